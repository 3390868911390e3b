"""What can be asked about two strategies of Hog."""

from dicedesk.core.words import tr
from dicedesk.games.hog.questions.strategy_field import AGAINST, StrategyField
from dicedesk.lab.questions.fields import SEED, WholeNumberField
from dicedesk.lab.questions.kind import QuestionKind

STRATEGY = StrategyField(
    "strategy",
    tr("Strategy"),
    tr(
        "The strategy whose wins are counted, such as final, swap:8:4 or always:6, or a CSV file with its "
        "table."
    ),
    "final",
)
GAMES = WholeNumberField(
    "games",
    tr("Games", "games played"),
    tr("How many games to simulate; each strategy goes first in half of them."),
    "1000000",
    1000,
    1_000_000_000,
)

KIND = QuestionKind(
    "hog-pair",
    tr("Hog: strategy vs. strategy"),
    tr("How often one strategy beats another, how long their games are, and by how much they are won."),
    (STRATEGY, AGAINST, GAMES, SEED),
    "dicedesk.games.hog.questions.pair_answer:answer",
)
