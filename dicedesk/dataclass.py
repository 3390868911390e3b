"""Frozen dataclasses that are made in a sixth of the time.

`dataclasses` has Python's compiler called six times for each of them, and a window waits for seventy before it answers
its first key: that was a tenth of its start. Here only `__init__` is compiled. All else is as `dataclasses` has it:
these are dataclasses, with fields that can be listed, replaced and matched.
"""

from dataclasses import MISSING, Field, FrozenInstanceError, fields
from dataclasses import dataclass as plain_dataclass
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # To whoever checks types they are what they are.
    from dataclasses import dataclass as dataclass
else:

    def dataclass(*, frozen=False, eq=True, slots=False):
        """Makes a class a dataclass; one that is not simply frozen is left to `dataclasses`."""
        return partial(_made, slots) if frozen and eq else plain_dataclass(frozen=frozen, eq=eq, slots=slots)


def _made(slots: bool, given: type) -> type:  # noqa: FBT001 (always given by its place)
    own = {**vars(given)}
    kind: type = plain_dataclass(init=False, repr=False, eq=False, slots=slots)(given)
    all_fields = fields(kind)
    for name, method in {
        "__init__": _init(all_fields, has_more=hasattr(kind, "__post_init__")),
        **_comparison(tuple(field.name for field in all_fields if field.compare)),
        **_freezing(kind, frozenset(field.name for field in all_fields)),
        **(_pickling(tuple(field.name for field in all_fields)) if slots else {}),
        "__repr__": _repr(tuple(field.name for field in all_fields if field.repr)),
    }.items():
        if name not in own:
            method.__qualname__ = f"{kind.__qualname__}.{name}"
            setattr(kind, name, method)
    return kind


def _init(all_fields: tuple[Field[Any], ...], *, has_more: bool) -> Any:
    """Sets all fields, and does what the class does after that."""
    known: dict[str, Any] = {"set_": object.__setattr__, "missing": MISSING}
    given: list[str] = []
    lines: list[str] = []
    for field in sorted(all_fields, key=lambda field: bool(field.kw_only)):
        name = field.name
        if field.kw_only and "*" not in given:
            given.append("*")
        value = name
        if field.default_factory is not MISSING:
            known[f"make_{name}"] = field.default_factory
            value = f"make_{name}() if {name} is missing else {name}"
            given.append(f"{name}=missing")
        elif field.default is not MISSING:
            known[f"default_{name}"] = field.default
            given.append(f"{name}=default_{name}")
        else:
            given.append(name)
        lines.append(f" set_(self, {name!r}, {value})")
    if has_more:
        lines.append(" self.__post_init__()")
    found: dict[str, Any] = {}
    exec(f"def __init__({', '.join(('self', *given))}):\n" + ("\n".join(lines) or " pass"), known, found)  # noqa: S102
    return found["__init__"]


def _comparison(names: tuple[str, ...]) -> dict[str, Any]:
    """Two are equal, and have the same hash, where their fields are equal and they are of one class."""
    values: Any = attrgetter(*names) if names else lambda _: ()

    def __eq__(self: object, other: object) -> bool:  # noqa: N807
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    def __hash__(self: object) -> int:  # noqa: N807
        return hash(values(self))

    return {"__eq__": __eq__, "__hash__": __hash__}


def _freezing(kind: type, names: frozenset[str]) -> dict[str, Any]:
    """Nothing of it can be set or deleted; a class that derives from it may have more."""

    def __setattr__(self: object, name: str, value: object) -> None:  # noqa: N807
        if type(self) is kind or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        object.__setattr__(self, name, value)

    def __delattr__(self: object, name: str) -> None:  # noqa: N807
        if type(self) is kind or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        object.__delattr__(self, name)

    return {"__setattr__": __setattr__, "__delattr__": __delattr__}


def _pickling(names: tuple[str, ...]) -> dict[str, Any]:
    """What has slots is put away field by field: taken out again, it could not be set otherwise."""

    def __getstate__(self: object) -> list[object]:  # noqa: N807
        return [getattr(self, name) for name in names]

    def __setstate__(self: object, state: list[object]) -> None:  # noqa: N807
        for name, value in zip(names, state, strict=True):
            object.__setattr__(self, name, value)

    return {"__getstate__": __getstate__, "__setstate__": __setstate__}


def _repr(names: tuple[str, ...]) -> Any:
    """Its class and its fields, as one would write them."""

    def __repr__(self: object) -> str:  # noqa: N807
        return f"{type(self).__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in names)})"

    return __repr__
