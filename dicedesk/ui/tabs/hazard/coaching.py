"""The coach of Hazard: what each main gives away stands on it."""

from collections.abc import Sequence

from dicedesk.coach.coach import Coach
from dicedesk.coach.evaluation import Evaluation, Unit
from dicedesk.coach.named import coach_named
from dicedesk.coach.question import ChoiceQuestion, Question
from dicedesk.coach.words import loss_words, read_loss_words
from dicedesk.games.hazard.moves import ChooseMain, Throw
from dicedesk.games.hazard.state import HazardState
from dicedesk.ports.jobs import Jobs
from dicedesk.session.hazard.kit import HAZARD_KIT
from dicedesk.ui.tabs.coach.card import CoachText
from dicedesk.ui.tabs.coach.coaching import ChoiceCoaching, CoachedGame, coach_of
from dicedesk.ui.tabs.hazard.choices import LossText, MainRow
from dicedesk.ui.words import percent, shown, tr


class HazardCoaching(ChoiceCoaching[HazardState]):
    """Signals: those of any coaching."""

    def __init__(self, game: CoachedGame[HazardState], jobs: Jobs, choices: MainRow) -> None:
        """Speaks on the mains too."""
        self._choices = choices
        super().__init__(game, coach_of(game.kit, jobs, game.tab))
        choices.chosen.connect(lambda _: self.think_again())

    @property
    def can_choose(self) -> bool:
        """Whether a person is to choose a main."""
        return super().can_choose and self.state.main is None

    def chosen(self) -> Question | None:
        """How the chance to win the round comes about: with the chosen main where none is in play yet."""
        if self.session.is_over:
            return None
        coach, state = coach_named(HAZARD_KIT.coach), self.state
        moves = tuple(evaluation.move for evaluation in coach.evaluate(state, self.against))
        move = ChooseMain(self._choices.main) if state.main is None else Throw()
        return ChoiceQuestion(coach, state, move, self.against, moves)

    def speak(self, known: Coach[HazardState] | None) -> CoachText:
        """What each main gives away: on the mains, and on the card with the reason for the best."""
        mains = known.evaluate(self.state, self.against) if known else ()
        self._choices.show_losses({main_of(main): _loss_text(main) for main in mains if main.loss})
        return mains_text(mains)


def mains_text(mains: Sequence[Evaluation]) -> CoachText:
    """What the card says of the mains, the best of which comes first."""
    if not mains:
        return CoachText()
    best, *others = mains
    said = tr(
        "Main {main} is best: it wins {chance} of rounds.",
        main=main_of(best),
        chance=percent(best.value),
    )
    lines = (
        tr(
            "Main {main}: {chance}, costs {loss}",
            main=main_of(each),
            chance=percent(each.value),
            loss=shown(loss_words(each.loss, Unit.ROUND_CHANCE)),
        )
        for each in sorted(others, key=main_of)
    )
    return CoachText(said, shown(best.why), "\n".join(lines))


def main_of(choice: Evaluation) -> int:
    """The main that is chosen."""
    assert isinstance(choice.move, ChooseMain)  # noqa: S101 (before a round Hazard has no other move)
    return choice.move.main


def _loss_text(main: Evaluation) -> LossText:
    loss = shown(loss_words(main.loss, Unit.ROUND_CHANCE))
    return LossText(shown(read_loss_words(main.loss, Unit.ROUND_CHANCE)), tr("costs {loss}", loss=loss))
