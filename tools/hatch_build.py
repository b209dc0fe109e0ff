"""Wheels and source packages contain the pages for the browser, so that installing them needs no Node.js."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Pages(BuildHookInterface[Any]):
    """Builds them before they are packed; an editable installation leaves that to tools/web.py."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """A Node.js, only where the pages must be built and the system has none."""
        web = _web(self.root)
        return [web.WHEEL] if web.needs_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before anything is packed."""
        if version == "editable":
            return
        web = _web(self.root)
        try:
            web.build()
        except web.Broken as broken:
            sys.exit(str(broken))


def _web(root: str) -> ModuleType:
    """tools/web.py, loaded by path because its folder is not a package here."""
    spec = importlib.util.spec_from_file_location("signum_web", Path(root) / "tools" / "web.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
