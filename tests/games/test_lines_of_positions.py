"""A position of each game as a line of text: written, read again in any order, damaged, and impossible."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.errors import NotationError
from dicedesk.core.game import State
from dicedesk.core.position import PositionLine, parse_position
from dicedesk.games.catalogue import GAMES, SPECS
from tests.games.random_positions import positions
from tests.games.refused_lines import DAMAGED_LINES, IMPOSSIBLE
from tests.repeated import first_seeds_of


def all_values(state: State) -> tuple[object, ...]:
    """The state with what equality leaves out: what each bet pays."""
    return state, [(bet.name, bet.amount, bet.kind.odds) for bet in getattr(state, "bets", ())]


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("seeds", first_seeds_of(400, 20))
def test_a_line_gives_back_the_position_in_any_order(game: str, seeds: range) -> None:
    spec = SPECS[game]
    for seed in seeds:
        for state in positions(game, seed):
            groups = state.to_line().split(", ")
            Random(seed).shuffle(groups)
            for line in (state.to_line(), ", ".join(groups), " ,  ".join(groups)):
                found = spec.parse_line(line, state.rules_text())
                assert all_values(found) == all_values(state), line
            position = PositionLine(spec, state, ("Ann",) * (seed % 2 * state.seats))
            assert parse_position(position.to_text(), SPECS) == position


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("seeds", first_seeds_of(400, 20))
def test_a_position_reached_by_play_is_possible_until_the_game_is_over(game: str, seeds: range) -> None:
    for seed in seeds:
        for state in positions(game, seed):
            assert (state.impossible() is None) == (state.outcome() is None), state


@pytest.mark.parametrize("game", SPECS)
def test_a_line_is_written_in_one_way(game: str) -> None:
    lines: dict[str, State] = {}
    for seed in range(20):
        for state in positions(game, seed):
            line = PositionLine(SPECS[game], state).to_text()
            assert lines.setdefault(line, state) == state
            assert parse_position(line, SPECS).to_text() == line


def test_usual_rules_are_left_out_without_players() -> None:
    lines = (
        "hog 34-50",
        "hog 34-50 | goal=50",
        "hog 34-50 | goal=100 | You, final",
        "poker-dice bankroll 90 | | You",
    )
    assert [parse_position(line, SPECS).to_text() for line in lines] == [*lines]


@pytest.mark.parametrize(
    ("line", "written"),
    [
        ("hog", "hog 0-0"),
        ("  hog turn 1,34 - 50 | | \n", "hog 34-50, turn 1"),
        ("hog 34-50||You,final", "hog 34-50 | goal=100 | You, final"),
        ("hazard", "hazard won 0"),
        ("hazard won 2, lost 1, lost-in-a-row 1", "hazard won 2, lost-in-a-row 1"),
        ("hazard turn 2 | casters=3", "hazard won 0 0 0, turn 2 | casters=3"),
        ("hazard won 3 | casters=3", "hazard won 3 | casters=3"),
        ("poker-dice", "poker-dice bankroll 100"),
        ("poker-dice dice 2 5 5 5 5, hands 1, rolls-left 2", "poker-dice bankroll 90, dice 2 5 5 5 5"),
        ("craps", "craps bankroll 1000"),
        ("craps|bankroll=80", "craps bankroll 80 | preset=building-skills bankroll=80"),
        ("craps point 4, hop-1-2 $5.00, odds off", "craps bankroll 1000, point 4, hop-2-1 5"),
    ],
)
def test_what_is_usual_need_not_be_typed(line: str, written: str) -> None:
    assert parse_position(line, SPECS).to_text() == written


@pytest.mark.parametrize(
    "names", [("Smith, Ann", "a | b"), ("\\", ",\\,"), ("C:\\hog", "always:4"), ("Zoë 🎲", "李")]
)
def test_any_names_are_written_and_read_again(names: tuple[str, str]) -> None:
    line = PositionLine(SPECS["hog"], SPECS["hog"].new_state(""), names).to_text()
    assert parse_position(line, SPECS).players == names


LINES = (
    "hog 34-50, turn 1 | goal=100 | You, final",
    "hazard won 3 0, turn 1, lost 2, lost-in-a-row 1, main 7, chance 5 | casters=2 | You, Ann",
    "poker-dice bankroll 130, hands 12, dice 2 5 5 5 5, rolls-left 1 | | You",
    "craps bankroll 85.50, point 6, pass 5, pass-odds 10, place-8 6, odds on, work on | preset=las-vegas | You",
    *(line for parts in GAMES.values() for line in parts.sample.positions),
)


@given(
    line=st.sampled_from(LINES),
    damages=st.lists(
        st.tuples(st.integers(0, 120), st.integers(0, 4), st.sampled_from(["", *" ,|-0179.x\n", "٣", "\\"])),
        max_size=4,
    ),
)
def test_a_damaged_line_is_read_or_refused_with_a_sentence(
    line: str, damages: list[tuple[int, int, str]]
) -> None:
    for place, removed, put in damages:
        line = line[:place] + put + line[place + removed :]
    try:
        position = parse_position(line, SPECS)
    except NotationError:
        return
    assert parse_position(position.to_text(), SPECS) == position
    assert position.state.impossible() != ""


def refusal_of(line: str) -> str:
    """The sentence that refuses a line; "" if nothing is wrong with it."""
    try:
        return parse_position(line, SPECS).state.impossible() or ""
    except NotationError as error:
        return error.sentence


@pytest.mark.parametrize("line", DAMAGED_LINES)
def test_a_line_that_cannot_be_read_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(NotationError, match=r"^[^\n]*\S[^\n]*$"):
        parse_position(line, SPECS)


@pytest.mark.parametrize(
    ("line", "why"),
    {
        "hog 34-50 turn 1": "expected a comma before “turn”",
        "hazard main 7 chance 5": "expected a comma before “chance”",
        "hazard main 7, main 8": "“main” comes twice",
        "poker-dice dice 2, 5": "there is no “5” in a position; choose from: bankroll, hands, dice, ",
        "poker-dice dice 2, 5, 5, 5, 6": "“5” has no name",
        "craps hop-1-2 5, hop-2-1 5": "“hop-2-1” comes twice",
        "craps bankroll 85,50": "there is no craps bet “50”",
        "hog 34-50,, turn 1": "there is nothing between two commas; leave out one of them",
    }.items(),
)
def test_a_slip_in_typing_is_named(line: str, why: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_position(line, SPECS)
    assert refused.value.sentence.startswith(why)


@pytest.mark.parametrize(("line", "why"), IMPOSSIBLE.items())
def test_an_impossible_position_can_be_read_and_says_why(line: str, why: str) -> None:
    assert parse_position(line, SPECS).state.impossible() == why


def test_a_hundred_kinds_of_lines_are_refused() -> None:
    lines = {*DAMAGED_LINES, *IMPOSSIBLE}
    assert len(lines) > 100
    assert [line for line in lines if not refusal_of(line)] == []
