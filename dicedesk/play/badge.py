"""The badge on the felt of a game whose dice others play with too."""

from datetime import date
from typing import Any

from dicedesk.core.fair.open_dice import DatedDice, open_dice_of
from dicedesk.core.record import CHALLENGER, Record
from dicedesk.core.rollers import day_in
from dicedesk.core.words import NamedDay, tr


def badge_of(record: Record[Any], today: date) -> str:
    """Return the badge, such as "TODAY · Nov 28" or "ANN'S DICE"; "" for a game with dice of its own."""
    challenger = record.tag(CHALLENGER)
    if challenger:
        #: On the felt, in capital letters: the game has the dice of the friend who sent a challenge.
        return tr("{name}'S DICE", name=challenger.upper())
    dice = open_dice_of(record)
    day = day_in(dice.day) if isinstance(dice, DatedDice) else None
    if day is None:
        return ""
    shown = NamedDay(day, is_short=True)
    return tr("TODAY · {day}", day=shown) if day == today else tr("DAILY GAME · {day}", day=shown)
