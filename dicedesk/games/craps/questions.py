"""What the Lab can be asked about betting systems at the craps table, and what it answers.

The fields and the kind come first, which the window reads without numpy; then the answer, its tables and its charts,
which a worker makes.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dicedesk.core.errors import NotationError
from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import Sentence, figure, percent, tr, trn
from dicedesk.games.craps.house import MOST_DOLLARS, HouseRules, rules_named
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
    """The rules of a house: a preset by its name, or as settings write them."""

    def read(self, text: str) -> HouseRules:
        """The rules."""
        return rules_named(text.strip())


@dataclass(frozen=True)
class SystemsField(Field[tuple[str, ...]]):
    """Some of the `known` systems by their names, or all."""

    known: tuple[str, ...]

    def read(self, text: str) -> tuple[str, ...]:
        """The names, in the order in which systems are shown."""
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
    """The steps of a system of one's own: UNITS:WON:LOST for each, which count steps from 1; empty for none."""

    def read(self, text: str) -> tuple[SystemStep, ...]:
        """The steps, which count each other from 0."""
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


def systems_asked(question: LabQuestion) -> tuple[AnySystem, ...]:
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


def answer_systems(question: LabQuestion, workers: Workers, tell: Tell) -> Findings:
    """Return what sessions of the systems come to, all side by side. JobError where a worker failed."""
    # It loads numpy, 90 ms, which the window does without.
    from dicedesk.games.craps.systems.answers import answer_all

    asked = money_asked(question)
    answers = answer_all(
        systems_asked(question),
        asked,
        question.value(SESSIONS),
        question.value(SEED),
        workers=workers,
        hear=lambda done, parts: tell(AnswerProgress(done, parts)),
    )
    tables = [_systems_table(answers, asked)]
    if any(told.found and told.found.simulated for told in answers):
        tables.append(_simulated_table(answers, asked))
    return Findings(
        question,
        tuple(_case(told, asked) for told in answers),
        (ruin_of_all(answers, asked),),
        tuple(tables),
        (
            tr(
                "Whatever a system does, its average loss is the house edge of each bet times the amount "
                "bet on it. No system changes the edge: systems differ only in how much they bet and how "
                "widely results vary."
            ),
        ),
    )


def _case(told: "SystemAnswer", asked: SystemsQuestion) -> Case:
    system, found = told.system, told.found
    if found is None:
        return Case(system.name, system.title, (), (), (told.refusal,) if told.refusal else ())
    return Case(
        system.name,
        system.title,
        _numbers(found, asked),
        charts_of(system.title, found, asked),
        is_exact=found.is_exact,
        found_by=(*_how_it_was_found(found), *filter(None, (system.odds_words,))),
    )


def _numbers(found: "SystemResult", asked: SystemsQuestion) -> tuple[KeyNumber, ...]:
    followed = found.followed
    return (
        KeyNumber(
            "broke",
            followed.broke[-1],
            Measure.CHANCE,
            trn("go broke within 1 roll", "go broke within {count} rolls", asked.throws),
            NumberTone.LOSS,
        ),
        KeyNumber(
            "reached",
            followed.reached[-1],
            Measure.CHANCE,
            trn(
                "reach {goal} within 1 roll",
                "reach {goal} within {count} rolls",
                asked.throws,
                goal=asked.goal.shown(),
            ),
        ),
        KeyNumber(
            "result",
            found.result / DOLLAR,
            Measure.MONEY,
            tr(
                "average result of a session: {price} of the {bet} bet, odds not counted. No betting order "
                "changes that.",
                price=percent(found.price_of_a_dollar),
                bet=_shown(found.bet_with_edge),
            ),
            NumberTone.LOSS if found.result < 0 else NumberTone.PLAIN,
        ),
    )


def _how_it_was_found(found: "SystemResult") -> tuple[Sentence, ...]:
    """Whether the numbers are exact, how long a session is, and what simulated sessions say."""
    if found.is_exact:
        followed = tr("Calculated exactly over {states} states.", states=figure(found.states))
    else:
        followed = tr("Too many states for an exact calculation, so every number here is simulated.")
    length = tr(
        "A session lasts {rolls} rolls on average, with those that decide its last bets.",
        rolls=figure(found.followed.rolls, 1),
    )
    return followed, length, *((_beside(found.simulated),) if found.simulated else ())


def _beside(seen: "SimulatedSessions") -> Sentence:
    return tr(
        "Simulated: {sessions}; {broke} ± {broke_error} go broke, {reached} ± {reached_error} reach the goal; the "
        "average result is {result} ± {result_error}.",
        broke=percent(seen.broke.mean),
        broke_error=percent(seen.broke.reach),
        sessions=trn("1 session", "{count} sessions", seen.sessions),
        reached=percent(seen.reached.mean),
        reached_error=percent(seen.reached.reach),
        result=_shown(seen.mean_result),
        result_error=_shown(WITHIN * seen.result_error),
    )


def _shown(cents: float) -> str:
    return Cents(round(cents)).shown()


def _systems_table(answers: "list[SystemAnswer]", asked: SystemsQuestion) -> FoundTable:
    return FoundTable(
        "systems",
        tr("Systems side by side"),
        (
            TableColumn("system", tr("System"), Measure.TEXT),
            TableColumn("broke", tr("Broke"), Measure.CHANCE),
            TableColumn("reached", tr("Reaches {goal}", goal=asked.goal.shown()), Measure.CHANCE),
            TableColumn("result", tr("Average result"), Measure.MONEY),
            TableColumn("bet", tr("Average total bet"), Measure.MONEY, in_case=True),
            TableColumn("price", tr("Cost per dollar bet"), Measure.CHANCE, in_case=True),
            TableColumn("rolls", tr("Average rolls"), Measure.NUMBER, 1, in_case=True),
            TableColumn("states", tr("States"), Measure.WHOLE, in_case=True),
        ),
        tuple((told.system.title, *_row(told.found)) for told in answers),
    )


def _row(found: "SystemResult | None") -> tuple[Value, ...]:
    if found is None:
        return (None,) * 7
    followed = found.followed
    return (
        followed.broke[-1],
        followed.reached[-1],
        found.result / DOLLAR,
        found.bet_with_edge / DOLLAR,
        found.price_of_a_dollar,
        followed.rolls,
        found.states if found.is_exact else None,
    )


def _simulated_table(answers: "list[SystemAnswer]", asked: SystemsQuestion) -> FoundTable:
    return FoundTable(
        "simulated",
        tr("Simulated sessions; 19 of 20 lie within ± of the exact value"),
        (
            TableColumn("system", tr("System"), Measure.TEXT),
            TableColumn("broke", tr("Broke"), Measure.CHANCE),
            TableColumn("broke_error", tr("±"), Measure.CHANCE),
            TableColumn("reached", tr("Reaches {goal}", goal=asked.goal.shown()), Measure.CHANCE),
            TableColumn("reached_error", tr("±"), Measure.CHANCE, in_case=True),
            TableColumn("result", tr("Average result"), Measure.MONEY, in_case=True),
            TableColumn("result_error", tr("±"), Measure.MONEY, in_case=True),
            TableColumn("sessions", tr("Sessions"), Measure.WHOLE, in_case=True),
        ),
        tuple(
            (told.system.title, *_simulated_row(told.found.simulated))
            for told in answers
            if told.found and told.found.simulated
        ),
    )


def _simulated_row(seen: "SimulatedSessions") -> tuple[Value, ...]:
    return (
        seen.broke.mean,
        seen.broke.reach,
        seen.reached.mean,
        seen.reached.reach,
        seen.mean_result / DOLLAR,
        WITHIN * seen.result_error / DOLLAR,
        seen.sessions,
    )


MOST_BARS = 60
_STEPS = (1, 2, 5)

ROLLS = Axis("rolls", tr("Rolls"), Measure.WHOLE)
DOLLARS_LEFT = Axis("dollars", tr("Dollars"), Measure.MONEY)
SHARE = Axis("share", tr("Share of sessions"), Measure.CHANCE)


def charts_of(title: Sentence, found: "SystemResult", asked: SystemsQuestion) -> tuple[Chart, ...]:
    """The charts of one system."""
    return (_fan(title, found), _left(title, found), _ruin(title, found, asked), _lengths(title, found))


def ruin_of_all(answers: "Iterable[SystemAnswer]", asked: SystemsQuestion) -> Chart:
    """The chance of ruin by throw, a line for each system."""
    places = places_of(asked.throws)
    curves = tuple(
        _curve(told.system.name, told.system.title, told.found.followed.broke, places)
        for told in answers
        if told.found
    )
    return Chart(
        "ruin_of_all",
        tr("Broke so far, all systems"),
        tr("Each line is the chance that a session is broke by that roll."),
        Curves(ROLLS, SHARE, tuple(map(float, places)), curves),
    )


def _fan(title: Sentence, found: "SystemResult") -> Chart:
    followed = found.followed
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


def _left(title: Sentence, found: "SystemResult") -> Chart:
    left = found.followed.left
    step = _step(max(left) / DOLLAR)
    shares = [0.0] * (int(max(left) // (step * DOLLAR)) + 1)
    for cents, share in left.items():
        shares[int(cents // (step * DOLLAR))] += share
    return Chart(
        "left",
        tr("{system}: final bankroll", system=title),
        tr("Each bar is the share of sessions that end within a {step} range.", step=f"${step}"),
        Histogram(
            DOLLARS_LEFT,
            SHARE,
            tuple(float(number * step) for number in range(len(shares))),
            tuple(shares),
        ),
    )


def _step(most: float) -> int:
    """The width of the bars for values from 0 to this: 1, 2, 5, 10, 20 ... so that there are not too many."""
    ten = 1
    while True:
        for step in _STEPS:
            if most / (step * ten) < MOST_BARS:
                return step * ten
        ten *= 10


def _ruin(title: Sentence, found: "SystemResult", asked: SystemsQuestion) -> Chart:
    places, followed = places_of(asked.throws), found.followed
    return Chart(
        "ruin",
        tr("{system}: how sessions end, by roll", system=title),
        tr("The chance that a session has ended each way by that roll."),
        Curves(
            ROLLS,
            SHARE,
            tuple(map(float, places)),
            (
                _curve("broke", tr("Broke"), followed.broke, places),
                _curve("reached", tr("Reaches {goal}", goal=asked.goal.shown()), followed.reached, places),
            ),
        ),
    )


def _lengths(title: Sentence, found: "SystemResult") -> Chart:
    lengths = found.followed.lengths
    step = _step(len(lengths) - 1)
    return Chart(
        "lengths",
        tr("{system}: session length", system=title),
        tr("Counted until a session makes no new bets; those left on the table are then played out."),
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
    tr("How often craps betting systems go broke or reach a goal, their final bankroll, and what they cost."),
    (RULES, BANKROLL, GOAL, THROWS, BASE, SYSTEMS, OWN, SESSIONS, SEED),
    answer_systems,
    _refusal,
)
