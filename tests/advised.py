"""The numbers of the choices in a position: as `dicedesk advise` prints them, in the form that a table shows."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

import pytest

from dicedesk import cli

Shown = dict[str, str]
"""The number that a table shows, by the choice; for a bet of craps two numbers."""

SIGNS = {"fine": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}


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
    choices = told["choices"]
    return dict(_SHOWN[told["game"]](choices))


def dollars_gained(cost: str) -> str:
    """A cost as a gain, such as "−$0.14"."""
    gain = round(-float(Fraction(cost)), 2)
    sign = "+" if gain > 0 else "−" if gain < 0 else ""
    return f"{sign}${abs(gain):,.2f}"


def _of_hog(choices: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    for choice in choices:
        yield choice["move"].removeprefix("roll "), f"{100 * choice['value']:.1f}%"


def _of_hazard(choices: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    for choice in choices:
        _, _, main = choice["move"].partition("main ")
        if main and choice["cost"] != "0":
            yield main, f"−{float(Fraction(choice['cost'])):.3f}"


_NEXT_BEST = 5


def _of_poker_dice(choices: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The best choice, and the signs and costs of the next ones; before a hand and at quitting there is no number."""
    if choices[0]["move"].split()[0] in ("hold", "reroll"):
        best, *others, _ = choices
        yield "best", best["why"]
        for place, choice in enumerate(others[:_NEXT_BEST]):
            sign = "★" if choice["cost"] <= 1e-12 else SIGNS[choice["class"]]
            yield str(place), f"{sign} {choice['cost']:.2f}"


def _of_yacht(choices: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The best choice, and the signs and costs of the next ones and of those for the win; a turn begins without one."""
    if choices[0]["move"] != "roll":
        best, *others = choices
        yield "best", best["why"]
        winning = [each for each in choices if "Best chance to win" in each["why"]]
        for_the_win = winning if all(each["cost"] for each in winning) else []
        listed = [each for place, each in enumerate(others) if place < _NEXT_BEST or each in for_the_win]
        for place, choice in enumerate(listed):
            sign = "★" if choice["cost"] <= 1e-12 else SIGNS[choice["class"]]
            yield str(place), f"{'!' if choice in for_the_win else sign} {choice['cost']:.2f}"


def _of_craps(choices: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """What a bet brings on average, by its name and amount."""
    for choice in choices:
        word, _, bet = choice["move"].partition(" ")
        if word == "bet":
            yield bet, dollars_gained(choice["cost"])


_SHOWN = {
    "hog": _of_hog,
    "hazard": _of_hazard,
    "poker-dice": _of_poker_dice,
    "craps": _of_craps,
    "yacht": _of_yacht,
}


_NEXT = re.compile(r"(?P<sign>\S+) .*, costs (?P<cost>\S+) (?:hands|points)(?: · .*)?")
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
