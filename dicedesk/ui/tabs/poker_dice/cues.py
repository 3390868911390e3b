"""What is heard of a move of Poker Dice."""

from dicedesk.core.game import Event, Played
from dicedesk.games.poker_dice.events import AwardWon, HandScored, WentBroke
from dicedesk.games.poker_dice.state import PokerDiceState
from dicedesk.ports.sound import Cue


def cue_of(played: Played[PokerDiceState]) -> Cue | None:
    """The end of the game, or else what the hand was paid."""
    cues = [cue for event in played.step.events if (cue := _cue(event)) is not None]
    return cues[-1] if cues else None


def _cue(event: Event) -> Cue | None:
    match event:
        case HandScored(pays=pays) if pays:
            return Cue.CHIPS_PAID
        case AwardWon():
            return Cue.AWARD
        case WentBroke():
            return Cue.LOST
        case _:
            return None
