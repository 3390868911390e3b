"""The three kinds of errors in a game, each with a message for the player."""

from typing import Self


class GameError(ValueError):
    """Input that a game cannot accept; the game has not changed. `line` is the record's line, if it came from one."""

    def __init__(self, sentence: str, line: int | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.line = line

    def at_line(self, line: int) -> Self:
        """The same error with the number of a record's line, counted from 1."""
        return type(self)(self.sentence, line)

    def __str__(self) -> str:
        return self.sentence if self.line is None else f"line {self.line}: {self.sentence}"


class NotationError(GameError):
    """The text cannot be read."""


class IllegalMoveError(GameError):
    """The move can be read, but the rules do not allow it now."""


class BadRollError(GameError):
    """The faces are not a roll of the dice that the move throws."""
