"""What each game asks in a terminal, what an answer means, and how things stand."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.errors import GameError, NotationError
from dicedesk.core.game import Move, Outcome, Played, Step
from dicedesk.core.rollers import DiceSource
from dicedesk.games.catalogue import GAMES
from dicedesk.games.craps.rules import PlaceBet, TakeDown
from dicedesk.games.craps.rules import Throw as CrapsThrow
from dicedesk.games.hazard.rules import ChooseMain, Throw
from dicedesk.games.hog.rules import HogEnding, RollDice
from dicedesk.games.poker_dice.oracle import CLASSIC, spoken
from dicedesk.games.poker_dice.rules import Hold, PlayHand, Quit, Reroll
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from dicedesk.play.terminal import Prompt
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice


def begin(game: str, *faces: int, **chosen: str) -> GameSession[Any]:
    """A new game whose dice show these faces."""

    def dice(_: str) -> DiceSource:
        return ScriptedDice(faces)

    parts = GAMES[game]
    store = ForgetfulStore()
    return parts.table(store, StandingClock(), SettingsKeeper(store), dice).begin(
        {**parts.prompt.defaults(), **chosen}
    )


def told(game: str, session: GameSession[Any]) -> str:
    names = [seat.name for seat in session.seats]
    return "\n".join(GAMES[game].prompt.standing(session.state, names))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_begins_with_the_defaults_of_its_options_and_asks_a_question(game: str) -> None:
    session = begin(game)
    assert session.history == ()
    assert GAMES[game].prompt.question(session).endswith((":", "?", "."))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_record_writes_can_be_typed_too(game: str) -> None:
    state = begin(game).state
    for move in state.legal_moves():
        assert GAMES[game].prompt.parse(move.to_text(), state) == move


@pytest.mark.parametrize("game", GAMES)
def test_help_says_something_of_each_position(game: str) -> None:
    assert all(GAMES[game].prompt.help(begin(game).state))


def test_a_game_without_words_of_its_own_asks_for_moves_as_a_record_writes_them() -> None:
    plain, session = Prompt(GAMES["hog"].spec), begin("hog")
    assert plain.question(session) == "You: your move?"
    assert plain.parse("roll 4", session.state) == RollDice(4)
    assert plain.lying(Played(session.state, RollDice(2), (3, 5), Step(session.state, ()))) == (3, 5)
    assert plain.help(session.state)[0].startswith("You can type: roll ")
    assert (plain.standing(session.state, ()), plain.options, plain.defaults()) == ((), (), {})
    assert plain.last_question(Outcome(HogEnding.GOAL, 0)) is None


@pytest.mark.parametrize(
    ("game", "answers", "move"),
    [
        ("hog", (), ("0", RollDice(0))),
        ("hog", (), ("10", RollDice(10))),
        ("hazard", (), ("7", ChooseMain(7))),
        ("hazard", (ChooseMain(7),), ("", Throw())),
        ("poker-dice", (), ("", PlayHand())),
        ("poker-dice", (), ("Q", Quit())),
        ("poker-dice", (PlayHand(),), ("2 3 5", Reroll((2, 3, 5)))),
        ("poker-dice", (PlayHand(),), ("5, 3,3", Reroll((3, 5)))),
        ("poker-dice", (PlayHand(),), ("H", Hold())),
        ("poker-dice", (PlayHand(),), ("q", Quit())),
        ("craps", (), ("", CrapsThrow())),
        ("craps", (), ("  BET  pass 10 ", PlaceBet("pass", 10))),
        ("craps", (PlaceBet("pass", 10),), ("take-down pass", TakeDown("pass"))),
    ],
)
def test_an_answer_is_a_move(game: str, answers: tuple[Move, ...], move: tuple[str, Move]) -> None:
    session = begin(game, 1, 2, 3, 4, 6)
    for made in answers:
        session.play(made)
    assert GAMES[game].prompt.parse(move[0], session.state) == move[1]


@pytest.mark.parametrize(
    ("game", "answers", "text", "sentence"),
    [
        ("hog", (), "11", "Type how many dice to roll, a number from 0 to 10."),
        ("hog", (), "", "Type how many dice to roll, a number from 0 to 10."),
        ("hog", (), "²", "Type how many dice to roll, a number from 0 to 10."),
        ("hazard", (), "4", "Type a main, a number from 5 to 9."),
        ("hazard", (ChooseMain(7),), "7", "Press Enter to throw."),
        ("poker-dice", (), "2", "Press Enter to play a hand, or type Q to quit."),
        (
            "poker-dice",
            (PlayHand(),),
            "2 6",
            "Type the numbers of the dice to re-roll (such as 2 3 5), H to hold, or Q to quit.",
        ),
        (
            "poker-dice",
            (PlayHand(),),
            "",
            "Type the numbers of the dice to re-roll (such as 2 3 5), H to hold, or Q to quit.",
        ),
        (
            "craps",
            (),
            "bet mars 5",
            "there is no craps bet “mars”; “dicedesk odds craps” lists all bets",
        ),
    ],
)
def test_what_is_no_answer_is_refused_in_a_sentence(
    game: str, answers: tuple[Move, ...], text: str, sentence: str
) -> None:
    session = begin(game, 1, 2, 3, 4, 6)
    for made in answers:
        session.play(made)
    with pytest.raises(NotationError) as refused:
        GAMES[game].prompt.parse(text, session.state)
    assert refused.value.sentence == sentence


def test_hog_tells_both_scores_and_whose_turn_it_is() -> None:
    alone, two = begin("hog", against="always:4", first="computer"), begin("hog", against=PERSON)
    assert alone.computer_moves
    assert told("hog", two) == "Player 1 0–0 Player 2, first to 100"
    assert GAMES["hog"].prompt.question(two) == "Player 1, how many dice, 0 to 10?"
    assert GAMES["hog"].prompt.help(two.state)[1] == "0: take Free Bacon for 1 point."


def test_hazard_tells_the_rounds_then_the_main_then_the_chance() -> None:
    session, prompt = begin("hazard", 4, 4), GAMES["hazard"].prompt
    assert told("hazard", session) == "Rounds won: 0, lost: 0."
    session.play(ChooseMain(7))
    assert told("hazard", session) == "Main 7: the come-out roll."
    assert prompt.help(session.state) == ("Enter: throw both dice.",)
    session.play(Throw())
    assert told("hazard", session) == "Main 7, chance 8: 8 wins, 7 loses."


def test_several_casters_are_asked_by_name() -> None:
    session, prompt = begin("hazard", casters="2"), GAMES["hazard"].prompt
    assert prompt.question(session) == "Player 1, which main, 5 to 9?"
    session.play(ChooseMain(7))
    assert prompt.question(session) == "Player 1, press Enter to throw."


def test_poker_dice_shows_all_five_dice_after_some_were_rolled_again() -> None:
    session, prompt = begin("poker-dice", 1, 2, 3, 4, 6, 5, 2), GAMES["poker-dice"].prompt
    assert prompt.question(session) == "Press Enter to pay $10 and roll, or type Q to quit:"
    assert told("poker-dice", session) == "Bankroll $100; the Major Award is at $200."
    assert prompt.lying(session.play(PlayHand())) == (1, 2, 3, 4, 6)
    assert prompt.question(session) == "Type the dice to re-roll (such as 2 3 5), H to hold, or Q to quit:"
    assert told("poker-dice", session) == "Roll 1 of 3"
    assert prompt.lying(session.play(Reroll((1, 5)))) == (5, 2, 3, 4, 2)
    assert len(prompt.help(session.state)) == 3
    assert prompt.lying(session.play(Hold())) == ()


def test_the_oracle_is_asked_after_an_award_alone() -> None:
    session = begin("poker-dice", *(6, 6, 6, 6, 6) * 20)
    while not session.is_over:
        session.play(Hold() if session.state.in_hand else PlayHand())
    last, store = GAMES["poker-dice"].prompt.last_question(session.state.outcome()), ForgetfulStore()
    assert last.answer(store, StandingClock(), lambda count: count - 1, "Will I?") == spoken(CLASSIC[-1])
    assert [answer.question for answer in store.answers(2)] == ["Will I?"]
    left = begin("poker-dice")
    left.play(Quit())
    assert not GAMES["poker-dice"].prompt.last_question(left.state.outcome())


def test_craps_tells_the_bankroll_the_point_and_each_bet() -> None:
    session, prompt = begin("craps", 4, 4), GAMES["craps"].prompt
    assert told("craps", session) == "Bankroll $1,000; come-out roll."
    session.play(PlaceBet("pass", 10))
    assert "take-down NAME: NAME is one of pass" in prompt.help(session.state)
    session.play(CrapsThrow())
    assert told("craps", session) == "Bankroll $990; the point is 8.\nPass: $10, pays 1:1"
    assert not any(line.startswith("take-down") for line in prompt.help(session.state))


def test_a_casino_bet_of_craps_says_where_it_is_off_and_help_names_what_a_casino_takes() -> None:
    session, prompt = begin("craps", rules="las-vegas"), GAMES["craps"].prompt
    session.play(PlaceBet("place-6", 6))
    assert told("craps", session).splitlines()[1] == "Place 6: $6, pays 7:6, off on this roll"
    lines = prompt.help(session.state)
    assert any(line.startswith("work on, work off: ") for line in lines)
    assert [line for line in lines if "hop" in line] == [
        "bet hop-5-2 DOLLARS: bet that the next roll is a 5 and a 2; you can name any two faces."
    ]


def test_help_at_building_skills_names_no_bets_of_casinos() -> None:
    lines = GAMES["craps"].prompt.help(begin("craps", rules="building-skills").state)
    assert not any(line.startswith(("bet hop", "work on")) for line in lines)


def test_the_house_that_is_chosen_at_craps_is_kept() -> None:
    store, parts = ForgetfulStore(), GAMES["craps"]
    parts.table(store, StandingClock(), SettingsKeeper(store), None).begin({"rules": "las-vegas"})
    again = parts.table(store, StandingClock(), SettingsKeeper(store), None).begin(parts.prompt.defaults())
    assert again.state.rules_text() == "preset=las-vegas"


@pytest.mark.no_cover
@pytest.mark.parametrize("game", GAMES)
@given(text=st.text(max_size=12) | st.from_regex(r"[0-9 ,hqHQ]{1,8}", fullmatch=True))
def test_whatever_is_typed_is_a_move_or_refused(game: str, text: str) -> None:
    session = begin(game, 1, 2, 3, 4, 6)
    with suppress(GameError):
        session.play(GAMES[game].prompt.parse(text.strip(), session.state))
