"""The question in a file that the Lab has kept, of whatever kind the file is."""

from dicedesk.core.errors import NotationError
from dicedesk.core.words import tr
from dicedesk.lab.questions.files import question_in_text
from dicedesk.lab.questions.question import LabQuestion


def question_in(held: bytes) -> LabQuestion:
    """The question that a JSON or CSV file holds. Raises NotationError for a file without one."""
    try:
        text = held.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotationError(tr("This file holds no question of the Lab.")) from None
    return question_in_text(text)
