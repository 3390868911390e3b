"""What the card at the end of a game of Poker Dice says: whole hands beside par, which add up."""

import re
from collections import Counter
from fractions import Fraction

import pytest

from dicedesk.coach.evaluation import PlayerReview
from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.core.money import dollars
from dicedesk.core.record import Record
from dicedesk.core.words import Name
from dicedesk.features.review.end_card import GameEnding
from dicedesk.features.review.ending import ending_of
from dicedesk.features.review.game import SeatReview, reviewed_game
from dicedesk.games.poker_dice.coach import POKER_DICE_COACH
from dicedesk.games.poker_dice.moments import POKER_DICE_MOMENTS
from dicedesk.games.poker_dice.rules import (
    Hold,
    PlayHand,
    PokerDiceEnding,
    PokerDiceMove,
    PokerDiceState,
    Quit,
    Reroll,
)
from dicedesk.games.poker_dice.unit import UNIT
from tests.games.poker_dice.conftest import PokerDiceGame

RESULT = re.compile(
    r"(?:(?P<hands>\d+) hands, par is (?P<at_par>\d+)\. (?P<beside>.*)"
    r"|That counts as (?P<result>\d+) hands: (?P<played>\d+) played, and 100 for not reaching \$200\. "
    r"Par is (?P<par>\d+)\.)\n(?P<moment>.*)"
)
BESIDE_PAR = re.compile(
    r".*: \d+ hands, par is 26\. "
    r"(?:The dice cost (?:you|[A-Z][a-z]+ player) (?P<both>\d+) hands?, "
    r"(?:your|the) choices (?P<also>\d+)\."
    r"|(?:The dice (?P<way>cost|saved) (?:you|[A-Z][a-z]+ player) (?P<dice>\d+) hands?\.|The dice were average\.) "
    r"(?:Your|[A-Z][a-z]+ player's) choices cost (?:(?P<choices>\d+) hands?|(?P<few>less than a hand|nothing))\.)"
)


def ended(record: Record) -> tuple[SeatReview, GameEnding]:
    review = SeatReview(reviewed_game(record))
    ending = ending_of(review)
    assert ending is not None
    return review, ending


def games(poker_dice_game: PokerDiceGame) -> list[Record]:
    return [
        poker_dice_game(seed, style, most=400, quits=quits)
        for style, quits in (
            ("sensible", 0),
            ("random", 0),
            ("stand-on-pay", 0),
            ("sensible", 0.05),
            ("perfect", 0),
        )
        for seed in range(8)
    ]


def test_the_hands_beside_par_are_whole_and_add_up(poker_dice_game: PokerDiceGame) -> None:
    endings = Counter[object]()
    for record in games(poker_dice_game):
        state = record.replay()[-1].step.state
        outcome = state.outcome()
        if outcome is None:
            continue
        endings[outcome.ending] += 1
        review, ending = ended(record)
        found = RESULT.fullmatch(ending.moment)
        assert found is not None, ending.moment
        is_missed = outcome.ending is not PokerDiceEnding.AWARD
        result = int(found["result"] or found["hands"])
        assert (result, int(found["par"] or found["at_par"])) == (state.hands + 100 * is_missed, 26)
        assert found["played"] == (str(state.hands) if is_missed else None)
        assert is_missed or review.result_told.endswith(found["beside"])
        told = BESIDE_PAR.fullmatch(review.result_told)
        assert told is not None, review.result_told
        lost = sum(move.cost for move in review.game.review.moves)
        if told["both"]:
            dice, choices = int(told["both"]), int(told["also"])
        else:
            dice = int(told["dice"] or 0) * (-1 if told["way"] == "saved" else 1)
            choices = int(told["choices"] or 0)
            assert (told["few"] == "nothing") is (round(float(lost), 2) == 0)
        assert abs(float(lost) - choices) <= 0.5
        assert 26 + dice + choices == result
        assert found["moment"]
        shown = [str(bar.words) for bar in ending.bars]
        assert (shown[0], shown[-1]) == ("26 hands", f"{result} hands")
        assert not any("." in words for words in shown)
        assert ending.summary == ""
    assert min(endings[each] for each in PokerDiceEnding) > 2


YOU, BOT = Name("You", is_you=True), Name("Perfect player")


def player(dice: float, cost: float, result: float) -> PlayerReview:
    return PlayerReview(
        value_at_start=-26.38,
        dice=dice,
        gifts=Fraction(0),
        cost=cost,
        result=result,
        choices=1,
        cost_a_choice=cost,
        grades=(),
        rating=None,
    )


@pytest.mark.parametrize(
    ("reviewed", "name", "words"),
    [
        (player(-50.62, 13, -90), YOU, "90 hands, par is 26. The dice cost you 51 hands, your choices 13."),
        (
            player(-50.62, 13, -90),
            BOT,
            "90 hands, par is 26. The dice cost Perfect player 51 hands. Perfect player's choices cost 13 hands.",
        ),
        (
            player(16.38, 0, -10),
            YOU,
            "10 hands, par is 26. The dice saved you 16 hands. Your choices cost nothing.",
        ),
        (
            player(16.38, 0, -10),
            BOT,
            "10 hands, par is 26. The dice saved Perfect player 16 hands. Perfect player's choices cost nothing.",
        ),
        (
            player(-3.22, 0.4, -30),
            YOU,
            "30 hands, par is 26. The dice cost you 4 hands. Your choices cost less than a hand.",
        ),
        (
            player(-3.22, 0.4, -30),
            BOT,
            "30 hands, par is 26. The dice cost Perfect player 4 hands. "
            "Perfect player's choices cost less than a hand.",
        ),
        (player(0.38, 4, -30), YOU, "30 hands, par is 26. The dice were average. Your choices cost 4 hands."),
        (
            player(0.38, 4, -30),
            BOT,
            "30 hands, par is 26. The dice were average. Perfect player's choices cost 4 hands.",
        ),
    ],
)
def test_the_award_beside_par(reviewed: PlayerReview, name: Name, words: str) -> None:
    assert UNIT.result_words(reviewed, name, PokerDiceState(bankroll=20000, hands=90)) == words
    told = UNIT.sum_words(reviewed, name, is_over=True)
    assert told == f"{name}: {words}"


def test_a_game_that_goes_on_is_compared_with_par_in_its_review_alone() -> None:
    reviewed = player(-3.62, 5, -35)
    assert UNIT.result_words(reviewed, YOU, PokerDiceState()) == ""
    assert UNIT.sum_words(reviewed, YOU, is_over=False) == (
        "You: 35 hands expected now, par is 26. The dice cost you 4 hands, your choices 5."
    )


def test_quitting_costs_the_same_wherever_it_is_told(poker_dice_game: PokerDiceGame) -> None:
    """In the list of choices, before a warning, and in the review, where it is an open choice and never flawless."""
    seen = 0
    for seed in range(12):
        record = poker_dice_game(seed, "sensible", most=60, quits=0.06)
        last = record.replay()[-1]
        if last.move.to_text() != "quit":
            continue
        seen += 1
        review, _ = ended(record)
        move, told = review.game.review.moves[-1], review.player
        quits = POKER_DICE_COACH.evaluate(last.before, ("",))[-1]
        warned = POKER_DICE_COACH.counted_cost(last.before, last.move, ("",))
        assert float(move.cost) == pytest.approx(float(quits.cost)) == pytest.approx(float(warned))
        assert (move.is_open, move.grade.value, quits.move) == (True, "blunder", last.move)
        assert told.rating is not None
        assert told.rating.value != "flawless"
        assert review.moment(review.moves).choice == "Quit"
    assert seen > 3


def test_a_hand_of_few_hundredths_is_told_with_decimals_and_more_in_whole_hands() -> None:
    told = [UNIT.moved_words(0, change, YOU) for change in (-0.25, 0.25, 1.4, -5.35)]
    assert told == [
        "The roll put $200 farther away by 0.25 hands on average.",
        "The roll brought $200 closer by 0.25 hands on average.",
        "The roll brought $200 closer by 1 hand on average.",
        "The roll put $200 farther away by 5 hands on average.",
    ]


def test_no_moment_of_a_game_is_told_with_the_name_of_another_choice(poker_dice_game: PokerDiceGame) -> None:
    """A choice has one name: in the review, its reasons, the list of choices, and the table."""
    review = SeatReview(reviewed_game(poker_dice_game(5, "random", most=30)))
    for moment in review.moments:
        before = review.game.history[moment.place - 1].before
        if not before.in_hand:
            continue
        whys = [str(each.why).partition(":")[0] for each in POKER_DICE_COACH.evaluate(before, ("",))]
        assert moment.choice in whys
        assert moment.best in whys


IN_HAND = PokerDiceState(dollars(90), 1, 1, (5, 5, 2, 5, 3))


@pytest.mark.parametrize(
    ("before", "move", "faces", "words"),
    [
        (PokerDiceState(), Quit(), (), "At $100, you quit."),
        (PokerDiceState(), PlayHand(), (1, 2, 3, 4, 6), "At $100, you played a hand."),
        (IN_HAND, Quit(), (), "At $90 with 5 5 2 5 3, you quit."),
        (IN_HAND, Reroll((3, 5)), (1, 1), "At $90 with 5 5 2 5 3, you chose “keep 5 5 5”."),
        (IN_HAND, Hold(), (), "At $90 with 5 5 2 5 3, you chose “keep all five dice”."),
    ],
)
def test_a_choice_is_told_with_the_position_before_it(
    before: PokerDiceState, move: PokerDiceMove, faces: Roll, words: str
) -> None:
    played = Played(before, move, faces, before.apply(move, faces))
    assert POKER_DICE_MOMENTS.choice(played, (YOU,)) == words
    assert POKER_DICE_MOMENTS.choice(played, (BOT,)) == words.replace("you", "Perfect player")


@pytest.mark.parametrize(
    ("before", "move", "faces", "words"),
    [
        (
            PokerDiceState(),
            PlayHand(),
            (3,) * 5,
            "At $100, you rolled 3 3 3 3 3: Five of a kind (1 roll in 1,296).",
        ),
        (IN_HAND, Reroll((1, 2, 4, 5)), (1, 1, 3, 4), "At $90 with a 2 kept, you rolled 1 1 3 4: One pair."),
        (IN_HAND, Reroll((3, 5)), (1, 1), "At $90 with 5 5 5 kept, you rolled 1 1: Full house."),
    ],
)
def test_dice_are_told_with_what_they_came_to(
    before: PokerDiceState, move: PokerDiceMove, faces: Roll, words: str
) -> None:
    played = Played(before, move, faces, before.apply(move, faces))
    assert POKER_DICE_MOMENTS.dice(played, (YOU,)) == words
    assert POKER_DICE_MOMENTS.dice(played, (BOT,)) == words.replace("you", "Perfect player")


def test_what_changed_no_chance_of_the_award_that_shows_is_told_in_hands() -> None:
    names = (Name("You", is_you=True),)
    lost = PokerDiceState(dollars(0), 9, 3, (1, 2, 3, 4, 6)).apply(Hold(), ()).state
    before, move = PokerDiceState(dollars(50), 3, 1, (5, 5, 2, 3, 4)), Reroll((3, 4, 5))
    lucky = Played(before, move, (5, 5, 5), before.apply(move, (5, 5, 5)))
    assert lost.outcome() is not None
    assert POKER_DICE_MOMENTS.own_words(lucky, None, names, lost) is None
    assert POKER_DICE_MOMENTS.own_words(lucky, move, names, lost) is None
