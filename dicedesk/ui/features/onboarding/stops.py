"""What the quick tour says, and of which parts of the window."""

from dataclasses import dataclass

from PySide6.QtGui import QKeySequence

from dicedesk.ui.base.page import Landmark
from dicedesk.ui.base.words import tr


@dataclass(frozen=True)
class Stop:
    """One part of the window, what it is called, and what it is good for."""

    landmark: Landmark
    title: str
    text: str


def stops() -> tuple[tuple[Stop, ...], ...]:
    """The stops in order; where one has several forms, the first holds whose part can be seen."""
    return (*_of_the_game(), *_of_the_window())


def _of_the_game() -> tuple[tuple[Stop, ...], ...]:
    return (
        (
            Stop(
                Landmark.DICE,
                tr("The dice"),
                tr("The dice roll here, with the result next to them. Press any key to skip the roll."),
            ),
        ),
        (
            Stop(
                Landmark.CHOICES,
                tr("Your choice"),
                tr("Make your choice here with the mouse or the keyboard, then press the bright button."),
            ),
        ),
        (
            Stop(
                Landmark.CARDS,
                tr("The panels"),
                tr("Here to help you decide: the odds, the rules that matter now, and everything so far."),
            ),
            Stop(
                Landmark.DRAWER,
                tr("The panels"),
                tr(
                    "In a narrow window, this button or the D key shows the odds, the rules and the game log."
                ),
            ),
        ),
    )


def _of_the_window() -> tuple[tuple[Stop, ...], ...]:
    return (
        (
            Stop(
                Landmark.TABS,
                tr("The games"),
                tr(
                    "Switch games whenever you like. Each waits just as you left it, even if you "
                    "close the window."
                ),
            ),
        ),
        (
            Stop(
                Landmark.SEAL,
                tr("Fair dice"),
                tr(
                    "This shows where the dice come from. Sealed dice are fixed before the game, "
                    "and anyone can check them."
                ),
            ),
        ),
        (
            Stop(
                Landmark.MENUS,
                tr("Help"),
                tr(
                    "F1 opens the rules, ? shows the shortcuts, and {keys} finds any command.",
                    keys=QKeySequence("Ctrl+K").toString(QKeySequence.SequenceFormat.NativeText),
                ),
            ),
        ),
    )
