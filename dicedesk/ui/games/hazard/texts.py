"""What the Hazard tab says of a session: pure functions from the session to texts."""

from collections.abc import Sequence
from dataclasses import dataclass

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.core.words import Name, figure
from dicedesk.games.hazard.odds import chance_to_win, mean_throws, true_odds, ways, win_chance
from dicedesk.games.hazard.rules import LOSSES_THAT_PASS_THE_DICE, DicePassed, HazardState, RoundWon
from dicedesk.games.hazard.telling import RoundRow, caption_of, rounds_won_words
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import Best
from dicedesk.ui.base.widgets.result import ResultText
from dicedesk.ui.base.words import percent, shown, tr, trn


@dataclass(frozen=True)
class Standing:
    """How the caster stands whose turn is being shown; `main` and `chance` are None where none stands."""

    seat: int
    main: int | None
    chance: int | None
    losses: int
    won: int
    lost: int
    has_ended: bool


def passes_dice(session: GameSession[HazardState]) -> bool:
    """Whether the last throw passed the dice to another caster."""
    history = session.history
    if not history or session.is_over:
        return False
    return any(isinstance(event, DicePassed) for event in history[-1].step.events)


def main_in_play(session: GameSession[HazardState], *, is_busy: bool) -> int | None:
    """The main of the round, also while the throw that ended it is being shown; None between two rounds."""
    if is_busy and session.history:
        thrown_for = session.history[-1].before
        assert isinstance(thrown_for, HazardState)  # noqa: S101 (tells mypy whose history this is)
        return thrown_for.main or session.state.main
    return session.state.main


def standing(session: GameSession[HazardState], *, is_passing: bool) -> Standing:
    """How the caster stands who has the dice; while they are passed, the one who had them."""
    state = session.state
    if not is_passing:
        return Standing(
            state.seat,
            state.main,
            state.chance,
            state.consecutive_losses,
            state.rounds_won,
            state.rounds_lost,
            has_ended=session.is_over,
        )
    before = session.history[-1].before
    assert isinstance(before, HazardState)  # noqa: S101 (tells mypy whose history this is)
    return Standing(
        before.seat,
        None,
        None,
        LOSSES_THAT_PASS_THE_DICE,
        before.rounds_won,
        before.rounds_lost + 1,
        has_ended=True,
    )


def names(session: GameSession[HazardState]) -> tuple[Name, ...]:
    """The casters' names, by seat."""
    return tuple(seat.name for seat in session.seats)


def turn_lines(session: GameSession[HazardState], at: Standing, best: Best | None) -> tuple[str, str]:
    """Whose turn it is, where several casters play, and which round; and how many were won."""
    rounds, won = at.won + at.lost, shown(rounds_won_words(at.won))
    name = "" if len(session.seats) == 1 else shown(session.seats[at.seat].name.text)
    if at.has_ended:
        line = trn("{won} of 1 round won", "{won} of {count} rounds won", rounds, won=at.won)
        if is_best_turn(session, at, best):
            return tr("{name}: the best turn ever!", name=name) if name else tr("The best turn ever!"), line
        return name or tr("The turn is over"), line
    which = tr("Round {round}", round=rounds + 1)
    return (name, tr("{which} · {won}", which=which, won=won)) if name else (which, won)


def is_best_turn(session: GameSession[HazardState], at: Standing, best: Best | None) -> bool:
    """Whether a person's turn that has just ended is the best that was ever kept."""
    is_a_persons = session.seats[at.seat].player is None
    if best is None or not at.has_ended or not is_a_persons:
        return False
    return best.score == at.won and best.record_id == session.record.tag("Id")


def note(throws: int) -> str:
    """The number of the last throw, which tells it from the one before that showed the same; "" before the first."""
    return tr("Throw {throw}", throw=throws) if throws else ""


def headline(session: GameSession[HazardState]) -> str:
    """What stands large on the felt before a caster's first throw."""
    name = session.seats[session.state.seat].name
    return tr("You have the dice") if name.is_you else tr("{name}\nhas the dice", name=shown(name.text))


def caption(session: GameSession[HazardState], *, is_passing: bool) -> str:
    """The lines under the dice: what the last move came to, or what comes first in a turn."""
    told = session.history[-1] if is_passing or session.is_over else _last_of_turn(session)
    if told is None:
        if session.computer_moves:
            return ""
        asked = tr("Choose a main, then throw")
        return asked if session.history else f"{asked}\n{_aim(session)}"
    return shown(caption_of(told, names(session)))


def result(session: GameSession[HazardState], best: Best | None) -> ResultText | None:
    """What the game came to, with the rounds of each caster; None while it goes on."""
    if not session.is_over:
        return None
    scores, called = session.state.scores, [shown(name.text) for name in names(session)]
    if len(scores) == 1:
        at = standing(session, is_passing=False)
        line = tr("The best turn ever!") if is_best_turn(session, at, best) else tr("The turn is over")
        return ResultText(shown(rounds_won_words(scores[0])), line)
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    best_score = max(scores)
    if not best_score:
        headline = tr("Nobody won a round")
    elif len(winners) > 1:
        headline = tr("A tie")
    elif names(session)[winners[0]].is_you:
        headline = trn("You win with 1 round", "You win with {count} rounds", best_score)
    else:
        winner = called[winners[0]]
        headline = trn("{name} wins with 1 round", "{name} wins with {count} rounds", best_score, name=winner)
    line = " · ".join(
        tr("{name}: {rounds}", name=name, rounds=score) for name, score in zip(called, scores, strict=True)
    )
    return ResultText(headline, line)


def last_words(session: GameSession[HazardState], said: str, best: Best | None) -> str:
    """What the felt says, and what the game came to, read aloud in lines."""
    end = result(session, best)
    return "\n".join((said, *((end.headline, end.line) if end else ())))


def is_bright(session: GameSession[HazardState]) -> bool:
    """Whether the last throw is news: a round won, or a turn at an end; the end of the game is told by its result."""
    if not session.history or session.is_over:
        return False
    return any(isinstance(event, RoundWon | DicePassed) for event in session.history[-1].step.events)


def lying(session: GameSession[HazardState]) -> Roll:
    """The faces that lie on the felt: those of the caster's last throw; () before the first."""
    history, seat = session.history, session.state.seat
    thrown = (played.faces for played in reversed(history) if played.before.seat == seat and played.faces)
    return next(thrown, ())


def keys(session: GameSession[HazardState], at: Standing) -> str:
    """Which keys do something now."""
    if session.is_over:
        return tr("Press N for a new game")
    if session.computer_moves:
        return tr("Press any key to skip ahead")
    if at.has_ended:
        return tr("Press Enter to pass the dice")
    if at.main is None:
        return tr("Press 5–9 for the main, Enter to throw")
    return tr("Press Enter to throw")


def turn_rows(rows: Sequence[RoundRow], at: Standing) -> Sequence[RoundRow]:
    """The throws of the turn that is shown, of those of whoever threw last."""
    return rows if rows and rows[-1].seat == at.seat else ()


def turn_foot(at: Standing, best: Best | None) -> str:
    """What stands under the throws of a turn."""
    if best is None:
        return tr("Rounds won: {won}", won=at.won)
    return tr("Rounds won: {won} · best turn ever: {best}", won=at.won, best=best.score)


def primary(session: GameSession[HazardState], main: int, *, is_busy: bool, is_passing: bool) -> str:
    """What the one big button does; `main` is the chosen one."""
    if is_busy and is_passing and not session.computer_moves:
        had_them = session.seats[session.history[-1].before.seat]
        return tr("Pass the dice") if had_them.player is None else tr("Take the dice")
    if is_busy or session.computer_moves:
        return tr("Skip")
    if session.is_over:
        return tr("Play again")
    if session.state.chance is not None:
        return tr("Throw")
    return tr("Throw for main {main}", main=main)


def _aim(session: GameSession[HazardState]) -> str:
    """What one plays for, and what ends a turn."""
    if len(session.seats) == 1:
        return tr("Win as many rounds as you can: two losses in a row end your turn")
    return tr("The most rounds won wins: two losses in a row pass the dice")


def _last_of_turn(session: GameSession[HazardState]) -> Played[HazardState] | None:
    """The last move of the caster who has the dice."""
    history = session.history
    return history[-1] if history and history[-1].before.seat == session.state.seat else None


@dataclass(frozen=True)
class RoundOutlook:
    """The chance to win in a few words, what it comes from, and both in one line for a narrow window."""

    lead: str
    why: str
    line: str


def before_round(main: int) -> RoundOutlook:
    """What a round with this main is worth before its come out roll."""
    win, throws = win_chance(main), mean_throws(main)
    lead = tr("Win rate with main {main}: {percent}", percent=percent(win), main=main)
    why = tr(
        "Exactly {win}. A round takes {mean} throws on average ({throws}).",
        win=win,
        mean=figure(throws, digits=2),
        throws=throws,
    )
    return RoundOutlook(lead, why, lead)


def while_chance_stands(main: int, chance: int, *, is_yours: bool) -> RoundOutlook:
    """What a round is worth once its chance stands; `is_yours` where a person has the dice."""
    win, odds = chance_to_win(main, chance), shown(true_odds(main, chance).to_text())
    lead = tr("Odds of winning this round: {wins} in {all}", wins=win.numerator, all=win.denominator)
    made = (
        tr("{ways} ways make your chance of {chance}", ways=_number(chance).capitalize(), chance=chance)
        if is_yours
        else tr("{ways} ways make the chance of {chance}", ways=_number(chance).capitalize(), chance=chance)
    )
    why = tr(
        "{made}, {ways} make the main of {main}. True odds: {odds}.",
        made=made,
        ways=_number(main),
        main=main,
        odds=odds,
    )
    return RoundOutlook(lead, why, tr("{lead}, true odds: {odds}", lead=lead, odds=odds))


def _number(total: int) -> str:
    """In how many ways a sum is thrown, as a word."""
    words = (tr("one"), tr("two"), tr("three"), tr("four"), tr("five"), tr("six"))
    return words[ways(total) - 1]
