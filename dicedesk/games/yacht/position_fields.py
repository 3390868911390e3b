"""What can be set in a position of Yacht."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from dicedesk.core.position import PositionLine
from dicedesk.core.words import tr, trn
from dicedesk.games.yacht.boxes import MOST_ROLLS, Box, Sheet
from dicedesk.games.yacht.players import YACHT_PLAYERS
from dicedesk.games.yacht.rules import MOST_PLAYERS, ScoreCard, YachtState, empty_card, possible_points
from dicedesk.play.position_fields import (
    DiceField,
    FieldOption,
    Fields,
    NumberField,
    OptionField,
    names_at,
    player_fields,
    with_state,
)
from dicedesk.play.seats import numbered

_FIRST_DICE = (1, 2, 3, 4, 6)
"""The dice of a position that had none."""

_OPEN = ""
"""The value of an open box."""


def yacht_fields(line: PositionLine[YachtState]) -> Fields[YachtState]:
    """The rolls left with the dice, the boxes of each player, the house rules and the players."""
    state, names = line.state, names_at(line, YACHT_PLAYERS, line.state.seats)
    dice = DiceField(
        id="dice",
        title=tr("Dice"),
        value=state.dice,
        put=lambda dice: with_state(line, replace(state, dice=dice)),
    )
    return (
        OptionField(
            id="rolls",
            title=tr("Rolls left"),
            value=str(state.rolls_left),
            options=(
                FieldOption(str(MOST_ROLLS), tr("Before the turn")),
                *(
                    FieldOption(str(left), trn("1 roll left", "{count} rolls left", left))
                    for left in range(MOST_ROLLS - 1, -1, -1)
                ),
            ),
            put=lambda left: with_state(line, _with_rolls(state, int(left))),
        ),
        *((dice,) if state.dice else ()),
        *(field for seat in range(state.seats) for field in _fields_of(line, names, seat)),
        OptionField(
            id="sheet",
            title=tr("House rules", "a score sheet"),
            value=state.sheet.value,
            options=tuple(FieldOption(sheet.value, sheet.title) for sheet in Sheet),
            put=lambda name: with_state(
                line, replace(state, cards=tuple(_on_sheet(card, Sheet(name)) for card in state.cards))
            ),
        ),
        NumberField(
            id="players",
            title=tr("Players"),
            value=state.seats,
            least=1,
            most=MOST_PLAYERS,
            put=lambda count: _with_players(line, count),
        ),
        *player_fields(line, YACHT_PLAYERS),
    )


def _fields_of(line: PositionLine[YachtState], names: Sequence[str], seat: int) -> Fields[YachtState]:
    """The boxes of a player, and the jokers that were paid."""
    state = line.state
    card, is_alone = state.cards[seat], state.seats == 1

    def put(changed: ScoreCard) -> PositionLine[YachtState]:
        cards = (*state.cards[:seat], changed, *state.cards[seat + 1 :])
        return with_state(line, replace(state, cards=cards))

    def put_box(box: Box, text: str) -> PositionLine[YachtState]:
        return put(card.with_points(box, None if text == _OPEN else int(text)))

    boxes = (
        OptionField(
            id=f"{box.value}-{seat}",
            title=box.title if is_alone else tr("{name}: {box}", name=names[seat], box=box.title),
            value=_OPEN if score is None else str(score),
            options=(
                FieldOption(_OPEN, tr("Open", "a box")),
                *(FieldOption(str(each), str(each)) for each in sorted(_offered(card, box, score))),
            ),
            put=partial(put_box, box),
        )
        for box, score in zip(card.sheet.boxes, card.points, strict=True)
    )
    jokers = NumberField(
        id=f"jokers-{seat}",
        title=tr("Jokers") if is_alone else tr("{name}: jokers", name=names[seat]),
        value=card.jokers,
        least=0,
        most=max(len(card.points) - 1, card.jokers),
        put=lambda count: put(replace(card, jokers=count)),
    )
    return (*boxes, *((jokers,) if card.sheet.has_joker else ()))


def _offered(card: ScoreCard, box: Box, score: int | None) -> frozenset[int]:
    """The points that dice can score in a box, and those that are there now."""
    return possible_points(card.sheet, box) | ({score} if score is not None else frozenset())


def _with_rolls(state: YachtState, left: int) -> YachtState:
    """The state with these rolls left; before the first there are no dice."""
    return replace(state, rolls_left=left, dice=() if left == MOST_ROLLS else state.dice or _FIRST_DICE)


def _on_sheet(card: ScoreCard, sheet: Sheet) -> ScoreCard:
    """The card by other house rules; points that no dice score there become open boxes."""
    changed = empty_card(sheet)
    for box, score in zip(card.sheet.boxes, card.points, strict=True):
        if score is not None and box in sheet.boxes and score in possible_points(sheet, box):
            changed = changed.with_points(box, score)
    return replace(changed, jokers=card.jokers if sheet.has_joker else 0)


def _with_players(line: PositionLine[YachtState], count: int) -> PositionLine[YachtState]:
    """The line with another number of players; new ones are people with the card of the last player."""
    state = line.state
    new = map(numbered, range(len(line.players), count)) if line.players else ()
    cards = (*state.cards, *(state.cards[-1],) * count)[:count]
    return replace(line, state=replace(state, cards=cards), players=(*line.players, *new)[:count])
