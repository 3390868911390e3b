"""The question in a file that the Lab has kept, of whatever kind the file is."""

from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.features.question_files import question_in_text
from dicedesk.lab.questions.pictures import PNG_SIGNATURE, text_in_png, text_in_svg
from dicedesk.lab.questions.question import LabQuestion

_SVG_BEGINS = b"<"


def question_in(held: bytes) -> LabQuestion:
    """The question that a JSON, CSV, PNG or SVG file holds. Raises NotationError for a file without one."""
    return question_in_text(_text_of(held))


def _text_of(held: bytes) -> str:
    """The text in which the question is."""
    try:
        if held.startswith(PNG_SIGNATURE):
            return text_in_png(held)
        if held.lstrip().startswith(_SVG_BEGINS):
            return text_in_svg(held)
        return held.decode("utf-8-sig")
    except ValueError:
        raise NotationError(tr("This file holds no question of the Lab.")) from None
