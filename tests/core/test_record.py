"""A game as its record: written, read, replayed, and told in JSON."""

import json
from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.core.errors import BadRollError, IllegalMoveError, NotationError
from dicedesk.core.game import Event
from dicedesk.core.money import Cents
from dicedesk.core.notation import with_notes, with_notes_of, without_notes
from dicedesk.core.notes import LONGEST_NOTE, Note
from dicedesk.core.record import Owner, Play, Record, owner_of, parse_record
from dicedesk.features.record_file import event_to_json, record_to_json
from dicedesk.games.catalogue import SPECS
from dicedesk.games.hog.rules import HOG, HogRules, HogState, RollDice

CONTROLS = [chr(code) for code in (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029)]
VALUES = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")) | st.sampled_from('"\\[]#: '))
NAMES = st.from_regex(r"[A-Za-z][A-Za-z0-9]{0,8}", fullmatch=True).filter(
    lambda name: name not in ("Game", "Rules")
)
LINES = VALUES.map(str.strip) | st.sampled_from(("★", "★ luck"))
NOTES = st.lists(LINES, max_size=3).map(lambda lines: "\n".join(lines).strip("\n"))
GOALS = st.integers(1, 100)

THE_GAMES = ", ".join(SPECS)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any game of Hog, finished or not, with any headers."""
    rules = HogRules(draw(GOALS))
    tags = [("Rules", rules.to_text()), *draw(st.dictionaries(NAMES, VALUES, max_size=4)).items()]
    record, state = Record(HOG, tuple(draw(st.permutations(tags)))), HogState(rules=rules)
    for faces in draw(st.lists(st.lists(st.integers(1, 6), max_size=10).map(tuple), max_size=12)):
        if state.outcome() is None:
            record = record.with_play(RollDice(len(faces)), faces)
            state = state.apply(RollDice(len(faces)), faces).state
    return record


@st.composite
def noted_records(draw: st.DrawFn) -> Record:
    """The same with any notes."""
    record = draw(records())
    plays = tuple(replace(play, note=draw(NOTES)) for play in record.plays)
    return replace(record, plays=plays, note=draw(NOTES))


def notes_of(record: Record) -> list[str]:
    return [record.note, *(play.note for play in record.plays)]


def read(*lines: str) -> Record:
    return parse_record("\n".join(lines), SPECS)


def error_of(*lines: str) -> str:
    with pytest.raises(NotationError) as caught:
        read(*lines)
    return str(caught.value)


@given(records())
def test_a_record_can_be_written_and_read_again(record: Record) -> None:
    assert parse_record(record.to_text(), SPECS) == record


@given(records())
def test_any_record_replays_to_the_same_states(record: Record) -> None:
    states, state = [], record.first_state()
    for play in record.plays:
        state = state.apply(play.move, play.faces).state
        states.append(state)
    assert [played.step.state for played in parse_record(record.to_text(), SPECS).replay()] == states


@given(records())
def test_windows_line_ends_and_a_byte_order_mark_change_nothing(record: Record) -> None:
    assert parse_record("\ufeff" + record.to_text().replace("\n", "\r\n"), SPECS) == record


@given(records())
def test_comments_and_empty_lines_change_nothing(record: Record) -> None:
    commented = "# a game\n\n" + record.to_text().replace("\n", "  # well done\n   \n#\n")
    assert parse_record(commented, SPECS) == record


@given(noted_records())
def test_notes_are_written_and_read_again_where_they_stand(record: Record) -> None:
    again = parse_record(record.to_text(), SPECS)
    assert (notes_of(again), again.to_text()) == (notes_of(record), record.to_text())


@given(noted_records())
def test_notes_change_neither_the_game_nor_its_faces(record: Record) -> None:
    bare = parse_record(without_notes(record.to_text()), SPECS)
    assert set(notes_of(bare)) == {""}
    assert (bare, hash(bare), bare.faces, bare.replay()) == (
        record,
        hash(record),
        record.faces,
        record.replay(),
    )


def test_a_note_stands_at_the_beginning_or_after_the_move_before_it() -> None:
    record = read(
        "# In the train",
        '[Game "hog"]  # with Ann',
        "#",
        '[Word "no # note"]',
        "  #   two\tcups of tea ",
        "",
        "roll 1 : 5 # lucky",
        "roll 2 : 3 4",
        "# What now?",
        "#",
        "# I should not have rolled.",
        "#",
        "roll 0 #",
        "roll 1 : 2",
    )
    assert notes_of(record) == [
        "In the train\nwith Ann\n\ntwo cups of tea",
        "lucky",
        "What now?\n\nI should not have rolled.",
        "",
        "",
    ]
    assert record.to_text() == (
        '[Game "hog"]\n[Word "no # note"]\n# In the train\n# with Ann\n#\n# two cups of tea\n'
        "roll 1 : 5 # lucky\nroll 2 : 3 4 # What now?\n#\n# I should not have rolled.\nroll 0\nroll 1 : 2\n"
    )


def test_a_note_goes_with_its_move() -> None:
    record = read('[Game "hog"]', "# mine", "roll 1 : 5 # five", "roll 1 : 4 # four")
    assert notes_of(record.without_last(1)) == ["mine", "five"]
    assert notes_of(record.with_play(RollDice(0), ())) == ["mine", "five", "four", ""]
    assert record.move_lines(1) == ("roll 1 : 4 # four",)


@pytest.mark.parametrize("control", [control for control in CONTROLS if control not in "\t\n\r"])
def test_a_note_with_a_control_character_is_refused(control: str) -> None:
    why = "the note contains a control character"
    assert error_of('[Game "hog"]', "roll 1 : 5", f"# a{control}b") == f"line 3: {why}"
    for make in (lambda note: Play(RollDice(0), (), note=note), lambda note: Record(HOG, note=note)):
        with pytest.raises(NotationError, match=why):
            make(f"a{control}b")


def test_a_note_has_at_most_a_number_of_characters() -> None:
    half = "x" * (LONGEST_NOTE // 2 - 1)
    (play,) = read('[Game "hog"]', f"roll 1 : 5 # {half}", f"# {half}y").plays
    assert len(play.note) == LONGEST_NOTE
    assert error_of('[Game "hog"]', f"roll 1 : 5 # {half}", f"# {half}yz") == (
        "line 3: the note is longer than 4,000 characters"
    )


@given(noted_records(), st.data())
def test_two_copies_of_a_record_give_one_with_the_notes_of_both(record: Record, data: st.DataObject) -> None:
    plays = tuple(replace(play, note=data.draw(NOTES)) for play in record.plays)
    other = replace(record, plays=plays, note=data.draw(NOTES))
    text = with_notes_of(record.to_text(), other.to_text())
    both = parse_record(text, SPECS)
    assert both == record
    for written in zip(*map(notes_of, (record, other, both)), strict=True):
        mine, theirs, notes = map(Note.of, written)
        assert notes.text.startswith(mine.text)
        assert {*notes.text.split("\n"), ""} == {*mine.text.split("\n"), *theirs.text.split("\n"), ""}
        assert notes.is_starred == (mine.is_starred or theirs.is_starred)
    assert with_notes_of(text, other.to_text()) == with_notes_of(text, record.to_text()) == text
    assert with_notes_of(without_notes(text), text) == text


def test_a_star_of_either_copy_stays_before_the_notes_of_both() -> None:
    one, other = (f'[Game "hog"]\nroll 0 # {note}\n' for note in ("bold", "★ bold\n# and lucky"))
    both = '[Game "hog"]\nroll 0 # ★ bold\n# and lucky\n'
    assert with_notes_of(one, other) == with_notes_of(other, one) == both


@given(noted_records(), st.data())
def test_notes_change_at_the_places_that_are_named(record: Record, data: st.DataObject) -> None:
    places = st.integers(0, len(record.plays))
    changed = data.draw(st.dictionaries(places, NOTES, max_size=3))
    after = parse_record(with_notes(record.to_text(), changed), SPECS)
    expected = [changed.get(place, note) for place, note in enumerate(notes_of(record))]
    assert (after, notes_of(after)) == (record, expected)


@pytest.mark.parametrize("place", [-1, 2])
def test_a_note_on_a_move_that_is_not_there_is_refused(place: int) -> None:
    with pytest.raises(NotationError, match="no such move"):
        with_notes('[Game "hog"]\nroll 0\n', {place: "lost"})


def test_notes_that_are_too_long_together_stay_apart() -> None:
    one, other = (f'[Game "hog"]\nroll 0 # {sign * (LONGEST_NOTE // 2)}\n' for sign in "ab")
    with pytest.raises(NotationError, match="longer than 4,000"):
        with_notes_of(one, other)


def test_a_record_can_begin_at_a_position() -> None:
    record = read('[Position "34-50, turn 1"]', '[Game "hog"]', '[Rules "goal=60"]', "roll 2 : 3 4")
    first = HogState((34, 50), 1, HogRules(60))
    assert (record.first_state(), record.is_casual, record.had_help) == (first, True, False)
    assert [played.before for played in record.replay()] == [first]
    assert record.replay()[0].step == first.apply(RollDice(2), (3, 4))
    assert parse_record(record.to_text(), SPECS) == record
    assert owner_of("Position") is Owner.OPENING
    assert not read('[Game "hog"]').begins_at_position


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("104-3", "a score of 104 ends the game"),
        ("34", "expected scores such as “34-50”, then “turn 0” or “turn 1”, not “34”"),
    ],
)
def test_a_record_of_a_damaged_or_impossible_position_is_refused_at_its_line(position: str, why: str) -> None:
    assert error_of('[Game "hog"]', "# mine", f'[Position "{position}"]', "roll 0") == f"line 3: {why}"
    with pytest.raises(NotationError, match=why):
        Record(HOG, (("Position", position),)).first_state()


def test_rules_that_cannot_be_read_are_told_before_the_position() -> None:
    error = error_of('[Game "hog"]', '[Position "1-2"]', '[Rules "goal=0"]')
    assert error.startswith("line 3: the goal of Hog must be")


def test_the_record_of_the_manual_can_be_read() -> None:
    record = read(
        '[Game "hog"]',
        '[Rules "goal=100"]',
        '[Player0 "You"]',
        '[Player1 "final"]',
        '[Id "2026-11-21T10:00:00Z-7f3a"]',
        '[Dice "sealed"]',
        '[Word "any word of the player\'s own"]',
        "roll 4 : 3 5 2 6",
        "roll 0",
    )
    assert (record.plays, record.tag("Word"), record.faces) == (
        (Play(RollDice(4), (3, 5, 2, 6)), Play(RollDice(0), ())),
        "any word of the player's own",
        (3, 5, 2, 6),
    )


def test_a_record_is_written_as_the_manual_shows_it() -> None:
    record = Record(HOG, (("Rules", "goal=100"), ("Player0", 'A "B" \\ C')))
    assert record.with_play(RollDice(4), (3, 5, 2, 6)).with_play(RollDice(0), ()).to_text() == (
        '[Game "hog"]\n[Rules "goal=100"]\n[Player0 "A \\"B\\" \\\\ C"]\nroll 4 : 3 5 2 6\nroll 0\n'
    )


@pytest.mark.parametrize("line", ["roll 2:3 4", "  roll   2  :  3   4  ", "roll 2 : 3 4 # lucky"])
def test_a_move_may_be_spaced_as_one_likes(line: str) -> None:
    assert read('[Game "hog"]', line).plays == (Play(RollDice(2), (3, 4)),)


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        ((), f'line 1: expected a [Game "…"] header with one of: {THE_GAMES}'),
        (("roll 2 : 3 4",), f'line 1: expected a [Game "…"] header with one of: {THE_GAMES}'),
        (("# mine", '[Game "hgo"]'), f"line 2: there is no game “hgo”; choose from: {THE_GAMES}"),
        (('[Game "hog"]', "", '[Game "hog"]'), "line 3: the “Game” header appears twice"),
        (('[Game "hog"]', '[Word "a"]', '[Word "b"]'), "line 3: the “Word” header appears twice"),
        (('[Game "hog"', ""), 'line 1: expected a header such as [Game "hog"]'),
        (('[Game hog"]',), 'line 1: expected a header such as [Game "hog"]'),
        (('[Game "hog\\"]',), 'line 1: expected a header such as [Game "hog"]'),
        (('[Game "h\\og"]',), 'line 1: expected a header such as [Game "hog"]'),
        (('[Game "hog"]', "roll 0", '[Seed "00"]'), "line 3: header lines must come before the first move"),
        (('[Game "hog"]', "Roll 2 : 3 4"), "line 2: expected a move such as “roll 4 : 3 5 2 6”"),
        (('[Game "hog"]', ": 3 4"), "line 2: expected a move such as “roll 4 : 3 5 2 6”"),
        (
            ('[Game "hog"]', "roll 2 : 3 7"),
            "line 2: expected faces from 1 to 6, separated by spaces",
        ),
        (('[Game "hog"]', "roll 2 : 34"), "line 2: expected faces from 1 to 6, separated by spaces"),
        (
            ('[Game "hog"]', "roll 2 : 3 : 4"),
            "line 2: expected faces from 1 to 6, separated by spaces",
        ),
        (('[Game "hog"]', "roll 11"), "line 2: expected “roll N” (N from 0 to 10), not “roll 11”"),
        (('[Game "hog"]', '[Rules "aim=5"]'), "line 2: expected rules such as “goal=100”, not “aim=5”"),
        (
            ('[Game "hog"]', '[Word "x"]', '[Rules "goal=0"]'),
            "line 3: the goal of Hog must be a whole number from 1 to 100, not 0",
        ),
    ],
)
def test_a_record_that_cannot_be_read_names_the_line_and_what_was_expected(
    lines: tuple[str, ...], error: str
) -> None:
    assert error_of(*lines) == error


def test_a_header_with_a_control_character_is_refused_on_its_line() -> None:
    signs = [sign for sign in CONTROLS if sign not in "\r\n"]
    assert {
        sign: error_of('[Game "hog"]', f'[Word "a{sign}b"]', "roll 0") for sign in signs
    } == dict.fromkeys(signs, "line 2: the “Word” header contains a line break or a control character")


def test_no_record_can_be_made_that_its_text_could_not_hold() -> None:
    def refusal_of(sign: str) -> str:
        try:
            Record(HOG, (("Word", f"a{sign}b"),))
        except NotationError as error:
            return str(error)
        return "none"

    signs = (*CONTROLS, "\ud800")
    assert {sign: refusal_of(sign) for sign in signs} == dict.fromkeys(
        signs, "the “Word” header contains a line break or a control character"
    )


@pytest.mark.parametrize("name", ["", "two words", "1st", "Größe", "A]"])
def test_a_headers_name_is_made_of_letters_and_digits(name: str) -> None:
    with pytest.raises(NotationError, match="a header name can contain only letters and digits"):
        Record(HOG, ((name, "x"),))


def test_a_record_holds_each_header_once() -> None:
    with pytest.raises(NotationError, match="the “Word” header appears twice"):
        Record(HOG, (("Word", "a"), ("Word", "b")))


def test_a_move_that_the_rules_refuse_is_told_with_its_line() -> None:
    record = read('[Game "hog"]', '[Rules "goal=5"]', "roll 1 : 6", "roll 1 : 6")
    with pytest.raises(IllegalMoveError, match=r"^line 4: The game is over\.$"):
        record.replay()


def test_faces_that_are_too_few_are_told_with_their_line() -> None:
    with pytest.raises(BadRollError, match=r"^line 2: This move rolls 3 dice; faces given: 0\.$"):
        read('[Game "hog"]', "roll 3").replay()


def test_a_record_that_never_was_a_file_names_no_line() -> None:
    with pytest.raises(BadRollError, match=r"^This move rolls 3 dice; faces given: 1\.$"):
        Record(HOG).with_play(RollDice(3), (2,)).replay()


def test_a_later_header_takes_the_place_of_an_earlier_one() -> None:
    record = Record(HOG, (("Word", "a"), ("Id", "1"))).with_tags((("Word", "b"), ("Seed", "00")))
    assert record.tags == (("Word", "b"), ("Id", "1"), ("Seed", "00"))


def test_last_moves_can_be_left_out() -> None:
    record = Record(HOG).with_play(RollDice(1), (2,)).with_play(RollDice(0), ()).with_play(RollDice(1), (3,))
    assert record.without_last(2) == Record(HOG).with_play(RollDice(1), (2,))


def test_leaving_out_no_move_leaves_all() -> None:
    record = Record(HOG).with_play(RollDice(1), (2,))
    assert record.without_last(0) == record


def test_a_missing_header_is_none() -> None:
    assert Record(HOG).tag("Word") is None


def test_a_finished_game_in_json_is_as_the_manual_describes_it() -> None:
    # 4 + 4 = 8 for player 0; bacon from 08 gives 1 to player 1, and 8 - 0 and 1 - 0 differ; 6 reaches 14 of 10.
    record = read(
        '[Game "hog"]', '[Rules "goal=10"]', '[Player0 "Ann"]', "roll 2 : 4 4", "roll 0", "roll 1 : 6"
    )
    assert json.loads(json.dumps(record_to_json(record))) == {
        "game": "hog",
        "header": {"Game": "hog", "Rules": "goal=10", "Player0": "Ann"},
        "steps": [
            {
                "move": "roll 2",
                "faces": [4, 4],
                "events": [
                    {"event": "dice-rolled", "seat": 0, "faces": [4, 4]},
                    {"event": "points-scored", "seat": 0, "points": 8, "scores": [8, 0]},
                ],
                "state": {"scores": [8, 0], "to_move": 1},
            },
            {
                "move": "roll 0",
                "faces": [],
                "events": [
                    {"event": "bacon-eaten", "seat": 1, "points": 1},
                    {"event": "points-scored", "seat": 1, "points": 1, "scores": [8, 1]},
                ],
                "state": {"scores": [8, 1], "to_move": 0},
            },
            {
                "move": "roll 1",
                "faces": [6],
                "events": [
                    {"event": "dice-rolled", "seat": 0, "faces": [6]},
                    {"event": "points-scored", "seat": 0, "points": 6, "scores": [14, 1]},
                    {"event": "goal-reached", "seat": 0, "winner": 0, "scores": [14, 1]},
                ],
                "state": {"scores": [14, 1], "to_move": 1},
            },
        ],
        "result": {"outcome": "goal", "winner": 0},
    }


def test_a_game_that_has_not_begun_has_no_steps_and_no_result_in_json() -> None:
    told = record_to_json(Record(HOG))
    assert (told["steps"], told["result"]) == ([], None)


def test_notes_are_told_in_json_where_they_stand() -> None:
    told = record_to_json(read('[Game "hog"]', "# mine", "roll 1 : 5", "roll 1 : 4 # four"))
    assert (told["note"], [step.get("note") for step in told["steps"]]) == ("mine", [None, "four"])


def test_money_in_an_event_is_written_in_dollars_in_json() -> None:
    @dataclass(frozen=True)
    class BankrollFound(Event):
        amount: Cents

    assert event_to_json(BankrollFound(Cents(1250))) == {"event": "bankroll-found", "amount": "12.50"}
