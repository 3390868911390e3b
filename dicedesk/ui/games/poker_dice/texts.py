"""What the Poker Dice tab says of a session: pure functions from the session to texts."""

from collections.abc import Set

from dicedesk.core.dice import Roll
from dicedesk.core.game import Played
from dicedesk.games.poker_dice.oracle import Award
from dicedesk.games.poker_dice.rules import (
    ANTE,
    AWARD,
    DICE,
    FIRST_PURSE,
    MOST_ROLLS,
    AwardWon,
    DiceRerolled,
    HandScored,
    PlayHand,
    PokerDiceState,
    WentBroke,
)
from dicedesk.games.poker_dice.telling import caption_of
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import Best
from dicedesk.play.telling import ResultText
from dicedesk.ui.base.words import listed, money, shown, tr, trn
from dicedesk.ui.games.poker_dice.board import MomentKind


def dice_of(session: GameSession[PokerDiceState]) -> Roll:
    """The dice that lie on the felt: also those of a hand that has been scored, until the next one."""
    for played in reversed(session.history):
        if isinstance(played.move, PlayHand):
            return played.faces
        for event in played.step.events:
            if isinstance(event, DiceRerolled | HandScored):
                return event.dice
    return ()


def caption(session: GameSession[PokerDiceState]) -> str:
    """The line under the dice."""
    if not session.history:
        return tr("A hand costs {ante}: five dice, and up to two re-rolls", ante=money(ANTE))
    if session.state.has_quit:
        return ""
    return shown(caption_of(session.history[-1], session.seats[0].name))


def result(session: GameSession[PokerDiceState], *, is_new_best: bool) -> ResultText | None:
    """What the game came to, with the money; None while it goes on."""
    state = session.state
    if not session.is_over:
        return None
    if ending(session) is MomentKind.BROKE:
        left = tr(
            "{purse} left: better luck with the next {start}!",
            purse=money(state.purse),
            start=money(FIRST_PURSE),
        )
        return ResultText(trn("Broke after 1 hand", "Broke after {count} hands", state.hands), left)
    if ending(session) is MomentKind.AWARD:
        first, purse = money(FIRST_PURSE), money(state.purse)
        name = session.seats[0].name
        line = (
            trn(
                "You turned {first} into {purse} in 1 hand.",
                "You turned {first} into {purse} in {count} hands.",
                state.hands,
                first=first,
                purse=purse,
            )
            if name.is_you
            else trn(
                "{name} turned {first} into {purse} in 1 hand.",
                "{name} turned {first} into {purse} in {count} hands.",
                state.hands,
                name=shown(name.text),
                first=first,
                purse=purse,
            )
        )
        best = tr("{result} Your best ever!", result=line)
        return ResultText(tr("Major Award!"), best if is_new_best else line)
    stopped = tr("You stop with {purse}", purse=money(state.purse))
    return ResultText(stopped, trn("After 1 hand", "After {count} hands", state.hands))


def last_words(session: GameSession[PokerDiceState], said: str, *, is_new_best: bool) -> str:
    """What the felt shows and says, read aloud in lines: the dice, what they came to, and what is in the purse then."""
    state, end = session.state, result(session, is_new_best=is_new_best)
    if not session.history:
        return said
    dice = tr("Dice {faces}", faces=listed(dice_of(session)))
    if session.seats[0].player is not None:
        name = shown(session.seats[0].name.text)
        dice = tr("{name}: dice {faces}", name=name, faces=listed(dice_of(session)))
    lines = [] if state.has_quit else [dice, said]
    if end is not None:
        lines += [end.headline, end.line]
    elif not state.in_hand:
        lines.append(tr("Bankroll: {purse} of {award}", purse=money(state.purse), award=money(AWARD)))
    return "\n".join(lines)


def headline(session: GameSession[PokerDiceState]) -> str:
    """What stands large on the felt where no dice lie."""
    if session.is_over:
        return tr("{purse} is yours", purse=money(session.state.purse))
    return tr("Turn {start} into {award}", start=money(FIRST_PURSE), award=money(AWARD))


def end_of(played: Played[PokerDiceState]) -> MomentKind:
    """How a move ended the game; NONE where it goes on or was left."""
    for event in played.step.events:
        if isinstance(event, AwardWon):
            return MomentKind.AWARD
        if isinstance(event, WentBroke):
            return MomentKind.BROKE
    return MomentKind.NONE


def ending(session: GameSession[PokerDiceState]) -> MomentKind:
    """As `end_of`, for the last move of a session."""
    return end_of(session.history[-1]) if session.history else MomentKind.NONE


def award(session: GameSession[PokerDiceState]) -> Award | None:
    """The Major Award that the last move of a session won for a person; None where it won none."""
    if session.seats[0].player is not None or ending(session) is not MomentKind.AWARD:
        return None
    return Award(money(FIRST_PURSE), money(session.state.purse), session.state.hands)


def note(session: GameSession[PokerDiceState], *, is_rolling: bool = False) -> str:
    """Which computer plays, and which hand and roll it is; the third roll has its place only while it is shown."""
    said = _hand_and_roll(session, is_rolling=is_rolling)
    seat = session.seats[0]
    return said if seat.player is None else " · ".join(filter(None, (shown(seat.name.text), said)))


def _hand_and_roll(session: GameSession[PokerDiceState], *, is_rolling: bool) -> str:
    state = session.state
    rolls = _roll_of(session.history[-1]) if is_rolling else state.rolls
    if rolls:
        return tr("Hand {hand} · roll {roll} of {rolls}", hand=state.hands, roll=rolls, rolls=MOST_ROLLS)
    if state.hands == 0:
        return tr("No hands yet")
    if session.is_over:
        return ""
    return tr("After hand {hand}", hand=state.hands)


def primary(session: GameSession[PokerDiceState], kept: Set[int], *, is_busy: bool) -> str:
    """What the one big button does."""
    if is_busy or session.computer_moves:
        return tr("Skip")
    if session.is_over:
        return tr("Play again")
    if not session.state.in_hand:
        return tr("Play a hand for {ante}", ante=money(ANTE))
    thrown = DICE - len(kept)
    if thrown == 0:
        return tr("Hold and score")
    return trn("Re-roll 1 die", "Re-roll {count} dice", thrown)


def longest_primary() -> str:
    """The longest thing that the one big button says."""
    return tr("Play a hand for {ante}", ante=money(ANTE))


def hint(session: GameSession[PokerDiceState], *, is_award_owed: bool) -> str:
    """What can be done now, and how; an award that is owed comes before another game."""
    state = session.state
    if is_award_owed:
        return tr("Press Enter to ask the Oracle")
    if session.is_over:
        return tr("Press N for a new game")
    if session.computer_moves:
        return tr("Press any key to skip ahead")
    if not state.in_hand:
        return tr("Press Enter to play, Q to quit")
    return tr("Click a die or press 1–5 to keep it")


def sure_to_quit(session: GameSession[PokerDiceState]) -> str:
    """What quitting would mean, before it is done."""
    state = session.state
    if state.in_hand:
        return tr(
            "Quitting now loses the {ante} of this hand. Press Q again to leave with {purse}",
            ante=money(ANTE),
            purse=money(state.purse),
        )
    return tr("Press Q again to end this game with {purse}", purse=money(state.purse))


def best_line(session: GameSession[PokerDiceState], best: Best | None) -> str:
    """Which hand it is, and the best there ever was."""
    hands = session.state.hands
    if best is None and ending(session) is MomentKind.AWARD:
        # It counts for no best score: a casual game, or a computer's.
        return trn("1 hand", "{count} hands", hands)
    if best is None:
        record = tr("no Major Award yet")
    else:
        record = trn(
            "best ever: Major Award in 1 hand", "best ever: Major Award in {count} hands", best.score
        )
    return (
        tr("Hand {hand} · {record}", hand=hands, record=record) if hands else record[:1].upper() + record[1:]
    )


def _roll_of(played: Played[PokerDiceState]) -> int:
    """Which roll of its hand a move threw, or found."""
    assert isinstance(played.before, PokerDiceState)  # noqa: S101 (tells mypy whose move this is)
    return played.before.rolls + bool(played.faces)
