"""What is said about coming swaps: on the number cards, on the panel, and in the guided turn."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from dicedesk.core.words import Name
from dicedesk.games.hog.rules import HogState, RollDice, SwapChance, SwapOutlook, swap_outlook
from dicedesk.games.hog.swaps import SwapText, swap_lesson, swap_panel, swap_texts

YOU, ANN = Name("You", is_you=True), Name("Ann")
NB = "\N{NO-BREAK SPACE}"
NO_SWAP = SwapChance(0.0, 0.0)


def looking(
    ups: tuple[int, ...] = (),
    downs: tuple[int, ...] = (),
    bacon: SwapChance = NO_SWAP,
    rolls: SwapChance = NO_SWAP,
    other: int = 83,
) -> SwapOutlook:
    """A turn of somebody with 41 points."""
    gap = abs(other // 10 - other % 10)
    return SwapOutlook(41, other, gap, ups, downs, (bacon, rolls))


@pytest.mark.parametrize(
    ("chance", "text"),
    [
        (SwapChance(0.0, 0.166), ("17% swap▼", "17%▼", "17% to swap down")),
        (SwapChance(0.12, 0.0), ("12% swap▲", "12%▲", "12% to swap up")),
        (SwapChance(0.2, 0.3), ("30% swap▼", "30%▼", "30% to swap down")),
        (SwapChance(1.0, 0.0), ("swap▲", "▲", "100% to swap up")),
    ],
)
def test_a_number_card_tells_how_likely_it_swaps(chance: SwapChance, text: tuple[str, str, str]) -> None:
    line = swap_texts(looking(bacon=chance))[0]
    assert isinstance(line, SwapText)
    assert (line.text.replace(NB, ""), line.short.replace(NB, ""), line.spoken) == text


def test_a_number_card_says_nothing_where_a_swap_hardly_matters() -> None:
    assert swap_texts(looking(bacon=SwapChance(0.049, 0.03))) == (None, None)


@pytest.mark.parametrize(
    ("outlook", "name", "up", "down"),
    [
        (looking(downs=(6, 17, 22)), YOU, "", "▼ A roll of 6, 17 or 22 swaps you down."),
        (
            looking(ups=(6,), downs=(8, 9)),
            YOU,
            "▲ A roll of 6 swaps you up.",
            "▼ A roll of 8 or 9 swaps you down.",
        ),
        (looking(ups=(1,)), YOU, "▲ A Pig Out swaps you up.", ""),
        (
            looking(downs=(1, 6), bacon=SwapChance(0.0, 1.0)),
            YOU,
            "",
            "▼ A roll of 6 swaps you down. A Pig Out swaps you down. Free Bacon swaps you down.",
        ),
        (
            looking(ups=(1, 6), bacon=SwapChance(1.0, 0.0)),
            ANN,
            "▲ A roll of 6 swaps Ann up. A Pig Out swaps Ann up. Free Bacon swaps Ann up.",
            "",
        ),
        (
            looking(downs=(1, 6), bacon=SwapChance(0.0, 1.0)),
            ANN,
            "",
            "▼ A roll of 6 swaps Ann down. A Pig Out swaps Ann down. Free Bacon swaps Ann down.",
        ),
        (looking(bacon=SwapChance(1.0, 0.0)), YOU, "▲ Free Bacon swaps you up.", ""),
    ],
)
def test_the_panel_says_what_to_roll(outlook: SwapOutlook, name: Name, up: str, down: str) -> None:
    panel = swap_panel(outlook, name)
    assert (panel.up.replace(NB, " "), panel.down.replace(NB, " ")) == (up, down)


def test_a_window_without_panels_reads_both_lines_in_one() -> None:
    panel = swap_panel(looking(ups=(6,), downs=(8,)), YOU)
    assert panel.hint == f"{panel.up}   {panel.down}"
    assert swap_panel(looking(), YOU).hint == ""


@pytest.mark.parametrize(
    ("other", "name", "why"),
    [
        (83, YOU, "You trade scores if the digits of your new score are as far apart as in 83: 5."),
        (5, ANN, "The scores swap if the digits of Ann's new score are as far apart as in 05: 5."),
        (33, YOU, "You trade scores if the two digits of your new score are the same, as in 33."),
        (0, YOU, "You trade scores if the two digits of your new score are the same, as in 11."),
        (0, ANN, "The scores swap if the two digits of Ann's new score are the same, as in 11."),
    ],
)
def test_the_panel_says_when_scores_swap(other: int, name: Name, why: str) -> None:
    assert swap_panel(looking(other=other), name).why == why


def positions(count: int) -> Iterator[HogState]:
    random = Random(5)
    for _ in range(count):
        yield HogState((random.randrange(100), random.randrange(100)), to_move=random.randrange(2))


def test_the_example_of_the_lesson_is_a_swap_that_the_turn_may_bring() -> None:
    lessons = [(state, swap_lesson(swap_outlook(state))) for state in positions(300)]
    given = [(state, text) for state, text in lessons if text]
    assert len(given) > 200
    for state, text in given:
        found = re.fullmatch(r".* you trade scores\. (\d\d) and (\d\d): both (\d)\.", text)
        assert found is not None, text
        total, other, gap = map(int, found.groups())
        assert other == state.opponent_score
        assert {abs(int(each[0]) - int(each[1])) for each in found.groups()[:2]} == {gap}
        assert total in {
            state.own_score + (sum(faces) if 1 not in faces else 1)
            for faces in [(1,), *((face,) for face in range(2, 7)), *sums(total - state.own_score)]
        } | {bacon(state)}


def sums(points: int) -> list[tuple[int, ...]]:
    """Some dice without a 1 that show these points; none if no dice can."""
    for dice in range(1, 11):
        if 2 * dice <= points <= 6 * dice:
            whole, rest = divmod(points, dice)
            return [tuple(whole + (die < rest) for die in range(dice))]
    return []


def bacon(state: HogState) -> int:
    """The mover's score after Free Bacon, before any swap."""
    other = state.opponent_score
    return state.own_score + max(1, 2 * (other // 10) - other % 10)


def test_there_is_no_lesson_where_no_number_card_tells_of_a_swap() -> None:
    for state in positions(300):
        outlook = swap_outlook(state)
        if not any(swap_texts(outlook)):
            assert swap_lesson(outlook) == ""


def test_there_is_no_lesson_where_only_scores_of_three_digits_swap() -> None:
    # Any roll from 91 leads to 100 or more, but for 1 to 8 points, and 92 to 99 are not as far apart as 90.
    outlook = swap_outlook(HogState((91, 90)))
    assert any(swap_texts(outlook))
    assert swap_lesson(outlook) == ""


def test_free_bacon_can_be_the_example() -> None:
    # 26 + (2 * 7 - 3) = 37, and 3 and 7 are as far apart as 7 and 3.
    state = HogState((26, 73))
    assert state.apply(RollDice(0)).state.scores == (73, 37)
    assert swap_lesson(swap_outlook(state)).endswith("37 and 73: both 4.")
