"""The allowed values of settings, and their JSON.

A group of settings is a frozen dataclass. The type of a field says what it allows: a bool, an Enum, another group, or
`Annotated[type, kind]` with one of the kinds here.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    Group = TypeVar("Group", bound=DataclassInstance)
else:
    Group = TypeVar("Group")

UNREADABLE = (ArithmeticError, LookupError, RecursionError, TypeError, ValueError)
"""The errors of `read` for a value that was not saved by `write`; JSON can also be nested too deeply."""


class Kind(Protocol):
    """What a field allows. `read` raises one of UNREADABLE for all other values."""

    def read(self, value: Any) -> Any:
        """Return the value of its JSON."""
        ...

    def write(self, value: Any) -> object:
        """Return the value as JSON."""
        ...


class Whole:
    """A whole number from `least` to `most`, or None if it `is_optional`."""

    def __init__(self, least: int, most: int, *, is_optional: bool = False) -> None:
        self._least, self._most, self._is_optional = least, most, is_optional

    def read(self, value: Any) -> int | None:
        if value is None and self._is_optional:
            return None
        if type(value) is not int or not self._least <= value <= self._most:
            raise ValueError(f"{value} is no whole number from {self._least} to {self._most}")
        return value

    def write(self, value: int | None) -> object:
        return value


class Number:
    """A number from `least` to `most`."""

    def __init__(self, least: float, most: float) -> None:
        self._least, self._most = least, most

    def read(self, value: Any) -> float:
        if type(value) not in {int, float} or not self._least <= value <= self._most:
            raise ValueError(f"{value} is no number from {self._least} to {self._most}")
        return float(value)

    def write(self, value: float) -> object:
        return value


class OneLine:
    """A text on one line, saved unchanged: another program supplied it."""

    def read(self, value: Any) -> str:
        """Return the text, which can be written to a file."""
        if type(value) is not str or "\0" in value or len(value.splitlines()) > 1:
            raise ValueError("this is no line of text")
        value.encode()
        return value

    def write(self, value: str) -> object:
        return value


class TypedName:
    """Text typed by a person: at most `longest` printable characters, without blanks at the ends. The rest is
    dropped."""

    def __init__(self, longest: int) -> None:
        self._longest = longest

    def read(self, value: Any) -> str:
        if type(value) is not str or value != self.write(value):
            raise ValueError("this is no name")
        return value

    def write(self, value: str) -> str:
        """Return the text without the characters that `read` would drop."""
        printable = "".join(character for character in value if character.isprintable())
        return printable.strip()[: self._longest].strip()


class Code:
    """An identifier such as "zh_CN", or ""."""

    def read(self, value: Any) -> str:
        if type(value) is not str or not (value == "" or (value.isascii() and value.isidentifier())):
            raise ValueError("this is no code")
        return value

    def write(self, value: str) -> object:
        return value


class Each:
    """A tuple of `count` values of one kind."""

    def __init__(self, kind: Kind, count: int) -> None:
        self._kind, self._count = kind, count

    def read(self, value: Any) -> tuple[Any, ...]:
        if type(value) is not list or len(value) != self._count:
            raise ValueError(f"this is no list of {self._count}")
        return tuple(map(self._kind.read, value))

    def write(self, value: tuple[Any, ...]) -> object:
        return list(map(self._kind.write, value))


class TextForm:
    """A value with its own text form. `parse` raises one of UNREADABLE for other texts."""

    def __init__(self, parse: Callable[[str], Any], to_text: Callable[[Any], str]) -> None:
        self._parse, self._to_text = parse, to_text

    def read(self, value: Any) -> Any:
        if type(value) is not str:
            raise ValueError("this is no text")
        return self._parse(value)

    def write(self, value: Any) -> object:
        return self._to_text(value)


class JsonParts:
    """JSON by name. The code that knows a part's name reads it; the other parts stay unchanged."""

    def read(self, value: Any) -> Mapping[str, Any]:
        if type(value) is not dict:
            raise ValueError("these are no parts by name")
        return value

    def write(self, value: Mapping[str, Any]) -> object:
        return dict(value)


class _Plain:
    """A bool or an Enum, whose type says what it allows."""

    def __init__(self, of: type) -> None:
        self._of = of

    def read(self, value: Any) -> Any:
        if self._of is bool and type(value) is not bool:
            raise ValueError("this is neither true nor false")
        return self._of(value)

    def write(self, value: Any) -> object:
        return value.value if isinstance(value, Enum) else value


def read(group: type[Group], data: object) -> tuple[Group, bool]:
    """Return the group from its JSON, and whether all of it could be read.

    An unreadable field has its default.
    """
    if not isinstance(data, dict):
        return group(), False
    values, is_whole = {}, True
    for field in fields(group):
        if field.name not in data:
            continue
        if isinstance(field.type, type) and is_dataclass(field.type):
            values[field.name], is_read = read(field.type, data[field.name])
            is_whole = is_whole and is_read
        else:
            try:
                values[field.name] = _kind_of(field.type).read(data[field.name])
            except UNREADABLE:
                is_whole = False
    return group(**values), is_whole


def write(group: "DataclassInstance") -> dict[str, Any]:
    data: dict[str, Any] = {}
    for field in fields(group):
        value = getattr(group, field.name)
        data[field.name] = write(value) if is_dataclass(field.type) else _kind_of(field.type).write(value)
    return data


def checked(group: Group) -> Group:
    """Return the group as it will be read again. Raises ValueError for a value that its field does not allow."""
    again, is_whole = read(type(group), write(group))
    if not is_whole:
        raise ValueError(f"{group} has a value that its field does not allow")
    return again


def _kind_of(of: Any) -> Kind:
    return of.__metadata__[0] if hasattr(of, "__metadata__") else _Plain(of)
