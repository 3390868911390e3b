"""Write the page that lists what `dicedesk.classroom` has, made from the code, so that it stays true.

    python packaging/make.py classroom-page

rewrites resources/classroom.md, in the environment of the project. The window shows it from Help, and the manual page
holds its list of modules. A test fails while the page is not what the code says.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import get_origin

from generators.made_files import compare, write

PROJECT = Path(__file__).resolve().parents[2]
PAGE = PROJECT / "resources" / "classroom.md"
PACKAGE = "dicedesk.classroom"
INNER = {"checks"}
"""Modules that the others use, and that are not documented."""

HEAD = """# For the classroom

DiceDesk grew from documents for learners: a project on Hog, a chapter on Hazard, a chapter on craps, a stream of
craps throws, and a project on Poker Dice with its Magic 8 Oracle. You can import everything they name from Python,
under the same names:

    from dicedesk.classroom.hog import roll_dice, make_test_dice

Doing the exercises? Compare your functions with ours, or replace one of our classes with yours. If the document has a
program, `python -m` with the name of the module runs it.
"""


def write_or_check(*, is_check: bool) -> int:
    files = {PAGE.name: page().encode()}
    return compare(PAGE.parent, files) if is_check else write(PAGE.parent, files)


def page() -> str:
    """Return the page for the current code."""
    return "\n".join([HEAD, *(section(module) for module in modules())])


def modules() -> Iterator[ModuleType]:
    """Yield the modules that students import, sorted by name."""
    package = importlib.import_module(PACKAGE)
    for found in pkgutil.iter_modules(package.__path__):
        if found.name not in INNER:
            yield importlib.import_module(f"{PACKAGE}.{found.name}")


def section(module: ModuleType) -> str:
    """Return the description of a module and its members."""
    lines = [f"## {module.__name__}", "", paragraph(module), ""]
    names = {
        id(thing): name
        for name, thing in vars(module).items()
        if not name.startswith("_") and callable(thing)
    }
    for name in public_names(module):
        lines += member(name, getattr(module, name), names)
    return "\n".join([*lines, ""])


def public_names(module: ModuleType) -> list[str]:
    """Return the names that a module is imported for: its `__all__`, otherwise the classes that it defines."""
    listed = getattr(module, "__all__", None)
    if listed is not None:
        return list(listed)
    own = (
        name for name, thing in vars(module).items() if getattr(thing, "__module__", "") == module.__name__
    )
    return [name for name in own if not name.startswith("_")]


def member(name: str, thing: object, names: Mapping[int, str]) -> list[str]:
    """Return the lines of a function, a class with its members, or a value."""
    if inspect.isclass(thing):
        if not thing.__module__.startswith("dicedesk"):
            return [f"- `{name}`: a {thing.__name__}"]
        if thing.__name__ != name:
            return [f"- `{name}`: another name of `{thing.__name__}`"]
        return [f"- `{name}{signature(thing)}`: {first_line(thing)}", *methods(thing)]
    if get_origin(thing) is not None:
        return [f"- `{name}` = {thing}"]
    if callable(thing):
        return [f"- `{name}{signature(thing, names)}`: {first_line(thing)}"]
    return [f"- `{name}` = {thing!r}" if isinstance(thing, int) else f"- `{name}`"]


def methods(kind: type) -> list[str]:
    """Return the lines of a class's own members, one below the other."""
    lines = []
    for name, found in vars(kind).items():
        if name.startswith("_"):
            continue
        inner = found.fget if isinstance(found, property) else inspect.unwrap(getattr(kind, name))
        if inspect.isfunction(inner):
            shown = name if isinstance(found, property) else f"{name}{signature(inner)}"
            lines.append(f"    - `{shown}`: {first_line(inner)}")
    return lines


def signature(thing: object, names: Mapping[int, str] = MappingProxyType({})) -> str:
    """Return the parameters, without `self` and types; "" if Python knows none.

    `names` gives the module's name for a default value, by its `id`.
    """
    try:
        known = inspect.signature(thing)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return ""
    kept = [_shown(given, names) for name, given in known.parameters.items() if name != "self"]
    return str(inspect.Signature(kept))


class _Called(str):
    """A name, shown without quotation marks."""

    def __repr__(self) -> str:
        return str(self)


def _shown(given: inspect.Parameter, names: Mapping[int, str]) -> inspect.Parameter:
    default = given.default
    name = names.get(id(default)) or (getattr(default, "__name__", "") if callable(default) else "")
    is_named = default is not inspect.Parameter.empty and bool(name)
    return given.replace(annotation=inspect.Parameter.empty, default=_Called(name) if is_named else default)


def first_line(thing: object) -> str:
    """Return the first sentence of a member's docstring."""
    said = inspect.getdoc(thing) or ""
    return " ".join(said.partition("\n\n")[0].split())


def paragraph(module: ModuleType) -> str:
    """Return the first paragraph of a module's docstring, on one line."""
    return " ".join((module.__doc__ or "").partition("\n\n")[0].split())
