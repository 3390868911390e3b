"""The three ways in which a game can be wrong, each with a sentence for a person."""

from typing import Self


class GameError(ValueError):
    """Something a game cannot accept; nothing has changed. `line` is the line of the record, if it came from one."""

    def __init__(self, sentence: str, line: int | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.line = line

    def at_line(self, line: int) -> Self:
        """The same error, said of a line of a record (counted from 1)."""
        return type(self)(self.sentence, line)

    def __str__(self) -> str:
        return self.sentence if self.line is None else f"line {self.line}: {self.sentence}"


class NotationError(GameError):
    """The text cannot be read."""


class IllegalMoveError(GameError):
    """The move can be read, but the rules do not allow it now."""


class BadRollError(GameError):
    """The faces are not those of the dice that the move throws."""
