"""What the coach and the felt say of a roll, worked out again from the rules at random tables."""

import re
from collections import defaultdict
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from dicedesk.core.game import Played
from dicedesk.core.record import Record
from dicedesk.games.craps.bets import BUYS, LAYS, LINE_BEHIND, Bet, in_order
from dicedesk.games.craps.coach import CRAPS_COACH
from dicedesk.games.craps.house import parse_rules
from dicedesk.games.craps.layout import spot_of
from dicedesk.games.craps.rules import CrapsState, PlaceBet, Throw
from dicedesk.games.craps.table_view import CrapsChoice, CrapsTelling
from dicedesk.play.game_session import GameSession
from dicedesk.play.seats import YOU, person_called
from dicedesk.play.telling import Phase, Showing
from tests.fakes.dice import ScriptedDice
from tests.games.craps.random_tables import random_record
from tests.repeated import first_seeds_of

pytestmark = pytest.mark.no_cover

ALONE = ("",)
BUYS_AND_LAYS = {*BUYS.values(), *LAYS.values()}
"""A win of these is told before the commission, which has a line of its own."""
THROWS = tuple(product(range(1, 7), repeat=2))
TOTALS = re.compile(
    r"The next roll wins on ([\d, ]+?),? (?:and )?loses on ([\d, ]+?)(?: and pushes on ([\d, ]+))?; "
    r"any other total decides nothing\."
)
WAYS = re.compile(
    r"The next roll wins in (\d+) of 36 ways(?: and|,) loses in (\d+)(?: and pushes in (\d+))?\."
    r"(?P<others> Any other roll decides nothing\.)?"
)
LOST = re.compile(r"The roll paid \$([\d.,]+), but other bets lost \$([\d.,]+)\.")


def cents(text: str) -> int:
    return round(Fraction(text.replace(",", "")) * 100)


def money_after(state: CrapsState, *bets: Bet, faces: tuple[int, ...]) -> tuple[int, bool]:
    """What the player has of these bets after a throw of them alone, and whether as many lie there."""
    step = replace(state, bets=in_order(bets)).apply(Throw(), faces)
    after = step.state
    return after.bankroll + after.on_table - state.bankroll, len(after.bets) == len(bets)


def settled(state: CrapsState, bet: Bet, faces: tuple[int, ...]) -> tuple[int, bool]:
    """What a throw wins with a bet, or loses below 0, and whether the bet lies there afterward."""
    line = LINE_BEHIND.get(bet.kind)
    if line is None:
        money, lies = money_after(state, bet, faces=faces)
        return money - bet.amount, lies
    behind = Bet(next(each.amount for each in state.bets if each.kind == line), line)
    both, lie = money_after(state, behind, bet, faces=faces)
    alone, _ = money_after(state, behind, faces=faces)
    return both - alone - bet.amount, lie


def what_it_does(state: CrapsState, bet: Bet, faces: tuple[int, ...]) -> str:
    gain, lies = settled(state, bet, faces)
    return "won" if gain > 0 else "lost" if gain < 0 else "waits" if lies else "pushed"


def totals(text: str | None) -> set[int]:
    return {int(total) for total in text.split(", ")} if text else set()


def check_next_roll(state: CrapsState, bet: PlaceBet) -> None:
    placed = state.apply(bet).state
    laid = Bet(placed.amount_on(placed.kind_named(bet.name)), placed.kind_named(bet.name))
    found = defaultdict[str, list[tuple[int, ...]]](list)
    for faces in THROWS:
        found[what_it_does(placed, laid, faces)].append(faces)
    told = str(CRAPS_COACH.argument(state, bet, ALONE)[0])
    if told == "This bet is off: the next roll cannot win or lose it.":
        assert set(found) == {"waits"}
        return
    if by_total := TOTALS.fullmatch(told):
        wins, loses, pushes = map(totals, by_total.groups())
        assert not wins & loses | wins & pushes | loses & pushes
        for settlement, said in (("won", wins), ("lost", loses), ("pushed", pushes)):
            assert {sum(faces) for faces in found[settlement]} == said, told
        assert {sum(faces) for faces in found["waits"]} == set(range(2, 13)) - wins - loses - pushes
        return
    by_ways = WAYS.fullmatch(told)
    assert by_ways, told
    wins, loses, pushes = (int(by_ways[group] or 0) for group in (1, 2, 3))
    assert [len(found[each]) for each in ("won", "lost", "pushed")] == [wins, loses, pushes], told
    assert bool(by_ways["others"]) is (wins + loses + pushes < len(THROWS)), told


def check_luck(played: Played[CrapsState]) -> str:
    """The note of a throw, once it was worked out again; "" for none."""
    before, faces = played.before, played.faces
    gains = {bet: settled(before, bet, faces) for bet in before.bets}
    won = sum(gain for gain, _ in gains.values() if gain > 0)
    lost = -sum(gain for gain, _ in gains.values() if gain < 0)
    told = str(CRAPS_COACH.luck_note(played, ALONE) or "")
    assert bool(LOST.fullmatch(told)) == (lost > won > 0), told
    if by_loss := LOST.fullmatch(told):
        assert (won, lost) == tuple(map(cents, by_loss.groups()))
    else:
        assert not told
    return told


def amounts(caption: tuple[str, ...], verb: str) -> list[int]:
    """All amounts in the lines with this verb: "Hard 6 wins $45, Big 6 $5"."""
    lines = [line for line in caption if re.search(rf" {verb} \$", line)]
    return [
        cents(found) for line in lines for found in re.findall(r"\$(\d{1,3}(?:,\d{3})*(?:\.\d\d)?)", line)
    ]


def check_caption(record: Record[CrapsState]) -> int:
    """How many lines the felt has after the last throw of a record, once its amounts were worked out again."""
    session = GameSession(record, (person_called(YOU),), ScriptedDice(()), keep=lambda _: None)
    played = session.history[-1]
    view = CrapsTelling().view(session, Showing(CrapsChoice(5), Phase.AT_REST, figures={}))
    if any(bet.kind in BUYS_AND_LAYS for bet in played.before.bets):
        return 0
    caption = tuple(map(str, view.caption))
    gains = [settled(played.before, bet, played.faces)[0] for bet in played.before.bets]
    by_spot: dict[str, int] = defaultdict(int)
    for bet, gain in zip(played.before.bets, gains, strict=True):
        by_spot[spot_of(bet.name)] += gain
    assert view.money == {name: gain for name, gain in by_spot.items() if gain}
    wins = amounts(caption, "wins?")
    assert sum(wins) == sum(gain for gain in gains if gain > 0), caption
    assert sum(amounts(caption, "loses?")) == -sum(gain for gain in gains if gain < 0), caption
    assert not wins or max(gains) == wins[0], caption
    return len(caption)


@pytest.mark.parametrize("seeds", first_seeds_of(300, 60))
def test_the_felt_tells_all_that_a_throw_won_and_lost_and_the_largest_win_first(seeds: range) -> None:
    lines = []
    for seed in seeds:
        record = random_record(seed, throws=4)
        plays = record.plays
        last = max(number for number, play in enumerate(plays, 1) if play.faces)
        lines.append(check_caption(replace(record, plays=plays[:last])))
    assert 2 < max(lines) <= 6


@pytest.mark.parametrize("seeds", first_seeds_of(300, 15))
def test_the_next_roll_does_to_a_bet_what_the_coach_says(seeds: range) -> None:
    for seed in seeds:
        states = [each.before for each in random_record(seed).replayed() if isinstance(each.move, Throw)]
        state = states[seed % len(states)]
        bets = [move for move in state.legal_moves() if isinstance(move, PlaceBet)]
        for bet in bets[seed % 7 :: 7]:
            check_next_roll(state, bet)


@pytest.mark.parametrize("house", ["preset=building-skills", "preset=las-vegas"])
def test_the_next_roll_does_to_each_bet_of_a_preset_what_the_coach_says(house: str) -> None:
    first = CrapsState.opened(parse_rules(house))
    with_point = first.apply(PlaceBet("pass", 10)).state.apply(Throw(), (2, 4)).state
    for state in (first, with_point):
        for move in state.legal_moves():
            if isinstance(move, PlaceBet):
                check_next_roll(state, move)


@pytest.mark.parametrize("seeds", first_seeds_of(300, 25))
def test_a_roll_that_won_money_and_was_bad_luck_won_and_lost_what_the_note_says(seeds: range) -> None:
    told = [check_luck(each) for seed in seeds for each in random_record(seed).replayed() if each.faces]
    assert any(map(LOST.fullmatch, told))
