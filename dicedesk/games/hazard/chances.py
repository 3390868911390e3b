"""Hazard's exact chances, as lines of text and as JSON."""

import json
from argparse import ArgumentParser, Namespace

from dicedesk.core.game import Json
from dicedesk.core.words import tr
from dicedesk.games.hazard.odds import MainFigures, WinsChance, figures, wins_distribution
from dicedesk.games.hazard.rules import MAINS
from dicedesk.play.terminal import GameCommand, Say

MOST_WINS_TOLD = 5
"""Up to how many rounds won in a turn at the dice the chances are told."""


def _add_options(_hazard: ArgumentParser, _say: Say) -> None:
    """There is nothing to choose."""


def _odds(arguments: Namespace) -> list[str]:
    mains = [figures(main) for main in MAINS]
    wins = {main: wins_distribution(main, MOST_WINS_TOLD) for main in MAINS}
    if arguments.json:
        return [json.dumps({str(told.main): _to_json(told, wins[told.main]) for told in mains}, indent=1)]
    return [*_lines_of_mains(mains), "", *_lines_of_chances(mains), "", *_lines_of_wins(wins)]


def _to_json(told: MainFigures, wins: "tuple[WinsChance, ...]") -> Json:
    """Fractions as strings; `chances` by the chance that stands, and a turn's numbers of wins from 0 on."""
    return {
        "win": str(told.win),
        "wins_at_once": str(told.wins_at_once),
        "loses_at_once": str(told.loses_at_once),
        "mean_throws": str(told.mean_throws),
        "mean_wins": str(told.mean_wins),
        "mean_rounds": str(told.mean_rounds),
        "chances": {
            str(chance.chance): {
                "win": str(chance.win),
                "against": chance.odds.against,
                "for": chance.odds.for_,
            }
            for chance in told.chances
        },
        "wins_exactly": [str(chance.exactly) for chance in wins],
        "wins_at_least": [str(chance.at_least) for chance in wins],
    }


def _lines_of_mains(mains: "list[MainFigures]") -> list[str]:
    heads = ("wins a round", "exactly", "throws a round", "rounds won a turn")
    lines = [f"{'main':>6}" + "".join(f"{head:>19}" for head in heads)]
    lines += [
        f"{told.main:>6}{float(told.win):>19.6f}{told.win!s:>19}"
        f"{float(told.mean_throws):>19.4f}{float(told.mean_wins):>19.4f}"
        for told in mains
    ]
    return lines


def _lines_of_chances(mains: "list[MainFigures]") -> list[str]:
    standing = sorted({chance.chance for told in mains for chance in told.chances})
    lines: list[str] = [tr("Once there is a chance, the caster wins:")]
    lines.append(f"{'main':>6}" + "".join(f"{f'chance {chance}':>11}" for chance in standing))
    for told in mains:
        wins = {chance.chance: f"{float(chance.win):.6f}" for chance in told.chances}
        lines.append(f"{told.main:>6}" + "".join(f"{wins.get(chance, '-'):>11}" for chance in standing))
    return lines


def _lines_of_wins(wins: "dict[int, tuple[WinsChance, ...]]") -> list[str]:
    counts = range(1, MOST_WINS_TOLD + 1)
    lines: list[str] = [tr("Odds of winning at least this many rounds in a turn:")]
    lines.append(f"{'main':>6}" + "".join(f"{count:>11}" for count in counts))
    for main, chances in wins.items():
        lines.append(f"{main:>6}" + "".join(f"{float(chances[count].at_least):>11.6f}" for count in counts))
    return lines


HAZARD_CHANCES = GameCommand(tr("the odds of each main"), _add_options, _odds)
