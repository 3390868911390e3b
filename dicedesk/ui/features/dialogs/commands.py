"""What can be done in the window, as rows: for the palette that finds it, and for the sheet of keys."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence

from dicedesk.ui.base.words import listed, tr


@dataclass(frozen=True)
class Command:
    """Something to do: where it belongs, what it is called, its keys as the system writes them, and how it is done."""

    group: str
    text: str
    keys: str
    do: Callable[[], object]


def commands_of(actions: Iterable[QAction], group: str) -> tuple[Command, ...]:
    """A command for each action that can be chosen now."""
    return tuple(
        Command(group, action.text().replace("&", ""), _keys(action), action.trigger)
        for action in actions
        if action.isEnabled() and action.text()
    )


def found(commands: Sequence[Command], words: str) -> tuple[Command, ...]:
    """The commands in which all words occur; first those whose own text begins with what was typed."""
    asked = words.casefold().split()
    fitting = [command for command in commands if all(word in _searched(command) for word in asked)]
    begins = words.strip().casefold()
    return tuple(sorted(fitting, key=lambda command: not command.text.casefold().startswith(begins)))


def _searched(command: Command) -> str:
    return f"{command.group} {command.text}".casefold()


def _keys(action: QAction) -> str:
    return listed(dict.fromkeys(_key(shortcut) for shortcut in action.shortcuts()))


def _key(shortcut: QKeySequence) -> str:
    # A keyboard has two keys that Qt tells apart; people call both of them Enter.
    if shortcut.toString() in ("Return", "Enter"):
        return tr("Enter")
    return shortcut.toString(QKeySequence.SequenceFormat.NativeText)
