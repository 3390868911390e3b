"""What a review of craps says in sentences."""

from dicedesk.coach.evaluation import PlayerReview
from dicedesk.coach.review import player_words, review
from dicedesk.core.record import parse_record
from dicedesk.core.words import Name
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.rules import CRAPS
from dicedesk.games.craps.unit import UNIT

YOU = Name("You", is_you=True)


def player(*moves: str) -> PlayerReview:
    """The review of a player who makes these moves in Las Vegas."""
    text = '[Game "craps"]\n[Rules "preset=las-vegas"]\n' + "\n".join(moves)
    return review(parse_record(text, {"craps": CRAPS}), CRAPS_COACH).players[0]


def test_you_are_told_what_you_paid_and_what_the_dice_gave() -> None:
    told = player_words(player("bet pass 10", "throw : 3 4"), YOU, UNIT, is_over=False)
    assert told == (
        "On average your bets cost $0.14. The dice gave you +$10.14, so the total is +$10.00.",
        "Strong. On average the house keeps 1.41% of these bets.",
    )


def test_others_are_called_by_their_names_and_expensive_choices_are_counted() -> None:
    moves = ("bet any-seven 6", "throw : 1 1", "bet pass 10", "throw : 3 4")
    told = player_words(player(*moves), Name("Ann"), UNIT, is_over=True)
    assert told[0] == "On average Ann's bets cost $1.14. The dice gave +$5.14, so the total is +$4.00."
    assert told[2] == "1 choice was expensive."


def test_who_bets_nothing_has_no_rating() -> None:
    assert len(player_words(player("throw : 1 1"), YOU, UNIT, is_over=False)) == 1
