"""What the end of a game of Yacht says: par, the games with best play that it beats, today's game and a challenge."""

import re
from datetime import UTC, datetime

import pytest

from dicedesk.core.fair.open_dice import DatedDice
from dicedesk.core.record import Play, Record, parse_record
from dicedesk.core.rollers import DiceSource, SeededDice, Tag
from dicedesk.core.words import Name
from dicedesk.features.answer import draft_of
from dicedesk.features.challenge import challenge_in, result_words
from dicedesk.features.review.end_card import GameEnding
from dicedesk.features.review.ending import ending_of
from dicedesk.features.review.game import SeatReview, reviewed_game
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.players import PERFECT, parse_player
from dicedesk.games.yacht.rules import YACHT, YachtState, first_state, parse_move
from dicedesk.games.yacht.scores import beaten_words, games_beaten, score_beating
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.games.yacht.playing import parts

DAY = datetime(2026, 11, 23, 12, tzinfo=UTC)
TODAY = DatedDice("2026-11-23", "yacht")
YOU = "You"


def game(styles: dict[str, str], dice: DiceSource, tags: tuple[Tag, ...] = ()) -> Record[YachtState]:
    """A finished game of players, by name, who choose as computer players do."""
    rules = f"sheet=yacht players={len(styles)}"
    state, roller, plays = first_state(rules), dice.roller(0), list[Play]()
    players = [parse_player(style) for style in styles.values()]
    while state.outcome() is None:
        move = players[state.seat].choose(state)
        faces = roller.roll(state.dice_for(move))
        plays.append(Play(move, faces))
        state = state.apply(move, faces).state
    seats = tuple((f"Player{seat}", name) for seat, name in enumerate(styles))
    return Record(YACHT, (("Game", "yacht"), ("Rules", rules), *seats, *tags), tuple(plays))


def ended(record: Record[YachtState]) -> GameEnding:
    ending = ending_of(SeatReview(reviewed_game(record)))
    assert ending is not None
    return ending


def points_of(record: Record[YachtState]) -> int:
    state: YachtState = record.replay()[-1].step.state
    return state.scores[0]


@pytest.mark.parametrize(
    ("moves", "place", "told"),
    [
        (
            "roll : 1 1 1 1 2 / keep 1 1 1 1 : 1 / score yacht",
            2,
            "In turn 1, at 0 points with 1 1 1 1 kept, you rolled 1: 50 points in Yacht "
            "(1 roll in 6 for this or better).",
        ),
        # The box was an error.
        (
            "roll : 1 1 1 1 2 / keep 1 1 1 1 : 1 / score ones",
            2,
            "In turn 1, at 0 points with 1 1 1 1 kept, you rolled 1.",
        ),
        # The straight was missed.
        (
            "roll : 2 3 4 5 5 / keep 2 3 4 5 : 5 / keep 2 3 4 5 : 3 / score threes",
            3,
            "In turn 1, at 0 points with 2 3 4 5 kept, you rolled 3.",
        ),
    ],
)
def test_only_lucky_dice_that_no_error_followed_have_a_result(moves: str, place: int, told: str) -> None:
    plays = tuple(Play(parse_move(move), faces) for move, faces in parts(moves))
    tags = (("Game", "yacht"), ("Rules", "sheet=yacht players=1"), ("Player0", YOU))
    assert SeatReview(reviewed_game(Record(YACHT, tags, plays))).moment(place).thrown == told


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("style", ["greedy", PERFECT])
def test_the_points_beside_par_are_whole_and_add_up(style: str, seed: int) -> None:
    record = game({YOU: style}, SeededDice(seed))
    ending, points = ended(record), points_of(record)
    over = points - 167
    beside = f"{abs(over)} {'above' if over > 0 else 'below'} par" if over else "on par"
    assert ending.headline == f"{points} points, {beside}"
    assert ending.sums.start.number == 167
    assert ending.sums.result.number == points
    assert ending.sums.dice.number - ending.sums.cost.number == over


def test_the_end_says_how_many_games_of_best_play_it_beats() -> None:
    ending = ended(game({YOU: "greedy"}, SeededDice(1)))
    first = ending.moment.splitlines()[0]
    assert re.fullmatch(r"Better than \d+ of 100 games with best play\.", first)
    assert ending.summary == ""


def test_a_game_between_two_is_compared_with_games_of_best_play_alone_too() -> None:
    record = game({"Ann": "upper-first", "Bob": "greedy"}, SeededDice(3))
    points = points_of(record)
    beaten = games_beaten(Sheet.YACHT, points)
    assert ended(record).moment.startswith(
        f"Ann, {points} points: better than {beaten} of 100 games with best play."
    )


def test_a_game_that_was_left_is_not_compared_with_best_play() -> None:
    whole = game({YOU: "greedy"}, SeededDice(1), (("Left", "now"),))
    ending = ended(Record(YACHT, whole.tags, whole.plays[:-4]))
    assert "best play" not in ending.moment
    assert ending.summary.startswith("You: start 167 points")


@pytest.mark.parametrize(
    ("score", "words"),
    [
        (5, "Nearly all games with best play end with more points."),
        (90, "Nearly all games with best play end with more points."),
        (91, "Better than 1 of 100 games with best play."),
        (200, "Better than 83 of 100 games with best play."),
        (297, "Better than 99 of 100 games with best play."),
    ],
)
def test_a_score_is_compared_with_a_hundred_games_of_best_play(score: int, words: str) -> None:
    assert beaten_words(Sheet.YACHT, score) == words


def test_of_several_players_the_name_says_whose_score_is_compared() -> None:
    assert beaten_words(Sheet.YACHT, 90, Name("Ann")).startswith("Ann, 90 points: nearly all games ")
    you = Name(YOU, is_you=True)
    assert beaten_words(Sheet.YACHT, 90, you).startswith("Your 90 points: nearly all games ")
    assert (
        beaten_words(Sheet.YACHT, 200, you) == "Your 200 points: better than 83 of 100 games with best play."
    )
    assert (
        beaten_words(Sheet.YACHT, 91, Name("Ann"))
        == "Ann, 91 points: better than 1 of 100 games with best play."
    )


@pytest.mark.parametrize("sheet", Sheet)
def test_the_lowest_score_that_beats_some_games_beats_no_fewer(sheet: Sheet) -> None:
    for games in range(1, 100):
        words = beaten_words(sheet, score_beating(sheet, games))
        told = re.search(r"than (\d+) of 100", words)
        assert told is not None
        assert int(told[1]) >= games


def test_the_end_of_todays_game_tells_the_result_of_best_play_and_a_line_to_copy() -> None:
    ending = ended(game({YOU: "upper-first"}, TODAY, TODAY.opening_tags()))
    best = points_of(game({YOU: PERFECT}, TODAY))
    assert ending.best_play == f"Best play with the same dice: {best} points."
    assert re.fullmatch(r"DiceDesk Yacht 2026-11-23 · \d+ points · cost \d+ points", str(ending.to_copy))


def test_a_challenge_tells_the_points_and_the_answer_the_costs_of_both() -> None:
    dated = (("Id", "2026-11-23T10:00:00Z-7f3a"), *TODAY.opening_tags())
    record = game({"Ann": "greedy"}, TODAY, dated)
    challenge = challenge_in(parse_record(draft_of(record.to_text(), is_answer=False).text("Ann"), SPECS))
    assert result_words(challenge.challenger, record) == f"Ann scored {points_of(record)} points"
    tags = tuple(tag for tag in challenge.header.tags if tag[0] not in ("Game", "Rules", "Player0"))
    answer = ended(game({YOU: PERFECT}, challenge.dice, tags))
    assert re.fullmatch(
        rf"Ann scored {points_of(record)} points\. Your choices cost 0 points, Ann's \d+\.", answer.duel
    )


def test_todays_game_is_a_game_of_yacht_alone_whatever_was_chosen_before() -> None:
    store = ForgetfulStore()
    table = GAMES["yacht"].table(store, StandingClock(DAY), SettingsKeeper(store), None)
    table.begin({"sheet": "nordic", "players": "3"})
    session = table.begin_today()
    assert session.record.first_state() == first_state("sheet=yacht players=1")
    assert session.dice == DatedDice(f"{DAY.astimezone():%Y-%m-%d}", "yacht")
