"""Hog's coach, who works out the chances that it does not know yet."""

from dicedesk.coach.coach import A_PERSON, Against
from dicedesk.games.hog.coach_chances import SeatChances
from dicedesk.games.hog.coach_solving import chances_against
from dicedesk.games.hog.coach_weighing import HogCoach
from dicedesk.games.hog.rules import parse_rules


class SolvingHogCoach(HogCoach):
    """Works out the chances against anybody; those against the last few opponents stay known."""

    def chances_against(self, opponent: str, goal: int) -> SeatChances:
        """The chances of the best play against an opponent."""
        return chances_against(opponent, goal)

    def prepared(self, rules: str, against: Against) -> HogCoach:
        """The coach who knows the chances of all who play there."""
        goal = parse_rules(rules).goal
        opponents = {A_PERSON} if A_PERSON in against and not any(against) else set(against) - {A_PERSON}
        return HogCoach({(opponent, goal): self.chances_against(opponent, goal) for opponent in opponents})


HOG_COACH = SolvingHogCoach()
