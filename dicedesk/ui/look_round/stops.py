"""What a look round the window says, and of which of its parts."""

from dataclasses import dataclass

from PySide6.QtGui import QKeySequence

from dicedesk.ui.tabs.game_tab import Landmark
from dicedesk.ui.words import tr


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
                tr(
                    "Here they are thrown, and beside them you read what they came to. Any key ends the tumbling."
                ),
            ),
        ),
        (
            Stop(
                Landmark.CHOICES,
                tr("Your choice"),
                tr("Here you say what you want to do, by mouse or keys. The bright button then does it."),
            ),
        ),
        (
            Stop(
                Landmark.CARDS,
                tr("The cards"),
                tr(
                    "What helps you decide: chances, the rules of the moment, and all that has happened so far."
                ),
            ),
            Stop(
                Landmark.DRAWER,
                tr("The cards"),
                tr(
                    "In a narrow window, chances, rules and the log of the game lie behind this button, or the D key."
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
                    "Go from one to the other as you like: each stays as you leave it, even when you close the window."
                ),
            ),
        ),
        (
            Stop(
                Landmark.SEAL,
                tr("Fair dice"),
                tr(
                    "Here you read where the dice come from. Sealed ones are fixed beforehand; anyone can check."
                ),
            ),
        ),
        (
            Stop(
                Landmark.MENUS,
                tr("Help"),
                tr(
                    "F1 opens the rules of the game, ? shows its keys, and {keys} finds all that can be done.",
                    keys=QKeySequence("Ctrl+K").toString(QKeySequence.SequenceFormat.NativeText),
                ),
            ),
        ),
    )
