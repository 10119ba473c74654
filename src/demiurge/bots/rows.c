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

#define MOST 999.0 /* a larger number counts nothing */

/* A row of floats that is written to, and how many there are. */
typedef struct {
    float *numbers;
    Py_ssize_t size;
} Row;

static Py_ssize_t index_in(PyObject *plan, int what)
{
    return PyLong_AsSsize_t(PyTuple_GET_ITEM(plan, what));
}

static void put(Row *row, Py_ssize_t place, double value)
{
    if (place >= 0 && place < row->size)
        row->numbers[place] = (float)(value > MOST ? MOST : value < -MOST ? -MOST : value);
}

static int unfold_number(PyObject *number, Py_ssize_t place, Row *row)
{
    int over = 0;
    const long value = PyLong_AsLongAndOverflow(number, &over);
    put(row, place, over ? over * MOST : (double)value);
    return 0;
}

static void unfold_word(unsigned long long word, Py_ssize_t place, Py_ssize_t bits, Row *row)
{
    for (Py_ssize_t bit = 0; word && bit < bits; bit++, word >>= 1)
        if (word & 1)
            put(row, place + bit, 1.0);
}

/* 1 at each bit of a mask, word by word; nothing of a negative one. */
static int unfold_mask(PyObject *mask, Py_ssize_t place, Py_ssize_t bits, Row *row)
{
    int over = 0;
    const long long value = PyLong_AsLongLongAndOverflow(mask, &over);
    if (over < 0 || (over == 0 && value < 0))
        return PyErr_Occurred() ? -1 : 0;
    if (over == 0) {
        unfold_word((unsigned long long)value, place, bits, row);
        return 0;
    }
    PyObject *words = PyLong_FromLong(64), *rest = Py_NewRef(mask);
    for (Py_ssize_t done = 0; rest != NULL && words != NULL && done < bits; done += 64) {
        unfold_word(PyLong_AsUnsignedLongLongMask(rest), place + done, bits - done, row);
        Py_SETREF(rest, PyNumber_Rshift(rest, words));
    }
    Py_XDECREF(words);
    Py_XDECREF(rest);
    return PyErr_Occurred() ? -1 : 0;
}

static int unfold_into(PyObject *thing, PyObject *plan, Row *row)
{
    if (plan == Py_None)
        return 0;
    if (PyLong_Check(plan))
        return PyLong_Check(thing) ? unfold_number(thing, PyLong_AsSsize_t(plan), row) : 0;
    if (!PyTuple_Check(plan) || PyTuple_GET_SIZE(plan) != 7) {
        PyErr_SetString(PyExc_TypeError, "unfold takes a plan");
        return -1;
    }
    if (PyLong_Check(thing)) {
        const Py_ssize_t place = index_in(plan, 3) > 0 ? -1 : index_in(plan, 0), bits = index_in(plan, 1);
        return bits > 0 ? unfold_mask(thing, place, bits, row) : unfold_number(thing, place, row);
    }
    if (PyList_Check(thing)) {
        PyObject *parts = PyTuple_GET_ITEM(plan, 4);
        const Py_ssize_t many = index_in(plan, 3);
        put(row, index_in(plan, 2), (double)PyList_GET_SIZE(thing));
        if (many > 0) {
            const Py_ssize_t first = index_in(plan, 0);
            for (Py_ssize_t i = 0; i < PyList_GET_SIZE(thing) && i < many; i++)
                if (PyLong_Check(PyList_GET_ITEM(thing, i)))
                    unfold_number(PyList_GET_ITEM(thing, i), first + i, row);
            return 0;
        }
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(thing) && i < PyTuple_GET_SIZE(parts); i++)
            if (unfold_into(PyList_GET_ITEM(thing, i), PyTuple_GET_ITEM(parts, i), row) < 0)
                return -1;
        return 0;
    }
    PyObject *names = PyTuple_GET_ITEM(plan, 5), *fields = PyTuple_GET_ITEM(plan, 6);
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(names); i++) {
        PyObject *one = PyObject_GetAttr(thing, PyTuple_GET_ITEM(names, i));
        if (one == NULL) { /* another kind of object stands here now */
            if (!PyErr_ExceptionMatches(PyExc_AttributeError))
                return -1;
            PyErr_Clear();
            continue;
        }
        const int failed = unfold_into(one, PyTuple_GET_ITEM(fields, i), row);
        Py_DECREF(one);
        if (failed < 0)
            return -1;
    }
    return 0;
}

static PyObject *unfold(PyObject *module, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer buffer;
    if (count != 3)
        return PyErr_Format(PyExc_TypeError, "unfold takes a thing, a plan and a row");
    if (PyObject_GetBuffer(args[2], &buffer, PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS | PyBUF_FORMAT) < 0)
        return NULL;
    if (buffer.format == NULL || strcmp(buffer.format, "f") != 0)
        PyErr_SetString(PyExc_TypeError, "unfold takes a row of 32-bit floats");
    else {
        Row row = {buffer.buf, buffer.len / (Py_ssize_t)sizeof(float)};
        unfold_into(args[0], args[1], &row);
    }
    PyBuffer_Release(&buffer);
    return PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
}

static PyMethodDef methods[] = {
    {"scatter", (PyCFunction)(void (*)(void))scatter, METH_FASTCALL, "The values, each at its place; the rest is 0."},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, "1 at each of the places; the rest is 0."},
    {"unfold", (PyCFunction)(void (*)(void))unfold, METH_FASTCALL, "Nested numbers, each at its place."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "rows", NULL, -1, methods};

PyMODINIT_FUNC PyInit_rows(void)
{
    return PyModule_Create(&definition);
}
