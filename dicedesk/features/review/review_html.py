"""A review as one HTML file that needs nothing else: readable in light and in dark, with its chart and its figures."""

from html import escape

from dicedesk.coach.evaluation import Grade
from dicedesk.core.words import tr
from dicedesk.features.review.review_curve import CurveRoom, curve_of, line_shapes, mark_shapes
from dicedesk.features.review.review_text import Say, cells, headings, summary_lines
from dicedesk.features.review.shown_review import ReviewLine, ShownReview
from dicedesk.features.shapes import as_svg

_WIDTH, _HEIGHT = 900, 320
_ROOM = CurveRoom(64, 22, 888, 294, tick_gap=6, tick_drop=4, number_drop=18, sign_drop=18)
_CLASSES = {Grade.INACCURACY: "small", Grade.MISTAKE: "bad", Grade.BLUNDER: "bad"}
_LABELS = 12
"""About so many numbers stand under the chart."""

_STYLE = """
:root { color-scheme: light dark; --text: #20252b; --second: #5d6772; --ground: #f4f2ee; --card: #ffffff;
  --line: #ddd7cc; --accent: #8a5d0b; --good: #1c7d4d; --bad: #b23a2b; }
@media (prefers-color-scheme: dark) { :root { --text: #e9edf2; --second: #98a5b3; --ground: #13161b; --card: #1a1f26;
  --line: #303945; --accent: #e3b45c; --good: #5cc38d; --bad: #e8705f; } }
body { background: var(--ground); color: var(--text); font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto;
  max-width: 60rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; } p { margin: .4rem 0; } .second { color: var(--second); }
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


def review_page(review: ShownReview, title: str, language: str, say: Say) -> str:
    """The whole page; `title` is what people call the game, `language` its code for the page."""
    head, *lines = summary_lines(review, title, say)
    paragraphs = "\n".join(f"<p>{escape(line)}</p>" for line in lines)
    parts = (
        "<!DOCTYPE html>",
        f'<html lang="{escape(language.replace("_", "-"))}">',
        '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(head)}</title><style>{_STYLE}</style></head>",
        f"<body><h1>{escape(head)}</h1>",
        paragraphs,
        _chart(review, say),
        _table(review, say),
        "</body></html>",
    )
    return "\n".join(parts) + "\n"


def _chart(review: ShownReview, say: Say) -> str:
    curve, title = curve_of(review), escape(say(review.chart_title))
    shapes = (*line_shapes(curve, _ROOM, max(review.moves // _LABELS, 1), say), *mark_shapes(curve, _ROOM))
    return "\n".join(
        (
            f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{title}"><title>{title}</title>',
            *as_svg(shapes, lambda ink: f' class="{ink.name}"' if ink.name else ""),
            "</svg>",
        )
    )


def _table(review: ShownReview, say: Say) -> str:
    titles = "".join(f'<th scope="col">{escape(title)}</th>' for title in headings(review, say))
    rows = "\n".join(_row(review, line, say) for line in review.lines)
    caption = escape(say(tr("Moves")))
    return (
        f"<table><caption>{caption}</caption><thead><tr>{titles}</tr></thead>\n<tbody>{rows}</tbody></table>"
    )


def _row(review: ShownReview, line: ReviewLine, say: Say) -> str:
    *others, gave, luck, value = cells(review, line, say)
    kind = _CLASSES.get(line.grade) if line.grade else None
    way = {1: ' class="is-good"', -1: ' class="is-bad"'}.get(line.luck_way, "")
    loss = f' class="is-{kind}"' if kind else ""
    plain = "".join(f"<td>{escape(cell)}</td>" for cell in others)
    return (
        f"<tr>{plain}<td{loss}>{escape(gave)}</td><td{way}>{escape(luck)}</td>"
        f'<td class="number">{escape(value)}</td></tr>'
    )
