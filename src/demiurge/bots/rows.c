/* Rows of arrays that learners read (rows.py has the same in Python): all 0 but at a few places. */

#include <Python.h>
#include <string.h>

/* The place that stands in a list, or -1 with an error where the row has none such. */
static Py_ssize_t place_of(PyObject *places, Py_ssize_t i, Py_ssize_t size)
{
    Py_ssize_t place = PyLong_AsSsize_t(PyList_GET_ITEM(places, i));
    if (place == -1 && PyErr_Occurred())
        return -1;
    if (place < 0 || place >= size) {
        PyErr_Format(PyExc_IndexError, "there is no place %zd in a row of %zd", place, size);
        return -1;
    }
    return place;
}

static PyObject *scatter(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer row;
    if (count != 3 || !PyList_Check(args[0]) || !PyList_Check(args[1]) ||
        PyList_GET_SIZE(args[0]) != PyList_GET_SIZE(args[1]))
        return PyErr_Format(PyExc_TypeError, "scatter takes as many values as places");
    if (PyObject_GetBuffer(args[2], &row, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0)
        return NULL;
    if (row.format == NULL || strcmp(row.format, "f") != 0)
        PyErr_SetString(PyExc_TypeError, "scatter takes a row of 32-bit floats");
    else {
        const Py_ssize_t size = row.len / (Py_ssize_t)sizeof(float);
        float *numbers = row.buf;
        memset(row.buf, 0, row.len);
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[0]); i++) {
            const Py_ssize_t place = place_of(args[0], i, size);
            const double value = place < 0 ? 0.0 : PyFloat_AsDouble(PyList_GET_ITEM(args[1], i));
            if (PyErr_Occurred())
                break;
            numbers[place] = (float)value;
        }
    }
    PyBuffer_Release(&row);
    return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
}

static PyObject *mark(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer row;
    if (count != 2 || !PyList_Check(args[0]))
        return PyErr_Format(PyExc_TypeError, "mark takes a list of places and a row");
    if (PyObject_GetBuffer(args[1], &row, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS) < 0)
        return NULL;
    memset(row.buf, 0, row.len);
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(args[0]); i++) {
        const Py_ssize_t place = place_of(args[0], i, row.len);
        if (place < 0)
            break;
        ((char *)row.buf)[place] = 1;
    }
    PyBuffer_Release(&row);
    return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
}

static PyMethodDef methods[] = {
    {"scatter", (PyCFunction)(void (*)(void))scatter, METH_FASTCALL, "The values, each at its place; the rest is 0."},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, "1 at each of the places; the rest is 0."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "rows", NULL, -1, methods};

PyMODINIT_FUNC PyInit_rows(void)
{
    return PyModule_Create(&definition);
}
