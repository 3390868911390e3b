"""The tour in one theme and one size: all that is played and opened on it, with a third of its pictures.

A script: `python tests/e2e/short_tour.py DIR`. The whole tour is what `dicedesk --tour DIR` takes.
"""

import sys
from collections.abc import Callable

from dicedesk.main.tour import run_tour
from dicedesk.play.settings import ThemeChoice
from dicedesk.tour.guide import Guide
from dicedesk.ui.base.languages import LANGUAGES

FEWER = {"throws": "20", "sessions": "1000", "games": "10000", "rolls": "10000", "rounds": "10000"}
"""What is typed into fields of the Lab; what they hold at first takes it long."""


class ShortGuide(Guide):
    """Stays in the theme in which the tour begins; changes of theme, of size and of language take longest."""

    languages = LANGUAGES[1:2]
    typed = {**Guide.typed, **FEWER}  # noqa: RUF012 (read only)

    def appearances(self, name: str) -> None:
        self.picture(name)

    def in_every_theme(self, look: Callable[[str], object]) -> None:
        look(ThemeChoice.DARK.value)

    def dress(self, theme: ThemeChoice) -> None:
        pass


if __name__ == "__main__":
    sys.exit(run_tour(sys.argv[1], None, ShortGuide))
