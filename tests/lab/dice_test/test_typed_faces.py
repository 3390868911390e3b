"""Faces that a person typed in."""

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.lab.dice_test.questions import faces_in


@pytest.mark.parametrize(
    "text", ["3 1 6 6 2", "3,1,6,6,2", " 3; 1\n6 / 6 | 2. ", "31662", "3-1-6-6-2", "⚂⚀⚅ ⚅⚁", "(3, 1) [6 6] 2"]
)
def test_anything_may_stand_between_faces(text: str) -> None:
    assert faces_in(text) == (3, 1, 6, 6, 2)


@pytest.mark.parametrize("text", ["", "  \n, "])
def test_no_face_is_no_error_here(text: str) -> None:
    assert faces_in(text) == ()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("3 1 7 2", "Number 3 is “7”, but a die shows 1 to 6."),
        ("0", "Number 1 is “0”, but a die shows 1 to 6."),
        ("66 six", "Number 3 is “s”, but a die shows 1 to 6."),
        ("1 2 10", "Number 4 is “0”, but a die shows 1 to 6."),
        ("٣", "Number 1 is “٣”, but a die shows 1 to 6."),
    ],
)
def test_a_face_that_is_none_is_named_with_its_place(text: str, says: str) -> None:
    with pytest.raises(NotationError) as error:
        faces_in(text)
    assert error.value.sentence == says
