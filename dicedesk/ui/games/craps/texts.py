"""What the craps tab says of a session: pure functions from the session to texts."""

from dataclasses import dataclass

from dicedesk.core.game import DiceRolled, Played
from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.bets import BET_KINDS, COME_ODDS, LINE_BEHIND, BetKind, title_of
from dicedesk.games.craps.odds import BetFigures
from dicedesk.games.craps.rules import CrapsState, Leave, PlaceBet, TakeDown, Throw, TurnBets, TurnOdds
from dicedesk.games.craps.settling import BetLost, BetPushed, BetWon, OddsReturned, TableLeft, WentBroke
from dicedesk.games.craps.telling import call_of, line_of, net_of, pays_in_full, pays_of
from dicedesk.play.game_session import GameSession
from dicedesk.play.telling import ResultText
from dicedesk.ui.base.words import money, percent, shown, tr, trn

_SETTLED = (BetWon, BetLost, BetPushed, OddsReturned)

MOST_LINES = 3
"""So many of the things that a throw led to stand on the felt; the log has them all."""


@dataclass(frozen=True)
class SpotWords:
    """What is said of a spot: its bet, what that is worth, and what lies there or why nothing can."""

    title: str
    worth: str
    standing: str


def last_throw(session: GameSession[CrapsState]) -> Played[CrapsState] | None:
    """The last throw of the game; None before the first one."""
    return next((played for played in reversed(session.history) if isinstance(played.move, Throw)), None)


def note(session: GameSession[CrapsState], throws: int) -> str:
    """The number of the last throw of so many, and what it came to on the whole; "" before the first.

    The number tells it from the one before that showed the same.
    """
    thrown = last_throw(session)
    if thrown is None:
        return ""
    net = net_of(thrown)
    if net is None:
        return tr("Roll {throw}", throw=throws)
    return tr("Roll {throw} · {net}", throw=throws, net=net_text(net))


def net_text(net: Cents) -> str:
    """What a throw came to on the whole: "net +$5"."""
    amount = money(Cents(abs(net)))
    if net == 0:
        return tr("net {amount}", amount=amount)
    return tr("net +{amount}", amount=amount) if net > 0 else tr("net −{amount}", amount=amount)


def headline(session: GameSession[CrapsState]) -> str:
    """What the last throw is called."""
    thrown = last_throw(session)
    return tr("Place your bets") if thrown is None else shown(call_of(thrown.faces))


def caption(session: GameSession[CrapsState]) -> str:
    """What the last move led to, in one line; that the game is over stands elsewhere."""
    lines = _lines(session)
    more = len(lines) - MOST_LINES
    if more > 1:
        lines = [*lines[:MOST_LINES], trn("and 1 more", "and {count} more", more)]
    # A line that is broken does not begin with the dot.
    return "\N{NO-BREAK SPACE}· ".join(lines)


def last_words(session: GameSession[CrapsState]) -> str:
    """What the last move led to, read aloud in lines.

    A throw, and the end, with what it is called; what is left to bet with where bets were paid or lost.
    """
    played = session.history[-1] if session.history else None
    lines, end = _lines(session), result(session)
    if played is None or not isinstance(played.move, PlaceBet | TakeDown | TurnOdds | TurnBets | Leave):
        lines.insert(0, headline(session))
    if end is not None:
        return "\n".join((*lines, end.headline, end.line))
    if played is not None and any(isinstance(event, _SETTLED) for event in played.step.events):
        lines.append(tr("Bankroll: {amount}", amount=money(session.state.bankroll)))
    return "\n".join(lines)


def result(session: GameSession[CrapsState]) -> ResultText | None:
    """What the game came to, with the money; None while it goes on."""
    if not session.is_over:
        return None
    name, state = session.seats[0].name, session.state
    first, left = money(dollars(state.rules.bankroll)), money(state.bankroll)
    if name.is_you:
        line = tr("You bought in for {first} and left with {bankroll}.", first=first, bankroll=left)
    else:
        line = tr(
            "{name} bought in for {first} and left with {bankroll}.",
            name=shown(name.text),
            first=first,
            bankroll=left,
        )
    if isinstance(session.history[-1].move, Leave):
        left = tr("{name} left the table", name=shown(name.text))
        return ResultText(tr("You left the table") if name.is_you else left, line)
    broke = tr("You're broke") if name.is_you else tr("{name} is broke", name=shown(name.text))
    return ResultText(broke, line)


def spot_words(state: CrapsState, figures: BetFigures | None, name: str, chip: int) -> SpotWords:
    """What is said of the spot of a bet, where a chip of so many dollars is chosen."""
    worth = _worth(shown(pays_of(name, state)), figures)
    return SpotWords(shown(title_of(name)), worth, _standing(state, name, chip))


def spot_description(state: CrapsState, figures: BetFigures | None, name: str, chip: int) -> str:
    """What a screen reader says of the spot after its title: every total that pays something of its own is in it."""
    worth = _worth(shown(pays_in_full(name, state)), figures)
    return f"{worth}\n{_standing(state, name, chip)}"


def primary(session: GameSession[CrapsState], *, is_busy: bool) -> str:
    """What the big button does."""
    if is_busy:
        return tr("Skip")
    return tr("Play again") if session.is_over else tr("Roll")


def _lines(session: GameSession[CrapsState]) -> list[str]:
    """Each thing that the last move led to."""
    if not session.history:
        return [_first_hint(session)]
    name, told = session.seats[0].name, (DiceRolled, TableLeft, WentBroke)
    events = [event for event in session.history[-1].step.events if not isinstance(event, told)]
    lines = [shown(line_of(event, name)) for event in events]
    return lines or ([] if session.is_over else [tr("No decision")])


def _first_hint(session: GameSession[CrapsState]) -> str:
    if session.computer_moves:
        return tr("{name} plays", name=shown(session.seats[0].name.text))
    return tr("Choose a chip, put it on the pass line and roll")


def _worth(pays: str, figures: BetFigures | None) -> str:
    if figures is None:
        return tr("Pays {pays}", pays=pays)
    if figures.edge < 0:
        return tr("Pays {pays} · you gain {share} on average", pays=pays, share=percent(-figures.edge))
    return tr("Pays {pays} · house edge {edge}", pays=pays, edge=percent(figures.edge))


def _standing(state: CrapsState, name: str, chip: int) -> str:
    kind = BET_KINDS[name]
    line = LINE_BEHIND.get(kind)
    shares_spot = line is not None and line.name not in ("pass", "dont-pass")
    lying = [laid for laid in (line if shares_spot else None, kind) if laid and state.amount_on(laid)]
    if not lying:
        reason = state.refusal(PlaceBet(name, chip))
        return tr("Bet {chip} here", chip=money(dollars(chip))) if reason is None else shown(reason)
    said = [
        tr("{amount} on {bet}", amount=money(state.amount_on(laid)), bet=shown(title_of(laid.name)))
        for laid in lying
    ]
    return " · ".join((*said, *_off(state, lying[-1])))


def _off(state: CrapsState, kind: BetKind) -> tuple[str, ...]:
    """That the bet is off on the next roll, and the key that turns it on."""
    if state.is_working(kind):
        return ()
    return (tr("off on this roll: {key} turns it on", key="O" if kind in COME_ODDS.values() else "W"),)


def choose_chip(worth: int) -> str:
    """The command that chooses the chip of so many dollars."""
    return tr("Choose the {worth} chip", worth=money(dollars(worth)))


def layout_keys() -> tuple[tuple[str, str], ...]:
    """Keys that are no actions, and what they do while the keyboard is on the layout."""
    return (
        (tr("Arrows"), tr("On the layout: go to the next spot")),
        (tr("Home, End"), tr("On the layout: go to the first spot or the last")),
        (
            tr("A–Z"),
            tr(
                "On the layout: go to the next spot that starts with this letter (for a key above, add Shift)"
            ),
        ),
        (tr("Enter"), tr("On a spot: put the chosen chip there")),
        (tr("Backspace"), tr("On a spot: take the bet down")),
        (tr("Tab, Esc"), tr("Leave the layout; Esc goes to the main button")),
    )
