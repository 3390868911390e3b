"""The numbers of the choices in a position: as `dicedesk advise` prints them, in the form that a table shows."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

import pytest

from dicedesk import cli
from dicedesk.games.catalogue import GAMES, load_coach
from dicedesk.play.move_telling import MoveTelling
from tests.games.second import second_program

Shown = dict[str, str]
"""The number that a table shows, by the choice; for a bet of craps two numbers."""

SIGNS = {"fine": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??", "win": "!"}


CHIP = 5
"""The dollars of the first chip at craps: bets on the layout have its amount, but Place 6 and 8 are in sixes."""


def advice(line: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """The JSON that the command prints for a position; at craps without bets, for bets of a chip."""
    stake = ["--stake", str(CHIP)] if line.startswith("craps") else []
    assert cli.run(["advise", line, "--json", *stake]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert told["position"] == line
    return told


def shown_of(told: Mapping[str, Any]) -> Shown:
    """The numbers that a table has to show for what the command told."""
    if "bets" in told:
        return {
            bet["name"]: f"{dollars_gained(bet['next_throw'])} {dollars_gained(bet['until_gone'])}"
            for bet in told["bets"]
        }
    if has_move_tab(told["game"]):
        return dict(of_each_move(told["game"], told["choices"]))
    own_program = getattr(second_program(told["game"]), "advised", of_next_best)
    return dict(own_program(told["choices"]))


def has_move_tab(game: str) -> bool:
    """Whether the game's table is the frame's, a `MoveTab`, which has a button with its cost for each move."""
    return isinstance(GAMES[game].telling, MoveTelling)


def of_each_move(game: str, choices: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The costs of the moves that are worse than the best one, in the unit of the game's coach."""
    quantity = load_coach(game).unit.quantity
    for choice in choices:
        if cost := Fraction(choice["cost"]):
            yield choice["move"], f"{float(quantity.read_scale * cost):.{quantity.digits}f}"


def cost_in(words: str) -> str:
    """The number in the words for a cost."""
    found = re.search(r"\d[\d,]*(?:\.\d+)?", words)
    assert found, words
    return found[0].replace(",", "")


def dollars_gained(cost: str) -> str:
    """A cost as a gain, such as "−$0.14"."""
    gain = round(-float(Fraction(cost)), 2)
    sign = "+" if gain > 0 else "−" if gain < 0 else ""
    return f"{sign}${abs(gain):,.2f}"


NEXT_BEST = 5


def of_next_best(choices: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The reason for the best choice, and the signs and costs of the next ones that are worse."""
    best, *others = choices
    yield "best", best["why"]
    listed = [each for place, each in enumerate(others) if place < NEXT_BEST or each["class"] == "win"]
    for place, choice in enumerate(each for each in listed if each["cost"] > 0):
        yield str(place), f"{SIGNS[choice['class']]} {choice['cost']:.2f}"


_NEXT = re.compile(r"(?P<sign>\S+) .*, costs (?P<cost>\S+) (?:hand|point)s?(?: · .*)?")
_BET = re.compile(r"\$(?P<amount>\S+) here (?P<way>costs|gains) (?P<money>\S+) ")


def next_best_in(text: str) -> Shown:
    """The signs and costs in the lines about the next best choices of dice, by their place."""
    found = filter(None, map(_NEXT.fullmatch, text.splitlines()))
    return {str(place): f"{each['sign']} {each['cost']}" for place, each in enumerate(found)}


def bets_in(words_on_spots: Iterable[tuple[str, str]]) -> Shown:
    """What the words on the spots of a layout say of a bet there, by its name and amount."""
    found = ((name, _BET.search(words)) for name, words in words_on_spots)
    return {
        f"{name} {bet['amount'].replace(',', '')}": "$0.00"
        if bet["money"] == "nothing"
        else {"costs": "−", "gains": "+"}[bet["way"]] + bet["money"]
        for name, bet in found
        if bet
    }


def of_one_amount(on_layout: Shown, advised: Shown) -> tuple[Shown, Shown]:
    """The bets that have the same amount on both sides."""
    both = on_layout.keys() & advised.keys()
    of_sixes = {name for name in on_layout if name.startswith("place-")}
    assert on_layout.keys() - both <= of_sixes
    return {bet: on_layout[bet] for bet in both}, {bet: advised[bet] for bet in both}
