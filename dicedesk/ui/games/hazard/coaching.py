"""The coach of Hazard: what each main gives away stands on it."""

from collections.abc import Sequence

from dicedesk.coach.coach import Coach
from dicedesk.coach.evaluation import Evaluation
from dicedesk.coach.question import ChoiceQuestion, LoneQuestion, Question
from dicedesk.games.catalogue import part_of
from dicedesk.games.hazard.coach_working import chance_working
from dicedesk.games.hazard.odds import win_chance
from dicedesk.games.hazard.rules import ChooseMain, HazardState, Throw
from dicedesk.games.hazard.unit import UNIT
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.words import percent, shown, tr
from dicedesk.ui.games.hazard.choices import LossText, MainRow
from dicedesk.ui.table.card import CoachText
from dicedesk.ui.table.coaching import ChoiceCoaching, CoachedGame, coach_of


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
        """How the rounds won come about: with the chosen main where none is in play yet."""
        if self.session.is_over:
            return None
        coach, state = part_of("hazard", "coach"), self.state
        moves = tuple(evaluation.move for evaluation in coach.evaluate(state, self.against))
        return ChoiceQuestion(coach, state, self._move, self.against, moves)

    def question_of_chance(self) -> Question | None:
        """How the chance to win the round comes about."""
        if self.session.is_over:
            return None
        state, move = self.state, self._move
        return LoneQuestion(lambda: chance_working(state, move))

    @property
    def _move(self) -> ChooseMain | Throw:
        return ChooseMain(self._choices.main) if self.state.main is None else Throw()

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
        chance=percent(win_chance(main_of(best))),
    )
    lines = (
        tr(
            "Main {main}: {chance}, costs {loss}",
            main=main_of(each),
            chance=percent(win_chance(main_of(each))),
            loss=shown(UNIT.loss_words(each.loss)),
        )
        for each in sorted(others, key=main_of)
    )
    return CoachText(said, shown(best.why), "\n".join(lines))


def main_of(choice: Evaluation) -> int:
    """The main that is chosen."""
    assert isinstance(choice.move, ChooseMain)  # noqa: S101 (before a round Hazard has no other move)
    return choice.move.main


def _loss_text(main: Evaluation) -> LossText:
    loss = shown(UNIT.loss_words(main.loss))
    return LossText(shown(UNIT.change_words(-main.loss)), tr("costs {loss}", loss=loss))
