"""What is found about betting systems: key numbers, charts and tables, all systems side by side."""

from dicedesk.core.money import DOLLAR, Cents
from dicedesk.core.words import Sentence, figure, percent, tr, trn
from dicedesk.games.craps.systems.answers import SystemAnswer, SystemResult, answer_all
from dicedesk.games.craps.systems.asking import SystemsQuestion
from dicedesk.games.craps.systems.question.charts import charts_of, ruin_of_all
from dicedesk.games.craps.systems.question.kind import SESSIONS, money_asked, systems_asked
from dicedesk.games.craps.systems.sessions.random_sessions import SimulatedSessions
from dicedesk.lab.questions.fields import SEED
from dicedesk.lab.questions.findings import Case, Findings, FoundTable, KeyNumber, NumberTone, TableColumn
from dicedesk.lab.questions.measures import Measure, Value
from dicedesk.lab.questions.question import AnswerProgress, LabQuestion, Tell
from dicedesk.lab.simulation.sample import WITHIN
from dicedesk.play.ports.jobs import Workers


def answer(question: LabQuestion, tell: Tell, workers: Workers) -> Findings:
    """What is found about the systems. Raises JobError where a worker failed."""
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


def _case(told: SystemAnswer, asked: SystemsQuestion) -> Case:
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


def _numbers(found: SystemResult, asked: SystemsQuestion) -> tuple[KeyNumber, ...]:
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


def _how_it_was_found(found: SystemResult) -> tuple[Sentence, ...]:
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


def _beside(seen: SimulatedSessions) -> Sentence:
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


def _systems_table(answers: list[SystemAnswer], asked: SystemsQuestion) -> FoundTable:
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


def _row(found: SystemResult | None) -> tuple[Value, ...]:
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


def _simulated_table(answers: list[SystemAnswer], asked: SystemsQuestion) -> FoundTable:
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


def _simulated_row(seen: SimulatedSessions) -> tuple[Value, ...]:
    return (
        seen.broke.mean,
        seen.broke.reach,
        seen.reached.mean,
        seen.reached.reach,
        seen.mean_result / DOLLAR,
        WITHIN * seen.result_error / DOLLAR,
        seen.sessions,
    )
