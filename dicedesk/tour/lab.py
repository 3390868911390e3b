"""The stop of the tour at the Lab: each question is asked, and its answer seen."""

from PySide6.QtCore import Qt

from dicedesk.play.settings import ThemeChoice
from dicedesk.tour.guide import SIZES, SMALL, WIDE, Guide, TourError
from dicedesk.ui.features.lab.answer import AnswerView
from dicedesk.ui.features.lab.page import LabPage, lab_sections
from dicedesk.ui.features.lab.question import QuestionSection


def look_at_the_lab(guide: Guide) -> None:
    """Its help, and all sections; the first answer in each theme and size. Raises TourError."""
    guide.key(Qt.Key.Key_L, control=True)
    lab = guide.window.current_tab
    if not isinstance(lab, LabPage):
        raise TourError("Ctrl+L did not open the Lab")
    guide.rules("lab-help")
    for place, section in enumerate(lab_sections()):
        lab.choose(section.id)
        guide.picture(f"lab-{section.id}")
        if isinstance(lab.view, QuestionSection):
            answer = _answer(guide, lab.view)
            guide.picture(f"lab-{section.id}-answer")
            _look_at_charts(guide, section.id, answer)
            if not place:
                _look_in_every_theme(guide, section.id)
    guide.key(Qt.Key.Key_1, control=True)


def _answer(guide: Guide, section: QuestionSection) -> AnswerView:
    """What is found when Ask is pressed."""
    guide.ask(section.form)
    if section.answer is None:
        raise TourError(f"no answer: {section.failure.text() or section.form.faults.text()}")
    section.answer.complete()
    return section.answer


def _look_at_charts(guide: Guide, name: str, answer: AnswerView) -> None:
    """Each chart beside the first."""
    for button in answer.chart_buttons[1:]:
        guide.click(button)
        guide.picture(f"lab-{name}-{answer.chart.name if answer.chart else ''}")
    for button in answer.chart_buttons[:1]:
        guide.click(button)


def _look_in_every_theme(guide: Guide, name: str) -> None:
    for theme in (ThemeChoice.LIGHT, ThemeChoice.CONTRAST, ThemeChoice.DARK):
        guide.dress(theme)
        for width, height in (SMALL, *SIZES):
            guide.shell.resize(width, height)
            guide.picture(f"lab-{name}-{theme.value}-{width}x{height}")
    guide.shell.resize(*WIDE)
