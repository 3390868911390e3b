"""The house: its switches, its two presets, the Rules header, and the bets it takes, with their limits.

"The chapter" is the one on craps in the programming textbook Building Skills in Object-Oriented Design. The preset
"building-skills" follows it, "las-vegas" follows casinos.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, cached_property, lru_cache
from math import floor
from types import MappingProxyType
from typing import Any, Literal

from dicedesk.core.errors import NotationError
from dicedesk.core.money import NOTHING, Cents, dollars
from dicedesk.core.words import Sentence, listed, tr
from dicedesk.games.craps.bets import (
    BET_KINDS,
    BIGS,
    BUYS,
    CASINO_BETS,
    COME,
    COME_LINES,
    COME_ODDS,
    COMES,
    DONT_COME,
    DONT_COME_ODDS,
    DONT_COMES,
    DONT_PASS,
    HARDWAYS,
    LAYS,
    LINE,
    LINE_BEHIND,
    MOVED,
    NAMES,
    PASS,
    PLACE_LOSES,
    PLACES,
    PROPOSITIONS,
    Bet,
    BetKind,
    BetKinds,
    Bets,
    amount_on,
    kind_named,
    title_of,
)

OddsLimit = int | Literal["3-4-5"] | None
"""The most odds, in line bets: a number, 3-4-5 by the point, or None for no limit."""

MOST_DOLLARS = 1_000_000
MOST_TIMES = 100


@dataclass(frozen=True)
class HouseRules:
    """The rules of a house; the defaults are those of Building Skills. Money is in whole dollars.

    `odds_limit` bounds the odds behind a line bet; odds against may win as much. `field_twelve` and `field_two` are the
    field's odds to one on 12 and 2. `commission_on_win` takes the commission of buy and lay bets when they win, not
    when they are made.

    `come_out_propositions` lets propositions, field and hardways be made on the come-out too, `numbers_any_time` place,
    buy and lay bets, and buy and lay bets on the point. `casino_bets` are the kinds of CASINO_BETS.

    `come_out_rest` lets place, buy and hardway bets rest on a come-out throw, `lays_rest` lay bets and place bets to
    lose. `hardways_work` lets hardways work there anyway. `place_wins_stay` leaves a place bet that won on the table.
    `come_on_point_wins` makes a come bet win, not push, when its number becomes the point. `dont_come_twelve_wins`
    makes a don't come bet win, not push, on 12.

    `minimum` is for line bets, `maximum` for every bet but odds. Raises NotationError.
    """

    odds_limit: OddsLimit = None
    field_twelve: int = 2
    field_two: int = 2
    commission_on_win: bool = False
    come_out_propositions: bool = False
    numbers_any_time: bool = False
    casino_bets: bool = False
    come_out_rest: bool = False
    lays_rest: bool = False
    hardways_work: bool = False
    place_wins_stay: bool = False
    come_on_point_wins: bool = False
    dont_come_twelve_wins: bool = False
    minimum: int = 5
    maximum: int = 500
    bankroll: int = 1_000

    def __post_init__(self) -> None:
        for amount in (self.minimum, self.maximum, self.bankroll):
            if type(amount) is not int or not 1 <= amount <= MOST_DOLLARS:
                raise NotationError(
                    tr(
                        "minimum, maximum and bankroll must each be from 1 to {most} dollars",
                        most=MOST_DOLLARS,
                    )
                )
        if self.minimum > self.maximum:
            raise NotationError(tr("the table minimum cannot be above the maximum"))
        for total, pays in ((12, self.field_twelve), (2, self.field_two)):
            if pays not in (2, 3):
                raise NotationError(
                    tr("the field must pay 2:1 or 3:1 on {total}, not {pays}:1", total=total, pays=pays)
                )
        times = self.odds_limit
        if times not in (None, "3-4-5") and not (type(times) is int and 1 <= times <= MOST_TIMES):
            raise NotationError(
                tr(
                    "the odds limit must be “none”, “3-4-5” or 1 to {most} times the line bet",
                    most=MOST_TIMES,
                )
            )

    @cached_property
    def line_minimum(self) -> Cents:
        """The table minimum of a line bet."""
        return dollars(self.minimum)

    @cached_property
    def bet_maximum(self) -> Cents:
        """The table maximum of every bet but odds."""
        return dollars(self.maximum)

    @cached_property
    def resting(self) -> BetKinds:
        """The bets that are off on the come-out unless turned on; come odds have a switch of their own."""
        by_switch = (
            (self.come_out_rest, (PLACES, BUYS)),
            (self.come_out_rest and not self.hardways_work, (HARDWAYS,)),
            (self.lays_rest, (LAYS, PLACE_LOSES)),
        )
        families = [family for rests, families in by_switch if rests for family in families]
        return frozenset(kind for family in families for kind in family.values())

    def to_text(self) -> str:
        """The rules in headers and settings: the nearest preset, and the differences from it."""
        nearest = min(PRESETS, key=lambda name: len(_differences(self, PRESETS[name])))
        differing = _differences(self, PRESETS[nearest])
        return " ".join(
            [f"preset={nearest}", *(f"{switch.name}={switch.write(self)}" for switch in differing)]
        )


BUILDING_SKILLS = HouseRules()
LAS_VEGAS = HouseRules(
    odds_limit="3-4-5",
    field_twelve=3,
    commission_on_win=True,
    come_out_propositions=True,
    come_out_rest=True,
    come_on_point_wins=True,
    numbers_any_time=True,
    casino_bets=True,
    lays_rest=True,
    place_wins_stay=True,
)
PRESETS: Mapping[str, HouseRules] = MappingProxyType(
    {"building-skills": BUILDING_SKILLS, "las-vegas": LAS_VEGAS}
)
"""The houses to choose from."""


@dataclass(frozen=True)
class Switch:
    """One of the house rules: its name in the header, the field that it sets, and the words shown for it.

    `choices` are its values; a switch that `takes_number` takes whole numbers too.
    """

    name: str
    field: str
    title: Sentence
    explanation: Sentence
    choices: Mapping[str, object]
    takes_number: bool = False

    def read(self, text: str) -> object:
        """The value in the text. Raises NotationError."""
        if text in self.choices:
            return self.choices[text]
        if self.takes_number and re.fullmatch(r"[0-9]{1,9}", text):
            return int(text)
        if not self.choices:
            raise NotationError(tr("{name} must be a whole number, not “{text}”", name=self.name, text=text))
        expected = [*self.choices, *([tr("a whole number")] if self.takes_number else [])]
        raise NotationError(
            tr(
                "{name} must be one of {choices}, not “{text}”",
                name=self.name,
                choices=listed(expected),
                text=text,
            )
        )

    def write(self, rules: HouseRules) -> str:
        """The text of the switch's value in the rules."""
        value = getattr(rules, self.field)
        return next((text for text, choice in self.choices.items() if choice == value), str(value))


_NO_YES: Mapping[str, object] = MappingProxyType({"no": False, "yes": True})
_PUSHED_WINS: Mapping[str, object] = MappingProxyType({"pushed": False, "wins": True})
_WORKING_OFF: Mapping[str, object] = MappingProxyType({"working": False, "off": True})
_AS_PLACE_WORKING: Mapping[str, object] = MappingProxyType({"as-place": False, "working": True})
_RETURNED_STAYS: Mapping[str, object] = MappingProxyType({"returned": False, "stays": True})
_TWO_THREE: Mapping[str, object] = MappingProxyType({"2": 2, "3": 3})
_NONE: Mapping[str, object] = MappingProxyType({})

SWITCHES: tuple[Switch, ...] = (
    Switch(
        "odds-limit",
        "odds_limit",
        tr("Odds limit"),
        tr(
            "The most odds you may take on a pass or come bet: any amount, a multiple of the bet, "
            "or 3× on 4 and 10, 4× on 5 and 9, 5× on 6 and 8. When you lay odds, the limit is on "
            "what they win."
        ),
        MappingProxyType({"none": None, "3-4-5": "3-4-5"}),
        takes_number=True,
    ),
    Switch(
        "field-12",
        "field_twelve",
        tr("Field on 12"),
        tr("What the field pays on a 12: 2:1 or 3:1."),
        _TWO_THREE,
    ),
    Switch(
        "field-2",
        "field_two",
        tr("Field on 2"),
        tr("What the field pays on a 2: 2:1 or 3:1."),
        _TWO_THREE,
    ),
    Switch(
        "commission",
        "commission_on_win",
        tr("Commission on buy and lay bets"),
        tr("Whether the 5% commission (vig) is paid when you make the bet, or only when it wins."),
        MappingProxyType({"made": False, "won": True}),
    ),
    Switch(
        "come-out-propositions",
        "come_out_propositions",
        tr("Propositions on the come-out"),
        tr("Whether you can bet propositions, the field and hardways before there is a point."),
        _NO_YES,
    ),
    Switch(
        "numbers-any-time",
        "numbers_any_time",
        tr("Place, buy and lay at any time"),
        tr(
            "Whether you can place, buy and lay numbers before there is a point, and buy and lay the "
            "point itself."
        ),
        _NO_YES,
    ),
    Switch(
        "casino-bets",
        "casino_bets",
        tr("More bets"),
        tr("Whether the table takes place bets to lose, Big 6 and Big 8, C & E, world and hop bets."),
        _NO_YES,
    ),
    Switch(
        "come-out-rest",
        "come_out_rest",
        tr("Bets off on the come-out"),
        tr("Whether place, buy and hardway bets are off on the come-out roll."),
        _NO_YES,
    ),
    Switch(
        "lay-on-come-out",
        "lays_rest",
        tr("Lay bets on the come-out"),
        tr("Whether lay bets and place bets to lose are working or off on the come-out roll."),
        _WORKING_OFF,
    ),
    Switch(
        "hardways-on-come-out",
        "hardways_work",
        tr("Hardways on the come-out"),
        tr("Whether hardways are off on the come-out roll whenever place bets are off, or always work."),
        _AS_PLACE_WORKING,
    ),
    Switch(
        "won-place",
        "place_wins_stay",
        tr("When a place bet wins"),
        tr("Whether a winning place bet comes back with its winnings or stays up for the next roll."),
        _RETURNED_STAYS,
    ),
    Switch(
        "come-on-point",
        "come_on_point_wins",
        tr("When a come number becomes the point"),
        tr(
            "Whether a come bet is returned or wins when its number rolls on the come-out (if it "
            "wins, a don't come bet on that number loses)."
        ),
        _PUSHED_WINS,
    ),
    Switch(
        "dont-come-12",
        "dont_come_twelve_wins",
        tr("Don't come on 12"),
        tr("Whether a 12 is a push or a win for a new don't come bet."),
        _PUSHED_WINS,
    ),
    Switch(
        "minimum",
        "minimum",
        tr("Minimum"),
        tr("The smallest pass, don't pass, come or don't come bet, in dollars. Other bets start at $1."),
        _NONE,
        takes_number=True,
    ),
    Switch(
        "maximum",
        "maximum",
        tr("Maximum"),
        tr("The largest bet on any one spot, in dollars. Odds have their own limit."),
        _NONE,
        takes_number=True,
    ),
    Switch(
        "bankroll",
        "bankroll",
        tr("Bankroll"),
        tr("Your buy-in, in dollars."),
        _NONE,
        takes_number=True,
    ),
)
"""Every house rule, in the order in which a header and a dialog name them."""


def parse_rules(text: str) -> HouseRules:
    """The rules in a record's header, separated by spaces or commas; "" means Building Skills.

    Switches are applied on top of the preset, in any order. Raises NotationError.
    """
    by_name: dict[str, str] = {}
    for item in re.split(r"[\s,;]+", text.strip(" ,;")):
        name, _, value = item.partition("=")
        if name in by_name:
            raise NotationError(tr("{name} appears twice in the rules", name=name))
        by_name[name] = value
    by_name.pop("", None)
    preset = by_name.pop("preset", "building-skills")
    if preset not in PRESETS:
        raise NotationError(
            tr("the preset must be one of {names}, not “{text}”", names=", ".join(PRESETS), text=preset)
        )
    switches = {switch.name: switch for switch in SWITCHES}
    values: dict[str, Any] = {}
    for name, value in by_name.items():
        if name not in switches:
            names = ", ".join([*(f"preset={preset}" for preset in PRESETS), *switches])
            raise NotationError(
                tr("there is no craps rule “{name}”; choose from: {known}", name=name, known=names)
            )
        values[switches[name].field] = switches[name].read(value)
    return replace(PRESETS[preset], **values)


HOUSE_RULES = tr(
    "the house rules: {names}, or one of these presets with changes, such as “preset=las-vegas maximum=1000”",
    names=listed(PRESETS),
)
"""What `rules_named` reads."""


def rules_named(text: str) -> HouseRules:
    """The rules of a preset by its name, or those in the text of a header. Raises NotationError."""
    if text in PRESETS:
        return PRESETS[text]
    switches = [switch.name for switch in SWITCHES]
    if text and "=" not in text and text not in switches:
        known = listed((*PRESETS, *switches))
        raise NotationError(
            tr("there are no house rules named “{text}”; choose from: {names}", text=text, names=known)
        )
    return parse_rules(text)


def _differences(rules: HouseRules, preset: HouseRules) -> list[Switch]:
    return [switch for switch in SWITCHES if getattr(rules, switch.field) != getattr(preset, switch.field)]


LEAST_BET = dollars(1)
COMMISSION = Fraction(5, 100)

_BUYS, _LAYS = frozenset(BUYS.values()), frozenset(LAYS.values())
_NUMBERS: BetKinds = frozenset(
    {*PLACES.values(), *BUYS.values(), *LAYS.values(), *PLACE_LOSES.values(), *BIGS.values()}
)
"""The bets that only some houses take before a point."""
_ODDS_OF_COMES: BetKinds = frozenset(COME_ODDS.values())
_MOVED_COMES: BetKinds = frozenset(COMES.values())
_ON_COME_OUT: BetKinds = frozenset({PASS, DONT_PASS, *COME_ODDS.values(), *DONT_COME_ODDS.values()})
_BY_THE_HOUSE: BetKinds = PROPOSITIONS | frozenset(HARDWAYS.values())
"""The bets that only some houses take on the come-out."""
_TIMES_345 = {Fraction(2): 3, Fraction(3, 2): 4, Fraction(6, 5): 5}


_IN_EVERY_HOUSE = tuple(name for name in NAMES if name not in CASINO_BETS)


def names_of(rules: HouseRules) -> tuple[str, ...]:
    """The bets that the house takes, in the order of the layout."""
    return NAMES if rules.casino_bets else _IN_EVERY_HOUSE


def is_working(
    rules: HouseRules, point: int | None, kind: BetKind, *, odds_on: bool, bets_on: bool = False
) -> bool:
    """Whether the next throw counts for a bet of this kind.

    With a point every bet works. On the come-out, come odds rest unless they are on; in some houses place, buy, lay and
    hardway bets rest too, unless they are on.
    """
    if point is not None:
        return True
    if kind in _ODDS_OF_COMES:
        return odds_on
    return bets_on or kind not in rules.resting


def is_contract(point: int | None, kind: BetKind) -> bool:
    """Whether the bet has to stay until it wins or loses: a come bet that has moved, and pass with a point."""
    return kind in _MOVED_COMES or (point is not None and kind == PASS)


def refusal_by_point(rules: HouseRules, point: int | None, kind: BetKind) -> Sentence | None:
    """Why no bet of this kind can be made before the next throw; None if it can."""
    bet = title_of(kind.name)
    if kind in MOVED:
        return tr(
            "You cannot bet {bet} directly: bet come or don't come, and a roll moves that bet there.",
            bet=bet,
        )
    if kind in CASINO_BETS and not rules.casino_bets:
        return tr("The house does not take {bet} under these rules.", bet=bet)
    if point is None:
        return _refusal_on_come_out(rules, kind, bet)
    if kind in (PASS, DONT_PASS):
        return tr("{bet} can only be bet before a come-out roll.", bet=bet)
    if kind in (BUYS[point], LAYS[point]) and not rules.numbers_any_time:
        return tr("You cannot buy or lay {point} while it is the point.", point=point)
    return None


@lru_cache(maxsize=64)
def refusals_by_point(rules: HouseRules, point: int | None) -> Mapping[str, Sentence]:
    """The reasons by name, for all of the house's bets that cannot be made before the next throw."""
    kinds = (kind_named(name, point) for name in names_of(rules))
    reasons = ((kind.name, refusal_by_point(rules, point, kind)) for kind in kinds)
    return {name: reason for name, reason in reasons if reason is not None}


def _refusal_on_come_out(rules: HouseRules, kind: BetKind, bet: Sentence) -> Sentence | None:
    if kind in _ON_COME_OUT or (rules.come_out_propositions and kind in _BY_THE_HOUSE):
        return None
    if rules.numbers_any_time and kind in _NUMBERS:
        return None
    if kind in COME_LINES:
        return tr("Come bets need a point: make the come-out roll first.")
    if kind in LINE_BEHIND:
        return tr("Odds need a point: make the come-out roll first.")
    return tr("{bet} needs a point: make the come-out roll first.", bet=bet)


_OF_THIS_THROW: BetKinds = frozenset(
    {*PROPOSITIONS, *COME_LINES, *(kind for kind, line in LINE_BEHIND.items() if line in (PASS, DONT_PASS))}
)
"""The bets that the next throw decides or moves, and odds on the point: none is left from an earlier point."""


def refusal_to_lie(rules: HouseRules, point: int | None, kind: BetKind) -> Sentence | None:
    """Why no bet of this kind can be on the table; None if it can, made now or earlier."""
    if kind in _OF_THIS_THROW or (kind in CASINO_BETS and not rules.casino_bets):
        return refusal_by_point(rules, point, kind)
    return None


def refusal_by_limits(rules: HouseRules, bets: Bets, bet: Bet) -> Sentence | None:
    """Why the bet, added to the bets on the table, breaks the table's limits; None if it does not."""
    line = LINE_BEHIND.get(bet.kind)
    if line is not None and not amount_on(bets, line):
        return _odds_before(line)
    amount = amount_on(bets, bet.kind) + bet.amount
    least, most = least_on(rules, bet.kind), most_on(rules, bets, bet.kind)
    if amount < least:
        return tr("The minimum on {bet} is {least}.", bet=title_of(bet.name), least=least.shown())
    if most is not None and amount > most:
        return tr("The maximum on {bet} is {most}.", bet=title_of(bet.name), most=most.shown())
    return None


@cache
def _odds_before(line: BetKind) -> Sentence:
    return tr("Odds need a {line} bet first.", line=title_of(line.name))


def made_as(name: str) -> str:
    """The name under which the bet is made: "come" for "come-6". Raises KeyError for an unknown name."""
    kind = BET_KINDS[name]
    if kind in COMES.values():
        return COME.name
    return DONT_COME.name if kind in DONT_COMES.values() else name


def least_on(rules: HouseRules, kind: BetKind) -> Cents:
    """The minimum for a bet of this kind."""
    return rules.line_minimum if kind in LINE else LEAST_BET


def most_on(rules: HouseRules, bets: Bets, kind: BetKind) -> Cents | None:
    """The maximum for a bet of this kind; None for odds without a limit.

    Odds behind pass and come are limited to a multiple of the line bet; odds against may win as much.
    """
    line = LINE_BEHIND.get(kind)
    if line is None:
        return rules.bet_maximum
    limit = rules.odds_limit
    if limit is None:
        return None
    true_odds = max(kind.odds, 1 / kind.odds)
    times = _TIMES_345[true_odds] if limit == "3-4-5" else limit
    return Cents(floor(amount_on(bets, line) * times * (true_odds if kind.odds < 1 else 1)))


def commission_on_bet(rules: HouseRules, bet: Bet) -> Cents:
    """The commission on a buy or lay bet when it is made; 0 if it is due on a win."""
    return NOTHING if rules.commission_on_win else _commission(bet)


def commission_on_win(rules: HouseRules, bet: Bet) -> Cents:
    """The commission on a buy or lay bet when it wins; 0 if it was paid when the bet was made."""
    return _commission(bet) if rules.commission_on_win else NOTHING


def _commission(bet: Bet) -> Cents:
    """5% of a buy bet, or of the possible win of a lay bet, rounded down to the cent."""
    if bet.kind in _BUYS:
        return Cents(floor(bet.amount * COMMISSION))
    if bet.kind in _LAYS:
        return Cents(floor(bet.amount * bet.kind.odds * COMMISSION))
    return NOTHING
