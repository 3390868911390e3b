"""What is said of a ring of references names each of them."""

import gc
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.rings import ring_around


class Tab:
    """Stands for a Qt object."""

    def play(self) -> None:
        """What a ring may be closed by."""


class Slim:
    """Holds another object, and no attribute besides."""

    __slots__ = ("owner",)

    def __init__(self, owner: object) -> None:
        self.owner = owner


class Holder:
    """Holds anything."""


@pytest.fixture
def ring_left_by() -> Iterator[Callable[[Callable[[Any], None]], str]]:
    """Makes a tab, has it tied up, drops it, and says what holds it."""
    gc.disable()
    gc.collect()

    def left(tie: Callable[[Any], None]) -> str:
        tie(Tab())
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        gc.set_debug(0)
        found = ring_around(Tab, gc.garbage)
        gc.garbage.clear()
        return found

    yield left
    gc.enable()


def of_itself(tab: Any) -> None:
    tab.tab = tab


def by_an_attribute(tab: Any) -> None:
    tab.card = Holder()
    tab.card.owner = tab


def by_a_slot(tab: Any) -> None:
    tab.card = Slim(tab)


def by_a_list_and_a_dict(tab: Any) -> None:
    tab.cards = [0, {"hog": tab}]


def by_a_lambda(tab: Any) -> None:
    tab.later = lambda: tab


def by_a_bound_method(tab: Any) -> None:
    tab.card = Holder()
    tab.card.do = tab.play


def by_an_error(tab: Any) -> None:
    try:
        raise ValueError
    except ValueError as error:
        tab.error = error


def by_a_ring_beside_it(tab: Any) -> None:
    holder = Holder()
    holder.itself, holder.tabs = holder, [tab]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("tie", "ring"),
    [
        (of_itself, "Tab.tab -> Tab"),
        (by_an_attribute, "Tab.card -> Holder.owner -> Tab"),
        (by_a_slot, "Tab.card -> Slim.owner -> Tab"),
        (by_a_list_and_a_dict, "Tab.cards -> list[1] -> dict['hog'] -> Tab"),
        (by_a_lambda, "Tab.later -> by_a_lambda.<locals>.<lambda> (its variable tab) -> Tab"),
        (by_a_bound_method, "Tab.card -> Holder.do -> Tab.play -> Tab"),
        (
            by_an_error,
            "Tab.error -> ValueError -> traceback.tb_frame -> frame of by_an_error (its variable tab) -> Tab",
        ),
        (by_a_ring_beside_it, "Holder.itself -> Holder; Holder.tabs -> list[0] -> Tab"),
    ],
)
def test_each_reference_of_a_ring_is_named(
    ring_left_by: Callable[[Callable[[Any], None]], str], tie: Callable[[Any], None], ring: str
) -> None:
    assert ring_left_by(tie) == ring


def test_an_object_in_no_ring_is_named_all_the_same() -> None:
    assert ring_around(Tab, [Tab(), Holder(), Tab()]) == "Tab"


def test_other_objects_are_no_fault() -> None:
    assert ring_around(Tab, [Holder()]) == ""
