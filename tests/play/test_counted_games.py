"""A game counts until dice that were seen are taken back, or a hint is asked for; then it is practice."""

import pytest

from dicedesk.core.game import Move
from dicedesk.core.rollers import SeededDice
from dicedesk.core.words import Name
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.games.hazard.rules import HAZARD
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hog.named_strategies import AlwaysRoll
from dicedesk.games.hog.players import HogPlayer
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.games.poker_dice.rules import POKER_DICE
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON, Seat
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

ANN = Seat(Name("Ann"), "Ann")
COMPUTER = Seat(Name("2-dice player"), "always:2", HogPlayer(AlwaysRoll(2)))


def played(game: str, *moves: str, seats: tuple[Seat, ...] = (ANN,)) -> GameSession:
    spec, dice = SPECS[game], SeededDice(5)
    session = GameSession(new_record(spec, "", seats, (), dice), seats, dice, keep=lambda _: None)
    for move in moves:
        session.play(spec.parse_move(move))
    return session


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        *((game, parts.sample.opening) for game, parts in GAMES.items()),
        ("craps", ("bet pass 10", "throw")),
        ("poker-dice", ("hand", "reroll 1 2")),
    ],
)
def test_dice_that_were_seen_and_are_taken_back_make_it_practice(game: str, moves: tuple[str, ...]) -> None:
    session = played(game, *moves, seats=(ANN,) * SPECS[game].new_state("").seats)
    assert (session.is_casual, session.record.tag("Undone")) == (False, None)
    session.undo()
    assert (session.is_casual, session.record.tag("Undone")) == (True, "1")


@pytest.mark.parametrize(
    ("game", "moves"),
    [
        ("hog", ("roll 4", "roll 0")),
        ("hazard", ("main 7",)),
        ("craps", ("bet pass 10",)),
        ("craps", ("throw", "bet field 5")),
        ("poker-dice", ("hand", "hold")),
    ],
)
def test_what_was_not_thrown_for_is_taken_back_freely(game: str, moves: tuple[str, ...]) -> None:
    session = played(game, *moves, seats=(ANN,) * SPECS[game].new_state("").seats)
    session.undo()
    assert not session.is_casual


def test_dice_of_a_computer_player_count_too() -> None:
    session = played("hog", "roll 0", seats=(ANN, COMPUTER))
    session.play_computer()
    session.undo()
    assert session.record.tag("Undone") == "1"


def test_each_time_is_counted() -> None:
    session = played("hog", "roll 4", seats=(ANN, ANN))
    for dice in (2, 3):
        session.undo()
        session.play(RollDice(dice))
    assert (session.record.tag("Undone"), session.is_casual) == ("2", True)


def test_nothing_to_take_back_counts_nothing() -> None:
    session = played("hog", seats=(ANN, ANN))
    session.undo()
    assert not session.is_casual


def test_a_hint_makes_it_practice_and_each_is_counted() -> None:
    session = played("poker-dice", "hand")
    session.take_hint()
    session.take_hint()
    assert (session.is_casual, session.record.tag("Hints")) == (True, "2")


def test_whoever_watches_computer_players_takes_no_hint() -> None:
    session = played("hog", seats=(COMPUTER, COMPUTER))
    session.take_hint()
    assert not session.is_casual


def test_a_game_that_is_over_takes_no_hint() -> None:
    session = played("craps", "throw", "throw", "throw", "leave")
    session.take_hint()
    assert session.is_over
    assert not session.is_casual


@pytest.mark.parametrize(("text", "next_one"), [("7", "8"), ("many", "2"), ("9" * 5000, "2"), ("-1", "2")])
def test_whatever_a_kept_header_says_the_count_goes_on(text: str, next_one: str) -> None:
    dice = SeededDice(5)
    record = new_record(POKER_DICE, "", (ANN,), (("Hints", text),), dice)
    session = GameSession(record, (ANN,), dice, keep=lambda _: None)
    session.take_hint()
    assert session.record.tag("Hints") == next_one


def test_it_is_practice_at_the_next_start_too() -> None:
    store = ForgetfulStore()
    seating = HogSeating(PERSON, PERSON)
    left = HogGameTable(store, StandingClock(), SettingsKeeper(store)).new_session(seating, "home")
    left.play(RollDice(4))
    left.undo()
    again = HogGameTable(store, StandingClock(), SettingsKeeper(store)).last_session()
    assert again is not None
    assert (again.is_casual, again.record.tag("Undone")) == (True, "1")


def test_the_word_cannot_be_chosen_once_dice_were_seen_and_taken_back() -> None:
    store = ForgetfulStore()
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    session = table.new_session(HogSeating(PERSON, PERSON), "home")
    session.play(RollDice(4))
    session.undo()
    assert not session.choose_word("another")


def award(store: ForgetfulStore, *, hint: bool) -> PokerDiceGameTable:
    dice = ScriptedDice((1, 1, 1, 1, 1) * 200)
    table = PokerDiceGameTable(store, StandingClock(), SettingsKeeper(store), lambda _: dice)
    session = table.new_session()
    while not session.is_over:
        session.play(POKER_DICE.parse_move("hand"))
        if hint:
            session.take_hint()
        if not session.is_over:
            session.play(POKER_DICE.parse_move("hold"))
    return table


@pytest.mark.parametrize("hint", [False, True])
def test_an_award_of_a_practice_game_is_no_best_score(hint: bool) -> None:
    assert (award(ForgetfulStore(), hint=hint).best is None) == hint


@pytest.mark.parametrize("undone", [False, True])
def test_a_turn_of_a_practice_game_is_no_best_turn(undone: bool) -> None:
    # A main of 7, three naturals; then three rounds are lost, which end the game of one caster.
    dice = ScriptedDice((3, 4, 3, 4, 3, 4, 1, 1, 1, 1, 1, 1, 1, 1) * 3)
    store = ForgetfulStore()
    table = HazardGameTable(store, StandingClock(), SettingsKeeper(store), lambda _: dice)
    session = table.new_session((PERSON,))
    moves: list[Move] = [HAZARD.parse_move("main 7"), HAZARD.parse_move("throw")]
    for place in range(40):
        if session.is_over:
            break
        session.play(next(move for move in moves if session.state.refusal(move) is None))
        if undone and place == 1:
            session.undo()
    assert session.is_over
    assert (table.best is None) == undone
