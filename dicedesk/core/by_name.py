"""Classes and values that are named, not imported: what only one game needs is loaded when it is needed."""

from pkgutil import resolve_name
from typing import Any


def object_called(name: str) -> Any:
    """The class or value of a name such as "package.module:Class"; its module is loaded now."""
    return resolve_name(name)
