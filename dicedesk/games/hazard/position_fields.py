"""What can be set in a position of Hazard."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from dicedesk.core.position import PositionLine
from dicedesk.core.words import tr
from dicedesk.games.hazard.players import HAZARD_PLAYERS
from dicedesk.games.hazard.rules import MAINS, MOST_CASTERS, HazardRules, HazardState, can_stand
from dicedesk.play.position_fields import (
    FieldOption,
    Fields,
    NumberField,
    OptionField,
    SwitchField,
    names_at,
    player_fields,
    seat_field,
    with_state,
)
from dicedesk.play.seats import numbered

_MOST_ROUNDS = 999
_CHANCES = range(2, 13)
_NONE = ""
"""The main or the chance before it is set."""


def hazard_fields(line: PositionLine[HazardState]) -> Fields[HazardState]:
    """The casters and whose turn it is, the main and the chance, the rounds, and who plays."""
    state = line.state
    casters = state.rules.casters
    names = names_at(line, HAZARD_PLAYERS, max(casters, state.seat + 1))
    turn = seat_field(line, names, lambda seat: _at_turn(state, seat))
    return (
        _main(line),
        _chance(line),
        *_rounds_won(line, names),
        NumberField(
            id="lost",
            title=tr("Rounds lost"),
            value=state.rounds_lost,
            least=0,
            most=max(_MOST_ROUNDS, state.rounds_lost),
            put=lambda lost: with_state(line, replace(state, rounds_lost=lost)),
        ),
        SwitchField(
            id="lost-in-a-row",
            title=tr("The last round was lost"),
            value=state.consecutive_losses > 0,
            put=lambda is_so: with_state(line, _after_loss(state, is_so=is_so)),
        ),
        NumberField(
            id="casters",
            title=tr("Casters"),
            value=casters,
            least=1,
            most=MOST_CASTERS,
            put=lambda count: _with_casters(line, count),
        ),
        *((turn,) if len(names) > 1 else ()),
        *player_fields(line, HAZARD_PLAYERS),
    )


def _with_casters(line: PositionLine[HazardState], casters: int) -> PositionLine[HazardState]:
    """The line with another number of casters; new ones are people, if there are players at all."""
    new = map(numbered, range(len(line.players), casters)) if line.players else ()
    changed = replace(line.state, rules=HazardRules(casters))
    return replace(line, state=changed, players=(*line.players, *new)[:casters])


def _at_turn(state: HazardState, seat: int) -> HazardState:
    """The state with the dice at another caster; casters after that one have not won a round yet."""
    won = (*state.turns, state.rounds_won, *(0,) * seat)[: seat + 1]
    return replace(state, turns=won[:-1], rounds_won=won[-1])


def _after_loss(state: HazardState, *, is_so: bool) -> HazardState:
    in_a_row = max(state.consecutive_losses, 1) if is_so else 0
    return replace(state, consecutive_losses=in_a_row, rounds_lost=max(state.rounds_lost, in_a_row))


def _rounds_won(line: PositionLine[HazardState], names: Sequence[str]) -> Fields[HazardState]:
    """The rounds that each caster has won, up to the one with the dice."""
    state = line.state
    won = (*state.turns, state.rounds_won)

    def put(seat: int, rounds: int) -> PositionLine[HazardState]:
        by_seat = (*won[:seat], rounds, *won[seat + 1 :])
        return with_state(line, replace(state, turns=by_seat[:-1], rounds_won=by_seat[-1]))

    return tuple(
        NumberField(
            id=f"won-{seat}",
            title=tr("{name}: rounds won", name=names[seat])
            if len(names) > 1
            else tr("Rounds won", "a number"),
            value=rounds,
            least=0,
            most=max(_MOST_ROUNDS, rounds),
            put=partial(put, seat),
        )
        for seat, rounds in enumerate(won)
    )


def _main(line: PositionLine[HazardState]) -> OptionField[HazardState]:
    state = line.state
    return OptionField(
        id="main",
        title=tr("Main"),
        value=_text(state.main),
        options=_options(MAINS, state.main),
        put=lambda text: with_state(line, replace(state, main=_number(text))),
    )


def _chance(line: PositionLine[HazardState]) -> OptionField[HazardState]:
    state = line.state
    main = state.main
    standing = () if main is None else tuple(chance for chance in _CHANCES if can_stand(main, chance))
    return OptionField(
        id="chance",
        title=tr("Chance"),
        value=_text(state.chance),
        options=_options(standing, state.chance),
        put=lambda text: with_state(line, replace(state, chance=_number(text))),
    )


def _options(numbers: Sequence[int], now: int | None) -> tuple[FieldOption, ...]:
    """The numbers, none of them, and the present one, which another main may have made impossible."""
    offered = numbers if now is None or now in numbers else (*numbers, now)
    return (
        FieldOption(_NONE, tr("Not set yet")),
        *(FieldOption(str(number), str(number)) for number in offered),
    )


def _text(number: int | None) -> str:
    return _NONE if number is None else str(number)


def _number(text: str) -> int | None:
    return None if text == _NONE else int(text)
