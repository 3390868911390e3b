"""The sections of the Lab, in the order in which people see them."""

from functools import partial

from PySide6.QtWidgets import QWidget

from dicedesk.core.by_name import object_called
from dicedesk.core.words import tr
from dicedesk.ui.lab.section import LabSection, SectionView
from dicedesk.ui.look.appearance import Appearance
from dicedesk.ui.services.parts import ServiceParts

_EMPTY = "dicedesk.ui.lab.section:SectionView"


def lab_sections() -> tuple[LabSection, ...]:
    """All of them; the view of each is loaded when it is first chosen."""
    return (
        LabSection("craps-systems", tr("Craps systems"), _later(_EMPTY)),
        LabSection("hog-match", tr("Hog: strategy against strategy"), _later(_EMPTY)),
        LabSection("hog-sweep", tr("Hog: bacon and swap swept"), _later(_EMPTY)),
        LabSection("hog-dice", tr("Hog: how many dice"), _later(_EMPTY)),
        LabSection("hazard-mains", tr("Hazard: which main"), _later(_EMPTY)),
        LabSection("poker-dice-play", tr("Poker Dice: ways to play"), _later(_EMPTY)),
        LabSection("fair-dice", tr("Are these dice fair?"), _later(_EMPTY)),
        LabSection("own-strategy", tr("Your own strategy"), _later(_EMPTY)),
        LabSection("contest", tr("Contest of a class"), _later(_EMPTY)),
    )


def _later(kind: str) -> "partial[SectionView]":
    """Makes a view whose class is loaded only then."""
    return partial(_made, kind)


def _made(kind: str, parts: ServiceParts, appearance: Appearance, parent: QWidget) -> SectionView:
    view: SectionView = object_called(kind)(parts, appearance, parent)
    return view
