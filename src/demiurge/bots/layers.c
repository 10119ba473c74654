/* A small net's forward pass (layers.py has the same in Python): three layers of weights, two of them followed by a
   ReLU. The first one is read only where an input is not 0, the last one only where an output is asked for. */

#include <Python.h>
#include <stdint.h>
#include <string.h>

#define WIDEST 1024     /* neurons of a layer */
#define OUTPUTS 65536   /* at most */
#define HEAD 4      /* ints: inputs, neurons of the first and of the second layer, outputs */

#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__)
#define QUICK __attribute__((target_clones("arch=haswell", "default"), optimize("O3")))
#else
#define QUICK
#endif

QUICK static void add(float *restrict sums, const float *restrict row, float value, int wide)
{
    for (int i = 0; i < wide; i++)
        sums[i] += value * row[i];
}

static void through(const float *before, int many, const float *weights, const float *bias, int wide, float *after)
{
    memcpy(after, bias, wide * sizeof(float));
    for (int i = 0; i < many; i++)
        if (before[i] > 0.0f)
            add(after, weights + (size_t)i * wide, before[i], wide);
}

static size_t bytes_of(const int32_t *head)
{
    size_t inputs = head[0], first = head[1], second = head[2], outputs = head[3];
    return sizeof(float) * (HEAD + (inputs + 1) * first + (first + 1) * second + (second + 1) * outputs);
}

/* The head of a net that can be read, or NULL with an error. */
static const int32_t *head_of(PyObject *net)
{
    const int32_t *head = PyBytes_Check(net) ? (const int32_t *)PyBytes_AS_STRING(net) : NULL;
    size_t length = head == NULL ? 0 : PyBytes_GET_SIZE(net);
    int sound = length >= HEAD * sizeof(int32_t) && head[0] > 0;
    for (int i = 1; sound && i < HEAD; i++)
        sound = head[i] > 0 && head[i] <= (i < HEAD - 1 ? WIDEST : OUTPUTS);
    if (!sound || length != bytes_of(head)) {
        PyErr_SetString(PyExc_ValueError, "not the layers of a net");
        return NULL;
    }
    return head;
}

/* The second layer's neurons; -1 with an error. */
static int neurons(const int32_t *head, PyObject *places, PyObject *values, float *middle)
{
    float sums[WIDEST];
    const int inputs = head[0], first = head[1], second = head[2];
    const float *layer1 = (const float *)(head + HEAD), *bias1 = layer1 + (size_t)inputs * first;
    const float *layer2 = bias1 + first, *bias2 = layer2 + (size_t)first * second;
    if (!PyList_Check(places) || !PyList_Check(values) || PyList_GET_SIZE(places) != PyList_GET_SIZE(values)) {
        PyErr_SetString(PyExc_TypeError, "a net takes two lists of the same length");
        return -1;
    }
    memcpy(sums, bias1, first * sizeof(float));
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(places); i++) {
        long place = PyLong_AsLong(PyList_GET_ITEM(places, i));
        double value = PyFloat_AsDouble(PyList_GET_ITEM(values, i));
        if (PyErr_Occurred())
            return -1;
        if (place >= 0 && place < inputs)
            add(sums, layer1 + (size_t)place * first, (float)value, first);
    }
    through(sums, first, layer2, bias2, second, middle);
    return 0;
}

static const float *last_layer(const int32_t *head)
{
    size_t inputs = head[0], first = head[1], second = head[2];
    return (const float *)(head + HEAD) + (inputs + 1) * first + (first + 1) * second;
}

static PyObject *floats(const float *found, Py_ssize_t many)
{
    PyObject *list = PyList_New(many);
    for (Py_ssize_t i = 0; list != NULL && i < many; i++) {
        PyObject *one = PyFloat_FromDouble(found[i]);
        if (one == NULL)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, i, one);
    }
    return list;
}

static PyObject *forward(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    float middle[WIDEST], found[WIDEST];
    if (count != 3)
        return PyErr_Format(PyExc_TypeError, "forward takes a net and two lists of the same length");
    const int32_t *head = head_of(args[0]);
    if (head == NULL || neurons(head, args[1], args[2], middle) < 0)
        return NULL;
    const int second = head[2], outputs = head[3];
    if (outputs > WIDEST)
        return PyErr_Format(PyExc_ValueError, "%d outputs are for glance", outputs);
    const float *layer3 = last_layer(head);
    through(middle, second, layer3, layer3 + (size_t)second * outputs, outputs, found);
    return floats(found, outputs);
}

static PyObject *glance(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    float middle[WIDEST];
    if (count != 4 || !PyList_Check(args[3]))
        return PyErr_Format(PyExc_TypeError, "glance takes a net, two lists of the same length, and a list of outputs");
    const int32_t *head = head_of(args[0]);
    if (head == NULL || neurons(head, args[1], args[2], middle) < 0)
        return NULL;
    const int second = head[2], outputs = head[3];
    const float *layer3 = last_layer(head), *bias3 = layer3 + (size_t)second * outputs;
    const Py_ssize_t many = PyList_GET_SIZE(args[3]);
    PyObject *list = PyList_New(many);
    for (Py_ssize_t i = 0; list != NULL && i < many; i++) {
        long which = PyLong_AsLong(PyList_GET_ITEM(args[3], i));
        if (which < 0 || which >= outputs) {
            if (!PyErr_Occurred())
                PyErr_Format(PyExc_IndexError, "there is no output %ld", which);
            Py_CLEAR(list);
            break;
        }
        float sum = bias3[which];
        for (int n = 0; n < second; n++)
            if (middle[n] > 0.0f)
                sum += middle[n] * layer3[(size_t)n * outputs + which];
        PyObject *one = PyFloat_FromDouble(sum);
        if (one == NULL)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, i, one);
    }
    return list;
}

static PyMethodDef methods[] = {
    {"forward", (PyCFunction)(void (*)(void))forward, METH_FASTCALL, "What a net says of sparse inputs."},
    {"glance", (PyCFunction)(void (*)(void))glance, METH_FASTCALL, "Some of the outputs of a net that has many."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "layers", NULL, -1, methods};

PyMODINIT_FUNC PyInit_layers(void)
{
    return PyModule_Create(&definition);
}
