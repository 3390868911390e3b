"""Who sits at the Hog table, and what becomes of a game between two starts."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.fair.verify import differences
from dicedesk.core.rollers import DiceSource
from dicedesk.games.hog.players import STRATEGIES
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating, home_seat, seating_of
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import ForgetfulStore, Store, StoredGame, StoreError
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import CoachMode, CoachSettings, SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice


class BrokenStore(ForgetfulStore):
    """Keeps and finds nothing while it is broken, and says why."""

    broken = True

    def keep(self, game: StoredGame) -> None:
        if self.broken:
            raise StoreError("The disk is full.")
        super().keep(game)

    def newest(self, game: str) -> StoredGame | None:
        if self.broken:
            raise StoreError("The data folder cannot be read.")
        return super().newest(game)


FINAL = HogSeating(PERSON, "final")


def table(store: Store | None = None, dice: Callable[[str], DiceSource] | None = None) -> HogGameTable:
    kept = store or ForgetfulStore()
    return HogGameTable(kept, StandingClock(), SettingsKeeper(kept), dice)


def play_out(game: GameSession) -> None:
    for _ in range(200):  # more turns than any game has: each adds a point to the sum
        if game.computer_moves:
            game.play_computer()
        elif not game.is_over:
            game.play(RollDice(4))
    assert game.is_over


def kept_with(store: ForgetfulStore, **changes: object) -> None:
    kept = store.newest("hog")
    assert kept is not None
    record = changes.pop("record", kept.record)
    changed = StoredGame.of_record(kept.id, kept.game, str(record), kept.seed, ended=False)
    store.keep(replace(changed, **changes).whole())  # type: ignore[arg-type]


def test_a_person_at_home_begins_or_answers() -> None:
    seats = {first: table().new_session(FINAL, first).seats for first in ("home", "away")}
    assert {first: [str(seat.name) for seat in pair] for first, pair in seats.items()} == {
        "home": ["You", "Final strategist"],
        "away": ["Final strategist", "You"],
    }


def test_a_person_against_the_computer_is_you() -> None:
    you, computer = table().new_session(FINAL, "home").seats
    assert (you.name.is_you, computer.name.is_you, you.record_name, computer.record_name) == (
        True,
        False,
        "You",
        "final",
    )


def test_two_persons_are_told_apart_by_their_sides_of_the_table() -> None:
    seats = table().new_session(HogSeating(PERSON, PERSON), "away").seats
    assert [(str(seat.name), seat.player) for seat in seats] == [("Player 2", None), ("Player 1", None)]


def test_two_computer_players_can_be_watched() -> None:
    game = table().new_session(HogSeating("final", "always:1"), "home")
    assert [str(seat.name) for seat in game.seats] == ["Final strategist", "One-die player"]


@pytest.mark.parametrize(
    "seating",
    [HogSeating(PERSON, name) for name in (*STRATEGIES, PERSON)] + [HogSeating("final", "perfect")],
    ids=str,
)
@pytest.mark.parametrize("first", ["home", "away"])
def test_the_record_tells_who_sat_where(seating: HogSeating, first: str) -> None:
    game = table().new_session(seating, first)
    told = seating_of(game.record)
    # Two computer players have no home; the one that begins sits on the left.
    swapped = HogSeating(seating.away, seating.home)
    assert told == (swapped if PERSON not in (seating.home, seating.away) and first == "away" else seating)


@pytest.mark.parametrize(("first", "seat"), [("home", 0), ("away", 1)])
def test_the_home_seat_is_the_persons(first: str, seat: int) -> None:
    assert home_seat(table().new_session(FINAL, first).record) == seat


def test_a_game_is_named_after_its_time_and_sixteen_signs() -> None:
    record_id = table().new_session(FINAL, "home").record.tag("Id") or ""
    assert (record_id[:21], len(record_id)) == ("2026-11-21T10:00:00Z-", 37)


def test_the_usual_dice_are_sealed_and_each_games_own() -> None:
    seals = {table().new_session(FINAL, "home").record.tag("Seal") for _ in range(5)}
    assert len(seals) == 5


def test_a_game_at_the_table_proves_its_dice_when_it_has_ended() -> None:
    game = table().new_session(FINAL, "away")
    play_out(game)
    assert differences(game.record) == ()


def test_the_secret_seed_is_kept_beside_the_record_and_not_in_it() -> None:
    store = ForgetfulStore()
    game = table(store).new_session(FINAL, "home")
    kept = store.newest("hog")
    assert kept is not None
    assert isinstance(game.dice, SealedDice)
    assert (kept.seed, kept.seed in kept.record, kept.ended) == (game.dice.seed.hex(), False, False)


@pytest.mark.parametrize("first", ["home", "away"])
def test_an_unfinished_game_is_taken_up_where_it_was_left(first: str) -> None:
    store = ForgetfulStore()
    left = table(store).new_session(FINAL, first)
    left.play(RollDice(5))
    left.play(RollDice(3))
    resumed = table(store).last_session()
    assert resumed is not None
    assert (resumed.record, resumed.seats) == (left.record, left.seats)


def test_a_game_taken_up_again_shows_the_faces_that_its_seal_promised() -> None:
    store = ForgetfulStore()
    table(store).new_session(HogSeating("always:3", "always:5"), "home").play_computer()
    resumed = table(store).last_session()
    assert resumed is not None
    play_out(resumed)
    assert differences(resumed.record) == ()


def test_the_players_word_is_taken_up_again_with_the_dice() -> None:
    store = ForgetfulStore()
    worded = table(store, dice=lambda record_id: SealedDice(bytes(32), record_id, "my own word"))
    left = worded.new_session(FINAL, "home")
    assert left.record.tag("Word") == "my own word"
    resumed = table(store).last_session()
    assert resumed is not None
    assert resumed.play(RollDice(10)) == left.play(RollDice(10))


def test_a_finished_game_is_not_taken_up_again() -> None:
    store = ForgetfulStore()
    play_out(table(store).new_session(FINAL, "home"))
    assert table(store).last_session() is None


def test_the_game_on_the_table_is_taken_up_as_it_is() -> None:
    here = table()
    game = here.new_session(FINAL, "home")
    assert here.last_session() is game


def test_without_a_kept_game_there_is_none_to_take_up() -> None:
    fresh = table()
    assert (fresh.last_session(), fresh.error) == (None, None)


def test_dice_that_cannot_be_had_again_are_not_taken_up() -> None:
    store = ForgetfulStore()
    table(store, dice=lambda _: ScriptedDice((1, 2))).new_session(FINAL, "home")
    assert table(store).last_session() is None


@pytest.mark.parametrize(
    "changes",
    [
        {"record": "nonsense"},
        {"record": '[Game "hog"]\nroll 3 : 1 1'},
        {"record": '[Game "craps"]'},
        {"seed": "not hex"},
    ],
)
def test_a_kept_game_that_cannot_be_read_is_told_and_left_alone(changes: dict[str, str]) -> None:
    store = ForgetfulStore()
    table(store).new_session(FINAL, "home")
    kept_with(store, **changes)
    before = store.newest("hog")
    again = table(store)
    assert (again.last_session(), again.error, store.newest("hog")) == (
        None,
        "Your last game could not be opened. It is still in the games folder.",
        before,
    )


def test_a_game_goes_on_although_it_cannot_be_kept() -> None:
    game = table(BrokenStore()).new_session(FINAL, "home")
    play_out(game)
    assert game.record.tag("Seed")


def test_trouble_with_keeping_is_told_until_keeping_works_again() -> None:
    store = BrokenStore()
    shaken = table(store)
    game = shaken.new_session(FINAL, "home")
    told = [shaken.error]
    store.broken = False
    game.play(RollDice(1))
    assert [*told, shaken.error] == ["The disk is full.", None]


def test_trouble_with_finding_the_last_game_is_told() -> None:
    shaken = table(BrokenStore())
    assert (shaken.last_session(), shaken.error) == (None, "The data folder cannot be read.")


def test_a_forgetful_store_finds_the_game_that_was_kept_last() -> None:
    store = ForgetfulStore()
    for name in ("a", "b", "a"):
        store.keep(StoredGame(name, "hog", "", "", ended=False).whole())
    store.keep(StoredGame("c", "craps", "", "", ended=False).whole())
    newest = store.newest("hog")
    assert (newest and newest.id, store.newest("hazard")) == ("a", None)


def test_what_is_wanted_of_the_coach_holds_at_the_next_start() -> None:
    store, wanted = ForgetfulStore(), CoachSettings(CoachMode.ALWAYS, 3)
    table(store).choose_coaching(wanted)
    assert table(store).coaching == wanted
