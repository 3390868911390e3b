"""Names the references that keep an unused object alive: the ring that only the garbage collector can break."""

import gc
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from types import FrameType, FunctionType, MemberDescriptorType, MethodType
from typing import Any

Reference = tuple[Any, str, Any]
"""An object, the name under which it holds another one, and that one."""


def ring_around(kind: type, garbage: Iterable[Any]) -> str:
    """The shortest ring that holds an object of a kind, such as `Tab._cards -> list[0] -> Card._tab -> Tab`.

    Empty where there is no such object; the names of the classes where no ring can be seen.
    """
    things = {id(thing): thing for thing in garbage}
    # By type(), as isinstance() asks the thing itself, and a weak proxy of something that has gone raises.
    wanted = [thing for thing in things.values() if issubclass(type(thing), kind)]
    if not wanted:
        return ""
    held: dict[int, list[Reference]] = {
        known: [(thing, name, to) for name, to in _references(thing) if id(to) in things]
        for known, thing in things.items()
    }
    rings = [ring for thing in wanted if (ring := _way(thing, {id(thing)}, held))]
    return _told(min(rings, key=len)) if rings else _ring_beside(wanted, held)


def _ring_beside(wanted: list[Any], held: dict[int, list[Reference]]) -> str:
    """The nearest ring that holds one of the objects, where none of them is part of a ring."""
    holders = defaultdict(list)
    for references in held.values():
        for thing, name, to in references:
            holders[id(to)].append((to, name, thing))
    ends = {id(thing) for thing in wanted}
    for thing in wanted:
        for *_, (_, _, holder) in _ways(thing, holders):
            if ring := _way(holder, {id(holder)}, held):
                return f"{_told(ring)}; {_told(_way(holder, ends, held))}"
    return ", ".join(sorted({type(thing).__name__ for thing in wanted}))


def _way(start: Any, ends: set[int], held: dict[int, list[Reference]]) -> list[Reference]:
    """The shortest way from an object to the ends; empty where there is none."""
    return next((way for way in _ways(start, held) if id(way[-1][2]) in ends), [])


def _ways(start: Any, held: dict[int, list[Reference]]) -> Iterator[list[Reference]]:
    """The shortest way to each object that can be reached, the near ones first."""
    seen: set[int] = set()
    waiting: deque[tuple[Any, list[Reference]]] = deque([(start, [])])
    while waiting:
        thing, way = waiting.popleft()
        for reference in held[id(thing)]:
            if id(reference[2]) not in seen:
                seen.add(id(reference[2]))
                waiting.append((reference[2], [*way, reference]))
                yield waiting[-1][1]


def _references(thing: Any) -> Iterator[tuple[str, Any]]:
    """What an object holds, by name first."""
    if type(thing) is MethodType:
        yield "", thing.__self__
    if type(thing) is FunctionType:
        for name, cell in zip(thing.__code__.co_freevars, thing.__closure__ or (), strict=True):
            yield from ((f" (its variable {name})", to) for to in gc.get_referents(cell))
    if type(thing) is FrameType:
        yield from ((f" (its variable {name})", to) for name, to in thing.f_locals.items())
    if issubclass(type(thing), dict):
        # What else is a key may be a Qt object that has gone, which cannot even be written.
        yield from ((f"[{key!r}]" if type(key) in (str, int) else "[…]", to) for key, to in thing.items())
    if issubclass(type(thing), list | tuple):
        yield from ((f"[{place}]", to) for place, to in enumerate(thing))
    with suppress(AttributeError):
        yield from ((f".{name}", to) for name, to in object.__getattribute__(thing, "__dict__").items())
    for kind in type(thing).__mro__:
        for name, member in vars(kind).items():
            if type(member) is MemberDescriptorType:
                with suppress(AttributeError):
                    yield f".{name}", member.__get__(thing)
    yield from (("", to) for to in gc.get_referents(thing))


def _told(way: list[Reference]) -> str:
    return " -> ".join([*(_name(thing) + name for thing, name, _ in way), _name(way[-1][2])])


def _name(thing: Any) -> str:
    if type(thing) is FrameType:
        return f"frame of {thing.f_code.co_qualname}"
    if type(thing) in (FunctionType, MethodType):
        return str(thing.__qualname__)
    return f"class {thing.__name__}" if issubclass(type(thing), type) else type(thing).__name__
