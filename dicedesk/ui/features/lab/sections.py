"""The sections of the Lab, in the order in which people see them."""

from functools import partial

from PySide6.QtWidgets import QWidget

from dicedesk.core.by_name import object_called
from dicedesk.core.words import tr
from dicedesk.games import questions
from dicedesk.ui.base.lab_section import LabSection, SectionView
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.services import ServiceParts

_QUESTION = "dicedesk.ui.features.lab.question.section:QuestionSection"
_OWN_STRATEGY = "dicedesk.ui.games.hog.own_strategy.view:OwnStrategyView"
_CONTEST = "dicedesk.ui.games.hog.contest.view:ContestView"


def lab_sections() -> tuple[LabSection, ...]:
    """One for each kind of question, and after them what is no question."""
    asking = (LabSection(kind.id, kind.title, partial(_asking, kind.id)) for kind in questions.KINDS)
    return (
        *asking,
        LabSection("own-strategy", tr("Your own strategy"), partial(_later, _OWN_STRATEGY)),
        LabSection("contest", tr("Class contest"), partial(_later, _CONTEST)),
    )


def _asking(kind: str, parts: ServiceParts, appearance: Appearance, parent: QWidget) -> SectionView:
    """The view of a kind of question."""
    view: SectionView = object_called(_QUESTION)(kind, parts, appearance, parent)
    return view


def _later(name: str, parts: ServiceParts, appearance: Appearance, parent: QWidget) -> SectionView:
    """A view whose class is loaded only now."""
    view: SectionView = object_called(name)(parts, appearance, parent)
    return view
