"""The skill curve: what choices cost over time, its range, the last change, and the rating."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from fractions import Fraction
from random import Random

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
    cost_words,
    rating_words,
    report_words,
    short_cost_words,
    skill_line,
    skill_report,
    students_t,
    title_of,
    unit_of,
)
from dicedesk.games.catalogue import GAMES, SPECS, load_coach
from dicedesk.play.ports.game_summary import PARTS, ChoiceFigures, ReviewFigures
from dicedesk.play.ports.past_games import GameChoices
from dicedesk.play.ports.store import StoredGame
from tests.fakes.history import NoHistory
from tests.repeated import fewer

MONDAY = 1_795_435_200
"""Noon of Monday, 23 November 2026 (UTC)."""
DAY = 24 * 60 * 60


@dataclass
class Judged(NoHistory):
    """Games that are judged, the oldest first, and the number of others still waiting for their review."""

    games: Sequence[GameChoices] = ()
    waiting: int = 0

    def game_choices(self, game: str, most: int) -> tuple[GameChoices, ...]:
        return tuple(each for each in self.games if game in ("", each.game))[-most:]

    def unreviewed(self) -> int:
        return self.waiting


def judged(
    cost: Fraction | float,
    choices: int = 10,
    game: str = "hog",
    kind: str = "dice",
    begun: int = MONDAY,
    even: float | None = None,
) -> GameChoices:
    """A game in which `choices` choices of one kind cost `loss` in all."""
    figures = ChoiceFigures(kind, choices, round(cost * PARTS), choices * PARTS)
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
    [(2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (19, 2.093), (99, 1.984)],
)
def test_the_factor_of_the_range_is_that_of_the_tables(freedom: int, exact: float) -> None:
    assert students_t(freedom) == pytest.approx(exact, rel=1 / 300)


def test_what_never_gains_costs_no_less_than_nothing() -> None:
    assert curve([judged(0), judged(0), judged(0), judged(0), judged(5)]).points[0].cost.low == 0


def test_bets_may_gain_even_if_none_of_them_did_yet() -> None:
    cost = curve(
        [judged(Fraction(cost, 10), game="craps", kind="lines") for cost in range(5)], game="craps"
    ).now
    assert cost is not None
    assert cost.low < 0
    assert cost.value - cost.low == pytest.approx(cost.high - cost.value)


def test_a_player_without_errors_may_still_make_some() -> None:
    few, more = (curve([judged(0)] * span.value, span).now for span in (Span.FEW, Span.MANY))
    assert few is not None
    assert more is not None
    assert (few.low, few.value, more.low) == (0, 0, 0)
    assert few.high == pytest.approx(20 * more.high)
    assert more.high > 0


@pytest.mark.parametrize(
    ("game", "title", "whole", "short"),
    [
        ("hog", "Cost per choice, in percentage points", "1.6 percentage points", "1.6"),
        ("craps", "Cost per choice, as a share of the bets", "1.60%", "1.60%"),
    ],
)
def test_a_cost_names_its_unit_and_is_short_below_a_title_that_does(
    game: str, title: str, whole: str, short: str
) -> None:
    said = unit_of(game).rate_title, cost_words(game, 0.016), short_cost_words(game, 0.016)
    assert tuple(map(str, said)) == (title, whole, short)


BETTER = [*[5, 6] * 10, *[1, 0] * 10]
WORSE = [*[1, 0] * 10, *[5, 6] * 10]


@pytest.mark.parametrize(
    ("losses", "word", "sentence"),
    [
        (
            BETTER,
            "Better",
            "You are improving. On average, a choice cost 5.0 percentage points in your last 20 games and 55.0 "
            "percentage points in the 20 before that. At most 1 player in 20 ever sees this message by chance.",
        ),
        (
            WORSE,
            "Worse",
            "Your choices cost more than before. On average, a choice cost 55.0 percentage points in your last 20 "
            "games and 5.0 percentage points in the 20 before that. At most 1 player in 20 ever sees this message "
            "by chance.",
        ),
        (
            [1] * 20,
            "Not clear",
            "No clear change. On average, a choice cost 10.0 percentage points in your last 5 games.",
        ),
        ([1] * 19, "Too few games", "Play one more game to see how your choices compare over time."),
        ([1] * 9, "Too few games", "Play 11 more games to see how your choices compare over time."),
        ([1] * 3, "Too few games", "Play 2 more games to see what your choices cost."),
    ],
)
def test_one_sentence_says_whether_choices_became_better(
    losses: list[float], word: str, sentence: str
) -> None:
    found = curve([judged(cost) for cost in losses])
    assert (str(change_in_a_word(found)), str(change_words(found))) == (word, sentence)


def test_a_change_is_the_same_over_whatever_number_of_games_the_curve_goes() -> None:
    curves = [curve([judged(cost) for cost in BETTER], span) for span in (Span.FEW, Span.SOME, Span.MANY)]
    assert len({each.change for each in curves}) == 1
    assert str(change_words(curves[-1])).startswith("You are improving.")


def test_after_a_change_the_next_one_is_looked_for_among_the_games_since() -> None:
    change = curve([judged(cost) for cost in (*BETTER, *[8, 9] * 10)]).change
    assert change is not None
    assert (change.is_better, change.earlier, change.games) == (False, 20, 20)
    assert (change.before, change.now) == (pytest.approx(0.05), pytest.approx(0.85))


def test_a_change_is_clear_only_if_ranks_and_costs_agree() -> None:
    assert curve([judged(cost) for cost in (*BETTER, 500)]).change is None


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


def test_weeks_say_what_is_missing() -> None:
    few, more = (
        curve([judged(1, begun=MONDAY + day * DAY) for day in range(days)], Span.WEEK) for days in (2, 4)
    )
    assert str(change_words(few)) == "Play at least 3 games in a week to see what your choices cost."
    assert str(change_words(more)) == "Play 16 more games to see how your choices compare over time."


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


def test_the_rating_is_the_mean_of_what_even_luck_left_in_the_last_games() -> None:
    games = [judged(1, even=0.9), *[judged(1)] * 5, *[judged(1, even=even) for even in (0.4, 0.5) * 10]]
    found = skill_report(Judged(games), "hog", Span.FEW)
    assert found.rating is not None
    assert (found.rating.value, found.rating.games) == (pytest.approx(45), 20)
    assert str(rating_words(found)) == (
        "Rating 45 (range 34–47): with average luck, you would win 45 of 100 games against Final strategist, judging "
        "by your last 20 games."
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
        "Play a game to see what your choices cost.",
    )
    assert str(report_words(waiting)) == "Your games are still being reviewed."


def test_the_line_of_all_games_is_that_of_the_game_played_last_and_names_it() -> None:
    last = [judged(1, game="hazard", kind="main")] * 9
    games = Judged([*[judged(1)] * 3, *last])
    assert str(skill_line(games, "hog")) == "Play 2 more games to see what your choices cost."
    assert (
        str(skill_line(games, "")) == "Hazard: Play 11 more games to see how your choices compare over time."
    )
    assert skill_line(Judged(), "") is None
    assert "in your last 20 games" in str(skill_line(Judged([judged(1)] * 41), "hog"))


def stored(record: Record[object], **tags: str) -> StoredGame:
    """The record as the store keeps it, with these header lines."""
    tagged = record.with_tags((("Id", "2026-11-23T12:00:00Z-a"), *tags.items()))
    return StoredGame.of_record("a", record.spec.id, tagged.to_text(), "", ended=True)


def random_record(game: str, luck: Random, moves: int) -> Record[object]:
    """A record of at most `moves` moves, each of them any legal one."""
    record = Record(SPECS[game])
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


@pytest.mark.parametrize("game", SPECS)
@fewer
@given(seed=st.integers(0, 10**6))
def test_the_figures_of_the_kinds_add_up_to_those_of_the_review(game: str, seed: int) -> None:
    record = random_record(game, Random(seed), 40)
    kept = stored(record, Player0="You")
    figures = reviewed_figures(kept)
    player = review(parse_record(kept.record, SPECS), load_coach(game)).players[0]
    assert figures is not None
    assert sum(each.count for each in figures.choices) == player.choices
    put_down = sum(each.put_down for each in figures.choices)
    lost = sum(each.cost for each in figures.choices)
    assert abs(lost / (put_down or PARTS) - float(player.cost_a_choice)) < 1e-3 * max(
        1, abs(float(player.cost))
    )
    unit = GAMES[game].unit
    assert unit is not None
    assert {each.kind for each in figures.choices} <= ({kind.id for kind in unit.kinds} or {""})


HOG = '[Game "hog"]\n[Player0 "You"]\n[Player1 "final"]\n'


def hog(header: str, *moves: str) -> ReviewFigures:
    found = reviewed_figures(StoredGame("a", "hog", header, "", True, moves))
    assert found is not None
    return found


WON = ("roll 10 : 6 6 6 6 6 6 6 6 6 6", "roll 0", "roll 10 : 6 6 6 6 6 6 6 6 6 6")


def test_a_whole_game_against_the_final_strategist_rates_its_person() -> None:
    found = hog(HOG, *WON)
    coached = review(parse_record(HOG + "\n".join(WON) + "\n", SPECS), load_coach("hog"))
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
