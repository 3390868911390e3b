"""The modules beside a student's file of Hog, `dice` and `ucb`: such files import them, and are run without them."""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import TypeVar

from dicedesk.classroom.hog import four_sided, make_fair_dice, make_test_dice, six_sided

T = TypeVar("T")


def put_in_place() -> None:
    """From now on `import dice` and `import ucb` find them."""
    dice, ucb = ModuleType("dice"), ModuleType("ucb")
    vars(dice).update(
        four_sided=four_sided,
        six_sided=six_sided,
        make_fair_dice=make_fair_dice,
        make_test_dice=make_test_dice,
    )
    vars(ucb).update(
        main=_unchanged, trace=_unchanged, trace1=_unchanged, log_current_line=_nothing, interact=_nothing
    )
    sys.modules |= {"dice": dice, "ucb": ucb}


def _unchanged(function: Callable[..., T]) -> Callable[..., T]:
    """The function itself: it is neither started nor traced."""
    return function


def _nothing(*_: object) -> None:
    """Nobody is there to talk to."""
