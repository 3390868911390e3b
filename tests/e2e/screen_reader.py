"""A screen reader of the tests' own: it knows a program only by what AT-SPI tells of it over D-Bus."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from jeepney import DBusAddress, MatchRule, Message, MessageType, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

INTERFACE = "org.a11y.atspi."
PROPERTIES = "org.freedesktop.DBus.Properties"
REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
ANNOUNCED = "object:announcement"
MOST_WORDS = 1000
ANSWER_S = 60.0


class GoneError(LookupError):
    """What was asked is no longer there."""


class ScreenReader:
    """Listens on the bus of assistive technology that belongs to a session's bus."""

    def __init__(self, session_bus: str) -> None:
        """Says on the session's bus that somebody needs a screen reader, as a desktop does."""
        with open_dbus_connection(session_bus) as session:
            status = DBusAddress("/org/a11y/bus", "org.a11y.Bus", PROPERTIES)
            wish = ("org.a11y.Status", "ScreenReaderEnabled", ("b", True))
            answer(session, new_method_call(status, "Set", "ssv", wish))
            bus = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            (address,) = answer(session, new_method_call(bus, "GetAddress"))
        self._connection = open_dbus_connection(address)
        self._said: deque[Message] = deque(maxlen=MOST_WORDS)
        rule = MatchRule(type="signal", interface=f"{INTERFACE}Event.Object", member="Announcement")
        self._listening = self._connection.filter(rule, queue=self._said)
        answer(self._connection, message_bus.AddMatch(rule))
        registry = DBusAddress("/org/a11y/atspi/registry", REGISTRY, REGISTRY)
        answer(self._connection, new_method_call(registry, "RegisterEvent", "s", (ANNOUNCED,)))

    def close(self) -> None:
        """Hears no more."""
        self._listening.close()
        self._connection.close()

    def hear(self, patience_s: float) -> str:
        """The next words that a program has announced; TimeoutError when it says none."""
        try:
            message = self._connection.recv_until_filtered(self._said, timeout=patience_s)
        except TimeoutError:
            raise TimeoutError(f"waited {patience_s:g} s for the program to say something") from None
        return str(message.body[3][1])

    @property
    def programs(self) -> "tuple[Node, ...]":
        """The programs that can be read."""
        return Node(self._connection, REGISTRY, ROOT).children


@dataclass(frozen=True)
class Node:
    """One thing in the tree of a program. Raises GoneError when it has left the tree."""

    connection: DBusConnection
    program: str
    path: str

    @property
    def name(self) -> str:
        """What it is called."""
        return str(self._property("Accessible", "Name"))

    @property
    def description(self) -> str:
        """What else is said of it."""
        return str(self._property("Accessible", "Description"))

    @property
    def role(self) -> str:
        """What kind of thing it is, such as "push button"."""
        return str(self._call("Accessible", "GetRoleName")[0])

    @property
    def value(self) -> float | None:
        """The number that it shows; None for what shows none."""
        if f"{INTERFACE}Value" not in self._call("Accessible", "GetInterfaces")[0]:
            return None
        return float(self._property("Value", "CurrentValue"))

    @property
    def is_showing(self) -> bool:
        """Whether it can be seen."""
        return self._has_state(25)

    @property
    def is_enabled(self) -> bool:
        """Whether it can be used."""
        return self._has_state(8)

    @property
    def is_focusable(self) -> bool:
        """Whether it can be given the keyboard."""
        return self._has_state(11)

    @property
    def is_checked(self) -> bool:
        """Whether it is ticked, chosen or kept."""
        return self._has_state(4)

    @property
    def labels(self) -> "tuple[Node, ...]":
        """What stands beside it as its title."""
        relations = dict(self._call("Accessible", "GetRelationSet")[0])
        labelled_by = 2
        return tuple(Node(self.connection, *found) for found in relations.get(labelled_by, ()))

    @property
    def children(self) -> "tuple[Node, ...]":
        """The things in it."""
        return tuple(Node(self.connection, *found) for found in self._call("Accessible", "GetChildren")[0])

    def shown(self) -> "Iterator[Node]":
        """This and all in it that can be seen, from top to bottom."""
        yield self
        for child in self.children:
            if child.is_showing:
                yield from child.shown()

    def nameless(self) -> list[str]:
        """The roles of all that can be seen and takes the keyboard, but has no name; what fills a gap needs none."""
        return [
            node.role
            for node in self.shown()
            if node.is_focusable and not node.name and node.role != "filler"
        ]

    def find(self, role: str, name: str) -> "Node":
        """The thing of this role whose name begins so, among those that can be seen."""
        found = (node for node in self.shown() if node.role == role and node.name.startswith(name))
        for node in islice(found, 1):
            return node
        raise GoneError(f"no {role} is called {name}")

    def do(self, action: str) -> None:
        """Has it do something, such as "Press"."""
        names = [found[0] for found in self._call("Action", "GetActions")[0]]
        if action not in names:
            raise GoneError(f"{self.name} knows {names}, and no {action}")
        self._call("Action", "DoAction", "i", (names.index(action),))

    def write(self, words: str) -> None:
        """Puts these words into a field, in place of what is there."""
        self._call("EditableText", "SetTextContents", "s", (words,))

    def choose_row(self, row: int) -> None:
        """Chooses a row of a table, counted from 0, besides what is chosen."""
        self._call("Table", "AddRowSelection", "i", (row,))

    def choose_child(self, place: int) -> None:
        """Chooses one of the things in it, counted from 0."""
        self._call("Selection", "SelectChild", "i", (place,))

    def _has_state(self, bit: int) -> bool:
        low, high = self._call("Accessible", "GetState")[0]
        return bool((low | high << 32) >> bit & 1)

    def _property(self, interface: str, name: str) -> Any:
        wish = (f"{INTERFACE}{interface}", name)
        return answer(self.connection, new_method_call(self._at(PROPERTIES), "Get", "ss", wish))[0][1]

    def _call(self, interface: str, method: str, signature: str | None = None, body: tuple = ()) -> tuple:
        call = new_method_call(self._at(f"{INTERFACE}{interface}"), method, signature, body)
        return answer(self.connection, call)

    def _at(self, interface: str) -> DBusAddress:
        return DBusAddress(self.path, self.program, interface)


def answer(connection: DBusConnection, call: Message) -> tuple:
    """What the other side answers; GoneError with its reason where it refuses."""
    try:
        reply = connection.send_and_get_reply(call, timeout=ANSWER_S)
    except TimeoutError:
        raise TimeoutError(f"waited {ANSWER_S:g} s for an answer over D-Bus") from None
    if reply.header.message_type is MessageType.error:
        raise GoneError(str(reply.body))
    return tuple(reply.body)
