"""Classes and values that are named, not imported: what only one game needs is loaded when it is needed."""

from importlib import import_module
from typing import Any


def object_called(name: str) -> Any:
    """The class or value of a name such as "package.module:Class", or the module of "package.module", loaded now."""
    place, _, within = name.partition(":")
    module = import_module(place)
    return getattr(module, within) if within else module
