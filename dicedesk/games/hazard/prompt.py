"""Hazard as lines of text: a main, then Enter throws."""

from collections.abc import Sequence

from dicedesk.core.errors import NotationError
from dicedesk.core.game import Move
from dicedesk.core.words import Name, Sentence, tr
from dicedesk.games.hazard.rules import HAZARD, MAINS, MOST_CASTERS, ChooseMain, HazardState, Throw
from dicedesk.games.hazard.table import CASTERS
from dicedesk.play.game_session import GameSession
from dicedesk.play.terminal import Option, Prompt


class HazardPrompt(Prompt[HazardState]):
    """Asks for a main, then for each throw."""

    def question(self, session: GameSession[HazardState]) -> Sentence:
        """Which main, or that Enter throws; and whose turn it is if several cast."""
        name, main = session.seats[session.state.seat].name, session.state.main
        if name.is_you:
            return tr("Which main, 5 to 9?") if main is None else tr("Press Enter to throw.")
        if main is None:
            return tr("{name}, which main, 5 to 9?", name=name)
        return tr("{name}, press Enter to throw.", name=name)

    def parse(self, text: str, state: HazardState) -> Move:
        """A main if none is set, else a throw; also as a record writes them."""
        number = text.removeprefix("main ").strip()
        if state.main is None:
            if number in {str(main) for main in MAINS}:
                return ChooseMain(int(number))
            raise NotationError(tr("Type a main, a number from 5 to 9."))
        if text in {"", "throw"}:
            return Throw()
        raise NotationError(tr("Press Enter to throw."))

    def help(self, state: HazardState) -> tuple[Sentence, ...]:
        """The possible answers."""
        if state.main is None:
            return (tr("5 to 9: the main of this round. 7 wins most often."),)
        return (tr("Enter: throw both dice."),)

    def standing(self, state: HazardState, names: Sequence[Name], first: int = 0) -> tuple[Sentence, ...]:
        """The rounds that this caster has won and lost, with the main and the chance."""
        rounds = tr("Rounds won: {won}, lost: {lost}.", won=state.rounds_won, lost=state.rounds_lost)
        if state.main is None:
            return (rounds,)
        if state.chance is None:
            return (tr("Main {main}: the come-out roll.", main=state.main),)
        return (
            tr(
                "Main {main}, chance {chance}: {chance} wins, {main} loses.",
                main=state.main,
                chance=state.chance,
            ),
        )


_RULES = (
    tr(
        "The caster throws two dice, round after round, until two rounds are lost in a row. The score is the number of "
        "rounds won."
    ),
    tr("Each round, type a main from 5 to 9, then press Enter to throw."),
    tr(
        "On the first throw, the main wins at once; so do 11 with main 7, and 12 with main 6 or 8. 2 and 3 lose at "
        "once, and so do 11 and 12 with any other main."
    ),
    tr("Any other sum becomes your chance. Keep throwing: the chance wins the round, and the main loses it."),
    tr(
        "With several casters, each takes one turn with the dice. The caster who wins the most rounds wins the game."
    ),
)

HAZARD_PROMPT = HazardPrompt(
    HAZARD,
    rules=_RULES,
    options=(
        Option(
            CASTERS,
            tuple(str(count) for count in range(1, MOST_CASTERS + 1)),
            tr("how many casters take part"),
            "N",
        ),
    ),
)
