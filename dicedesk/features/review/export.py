"""A review as plain text, to copy or save, and as one self-contained HTML page with its chart."""

from collections.abc import Callable
from html import escape

from dicedesk.coach.evaluation import Grade
from dicedesk.coach.review import grades_words, rating_words
from dicedesk.core.words import figure, tr
from dicedesk.features.review.curve import CurveRoom, curve_of, line_shapes, mark_shapes
from dicedesk.features.review.ending import ending_of
from dicedesk.features.review.game import ReviewMoment, SeatReview
from dicedesk.features.shapes import as_svg

Say = Callable[[str], str]
"""Translates."""


def review_text(review: SeatReview, title: str, say: Say) -> str:
    """Return the whole review: its summary, and a line for each move. `title` is the game's name for people."""
    lines = (*summary_lines(review, title, say), *note_lines(review, say), "", *_rows(review, say))
    return "\n".join(lines) + "\n"


def summary_lines(review: SeatReview, title: str, say: Say) -> list[str]:
    """Return the summary of a review, from the result of the game to the rating."""
    ending, counts = ending_of(review), review.player.grades
    told = (ending.result, ending.summary, ending.moment) if ending else (review.result_told,)
    return [
        say(tr("Review of {game}", game=title)),
        *map(say, filter(None, told)),
        say(review.game.dice),
        *map(say, review.game.notes),
        " · ".join(f"{say(grades_words(grade))}: {say(figure(count))}" for grade, count in counts),
        *rating_lines(review, say),
    ]


def rating_lines(review: SeatReview, say: Say) -> list[str]:
    """Return how well the seat was played; nothing if it had nothing to decide."""
    rating = review.player.rating
    return [say(rating_words(rating)), *map(say, review.play_told)] if rating else []


def note_lines(review: SeatReview, say: Say) -> list[str]:
    """Return what is noted in the game and at its moves, each with its place; a note may have several lines."""
    record = review.game.record
    game = [say(tr("Note on the game: {note}", note=record.note))] if record.note else []
    moves = enumerate(record.plays, 1)
    return game + [
        say(tr("Note on move {number}: {note}", number=place, note=play.note))
        for place, play in moves
        if play.note
    ]


def headings(review: SeatReview, say: Say) -> tuple[str, ...]:
    """Return the column titles of the moves."""
    who = (say(tr("Player")),) if len(review.game.names) > 1 else ()
    titles = (tr("Choice"), tr("Cost"), tr("Luck"), review.value_title)
    return ("#", *who, *map(say, titles))


def cells(review: SeatReview, moment: ReviewMoment, say: Say) -> tuple[str, ...]:
    """Return the cells of a move."""
    who = (say(moment.name.text),) if len(review.game.names) > 1 else ()
    return (str(moment.place), *who, *map(say, (moment.choice, moment.gave, moment.luck, moment.value)))


def _rows(review: SeatReview, say: Say) -> list[str]:
    rows = [headings(review, say), *(cells(review, moment, say) for moment in review.moments)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


_WIDTH, _HEIGHT = 900, 320
_ROOM = CurveRoom(64, 22, 888, 294, tick_gap=6, tick_drop=4, number_drop=18, sign_drop=18)
_CLASSES = {Grade.INACCURACY: "small", Grade.MISTAKE: "bad", Grade.BLUNDER: "bad"}
_LABELS = 12
"""The approximate number of move numbers under the chart."""

_STYLE = """
:root { color-scheme: light dark; --text: #20252b; --second: #5d6772; --ground: #f4f2ee; --card: #ffffff;
  --line: #ddd7cc; --accent: #8a5d0b; --good: #1c7d4d; --bad: #b23a2b; }
@media (prefers-color-scheme: dark) { :root { --text: #e9edf2; --second: #98a5b3; --ground: #13161b; --card: #1a1f26;
  --line: #303945; --accent: #e3b45c; --good: #5cc38d; --bad: #e8705f; } }
body { background: var(--ground); color: var(--text); font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; } p { margin: .4rem 0; } .note { white-space: pre-line; }
.second { color: var(--second); }
svg { background: var(--card); border: 1px solid var(--line); border-radius: 12px; height: auto; margin: 1rem 0;
  width: 100%; }
svg text { fill: var(--second); font: 11px system-ui, sans-serif; }
.tick { stroke: var(--line); stroke-dasharray: 2 4; } .value { fill: none; stroke: var(--accent); stroke-width: 1.6; }
.area { fill: var(--accent); opacity: .13; } .good { fill: var(--good); } .bad { fill: var(--bad); }
.small { fill: var(--accent); } svg text.bad { fill: var(--bad); font-weight: 700; }
svg text.small { fill: var(--accent); font-weight: 700; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .6rem; text-align: left; }
td.number, th.number { text-align: right; } td.is-bad { color: var(--bad); } td.is-good { color: var(--good); }
td.is-small { color: var(--accent); }
"""


def review_page(review: SeatReview, title: str, language: str, say: Say) -> str:
    """Return the whole page; `title` is the game's name for people, `language` the page's language code."""
    head, *lines = summary_lines(review, title, say)
    paragraphs = "\n".join(f"<p>{escape(line)}</p>" for line in lines)
    notes = "\n".join(f'<p class="note">{escape(note)}</p>' for note in note_lines(review, say))
    parts = (
        "<!DOCTYPE html>",
        f'<html lang="{escape(language.replace("_", "-"))}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(head)}</title><style>{_STYLE}</style></head>",
        f"<body><h1>{escape(head)}</h1>",
        paragraphs,
        _chart(review, say),
        _table(review, say),
        *([notes] if notes else ()),
        "</body></html>",
    )
    return "\n".join(parts) + "\n"


def _chart(review: SeatReview, say: Say) -> str:
    curve, title = curve_of(review), escape(say(review.chart_title))
    shapes = (*line_shapes(curve, _ROOM, max(review.moves // _LABELS, 1), say), *mark_shapes(curve, _ROOM))
    return "\n".join(
        (
            f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{title}"><title>{title}</title>',
            *as_svg(shapes, lambda ink: f' class="{ink.name}"' if ink.name else ""),
            "</svg>",
        )
    )


def _table(review: SeatReview, say: Say) -> str:
    titles = "".join(f'<th scope="col">{escape(title)}</th>' for title in headings(review, say))
    rows = "\n".join(_row(review, moment, say) for moment in review.moments)
    caption = escape(say(tr("Moves")))
    return (
        f"<table><caption>{caption}</caption><thead><tr>{titles}</tr></thead>\n<tbody>{rows}</tbody></table>"
    )


def _row(review: SeatReview, moment: ReviewMoment, say: Say) -> str:
    *others, gave, luck, value = cells(review, moment, say)
    kind = _CLASSES.get(moment.grade) if moment.grade else None
    way = {1: ' class="is-good"', -1: ' class="is-bad"'}.get(moment.luck_way, "")
    loss = f' class="is-{kind}"' if kind else ""
    plain = "".join(f"<td>{escape(cell)}</td>" for cell in others)
    return (
        f"<tr>{plain}<td{loss}>{escape(gave)}</td><td{way}>{escape(luck)}</td>"
        f'<td class="number">{escape(value)}</td></tr>'
    )
