/* A copy of an object as it stands, its parts shared (twin.py has the same in Python). Of a compiled object all fields
   lie behind its header: they are copied at once, and each part that the copy holds, too, is counted. */

#include <Python.h>
#include <string.h>

static int hold(PyObject *part, void *type)
{
    if (part != (PyObject *)type) /* who made the copy has counted it already */
        Py_INCREF(part);
    return 0;
}

/* Memory that is written whole need not be cleared first. Only Python itself knows where it keeps a dictionary. */
static PyObject *made(PyTypeObject *type)
{
    int plain = PyType_IS_GC(type) && type->tp_dictoffset == 0;
    return plain ? (PyObject *)PyObject_GC_New(PyObject, type) : type->tp_alloc(type, 0);
}

/* What an interpreted class adds to a compiled one stands in a dictionary. */
static int copy_dict(PyObject *one, PyObject *other)
{
    PyObject *dict = PyObject_GenericGetDict(one, NULL);
    PyObject *copy = dict == NULL ? NULL : PyDict_Copy(dict);
    int done = copy == NULL ? -1 : PyObject_GenericSetDict(other, copy, NULL);
    Py_XDECREF(dict);
    Py_XDECREF(copy);
    return done;
}

static PyObject *twin(PyObject *module, PyObject *one)
{
    PyTypeObject *type = Py_TYPE(one);
    const size_t head = sizeof(PyObject);
    PyObject *other = made(type);
    if (other == NULL)
        return NULL;
    memcpy((char *)other + head, (char *)one + head, type->tp_basicsize - head);
    if (type->tp_weaklistoffset > 0)
        *(PyObject **)((char *)other + type->tp_weaklistoffset) = NULL;
    if (type->tp_traverse != NULL)
        type->tp_traverse(other, hold, type);
    if (PyType_IS_GC(type) && !PyObject_GC_IsTracked(other))
        PyObject_GC_Track(other);
    if (type->tp_dictoffset != 0 && copy_dict(one, other) < 0) {
        Py_DECREF(other);
        return NULL;
    }
    return other;
}

static PyObject *twin_all(PyObject *module, PyObject *list)
{
    if (!PyList_Check(list))
        return PyErr_Format(PyExc_TypeError, "twin_all takes a list");
    Py_ssize_t size = PyList_GET_SIZE(list);
    PyObject *found = PyList_New(size);
    for (Py_ssize_t i = 0; found != NULL && i < size; i++) {
        PyObject *other = twin(module, PyList_GET_ITEM(list, i));
        if (other == NULL)
            Py_CLEAR(found);
        else
            PyList_SET_ITEM(found, i, other);
    }
    return found;
}

static PyMethodDef methods[] = {
    {"twin", twin, METH_O, "A copy of an object as it stands, its parts shared."},
    {"twin_all", twin_all, METH_O, "Such a copy of each in a list."},
    {NULL, NULL, 0, NULL},
};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "twin", NULL, -1, methods};

PyMODINIT_FUNC PyInit_twin(void)
{
    return PyModule_Create(&definition);
}
