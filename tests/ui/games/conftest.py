"""A game's tab in the real window."""

from tests.ui.table.conftest import clock, cut_texts, larger_type, open_window, texts_without_room

__all__ = ("clock", "cut_texts", "larger_type", "open_window", "texts_without_room")
