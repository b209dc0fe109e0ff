"""Makes the C code that mypyc writes faster; called by `tools/compile.py` before the C compiler.

CPython keeps deep chains of objects from overflowing the stack by its trashcan: three calls into its library
for each object that is freed. Almost no object is freed deep inside others, so the calls are left out there.

After almost every statement stands code for the case that it failed, a third of all code. The C compiler is
told so, and puts it elsewhere: what the processor fetches is then code that runs.

The compiler of Python multiplies integers as objects if one is negative. Differences of places often are.
"""

import re
from pathlib import Path

SHALLOW = 40
"""Objects that a file of C frees inside each other before the trashcan takes over."""

_DEALLOCATION = re.compile(r"^static void\n\w+_dealloc\(\w+ \*self\)\n\{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
_TRASHCAN = re.compile(
    r"^    CPy_TRASHCAN_BEGIN\(self, \w+\)\n(?P<freeing>.*?)^    CPy_TRASHCAN_END\(self\)\n",
    re.MULTILINE | re.DOTALL,
)
_DEPTH = "freed_inside_each_other"


_HEADER = re.compile(r'^#include "__native_internal\w*\.h"\n', re.MULTILINE)
_AHEAD = """
#ifdef __GNUC__
/* The functions that are called only where something failed. */
#define ON_FAILURE __attribute__((cold))
ON_FAILURE void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals);
ON_FAILURE void CPy_TypeErrorTraceback(const char *filename, const char *funcname, int line,
                                       PyObject *globals, const char *expected, PyObject *value);
ON_FAILURE void CPy_AttributeError(const char *filename, const char *funcname, const char *classname,
                                   const char *attrname, int line, PyObject *globals);
ON_FAILURE void CPy_TypeError(const char *expected, PyObject *value);
ON_FAILURE void CPyError_OutOfMemory(void);
ON_FAILURE static void CPy_DecRef(PyObject *p);

static inline CPyTagged multiplied(CPyTagged left, CPyTagged right)
{
    Py_ssize_t product;
    if (CPyTagged_CheckShort(left) && CPyTagged_CheckShort(right)
        && !__builtin_mul_overflow((Py_ssize_t)left, CPyTagged_ShortAsSsize_t(right), &product))
        return (CPyTagged)product;
    return CPyTagged_Multiply_(left, right);
}
#define CPyTagged_Multiply multiplied
#endif
"""


def quicken(path: Path) -> None:
    """Change one file of C."""
    text = path.read_text(encoding="utf-8")
    changed = with_hints(freeing_faster(text))
    if changed != text:
        path.write_text(changed, encoding="utf-8")


def with_hints(text: str) -> str:
    """The same code with failures kept away from the code that usually runs, and a faster product."""
    return _HEADER.sub(lambda header: header[0] + _AHEAD, text, count=1)


def freeing_faster(text: str) -> str:
    """The same code with the trashcan for deep chains only."""
    changed = _DEALLOCATION.sub(_one_freed_faster, text)
    return f"static int {_DEPTH};\n{changed}" if _DEPTH in changed else changed


def _one_freed_faster(deallocation: re.Match[str]) -> str:
    whole = deallocation[0]
    trashcan = _TRASHCAN.search(whole)
    if trashcan is None:
        return whole
    freeing = trashcan["freeing"]
    if "PyObject_GC_UnTrack" not in whole:
        # The trashcan links objects by the collector's header, which acyclic ones do not have.
        return whole.replace(trashcan[0], freeing)
    shallow = (
        f"    if ({_DEPTH} < {SHALLOW}) {{\n    {_DEPTH}++;\n{freeing}    {_DEPTH}--;\n    return;\n    }}\n"
    )
    return whole.replace(trashcan[0], shallow + trashcan[0])
