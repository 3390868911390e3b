"""The skill curve: what choices cost over time, its band, whether a change is chance, and the rating."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from fractions import Fraction
from itertools import combinations
from random import Random
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.coach.review import review
from dicedesk.core.record import Record, parse_record
from dicedesk.features.review.history import reviewed_figures
from dicedesk.features.skill import (
    MOST_POINTS,
    Skill,
    Span,
    change_in_a_word,
    change_words,
    rating_words,
    report_words,
    skill_line,
    skill_report,
    students_t,
    title_of,
)
from dicedesk.games.catalogue import GAMES, KITS, part_of
from dicedesk.play.ports.game_summary import PARTS, ChoiceFigures, ReviewFigures
from dicedesk.play.ports.past_games import GameChoices
from dicedesk.play.ports.store import StoredGame
from tests.fakes.history import NoHistory

MONDAY = 1_795_435_200
"""Noon of Monday, 23 November 2026 (UTC)."""
DAY = 24 * 60 * 60


@dataclass
class Judged(NoHistory):
    """Games that are judged, the oldest first; so many others are not reviewed yet."""

    games: Sequence[GameChoices] = ()
    waiting: int = 0

    def game_choices(self, game: str, most: int) -> tuple[GameChoices, ...]:
        return tuple(each for each in self.games if game in ("", each.game))[-most:]

    def unreviewed(self) -> int:
        return self.waiting


def judged(
    loss: Fraction | float,
    choices: int = 10,
    game: str = "hog",
    kind: str = "dice",
    begun: int = MONDAY,
    even: float | None = None,
) -> GameChoices:
    """A game in which so many choices of one kind lost so much together."""
    figures = ChoiceFigures(kind, choices, round(loss * PARTS), choices * PARTS)
    return GameChoices(game, begun, (figures,), None if even is None else round(even * PARTS))


def curve(games: Sequence[GameChoices], span: Span = Span.FEW, game: str = "hog") -> Skill:
    return skill_report(Judged(games), game, span).curves[0]


def test_a_point_is_what_all_choices_of_its_games_lost_by_all_that_was_put_down() -> None:
    found = curve([judged(1, 10), judged(2, 10), judged(0, 20), judged(1, 5), judged(1, 5)])
    (point,) = found.points
    assert found.now is point.cost
    assert (point.place, point.cost.value, point.cost.choices, point.cost.games) == (5, 5 / 50, 50, 5)


def test_each_game_from_the_first_whole_span_on_makes_a_point() -> None:
    found = curve([judged(number) for number in range(8)])
    assert [(point.place, point.cost.value) for point in found.points] == [
        (5, 0.2), (6, 0.3), (7, 0.4), (8, 0.5),
    ]  # fmt: skip


def test_a_long_curve_is_thinned_and_keeps_its_end() -> None:
    found = curve([judged(number) for number in range(5 * MOST_POINTS)])
    assert MOST_POINTS // 2 < len(found.points) <= MOST_POINTS
    assert found.points[-1].place == 5 * MOST_POINTS


@pytest.mark.parametrize(
    ("freedom", "exact"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (19, 2.093), (99, 1.984)],
)
def test_the_factor_of_the_band_is_that_of_the_tables(freedom: int, exact: float) -> None:
    assert students_t(freedom) == pytest.approx(exact, rel=1 / 300)


def test_the_band_holds_the_true_cost_nearly_as_often_as_it_says() -> None:
    luck, held = Random(7), 0
    for _ in range(400):
        games = [judged(luck.uniform(0, 1), luck.randint(5, 15)) for _ in range(20)]
        cost = curve(games, Span.SOME).points[0].cost
        held += cost.low <= 0.5 / 10 <= cost.high
    within = NormalDist(0.95, (0.95 * 0.05 / 400) ** 0.5)
    assert within.inv_cdf(0.001) <= held / 400 <= within.inv_cdf(0.999)


def test_what_never_gains_costs_no_less_than_nothing() -> None:
    assert curve([judged(0), judged(0), judged(0), judged(0), judged(5)]).points[0].cost.low == 0
    gained = [judged(loss, game="craps", kind="lines") for loss in (-1, 0, 0, 0, 1)]
    assert curve(gained, game="craps").points[0].cost.low < 0


def test_the_chance_of_a_change_is_the_share_of_the_ways_to_deal_the_games() -> None:
    losses = [3.0, 1.0, 4.0, 1.0, 5.0, 0.5, 0.0, 1.5, 0.0, 2.0]
    found = curve([judged(loss) for loss in losses]).change
    apart = abs(sum(losses[5:]) - sum(losses[:5]))
    ways = [abs(2 * sum(those) - sum(losses)) >= apart - 1e-9 for those in combinations(losses, 5)]
    assert found is not None
    assert found.chance == pytest.approx(sum(ways) / len(ways))


@pytest.mark.long
def test_a_change_that_is_none_is_seldom_called_one() -> None:
    luck, called = Random(3), 0
    for _ in range(60):
        change = curve([judged(luck.expovariate(1)) for _ in range(40)], Span.SOME).change
        called += change is not None and change.is_real
    assert called <= 9  # 3 are expected; more than 9 come once in 1,000


@pytest.mark.parametrize(
    ("losses", "word", "sentence"),
    [
        (
            [5, 6, 5, 6, 5, 0, 1, 0, 1, 0],
            "Better",
            "You are getting better: a choice cost 4.0 percentage points in your last 5 games and 54.0 percentage "
            "points in the 5 before, and chance alone makes such a difference in only 0.79% of cases.",
        ),
        (
            [0, 1, 0, 1, 0, 5, 6, 5, 6, 5],
            "Worse",
            "Your choices cost more than before: 54.0 percentage points each in your last 5 games and 4.0 percentage "
            "points in the 5 before, and chance alone makes such a difference in only 0.79% of cases.",
        ),
        (
            [1] * 10,
            "Not clear",
            "No clear change: a choice cost 10.0 percentage points in your last 5 games and 10.0 percentage points in "
            "the 5 before, and chance alone makes such a difference in 100% of cases.",
        ),
        ([1] * 9, "Too few games", "Play one more game to compare with the games before."),
        ([1] * 3, "Too few games", "Play 2 more games to see what your choices cost."),
    ],
)
def test_one_sentence_says_whether_the_change_is_more_than_chance(
    losses: list[float], word: str, sentence: str
) -> None:
    found = curve([judged(loss) for loss in losses])
    assert (str(change_in_a_word(found)), str(change_words(found))) == (word, sentence)


def test_by_week_each_point_is_a_week_with_enough_games() -> None:
    week = [MONDAY + day * DAY for day in (0, 2, 6)]
    later = [begun + 14 * DAY for begun in week]
    games = [
        *(judged(1, begun=begun) for begun in week),
        judged(9, begun=MONDAY + 7 * DAY),
        *(judged(3, begun=begun) for begun in later),
        judged(9, begun=0),
    ]
    found = curve(games, Span.WEEK)
    assert [(point.begun, point.cost.value) for point in found.points] == [
        (date(2026, 11, 23), 0.1),
        (date(2026, 11, 23) + timedelta(14), 0.3),
    ]
    assert found.change is not None
    assert found.change.chance == pytest.approx(2 / 20)


@pytest.mark.parametrize(
    ("days", "sentence"),
    [
        ((0, 1), "Play at least 3 games in one week to see what your choices cost."),
        ((0, 1, 2, 9), "Play at least 3 games in another week to compare."),
    ],
)
def test_weeks_say_what_is_missing(days: Sequence[int], sentence: str) -> None:
    found = curve([judged(1, begun=MONDAY + day * DAY) for day in days], Span.WEEK)
    assert str(change_words(found)) == sentence


def test_a_game_has_a_curve_of_all_choices_and_one_of_each_kind_that_there_was() -> None:
    games = [judged(1, kind="bacon"), judged(2, kind="late"), judged(3, kind="bacon")]
    found = skill_report(Judged(games), "hog", Span.FEW).curves
    assert [(str(title_of(each)), each.games) for each in found] == [
        ("All choices", 3),
        ("Free Bacon", 2),
        ("Late game", 1),
    ]


def test_all_games_together_have_a_curve_of_each_and_no_rating() -> None:
    games = [judged(1, game="hazard", kind="main"), judged(1, even=0.5)]
    found = skill_report(Judged(games), "", Span.FEW)
    assert [each.game for each in found.curves] == ["hog", "hazard"]
    assert rating_words(found) is None


def test_choices_that_put_nothing_down_have_no_cost() -> None:
    games = [GameChoices("craps", MONDAY, (ChoiceFigures("lines", 1, 0, 0),))] * 10
    for span in Span:
        found = curve(games, span, "craps")
        assert (found.points, found.change) == ((), None)
    some = curve([*games, *[judged(1, game="craps", kind="lines")] * 5], game="craps")
    assert (len(some.points), some.change) == (5, None)


def test_a_deal_in_which_one_side_put_nothing_down_is_no_difference() -> None:
    nothing = GameChoices("craps", MONDAY, (ChoiceFigures("lines", 1, 0, 0),))
    bet = judged(1, game="craps", kind="lines")
    found = curve([*[nothing] * 4, bet, *[nothing] * 4, bet], game="craps").change
    assert found is not None
    assert found.chance == 1


def test_the_rating_is_the_mean_of_what_even_luck_left_in_the_last_games() -> None:
    games = [judged(1, even=0.9), *[judged(1)] * 5, *[judged(1, even=even) for even in (0.4, 0.5) * 10]]
    found = skill_report(Judged(games), "hog", Span.FEW)
    assert found.rating is not None
    assert (found.rating.value, found.rating.games) == (pytest.approx(45), 20)
    assert str(rating_words(found)) == (
        "Rating 45: with average luck you would win 45 of 100 games against Final strategist, by your last 20 against "
        "it; the band goes from 43 to 47."
    )


def test_a_rating_is_never_below_0_or_above_100() -> None:
    games = [judged(1, even=even) for even in (-0.5, 0.1, 0.1, 0.1, 0.1)]
    found = skill_report(Judged(games), "hog", Span.FEW).rating
    assert found is not None
    assert (found.value, found.low) == (0, 0)


def test_a_rating_says_how_many_games_it_needs() -> None:
    found = skill_report(Judged([judged(1, even=0.5)] * 3), "hog", Span.FEW)
    assert str(rating_words(found)) == "For a rating, play 2 more games against Final strategist."
    others = skill_report(Judged([judged(1, game="hazard", kind="main")]), "hazard", Span.FEW)
    assert rating_words(others) is None


def test_without_games_it_says_what_will_be_there() -> None:
    empty, waiting = (skill_report(Judged(waiting=count), "hog", Span.FEW) for count in (0, 3))
    assert (empty.curves, str(report_words(empty))) == (
        (),
        "Play a game: what your choices cost will appear here.",
    )
    assert str(report_words(waiting)) == "Your games are still being reviewed."


def test_the_line_of_all_games_is_that_of_the_game_played_last_and_names_it() -> None:
    last = [judged(1, game="hazard", kind="main")] * 9
    games = Judged([*[judged(1)] * 3, *last])
    assert str(skill_line(games, "hog")) == "Play 2 more games to see what your choices cost."
    assert str(skill_line(games, "")) == "Hazard: Play one more game to compare with the games before."
    assert skill_line(Judged(), "") is None
    assert "in your last 20 games" in str(skill_line(Judged([judged(1)] * 41), "hog"))


def stored(record: Record[object], **tags: str) -> StoredGame:
    """The record as the store keeps it, with these header lines."""
    tagged = record.with_tags((("Id", "2026-11-23T12:00:00Z-a"), *tags.items()))
    return StoredGame.of_record("a", record.spec.id, tagged.to_text(), "", ended=True)


def random_record(game: str, luck: Random, moves: int) -> Record[object]:
    """A record of so many moves at most, each of them any that is legal."""
    record = Record(GAMES[game])
    state = record.first_state()
    for _ in range(moves):
        legal = state.legal_moves()
        if not legal:
            break
        move = luck.choice(legal)
        faces = tuple(luck.randint(1, 6) for _ in range(state.dice_for(move)))
        state = state.apply(move, faces).state
        record = record.with_play(move, faces)
    return record


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 10**6))
def test_the_figures_of_the_kinds_add_up_to_those_of_the_review(game: str, seed: int) -> None:
    record = random_record(game, Random(seed), 40)
    kept = stored(record, Player0="You")
    figures = reviewed_figures(kept)
    player = review(parse_record(kept.record, GAMES), part_of(game, "coach")).players[0]
    assert figures is not None
    assert sum(each.count for each in figures.choices) == player.choices
    put_down = sum(each.put_down for each in figures.choices)
    lost = sum(each.loss for each in figures.choices)
    assert abs(lost / (put_down or PARTS) - float(player.loss_a_choice)) < 1e-3 * max(
        1, abs(float(player.loss))
    )
    unit = KITS[game].unit
    assert unit is not None
    assert {each.kind for each in figures.choices} <= {kind.id for kind in unit.kinds}


HOG = '[Game "hog"]\n[Player0 "You"]\n[Player1 "final"]\n'


def hog(header: str, *moves: str) -> ReviewFigures:
    found = reviewed_figures(StoredGame("a", "hog", header, "", True, moves))
    assert found is not None
    return found


WON = ("roll 10 : 6 6 6 6 6 6 6 6 6 6", "roll 0", "roll 10 : 6 6 6 6 6 6 6 6 6 6")


def test_a_whole_game_against_the_final_strategist_rates_its_person() -> None:
    found = hog(HOG, *WON)
    coached = review(parse_record(HOG + "\n".join(WON) + "\n", GAMES), part_of("hog", "coach"))
    assert coached.is_over
    assert found.even == round(coached.players[0].without_luck * PARTS)


@pytest.mark.parametrize(
    ("header", "count"),
    [
        (HOG.replace("final", "swap"), 3),
        (HOG.replace("final", "Ben"), 3),
        (HOG + '[Rules "goal=99"]\n', 3),
        (HOG + '[From "2026-11-21T10:00:00Z-7f3a move 1"]\n', 3),
        (HOG, 2),
        (HOG.replace("You", "swap"), 3),
    ],
    ids=["another opponent", "a person", "other rules", "taken over", "left", "watched"],
)
def test_other_games_rate_nobody(header: str, count: int) -> None:
    assert hog(header, *WON[:count]).even is None


def test_choices_that_were_taken_over_and_those_of_computers_are_nobodys() -> None:
    assert sum(each.count for each in hog(HOG, *WON).choices) == 2
    again = hog(HOG + '[From "2026-11-21T10:00:00Z-7f3a move 1"]\n', *WON)
    assert sum(each.count for each in again.choices) == 1
    assert hog(HOG.replace("You", "swap"), *WON).choices == ()
