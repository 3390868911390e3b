"""Fits an answer into a triangle that stands on its tip: the largest type whose lines keep clear of the edges."""

from dataclasses import dataclass
from math import inf, sqrt

from PySide6.QtCore import QPointF, QRectF, QTextBoundaryFinder
from PySide6.QtGui import QFont, QFontMetricsF

LARGEST = 0.1
"""The largest type, as a share of the triangle's side."""

CLEAR = 0.05
"""How far ink stays from each edge, as a share of the triangle's side."""

_MIDDLE = 0.37
"""Where the middle of the text would like to be, as a share of the triangle's height from the top."""

_LINE = 1.16
"""From one line to the next, in type sizes."""


@dataclass(frozen=True)
class FittedLine:
    """One line: its text, where it begins on its baseline, and the box that its ink fills."""

    text: str
    start: QPointF
    ink: QRectF


@dataclass(frozen=True)
class FittedText:
    """Lines in a font; places are measured from the middle of the triangle."""

    font: QFont
    lines: tuple[FittedLine, ...]


class Triangle:
    """A triangle with three equal sides on its lower tip; its middle is the origin, and y points down."""

    def __init__(self, side: float) -> None:
        self.side = side
        self.height = side * sqrt(3) / 2
        self.top = -self.height / 3
        self.tip = 2 * self.height / 3

    def corners(self) -> tuple[QPointF, QPointF, QPointF]:
        """Left, right, and the tip."""
        return QPointF(-self.side / 2, self.top), QPointF(self.side / 2, self.top), QPointF(0, self.tip)

    def lowest(self, width: float) -> float:
        """How far down something of that width can reach without touching an edge."""
        return self.tip - width * sqrt(3) / 2

    def inside(self, distance: float) -> "Triangle":
        """The triangle whose edges are that far inside of this one."""
        return Triangle(self.side - 2 * sqrt(3) * distance)


def fitted(text: str, font: QFont, side: float) -> FittedText:
    """The text in the largest size of the font that fits a triangle with that side; no lines where none does."""
    words = _words(text)
    room = Triangle(side).inside(CLEAR * side)
    for size in range(max(round(LARGEST * side), 1), 0, -1):
        sized = QFont(font)
        sized.setPixelSize(size)
        found = _Setting(words, QFontMetricsF(sized), _LINE * size, room).best()
        if found:
            return FittedText(sized, found)
    return FittedText(font, ())


def _words(text: str) -> list[str]:
    """What stays together on a line, with the blank after it: words, or in Chinese most signs alone."""
    breaks = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, " ".join(text.split()))
    words, start = [], 0
    while (end := breaks.toNextBoundary()) != -1:
        words.append(breaks.string()[start:end])
        start = end
    return words


class _Setting:
    """Words of one size in the room that there is for their ink."""

    def __init__(self, words: list[str], metrics: QFontMetricsF, line: float, room: Triangle) -> None:
        self._words, self._metrics, self._line, self._room = words, metrics, line, room
        self._boxes: dict[str, QRectF] = {}
        self._highest = room.top - min((self._box(word.rstrip()).top() for word in words), default=0.0)

    def best(self) -> tuple[FittedLine, ...]:
        """The fewest lines, broken so that most air is left below; () where they do not fit."""
        count = self._fewest()
        air, lines = self._airiest(0, 0, count, {})
        if air < 0 or not lines:
            return ()
        depth = (count - 1) * self._line + self._box(lines[-1]).bottom() - self._box(lines[0]).top()
        upper = self._highest + self._box(lines[0]).top() - self._room.top
        wanted = _MIDDLE * self._room.height - depth / 2 - upper
        baseline = self._highest + max(min(wanted, air), 0.0)
        return tuple(self._placed(text, baseline + at * self._line) for at, text in enumerate(lines))

    def _fewest(self) -> int:
        """How many lines are needed: each takes as many words as it can. 0 where a word finds no room."""
        word = count = 0
        while word < len(self._words):
            end = word
            while end < len(self._words) and self._air(self._text(word, end + 1), count) >= 0:
                end += 1
            if end == word:
                return 0
            word, count = end, count + 1
        return count

    def _airiest(
        self, word: int, at: int, count: int, known: dict[tuple[int, int], tuple[float, tuple[str, ...]]]
    ) -> tuple[float, tuple[str, ...]]:
        """The words from `word` on in lines `at` to `count`, and how far these can move down; less than 0 if not."""
        if at == count:
            return (inf if word == len(self._words) else -1.0), ()
        if (word, at) not in known:
            best: tuple[float, tuple[str, ...]] = (-1.0, ())
            for end in range(word + 1, len(self._words) + 1):
                text = self._text(word, end)
                if (air := self._air(text, at)) < 0:
                    break
                below, rest = self._airiest(end, at + 1, count, known)
                best = max(best, (min(air, below), (text, *rest)), key=lambda found: found[0])
            known[word, at] = best
        return known[word, at]

    def _air(self, text: str, at: int) -> float:
        """How far this line can move down from its highest place before it touches an edge."""
        ink = self._box(text)
        return self._room.lowest(ink.width()) - (self._highest + at * self._line) - ink.bottom()

    def _text(self, word: int, end: int) -> str:
        return "".join(self._words[word:end]).rstrip()

    def _box(self, text: str) -> QRectF:
        if text not in self._boxes:
            self._boxes[text] = self._metrics.tightBoundingRect(text)
        return self._boxes[text]

    def _placed(self, text: str, baseline: float) -> FittedLine:
        ink = self._box(text)
        start = QPointF(-ink.left() - ink.width() / 2, baseline)
        return FittedLine(text, start, ink.translated(start))
