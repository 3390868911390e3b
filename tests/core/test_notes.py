"""A note with a star is written as text, and read from it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.notation import check_note
from dicedesk.core.notes import LONGEST_TEXT, Note


@given(st.text(st.characters() | st.sampled_from("\n\t★ ")), st.booleans())
def test_any_typed_text_becomes_a_note_that_fits_in_a_record(text: str, is_starred: bool) -> None:
    note = Note.typed(text, is_starred=is_starred)
    check_note(note.written)
    assert Note.of(note.written).written == note.written
    assert Note.typed(note.text, is_starred=is_starred) == note


@pytest.mark.parametrize(
    ("note", "written"),
    [
        (Note(), ""),
        (Note("bold"), "bold"),
        (Note("bold\nand lucky", is_starred=True), "★ bold\nand lucky"),
        (Note(is_starred=True), "★"),
    ],
)
def test_the_star_is_written_before_the_text(note: Note, written: str) -> None:
    assert (note.written, Note.of(written)) == (written, note)


def test_tabs_and_empty_lines_around_a_typed_text_are_left_out() -> None:
    assert Note.typed("\n a\tb \n\n c\n", is_starred=False) == Note("a b\n\nc")


def test_a_typed_text_that_is_too_long_is_cut_off() -> None:
    note = Note.typed("x" * 5_000, is_starred=True)
    check_note(note.written)
    assert len(note.text) == LONGEST_TEXT
