"""The outlines of numerals that stand on the faces of dice in place of pips."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from dicedesk.ui.base.look.theme import Type, font

_HEIGHT = 1.05
"""The height of a numeral in halves of a die's edge."""

_FINER = 12
"""How much larger the curves are cut into lines than they are set, so that the lines are short."""

_UNDERLINED = 6
"""Upside down it would be read as a nine."""

_BAR = QRectF(-0.3, -0.71, 0.6, 0.1)
"""The line under that numeral, on the face's own plane."""

_LIFTED = 0.07
"""How far a numeral with a line under it is moved up, so that both are in the middle."""


def numeral(face: int) -> QPainterPath:
    """The number of a face on its own plane, in halves of an edge; of straight lines, as a perspective wants it.

    The six has a line under it.
    """
    written = QPainterPath()
    written.addText(0, 0, font(Type.SCORE, bold=True), str(face))
    middle, height = written.boundingRect().center(), max(written.boundingRect().height(), 1.0)
    fine = QTransform.fromScale(_FINER, _FINER)
    # Text is set with its second axis down, a face has it up.
    to_face = QTransform(_HEIGHT / height / _FINER, 0, 0, -_HEIGHT / height / _FINER, 0, 0)
    centred = QTransform.fromTranslate(-middle.x(), -middle.y())
    outline = QPainterPath()
    for part in written.toSubpathPolygons(centred * fine):
        outline.addPolygon(QPolygonF(to_face.map(part)))
        outline.closeSubpath()
    if face == _UNDERLINED:
        outline.addRect(_BAR)
        outline.translate(0, _LIFTED)
    return outline
