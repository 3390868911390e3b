"""Reports of a contest: the ranking and the matrix as CSV, and both on one self-contained HTML page.

The page shows the matrix as a picture with one dot per pair, blue above one half and orange below. PNG is written here
with the standard library (specification: www.w3.org/TR/png-3): the only other library for pictures is Qt, and this runs
without it.
"""

import struct
import zlib
from base64 import b64encode
from collections.abc import Callable
from html import escape

import numpy as np
import numpy.typing as npt

from dicedesk.core.csv_rows import as_csv
from dicedesk.core.words import tr, trn
from dicedesk.games.hog.odds import Floats
from dicedesk.games.hog.standings import Standings, did_not_take_part

RANKING_COLUMNS = ("rank", "name", "wins", "mean_rate", "error")

MOST_NAMED = 60
"""Largest contest whose rates the page shows as numbers; a larger one has only the picture."""

_STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; } th { text-align: left; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid #8884; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; } img { image-rendering: pixelated; width: min(100%, 48rem); border: 1px solid #8884; }
"""


def ranking_csv(standings: Standings) -> str:
    """Return the ranking as CSV, best first, with RANKING_COLUMNS; rates in full precision.

    Entries that did not take part come last, with their error.
    """
    rows = (
        ("", place.name, "", "", place.fault)
        if place.fault
        else (place.rank, place.name, place.wins, place.mean_rate, "")
        for place in standings.places
    )
    return as_csv((RANKING_COLUMNS, *rows))


def matrix_csv(standings: Standings) -> str:
    """Return the matrix as CSV: the row's win rate against the column, in the order of the ranking."""
    names = [place.name for place in standings.places[: standings.good]]
    rates = _square(standings).tolist()
    return as_csv((("name", *names), *((name, *row) for name, row in zip(names, rates, strict=True))))


def page(standings: Standings, say: Callable[[str], str]) -> str:
    """Return the HTML page; `say` translates."""
    title = escape(say(tr("Hog strategy contest")))
    count = trn("{count} strategy", "{count} strategies", standings.good)
    note = tr(
        "All win rates are exact; a coin toss decides who goes first. A rate above 50% counts as a win."
    )
    return (
        f'<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">\n<title>{title}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        f"<p>{escape(say(count))}. {escape(say(note))}{_of_out(standings, say)}</p>\n"
        f"{_ranking_table(standings, say)}\n{_matrix(standings, say)}\n</body>\n</html>\n"
    )


def _of_out(standings: Standings, say: Callable[[str], str]) -> str:
    return f" {escape(say(did_not_take_part(len(standings.out))))}" if standings.out else ""


def _square(standings: Standings) -> Floats:
    """(entries, entries): the rates in the order of the ranking."""
    return np.array(standings.rates).reshape(standings.good, standings.good)


def _ranking_table(standings: Standings, say: Callable[[str], str]) -> str:
    heads = (tr("Rank"), tr("Name"), tr("Wins", "how many games"), tr("Average win rate"), tr("Problem"))
    rows = (
        _row(("", "number"), (place.name, ""), ("", "number"), ("", "number"), (say(place.fault), ""))
        if place.fault
        else _row(
            (str(place.rank), "number"),
            (place.name, ""),
            (str(place.wins), "number"),
            (f"{100 * place.mean_rate:.4f} %", "number"),
            ("", ""),
        )
        for place in standings.places
    )
    return f'<div class="scroll"><table>\n{_heads(heads, say)}\n' + "\n".join(rows) + "\n</table></div>"


def _matrix(standings: Standings, say: Callable[[str], str]) -> str:
    good = standings.good
    if good < 2:
        return ""
    rates = _square(standings)
    title = escape(say(tr("Head to head")))
    words = tr(
        "Each cell shows the row's win rate against the column: blue above 50%, orange below. Rows "
        "and columns are in ranking order."
    )
    picture = b64encode(png_of(rates)).decode("ascii")
    image = f'<img alt="{escape(say(words))}" src="data:image/png;base64,{picture}">'
    return f"<h2>{title}</h2>\n<p>{escape(say(words))}</p>\n{image}\n" + (
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
    row = (
        f'<td class="{kind}">{escape(text)}</td>' if kind else f"<td>{escape(text)}</td>"
        for text, kind in cells
    )
    return "<tr>" + "".join(row) + "</tr>"


_BLUE, _WHITE, _ORANGE = (33, 102, 172), (247, 247, 247), (217, 95, 14)
"""Two colors that color-blind people can tell apart, and the color between them."""

_FULL_AT = 0.25
"""The distance from one half at which a rate has the full color."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"

_EIGHT_BIT_RGB = (8, 2, 0, 0, 0)
"""Bit depth, color type, and the only methods of compression, filtering and interlacing."""


def colors_of(rates: Floats) -> npt.NDArray[np.uint8]:
    """Return red, green and blue of each rate, (rows, columns, 3)."""
    strength = np.clip((rates - 0.5) / _FULL_AT, -1, 1)[..., None]
    side = np.where(strength > 0, np.array(_BLUE), np.array(_ORANGE))
    mixed = np.array(_WHITE) + (side - np.array(_WHITE)) * np.abs(strength)
    dots: npt.NDArray[np.uint8] = mixed.round().astype(np.uint8)
    return dots


def png_of(rates: Floats) -> bytes:
    """Return the picture of a matrix of rates as PNG."""
    dots = colors_of(rates)
    height, width = rates.shape
    # Each row begins with the number of its filter; 0 is none.
    rows = b"".join(b"\0" + row.tobytes() for row in dots)
    return (
        _SIGNATURE
        + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, *_EIGHT_BIT_RGB))
        + _chunk(b"IDAT", zlib.compress(rows, 9))
        + _chunk(b"IEND", b"")
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
