"""How a game begins and is left: its seal is kept before its word is drawn, and its seed is revealed at the end."""

import pytest

from dicedesk.core.errors import IllegalMoveError
from dicedesk.core.fair.open_dice import SharedDice
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.fair.verify import differences
from dicedesk.core.record import owner_of
from dicedesk.games.catalogue import GAMES
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.play.game_session import LONGEST_WORD, GameSession
from dicedesk.play.ports.store import ForgetfulStore, GameChange, StoredGame
from dicedesk.play.saved_games import Dice
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

SEATING = HogSeating(PERSON, PERSON)
NOW = "2026-11-21T10:00:00Z"


class NotedStore(ForgetfulStore):
    """Notes the header and the end of each change."""

    def __init__(self) -> None:
        super().__init__()
        self.kept: list[StoredGame] = []

    def keep(self, change: GameChange) -> None:
        super().keep(change)
        kept = self.newest(change.game)
        assert kept is not None
        self.kept.append(kept)


def table(store: ForgetfulStore, dice: Dice | None = None) -> HogGameTable:
    return HogGameTable(store, StandingClock(), SettingsKeeper(store), dice)


def new_game(store: ForgetfulStore) -> GameSession:
    return table(store).new_session(SEATING, "home")


def test_the_seal_is_kept_before_the_word_is_drawn() -> None:
    store = NotedStore()
    session = new_game(store)
    first, second = store.kept
    assert '[Word ""]' in first.header
    assert f'[Seal "{session.record.tag("Seal")}"]' in first.header
    assert second.header == first.header.replace('[Word ""]', f'[Word "{session.record.tag("Word")}"]')


def test_each_game_has_a_word_of_its_own() -> None:
    words = {new_game(ForgetfulStore()).record.tag("Word") for _ in range(5)}
    assert (len(words), "" in words) == (5, False)


def test_a_word_that_is_typed_before_the_first_roll_takes_the_place_of_the_drawn_one() -> None:
    store = ForgetfulStore()
    session = new_game(store)
    assert session.takes_word
    assert session.choose_word("  a\nb\x00 “c” \t")
    session.play(RollDice(10))
    session.leave(NOW)
    assert session.record.tag("Word") == "ab “c”"
    assert differences(session.record) == ()


def test_a_word_has_so_many_characters_at_most() -> None:
    session = new_game(ForgetfulStore())
    session.choose_word("x" * 100)
    assert session.record.tag("Word") == "x" * LONGEST_WORD


def test_a_typed_word_is_kept() -> None:
    store = ForgetfulStore()
    new_game(store).choose_word("luck")
    again = table(store).last_session()
    assert again is not None
    assert again.record.tag("Word") == "luck"


def test_after_the_first_roll_the_word_stays() -> None:
    session = new_game(ForgetfulStore())
    session.play(RollDice(1))
    before = session.record
    assert (session.choose_word("late"), session.takes_word, session.record) == (False, False, before)


def test_a_game_that_is_left_reveals_its_seed_and_is_kept() -> None:
    store = NotedStore()
    here = table(store)
    left = here.new_session(SEATING, "home")
    left.play(RollDice(4))
    here.new_session(SEATING, "home")
    kept = next(kept for kept in reversed(store.kept) if kept.id == left.record.tag("Id"))
    assert (kept.ended, kept.record, left.record.tag("Left")) == (True, left.record.to_text(), NOW)
    assert differences(left.record) == ()


def test_a_game_that_was_left_at_the_last_start_reveals_its_seed_too() -> None:
    store = NotedStore()
    left = new_game(store)
    left.play(RollDice(4))
    new_game(store)
    kept = next(kept for kept in reversed(store.kept) if kept.id == left.record.tag("Id"))
    assert (kept.ended, f'[Seed "{kept.seed}"]' in kept.header) == (True, True)


def test_a_game_that_was_left_takes_no_move_word_hint_or_undo() -> None:
    session = new_game(ForgetfulStore())
    session.play(RollDice(4))
    session.leave(NOW)
    before = session.record
    session.leave("later")
    session.take_hint()
    with pytest.raises(IllegalMoveError, match=r"This game was left early and cannot be continued\."):
        session.play(RollDice(4))
    assert (session.undo(), session.choose_word("late"), session.record) == (0, False, before)


def test_a_game_that_is_over_was_not_left() -> None:
    store = ForgetfulStore()
    here = table(store)
    over = here.new_session(SEATING, "home")
    while not over.is_over:
        over.play(RollDice(8))
    here.new_session(SEATING, "home")
    assert over.record.tag("Left") is None


def test_where_no_game_can_be_begun_the_one_before_goes_on() -> None:
    here = table(ForgetfulStore())
    going = here.new_session(SEATING, "home")
    with pytest.raises(ValueError, match="nobody"):
        here.new_session(HogSeating(PERSON, "nobody"), "home")
    assert going.record.tag("Left") is None


@pytest.mark.parametrize("game", GAMES)
def test_each_header_line_that_the_program_writes_has_an_owner(game: str) -> None:
    """Or a game that goes on from another one would carry along what is not its own."""
    store = ForgetfulStore()
    made = GAMES[game].table(store, StandingClock(), SettingsKeeper(store), None)
    first = made.begin(GAMES[game].prompt.defaults())
    first.choose_kind(casual=True)
    first.leave(NOW)
    second = made.go_on_from(first.record)
    second.leave(NOW)
    shared = SharedDice(SealedDice(bytes(32), "another", "word"))
    third = made.begin_shared(first.record, shared)
    names = {name for session in (first, second, third) for name, _ in session.record.header}
    assert {name for name in names if owner_of(name) is None} == set()
    assert {"Left", "Hints", "From", "Origin", "Seed"} <= names
