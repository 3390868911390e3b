"""A contest written down: the ranking and the matrix as CSV, and both on one page of HTML that needs no other file."""

from base64 import b64encode
from collections.abc import Callable
from html import escape

import numpy as np

from dicedesk.core.csv_rows import as_csv
from dicedesk.core.words import tr, trn
from dicedesk.games.hog.contest.picture import png_of
from dicedesk.games.hog.contest.standings import Standings
from dicedesk.games.hog.odds import Floats

RANKING_COLUMNS = ("rank", "name", "wins", "mean_rate", "error")

MOST_NAMED = 60
"""Of so many entries the page shows each rate as a number; of more, the picture alone."""

_STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } th { text-align: left; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid #8884; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; } img { image-rendering: pixelated; width: min(100%, 48rem); border: 1px solid #8884; }
"""


def ranking_csv(standings: Standings) -> str:
    """`rank,name,wins,mean_rate,error`, the best first; rates with as many digits as they have."""
    rows = (
        (place.rank, place.name, place.wins, place.mean_rate, place.fault or "") for place in standings.places
    )
    return as_csv((RANKING_COLUMNS, *rows))


def matrix_csv(standings: Standings) -> str:
    """How often the one of the row wins against the one of the column, in the order of the ranking."""
    names = [place.name for place in standings.places]
    rates = _square(standings).tolist()
    return as_csv((("name", *names), *((name, *row) for name, row in zip(names, rates, strict=True))))


def page(standings: Standings, say: Callable[[str], str]) -> str:
    """The page; `say` translates."""
    title = escape(say(tr("Contest of Hog strategies")))
    count = trn("{count} strategy", "{count} strategies", standings.good)
    note = tr("All win rates are exact, with a coin toss for who goes first. A win is a rate above 50%.")
    return (
        f'<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        f"<p>{escape(say(count))}. {escape(say(note))}</p>\n"
        f"{_ranking_table(standings, say)}\n{_matrix(standings, say)}\n</body>\n</html>\n"
    )


def _square(standings: Standings) -> Floats:
    """(entries, entries): the rates in the order of the ranking."""
    entries = len(standings.places)
    return np.array(standings.rates).reshape(entries, entries)


def _ranking_table(standings: Standings, say: Callable[[str], str]) -> str:
    heads = (tr("Rank"), tr("Name"), tr("Wins", "how many games"), tr("Average win rate"), tr("Problem"))
    rows = (
        _row(
            (str(place.rank), "number"),
            (place.name, ""),
            (str(place.wins), "number"),
            (f"{100 * place.mean_rate:.4f} %", "number"),
            (say(place.fault) if place.fault else "", ""),
        )
        for place in standings.places
    )
    return f'<div class="scroll"><table>\n{_heads(heads, say)}\n' + "\n".join(rows) + "\n</table></div>"


def _matrix(standings: Standings, say: Callable[[str], str]) -> str:
    good = standings.good
    if good < 2:
        return ""
    rates = _square(standings)[:good, :good]
    title = escape(say(tr("Head to head")))
    words = tr("The row's win rate against the column: blue above 50%, orange below. Both in ranking order.")
    picture = b64encode(png_of(rates)).decode("ascii")
    shown = f'<img alt="{escape(say(words))}" src="data:image/png;base64,{picture}">'
    return f"<h2>{title}</h2>\n<p>{escape(say(words))}</p>\n{shown}\n" + (
        _numbers([place.name for place in standings.places[:good]], rates.tolist())
        if good <= MOST_NAMED
        else ""
    )


def _numbers(names: list[str], rates: list[list[float]]) -> str:
    heads = "<tr><th></th>" + "".join(f"<th>{number}</th>" for number in range(1, len(names) + 1)) + "</tr>"
    rows = (
        _row((f"{number}. {name}", ""), *((f"{100 * rate:.2f}", "number") for rate in row))
        for number, (name, row) in enumerate(zip(names, rates, strict=True), 1)
    )
    return f'<div class="scroll"><table>\n{heads}\n' + "\n".join(rows) + "\n</table></div>"


def _heads(heads: tuple[str, ...], say: Callable[[str], str]) -> str:
    return "<tr>" + "".join(f"<th>{escape(say(head))}</th>" for head in heads) + "</tr>"


def _row(*cells: tuple[str, str]) -> str:
    told = (
        f'<td class="{kind}">{escape(text)}</td>' if kind else f"<td>{escape(text)}</td>"
        for text, kind in cells
    )
    return "<tr>" + "".join(told) + "</tr>"
