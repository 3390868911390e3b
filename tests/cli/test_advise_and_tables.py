"""The numbers on the table of any position are those that `dicedesk advise` prints for its line."""

from collections.abc import Iterator
from typing import Any

import pytest

from dicedesk.coach.coach import A_PERSON
from dicedesk.core.position import PositionLine
from dicedesk.features.position import read_position, weighed
from dicedesk.games.catalogue import SPECS, load_coach
from dicedesk.games.coaching import prepared_coach
from dicedesk.games.craps.costs import costs_at, gain_words
from dicedesk.games.craps.verdicts import spot_verdicts
from tests.advised import CHIP, Shown, advice, bets_in, cost_in, has_move_tab, of_one_amount, shown_of
from tests.games.random_positions import possible_lines
from tests.games.second import part_of_second
from tests.repeated import first_seeds_of

OF_EACH_SEED = 10


def told_on_table(position: PositionLine[Any]) -> Shown:
    """The numbers in the words of the table of a position."""
    state, game = position.state, position.spec.id
    if game == "craps":
        return dict(_on_layout(state))
    against = load_coach(game).against_names(position.players or (A_PERSON,) * state.seats)
    choices = prepared_coach(game, (state.rules_text(), against)).evaluate(state, against)
    if has_move_tab(game):
        words = load_coach(game).unit.amount_words
        return {each.move.to_text(): cost_in(words(each.cost)) for each in choices if each.cost}
    numbers: Shown = part_of_second(game, "on_table")(state, choices)
    return numbers


def _on_layout(state: Any) -> Iterator[tuple[str, str]]:
    if state.bets:
        for bet in costs_at((state, "", 0)).table.bets:
            yield bet.name, f"{gain_words(bet.next_throw)} {gain_words(bet.until_gone)}"
    else:
        spots = spot_verdicts((state, CHIP)).items()
        yield from bets_in((name, str(spot.words)) for name, spot in spots).items()


@pytest.mark.parametrize("game", SPECS)
@pytest.mark.parametrize("seeds", first_seeds_of(100, 4))
def test_a_table_has_the_numbers_of_advise(
    game: str, seeds: range, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in seeds:
        for line in possible_lines(game, seed, OF_EACH_SEED):
            told, position = advice(line, capsys), read_position(line)
            advised, on_table = shown_of(told), told_on_table(position)
            if game == "craps" and not position.state.bets:
                on_table, advised = of_one_amount(on_table, advised)
            assert on_table == advised, line
            if "choices" in told and game != "craps":
                values = [choice["value"] for choice in told["choices"]]
                assert [str(each.value) for each in weighed(line).choices] == [*map(str, values)], line
