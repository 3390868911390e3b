"""What can be set in a position of each game: read, written back, changed, and refused with a sentence."""

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.money import Cents, dollars
from dicedesk.core.position import PositionLine, parse_position
from dicedesk.games.catalogue import GAMES, SPECS, position_fields
from dicedesk.play.position_fields import (
    AmountField,
    AmountsField,
    DiceField,
    NamedAmount,
    NumberField,
    OptionField,
    PositionField,
    SwitchField,
)
from tests.games.random_positions import lines
from tests.repeated import first_seeds_of

CHANGED = 10
"""So many fields of a line are changed at the most; a card of Yacht has more than 50."""
WITH_FIELDS = [game for game, parts in GAMES.items() if parts.position_fields]


def field_of(line: PositionLine[Any], name: str) -> Any:
    """The field of this name."""
    return next(field for field in position_fields(line) if field.id == name)


def names_of(line: PositionLine[Any]) -> list[str]:
    """The names of all fields."""
    return [field.id for field in position_fields(line)]


def read(text: str) -> PositionLine[Any]:
    """The line in a text."""
    return parse_position(text, SPECS)


def put(text: str, **values: object) -> str:
    """The line after its fields were set to these values, one after the other."""
    line = read(text)
    for name, value in values.items():
        line = field_of(line, name.replace("_", "-")).put(value)
    return line.to_text()


def any_value(field: PositionField[Any, Any], random: Random) -> object:
    """A random value within the limits of a field."""
    match field:
        case NumberField(least=least, most=most):
            return random.choice((least, most, random.randint(least, min(most, 120))))
        case AmountField(step=step):
            return Cents(random.choice((step * random.randint(0, 60), random.randint(0, 30_000))))
        case OptionField(options=options):
            return random.choice(options).name
        case SwitchField():
            return random.random() < 0.5
        case DiceField(value=faces):
            return tuple(random.randint(1, 6) for _ in faces)
        case AmountsField(value=amounts, offers=offers):
            return any_amounts(amounts, [each for offer in offers for each in offer.amounts], random)
    raise AssertionError(field)


def any_amounts(
    amounts: Iterable[NamedAmount], offered: list[NamedAmount], random: Random
) -> tuple[NamedAmount, ...]:
    """Some of the amounts, in a random order, and some of those offered; one of them may be any amount."""
    kept = [each for each in amounts if random.random() < 0.8]
    added = random.sample(offered, min(len(offered), random.randint(0, 2)))
    chosen = [*kept, *added]
    random.shuffle(chosen)
    if chosen and random.random() < 0.5:
        first = chosen[0]
        chosen[0] = NamedAmount(first.name, first.title, Cents(random.randint(0, 60_000)))
    return tuple(chosen)


def as_read(field: PositionField[Any, Any], value: Any) -> object:
    """A value as a field gives it back: amounts have the order of the table."""
    return {each.name: each.amount for each in value} if isinstance(field, AmountsField) else value


@pytest.mark.parametrize("game", WITH_FIELDS)
@pytest.mark.parametrize("seeds", first_seeds_of(400, 4))
def test_what_was_read_and_is_written_back_changes_nothing(game: str, seeds: range) -> None:
    for seed in seeds:
        for line in lines(game, seed):
            text = line.to_text()
            for field in position_fields(line):
                same = field.put(field.value)
                assert (same, same.to_text()) == (line, text), field.id


@pytest.mark.parametrize("game", WITH_FIELDS)
@pytest.mark.parametrize("seeds", first_seeds_of(400, 2))
def test_a_changed_field_gives_a_line_that_says_so_and_is_possible_or_refused(
    game: str, seeds: range
) -> None:
    for seed in seeds:
        random = Random(seed)
        for line in lines(game, seed):
            fields = position_fields(line)
            for field in random.sample(fields, min(len(fields), CHANGED)):
                value = any_value(field, random)
                changed = field.put(value)
                # A switch that is off and does not matter has no field.
                again = {each.id: each for each in position_fields(changed)}.get(field.id)
                now = False if again is None else as_read(again, again.value)
                assert now == as_read(field, value), (line.to_text(), field.id)
                impossible = changed.state.impossible()
                assert impossible != "", (line.to_text(), field.id)
                try:
                    assert parse_position(changed.to_text(), SPECS) == changed
                except NotationError:
                    assert impossible is not None, (line.to_text(), field.id)


@pytest.mark.parametrize("game", WITH_FIELDS)
@pytest.mark.parametrize("seeds", first_seeds_of(100, 4))
def test_many_changes_in_a_row_never_end_in_an_error(game: str, seeds: range) -> None:
    for seed in seeds:
        random = Random(seed)
        line = next(lines(game, seed))
        for _ in range(100):
            field = random.choice(position_fields(line))
            line = field.put(any_value(field, random))
            titles = [(field.title, getattr(field, "options", ())) for field in position_fields(line)]
            assert all(title for title, _ in titles)


@pytest.mark.parametrize("game", WITH_FIELDS)
def test_each_value_is_one_of_the_options(game: str) -> None:
    for seed in range(5):
        for line in lines(game, seed):
            for field in position_fields(line):
                if isinstance(field, OptionField):
                    assert [option.name for option in field.options].count(field.value) == 1, field.id


@pytest.mark.parametrize(
    ("line", "values", "changed"),
    [
        ("hog 34-50", {"score_1": 64, "turn": "1"}, "hog 34-64, turn 1"),
        ("hog 34-50", {"goal": 80}, "hog 34-50 | goal=80"),
        ("hog 34-50", {"opponent": "final"}, "hog 34-50 | goal=100 | You, final"),
        ("hog 34-50, turn 1", {"opponent": "final"}, "hog 34-50, turn 1 | goal=100 | final, You"),
        ("hog 3-5 | | Ann, final", {"opponent": "person"}, "hog 3-5 | goal=100 | Ann, Player 2"),
        ("hog 3-5 | | final, You", {"opponent": "swap"}, "hog 3-5 | goal=100 | swap, You"),
        ("hog 3-5 | | final, You", {"opponent": ""}, "hog 3-5"),
        ("hazard won 2", {"main": "7", "chance": "5"}, "hazard won 2, main 7, chance 5"),
        ("hazard won 2, main 7, chance 5", {"chance": "", "main": ""}, "hazard won 2"),
        ("hazard won 2", {"lost_in_a_row": True}, "hazard won 2, lost-in-a-row 1"),
        ("hazard won 2, lost 3", {"lost_in_a_row": True}, "hazard won 2, lost 3, lost-in-a-row 1"),
        ("hazard won 2", {"casters": 2, "turn": "1"}, "hazard won 2 0, turn 1 | casters=2"),
        (
            "hazard won 2 1, turn 1 | casters=2 | You, best",
            {"casters": 3, "won_1": 4},
            "hazard won 2 4, turn 1 | casters=3 | You, best, Player 3",
        ),
        ("hazard won 2 1, turn 1 | casters=2", {"turn": "0"}, "hazard won 2 | casters=2"),
        (
            "hazard won 2 | casters=2",
            {"opponent": "best"},
            "hazard won 2 | casters=2 | You, best",
        ),
        (
            "hazard won 2 1, turn 1 | casters=3",
            {"player": "main:6"},
            "hazard won 2 1, turn 1 | casters=3 | Player 1, main:6, Player 3",
        ),
        (
            "hazard won 2 | casters=3 | You, best, main:6",
            {"turn": "2", "player": "person"},
            "hazard won 2 0 0, turn 2 | casters=3 | You, best, Player 3",
        ),
        ("hazard won 2 | casters=3 | You, best, main:6", {"player": ""}, "hazard won 2 | casters=3"),
        (
            "hazard won 2 | casters=3 | best, best, best",
            {"player": "person"},
            "hazard won 2 | casters=3 | You, best, best",
        ),
        ("poker-dice bankroll 130", {"rolls": "1"}, "poker-dice bankroll 130, dice 1 2 3 4 6, rolls-left 1"),
        (
            "poker-dice bankroll 130, hands 11",
            {"rolls": "2", "dice": (2, 5, 5, 5, 5)},
            "poker-dice bankroll 130, hands 12, dice 2 5 5 5 5",
        ),
        (
            "poker-dice bankroll 130, hands 12, dice 2 5 5 5 5",
            {"hand": 4, "rolls": "3"},
            "poker-dice bankroll 130, hands 3",
        ),
        ("poker-dice bankroll 130", {"bankroll": dollars(85)}, "poker-dice bankroll 85"),
        ("craps bankroll 85", {"bankroll": Cents(9050), "point": "6"}, "craps bankroll 90.50, point 6"),
        (
            "craps bankroll 85, point 6, pass 5, pass-odds 10",
            {"point": "4", "house": "las-vegas"},
            "craps bankroll 85, point 4, pass 5, pass-odds 10 | preset=las-vegas",
        ),
        (
            "craps bankroll 85, come-6 5",
            {"odds": True},
            "craps bankroll 85, come-6 5, odds on",
        ),
        (
            "craps bankroll 85, place-6 6 | preset=las-vegas",
            {"work": True},
            "craps bankroll 85, place-6 6, work on | preset=las-vegas",
        ),
    ],
)
def test_fields_are_set_one_after_the_other(line: str, values: dict[str, object], changed: str) -> None:
    assert put(line, **values) == changed


@pytest.mark.parametrize(
    ("line", "values", "why"),
    [
        ("hog 34-50", {"score_0": 104}, "a score of 104 ends the game"),
        ("hog 34-50", {"goal": 40}, "a score of 50 ends the game"),
        ("hazard won 1, main 7, chance 5", {"main": "5"}, "With main 5, the chance is never 5."),
        ("hazard won 1, main 7, chance 5", {"main": ""}, "a chance needs its main"),
        ("hazard won 1 0, turn 1 | casters=2", {"casters": 1}, "one caster takes only turn 0, not turn 1"),
        (
            "poker-dice bankroll 190",
            {"rolls": "2"},
            "Within a hand, the bankroll must be $0 to $185 in steps of $5, not $190.",
        ),
        ("poker-dice bankroll 90", {"bankroll": dollars(8)}, "A bankroll must be a multiple of $5, not $8."),
        (
            "craps point 6, pass 5, pass-odds 10",
            {"point": ""},
            "Odds need a point: make the come-out roll first.",
        ),
        ("craps point 6, come 5", {"point": ""}, "Come bets need a point: make the come-out roll first."),
        (
            "craps point 6, pass 5, pass-odds 50",
            {"house": "las-vegas"},
            "The maximum on Pass odds is $25.",
        ),
        (
            "craps point 6, big-8 5 | preset=las-vegas",
            {"house": "building-skills"},
            "The house does not take Big 8 under these rules.",
        ),
    ],
)
def test_a_change_that_does_not_fit_the_rest_is_refused_with_the_reason(
    line: str, values: dict[str, object], why: str
) -> None:
    assert read(put(line, **values)).state.impossible() == why


def test_a_refused_change_can_be_made_possible_by_the_next_one() -> None:
    changed = put("hog 34-20", goal=30, score_0=12)
    assert (changed, read(changed).state.impossible()) == ("hog 12-20 | goal=30", None)


def test_scores_and_turns_are_named_after_the_players() -> None:
    line = read("hog 34-50 | | You, always:4")
    names = [option.title for option in field_of(line, "turn").options]
    assert (field_of(line, "score-0").title, names) == ("You: points", ["You", "4-dice player"])
    assert field_of(read("hog 34-50"), "score-1").title == "Player 2: points"
    assert field_of(read("hazard won 1"), "won-0").title == "Rounds won"
    assert field_of(read("hazard won 1 | casters=2 | You, best"), "won-0").title == "You: rounds won"


def test_an_opponent_who_is_not_offered_stays_on_the_list() -> None:
    opponent = field_of(read("hog 34-50 | | You, swap:5:6"), "opponent")
    assert (opponent.value, opponent.options[-1].name) == ("swap:5:6", "swap:5:6")
    assert len(field_of(read("hog 34-50"), "opponent").options) == len(opponent.options) - 1


def test_what_does_not_matter_has_no_field() -> None:
    assert names_of(read("hazard won 1")) == ["main", "chance", "won-0", "lost", "lost-in-a-row", "casters"]
    assert names_of(read("hazard won 1 | casters=3"))[-1] == "player"
    assert "turn" in names_of(read("hazard won 1 | casters=3"))
    assert "dice" not in names_of(read("poker-dice bankroll 90"))
    assert "dice" in names_of(read("poker-dice bankroll 90, dice 1 2 3 4 5"))
    assert names_of(read("craps point 6, pass 5")) == ["bankroll", "point", "bets", "house"]
    assert "work" not in names_of(read("craps place-6 6"))


def test_a_chance_is_offered_only_if_it_can_stand() -> None:
    assert [option.name for option in field_of(read("hazard main 7"), "chance").options] == [
        *("", "4", "5", "6", "8", "9", "10")
    ]
    assert [option.name for option in field_of(read("hazard chance 5"), "chance").options] == ["", "5"]


def offered(text: str) -> dict[str, Cents]:
    """The bets that can be added to a table, and their amounts."""
    offers = field_of(read(text), "bets").offers
    return {each.name: each.amount for offer in offers for each in offer.amounts}


def test_a_custom_house_is_on_the_list() -> None:
    house = field_of(read("craps bankroll 85 | preset=las-vegas maximum=1000"), "house")
    assert [option.title for option in house.options] == ["Building Skills", "Las Vegas", "Custom rules"]
    assert house.value == "preset=las-vegas maximum=1000"


def test_a_bet_is_changed_added_and_removed() -> None:
    bets = field_of(read("craps bankroll 85, point 6, pass 5"), "bets")
    title = bets.value[0].title
    ten = NamedAmount("pass", title, dollars(10))
    odds = next(each for offer in bets.offers for each in offer.amounts if each.name == "pass-odds")
    assert (title, bets.count) == ("Pass", "1 bet…")
    assert bets.with_amount(ten).to_text() == "craps bankroll 85, point 6, pass 10"
    assert bets.with_amount(odds).to_text() == "craps bankroll 85, point 6, pass 5, pass-odds 5"
    assert bets.without("pass").to_text() == "craps bankroll 85, point 6"


def test_the_house_offers_the_bets_that_can_be_on_the_table() -> None:
    come_out, with_point = offered("craps bankroll 85"), offered("craps bankroll 85, point 6, pass 5")
    assert {"pass", "come-4", "place-6", "hard-6"} <= come_out.keys()
    assert come_out.keys().isdisjoint({"come", "pass-odds", "come-odds-4", "field", "big-6", "hop-1-1"})
    assert {"come", "pass-odds", "field"} <= with_point.keys()
    assert "pass" not in with_point
    assert {"big-6", "hop-1-1"} <= offered("craps point 6 | preset=las-vegas").keys()
    assert "come-odds-4" in offered("craps come-4 5")


def test_a_bet_begins_with_the_least_that_is_paid_in_full_and_allowed() -> None:
    amounts = offered("craps point 4, pass 5, come-6 5, dont-come-4 5 | odds-limit=1 minimum=15")
    assert (amounts["come"], amounts["place-6"], amounts["pass-odds"]) == (
        dollars(15),
        dollars(18),
        dollars(5),
    )
    assert amounts["dont-come-odds-4"] == dollars(10)


@pytest.mark.parametrize("seeds", first_seeds_of(100, 5))
def test_each_offered_bet_can_be_added(seeds: range) -> None:
    for seed in seeds:
        for line in lines("craps", seed):
            bets = field_of(line, "bets")
            for offer in bets.offers if line.state.impossible() is None else ():
                for each in offer.amounts:
                    assert bets.with_amount(each).state.impossible() is None, (line.to_text(), each.name)


def test_the_bets_are_offered_in_groups() -> None:
    offers = field_of(read("craps point 6, pass 5 | preset=las-vegas"), "bets").offers
    assert {offer.title: offer.amounts[0].title for offer in offers} == {
        "Odds": "Pass odds",
        "Pass, come and don't bets": "Don't pass",
        "Place bets": "Place 4",
        "Buy and lay bets": "Buy 4",
        "Propositions and hardways": "Field",
        "Hop bets": "Hop 1-1",
    }
