"""Games that begin at a position: casual, proved, reviewed and continued from there."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.fair.verify import differences, proved
from dicedesk.core.position import PositionLine, parse_position
from dicedesk.core.record import POSITION, parse_record
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.games.poker_dice.rules import PokerDiceEnding
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import GameTable
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

Begin = Callable[[str], GameSession]


def at(game: str, *players: str) -> PositionLine:
    """A position of the game, with these players."""
    return replace(parse_position(GAMES[game].sample.positions[-1], SPECS), players=players)


@pytest.fixture
def store() -> ForgetfulStore:
    return ForgetfulStore()


@pytest.fixture
def table_of(store: ForgetfulStore) -> Callable[[str], GameTable]:
    return lambda game: GAMES[game].table(store, StandingClock(), SettingsKeeper(store), None)


@pytest.fixture
def begin(table_of: Callable[[str], GameTable]) -> Begin:
    """A game of this kind from its position."""
    return lambda game: table_of(game).begin_at(at(game))


@pytest.mark.parametrize("game", SPECS)
def test_it_begins_there_and_the_record_says_so(begin: Begin, game: str) -> None:
    session, state = begin(game), at(game).state
    assert session.state == state
    assert SPECS[game].parse_line(session.record.tag(POSITION), state.rules_text()) == state
    assert session.record.first_state() == session.state
    assert parse_record(session.record.to_text(), SPECS) == session.record


@pytest.mark.parametrize("game", SPECS)
def test_it_is_casual_and_never_counts(begin: Begin, game: str) -> None:
    session = begin(game)
    assert (session.is_casual, session.can_choose_kind, session.choose_kind(casual=False)) == (
        True,
        False,
        False,
    )
    assert (session.record.had_help, session.record.begins_at_position) == (False, True)


@pytest.mark.parametrize("game", SPECS)
def test_it_goes_on_at_the_next_start(begin: Begin, table_of: Callable[[str], GameTable], game: str) -> None:
    session = begin(game)
    while not session.record.own_faces:
        session.play(next(move for move in session.state.legal_moves() if session.state.dice_for(move)))
    again = table_of(game).last_session()
    assert again is not None
    assert (again.record, again.state, again.history) == (session.record, session.state, session.history)
    first = session.record.first_state()
    while again.undo():
        pass
    assert again.state == first


@pytest.mark.parametrize("game", SPECS)
def test_its_sealed_dice_are_proved(begin: Begin, game: str) -> None:
    session = begin(game)
    while not session.record.own_faces:
        session.play(next(move for move in session.state.legal_moves() if session.state.dice_for(move)))
    session.leave("2026-11-24T10:00:00Z")
    assert differences(session.record) == ()
    said = proved(session.record, is_over=session.is_over)
    assert f"Casual game from a position: {session.record.tag(POSITION)}." in said


@pytest.mark.parametrize("game", SPECS)
def test_a_game_that_goes_on_from_it_keeps_the_position(
    begin: Begin, table_of: Callable[[str], GameTable], game: str
) -> None:
    session = begin(game)
    session.play(next(move for move in session.state.legal_moves() if session.state.dice_for(move)))
    after = table_of(game).go_on_from(session.record)
    assert after.record.tag(POSITION) == session.record.tag(POSITION)
    assert after.state == session.state
    assert len([sentence for sentence in proved(after.record, is_over=False) if "Casual" in sentence]) == 2


@pytest.mark.parametrize("game", SPECS)
def test_the_next_game_begins_at_the_beginning(
    begin: Begin, table_of: Callable[[str], GameTable], game: str
) -> None:
    begin(game)
    following = table_of(game).begin(GAMES[game].prompt.defaults())
    assert (following.record.tag(POSITION), following.is_casual) == (None, False)


@pytest.mark.parametrize("game", SPECS)
def test_the_position_where_the_rules_begin_makes_a_game_like_any_other(
    table_of: Callable[[str], GameTable], game: str
) -> None:
    first = SPECS[game].new_state("")
    session = table_of(game).begin_at(PositionLine(SPECS[game], first))
    assert (session.state, session.record.tag(POSITION), session.is_casual) == (first, None, False)


def test_it_is_played_by_the_players_of_its_line_and_the_people_here(
    table_of: Callable[[str], GameTable],
) -> None:
    table = table_of("hog")
    table.name_person(0, "Ann")
    assert [seat.record_name for seat in table.begin_at(at("hog", "bacon", "You")).seats] == ["bacon", "Ann"]
    assert [seat.record_name for seat in table.begin_at(at("hog")).seats] == ["Ann", "final"]


def test_an_impossible_position_begins_no_game(begin: Begin, table_of: Callable[[str], GameTable]) -> None:
    before = begin("hog")
    impossible = PositionLine(SPECS["hog"], SPECS["hog"].parse_line("104-3", ""))
    with pytest.raises(NotationError, match="a score of 104 ends the game"):
        table_of("hog").begin_at(impossible)
    assert (before.is_closed, table_of("hog").last_session().record) == (False, before.record)


def test_it_sets_no_best_score(table_of: Callable[[str], GameTable]) -> None:
    table = table_of("poker-dice")
    rich = SPECS["poker-dice"].parse_line("bankroll 185, dice 5 5 5 5 5", "")
    session = table.begin_at(PositionLine(SPECS["poker-dice"], rich))
    session.play(SPECS["poker-dice"].parse_move("hold"))
    outcome = session.state.outcome()
    assert (outcome.ending, table.best) == (PokerDiceEnding.AWARD, None)
