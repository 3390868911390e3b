"""What the Hog tab says of a session: pure functions from the session to texts."""

from dicedesk.core.words import Name
from dicedesk.games.hog.rules import HogState, SwapOutlook
from dicedesk.games.hog.table import home_seat
from dicedesk.games.hog.telling import caption_of, last_turn_line, point_words, swap_line, turn_of
from dicedesk.play.game_session import GameSession
from dicedesk.play.telling import ResultText
from dicedesk.ui.base.words import listed, shown, tr, trn
from dicedesk.ui.games.hog.board import PanelText


def names(session: GameSession[HogState]) -> tuple[Name, Name]:
    """The players' names, by seat."""
    return session.seats[0].name, session.seats[1].name


def panels(session: GameSession[HogState], *, is_crossing: bool) -> tuple[PanelText, PanelText]:
    """The left and the right panel; while a swap crosses, the scores stand as before it."""
    home = home_seat(session.record)
    state, history = session.state, session.history
    scores = state.scores
    if is_crossing and history:
        scores = turn_of(history[-1]).added
    lit = None if session.is_over else history[-1].before.seat if is_crossing and history else state.seat
    outcome = session.state.outcome()
    if outcome is not None and not is_crossing:
        lit = outcome.winner
    made = tuple(
        PanelText(
            name=shown(session.seats[seat].name.text),
            news=_news(session, seat),
            score=scores[seat],
            goal=state.rules.goal,
            is_lit=lit == seat,
        )
        for seat in (home, 1 - home)
    )
    return made[0], made[1]


def goal(session: GameSession[HogState]) -> str:
    """What one plays for."""
    return trn("First to 1 point wins.", "First to {count} points wins.", session.state.rules.goal)


def caption(session: GameSession[HogState]) -> str:
    """The line under the dice."""
    if not session.history:
        goal = session.state.rules.goal
        if session.computer_moves:
            return trn("First to 1 point wins", "First to {count} points wins", goal)
        asked = trn(
            "First to 1 point wins. How many dice?", "First to {count} points wins. How many dice?", goal
        )
        rule = tr("A roll scores its sum, but only 1 if any die shows a 1")
        return f"{asked}\n{rule}"
    turn = turn_of(session.history[-1])
    line = shown(caption_of(turn, names(session)))
    return f"{line}\n{shown(swap_line(turn))}" if turn.swapped else line


def result(session: GameSession[HogState]) -> ResultText | None:
    """What the game came to, with both scores; None while it goes on."""
    turn = turn_of(session.history[-1]) if session.history else None
    if turn is None or turn.winner is None:
        return None
    winner, high, low = names(session)[turn.winner], turn.final[turn.winner], turn.final[1 - turn.winner]
    if winner.is_you:
        headline = tr("You win {high} to {low}", high=high, low=low)
    else:
        headline = tr("{name} wins {high} to {low}", name=shown(winner.text), high=high, low=low)
    if turn.swapped and turn.winner != turn.seat:
        return ResultText(headline, tr("The swap handed over the win"))
    return ResultText(
        headline,
        trn(
            "Ahead by {points} after 1 turn",
            "Ahead by {points} after {count} turns",
            len(session.history),
            points=point_words(high - low),
        ),
    )


def last_words(session: GameSession[HogState]) -> str:
    """What the last turn and the game came to, read aloud in lines."""
    end = result(session)
    return "\n".join(filter(None, (caption(session), *((end.headline, end.line) if end else ()))))


def whose(session: GameSession[HogState]) -> str:
    """Whose turn it is."""
    name = session.seats[session.state.seat].name
    return tr("Your turn") if name.is_you else tr("{name}'s turn", name=shown(name.text))


def headline(session: GameSession[HogState]) -> str:
    """What stands large on the felt where no dice lie: who begins, or what Free Bacon gave."""
    if not session.history:
        name = session.seats[session.state.seat].name
        return tr("You go first") if name.is_you else tr("{name} goes first", name=shown(name.text))
    return tr("+{points}", points=turn_of(session.history[-1]).points)


def note(session: GameSession[HogState]) -> str:
    """The number of the turn that comes; "" where none does."""
    return "" if session.is_over else tr("Turn {turn}", turn=len(session.history) + 1)


def swap_hint(outlook: SwapOutlook) -> str:
    """The swap warning in one line, for a window whose cards are in the drawer."""
    # The sign and the words after it stay together.
    parts = [text.replace(" ", "\N{NO-BREAK SPACE}", 1) for text in swaps_in_words(outlook) if text]
    return tr("Swine Swap: {parts}", parts="   ".join(parts)) if parts else ""


def swaps_in_words(outlook: SwapOutlook | None) -> tuple[str, str]:
    """The totals that gain and those that lose, each "" where there are none."""
    if outlook is None:
        return "", ""
    gains = tr("▲ A swap helps at {totals}", totals=listed(outlook.gains)) if outlook.gains else ""
    losses = tr("▼ A swap hurts at {totals}", totals=listed(outlook.losses)) if outlook.losses else ""
    return gains, losses


def primary(session: GameSession[HogState], dice: int, *, is_busy: bool) -> str:
    """What the one big button does."""
    if is_busy or session.computer_moves:
        return tr("Skip")
    if session.is_over:
        return tr("Play again")
    if dice == 0:
        return tr("Take Free Bacon")
    return trn("Roll 1 die", "Roll {count} dice", dice)


def keys(session: GameSession[HogState]) -> str:
    """Which keys do something now."""
    if session.is_over:
        return tr("Press N for a new game")
    if session.computer_moves:
        return tr("Press any key to skip ahead")
    return tr("Press 0–9 (T for ten) to choose, Enter to roll")


def _news(session: GameSession[HogState], seat: int) -> str:
    last = next((played for played in reversed(session.history) if played.before.seat == seat), None)
    if last is None:
        return tr("goes first") if session.state.seat == seat and not session.history else tr("no turn yet")
    return shown(last_turn_line(turn_of(last)))
