"""The cards of the settings: appearance, language, dice, sound, names, dice of new games, coach."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QWidget

from dicedesk.coach.unit import Unit
from dicedesk.core.languages import LANGUAGES
from dicedesk.core.words import figure
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.audio import Cue
from dicedesk.play.seats import PEOPLE
from dicedesk.play.settings import (
    AS_DESKTOP,
    LARGEST_SEED,
    LONGEST_NAME,
    Body,
    CoachSettings,
    DiceSettings,
    Marks,
    MotionChoice,
    SoundSettings,
    ThemeChoice,
    coach_settings,
    parse_seed,
)
from dicedesk.ui.base.dice.dice_look import SPEEDS, DiceLook, name_of_speed
from dicedesk.ui.base.dice.tray import StripTray
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.look.appearance import PALETTES, Appearance
from dicedesk.ui.base.look.theme import FeltColor, Space
from dicedesk.ui.base.settings_bridge import SettingsBridge
from dicedesk.ui.base.settings_card import LiveCard
from dicedesk.ui.base.sound import Sounds
from dicedesk.ui.base.widgets.card import Card, label, write
from dicedesk.ui.base.widgets.coach_boxes import CoachBoxes
from dicedesk.ui.base.widgets.fields import (
    PERCENT,
    PERCENT_STEPS,
    ArrowCombo,
    FieldRows,
    TickBox,
    ValueSlider,
)
from dicedesk.ui.base.words import percent, shown, tr


class LookCard(Card):
    """Chooses the theme and how much moves."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(tr("Appearance"), parent)
        self._appearance = appearance
        self.theme = ArrowCombo(appearance, tr("Theme"))
        self.theme.addItem(tr("System default"), ThemeChoice.DESKTOP)
        for choice, palette in PALETTES.items():
            self.theme.addItem(shown(palette.title), choice)
        self.motion = ArrowCombo(appearance, tr("Motion"))
        movements = {
            MotionChoice.DESKTOP: tr("System default"),
            MotionChoice.FULL: tr("Full"),
            MotionChoice.REDUCED: tr("Reduced: no flying dice or chips"),
        }
        for movement, title in movements.items():
            self.motion.addItem(title, movement)
        self.add(FieldRows(self.theme, self.motion))
        self._show_chosen()
        self.theme.activated.connect(lambda _: appearance.choose(self.theme.currentData()))
        self.motion.activated.connect(lambda _: appearance.choose_motion(self.motion.currentData()))
        appearance.changed.connect(self._show_chosen)
        appearance.motion_changed.connect(self._show_chosen)

    def _show_chosen(self) -> None:
        self.theme.setCurrentIndex(self.theme.findData(self._appearance.choice))
        self.motion.setCurrentIndex(self.motion.findData(self._appearance.motion))


class LanguageCard(Card):
    """Chooses the language of the window."""

    def __init__(
        self, language: WindowLanguage, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Language"), parent)
        self.choices = ArrowCombo(appearance, tr("Language"))
        self.choices.addItem(tr("System default"), AS_DESKTOP)
        for one in LANGUAGES:
            self.choices.addItem(one.name, one.code)
        self.choices.setCurrentIndex(max(self.choices.findData(language.choice), 0))
        self.add(self.choices)
        self.error = label("bad", wraps=True)
        self.add(self.error)
        write(self.error, shown(language.error or ""))
        self.choices.activated.connect(lambda _: language.choose(self.choices.currentData()))


_SHOWN = (1, 5)
"""The faces of the example dice; the 1 has a color of its own."""


class DiceCard(Card):
    """Chooses the body and the faces of the dice, and their speed."""

    def __init__(self, look: DiceLook, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(tr("Dice"), parent)
        self._look = look
        self.bodies = ArrowCombo(appearance, tr("Style"))
        for body, name in (
            (Body.THEME, tr("Match the theme")),
            (Body.IVORY, tr("Ivory")),
            (Body.CASINO, tr("Casino red")),
            (Body.BLACK, tr("Black")),
            (Body.HIGH_CONTRAST, tr("High contrast")),
        ):
            self.bodies.addItem(name, body)
        self.marks = ArrowCombo(appearance, tr("Faces"))
        self.marks.addItem(tr("Pips"), Marks.PIPS)
        self.marks.addItem(tr("Numerals"), Marks.NUMERALS)
        self.speeds = ArrowCombo(appearance, tr("Roll speed"))
        for speed in reversed(SPEEDS):
            self.speeds.addItem(name_of_speed(speed), speed)
        self.example = StripTray(FeltColor.GREEN, len(_SHOWN), is_centred=True)
        self.example.show_faces(_SHOWN)
        self.note = label("second", wraps=True)
        for part in (FieldRows(self.bodies, self.marks, self.speeds), self.example, self.note):
            self.add(part)
        self._show_chosen()
        for box in (self.bodies, self.marks, self.speeds):
            box.activated.connect(self._on_chosen)
        look.apply_to(self.example)
        look.changed.connect(self._show_chosen)

    def _on_chosen(self) -> None:
        chosen = (box.currentData() for box in (self.bodies, self.marks, self.speeds))
        self._look.choose(DiceSettings(*chosen))
        self.example.throw(_SHOWN)

    def _show_chosen(self) -> None:
        chosen = self._look.chosen
        self.bodies.setCurrentIndex(self.bodies.findData(chosen.body))
        self.marks.setCurrentIndex(self.marks.findData(chosen.marks))
        self.speeds.setCurrentIndex(self.speeds.findData(chosen.speed))
        write(self.note, shown(self._look.error or ""))


_EXAMPLE = Cue.FEW_DICE


class SoundCard(LiveCard):
    """Turns the sounds of dice and chips on or off, and sets their volume."""

    def __init__(self, sounds: Sounds, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(tr("Sound"), parent)
        self._sounds = sounds
        self.is_on = TickBox(appearance, tr("Dice and chip sounds (M)"))
        self.volume = ValueSlider(tr("Sound volume"), PERCENT, PERCENT_STEPS, 0)
        self.volume_text, self.note = label("second"), label("second", wraps=True)
        self.listen_button = QPushButton(tr("Test"))
        self._lay_out()
        self.refresh()
        self.is_on.clicked.connect(self._on_changed)
        self.volume.valueChanged.connect(self._on_changed)
        self.volume.sliderMoved.connect(self._show_volume)
        self.listen_button.clicked.connect(lambda: sounds.listen(_EXAMPLE))
        sounds.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the settings, and whether sound can be played."""
        chosen = self._sounds.chosen
        self.is_on.setChecked(chosen.is_on)
        with QSignalBlocker(self.volume):
            self.volume.setValue(round(100 * chosen.volume))
        self._show_volume()
        for part in (self.volume, self.listen_button):
            part.setEnabled(self._sounds.can_play)
        write(self.note, self._sounds.error)

    def _lay_out(self) -> None:
        self.add(self.is_on)
        table = QWidget()
        grid = QGridLayout(table)
        grid.setContentsMargins(0, Space.TIGHT, 0, Space.TIGHT)
        grid.setHorizontalSpacing(Space.LARGE)
        grid.setColumnStretch(1, 1)
        grid.addWidget(label("second", tr("Volume")), 0, 0)
        grid.addWidget(self.volume, 0, 1)
        grid.addWidget(self.volume_text, 0, 2)
        grid.addWidget(self.listen_button, 0, 3)
        self.add(table)
        self.add(self.note)

    def _on_changed(self) -> None:
        self._sounds.choose(SoundSettings(self.is_on.isChecked(), self.volume.value() / 100))

    def _show_volume(self) -> None:
        self.volume_text.setText(percent(self.volume.sliderPosition() / 100, 0))


class NamesCard(Card):
    """Takes the names of the people at this computer; each is saved when its field loses the focus."""

    def __init__(self, settings: SettingsBridge, parent: QWidget | None = None) -> None:
        super().__init__(tr("Players' names"), parent)
        self._settings = settings
        self.fields = tuple(self._field(place) for place in range(PEOPLE))
        self.add(FieldRows(*self.fields))
        why = tr(
            "Your name comes first; the others are for friends in Hog and Hazard. New names take "
            "effect in the next game and are saved in its record. If you leave your name empty, “You” "
            "appears instead."
        )
        self.add(label("second", why, wraps=True))
        self.error = label("bad", wraps=True)
        self.add(self.error)
        write(self.error, shown(settings.error or ""))

    def _field(self, place: int) -> QLineEdit:
        said = tr("Player {seat}", seat=place + 1) if place else tr("You")
        field = QLineEdit(self._settings.value.names[place])
        field.setMaxLength(LONGEST_NAME)
        field.setAccessibleName(said)
        field.setPlaceholderText(said)
        field.editingFinished.connect(lambda: self._keep(place))
        return field

    def _keep(self, place: int) -> None:
        field, kept = self.fields[place], self._settings.value.names
        if field.text() == kept[place]:
            return
        if _is_taken(field.text().strip()):
            said = tr("“{name}” is already the name of a computer player.", name=field.text().strip())
            field.setText(kept[place])
            write(self.error, said)
            return
        names = (*kept[:place], field.text(), *kept[place + 1 :])
        self._settings.change(lambda settings: replace(settings, names=names))
        field.setText(self._settings.value.names[place])
        write(self.error, shown(self._settings.error or ""))


def _is_taken(name: str) -> bool:
    """Whether a record would take this name for a computer player's."""
    return any(game.players.has(name) for game in GAMES.values())


_FIRST_SEED = 1


class FairCard(Card):
    """Chooses whether the dice of new games are sealed, or follow from a seed."""

    def __init__(
        self, settings: SettingsBridge, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Dice for new games"), parent)
        self._settings = settings
        seed = self._seed
        self.kinds = ArrowCombo(appearance, tr("Dice"))
        self.kinds.addItem(tr("Sealed: fixed before the first roll"), userData=False)
        self.kinds.addItem(tr("Seeded: from a number you choose"), userData=True)
        self.number = QLineEdit("" if seed is None else str(seed))
        self.number.setMaxLength(len(str(LARGEST_SEED)))
        self.number.setAccessibleName(tr("Seed"))
        self.number.setPlaceholderText(tr("A whole number"))
        self.note, self.error = label("second", wraps=True), label("bad", wraps=True)
        for part in (FieldRows(self.kinds, self.number), self.note, self.error):
            self.add(part)
        self._show_choice()
        self.kinds.activated.connect(self._on_kind)
        self.number.editingFinished.connect(self._on_number)

    @property
    def _seed(self) -> int | None:
        return self._settings.value.fair_dice.seed

    def _choose(self, seed: int | None) -> None:
        self._settings.change(
            lambda settings: replace(settings, fair_dice=replace(settings.fair_dice, seed=seed))
        )
        self._show_choice()

    def _on_kind(self) -> None:
        is_seeded = self.kinds.currentData()
        seed = parse_seed(self.number.text())
        self._choose((_FIRST_SEED if seed is None else seed) if is_seeded else None)

    def _on_number(self) -> None:
        seed = parse_seed(self.number.text())
        if seed is None:
            write(self.error, tr("Enter a whole number from 0 to {largest}.", largest=figure(LARGEST_SEED)))
            return
        self._choose(seed)

    def _show_choice(self) -> None:
        seed = self._seed
        self.kinds.setCurrentIndex(self.kinds.findData(seed is not None))
        self.number.setEnabled(seed is not None)
        if seed is None:
            self.note.setText(
                tr(
                    "Starting with the next game, the dice are fixed and sealed before the first "
                    "roll. Afterward, anyone can check that the dice were not changed."
                )
            )
        else:
            self.number.setText(str(seed))
            self.note.setText(
                tr(
                    "Starting with the next game, the dice come from this seed and are the same in "
                    "every game. You can replay these games, but you cannot prove that their dice "
                    "were fair."
                )
            )
        write(self.error, shown(self._settings.error or ""))


class CoachSettingsCard(Card):
    """Chooses when the coach of each game speaks, and the cost from which it warns."""

    def __init__(
        self, settings: SettingsBridge, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Coach"), parent)
        self._settings = settings
        self.add(
            label(
                "second",
                tr(
                    "In a counted game, the coach stays silent; using it makes the game casual. In a "
                    "casual game, the coach is always available."
                ),
                wraps=True,
            )
        )
        self.boxes: dict[str, CoachBoxes] = {}
        for each in GAMES.values():
            if each.unit is not None:
                self._add_game(appearance, each.spec.id, shown(each.spec.title), each.unit)
        self.error = label("bad", wraps=True)
        self.add(self.error)
        self._show()
        for game in self.boxes:
            settings.game_changed(game).connect(self._show)
        settings.error_changed.connect(self._show)

    def _add_game(self, appearance: Appearance, game: str, title: str, unit: Unit) -> None:
        self.boxes[game] = boxes = CoachBoxes(appearance, unit, self._wanted(game))
        for box in (boxes.mode, boxes.warning):
            box.setAccessibleName(tr("{game}: {setting}", game=title, setting=box.accessibleName()))
        boxes.chosen.connect(partial(self._keep, game))
        for part in (label("name", title), label("second", shown(unit.costs), wraps=True), boxes):
            self.add(part)

    def _wanted(self, game: str) -> CoachSettings:
        return self._settings.keeper.of(coach_settings(game))

    def _keep(self, game: str, wanted: CoachSettings) -> None:
        self._settings.keeper.change_game(coach_settings(game), lambda _: wanted)

    def _show(self) -> None:
        for game, boxes in self.boxes.items():
            boxes.show_settings(self._wanted(game))
        write(self.error, shown(self._settings.error or ""))
