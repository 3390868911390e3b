"""Games in a terminal: what it shows, asks, keeps, and does with what cannot be read; and the rules as text."""

import io
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from dicedesk.cli.play import LeftTerminal, Screen, Style, TerminalTable, wants_color
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.record import parse_record
from dicedesk.core.rollers import DiceSource, SeededDice
from dicedesk.core.words import Sentence
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.play.ports.store import BusyError, ForgetfulStore, GameChange, StoreError
from dicedesk.play.saved_games import Dice
from dicedesk.play.settings import SettingsKeeper
from dicedesk.play.terminal import LastQuestion
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

SEED = 8
Play = Callable[..., str]


def seeded(_: str) -> DiceSource:
    return SeededDice(SEED)


def sixes(_: str) -> DiceSource:
    return ScriptedDice((6,) * 500)


def reply_from(store: ForgetfulStore) -> Callable[[LastQuestion, str], Sentence]:
    """Answers after the end of a game as luck has it that always picks the first."""
    return lambda last, typed: last.answer(store, StandingClock(), lambda _: 0, typed)


def played(
    game: str,
    store: ForgetfulStore,
    answers: Iterable[str],
    *,
    chosen: dict[str, str] | None = None,
    dice: Dice = seeded,
    color: bool = False,
    are_typed: bool | None = None,
) -> str:
    """Plays with answers until they end, and gives back all that was shown."""
    out, typed = io.StringIO(), iter(answers)

    def ask(question: str) -> str:
        out.write(question)
        answer = next(typed, None)
        if answer is None:
            raise EOFError
        out.write(answer + "\n")
        return answer

    parts = GAMES[game]
    screen = Screen(out, ask, str, has_color=color)
    table = TerminalTable(
        parts, parts.table(store, StandingClock(), SettingsKeeper(store), dice), screen, reply_from(store)
    )
    with pytest.raises(LeftTerminal):
        table.play(None if chosen is None else {**parts.prompt.defaults(), **chosen}, are_typed=are_typed)
    return out.getvalue()


@pytest.fixture
def store() -> ForgetfulStore:
    return ForgetfulStore()


@pytest.fixture
def play(store: ForgetfulStore) -> Play:
    """Plays at a table whose store is the same each time."""
    return lambda game, *answers, **how: played(game, store, answers, **how)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_left_goes_on(play: Play, game: str) -> None:
    play(game, *GAMES[game].sample.opening)
    assert "Continuing the game you left." in play(game)


def test_a_new_game_begins_where_one_was_left_and_somebody_wants_it(play: Play) -> None:
    play("hog", "4")
    assert "You 0–0 Final strategist" in play("hog", chosen={})


def test_a_new_game_says_what_leaving_the_unfinished_one_cost(play: Play) -> None:
    play("poker-dice", "", dice=seeded)
    begun = play("poker-dice", chosen={})
    assert "You left your unfinished game. You lose the $10 ante." in begun
    assert "unfinished" not in play("poker-dice", chosen={})


def test_what_cannot_be_read_is_asked_again(play: Play) -> None:
    shown = play("hog", "eleven", "0")
    assert "Type how many dice to roll, a number from 0 to 10." in shown
    assert shown.count("You 0–0 Final strategist") == 1
    assert "You take Free Bacon: 1 point" in shown


def test_a_move_that_the_rules_refuse_is_told(play: Play) -> None:
    assert "Odds need a point: make the come-out roll first." in play("craps", "bet pass-odds 10")


def test_the_computer_answers_at_once_and_dice_are_drawn(play: Play) -> None:
    shown = play("hog", "1", chosen={"against": "always:2"})
    assert "Always 2 dice rolled 2 dice" in shown or "Pig Out!" in shown
    assert shown.count("╭───────╮ ╭───────╮") == 1


def test_a_move_is_taken_back_once(play: Play) -> None:
    shown = play("craps", "bet pass 10", "u", "U")
    assert shown.index("Undone.") < shown.index("There is nothing to undo.")


def test_a_move_is_brought_back_once(play: Play) -> None:
    shown = play("craps", "bet pass 10", "u", "redo", "REDO")
    assert shown.count("Pass: you bet $10") == 2
    assert shown.index("Undone.") < shown.index("There is nothing to redo.")


def test_the_question_mark_tells_what_can_be_typed(play: Play) -> None:
    assert "save FILE: write the record of this game to a file." in play("hazard", "?")


def test_exit_leaves_as_the_end_of_the_input_does(play: Play, store: ForgetfulStore) -> None:
    play("hog", "3", "exit", "5")
    kept = store.newest("hog")
    assert kept is not None
    assert kept.moves[0].startswith("roll 3")


def test_a_game_that_ended_shows_the_result_and_another_one_begins(play: Play) -> None:
    shown = play("poker-dice", "q", "", "q", "exit")
    assert shown.count("You quit with $100 after 0 hands") == 2


def test_after_an_award_the_oracle_answers(play: Play) -> None:
    hands = ["", "h"] * 4
    shown = play("poker-dice", *hands, "Will it rain?", "exit", dice=sixes)
    assert shown.index("Major Award!") < shown.index("Ask the Magic 8 Oracle a question: Will it rain?")
    assert "The Magic 8 Oracle says:" in shown


def test_the_record_is_saved_and_nothing_written_over(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "my game.dice"
    shown = play("hog", "2", f"save {file}", f"save {file}", f"save {tmp_path / 'no' / 'folder'}")
    record = parse_record(file.read_text(encoding="utf-8"), SPECS)
    assert record.replay()[0].move.to_text() == "roll 2"
    assert f"{file} already exists." in shown
    assert "The game record could not be saved: no such file or folder" in shown


def test_the_record_of_a_game_that_is_over_is_saved_and_then_another_one_begins(
    play: Play, tmp_path: Path
) -> None:
    file = tmp_path / "over.dice"
    shown = play("poker-dice", "q", f"save {file}", "again?", "", "q")
    record = parse_record(file.read_text(encoding="utf-8"), SPECS)
    assert record.replay()[-1].step.state.outcome() is not None
    assert shown.count("Press Enter to play again") == 4
    assert shown.count("You quit with $100 after 0 hands") == 2
    assert "save FILE: write the record of this game to a file." in shown.partition("again?")[2]


class HeldStore(ForgetfulStore):
    """Another program holds it, until it is let go."""

    is_held = True

    def keep(self, change: GameChange) -> None:
        if self.is_held:
            raise StoreError("The disk is full.")
        super().keep(change)


def test_what_cannot_be_kept_is_told_once_and_that_it_is_kept_again() -> None:
    store = HeldStore()

    def answers() -> Iterator[str]:
        yield "3"
        yield "3"
        store.is_held = False
        yield "3"

    shown = played("hog", store, answers())
    assert shown.count("Not saved: The disk is full.") == 1
    assert shown.count("Your games are being saved again.") == 1


class BusyStore(ForgetfulStore):
    """Another program holds it for good."""

    def in_turn(self, write: Callable[[], None]) -> None:
        try:
            write()
        except BusyError:
            return

    def keep(self, change: GameChange) -> None:
        raise BusyError("busy")


def test_a_store_that_another_program_holds_is_told() -> None:
    assert "Not saved: another program is using the saved games" in played("hog", BusyStore(), ["3"])


def test_colors_make_dice_and_results_stand_out(play: Play) -> None:
    colored, plain = play("poker-dice", "", "q", color=True), play("poker-dice", "", "q")
    assert f"\x1b[{Style.RESULT.value}m" in colored
    assert "\x1b[" not in plain


@pytest.mark.parametrize(
    ("environment", "wanted"),
    [
        ({"TERM": "xterm"}, True),
        ({"TERM": "dumb"}, False),
        ({}, False),
        ({"TERM": "xterm", "NO_COLOR": ""}, False),
    ],
)
def test_colors_are_for_terminals_that_have_them(environment: dict[str, str], *, wanted: bool) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    assert wants_color(Terminal(), environment) is wanted
    assert not wants_color(io.StringIO(), environment)


def test_what_the_terminal_cannot_write_is_no_answer() -> None:
    answers = iter([UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no"), "4"])

    def ask(_: str) -> str:
        answer = next(answers)
        if isinstance(answer, Exception):
            raise answer
        return answer

    assert Screen(io.StringIO(), ask, str, has_color=False).ask("? ") == "4"


@pytest.mark.parametrize(
    ("is_held", "farewell"), [(True, "Not saved: The disk is full."), (False, "Your games are saved.")]
)
def test_whoever_leaves_is_told_whether_the_game_is_kept(*, is_held: bool, farewell: str) -> None:
    store, parts = HeldStore(), GAMES["hog"]
    store.is_held = is_held

    def ask(_: str) -> str:
        raise EOFError

    screen = Screen(io.StringIO(), ask, str, has_color=False)
    table = TerminalTable(
        parts, parts.table(store, StandingClock(), SettingsKeeper(store), seeded), screen, reply_from(store)
    )
    with pytest.raises(LeftTerminal):
        table.play(None)
    assert table.farewell() == farewell


def sealed(record_id: str) -> DiceSource:
    return SealedDice(bytes(32), record_id, "drawn-word")


def test_the_word_is_shown_and_can_be_typed_until_the_first_roll(play: Play, store: ForgetfulStore) -> None:
    shown = play("hog", "word my own luck", "4", "word late", chosen={}, dice=sealed)
    assert "Your word: drawn-word" in shown
    assert "Your word: my own luck" in shown
    assert "late" not in shown.rpartition("word late")[2]
    kept = store.newest("hog")
    assert kept is not None
    assert '[Word "my own luck"]' in kept.header


def test_the_help_tells_of_the_word_while_it_can_be_typed(play: Play) -> None:
    shown = play("hog", "?", "4", chosen={}, dice=sealed)
    assert shown.count("word TEXT: ") == 1
    assert "word TEXT: " not in play("hog", "?", dice=sealed)


def test_a_game_that_becomes_practice_says_so_once(play: Play) -> None:
    shown = play("hazard", "7", "", "u", "", "u", chosen={})
    assert shown.count("This is now a casual game: a roll was undone after it was seen.") == 1


def test_dice_of_ones_own_are_typed_after_each_choice(store: ForgetfulStore) -> None:
    answers = ("2", "x", "6", "6 4", "3 3 3 3 3 3 3 3", "exit")
    said = played("hog", store, answers, chosen={"against": "always:1"}, are_typed=True)
    assert "These are real dice, typed in by hand; nothing can prove what they showed." in said
    assert "Roll 2 dice and type what they show: x\nA die shows 1 to 6" in said
    assert "Roll 2 dice and type what they show: 6\n1 die is missing." in said
    assert "Roll 1 die for One-die player and type what it shows: 3 3 3" in said
    assert "This roll has 1 die." in said
    kept = store.newest("hog")
    assert kept is not None
    assert kept.moves == ("roll 2 : 6 4",)


@pytest.mark.parametrize("game", GAMES)
def test_a_throw_that_is_not_typed_leaves_the_choice_undone(store: ForgetfulStore, game: str) -> None:
    said = played(game, store, (*GAMES[game].sample.opening, "", "exit"), chosen={}, are_typed=True)
    assert "Enter on an empty line: go back to your choice." in said
    kept = store.newest(game)
    assert kept is not None
    assert [line for line in kept.moves if ":" in line] == []


def test_whoever_leaves_in_the_middle_of_a_throw_finds_the_game_before_it(store: ForgetfulStore) -> None:
    played("hog", store, ("2", "6 4", "exit"), chosen={"against": "always:1"}, are_typed=True)
    again = played("hog", store, ("", "5", "exit"))
    assert "Continuing the game you left." in again
    kept = store.newest("hog")
    assert kept is not None
    assert kept.moves == ("roll 2 : 6 4", "roll 1 : 5")
