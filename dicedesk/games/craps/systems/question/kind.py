"""What can be asked about betting systems at the craps table."""

from dicedesk.core.words import Sentence, tr
from dicedesk.games.craps.house_rules import MOST_DOLLARS
from dicedesk.games.craps.systems.asking import SystemsQuestion
from dicedesk.games.craps.systems.betting_systems import BettingSystem
from dicedesk.games.craps.systems.known_systems import SYSTEM_NAMES, own_system, systems_for
from dicedesk.games.craps.systems.question.fields import ALL_SYSTEMS, HouseField, StepsField, SystemsField
from dicedesk.lab.questions.fields import SEED, MoneyField, WholeNumberField
from dicedesk.lab.questions.kind import QuestionKind
from dicedesk.lab.questions.question import LabQuestion

MOST_THROWS = 10_000
MOST_SESSIONS = 100_000_000

RULES = HouseField(
    "rules",
    tr("House rules"),
    tr("building-skills, las-vegas, or one of them with other switches: “preset=las-vegas maximum=1000”."),
    "las-vegas",
)
BANKROLL = MoneyField(
    "bankroll",
    tr("Bankroll"),
    tr("The bankroll at the start of a session, in dollars."),
    "500",
    1,
    MOST_DOLLARS,
)
GOAL = MoneyField(
    "goal",
    tr("Goal"),
    tr("A session ends at this bankroll, or when the player is broke."),
    "750",
    1,
    MOST_DOLLARS,
)
THROWS = WholeNumberField(
    "throws", tr("Rolls"), tr("After this many rolls a session makes no new bets."), "500", 1, MOST_THROWS
)
BASE = MoneyField("base", tr("Base bet"), tr("The dollars of one unit of a system."), "10", 1, MOST_DOLLARS)
SYSTEMS = SystemsField(
    "systems",
    tr("Systems"),
    tr("The systems to compare: “all”, or names such as “flat martingale”."),
    ALL_SYSTEMS,
    SYSTEM_NAMES,
)
OWN = StepsField(
    "own",
    tr("Custom system"),
    tr("A custom system on pass: UNITS:WON:LOST for each step, such as “1:1:2 2:1:1”."),
    "",
)
SESSIONS = WholeNumberField(
    "sessions",
    tr("Simulated sessions"),
    tr("How many sessions of each system to simulate for comparison; 0 for none."),
    "100000",
    0,
    MOST_SESSIONS,
)


def money_asked(question: LabQuestion) -> SystemsQuestion:
    """The money, the house and the length of a session. Raises ValueError for what cannot be played."""
    return SystemsQuestion(
        question.value(BANKROLL),
        question.value(GOAL),
        question.value(THROWS),
        question.value(BASE),
        question.value(RULES),
    )


def systems_asked(question: LabQuestion) -> tuple[BettingSystem, ...]:
    """The systems to compare, one's own last. Raises ValueError for an own one that cannot be played."""
    asked, steps = money_asked(question), question.value(OWN)
    own = (own_system(steps, asked),) if steps else ()
    return (*systems_for(asked, question.value(SYSTEMS)), *own)


def _refusal(question: LabQuestion) -> Sentence | None:
    try:
        asked, steps = money_asked(question), question.value(OWN)
        if steps:
            own_system(steps, asked)
    except ValueError as error:
        sentence: Sentence = error.args[0]
        return sentence
    return None


KIND = QuestionKind(
    "systems",
    tr("Craps systems"),
    tr("How often craps betting systems go broke or reach a goal, their final bankroll, and what they cost."),
    (RULES, BANKROLL, GOAL, THROWS, BASE, SYSTEMS, OWN, SESSIONS, SEED),
    "dicedesk.games.craps.systems.question.answering:answer",
    _refusal,
)
