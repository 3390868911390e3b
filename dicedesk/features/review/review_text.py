"""A review as plain text: what is copied, and what a file of text holds."""

from collections.abc import Callable

from dicedesk.coach.review import grades_words, rating_words
from dicedesk.core.words import figure, tr
from dicedesk.features.review.shown_review import ReviewLine, ShownReview

Say = Callable[[str], str]
"""Translates."""


def review_text(review: ShownReview, title: str, say: Say) -> str:
    """All of a review: what it comes to, and a line for each move. `title` is what people call the game."""
    return "\n".join((*summary_lines(review, title, say), "", *_rows(review, say))) + "\n"


def summary_lines(review: ShownReview, title: str, say: Say) -> list[str]:
    """What a review comes to, from the result of the game to the rating."""
    head = [say(tr("Review of {game}", game=title)), *map(say, filter(None, (review.result,)))]
    counts = review.sheet.players[review.seat].grades
    return [
        *head,
        say(review.sheet.dice),
        *map(say, review.sheet.notes),
        say(review.question),
        *map(say, review.result_told),
        " · ".join(f"{say(grades_words(grade))}: {say(figure(count))}" for grade, count in counts),
        *rating_lines(review, say),
    ]


def rating_lines(review: ShownReview, say: Say) -> list[str]:
    """How the seat was played; nothing where it had nothing to decide."""
    rating = review.sheet.players[review.seat].rating
    return [say(rating_words(rating)), *map(say, review.play_told)] if rating else []


def headings(review: ShownReview, say: Say) -> tuple[str, ...]:
    """The titles of the columns of the moves."""
    who = (say(tr("Player")),) if len(review.sheet.names) > 1 else ()
    titles = (tr("Choice"), tr("Cost"), tr("Luck"), review.value_title)
    return ("#", *who, *map(say, titles))


def cells(review: ShownReview, line: ReviewLine, say: Say) -> tuple[str, ...]:
    """What the columns say of a move."""
    who = (say(line.name.text),) if len(review.sheet.names) > 1 else ()
    return (str(line.number), *who, *map(say, (line.choice, line.gave, line.luck, line.value)))


def _rows(review: ShownReview, say: Say) -> list[str]:
    """The moves under their titles, each column as wide as it needs."""
    rows = [headings(review, say), *(cells(review, line, say) for line in review.lines)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
