"""Makes the C code that mypyc writes free objects faster; called by `tools/compile.py` before the C compiler.

CPython keeps deep chains of objects from overflowing the stack by its trashcan: three calls into its library
for each object that is freed. Almost no object is freed deep inside others, so the calls are left out there.
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


def free_faster(path: Path) -> None:
    """Change one file of C."""
    text = path.read_text(encoding="utf-8")
    changed = freeing_faster(text)
    if changed != text:
        path.write_text(changed, encoding="utf-8")


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
