"""The log of a game of craps."""

from functools import reduce
from itertools import islice

from dicedesk.classroom.craps_stream import CrapOut, Natural, Open, Pass, SevenOut, games_of, rolls
from dicedesk.core.persistent_list import PersistentList
from dicedesk.games.craps.house import HouseRules
from dicedesk.games.craps.rules import CrapsMove, PlaceBet, Throw
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.games.craps.telling import YOU, Log, LogRow, log_after
from dicedesk.games.craps.telling import log_of as log_told
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from dicedesk.play.telling import Tone
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice


def log_of(session: GameSession) -> PersistentList[LogRow]:
    return reduce(log_after, session.history, Log()).rows


def log(faces: tuple[int, ...], *moves: CrapsMove) -> PersistentList[LogRow]:
    session = CrapsGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: ScriptedDice(faces)
    ).new_session()
    for move in moves:
        session.play(move)
    return log_of(session)


def test_bets_stand_before_their_throw_and_what_they_came_to_under_it() -> None:
    rows = log(
        (5, 3, 4, 4), PlaceBet("pass", 10), Throw(), PlaceBet("field", 5), PlaceBet("hard-8", 5), Throw()
    )
    assert rows == (
        LogRow("Pass: you bet $10", Tone.PLAIN),
        LogRow("5+3 = Easy 8 · the point is 8", Tone.BRIGHT, is_throw=True),
        LogRow("Field: you bet $5", Tone.PLAIN),
        LogRow("Hard 8: you bet $5", Tone.PLAIN),
        LogRow("4+4 = Hard 8 · the point is made", Tone.BRIGHT, is_throw=True),
        LogRow("Pass wins $10", Tone.GOOD, is_inset=True),
        LogRow("Field loses $5", Tone.BAD, is_inset=True),
        LogRow("Hard 8 wins $45", Tone.GOOD, is_inset=True),
        LogRow("Round 1 · Point made: 8 · 2 rolls", Tone.PLAIN, is_round=True),
    )


def test_a_throw_tells_what_it_meant() -> None:
    rows = log((5, 6, 1, 2, 5, 3, 4, 2, 4, 4, 4, 2, 3, 4), *[Throw()] * 7)
    assert [row.text for row in rows if row.is_throw] == [
        "5+6 = Yo-leven · a natural",
        "1+2 = Three · craps",
        "5+3 = Easy 8 · the point is 8",
        "4+2 = Easy 6",
        "4+4 = Hard 8 · the point is made",
        "4+2 = Easy 6 · the point is 6",
        "3+4 = Seven · seven out",
    ]


def test_a_throw_after_which_the_game_goes_on_has_only_its_call() -> None:
    assert log((5, 3, 4, 5), Throw(), Throw())[-1] == LogRow("4+5 = 9", Tone.PLAIN, is_throw=True)


def test_being_broke_is_told_under_the_throw() -> None:
    dice = ScriptedDice((1, 1))
    pit = CrapsGameTable(ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: dice)
    pit.choose_house(HouseRules(bankroll=5))
    session = pit.new_session()
    session.play(PlaceBet("pass", 5))
    session.play(Throw())
    assert log_of(session)[-2] == LogRow("Broke: $0 is too little to bet", Tone.BAD, is_inset=True)


def test_a_log_that_grows_says_the_same_as_one_that_is_told_at_once() -> None:
    session = CrapsGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: ScriptedDice((5, 3))
    ).new_session()
    for move in (PlaceBet("pass", 10), Throw()):
        session.play(move)
        grown = session.folded(log_told(YOU)).rows
    assert grown == log_of(session)


def test_each_round_ends_with_a_line_that_says_how() -> None:
    rows = log((5, 6, 1, 2, 5, 3, 4, 2, 4, 4, 4, 2, 3, 4, 6, 4), *[Throw()] * 8)
    assert [row.text for row in rows if row.is_round] == [
        "Round 1 · 11 on the come-out: a natural · 1 roll",
        "Round 2 · 3 on the come-out: craps · 1 roll",
        "Round 3 · Point made: 8 · 3 rolls",
        "Round 4 · Seven out: the point was 6 · 2 rolls",
    ]
    assert not rows[-1].is_round


def test_the_rounds_are_the_games_into_which_a_stream_of_throws_is_split() -> None:
    faces = tuple(face for roll in islice(rolls(7), 400) for face in roll)
    rows = log(faces, *[Throw()] * 400)
    split = [
        game for game in games_of(zip(faces[::2], faces[1::2], strict=True)) if not isinstance(game, Open)
    ]
    words = {Natural: "a natural", CrapOut: "craps", Pass: "Point made", SevenOut: "Seven out"}
    told = [row.text for row in rows if row.is_round]
    assert len(told) == len(split)
    for text, game in zip(told, split, strict=True):
        assert words[type(game)] in text
        assert text.split()[-2] == str(len(game.throws))
