"""The Lab's question about betting systems at the craps table, and its answer.

The fields and the kind come first; the window reads them without numpy. Then come the answer, its tables and its
charts, which a worker makes.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dicedesk.core.errors import NotationError
from dicedesk.core.money import DOLLAR, Cents, dollars
from dicedesk.core.words import Sentence, figure, listed, percent, tr, trn
from dicedesk.games.craps.house import HOUSE_RULES, MOST_DOLLARS, HouseRules, rules_named
from dicedesk.games.craps.systems.betting import AnySystem
from dicedesk.games.craps.systems.question import (
    LEVELS,
    SYSTEM_NAMES,
    SystemsQuestion,
    SystemStep,
    own_system,
    places_of,
    systems_for,
)
from dicedesk.lab.charts import Axis, Chart, Curves, Fan, Histogram, Measure, NamedCurve, Value
from dicedesk.lab.fields import SEED, AnswerProgress, Field, LabQuestion, MoneyField, Tell, WholeNumberField
from dicedesk.lab.findings import Case, Findings, FoundTable, KeyNumber, NumberTone, QuestionKind, TableColumn
from dicedesk.lab.sample import WITHIN
from dicedesk.play.ports.jobs import Workers

if TYPE_CHECKING:
    from dicedesk.games.craps.systems.answers import SystemAnswer, SystemResult
    from dicedesk.games.craps.systems.sessions import SimulatedSessions


ALL_SYSTEMS = "all"


@dataclass(frozen=True)
class HouseField(Field[HouseRules]):
    """House rules: a preset by its name, or as settings write them."""

    def read(self, text: str) -> HouseRules:
        return rules_named(text.strip())


@dataclass(frozen=True)
class SystemsField(Field[tuple[str, ...]]):
    """Some of the `known` systems by their names, or all."""

    known: tuple[str, ...]

    @property
    def allowed(self) -> Sentence:
        """The names that can be given."""
        return tr("{all}, or some of {names}", all=ALL_SYSTEMS, names=listed(self.known))

    def read(self, text: str) -> tuple[str, ...]:
        """The names, in display order. Raises NotationError."""
        names = text.replace(",", " ").split()
        if names == [ALL_SYSTEMS]:
            return self.known
        unknown = [name for name in names if name not in self.known]
        if unknown or not names:
            raise NotationError(
                tr(
                    "{title}: expected “all”, or names from {names}, not “{text}”.",
                    title=self.title,
                    names=", ".join(self.known),
                    text=text.strip(),
                )
            )
        return tuple(name for name in self.known if name in names)


@dataclass(frozen=True)
class StepsField(Field[tuple[SystemStep, ...]]):
    """The steps of the user's own system: UNITS:WON:LOST for each, with steps counted from 1; empty for none."""

    def read(self, text: str) -> tuple[SystemStep, ...]:
        """The steps, counted from 0."""
        steps = []
        for word in text.replace(",", " ").split():
            match = re.fullmatch(r"([0-9]{1,6}):([0-9]{1,6}):([0-9]{1,6})", word)
            if match is None:
                raise NotationError(
                    tr("{title}: expected UNITS:WON:LOST, not “{text}”.", title=self.title, text=word)
                )
            units, won, lost = map(int, match.groups())
            steps.append(SystemStep(units, won - 1, lost - 1))
        return tuple(steps)


MOST_THROWS = 10_000
MOST_SESSIONS = 100_000_000

RULES = HouseField(
    "rules",
    tr("House rules"),
    tr("building-skills or las-vegas, or one of them with changes, such as “preset=las-vegas maximum=1000”."),
    "las-vegas",
    help=HOUSE_RULES,
    metavar="RULES",
)
BANKROLL = MoneyField(
    "bankroll",
    tr("Bankroll"),
    tr("The bankroll at the start of a session, in dollars."),
    "500",
    1,
    MOST_DOLLARS,
    help=tr("the bankroll at the start of a session"),
    metavar="DOLLARS",
)
GOAL = MoneyField(
    "goal",
    tr("Goal"),
    tr("A session ends when the bankroll reaches this amount, or when the player goes broke."),
    "750",
    1,
    MOST_DOLLARS,
    help=tr("the bankroll at which a session ends"),
    metavar="DOLLARS",
)
THROWS = WholeNumberField(
    "rolls",
    tr("Rolls"),
    tr("After this many rolls, no new bets are made."),
    "500",
    1,
    MOST_THROWS,
    help=tr("make no new bets after this many rolls"),
    metavar="N",
)
BASE = MoneyField(
    "base",
    tr("Base bet"),
    tr("The size of one betting unit, in dollars."),
    "10",
    1,
    MOST_DOLLARS,
    help=tr("the size of one betting unit"),
    metavar="DOLLARS",
)
SYSTEMS = SystemsField(
    "systems",
    tr("Systems"),
    tr("The systems to compare: “all”, or names such as “flat martingale”."),
    ALL_SYSTEMS,
    SYSTEM_NAMES,
    help=tr("the systems to compare"),
    metavar="NAMES",
)
OWN = StepsField(
    "own",
    tr("Custom system"),
    tr(
        "A custom system on pass. Each step has the form UNITS:WON:LOST (the bet, the next step after "
        "a win, the next step after a loss). Example: “1:1:2 2:1:1”."
    ),
    "",
    help=tr("a custom system on pass: UNITS:WON:LOST for each step, such as “1:1:2 2:1:1”"),
    metavar="STEPS",
)
SESSIONS = WholeNumberField(
    "sessions",
    tr("Simulated sessions"),
    tr("How many sessions of each system to simulate for comparison; 0 for none."),
    "100000",
    0,
    MOST_SESSIONS,
    help=tr("how many sessions of each system to simulate for comparison"),
    metavar="N",
)


def money_asked(question: LabQuestion) -> SystemsQuestion:
    """The money, the house and the length of a session. Raises ValueError if it cannot be played."""
    return SystemsQuestion(
        question.value(BANKROLL),
        question.value(GOAL),
        question.value(THROWS),
        question.value(BASE),
        question.value(RULES),
    )


def systems_asked(question: LabQuestion) -> tuple[AnySystem, ...]:
    """The systems to compare, the user's own last. Raises ValueError if the user's own cannot be played."""
    money, steps = money_asked(question), question.value(OWN)
    own = (own_system(steps, money),) if steps else ()
    return (*systems_for(money, question.value(SYSTEMS)), *own)


def _refusal(question: LabQuestion) -> Sentence | None:
    try:
        money, steps = money_asked(question), question.value(OWN)
        if steps:
            own_system(steps, money)
    except ValueError as error:
        sentence: Sentence = error.args[0]
        return sentence
    return None


def answer_systems(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """Return the results of sessions of the systems, for comparison. JobError if a worker failed."""
    # It loads numpy, 90 ms, which the window does without.
    from dicedesk.games.craps.systems.answers import answer_all

    money = money_asked(question)
    answers = answer_all(
        systems_asked(question),
        money,
        question.value(SESSIONS),
        question.value(SEED),
        workers=workers,
        hear=lambda done, parts: tell(AnswerProgress(done, parts)),
    )
    tables = [_systems_table(answers, money)]
    if any(answer.result and answer.result.simulated for answer in answers):
        tables.append(_simulated_table(answers, money))
    return Findings(
        question,
        tuple(_case(answer, money) for answer in answers),
        (ruin_of_all(answers, money),),
        tuple(tables),
        (
            tr(
                "Whatever a system does, its average loss is the house edge of each bet times the amount "
                "bet on it. No system changes the edge: systems differ only in how much they bet and how "
                "widely results vary."
            ),
        ),
    )


def _case(answer: "SystemAnswer", question: SystemsQuestion) -> Case:
    system, result = answer.system, answer.result
    if result is None:
        return Case(system.name, system.title, (), (), (answer.refusal,) if answer.refusal else ())
    return Case(
        system.name,
        system.title,
        _numbers(result, question),
        charts_of(system.title, result, question),
        is_exact=result.is_exact,
        found_by=(*_how_it_was_found(result), *filter(None, (system.odds_words,))),
    )


def _numbers(result: "SystemResult", question: SystemsQuestion) -> tuple[KeyNumber, ...]:
    followed = result.followed
    return (
        KeyNumber(
            "broke",
            followed.broke[-1],
            Measure.CHANCE,
            trn("go broke within 1 roll", "go broke within {count} rolls", question.throws),
            NumberTone.LOSS,
        ),
        KeyNumber(
            "reached",
            followed.reached[-1],
            Measure.CHANCE,
            trn(
                "reach {goal} within 1 roll",
                "reach {goal} within {count} rolls",
                question.throws,
                goal=question.goal.shown(),
            ),
        ),
        KeyNumber(
            "result",
            result.result / DOLLAR,
            Measure.MONEY,
            tr(
                "average result of a session: a cost of {price} of the {bet} bet, not counting odds. "
                "No system changes the house edge.",
                price=percent(result.price_of_a_dollar),
                bet=_shown(result.bet_with_edge),
            ),
            NumberTone.LOSS if result.result < 0 else NumberTone.PLAIN,
        ),
    )


def _how_it_was_found(result: "SystemResult") -> tuple[Sentence, ...]:
    if result.is_exact:
        followed = tr("Calculated exactly over {states} states.", states=figure(result.states))
    else:
        followed = tr("Too many states for an exact calculation, so every number here is simulated.")
    length = tr(
        "A session lasts {rolls} rolls on average, including the rolls that decide its last bets.",
        rolls=figure(result.followed.rolls, 1),
    )
    return followed, length, *((_beside(result.simulated),) if result.simulated else ())


def _beside(estimate: "SimulatedSessions") -> Sentence:
    return tr(
        "Simulated: {sessions}; {broke} ± {broke_error} go broke, and {reached} ± {reached_error} "
        "reach the goal; the average result is {result} ± {result_error}.",
        broke=percent(estimate.broke.mean),
        broke_error=percent(estimate.broke.reach),
        sessions=trn("1 session", "{count} sessions", estimate.sessions),
        reached=percent(estimate.reached.mean),
        reached_error=percent(estimate.reached.reach),
        result=_shown(estimate.mean_result),
        result_error=_shown(WITHIN * estimate.result_error),
    )


def _shown(cents: float) -> str:
    return Cents(round(cents)).shown()


def _systems_table(answers: "list[SystemAnswer]", question: SystemsQuestion) -> FoundTable:
    return FoundTable(
        "systems",
        tr("Systems side by side"),
        (
            TableColumn("system", tr("System"), Measure.TEXT),
            TableColumn("broke", tr("Broke"), Measure.CHANCE),
            TableColumn("reached", tr("Reaches {goal}", goal=question.goal.shown()), Measure.CHANCE),
            TableColumn("result", tr("Average result"), Measure.MONEY),
            TableColumn("bet", tr("Average amount bet"), Measure.MONEY, in_case=True),
            TableColumn("price", tr("Cost per dollar bet"), Measure.CHANCE, in_case=True),
            TableColumn("rolls", tr("Average rolls"), Measure.NUMBER, 1, in_case=True),
            TableColumn("states", tr("States"), Measure.WHOLE, in_case=True),
        ),
        tuple((answer.system.title, *_row(answer.result)) for answer in answers),
    )


def _row(result: "SystemResult | None") -> tuple[Value, ...]:
    if result is None:
        return (None,) * 7
    followed = result.followed
    return (
        followed.broke[-1],
        followed.reached[-1],
        result.result / DOLLAR,
        result.bet_with_edge / DOLLAR,
        result.price_of_a_dollar,
        followed.rolls,
        result.states if result.is_exact else None,
    )


def _simulated_table(answers: "list[SystemAnswer]", question: SystemsQuestion) -> FoundTable:
    return FoundTable(
        "simulated",
        tr("Simulated sessions; 19 of 20 estimates are off by at most the ± shown"),
        (
            TableColumn("system", tr("System"), Measure.TEXT),
            TableColumn("broke", tr("Broke"), Measure.CHANCE),
            TableColumn("broke_error", tr("±"), Measure.CHANCE),
            TableColumn("reached", tr("Reaches {goal}", goal=question.goal.shown()), Measure.CHANCE),
            TableColumn("reached_error", tr("±"), Measure.CHANCE, in_case=True),
            TableColumn("result", tr("Average result"), Measure.MONEY, in_case=True),
            TableColumn("result_error", tr("±"), Measure.MONEY, in_case=True),
            TableColumn("sessions", tr("Sessions"), Measure.WHOLE, in_case=True),
        ),
        tuple(
            (answer.system.title, *_simulated_row(answer.result.simulated))
            for answer in answers
            if answer.result and answer.result.simulated
        ),
    )


def _simulated_row(estimate: "SimulatedSessions") -> tuple[Value, ...]:
    return (
        estimate.broke.mean,
        estimate.broke.reach,
        estimate.reached.mean,
        estimate.reached.reach,
        estimate.mean_result / DOLLAR,
        WITHIN * estimate.result_error / DOLLAR,
        estimate.sessions,
    )


MOST_BARS = 60
_STEPS = (1, 2, 5)

ROLLS = Axis("rolls", tr("Rolls"), Measure.WHOLE)
DOLLARS_LEFT = Axis("dollars", tr("Dollars"), Measure.MONEY)
SHARE = Axis("share", tr("Share of sessions"), Measure.CHANCE)


def charts_of(title: Sentence, result: "SystemResult", question: SystemsQuestion) -> tuple[Chart, ...]:
    """The charts of one system."""
    return (
        _fan(title, result),
        _left(title, result),
        _ruin(title, result, question),
        _lengths(title, result),
    )


def ruin_of_all(answers: "Iterable[SystemAnswer]", question: SystemsQuestion) -> Chart:
    """The chance of ruin by throw, a line for each system."""
    places = places_of(question.throws)
    curves = tuple(
        _curve(answer.system.name, answer.system.title, answer.result.followed.broke, places)
        for answer in answers
        if answer.result
    )
    return Chart(
        "ruin_of_all",
        tr("Going broke, all systems"),
        tr("Each line shows the chance that a session has gone broke by each roll."),
        Curves(ROLLS, SHARE, tuple(map(float, places)), curves),
    )


def _fan(title: Sentence, result: "SystemResult") -> Chart:
    followed = result.followed
    return Chart(
        "money",
        tr("{system}: bankroll by roll", system=title),
        tr("Line: the median. Bands: the middle 50% and 90% of sessions."),
        Fan(
            ROLLS,
            DOLLARS_LEFT,
            tuple(map(float, followed.places)),
            LEVELS,
            tuple(
                tuple(cents / DOLLAR for cents in level) for level in zip(*followed.quantiles, strict=True)
            ),
        ),
    )


def _left(title: Sentence, result: "SystemResult") -> Chart:
    left = result.followed.left
    step = _step(max(left) / DOLLAR)
    shares = [0.0] * (int(max(left) // (step * DOLLAR)) + 1)
    for cents, share in left.items():
        shares[int(cents // (step * DOLLAR))] += share
    return Chart(
        "left",
        tr("{system}: final bankroll", system=title),
        tr(
            "Each bar is the share of sessions whose final bankroll is within a {step} range.",
            step=dollars(step).shown(),
        ),
        Histogram(
            DOLLARS_LEFT,
            SHARE,
            tuple(float(number * step) for number in range(len(shares))),
            tuple(shares),
        ),
    )


def _step(most: float) -> int:
    """The width of the bars for values from 0 to `most`: 1, 2, 5, 10, 20 ..., which limits their number."""
    ten = 1
    while True:
        for step in _STEPS:
            if most / (step * ten) < MOST_BARS:
                return step * ten
        ten *= 10


def _ruin(title: Sentence, result: "SystemResult", question: SystemsQuestion) -> Chart:
    places, followed = places_of(question.throws), result.followed
    return Chart(
        "ruin",
        tr("{system}: how sessions end, by roll", system=title),
        tr("Each line shows the chance that a session has ended in this way by each roll."),
        Curves(
            ROLLS,
            SHARE,
            tuple(map(float, places)),
            (
                _curve("broke", tr("Broke"), followed.broke, places),
                _curve("reached", tr("Reaches {goal}", goal=question.goal.shown()), followed.reached, places),
            ),
        ),
    )


def _lengths(title: Sentence, result: "SystemResult") -> Chart:
    lengths = result.followed.lengths
    step = _step(len(lengths) - 1)
    return Chart(
        "lengths",
        tr("{system}: session length", system=title),
        tr(
            "How many rolls a session lasts before new bets stop; bets still on the table are then played out."
        ),
        Histogram(
            ROLLS,
            SHARE,
            tuple(float(begin) for begin in range(0, len(lengths), step)),
            tuple(sum(lengths[begin : begin + step]) for begin in range(0, len(lengths), step)),
        ),
    )


def _curve(name: str, title: Sentence, values: tuple[float, ...], places: tuple[int, ...]) -> NamedCurve:
    return NamedCurve(name, title, tuple(values[place] for place in places))


SYSTEMS_KIND = QuestionKind(
    "systems",
    tr("Craps systems"),
    tr(
        "How often craps betting systems go broke or reach a goal, what bankroll they end with, and "
        "what they cost per dollar bet."
    ),
    (RULES, BANKROLL, GOAL, THROWS, BASE, SYSTEMS, OWN, SESSIONS, SEED),
    answer_systems,
    _refusal,
    help=tr(
        "compare craps betting systems: how often they go broke or reach a goal, and what they "
        "cost per dollar bet"
    ),
)

KINDS = (SYSTEMS_KIND,)
