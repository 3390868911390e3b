"""Help defines costs, luck, classes and ratings: its numbers are read from the page, and are those of the program."""

import random
import re
from fractions import Fraction
from itertools import pairwise
from operator import add, sub, truediv
from typing import Any

import pytest

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.evaluation import Grade, Rating
from dicedesk.coach.export import review_to_json
from dicedesk.coach.review import MoveReview, grade_words, rating_words, review, review_of
from dicedesk.core.assets import resource
from dicedesk.core.game import Played
from dicedesk.core.record import Record, parse_record
from dicedesk.games.catalogue import GAMES, SPECS, load_coach
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.rules import Throw
from dicedesk.games.hog.rules import HogRules, HogState
from dicedesk.games.hog.unit import UNIT as HOG_UNIT
from dicedesk.games.poker_dice.rules import Quit
from dicedesk.play.moments import RARE
from tests.catalogues import LANGUAGES
from tests.coach.random_games import played_on

PAGE = resource("help/en/how-rated.md").read_text(encoding="utf-8")
SENTENCES = " ".join((PAGE + resource("help/en/coach.md").read_text(encoding="utf-8")).split())
RULES_OF_CRAPS = " ".join(resource("help/en/craps.md").read_text(encoding="utf-8").split())
UNITS = {"percentage points": 100, "cents per dollar": 100, "rounds": 1, "hands": 1, "points": 1}
"""What a worth of each game is multiplied by to be counted so."""
JUST = Fraction(1, 1000)
"""How far beside a limit an example lies, as a share of it."""
EACH_GAME = pytest.mark.parametrize("game", SPECS)


def limits_of(game: str) -> dict[str, Fraction]:
    """The limits of a game in the tables, by the first cell of their rows."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line[:1] == "|"
    ]
    title = str(SPECS[game].title)
    headings = {head for head in rows[0] if head.startswith(f"{title}: ")}
    assert headings, f"the tables of the help page how-rated need a column “{title}: …”"
    (heading,) = headings
    scale = UNITS[heading.removeprefix(f"{title}: ")]
    place = rows[0].index(heading)
    return {row[0]: Fraction(row[place]) / scale for row in rows if row[place][0].isdigit()}


def number_in(pattern: str) -> tuple[str, ...]:
    """What a sentence of the page says in the places that a pattern leaves open."""
    found = re.search(pattern, SENTENCES)
    assert found, pattern
    return found.groups()


def calculated(name: str, **values: Any) -> Any:
    """The result of the page's formula for a name."""
    (formula,) = number_in(rf"`{name} = ([^`]+)`")
    first, *others = formula.split()
    result = values[first]
    for sign, other in zip(others[::2], others[1::2], strict=True):
        result = {"+": add, "-": sub, "/": truediv}[sign](result, values[other])
    return result


@EACH_GAME
def test_a_cost_on_each_side_of_a_limit_has_the_class_that_help_says(game: str) -> None:
    unit, limits = GAMES[game].unit, limits_of(game)
    assert unit is not None
    classes = (Grade.FINE, Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
    for below, grade in pairwise(classes):
        limit = limits[f"{grade_words(grade)} ({grade.sign}) from"]
        assert unit.limits.grade(limit) is grade
        assert unit.limits.grade(float(limit)) is grade
        assert unit.limits.grade(limit * (1 - JUST)) is below


@EACH_GAME
def test_an_average_on_each_side_of_a_limit_has_the_rating_that_help_says(game: str) -> None:
    unit, limits = GAMES[game].unit, limits_of(game)
    assert unit is not None
    assert number_in(r"Above these limits, the rating is (\w+)\.") == (rating_words(Rating.ADVENTUROUS),)
    for rating, above in pairwise(Rating):
        limit = limits[f"{rating_words(rating)} up to"]
        assert unit.limits.rating(limit) is rating
        assert unit.limits.rating(float(limit)) is rating
        assert unit.limits.rating(limit * (1 + JUST)) is above


@EACH_GAME
def test_an_error_leaves_the_best_rating_that_help_says(game: str) -> None:
    unit = GAMES[game].unit
    assert unit is not None
    inaccuracy, mistake = number_in(
        r"With an inaccuracy, the rating is (\w+) at best; with a mistake or a blunder, (\w+) at best\."
    )
    best = [rating_words(unit.limits.rating(0, worst)) for worst in Grade]
    assert best == ["Flawless", inaccuracy, mistake, mistake]


def position(game: str, luck: random.Random) -> tuple[Coach[Any, Any], Any, Any, Against]:
    """A position after some random moves, and a move that can be made there."""
    spec, coach = SPECS[game], load_coach(game)
    against = ("", luck.choice(("final", "always:4", ""))) if game == "hog" else ("",)
    if game == "hog":
        goal = luck.choice((20, 100))
        # One point before the goal every number of dice may win.
        own = luck.choice((luck.randrange(goal), goal - 1))
        state: Any = HogState((own, luck.randrange(goal)), rules=HogRules(goal))
    else:
        record = played_on(Record(spec), lambda at: luck.choice(at.legal_moves()), luck, luck.randrange(12))
        state = record.replay()[-1].step.state if record.plays else record.first_state()
    moves = [] if state.outcome() else state.legal_moves()
    return (coach, state, luck.choice(moves), against) if moves else position(game, luck)


def random_game(record: Record[Any], seed: int) -> Record[Any]:
    """The record with up to 60 random moves."""
    luck = random.Random(seed)
    return played_on(record, lambda at: luck.choice(at.legal_moves()), luck, 60)


def reviewed(
    coach: Coach[Any, Any], state: Any, move: Any, against: Against, luck: random.Random
) -> MoveReview:
    """What a review says of one move from a position."""
    faces = tuple(luck.randint(1, 6) for _ in range(state.dice_for(move)))
    played = Played(state, move, faces, state.apply(move, faces))
    return review_of(state, [played], coach, against).moves[0]


@pytest.mark.parametrize("game", sorted(SPECS.keys() - {"craps"}))
def test_a_choice_matters_where_the_worst_one_costs_more_than_help_says(game: str) -> None:
    assert "**Poker Dice**: quitting counts only if you quit." in PAGE
    luck, seen = random.Random(40), set[bool]()
    limit = limits_of(game)["mattered: worst choice above"]
    for _ in range(150):
        coach, state, move, against = position(game, luck)
        choices = [each for each in coach.evaluate(state, against) if not isinstance(each.move, Quit)]
        matters = bool(choices) and max(each.cost for each in choices) > limit
        matters |= isinstance(move, Quit) and coach.evaluate(state, against)[-1].cost > limit
        seen.add(matters)
        assert reviewed(coach, state, move, against, luck).is_open is matters, (state, move)
    assert seen == {True, False}


def test_in_craps_each_move_of_money_matters() -> None:
    assert limits_of("craps")["mattered: worst choice above"] == 0
    assert "Each such move matters, unless the bet is taken down again before the next roll." in SENTENCES
    text = '[Game "craps"]\n[Rules "preset=las-vegas"]\n'
    moves = (
        "bet pass 10",
        "bet field 5",
        "take-down field",
        "throw : 2 2",
        "bet place-6 12",
        "work on",
        "throw : 3 1",
    )
    found = review(parse_record(text + "\n".join(moves), SPECS), CRAPS_COACH).moves
    assert [move.is_open for move in found] == [True, False, False, False, True, True, False]


def values_of(coach: Coach[Any, Any], state: Any, move: Any, against: Against) -> tuple[Any, Any]:
    """What the best choice is worth, and a move, as people read it."""
    if coach is CRAPS_COACH:
        return coach.worth_of(state, Throw(), against, 0), coach.worth_of(state, move, against, 0)
    values = {each.move: each.value for each in coach.evaluate(state, against)}
    best = min(values.values()) if coach.unit.fewer_is_better else max(values.values())
    # The coach of Poker Dice tells the hands to come, a position those that were played too.
    played = getattr(state, "hands", 0)
    return best + played, values[move] + played


@EACH_GAME
def test_cost_and_luck_of_a_choice_are_what_the_formulas_say(game: str) -> None:
    (named,) = number_in(r"In ([^.]*) fewer [^.]*better, so cost and luck change their sign")
    assert load_coach(game).unit.fewer_is_better is (str(SPECS[game].title) in named), (
        "see the help page how-rated"
    )
    luck, checked = random.Random(40), 0
    while checked < 40:
        coach, state, move, against = position(game, luck)
        weighed = {each.move for each in coach.evaluate(state, against)}
        if coach is not CRAPS_COACH and move not in weighed:
            continue
        found = reviewed(coach, state, move, against, luck)
        best, yours = values_of(coach, state, move, against)
        sign = -1 if coach.unit.fewer_is_better else 1
        after = coach.unit.as_read(found.values[state.seat])
        assert found.cost == pytest.approx(sign * calculated("cost", best=best, yours=yours), abs=1e-9)
        assert found.luck[state.seat] == pytest.approx(
            sign * calculated("luck", after=after, yours=yours), abs=1e-9
        )
        checked += 1


@EACH_GAME
def test_all_luck_and_all_costs_explain_the_end(game: str) -> None:
    spec = SPECS[game]
    tags = tuple((f"Player{seat}", "You") for seat in range(spec.new_state("").seats))
    for seed in range(5):
        record = random_game(Record(spec, tags), seed)
        for player in review_to_json(review(record, load_coach(game)))["players"]:
            sign = -1 if load_coach(game).unit.fewer_is_better else 1
            start, end, given, cost = (
                Fraction(player[name]) for name in ("value_at_start", "result", "luck", "cost")
            )
            assert float(
                calculated("end", start=start, luck=sign * given, cost=sign * cost)
            ) == pytest.approx(float(end))


@pytest.mark.parametrize("game", sorted(SPECS.keys() - {"craps"}))
def test_the_average_is_over_the_choices_that_mattered(game: str) -> None:
    checked, spec = 0, SPECS[game]
    tags = tuple((f"Player{seat}", "You") for seat in range(spec.new_state("").seats))
    for seed in range(5):
        told = review_to_json(review(random_game(Record(spec, tags), seed), load_coach(game)))
        for seat, player in enumerate(told["players"]):
            mattered = [move for move in told["moves"] if move["player"] == seat and move["counts"]]
            if mattered:
                cost = sum(Fraction(move["cost"]) for move in mattered)
                average = calculated("average", cost=cost, choices=len(mattered))
                assert float(Fraction(player["cost_a_choice"])) == pytest.approx(float(average))
                checked += 1
    assert checked


def test_money_bet_in_craps_is_counted_as_help_says() -> None:
    assert "the bet × (ways to win + ways to lose) ÷ ways to lose" in RULES_OF_CRAPS
    for number in (4, 5, 6, 8, 9, 10):
        # A 7 takes the bet in 6 of 36 ways; the number wins it and leaves it there.
        win, lose = 6 - abs(7 - number), 6
        header = '[Game "craps"]\n[Rules "preset=las-vegas"]\n'
        text = f"{header}bet pass 10\nthrow : 2 2\nbet place-{number} 30\nthrow : 3 4\n"
        found = review_to_json(review(parse_record(text, SPECS), CRAPS_COACH))
        cost = sum(Fraction(move["cost"]) for move in found["moves"] if move["counts"])
        money = 10 + Fraction(30 * (win + lose), lose)
        assert Fraction(found["players"][0]["cost_a_choice"]) == calculated(
            "average", cost=cost, choices=money
        )


def test_a_commission_that_is_paid_with_a_bet_is_money_bet() -> None:
    assert "a bet with its commission" in RULES_OF_CRAPS
    text = '[Game "craps"]\nbet pass 10\nthrow : 2 2\nbet buy-6 20\nthrow : 3 4\n'
    found = review_to_json(review(parse_record(text, SPECS), CRAPS_COACH))
    cost = sum(Fraction(move["cost"]) for move in found["moves"] if move["counts"])
    # Building Skills takes 5% of the $20 with the bet.
    assert Fraction(found["players"][0]["cost_a_choice"]) == calculated(
        "average", cost=cost, choices=10 + 20 + 1
    )


def test_help_says_from_which_chance_on_nothing_is_said_of_it() -> None:
    (rolls,) = number_in(r"It is left out if it is above 1 in (\d+)\.")
    assert Fraction(1, int(rolls)) == RARE


def test_the_example_of_a_chance_costs_its_points() -> None:
    first, last, cost = number_in(
        r"takes your chance to win from (\d+)% to (\d+)% costs (\d+) percentage points\."
    )
    told = calculated("cost", best=Fraction(first) / 100, yours=Fraction(last) / 100)
    assert HOG_UNIT.amount_words(told) == f"{cost}.0 percentage points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_numbers_in_its_tables(language: str) -> None:
    def numbers(page: str) -> list[str]:
        rows = [line for line in page.splitlines() if line.startswith("|")]
        return re.findall(r"(?<=\| )[\d.]+(?= \|)", "\n".join(rows).replace(",", "."))

    page = resource(f"help/{language}/how-rated.md").read_text(encoding="utf-8")
    assert numbers(page) == numbers(PAGE) != []
