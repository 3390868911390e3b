"""Random games of each game that have ended, in all ways that a game can end."""

import random
from collections.abc import Callable
from typing import Any, TypeAlias

from dicedesk.core.game import Move
from dicedesk.core.record import LEFT, Record
from dicedesk.games.catalogue import GAMES, SPECS, load_coach
from tests.coach.random_games import played_on

Choose: TypeAlias = Callable[[Any], Move]

LIVELY = 45
"""The most moves of a game that goes on for as long as somebody likes; it is left or quit then."""

WHOLE_GAME = 10**4
DRAWS_SOUGHT = 20
PEOPLE = ("Ann", "Ben", "Cara")
LEFT_AT = "2026-11-28T10:00:00Z"


def ended_game(game: str, seed: int) -> Record[Any]:
    """A game that has ended: half are played by computer players, the others end or are played in special ways."""
    return _WAYS[seed % len(_WAYS)](game, random.Random(f"{game} {seed}"))


def _played_by_computers(game: str, luck: random.Random) -> Record[Any]:
    """Somebody plays like a computer player, against others where there are several seats."""
    return _finished(_begun(game, luck), luck, _like_a_computer(game, luck))


def _left(game: str, luck: random.Random) -> Record[Any]:
    """A game that was left after a few moves, or before the first."""
    return _and_left(_played_on(_begun(game, luck), luck, _by_chance(luck), luck.randrange(LIVELY)))


def _drawn(game: str, luck: random.Random) -> Record[Any]:
    """A draw where there are any; otherwise a game of guesses."""
    for _ in range(DRAWS_SOUGHT):
        record = _finished(_begun(game, luck), luck, _by_chance(luck))
        if _winner(record) is None:
            break
    return record


def _winner(record: Record[Any]) -> int | None:
    outcome = _last_state(record).outcome()
    return outcome and outcome.winner


def _quit(game: str, luck: random.Random) -> Record[Any]:
    """A game that was quit where that is a move; otherwise one that was left."""
    return _going_home(_played_on(_begun(game, luck), luck, _by_chance(luck), luck.randrange(LIVELY)))


def _between_people(game: str, luck: random.Random) -> Record[Any]:
    return _finished(_begun(game, luck, computers=False), luck, _by_chance(luck))


def _watched(game: str, luck: random.Random) -> Record[Any]:
    return _finished(_begun(game, luck, people=False), luck, _by_chance(luck))


_WAYS = (*(_played_by_computers,) * 5, _left, _drawn, _quit, _between_people, _watched)


def _begun(game: str, luck: random.Random, *, people: bool = True, computers: bool = True) -> Record[Any]:
    rules = luck.choice(GAMES[game].sample.rules[:3])
    spec = SPECS[game]
    seats = range(spec.new_state(rules).seats)
    person = luck.choice(seats) if people else None
    computers = computers and bool(_computers(game))
    names = [luck.choice(_computers(game)) for _ in seats] if computers else list(PEOPLE[: len(seats)])
    if person is not None and computers:
        names[person] = "You"
    tags = [("Rules", rules)] if rules else []
    return Record(spec, (*tags, *((f"Player{seat}", name) for seat, name in enumerate(names))))


def _by_chance(luck: random.Random) -> Choose:
    """Guesses, but seldom goes home."""

    def choose(state: Any) -> Move:
        moves = state.legal_moves()
        staying = [move for move in moves if move != state.leaving_move]
        rolling = [move for move in staying if state.dice_for(move)]
        return luck.choice(rolling if rolling and luck.random() < _ROLLS else staying or moves)

    return choose


_ROLLS = 0.3
"""The share of guesses that surely roll."""


def _like_a_computer(game: str, luck: random.Random) -> Choose:
    """Chooses as one of the computer players does, or guesses where there are none."""
    names = _computers(game)
    return GAMES[game].players.parse(luck.choice(names)).choose if names else _by_chance(luck)


def _computers(game: str) -> tuple[str, ...]:
    return (*GAMES[game].players.offered, *GAMES[game].sample.players)


def _played_on(record: Record[Any], luck: random.Random, choose: Choose, most: int) -> Record[Any]:
    """So many moves more: people choose like this, computer players as they do."""
    roster = GAMES[record.spec.id].players
    assert roster is not None
    names = [record.tag(f"Player{seat}") or "" for seat in range(record.first_state().seats)]
    chosen = [roster.parse(name).choose if roster.has(name) else choose for name in names]
    return played_on(record, lambda state: chosen[state.seat](state), luck, most)


def _finished(record: Record[Any], luck: random.Random, choose: Choose) -> Record[Any]:
    """The game to its end; one that need not end goes home."""
    ends = load_coach(record.spec.id).ends_with_best_play
    return _going_home(_played_on(record, luck, choose, WHOLE_GAME if ends else LIVELY))


def _going_home(record: Record[Any]) -> Record[Any]:
    state = _last_state(record)
    home = state.leaving_move
    if state.outcome() is None and home is not None and state.refusal(home) is None:
        return record.with_play(home, ())
    return _and_left(record)


def _and_left(record: Record[Any]) -> Record[Any]:
    return record if _last_state(record).outcome() is not None else record.with_tags(((LEFT, LEFT_AT),))


def _last_state(record: Record[Any]) -> Any:
    history = record.replay()
    return history[-1].step.state if history else record.first_state()
