"""The command that follows betting systems of craps exactly, and prints them side by side."""

import argparse
import json
import re
import secrets
import sys
from dataclasses import dataclass
from functools import partial

from dicedesk.cli.answers import Answer, Commands, Say
from dicedesk.cli.craps import add_rules, rules_named
from dicedesk.cli.numbers import whole_number
from dicedesk.cli.progress import ProgressBar
from dicedesk.core.game import Json
from dicedesk.core.money import DOLLAR, dollars
from dicedesk.core.words import Sentence, tr
from dicedesk.lab.systems.answers import ExactAnswer, SystemAnswer, answer
from dicedesk.lab.systems.asking import SystemsQuestion
from dicedesk.lab.systems.betting_systems import BettingSystem, SystemStep
from dicedesk.lab.systems.following import LEVELS
from dicedesk.lab.systems.known_systems import own_system, systems_for
from dicedesk.lab.systems.sessions.random_sessions import Estimate, SimulatedSessions
from dicedesk.session.records.text_file import UnreadableError

SESSIONS = 10_000
SEED_BITS = 32
HOUSE = "las-vegas"


def add_command(experiments: Commands, say: Say) -> None:
    """Adds `systems` to the experiments of the Lab; `say` translates."""
    parser = experiments.add_parser(
        "systems", help=say(tr("betting systems of craps: how often they go broke, and what they cost"))
    )
    for name, default, told in (
        ("bankroll", 500, tr("the dollars a session starts with")),
        ("goal", 750, tr("the dollars at which it ends")),
        ("throws", 500, tr("the rolls after which it makes no new bets")),
        ("base", 10, tr("the dollars of one unit of a system")),
        ("sessions", SESSIONS, tr("how many sessions are simulated; 0 for none")),
    ):
        parser.add_argument(f"--{name}", default=str(default), metavar="N", help=say(told))
    parser.add_argument("--seed", metavar="N", help=say(tr("a number that gives the same dice again")))
    parser.add_argument(
        "--own",
        metavar="STEPS",
        help=say(tr("a system of your own: UNITS:WON:LOST for each step, such as “1:1:2 2:1:1”")),
    )
    add_rules(parser, say, HOUSE)
    parser.add_argument("--json", action="store_true", help=say(tr("print one JSON object")))
    parser.set_defaults(command=partial(_systems, say))


def _systems(say: Say, arguments: argparse.Namespace) -> Answer:
    throws, sessions = whole_number(arguments.throws), whole_number(arguments.sessions)
    bankroll, goal, base = (
        dollars(whole_number(text)) for text in (arguments.bankroll, arguments.goal, arguments.base)
    )
    seed = secrets.randbits(SEED_BITS) if arguments.seed is None else whole_number(arguments.seed)
    if min(seed, sessions) < 0:
        raise UnreadableError(tr("Sessions and seed can't be below 0."))
    rules, steps = rules_named(arguments.rules), _steps_in(arguments.own or "")
    try:
        asked = SystemsQuestion(bankroll, goal, throws, base, rules)
        systems = systems_for(asked)
        if arguments.own is not None:
            systems += (own_system(steps, asked),)
    except ValueError as error:
        raise UnreadableError(_sentence_of(error)) from None
    answers = _answers(systems, asked, sessions, seed)
    if arguments.json:
        return 0, [json.dumps(_to_json(asked, answers), indent=1)]
    return 0, _lines(asked, answers, say)


def _sentence_of(error: ValueError) -> Sentence:
    """The sentence that the Lab refuses a question with."""
    sentence: Sentence = error.args[0]
    return sentence


def _steps_in(text: str) -> tuple[SystemStep, ...]:
    """The steps that the text names, which counts them from 1."""
    steps = []
    for word in text.split():
        match = re.fullmatch(r"([0-9]{1,6}):([0-9]{1,6}):([0-9]{1,6})", word)
        if match is None:
            raise UnreadableError(tr("expected UNITS:WON:LOST, not “{text}”", text=word))
        units, won, lost = map(int, match.groups())
        steps.append(SystemStep(units, won - 1, lost - 1))
    return tuple(steps)


def _answers(
    systems: tuple[BettingSystem, ...], asked: SystemsQuestion, sessions: int, seed: int
) -> list[SystemAnswer]:
    bar, answers = ProgressBar(len(systems), sys.stderr), list[SystemAnswer]()
    try:
        for system in systems:
            answers.append(answer(system, asked, sessions, seed))
            bar.show(len(answers))
    finally:
        bar.clear()
    return answers


@dataclass(frozen=True)
class _SystemRows:
    """Lines of one table: a name, and what stands beside it."""

    wide: int
    say: Say

    def line(self, name: str, *cells: str) -> str:
        return f"{self.say(name):<{self.wide}}  {'  '.join(f'{cell:>21}' for cell in cells)}"


def _lines(asked: SystemsQuestion, answers: list[SystemAnswer], say: Say) -> list[str]:
    table = _SystemRows(max(6, *(len(say(told.system.title)) for told in answers)), say)
    reaches = f"reaches ${asked.goal // DOLLAR}"
    lines = [table.line("system", "broke", reaches, "mean result", "price of a dollar bet")]
    for told in answers:
        title, found = told.system.title, told.exact
        if found is None:
            lines.append(f"{say(title):<{table.wide}}  {say(told.refusal or '')}")
        else:
            lines.append(
                table.line(
                    title,
                    f"{found.followed.broke[-1]:.2%}",
                    f"{found.followed.reached[-1]:.2%}",
                    f"{found.result / DOLLAR:.2f}",
                    f"{found.price_of_a_dollar:.2%}",
                )
            )
    simulated = [(told.system.title, told.exact.simulated) for told in answers if told.exact is not None]
    return lines + _simulated_lines(table, reaches, [(title, seen) for title, seen in simulated if seen])


def _simulated_lines(
    table: _SystemRows, reaches: str, simulated: list[tuple[Sentence, SimulatedSessions]]
) -> list[str]:
    if not simulated:
        return []
    sessions, seed = simulated[0][1].sessions, simulated[0][1].seed
    told = tr(
        "{sessions} simulated sessions of each, seed {seed}, give or take two standard errors:",
        sessions=sessions,
        seed=seed,
    )
    lines = ["", told, table.line("system", "broke", reaches, "mean result")]
    for title, seen in simulated:
        shares = (f"{share.mean:.2%} +- {2 * share.error:.2%}" for share in (seen.broke, seen.reached))
        result = f"{seen.result.mean / DOLLAR:.2f} +- {2 * seen.result.error / DOLLAR:.2f}"
        lines.append(table.line(title, *shares, result))
    return lines


def _to_json(asked: SystemsQuestion, answers: list[SystemAnswer]) -> Json:
    """Money is in dollars: amounts as texts, means as numbers. Lists by throw begin before the first one."""
    return {
        "asked": {
            "bankroll": asked.bankroll.to_text(),
            "goal": asked.goal.to_text(),
            "throws": asked.throws,
            "base": asked.base.to_text(),
            "rules": asked.rules.to_text(),
        },
        "systems": [
            {"name": told.system.name, "title": told.system.title}
            | ({"refusal": told.refusal} if told.exact is None else _exact_to_json(told.exact))
            for told in answers
        ],
    }


def _exact_to_json(found: ExactAnswer) -> Json:
    followed, seen = found.followed, found.simulated
    return {
        "states": found.states,
        "broke": followed.broke[-1],
        "reaches_goal": followed.reached[-1],
        "mean_result": found.result / DOLLAR,
        "edge_times_action": found.price_paid / DOLLAR,
        "price_of_a_dollar": found.price_of_a_dollar,
        "bets": [
            {"name": bet.name, "point": bet.point, "bet": amount / DOLLAR, "edge": found.edges[bet]}
            for bet, amount in followed.action.items()
        ],
        "broke_by_throw": list(followed.broke),
        "goal_by_throw": list(followed.reached),
        "ends_with_throw": list(followed.lengths),
        "levels": list(LEVELS),
        "quantiles_by_throw": [[amount.to_text() for amount in levels] for levels in followed.quantiles],
        "left": {amount.to_text(): chance for amount, chance in followed.left.items()},
        "simulated": None if seen is None else _simulated_to_json(seen),
    }


def _simulated_to_json(seen: SimulatedSessions) -> Json:
    return {
        "sessions": seen.sessions,
        "seed": seen.seed,
        "broke": _estimate_to_json(seen.broke, 1),
        "reaches_goal": _estimate_to_json(seen.reached, 1),
        "mean_result": _estimate_to_json(seen.result, DOLLAR),
    }


def _estimate_to_json(estimate: Estimate, unit: int) -> Json:
    return {"mean": estimate.mean / unit, "standard_error": estimate.error / unit}
