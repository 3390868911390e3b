"""Games against a strategy that somebody brought: their records hold all that it takes to go on, replay and review."""

from dicedesk.coach.review import review
from dicedesk.core.record import Record, parse_record
from dicedesk.core.rollers import SeededDice
from dicedesk.games.hog.coach import HOG_COACH
from dicedesk.games.hog.game import GAME
from dicedesk.games.hog.named_strategies import ImportedStrategy, SwapStrategy
from dicedesk.games.hog.players import table_of
from dicedesk.games.hog.rules import HOG, HogState, RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating, seating_of
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock

HUNTER = ImportedStrategy("hunter", bytes(sum(table_of(SwapStrategy()), ()))).name
SEATING = HogSeating(PERSON, HUNTER)


def table(store: ForgetfulStore) -> HogGameTable:
    return HogGameTable(store, StandingClock(), SettingsKeeper(store), lambda _: SeededDice(3))


def play(session: GameSession[HogState], turns: int) -> None:
    """Plays some turns, four dice each for the person."""
    for _ in range(turns):
        if session.computer_moves:
            session.play_computer()
        elif not session.is_over:
            session.play(RollDice(4))


def played(away: str) -> Record[HogState]:
    """A game of a person against this strategy, with dice that are always the same."""
    session = table(ForgetfulStore()).new_session(HogSeating(PERSON, away), "home")
    play(session, 200)
    return session.record


def test_it_plays_as_the_same_strategy_does_by_its_own_name() -> None:
    assert played(HUNTER).plays == played("swap").plays


def test_a_game_goes_on_at_the_next_start() -> None:
    store = ForgetfulStore()
    session = table(store).new_session(SEATING, "home")
    play(session, 5)
    again = table(store).last_session()
    assert again is not None
    assert seating_of(again.record) == SEATING
    assert again.state == session.state
    play(again, 200)
    assert again.is_over


def test_the_text_of_its_record_gives_it_back() -> None:
    record = played(HUNTER)
    again = parse_record(record.to_text(), {"hog": HOG})
    assert seating_of(again) == SEATING
    assert [step.step.state for step in again.replay()] == [step.step.state for step in record.replay()]


def test_its_review_is_that_against_the_same_strategy() -> None:
    found, known = (review(played(name), HOG_COACH) for name in (HUNTER, "swap"))
    assert found.moves == known.moves


def test_the_history_calls_it_by_its_title() -> None:
    assert GAME.past.opponent_words(GAME.past.opponent(played(HUNTER))) == "Strategy hunter"
