"""Rows that continue on another line if the window is too narrow."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from dicedesk.ui.base.look.theme import Space, scaled

_NARROWEST_HINT = 150
"""A hint with less room than this beside the buttons goes over them, in pixels at the normal font size."""

Places = Mapping[QWidget, QRect]
"""The rectangle of each part."""


class WrappingRow(QWidget):
    """A row whose height follows from its width; a subclass places its parts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def places(self, width: int) -> Places:
        """The rectangles of its parts in a row of this width."""
        raise NotImplementedError

    def one_line(self) -> int:
        """The width at which all parts fit side by side."""
        raise NotImplementedError

    def narrowest(self) -> int:
        """The least width at which no part is cut."""
        raise NotImplementedError

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for place in self.places(width).values()), default=0)

    def sizeHint(self) -> QSize:
        width = self.one_line()
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        narrowest = self.narrowest()
        return QSize(narrowest, self.heightForWidth(max(self.width(), narrowest)))

    def event(self, event: QEvent) -> bool:
        """Make room again when a part needs more or less, appears or disappears."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._arrange()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for part, place in self.places(self.width()).items():
            part.setGeometry(place)


class PartsRow(WrappingRow):
    """A row of parts in their order."""

    def __init__(self, parts: Sequence[QWidget], gap: int, parent: QWidget | None = None) -> None:
        """Take the parts, from left to right, `gap` pixels apart."""
        super().__init__(parent)
        self._parts, self._gap = tuple(parts), gap
        for part in self._parts:
            part.setParent(self)


class EqualRow(PartsRow):
    """Parts of one width, unless one needs more; all lines have the same number of parts."""

    def one_line(self) -> int:
        widest = max(part.sizeHint().width() for part in self._parts)
        return len(self._parts) * (widest + self._gap) - self._gap

    def narrowest(self) -> int:
        return max(self._least())

    def heightForWidth(self, width: int) -> int:
        # Each layout asks for it several times: where the parts lie does not matter yet.
        lines = -(-len(self._parts) // self._in_line(self._least(), width))
        return lines * (self.height_of_parts(width) + self._gap) - self._gap

    def height_of_parts(self, _width: int) -> int:
        """The height of each part in a row of this width."""
        return max(part.sizeHint().height() for part in self._parts)

    def places(self, width: int) -> Places:
        """Lay the parts out in as few lines as possible."""
        least = self._least()
        in_line = self._in_line(least, width)
        high = self.height_of_parts(width)
        places: dict[QWidget, QRect] = {}
        for first in range(0, len(self._parts), in_line):
            # The last line may have fewer parts, which are not wider for that.
            widths = least[first : first + in_line]
            widths += [0] * (in_line - len(widths))
            left, top = 0, first // in_line * (high + self._gap)
            shares = _shares(widths, width - (in_line - 1) * self._gap)
            for part, wide in zip(self._parts[first : first + in_line], shares, strict=False):
                places[part] = QRect(left, top, wide, high)
                left += wide + self._gap
        return places

    def _least(self) -> list[int]:
        """The least width of each part."""
        return [part.minimumSizeHint().width() for part in self._parts]

    def _in_line(self, least: list[int], width: int) -> int:
        """The number of parts in each line of this width."""
        return next((count for count in self._counts() if self._fit(least, count, width)), 1)

    def _counts(self) -> list[int]:
        """The possible numbers of parts in a line, the most first."""
        count = len(self._parts)
        return sorted({-(-count // lines) for lines in range(1, count + 1)}, reverse=True)

    def _fit(self, least: list[int], in_line: int, width: int) -> bool:
        lines = (least[first : first + in_line] for first in range(0, len(least), in_line))
        return all(sum(line) + (len(line) - 1) * self._gap <= width for line in lines)


class FlowRow(PartsRow):
    """Parts that wrap onto the next line; hidden ones take no room."""

    def one_line(self) -> int:
        """The width of all parts side by side."""
        return sum(part.sizeHint().width() + self._gap for part in self._shown) - self._gap

    def narrowest(self) -> int:
        """The width of the widest part."""
        return max((part.sizeHint().width() for part in self._shown), default=0)

    def places(self, width: int) -> Places:
        """Each part after the previous one, or on the next line."""
        found: dict[QWidget, QRect] = {}
        left = top = high = 0
        for part in self._shown:
            size = part.sizeHint()
            if left and left + size.width() > width:
                left, top, high = 0, top + high + Space.SMALL, 0
            found[part] = QRect(left, top, min(size.width(), width), size.height())
            left += size.width() + self._gap
            high = max(high, size.height())
        return found

    @property
    def _shown(self) -> list[QWidget]:
        return [part for part in self._parts if not part.isHidden()]


class CenteredFlowRow(FlowRow):
    """Lines of parts in the middle, each part in the middle of its line."""

    def places(self, width: int) -> Places:
        lines: dict[int, list[QWidget]] = {}
        found = dict(super().places(width))
        for part, place in found.items():
            lines.setdefault(place.top(), []).append(part)
        for top, parts in lines.items():
            aside = (width - found[parts[-1]].right() - 1) // 2
            high = max(found[part].height() for part in parts)
            for part in parts:
                found[part].moveTop(top + (high - found[part].height()) // 2)
                found[part].translate(aside, 0)
        return found


def _shares(least: Sequence[int], width: int) -> list[int]:
    """The width divided as evenly as possible, with no part below its least."""
    shares = list(least)
    free = set(range(len(least)))
    while free:
        share = (width - sum(shares[place] for place in range(len(least)) if place not in free)) / len(free)
        too_wide = {place for place in free if least[place] > share}
        if not too_wide:
            sum_so_far = 0.0
            for place in sorted(free):
                shares[place] = int(sum_so_far + share) - int(sum_so_far)
                sum_so_far += share
            break
        free -= too_wide
    return shares


class ButtonRow(WrappingRow):
    """A lead at the left, buttons at the right; the last one, the primary, always at the lower right.

    The lead is a hint, which may wrap, or a widget that keeps its size.
    """

    def __init__(self, lead: QWidget, buttons: Sequence[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lead, self._buttons = lead, tuple(buttons)
        for part in (lead, *self._buttons):
            part.setParent(self)

    def one_line(self) -> int:
        return _width_of(self._visible()) + Space.MEDIUM + self._least_beside()

    def narrowest(self) -> int:
        lead = 0 if isinstance(self._lead, QLabel) else self._lead.minimumSizeHint().width()
        return max(lead, *(_wide(button) for button in self._buttons))

    def places(self, width: int) -> Places:
        """Put the lead beside the first line of buttons if it fits there, otherwise over them."""
        lines = _lines(self._visible(), width)
        beside = width - _width_of(lines[0]) - Space.MEDIUM if lines else width
        places: dict[QWidget, QRect] = {}
        top = lead = 0
        if self._has_lead():
            stands_over = not lines or beside < self._least_beside()
            wide = width if stands_over else beside
            lead = self._lead.heightForWidth(wide) if self._lead.hasHeightForWidth() else -1
            lead = self._lead.sizeHint().height() if lead < 0 else lead
            places[self._lead] = QRect(0, 0, wide, lead)
            top, lead = (lead + Space.SMALL, 0) if stands_over else (0, lead)
        for place, line in enumerate(lines):
            high = max(0 if place else lead, *(part.sizeHint().height() for part in line))
            left = width - min(_width_of(line), width)
            for part in line:
                tall = part.sizeHint().height()
                places[part] = QRect(left, top + (high - tall) // 2, min(_wide(part), width), tall)
                left += _wide(part) + Space.MEDIUM
            if lead and not place:
                places[self._lead] = QRect(0, 0, beside, high)
            top += high + Space.SMALL
        return places

    def _visible(self) -> list[QWidget]:
        return [button for button in self._buttons if not button.isHidden()]

    def _has_lead(self) -> bool:
        is_empty = isinstance(self._lead, QLabel) and not self._lead.text()
        return not (is_empty or self._lead.isHidden())

    def _least_beside(self) -> int:
        if not isinstance(self._lead, QLabel):
            return _wide(self._lead)
        line = self._lead.fontMetrics().horizontalAdvance(self._lead.text())
        return min(line, scaled(_NARROWEST_HINT))


def _wide(part: QWidget) -> int:
    return max(part.sizeHint().width(), part.minimumWidth())


def _width_of(parts: Sequence[QWidget]) -> int:
    return sum(_wide(part) + Space.MEDIUM for part in parts) - Space.MEDIUM if parts else 0


def _lines(parts: Sequence[QWidget], width: int) -> list[list[QWidget]]:
    """Break the parts into lines no wider than `width`, filled from the last part on."""
    lines: list[list[QWidget]] = []
    for part in reversed(parts):
        if lines and _width_of([part, *lines[0]]) <= width:
            lines[0].insert(0, part)
        else:
            lines.insert(0, [part])
    return lines
