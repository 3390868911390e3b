"""The coach of Hog: the chance to win stands on each number of dice."""

from dicedesk.coach.coach import Coach
from dicedesk.games.hog.rules import HogState, RollDice
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.games.hog.choices import DiceRow
from dicedesk.ui.games.hog.coach_texts import chance_texts, coach_text
from dicedesk.ui.table.card import CoachText
from dicedesk.ui.table.coaching import ChoiceCoaching, CoachedGame, coach_of


class HogCoaching(ChoiceCoaching[HogState]):
    """Signals: those of any coaching."""

    def __init__(self, game: CoachedGame[HogState], jobs: Jobs, choices: DiceRow) -> None:
        """Speaks on the choices too."""
        self._choices = choices
        super().__init__(game, coach_of(game.kit, jobs, game.tab))
        choices.chosen.connect(lambda _: self.think_again())
        choices.why_asked.connect(lambda dice: self.explain(self.question_of(RollDice(dice))))

    def chosen_move(self) -> RollDice:
        """The number of dice that is chosen."""
        return RollDice(self._choices.dice)

    def speak(self, known: Coach[HogState] | None) -> CoachText:
        """The chances on the choices, the best of them on the card."""
        choices = known.evaluate(self.state, self.against) if known else ()
        self._choices.show_chances(chance_texts(choices))
        return coach_text(choices, is_between_people=not any(self.against))
