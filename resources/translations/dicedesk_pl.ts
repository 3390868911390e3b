<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>No sound device was found.</source>
        <translation>Nie znaleziono urządzenia audio.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Connect or turn on a sound device.</source>
        <translation>Podłącz lub włącz urządzenie audio.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <source>Qt&apos;s sound library could not be loaded: {reason}.</source>
        <translation>Nie udało się wczytać biblioteki dźwięku Qt: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <source>Install what is missing and restart DiceDesk.</source>
        <translation>Zainstaluj brakujące składniki i&#xa0;uruchom DiceDesk ponownie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/screen.py"/>
        <source>No display was found. Use a virtual one (xvfb-run dicedesk), or play in the terminal (dicedesk play hog).</source>
        <translation>Nie znaleziono ekranu. Użyj wirtualnego (xvfb-run dicedesk) albo graj w&#xa0;terminalu (dicedesk play hog).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine could not be started.</source>
        <translation>Nie udało się uruchomić syntezatora mowy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>No sound device could play the voice: {reason}</source>
        <translation>Żadne urządzenie audio nie odtworzyło głosu: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The voice failed: {reason}</source>
        <translation>Odczytywanie na głos nie powiodło się: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine ended unexpectedly.</source>
        <translation>Syntezator mowy nieoczekiwanie zakończył pracę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine did not answer in time.</source>
        <translation>Syntezator mowy nie odpowiedział na czas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The Python package pyttsx3 is missing.</source>
        <translation>Brakuje pakietu pyttsx3 dla Pythona.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install the package with: {command}</source>
        <translation>Zainstaluj ten pakiet poleceniem: {command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install both packages with: {command}</source>
        <translation>Zainstaluj oba pakiety poleceniem: {command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install espeak-ng and alsa-utils with your package manager.</source>
        <translation>Zainstaluj espeak-ng i&#xa0;alsa-utils menedżerem pakietów swojego systemu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The voice (espeak-ng) or its player (aplay) is missing.</source>
        <translation>Brakuje głosu (espeak-ng) albo programu, który go odtwarza (aplay).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Some settings could not be read and were reset to their defaults.</source>
        <translation>Nie udało się odczytać części ustawień. Przywrócono ich wartości domyślne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/games.py"/>
        <location filename="../../dicedesk/play/saved_games.py"/>
        <source>Your last game could not be opened. It is still in the games folder.</source>
        <translation>Nie udało się otworzyć ostatniej partii. Nadal jest w&#xa0;folderze partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The saved games could not be read: {reason}</source>
        <translation>Nie udało się odczytać zapisanych partii: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your saved games are from a newer version of DiceDesk. Their file was kept as {name}, and a new file was started.</source>
        <translation>Zapisane partie pochodzą z&#xa0;nowszej wersji DiceDesk. Ich plik zapisano pod nazwą {name} i&#xa0;utworzono nowy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The saved games could not be read; the file was set aside as {name}. You can restore a backup from the Help menu.</source>
        <translation>Nie udało się odczytać zapisanych partii; plik zapisano pod nazwą {name}. W&#xa0;menu Pomoc możesz przywrócić kopię zapasową.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your games are open in a terminal. Until you leave the game there, nothing is saved here.</source>
        <translation>Twoje partie są otwarte w&#xa0;terminalu. Dopóki nie wyjdziesz tam z&#xa0;partii, nic się tu nie zapisze.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your games are open in another DiceDesk window. Close it, or nothing will be saved here.</source>
        <translation>Twoje partie są otwarte w&#xa0;innym oknie DiceDesk. Zamknij je, bo inaczej nic się tu nie zapisze.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Games cannot be saved here: another program is using the saved-games file.</source>
        <translation>Nie można tu zapisywać partii: z&#xa0;pliku zapisanych partii korzysta inny program.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Games cannot be saved here: {reason}</source>
        <translation>Nie można tu zapisywać partii: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>This backup cannot be read.</source>
        <translation>Nie można odczytać tej kopii zapasowej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Saving failed: {reason}</source>
        <translation>Zapisywanie nie powiodło się: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The disk is full.</source>
        <translation>Dysk jest pełny.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The games folder is not writable.</source>
        <translation>W&#xa0;folderze partii nie można zapisywać.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/dice.py"/>
        <source>A die shows 1 to 6, not {face!r}.</source>
        <translation>Kość pokazuje od 1 do 6, a&#xa0;nie {face!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>give the chance to win with each number of dice</source>
        <translation>podaje szansę na wygraną przy każdej liczbie kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>your score</source>
        <translation>twój wynik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the opponent&apos;s score</source>
        <translation>wynik przeciwnika</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>the opponent&apos;s strategy</source>
        <translation>strategia przeciwnika</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the score that ends the game</source>
        <translation>wynik, który kończy partię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>the strategy whose wins are counted</source>
        <translation>strategia, której wygrane są liczone</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>play one strategy against another</source>
        <translation>rozgrywa partie jednej strategii przeciw drugiej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/lab/fields.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{least} to {most}</source>
        <translation>od {least} do {most}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/game.py"/>
        <source>The game is over.</source>
        <translation>Partia jest skończona.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/game.py"/>
        <source>{game} has no variants: “{text}” cannot be read</source>
        <translation>{game} nie ma wariantów: nie można odczytać „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the note is longer than {most} characters</source>
        <translation>notatka ma więcej niż {most} znaków</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the note contains a control character</source>
        <translation>notatka zawiera znak sterujący</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the record has no such move</source>
        <translation>w&#xa0;zapisie nie ma takiego ruchu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <location filename="../../dicedesk/core/position.py"/>
        <source>longer than {most} characters</source>
        <translation>więcej niż {most} znaków</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>header lines must come before the first move</source>
        <translation>nagłówki muszą stać przed pierwszym ruchem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected a header such as [Game &quot;hog&quot;]</source>
        <translation>tu powinien być nagłówek, na przykład [Game &quot;hog&quot;]</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the “{name}” header appears twice</source>
        <translation>nagłówek „{name}” występuje dwa razy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the “{name}” header contains a line break or a control character</source>
        <translation>nagłówek „{name}” zawiera podział wiersza lub znak sterujący</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected a move such as “roll 4 : 3 5 2 6”</source>
        <translation>tu powinien być ruch, na przykład „roll 4 : 3 5 2 6”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected faces from 1 to 6, separated by spaces</source>
        <translation>tu powinny być oczka od 1 do 6 oddzielone spacjami</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/record.py"/>
        <source>expected a [Game &quot;…&quot;] header with one of: {names}</source>
        <translation>tu powinien być nagłówek [Game &quot;…&quot;] z&#xa0;jedną z&#xa0;nazw: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>there is nothing between two commas; leave out one of them</source>
        <translation>między dwoma przecinkami nic nie ma; usuń jeden z&#xa0;nich</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>expected a comma before “{word}”</source>
        <translation>przed „{word}” powinien być przecinek</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>“{name}” comes twice</source>
        <translation>„{name}” występuje dwa razy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>“{text}” has no name</source>
        <translation>wartość „{text}” nie ma nazwy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>there is no “{name}” in a position; choose from: {names}</source>
        <translation>w&#xa0;pozycji nie może być „{name}”; do wyboru: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be whole numbers separated by spaces, not “{text}”</source>
        <translation>{name} przyjmuje liczby całkowite oddzielone spacjami, a&#xa0;nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be an amount such as 85 or 85.50, not “{text}”</source>
        <translation>{name} musi być kwotą, na przykład 85 lub 85.50, a&#xa0;nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be “on” or “off”, not “{text}”</source>
        <translation>{name} przyjmuje wartość „on” lub „off”, a&#xa0;nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>“{name}” takes no value; you gave “{text}”</source>
        <translation>„{name}” nie przyjmuje wartości; podano „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>the position contains a line break or a control character</source>
        <translation>pozycja zawiera podział wiersza lub znak sterujący</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/core/record.py"/>
        <source>there is no game “{game}”; choose from: {names}</source>
        <translation>nie ma gry „{game}”; do wyboru: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>expected a name for each player (here {seats}), separated by commas, not “{text}”</source>
        <translation>tu powinny być imiona graczy oddzielone przecinkami (liczba graczy: {seats}), a&#xa0;nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/record.py"/>
        <source>“{day}” is not a date; write it like 2026-11-23</source>
        <translation>„{day}” nie jest datą; zapisz ją tak: 2026-11-23</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/rollers.py"/>
        <source>No dice are left to roll.</source>
        <translation>Nie ma więcej kości do rzucenia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>These dice were not sealed, so there is nothing to check.</source>
        <translation>Te kości nie były zapieczętowane, więc nie ma czego sprawdzać.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The “Seed” header does not contain {count} bytes in hex.</source>
        <translation>Ziarno w&#xa0;nagłówku nie ma {count} bajtów w&#xa0;zapisie szesnastkowym.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The only die comes from the seed in this record.</source>
        <comment>All {count} dice come from the seed in this record.</comment>
        <translation>
            <numerusform>Wynik jedynej kości pochodzi z&#xa0;ziarna w&#xa0;tym zapisie.</numerusform>
            <numerusform>Wyniki wszystkich {count} kości pochodzą z&#xa0;ziarna w&#xa0;tym zapisie.</numerusform>
            <numerusform>Wyniki wszystkich {count} kości pochodzą z&#xa0;ziarna w&#xa0;tym zapisie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal and the only die after move {move} check out; the earlier moves belong to another game.</source>
        <comment>The seal and all {count} dice after move {move} check out; the earlier moves belong to another game.</comment>
        <translation>
            <numerusform>Pieczęć i&#xa0;jedyna kość po ruchu {move} się zgadzają; wcześniejsze ruchy są z&#xa0;innej partii.</numerusform>
            <numerusform>Pieczęć i&#xa0;wszystkie kości ({count}) po ruchu {move} się zgadzają; wcześniejsze ruchy są z&#xa0;innej partii.</numerusform>
            <numerusform>Pieczęć i&#xa0;wszystkie kości ({count}) po ruchu {move} się zgadzają; wcześniejsze ruchy są z&#xa0;innej partii.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>This game continues another one ({game}) and rolled no dice of its own, so it has no dice to check.</source>
        <translation>Ta partia kontynuuje inną ({game}) i&#xa0;nie ma własnych rzutów, więc nie ma kości do sprawdzenia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal; the game was left early.</source>
        <translation>Każdy ruch jest dozwolony; partię porzucono przed końcem.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game. Rolls undone after they were seen: {undone}; hints: {hints}.</source>
        <translation>Partia towarzyska. Rzuty cofnięte, gdy wynik był już znany: {undone}; podpowiedzi: {hints}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game from a position: {position}.</source>
        <translation>Partia towarzyska rozpoczęta od podanej pozycji: {position}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game that continues another one ({game}). Its seal does not cover the earlier moves; the record of that game does.</source>
        <translation>Partia towarzyska, która jest kontynuacją innej partii ({game}). Jej pieczęć nie obejmuje wcześniejszych ruchów; obejmuje je zapis tamtej partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Anyone can calculate these dice from the date, even before the game.</source>
        <translation>Każdy może obliczyć wyniki tych kości z&#xa0;daty, nawet przed partią.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record cannot show that this seed comes from the game it names ({game}). Anyone who has the challenge can calculate these dice before playing.</source>
        <translation>Zapis nie dowodzi, że to ziarno pochodzi z&#xa0;wymienionej w&#xa0;nim partii ({game}). Każdy, kto ma wyzwanie, może obliczyć wyniki kości przed rozpoczęciem partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>A record cannot show that its seal was known before the word and the first roll, or that no other game was left out. See “Provably fair dice” in Help.</source>
        <translation>Zapis nie dowodzi, że jego pieczęć była znana przed słowem i&#xa0;pierwszym rzutem ani że żadnej innej partii nie pominięto. Zobacz „Kości z&#xa0;dowodem uczciwości” w&#xa0;Pomocy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record continues from move {move}, but has fewer moves.</source>
        <translation>Zapis jest kontynuacją partii od ruchu {move}, ale zawiera mniej ruchów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal, and the game is over.</source>
        <translation>Każdy ruch jest dozwolony, a&#xa0;partia skończona.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The dice can be checked when the game is over.</source>
        <translation>Kości można będzie sprawdzić, gdy partia się skończy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record has no {names}, so its dice cannot be checked.</source>
        <translation>W&#xa0;zapisie brakuje nagłówków ({names}), więc nie można sprawdzić jego kości.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The only die matches the dice for {day}.</source>
        <comment>All {count} dice match the dice for {day}.</comment>
        <translation>
            <numerusform>Wynik jedynej kości zgadza się z&#xa0;kośćmi z&#xa0;dnia {day}.</numerusform>
            <numerusform>Wyniki wszystkich {count} kości zgadzają się z&#xa0;kośćmi z&#xa0;dnia {day}.</numerusform>
            <numerusform>Wyniki wszystkich {count} kości zgadzają się z&#xa0;kośćmi z&#xa0;dnia {day}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal checks out; no dice were rolled.</source>
        <translation>Pieczęć się zgadza; nie rzucono żadną kością.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>No dice were rolled, so there is nothing to check.</source>
        <translation>Nie rzucono żadną kością, więc nie ma czego sprawdzać.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal; the game is not over.</source>
        <translation>Każdy ruch jest dozwolony; partia jeszcze trwa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seed is revealed, but the game neither ended nor was left early: its last moves are missing.</source>
        <translation>Ziarno jest ujawnione, ale partii ani nie skończono, ani nie porzucono: brakuje jej ostatnich ruchów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game. It was made casual before the first roll.</source>
        <translation>Partia towarzyska. Oznaczono ją tak przed pierwszym rzutem.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Die {place} shows {shown}; it should show {promised}.</source>
        <comment>{count} dice differ; the first is die {place}: it shows {shown} and should show {promised}.</comment>
        <translation>
            <numerusform>Kość nr {place} pokazuje {shown}; powinna pokazywać {promised}.</numerusform>
            <numerusform>Niezgodne kości: {count}; pierwsza z&#xa0;nich to kość nr {place}, która pokazuje {shown}, a&#xa0;powinna pokazywać {promised}.</numerusform>
            <numerusform>Niezgodne kości: {count}; pierwsza z&#xa0;nich to kość nr {place}, która pokazuje {shown}, a&#xa0;powinna pokazywać {promised}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Die {place} shows {shown}; according to the seal, it should show {sealed}.</source>
        <comment>{count} dice differ; the first is die {place}: it shows {shown} and should show {sealed} according to the seal.</comment>
        <translation>
            <numerusform>Kość nr {place} pokazuje {shown}; według pieczęci powinna pokazywać {sealed}.</numerusform>
            <numerusform>Niezgodne kości: {count}; pierwsza z&#xa0;nich to kość nr {place}, która pokazuje {shown}, a&#xa0;według pieczęci powinna pokazywać {sealed}.</numerusform>
            <numerusform>Niezgodne kości: {count}; pierwsza z&#xa0;nich to kość nr {place}, która pokazuje {shown}, a&#xa0;według pieczęci powinna pokazywać {sealed}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>This seed has the seal {seal}, not the one that was shown.</source>
        <translation>To ziarno ma pieczęć {seal}, a&#xa0;nie tę, którą pokazano.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>wins</source>
        <translation>wygrywa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>loses</source>
        <translation>przegrywa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>pushes</source>
        <translation>wraca</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>goes on</source>
        <translation>trwa dalej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <source>swaps up</source>
        <translation>zamiana w&#xa0;górę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <source>swaps down</source>
        <translation>zamiana w&#xa0;dół</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Best: {choice} ({chance} to win).</source>
        <translation>Najlepszy wybór: {choice} ({chance} szans na wygraną).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Second best: {choice} ({chance} to win).</source>
        <translation>Drugi najlepszy wybór: {choice} ({chance} szans na wygraną).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{choice} ({chance} to win).</source>
        <translation>{choice} ({chance} szans na wygraną).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Second best: {choice}, less than 0.1 percentage points below the best.</source>
        <translation>Drugi najlepszy wybór: {choice} (strata poniżej 0,1&#xa0;pp).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The result: {what}.</source>
        <translation>Stan po tym wyborze: {what}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>After a Pig Out, the chance to win is {pig_out}; without a 1, it is {others}.</source>
        <translation>Po świńskim pechu szansa na wygraną to {pig_out}, a&#xa0;po rzucie bez jedynki {others}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll wins at once {wins} of the time and loses at once {loses} of the time.</source>
        <translation>Ten wybór od razu wygrywa w&#xa0;{wins} przypadków, a&#xa0;od razu przegrywa w&#xa0;{loses}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll wins at once {chance} of the time.</source>
        <translation>Ten wybór od razu wygrywa w&#xa0;{chance} przypadków.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll loses at once {chance} of the time.</source>
        <translation>Ten wybór od razu przegrywa w&#xa0;{chance} przypadków.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll swaps up {chance} of the time.</source>
        <translation>Ten wybór podnosi wynik przez zamianę w&#xa0;{chance} przypadków.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{own} to {other}, which wins the game</source>
        <translation>{own}:{other}, co daje wygraną</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{own} to {other}, which loses the game</source>
        <translation>{own}:{other}, co daje przegraną</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Whatever the dice show: {what}, for example {own} to {other}.</source>
        <translation>Na pewno: {what}, na przykład {own}:{other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, counts on a later turn.</source>
        <translation>Żaden wybór nie daje nawet {limit} szans na wygraną. Najlepszy ({choice}) liczy na późniejszą turę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} then takes Free Bacon: {what}.</source>
        <translation>{name} bierze wtedy darmowy boczek: {what}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} then rolls 1 die.</source>
        <comment>{name} then rolls {count} dice.</comment>
        <translation>
            <numerusform>{name} rzuca wtedy 1 kością.</numerusform>
            <numerusform>{name} rzuca wtedy {count} kośćmi.</numerusform>
            <numerusform>{name} rzuca wtedy {count} kośćmi.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>That roll wins {chance} of the time.</source>
        <translation>Ten rzut wygrywa w&#xa0;{chance} przypadków.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Most likely: {what} ({chance}), then {own} to {other}.</source>
        <translation>Najbardziej prawdopodobne: {what} ({chance}), czyli {own}:{other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Most likely: {what} ({chance}), for example {own} to {other}.</source>
        <translation>Najbardziej prawdopodobne: {what} ({chance}), na przykład {own}:{other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no swap, no win</source>
        <translation>rzut bez jedynki, zamiany i&#xa0;wygranej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no swap</source>
        <translation>rzut bez jedynki i&#xa0;bez zamiany</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no win</source>
        <translation>rzut bez jedynki i&#xa0;bez wygranej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s</source>
        <translation>rzut bez jedynki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out and a swap up</source>
        <translation>świński pech i&#xa0;zamiana w&#xa0;górę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out and a swap down</source>
        <translation>świński pech i&#xa0;zamiana w&#xa0;dół</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>the scores swap, now {own} to {other}</source>
        <translation>{own}:{other} po zamianie wyników</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{choice} and {dice} differ by less than 0.1 percentage points.</source>
        <translation>{choice} i&#xa0;{dice}: różnica jest mniejsza niż 0,1 punktu procentowego.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No roll with {dice} beats the {mark} of {choice}.</source>
        <translation>{dice}: po żadnym rzucie szansa nie jest większa niż przy wyborze „{choice}” ({mark}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Every roll with {dice} reaches at least the {mark} of {choice}.</source>
        <translation>{dice}: po żadnym rzucie szansa nie jest mniejsza niż przy wyborze „{choice}” ({mark}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>With {dice}, {above} of rolls beat the {mark} of {choice}, and {below} fall below it. Overall, that costs {points}.</source>
        <translation>W&#xa0;{above} rzutów ({dice}) szansa jest potem większa niż przy wyborze „{choice}” ({mark}), a&#xa0;w&#xa0;{below} mniejsza. Łącznie strata to {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>With {dice}, {above} of rolls beat the {mark} of {choice}, and {below} fall below it. Overall, that gains {points}.</source>
        <translation>W&#xa0;{above} rzutów ({dice}) szansa jest potem większa niż przy wyborze „{choice}” ({mark}), a&#xa0;w&#xa0;{below} mniejsza. Łącznie zysk to {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims to win at once ({share} of its rolls).</source>
        <translation>Żaden wybór nie daje nawet {limit} szans na wygraną. Przy najlepszym ({choice}) liczysz na wygraną od razu: daje ją {share} rzutów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims for a swap up ({share} of its rolls).</source>
        <translation>Żaden wybór nie daje nawet {limit} szans na wygraną. Przy najlepszym ({choice}) liczysz na zamianę w&#xa0;górę: daje ją {share} rzutów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims for a roll without a 1 ({share} of its rolls).</source>
        <translation>Żaden wybór nie daje nawet {limit} szans na wygraną. Przy najlepszym ({choice}) liczysz na rzut bez jedynki: to {share} rzutów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{points} points is a high roll, but it brings the score to {total}, which swaps with {other}.</source>
        <translation>To wysoki rzut (punkty: {points}), ale daje {total}, co wywołuje zamianę z&#xa0;{other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} can now take Free Bacon: {what}.</source>
        <translation>{name} może teraz wziąć darmowy boczek: {what}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Free Bacon</source>
        <comment>within a sentence</comment>
        <translation>darmowy boczek</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Pig Out</source>
        <translation>Świński pech</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Chance to win</source>
        <translation>Szansa na wygraną</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds after</source>
        <translation>Rundy po ruchu</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At the start, you could expect to win 1 round.</source>
        <comment>At the start, you could expect to win {count} rounds.</comment>
        <translation>
            <numerusform>Na początku partii twoja oczekiwana liczba wygranych rund: {count}.</numerusform>
            <numerusform>Na początku partii twoja oczekiwana liczba wygranych rund: {count}.</numerusform>
            <numerusform>Na początku partii twoja oczekiwana liczba wygranych rund: {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At the start, {name} could expect to win 1 round.</source>
        <comment>At the start, {name} could expect to win {count} rounds.</comment>
        <translation>
            <numerusform>{name}: na początku partii oczekiwana liczba wygranych rund: {count}.</numerusform>
            <numerusform>{name}: na początku partii oczekiwana liczba wygranych rund: {count}.</numerusform>
            <numerusform>{name}: na początku partii oczekiwana liczba wygranych rund: {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>You could then expect to win 1 round in this game, down from {before}.</source>
        <comment>You could then expect to win {count} rounds in this game, down from {before}.</comment>
        <translation>
            <numerusform>Oczekiwana liczba twoich wygranych rund w tej partii spada z {before} do {count}.</numerusform>
            <numerusform>Oczekiwana liczba twoich wygranych rund w tej partii spada z {before} do {count}.</numerusform>
            <numerusform>Oczekiwana liczba twoich wygranych rund w tej partii spada z {before} do {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>You could then expect to win 1 round in this game, up from {before}.</source>
        <comment>You could then expect to win {count} rounds in this game, up from {before}.</comment>
        <translation>
            <numerusform>Oczekiwana liczba twoich wygranych rund w tej partii rośnie z {before} do {count}.</numerusform>
            <numerusform>Oczekiwana liczba twoich wygranych rund w tej partii rośnie z {before} do {count}.</numerusform>
            <numerusform>Oczekiwana liczba twoich wygranych rund w tej partii rośnie z {before} do {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{name} could then expect to win 1 round in this game, down from {before}.</source>
        <comment>{name} could then expect to win {count} rounds in this game, down from {before}.</comment>
        <translation>
            <numerusform>{name}: oczekiwana liczba wygranych rund w tej partii spada z {before} do {count}.</numerusform>
            <numerusform>{name}: oczekiwana liczba wygranych rund w tej partii spada z {before} do {count}.</numerusform>
            <numerusform>{name}: oczekiwana liczba wygranych rund w tej partii spada z {before} do {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{name} could then expect to win 1 round in this game, up from {before}.</source>
        <comment>{name} could then expect to win {count} rounds in this game, up from {before}.</comment>
        <translation>
            <numerusform>{name}: oczekiwana liczba wygranych rund w tej partii rośnie z {before} do {count}.</numerusform>
            <numerusform>{name}: oczekiwana liczba wygranych rund w tej partii rośnie z {before} do {count}.</numerusform>
            <numerusform>{name}: oczekiwana liczba wygranych rund w tej partii rośnie z {before} do {count}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended your turn with no rounds won; before the throw, you could expect to win {expected}.</source>
        <translation>Kończysz bez wygranej rundy; przed tym rzutem oczekiwana liczba twoich wygranych rund to {expected}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended {name}&apos;s turn with no rounds won; before the throw, {name} could expect to win {expected}.</source>
        <translation>{name} kończy bez wygranej rundy; przed tym rzutem oczekiwana liczba wygranych rund to {expected}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended your turn with 1 round won; before the throw, you could expect to win {expected}.</source>
        <comment>That ended your turn with {count} rounds won; before the throw, you could expect to win {expected}.</comment>
        <translation>
            <numerusform>Kończysz z&#xa0;1&#xa0;wygraną rundą; przed tym rzutem oczekiwana liczba twoich wygranych rund to {expected}.</numerusform>
            <numerusform>Kończysz z&#xa0;{count} wygranymi rundami; przed tym rzutem oczekiwana liczba twoich wygranych rund to {expected}.</numerusform>
            <numerusform>Kończysz z&#xa0;{count} wygranymi rundami; przed tym rzutem oczekiwana liczba twoich wygranych rund to {expected}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended {name}&apos;s turn with 1 round won; before the throw, {name} could expect to win {expected}.</source>
        <comment>That ended {name}&apos;s turn with {count} rounds won; before the throw, {name} could expect to win {expected}.</comment>
        <translation>
            <numerusform>{name} kończy z&#xa0;1&#xa0;wygraną rundą; przed tym rzutem oczekiwana liczba wygranych rund to {expected}.</numerusform>
            <numerusform>{name} kończy z&#xa0;{count} wygranymi rundami; przed tym rzutem oczekiwana liczba wygranych rund to {expected}.</numerusform>
            <numerusform>{name} kończy z&#xa0;{count} wygranymi rundami; przed tym rzutem oczekiwana liczba wygranych rund to {expected}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Mains</source>
        <translation>Bazy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Mains after a lost round</source>
        <translation>Bazy po przegranej rundzie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands after</source>
        <translation>Rundy po ruchu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>{count} of 36</source>
        <translation>{count} z&#xa0;36</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>{number} times</source>
        <translation>{number} raza</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/core/words.py"/>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>You lose {amount} in contract bets.</source>
        <translation>Tracisz {amount} w&#xa0;zakładach wiążących.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>This costs {price}, but your bankroll is only {bankroll}.</source>
        <translation>To kosztuje {price}, a&#xa0;twoje saldo to tylko {bankroll}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>Under these rules, only come odds can be off on the come-out.</source>
        <translation>Przy tych zasadach w&#xa0;rzucie otwierającym można wstrzymać tylko odds do Come.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>the bankroll cannot be below $0</source>
        <translation>saldo nie może być niższe niż 0&#xa0;$</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>a bankroll of {bankroll} ends the game</source>
        <translation>saldo {bankroll} kończy partię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>In Craps you can bet, take bets down, turn odds or bets on or off, roll or leave.</source>
        <translation>W&#xa0;craps można stawiać i&#xa0;zdejmować zakłady, wstrzymywać i&#xa0;wznawiać odds lub zakłady, rzucać albo odejść.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>You have no {bet} bet to take down.</source>
        <translation>Nie masz zakładu {bet}, który można by zdjąć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>{bet} is a contract bet: it stays up until it wins or loses.</source>
        <translation>{bet} to zakład wiążący: zostaje na stole, dopóki nie wygra albo nie przegra.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/catalogue.py"/>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>Craps</source>
        <translation>Craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/catalogue.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Yacht</source>
        <translation>Yacht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>You cannot bet {bet} directly: bet come or don&apos;t come, and a roll moves that bet there.</source>
        <translation>Zakładu {bet} nie można postawić bezpośrednio: postaw na Come lub Don’t Come, a&#xa0;rzut przeniesie tam ten zakład.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Come bets need a point: make the come-out roll first.</source>
        <translation>Zakłady Come wymagają punktu: najpierw wykonaj rzut otwierający.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds need a point: make the come-out roll first.</source>
        <translation>Odds wymagają punktu: najpierw wykonaj rzut otwierający.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{bet} needs a point: make the come-out roll first.</source>
        <translation>{bet} wymaga punktu: najpierw wykonaj rzut otwierający.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{bet} can only be bet before a come-out roll.</source>
        <translation>Na {bet} można postawić tylko przed rzutem otwierającym.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>there are no house rules named “{text}”; choose from: {names}</source>
        <translation>nie ma zasad stołu „{text}”; do wyboru: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>You cannot buy or lay {point} while it is the point.</source>
        <translation>Dopóki {point} jest punktem, nie można postawić na tę liczbę Buy ani Lay.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>The point is {point}</source>
        <translation>Punkt to {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>minimum, maximum and bankroll must each be from 1 to {most} dollars</source>
        <translation>minimum, maksimum i&#xa0;saldo muszą wynosić od 1 do {most} dolarów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the table minimum cannot be above the maximum</source>
        <translation>minimum stołu nie może być wyższe niż maksimum</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the field must pay 2:1 or 3:1 on {total}, not {pays}:1</source>
        <translation>Field przy {total} musi płacić 2:1 albo 3:1, a&#xa0;nie {pays}:1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the odds limit must be “none”, “3-4-5” or 1 to {most} times the line bet</source>
        <translation>limitem odds może być „none”, „3-4-5” albo liczba od 1 do {most} (krotność zakładu na linii)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>a whole number</source>
        <translation>liczba całkowita</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} must be one of {choices}, not “{text}”</source>
        <translation>{name} przyjmuje jedną z&#xa0;wartości {choices}, a&#xa0;nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds limit</source>
        <translation>Limit odds</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The most odds you may take on a pass or come bet: any amount, a multiple of the bet, or 3× on 4 and 10, 4× on 5 and 9, 5× on 6 and 8. When you lay odds, the limit is on what they win.</source>
        <translation>Najwyższa kwota odds, którą możesz dołożyć do Pass lub Come: dowolna, wielokrotność zakładu albo trzykrotność przy 4 i&#xa0;10, czterokrotność przy 5 i&#xa0;9, pięciokrotność przy 6 i&#xa0;8. Przy odds do Don’t Pass i&#xa0;Don’t Come limit dotyczy wygranej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Field on 12</source>
        <translation>Field przy 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>What the field pays on a 12: 2:1 or 3:1.</source>
        <translation>Ile płaci Field, gdy wypadnie 12: 2:1 albo 3:1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Commission on buy and lay bets</source>
        <translation>Prowizja od Buy i&#xa0;Lay</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether the 5% commission (vig) is paid when you make the bet, or only when it wins.</source>
        <translation>Czy 5% prowizji (vig) płaci się przy stawianiu, czy dopiero, gdy zakład wygra.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Propositions on the come-out</source>
        <translation>Propositions w&#xa0;rzucie otwierającym</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether you can bet propositions, the field and hardways before there is a point.</source>
        <translation>Czy można stawiać na propositions, Field i&#xa0;hardways, dopóki nie ma punktu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Bets off on the come-out</source>
        <translation>Zakłady wstrzymane przy otwarciu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether place, buy and hardway bets are off on the come-out roll.</source>
        <translation>Czy Place, Buy i&#xa0;hardways są wstrzymane w&#xa0;rzucie otwierającym.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>When a come number becomes the point</source>
        <translation>Gdy liczba Come staje się punktem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a come bet is returned or wins when its number rolls on the come-out (if it wins, a don&apos;t come bet on that number loses).</source>
        <translation>Co się dzieje, gdy w&#xa0;rzucie otwierającym wypadnie liczba zakładu Come: zakład wraca albo wygrywa (a&#xa0;Don’t Come na tę liczbę przegrywa).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Don&apos;t come on 12</source>
        <translation>Don’t Come przy 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a 12 is a push or a win for a new don&apos;t come bet.</source>
        <translation>Czy przy 12 nowy zakład Don’t Come wraca, czy wygrywa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Field on 2</source>
        <translation>Field przy 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} must be a whole number, not “{text}”</source>
        <translation>{name} musi być liczbą całkowitą, a&#xa0;nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>What the field pays on a 2: 2:1 or 3:1.</source>
        <translation>Ile płaci Field, gdy wypadnie 2: 2:1 albo 3:1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Place, buy and lay at any time</source>
        <translation>Place, Buy i&#xa0;Lay w&#xa0;każdej chwili</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether you can place, buy and lay numbers before there is a point, and buy and lay the point itself.</source>
        <translation>Czy można stawiać Place, Buy i&#xa0;Lay, zanim ustalono punkt, a&#xa0;Buy i&#xa0;Lay także na punkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>More bets</source>
        <translation>Więcej zakładów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether the table takes place bets to lose, Big 6 and Big 8, C &amp; E, world and hop bets.</source>
        <translation>Czy stół przyjmuje Place na przegraną, Big 6 i&#xa0;Big 8, C &amp; E, World i&#xa0;Hop.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Lay bets on the come-out</source>
        <translation>Lay w&#xa0;rzucie otwierającym</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether lay bets and place bets to lose are working or off on the come-out roll.</source>
        <translation>Czy Lay i&#xa0;Place na przegraną są w&#xa0;rzucie otwierającym aktywne, czy wstrzymane.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Hardways on the come-out</source>
        <translation>Hardways w&#xa0;rzucie otwierającym</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether hardways are off on the come-out roll whenever place bets are off, or always work.</source>
        <translation>Czy hardways są w&#xa0;rzucie otwierającym wstrzymane razem z&#xa0;Place, czy zawsze aktywne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>When a place bet wins</source>
        <translation>Gdy Place wygrywa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a winning place bet comes back with its winnings or stays up for the next roll.</source>
        <translation>Czy wygrany zakład Place wraca razem z&#xa0;wygraną, czy zostaje na następny rzut.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The smallest pass, don&apos;t pass, come or don&apos;t come bet, in dollars. Other bets start at $1.</source>
        <translation>Najmniejszy zakład Pass, Don’t Pass, Come lub Don’t Come, w&#xa0;dolarach. Inne zakłady zaczynają się od 1&#xa0;$.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Maximum</source>
        <translation>Maksimum</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The largest bet on any one spot, in dollars. Odds have their own limit.</source>
        <translation>Największy zakład na jednym polu, w&#xa0;dolarach. Odds mają własny limit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bankroll</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Your buy-in, in dollars.</source>
        <translation>Z&#xa0;iloma dolarami siadasz do stołu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} appears twice in the rules</source>
        <translation>{name} występuje w&#xa0;zasadach dwa razy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the preset must be one of {names}, not “{text}”</source>
        <translation>zestaw musi być jednym z: {names}, a&#xa0;nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>there is no craps rule “{name}”; choose from: {known}</source>
        <translation>w&#xa0;craps nie ma zasady „{name}”; do wyboru: {known}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>expected “bet NAME DOLLARS”, “take-down NAME”, “odds on”, “odds off”, “work on”, “work off”, “throw” or “leave”, not “{text}”</source>
        <translation>tu powinno być „bet NAZWA DOLARY”, „take-down NAZWA”, „odds on”, „odds off”, „work on”, „work off”, „throw” lub „leave”, a&#xa0;nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Commissions were paid when the bets were made, so only the hourly cost of new bets includes them.</source>
        <translation>Prowizje zapłacono przy stawianiu zakładów, więc uwzględnia je tylko godzinny koszt nowych zakładów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the amount of each bet if none is on the table (default: the minimum)</source>
        <translation>kwota każdego zakładu, gdy na stole nie ma żadnego (domyślnie: minimum)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the bets on the table do not include “{name}”</source>
        <translation>na stole nie ma zakładu „{name}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>give the expected cost of each bet</source>
        <translation>podaje średni koszt każdego zakładu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>bets on the table, such as “pass 10, place-6 12” (default: every bet you can make)</source>
        <translation>zakłady na stole, na przykład „pass 10, place-6 12” (domyślnie: każdy, który można postawić)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the point: 4, 5, 6, 8, 9 or 10 (default: no point; the come-out roll is next)</source>
        <translation>punkt: 4, 5, 6, 8, 9 lub 10 (domyślnie brak: przed rzutem otwierającym)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>let come odds work on the come-out roll</source>
        <translation>uaktywnia odds do Come w&#xa0;rzucie otwierającym</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>let bets that are normally off on the come-out roll work anyway</source>
        <translation>uaktywnia w&#xa0;rzucie otwierającym zakłady, które są w&#xa0;nim wstrzymane</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>“{point}” is not a point; give 4, 5, 6, 8, 9 or 10</source>
        <translation>„{point}” to nie punkt; podaj 4, 5, 6, 8, 9 lub 10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>“{text}” is not a bet; give NAME DOLLARS, such as “pass 10”</source>
        <translation>„{text}” to nie zakład; podaj nazwę i&#xa0;kwotę w&#xa0;dolarach, na przykład „pass 10”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Expected cost of each bet in dollars (negative is a gain):</source>
        <translation>Średni koszt każdego zakładu w&#xa0;dolarach (ujemny to zysk):</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>Bets are whole dollars, $1 or more.</source>
        <translation>Stawia się pełne dolary, co najmniej 1&#xa0;$.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds need a {line} bet first.</source>
        <translation>Do odds potrzebny jest najpierw zakład {line}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The minimum on {bet} is {least}.</source>
        <translation>Zakład {bet} musi wynosić co najmniej {least}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The maximum on {bet} is {most}.</source>
        <translation>Zakład {bet} może wynosić najwyżej {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Don&apos;t pass</source>
        <translation>Don’t Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Come</source>
        <translation>Come</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Don&apos;t come</source>
        <translation>Don’t Come</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Pass odds</source>
        <translation>Odds do Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Don&apos;t pass odds</source>
        <translation>Odds do Don’t Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Field</source>
        <translation>Field</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Any craps</source>
        <translation>Any Craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Any seven</source>
        <translation>Any Seven</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Two</source>
        <translation>Dwójka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Three</source>
        <translation>Trójka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Eleven</source>
        <translation>Jedenastka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Twelve</source>
        <translation>Dwunastka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Horn</source>
        <translation>Horn</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>C &amp; E</source>
        <translation>C &amp; E</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>World</source>
        <translation>World</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Come {number}</source>
        <translation>Come {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Don&apos;t come {number}</source>
        <translation>Don’t Come {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Come odds {number}</source>
        <translation>Odds do Come {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Don&apos;t come odds {number}</source>
        <translation>Odds do Don’t Come {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Place {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Buy {number}</source>
        <translation>Buy {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Lay {number}</source>
        <translation>Lay {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Hard {number}</source>
        <translation>Hard {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Place against {number}</source>
        <translation>Place przeciw {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Big {number}</source>
        <translation>Big {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Hop {high}-{low}</source>
        <translation>Hop {high}-{low}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/catalogue.py"/>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>Hazard</source>
        <translation>Hazard</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>expected “main N” (N from 5 to 9) or “throw”, not “{text}”</source>
        <translation>tu powinno być „main N” (N od 5 do 9) lub „throw”, a&#xa0;nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>Hazard has 1 to 4 casters, not {casters!r}.</source>
        <translation>W&#xa0;grze Hazard rzuca od 1 do 4 osób, a&#xa0;nie {casters!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>expected rules such as “casters=1”, not “{text}”</source>
        <translation>tu powinny być zasady, na przykład „casters=1”, a&#xa0;nie „{text}”</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>one caster takes only turn 0, not turn {turn}</source>
        <comment>{count} casters take the turns 0 to {last}, not {turn}</comment>
        <translation>
            <numerusform>przy jednym rzucającym „turn” może mieć tylko wartość 0, a&#xa0;nie {turn}</numerusform>
            <numerusform>przy {count} rzucających „turn” to liczba od 0 do {last}, a&#xa0;nie {turn}</numerusform>
            <numerusform>przy {count} rzucających „turn” to liczba od 0 do {last}, a&#xa0;nie {turn}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>two rounds lost in a row end the game</source>
        <translation>dwie rundy przegrane z&#xa0;rzędu kończą partię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>two rounds lost in a row pass the dice to the next caster</source>
        <translation>po dwóch rundach przegranych z&#xa0;rzędu kości przejmuje następny rzucający</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>after a lost round, the number of rounds lost cannot be 0</source>
        <translation>po przegranej rundzie liczba przegranych rund nie może wynosić 0</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>a chance needs its main</source>
        <translation>do szansy trzeba podać bazę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>turn must be from 0 to {most}, not {turn}</source>
        <translation>„turn” to liczba od 0 do {most}, a&#xa0;nie {turn}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>the casters after turn {turn} have not won a round yet; give the turn</source>
        <translation>rzucający po „turn {turn}” nie mają jeszcze wygranych rund; podaj właściwą wartość „turn”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>The main of this round is {main}: throw the dice.</source>
        <translation>Baza tej rundy to {main}: rzuć kośćmi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>A main is 5, 6, 7, 8 or 9, not {main!r}.</source>
        <translation>Baza to 5, 6, 7, 8 lub 9, a&#xa0;nie {main!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>Choose a main before you throw.</source>
        <translation>Wybierz bazę, zanim rzucisz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>In Hazard you choose a main or throw the dice.</source>
        <translation>W&#xa0;grze Hazard wybiera się bazę albo rzuca kośćmi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/catalogue.py"/>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Hog</source>
        <translation>Hog</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>expected “roll N” (N from 0 to 10), not “{text}”</source>
        <translation>tu powinno być „roll N” (N od 0 do 10), a&#xa0;nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>the goal of Hog must be a whole number from 1 to 100, not {goal!r}</source>
        <translation>cel gry Hog to liczba całkowita od 1 do 100, a&#xa0;nie {goal!r}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>expected rules such as “goal=100”, not “{text}”</source>
        <translation>tu powinny być zasady, na przykład „goal=100”, a&#xa0;nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Hog has players 0 and 1, not {seat!r}.</source>
        <translation>W&#xa0;grze Hog są gracze 0 i&#xa0;1, a&#xa0;nie {seat!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>a score of {score} ends the game</source>
        <translation>wynik {score} kończy partię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>A turn rolls 0 to 10 dice, not {count!r}.</source>
        <translation>Liczba kości w&#xa0;turze to od 0 do 10, a&#xa0;nie {count!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>expected scores such as “34-50”, then “turn 0” or “turn 1”, not “{text}”</source>
        <translation>tu powinny być wyniki, na przykład „34-50”, potem „turn 0” lub „turn 1”, a&#xa0;nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>A Magic 8 Ball needs at least one answer.</source>
        <translation>Magiczna ósemka potrzebuje przynajmniej jednej odpowiedzi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>A Magic 8 Ball&apos;s answers must all be different.</source>
        <translation>Odpowiedzi magicznej ósemki muszą się od siebie różnić.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>It is decidedly so.</source>
        <translation>Zdecydowanie tak.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Don&apos;t count on it.</source>
        <translation>Lepiej na to nie licz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>It is certain.</source>
        <translation>To pewne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>My reply is no.</source>
        <translation>Moja odpowiedź brzmi: nie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>My sources say no.</source>
        <translation>Moje źródła mówią, że nie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Yes, definitely.</source>
        <translation>Tak, bez dwóch zdań.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Outlook not so good.</source>
        <translation>Nie wygląda to najlepiej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>You may rely on it.</source>
        <translation>Możesz na to liczyć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Very doubtful.</source>
        <translation>Bardzo wątpliwe.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>As I see it, yes.</source>
        <translation>Moim zdaniem tak.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Signs point to yes.</source>
        <translation>Wszystko na to wskazuje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>I should hope not.</source>
        <translation>Mam nadzieję, że nie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Most likely.</source>
        <translation>Raczej tak.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>No - and don&apos;t take any wooden Bitcoin.</source>
        <translation>Nie – i&#xa0;nie daj sobie wcisnąć drewnianych bitcoinów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Outlook is promising.</source>
        <translation>Zapowiada się obiecująco.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/catalogue.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Poker Dice</source>
        <translation>Kościany poker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>expected “hand”, “reroll” with positions from 1 to 5, “hold” or “quit”, not “{text}”</source>
        <translation>tu powinno być „hand”, „reroll” z&#xa0;miejscami od 1 do 5, „hold” lub „quit”, a&#xa0;nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>with dice rolled, 1 or 2 rolls are left, not {left}</source>
        <translation>gdy podano kości, liczba pozostałych przerzutów to 1 lub 2, a&#xa0;nie {left}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>with dice rolled, the number of hands is 1 or more</source>
        <translation>gdy podano kości, liczba rund musi wynosić co najmniej 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>a bankroll of {bankroll} wins the award and ends the game</source>
        <translation>saldo {bankroll} daje główną nagrodę i&#xa0;kończy partię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>This hand is still being played.</source>
        <translation>Ta runda jeszcze trwa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>There is no hand to hold: start one first.</source>
        <translation>Nie ma czego podliczyć: najpierw zacznij rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>In Poker Dice, you can only start a hand, re-roll, hold or quit.</source>
        <translation>W&#xa0;kościanym pokerze zaczyna się rundę, przerzuca kości, podlicza układ albo kończy partię.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>There are no dice to re-roll: start a hand first.</source>
        <translation>Nie ma czego przerzucić: najpierw zacznij rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Choose the dice to re-roll by number, 1 to 5, each only once.</source>
        <translation>Podaj numery kości do przerzucenia (od 1 do 5), każdy tylko raz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep one {face}</source>
        <translation>zostaw jedną kość {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep one {face}</source>
        <translation>Zostaw jedną kość {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>A session needs at least 1 roll, not {throws}.</source>
        <translation>Sesja musi mieć co najmniej 1 rzut, a&#xa0;nie {throws}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/odds.py"/>
        <source>A bet must be more than $0.</source>
        <translation>Zakład musi być większy niż 0&#xa0;$.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>even</source>
        <translation>1 do 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>{high} to {low} against</source>
        <translation>{high} do {low} przeciw</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>{high} to {low} in favor</source>
        <translation>{high} do {low} za</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>Two dice total 2 to 12, not {total!r}.</source>
        <translation>Suma dwóch kości to od 2 do 12, a&#xa0;nie {total!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>With main {main}, the chance is never {chance!r}.</source>
        <translation>Przy bazie {main} szansą nigdy nie jest {chance!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/odds.py"/>
        <source>You cannot keep {kept} out of {dice} (rolls left: {rolls}).</source>
        <translation>Z&#xa0;{dice} nie można zostawić {kept} (pozostałe przerzuty: {rolls}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/odds.py"/>
        <source>Rolls left must be 0, 1 or 2, not {given!r}.</source>
        <translation>Pozostałych przerzutów może być 0, 1 lub 2, a&#xa0;nie {given!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>1 or 2</source>
        <translation>1 lub 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, to compare the choices before a hand)</source>
        <translation>pięć wyrzuconych kości, każda od 1 do 6 (domyślnie brak: porównanie wyborów przed rundą)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>rolls left in this hand</source>
        <translation>ile przerzutów zostało w&#xa0;tej rundzie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>a multiple of $5</source>
        <translation>wielokrotność 5&#xa0;$</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>compare the dice you could keep on the way to the Major Award</source>
        <translation>ocenia, które kości zostawić, by zdobyć główną nagrodę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the bankroll after this hand&apos;s ante, a multiple of $5 (default: 90, or 100 before a hand)</source>
        <translation>saldo po opłaceniu stawki tej rundy, wielokrotność 5&#xa0;$ (domyślnie 90, a&#xa0;przed rundą 100)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not allowed for {option}; give {allowed}</source>
        <translation>{option} nie przyjmuje wartości „{text}”; podaj {allowed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>A bankroll must be a multiple of $5, not {bankroll}.</source>
        <translation>Saldo musi być wielokrotnością 5&#xa0;$, a&#xa0;{bankroll} nią nie jest.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Within a hand, the bankroll must be $0 to $185 in steps of $5, not {bankroll}.</source>
        <translation>W&#xa0;trakcie rundy saldo to wielokrotność 5&#xa0;$ od 0&#xa0;$ do 185&#xa0;$, a&#xa0;nie {bankroll}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the table minimum on the pass line every round.</source>
        <translation>W&#xa0;każdej rundzie stawia minimum stołu na Pass.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Line bettor</source>
        <translation>Miłośnik Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Pass with odds</source>
        <translation>Pass z&#xa0;odds</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the pass line and takes the same amount in odds once there is a point.</source>
        <translation>Stawia na Pass, a&#xa0;gdy jest punkt, dokłada tyle samo jako odds.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Don&apos;t bettor</source>
        <translation>Miłośnik Don’t Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the table minimum on don&apos;t pass every round.</source>
        <translation>W&#xa0;każdej rundzie stawia minimum stołu na Don’t Pass.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Pass and field</source>
        <translation>Pass i&#xa0;Field</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the pass line, plus the field whenever it is open.</source>
        <translation>Stawia na Pass, a&#xa0;gdy tylko można, także na Field.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Place 6 and 8</source>
        <translation>Place 6 i&#xa0;8</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Keeps place bets on 6 and 8, with nothing on the line.</source>
        <translation>Trzyma na stole zakłady Place 6 i&#xa0;Place 8, a&#xa0;na linię nic nie stawia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Martingale</source>
        <translation>Martingale</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Doubles the pass bet after each loss; goes back to the minimum after a win.</source>
        <translation>Po każdej przegranej podwaja stawkę na Pass, po wygranej wraca do minimum.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>1-3-2-6</source>
        <translation>1-3-2-6</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets 1, 3, 2 and then 6 times the minimum on pass as long as pass wins; starts over after a loss or four wins.</source>
        <translation>Stawia na Pass kolejno 1, 3, 2 i&#xa0;6 razy minimum, dopóki wygrywa; po przegranej lub czterech wygranych zaczyna od nowa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Cancellation</source>
        <translation>Labouchère</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the sum of the first and last numbers on a list on pass; a win crosses both numbers out, and a loss adds the sum to the end of the list.</source>
        <translation>Stawia na Pass sumę pierwszej i&#xa0;ostatniej liczby z&#xa0;listy; wygrana skreśla obie, przegrana dopisuje ich sumę na końcu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Fibonacci</source>
        <translation>Fibonacci</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets 1, 1, 2, 3, 5, 8 … on pass: one step forward after a loss, two steps back after a win.</source>
        <translation>Stawia na Pass 1, 1, 2, 3, 5, 8 …: po przegranej przechodzi o&#xa0;krok dalej, po wygranej wraca o&#xa0;dwa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Seven count</source>
        <translation>Licznik siódemek</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets pass with odds; from the seventh roll of a round on, also bets any seven, doubling that bet after each loss.</source>
        <translation>Stawia na Pass z&#xa0;odds, a&#xa0;od siódmego rzutu rundy także na Any Seven i&#xa0;po każdej przegranej podwaja tę stawkę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>{bet} bettor</source>
        <translation>Miłośnik zakładu {bet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Keeps one {bet} bet up whenever it can.</source>
        <translation>Gdy tylko się da, trzyma na stole jeden zakład {bet}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>there is no craps player “{name}”; choose from: {names}</source>
        <translation>nie ma gracza w&#xa0;craps „{name}”; do wyboru: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>there is no caster “{name}”; choose from: {names}</source>
        <translation>nie ma rzucającego „{name}”; do wyboru: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Main-{main} caster</source>
        <translation>Gracz z&#xa0;bazą {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Best-main caster</source>
        <translation>Gracz z&#xa0;najlepszą bazą</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Superstitious caster</source>
        <translation>Przesądny gracz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Best play beats it in {games} of 100 games; {draws} are draws.</source>
        <translation>Najlepszy sposób gry wygrywa z&#xa0;nim {games} na 100 partii, a&#xa0;remisów jest {draws}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>A strategy rolls 0 to 10 dice, not {dice!r}.</source>
        <translation>Liczba kości w&#xa0;strategii to od 0 do 10, a&#xa0;nie {dice!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>there is no strategy “{name}”; choose from: {names}</source>
        <translation>nie ma strategii „{name}”; do wyboru: {names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>One-die player</source>
        <comment>{count}-dice player</comment>
        <translation>
            <numerusform>Gracz z&#xa0;1 kością</numerusform>
            <numerusform>Gracz z&#xa0;{count} kośćmi</numerusform>
            <numerusform>Gracz z&#xa0;{count} kośćmi</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Final strategist</source>
        <translation>Ostateczny strateg</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Perfect player</source>
        <translation>Gracz doskonały</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Swap hunter</source>
        <translation>Łowca zamian</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Bacon lover</source>
        <translation>Miłośnik boczku</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Takes Free Bacon for 8 points or more; otherwise rolls four dice.</source>
        <translation>Bierze darmowy boczek wart co najmniej 8 punktów, poza tym rzuca czterema kośćmi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Waits for a swap that pays off; takes Free Bacon for 8 points or more.</source>
        <translation>Czeka na korzystną zamianę; bierze darmowy boczek wart co najmniej 8 punktów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Best against the 4-dice player; plays the same way against everyone.</source>
        <translation>Najlepszy przeciw graczowi z&#xa0;4 kośćmi; z&#xa0;każdym gra tak samo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Plays perfectly: nobody beats it more than half the time.</source>
        <translation>Gra doskonale: nikt nie wygrywa z&#xa0;nim więcej niż połowy partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Lives on Free Bacon and never rolls.</source>
        <translation>Żyje boczkiem i&#xa0;nigdy nie rzuca.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Rolls one die, whatever happens.</source>
        <comment>Rolls {count} dice, whatever happens.</comment>
        <translation>
            <numerusform>Rzuca jedną kością, cokolwiek się dzieje.</numerusform>
            <numerusform>Rzuca {count} kośćmi, cokolwiek się dzieje.</numerusform>
            <numerusform>Rzuca {count} kośćmi, cokolwiek się dzieje.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Sensible player</source>
        <translation>Rozsądny gracz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Always follows the coach.</source>
        <translation>Zawsze słucha trenera.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>It almost never reaches the Major Award.</source>
        <translation>Prawie nigdy nie zdobywa głównej nagrody.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>It needs {hands} hands on average.</source>
        <translation>Średnia liczba rund do nagrody: {hands}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>there is no player “{name}”; choose from: {names}</source>
        <translation>nie ma gracza „{name}”; do wyboru: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1:1–{twelve}:1</source>
        <translation>1:1–{twelve}:1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{low}–{high}</source>
        <translation>{low}–{high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{four}, {five} or {six}</source>
        <translation>{four}, {five} lub {six}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{high} on 2 and 12; {low} on 3 and 11</source>
        <translation>{high} przy 2 i&#xa0;12, {low} przy 3 i&#xa0;11</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{high} on 2 and 12; {low} on 3 and 11; a 7 pushes</source>
        <translation>{high} przy 2 i&#xa0;12, {low} przy 3 i&#xa0;11; przy 7 wraca</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{low} on 2, 3 and 12; {high} on 11</source>
        <translation>{low} przy 2, 3 i&#xa0;12, {high} przy 11</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1:1, and {pays}:1 on 2 and 12</source>
        <translation>1:1, a&#xa0;{pays}:1 przy 2 i&#xa0;12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1:1, {two}:1 on 2 and {twelve}:1 on 12</source>
        <translation>1:1, {two}:1 przy 2 i&#xa0;{twelve}:1 przy 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{paid}:{staked}</source>
        <translation>{paid}:{staked}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Building Skills</source>
        <translation>Building Skills</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Las Vegas</source>
        <translation>Las Vegas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>{reason} Your custom rules do not allow it; {other} rules do.</source>
        <translation>{reason} Twoje własne zasady na to nie pozwalają, a&#xa0;zasady {other} pozwalają.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>{reason} {house} rules do not allow it; {other} rules do.</source>
        <translation>{reason} Zasady {house} na to nie pozwalają, a&#xa0;zasady {other} pozwalają.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Round {round} · {result} · {rolls}</source>
        <translation>Runda {round} · {result} · {rolls}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Seven</source>
        <translation>Siódemka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Yo-leven</source>
        <translation>Jedenastka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/play/seats.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>{file} is a challenge, but it cannot be played.</source>
        <translation>{file} to wyzwanie, ale nie można go rozegrać.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>{file} is a game record, but it cannot be opened.</source>
        <translation>{file} to zapis partii, ale nie można go otworzyć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>{file} is not a game record or a challenge from DiceDesk.</source>
        <translation>{file} nie jest zapisem partii ani wyzwaniem z&#xa0;DiceDesk.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>This house has no limit on odds, so choose the amount.</source>
        <translation>Przy tych zasadach stołu odds nie mają limitu, więc wybierz kwotę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Press by {amount}</source>
        <translation>Podwój: dołóż {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Take down half: {amount}</source>
        <translation>Zdejmij połowę: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Take down {bet}</source>
        <translation>Zdejmij: {bet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Bet odds up to the limit: {amount}</source>
        <translation>Postaw odds aż do limitu: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Come odds on</source>
        <translation>Odds do Come aktywne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Come odds off</source>
        <translation>Odds do Come wstrzymane</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Bets on</source>
        <translation>Zakłady aktywne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Bets off</source>
        <translation>Zakłady wstrzymane</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Leave</source>
        <translation>Odejdź</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{total}</source>
        <translation>{total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Hard {total}</source>
        <translation>Hard {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Easy {total}</source>
        <translation>Easy {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{total} on the come-out: a natural</source>
        <translation>{total} w&#xa0;rzucie otwierającym: natural</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{total} on the come-out: craps</source>
        <translation>{total} w&#xa0;rzucie otwierającym: craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Point made: {point}</source>
        <translation>Punkt trafiony: {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Seven out: the point was {point}</source>
        <translation>Seven-out: punktem było {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Come odds are working on the come-out</source>
        <translation>Odds do Come są aktywne w&#xa0;rzucie otwierającym</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Come odds are off on the come-out</source>
        <translation>Odds do Come są wstrzymane w&#xa0;rzucie otwierającym</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bets are working on the come-out</source>
        <translation>Zakłady są aktywne w&#xa0;rzucie otwierającym</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bets are off again on the come-out</source>
        <translation>W&#xa0;rzucie otwierającym zakłady są znowu wstrzymane</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You leave the table with {bankroll}</source>
        <translation>Odchodzisz od stołu i&#xa0;zabierasz {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} leaves the table with {bankroll}</source>
        <translation>{name} odchodzi od stołu i&#xa0;zabiera {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Broke: {bankroll} is too little to bet</source>
        <translation>Plajta: {bankroll} to za mało na zakład</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}</source>
        <comment>{count} bets, {amount}</comment>
        <translation>
            <numerusform>1 zakład, {amount}</numerusform>
            <numerusform>{count} zakłady, {amount}</numerusform>
            <numerusform>{count} zakładów, {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}, gains about {gain}</source>
        <comment>{count} bets, {amount}, gain about {gain}</comment>
        <translation>
            <numerusform>1 zakład, {amount}, zysk około {gain}</numerusform>
            <numerusform>{count} zakłady, {amount}, zysk około {gain}</numerusform>
            <numerusform>{count} zakładów, {amount}, zysk około {gain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}, costs about {cost}</source>
        <comment>{count} bets, {amount}, cost about {cost}</comment>
        <translation>
            <numerusform>1 zakład, {amount}, koszt około {cost}</numerusform>
            <numerusform>{count} zakłady, {amount}, koszt około {cost}</numerusform>
            <numerusform>{count} zakładów, {amount}, koszt około {cost}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bankroll plus bets on the table; no rolls yet.</source>
        <translation>Saldo wraz z&#xa0;zakładami na stole; jeszcze nie było rzutów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bankroll plus bets on the table: {worth}; it started at {first}. High {highest}, low {lowest}.</source>
        <translation>Saldo wraz z&#xa0;zakładami na stole to {worth}, a&#xa0;na początku było to {first}. Najwyższe: {highest}, najniższe: {lowest}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>The game is not over yet.</source>
        <translation>Partia jeszcze trwa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: commission {amount}</source>
        <translation>{bet}: prowizja {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {amount} taken down</source>
        <translation>{bet}: zdjęto {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} win {pays}</source>
        <translation>{bet}: wygrana {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} wins {pays}</source>
        <translation>{bet}: wygrana {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} lose {amount}</source>
        <translation>{bet}: przegrana {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} loses {amount}</source>
        <translation>{bet}: przegrana {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} pushes: {amount} back</source>
        <translation>{bet}: zakład wraca ({amount})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} stays up: {amount}</source>
        <translation>{bet}: {amount} zostaje na stole</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {amount} back</source>
        <translation>{bet}: zwrot {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} moves to {to}: {amount}</source>
        <translation>{bet} przechodzi na {to}: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>There is no text for {event}.</source>
        <translation>Brak tekstu dla {event}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: you add {amount}, total {total}</source>
        <translation>{bet}: dokładasz {amount}, razem {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {name} adds {amount}, total {total}</source>
        <translation>{bet}: {name} dokłada {amount}, razem {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: you bet {amount}</source>
        <translation>{bet}: stawiasz {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Your bankroll is gone</source>
        <translation>Całe twoje saldo przepadło</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name}&apos;s bankroll is gone</source>
        <translation>{name} traci całe saldo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left {money} ahead</source>
        <translation>Odchodzisz z&#xa0;zyskiem {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left {money} down</source>
        <translation>Odchodzisz ze stratą {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left even</source>
        <translation>Wychodzisz na zero</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {name} bets {amount}</source>
        <translation>{bet}: {name} stawia {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>a natural</source>
        <translation>natural</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>craps</source>
        <translation>craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>the point is {point}</source>
        <translation>punkt to {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>the point is made</source>
        <translation>punkt trafiony</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>seven out</source>
        <translation>seven-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This is now a casual game: a roll was undone after it was seen.</source>
        <translation>Partia jest teraz towarzyska: cofnięto rzut, którego wynik był już widoczny.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This is now a casual game: a hint was used.</source>
        <translation>Partia jest teraz towarzyska: użyto podpowiedzi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This game was left early and cannot be continued.</source>
        <translation>Tę partię porzucono i&#xa0;nie można jej kontynuować.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>It is not the computer&apos;s turn.</source>
        <translation>To nie jest teraz kolej komputera.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>With {won} rounds won and {lost} lost, you chose main {main}.</source>
        <translation>Wygrane rundy: {won}, przegrane: {lost}. Wybierasz bazę {main}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>With {won} rounds won and {lost} lost, {name} chose main {main}.</source>
        <translation>Wygrane rundy: {won}, przegrane: {lost}. {name} wybiera bazę {main}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}</source>
        <translation>Baza {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>Main {main}, chance {chance}</source>
        <translation>Baza {main}, szansa {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>At the start, you chose main {main}.</source>
        <translation>Na początku wybierasz bazę {main}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>At the start, {name} chose main {main}.</source>
        <translation>Na początku {name} wybiera bazę {main}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>1 throw in {rolls}</source>
        <comment>{count} throws in {rolls}</comment>
        <translation>
            <numerusform>1 rzut na {rolls}</numerusform>
            <numerusform>{count} rzuty na {rolls}</numerusform>
            <numerusform>{count} rzutów na {rolls}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice} and won the round.</source>
        <translation>{position}: wyrzucasz {dice} i&#xa0;wygrywasz rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice} and won the round.</source>
        <translation>{position}: {name} wyrzuca {dice} i&#xa0;wygrywa rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice} and lost the round.</source>
        <translation>{position}: wyrzucasz {dice} i&#xa0;przegrywasz rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice} and lost the round.</source>
        <translation>{position}: {name} wyrzuca {dice} i&#xa0;przegrywa rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice}, which became your chance.</source>
        <translation>{position}: wyrzucasz {dice}. To teraz twoja szansa, czyli liczba do powtórzenia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice}, which became the chance.</source>
        <translation>{position}: {name} wyrzuca {dice}. To teraz szansa w&#xa0;tej rundzie, czyli liczba do powtórzenia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice}, which decided nothing.</source>
        <translation>{position}: wyrzucasz {dice}, co niczego nie rozstrzyga.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice}, which decided nothing.</source>
        <translation>{position}: {name} wyrzuca {dice}, co niczego nie rozstrzyga.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}: now throw</source>
        <translation>Twoja baza to {main}: teraz rzuć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} chooses main {main}</source>
        <translation>{name} wybiera bazę {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} matches neither the chance nor the main: throw again</source>
        <translation>{throw} to ani szansa, ani baza: kolejny rzut</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>1 round won</source>
        <comment>{count} rounds won</comment>
        <translation>
            <numerusform>1 wygrana runda</numerusform>
            <numerusform>{count} wygrane rundy</numerusform>
            <numerusform>{count} wygranych rund</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Wins</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Come-out roll</source>
        <translation>Rzut otwierający</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the chance: throw it again to win; {main} loses</source>
        <translation>{throw} to szansa: wyrzuć ją znowu, aby wygrać; {main} przegrywa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Choose a main and throw. Throwing the main wins at once, and a 2 or 3 loses.</source>
        <translation>Wybierz bazę i&#xa0;rzuć. Jeśli wypadnie baza, od razu wygrywasz; przy 2 lub 3 przegrywasz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left with no rounds won</source>
        <translation>Porzucasz partię bez wygranej rundy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left with no rounds won</source>
        <translation>Partia porzucona bez wygranej rundy</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left with 1 round won</source>
        <comment>You left with {count} rounds won</comment>
        <translation>
            <numerusform>Porzucasz partię: 1 wygrana runda</numerusform>
            <numerusform>Porzucasz partię: {count} wygrane rundy</numerusform>
            <numerusform>Porzucasz partię: {count} wygranych rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left with 1 round won</source>
        <comment>The game was left with {count} rounds won</comment>
        <translation>
            <numerusform>Partia porzucona: 1 wygrana runda</numerusform>
            <numerusform>Partia porzucona: {count} wygrane rundy</numerusform>
            <numerusform>Partia porzucona: {count} wygranych rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left at 1 round to {other}</source>
        <comment>The game was left at {count} rounds to {other}</comment>
        <translation>
            <numerusform>Partia porzucona przy {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>Partia porzucona przy {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>Partia porzucona przy {count}:{other} w&#xa0;rundach</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You win this round at once.</source>
        <translation>Od razu wygrywasz tę rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lose this round at once.</source>
        <translation>Od razu przegrywasz tę rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Any other throw becomes your chance: throw it again before the main, and you win.</source>
        <translation>Każdy inny rzut staje się twoją szansą: jeśli wypadnie znowu przed bazą, wygrywasz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You win this round.</source>
        <translation>Wygrywasz tę rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lose this round.</source>
        <translation>Przegrywasz tę rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win as many rounds as you can: two losses in a row end your turn.</source>
        <translation>Wygraj jak najwięcej rund: dwie przegrane z&#xa0;rzędu kończą twoją kolejkę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won no rounds</source>
        <translation>Nie wygrywasz żadnej rundy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won no rounds</source>
        <translation>{name} nie wygrywa żadnej rundy</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won 1 round</source>
        <comment>You won {count} rounds</comment>
        <translation>
            <numerusform>Twój wynik: 1 wygrana runda</numerusform>
            <numerusform>Twój wynik: {count} wygrane rundy</numerusform>
            <numerusform>Twój wynik: {count} wygranych rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>A draw at 1 round</source>
        <comment>A draw at {count} rounds</comment>
        <translation>
            <numerusform>Remis {count}:{count} w&#xa0;rundach</numerusform>
            <numerusform>Remis {count}:{count} w&#xa0;rundach</numerusform>
            <numerusform>Remis {count}:{count} w&#xa0;rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won, 1 round to {other}</source>
        <comment>You won, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Wygrywasz {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>Wygrywasz {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>Wygrywasz {count}:{other} w&#xa0;rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lost, 1 round to {other}</source>
        <comment>You lost, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Przegrywasz {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>Przegrywasz {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>Przegrywasz {count}:{other} w&#xa0;rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left while ahead, 1 round to {other}</source>
        <comment>You left while ahead, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Porzucasz partię, prowadząc {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>Porzucasz partię, prowadząc {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>Porzucasz partię, prowadząc {count}:{other} w&#xa0;rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left while behind, 1 round to {other}</source>
        <comment>You left while behind, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Porzucasz partię, przegrywając {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>Porzucasz partię, przegrywając {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>Porzucasz partię, przegrywając {count}:{other} w&#xa0;rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lost with 1 round, behind {rival} with {other}</source>
        <comment>You lost with {count} rounds, behind {rival} with {other}</comment>
        <translation>
            <numerusform>Przegrywasz z&#xa0;dorobkiem 1 rundy, {rival} ma {other}</numerusform>
            <numerusform>Przegrywasz z&#xa0;dorobkiem {count} rund, {rival} ma {other}</numerusform>
            <numerusform>Przegrywasz z&#xa0;dorobkiem {count} rund, {rival} ma {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won with 1 round</source>
        <comment>You won with {count} rounds</comment>
        <translation>
            <numerusform>Wygrywasz z&#xa0;dorobkiem 1 rundy</numerusform>
            <numerusform>Wygrywasz z&#xa0;dorobkiem {count} rund</numerusform>
            <numerusform>Wygrywasz z&#xa0;dorobkiem {count} rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won with 1 round</source>
        <comment>{name} won with {count} rounds</comment>
        <translation>
            <numerusform>{name} wygrywa z&#xa0;dorobkiem 1 rundy</numerusform>
            <numerusform>{name} wygrywa z&#xa0;dorobkiem {count} rund</numerusform>
            <numerusform>{name} wygrywa z&#xa0;dorobkiem {count} rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won with 1 round, ahead of {rival} with {other}</source>
        <comment>You won with {count} rounds, ahead of {rival} with {other}</comment>
        <translation>
            <numerusform>Wygrywasz z&#xa0;dorobkiem 1 rundy, {rival} ma {other}</numerusform>
            <numerusform>Wygrywasz z&#xa0;dorobkiem {count} rund, {rival} ma {other}</numerusform>
            <numerusform>Wygrywasz z&#xa0;dorobkiem {count} rund, {rival} ma {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won with 1 round, ahead of {rival} with {other}</source>
        <comment>{name} won with {count} rounds, ahead of {rival} with {other}</comment>
        <translation>
            <numerusform>{name} wygrywa z&#xa0;dorobkiem 1 rundy, {rival} ma {other}</numerusform>
            <numerusform>{name} wygrywa z&#xa0;dorobkiem {count} rund, {rival} ma {other}</numerusform>
            <numerusform>{name} wygrywa z&#xa0;dorobkiem {count} rund, {rival} ma {other}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw matches chance</source>
        <translation>Rzut równy szansie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Loses</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw matches main</source>
        <translation>Rzut równy bazie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Come-out roll: the chance is {chance}</source>
        <translation>Rzut otwierający: szansą jest {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Continues</source>
        <translation>Runda trwa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Does not match main or chance</source>
        <translation>Ani baza, ani szansa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: you win the round</source>
        <translation>{reason}: wygrywasz rundę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: {name} wins the round</source>
        <translation>{reason}: rundę wygrywa {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: you lose the round</source>
        <translation>{reason}: przegrywasz rundę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: {name} loses the round</source>
        <translation>{reason}: rundę przegrywa {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}. Second loss in a row: {rounds}, and the dice pass to {name}</source>
        <translation>{reason}. Druga przegrana z&#xa0;rzędu, koniec kolejki: {rounds}. Następna kolejka: {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the main</source>
        <translation>{throw} to baza</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the chance</source>
        <translation>{throw} to szansa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} on the come-out roll with main {main}</source>
        <translation>{throw} w&#xa0;rzucie otwierającym z&#xa0;bazą {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {choice}.</source>
        <translation>{position}: {choice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{first} + {second} = {total}</source>
        <translation>{first} + {second} = {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: you rolled {dice}.</source>
        <translation>{position}: wyrzucasz {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} rolled {dice}.</source>
        <translation>{position}: {name} wyrzuca {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Rolling on would have brought {amount} more on average.</source>
        <translation>Dalsze rzuty dałyby średnio o&#xa0;{amount} więcej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>a hard {total}, {first} + {second}</source>
        <translation>Hard {total}, {first} + {second}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>an easy {total}, {first} + {second}</source>
        <translation>{total} bez dubletu, {first} + {second}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>“{bet}” won {pays}.</source>
        <translation>Zakład „{bet}” wygrywa {pays}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>1 bet won {pays}.</source>
        <comment>{count} bets won {pays} in total.</comment>
        <translation>
            <numerusform>{count} zakład wygrywa {pays}.</numerusform>
            <numerusform>{count} zakłady wygrywają łącznie {pays}.</numerusform>
            <numerusform>{count} zakładów wygrywa łącznie {pays}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>“{bet}” lost {lost}.</source>
        <translation>Zakład „{bet}” przegrywa {lost}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>1 bet lost {lost}.</source>
        <comment>{count} bets lost {lost} in total.</comment>
        <translation>
            <numerusform>{count} zakład przegrywa {lost}.</numerusform>
            <numerusform>{count} zakłady przegrywają łącznie {lost}.</numerusform>
            <numerusform>{count} zakładów przegrywa łącznie {lost}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: you left the table and gave up {lost} on “{bet}”.</source>
        <translation>{position}: odchodzisz, a&#xa0;zakład „{bet}” ({lost}) przepada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} left the table and gave up {lost} on “{bet}”.</source>
        <translation>{position}: {name} odchodzi, a&#xa0;zakład „{bet}” ({lost}) przepada.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: you left the table and gave up 1 bet, {lost}.</source>
        <comment>{position}: you left the table and gave up {count} bets, {lost} in total.</comment>
        <translation>
            <numerusform>{position}: odchodzisz, a&#xa0;{count} zakład przepada ({lost}).</numerusform>
            <numerusform>{position}: odchodzisz, a&#xa0;{count} zakłady przepadają (łącznie {lost}).</numerusform>
            <numerusform>{position}: odchodzisz, a&#xa0;{count} zakładów przepada (łącznie {lost}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} left the table and gave up 1 bet, {lost}.</source>
        <comment>{position}: {name} left the table and gave up {count} bets, {lost} in total.</comment>
        <translation>
            <numerusform>{position}: {name} odchodzi, a&#xa0;{count} zakład przepada ({lost}).</numerusform>
            <numerusform>{position}: {name} odchodzi, a&#xa0;{count} zakłady przepadają (łącznie {lost}).</numerusform>
            <numerusform>{position}: {name} odchodzi, a&#xa0;{count} zakładów przepada (łącznie {lost}).</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Come-out roll with {money} on “{bet}”</source>
        <translation>Rzut otwierający, {money} na „{bet}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point} with {money} on “{bet}”</source>
        <translation>Punkt {point}, {money} na „{bet}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Come-out roll with {money} on the table</source>
        <translation>Rzut otwierający, na stole {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point}</source>
        <translation>Punkt {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point} with {money} on the table</source>
        <translation>Punkt {point}, na stole {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you bet {money} on “{bet}”</source>
        <translation>stawiasz {money} na „{bet}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} bet {money} on “{bet}”</source>
        <translation>{name} stawia {money} na „{bet}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you took down “{bet}”</source>
        <translation>zdejmujesz zakład „{bet}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} took down “{bet}”</source>
        <translation>{name} zdejmuje zakład „{bet}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you rolled without another bet</source>
        <translation>rzucasz bez nowego zakładu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} rolled without another bet</source>
        <translation>{name} rzuca bez nowego zakładu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you left the table</source>
        <translation>odchodzisz od stołu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned come odds on</source>
        <translation>wznawiasz odds do Come</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned come odds off</source>
        <translation>wstrzymujesz odds do Come</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned come odds on</source>
        <translation>{name} wznawia odds do Come</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned come odds off</source>
        <translation>{name} wstrzymuje odds do Come</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned your bets on</source>
        <translation>wznawiasz swoje zakłady</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned your bets off</source>
        <translation>wstrzymujesz swoje zakłady</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned the bets on</source>
        <translation>{name} wznawia swoje zakłady</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned the bets off</source>
        <translation>{name} wstrzymuje swoje zakłady</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>you</source>
        <comment>who won</comment>
        <translation>ty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>main {mains}</source>
        <translation>baza {mains}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} or {second}</source>
        <translation>{first} lub {second}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>After a lost round, losing this one ends the turn. Rounds still to win on average: {rounds} with main {best}, {others} with main {other}.</source>
        <translation>Po przegranej rundzie przegrana w&#xa0;tej zakończy kolejkę. Rundy, które średnio można jeszcze wygrać: {rounds} z&#xa0;bazą {best}, {others} z&#xa0;bazą {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Rounds still to win on average: {rounds} with main {best}, {others} with main {other}.</source>
        <translation>Rundy, które średnio można jeszcze wygrać: {rounds} z&#xa0;bazą {best}, {others} z&#xa0;bazą {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main}: {wins} of rounds are won at once and {losses} are lost at once. In the other {others}, the throw becomes a chance, which wins {share} of the time. Overall, {total} of rounds are won.</source>
        <translation>Baza {main}: {wins} rund od razu kończy się wygraną, a&#xa0;{losses} od razu przegraną. W&#xa0;pozostałych {others} rund rzut staje się szansą, która wygrywa w&#xa0;{share} przypadków. Łącznie wygrywa się {total} rund.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main} wins {wins}% of rounds at once and loses {losses}% at once; overall it wins {rounds}% of rounds.</source>
        <translation>Baza {main} od razu wygrywa {wins}% rund, a&#xa0;{losses}% od razu przegrywa; łącznie wygrywa {rounds}% rund.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{wins} of 36 throws show the chance ({chance}) and win; {losses} show the main ({main}) and lose; the rest decide nothing. The chance wins {wins} times in {all}: {times}%.</source>
        <translation>Szansa {chance} wypada w&#xa0;{wins} rzutach na 36 i&#xa0;wygrywa; baza {main} wypada w&#xa0;{losses} i&#xa0;przegrywa; pozostałe rzuty niczego nie rozstrzygają. Szansa wygrywa {wins} razy na {all}: {times}%.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The first throw wins at once {wins}% of the time and loses at once {losses}% of the time; any other total becomes the chance.</source>
        <translation>Pierwszy rzut od razu wygrywa w&#xa0;{wins}% przypadków, a&#xa0;w&#xa0;{losses}% przypadków od razu przegrywa; każda inna suma staje się szansą.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The numbers show the rounds still to win on average, including this one. Two losses in a row end the turn. The numbers assume main {main} in every later round.</source>
        <translation>Liczby podają, ile rund średnio można jeszcze wygrać, łącznie z&#xa0;obecną. Kolejka kończy się po dwóch przegranych z&#xa0;rzędu. Liczby zakładają bazę {main} w&#xa0;każdej następnej rundzie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{chance}; {rounds} rounds won on average</source>
        <translation>{chance}; średnia liczba wygranych rund: {rounds}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>any other total: throw again</source>
        <translation>każda inna suma: rzucasz jeszcze raz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main}, chance {chance}: wins {win} of the time</source>
        <translation>Baza {main}, szansa {chance}: wygrana w&#xa0;{win} przypadków</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{chance} becomes the chance: {wins} ways win, {losses} lose</source>
        <translation>{chance} staje się szansą (rzuty wygrywające: {wins} z&#xa0;36, przegrywające: {losses})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{sums}: wins</source>
        <translation>{sums}: wygrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{sums}: loses</source>
        <translation>{sums}: przegrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: wins the round</source>
        <translation>{first} i&#xa0;{second}: wygrana runda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: loses the round</source>
        <translation>{first} i&#xa0;{second}: przegrana runda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: the round goes on</source>
        <translation>{first} i&#xa0;{second}: runda trwa dalej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/words.py"/>
        <source>{names}, {next}</source>
        <translation>{names}, {next}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>you</source>
        <translation>Ty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You now have {score0} and {one} now has {score1}</source>
        <translation>Masz teraz {score0}, a&#xa0;{one} ma {score1}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{zero} now has {score0} and you now have {score1}</source>
        <translation>{zero} ma teraz {score0}, a&#xa0;ty {score1}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{zero} now has {score0} and {one} now has {score1}</source>
        <translation>{zero} ma teraz {score0}, a&#xa0;{one} ma {score1}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take the lead by {lead}</source>
        <translation>Wychodzisz na prowadzenie (+{lead})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes the lead by {lead}</source>
        <translation>{name} wychodzi na prowadzenie (+{lead})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take Free Bacon: {points}</source>
        <translation>Bierzesz darmowy boczek: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance}
no 1s</source>
        <extracomment>Two short lines under a number of dice: how likely none of them shows a 1.</extracomment>
        <translation>{chance}
bez 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to roll no 1s</source>
        <translation>{chance} szans na rzut bez jedynki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Choose how many dice to roll.</source>
        <translation>Wybierz, iloma kośćmi rzucasz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Every die counts, but a single 1 cuts the whole turn to 1 point.</source>
        <translation>Liczy się każda kość, ale już jedna jedynka obcina całą turę do 1 punktu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Your turn again: more dice can score more, but a 1 becomes more likely.</source>
        <translation>Znowu twoja kolej: więcej kości może dać więcej punktów, ale jedynka staje się bardziej prawdopodobna.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>A 1 came up, so the whole turn scored just 1 point.</source>
        <translation>Wypadła jedynka, więc cała tura daje tylko 1 punkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left while ahead, {own} to {other}</source>
        <translation>Porzucasz partię, prowadząc {own}:{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left while behind, {own} to {other}</source>
        <translation>Porzucasz partię, przegrywając {own}:{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>The game was left at {own} to {other}</source>
        <translation>Partia porzucona przy stanie {own}:{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Free Bacon needs no dice, so no 1 can spoil it: {points}.</source>
        <translation>Darmowy boczek nie wymaga rzutu, więc żadna jedynka go nie zepsuje: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>No 1 came up, so every die counts: {points}.</source>
        <translation>Nie wypadła jedynka, więc liczą się wszystkie kości: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Then came a Swine Swap: your {before} became {after}.</source>
        <translation>Potem świńska zamiana: zamiast {before} masz {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Free Bacon: roll no dice, and score twice the tens digit of {score} minus its ones digit.</source>
        <translation>Darmowy boczek: nie rzucasz, a&#xa0;dostajesz podwojoną cyfrę dziesiątek liczby {score} minus jej cyfrę jedności.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>That makes {points} points for sure; no roll averages more than {mean}.</source>
        <translation>To pewne punkty: {points}; żaden rzut nie daje ich średnio więcej niż {mean}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Any number is about as good here: less than 0.1 percentage points between best and worst.</source>
        <translation>Każda liczba kości jest tu prawie równie dobra: najgorszą od najlepszej dzieli mniej niż 0,1 punktu procentowego.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Any number is about as good here: {points} between best and worst.</source>
        <translation>Każda liczba kości jest tu prawie równie dobra: najgorszą od najlepszej dzieli {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes Free Bacon: {points}</source>
        <translation>{name} bierze darmowy boczek: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Pig Out! A 1 was rolled: 1 point for {name}</source>
        <translation>Świński pech! Wypadła jedynka. {name}: 1 punkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Swine Swap! {before} ⇄ {after}</source>
        <translation>Świńska zamiana! {before} ⇄ {after}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>If any die shows a 1, the whole roll scores only 1 point.</source>
        <translation>Jeśli na którejś kości wypadnie 1, cały rzut daje tylko 1 punkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: Free Bacon, +{points}</source>
        <translation>ostatnio: darmowy boczek, +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: {dice}, Pig Out, +1</source>
        <translation>ostatnio: {dice}, świński pech, +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: {dice}, +{points}</source>
        <translation>ostatnio: {dice}, +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} beats {other} in {average} of games: {first} when it goes first and {second} when it goes second.</source>
        <translation>{name} kontra {other}: {average} wygranych ({first}, gdy zaczyna; {second}, gdy gra jako druga).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This strategy always makes the best choice.</source>
        <translation>Ta strategia zawsze dokonuje najlepszego wyboru.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best response would win {best} of games, {cost} more than this strategy.</source>
        <translation>Najlepsza odpowiedź wygrywa {best} partii, o&#xa0;{cost} więcej niż ta strategia.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>At {own} to {other}, {name} rolls 1 die.</source>
        <comment>At {own} to {other}, {name} rolls {count} dice.</comment>
        <translation>
            <numerusform>Przy stanie {own}:{other} {name} rzuca 1 kością.</numerusform>
            <numerusform>Przy stanie {own}:{other} {name} rzuca {count} kośćmi.</numerusform>
            <numerusform>Przy stanie {own}:{other} {name} rzuca {count} kośćmi.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>At {own} to {other}, {name} takes Free Bacon.</source>
        <translation>Przy stanie {own}:{other} {name} bierze darmowy boczek.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would do the same.</source>
        <translation>{name} robi to samo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would take Free Bacon.</source>
        <translation>{name} bierze darmowy boczek.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would roll 1 die.</source>
        <comment>{name} would roll {count} dice.</comment>
        <translation>
            <numerusform>{name} rzuca 1 kością.</numerusform>
            <numerusform>{name} rzuca {count} kośćmi.</numerusform>
            <numerusform>{name} rzuca {count} kośćmi.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This position never comes up in games between the two strategies.</source>
        <translation>Ta pozycja nigdy się nie zdarza w&#xa0;partiach między tymi strategiami.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This position comes up in {share} of games between the two strategies.</source>
        <translation>Ta pozycja zdarza się w&#xa0;{share} partii między tymi strategiami.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>less than {count} percentage point</source>
        <comment>less than {count} percentage points</comment>
        <translation>
            <numerusform>mniej niż {count}&#xa0;pp</numerusform>
            <numerusform>mniej niż {count}&#xa0;pp</numerusform>
            <numerusform>mniej niż {count}&#xa0;pp</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>same number of dice</source>
        <translation>tyle samo kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This is the best choice.</source>
        <translation>To najlepszy wybór.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>1 die</source>
        <comment>{count} dice</comment>
        <translation>
            <numerusform>1 kość</numerusform>
            <numerusform>{count} kości</numerusform>
            <numerusform>{count} kości</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Free Bacon</source>
        <translation>Darmowy boczek</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>less than {percent}</source>
        <translation>mniej niż {percent}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>at least {number} fewer</source>
        <translation>o&#xa0;co najmniej {number} mniej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{least} to {most} fewer</source>
        <translation>o&#xa0;{least}–{most} mniej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{least} to {most} more</source>
        <translation>o&#xa0;{least}–{most} więcej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>at least {number} more</source>
        <translation>o&#xa0;co najmniej {number} więcej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>the best choice</source>
        <translation>najlepszy wybór</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best choice is 1 die, which is {cost} better.</source>
        <comment>The best choice is {count} dice, which is {cost} better.</comment>
        <translation>
            <numerusform>Najlepiej rzucić 1 kością: to lepsze o&#xa0;{cost}.</numerusform>
            <numerusform>Najlepiej rzucić {count} kośćmi: to lepsze o&#xa0;{cost}.</numerusform>
            <numerusform>Najlepiej rzucić {count} kośćmi: to lepsze o&#xa0;{cost}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best choice is Free Bacon, which is {cost} better.</source>
        <translation>Najlepiej wziąć darmowy boczek: to lepsze o&#xa0;{cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>The opponent</source>
        <comment>begins a sentence</comment>
        <translation>Przeciwnik</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total} and wins.</source>
        <comment>A sure {count} points: the score reaches {total} and wins.</comment>
        <translation>
            <numerusform>1&#xa0;pewny punkt: wynik to {total} i&#xa0;wygrana.</numerusform>
            <numerusform>{count} pewne punkty: wynik to {total} i&#xa0;wygrana.</numerusform>
            <numerusform>{count} pewnych punktów: wynik to {total} i&#xa0;wygrana.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point ties the opponent at {total}.</source>
        <comment>A sure {count} points tie the opponent at {total}.</comment>
        <translation>
            <numerusform>1&#xa0;pewny punkt: wynik to {total}, tyle samo co u przeciwnika.</numerusform>
            <numerusform>{count} pewne punkty: wynik to {total}, tyle samo co u przeciwnika.</numerusform>
            <numerusform>{count} pewnych punktów: wynik to {total}, tyle samo co u przeciwnika.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, which doesn&apos;t swap with {other}.</source>
        <comment>A sure {count} points: the score reaches {total}, which doesn&apos;t swap with {other}.</comment>
        <translation>
            <numerusform>1&#xa0;pewny punkt: wynik to {total} i&#xa0;nie dochodzi do zamiany z&#xa0;{other}.</numerusform>
            <numerusform>{count} pewne punkty: wynik to {total} i&#xa0;nie dochodzi do zamiany z&#xa0;{other}.</numerusform>
            <numerusform>{count} pewnych punktów: wynik to {total} i&#xa0;nie dochodzi do zamiany z&#xa0;{other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, but swaps with {other} and loses.</source>
        <comment>A sure {count} points: the score reaches {total}, but swaps with {other} and loses.</comment>
        <translation>
            <numerusform>1&#xa0;pewny punkt: wynik to {total}, ale po zamianie z&#xa0;{other} jest przegrana.</numerusform>
            <numerusform>{count} pewne punkty: wynik to {total}, ale po zamianie z&#xa0;{other} jest przegrana.</numerusform>
            <numerusform>{count} pewnych punktów: wynik to {total}, ale po zamianie z&#xa0;{other} jest przegrana.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total} and swaps up to {other}.</source>
        <comment>A sure {count} points: the score reaches {total} and swaps up to {other}.</comment>
        <translation>
            <numerusform>1&#xa0;pewny punkt: wynik to {total}, a&#xa0;zamiana podnosi go do {other}.</numerusform>
            <numerusform>{count} pewne punkty: wynik to {total}, a&#xa0;zamiana podnosi go do {other}.</numerusform>
            <numerusform>{count} pewnych punktów: wynik to {total}, a&#xa0;zamiana podnosi go do {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, but swaps down to {other}.</source>
        <comment>A sure {count} points: the score reaches {total}, but swaps down to {other}.</comment>
        <translation>
            <numerusform>1&#xa0;pewny punkt: wynik to {total}, ale zamiana obniża go do {other}.</numerusform>
            <numerusform>{count} pewne punkty: wynik to {total}, ale zamiana obniża go do {other}.</numerusform>
            <numerusform>{count} pewnych punktów: wynik to {total}, ale zamiana obniża go do {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; {share}% swap up to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; {share}% swap up to {other}.</comment>
        <translation>
            <numerusform>Przy 1&#xa0;kości świński pech zdarza się w&#xa0;{ones}% rzutów, a&#xa0;w&#xa0;{share}% zamiana podnosi wynik do {other}.</numerusform>
            <numerusform>Przy {count} kościach świński pech zdarza się w&#xa0;{ones}% rzutów, a&#xa0;w&#xa0;{share}% zamiana podnosi wynik do {other}.</numerusform>
            <numerusform>Przy {count} kościach świński pech zdarza się w&#xa0;{ones}% rzutów, a&#xa0;w&#xa0;{share}% zamiana podnosi wynik do {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; {share}% swap down to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; {share}% swap down to {other}.</comment>
        <translation>
            <numerusform>Przy 1&#xa0;kości świński pech zdarza się w&#xa0;{ones}% rzutów, a&#xa0;w&#xa0;{share}% zamiana obniża wynik do {other}.</numerusform>
            <numerusform>Przy {count} kościach świński pech zdarza się w&#xa0;{ones}% rzutów, a&#xa0;w&#xa0;{share}% zamiana obniża wynik do {other}.</numerusform>
            <numerusform>Przy {count} kościach świński pech zdarza się w&#xa0;{ones}% rzutów, a&#xa0;w&#xa0;{share}% zamiana obniża wynik do {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total}, swaps and loses.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total}, swaps and loses.</comment>
        <translation>
            <numerusform>Przy 1&#xa0;kości świński pech zdarza się w&#xa0;{ones}% rzutów: 1 punkt daje wtedy {total} i&#xa0;przez zamianę przegraną.</numerusform>
            <numerusform>Przy {count} kościach świński pech zdarza się w&#xa0;{ones}% rzutów: 1 punkt daje wtedy {total} i&#xa0;przez zamianę przegraną.</numerusform>
            <numerusform>Przy {count} kościach świński pech zdarza się w&#xa0;{ones}% rzutów: 1 punkt daje wtedy {total} i&#xa0;przez zamianę przegraną.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps up to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps up to {other}.</comment>
        <translation>
            <numerusform>Przy 1&#xa0;kości świński pech zdarza się w&#xa0;{ones}% rzutów: 1 punkt daje wtedy {total}, a&#xa0;zamiana podnosi wynik do {other}.</numerusform>
            <numerusform>Przy {count} kościach świński pech zdarza się w&#xa0;{ones}% rzutów: 1 punkt daje wtedy {total}, a&#xa0;zamiana podnosi wynik do {other}.</numerusform>
            <numerusform>Przy {count} kościach świński pech zdarza się w&#xa0;{ones}% rzutów: 1 punkt daje wtedy {total}, a&#xa0;zamiana podnosi wynik do {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps down to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps down to {other}.</comment>
        <translation>
            <numerusform>Przy 1&#xa0;kości świński pech zdarza się w&#xa0;{ones}% rzutów: 1 punkt daje wtedy {total}, a&#xa0;zamiana obniża wynik do {other}.</numerusform>
            <numerusform>Przy {count} kościach świński pech zdarza się w&#xa0;{ones}% rzutów: 1 punkt daje wtedy {total}, a&#xa0;zamiana obniża wynik do {other}.</numerusform>
            <numerusform>Przy {count} kościach świński pech zdarza się w&#xa0;{ones}% rzutów: 1 punkt daje wtedy {total}, a&#xa0;zamiana obniża wynik do {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {chance} to win</source>
        <comment>{count} dice: {chance} to win</comment>
        <translation>
            <numerusform>1 kość: {chance} szans na wygraną</numerusform>
            <numerusform>{count} kości: {chance} szans na wygraną</numerusform>
            <numerusform>{count} kości: {chance} szans na wygraną</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>Free Bacon: {chance} to win</source>
        <translation>Darmowy boczek: {chance} szans na wygraną</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>Free Bacon, 1 point</source>
        <comment>Free Bacon, {count} points</comment>
        <translation>
            <numerusform>Darmowy boczek, 1 punkt</numerusform>
            <numerusform>Darmowy boczek, {count} punkty</numerusform>
            <numerusform>Darmowy boczek, {count} punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <location filename="../../dicedesk/play/past.py"/>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>1 point</source>
        <comment>{count} points</comment>
        <translation>
            <numerusform>1 punkt</numerusform>
            <numerusform>{count} punkty</numerusform>
            <numerusform>{count} punktów</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Pig Out, 1 point</source>
        <translation>Świński pech, 1 punkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}: {own} to {other}, which wins the game</source>
        <translation>{scored}, stan {own}:{other} i&#xa0;wygrana partia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}, Swine Swap: {own} to {other}, which loses the game</source>
        <translation>{scored}, po świńskiej zamianie {own}:{other} i&#xa0;przegrana partia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}, Swine Swap: {own} to {other}</source>
        <translation>{scored}, po świńskiej zamianie {own}:{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}: {own} to {other}</source>
        <translation>{scored}, stan {own}:{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take Free Bacon  +{points}</source>
        <translation>Bierzesz darmowy boczek  +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes Free Bacon  +{points}</source>
        <translation>{name} bierze darmowy boczek  +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You pig out: {faces}  +1</source>
        <translation>Masz świńskiego pecha: {faces}  +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} pigs out: {faces}  +1</source>
        <translation>{name} ma świńskiego pecha: {faces}  +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Five of a kind</source>
        <translation>Poker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four of a kind</source>
        <translation>Kareta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Straight</source>
        <translation>Strit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Full house</source>
        <translation>Ful</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Three of a kind</source>
        <translation>Trójka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Two pair</source>
        <translation>Dwie pary</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>One pair</source>
        <translation>Para</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>You lose the {ante} ante.</source>
        <translation>Tracisz stawkę tej rundy: {ante}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Play a hand</source>
        <translation>Zagraj rundę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep nothing</source>
        <translation>Nic nie zostawiaj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You quit mid-hand and lose the ante</source>
        <translation>Kończysz w&#xa0;trakcie rundy i&#xa0;tracisz stawkę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You leave the table</source>
        <translation>Odchodzisz od stołu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>Nothing yet</source>
        <translation>Jeszcze nic</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand}: pays nothing as it stands</source>
        <translation>{hand}: na razie bez wypłaty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand}: pays {amount} as it stands</source>
        <translation>{hand}: na razie wypłata {amount}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{bankroll} after 1 hand</source>
        <comment>{bankroll} after {count} hands</comment>
        <translation>
            <numerusform>{bankroll} po 1 rundzie</numerusform>
            <numerusform>{bankroll} po {count} rundach</numerusform>
            <numerusform>{bankroll} po {count} rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} reached {bankroll} after 1 hand</source>
        <comment>{name} reached {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>{name} osiąga {bankroll} po 1 rundzie</numerusform>
            <numerusform>{name} osiąga {bankroll} po {count} rundach</numerusform>
            <numerusform>{name} osiąga {bankroll} po {count} rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You quit with {bankroll} after 1 hand</source>
        <comment>You quit with {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>Kończysz z&#xa0;{bankroll} po 1 rundzie</numerusform>
            <numerusform>Kończysz z&#xa0;{bankroll} po {count} rundach</numerusform>
            <numerusform>Kończysz z&#xa0;{bankroll} po {count} rundach</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>No two alike and no straight: this hand pays nothing</source>
        <translation>Ani pary, ani strita: bez wypłaty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand} pays nothing</source>
        <translation>{hand}: bez wypłaty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand} pays {amount}</source>
        <translation>{hand}: wypłata {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>The Magic 8 Oracle says:
{answer}</source>
        <translation>Wyrocznia Magicznej Ósemki mówi:
{answer}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file} contains 1 game.</source>
        <comment>{file} contains {count} games.</comment>
        <translation>
            <numerusform>{file} zawiera 1 partię.</numerusform>
            <numerusform>{file} zawiera {count} partie.</numerusform>
            <numerusform>{file} zawiera {count} partii.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file}: more than {most} lines</source>
        <translation>{file}: więcej niż {most} wierszy</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 duplicate skipped.</source>
        <comment>{count} duplicates skipped.</comment>
        <translation>
            <numerusform>Pominięto 1 duplikat.</numerusform>
            <numerusform>Pominięto {count} duplikaty.</numerusform>
            <numerusform>Pominięto {count} duplikatów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>Notes added to 1 saved game.</source>
        <comment>Notes added to {count} saved games.</comment>
        <translation>
            <numerusform>Dodano notatki do 1 zapisanej partii.</numerusform>
            <numerusform>Dodano notatki do {count} zapisanych partii.</numerusform>
            <numerusform>Dodano notatki do {count} zapisanych partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 item could not be read.</source>
        <comment>{count} items could not be read.</comment>
        <translation>
            <numerusform>Nie udało się odczytać 1 pozycji.</numerusform>
            <numerusform>Nie udało się odczytać {count} pozycji.</numerusform>
            <numerusform>Nie udało się odczytać {count} pozycji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 game imported.</source>
        <comment>{count} games imported.</comment>
        <translation>
            <numerusform>Zaimportowano 1 partię.</numerusform>
            <numerusform>Zaimportowano {count} partie.</numerusform>
            <numerusform>Zaimportowano {count} partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>The dice in 1 game do not check out.</source>
        <comment>The dice in {count} games do not check out.</comment>
        <translation>
            <numerusform>W&#xa0;1 partii kości się nie zgadzają.</numerusform>
            <numerusform>W&#xa0;{count} partiach kości się nie zgadzają.</numerusform>
            <numerusform>W&#xa0;{count} partiach kości się nie zgadzają.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>{file}: no game records ({suffix}) in this folder</source>
        <translation>{file}: brak zapisów partii ({suffix}) w&#xa0;tym folderze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file}: line {line}: {reason}</source>
        <translation>{file}: wiersz {line}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>these are the dice for a day that has not started yet</source>
        <translation>te kości są z&#xa0;dnia, który jeszcze się nie zaczął</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>more than {most} lines</source>
        <translation>więcej niż {most} wierszy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file}: pliku nie można odczytać ({reason})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>{file}: larger than {most} MB</source>
        <translation>{file}: więcej niż {most}&#xa0;MB</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>{file}: line {line}: not UTF-8 text</source>
        <translation>{file}: wiersz {line}: to nie jest tekst UTF-8</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>no such file or folder</source>
        <translation>nie ma takiego pliku ani folderu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>permission denied</source>
        <translation>brak uprawnień</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>this is a folder</source>
        <translation>to jest folder</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>part of the path is not a folder</source>
        <translation>część ścieżki nie jest folderem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>a file with this name already exists</source>
        <translation>plik o&#xa0;tej nazwie już istnieje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>your disk quota is used up</source>
        <translation>przydział miejsca na dysku jest wyczerpany</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk is read-only</source>
        <translation>dysk jest tylko do odczytu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk cannot be read from or written to</source>
        <translation>błąd odczytu lub zapisu dysku</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>in use by another program</source>
        <translation>korzysta z&#xa0;niego inny program</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the name is too long</source>
        <translation>nazwa jest za długa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the file would be too large</source>
        <translation>plik byłby za duży</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the links in the path form a loop</source>
        <translation>dowiązania w&#xa0;ścieżce tworzą pętlę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>too many files are open</source>
        <translation>otwartych jest zbyt wiele plików</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>this is a device or a pipe</source>
        <translation>to jest urządzenie albo potok</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/play/seats.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Player {seat}</source>
        <translation>Gracz {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>About DiceDesk</source>
        <translation>O&#xa0;programie DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Licenses…</source>
        <translation>Licencje…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Copy for a bug report</source>
        <translation>Kopiuj do zgłoszenia błędu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dialogs.py"/>
        <location filename="../../dicedesk/ui/base/widgets/game_frame.py"/>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <location filename="../../dicedesk/ui/features/position/amounts.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Made with</source>
        <translation>Powstało dzięki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>This computer</source>
        <translation>Ten komputer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>DiceDesk {version}: dice games with a coach and exact odds.</source>
        <translation>DiceDesk {version}: gry w kości z trenerem i dokładnymi szansami.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>MIT License. DiceDesk sends nothing over the network.</source>
        <translation>Licencja MIT. DiceDesk niczego nie wysyła przez sieć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Where</source>
        <translation>Gdzie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Commands</source>
        <translation>Polecenia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Find a command</source>
        <translation>Znajdź polecenie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>What would you like to do?</source>
        <translation>Co chcesz zrobić?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Search commands</source>
        <translation>Szukaj poleceń</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>No command matches.</source>
        <translation>Żadne polecenie nie pasuje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/play/move_telling.py"/>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/pages.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Rules of {game}</source>
        <translation>Zasady gry {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/pages.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>For the classroom</source>
        <translation>Dla szkoły</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Craps house rules</source>
        <translation>Craps: zasady stołu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Use these rules</source>
        <translation>Przyjmij te zasady</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/long_work.py"/>
        <location filename="../../dicedesk/ui/base/widgets/slow_work.py"/>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Looking for backups…</source>
        <translation>Szukanie kopii zapasowych…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>There are no backups yet.</source>
        <translation>Nie ma jeszcze kopii zapasowych.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Keep current games</source>
        <translation>Zostaw obecne partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Number of games</source>
        <translation>Liczba partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore a backup</source>
        <translation>Przywracanie kopii zapasowej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore this backup…</source>
        <translation>Przywróć tę kopię…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore the backup from {date} with 1 game?</source>
        <comment>Restore the backup from {date} with {count} games?</comment>
        <translation>
            <numerusform>Przywrócić kopię zapasową z&#xa0;dnia {date} ({count} partia)?</numerusform>
            <numerusform>Przywrócić kopię zapasową z&#xa0;dnia {date} ({count} partie)?</numerusform>
            <numerusform>Przywrócić kopię zapasową z&#xa0;dnia {date} ({count} partii)?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>The backup replaces your current games, best scores and settings.</source>
        <translation>Kopia zastąpi obecne partie, rekordy i&#xa0;ustawienia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>An unfinished game in the backup becomes a casual game if you have continued or left it since the backup.</source>
        <translation>Niedokończona partia z&#xa0;kopii stanie się towarzyska, jeśli po utworzeniu kopii ją kontynuowano albo porzucono.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Your current data is backed up first, so you can restore it here later.</source>
        <translation>Najpierw powstanie kopia obecnych danych; można ją tu później przywrócić.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Copying the backup…</source>
        <translation>Przygotowywanie kopii zapasowej…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>The backup will be restored the next time DiceDesk starts.</source>
        <translation>Kopia zostanie przywrócona przy następnym uruchomieniu DiceDesk.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Games you play before the restore are saved with your current games.</source>
        <translation>Partie rozegrane przed przywróceniem zostaną zapisane razem z&#xa0;obecnymi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>DiceDesk backs up all games and settings once a day and keeps three backups.</source>
        <translation>DiceDesk raz dziennie tworzy kopię zapasową wszystkich partii i&#xa0;ustawień i&#xa0;przechowuje trzy kopie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>DiceDesk also makes a backup before an update converts your saved games and before each restore.</source>
        <translation>DiceDesk tworzy też kopię, zanim aktualizacja przekształci zapisane partie, oraz przed każdym przywróceniem.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Reason</source>
        <translation>Powód</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Daily backup</source>
        <translation>Codzienna kopia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Before an update</source>
        <translation>Przed aktualizacją</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Before a restore</source>
        <translation>Przed przywróceniem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>From a newer version</source>
        <translation>Z&#xa0;nowszej wersji</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Preset</source>
        <translation>Zestaw</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Come-out</source>
        <translation>Rzut otwierający</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bets</source>
        <translation>Zakłady</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>1 bet…</source>
        <comment>{count} bets…</comment>
        <translation>
            <numerusform>1 zakład…</numerusform>
            <numerusform>{count} zakłady…</numerusform>
            <numerusform>{count} zakładów…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Add bet</source>
        <translation>Dodaj zakład</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Place bets</source>
        <translation>Zakłady Place</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Buy and lay bets</source>
        <translation>Zakłady Buy i&#xa0;Lay</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Money</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>What DiceDesk decides, and why</source>
        <translation>Co rozstrzyga DiceDesk i&#xa0;dlaczego</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>These rules take effect in the next game.</source>
        <translation>Te zasady obowiązują od następnej partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>✗ These rules don&apos;t work: {reason}.</source>
        <translation>✗ Z&#xa0;tymi zasadami nie da się grać: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>The Building Skills preset follows the Craps chapter of a programming textbook. In places, the chapter contradicts itself or gives payouts that no casino would offer.</source>
        <translation>Zestaw Building Skills opiera się na rozdziale o&#xa0;craps z&#xa0;podręcznika programowania. Miejscami rozdział przeczy sam sobie albo podaje wypłaty, jakich nie ma w&#xa0;żadnym kasynie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <source>Longest hand</source>
        <translation>Najdłuższa seria</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left {money} ahead</source>
        <translation>{name} odchodzi z&#xa0;zyskiem {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left {money} down</source>
        <translation>{name} odchodzi ze stratą {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left even</source>
        <translation>{name} wychodzi na zero</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Custom rules</source>
        <translation>Własne zasady</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/money.py"/>
        <source>+{amount}</source>
        <translation>+{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>Most rounds in a turn</source>
        <translation>Najwięcej rund w&#xa0;jednej kolejce</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won 1 round</source>
        <comment>{name} won {count} rounds</comment>
        <translation>
            <numerusform>{name}: 1 wygrana runda</numerusform>
            <numerusform>{name}: {count} wygrane rundy</numerusform>
            <numerusform>{name}: {count} wygranych rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} left at 1 round to {other}</source>
        <comment>{name} left at {count} rounds to {other}</comment>
        <translation>
            <numerusform>{name} porzuca partię przy {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>{name} porzuca partię przy {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>{name} porzuca partię przy {count}:{other} w&#xa0;rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won, 1 round to {other}</source>
        <comment>{name} won, {count} rounds to {other}</comment>
        <translation>
            <numerusform>{name} wygrywa {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>{name} wygrywa {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>{name} wygrywa {count}:{other} w&#xa0;rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} lost, 1 round to {other}</source>
        <comment>{name} lost, {count} rounds to {other}</comment>
        <translation>
            <numerusform>{name} przegrywa {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>{name} przegrywa {count}:{other} w&#xa0;rundach</numerusform>
            <numerusform>{name} przegrywa {count}:{other} w&#xa0;rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} tied at 1 round</source>
        <comment>{name} tied at {count} rounds</comment>
        <translation>
            <numerusform>{name} remisuje {count}:{count} w&#xa0;rundach</numerusform>
            <numerusform>{name} remisuje {count}:{count} w&#xa0;rundach</numerusform>
            <numerusform>{name} remisuje {count}:{count} w&#xa0;rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>1 throw</source>
        <comment>{count} throws</comment>
        <translation>
            <numerusform>1 rzut</numerusform>
            <numerusform>{count} rzuty</numerusform>
            <numerusform>{count} rzutów</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Contradictions in the textbook</source>
        <translation>Sprzeczności w&#xa0;podręczniku</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>To change this rule, use the “{switch}” switch.</source>
        <translation>Aby zmienić tę zasadę, użyj przełącznika „{switch}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>These are the {preset} rules.</source>
        <translation>To są zasady {preset}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Custom: 1 rule differs from {preset} (marked ●).</source>
        <comment>Custom: {count} rules differ from {preset} (marked ●).</comment>
        <translation>
            <numerusform>Własne zasady: 1 różnica względem {preset}, oznaczona ●.</numerusform>
            <numerusform>Własne zasady: {count} różnice względem {preset}, oznaczone ●.</numerusform>
            <numerusform>Własne zasady: {count} różnic względem {preset}, oznaczonych ●.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>No limit</source>
        <translation>Bez limitu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>3-4-5× odds</source>
        <translation>3-4-5-krotność zakładu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>2:1</source>
        <translation>2:1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>3:1</source>
        <translation>3:1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Up front</source>
        <translation>Przy stawianiu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Only on a win</source>
        <translation>Tylko przy wygranej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Off</source>
        <comment>bets</comment>
        <translation>Wstrzymane</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet comes back</source>
        <translation>Zakład wraca</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet wins</source>
        <translation>Zakład wygrywa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Working</source>
        <translation>Aktywne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Like place bets</source>
        <translation>Tak jak Place</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet stays up</source>
        <translation>Zakład zostaje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>A multiple of the bet</source>
        <translation>Wielokrotność zakładu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>● {preset}: {value}</source>
        <translation>● {preset}: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>{times}× the bet</source>
        <translation>{times}-krotność zakładu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>×</source>
        <translation>×</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Component</source>
        <translation>Składnik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Version</source>
        <translation>Wersja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License</source>
        <translation>Licencja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Third-party components</source>
        <translation>Składniki innych autorów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Licenses</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>No component matches.</source>
        <translation>Żaden składnik nie pasuje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Search names, licenses and license texts</source>
        <translation>Szukaj w&#xa0;nazwach, licencjach i&#xa0;ich tekstach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License text</source>
        <translation>Tekst licencji</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>DiceDesk itself is licensed under the MIT License. The components below have their own licenses.</source>
        <translation>Sam DiceDesk jest na licencji MIT. Poniższe składniki mają własne licencje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License: {license}</source>
        <translation>Licencja: {license}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Source: {address}</source>
        <translation>Kod źródłowy: {address}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>The Magic 8 Oracle</source>
        <translation>Wyrocznia Magicznej Ósemki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask the Oracle</source>
        <translation>Zapytaj wyrocznię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dialogs.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Speak again</source>
        <translation>Przeczytaj ponownie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask a yes-or-no question, or just think of one</source>
        <translation>Zadaj pytanie na tak lub nie, choćby w&#xa0;myślach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Your question</source>
        <translation>Twoje pytanie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <location filename="../../dicedesk/ui/games/craps/game_ui.py"/>
        <source>Craps textbook demo</source>
        <translation>Demo craps z&#xa0;podręcznika</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <source>The textbook&apos;s section “{section}” asks for a program that plays a few cycles of Craps with non-random dice. Below is the output of such a program; {command} prints it too.</source>
        <translation>W&#xa0;sekcji „{section}” podręcznik każe napisać program, który rozgrywa kilka cykli craps nielosowymi kośćmi. Poniżej widać wynik takiego programu; polecenie {command} wypisuje to samo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Speak</source>
        <translation>Przeczytaj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask another</source>
        <translation>Zapytaj o&#xa0;coś jeszcze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask any yes-or-no question</source>
        <translation>Zadaj wyroczni dowolne pytanie na tak lub nie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Major Award</source>
        <translation>Główna nagroda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>The Magic 8 Oracle will answer your yes-or-no question</source>
        <translation>Wyrocznia Magicznej Ósemki odpowie na twoje pytanie „tak” lub „nie”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>♪  Speak aloud: on</source>
        <translation>♪  Czytanie na głos: wł.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>♪  Speak aloud: off</source>
        <translation>♪  Czytanie na głos: wył.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Record of {game}: {file}</source>
        <translation>Zapis partii {game}: {file}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>What happened, move by move</source>
        <translation>Przebieg partii, ruch po ruchu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Replay</source>
        <translation>Powtórka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Player: {names}</source>
        <comment>Players: {names}</comment>
        <translation>
            <numerusform>Gracz: {names}</numerusform>
            <numerusform>Gracze: {names}</numerusform>
            <numerusform>Gracze: {names}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>The same dice</source>
        <translation>Te same kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>Back to the list of moves (C)</source>
        <translation>Z&#xa0;powrotem do listy ruchów (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>{name}: {line}</source>
        <translation>{name}: {line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>Choices that differed</source>
        <translation>Różnice w&#xa0;wyborach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>No dice</source>
        <translation>Bez kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>System theme</source>
        <translation>Motyw systemowy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Dark theme</source>
        <translation>Ciemny motyw</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Light theme</source>
        <translation>Jasny motyw</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>High-contrast theme</source>
        <translation>Motyw o&#xa0;dużym kontraście</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <source>End the guided turn (Esc)</source>
        <translation>Zakończ wprowadzenie (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Guided turn</source>
        <translation>Wprowadzenie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Kept positions…</source>
        <translation>Zachowane pozycje…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Skill</source>
        <translation>Umiejętności</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results will appear here.</source>
        <translation>Tu pojawią się twoje wyniki.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results: 1 game</source>
        <comment>Your results: {count} games</comment>
        <translation>
            <numerusform>Twoje wyniki: {count} partia</numerusform>
            <numerusform>Twoje wyniki: {count} partie</numerusform>
            <numerusform>Twoje wyniki: {count} partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results in {game}: 1 game</source>
        <comment>Your results in {game}: {count} games</comment>
        <translation>
            <numerusform>Twoje wyniki w&#xa0;grze {game}: {count} partia</numerusform>
            <numerusform>Twoje wyniki w&#xa0;grze {game}: {count} partie</numerusform>
            <numerusform>Twoje wyniki w&#xa0;grze {game}: {count} partii</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>win rate against {opponent}</source>
        <translation>wygranych (przeciwnik: {opponent})</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>win rate in 1 decided game</source>
        <comment>win rate in {count} decided games</comment>
        <translation>
            <numerusform>wygranych w&#xa0;{count} rozstrzygniętej partii</numerusform>
            <numerusform>wygranych w&#xa0;{count} rozstrzygniętych partiach</numerusform>
            <numerusform>wygranych w&#xa0;{count} rozstrzygniętych partiach</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>The dice</source>
        <translation>Kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Personal bests</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <source>Fair dice</source>
        <translation>Uczciwe kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No sound</source>
        <translation>Brak dźwięku</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>Sound on</source>
        <translation>Dźwięk: wł.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>Sound off</source>
        <translation>Dźwięk: wył.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No voice on this computer. {reason}</source>
        <translation>Na tym komputerze nie działa czytanie na głos. {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No voice on this computer. {reason} {cure}</source>
        <translation>Na tym komputerze nie działa czytanie na głos. {reason} {cure}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Style</source>
        <translation>Styl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Match the theme</source>
        <translation>Zgodny z&#xa0;motywem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Ivory</source>
        <translation>Kość słoniowa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Casino red</source>
        <translation>Kasynowa czerwień</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Black</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>High contrast</source>
        <translation>Duży kontrast</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Faces</source>
        <translation>Ścianki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Pips</source>
        <translation>Oczka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Numerals</source>
        <translation>Cyfry</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Roll speed</source>
        <translation>Szybkość rzutu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Dice for new games</source>
        <translation>Kości w&#xa0;nowych partiach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Seeded: from a number you choose</source>
        <translation>Z&#xa0;ziarna: z&#xa0;wybranej liczby</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Dice for this game: {game}</source>
        <translation>Kości tej partii: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected a whole number from {least} to {most}, not “{text}”.</source>
        <translation>{title}: wymagana liczba całkowita od {least} do {most}, a&#xa0;nie „{text}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected whole dollars from {least} to {most}, not “{text}”.</source>
        <translation>{title}: wymagana kwota w&#xa0;pełnych dolarach od {least} do {most}, a&#xa0;nie „{text}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected one of {names}, not “{text}”.</source>
        <translation>{title}: dozwolone wartości to {names}, a&#xa0;nie „{text}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected a whole number, not “{text}”.</source>
        <translation>{title}: wymagana liczba całkowita, a&#xa0;nie „{text}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Seed</source>
        <translation>Ziarno</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>The same seed gives the same simulated dice; leave this empty for new dice.</source>
        <translation>To samo ziarno daje te same symulowane kości; zostaw pole puste, aby otrzymać nowe.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Seal</source>
        <translation>Pieczęć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Your word</source>
        <translation>Twoje słowo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Revealed when the game ends</source>
        <translation>Zostanie ujawnione po zakończeniu partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Sealed dice</source>
        <translation>Zapieczętowane kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Provably fair dice</source>
        <translation>Kości z&#xa0;dowodem uczciwości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Type your own word or keep the random one. The word is fixed once you roll.</source>
        <translation>Wpisz własne słowo albo zostaw wylosowane. Po pierwszym rzucie nie można go zmienić.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>The dice have been rolled, so the word is fixed.</source>
        <translation>Kośćmi już rzucono, więc słowa nie można zmienić.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>This game is casual: it does not count toward best scores.</source>
        <translation>Ta partia jest towarzyska: nie liczy się do rekordów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Sealed: fixed before the first roll</source>
        <translation>Zapieczętowane: ustalone przed pierwszym rzutem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>A whole number</source>
        <translation>Liczba całkowita</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Enter a whole number from 0 to {largest}.</source>
        <translation>Wpisz liczbę całkowitą od 0 do {largest}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Starting with the next game, the dice come from this seed and are the same in every game. You can replay these games, but you cannot prove that their dice were fair.</source>
        <translation>Od następnej partii kości będą pochodzić z&#xa0;tego ziarna i&#xa0;w&#xa0;każdej partii będą takie same. Takie partie można odtworzyć, ale nie da się dowieść, że ich kości były uczciwe.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <source>Change…</source>
        <translation>Zmień…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <source>See and change the house rules</source>
        <translation>Zobacz i&#xa0;zmień zasady stołu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>System default</source>
        <translation>Jak w&#xa0;systemie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Motion</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Full</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Reduced: no flying dice or chips</source>
        <translation>Ograniczone: kości i&#xa0;żetony nie latają</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Players&apos; names</source>
        <translation>Imiona graczy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Your name comes first; the others are for friends in Hog and Hazard. New names take effect in the next game and are saved in its record. If you leave your name empty, “You” appears instead.</source>
        <translation>Pierwsze imię jest twoje; pozostałe są dla znajomych w&#xa0;grach Hog i&#xa0;Hazard. Nowe imiona obowiązują od następnej partii i&#xa0;trafiają do jej zapisu. Jeśli nie podasz swojego, będzie tam „Ty”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_table.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>“{name}” is already the name of a computer player.</source>
        <translation>„{name}” to już imię gracza komputerowego.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Starting with the next game, the dice are fixed and sealed before the first roll. Afterward, anyone can check that the dice were not changed.</source>
        <translation>Od następnej partii kości będą ustalane i&#xa0;pieczętowane przed pierwszym rzutem. Potem każdy będzie mógł sprawdzić, że żadnej nie zmieniono.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Voice</source>
        <translation>Głos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>DiceDesk</source>
        <translation>DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Settings: {part}</source>
        <translation>Ustawienia: {part}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Sections</source>
        <translation>Sekcje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>Before the turn</source>
        <translation>Przed turą</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>House rules</source>
        <comment>a score sheet</comment>
        <translation>Zasady karty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>{name}: {box}</source>
        <translation>{name}: {box}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>Open</source>
        <comment>a box</comment>
        <translation>Wolne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Jokers</source>
        <translation>Jokery</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>{name}: jokers</source>
        <translation>{name}: jokery</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Dice and chip sounds (M)</source>
        <translation>Odgłosy kości i&#xa0;żetonów (M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Sound volume</source>
        <translation>Głośność dźwięków</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Test</source>
        <translation>Wypróbuj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Read the Oracle&apos;s answers aloud</source>
        <translation>Czytaj odpowiedzi wyroczni na głos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bankroll and bets</source>
        <translation>Saldo i&#xa0;zakłady</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bankroll plus bets on the table, after each roll</source>
        <translation>Saldo wraz z&#xa0;zakładami na stole, po każdym rzucie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, even</source>
        <translation>{worth}, jak na początku</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, up {change}</source>
        <translation>{worth}, {change} na plusie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, down {change}</source>
        <translation>{worth}, {change} na minusie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bets on the table</source>
        <translation>Zakłady na stole</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Take down (Del)</source>
        <translation>Zdejmij (Del)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>No bets yet: choose a chip and click a spot.</source>
        <translation>Nie ma jeszcze zakładów: wybierz żeton i&#xa0;kliknij pole.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>you +{share}</source>
        <translation>ty +{share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Press Delete to take down the selected bet, or Enter to show it on the layout. In the Edge column, press Enter to see how the bet&apos;s cost is calculated.</source>
        <translation>Naciśnij Delete, aby zdjąć wybrany zakład, albo Enter, aby pokazać go na planszy. W&#xa0;kolumnie „Przewaga” Enter pokazuje, jak wyliczono koszt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Explain the cost</source>
        <translation>Wyjaśnij koszt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Calculating the house edge…</source>
        <translation>Obliczanie przewagi kasyna…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>A fair bet: no house edge.</source>
        <translation>Uczciwy zakład: kasyno nie ma przewagi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>On average you gain {gained} on every $100 bet.</source>
        <translation>Z&#xa0;każdych postawionych 100&#xa0;$ zyskujesz średnio {gained}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>An expensive bet: on average the house keeps {kept} of every $100 bet, and the bet lasts {throws} rolls.</source>
        <translation>Kosztowny zakład: z&#xa0;każdych postawionych 100&#xa0;$ kasyno zatrzymuje średnio {kept}, a&#xa0;zakład trwa średnio {throws} rzutu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>On average the house keeps {kept} of every $100 bet, and the bet lasts {throws} rolls.</source>
        <translation>Z&#xa0;każdych postawionych 100&#xa0;$ kasyno zatrzymuje średnio {kept}, a&#xa0;zakład trwa średnio {throws} rzutu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Bet</source>
        <translation>Zakład</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Pays {pays}</source>
        <translation>Płaci {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Amount</source>
        <translation>Kwota</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Pays</source>
        <translation>Wypłata</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Edge</source>
        <translation>Przewaga</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>off</source>
        <translation>wstrz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>This bet is working on the next roll.</source>
        <translation>Ten zakład jest aktywny w&#xa0;następnym rzucie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>This bet is off: the next roll cannot win or lose it.</source>
        <translation>Ten zakład jest wstrzymany: w&#xa0;następnym rzucie nie może wygrać ani przegrać.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>First move</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to the start (Home)</source>
        <translation>Przejdź na początek (Home)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous move</source>
        <translation>Poprzedni ruch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous move (Left)</source>
        <translation>Poprzedni ruch (strzałka w&#xa0;lewo)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Play</source>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Play or pause (Space)</source>
        <translation>Odtwórz lub wstrzymaj (spacja)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next move</source>
        <translation>Następny ruch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next move (Right)</source>
        <translation>Następny ruch (strzałka w&#xa0;prawo)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Last move</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to the end (End)</source>
        <translation>Przejdź na koniec (End)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to an event</source>
        <translation>Przejdź do zdarzenia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{place} / {moves}</source>
        <translation>{place} / {moves}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played: {words}</source>
        <translation>Nie zagrano: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Next event: Page Down; previous event: Page Up</source>
        <translation>Następne zdarzenie: Page Down, poprzednie: Page Up</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win, move by move</source>
        <translation>Twoja szansa na wygraną, ruch po ruchu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: chance to win, move by move</source>
        <translation>{name}: szansa na wygraną, ruch po ruchu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds won plus rounds expected, move by move</source>
        <translation>Rundy wygrane i&#xa0;oczekiwane, ruch po ruchu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Before the first move</source>
        <translation>Przed pierwszym ruchem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/features/review/lines.py"/>
        <source>Move {number}: {words}</source>
        <translation>Ruch {number}: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>{sign} {grade}, {cost}</source>
        <translation>{sign} {grade}, {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>In a game between two people, the review assumes perfect play from each position.</source>
        <translation>W&#xa0;partii dwóch osób analiza zakłada, że od każdej pozycji obie strony grają doskonale.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Win %</source>
        <translation>Szansa (%)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands played plus hands still expected, move by move (fewer hands are higher)</source>
        <translation>Rundy rozegrane i&#xa0;oczekiwane, ruch po ruchu; im mniej, tym wyżej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll plus expected value of bets, move by move</source>
        <translation>Saldo plus oczekiwana wartość zakładów, ruch po ruchu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/end_card.py"/>
        <source>{headline}. {sentence}</source>
        <translation>{headline}. {sentence}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>For the win: no choice wins more often. It costs {cost} on average.</source>
        <translation>Na wygraną: żaden inny wybór nie daje większej szansy. Ten wybór kosztuje średnio {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>This was the best choice.</source>
        <translation>To był najlepszy wybór.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>A good choice; {choice} is better by {cost}.</source>
        <translation>Dobry wybór, ale istnieje lepszy o&#xa0;{cost}: {choice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>Rolled: {faces}.</source>
        <translation>Wypadło: {faces}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice changed nothing.</source>
        <translation>Kości niczego nie zmieniły.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were kind to you: {luck}.</source>
        <translation>Kości ci sprzyjały: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were unkind to you: {luck}.</source>
        <translation>Kości ci nie sprzyjały: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were kind to {name}: {luck}.</source>
        <translation>Kości sprzyjały graczowi {name}: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were unkind to {name}: {luck}.</source>
        <translation>Kości nie sprzyjały graczowi {name}: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Now: {value}</source>
        <translation>Teraz: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have won {amount} more on average.</source>
        <translation>Wybór „{choice}” dałby średnio o&#xa0;{amount} więcej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win now: {value}</source>
        <translation>Twoja obecna szansa na wygraną: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win now: {value}</source>
        <translation>Obecna szansa na wygraną ({name}): {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Move {place} of {moves}: {words}</source>
        <translation>Ruch {place} z&#xa0;{moves}: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/moment_chart.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Position in the game</source>
        <translation>Pozycja w&#xa0;partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to an event…</source>
        <translation>Przejdź do zdarzenia…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{place}: {words}</source>
        <translation>{place}: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{speed}×</source>
        <translation>{speed}×</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Pause or resume the computer player (P)</source>
        <translation>Wstrzymaj lub wznów gracza komputerowego (P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Repeat</source>
        <translation>Powtórz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Repeat the last bets (R)</source>
        <translation>Powtórz ostatnie rozstrzygnięte zakłady (R)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Take down every bet you can (C)</source>
        <translation>Zdejmij wszystkie zakłady, które można zdjąć (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Leave the table (L)</source>
        <translation>Odejdź od stołu (L)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game restored.</source>
        <comment>{count} games restored.</comment>
        <translation>
            <numerusform>Przywrócono 1 partię.</numerusform>
            <numerusform>Przywrócono {count} partie.</numerusform>
            <numerusform>Przywrócono {count} partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game deleted.</source>
        <comment>{count} games deleted.</comment>
        <translation>
            <numerusform>Usunięto 1 partię.</numerusform>
            <numerusform>Usunięto {count} partie.</numerusform>
            <numerusform>Usunięto {count} partii.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>A game that is still on the table cannot be deleted. Start a new game at that table first.</source>
        <translation>Nie można usunąć partii otwartej na stole. Najpierw zacznij na tym stole nową.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <location filename="../../dicedesk/ui/table/columns.py"/>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <source>Review this game (Ctrl+Shift+A)</source>
        <translation>Przeanalizuj tę partię (Ctrl+Shift+A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <source>{title}: {words}.</source>
        <translation>{title}: {words}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Undo your last move (Ctrl+Z)</source>
        <translation>Cofnij swój ostatni ruch (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <location filename="../../dicedesk/ui/table/columns.py"/>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>The report contains nothing you typed. DiceDesk does not send it; you decide who sees it.</source>
        <translation>Raport nie zawiera niczego, co wpisujesz w&#xa0;programie. DiceDesk go nie wysyła; to ty decydujesz, kto go zobaczy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bets, rolls and bankroll (D)</source>
        <translation>Zakłady, rzuty i&#xa0;saldo (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/move_telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>{worth} chip</source>
        <translation>Żeton {worth}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>{worth} chip ({key})</source>
        <translation>Żeton {worth} ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Choose this chip ({key})</source>
        <translation>Wybierz ten żeton ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bankroll: {amount}</source>
        <translation>Saldo: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Come odds working on the come-out</source>
        <translation>Odds do Come aktywne w&#xa0;rzucie otwierającym</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>If unchecked, come odds are off on the come-out roll and are returned if that roll decides their come bet. Press O to switch.</source>
        <translation>Gdy pole nie jest zaznaczone, odds do Come są wstrzymane w&#xa0;rzucie otwierającym i&#xa0;wracają, jeśli rozstrzyga on ich zakład Come. Naciśnij O, by przełączyć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Bets working on the come-out</source>
        <translation>Zakłady aktywne w&#xa0;rzucie otwierającym</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>If unchecked, place, buy, lay and hardway bets follow the house rules on the come-out roll. Press W to switch.</source>
        <translation>Gdy pole nie jest zaznaczone, w&#xa0;rzucie otwierającym Place, Buy, Lay i&#xa0;hardways podlegają zasadom stołu. Naciśnij W, by przełączyć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>See and change the house rules (H)</source>
        <translation>Zobacz i&#xa0;zmień zasady stołu (H)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Next game (press N): {house}</source>
        <translation>Następna partia (naciśnij N): {house}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>{name} is playing; to take over, press Change… and choose {you}</source>
        <translation>Gra {name}; aby przejąć grę, naciśnij „Zmień…” i&#xa0;wybierz „{you}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Arrows</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the next spot</source>
        <translation>Na planszy: przejdź do następnego pola</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the first or last spot</source>
        <translation>Na planszy: przejdź do pierwszego lub ostatniego pola</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: bet the chosen chip</source>
        <translation>Na polu: postaw wybrany żeton</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Shift+Enter</source>
        <translation>Shift+Enter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: bet odds up to the limit</source>
        <translation>Na polu: postaw odds aż do limitu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: press the bet or take half of it down</source>
        <translation>Na polu: podwój zakład lub zdejmij jego połowę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Menu, Shift+F10</source>
        <translation>Menu, Shift+F10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: take the bet down</source>
        <translation>Na polu: zdejmij zakład</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Tab, Esc</source>
        <translation>Tab, Esc</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Leave the layout (Esc goes to the Roll button)</source>
        <translation>Opuść planszę (Esc przenosi do przycisku „Rzuć”)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Casual, with the coach</source>
        <translation>Towarzyska, z&#xa0;trenerem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>A casual game does not count toward best scores. Until the first roll, press K to switch between counted and casual.</source>
        <translation>Partia towarzyska nie liczy się do rekordów. Do pierwszego rzutu klawisz K zmienia partię w&#xa0;liczącą się lub towarzyską.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>This game is casual.</source>
        <translation>Ta partia jest towarzyska.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>You join the next game. Press N to start it.</source>
        <translation>Dołączasz od następnej partii. Naciśnij N, by ją zacząć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Pause before the computer&apos;s next move</source>
        <translation>Pauza przed następnym ruchem komputera</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Computer delay</source>
        <translation>Pauza komputera</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Roll</source>
        <translation>Rzuć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Repeat the last bets</source>
        <translation>Powtórz ostatnie zakłady</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Take down every bet you can</source>
        <translation>Zdejmij wszystkie zakłady, które można zdjąć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Turn come odds on or off</source>
        <translation>Wstrzymaj lub wznów odds do Come</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Turn bets on or off for the come-out</source>
        <translation>Wstrzymaj lub wznów zakłady w&#xa0;rzucie otwierającym</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Pause or resume</source>
        <translation>Wstrzymaj lub wznów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Leave the table</source>
        <translation>Odejdź od stołu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>House rules…</source>
        <translation>Zasady stołu…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Bets, rolls and bankroll</source>
        <translation>Zakłady, rzuty i&#xa0;saldo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>There are no bets to repeat</source>
        <translation>Nie ma zakładów do powtórzenia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Set amount…</source>
        <translation>Ustaw kwotę…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>No bet can be taken down</source>
        <translation>Żadnego zakładu nie można zdjąć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Press L again to leave: you get back the bets you can take down, but contract bets are lost</source>
        <translation>Naciśnij L jeszcze raz, by odejść: odzyskasz zakłady, które można zdjąć, a&#xa0;wiążące przepadną</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press N again to leave this game and start another</source>
        <translation>Naciśnij N jeszcze raz, by porzucić tę partię i&#xa0;zacząć nową</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>This is today&apos;s only try. Press N again to give it up.</source>
        <translation>To jedyna próba na dziś. Naciśnij N jeszcze raz, by z&#xa0;niej zrezygnować.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press Ctrl+T or click again to leave this game and play today&apos;s</source>
        <translation>Naciśnij Ctrl+T lub kliknij jeszcze raz, by porzucić tę partię i&#xa0;zagrać partię dnia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>You are playing today&apos;s game</source>
        <translation>Grasz właśnie partię dnia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>You already know today&apos;s dice, so this game is casual</source>
        <translation>Znasz już dzisiejsze kości, więc ta partia jest towarzyska</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press Ctrl+Shift+N again to leave this game and start another</source>
        <translation>Naciśnij Ctrl+Shift+N jeszcze raz, by porzucić tę partię i&#xa0;zacząć nową</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Ask once more to undo the roll; this game then no longer counts</source>
        <translation>Jeszcze raz, by cofnąć rzut; partia przestanie się liczyć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>There is nothing to redo</source>
        <translation>Nie ma czego ponowić</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>{name} is playing; to take over, choose {you} as the player</source>
        <translation>Gra {name}; aby przejąć grę, wybierz gracza „{you}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>This game is over: press N to start a new one</source>
        <translation>Ta partia jest skończona: naciśnij N, by zacząć nową</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Roll {throw}</source>
        <translation>Rzut {throw}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Roll {throw} · {net}</source>
        <translation>Rzut {throw} · {net}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>net {amount}</source>
        <translation>netto {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>net +{amount}</source>
        <translation>netto +{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>net −{amount}</source>
        <translation>netto −{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>The point is {point}: roll it again before a 7 to win; otherwise you lose.</source>
        <translation>Punkt to {point}: jeśli wypadnie znowu przed siódemką, wygrywasz; po siódemce przegrywasz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Keep rolling until the point or a 7 comes up.</source>
        <translation>Rzucaj dalej, aż wypadnie punkt albo siódemka.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip on the pass line: click the line, or press Enter there.</source>
        <translation>Połóż żeton na Pass Line: kliknij to pole albo naciśnij na nim Enter.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Now press T to roll. A 7 or 11 wins at once, and a 2, 3 or 12 loses.</source>
        <translation>Teraz naciśnij T, by rzucić. 7 lub 11 od razu wygrywa, a&#xa0;2, 3 lub 12 przegrywa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Any other number becomes the point.</source>
        <translation>Każda inna liczba staje się punktem.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here again, and roll for a point.</source>
        <translation>Połóż tu znowu żeton i&#xa0;rzucaj, aż będzie punkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>The point came up again, so the pass line wins.</source>
        <translation>Punkt wypadł znowu, więc Pass Line wygrywa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>A 7 came up before the point, so the pass line loses.</source>
        <translation>Siódemka wypadła przed punktem, więc Pass Line przegrywa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{total} on the first roll: the pass line wins at once.</source>
        <translation>{total} w&#xa0;pierwszym rzucie: Pass Line od razu wygrywa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{total} on the first roll: the pass line loses at once.</source>
        <translation>{total} w&#xa0;pierwszym rzucie: Pass Line od razu przegrywa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Place your bets</source>
        <translation>Proszę obstawiać</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 roll: {share} of points last at least this long</source>
        <comment>{count} rolls: {share} of points last at least this long</comment>
        <translation>
            <numerusform>1 rzut: co najmniej tak długo trwa {share} punktów</numerusform>
            <numerusform>{count} rzuty: co najmniej tak długo trwa {share} punktów</numerusform>
            <numerusform>{count} rzutów: co najmniej tak długo trwa {share} punktów</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} left the table</source>
        <translation>{name} odchodzi od stołu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Play again</source>
        <translation>Zagraj ponownie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>No decision</source>
        <translation>Bez rozstrzygnięcia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here again, and roll for the next point.</source>
        <translation>Połóż tu znowu żeton i&#xa0;rzucaj, aż będzie następny punkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Odds: the only bet without a house edge.</source>
        <translation>Odds: jedyny zakład bez przewagi kasyna.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Odds: a bet without a house edge.</source>
        <translation>Odds: zakład bez przewagi kasyna.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here: it pays {payout} if {point} comes before a 7.</source>
        <translation>Połóż tu żeton: zakład płaci {payout}, jeśli {point} wypadnie przed siódemką.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>casual</source>
        <translation>towarzyska</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>counted</source>
        <translation>licząca się</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 other bet {paid}</source>
        <comment>{count} other bets {paid}</comment>
        <translation>
            <numerusform>1 inny zakład: {paid}</numerusform>
            <numerusform>{count} inne zakłady: {paid}</numerusform>
            <numerusform>{count} innych zakładów: {paid}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{bet} moves to {number}</source>
        <translation>{bet} przechodzi na {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{bet} {amount}</source>
        <translation>{bet}: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{name} plays</source>
        <translation>Gra {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Choose a chip, put it on the pass line and roll</source>
        <translation>Wybierz żeton, połóż go na Pass Line i&#xa0;rzuć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Pays {pays} · you gain {share} on average</source>
        <translation>Płaci {pays} · zyskujesz średnio {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Pays {pays} · house edge {edge}</source>
        <translation>Płaci {pays} · przewaga kasyna {edge}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Bet {chip} here</source>
        <translation>Postaw tu {chip}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>{amount} on {bet}</source>
        <translation>{bet}: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>off on this roll; press {key} to turn it on</source>
        <translation>wstrzymany w&#xa0;tym rzucie; naciśnij {key}, by go wznowić</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Choose the {worth} chip</source>
        <translation>Wybierz żeton {worth}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the next spot whose name starts with this letter (also hold Shift if the letter is a shortcut listed above)</source>
        <translation>Na planszy: przejdź do następnego pola o&#xa0;nazwie na tę literę (jeśli litera jest na liście powyżej, dodaj Shift)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Rolls</source>
        <translation>Rzuty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Rolls in this game</source>
        <translation>Rzuty tej partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>No rolls yet.</source>
        <translation>Nie było jeszcze rzutów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>{throws} · {points} · longest hand: {longest}</source>
        <translation>{throws} · {points} · najdłuższa&#xa0;seria:&#xa0;{longest}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>1 roll</source>
        <comment>{count} rolls</comment>
        <translation>
            <numerusform>1 rzut</numerusform>
            <numerusform>{count} rzuty</numerusform>
            <numerusform>{count} rzutów</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Curve</source>
        <translation>Wykres</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>1 point made</source>
        <comment>{count} points made</comment>
        <translation>
            <numerusform>1 trafiony punkt</numerusform>
            <numerusform>{count} trafione punkty</numerusform>
            <numerusform>{count} trafionych punktów</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>A hand lasts until the seven-out. Its length is counted in rolls.</source>
        <translation>Seria trwa do seven-out. Jej długość liczy się w&#xa0;rzutach.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Hands so far: {hands}; seven-outs: {outs}; rolls in this hand: {throws}.</source>
        <translation>Dotychczasowe serie: {hands}; seven-outy: {outs}; rzuty w&#xa0;tej serii: {throws}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Earlier rolls are in the game record.</source>
        <translation>Wcześniejsze rzuty są w&#xa0;zapisie partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Change the player, the house, or whether games count</source>
        <translation>Zmień gracza, zasady stołu lub to, czy partie się liczą</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Simulate rounds…</source>
        <translation>Symuluj rundy…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Simulate rounds to compare with the exact odds (S)</source>
        <translation>Symuluj rundy i&#xa0;porównaj z&#xa0;dokładnymi szansami (S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>This turn</source>
        <translation>Ta kolejka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Throws in this turn</source>
        <translation>Rzuty w&#xa0;tej kolejce</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Win rates by main</source>
        <translation>Odsetek wygranych według bazy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Rounds lost</source>
        <translation>Przegrane rundy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>The last round was lost</source>
        <translation>Ostatnia runda przegrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>{name}: rounds won</source>
        <translation>{name}: wygrane rundy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Rounds won</source>
        <comment>a number</comment>
        <translation>Wygrane rundy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Main</source>
        <translation>Baza</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Not set yet</source>
        <translation>Jeszcze nieustalona</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Simulated</source>
        <translation>Symulacja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Exact</source>
        <translation>Dokładnie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/plot.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Exactly {share}</source>
        <translation>Dokładnie {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Comparison</source>
        <translation>Porównanie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Choice</source>
        <comment>one of several</comment>
        <translation>Wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Pinned</source>
        <translation>Przypięta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Here</source>
        <translation>Tutaj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Difference</source>
        <translation>Różnica</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Values in both positions</source>
        <translation>Wartości w&#xa0;obu pozycjach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Remove comparison</source>
        <translation>Usuń porównanie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Pinned: {line}</source>
        <translation>Przypięta: {line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Standard errors</source>
        <translation>Błędy std.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>not simulated yet</source>
        <translation>jeszcze nie symulowano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Face</source>
        <translation>Oczka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Faces of all dice</source>
        <translation>Oczka wszystkich kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of two dice</source>
        <translation>Sumy dwóch kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Started</source>
        <translation>Początek</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Money over time</source>
        <translation>Przebieg salda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Results against each opponent</source>
        <translation>Wyniki z&#xa0;każdym przeciwnikiem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Save table…</source>
        <translation>Zapisz tabelę…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Save the table</source>
        <translation>Zapisz tabelę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>The table could not be saved: {reason}</source>
        <translation>Nie udało się zapisać tabeli: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Table saved as {name}</source>
        <translation>Tabelę zapisano jako {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>{value}, {moment}</source>
        <translation>{value}, {moment}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Won</source>
        <comment>how many games</comment>
        <translation>Wygrane</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Lost</source>
        <comment>how many games</comment>
        <translation>Przegrane</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Tied</source>
        <comment>how many games</comment>
        <translation>Remisy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Win rate</source>
        <translation>Odsetek wygranych</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Left early</source>
        <comment>how many games</comment>
        <translation>Porzucone</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Casual</source>
        <comment>how many games</comment>
        <translation>Towarzyskie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} (margin {margin}, dice {dice})</source>
        <translation>{strategy} (próg {margin}, liczba kości {dice})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Against</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The opponent&apos;s strategy, such as final or always:4, or a CSV file with its table.</source>
        <translation>Strategia przeciwnika, na przykład final lub always:4, albo plik CSV z&#xa0;jej tabelą.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>Today&apos;s {game}</source>
        <translation>{game} dnia</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>1 day in a row</source>
        <comment>{count} days in a row</comment>
        <translation>
            <numerusform>1 dzień z&#xa0;rzędu</numerusform>
            <numerusform>{count} dni z&#xa0;rzędu</numerusform>
            <numerusform>{count} dni z&#xa0;rzędu</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>already played</source>
        <translation>już rozegrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>not played</source>
        <translation>jeszcze nierozegrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>in progress</source>
        <translation>w&#xa0;toku</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/today.py"/>
        <source>Play today&apos;s game (Ctrl+T)</source>
        <translation>Zagraj partię dnia (Ctrl+T)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/today.py"/>
        <source>See the calendar of daily games</source>
        <translation>Zobacz kalendarz partii dnia</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>1 exercise due</source>
        <comment>{count} exercises due</comment>
        <translation>
            <numerusform>{count} ćwiczenie do powtórki</numerusform>
            <numerusform>{count} ćwiczenia do powtórki</numerusform>
            <numerusform>{count} ćwiczeń do powtórki</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>Practice your mistakes (Ctrl+Shift+P)</source>
        <translation>Ćwicz swoje błędy (Ctrl+Shift+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>What your choices cost</source>
        <translation>Ile kosztowały twoje wybory</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>{own} to {other}</source>
        <translation>{own}:{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <source>Note on the game: {note}</source>
        <translation>Notatka o&#xa0;partii: {note}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <source>Note on move {number}: {note}</source>
        <translation>Notatka o&#xa0;ruchu {number}: {note}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Choice</source>
        <translation>Wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Cost</source>
        <translation>Strata</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Best choice</source>
        <translation>Najlepszy wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Share of games</source>
        <translation>Odsetek partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>No games</source>
        <translation>Żadna partia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Points</source>
        <translation>Pkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost (%)</source>
        <translation>Strata (%)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost in percentage points per game</source>
        <translation>Strata w&#xa0;pp na partię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Turn</source>
        <translation>Teraz gra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Another person</source>
        <translation>Druga osoba</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent&apos;s choice</source>
        <translation>Wybór przeciwnika</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Share</source>
        <translation>Odsetek</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>The score sheet that the player fills in.</source>
        <translation>Karta wyników, którą wypełnia gracz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>The computer player whose scores you want; the perfect player always makes the best choice.</source>
        <translation>Gracz komputerowy, którego wyniki chcesz poznać; gracz doskonały zawsze wybiera najlepiej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>the computer player whose scores are counted</source>
        <translation>gracz komputerowy, którego wyniki są zliczane</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How many games to simulate.</source>
        <translation>Ile partii zasymulować.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Score</source>
        <comment>points of a game</comment>
        <translation>Wynik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>{player}: {sheet}</source>
        <translation>{player} (zasady: {sheet})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>points on average</source>
        <comment>score of a game</comment>
        <translation>pkt średnio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>standard deviation of the score</source>
        <translation>to odchylenie standardowe wyniku</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Half of all games end with {points} points or fewer.</source>
        <translation>Połowa partii kończy się wynikiem {points} pkt lub niższym.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Final scores</source>
        <translation>Wyniki końcowe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a game ends with each score. One game in 1,000 ends outside the chart.</source>
        <translation>Jak często partia kończy się danym wynikiem. Jedna partia na 1000 kończy się poza wykresem.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Chance of at least this score</source>
        <translation>Szansa na dany wynik lub wyższy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a game ends with this score or a higher one.</source>
        <translation>Jak często partia kończy się tym wynikiem lub wyższym.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Games that end with at least this score</source>
        <translation>Partie z danym wynikiem lub wyższym</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>All computer players: {sheet}</source>
        <translation>Wszyscy gracze komputerowi (zasady: {sheet})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Simulated: {games}, {mean} ± {error} points on average. From and To are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact chance.</source>
        <translation>Symulacja: {games}, średnio {mean} ± {error} pkt. „Od” i „Do” to końce 95-procentowego przedziału (Wilsona): 19 na 20 takich przedziałów zawiera dokładną szansę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>All chances and averages are exact: each sheet and each roll is followed to the end.</source>
        <translation>Wszystkie szanse i średnie są dokładne: uwzględniono każdą kartę i każdy rzut aż do końca partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Best play scores exactly {mean} points on average; the other players&apos; averages come from a million games.</source>
        <translation>Dokładna średnia najlepszego sposobu gry to {mean} pkt; średnie pozostałych graczy pochodzą z miliona partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Yacht: final scores</source>
        <translation>Yacht: wyniki końcowe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a computer player&apos;s games of Yacht end with each score.</source>
        <translation>Jak często gracz komputerowy kończy partię gry Yacht danym wynikiem.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>find how often a computer player&apos;s games of Yacht end with each score</source>
        <translation>podaje, jak często gracz komputerowy kończy partię gry Yacht danym wynikiem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Dice rolled at each score</source>
        <translation>Iloma kośćmi rzuca przy każdym stanie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Luck</source>
        <translation>Szczęście</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Notes</source>
        <comment>a player&apos;s</comment>
        <translation>Notatki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Not reviewed</source>
        <translation>Bez analizy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice for {day}</source>
        <translation>Kości dnia: {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Dice without a seal</source>
        <translation>Kości bez pieczęci</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>1 note</source>
        <comment>{count} notes</comment>
        <translation>
            <numerusform>1 notatka</numerusform>
            <numerusform>{count} notatki</numerusform>
            <numerusform>{count} notatek</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>star</source>
        <translation>gwiazdka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>No notes</source>
        <translation>Bez notatek</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Notes</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Round {round}: {faces} = {total}</source>
        <translation>Runda {round}: {faces} = {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Casters</source>
        <translation>Rzucający</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Pause before the computer throws</source>
        <translation>Pauza przed rzutem komputera</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Caster {seat}</source>
        <translation>Rzucający {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>▸ {seat}</source>
        <translation>▸ {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>What the come-out roll decides</source>
        <translation>Co rozstrzyga rzut otwierający</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>▸ {main}</source>
        <translation>▸ {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Come-out roll, by main</source>
        <translation>Rzut otwierający według bazy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>L</source>
        <translation>P</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>The 36 rolls of two dice, and what each one does</source>
        <translation>36 rzutów dwiema kośćmi i&#xa0;skutek każdego z&#xa0;nich</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Nothing to calculate: this choice decides nothing by itself.</source>
        <translation>Nie ma tu nic do obliczenia: ten wybór sam o&#xa0;niczym nie decyduje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>First die {face}</source>
        <translation>Pierwsza kość {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>First die</source>
        <translation>Pierwsza kość</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Second die {face}</source>
        <translation>Druga kość {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>{win}: win, {loss}: loss, {again}: throw again</source>
        <translation>{win}: wygrana, {loss}: przegrana, {again}: kolejny rzut</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: win</source>
        <translation>Baza {main}, szansa {chance}: wygrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: lose</source>
        <translation>Baza {main}, szansa {chance}: przegrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: throw again</source>
        <translation>Baza {main}, szansa {chance}: kolejny rzut</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}: win on {wins}; lose on {loses}; throw again on {goes_on}.</source>
        <translation>Baza {main}: wygrana przy {wins}; przegrana przy {loses}; kolejny rzut przy {goes_on}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>{row} The chance is {chance}.</source>
        <translation>{row} Szansą jest {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>Chance</source>
        <translation>Szansa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>Losses in a row</source>
        <translation>Przegrane z&#xa0;rzędu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>{losses} of {all}</source>
        <translation>{losses} z&#xa0;{all}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>Losses in a row: {said}</source>
        <translation>Przegrane z&#xa0;rzędu: {said}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>best main: {chance}</source>
        <translation>najlepsza baza: {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>{chance}</source>
        <translation>{chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Choose main {main} ({main})</source>
        <translation>Wybierz bazę {main} ({main})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Main {main}, the best choice: wins {chance} of rounds</source>
        <translation>Baza {main}, najlepszy wybór: wygrywa {chance} rund</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Main {main}: wins {chance} of rounds</source>
        <translation>Baza {main}: wygrana w&#xa0;{chance} rund</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Exactly {win}. A round takes {mean} throws on average ({throws}).</source>
        <translation>Dokładnie {win}. Średnia długość rundy: {mean} rzutu ({throws}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win rate with main {main}: {percent}</source>
        <translation>Odsetek wygranych z&#xa0;bazą {main}: {percent}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Odds of winning this round: {wins} in {all}</source>
        <translation>Szanse na wygraną w&#xa0;tej rundzie: {wins} na {all}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{ways} ways make the chance ({chance})</source>
        <translation>{ways} wypada szansa {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{made}; {ways} make the main ({main}). True odds: {odds}.</source>
        <translation>{made}, a&#xa0;{ways} baza {main}. Uczciwy kurs: {odds}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{lead}; true odds: {odds}</source>
        <translation>{lead}, uczciwy kurs {odds}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>one</source>
        <translation>na 1 sposób</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>two</source>
        <translation>na 2 sposoby</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>three</source>
        <translation>na 3 sposoby</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>four</source>
        <translation>na 4 sposoby</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>five</source>
        <translation>na 5 sposobów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>six</source>
        <translation>na 6 sposobów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Throw</source>
        <translation>Rzuć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Rules, odds and casters</source>
        <translation>Zasady, szanse i&#xa0;rzucający</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Choose main {main}</source>
        <translation>Wybierz bazę {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Undo your last throw (Ctrl+Z)</source>
        <translation>Cofnij swój ostatni rzut (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Rules, odds and casters (D)</source>
        <translation>Zasady, szanse i&#xa0;rzucający (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Throw for main {main}</source>
        <translation>Rzuć z&#xa0;bazą {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>The chosen players join the next game. Press N to start it.</source>
        <translation>Wybrani gracze dołączają od następnej partii. Naciśnij N, by ją zacząć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Any key</source>
        <translation>Dowolny klawisz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name}: the best turn ever!</source>
        <translation>{name}: najlepsza kolejka w&#xa0;historii!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The best turn ever!</source>
        <translation>Najlepsza kolejka w&#xa0;historii!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The turn is over</source>
        <translation>Koniec kolejki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Round {round}</source>
        <translation>Runda {round}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{which} · {won}</source>
        <translation>{which} · {won}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>One round short of the best turn ever</source>
        <translation>Zabrakło jednej rundy do najlepszej kolejki w&#xa0;historii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw {throw}</source>
        <translation>Rzut {throw}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>You have the dice</source>
        <translation>Ty rzucasz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>{name}
has the dice</source>
        <translation>{name}
rzuca</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Choose a main, then throw</source>
        <translation>Wybierz bazę, a&#xa0;potem rzuć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win as many rounds as you can: two losses in a row end your turn</source>
        <translation>Wygraj jak najwięcej rund: dwie przegrane z&#xa0;rzędu kończą twoją kolejkę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>{name}: {score}</source>
        <translation>{name}: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press N for a new game</source>
        <translation>Naciśnij N, by zacząć nową partię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press any key to skip ahead</source>
        <translation>Naciśnij dowolny klawisz, by pominąć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press Enter to pass the dice</source>
        <translation>Naciśnij Enter, by oddać kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press 5–9 for the main, Enter to throw</source>
        <translation>5–9: wybór bazy, Enter: rzut</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press Enter to throw</source>
        <translation>Naciśnij Enter, by rzucić</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win the most rounds: two losses in a row end your turn</source>
        <translation>Wygraj najwięcej rund: po dwóch przegranych z&#xa0;rzędu kości przechodzą dalej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Rounds won: {won}</source>
        <translation>Wygrane rundy: {won}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Rounds won: {won} · best turn ever: {best}</source>
        <translation>Wygrane rundy: {won} · najlepsza kolejka: {best}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Pass the dice</source>
        <translation>Oddaj kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Take the dice</source>
        <translation>Weź kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Swine Swap</source>
        <translation>Świńska zamiana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Commentary</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Left player</source>
        <translation>Gracz po lewej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Right player</source>
        <translation>Gracz po prawej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>A friend at this computer</source>
        <translation>Druga osoba przy tym komputerze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>See the strategies…</source>
        <translation>Zobacz strategie…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Pause before the computer rolls</source>
        <translation>Pauza przed rzutem komputera</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Left</source>
        <translation>Lewy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Right</source>
        <translation>Prawy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>Choose this number of dice ({key})</source>
        <translation>Wybierz tę liczbę kości ({key})</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>die</source>
        <comment>dice</comment>
        <translation>
            <numerusform>kość</numerusform>
            <numerusform>kości</numerusform>
            <numerusform>kości</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>{chance} to win, the best choice</source>
        <translation>{chance} szans na wygraną, najlepszy wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>{chance} to win</source>
        <translation>{chance} szans na wygraną</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>0 dice: Free Bacon, plus {points}</source>
        <translation>0 kości: darmowy boczek, plus {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>Bacon +{points}</source>
        <translation>Boczek +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/board.py"/>
        <source>to {goal}</source>
        <translation>do {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/board.py"/>
        <source>{name}: {score} of {goal}</source>
        <translation>{name}: {score} z&#xa0;{goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Roll the dice</source>
        <translation>Rzuć kośćmi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Show the chances</source>
        <translation>Pokaż szanse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Commentary and players</source>
        <translation>Komentarz i&#xa0;gracze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Undo your last turn (Ctrl+Z)</source>
        <translation>Cofnij swoją ostatnią turę (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Commentary and players (D)</source>
        <translation>Komentarz i&#xa0;gracze (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Take Free Bacon</source>
        <translation>Weź darmowy boczek</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Press 0–9 (T for ten) to choose, Enter to roll</source>
        <translation>0–9 (T to dziesięć): liczba kości, Enter: rzut</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Choose 1 die</source>
        <comment>Choose {count} dice</comment>
        <translation>
            <numerusform>Wybierz 1 kość</numerusform>
            <numerusform>Wybierz {count} kości</numerusform>
            <numerusform>Wybierz {count} kości</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You go first</source>
        <translation>Zaczynasz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} goes first</source>
        <translation>Zaczyna {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Turn {turn}</source>
        <translation>Tura {turn}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Roll 1 die</source>
        <comment>Roll {count} dice</comment>
        <translation>
            <numerusform>Rzuć 1 kością</numerusform>
            <numerusform>Rzuć {count} kośćmi</numerusform>
            <numerusform>Rzuć {count} kośćmi</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>first turn</source>
        <translation>pierwsza tura</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>no turn yet</source>
        <translation>jeszcze nie było tury</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Undone</source>
        <translation>Cofnięto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Redone</source>
        <translation>Ponowiono</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Current hand</source>
        <translation>Bieżący układ</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hand</source>
        <translation>Układ</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Example: {dice}</source>
        <translation>Przykład: {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hand number</source>
        <translation>Numer rundy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>Rolls left</source>
        <translation>Pozostałe przerzuty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <source>Before the hand</source>
        <translation>Przed rundą</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>1 roll left</source>
        <comment>{count} rolls left</comment>
        <translation>
            <numerusform>1 przerzut</numerusform>
            <numerusform>{count} przerzuty</numerusform>
            <numerusform>{count} przerzutów</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Payouts</source>
        <translation>Wypłaty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Payout and chance of each hand</source>
        <translation>Wypłata za każdy układ i&#xa0;szansa na niego</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Show what to keep (B)</source>
        <translation>Pokaż, co zostawić (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>This game</source>
        <translation>Ta partia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hands in this game</source>
        <translation>Rundy w&#xa0;tej partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Holding now pays {pays}</source>
        <translation>Podliczenie daje teraz {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Holding now pays nothing</source>
        <translation>Podliczenie nic teraz nie daje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>less than {chance}</source>
        <translation>poniżej {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Chance to reach {award} before going broke: {chance}</source>
        <translation>Szansa na {award} przed plajtą: {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>If you {choice}: {worth} on average</source>
        <translation>Twój wybór: {choice} (średnio {worth})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>hold</source>
        <translation>podlicz układ</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>With best play, a game takes 1 hand on average.</source>
        <comment>With best play, a game takes {count} hands on average.</comment>
        <translation>
            <numerusform>Przy najlepszym sposobie gry partia trwa średnio 1 rundę.</numerusform>
            <numerusform>Przy najlepszym sposobie gry partia trwa średnio {count} rundy.</numerusform>
            <numerusform>Przy najlepszym sposobie gry partia trwa średnio {count} rund.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep nothing</source>
        <translation>nic nie zostawiaj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep {faces}</source>
        <translation>zostaw {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Bankroll: {bankroll} of {award}</source>
        <translation>Saldo: {bankroll} z&#xa0;{award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>Par is the number of hands that best play needs on average. The mark on the bar is the bankroll that is on par now.</source>
        <translation>Norma to liczba rund, których średnio wymaga najlepszy sposób gry. Znacznik na pasku to saldo, przy którym jest teraz równo z&#xa0;normą.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>{ante} at stake</source>
        <translation>{ante} w&#xa0;grze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>broke</source>
        <translation>plajta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>{bankroll} · Major Award</source>
        <translation>{bankroll} · główna nagroda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Play or re-roll</source>
        <translation>Zagraj rundę lub przerzuć kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Preparing the exercise…</source>
        <translation>Przygotowywanie ćwiczenia…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Hold and score</source>
        <translation>Podlicz układ</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Press Enter to continue or W to see why</source>
        <translation>Enter: dalej, W: dlaczego</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Why this is the best choice (W)</source>
        <translation>Dlaczego to najlepszy wybór (W)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Show what to keep</source>
        <translation>Pokaż, co zostawić</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Quit this game</source>
        <translation>Zakończ tę partię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Payouts, chances and hands</source>
        <translation>Wypłaty, szanse i&#xa0;rundy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/keeping.py"/>
        <source>Keep die {die}</source>
        <translation>Zostaw kość {die}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Quit (Q)</source>
        <translation>Zakończ (Q)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Hold and score (H)</source>
        <translation>Podlicz układ (H)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Payouts, chances and hands (D)</source>
        <translation>Wypłaty, szanse i&#xa0;rundy (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/table/columns.py"/>
        <source>Undo (Ctrl+Z)</source>
        <translation>Cofnij (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A hand costs {ante}: five dice, and up to two re-rolls</source>
        <translation>Runda kosztuje {ante}: pięć kości i&#xa0;najwyżej dwa przerzuty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>One die short of the Major Award: {hand}</source>
        <translation>Zabrakło jednej kości do głównej nagrody: {hand}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Major Award!</source>
        <translation>Główna nagroda!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Correct: that is the best choice.</source>
        <translation>Dobrze: to najlepszy wybór.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Correct: within {cost} of the best choice.</source>
        <translation>Dobrze: ten wybór jest gorszy od najlepszego tylko o&#xa0;{cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Choice in the game: {choice}.</source>
        <translation>Wybór w&#xa0;partii: {choice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This exercise comes back in 10 minutes.</source>
        <translation>Ćwiczenie wróci za 10 minut.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This exercise comes back in 1 day.</source>
        <comment>This exercise comes back in {count} days.</comment>
        <translation>
            <numerusform>Ćwiczenie wróci za {count} dzień.</numerusform>
            <numerusform>Ćwiczenie wróci za {count} dni.</numerusform>
            <numerusform>Ćwiczenie wróci za {count} dni.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Dice {faces}</source>
        <translation>Kości {faces}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 learned</source>
        <comment>{count} learned</comment>
        <translation>
            <numerusform>{count} opanowane</numerusform>
            <numerusform>{count} opanowane</numerusform>
            <numerusform>{count} opanowanych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 total</source>
        <comment>{count} total</comment>
        <translation>
            <numerusform>łącznie {count}</numerusform>
            <numerusform>łącznie {count}</numerusform>
            <numerusform>łącznie {count}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Streak: {streak} · best: {best}</source>
        <translation>Poprawnych z&#xa0;rzędu: {streak} · rekord: {best}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Looking for mistakes to practice…</source>
        <translation>Wyszukiwanie błędów do przećwiczenia…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No mistakes yet. When you make one, it comes back here as an exercise. Until then, try the “Random positions” exercises.</source>
        <translation>Nie ma jeszcze błędów. Gdy jakiś popełnisz, wróci tu jako ćwiczenie. Do tego czasu wypróbuj ćwiczenia „Losowe pozycje”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No exercises are due now. Next exercise: {moment}.</source>
        <translation>Na razie nie ma ćwiczeń do powtórki. Następne ćwiczenie: {moment}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Turn {start} into {award}</source>
        <translation>Zamień {start} na {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Hand {hand} · roll {roll} of {rolls}</source>
        <translation>Runda {hand} · rzut {roll} z&#xa0;{rolls}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Play a hand for {ante}</source>
        <translation>Zagraj rundę za {ante}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Reach {award} before you go broke.</source>
        <translation>Zdobądź {award}, zanim splajtujesz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>One pair pays nothing, two pair pays half the {ante} ante, and better hands pay more.</source>
        <translation>Za parę nie dostajesz nic, za dwie pary połowę stawki {ante}, a&#xa0;za lepsze układy więcej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A hand of five dice costs {ante}.</source>
        <translation>Runda z&#xa0;pięcioma kośćmi kosztuje {ante}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>You can re-roll the other dice up to twice.</source>
        <translation>Pozostałe kości możesz przerzucić najwyżej dwa razy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Roll once more for a better hand, or hold (H) to be paid for this one.</source>
        <translation>Rzuć jeszcze raz, by poprawić układ, albo podlicz obecny (H).</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Re-roll 1 die</source>
        <comment>Re-roll {count} dice</comment>
        <translation>
            <numerusform>Przerzuć 1 kość</numerusform>
            <numerusform>Przerzuć {count} kości</numerusform>
            <numerusform>Przerzuć {count} kości</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Enter to ask the Oracle</source>
        <translation>Naciśnij Enter, by zapytać wyrocznię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Keep dice that match: click them or press 1–5.</source>
        <translation>Zostaw pasujące kości: kliknij je albo naciśnij 1–5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Enter to play, Q to quit</source>
        <translation>Enter: nowa runda, Q: koniec partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Click a die or press 1–5 to keep it</source>
        <translation>Kliknij kość lub naciśnij 1–5, by ją zostawić</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Q again to give up the {ante} ante and leave with {bankroll}</source>
        <translation>Jeśli teraz odejdziesz, stracisz stawkę {ante}. Naciśnij Q jeszcze raz, by odejść z&#xa0;{bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Q again to end this game with {bankroll}</source>
        <translation>Naciśnij Q jeszcze raz, by zakończyć tę partię i&#xa0;zabrać {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The games folder is available again. Your games are being saved.</source>
        <translation>Folder partii jest znowu dostępny. Twoje partie są zapisywane.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Not saved: {error}</source>
        <translation>Nie zapisano: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Counted or casual</source>
        <translation>Licząca się czy towarzyska</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>The next game is casual: the coach is available.</source>
        <translation>Następna partia będzie towarzyska: trener będzie dostępny.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>The next game counts.</source>
        <translation>Następna partia będzie się liczyć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>New names take effect in the next game. Press N to start it.</source>
        <translation>Nowe imiona obowiązują od następnej partii. Naciśnij N, aby ją zacząć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>There is a new daily game tomorrow.</source>
        <translation>Jutro czeka nowa partia dnia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>{name}&apos;s turn: press Enter to see the move</source>
        <translation>{name} ma ruch: naciśnij Enter, by go zobaczyć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>{saved} · casual game</source>
        <translation>{saved} · partia towarzyska</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>These dice were fixed before the first roll. Seal: {seal}</source>
        <translation>Te kości ustalono przed pierwszym rzutem. Pieczęć: {seal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Seed: {seed}</source>
        <translation>Ziarno: {seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: sealed {seal}…</source>
        <translation>Kości: pieczęć {seal}…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Saved</source>
        <translation>Zapisano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Not saved yet: another program is using the saved games</source>
        <translation>Jeszcze nie zapisano: z&#xa0;zapisanych partii korzysta inny program</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Saved as a copy: another window continued this game</source>
        <translation>Zapisano jako kopię: tę partię kontynuowano w&#xa0;innym oknie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: from another game</source>
        <translation>Kości: z&#xa0;innej partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>These are real dice, typed in by hand; nothing can prove what they showed.</source>
        <translation>To prawdziwe kości, których wyniki wpisano ręcznie; nic nie może dowieść, co pokazały.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The dice for {day} are the same for everyone, and anyone can calculate them from the date. They test your choices, not your luck.</source>
        <translation>Kości z&#xa0;dnia {day} są takie same dla wszystkich i&#xa0;każdy może obliczyć ich wyniki z&#xa0;daty. Sprawdzają twoje wybory, a&#xa0;nie szczęście.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>These dice come from a challenge that names another game ({game}). Anyone who has the challenge can calculate them.</source>
        <translation>Te kości pochodzą z&#xa0;wyzwania, które dotyczy innej partii ({game}). Każdy, kto ma wyzwanie, może obliczyć ich wyniki.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The seal was fixed first, and your word came after it; together they determine every die. Anyone who notes the seal before the first roll can check afterward that no die was changed. Until the game is over, anyone who can read its files, including you, can find out what the dice will show.</source>
        <translation>Najpierw ustalono pieczęć, potem pojawiło się twoje słowo; razem wyznaczają wynik każdej kości. Kto zanotuje pieczęć przed pierwszym rzutem, może potem sprawdzić, że żadnej kości nie zmieniono. Do końca partii każdy, kto może czytać jej pliki, także ty, może poznać wyniki następnych rzutów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: {kind}</source>
        <translation>Kości: {kind}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>This game&apos;s dice come from seed {number}. Anyone who knows the seed can calculate the dice in advance, so the game cannot prove it was fair.</source>
        <translation>Kości tej partii pochodzą z&#xa0;ziarna {number}. Kto zna ziarno, może z&#xa0;góry obliczyć ich wyniki, więc nie da się dowieść, że partia była uczciwa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The seal was fixed first, and your word came after it; together they determine every die. Anyone who noted the seal before the first roll can check that no die was changed. Even so, the owner of the files could have known the dice in advance.</source>
        <translation>Najpierw ustalono pieczęć, potem pojawiło się twoje słowo; razem wyznaczają wynik każdej kości. Kto zanotował pieczęć przed pierwszym rzutem, może sprawdzić, że żadnej kości nie zmieniono. Nie dowodzi to, że właściciel plików nie znał wyników kości z&#xa0;góry.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: seed {number}, not sealed</source>
        <translation>Kości: ziarno {number}, bez pieczęci</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 and 12 pay double</source>
        <translation>2 i&#xa0;12 płacą podwójnie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 pays double, 12 pays triple</source>
        <translation>2 płaci podwójnie, 12 potrójnie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>don&apos;t</source>
        <translation>don’t</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>lay</source>
        <translation>lay</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>place {odds}</source>
        <translation>place {odds}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>lose</source>
        <translation>przegr.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>come</source>
        <translation>come</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>buy</source>
        <translation>buy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>bar 12</source>
        <translation>12 wraca</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>COME</source>
        <translation>COME</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>FIELD   2 · 3 · 4 · 9 · 10 · 11 · 12</source>
        <translation>FIELD   2 · 3 · 4 · 9 · 10 · 11 · 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Odds</source>
        <translation>Odds</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>lay odds</source>
        <translation>do Don’t Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>PASS LINE</source>
        <translation>PASS LINE</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>take odds</source>
        <translation>do Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 pays triple, 12 pays double</source>
        <translation>2 płaci potrójnie, 12 podwójnie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 and 12 pay triple</source>
        <translation>2 i&#xa0;12 płacą potrójnie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/chips.py"/>
        <source>ON</source>
        <translation>ON</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/chips.py"/>
        <source>OFF</source>
        <translation>OFF</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/view.py"/>
        <source>Craps layout</source>
        <translation>Plansza do craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/view.py"/>
        <source>Hop bets</source>
        <translation>Zakłady Hop</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/view.py"/>
        <source>Bets that the next roll is exactly these two faces</source>
        <translation>Zakłady, że w&#xa0;następnym rzucie wypadną dokładnie te oczka obu kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Die {die} shows {face} and is kept.</source>
        <translation>Kość {die} pokazuje {face} i&#xa0;zostaje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Die {die} shows {face}.</source>
        <translation>Kość {die} pokazuje {face}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>keep</source>
        <comment>a die</comment>
        <translation>zostaje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>re-roll</source>
        <comment>a die</comment>
        <translation>przerzut</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Your choice: {verdict}.</source>
        <translation>Ocena: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Roll speed: {speed}</source>
        <translation>Szybkość rzutu: {speed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Off: the dice land at once</source>
        <translation>Bez animacji: wynik od razu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Fast</source>
        <translation>Szybka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Normal</source>
        <translation>Normalna</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Slow</source>
        <translation>Wolna</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>Die {die} shows {face} and is kept</source>
        <translation>Kość {die} pokazuje {face} i&#xa0;zostaje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>Die {die} shows {face}</source>
        <translation>Kość {die} pokazuje {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/game_frame.py"/>
        <source>Back to the table (Esc)</source>
        <translation>Wróć do stołu (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>Magic 8 Ball</source>
        <translation>Magiczna ósemka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>No question asked yet.</source>
        <translation>Nie zadano jeszcze pytania.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>Shaking…</source>
        <translation>Potrząsasz kulą…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/game_tabs.py"/>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the game record</source>
        <translation>Zapisz partię do pliku</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Import…</source>
        <translation>Importuj…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Files…</source>
        <translation>Pliki…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Folder…</source>
        <translation>Folder…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Records (*.dice)</source>
        <translation>Zapisy partii (*.dice)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Export games</source>
        <translation>Eksportuj partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Saving games…</source>
        <translation>Zapisywanie partii…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game saved as {name}</source>
        <comment>{count} games saved as {name}</comment>
        <translation>
            <numerusform>1 partię zapisano jako {name}</numerusform>
            <numerusform>{count} partie zapisano jako {name}</numerusform>
            <numerusform>{count} partii zapisano jako {name}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Importing game records…</source>
        <translation>Importowanie zapisów partii…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The game record could not be saved: {reason}</source>
        <translation>Nie udało się zapisać partii: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Game record saved as {name}</source>
        <translation>Partię zapisano jako {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>The guided turn works only in a game you are playing.</source>
        <translation>Wprowadzenie działa tylko w&#xa0;partii, w&#xa0;której grasz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Choose yourself as a player and start a new game.</source>
        <translation>Wybierz siebie jako gracza i&#xa0;zacznij nową partię.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Again: “Guided turn” in Help.</source>
        <translation>Jeszcze raz: „Wprowadzenie” w&#xa0;Pomocy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Record</source>
        <translation>Zapis partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Open game record…</source>
        <translation>Otwórz zapis partii…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Today&apos;s game</source>
        <translation>Partia dnia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>New game with your own dice</source>
        <translation>Nowa partia z&#xa0;własnymi kośćmi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>This game cannot be sent to a friend.</source>
        <translation>Tej partii nie można wysłać znajomym.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Save game record…</source>
        <translation>Zapisz partię do pliku…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Replay this game</source>
        <translation>Odtwórz tę partię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Review this game</source>
        <translation>Przeanalizuj tę partię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Dice for this game…</source>
        <translation>Kości tej partii…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Any position…</source>
        <translation>Dowolna pozycja…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Settings…</source>
        <translation>Ustawienia…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>How play is rated</source>
        <translation>Jak oceniane są wybory</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Any position</source>
        <translation>Dowolna pozycja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>How dice are calculated</source>
        <translation>Jak oblicza się kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Restore a backup…</source>
        <translation>Przywróć kopię zapasową…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Quit DiceDesk</source>
        <translation>Zakończ DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Hog strategies…</source>
        <translation>Strategie gry Hog…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Turn sound on or off</source>
        <translation>Włącz lub wyłącz dźwięk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Rules of this game</source>
        <translation>Zasady tej gry</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Find a command…</source>
        <translation>Znajdź polecenie…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>challenge</source>
        <translation>wyzwanie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>answer</source>
        <translation>odpowiedź</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the answer</source>
        <translation>Zapisz odpowiedź</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the challenge</source>
        <translation>Zapisz wyzwanie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file could not be saved: {reason}</source>
        <translation>Nie udało się zapisać pliku: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Answer saved. Send this file to {name}.</source>
        <translation>Odpowiedź zapisana. Wyślij ten plik do gracza {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Challenge saved. Send this file to a friend.</source>
        <translation>Wyzwanie zapisane. Wyślij ten plik komuś znajomemu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Open game records</source>
        <translation>Otwórz zapisy partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Reading {files}…</source>
        <translation>Wczytywanie: {files}…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>1 more file was not opened.</source>
        <comment>{count} more files were not opened.</comment>
        <translation>
            <numerusform>Nie otwarto też 1 innego pliku.</numerusform>
            <numerusform>Nie otwarto też {count} innych plików.</numerusform>
            <numerusform>Nie otwarto też {count} innych plików.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Send your answer to {name}.</source>
        <translation>Wyślij swoją odpowiedź do gracza {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file is the record of your game. {name} can read all of your moves.</source>
        <translation>Plik to zapis twojej partii. {name} może w&#xa0;nim zobaczyć wszystkie twoje ruchy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save answer…</source>
        <translation>Zapisz odpowiedź…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Challenge a friend to play with the same dice.</source>
        <translation>Rzuć komuś wyzwanie do partii z&#xa0;tymi samymi kośćmi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file has your name, your result and the cost of your choices, but not your moves.</source>
        <translation>Plik zawiera twoje imię, twój wynik i&#xa0;stratę twoich wyborów, ale nie twoje ruchy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save challenge…</source>
        <translation>Zapisz wyzwanie…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Send to a friend</source>
        <translation>Wyślij znajomym</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <source>Name of player {seat}</source>
        <translation>Imię gracza {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>This name cannot be used.</source>
        <translation>Tego imienia nie można użyć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Type your name.</source>
        <translation>Wpisz swoje imię.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>No voice</source>
        <translation>Brak głosu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Voice on</source>
        <translation>Głos: wł.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Voice off</source>
        <translation>Głos: wył.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/words.py"/>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{sentences} {next}</source>
        <translation>{sentences} {next}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/words.py"/>
        <source>{number}: show how it is calculated</source>
        <translation>{number}: pokaż wyliczenie</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>1 die: {faces}</source>
        <comment>{count} dice: {faces}</comment>
        <translation>
            <numerusform>1 kość: {faces}</numerusform>
            <numerusform>{count} kości: {faces}</numerusform>
            <numerusform>{count} kości: {faces}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Enter: throw both dice.</source>
        <translation>Enter: rzut obiema kośćmi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>bet NAME DOLLARS: NAME is one of {names}</source>
        <translation>bet NAZWA DOLARY: NAZWA to jedna z&#xa0;nazw: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type a bet (bet NAME DOLLARS), or press Enter to roll:</source>
        <translation>Wpisz zakład (bet NAZWA DOLARY) albo naciśnij Enter, by rzucić:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Enter: roll both dice.</source>
        <translation>Enter: rzut obiema kośćmi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>bet hop-5-2 DOLLARS: bet that the next roll is a 5 and a 2; you can name any two faces.</source>
        <translation>bet hop-5-2 DOLARY: zakład, że w&#xa0;następnym rzucie wypadnie 5 i&#xa0;2; można podać dowolne dwie ścianki.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>odds on, odds off: choose whether odds on come bets work on a come-out roll.</source>
        <translation>odds on, odds off: wybór, czy odds do Come są aktywne w&#xa0;rzucie otwierającym.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>work on, work off: choose whether bets that are normally off on a come-out roll work anyway.</source>
        <translation>work on, work off: wybór, czy zakłady zwykle wstrzymane w&#xa0;rzucie otwierającym są w&#xa0;nim aktywne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>leave: leave the table for good.</source>
        <translation>leave: odejście od stołu i&#xa0;koniec partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>take-down NAME: NAME is one of {names}</source>
        <translation>take-down NAZWA: NAZWA to jedna z&#xa0;nazw: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Bankroll {bankroll}; come-out roll.</source>
        <translation>Saldo {bankroll}; rzut otwierający.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>{bet}: {amount}, pays {pays}, off on this roll</source>
        <translation>{bet}: {amount}, wypłata {pays}, wstrzymany w&#xa0;tym rzucie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>You bet dollars from your bankroll and roll two dice. The first roll is the come-out roll: the pass bet wins on 7 and 11 and loses on 2, 3 and 12. Any other number becomes the point.</source>
        <translation>Stawiasz dolary ze swojego salda i&#xa0;rzucasz dwiema kośćmi. Pierwszy rzut to rzut otwierający: przy 7 i&#xa0;11 Pass wygrywa, a&#xa0;przy 2, 3 i&#xa0;12 przegrywa. Każda inna suma staje się punktem.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Once there is a point, keep rolling. If the point comes first, pass wins; if a 7 comes first, pass loses. Either way, a new come-out roll follows.</source>
        <translation>Gdy jest punkt, rzucasz dalej. Jeśli pierwszy wypadnie punkt, Pass wygrywa; jeśli pierwsza wypadnie siódemka, przegrywa. Potem następuje nowy rzut otwierający.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type “bet pass 10” to bet $10 on pass, and press Enter to roll. Once there is a point, “bet pass-odds 20” adds odds to your pass bet; they pay at true odds.</source>
        <translation>Wpisz „bet pass 10”, by postawić 10&#xa0;$ na Pass, i&#xa0;naciśnij Enter, by rzucić. Gdy jest punkt, „bet pass-odds 20” dokłada do Pass odds za 20&#xa0;$; płacą one według uczciwego kursu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type ? for the names of all bets you can make now. “take-down NAME” takes down a bet if the rules allow it.</source>
        <translation>Wpisz ?, by zobaczyć nazwy wszystkich zakładów, które można teraz postawić. „take-down NAZWA” zdejmuje zakład, jeśli wolno go zdjąć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>The house rules decide which bets are offered and what they pay. “dicedesk odds craps” lists the odds and the house edge of each bet.</source>
        <translation>Od zasad stołu zależy, jakie są zakłady i&#xa0;ile płacą. „dicedesk odds craps” podaje szanse i&#xa0;przewagę kasyna dla każdego zakładu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>The game ends when you go broke or type “leave”.</source>
        <translation>Partia kończy się, gdy splajtujesz albo wpiszesz „leave”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>the house rules</source>
        <translation>zasady stołu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Bankroll {bankroll}; the point is {point}.</source>
        <translation>Saldo {bankroll}; punkt to {point}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>{bet}: {amount}, pays {pays}</source>
        <translation>{bet}: {amount}, wypłata {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Which main, 5 to 9?</source>
        <translation>Jaka baza (od 5 do 9)?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>{name}, which main, 5 to 9?</source>
        <translation>{name}, jaka baza (od 5 do 9)?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Type a main, a number from 5 to 9.</source>
        <translation>Wpisz bazę, czyli liczbę od 5 do 9.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>5 to 9: the main of this round. 7 wins most often.</source>
        <translation>od 5 do 9: baza tej rundy. Najczęściej wygrywa 7.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Rounds won: {won}, lost: {lost}.</source>
        <translation>Rundy wygrane: {won}, przegrane: {lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Press Enter to throw.</source>
        <translation>Naciśnij Enter, by rzucić.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>{name}, press Enter to throw.</source>
        <translation>{name}: naciśnij Enter, by rzucić.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Main {main}: the come-out roll.</source>
        <translation>Baza {main}: rzut otwierający.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Main {main}, chance {chance}: {chance} wins, {main} loses.</source>
        <translation>Baza {main}, szansa {chance}: {chance} wygrywa, {main} przegrywa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>The caster throws two dice, round after round, until two rounds are lost in a row. The score is the number of rounds won.</source>
        <translation>Rzucający rzuca dwiema kośćmi, runda za rundą, aż przegra dwie z&#xa0;rzędu. Wynik to liczba wygranych rund.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Each round, type a main from 5 to 9, then press Enter to throw.</source>
        <translation>W&#xa0;każdej rundzie wpisz bazę od 5 do 9 i&#xa0;naciśnij Enter, by rzucić.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>On the first throw, the main wins at once; so do 11 with main 7, and 12 with main 6 or 8. 2 and 3 lose at once, and so do 11 and 12 with any other main.</source>
        <translation>W&#xa0;pierwszym rzucie baza od razu wygrywa, podobnie jak 11 z&#xa0;bazą 7 oraz 12 z&#xa0;bazą 6 lub 8. Z&#xa0;kolei 2 i&#xa0;3 od razu przegrywają, podobnie jak 11 i&#xa0;12 z&#xa0;każdą inną bazą.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Any other sum becomes your chance. Keep throwing: the chance wins the round, and the main loses it.</source>
        <translation>Każda inna suma staje się szansą. Rzucaj dalej: szansa wygrywa rundę, a&#xa0;baza ją przegrywa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>With several casters, each takes one turn with the dice. The caster who wins the most rounds wins the game.</source>
        <translation>Gdy rzuca kilka osób, każda ma jedną kolejkę, a&#xa0;wygrywa ta, która wygra najwięcej rund.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>how many casters take part</source>
        <translation>ile osób rzuca</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>How many dice, 0 to 10?</source>
        <translation>Ile kości (od 0 do 10)?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>{name}, how many dice, 0 to 10?</source>
        <translation>{name}, ile kości (od 0 do 10)?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type how many dice to roll, a number from 0 to 10.</source>
        <translation>Wpisz, iloma kośćmi rzucasz (liczba od 0 do 10).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>1 to 10: roll that many dice and score their sum, or just 1 point if any die shows a 1.</source>
        <translation>od 1 do 10: rzut tyloma kośćmi i&#xa0;suma ich oczek, ale tylko 1 punkt, jeśli na którejś wypadnie 1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>{first} {score}–{other_score} {second}, first to {goal}</source>
        <translation>{first} {score}:{other_score} {second}, gra do {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>You and your opponent take turns. The game ends after the first turn that leaves either of you at {goal} or more, and the higher score wins.</source>
        <translation>Ty i&#xa0;przeciwnik gracie na zmianę. Partia kończy się, gdy po turze któryś z&#xa0;wyników wynosi co najmniej {goal}. Wygrywa wyższy wynik.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type how many dice to roll, 1 to 10. You score the sum of their faces, but just 1 point if any die shows a 1: that is Pig Out.</source>
        <translation>Wpisz, iloma kośćmi rzucasz (od 1 do 10). Dostajesz sumę ich oczek, ale tylko 1 punkt, jeśli na którejś wypadnie 1: to świński pech.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type 0 for Free Bacon. You roll no dice and score twice the tens digit of your opponent&apos;s score, minus the ones digit, but at least 1 point. Against 83, you score 13.</source>
        <translation>Wpisz 0, by wziąć darmowy boczek. Nie rzucasz, a&#xa0;liczy się wynik przeciwnika: dostajesz podwojoną cyfrę dziesiątek minus cyfrę jedności, ale co najmniej 1 punkt. Gdy przeciwnik ma 83, jest to 13.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>After each turn, look at the last two digits of both scores. If the digits of one score are as far apart as those of the other, the scores are swapped: that is Swine Swap. With 49 against 83, the digits of both scores are 5 apart, so you get 83 and your opponent gets 49.</source>
        <translation>Po każdej turze porównuje się dwie ostatnie cyfry każdego wyniku. Jeśli w&#xa0;obu wynikach cyfry różnią się o&#xa0;tyle samo, wyniki się zamieniają: to świńska zamiana. Gdy masz 49, a&#xa0;przeciwnik 83, obie różnice to 5, więc dostajesz 83, a&#xa0;przeciwnik 49.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>The swap comes before the game can end, so you can swap your win away.</source>
        <translation>Zamiana następuje, zanim partia może się skończyć, więc można przez nią stracić zwycięstwo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>who goes first</source>
        <translation>kto zaczyna</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>0: take Free Bacon for {points}.</source>
        <translation>0: darmowy boczek (teraz {points}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>who plays against you</source>
        <translation>kto gra przeciw tobie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Press Enter to play a hand, or type Q to quit.</source>
        <translation>Naciśnij Enter, by zacząć rundę, albo wpisz Q, by zakończyć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Press Enter to pay {ante} and roll, or type Q to quit:</source>
        <translation>Naciśnij Enter, by zapłacić {ante} i&#xa0;rzucić, albo Q, by zakończyć:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Major Award! Ask the Magic 8 Oracle a question:</source>
        <translation>Główna nagroda! Zadaj pytanie Wyroczni Magicznej Ósemki:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the dice to re-roll (such as 2 3 5), H to hold, or Q to quit:</source>
        <translation>Wpisz kości do przerzucenia (np. 2 3 5), H, by podliczyć, lub Q, by zakończyć:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Q: leave the table for good; if a hand is in progress, you lose its ante.</source>
        <translation>Q: odejście od stołu, koniec partii; stawka rozpoczętej rundy przepada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Enter: pay the ante and roll five dice.</source>
        <translation>Enter: zapłata stawki i&#xa0;rzut pięcioma kośćmi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>2 3 5: re-roll the second, third and fifth dice; the dice are numbered 1 to 5.</source>
        <translation>2 3 5: przerzucenie drugiej, trzeciej i&#xa0;piątej kości; kości mają numery od 1 do 5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>H: hold and score the hand as it is.</source>
        <translation>H: podliczenie układu takiego, jaki jest.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Roll {roll} of {rolls}</source>
        <translation>Rzut {roll} z&#xa0;{rolls}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Bankroll {bankroll}; the Major Award is at {award}.</source>
        <translation>Saldo: {bankroll}; do głównej nagrody potrzeba {award}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the numbers of the dice to re-roll (such as 2 3 5), H to hold, or Q to quit.</source>
        <translation>Wpisz numery kości do przerzucenia, na przykład 2 3 5, albo H, by podliczyć układ, lub Q, by zakończyć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>You start with {bankroll}. Reach {award} and you win the Major Award: the Magic 8 Oracle answers your question. You go broke if you cannot pay for another hand.</source>
        <translation>Na początku masz {bankroll}. Gdy osiągniesz {award}, zdobędziesz główną nagrodę: Wyrocznia Magicznej Ósemki odpowie na twoje pytanie. Plajtujesz, gdy nie stać cię na następną rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>A hand costs {ante}. Press Enter to pay and roll five dice. Then you can re-roll any of them, up to twice.</source>
        <translation>Runda kosztuje {ante}. Naciśnij Enter, by zapłacić i&#xa0;rzucić pięcioma kośćmi. Potem możesz przerzucić dowolne z&#xa0;nich, najwyżej dwa razy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the numbers below the dice you want to re-roll (such as “2 3 5”), or type H to hold the hand as it is.</source>
        <translation>Wpisz numery spod kości, które chcesz przerzucić, na przykład „2 3 5”, albo H, by podliczyć układ taki, jaki jest.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Five of a kind pays {five}, four of a kind {four}, a straight {straight}, a full house {house}, three of a kind {three} and two pair {two}. Anything else pays nothing.</source>
        <translation>Poker płaci {five}, kareta {four}, strit {straight}, ful {house}, trójka {three}, a&#xa0;dwie pary {two}. Reszta nie płaci nic.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type Q to quit. If you quit during a hand, you lose its ante.</source>
        <translation>Wpisz Q, by zakończyć. Jeśli zakończysz w&#xa0;trakcie rundy, stracisz jej stawkę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{name}: your move?</source>
        <translation>{name}: twój ruch?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>You can type: {moves}</source>
        <translation>Możesz wpisać: {moves}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what}: {allowed} (default: {default})</source>
        <translation>{what}: {allowed} (domyślnie: {default})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what}: {allowed}</source>
        <translation>{what}: {allowed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what} (default: {default})</source>
        <translation>{what} (domyślnie: {default})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Play</source>
        <comment>group of commands</comment>
        <translation>Gra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Records and history</source>
        <translation>Zapisy i&#xa0;historia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Review, advice and odds</source>
        <translation>Analiza, porady i&#xa0;szanse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Lab and contests</source>
        <translation>Laboratorium i&#xa0;konkursy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/jobs/worker.py"/>
        <source>the worker process ended unexpectedly</source>
        <translation>proces roboczy nieoczekiwanie zakończył pracę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/jobs/own_process.py"/>
        <source>the worker process could not be started</source>
        <translation>nie udało się uruchomić procesu roboczego</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/dice.py"/>
        <source>This move rolls 1 die; faces given: {given}.</source>
        <comment>This move rolls {count} dice; faces given: {given}.</comment>
        <translation>
            <numerusform>Ten ruch to rzut 1 kością; podane oczka: {given}.</numerusform>
            <numerusform>Ten ruch to rzut {count} kośćmi; podane oczka: {given}.</numerusform>
            <numerusform>Ten ruch to rzut {count} kośćmi; podane oczka: {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal and the only die check out.</source>
        <comment>The seal and all {count} dice check out.</comment>
        <translation>
            <numerusform>Pieczęć i&#xa0;jedyna kość się zgadzają.</numerusform>
            <numerusform>Pieczęć i&#xa0;wszystkie kości ({count}) się zgadzają.</numerusform>
            <numerusform>Pieczęć i&#xa0;wszystkie kości ({count}) się zgadzają.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}. Second loss in a row: the turn ends with 1 round won</source>
        <comment>{reason}. Second loss in a row: the turn ends with {count} rounds won</comment>
        <translation>
            <numerusform>{reason}. Druga przegrana z&#xa0;rzędu, koniec kolejki: 1 wygrana runda</numerusform>
            <numerusform>{reason}. Druga przegrana z&#xa0;rzędu, koniec kolejki: {count} wygrane rundy</numerusform>
            <numerusform>{reason}. Druga przegrana z&#xa0;rzędu, koniec kolejki: {count} wygranych rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{sum} point</source>
        <comment>{sum} points</comment>
        <translation>
            <numerusform>{sum} punkt</numerusform>
            <numerusform>{sum} punkty</numerusform>
            <numerusform>{sum} punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You rolled 1 die: {points}</source>
        <comment>You rolled {count} dice: {points}</comment>
        <translation>
            <numerusform>Twój rzut 1 kością: {points}</numerusform>
            <numerusform>Twój rzut {count} kośćmi: {points}</numerusform>
            <numerusform>Twój rzut {count} kośćmi: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} rolled 1 die: {points}</source>
        <comment>{name} rolled {count} dice: {points}</comment>
        <translation>
            <numerusform>{name} rzuca 1 kością: {points}</numerusform>
            <numerusform>{name} rzuca {count} kośćmi: {points}</numerusform>
            <numerusform>{name} rzuca {count} kośćmi: {points}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You won, {high} to {low}</source>
        <translation>Wygrywasz {high}:{low}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You lost, {low} to {high}</source>
        <translation>Przegrywasz {low}:{high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} won, {high} to {low}</source>
        <translation>{name} wygrywa {high}:{low}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You were 1 point short of {goal}</source>
        <comment>You were {count} points short of {goal}</comment>
        <translation>
            <numerusform>Zabrakło ci 1 punktu do {goal}</numerusform>
            <numerusform>Zabrakło ci {count} punktów do {goal}</numerusform>
            <numerusform>Zabrakło ci {count} punktów do {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} was 1 point short of {goal}</source>
        <comment>{name} was {count} points short of {goal}</comment>
        <translation>
            <numerusform>{name}: zabrakło 1 punktu do {goal}</numerusform>
            <numerusform>{name}: zabrakło {count} punktów do {goal}</numerusform>
            <numerusform>{name}: zabrakło {count} punktów do {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>1 point: your biggest gain yet</source>
        <comment>{count} points: your biggest gain yet</comment>
        <translation>
            <numerusform>Twoja najlepsza tura: 1 punkt</numerusform>
            <numerusform>Twoja najlepsza tura: {count} punkty</numerusform>
            <numerusform>Twoja najlepsza tura: {count} punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>1 point: the biggest gain yet for {name}</source>
        <comment>{count} points: the biggest gain yet for {name}</comment>
        <translation>
            <numerusform>Najlepsza tura gracza {name}: 1 punkt</numerusform>
            <numerusform>Najlepsza tura gracza {name}: {count} punkty</numerusform>
            <numerusform>Najlepsza tura gracza {name}: {count} punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You roll 1 die: {faces}  +{points}</source>
        <comment>You roll {count} dice: {faces}  +{points}</comment>
        <translation>
            <numerusform>Rzucasz 1 kością: {faces}  +{points}</numerusform>
            <numerusform>Rzucasz {count} kośćmi: {faces}  +{points}</numerusform>
            <numerusform>Rzucasz {count} kośćmi: {faces}  +{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} rolls 1 die: {faces}  +{points}</source>
        <comment>{name} rolls {count} dice: {faces}  +{points}</comment>
        <translation>
            <numerusform>{name} rzuca 1 kością: {faces}  +{points}</numerusform>
            <numerusform>{name} rzuca {count} kośćmi: {faces}  +{points}</numerusform>
            <numerusform>{name} rzuca {count} kośćmi: {faces}  +{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>You turned {stake} into {bankroll} in 1 hand</source>
        <comment>You turned {stake} into {bankroll} in {count} hands</comment>
        <translation>
            <numerusform>Zamieniasz {stake} na {bankroll} w&#xa0;1 rundę</numerusform>
            <numerusform>Zamieniasz {stake} na {bankroll} w&#xa0;{count} rundy</numerusform>
            <numerusform>Zamieniasz {stake} na {bankroll} w&#xa0;{count} rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>1 word per minute</source>
        <comment>{count} words per minute</comment>
        <translation>
            <numerusform>1 słowo na minutę</numerusform>
            <numerusform>{count} słowa na minutę</numerusform>
            <numerusform>{count} słów na minutę</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>and 1 more</source>
        <comment>and {count} more</comment>
        <translation>
            <numerusform>i&#xa0;jeszcze 1</numerusform>
            <numerusform>i&#xa0;jeszcze {count}</numerusform>
            <numerusform>i&#xa0;jeszcze {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>1 won</source>
        <comment>{count} won</comment>
        <translation>
            <numerusform>{count} wygrana</numerusform>
            <numerusform>{count} wygrane</numerusform>
            <numerusform>{count} wygranych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>1 round won; has the dice</source>
        <comment>{count} rounds won; has the dice</comment>
        <translation>
            <numerusform>{count} wygrana, teraz rzuca</numerusform>
            <numerusform>{count} wygrane, teraz rzuca</numerusform>
            <numerusform>{count} wygranych, teraz rzuca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{won} of 1 round won</source>
        <comment>{won} of {count} rounds won</comment>
        <translation>
            <numerusform>Wygrane: {won} z&#xa0;1 rundy</numerusform>
            <numerusform>Wygrane: {won} z&#xa0;{count} rund</numerusform>
            <numerusform>Wygrane: {won} z&#xa0;{count} rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins.</source>
        <comment>First to {count} points wins.</comment>
        <translation>
            <numerusform>Kto pierwszy zdobędzie 1 punkt, wygrywa.</numerusform>
            <numerusform>Kto pierwszy zdobędzie {count} punkty, wygrywa.</numerusform>
            <numerusform>Kto pierwszy zdobędzie {count} punktów, wygrywa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins</source>
        <comment>First to {count} points wins</comment>
        <translation>
            <numerusform>Kto pierwszy zdobędzie 1 punkt, wygrywa</numerusform>
            <numerusform>Kto pierwszy zdobędzie {count} punkty, wygrywa</numerusform>
            <numerusform>Kto pierwszy zdobędzie {count} punktów, wygrywa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins. How many dice?</source>
        <comment>First to {count} points wins. How many dice?</comment>
        <translation>
            <numerusform>Kto pierwszy zdobędzie 1 punkt, wygrywa. Ile kości?</numerusform>
            <numerusform>Kto pierwszy zdobędzie {count} punkty, wygrywa. Ile kości?</numerusform>
            <numerusform>Kto pierwszy zdobędzie {count} punktów, wygrywa. Ile kości?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>A roll scores its sum, but only 1 if any die shows a 1</source>
        <translation>Rzut daje sumę oczek, ale tylko 1 punkt, jeśli na którejś kości wypadnie 1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>Broke after 1 hand</source>
        <comment>Broke after {count} hands</comment>
        <translation>
            <numerusform>Plajta po 1 rundzie</numerusform>
            <numerusform>Plajta po {count} rundach</numerusform>
            <numerusform>Plajta po {count} rundach</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Cautious player</source>
        <translation>Ostrożny gracz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Careless player</source>
        <translation>Beztroski gracz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Keeps matching dice; holds a straight or a full house.</source>
        <translation>Zostawia pasujące kości; podlicza strita albo fula.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Holds any hand that pays; otherwise keeps a pair or the highest die.</source>
        <translation>Podlicza każdy układ z&#xa0;wypłatą; w&#xa0;przeciwnym razie zostawia parę albo najwyższą kość.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Takes every hand as it comes and never re-rolls.</source>
        <translation>Bierze każdy układ tak, jak wypadł, i&#xa0;nigdy nie przerzuca.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} quits mid-hand and loses the ante</source>
        <translation>{name} kończy w&#xa0;trakcie rundy i&#xa0;traci stawkę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} leaves the table</source>
        <translation>{name} odchodzi od stołu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>{name}: dice {faces}</source>
        <translation>{name}: kości {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Press Enter to play again, or type exit to leave:</source>
        <translation>Naciśnij Enter, by zagrać ponownie, albo wpisz exit, by wyjść:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>You left your unfinished game. {cost}</source>
        <translation>Porzucasz niedokończoną partię. {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Dice sealed before the first roll: {seal}</source>
        <translation>Kości zapieczętowane przed pierwszym rzutem: {seal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Your word: {word}</source>
        <translation>Twoje słowo: {word}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Enter on an empty line: go back to your choice.</source>
        <translation>Enter w&#xa0;pustym wierszu: powrót do wyboru.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Dice seed: {seed}</source>
        <translation>Ziarno kości: {seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Your games are saved.</source>
        <translation>Twoje partie są zapisane.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>another program is using the saved games</source>
        <translation>inny program używa zapisanych partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Your games are being saved again.</source>
        <translation>Twoje partie są znowu zapisywane.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>exit, or end of input: leave; you can continue the game later.</source>
        <translation>exit albo koniec danych wejściowych: wyjście; partię można później wznowić.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>{name} already exists.</source>
        <translation>{name} już istnieje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Undone.</source>
        <translation>Cofnięto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>There is nothing to undo.</source>
        <translation>Nie ma czego cofnąć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>save FILE: write the record of this game to a file.</source>
        <translation>save PLIK: zapis tej partii w&#xa0;pliku.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>?: show what you can type now.</source>
        <translation>?: lista tego, co można teraz wpisać.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>At any prompt, you can type</source>
        <translation>Przy każdym pytaniu można wpisać</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>play {game} in this terminal</source>
        <translation>uruchamia grę {game} w&#xa0;tym terminalu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a casual game at a position, such as “{line}”</source>
        <translation>zaczyna partię towarzyską od podanej pozycji, na przykład „{line}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>this is a position of {other}, not of {game}</source>
        <translation>to pozycja z&#xa0;gry {other}, a&#xa0;nie z&#xa0;gry {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Continuing the game you left.</source>
        <translation>Wznowiono przerwaną partię.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Type ? for help or exit to leave; your game will be saved.</source>
        <translation>Wpisz ?, aby zobaczyć pomoc, albo exit, aby wyjść; partia zostanie zapisana.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>word TEXT: mix your own word into the dice (only before the first roll).</source>
        <translation>word TEKST: dodanie własnego słowa do losowania kości (tylko przed pierwszym rzutem).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>U: undo your last move; redo: make it again.</source>
        <translation>U: cofnięcie ostatniego ruchu; redo: ponowienie go.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>There is nothing to redo.</source>
        <translation>Nie ma czego ponowić.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the output cannot be written: {reason}</source>
        <translation>nie można zapisać wyniku: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>Type “dicedesk COMMAND --help” for the options of a command.</source>
        <translation>Opcje polecenia pokazuje „dicedesk COMMAND --help”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>there is no language “{code}”; choose from: {names}</source>
        <translation>nie ma języka „{code}”; do wyboru: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>print the version</source>
        <translation>podaje wersję</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>print what works on this computer, for a bug report</source>
        <translation>podaje, co działa na tym komputerze (do zgłoszenia błędu)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>the games folder (default: your own)</source>
        <translation>folder partii (domyślnie: twój własny)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the colors of the window: {names} (default: your last choice)</source>
        <translation>motyw okna: {names} (domyślnie: ostatnio wybrany)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the language for this run: {names} (default: the terminal&apos;s)</source>
        <translation>język na czas tego uruchomienia: {names} (domyślnie: język terminala)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/__init__.py"/>
        <source>Stopped.</source>
        <translation>Przerwano.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>give the odds and house edge of every bet</source>
        <translation>podaje szanse i&#xa0;przewagę kasyna dla każdego zakładu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>print one JSON object</source>
        <translation>wypisuje jeden obiekt JSON</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the point already set when bets are made: 4, 5, 6, 8, 9 or 10 (default: the average over all points)</source>
        <translation>punkt, przy którym stawia się zakłady: 4, 5, 6, 8, 9 lub 10 (domyślnie: średnia ze wszystkich punktów)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the house rules: {names}, or one of these presets with changes, such as “preset=las-vegas maximum=1000”</source>
        <translation>zasady stołu: {names} albo jeden z&#xa0;tych zestawów ze zmianami, na przykład „preset=las-vegas maximum=1000”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>split craps rolls into rounds</source>
        <translation>dzieli rzuty w&#xa0;craps na rundy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>a file with one roll per line, such as “3 4” (default: standard input)</source>
        <translation>plik, w&#xa0;którym każdy wiersz to jeden rzut, na przykład „3 4” (domyślnie: standardowe wejście)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>“edge” is the share of the money put down, commission included, that the house keeps each time the bet is won, lost or pushed. “a roll” is the same share for each roll with the bet on the table.</source>
        <translation>„edge” to część postawionych pieniędzy (łącznie z&#xa0;prowizją), którą kasyno zatrzymuje za każdym razem, gdy zakład wygrywa, przegrywa lub wraca. „a&#xa0;roll” to ta sama część w&#xa0;przeliczeniu na każdy rzut, podczas którego zakład leży na stole.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Bets that need a point are assumed to be made right after it is set; their figures are averages over all points, weighted by how often each comes up. --point gives the figures for a single point.</source>
        <translation>Zakłady, które wymagają punktu, stawia się tuż po jego ustaleniu; podane liczby to średnie dla wszystkich punktów, ważone ich częstością. Opcja --point podaje liczby dla jednego punktu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Each bet is made, or is already on the table, at the given point.</source>
        <translation>Przy tym punkcie każdy zakład jest właśnie stawiany albo leży już na stole.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>{file}: line {line}: expected two faces from 1 to 6, separated by a space</source>
        <translation>{file}: wiersz {line}: tu powinny być dwie liczby od 1 do 6 oddzielone spacją</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>standard input</source>
        <translation>standardowe wejście</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>none</source>
        <comment>no goal</comment>
        <translation>brak</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>simulate a craps player and report how sessions end</source>
        <translation>symuluje gracza w&#xa0;craps i&#xa0;podaje, jak kończą się sesje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the computer player</source>
        <translation>gracz komputerowy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>how many sessions to play</source>
        <translation>ile sesji rozegrać</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the bankroll at which a session ends</source>
        <translation>saldo, przy którym sesja się kończy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>a seed; the same seed gives the same dice (default: a new seed)</source>
        <translation>ziarno; to samo ziarno daje te same kości (domyślnie: nowe ziarno)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>The house does not take {bet} under these rules.</source>
        <translation>Według tych zasad kasyno nie przyjmuje zakładu {bet}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>Exact chance of going broke before reaching the goal, with no limit on rolls: {chance}</source>
        <translation>Dokładna szansa na plajtę przed osiągnięciem celu, bez limitu rzutów: {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>give the odds of winning with each main</source>
        <translation>podaje szanse na wygraną z&#xa0;każdą bazą</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>compare a simulation of each main with the exact odds</source>
        <translation>symuluje każdą bazę i&#xa0;porównuje wyniki z&#xa0;dokładnymi szansami</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>rounds to play with each main: 1 or more (default: you are asked)</source>
        <translation>liczba rund z&#xa0;każdą bazą: 1 lub więcej (domyślnie program o&#xa0;nią pyta)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Once there is a chance, the caster wins:</source>
        <translation>Gdy szansa jest znana, rzucający wygrywa:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Odds of winning at least this many rounds in a turn:</source>
        <translation>Szanse na co najmniej tyle wygranych rund w&#xa0;kolejce:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>Number of rounds: </source>
        <translation>Liczba rund: </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>give the chance that one strategy beats another</source>
        <translation>podaje szansę, że jedna strategia pokona drugą</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>Chance that {name} beats {other}</source>
        <translation>Szansa, że {name} wygra (przeciwnik: {other})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>play in this terminal</source>
        <translation>uruchamia grę w&#xa0;tym terminalu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a new game instead of continuing the last one</source>
        <translation>zaczyna nową partię, zamiast wznawiać ostatnią</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a new game with your own dice and type in what they show</source>
        <translation>zaczyna nową partię z&#xa0;własnymi kośćmi; wyrzucone oczka wpisujesz ręcznie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>say what each choice of dice to keep pays, and how close the Major Award is</source>
        <translation>podaje, ile płaci każdy wybór kości i&#xa0;jak blisko jest główna nagroda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>0, 1 or 2</source>
        <translation>0, 1 lub 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Best play reaches the Major Award from $100 in {hands} hands on average.</source>
        <translation>Najlepszy sposób gry prowadzi od 100&#xa0;$ do głównej nagrody średnio w&#xa0;{hands} rundy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not allowed; give a whole number, 1 or more</source>
        <translation>wartość „{text}” jest niedozwolona; podaj liczbę całkowitą, 1 lub więcej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, to show the odds of the whole game)</source>
        <translation>pięć wyrzuconych kości, każda od 1 do 6 (domyślnie brak: szanse w&#xa0;całej partii)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Played for the highest average payout, a hand pays ${mean} on average (exactly {exact}).</source>
        <translation>Gdy gra się o&#xa0;najwyższą średnią wypłatę, runda daje średnio {mean}&#xa0;$ (dokładnie {exact}).</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>{dice} with 1 roll left:</source>
        <comment>{dice} with {count} rolls left:</comment>
        <translation>
            <numerusform>{dice}, został 1 przerzut:</numerusform>
            <numerusform>{dice}, zostały {count} przerzuty:</numerusform>
            <numerusform>{dice}, zostało {count} przerzutów:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Chance of each hand if you keep the best dice:</source>
        <translation>Szansa na każdy układ, gdy zostawisz najlepsze kości:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>show a recorded game move by move</source>
        <translation>pokazuje zapisaną partię ruch po ruchu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <source>check all saved games and their file</source>
        <translation>sprawdza wszystkie zapisane partie i&#xa0;ich plik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>show the cost of each choice and the luck of the dice</source>
        <translation>pokazuje, ile kosztował każdy wybór i&#xa0;co dały kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <location filename="../../dicedesk/cli/review.py"/>
        <source>a record</source>
        <translation>zapis partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/review.py"/>
        <source>print one JSON object, or a list of them for several records</source>
        <translation>wypisuje jeden obiekt JSON, a&#xa0;dla kilku zapisów listę takich obiektów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>check that the dice in a record match its seal</source>
        <translation>sprawdza, czy kości w&#xa0;zapisie zgadzają się z&#xa0;pieczęcią</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>As in a casino</source>
        <translation>Jak w&#xa0;kasynie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Every bet of a real craps table, paid as in Las Vegas.</source>
        <translation>Wszystkie zakłady prawdziwego stołu do craps, z&#xa0;wypłatami jak w&#xa0;Las Vegas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>As in the textbook (for classes)</source>
        <translation>Jak w&#xa0;podręczniku (na zajęcia)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Fewer bets, by the rules of the book “Building Skills”.</source>
        <translation>Mniej zakładów, według zasad z&#xa0;książki „Building Skills”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>A new don&apos;t come bet on 12</source>
        <translation>Nowy zakład Don’t Come przy 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: on the come-out, don&apos;t pass pushes on a 12; yet once there is a point, don&apos;t come wins on 2, 3 and 12.</source>
        <translation>Podręcznik: w&#xa0;rzucie otwierającym Don’t Pass wraca przy 12; gdy jest punkt, Don’t Come wygrywa przy 2, 3 i&#xa0;12.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: don&apos;t come also pushes on a 12, because it is a don&apos;t pass bet with a later come-out. If the 12 paid, you would gain {gain} of each bet on average.</source>
        <translation>DiceDesk: przy 12 wraca też Don’t Come, bo to Don’t Pass z&#xa0;późniejszym rzutem otwierającym. Gdyby przy 12 wygrywał, średni zysk wynosiłby {gain} każdego zakładu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>What a come bet pays on its number</source>
        <translation>Ile płaci Come na swojej liczbie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: a come bet moves to its number and pays 2:1, 3:2 or 6:5; yet it works like a pass bet, which pays 1:1.</source>
        <translation>Podręcznik: zakład Come przechodzi na swoją liczbę i&#xa0;płaci 2:1, 3:2 lub 6:5; ale Come działa jak Pass, a&#xa0;Pass płaci 1:1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: come and don&apos;t come always pay 1:1; only the odds you take or lay on them pay true odds. At true odds you would gain {gain} of each come bet on average.</source>
        <translation>DiceDesk: Come i&#xa0;Don’t Come zawsze płacą 1:1; uczciwy kurs mają tylko odds, które do nich dokładasz. Przy uczciwym kursie średni zysk wynosiłby {gain} każdego zakładu Come.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>What laying odds pays</source>
        <translation>Ile płacą odds przeciw liczbie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: laying odds pays 2:1, 3:2 or 6:5, the same as taking odds.</source>
        <translation>Podręcznik: odds przeciw liczbie płacą tyle samo co odds na liczbę: 2:1, 3:2 lub 6:5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: laying odds pays 1:2, 2:3 or 5:6. That is fair, because a 7 is more likely than the number. If you laid odds on 4 or 10 at 2:1, you would double your money on average.</source>
        <translation>DiceDesk: odds przeciw liczbie płacą 1:2, 2:3 lub 5:6. To uczciwe, bo 7 jest bardziej prawdopodobne niż ta liczba. Gdyby odds przeciw 4 lub 10 płaciły 2:1, stawka średnio by się podwajała.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Come bets when their number becomes the point</source>
        <translation>Zakłady Come, gdy ich liczba staje się punktem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: the come-out roll returns come bets on its number; yet they stay up for the next round, and a come bet wins when its number rolls.</source>
        <translation>Podręcznik: rzut otwierający zwraca te zakłady, choć gdzie indziej zostają one na następną rundę, a&#xa0;Come wygrywa, gdy wypadnie jego liczba.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: the Building Skills rules give come and don&apos;t come bets back if their number becomes the point, because the textbook says so for this roll; that is why a come bet costs {edge} under these rules. Under the Las Vegas rules, come wins and don&apos;t come loses, as in casinos.</source>
        <translation>DiceDesk: według zasad Building Skills te zakłady wracają, bo tak podręcznik opisuje ten rzut; dlatego Come kosztuje według nich {edge}. Według zasad Las Vegas Come wygrywa, a&#xa0;Don’t Come przegrywa, jak w&#xa0;kasynach.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>A new come bet when a 7 ends the round</source>
        <translation>Nowy zakład Come, gdy 7 kończy rundę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: in one place it says that don&apos;t come wins and every other bet loses; in another, that come wins and don&apos;t come loses.</source>
        <translation>Podręcznik: w&#xa0;jednym miejscu Don’t Come wygrywa, a&#xa0;pozostałe zakłady przegrywają; w&#xa0;innym Come wygrywa, a&#xa0;Don’t Come przegrywa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: for a bet that has not moved, the 7 comes on its own come-out roll, so come wins and don&apos;t come loses. Bets that have moved do the opposite.</source>
        <translation>DiceDesk: dla zakładu, który nie przeszedł jeszcze na liczbę, 7 wypada w&#xa0;jego własnym rzucie otwierającym, więc Come wygrywa, a&#xa0;Don’t Come przegrywa. Z&#xa0;zakładami, które już przeszły na liczbę, jest odwrotnie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/card.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/view.py"/>
        <source>▾ {title}</source>
        <translation>▾ {title}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/card.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/view.py"/>
        <source>▸ {title}</source>
        <translation>▸ {title}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Simulate Hazard rounds</source>
        <translation>Symulacja rund gry Hazard</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Simulate</source>
        <translation>Symuluj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The number of rounds must be a whole number from 1 to {most}.</source>
        <translation>Liczba rund musi być liczbą całkowitą od 1 do {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/long_work.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Canceled.</source>
        <translation>Anulowano.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Number of rounds</source>
        <translation>Liczba rund</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation plays rounds with each main and compares the win rates with the exact ones.</source>
        <translation>Symulacja rozgrywa rundy z&#xa0;każdą bazą i&#xa0;porównuje odsetki wygranych z&#xa0;dokładnymi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The exact win rates are known without a simulation.</source>
        <translation>Dokładne odsetki wygranych są znane bez symulacji.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>One standard error, here {error}, is the typical size of random error. About 2 in 3 rates are within 1 standard error of the exact rate, and 19 in 20 are within 2.</source>
        <translation>Jeden błąd standardowy, tu {error}, to typowe odchylenie losowe. Około 2 z&#xa0;3 odsetków różni się od dokładnego najwyżej o&#xa0;1 błąd standardowy, a&#xa0;19 z&#xa0;20 najwyżej o&#xa0;2 błędy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation is finished.</source>
        <translation>Symulacja zakończona.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation failed: {reason}</source>
        <translation>Symulacja nie powiodła się: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>no saved games in {folder}</source>
        <translation>w&#xa0;{folder} nie ma zapisanych partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>the games were saved by a newer version of DiceDesk</source>
        <translation>partie zapisała nowsza wersja DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>{file} is not a saved-games file</source>
        <translation>{file} nie jest plikiem zapisanych partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>the saved games cannot be read: {reason}</source>
        <translation>zapisanych partii nie da się odczytać: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>The saved-games file is damaged: {fault}</source>
        <translation>Plik zapisanych partii jest uszkodzony: {fault}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>{game} cannot be read.</source>
        <translation>Nie da się odczytać partii {game}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>{game}: {reason}</source>
        <translation>{game}: {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>All moves in the only saved game are legal.</source>
        <comment>All moves in the {count} saved games are legal.</comment>
        <translation>
            <numerusform>Wszystkie ruchy jedynej zapisanej partii są dozwolone.</numerusform>
            <numerusform>Wszystkie ruchy zapisanych partii ({count}) są dozwolone.</numerusform>
            <numerusform>Wszystkie ruchy zapisanych partii ({count}) są dozwolone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>The dice in 1 game match its seal.</source>
        <comment>The dice in {count} games match their seals.</comment>
        <translation>
            <numerusform>W&#xa0;1 partii kości są zgodne z&#xa0;pieczęcią.</numerusform>
            <numerusform>W&#xa0;{count} partiach kości są zgodne z&#xa0;pieczęciami.</numerusform>
            <numerusform>W&#xa0;{count} partiach kości są zgodne z&#xa0;pieczęciami.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>1 game has no seal.</source>
        <comment>{count} games have no seal.</comment>
        <translation>
            <numerusform>1 partia nie ma pieczęci.</numerusform>
            <numerusform>{count} partie nie mają pieczęci.</numerusform>
            <numerusform>{count} partii nie ma pieczęci.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>No saved games yet.</source>
        <translation>Nie ma jeszcze zapisanych partii.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>1 game was imported.</source>
        <comment>{count} games were imported.</comment>
        <translation>
            <numerusform>1 partię zaimportowano.</numerusform>
            <numerusform>{count} partie zaimportowano.</numerusform>
            <numerusform>{count} partii zaimportowano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>1 caster</source>
        <comment>{count} casters</comment>
        <translation>
            <numerusform>1 rzucający</numerusform>
            <numerusform>{count} rzucających</numerusform>
            <numerusform>{count} rzucających</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Tied</source>
        <translation>Remis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Not finished</source>
        <translation>Jeszcze trwa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Cannot be read</source>
        <translation>Nie da się odczytać</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Counted</source>
        <translation>Liczy się</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Casual</source>
        <translation>Towarzyska</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>In progress</source>
        <translation>Trwa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>False dice</source>
        <translation>Fałszywe kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Watched</source>
        <extracomment>What a game is that only computer players played.</extracomment>
        <translation>Obejrzana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Unknown game</source>
        <translation>Nieznana gra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Practice</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Left early</source>
        <translation>Porzucona</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Damaged</source>
        <translation>Uszkodzona</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Imported</source>
        <translation>Zaimportowana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/past.py"/>
        <source>Best turn</source>
        <translation>Najlepsza tura</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/past.py"/>
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>1 turn</source>
        <comment>{count} turns</comment>
        <translation>
            <numerusform>1 tura</numerusform>
            <numerusform>{count} tury</numerusform>
            <numerusform>{count} tur</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Fewest hands to the Major Award</source>
        <translation>Najmniej rund do głównej nagrody</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Left at {bankroll}</source>
        <translation>Porzucona (saldo {bankroll})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Major Award with {bankroll}</source>
        <translation>Główna nagroda (saldo {bankroll})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Broke with {bankroll}</source>
        <translation>Plajta (saldo {bankroll})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Left the table with {bankroll}</source>
        <translation>Odejście z&#xa0;{bankroll}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>{name} won the Major Award after 1 hand</source>
        <comment>{name} won the Major Award after {count} hands</comment>
        <translation>
            <numerusform>{name} zdobywa główną nagrodę po 1 rundzie</numerusform>
            <numerusform>{name} zdobywa główną nagrodę po {count} rundach</numerusform>
            <numerusform>{name} zdobywa główną nagrodę po {count} rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} went broke after 1 hand</source>
        <comment>{name} went broke after {count} hands</comment>
        <translation>
            <numerusform>{name} plajtuje po 1 rundzie</numerusform>
            <numerusform>{name} plajtuje po {count} rundach</numerusform>
            <numerusform>{name} plajtuje po {count} rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} quit with {bankroll} after 1 hand</source>
        <comment>{name} quit with {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>{name} kończy z&#xa0;{bankroll} po 1 rundzie</numerusform>
            <numerusform>{name} kończy z&#xa0;{bankroll} po {count} rundach</numerusform>
            <numerusform>{name} kończy z&#xa0;{bankroll} po {count} rundach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>1 hand</source>
        <comment>{count} hands</comment>
        <translation>
            <numerusform>1 runda</numerusform>
            <numerusform>{count} rundy</numerusform>
            <numerusform>{count} rund</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search…</source>
        <translation>Szukaj…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Search for a name, a result (“won”), a date (“2026-11”), words in notes or “starred”</source>
        <translation>Szukaj: imię, wynik („wygrana”), data („2026-11”), słowa z&#xa0;notatek albo „gwiazdka”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Search games</source>
        <translation>Szukaj partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>No finished games yet.</source>
        <translation>Jeszcze żadnej partii nie rozegrano do końca.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Counted only</source>
        <translation>Tylko liczące się</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>This game is no longer in the history.</source>
        <translation>Tej partii nie ma już w&#xa0;historii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <source>You can write notes once the game is over.</source>
        <translation>Notatki możesz pisać, gdy partia się skończy.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>The dice in this game check out.</source>
        <comment>The dice in each of the {count} games check out.</comment>
        <translation>
            <numerusform>Kości tej partii się zgadzają.</numerusform>
            <numerusform>Kości wszystkich partii ({count}) się zgadzają.</numerusform>
            <numerusform>Kości wszystkich partii ({count}) się zgadzają.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>In 1 of {all} games, the dice check out.</source>
        <comment>In {count} of {all} games, the dice check out.</comment>
        <translation>
            <numerusform>Kości zgadzają się w&#xa0;{count} z&#xa0;{all} partii.</numerusform>
            <numerusform>Kości zgadzają się w&#xa0;{count} z&#xa0;{all} partii.</numerusform>
            <numerusform>Kości zgadzają się w&#xa0;{count} z&#xa0;{all} partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game cannot be verified: its dice have no seal, or its seed is not revealed.</source>
        <comment>{count} games cannot be verified: their dice have no seal, or their seeds are not revealed.</comment>
        <translation>
            <numerusform>1 partii nie da się sprawdzić: jej kości nie mają pieczęci albo jej ziarna nie ujawniono.</numerusform>
            <numerusform>{count} partii nie da się sprawdzić: ich kości nie mają pieczęci albo ich ziaren nie ujawniono.</numerusform>
            <numerusform>{count} partii nie da się sprawdzić: ich kości nie mają pieczęci albo ich ziaren nie ujawniono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>The dice in 1 game do not check out:</source>
        <comment>The dice in {count} games do not check out:</comment>
        <translation>
            <numerusform>Kości nie zgadzają się w&#xa0;{count} partii:</numerusform>
            <numerusform>Kości nie zgadzają się w&#xa0;{count} partiach:</numerusform>
            <numerusform>Kości nie zgadzają się w&#xa0;{count} partiach:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>{game}, {date}: {reason}</source>
        <translation>{game}, {date}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>date unknown</source>
        <translation>data nieznana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Verify</source>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Open record</source>
        <translation>Otwórz zapis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Delete (Del)</source>
        <translation>Usuń (Delete)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Send as a challenge…</source>
        <translation>Wyślij jako wyzwanie…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Send your answer…</source>
        <translation>Wyślij odpowiedź…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Compare two games</source>
        <translation>Porównaj dwie partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Write a note</source>
        <translation>Napisz notatkę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Import files…</source>
        <translation>Importuj pliki…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Import a folder…</source>
        <translation>Importuj folder…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Sort by the current column</source>
        <translation>Sortuj według bieżącej kolumny</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select two games that were played with the same dice.</source>
        <translation>Zaznacz dwie partie zagrane tymi samymi kośćmi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select one game that is over.</source>
        <translation>Zaznacz jedną skończoną partię.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select at most {most} games.</source>
        <translation>Zaznacz najwyżej {most} partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>No games match. Choose “All games” or search for something else.</source>
        <translation>Żadna partia nie pasuje. Poszukaj czegoś innego albo wybierz „Wszystkie gry”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>No games yet. Every game you play will be listed here.</source>
        <translation>Nie ma jeszcze partii. Każda rozegrana partia pojawi się na tej liście.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>{count} selected</source>
        <translation>zaznaczono: {count}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Any letter</source>
        <translation>Dowolna litera</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Go to the search box</source>
        <translation>Przejdź do pola wyszukiwania</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>{title} as a table</source>
        <translation>{title} jako tabela</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Save {title}</source>
        <translation>Zapisz: {title}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Table (*.csv)</source>
        <translation>Tabela (*.csv)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Picture (*.png)</source>
        <translation>Obraz (*.png)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>All data (*.json)</source>
        <translation>Wszystkie wyniki (*.json)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>The chart could not be saved: {reason}</source>
        <translation>Nie udało się zapisać wykresu: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>Chart saved as {name}</source>
        <translation>Wykres zapisano jako {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Reading earlier games…</source>
        <translation>Wczytywanie wcześniejszych partii…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Calculating statistics…</source>
        <translation>Obliczanie statystyk…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <location filename="../../dicedesk/ui/base/charts/views.py"/>
        <source>{title}: {value}</source>
        <translation>{title}: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/features/statistics.py"/>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Net winnings: {amount}</source>
        <translation>Wynik netto: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Faces: {said}</source>
        <translation>Oczka: {said}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of two dice: {said}</source>
        <translation>Sumy dwóch kości: {said}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{game}, {opponent}</source>
        <translation>{game}, {opponent}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>1 game</source>
        <comment>{count} games</comment>
        <translation>
            <numerusform>1 partia</numerusform>
            <numerusform>{count} partie</numerusform>
            <numerusform>{count} partii</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{won} won, {lost} lost, {tied} tied ({share} won)</source>
        <translation>wygrane: {won}, przegrane: {lost}, remisy: {tied} (odsetek wygranych: {share})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>Something went wrong. Your game is saved.</source>
        <translation>Coś poszło nie tak. Twoja partia jest zapisana.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>Something went wrong. Not everything was saved.</source>
        <translation>Coś poszło nie tak. Nie wszystko zostało zapisane.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>The details are in {file}.</source>
        <translation>Szczegóły są w&#xa0;pliku {file}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>say what each choice in a position is worth, and why</source>
        <translation>podaje, ile wart jest każdy wybór w&#xa0;danej pozycji i&#xa0;dlaczego</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Flawless</source>
        <translation>Bezbłędna gra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Strong</source>
        <translation>Mocna gra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Solid</source>
        <translation>Solidna gra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Uneven</source>
        <translation>Nierówna gra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Rough</source>
        <translation>Słaba gra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>good</source>
        <translation>dobry wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>inaccuracy</source>
        <translation>niedokładność</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>mistake</source>
        <translation>błąd</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>blunder</source>
        <translation>gruby błąd</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>good choices</source>
        <translation>dobre wybory</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{count} round</source>
        <comment>{count} rounds</comment>
        <translation>
            <numerusform>{count} runda</numerusform>
            <numerusform>{count} rundy</numerusform>
            <numerusform>{count} rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{count} hand</source>
        <comment>{count} hands</comment>
        <translation>
            <numerusform>{count} runda</numerusform>
            <numerusform>{count} rundy</numerusform>
            <numerusform>{count} rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{count} percentage point</source>
        <comment>{count} percentage points</comment>
        <translation>
            <numerusform>{count}&#xa0;pp</numerusform>
            <numerusform>{count}&#xa0;pp</numerusform>
            <numerusform>{count}&#xa0;pp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>{count} cent per dollar</source>
        <comment>{count} cents per dollar</comment>
        <translation>
            <numerusform>{count}&#xa0;¢ z&#xa0;każdego dolara</numerusform>
            <numerusform>{count}&#xa0;¢ z&#xa0;każdego dolara</numerusform>
            <numerusform>{count}&#xa0;¢ z&#xa0;każdego dolara</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This costs you {cost}.</source>
        <translation>To kosztuje cię {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>At {count} hand</source>
        <comment>At {count} hands</comment>
        <translation>
            <numerusform>Od straty {count} rundy</numerusform>
            <numerusform>Od straty {count} rundy</numerusform>
            <numerusform>Od straty {count} rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At {count} round</source>
        <comment>At {count} rounds</comment>
        <translation>
            <numerusform>Od straty {count} rundy</numerusform>
            <numerusform>Od straty {count} rundy</numerusform>
            <numerusform>Od straty {count} rund</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>At {number}¢ per dollar</source>
        <translation>Od straty {number}&#xa0;¢ na dolara</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At {count} percentage point</source>
        <comment>At {count} percentage points</comment>
        <translation>
            <numerusform>Od straty {count}&#xa0;pp</numerusform>
            <numerusform>Od straty {count}&#xa0;pp</numerusform>
            <numerusform>Od straty {count}&#xa0;pp</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>{rating}. {words}</source>
        <translation>{rating}. {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average these bets gain {share}.</source>
        <translation>Te zakłady dają średnio {share} zysku.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average the house keeps {share} of these bets.</source>
        <translation>Kasyno zatrzymuje średnio {share} tych zakładów.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost: {cost}, in the only choice that mattered.</source>
        <comment>Average cost: {cost}, over {count} choices that mattered.</comment>
        <translation>
            <numerusform>Strata: {cost}, w&#xa0;jedynym wyborze, który miał znaczenie.</numerusform>
            <numerusform>Średnia strata: {cost}, w&#xa0;{count} wyborach, które miały znaczenie.</numerusform>
            <numerusform>Średnia strata: {cost}, w&#xa0;{count} wyborach, które miały znaczenie.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll and bets were then worth {amount} less.</source>
        <translation>Po tym rzucie saldo i zakłady były razem warte o {amount} mniej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll and bets were then worth {amount} more.</source>
        <translation>Po tym rzucie gotówka i zakłady były razem warte o {amount} więcej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>By the rules of this table, that gains {amount} on average.</source>
        <translation>Według zasad tego stołu daje to średnio {amount} zysku.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>That costs {amount} on average.</source>
        <translation>To kosztuje średnio {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average your bets gain {paid}. The dice gave you {luck}, so the total is {won}.</source>
        <translation>Twoje zakłady przynoszą średnio {paid}, a&#xa0;kości dały {luck}. Łączny wynik: {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average {name}&apos;s bets gain {paid}. The dice gave {luck}, so the total is {won}.</source>
        <translation>{name}: zakłady przynoszą średnio {paid}, a&#xa0;kości dały {luck}. Łączny wynik: {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average your bets cost {paid}. The dice gave you {luck}, so the total is {won}.</source>
        <translation>Twoje zakłady kosztowały średnio {paid}, a&#xa0;kości dały {luck}. Łączny wynik: {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average {name}&apos;s bets cost {paid}. The dice gave {luck}, so the total is {won}.</source>
        <translation>{name}: zakłady kosztowały średnio {paid}, a&#xa0;kości dały {luck}. Łączny wynik: {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Costs are compared with rolling; a cost below $0 is a gain.</source>
        <translation>Straty liczy się w porównaniu z rzutem; strata poniżej 0&#xa0;$ to zysk.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Pass, come and don&apos;t bets</source>
        <translation>Pass, Come i&#xa0;Don’t</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bets on numbers</source>
        <translation>Zakłady na liczby</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Propositions and hardways</source>
        <translation>Propositions i&#xa0;hardways</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, your choices cost {cost}, and you ended at {result}.</source>
        <translation>Punkt wyjścia: {start}. Kości dały ci {dice}, twoje wybory kosztowały {cost}, a&#xa0;na końcu masz {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, your choices cost {cost}, and you are now at {result}.</source>
        <translation>Punkt wyjścia: {start}. Kości dały ci {dice}, twoje wybory kosztowały {cost}, a&#xa0;teraz masz {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, and your opponent&apos;s choices gave you {gifts}. Your own choices cost {cost}, and you ended at {result}.</source>
        <translation>Punkt wyjścia: {start}. Kości dały ci {dice}, a&#xa0;wybory przeciwnika {gifts}. Twoje wybory kosztowały {cost}, a&#xa0;na końcu masz {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, and your opponent&apos;s choices gave you {gifts}. Your own choices cost {cost}, and you are now at {result}.</source>
        <translation>Punkt wyjścia: {start}. Kości dały ci {dice}, a&#xa0;wybory przeciwnika {gifts}. Twoje wybory kosztowały {cost}, a&#xa0;teraz masz {result}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>1 choice was a mistake or a blunder.</source>
        <comment>{count} choices were mistakes or blunders.</comment>
        <translation>
            <numerusform>Błędy i&#xa0;grube błędy: {count}.</numerusform>
            <numerusform>Błędy i&#xa0;grube błędy: {count}.</numerusform>
            <numerusform>Błędy i&#xa0;grube błędy: {count}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, end {result}.</source>
        <translation>{name}: na początku {start}; kości dały {dice}, a&#xa0;wybory {choices}; na końcu {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, now {result}.</source>
        <translation>{name}: na początku {start}; kości dały {dice}, a&#xa0;wybory {choices}; teraz {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, opponents&apos; choices {gifts}, end {result}.</source>
        <translation>{name}: na początku {start}; kości dały {dice}, wybory {choices}, a&#xa0;wybory przeciwników {gifts}; na końcu {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, opponents&apos; choices {gifts}, now {result}.</source>
        <translation>{name}: na początku {start}; kości dały {dice}, wybory {choices}, a&#xa0;wybory przeciwników {gifts}; teraz {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win fell from {before} to {after}.</source>
        <translation>Twoja szansa na wygraną spada z&#xa0;{before} do {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win rose from {before} to {after}.</source>
        <translation>Twoja szansa na wygraną rośnie z&#xa0;{before} do {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win fell from {before} to {after}.</source>
        <translation>{name}: szansa na wygraną spada z&#xa0;{before} do {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win rose from {before} to {after}.</source>
        <translation>{name}: szansa na wygraną rośnie z&#xa0;{before} do {after}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have won 1 more game in {games}.</source>
        <comment>“{choice}” would have won {count} more games in {games}.</comment>
        <translation>
            <numerusform>Wybór „{choice}” dałby o&#xa0;1 wygraną więcej na {games} partii.</numerusform>
            <numerusform>Wybór „{choice}” dałby o&#xa0;{count} wygrane więcej na {games} partii.</numerusform>
            <numerusform>Wybór „{choice}” dałby o&#xa0;{count} wygranych więcej na {games} partii.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>under {percent}%</source>
        <translation>mniej niż {percent}%</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>over {percent}%</source>
        <translation>ponad {percent}%</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have been worth {amount} more in the whole game, on average.</source>
        <translation>Wybór „{choice}” dałby w całej partii średnio o {amount} więcej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Now: {value} expected overall.</source>
        <translation>Teraz oczekiwany wynik łączny to {value}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}: {result}, par is {par}.</source>
        <translation>{name}: {result}, norma to {par}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}: {result} expected now, par is {par}.</source>
        <translation>{name}: oczekiwany wynik to teraz {result}, norma to {par}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{result}, par is {par}.</source>
        <translation>{result}, norma to {par}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost nothing.</source>
        <translation>Twoje wybory nic nie kosztowały.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The roll put {award} farther away by {amount} on average.</source>
        <translation>Ten rzut wydłużył drogę do {award}: średnio {amount} więcej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The roll brought {award} closer by {amount} on average.</source>
        <translation>Ten rzut skrócił drogę do {award}: średnio {amount} mniej.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>“{choice}” would have reached {award} 1 hand sooner on average.</source>
        <comment>“{choice}” would have reached {award} {count} hands sooner on average.</comment>
        <translation>
            <numerusform>Z&#xa0;wyborem „{choice}” droga do {award} byłaby średnio o&#xa0;1 rundę krótsza.</numerusform>
            <numerusform>Z&#xa0;wyborem „{choice}” droga do {award} byłaby średnio o&#xa0;{count} rundy krótsza.</numerusform>
            <numerusform>Z&#xa0;wyborem „{choice}” droga do {award} byłaby średnio o&#xa0;{count} rund krótsza.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>That counts as {result}: {played} played, and {missed} for not reaching {award}. Par is {par}.</source>
        <translation>Liczy się to jak {result}: rozegrane {played}, karne {missed} za nieosiągnięcie {award}. Norma to {par} rund.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost you 1 hand, your choices {choices}.</source>
        <comment>The dice cost you {count} hands, your choices {choices}.</comment>
        <translation>
            <numerusform>Kości kosztowały cię 1 rundę, a&#xa0;twoje wybory {choices}.</numerusform>
            <numerusform>Kości kosztowały cię {count} rundy, a&#xa0;twoje wybory {choices}.</numerusform>
            <numerusform>Kości kosztowały cię {count} rund, a&#xa0;twoje wybory {choices}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost 1 hand.</source>
        <comment>Your choices cost {count} hands.</comment>
        <translation>
            <numerusform>Twoje wybory kosztowały 1 rundę.</numerusform>
            <numerusform>Twoje wybory kosztowały {count} rundy.</numerusform>
            <numerusform>Twoje wybory kosztowały {count} rund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost 1 hand.</source>
        <comment>{name}&apos;s choices cost {count} hands.</comment>
        <translation>
            <numerusform>Przez swoje wybory {name} traci 1 rundę.</numerusform>
            <numerusform>Przez swoje wybory {name} traci {count} rundy.</numerusform>
            <numerusform>Przez swoje wybory {name} traci {count} rund.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost less than a hand.</source>
        <translation>Twoje wybory kosztowały mniej niż rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost less than a hand.</source>
        <translation>Przez swoje wybory {name} traci mniej niż rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost nothing.</source>
        <translation>Swoimi wyborami {name} nic nie traci.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost you 1 hand.</source>
        <comment>The dice cost you {count} hands.</comment>
        <translation>
            <numerusform>Kości kosztowały cię 1 rundę.</numerusform>
            <numerusform>Kości kosztowały cię {count} rundy.</numerusform>
            <numerusform>Kości kosztowały cię {count} rund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost {name} 1 hand.</source>
        <comment>The dice cost {name} {count} hands.</comment>
        <translation>
            <numerusform>{name} traci 1 rundę przez kości.</numerusform>
            <numerusform>{name} traci {count} rundy przez kości.</numerusform>
            <numerusform>{name} traci {count} rund przez kości.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice saved you 1 hand.</source>
        <comment>The dice saved you {count} hands.</comment>
        <translation>
            <numerusform>Kości oszczędziły ci 1 rundę.</numerusform>
            <numerusform>Kości oszczędziły ci {count} rundy.</numerusform>
            <numerusform>Kości oszczędziły ci {count} rund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice saved {name} 1 hand.</source>
        <comment>The dice saved {name} {count} hands.</comment>
        <translation>
            <numerusform>{name} oszczędza 1 rundę dzięki kościom.</numerusform>
            <numerusform>{name} oszczędza {count} rundy dzięki kościom.</numerusform>
            <numerusform>{name} oszczędza {count} rund dzięki kościom.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice were average.</source>
        <translation>Kości były przeciętne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with no pair</source>
        <translation>Co zostawić bez pary</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with one pair</source>
        <translation>Co zostawić przy parze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with two pair</source>
        <translation>Co zostawić przy dwóch parach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with three of a kind</source>
        <translation>Co zostawić przy trójce</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with better hands</source>
        <translation>Co zostawić przy lepszych układach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>inaccuracies</source>
        <translation>niedokładności</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>mistakes</source>
        <translation>błędy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>blunders</source>
        <translation>grube błędy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{number} percentage points</source>
        <translation>{number}&#xa0;pp</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{number} hands</source>
        <translation>{number} rundy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{number} rounds</source>
        <translation>{number} rundy</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>1 choice was expensive.</source>
        <comment>{count} choices were expensive.</comment>
        <translation>
            <numerusform>1 wybór był kosztowny.</numerusform>
            <numerusform>{count} wybory były kosztowne.</numerusform>
            <numerusform>{count} wyborów było kosztownych.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>there is no coach for {game}</source>
        <translation>do gry {game} nie ma trenera</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>This game is not finished; the review covers the moves so far.</source>
        <translation>Partia jeszcze trwa; analiza obejmuje dotychczasowe ruchy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice in this record do not match its seal.</source>
        <translation>Kości w&#xa0;tym zapisie nie zgadzają się z&#xa0;jego pieczęcią.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Too few dice to tell yet</source>
        <translation>Jeszcze za mało kości, by ocenić</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{game}: {figure}</source>
        <translation>{game}: {figure}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Longest winning streak: 1 win</source>
        <comment>Longest winning streak: {count} wins</comment>
        <translation>
            <numerusform>Najdłuższa passa: 1 wygrana</numerusform>
            <numerusform>Najdłuższa passa: {count} wygrane</numerusform>
            <numerusform>Najdłuższa passa: {count} wygranych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Current streak: 1 win</source>
        <comment>Current streak: {count} wins</comment>
        <translation>
            <numerusform>Obecna passa: 1 wygrana</numerusform>
            <numerusform>Obecna passa: {count} wygrane</numerusform>
            <numerusform>Obecna passa: {count} wygranych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Current streak: 1 loss</source>
        <comment>Current streak: {count} losses</comment>
        <translation>
            <numerusform>Obecna seria przegranych: 1 partia</numerusform>
            <numerusform>Obecna seria przegranych: {count} partie</numerusform>
            <numerusform>Obecna seria przegranych: {count} partii</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{played}: {counted} counted, {casual} casual, {left} left early</source>
        <translation>{played}, w&#xa0;tym liczące się: {counted}, towarzyskie: {casual}, porzucone: {left}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Longest losing streak: 1 loss</source>
        <comment>Longest losing streak: {count} losses</comment>
        <translation>
            <numerusform>Najdłuższa seria przegranych: 1 partia</numerusform>
            <numerusform>Najdłuższa seria przegranych: {count} partie</numerusform>
            <numerusform>Najdłuższa seria przegranych: {count} partii</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Consistent with fair dice</source>
        <translation>Zgodne z&#xa0;uczciwymi kośćmi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Unusual for fair dice</source>
        <translation>Nietypowe dla uczciwych kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Very unlikely with fair dice</source>
        <translation>Bardzo mało prawdopodobne przy uczciwych kościach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice always differ by at least this much</source>
        <translation>uczciwe kości zawsze mają co najmniej takie odchylenie</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much 1 time in 100</source>
        <comment>fair dice differ by at least this much {count} times in 100</comment>
        <translation>
            <numerusform>u&#xa0;uczciwych kości co najmniej tak duże odchylenie zdarza się {count} raz na 100</numerusform>
            <numerusform>u&#xa0;uczciwych kości co najmniej tak duże odchylenie zdarza się {count} razy na 100</numerusform>
            <numerusform>u&#xa0;uczciwych kości co najmniej tak duże odchylenie zdarza się {count} razy na 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much 1 time in 10,000</source>
        <comment>fair dice differ by at least this much {count} times in 10,000</comment>
        <translation>
            <numerusform>u&#xa0;uczciwych kości co najmniej tak duże odchylenie zdarza się {count} raz na 10&#xa0;000</numerusform>
            <numerusform>u&#xa0;uczciwych kości co najmniej tak duże odchylenie zdarza się {count} razy na 10&#xa0;000</numerusform>
            <numerusform>u&#xa0;uczciwych kości co najmniej tak duże odchylenie zdarza się {count} razy na 10&#xa0;000</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much in under 1 case in 10,000</source>
        <translation>u&#xa0;uczciwych kości co najmniej tak duże odchylenie zdarza się rzadziej niż raz na 10 000</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>{verdict} ({counted})</source>
        <translation>{verdict} ({counted})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>{verdict} ({counted}; {likelihood})</source>
        <translation>{verdict} ({counted}; {likelihood})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>five of a kind</source>
        <translation>poker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>four of a kind</source>
        <translation>kareta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a straight</source>
        <translation>strit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a full house</source>
        <translation>ful</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>three of a kind</source>
        <translation>trójka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>two pair</source>
        <translation>dwie pary</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Play a hand: it costs {ante} and pays {pay} on average.</source>
        <translation>Zagraj rundę: kosztuje {ante}, a&#xa0;daje średnio {pay}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Quit: the game ends without the Major Award.</source>
        <translation>Zakończ: partia kończy się bez głównej nagrody.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: cannot make a hand that pays.</source>
        <translation>{choice}: nie wyjdzie z&#xa0;tego żaden układ z&#xa0;wypłatą.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Hold</source>
        <translation>Podlicz układ</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely results, {share} each: {hands}.</source>
        <translation>Najbardziej prawdopodobne wyniki, po {share}: {hands}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely result: {hand} ({share}), leaving {money}, which is too little for another hand.</source>
        <translation>Najbardziej prawdopodobny wynik: {hand} ({share}); zostaje {money}, czyli za mało na następną rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely result: {hand} ({share}), leaving {money}.</source>
        <translation>Najbardziej prawdopodobny wynik: {hand} ({share}); zostaje {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The second re-roll is assumed to follow best play.</source>
        <translation>Przyjęto, że drugi przerzut jest zgodny z&#xa0;najlepszym sposobem gry.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>A game that misses the award can be short. So, when choices are compared, a penalty is added: {hands} hands times the chance of missing the award. The other numbers here leave the penalty out.</source>
        <translation>Plajta też kończy liczenie rund, więc przy porównaniu wyborów dolicza się karę: {hands} rund razy szansa na brak nagrody. Pozostałe liczby nie zawierają kary.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: these dice pay nothing.</source>
        <translation>Podlicz układ: te kości nic nie dają.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: makes {hand} {times}% of the time and pays {pay} on average.</source>
        <translation>{choice}: {hand} w&#xa0;{times}% przypadków, a&#xa0;runda daje średnio {pay}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: makes {hand} or better {times}% of the time and pays {pay} on average.</source>
        <translation>{choice}: {hand} lub lepszy układ w&#xa0;{times}% przypadków, a&#xa0;runda daje średnio {pay}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay} and wins the Major Award.</source>
        <translation>Podlicz układ: {hand}, wypłata {pay} i&#xa0;główna nagroda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay}, and no re-roll pays more on average.</source>
        <translation>Podlicz układ: {hand}, wypłata {pay}; żaden przerzut nie daje średnio więcej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay}.</source>
        <translation>Podlicz układ: {hand}, wypłata {pay}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: wins the award {times}% of the time. “{other}” pays more on average but wins it only {others}% of the time.</source>
        <translation>{choice}: daje nagrodę w&#xa0;{times}% przypadków. „{other}” płaci średnio więcej, ale daje ją tylko w&#xa0;{others}% przypadków.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep {dice}</source>
        <translation>Zostaw {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{ways} {price}</source>
        <translation>{ways} {price}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet is worth exactly its chips: taking it down changes nothing on average.</source>
        <translation>Ten zakład jest wart dokładnie tyle, ile leżące na nim żetony: gdy go zdejmiesz, średnio nic się nie zmieni.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Odds bets pay true odds.</source>
        <translation>Odds płacą według uczciwego kursu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} costs nothing on average.</source>
        <translation>Stawka {amount} średnio nic nie kosztuje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} gains {money} on average each time it is settled.</source>
        <translation>Stawka {amount} przynosi średnio {money} przy każdym rozliczeniu zakładu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} costs {money} on average each time it is settled.</source>
        <translation>Stawka {amount} kosztuje średnio {money} przy każdym rozliczeniu zakładu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This saves {money} on average.</source>
        <translation>Oszczędzasz na tym średnio {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>The bet is off on this come-out roll.</source>
        <translation>W&#xa0;tym rzucie otwierającym zakład jest wstrzymany.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{off} {ways} {price}</source>
        <translation>{off} {ways} {price}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>The roll itself costs nothing: a bet&apos;s cost counts when the bet is made.</source>
        <translation>Rzut jako taki nic nie kosztuje: koszt zakładu liczy się w&#xa0;chwili postawienia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet would still cost {money} on average: taking it down saves that much.</source>
        <translation>Ten zakład kosztowałby jeszcze średnio {money}: zdjęcie go oszczędza tę kwotę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet is worth {money} more than its chips: taking it down costs that much.</source>
        <translation>Ten zakład jest wart o&#xa0;{money} więcej niż leżące na nim żetony: zdjęcie go kosztuje tę różnicę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This costs {money} on average.</source>
        <translation>To kosztuje średnio {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This changes nothing on average.</source>
        <translation>To średnio nic nie zmienia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Expected</source>
        <translation>Oczekiwane</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>All statistics…</source>
        <translation>Wszystkie statystyki…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Practice your mistakes</source>
        <translation>Ćwicz swoje błędy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>give the rounds won on average with each main</source>
        <translation>podaje średnią liczbę wygranych rund z&#xa0;każdą bazą</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the main of the round, once it is chosen</source>
        <translation>baza rundy, jeśli jest już wybrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the chance, once there is one</source>
        <translation>szansa, jeśli jest już znana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>rounds you have just lost in a row</source>
        <translation>ile rund z&#xa0;rzędu właśnie przegrano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>0 or 1</source>
        <translation>0 lub 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>a chance needs its main; add --main N</source>
        <translation>do szansy trzeba podać bazę; dodaj --main N</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/replay.py"/>
        <source>This is a replay. To play from here, choose “Play on from here”.</source>
        <translation>To powtórka. Aby zagrać stąd, wybierz „Graj dalej stąd”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/replay.py"/>
        <source>The record ends here.</source>
        <translation>Zapis kończy się tutaj.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Save the picture</source>
        <translation>Zapisz obraz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Pictures (*.png)</source>
        <translation>Obrazy (*.png)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture saved as {name}</source>
        <translation>Obraz zapisano jako {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>The picture could not be saved as {name}</source>
        <translation>Nie udało się zapisać obrazu jako {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Replay of {game}</source>
        <translation>Powtórka: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Compare</source>
        <translation>Porównaj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Keep…</source>
        <translation>Zachowaj…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Practice it</source>
        <translation>Poćwicz to</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>This cannot be set up: {reason}</source>
        <translation>Nie można tego ustawić: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position copied</source>
        <translation>Skopiowano pozycję</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position kept</source>
        <translation>Zachowano pozycję</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Any position: {game}</source>
        <translation>Dowolna pozycja: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Without names, everyone plays perfectly.</source>
        <translation>Gdy nie podano graczy, wszyscy grają doskonale.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The position could not be saved: {reason}</source>
        <translation>Nie udało się zapisać pozycji: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>No positions yet</source>
        <translation>Nie ma jeszcze pozycji</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The position in one line: type or paste another one (Ctrl+P)</source>
        <translation>Pozycja w&#xa0;jednym wierszu: wpisz lub wklej inną (Ctrl+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Copy this line (Ctrl+C)</source>
        <translation>Skopiuj ten wiersz (Ctrl+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The last positions, and those you kept</source>
        <translation>Ostatnie i&#xa0;zachowane pozycje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Pin this position and compare others with it</source>
        <translation>Przypnij tę pozycję i&#xa0;porównuj z&#xa0;nią inne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Find the best choice as an exercise</source>
        <translation>Poszukaj najlepszego wyboru w&#xa0;ćwiczeniu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Start a casual game from this position</source>
        <translation>Zacznij od tej pozycji partię towarzyską</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Note (optional)</source>
        <translation>Notatka (opcjonalnie)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Copy picture</source>
        <translation>Kopiuj obraz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Copy (Ctrl+C) or save (Ctrl+S) a picture of the table</source>
        <translation>Skopiuj (Ctrl+C) lub zapisz (Ctrl+S) obraz stołu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Start a casual game from this position with new dice</source>
        <translation>Zacznij od tej pozycji partię towarzyską z&#xa0;nowymi kośćmi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Show details (D)</source>
        <translation>Pokaż szczegóły (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Open a saved question…</source>
        <translation>Otwórz zapisane pytanie…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Save data…</source>
        <translation>Zapisz wyniki…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Save picture…</source>
        <translation>Zapisz obraz…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Choose a question (in the list)</source>
        <translation>Wybierz pytanie (na liście)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Ask (in a text field)</source>
        <translation>Zapytaj (w&#xa0;polu tekstowym)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture copied</source>
        <translation>Obraz skopiowano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{game} move {place}</source>
        <translation>{game}, ruch {place}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>You will leave your current game.</source>
        <translation>Porzucisz obecną partię.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Challenge</source>
        <translation>Wyzwanie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>A challenge is a casual game.</source>
        <translation>Wyzwanie to partia towarzyska.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Ask once more to set up this position; this game then no longer counts</source>
        <translation>Jeszcze raz, by ustawić tę pozycję; partia przestanie się liczyć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Play it</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Comparing the games…</source>
        <translation>Porównywanie partii…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This game is not available here.</source>
        <translation>Ta gra nie jest tu dostępna.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Casual game from a position</source>
        <translation>Partia towarzyska od podanej pozycji</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>The day of this challenge has not started yet.</source>
        <translation>Dzień tego wyzwania jeszcze się nie zaczął.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This challenge cannot be played.</source>
        <translation>Tego wyzwania nie można rozegrać.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>The games cannot be compared: {reason}</source>
        <translation>Nie można porównać partii: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>this game is not available here</source>
        <translation>tutaj w&#xa0;to nie zagrasz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This record cannot be replayed: {reason}</source>
        <translation>Tego zapisu nie da się odtworzyć: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Press the button again to leave your current game and play on from here</source>
        <translation>Naciśnij przycisk jeszcze raz, by porzucić obecną partię i&#xa0;grać od tego ruchu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>import game records into the history</source>
        <translation>importuje zapisy partii do historii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/history.py"/>
        <source>a record, or a folder of records</source>
        <translation>zapis partii albo folder z&#xa0;zapisami</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import game records</source>
        <translation>Importuj zapisy partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Errors in the records</source>
        <translation>Błędy w&#xa0;zapisach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/long_work.py"/>
        <source>Wait until this is done, or cancel it.</source>
        <translation>Poczekaj na koniec tej operacji albo ją anuluj.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Any time</source>
        <translation>Dowolny czas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Today</source>
        <translation>Dzisiaj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>The last 7 days</source>
        <translation>Ostatnie 7 dni</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>The last 30 days</source>
        <translation>Ostatnie 30 dni</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>This year</source>
        <translation>Ten rok</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Any result</source>
        <translation>Dowolny wynik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Any opponent</source>
        <translation>Dowolny przeciwnik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>The games could not be saved: {reason}</source>
        <translation>Nie udało się zapisać partii: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet wins {money}</source>
        <translation>{first} i&#xa0;{second}: zakład wygrywa {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet loses {money}</source>
        <translation>{first} i&#xa0;{second}: zakład przegrywa {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}: {mean} on the next roll</source>
        <translation>{bet}, {amount}: {mean} w&#xa0;następnym rzucie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The roll paid {won}, but other bets lost {lost}.</source>
        <translation>Rzut przyniósł {won}, ale inne zakłady przegrały {lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins in {wins} of 36 ways, loses in {losses} and pushes in {pushes}.</source>
        <translation>W&#xa0;następnym rzucie zakład wygrywa w&#xa0;{wins} z&#xa0;36 przypadków, przegrywa w&#xa0;{losses}, a&#xa0;wraca w&#xa0;{pushes}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins in {wins} of 36 ways and loses in {losses}.</source>
        <translation>W&#xa0;następnym rzucie zakład wygrywa w&#xa0;{wins} z&#xa0;36 przypadków, a&#xa0;przegrywa w&#xa0;{losses}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Any other roll decides nothing.</source>
        <translation>Inne rzuty niczego nie rozstrzygają.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet stays up when it wins, so it is settled {times} times on average before it leaves the table.</source>
        <translation>Wygrany zakład zostaje na stole, więc zanim z&#xa0;niego zniknie, jest rozliczany średnio {times} raza.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and costs nothing.</source>
        <translation>Średnio zakład zostaje na stole przez {rolls} rzutu i&#xa0;nic nie kosztuje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and gains {money}.</source>
        <translation>Średnio zakład zostaje na stole przez {rolls} rzutu i&#xa0;przynosi {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and costs {money}.</source>
        <translation>Średnio zakład zostaje na stole przez {rolls} rzutu i&#xa0;kosztuje {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it costs nothing on average.</source>
        <translation>Jeśli stawiasz ten zakład wciąż na nowo przez godzinę (rzuty: {rolls}, łącznie z&#xa0;otwierającymi), średnio nic cię to nie kosztuje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it gains {money} on average.</source>
        <translation>Jeśli stawiasz ten zakład wciąż na nowo przez godzinę (rzuty: {rolls}, łącznie z&#xa0;otwierającymi), przynosi on średnio {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it costs {money} on average.</source>
        <translation>Jeśli stawiasz ten zakład wciąż na nowo przez godzinę (rzuty: {rolls}, łącznie z&#xa0;otwierającymi), kosztuje on średnio {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You pay the commission again on each new bet.</source>
        <translation>Przy każdym nowym zakładzie prowizję płacisz od nowa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Each new bet starts without a number.</source>
        <translation>Każdy nowy zakład na początku nie ma jeszcze swojej liczby.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>What a new bet costs or gains depends on the point.</source>
        <translation>To, ile nowy zakład kosztuje lub przynosi, zależy od punktu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet is off on come-out rolls: they count toward the rolls per hour but do not settle the bet.</source>
        <translation>W&#xa0;rzutach otwierających ten zakład jest wstrzymany: te rzuty wliczają się do rzutów w&#xa0;godzinie, ale nie rozstrzygają zakładu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You can make this bet only before a come-out roll.</source>
        <translation>Ten zakład można postawić tylko przed rzutem otwierającym.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You cannot make this bet before a come-out roll or while the point is {number}.</source>
        <translation>Tego zakładu nie można postawić przed rzutem otwierającym ani gdy punktem jest {number}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You cannot make this bet before a come-out roll.</source>
        <translation>Tego zakładu nie można postawić przed rzutem otwierającym.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>the bet pushes</source>
        <translation>zakład wraca</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>no decision</source>
        <translation>bez rozstrzygnięcia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet pushes</source>
        <translation>{first} i&#xa0;{second}: zakład wraca</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: no decision</source>
        <translation>{first} i&#xa0;{second}: bez rozstrzygnięcia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet pushes if its number becomes the next point.</source>
        <translation>Zakład wraca, jeśli jego liczba stanie się następnym punktem.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>These amounts cover the bet until it leaves the table, not just the next roll.</source>
        <translation>Te kwoty dotyczą zakładu aż do rozstrzygnięcia, a&#xa0;nie tylko następnego rzutu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>wins {money}</source>
        <translation>wygrywa {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Of the pass, come, don&apos;t and odds bets available now, the most profitable is {bet}. {why}</source>
        <translation>Z&#xa0;możliwych teraz zakładów Pass, Come, Don’t i&#xa0;odds największy zysk daje {bet}. {why}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Of the pass, come, don&apos;t and odds bets available now, the cheapest is {bet}. {why}</source>
        <translation>Z&#xa0;możliwych teraz zakładów Pass, Come, Don’t i&#xa0;odds najmniej kosztuje {bet}. {why}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>loses {money}</source>
        <translation>przegrywa {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Costs are in percentage points of your chance to win: a choice that takes it from 50% to 47% costs 3.</source>
        <translation>Straty podano w&#xa0;punktach procentowych szansy na wygraną: wybór, który obniża ją z&#xa0;50% do 47%, kosztuje 3.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Swaps</source>
        <translation>Zamiany</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Late game</source>
        <translation>Końcówka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>How many dice</source>
        <translation>Ile kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Costs are in rounds won per turn; even the worst main costs less than a fiftieth of a round.</source>
        <translation>Straty podano w&#xa0;wygranych rundach na kolejkę; nawet najgorsza baza kosztuje mniej niż jedną pięćdziesiątą rundy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Costs are in cents per dollar bet, on average.</source>
        <translation>Straty podano jako średnią liczbę centów na każdy postawiony dolar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Show the chances (B)</source>
        <translation>Pokaż szanse (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Warn me</source>
        <translation>Ostrzegaj mnie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>When asked</source>
        <translation>Na życzenie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Always</source>
        <translation>Zawsze</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to win with 1 die</source>
        <comment>{chance} to win with {count} dice</comment>
        <translation>
            <numerusform>{chance} szans na wygraną przy 1 kości</numerusform>
            <numerusform>{chance} szans na wygraną przy {count} kościach</numerusform>
            <numerusform>{chance} szans na wygraną przy {count} kościach</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to win with Free Bacon</source>
        <translation>{chance} szans na wygraną z&#xa0;darmowym boczkiem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Assumes you both play perfectly from here.</source>
        <translation>Przy założeniu, że odtąd obie strony grają doskonale.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Warning</source>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Play anyway (Enter)</source>
        <translation>Zagraj mimo to (Enter)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Think again (Esc)</source>
        <translation>Zastanów się jeszcze (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Show me (B)</source>
        <translation>Pokaż mi (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Ask once more for a hint; this game then no longer counts</source>
        <translation>Jeszcze raz, by dostać podpowiedź; partia przestanie się liczyć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Press B when you want the coach.</source>
        <translation>Naciśnij B, gdy zechcesz zapytać trenera.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Ask once more for the calculation; this game then no longer counts</source>
        <translation>Jeszcze raz, by zobaczyć wyliczenie; partia przestanie się liczyć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>{name}&apos;s choice: {choice}.</source>
        <translation>Wybór gracza {name}: {choice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>{name}&apos;s choice: {choice}. It costs {cost}.</source>
        <translation>Wybór gracza {name}: {choice}. Kosztuje {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>the commission</source>
        <translation>prowizja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet is settled {times} times on average, so the percentages add up to more than 100%.</source>
        <translation>Ten zakład jest rozliczany średnio {times} raza, więc udziały sumują się do ponad 100%.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>All bets: {value}</source>
        <translation>Wszystkie zakłady razem: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If {bet} stays up: {what}</source>
        <translation>Jeśli zakład {bet} zostanie na stole: {what}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}: {value}</source>
        <translation>{bet}, {amount}: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Bar chart of how often each result happens</source>
        <translation>Wykres słupkowy: jak często zdarza się każdy wynik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>What can happen, and what each result adds</source>
        <translation>Co może się stać i&#xa0;ile wnosi każdy wynik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>What happens</source>
        <translation>Co się dzieje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>How often</source>
        <translation>Jak często</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Adds</source>
        <translation>Wkład</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/card.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>How this number is calculated</source>
        <translation>Skąd się bierze ta liczba</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Calculating…</source>
        <translation>Trwa obliczanie…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Better choice</source>
        <translation>Lepszy wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Next best choice</source>
        <translation>Gorszy wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>show a Hog strategy&apos;s win rate and costliest choices</source>
        <translation>podaje, jak często wygrywa strategia gry Hog i&#xa0;ile kosztują jej wybory</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>the strategy, or “best” for the best response to the opponent</source>
        <translation>strategia albo „best”, czyli najlepsza odpowiedź na przeciwnika</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>write a CSV file with the strategy&apos;s choice at each score and the cost of each choice</source>
        <translation>zapisuje w&#xa0;pliku CSV, iloma kośćmi strategia rzuca przy każdym wyniku i&#xa0;ile to kosztuje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>{file} could not be written: {reason}</source>
        <translation>nie można zapisać {file}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Strategy</source>
        <translation>Strategia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many games to simulate; each strategy goes first in half of them.</source>
        <translation>Ile partii zasymulować; każda strategia zaczyna połowę z&#xa0;nich.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: strategy vs. strategy</source>
        <translation>Hog: strategia przeciw strategii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Dice rolled</source>
        <translation>Iloma kośćmi rzuca</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>How the strategies differ</source>
        <translation>Czym różnią się strategie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost of choices</source>
        <translation>Straty na wyborach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent&apos;s score</source>
        <translation>Wynik przeciwnika</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>{map}: {name} against {other}</source>
        <translation>{map}: {name} kontra {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Strategy&apos;s score</source>
        <translation>Wynik strategii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Hog strategies</source>
        <translation>Strategie gry Hog</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Colors</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Costliest positions</source>
        <translation>Najkosztowniejsze pozycje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Comparing the strategies…</source>
        <translation>Porównywanie strategii…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>The strategies could not be compared: {reason}</source>
        <translation>Nie udało się porównać strategii: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>The map as a table</source>
        <translation>Mapa jako tabela</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Practice this</source>
        <translation>Poćwicz to</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>How many rounds to simulate with each main.</source>
        <translation>Ile rund zasymulować z&#xa0;każdą bazą.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Hazard: best main</source>
        <translation>Hazard: najlepsza baza</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>What if</source>
        <translation>Co by było, gdyby</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Line</source>
        <translation>Wariant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Moves of the line</source>
        <translation>Ruchy wariantu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Choices</source>
        <comment>one of several</comment>
        <translation>Wybory</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Roll</source>
        <comment>a throw</comment>
        <translation>Rzut</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/slow_work.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Continue</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Remove line</source>
        <translation>Usuń wariant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Open position</source>
        <translation>Otwórz pozycję</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>New line from move {number}</source>
        <translation>Nowy wariant od ruchu {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move {number}: your choice</source>
        <translation>Ruch {number}: twój wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move {number}: the choice of {name}</source>
        <translation>Ruch {number}: wybiera {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>This line is not kept: {reason}.</source>
        <translation>Ten wariant nie zostanie zapisany: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Back to the list of moves (A)</source>
        <translation>Z&#xa0;powrotem do listy ruchów (A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Undo the last move of the line (Backspace)</source>
        <translation>Cofnij ostatni ruch wariantu (Backspace)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Open the end of the line as a position (Ctrl+P)</source>
        <translation>Otwórz koniec wariantu jako pozycję (Ctrl+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Most likely roll</source>
        <translation>Najczęstszy rzut</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Average luck</source>
        <translation>Przeciętne szczęście</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>These dice:</source>
        <translation>Te kości:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Faces of the roll</source>
        <translation>Oczka rzutu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>{choice} (played)</source>
        <translation>{choice} (zagrano)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Verdict</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Nothing to decide</source>
        <translation>Nic do wyboru</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Best line</source>
        <translation>Najlepszy wariant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous error</source>
        <translation>Poprzedni błąd</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next error</source>
        <translation>Następny błąd</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Same dice</source>
        <translation>Te same kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Another choice</source>
        <translation>Inny wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>- - not played</source>
        <translation>- - nie zagrano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Position in the game. Not played: {lines}</source>
        <translation>Pozycja w&#xa0;partii. Nie zagrano: {lines}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Another game had the same dice. Press C to see both.</source>
        <translation>Inna partia miała te same kości. Naciśnij C, aby zobaczyć obie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>No more errors.</source>
        <translation>Nie ma dalszych błędów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous error ([ or Page Up)</source>
        <translation>Poprzedni błąd ([ lub Page Up)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next error (] or Page Down)</source>
        <translation>Następny błąd (] lub Page Down)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Try another choice at this move (A)</source>
        <translation>Wypróbuj inny wybór w&#xa0;tym ruchu (A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Compare with a game that had the same dice (C)</source>
        <translation>Porównaj z&#xa0;partią zagraną tymi samymi kośćmi (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>How it came about</source>
        <translation>Skąd taki wynik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>▲ ▼ good and bad luck · ?! inaccuracy · ? mistake · ?? blunder</source>
        <translation>▲ ▼ szczęście i&#xa0;pech · ?! niedokładność · ? błąd · ?? gruby błąd</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Show the list of moves (D)</source>
        <translation>Pokaż listę ruchów (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Copy the review as text (Ctrl+C)</source>
        <translation>Skopiuj analizę jako tekst (Ctrl+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Save the review as a web page, picture or text (Ctrl+S)</source>
        <translation>Zapisz analizę jako stronę, obraz lub tekst (Ctrl+S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Reviewing the game…</source>
        <translation>Analizowanie partii…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>This record cannot be reviewed: {reason}</source>
        <translation>Tego zapisu nie da się przeanalizować: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review of {game}</source>
        <translation>Analiza: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Quality of play</source>
        <translation>Jakość gry</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>There was nothing to decide.</source>
        <translation>Nie było nic do wyboru.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>&lt;{share}</source>
        <translation>&lt;{share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The chance of each final hand with best play.</source>
        <translation>Szansa na każdy układ końcowy przy najlepszym sposobie gry.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a hand that pays nothing</source>
        <translation>układ, który nic nie daje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {times}% of the time, it pays the {missing} still needed for the award.</source>
        <translation>{choice}: w&#xa0;{times}% przypadków wypłaca {missing}, których brakuje do nagrody.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Safest: {choice}, {cost} hands worse than the best.</source>
        <translation>Najbezpieczniejszy wybór: {choice}, gorszy od najlepszego o&#xa0;{cost} rundy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Second best: {choice}, {cost} hands worse than the best.</source>
        <translation>Drugi najlepszy wybór: {choice}, gorszy od najlepszego o&#xa0;{cost} rundy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {cost} hands worse than the best.</source>
        <translation>{choice}: wybór gorszy od najlepszego o&#xa0;{cost} rundy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A missed award counts as {hands} hands.</source>
        <translation>Brak nagrody liczy się jak {hands} rund.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>No choice has even a {limit} chance to reach {award}. The best one aims for {hand} ({share}), which would leave {money}.</source>
        <translation>Żaden wybór nie daje nawet {limit} szans na {award}. Przy najlepszym liczysz na układ {hand} ({share}); zostałoby po nim {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Best play</source>
        <translation>Najlepszy sposób gry</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The number of hands includes the hand about to be played.</source>
        <translation>Liczba rund obejmuje tę, która ma być zaraz zagrana.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The number of hands does not include the hand in play.</source>
        <translation>Liczba rund nie obejmuje trwającej rundy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>keeping the best dice now and later</source>
        <translation>zostawianie najlepszych kości teraz i&#xa0;później</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>the game ends without the award</source>
        <translation>partia kończy się bez nagrody</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} wins the award</source>
        <translation>{hand}, wypłata {pay}: {money} wystarcza do nagrody</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} is too little for another hand</source>
        <translation>{hand}, wypłata {pay}: {money} to za mało na kolejną rundę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} left</source>
        <translation>{hand}, wypłata {pay}: zostaje {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>Hog strategy contest</source>
        <translation>Konkurs strategii gry Hog</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>{count} strategy</source>
        <comment>{count} strategies</comment>
        <translation>
            <numerusform>{count} strategia</numerusform>
            <numerusform>{count} strategie</numerusform>
            <numerusform>{count} strategii</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>All win rates are exact; a coin toss decides who goes first. A rate above 50% counts as a win.</source>
        <translation>Wszystkie odsetki wygranych są dokładne; o&#xa0;tym, kto zaczyna, decyduje rzut monetą. Odsetek powyżej 50% to zwycięstwo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Wins</source>
        <comment>how many games</comment>
        <translation>Wygrane</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Average win rate</source>
        <translation>Średni odsetek wygranych</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Problem</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head to head</source>
        <translation>Bilans pojedynków</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>Each cell shows the row&apos;s win rate against the column: blue above 50%, orange below. Rows and columns are in ranking order.</source>
        <translation>Komórka podaje odsetek wygranych strategii z&#xa0;wiersza przeciw strategii z&#xa0;kolumny: na niebiesko powyżej 50%, na pomarańczowo poniżej. Wiersze i&#xa0;kolumny są w&#xa0;kolejności rankingu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Rank</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write the ranking as CSV</source>
        <translation>zapisuje ranking jako CSV</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>With --scheduler, a Dask cluster calculates the win rates. The ranking is the same as without a cluster, down to the last bit, and work lost when a worker fails is repeated. Each computer needs this version of DiceDesk (pip install &apos;dicedesk[cluster]&apos;). Start “dask scheduler” on one computer and “dask worker ADDRESS --nworkers auto --nthreads 1” on each computer that does the work. Anyone who can reach the scheduler can run programs on its workers, so outside a trusted network, use tls://HOST:PORT. Certificates and keys come from Dask&apos;s own settings under distributed.comm.tls.</source>
        <translation>Z&#xa0;opcją --scheduler odsetki wygranych oblicza klaster Dask. Ranking jest taki sam jak bez klastra, co do ostatniego bitu, a&#xa0;praca utracona przez awarię procesu roboczego jest powtarzana. Na każdym komputerze musi być zainstalowana ta wersja DiceDesk (pip install &apos;dicedesk[cluster]&apos;). Uruchom „dask scheduler” (planistę) na jednym komputerze, a&#xa0;„dask worker ADDRESS --nworkers auto --nthreads 1” na każdym, który ma liczyć. Każdy, kto ma dostęp do planisty, może uruchamiać programy na jego procesach roboczych, dlatego poza zaufaną siecią używaj tls://HOST:PORT. Certyfikaty i&#xa0;klucze pochodzą z&#xa0;ustawień samego Daska (distributed.comm.tls).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>rank the Hog strategies in a folder by exact win rate</source>
        <translation>układa ranking strategii gry Hog z&#xa0;folderu według dokładnego odsetka wygranych</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write the head-to-head win rates as CSV</source>
        <translation>zapisuje bilans pojedynków jako CSV</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write a web page with the ranking and the win rates</source>
        <translation>zapisuje stronę internetową z&#xa0;rankingiem i&#xa0;odsetkami wygranych</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>calculate on the Dask cluster at this address, such as tcp://HOST:PORT</source>
        <translation>liczy w&#xa0;klastrze Dask pod tym adresem, na przykład tcp://HOST:PORT</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>there is no strategy in {folder}</source>
        <translation>w&#xa0;{folder} nie ma żadnej strategii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>some of the strategies are programs; --run-programs runs them in a sandbox</source>
        <translation>niektóre strategie to programy; --run-programs uruchamia je w&#xa0;piaskownicy</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>There is 1 program in this folder.</source>
        <comment>There are {count} programs in this folder.</comment>
        <translation>
            <numerusform>W&#xa0;tym folderze jest {count} program.</numerusform>
            <numerusform>W&#xa0;tym folderze są {count} programy.</numerusform>
            <numerusform>W&#xa0;tym folderze jest {count} programów.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Each program runs in its own sandbox, and only the table it produces is used.</source>
        <translation>Każdy program działa we własnej piaskownicy, a&#xa0;używana jest tylko jego tabela.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>Caution: {gaps}.</source>
        <translation>Uwaga: {gaps}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>{file} cannot be written: {reason}</source>
        <translation>nie można zapisać {file}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>{folder} cannot be read: {reason}</source>
        <translation>nie można odczytać {folder}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file cannot be read: {reason}</source>
        <translation>nie można odczytać pliku: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file is too large for a table of 100 rows and 100 columns</source>
        <translation>plik jest za duży na tabelę o&#xa0;100 wierszach i&#xa0;100 kolumnach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a table needs 100 rows, one for each score the player can have; this table has {count}</source>
        <translation>tabela wymaga 100 wierszy, po jednym na każdy wynik gracza; ta ma {count}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>line {line} contains “{cell}”, not a number of dice from 0 to 10</source>
        <translation>wiersz {line} zawiera „{cell}”, a&#xa0;nie liczbę kości od 0 do 10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>You have {amount} to bet. Which of these bets costs least?</source>
        <translation>Masz {amount} do postawienia. Który z&#xa0;tych zakładów kosztuje najmniej?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>You have {amount} on {bet}. What do you do?</source>
        <translation>Masz na stole zakład {bet} za {amount}. Co robisz?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>costs {share}</source>
        <translation>kosztuje {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>costs nothing</source>
        <translation>nic nie kosztuje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>earns you money</source>
        <translation>przynosi zysk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>Take it down</source>
        <translation>Zdejmij</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>Leave it up</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>Which main do you choose?</source>
        <translation>Którą bazę wybierasz?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>Which of these mains wins most often?</source>
        <translation>Która z&#xa0;tych baz wygrywa najczęściej?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>main</source>
        <translation>baza</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>You have {own}; your opponent has {other}.</source>
        <translation>Masz {own}, przeciwnik ma {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>You have {own}; {name} has {other}.</source>
        <translation>Masz {own}, {name} ma {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>How many dice do you roll?</source>
        <translation>Iloma kośćmi rzucasz?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Bankroll: {bankroll} of {award}.</source>
        <translation>Saldo: {bankroll} z&#xa0;{award}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>1 re-roll left.</source>
        <comment>{count} re-rolls left.</comment>
        <translation>
            <numerusform>Pozostał {count} przerzut.</numerusform>
            <numerusform>Pozostały {count} przerzuty.</numerusform>
            <numerusform>Pozostało {count} przerzutów.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Which dice do you keep?</source>
        <translation>Które kości zostawiasz?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Answer</source>
        <translation>Odpowiedz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Press a number, then Enter</source>
        <translation>Naciśnij cyfrę, potem Enter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Best: {choice}.</source>
        <translation>Najlepszy wybór: {choice}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 due</source>
        <comment>{count} due</comment>
        <translation>
            <numerusform>{count} do powtórki</numerusform>
            <numerusform>{count} do powtórki</numerusform>
            <numerusform>{count} do powtórki</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 game is still being reviewed. Its mistakes will appear here.</source>
        <comment>{count} games are still being reviewed. Their mistakes will appear here.</comment>
        <translation>
            <numerusform>Trwa jeszcze analiza {count} partii. Jej błędy pojawią się tutaj.</numerusform>
            <numerusform>Trwa jeszcze analiza {count} partii. Ich błędy pojawią się tutaj.</numerusform>
            <numerusform>Trwa jeszcze analiza {count} partii. Ich błędy pojawią się tutaj.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No exercises are due now.</source>
        <translation>Na razie nie ma ćwiczeń do powtórki.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Practice…</source>
        <translation>Ćwiczenia…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/practice.py"/>
        <source>There is no choice to practice here.</source>
        <translation>Nie ma tu wyboru, który można by ćwiczyć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>{choice} ({key})</source>
        <translation>{choice} ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>{value}, the best choice</source>
        <translation>{value}, najlepszy wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Your mistakes</source>
        <translation>Twoje błędy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Random positions</source>
        <translation>Losowe pozycje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Easy</source>
        <translation>Łatwe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Medium</source>
        <translation>Średnie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Hard</source>
        <translation>Trudne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Answer first, then press Ctrl+P to set up this position</source>
        <translation>Najpierw odpowiedz, a potem Ctrl+P otworzy tę pozycję</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Choose the command again to leave this game and start another</source>
        <translation>Wybierz polecenie jeszcze raz, by porzucić tę partię i&#xa0;zacząć nową</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: your own, typed in</source>
        <translation>Kości: własne, wpisane ręcznie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>New game with the program&apos;s dice</source>
        <translation>Nowa partia z&#xa0;kośćmi programu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>A die shows 1 to 6.</source>
        <translation>Kość pokazuje od 1 do 6.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>A die shows 1 to 6: type the faces, such as {example}.</source>
        <translation>Kość pokazuje od 1 do 6: wpisz oczka, na przykład {example}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>1 die is missing.</source>
        <comment>{count} dice are missing.</comment>
        <translation>
            <numerusform>Brakuje 1 kości.</numerusform>
            <numerusform>Brakuje {count} kości.</numerusform>
            <numerusform>Brakuje {count} kości.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Back to your choice (Esc)</source>
        <translation>Wróć do wyboru (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Typed: {faces}</source>
        <translation>Wpisano: {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Nothing typed yet</source>
        <translation>Nic jeszcze nie wpisano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Type the digits 1 to 6, or click the faces.</source>
        <translation>Wpisz cyfry od 1 do 6 albo kliknij oczka.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Face {face}</source>
        <translation>Oczka: {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>The program rolls the dice in this game.</source>
        <translation>W&#xa0;tej partii kośćmi rzuca program.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>{question}:</source>
        <translation>{question}:</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>Roll 1 die and type what it shows</source>
        <comment>Roll {count} dice and type what they show</comment>
        <translation>
            <numerusform>Rzuć 1 kością i&#xa0;wpisz, co pokazuje</numerusform>
            <numerusform>Rzuć {count} kośćmi i&#xa0;wpisz, co pokazują</numerusform>
            <numerusform>Rzuć {count} kośćmi i&#xa0;wpisz, co pokazują</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>Roll 1 die for {name} and type what it shows</source>
        <comment>Roll {count} dice for {name} and type what they show</comment>
        <translation>
            <numerusform>Rzuć 1 kością (gracz: {name}) i&#xa0;wpisz, co pokazuje</numerusform>
            <numerusform>Rzuć {count} kośćmi (gracz: {name}) i&#xa0;wpisz, co pokazują</numerusform>
            <numerusform>Rzuć {count} kośćmi (gracz: {name}) i&#xa0;wpisz, co pokazują</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>This roll has 1 die.</source>
        <comment>This roll has {count} dice.</comment>
        <translation>
            <numerusform>W&#xa0;tym rzucie jest 1 kość.</numerusform>
            <numerusform>W&#xa0;tym rzucie są {count} kości.</numerusform>
            <numerusform>W&#xa0;tym rzucie jest {count} kości.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Erase (Backspace)</source>
        <translation>Skasuj (Backspace)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Roll (Enter)</source>
        <translation>Rzuć (Enter)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Press Enter to roll.</source>
        <translation>Naciśnij Enter, by rzucić.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>{name}, press Enter to roll.</source>
        <translation>{name}: naciśnij Enter, by rzucić.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type the faces to keep (such as 5 5, or - for none), or a box:</source>
        <translation>Wpisz oczka do zostawienia (np. 5 5; znak - to żadne) albo pole:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type a box:</source>
        <translation>Wpisz pole:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Enter: roll all five dice.</source>
        <translation>Enter: rzut wszystkimi pięcioma kośćmi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>A box, or the start of its name: {boxes}</source>
        <translation>Pole albo początek jego nazwy: {boxes}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>5 5: keep two dice that show 5, and roll the other dice again.</source>
        <translation>5 5: zostawienie dwóch kości, które pokazują 5, i przerzucenie pozostałych.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>-: roll all five dice again.</source>
        <translation>-: przerzucenie wszystkich pięciu kości.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Points: {points}</source>
        <translation>Punkty: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Open boxes: {boxes}</source>
        <translation>Wolne pola: {boxes}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type one of these boxes: {boxes}.</source>
        <translation>Wpisz jedno z tych pól: {boxes}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>In each turn you roll five dice up to three times: before the second and the third roll, keep any dice you like. Then score the dice in one open box.</source>
        <translation>W każdej turze rzucasz pięcioma kośćmi najwyżej trzy razy: przed drugim i trzecim rzutem możesz zostawić dowolne kości. Potem wypełniasz jedno wolne pole.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Ones to sixes score the sum of that face, and choice the sum of all dice. A full house is three dice of one face and two of another. Four of a kind are four equal dice, a yacht five: {yacht} points.</source>
        <translation>Pola od jedynek do szóstek dają sumę kości z tymi oczkami, a szansa sumę wszystkich kości. Ful to trzy kości z jednymi oczkami i dwie z innymi. Kareta to cztery jednakowe kości, a yacht pięć: {yacht} punktów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>The little straight is 1 to 5, the big straight 2 to 6: {straight} points each. If the dice do not fit a box, it scores 0.</source>
        <translation>Mały strit to oczka od 1 do 5, duży strit od 2 do 6: po {straight} punktów. Jeśli kości nie pasują do pola, daje ono 0.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>The game ends once each player has filled all boxes. The highest sum wins.</source>
        <translation>Partia kończy się, gdy każdy gracz wypełni wszystkie pola. Wygrywa najwyższa suma.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Nordic has 15 boxes, and {bonus} points more once ones to sixes reach {goal}.</source>
        <translation>Zasady „Skandynawskie”: 15 pól i {bonus} punktów więcej, gdy pola od jedynek do szóstek dadzą razem co najmniej {goal}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>With bonus has 13 boxes, and {bonus} points more once ones to sixes reach {goal}. Its little straight is four in a row. Five equal dice after a yacht pay {joker} points more.</source>
        <translation>Zasady „Z premią”: 13 pól i {bonus} punktów więcej, gdy pola od jedynek do szóstek dadzą razem co najmniej {goal}. Mały strit to tutaj cztery kolejne liczby oczek. Pięć jednakowych kości daje {joker} punktów więcej, jeśli masz już yacht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>how many people play</source>
        <translation>ile osób gra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: pays {pay} on average</source>
        <translation>{choice}: daje średnio {pay}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Web page (*.html)</source>
        <translation>Strona internetowa (*.html)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Save the review</source>
        <translation>Zapisz analizę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>{ending} is not supported; choose .html, .png or .txt</source>
        <translation>format {ending} nie jest obsługiwany; wybierz .html, .png albo .txt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review copied</source>
        <translation>Skopiowano analizę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>The review could not be saved: {reason}</source>
        <translation>Nie udało się zapisać analizy: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review saved as {name}</source>
        <translation>Analizę zapisano jako {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Show what bets cost</source>
        <translation>Pokaż koszt zakładów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Compare the mains (B)</source>
        <translation>Porównaj bazy (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>{chance} · {cost}</source>
        <translation>{chance} · {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Compare the mains</source>
        <translation>Porównaj bazy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>{game}: {setting}</source>
        <translation>{game}: {setting}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Advise me</source>
        <translation>Doradzaj mi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins on {number} ({wins} of 36 ways) and loses on 7 ({losses}).</source>
        <translation>Ten zakład wygrywa przy {number} ({wins} z&#xa0;36 przypadków), a&#xa0;przegrywa przy 7 ({losses}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins on 7 ({wins} of 36 ways) and loses on {number} ({losses}).</source>
        <translation>Ten zakład wygrywa przy 7 ({wins} z&#xa0;36 przypadków), a&#xa0;przegrywa przy {number} ({losses}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins in {wins} of 36 ways and loses in {losses}.</source>
        <translation>Ten zakład wygrywa w&#xa0;{wins} z&#xa0;36 przypadków, a&#xa0;przegrywa w&#xa0;{losses}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins {won} of the time, loses {lost} and pushes {pushed}.</source>
        <translation>Ten zakład wygrywa w&#xa0;{won} przypadków, przegrywa w&#xa0;{lost}, a&#xa0;wraca w&#xa0;{pushed}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins {won} of the time and loses {lost}.</source>
        <translation>Ten zakład wygrywa w&#xa0;{won} przypadków, a&#xa0;przegrywa w&#xa0;{lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet costs nothing on average.</source>
        <translation>Od teraz ten zakład średnio nic nie kosztuje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet gains {money} on average each time it is settled.</source>
        <translation>Od teraz ten zakład przynosi średnio {money} przy każdym rozliczeniu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet costs {money} on average each time it is settled.</source>
        <translation>Od teraz ten zakład kosztuje średnio {money} przy każdym rozliczeniu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets cost nothing on average by the time they leave the table.</source>
        <translation>Do chwili rozstrzygnięcia twoje zakłady średnio nic nie kosztują.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets gain {money} on average by the time they leave the table.</source>
        <translation>Do chwili rozstrzygnięcia twoje zakłady przynoszą średnio {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets cost {money} on average by the time they leave the table.</source>
        <translation>Do chwili rozstrzygnięcia twoje zakłady kosztują średnio {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Most expensive bet: {bet} ({money}).</source>
        <translation>Najdroższy zakład: {bet} ({money}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Next roll: {money} on average, give or take {swing}.</source>
        <translation>Następny rzut: średnio {money}, plus minus {swing}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Per hour ({rolls} rolls): {money}.</source>
        <translation>Na godzinę (rzuty: {rolls}): {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{amount} on {bet}: {money} on average by the time the bet leaves the table, give or take {swing}.</source>
        <translation>{bet}, {amount}: do chwili rozstrzygnięcia średnio {money}, plus minus {swing}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Next roll: {money}.</source>
        <translation>Następny rzut: {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Next roll</source>
        <translation>Nast. rzut</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Overall</source>
        <translation>Łącznie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Average result of each bet</source>
        <translation>Średni wynik każdego zakładu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Show what bets cost (B)</source>
        <translation>Pokaż koszt zakładów (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>{bet}: {text}</source>
        <translation>{bet}: {text}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>The cost of the bets could not be calculated: {reason}</source>
        <translation>Nie udało się obliczyć kosztu zakładów: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main} is best: it wins {chance} of rounds.</source>
        <translation>Baza {main} jest najlepsza: daje wygraną w&#xa0;{chance} rund.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}: {chance}, costs {cost}</source>
        <translation>Baza {main}: {chance}, strata {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>costs {cost}</source>
        <translation>strata {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>run the programs without asking</source>
        <translation>uruchamia programy bez pytania o&#xa0;zgodę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>Run all programs in this folder? Type yes: </source>
        <translation>Uruchomić wszystkie programy z&#xa0;tego folderu? Wpisz yes: </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>no programs were run, so no contest was held</source>
        <translation>nie uruchomiono żadnego programu, więc konkurs się nie odbył</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file is too large for a strategy</source>
        <translation>plik jest za duży na strategię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot block a program&apos;s access to your files</source>
        <translation>ten komputer nie może zablokować programowi dostępu do twoich plików</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot block a program&apos;s access to the network, other programs or file permissions</source>
        <translation>ten komputer nie może zablokować programowi dostępu do sieci, innych programów lub uprawnień plików</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot limit how much memory a program uses</source>
        <translation>ten komputer nie może ograniczyć pamięci, której używa program</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>{one}; {other}</source>
        <translation>{one}; {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>the program could not be started: {reason}</source>
        <translation>nie udało się uruchomić programu: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it cannot be loaded: {error}</source>
        <translation>nie można wczytać strategii: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it has no function final_strategy(score, opponent_score)</source>
        <translation>w&#xa0;strategii brakuje funkcji final_strategy(score, opponent_score)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}: {error}</source>
        <translation>przy stanie {own}:{other} wystąpił błąd: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it returns {value}, not a number of dice from 0 to 10</source>
        <translation>przy stanie {own}:{other} strategia zwraca {value}, a&#xa0;nie liczbę kości od 0 do 10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it exited while loading</source>
        <translation>strategia zakończyła działanie podczas wczytywania</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it did not load within 1 second</source>
        <comment>it did not load within {count} seconds</comment>
        <translation>
            <numerusform>strategia nie wczytała się w&#xa0;ciągu 1 sekundy</numerusform>
            <numerusform>strategia nie wczytała się w&#xa0;ciągu {count} sekund</numerusform>
            <numerusform>strategia nie wczytała się w&#xa0;ciągu {count} sekund</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it wrote too many files while loading</source>
        <translation>strategia zapisała zbyt wiele plików podczas wczytywania</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it exited</source>
        <translation>przy stanie {own}:{other} strategia zakończyła działanie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it ran out of time (limit for all scores: {seconds} s)</source>
        <translation>przy stanie {own}:{other} strategia przekroczyła limit czasu ({seconds}&#xa0;s na wszystkie wyniki)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it wrote too many files</source>
        <translation>przy stanie {own}:{other} strategia zapisała już zbyt wiele plików</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/chunks.py"/>
        <source>The number of games must be at least 1, not {games}.</source>
        <translation>Liczba partii musi wynosić co najmniej 1, a&#xa0;nie {games}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}</source>
        <translation>{bet}, {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Each amount covers the bet until it leaves the table.</source>
        <translation>Każda kwota dotyczy zakładu aż do rozstrzygnięcia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {chance} to reach {award}</source>
        <translation>{choice}: {chance} szans na {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>simulate millions of games and compare the results with the exact odds</source>
        <translation>symuluje miliony partii i&#xa0;porównuje wyniki z&#xa0;dokładnymi szansami</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the strategy that goes first</source>
        <translation>strategia, która zaczyna</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>play rounds with one main</source>
        <translation>rozgrywa rundy z&#xa0;jedną bazą</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the main</source>
        <translation>baza</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>bet on the pass line</source>
        <translation>stawia na Pass Line</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Chance to win a bet on the pass line</source>
        <translation>Szansa na wygranie zakładu Pass Line</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>See how many dice both players roll at each pair of scores (Ctrl+Shift+M)</source>
        <translation>Zobacz, iloma kośćmi rzuca każdy z&#xa0;graczy przy każdej parze wyników (Ctrl+Shift+M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Custom system</source>
        <translation>Własny system</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Flat {base} on pass</source>
        <translation>Zawsze {base} na Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Pass with full odds</source>
        <translation>Pass z&#xa0;pełnymi odds</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Martingale from {base}</source>
        <translation>Martingale od {base}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Cancellation 1-2-3-4</source>
        <translation>Labouchère 1-2-3-4</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>The bankroll must be above $0, and the goal above the bankroll.</source>
        <translation>Saldo musi być większe niż 0&#xa0;$, a&#xa0;cel większy niż saldo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>The goal can be at most {most} base bets.</source>
        <translation>Cel może wynosić najwyżej {most} stawek podstawowych.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>This table takes bets from {least} to {most}.</source>
        <translation>Ten stół przyjmuje stawki od {least} do {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>A system needs at least one step.</source>
        <translation>System musi mieć co najmniej jeden krok.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Step {number} must bet at least one unit.</source>
        <translation>W&#xa0;kroku {number} trzeba stawiać co najmniej jedną jednostkę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Step {number} leads to a step that does not exist.</source>
        <translation>Krok {number} prowadzi do kroku, którego nie ma.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/betting.py"/>
        <source>Odds are the largest whole multiple of the pass bet that the house allows and the bankroll covers.</source>
        <translation>Odds to całkowite wielokrotności zakładu Pass; stawia się tyle, na ile pozwala kasyno i&#xa0;wystarcza saldo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>simulate games played by a computer player</source>
        <translation>rozgrywa partie gracza komputerowego</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>Chance that {name}, going first, beats {other}</source>
        <translation>Szansa, że {name} wygra, zaczynając (przeciwnik: {other})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Win rate with main {main}</source>
        <translation>Odsetek wygranych z&#xa0;bazą {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Chance that {name} reaches the award before going broke</source>
        <translation>Szansa, że {name} zdobędzie nagrodę, zanim splajtuje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>repeat the question saved in a Lab file</source>
        <translation>zadaje ponownie pytanie zapisane w&#xa0;pliku Laboratorium</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>a CSV or JSON file saved by the Lab</source>
        <translation>plik CSV lub JSON zapisany przez Laboratorium</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>print the first table as CSV</source>
        <translation>wypisuje pierwszą tabelę jako CSV</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>The answer could not be calculated: {reason}</source>
        <translation>Nie udało się obliczyć odpowiedzi: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>how many games to simulate</source>
        <translation>ile partii zasymulować</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/question_files.py"/>
        <location filename="../../dicedesk/games/questions.py"/>
        <source>This file contains no Lab question.</source>
        <translation>Ten plik nie zawiera pytania do Laboratorium.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/questions.py"/>
        <source>The Lab has no question “{name}”.</source>
        <translation>Laboratorium nie ma pytania „{name}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/findings.py"/>
        <source>The question “{kind}” has no field “{name}”.</source>
        <translation>Pytanie „{kind}” nie ma pola „{name}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Pass and two come bets with full odds</source>
        <translation>Pass i&#xa0;dwa zakłady Come z&#xa0;pełnymi odds</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Lab</source>
        <translation>Laboratorium</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Go to the questions</source>
        <translation>Przejdź do pytań</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Questions</source>
        <translation>Pytania</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Question</source>
        <translation>Pytanie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many rolls to simulate with each number of dice.</source>
        <translation>Ile rzutów zasymulować dla każdej liczby kości.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>dice most often score 1 point or more</source>
        <comment>dice most often score {count} points or more</comment>
        <translation>
            <numerusform>to liczba kości, która najczęściej daje co najmniej {count} punkt</numerusform>
            <numerusform>to liczba kości, która najczęściej daje co najmniej {count} punkty</numerusform>
            <numerusform>to liczba kości, która najczęściej daje co najmniej {count} punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>chance of 1 point or more</source>
        <comment>chance of {count} points or more</comment>
        <translation>
            <numerusform>to szansa na co najmniej {count} punkt</numerusform>
            <numerusform>to szansa na co najmniej {count} punkty</numerusform>
            <numerusform>to szansa na co najmniej {count} punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance of 1 point or more</source>
        <comment>Chance of {count} points or more</comment>
        <translation>
            <numerusform>Szansa na co najmniej {count} punkt</numerusform>
            <numerusform>Szansa na co najmniej {count} punkty</numerusform>
            <numerusform>Szansa na co najmniej {count} punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>1 point or more</source>
        <comment>{count} points or more</comment>
        <translation>
            <numerusform>{count} punkt lub więcej</numerusform>
            <numerusform>{count} punkty lub więcej</numerusform>
            <numerusform>{count} punktów lub więcej</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: how many dice</source>
        <translation>Hog: ile kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Are these dice fair?</source>
        <translation>Czy te kości są uczciwe?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>For classes</source>
        <translation>Na zajęcia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Your own strategy</source>
        <translation>Twoja własna strategia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Class contest</source>
        <translation>Konkurs klasy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Interval</source>
        <translation>Przedział</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>{low} to {high}</source>
        <translation>od {low} do {high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Strategy {name}</source>
        <translation>Strategia {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/named_strategies.py"/>
        <source>A strategy needs a number of dice, 0 to 10, for each of {count} positions.</source>
        <translation>Strategia musi podawać liczbę kości od 0 do 10 dla każdej z&#xa0;{count} pozycji.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Best number of dice</source>
        <translation>Najlepsza liczba kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>1 to 10 dice</source>
        <translation>Od 1 do 10 kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Averages and chances are exact. A roll that shows a 1 scores 1 point, no matter how many dice you roll.</source>
        <translation>Średnie i&#xa0;szanse są dokładne. Rzut, w&#xa0;którym wypadła jedynka, daje 1 punkt, niezależnie od liczby kości.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>dice have the highest average</source>
        <translation>to liczba kości, która daje średnio najwięcej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>points on average</source>
        <translation>to średnia liczba punktów</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>die most often scores 1 point or more</source>
        <comment>die most often scores {count} points or more</comment>
        <translation>
            <numerusform>to liczba kości, która najczęściej daje co najmniej {count} punkt</numerusform>
            <numerusform>to liczba kości, która najczęściej daje co najmniej {count} punkty</numerusform>
            <numerusform>to liczba kości, która najczęściej daje co najmniej {count} punktów</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Points on average</source>
        <translation>Średnia punktów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulated averages; each range contains the exact average in 19 of 20 simulations.</source>
        <translation>Średnie z&#xa0;symulacji; każdy przedział zawiera dokładną średnią w&#xa0;19 na 20 symulacji.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Exact values for each number of dice.</source>
        <translation>Dokładna szansa dla każdej liczby kości.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Chance</source>
        <comment>probability</comment>
        <translation>Szansa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>By number of dice</source>
        <translation>Według liczby kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Standard error</source>
        <translation>Błąd standardowy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find the margin and number of dice that make the bacon and swap strategies win most often</source>
        <translation>szuka progu i&#xa0;liczby kości, z&#xa0;którymi strategie bacon i&#xa0;swap wygrywają najczęściej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many points are enough in one turn</source>
        <translation>ile punktów wystarczy w&#xa0;jednej turze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many rolls to simulate with each number of dice</source>
        <translation>ile rzutów zasymulować dla każdej liczby kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Best number of dice for the points you need</source>
        <translation>Najlepsza liczba kości, by zdobyć potrzebne punkty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance at low end</source>
        <translation>Szansa na „Od”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance at high end</source>
        <translation>Szansa na „Do”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {rolls} rolls with each number of dice. The least accurate of the ten averages is {errors} standard errors from its exact value.</source>
        <translation>Symulacja dla porównania: {rolls} rzutów dla każdej liczby kości. Najgorsza z&#xa0;dziesięciu średnich różni się od swojej dokładnej wartości o&#xa0;{errors} błędu standardowego.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many points are enough in one turn.</source>
        <translation>Ile punktów wystarczy w&#xa0;jednej turze.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Which number of dice scores most on average, and which one most often scores enough points.</source>
        <translation>Która liczba kości daje średnio najwięcej, a&#xa0;która najczęściej daje dość punktów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} against {other}</source>
        <translation>{strategy} kontra {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The chances are exact: every possible game is followed to its end. Each turn adds at least 1 point to the two scores combined, so no game lasts more than {turns} turns.</source>
        <translation>Szanse są dokładne: każdą możliwą partię prześledzono do końca. Każda tura dodaje co najmniej 1 punkt do sumy obu wyników, więc żadna partia nie trwa dłużej niż {turns} tur.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulated games</source>
        <translation>Partie z&#xa0;symulacji</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won</source>
        <translation>Wygrane partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Turns</source>
        <translation>Tury</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Points ahead</source>
        <translation>Przewaga punktów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won by {strategy}</source>
        <translation>Wygrane partie: {strategy}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{title}: {reason}</source>
        <translation>{title}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The strategy whose win rate you want, such as final, swap:8:4 or always:6, or a CSV file with its table.</source>
        <translation>Strategia, której odsetek wygranych chcesz poznać, na przykład final, swap:8:4 lub always:6, albo plik CSV z&#xa0;jej tabelą.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How often one strategy beats another, how long their games last, and by how much the winner wins.</source>
        <translation>Jak często jedna strategia wygrywa z&#xa0;drugą, jak długo trwają ich partie i&#xa0;jaką przewagą się kończą.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Margin</source>
        <translation>Próg</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>No strategy of any kind wins more than {rate} of its games against {other}.</source>
        <translation>Żadna strategia nie wygrywa więcej niż {rate} partii, gdy przeciwnikiem jest {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won by {strategy} against {other}</source>
        <translation>Wygrane partie: {strategy} kontra {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>With margin 1, Free Bacon always scores enough points; with margin 19, it never does.</source>
        <translation>Darmowy boczek przy progu 1 zawsze daje dość punktów, a&#xa0;przy progu 19 nigdy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>All {count} win rates are exact; each is the average of going first and going second.</source>
        <translation>Wszystkie odsetki wygranych ({count}) są dokładne; każdy to średnia z&#xa0;partii, które strategia zaczyna, i&#xa0;partii, w&#xa0;których gra jako druga.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{names}, or a CSV file with the strategy&apos;s table</source>
        <translation>{names} albo plik CSV z&#xa0;tabelą strategii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many games to simulate; each strategy goes first in half of them</source>
        <translation>ile partii zasymulować; każda strategia zaczyna połowę z&#xa0;nich</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find how often one Hog strategy beats another, and how long their games last</source>
        <translation>podaje, jak często jedna strategia gry Hog pokonuje drugą i&#xa0;jak długo trwają ich partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>best win rate of {strategy} against {other} (margin {margin}, dice {dice})</source>
        <translation>to najlepszy odsetek wygranych: {strategy} kontra {other} (próg {margin}, liczba kości {dice})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>with the default settings (margin {margin}, dice {dice})</source>
        <translation>to odsetek przy wartościach domyślnych (próg {margin}, liczba kości {dice})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>To play this way, choose the strategy {name}.</source>
        <translation>Aby tak grać, wybierz strategię {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won with each margin</source>
        <translation>Partie wygrane przy każdym progu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Each margin is shown with its best number of dice.</source>
        <translation>Dla każdego progu podano wynik przy najlepszej liczbie kości.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The best margin and number of dice</source>
        <translation>Najlepszy próg i&#xa0;liczba kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>With margin {margin}, {dice} dice</source>
        <translation>Próg {margin}, kości: {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find which number of dice scores most on average, and which most often scores enough points</source>
        <translation>podaje, która liczba kości daje średnio najwięcej punktów, a&#xa0;która najczęściej daje ich dość</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>As a fraction</source>
        <translation>Jako ułamek</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Throws in a round</source>
        <translation>Rzuty w&#xa0;rundzie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Rounds won</source>
        <translation>Wygrane rundy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Simulated: {rounds} per main. From and To are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact win rate.</source>
        <translation>Symulacja: {rounds} z&#xa0;każdą bazą. „Od” i&#xa0;„Do” to końce 95-procentowego przedziału (Wilsona): 19 na 20 takich przedziałów zawiera dokładny odsetek wygranych.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>1 round</source>
        <comment>{count} rounds</comment>
        <translation>
            <numerusform>{count} runda</numerusform>
            <numerusform>{count} rundy</numerusform>
            <numerusform>{count} rund</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>of rounds are won</source>
        <translation>rund kończy się wygraną</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>of the simulated rounds were won</source>
        <translation>symulowanych rund skończyło się wygraną</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>throws in a round, on average</source>
        <translation>średnia liczba rzutów w&#xa0;rundzie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Simulated win rates with their 95% intervals (Wilson); the exact win rate is marked.</source>
        <translation>Odsetki wygranych z&#xa0;symulacji z&#xa0;95-procentowymi przedziałami (Wilsona); dokładny odsetek jest zaznaczony.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>find how often a round of Hazard is won with each main, and how long it takes</source>
        <translation>podaje, jak często z&#xa0;każdą bazą wygrywa się rundę gry Hazard i&#xa0;jak długo trwa taka runda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Off by (standard errors)</source>
        <translation>Odchylenie w&#xa0;błędach standardowych</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>how many rounds to simulate with each main</source>
        <translation>ile rund zasymulować z&#xa0;każdą bazą</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>The simulated win rate is {errors} standard errors from the exact one.</source>
        <translation>Symulowany odsetek różni się od dokładnego o&#xa0;{errors} błędu standardowego.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Throws in a round with main {main}</source>
        <translation>Rzuty w&#xa0;rundzie z&#xa0;bazą {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>{first} of rounds end on the first throw, and {within} end within {most} throws.</source>
        <translation>{first} rund kończy się w&#xa0;pierwszym rzucie, a&#xa0;{within} w&#xa0;ciągu {most} rzutów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Share of rounds</source>
        <translation>Odsetek rund</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Rounds won, by main</source>
        <translation>Wygrane rundy według bazy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Faces of your dice</source>
        <translation>Oczka twoich kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>What real dice showed, such as 3 1 6 6 2; leave this empty to test the program&apos;s own dice.</source>
        <translation>Co pokazały prawdziwe kości, na przykład 3 1 6 6 2; zostaw pole puste, aby sprawdzić kości programu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>what your dice showed, such as “3 1 6 6 2” (default: test the program&apos;s dice)</source>
        <translation>co pokazały twoje kości, na przykład „3 1 6 6 2” (domyślnie: sprawdzane są kości programu)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>The program&apos;s dice</source>
        <translation>Kości programu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Which of the program&apos;s dice to test if no faces are typed.</source>
        <translation>Które kości programu są sprawdzane, gdy nie wpisano oczek.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Dice from a seed</source>
        <translation>Kości z&#xa0;ziarna</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>which of the program&apos;s dice to test if you give no faces</source>
        <translation>które kości programu sprawdzić, jeśli nie podasz oczek</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Number of dice</source>
        <translation>Liczba kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How many of the program&apos;s dice to roll.</source>
        <translation>Iloma kośćmi programu rzucić.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>how many of the program&apos;s dice to roll</source>
        <translation>iloma kośćmi programu rzucić</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of pairs</source>
        <translation>Sumy par</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Also treat each pair of dice as one roll and test the sums.</source>
        <translation>Traktuj każde dwie kolejne kości jako jeden rzut i&#xa0;sprawdź także ich sumy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>whether to also treat each pair of dice as one roll and test the sums</source>
        <translation>czy każde dwie kolejne kości tworzą rzut, którego sumę też się sprawdza</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>die was rolled</source>
        <comment>dice were rolled</comment>
        <translation>
            <numerusform>rzucona kość</numerusform>
            <numerusform>rzucone kości</numerusform>
            <numerusform>rzuconych kości</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>A loaded die counts as detected when, by the chi-squared test, fewer than {level} of fair dice would differ by this much. A fair die is flagged by mistake about as often.</source>
        <translation>Obciążona kość liczy się jako wykryta, gdy według testu chi-kwadrat u&#xa0;uczciwych kości tak duże odchylenie zdarza się rzadziej niż w&#xa0;{level} przypadków. Mniej więcej równie często uczciwa kość uchodzi przez pomyłkę za obciążoną.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Whether dice are fair, and how often a loaded die would be detected.</source>
        <translation>Czy kości są uczciwe i&#xa0;jak często wykryto by obciążoną kość.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>test whether dice are fair, and how often a loaded die would be detected</source>
        <translation>sprawdza, czy kości są uczciwe i&#xa0;jak często wykryto by obciążoną kość</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of pairs need an even number of dice, not {dice}.</source>
        <translation>Sumy par wymagają parzystej liczby kości, a&#xa0;nie {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Chance of face</source>
        <translation>Szansa na ściankę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>One face comes up</source>
        <translation>Jedna ścianka wypada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Detected</source>
        <translation>Wykryto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Rolls to detect 9 in 10</source>
        <translation>Rzuty do wykrycia w&#xa0;90%</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Loaded dice, rolled once</source>
        <comment>Loaded dice, rolled {count} times</comment>
        <translation>
            <numerusform>Obciążone kości ({count} rzut)</numerusform>
            <numerusform>Obciążone kości ({count} rzuty)</numerusform>
            <numerusform>Obciążone kości ({count} rzutów)</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>of fair dice differ by at least this much</source>
        <translation>uczciwych kości wykazuje co najmniej tak duże odchylenie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>of fair dice have sums that differ by at least this much</source>
        <translation>uczciwych kości daje sumy z&#xa0;co najmniej tak dużym odchyleniem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>These dice</source>
        <translation>Te kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>chi-squared, with {degrees} degrees of freedom</source>
        <translation>chi-kwadrat; stopnie swobody: {degrees}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How often each result came up; marks show the expected number.</source>
        <translation>Jak często wypadał każdy wynik; oczekiwana liczba jest zaznaczona.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How often a loaded die is detected</source>
        <translation>Jak często wykrywana jest obciążona kość</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>One face comes up more often than it should; the others come up equally often.</source>
        <translation>Jedna ścianka wypada częściej, niż powinna, a&#xa0;pozostałe jednakowo często.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>“From” and “To” are the ends of the 95% interval (Wilson) for the share detected in {tests} simulated tests.</source>
        <translation>„Od” i&#xa0;„Do” to końce 95-procentowego przedziału (Wilsona) dla odsetka wykryć w&#xa0;{tests} symulowanych testach.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Times</source>
        <translation>Ile razy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Hands played</source>
        <translation>Rozegrane rundy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award in time</source>
        <translation>Nagroda w&#xa0;limicie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Broke</source>
        <translation>Plajta</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Reaching the award within 1 hand, and overall</source>
        <comment>Reaching the award within {count} hands, and overall</comment>
        <translation>
            <numerusform>Nagroda w&#xa0;ciągu {count} rundy i&#xa0;ogółem</numerusform>
            <numerusform>Nagroda w&#xa0;ciągu {count} rund i&#xa0;ogółem</numerusform>
            <numerusform>Nagroda w&#xa0;ciągu {count} rund i&#xa0;ogółem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>No strategy reaches the award within 1 hand in more than {chance} of games.</source>
        <comment>No strategy reaches the award within {count} hands in more than {chance} of games.</comment>
        <translation>
            <numerusform>Żaden sposób gry nie daje nagrody w&#xa0;ciągu {count} rundy częściej niż w&#xa0;{chance} partii.</numerusform>
            <numerusform>Żaden sposób gry nie daje nagrody w&#xa0;ciągu {count} rund częściej niż w&#xa0;{chance} partii.</numerusform>
            <numerusform>Żaden sposób gry nie daje nagrody w&#xa0;ciągu {count} rund częściej niż w&#xa0;{chance} partii.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>“With restarts” is for a player who starts over after going broke and never leaves. The fastest way to play with restarts is to abandon a small bankroll and start over; it takes {hands} hands on average.</source>
        <translation>„Z&#xa0;restartami” dotyczy gracza, który po plajcie zaczyna od nowa i&#xa0;nigdy nie rezygnuje. Z&#xa0;restartami najszybciej jest porzucać małe saldo i&#xa0;zaczynać od nowa; do nagrody trzeba wtedy średnio {hands} rundy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>All chances and averages are exact, calculated hand by hand for every bankroll.</source>
        <translation>Wszystkie szanse i&#xa0;średnie są dokładne, policzone runda po rundzie dla każdego salda.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>reach the award within 1 hand</source>
        <comment>reach the award within {count} hands</comment>
        <translation>
            <numerusform>partii kończy się nagrodą w&#xa0;ciągu {count} rundy</numerusform>
            <numerusform>partii kończy się nagrodą w&#xa0;ciągu {count} rund</numerusform>
            <numerusform>partii kończy się nagrodą w&#xa0;ciągu {count} rund</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>go broke before the award</source>
        <translation>partii kończy się plajtą przed nagrodą</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>hands in a game, on average</source>
        <translation>średnia liczba rund w&#xa0;partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Simulated: {share} ± {error} of games reach the award in time.</source>
        <translation>Symulacja: na czas zdobywa nagrodę {share} ± {error} partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Starting over after going broke, this player reaches the award in {hands} hands on average.</source>
        <translation>Zaczynając po plajcie od nowa, ten gracz potrzebuje do nagrody średnio {hands} rundy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award, simulated</source>
        <translation>Nagroda (symulacja)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award</source>
        <translation>Nagroda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How games end: {player}</source>
        <translation>Jak kończą się partie: {player}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The chance that the player has reached the award, or gone broke, after each hand.</source>
        <translation>Dla każdej rundy: szansa, że do jej końca gracz zdobędzie nagrodę albo splajtuje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The exact chance of having reached the award after each hand.</source>
        <translation>Dla każdej rundy: dokładna szansa, że do jej końca gracz zdobędzie nagrodę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>compare the computer players in Poker Dice: how soon they reach the Major Award or go broke</source>
        <translation>porównuje graczy komputerowych w&#xa0;kościanym pokerze: jak szybko zdobywają główną nagrodę albo plajtują</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Best possible</source>
        <translation>Najlepsze możliwe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Simulated: {games} per player. “From” and “To” are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact chance.</source>
        <translation>Symulacja: {games} każdego gracza. „Od” i&#xa0;„Do” to końce 95-procentowego przedziału (Wilsona): 19 na 20 takich przedziałów zawiera dokładną szansę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The award, hand by hand</source>
        <translation>Nagroda, runda po rundzie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>1% more often</source>
        <translation>o&#xa0;1% częściej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>10% more often</source>
        <translation>o&#xa0;10% częściej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>20% more often</source>
        <translation>o&#xa0;20% częściej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>50% more often</source>
        <translation>o&#xa0;50% częściej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>twice as often</source>
        <translation>dwa razy częściej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>1 time in {many}</source>
        <translation>1 raz na {many}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>{times} times in {many}</source>
        <translation>{times} razy na {many}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>nearly always</source>
        <translation>prawie zawsze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>A die that shows one face {more} takes about {needed} to be detected 9 times in 10.</source>
        <translation>Aby 9 razy na 10 wykryć kość, która pokazuje jedną ściankę {more}, trzeba mniej więcej {needed}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>With {rolls}, a die that shows one face {more} is detected {often}; detecting it 9 times in 10 takes about {needed}.</source>
        <translation>Przy tej liczbie rzutów ({rolls}) kość, która pokazuje jedną ściankę {more}, jest wykrywana {often}; aby wykryć ją 9 razy na 10, trzeba mniej więcej {needed}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>use tcp://HOST:PORT or tls://HOST:PORT</source>
        <translation>użyj tcp://HOST:PORT lub tls://HOST:PORT</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>no answer</source>
        <translation>brak odpowiedzi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>the scheduler at {address} cannot be reached: {reason}</source>
        <translation>nie można połączyć się z&#xa0;planistą pod adresem {address}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>{address} has no {program}</source>
        <translation>na {address} brakuje programu {program}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>{address} has {program} {theirs}, but this computer has {ours}; all computers need the same version</source>
        <translation>na {address} działa {program} {theirs}, a&#xa0;na tym komputerze {ours}; wszystkie komputery muszą mieć tę samą wersję</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>the connection to the scheduler was lost</source>
        <translation>utracono połączenie z&#xa0;planistą</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>one task crashed every worker that ran it</source>
        <translation>jedno z&#xa0;zadań powodowało awarię każdego procesu roboczego, który je wykonywał</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>a cluster worker has DiceDesk {theirs}, but this computer has {ours}</source>
        <translation>proces roboczy klastra używa DiceDesk {theirs}, a&#xa0;ten komputer – DiceDesk {ours}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Ask</source>
        <translation>Zapytaj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Lab files ({endings})</source>
        <translation>Pliki Laboratorium ({endings})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Open a saved question</source>
        <translation>Otwórz zapisane pytanie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Charts</source>
        <translation>Wykresy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Method</source>
        <translation>Metoda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Tables</source>
        <translation>Tabele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Save data</source>
        <translation>Zapisz wyniki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Seed {seed}</source>
        <translation>Ziarno {seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>from {file}</source>
        <translation>z&#xa0;pliku {file}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Saved as {name}</source>
        <translation>Zapisano jako {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Exact answer</source>
        <translation>Dokładna odpowiedź</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>exactly {number}</source>
        <translation>dokładnie {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>{number}: {says}.</source>
        <translation>{number}: {says}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Marked</source>
        <translation>Zaznaczone</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Middle {share}</source>
        <translation>Środkowe {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>{name}: interval</source>
        <translation>{name}: przedział</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>Drawing (*.svg)</source>
        <translation>Rysunek (*.svg)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>chance that {strategy} beats {other} if a coin toss decides who goes first</source>
        <translation>to szansa na wygraną: {strategy} kontra {other}, gdy o&#xa0;tym, kto zaczyna, decyduje moneta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>when {strategy} goes first</source>
        <translation>gdy zaczyna {strategy}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>when {strategy} goes second</source>
        <translation>gdy {strategy} gra jako druga</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>turns per game on average, both players combined</source>
        <translation>średnia liczba tur w&#xa0;partii (łącznie dla obu graczy)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>average winning margin in points</source>
        <translation>średnia przewaga zwycięzcy w&#xa0;punktach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won so far</source>
        <translation>Wygrane partie w&#xa0;toku symulacji</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The shaded range contains the exact chance in 19 of 20 simulations.</source>
        <translation>Zacieniowany przedział zawiera dokładną szansę w&#xa0;19 na 20 symulacji.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Games</source>
        <comment>games played</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Length of a game</source>
        <translation>Długość partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Both players&apos; turns together. Fewer than one in a million games last longer.</source>
        <translation>Policzono łącznie tury obu graczy. Mniej niż jedna partia na milion trwa dłużej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Winning margin</source>
        <translation>Przewaga na koniec</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} wins to the right of 0, {other} to the left. Fewer than one in a million games end farther out.</source>
        <translation>Na prawo od 0 wygrywa {strategy}, a&#xa0;na lewo {other}. Mniej niż jedna partia na milion kończy się z&#xa0;jeszcze większą przewagą.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Half of all games last {half} turns or fewer; nine in ten last {most} or fewer.</source>
        <translation>Połowa partii kończy się najpóźniej w&#xa0;turze {half}, a&#xa0;dziewięć na dziesięć najpóźniej w&#xa0;turze {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Turn order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Coin toss</source>
        <translation>Decyduje moneta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {share} of {games} games won.</source>
        <translation>Symulacja dla porównania: {share} wygranych w&#xa0;{games} partiach.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {share} of {games} games won, with a standard error of {error}. The exact chance is {errors} standard errors away.</source>
        <translation>Symulacja dla porównania: {share} wygranych w&#xa0;{games} partiach, błąd standardowy {error}. Dokładna szansa różni się od tego odsetka o&#xa0;{errors} błędu standardowego.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>With restarts</source>
        <translation>Z&#xa0;restartami</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Whatever a system does, its average loss is the house edge of each bet times the amount bet on it. No system changes the edge: systems differ only in how much they bet and how widely results vary.</source>
        <translation>Cokolwiek system robi, jego średnia strata to przewaga kasyna w&#xa0;każdym zakładzie pomnożona przez postawioną na niego kwotę. Żaden system nie zmienia tej przewagi: systemy różnią się tylko tym, ile stawiają i&#xa0;jak bardzo wahają się wyniki.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>average result of a session: a cost of {price} of the {bet} bet, not counting odds. No system changes the house edge.</source>
        <translation>średni wynik sesji: {price} z&#xa0;postawionych {bet}, nie licząc odds. Żaden system nie zmienia przewagi kasyna.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Calculated exactly over {states} states.</source>
        <translation>Obliczono dokładnie; liczba stanów: {states}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Too many states for an exact calculation, so every number here is simulated.</source>
        <translation>Zbyt wiele stanów, by policzyć wszystko dokładnie, więc wszystkie wyniki pochodzą z&#xa0;symulacji.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>go broke within 1 roll</source>
        <comment>go broke within {count} rolls</comment>
        <translation>
            <numerusform>sesji kończy się plajtą w&#xa0;ciągu {count} rzutu</numerusform>
            <numerusform>sesji kończy się plajtą w&#xa0;ciągu {count} rzutów</numerusform>
            <numerusform>sesji kończy się plajtą w&#xa0;ciągu {count} rzutów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>reach {goal} within 1 roll</source>
        <comment>reach {goal} within {count} rolls</comment>
        <translation>
            <numerusform>sesji osiąga {goal} w&#xa0;ciągu {count} rzutu</numerusform>
            <numerusform>sesji osiąga {goal} w&#xa0;ciągu {count} rzutów</numerusform>
            <numerusform>sesji osiąga {goal} w&#xa0;ciągu {count} rzutów</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A session lasts {rolls} rolls on average, including the rolls that decide its last bets.</source>
        <translation>Sesja trwa średnio {rolls} rzutu, łącznie z&#xa0;rzutami, które rozstrzygają jej ostatnie zakłady.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated: {sessions}; {broke} ± {broke_error} go broke, and {reached} ± {reached_error} reach the goal; the average result is {result} ± {result_error}.</source>
        <translation>Symulacja: {sessions}; plajtuje {broke} ± {broke_error}, cel osiąga {reached} ± {reached_error}; średni wynik to {result} ± {result_error}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>1 session</source>
        <comment>{count} sessions</comment>
        <translation>
            <numerusform>1 sesja</numerusform>
            <numerusform>{count} sesje</numerusform>
            <numerusform>{count} sesji</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Reaches {goal}</source>
        <translation>Osiąga {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average result</source>
        <translation>Średni wynik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average amount bet</source>
        <translation>Średnia suma stawek</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Cost per dollar bet</source>
        <translation>Koszt na 1&#xa0;$ stawki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average rolls</source>
        <translation>Średnia liczba rzutów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>States</source>
        <translation>Śledzone stany</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Sessions</source>
        <translation>Sesje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Systems side by side</source>
        <translation>Porównanie systemów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated sessions; 19 of 20 estimates are off by at most the ± shown</source>
        <translation>Symulowane sesje; 19 z&#xa0;20 oszacowań różni się od dokładnej wartości najwyżej o&#xa0;podane ±</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>building-skills or las-vegas, or one of them with changes, such as “preset=las-vegas maximum=1000”.</source>
        <translation>building-skills, las-vegas albo jedno z&#xa0;nich ze zmianami, na przykład „preset=las-vegas maximum=1000”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Goal</source>
        <translation>Cel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>House rules</source>
        <translation>Zasady stołu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The bankroll at the start of a session, in dollars.</source>
        <translation>Kwota w&#xa0;dolarach, z&#xa0;którą sesja się zaczyna.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A session ends when the bankroll reaches this amount, or when the player goes broke.</source>
        <translation>Kwota w&#xa0;dolarach, przy której sesja się kończy; kończy się też, gdy gracz splajtuje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>After this many rolls, no new bets are made.</source>
        <translation>Liczba rzutów, po których w&#xa0;sesji nie stawia się już nowych zakładów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Base bet</source>
        <translation>Stawka podstawowa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The size of one betting unit, in dollars.</source>
        <translation>Wielkość jednostki stawki, w&#xa0;dolarach.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Systems</source>
        <translation>Systemy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The systems to compare: “all”, or names such as “flat martingale”.</source>
        <translation>Systemy do porównania: „all”, czyli wszystkie, albo niektóre ich nazwy, na przykład „flat martingale”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A custom system on pass. Each step has the form UNITS:WON:LOST (the bet, the next step after a win, the next step after a loss). Example: “1:1:2 2:1:1”.</source>
        <translation>Własny system na Pass. Każdy krok ma postać JEDNOSTKI:WYGRANA:PRZEGRANA (stawka, następny krok po wygranej, następny krok po przegranej). Przykład: „1:1:2 2:1:1”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How many sessions of each system to simulate for comparison; 0 for none.</source>
        <translation>Ile sesji każdego systemu zasymulować dla porównania; 0 – żadnej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How often craps betting systems go broke or reach a goal, what bankroll they end with, and what they cost per dollar bet.</source>
        <translation>Jak często systemy gry w&#xa0;craps kończą się plajtą albo osiągają cel, jakie jest saldo końcowe i&#xa0;ile kosztują.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated sessions</source>
        <translation>Symulowane sesje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{all}, or some of {names}</source>
        <translation>{all} albo niektóre spośród {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the bankroll at the start of a session</source>
        <translation>saldo na początku sesji</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the size of one betting unit</source>
        <translation>wielkość jednostki stawki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the systems to compare</source>
        <translation>systemy do porównania</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>a custom system on pass: UNITS:WON:LOST for each step, such as “1:1:2 2:1:1”</source>
        <translation>własny system na Pass: w&#xa0;każdym kroku JEDNOSTKI:WYGRANA:PRZEGRANA, na przykład „1:1:2 2:1:1”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>how many sessions of each system to simulate for comparison</source>
        <translation>ile sesji każdego systemu zasymulować dla porównania</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Dollars</source>
        <translation>Dolary</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Share of sessions</source>
        <translation>Odsetek sesji</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Going broke, all systems</source>
        <translation>Plajty we wszystkich systemach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each line shows the chance that a session has gone broke by each roll.</source>
        <translation>Każda linia pokazuje szansę, że do danego rzutu nastąpiła plajta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: bankroll by roll</source>
        <translation>{system}: saldo, rzut po rzucie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Line: the median. Bands: the middle 50% and 90% of sessions.</source>
        <translation>Linia: mediana. Pasma: środkowe 50% i&#xa0;90% sesji.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: final bankroll</source>
        <translation>{system}: saldo końcowe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each bar is the share of sessions whose final bankroll is within a {step} range.</source>
        <translation>Każdy słupek pokazuje odsetek sesji, których saldo końcowe mieści się w&#xa0;przedziale o&#xa0;szerokości {step}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: how sessions end, by roll</source>
        <translation>{system}: jak kończą się sesje, rzut po rzucie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each line shows the chance that a session has ended in this way by each roll.</source>
        <translation>Dla każdego rzutu: szansa, że do tego rzutu sesja skończyła się w&#xa0;dany sposób.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: session length</source>
        <translation>{system}: długość sesji</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How many rolls a session lasts before new bets stop; bets still on the table are then played out.</source>
        <translation>Liczba rzutów, po których w&#xa0;sesji nie stawia się już nowych zakładów; zakłady pozostałe na stole rozgrywa się potem do końca.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>compare craps betting systems: how often they go broke or reach a goal, and what they cost per dollar bet</source>
        <translation>porównuje systemy gry w&#xa0;craps: jak często kończą się plajtą albo osiągają cel i&#xa0;ile kosztują</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{title}: expected “all”, or names from {names}, not “{text}”.</source>
        <translation>{title}: tu powinno być „all” albo niektóre z: {names}, a&#xa0;nie „{text}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{title}: expected UNITS:WON:LOST, not “{text}”.</source>
        <translation>{title}: tu powinno być JEDNOSTKI:WYGRANA:PRZEGRANA, a&#xa0;nie „{text}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Craps systems</source>
        <translation>Systemy gry w&#xa0;craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>{name} joins the next game. Press N to start it.</source>
        <translation>{name} dołącza od następnej partii. Naciśnij N, by ją zacząć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>The contest could not be saved: {reason}</source>
        <translation>Nie udało się zapisać konkursu: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Ranking…</source>
        <translation>Ranking…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head-to-head win rates…</source>
        <translation>Bilans pojedynków…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Full report…</source>
        <translation>Pełny raport…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} against itself</source>
        <translation>{name} przeciw sobie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} wins {rate} of games against {other}</source>
        <translation>{name} kontra {other}: {rate} wygranych</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head-to-head win rates</source>
        <translation>Bilans pojedynków</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{rate}, even</source>
        <translation>{rate}, po równo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{percent} or more</source>
        <translation>{percent} lub więcej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Choose a folder…</source>
        <translation>Wybierz folder…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Choose a folder of strategies</source>
        <translation>Wybierz folder ze strategiami</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Each strategy in the folder plays all the others. A strategy is a Python file with final_strategy(score, opponent_score) or a CSV table. All win rates are exact and assume a coin toss for who goes first; a rate above 50% is a win.</source>
        <translation>Każda strategia z&#xa0;folderu gra z&#xa0;każdą inną. Strategia to plik Pythona z&#xa0;final_strategy(score, opponent_score) albo tabela CSV. Wszystkie odsetki wygranych są dokładne; o&#xa0;tym, kto zaczyna, decyduje rzut monetą. Odsetek powyżej 50% to zwycięstwo.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} leads with 1 win and an average win rate of {rate}.</source>
        <comment>{name} leads with {count} wins and an average win rate of {rate}.</comment>
        <translation>
            <numerusform>{name} prowadzi: 1 zwycięstwo i&#xa0;średni odsetek wygranych {rate}.</numerusform>
            <numerusform>{name} prowadzi: {count} zwycięstwa i&#xa0;średni odsetek wygranych {rate}.</numerusform>
            <numerusform>{name} prowadzi: {count} zwycięstw i&#xa0;średni odsetek wygranych {rate}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>The programs cannot reach your files or the network.</source>
        <translation>Programy nie mają dostępu do twoich plików ani do sieci.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Don&apos;t run them</source>
        <translation>Nie uruchamiaj ich</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Running the contest in {folder}…</source>
        <translation>Trwa konkurs w&#xa0;folderze {folder}…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>1 program in this folder has not run before.</source>
        <comment>{count} programs in this folder have not run before.</comment>
        <translation>
            <numerusform>1 program z&#xa0;tego folderu nie był jeszcze uruchamiany.</numerusform>
            <numerusform>{count} programy z&#xa0;tego folderu nie były jeszcze uruchamiane.</numerusform>
            <numerusform>{count} programów z&#xa0;tego folderu nie było jeszcze uruchamianych.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Calculating pairs: {done} of {total}</source>
        <translation>Obliczanie par: {done} z&#xa0;{total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Run programs</source>
        <translation>Uruchom programy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Reading strategies: {done} of {total}</source>
        <translation>Wczytywanie strategii: {done} z&#xa0;{total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Goes first</source>
        <translation>Zaczyna</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Goes second</source>
        <translation>Gra jako druga</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>On average</source>
        <translation>Średnio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose a file…</source>
        <translation>Wybierz plik…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Play against it</source>
        <translation>Zagraj przeciw niej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Strategies (*.py *.csv)</source>
        <translation>Strategie (*.py *.csv)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose a strategy</source>
        <translation>Wybierz strategię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose or drop a Python file with final_strategy(score, opponent_score), or a CSV table with the number of dice for every pair of scores: 100 rows (the strategy&apos;s score) of 100 numbers (the opponent&apos;s score).</source>
        <translation>Wybierz lub upuść tu plik Pythona z&#xa0;final_strategy(score, opponent_score) albo tabelę CSV z&#xa0;liczbą kości dla każdej pary wyników: 100 wierszy (wynik strategii) po 100 liczb (wynik przeciwnika).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The program cannot reach your files or the network.</source>
        <translation>Program nie ma dostępu do twoich plików ani do sieci.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Don&apos;t run it</source>
        <translation>Nie uruchamiaj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Asking {name} how many dice it rolls at each pair of scores…</source>
        <translation>Odczytywanie strategii {name} dla każdej pary wyników…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>“{name}” is a program that has not run here before.</source>
        <translation>„{name}” to program, którego jeszcze tu nie uruchamiano.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The program runs in a sandbox, and only the table of its choices is used.</source>
        <translation>Program działa w&#xa0;piaskownicy, a&#xa0;DiceDesk używa tylko tabeli jego wyborów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Run it</source>
        <translation>Uruchom</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>There are no strategies in {folder}.</source>
        <translation>W&#xa0;folderze {folder} nie ma żadnej strategii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>No program was run.</source>
        <translation>Żaden program nie został uruchomiony.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How many hands the player gets to reach the award.</source>
        <translation>W&#xa0;ciągu ilu rund gracz ma zdobyć nagrodę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>how many hands a player has to reach the Major Award</source>
        <translation>w&#xa0;ciągu ilu rund gracz ma zdobyć główną nagrodę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How many games to simulate with each player.</source>
        <translation>Ile partii każdego gracza zasymulować.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>how many games to simulate with each player</source>
        <translation>ile partii każdego gracza zasymulować</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Poker Dice: compare players</source>
        <translation>Kościany poker: porównanie graczy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How soon computer players in Poker Dice reach the Major Award or go broke.</source>
        <translation>Jak szybko gracze komputerowi w&#xa0;kościanym pokerze zdobywają główną nagrodę albo plajtują.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>How often a round of Hazard is won with each main, and how long it takes.</source>
        <translation>Jak często z&#xa0;każdą bazą wygrywa się rundę gry Hazard i&#xa0;jak długo trwa taka runda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Add step</source>
        <translation>Dodaj krok</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Remove step</source>
        <translation>Usuń krok</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Use system</source>
        <translation>Użyj systemu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Remove system</source>
        <translation>Usuń system</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Bet (units)</source>
        <translation>Stawka (jednostki)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>If won, go to step</source>
        <translation>Po wygranej: krok</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>If lost, go to step</source>
        <translation>Po przegranej: krok</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Each step bets a certain number of units on pass. The system starts at step 1 and goes back to it when the bankroll cannot cover a bet. Type the numbers into the table.</source>
        <translation>Każdy krok stawia na Pass pewną liczbę jednostek. System zaczyna od kroku 1, a&#xa0;gdy saldo nie wystarcza na zakład, zaczyna od nowa. Wpisz liczby w&#xa0;tabeli.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Step {number} must bet a whole number of units from 1 to {most}, not “{text}”.</source>
        <translation>W&#xa0;kroku {number} trzeba stawiać całkowitą liczbę jednostek od 1 do {most}, a&#xa0;nie „{text}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Step {number} must go to a step from 1 to {last}, not to “{text}”.</source>
        <translation>Krok {number} musi prowadzić do kroku od 1 do {last}, a&#xa0;nie do „{text}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>All {count}</source>
        <translation>Wszystkie ({count})</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>1 system</source>
        <comment>{count} systems</comment>
        <translation>
            <numerusform>{count} system</numerusform>
            <numerusform>{count} systemy</numerusform>
            <numerusform>{count} systemów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Edit 1 step…</source>
        <comment>Edit {count} steps…</comment>
        <translation>
            <numerusform>Edytuj {count} krok…</numerusform>
            <numerusform>Edytuj {count} kroki…</numerusform>
            <numerusform>Edytuj {count} kroków…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Add a custom system…</source>
        <translation>Dodaj własny system…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Flat bets on pass</source>
        <translation>Stała stawka na Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/contest.py"/>
        <source>this build has no cluster support; install DiceDesk with pip</source>
        <translation>ta wersja nie obsługuje klastrów; zainstaluj DiceDesk za pomocą pip</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/contest.py"/>
        <source>cluster mode needs Dask; install it with: {command}</source>
        <translation>praca w&#xa0;klastrze wymaga Daska; zainstaluj go poleceniem: {command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <source>The list has changed. Select the games again.</source>
        <translation>Lista się zmieniła. Wybierz partie jeszcze raz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>DiceDesk could not restore the backup: {reason}</source>
        <translation>Nie udało się przywrócić kopii zapasowej: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>DiceDesk restored the backup you chose. The previous file is kept as {name}.</source>
        <translation>Przywrócono wybraną kopię zapasową. Poprzedni plik zapisano pod nazwą {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>give the exact odds of a game</source>
        <translation>podaje dokładne szanse w&#xa0;grze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>run an experiment with exact answers and simulations</source>
        <translation>przeprowadza eksperyment z&#xa0;dokładnymi odpowiedziami i&#xa0;symulacjami</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>Dice games with a coach and exact odds. Without a command, the window opens.</source>
        <translation>Gry w kości z trenerem i dokładnymi szansami. Bez polecenia otwiera się okno.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>Options</source>
        <translation>Opcje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>the game is over</source>
        <translation>partia już się skończyła</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/advice.py"/>
        <source>nothing to calculate: this choice decides nothing by itself</source>
        <translation>nie ma tu nic do obliczenia: ten wybór sam o&#xa0;niczym nie decyduje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>summarize the games you have played</source>
        <translation>podsumowuje rozegrane partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/history.py"/>
        <source>summarize only this game</source>
        <translation>podsumowuje tylko partie tej gry</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; the rest score {points} points on average.</source>
        <comment>{count} dice: {ones}% of rolls pig out; the rest score {points} points on average.</comment>
        <translation>
            <numerusform>Przy 1 kości świński pech zdarza się w&#xa0;{ones}% rzutów; pozostałe dają średnio {points}&#xa0;pkt.</numerusform>
            <numerusform>Przy {count} kościach świński pech zdarza się w&#xa0;{ones}% rzutów; pozostałe dają średnio {points}&#xa0;pkt.</numerusform>
            <numerusform>Przy {count} kościach świński pech zdarza się w&#xa0;{ones}% rzutów; pozostałe dają średnio {points}&#xa0;pkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {share}% of rolls win at once; {ones}% pig out.</source>
        <comment>{count} dice: {share}% of rolls win at once; {ones}% pig out.</comment>
        <translation>
            <numerusform>Przy 1 kości {share}% rzutów od razu wygrywa, a&#xa0;w&#xa0;{ones}% zdarza się świński pech.</numerusform>
            <numerusform>Przy {count} kościach {share}% rzutów od razu wygrywa, a&#xa0;w&#xa0;{ones}% zdarza się świński pech.</numerusform>
            <numerusform>Przy {count} kościach {share}% rzutów od razu wygrywa, a&#xa0;w&#xa0;{ones}% zdarza się świński pech.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Best response</source>
        <translation>Najlepsza odpowiedź</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Number {place} is “{face}”, but a die shows 1 to {most}.</source>
        <translation>Liczba nr {place} to „{face}”, a&#xa0;kość pokazuje od 1 do {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/simulation.py"/>
        <source>At least 2 games are needed so that each player goes first once; you gave {games}.</source>
        <translation>Potrzebne są co najmniej 2 partie, aby każdy gracz raz zaczął; podano {games}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: best bacon and swap</source>
        <translation>Hog: najlepszy boczek i&#xa0;zamiana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Which margin and number of dice make the bacon and swap strategies win most often.</source>
        <translation>Przy jakim progu i&#xa0;jakiej liczbie kości strategie bacon i&#xa0;swap wygrywają najczęściej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/machine.py"/>
        <source>This system has too many states to calculate exactly.</source>
        <translation>Ten system ma zbyt wiele stanów, by dało się go dokładnie obliczyć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Left with {score}</source>
        <translation>Porzucona: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Left at {own}–{other}</source>
        <translation>Porzucona przy {own}:{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Won {own}–{other}</source>
        <translation>Wygrana {own}:{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Lost {own}–{other}</source>
        <translation>Przegrana {own}:{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Tied {own}–{other}</source>
        <translation>Remis {own}:{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{own}–{other}</source>
        <translation>{own}:{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} left with {score}</source>
        <translation>{name} porzuca partię: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} ended with {score}</source>
        <translation>{name}, wynik: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} left at {own} to {other}</source>
        <translation>{name} porzuca partię przy stanie {own}:{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} lost, {low} to {high}</source>
        <translation>{name} przegrywa {low}:{high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} tied, {own} to {other}</source>
        <translation>{name} remisuje {own}:{other}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Re-roll die {places} and type what it shows</source>
        <comment>Re-roll dice {places} and type what they show, in this order</comment>
        <translation>
            <numerusform>Przerzuć kość {places} i&#xa0;wpisz, co pokazuje</numerusform>
            <numerusform>Przerzuć kości {places} i&#xa0;wpisz w&#xa0;tej kolejności, co pokazują</numerusform>
            <numerusform>Przerzuć kości {places} i&#xa0;wpisz w&#xa0;tej kolejności, co pokazują</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Re-roll die {places} for {name} and type what it shows</source>
        <comment>Re-roll dice {places} for {name} and type what they show, in this order</comment>
        <translation>
            <numerusform>Przerzuć kość {places} (gracz: {name}) i&#xa0;wpisz, co pokazuje</numerusform>
            <numerusform>Przerzuć kości {places} (gracz: {name}) i&#xa0;wpisz w&#xa0;tej kolejności, co pokazują</numerusform>
            <numerusform>Przerzuć kości {places} (gracz: {name}) i&#xa0;wpisz w&#xa0;tej kolejności, co pokazują</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>The games share no position that offers a choice.</source>
        <translation>Partie nie mają żadnej wspólnej pozycji, w&#xa0;której można było wybierać.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>Same choice in the only shared position.</source>
        <comment>Same choice in each of the {count} shared positions.</comment>
        <translation>
            <numerusform>W&#xa0;jedynej wspólnej pozycji wybór był ten sam.</numerusform>
            <numerusform>We wszystkich wspólnych pozycjach ({count}) wybór był ten sam.</numerusform>
            <numerusform>We wszystkich wspólnych pozycjach ({count}) wybór był ten sam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>Different choices in the only shared position.</source>
        <comment>Different choices in {differing} of {count} shared positions.</comment>
        <translation>
            <numerusform>W&#xa0;jedynej wspólnej pozycji wybory były różne.</numerusform>
            <numerusform>W&#xa0;{differing} z&#xa0;{count} wspólnych pozycji wybory były różne.</numerusform>
            <numerusform>W&#xa0;{differing} z&#xa0;{count} wspólnych pozycji wybory były różne.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>these games were not played with the same dice and rules</source>
        <translation>te partie rozegrano innymi kośćmi lub według innych zasad</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>The other game</source>
        <translation>Druga partia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>The game was left early.</source>
        <translation>Partię porzucono przed końcem.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/chances.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>The chances could not be calculated: {reason}</source>
        <translation>Nie udało się obliczyć szans: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Second map</source>
        <translation>Druga mapa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Colors of the second map</source>
        <translation>Kolory drugiej mapy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Exact win rates</source>
        <translation>Dokładne odsetki wygranych</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The best response wins {average} of games against this strategy.</source>
        <translation>Najlepsza odpowiedź wygrywa z&#xa0;tą strategią {average} partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Calculating the answer…</source>
        <translation>Obliczanie odpowiedzi…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>This is the previous answer. Calculating the new one…</source>
        <translation>To odpowiedź na poprzednie pytanie. Trwa obliczanie nowej…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>This is the previous answer. Press Ask for the new one.</source>
        <translation>To odpowiedź na poprzednie pytanie. Naciśnij „Zapytaj”, aby poznać nową.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Press Ask to calculate the answer.</source>
        <translation>Naciśnij „Zapytaj”, aby obliczyć odpowiedź.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Coach options</source>
        <translation>Opcje trenera</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>In a counted game, the coach speaks only when you ask twice.</source>
        <translation>W&#xa0;partii, która się liczy, trener mówi tylko wtedy, gdy zapytasz dwa razy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Calculating the chances…</source>
        <translation>Obliczanie szans…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/chances.py"/>
        <source>The house edge could not be calculated: {reason}</source>
        <translation>Nie udało się obliczyć przewagi kasyna: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Casual game from move {move}</source>
        <translation>Partia towarzyska od ruchu {move}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Turn sound on or off (M)</source>
        <translation>Włącz lub wyłącz dźwięk (M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/terminal_games.py"/>
        <source>your games are open in another terminal; leave the game there, or play with --data DIR</source>
        <translation>twoje partie są otwarte w&#xa0;innym terminalu; wyjdź tam z&#xa0;partii albo graj z&#xa0;--data DIR</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/terminal_games.py"/>
        <source>your games are open in a DiceDesk window; close it, or play with --data DIR</source>
        <translation>twoje partie są otwarte w&#xa0;oknie DiceDesk; zamknij je albo graj z&#xa0;--data DIR</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <source>Game {number} of {count}, line {line}:</source>
        <translation>Partia {number} z&#xa0;{count}, wiersz {line}:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Odds are whole multiples of their pass or come bet, taken in full or not at all.</source>
        <translation>Odds to całkowite wielokrotności zakładu Pass lub Come; stawia się je w&#xa0;pełnej wysokości albo wcale.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import these games into your history?</source>
        <translation>Zaimportować te partie do historii?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import games</source>
        <translation>Importuj partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/waiting.py"/>
        <source>DiceDesk is already open, but its window is not responding. Waiting for it…</source>
        <translation>DiceDesk jest już otwarty, ale jego okno nie odpowiada. Oczekiwanie…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest.py"/>
        <source>unexpected error: {error}</source>
        <translation>nieoczekiwany błąd: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At the start, you could expect {amount}.</source>
        <translation>Twój oczekiwany wynik na początku partii: {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At the start, {name} could expect {amount}.</source>
        <translation>{name}: oczekiwany wynik na początku partii to {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No dice were rolled.</source>
        <translation>Nie rzucono kośćmi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No single roll stood out.</source>
        <translation>Żaden rzut się nie wyróżnił.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No single roll or choice stood out.</source>
        <translation>Żaden rzut ani wybór się nie wyróżnił.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No roll or choice changed much; this one changed the most.</source>
        <translation>Żaden ruch nie zmienił wiele. Najwięcej zmienił ten:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>You had nothing to decide.</source>
        <translation>Tutaj nic nie zależało od ciebie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>{name} had nothing to decide.</source>
        <translation>{name}: nie było nic do rozstrzygnięcia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>DiceDesk {game} {day} · {result} · cost {cost} · casual</source>
        <translation>DiceDesk {game} {day} · {result} · strata {cost} · partia towarzyska</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>DiceDesk {game} {day} · {result} · cost {cost}</source>
        <translation>DiceDesk {game} {day} · {result} · strata {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>Best play with the same dice: {result}.</source>
        <translation>Najlepszy sposób gry z&#xa0;tymi samymi kośćmi: {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>See the move</source>
        <translation>Zobacz ruch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Challenge a friend</source>
        <translation>Rzuć wyzwanie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Send your answer</source>
        <translation>Wyślij odpowiedź</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Copy result</source>
        <translation>Kopiuj wynik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>See costliest move</source>
        <translation>Zobacz najdroższy ruch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Copied: {line}</source>
        <translation>Skopiowano: {line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Daily games</source>
        <translation>Partie dnia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Previous month</source>
        <translation>Poprzedni miesiąc</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Next month</source>
        <translation>Następny miesiąc</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>{game}: {result}</source>
        <translation>{game}: {result}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>{name} challenges you: {game}, with the same dice.</source>
        <translation>{name} rzuca ci wyzwanie z&#xa0;tymi samymi kośćmi: {game}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>{name} challenges you: {game} against {opponents}, with the same dice.</source>
        <translation>{name} rzuca ci wyzwanie z&#xa0;tymi samymi kośćmi: {game} (przeciwko: {opponents}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only a finished game can be sent as a challenge</source>
        <translation>jako wyzwanie można wysłać tylko skończoną partię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only games played with the program&apos;s dice can be sent as a challenge</source>
        <translation>jako wyzwanie można wysłać tylko partie zagrane kośćmi programu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>a game that started at a position cannot be sent as a challenge</source>
        <translation>partii rozpoczętej od podanej pozycji nie można wysłać jako wyzwania</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only a game that you played can be sent as a challenge</source>
        <translation>jako wyzwanie można wysłać tylko własną partię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this challenge was made by a newer version of DiceDesk</source>
        <translation>to wyzwanie utworzono w&#xa0;nowszej wersji DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this challenge is damaged or was changed</source>
        <translation>to wyzwanie jest uszkodzone lub zostało zmienione</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this is a challenge, not a game; open it to play it</source>
        <translation>to wyzwanie, a&#xa0;nie partia; otwórz je, aby zagrać</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Best play beats it in more than {games} of 100 games.</source>
        <translation>Najlepszy sposób gry wygrywa z&#xa0;nim ponad {games} na 100 partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Best play beats it in {games} of 100 games.</source>
        <translation>Najlepszy sposób gry wygrywa z&#xa0;nim {games} na 100 partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>You have beaten the strongest player.</source>
        <translation>Najsilniejszy gracz już z&#xa0;tobą przegrał.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Next, one step up:</source>
        <translation>Następny, o&#xa0;stopień silniejszy:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Start with the easiest:</source>
        <translation>Na początek najłatwiejszy:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/opponents.py"/>
        <source>Play against {name}</source>
        <translation>Graj przeciwko: {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>{game}: {words}</source>
        <translation>{game}: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>All choices</source>
        <translation>Wszystkie wybory</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play one more game to see what your choices cost.</source>
        <comment>Play {count} more games to see what your choices cost.</comment>
        <translation>
            <numerusform>Rozegraj jeszcze jedną partię, aby zobaczyć, ile kosztują twoje wybory.</numerusform>
            <numerusform>Rozegraj jeszcze {count} partie, aby zobaczyć, ile kosztują twoje wybory.</numerusform>
            <numerusform>Rozegraj jeszcze {count} partii, aby zobaczyć, ile kosztują twoje wybory.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Too few games</source>
        <translation>Za mało partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Not clear</source>
        <translation>Niejasne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Better</source>
        <translation>Lepiej</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play at least one game in a week to see what your choices cost.</source>
        <comment>Play at least {count} games in a week to see what your choices cost.</comment>
        <translation>
            <numerusform>Rozegraj w&#xa0;jednym tygodniu co najmniej jedną partię, aby zobaczyć, ile kosztują twoje wybory.</numerusform>
            <numerusform>Rozegraj w&#xa0;jednym tygodniu co najmniej {count} partie, aby zobaczyć, ile kosztują twoje wybory.</numerusform>
            <numerusform>Rozegraj w&#xa0;jednym tygodniu co najmniej {count} partii, aby zobaczyć, ile kosztują twoje wybory.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Worse</source>
        <translation>Gorzej</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>For a rating, play one more game against {opponent}.</source>
        <comment>For a rating, play {count} more games against {opponent}.</comment>
        <translation>
            <numerusform>Aby dostać ocenę, rozegraj jeszcze jedną partię z&#xa0;przeciwnikiem {opponent}.</numerusform>
            <numerusform>Aby dostać ocenę, rozegraj jeszcze {count} partie z&#xa0;przeciwnikiem {opponent}.</numerusform>
            <numerusform>Aby dostać ocenę, rozegraj jeszcze {count} partii z&#xa0;przeciwnikiem {opponent}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Your games are still being reviewed.</source>
        <translation>Twoje partie są jeszcze analizowane.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play a game to see what your choices cost.</source>
        <translation>Rozegraj partię, aby zobaczyć, ile kosztują twoje wybory.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Average over</source>
        <translation>Zakres średniej</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>1 game has not been reviewed yet.</source>
        <comment>{count} games have not been reviewed yet.</comment>
        <translation>
            <numerusform>1 partia nie jest jeszcze przeanalizowana.</numerusform>
            <numerusform>{count} partie nie są jeszcze przeanalizowane.</numerusform>
            <numerusform>{count} partii nie jest jeszcze przeanalizowanych.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Reviewing your games…</source>
        <translation>Analizowanie twoich partii…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>1 week</source>
        <translation>1 tydzień</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Kind of choice</source>
        <translation>Rodzaj wyboru</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Choices</source>
        <translation>Wybory</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Cost per choice</source>
        <translation>Strata na wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Before</source>
        <translation>Wcześniej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Change</source>
        <translation>Zmiana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Week of</source>
        <translation>Tydzień od</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>{game}, {choices}</source>
        <translation>{game}, {choices}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Cost per choice, in rounds</source>
        <translation>Strata na wybór (w&#xa0;rundach)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>A new game starts at once with these rules.</source>
        <translation>Od razu zacznie się nowa partia według tych zasad.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>No wins in 1 game against {opponent}</source>
        <comment>No wins in {count} games against {opponent}</comment>
        <translation>
            <numerusform>Bez wygranej w&#xa0;1 partii (przeciwnik: {opponent})</numerusform>
            <numerusform>Bez wygranej w&#xa0;{count} partiach (przeciwnik: {opponent})</numerusform>
            <numerusform>Bez wygranej w&#xa0;{count} partiach (przeciwnik: {opponent})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>No wins in 1 decided game</source>
        <comment>No wins in {count} decided games</comment>
        <translation>
            <numerusform>Bez wygranej w&#xa0;1 rozstrzygniętej partii</numerusform>
            <numerusform>Bez wygranej w&#xa0;{count} rozstrzygniętych partiach</numerusform>
            <numerusform>Bez wygranej w&#xa0;{count} rozstrzygniętych partiach</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>In a counted game, the coach stays silent; using it makes the game casual. In a casual game, the coach is always available.</source>
        <translation>W&#xa0;partii, która się liczy, trener milczy, a&#xa0;skorzystanie z&#xa0;jego pomocy zmienia tę partię w&#xa0;towarzyską. W&#xa0;partii towarzyskiej trener jest zawsze dostępny.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Next game: counted</source>
        <translation>Następna się liczy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Next game: casual</source>
        <translation>Następna: towarzyska</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>This game counts.</source>
        <translation>Ta partia się liczy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>This game is casual: the coach is available, and the result does not count toward best scores.</source>
        <translation>Ta partia jest towarzyska: trener jest dostępny, a&#xa0;wynik nie może być rekordem.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>This game counts: the coach warns you before a hint makes it casual.</source>
        <translation>Ta partia się liczy: trener ostrzeże cię, zanim podpowiedź zmieni ją w&#xa0;towarzyską.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Cost per choice, as a share of the bets</source>
        <translation>Strata na wybór (procent stawek)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost per choice, in percentage points</source>
        <translation>Strata na wybór (w&#xa0;punktach procentowych)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Cost per choice, in hands</source>
        <translation>Strata na wybór (w&#xa0;rundach)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Showing which dice to keep is a hint, and this game counts. Press B to see it anyway.</source>
        <translation>Informacja, które kości zostawić, to podpowiedź, a&#xa0;ta partia się liczy. Naciśnij B, aby mimo to ją zobaczyć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>a header name can contain only letters and digits, not “{name}”</source>
        <translation>nazwa nagłówka może zawierać tylko litery i&#xa0;cyfry, a&#xa0;nie „{name}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Hog needs two whole-number scores, 0 or more; you gave: {scores}</source>
        <translation>Hog wymaga dwóch wyników (liczb całkowitych od 0 wzwyż); podano: {scores}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>The only move in Hog is to roll dice.</source>
        <translation>Jedyny ruch w&#xa0;grze Hog to rzut kośćmi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Both scores before a turn must be from 0 to 99, not {own} and {other}.</source>
        <translation>Tura wymaga wyników od 0 do 99, a&#xa0;nie {own} i&#xa0;{other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: {faces}</source>
        <translation>Układ to pięć liczb od 1 do 6, na przykład 5 5 2 5 3; podano: {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not a whole number</source>
        <translation>„{text}” nie jest liczbą całkowitą</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>a game record to open</source>
        <translation>zapis partii do otwarcia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>make no new bets after this many rolls</source>
        <translation>liczba rzutów, po których w&#xa0;sesji nie stawia się już nowych zakładów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>A cluster worker sees the strategies&apos; tables. It cannot run anything on this computer, but it could send false win rates: use only computers that you trust.</source>
        <translation>Proces roboczy klastra widzi tabele strategii. Nie może niczego uruchomić na tym komputerze, ale mógłby przysłać fałszywe odsetki wygranych: używaj tylko komputerów, którym ufasz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>a folder or ZIP file of strategies: Python programs and CSV tables</source>
        <translation>folder lub plik ZIP ze strategiami: programy w&#xa0;Pythonie i&#xa0;tabele CSV</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>time limit for each program, in seconds (default: 60)</source>
        <translation>limit czasu dla każdego programu w&#xa0;sekundach (domyślnie: 60)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>The cluster has no workers yet. Waiting for one…</source>
        <translation>Klaster nie ma jeszcze procesów roboczych. Trwa oczekiwanie…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>not a Python file, a CSV table or a ZIP file</source>
        <translation>to nie jest plik Pythona, tabela CSV ani plik ZIP</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>several strategy files; keep one, or name the right one hog.py</source>
        <translation>kilka plików strategii; zostaw jeden albo nadaj właściwemu nazwę hog.py</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>no strategy file found</source>
        <translation>nie znaleziono pliku strategii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a link to a place outside its folder</source>
        <translation>dowiązanie prowadzące poza swój folder</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>its path points outside the ZIP file</source>
        <translation>ścieżka prowadzi poza plik ZIP</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>it is a link, is encrypted, or uses unsupported compression</source>
        <translation>to dowiązanie albo plik zaszyfrowany lub z&#xa0;nieobsługiwaną kompresją</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>the ZIP file is larger than 20 MB; unpack it first</source>
        <translation>plik ZIP jest większy niż 20&#xa0;MB; najpierw go rozpakuj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>the ZIP file is damaged</source>
        <translation>plik ZIP jest uszkodzony</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a regular file</source>
        <translation>to nie jest zwykły plik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a broken link</source>
        <translation>uszkodzone dowiązanie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a text file</source>
        <translation>to nie jest plik tekstowy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a table</source>
        <translation>to nie jest tabela</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>line {line} has 1 cell; it needs 100, one for each score the opponent can have</source>
        <comment>line {line} has {count} cells; it needs 100, one for each score the opponent can have</comment>
        <translation>
            <numerusform>wiersz {line} ma 1 komórkę; potrzeba 100, po jednej na każdy wynik przeciwnika</numerusform>
            <numerusform>wiersz {line} ma {count} komórki; potrzeba 100, po jednej na każdy wynik przeciwnika</numerusform>
            <numerusform>wiersz {line} ma {count} komórek; potrzeba 100, po jednej na każdy wynik przeciwnika</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it imports {module}, which is not available; put the whole strategy in one file</source>
        <translation>strategia importuje {module}, a&#xa0;ten moduł jest niedostępny; umieść całą strategię w&#xa0;jednym pliku</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it was stopped</source>
        <translation>strategię zatrzymano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>a cluster worker sent an unusable answer</source>
        <translation>proces roboczy klastra przysłał odpowiedź, której nie można użyć</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest.py"/>
        <source>a worker sent impossible win rates</source>
        <translation>proces roboczy zwrócił niemożliwe odsetki wygranych</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>usage: </source>
        <translation>użycie: </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>Arguments</source>
        <translation>Argumenty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>show this help</source>
        <translation>pokazuje tę pomoc</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>{option}: {fault}</source>
        <translation>{option}: {fault}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>missing: {names}</source>
        <translation>brakuje: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>missing: one of {names}</source>
        <translation>brakuje jednego z&#xa0;argumentów: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>a value is missing</source>
        <translation>brakuje wartości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>cannot be used with {name}</source>
        <translation>nie można użyć razem z&#xa0;{name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>“{option}” could mean {names}</source>
        <translation>„{option}” może oznaczać {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>takes no value; you gave “{text}”</source>
        <translation>nie przyjmuje wartości, a&#xa0;podano „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>{fault}; choose from: {names}</source>
        <translation>{fault}; do wyboru: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>unexpected argument “{word}”</source>
        <translation>nieoczekiwany argument „{word}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>{fault}; {usage}</source>
        <translation>{fault}; {usage}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>there is no “{word}”; did you mean “{near}”?</source>
        <translation>nie ma „{word}”; czy chodziło o&#xa0;„{near}”?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>there is no “{word}”; choose from: {names}</source>
        <translation>nie ma „{word}”; do wyboru: {names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/standings.py"/>
        <source>1 file did not take part in the contest.</source>
        <comment>{count} files did not take part in the contest.</comment>
        <translation>
            <numerusform>1 plik nie wziął udziału w&#xa0;konkursie.</numerusform>
            <numerusform>{count} pliki nie wzięły udziału w&#xa0;konkursie.</numerusform>
            <numerusform>{count} plików nie wzięło udziału w&#xa0;konkursie.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>there is no craps bet “{name}”; “dicedesk odds craps” lists all bets</source>
        <translation>w&#xa0;craps nie ma zakładu „{name}”; listę zakładów podaje „dicedesk odds craps”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Loses {cents} cents per dollar bet.</source>
        <translation>Traci {cents} centa na każdym postawionym dolarze.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{first}+{second} = {call}</source>
        <translation>{first}+{second} = {call}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{first}+{second} = {call} · {meaning}</source>
        <translation>{first}+{second} = {call} · {meaning}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>This bet is not on the table yet: press Enter to play it anyway or Esc to think again</source>
        <translation>Ten zakład jeszcze nie leży na stole: naciśnij Enter, by zagrać mimo to, albo Esc, by się zastanowić</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 bet loses {lost}</source>
        <comment>{count} bets lose {lost}</comment>
        <translation>
            <numerusform>{count} zakład przegrywa {lost}</numerusform>
            <numerusform>{count} zakłady przegrywają {lost}</numerusform>
            <numerusform>{count} zakładów przegrywa {lost}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins on {wins} and loses on {losses}; any other total decides nothing.</source>
        <translation>W&#xa0;następnym rzucie zakład wygrywa przy {wins}, a&#xa0;przegrywa przy {losses}; każda inna suma niczego nie rozstrzyga.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins on {wins}, loses on {losses} and pushes on {pushes}; any other total decides nothing.</source>
        <translation>W&#xa0;następnym rzucie zakład wygrywa przy {wins}, przegrywa przy {losses}, a&#xa0;wraca przy {pushes}; każda inna suma niczego nie rozstrzyga.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>an immediate win</source>
        <translation>natychmiastowa wygrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>an immediate loss</source>
        <translation>natychmiastowa przegrana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Columns: average number of hands still to play, chance of the award and average payout of this hand, all with best play; then the cost of the choice in hands. A missed award counts as {hands} hands.</source>
        <translation>Kolumny: rundy do rozegrania, szansa na nagrodę i&#xa0;wypłata tej rundy, wszystko średnio przy najlepszym sposobie gry; potem strata w&#xa0;rundach. Brak nagrody liczy się jak {hands} rund.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Has done the math and always chooses the best main.</source>
        <translation>Wszystko policzył i&#xa0;zawsze wybiera najlepszą bazę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Thinks a losing main is unlucky and switches to the next one.</source>
        <translation>Uważa, że po przegranej rundzie jej baza przynosi pecha, i&#xa0;wybiera następną bazę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Swears by {main} and never chooses another main.</source>
        <translation>Ufa tylko bazie {main} i&#xa0;nigdy nie wybiera innej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Your first throw may win or lose the round at once. If not, it becomes your chance: throw it again and you win; throw your main first and you lose.</source>
        <translation>Pierwszy rzut może od razu wygrać lub przegrać rundę. Jeśli nie, staje się twoją szansą: gdy wypadnie znowu, wygrywasz; gdy wcześniej wypadnie twoja baza, przegrywasz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>What 11 and 12 do depends on the main.</source>
        <translation>Skutek wyrzucenia 11 lub 12 zależy od bazy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{chance} is your chance. Throw it again to win; throw the main, {main}, first and you lose.</source>
        <translation>{chance} to twoja szansa. Gdy wypadnie znowu, wygrywasz; gdy wcześniej wypadnie baza {main}, przegrywasz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{total} before {other}</source>
        <translation>{total} przed {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The round goes on, but chance {chance} wins only {share} of the time, down from {before} before the throw.</source>
        <translation>Runda trwa, ale szansa {chance} wygrywa tylko w&#xa0;{share} przypadków; przed rzutem było to {before}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The most likely throw, {total} ({share}), wins at once with main {best}. With main {other} it becomes a chance, which wins {chance} of the time.</source>
        <translation>Najczęstszy rzut, {total} ({share}), z&#xa0;bazą {best} od razu wygrywa. Z&#xa0;bazą {other} staje się szansą, która wygrywa w&#xa0;{chance} przypadków.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played ({chance}): {words}</source>
        <translation>Nie zagrano ({chance}): {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{game}: a line not played</source>
        <translation>{game}: niezagrany wariant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played: the most likely line after the best choice.</source>
        <translation>Tego nie zagrano: to najbardziej prawdopodobny wariant po najlepszym wyborze.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Best: {choice}</source>
        <translation>Najlepszy wybór: {choice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Second: {choice} (costs {hands} hands)</source>
        <translation>Drugi najlepszy wybór: {choice} (strata w&#xa0;rundach: {hands})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Third: {choice} (costs {hands} hands)</source>
        <translation>Trzeci najlepszy wybór: {choice} (strata w&#xa0;rundach: {hands})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>{sign} {choice}: {verdict}, costs {hands} hands</source>
        <translation>{sign} {choice}: {verdict} (strata w&#xa0;rundach: {hands})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Major Award! Your best ever!</source>
        <translation>Główna nagroda! Twój rekord!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>No Major Award yet</source>
        <translation>Jeszcze bez głównej nagrody</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Best ever: Major Award in 1 hand</source>
        <comment>Best ever: Major Award in {count} hands</comment>
        <translation>
            <numerusform>Rekord: główna nagroda w&#xa0;1 rundę</numerusform>
            <numerusform>Rekord: główna nagroda w&#xa0;{count} rundy</numerusform>
            <numerusform>Rekord: główna nagroda w&#xa0;{count} rund</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play: about {hands}</source>
        <translation>Rundy do rozegrania: około {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play after this one: almost none</source>
        <translation>Rundy do rozegrania po tej: prawie zero</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play after this one: about {hands}</source>
        <translation>Rundy do rozegrania po tej: około {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Best play takes the fewest hands; a missed award counts as {hands} hands. “Greatest chance” is the chance of the award with the safest play.</source>
        <translation>Najlepszy sposób gry wymaga najmniej rund; brak nagrody liczy się jak {hands} rund. Kolumna „greatest chance” podaje szansę przy najbezpieczniejszej grze.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Costs are in hands; a missed award counts as {hands} hands.</source>
        <translation>Straty podano w&#xa0;rundach; brak nagrody liczy się jak {hands} rund.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Quitting</source>
        <translation>Czy zakończyć partię</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Fewer hands are better; a missed award counts as {hands} hands.</source>
        <translation>Im mniej rund, tym lepiej; brak nagrody liczy się jak {hands} rund.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {hands} hands still to play, {chance} to reach {award}</source>
        <translation>{choice} (rundy do rozegrania: {hands}; szansa na {award}: {chance})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hands still to play on average: {hands}; chance to reach {award}: {chance}.</source>
        <translation>Średnia liczba rund do rozegrania: {hands}; szansa na {award}: {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {hands} hands still to play on average. “{other}” pays more, but takes {others} hands.</source>
        <translation>{choice}: średnia liczba rund do rozegrania to {hands}. „{other}” płaci więcej, ale wymaga więcej rund: {others}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>a {total}</source>
        <translation>{total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Step through the most likely line after the best choice (L)</source>
        <translation>Zobacz krok po kroku najbardziej prawdopodobny wariant po najlepszym wyborze (L)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} with this roll</source>
        <translation>{hand} w&#xa0;tym rzucie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay} as it is; the expected payout was {promised}.</source>
        <translation>{hand}: obecna wypłata to {pay}; oczekiwana wynosiła {promised}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/coach.py"/>
        <source>The average over all rolls, with best play after each.</source>
        <translation>Średnia ze wszystkich rzutów, po każdym z najlepszą grą.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/coach.py"/>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>these dice</source>
        <translation>te kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/variation.py"/>
        <source>{share} chance of {what}</source>
        <translation>szansa {share}: {what}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/variation.py"/>
        <source>Second best: {choice}, {cost} below the best.</source>
        <translation>Drugi najlepszy wybór: {choice}, gorszy o&#xa0;{cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>a ZIP file inside another ZIP file; unpack the outer one first</source>
        <translation>plik ZIP w&#xa0;innym pliku ZIP; najpierw rozpakuj zewnętrzny</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>1 imported game is left out.</source>
        <comment>{count} imported games are left out.</comment>
        <translation>
            <numerusform>1 zaimportowana partia jest pominięta.</numerusform>
            <numerusform>{count} zaimportowane partie są pominięte.</numerusform>
            <numerusform>{count} zaimportowanych partii jest pominiętych.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out</source>
        <translation>świński pech</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: as good as the best.</source>
        <translation>{choice}: równie dobry wybór jak najlepszy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing better</source>
        <translation>grasz lepiej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing worse</source>
        <translation>grasz gorzej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing better since {when}</source>
        <translation>od {when} grasz lepiej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing worse since {when}</source>
        <translation>od {when} grasz gorzej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>No clear change. On average, a choice cost {now} in your last {games} games.</source>
        <translation>Brak wyraźnej zmiany. W&#xa0;ostatnich {games} partiach wybór kosztował średnio {now}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>You are improving. On average, a choice cost {now} in your last {games} games and {before} in the {earlier} before that. At most 1 player in 20 ever sees this message by chance.</source>
        <translation>Grasz coraz lepiej. Wybór kosztował średnio {now} w&#xa0;ostatnich {games} partiach i&#xa0;{before} w&#xa0;{earlier} wcześniejszych. Przypadkiem zobaczy ten komunikat najwyżej co dwudziesty gracz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Your choices cost more than before. On average, a choice cost {now} in your last {games} games and {before} in the {earlier} before that. At most 1 player in 20 ever sees this message by chance.</source>
        <translation>Twoje wybory kosztują więcej niż dawniej. Wybór kosztował średnio {now} w&#xa0;ostatnich {games} partiach i&#xa0;{before} w&#xa0;{earlier} wcześniejszych. Przypadkiem zobaczy ten komunikat najwyżej co dwudziesty gracz.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play one more game to see how your choices compare over time.</source>
        <comment>Play {count} more games to see how your choices compare over time.</comment>
        <translation>
            <numerusform>Rozegraj jeszcze jedną partię, aby zobaczyć, jak zmieniają się twoje wybory.</numerusform>
            <numerusform>Rozegraj jeszcze {count} partie, aby zobaczyć, jak zmieniają się twoje wybory.</numerusform>
            <numerusform>Rozegraj jeszcze {count} partii, aby zobaczyć, jak zmieniają się twoje wybory.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Rating {rating} (range {low}–{high}): with average luck, you would win {rating} of 100 games against {opponent}, judging by your last {games} games.</source>
        <translation>Ocena {rating} (przedział {low}–{high}): sądząc po ostatnich {games} partiach, przy przeciętnym szczęściu wygrywasz {rating} na 100 partii z&#xa0;przeciwnikiem {opponent}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Range</source>
        <comment>of a cost</comment>
        <translation>Przedział</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Average cost of a choice that mattered, adjusted for luck; lower is better. The range contains the true cost in at least 95 of 100 cases.</source>
        <translation>Średnia strata na wybór, który miał znaczenie, po odliczeniu szczęścia; im mniej, tym lepiej. Przedział zawiera prawdziwą stratę w&#xa0;co najmniej 95 przypadkach na 100.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/advise.py"/>
        <source>In place of GAME and its options, you can give a position as one line, such as “hog 34-50, turn 1 | goal=100 | You, final”. Each answer starts with the line of its position.</source>
        <translation>Zamiast GAME i&#xa0;opcji gry możesz podać pozycję w&#xa0;jednym wierszu, na przykład „hog 34-50, turn 1 | goal=100 | You, final”. Każda odpowiedź zaczyna się od wiersza z&#xa0;pozycją.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/advise.py"/>
        <source>show how the value of MOVE is calculated; write MOVE as in a record or in the table (default: the best move)</source>
        <translation>pokazuje, jak wyliczono wartość ruchu MOVE; ruch wpisz tak jak w&#xa0;zapisie partii lub w&#xa0;tabeli (domyślnie: najlepszy ruch)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/answer.py"/>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>{result}.</source>
        <translation>{result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/answer.py"/>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>{name}&apos;s choices cost {cost}.</source>
        <translation>Łączna strata wyborów gracza {name}: {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/answer.py"/>
        <source>only a game played from a challenge can be sent as an answer</source>
        <translation>jako odpowiedź można wysłać tylko partię zagraną z&#xa0;wyzwania</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Choices</source>
        <comment>bar</comment>
        <translation>Wybory</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Others</source>
        <translation>Inni</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>End</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>Your choices cost {cost}.</source>
        <translation>Łączna strata twoich wyborów: {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>Your choices cost {own}, {challenger}&apos;s {cost}.</source>
        <translation>Łączna strata twoich wyborów: {own}; gracza {challenger}: {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>{name}&apos;s choices cost {own}, {challenger}&apos;s {cost}.</source>
        <translation>Łączna strata wyborów gracza {name}: {own}; gracza {challenger}: {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>The game is not over yet</source>
        <translation>Partia jeszcze trwa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {dice}.</source>
        <translation>Przy stanie {own}:{other} wybierasz {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you took Free Bacon.</source>
        <translation>Przy stanie {own}:{other} bierzesz darmowy boczek.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {dice}.</source>
        <translation>Przy stanie {own}:{other} {name} wybiera {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} took Free Bacon.</source>
        <translation>Przy stanie {own}:{other} {name} bierze darmowy boczek.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} took Free Bacon.</source>
        <translation>Prowadząc {own}:{other}, {name} bierze darmowy boczek.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} took Free Bacon.</source>
        <translation>Przegrywając {own}:{other}, {name} bierze darmowy boczek.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {dice}.</source>
        <translation>Prowadząc {own}:{other}, {name} wybiera {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {dice}.</source>
        <translation>Przegrywając {own}:{other}, {name} wybiera {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>a Pig Out, 1 point</source>
        <translation>świński pech, tylko 1 punkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {faces}: {points}.</source>
        <translation>Przy stanie {own}:{other} wyrzucasz {faces}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>Przy stanie {own}:{other} {name} wyrzuca {faces}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>Prowadząc {own}:{other}, {name} wyrzuca {faces}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>Przegrywając {own}:{other}, {name} wyrzuca {faces}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>Prowadząc {own}:{other}, {name} wybiera {dice}. Wynik rzutu: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>Przegrywając {own}:{other}, {name} wybiera {dice}. Wynik rzutu: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Free Bacon on your next turn would swap the scores.</source>
        <translation>Darmowy boczek w twojej następnej turze zamieniłby wyniki.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Free Bacon by {name} on the next turn would swap the scores.</source>
        <translation>{name}: darmowy boczek w następnej turze zamieniłby wyniki.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>You could then win at once with Free Bacon.</source>
        <translation>Możesz teraz od razu wygrać dzięki darmowemu boczkowi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} could then win at once with Free Bacon.</source>
        <translation>{name} może teraz od razu wygrać dzięki darmowemu boczkowi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap against you, but none came.</source>
        <translation>Ryzyko zamiany na twoją niekorzyść wynosiło {chance}, ale do niej nie doszło.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap against {name}, but none came.</source>
        <translation>{name}: ryzyko niekorzystnej zamiany wynosiło {chance}, ale do niej nie doszło.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap in your favor, but none came.</source>
        <translation>Szansa na zamianę na twoją korzyść wynosiła {chance}, ale do niej nie doszło.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap in {name}&apos;s favor, but none came.</source>
        <translation>{name}: szansa na korzystną zamianę wynosiła {chance}, ale do niej nie doszło.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put you ahead, {own} to {other}.</source>
        <translation>Po świńskiej zamianie prowadzisz {own}:{other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put {name} ahead, {own} to {other}.</source>
        <translation>Po świńskiej zamianie {name} prowadzi {own}:{other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put you behind, {own} to {other}.</source>
        <translation>Po świńskiej zamianie przegrywasz {own}:{other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put {name} behind, {own} to {other}.</source>
        <translation>Po świńskiej zamianie {name} przegrywa {own}:{other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} then led {own} to {other}.</source>
        <translation>Po tym rzucie {name} prowadzi {own}:{other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} was then behind, {own} to {other}.</source>
        <translation>Po tym rzucie {name} przegrywa {own}:{other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>A Pig Out on your next roll would swap the scores.</source>
        <translation>Jeśli masz w&#xa0;następnym rzucie świńskiego pecha, wyniki zamieniają się miejscami.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>A Pig Out by {name} on the next roll would swap the scores.</source>
        <translation>Jeśli {name} ma w&#xa0;następnym rzucie świńskiego pecha, wyniki zamieniają się miejscami.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>That made it {own} to {other}.</source>
        <translation>Po tym rzucie jest {own}:{other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>You could then swap the scores with Free Bacon.</source>
        <translation>Możesz teraz zamienić wyniki dzięki darmowemu boczkowi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} could then swap the scores with Free Bacon.</source>
        <translation>{name} może teraz zamienić wyniki dzięki darmowemu boczkowi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {dice}: {points}.</source>
        <translation>Przy stanie {own}:{other} wybierasz {dice}. Wynik rzutu: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>Przy stanie {own}:{other} {name} wybiera {dice}. Wynik rzutu: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>swap ▲</source>
        <extracomment>After a chance, below a number of dice: a swap in the player&apos;s favor.</extracomment>
        <translation>zamiana ▲</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{chance} to swap up</source>
        <translation>{chance} szans na zamianę w&#xa0;górę</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>swap ▼</source>
        <extracomment>After a chance, below a number of dice: a swap against the player.</extracomment>
        <translation>zamiana ▼</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{chance} to swap down</source>
        <translation>{chance} szans na zamianę w&#xa0;dół</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>You trade scores if the digits of your new score are as far apart as in {score}: {gap}.</source>
        <translation>Wyniki się zamieniają, gdy cyfry twojego nowego wyniku różnią się tak jak w&#xa0;{score}: o&#xa0;{gap}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>The scores swap if the digits of {name}&apos;s new score are as far apart as in {score}: {gap}.</source>
        <translation>Wyniki się zamieniają, gdy cyfry nowego wyniku gracza {name} różnią się tak jak w&#xa0;{score}: o&#xa0;{gap}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>You trade scores if the two digits of your new score are the same, as in {score}.</source>
        <translation>Wyniki się zamieniają, gdy obie cyfry twojego nowego wyniku są takie same, jak w&#xa0;{score}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>The scores swap if the two digits of {name}&apos;s new score are the same, as in {score}.</source>
        <translation>Wyniki się zamieniają, gdy obie cyfry nowego wyniku gracza {name} są takie same, jak w&#xa0;{score}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps you up.</source>
        <translation>Rzut za {rolls} to dla ciebie zamiana w&#xa0;górę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps {name} up.</source>
        <translation>Rzut za {rolls} to zamiana w&#xa0;górę dla gracza {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps you up.</source>
        <translation>Świński pech to dla ciebie zamiana w&#xa0;górę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps {name} up.</source>
        <translation>Świński pech to zamiana w&#xa0;górę dla gracza {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps you up.</source>
        <translation>Darmowy boczek to dla ciebie zamiana w&#xa0;górę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps {name} up.</source>
        <translation>Darmowy boczek to zamiana w&#xa0;górę dla gracza {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps you down.</source>
        <translation>Rzut za {rolls} to dla ciebie zamiana w&#xa0;dół.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps {name} down.</source>
        <translation>Rzut za {rolls} to zamiana w&#xa0;dół dla gracza {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps you down.</source>
        <translation>Świński pech to dla ciebie zamiana w&#xa0;dół.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps {name} down.</source>
        <translation>Świński pech to zamiana w&#xa0;dół dla gracza {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps you down.</source>
        <translation>Darmowy boczek to dla ciebie zamiana w&#xa0;dół.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps {name} down.</source>
        <translation>Darmowy boczek to zamiana w&#xa0;dół dla gracza {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{list} or {last}</source>
        <translation>{list} lub {last}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Swine Swap: if both scores have the same gap between their digits, you trade scores.</source>
        <translation>Świńska zamiana: gdy cyfry obu wyników różnią się o&#xa0;tyle samo, wyniki się zamieniają.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{total} and {other}: both {gap}.</source>
        <translation>{total} i&#xa0;{other}: w&#xa0;obu różnica to {gap}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you quit.</source>
        <translation>Przy saldzie {bankroll} kończysz partię.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} quit.</source>
        <translation>Przy saldzie {bankroll} {name} kończy partię.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, you quit.</source>
        <translation>Przy saldzie {bankroll} i&#xa0;kościach {dice} kończysz partię.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, {name} quit.</source>
        <translation>Przy saldzie {bankroll} i&#xa0;kościach {dice} {name} kończy partię.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you played a hand.</source>
        <translation>Przy saldzie {bankroll} grasz rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} played a hand.</source>
        <translation>Przy saldzie {bankroll} {name} gra rundę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, you chose “{choice}”.</source>
        <translation>Przy saldzie {bankroll} i&#xa0;kościach {dice} wybierasz „{choice}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, {name} chose “{choice}”.</source>
        <translation>Przy saldzie {bankroll} i&#xa0;kościach {dice} {name} wybiera „{choice}”.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with a {kept} kept, you rolled {dice}: {hand}.</source>
        <comment>At {bankroll} with {kept} kept, you rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>Przy saldzie {bankroll} zostawiasz jedną kość ({kept}), a&#xa0;wypada {dice}. {hand}.</numerusform>
            <numerusform>Przy saldzie {bankroll} zostawiasz {kept}, a&#xa0;wypada {dice}. {hand}.</numerusform>
            <numerusform>Przy saldzie {bankroll} zostawiasz {kept}, a&#xa0;wypada {dice}. {hand}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with a {kept} kept, {name} rolled {dice}: {hand}.</source>
        <comment>At {bankroll} with {kept} kept, {name} rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>Przy saldzie {bankroll} {name} zostawia jedną kość ({kept}), a&#xa0;wypada {dice}. {hand}.</numerusform>
            <numerusform>Przy saldzie {bankroll} {name} zostawia {kept}, a&#xa0;wypada {dice}. {hand}.</numerusform>
            <numerusform>Przy saldzie {bankroll} {name} zostawia {kept}, a&#xa0;wypada {dice}. {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you rolled {dice}: {hand}.</source>
        <translation>Przy saldzie {bankroll} wyrzucasz {dice}. {hand}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} rolled {dice}: {hand}.</source>
        <translation>Przy saldzie {bankroll} {name} wyrzuca {dice}. {hand}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Keep all five dice</source>
        <translation>Zostaw wszystkie pięć kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Playing on would have reached {award} in {often} of 100 games.</source>
        <translation>Dalsza gra dałaby {award} w {often} partiach na 100.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Playing on would nearly always have reached {award}.</source>
        <translation>Dalsza gra prawie zawsze dałaby {award}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Your chance of reaching {award} fell from {before} to {after}.</source>
        <translation>Twoja szansa na {award} spada z {before} do {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>The chance of reaching {award} fell from {before} to {after}.</source>
        <translation>Szansa na {award} spada z {before} do {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{odds} for this or better</source>
        <translation>taki układ lub lepszy: {odds}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>keep all five dice</source>
        <translation>zostaw wszystkie pięć kości</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand, with a {kept} kept, you rolled {dice}: {hand}.</source>
        <comment>In the last hand, with {kept} kept, you rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>W&#xa0;ostatniej rundzie zostawiasz jedną kość ({kept}), a&#xa0;wypada {dice}. {hand}.</numerusform>
            <numerusform>W&#xa0;ostatniej rundzie zostawiasz {kept}, a&#xa0;wypada {dice}. {hand}.</numerusform>
            <numerusform>W&#xa0;ostatniej rundzie zostawiasz {kept}, a&#xa0;wypada {dice}. {hand}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand, with a {kept} kept, {name} rolled {dice}: {hand}.</source>
        <comment>In the last hand, with {kept} kept, {name} rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>W&#xa0;ostatniej rundzie {name} zostawia jedną kość ({kept}), a&#xa0;wypada {dice}. {hand}.</numerusform>
            <numerusform>W&#xa0;ostatniej rundzie {name} zostawia {kept}, a&#xa0;wypada {dice}. {hand}.</numerusform>
            <numerusform>W&#xa0;ostatniej rundzie {name} zostawia {kept}, a&#xa0;wypada {dice}. {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand you rolled {dice}: {hand}.</source>
        <translation>W&#xa0;ostatniej rundzie wyrzucasz {dice}. {hand}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand {name} rolled {dice}: {hand}.</source>
        <translation>W&#xa0;ostatniej rundzie {name} wyrzuca {dice}. {hand}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>1 roll was left.</source>
        <comment>{count} rolls were left.</comment>
        <translation>
            <numerusform>Został {count} rzut.</numerusform>
            <numerusform>Zostały {count} rzuty.</numerusform>
            <numerusform>Zostało {count} rzutów.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, you chose “{choice}”, which cannot reach {award}; “{best}” reaches it in {often} of 100 games.</source>
        <translation>W rundzie {hand}, przy saldzie {bankroll} i kościach {dice}, wybierasz „{choice}”. Po tym wyborze nie da się już dojść do {award}; „{best}” daje tę kwotę w {often} partiach na 100.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, {name} chose “{choice}”, which cannot reach {award}; “{best}” reaches it in {often} of 100 games.</source>
        <translation>W rundzie {hand}, przy saldzie {bankroll} i kościach {dice}, {name} wybiera „{choice}”. Po tym wyborze nie da się już dojść do {award}; „{best}” daje tę kwotę w {often} partiach na 100.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, you chose “{choice}”, which reaches {award} in {seldom} of 100 games; “{best}” does so in {often}.</source>
        <translation>W&#xa0;rundzie {hand}, przy saldzie {bankroll} i&#xa0;kościach {dice}, wybierasz „{choice}”. To daje {award} w&#xa0;{seldom} partiach na 100, a&#xa0;„{best}” w&#xa0;{often}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, {name} chose “{choice}”, which reaches {award} in {seldom} of 100 games; “{best}” does so in {often}.</source>
        <translation>W&#xa0;rundzie {hand}, przy saldzie {bankroll} i&#xa0;kościach {dice}, {name} wybiera „{choice}”. To daje {award} w&#xa0;{seldom} partiach na 100, a&#xa0;„{best}” w&#xa0;{often}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>par {hands}</source>
        <translation>norma {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>Par: {hands} hands to {award}</source>
        <translation>Norma: {hands} rund do {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>Hand {hand}</source>
        <translation>Runda {hand}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>on par</source>
        <translation>równo z&#xa0;normą</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>{hands} ahead</source>
        <translation>{hands} do przodu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>{hands} behind</source>
        <translation>{hands} do tyłu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>{name}&apos;S DICE</source>
        <extracomment>On the felt, in capital letters: the game has the dice of the friend who sent a challenge.</extracomment>
        <translation>KOŚCI GRACZA {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>TODAY · {day}</source>
        <translation>DZISIAJ · {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>DAILY GAME · {day}</source>
        <translation>PARTIA DNIA · {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>With perfect play, you could no longer lose.</source>
        <translation>Przy doskonałej grze nie możesz już przegrać.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>With perfect play, {name} could no longer lose.</source>
        <translation>{name} nie może już przegrać, jeśli nie popełni błędu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>about 1 roll in {rolls}</source>
        <translation>mniej więcej 1 rzut na {rolls}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/moments.py"/>
        <source>1 roll in {rolls}</source>
        <comment>{count} rolls in {rolls}</comment>
        <translation>
            <numerusform>1 rzut na {rolls}</numerusform>
            <numerusform>{count} rzuty na {rolls}</numerusform>
            <numerusform>{count} rzutów na {rolls}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>{dice} ({odds})</source>
        <translation>{dice} ({odds})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/board.py"/>
        <source>Last totals: {totals}</source>
        <translation>Ostatnie sumy: {totals}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <source>Names</source>
        <translation>Imiona</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>show only move N of a game: its position, and all choices with their values</source>
        <translation>pokazać tylko ruch N z partii: pozycję i wszystkie możliwości z ich wartościami</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>compare the choice made at move N with MOVE, written as in a record or in the review; you can give several</source>
        <translation>porównać wybór z ruchu N z MOVE, zapisanym jak w zapisie partii lub w analizie; można podać kilka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>make the tried move with these dice, such as “3 5 2 6”, and show the position after it</source>
        <translation>wykonać sprawdzany ruch z tymi kośćmi, np. „3 5 2 6”, i pokazać pozycję po nim</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>{option} needs the number of a move; add --at N</source>
        <translation>{option} wymaga numeru ruchu; dodaj --at N</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>--roll plays one choice; add exactly one --try MOVE</source>
        <translation>--roll rozgrywa jedną możliwość; dodaj dokładnie jedno --try MOVE</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>--at looks at one game; give a single file with a single game</source>
        <translation>--at dotyczy jednej partii; podaj jeden plik z jedną partią</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>“{move}” rolls no dice; leave out --roll</source>
        <translation>„{move}” nie rzuca kośćmi; pomiń --roll</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/what_if.py"/>
        <source>{name} follows a strategy, so the review counts no cost for this move.</source>
        <translation>{name} gra według strategii, więc analiza nie liczy straty za ten ruch.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/what_if.py"/>
        <source>there is no move {number}; the game has 1 move</source>
        <comment>there is no move {number}; the game has {count} moves</comment>
        <translation>
            <numerusform>nie ma ruchu {number}; partia ma {count} ruch</numerusform>
            <numerusform>nie ma ruchu {number}; partia ma {count} ruchy</numerusform>
            <numerusform>nie ma ruchu {number}; partia ma {count} ruchów</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/verdict.py"/>
        <source>best</source>
        <comment>a choice</comment>
        <translation>najlepszy wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/verdict.py"/>
        <source>for the win</source>
        <translation>na wygraną</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/features/positions.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Starred</source>
        <extracomment>What a person types to find games with a star.</extracomment>
        <translation>Gwiazdka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>The list is longer than {most} characters.</source>
        <translation>Lista ma ponad {most} znaków.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>Line {line}: {reason}.</source>
        <translation>Wiersz {line}: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>Only the first {most} lines were read.</source>
        <translation>Wczytano tylko pierwsze {most} wierszy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>You can keep at most {most} positions. Delete some first.</source>
        <translation>Możesz zachować najwyżej {most} pozycji. Najpierw usuń kilka.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>this is not a position</source>
        <translation>to nie jest pozycja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here costs nothing on average: {verdict}.</source>
        <translation>Stawka {amount} średnio nic tu nie kosztuje: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here gains {money} on average: {verdict}.</source>
        <translation>Stawka {amount} przynosi tu średnio {money}: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here costs {money} on average: {verdict}.</source>
        <translation>Stawka {amount} kosztuje tu średnio {money}: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/position_fields.py"/>
        <source>Goal in points</source>
        <translation>Cel w&#xa0;punktach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/position_fields.py"/>
        <source>{name}: points</source>
        <translation>{name}: punkty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/amounts.py"/>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/amounts.py"/>
        <source>Remove {name}</source>
        <translation>Usuń: {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/controls.py"/>
        <source>Die {number}</source>
        <translation>Kość {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/controls.py"/>
        <source>Click for the next face, or type 1 to 6.</source>
        <translation>Kliknij, by zmienić oczka, albo wpisz cyfrę od 1 do 6.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/fields.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Kept positions</source>
        <translation>Zachowane pozycje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Kept</source>
        <translation>Zachowane</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Recent</source>
        <translation>Ostatnie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Star</source>
        <translation>Gwiazdka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <source>A note has at most {most} characters. The rest is not saved.</source>
        <translation>Notatka może mieć najwyżej {most} znaków. Reszta nie zostanie zapisana.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <source>The note could not be saved: {reason}</source>
        <translation>Nie udało się zapisać notatki: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>This position cannot be opened: {reason}</source>
        <translation>Nie można otworzyć tej pozycji: {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position copied.</source>
        <comment>{count} positions copied.</comment>
        <translation>
            <numerusform>Skopiowano 1 pozycję.</numerusform>
            <numerusform>Skopiowano {count} pozycje.</numerusform>
            <numerusform>Skopiowano {count} pozycji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position kept.</source>
        <comment>{count} positions kept.</comment>
        <translation>
            <numerusform>Zachowano 1 pozycję.</numerusform>
            <numerusform>Zachowano {count} pozycje.</numerusform>
            <numerusform>Zachowano {count} pozycji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position deleted.</source>
        <comment>{count} positions deleted.</comment>
        <translation>
            <numerusform>Usunięto 1 pozycję.</numerusform>
            <numerusform>Usunięto {count} pozycje.</numerusform>
            <numerusform>Usunięto {count} pozycji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position restored.</source>
        <comment>{count} positions restored.</comment>
        <translation>
            <numerusform>Przywrócono 1 pozycję.</numerusform>
            <numerusform>Przywrócono {count} pozycje.</numerusform>
            <numerusform>Przywrócono {count} pozycji.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No position matches.</source>
        <translation>Żadna pozycja nie pasuje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No positions yet. The last {count} positions you ask about will be listed here.</source>
        <translation>Nie ma jeszcze pozycji. Pojawi się tu {count} ostatnich pozycji, o&#xa0;które zapytasz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>You have not kept any positions yet.</source>
        <translation>Nie masz jeszcze zachowanych pozycji.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Press Ctrl+P in a game, then “Keep…”, or paste a list here with Ctrl+V.</source>
        <translation>Naciśnij Ctrl+P w&#xa0;partii, a&#xa0;potem „Zachowaj…”, albo wklej tu listę (Ctrl+V).</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position</source>
        <comment>{count} positions</comment>
        <translation>
            <numerusform>1 pozycja</numerusform>
            <numerusform>{count} pozycje</numerusform>
            <numerusform>{count} pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position added.</source>
        <comment>{count} positions added.</comment>
        <translation>
            <numerusform>Dodano 1 pozycję.</numerusform>
            <numerusform>Dodano {count} pozycje.</numerusform>
            <numerusform>Dodano {count} pozycji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 was already kept.</source>
        <comment>{count} were already kept.</comment>
        <translation>
            <numerusform>1 była już zachowana.</numerusform>
            <numerusform>{count} były już zachowane.</numerusform>
            <numerusform>{count} było już zachowanych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 more line was left out.</source>
        <comment>{count} more lines were left out.</comment>
        <translation>
            <numerusform>Pominięto jeszcze 1 wiersz.</numerusform>
            <numerusform>Pominięto jeszcze {count} wiersze.</numerusform>
            <numerusform>Pominięto jeszcze {count} wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search for a game, a part of a position or a note, or “★”</source>
        <translation>Szukaj: gra, część pozycji lub notatki albo „★”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search positions</source>
        <translation>Szukaj pozycji</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Edit the note (F2)</source>
        <translation>Edytuj notatkę (F2)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Add a list of positions from the clipboard (Ctrl+V)</source>
        <translation>Dodaj listę pozycji ze schowka (Ctrl+V)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Copy as text: the selected positions, or all (Ctrl+C)</source>
        <translation>Skopiuj jako tekst zaznaczone pozycje albo wszystkie (Ctrl+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Star (S)</source>
        <translation>Gwiazdka (S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Keep the selected positions</source>
        <translation>Zachowaj zaznaczone pozycje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Open (Enter)</source>
        <translation>Otwórz (Enter)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Positions</source>
        <translation>Pozycje</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Not starred</source>
        <translation>Bez gwiazdki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No note</source>
        <translation>Bez notatki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/note.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the game</source>
        <translation>Notatka o&#xa0;partii</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/note.py"/>
        <source>1 move has a note.</source>
        <comment>{count} moves have a note.</comment>
        <translation>
            <numerusform>1 ruch ma notatkę.</numerusform>
            <numerusform>{count} ruchy mają notatki.</numerusform>
            <numerusform>{count} ruchów ma notatki.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the game (Shift+N)</source>
        <translation>Notatka o&#xa0;partii (Shift+N)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the move (N)</source>
        <translation>Notatka o&#xa0;ruchu (N)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note…</source>
        <translation>Notatka…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on move {number}</source>
        <translation>Notatka o&#xa0;ruchu {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>note</source>
        <translation>notatka</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>This note and the lines at this move are too long together. They are not saved.</source>
        <translation>Notatka i&#xa0;warianty przy tym ruchu są razem za długie. Nie zostaną zapisane.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>You can write notes once the game is over and in your history.</source>
        <translation>Notatki możesz pisać, gdy partia się skończy i&#xa0;trafi do twojej historii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>dice with the same result</source>
        <translation>kości z tym samym skutkiem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>{value} on average</source>
        <translation>średnio {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>{first} and {second}: {value}</source>
        <translation>{first} i {second}: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/seats.py"/>
        <source>there is no player “{name}”</source>
        <translation>nie ma gracza „{name}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/seats.py"/>
        <source>{name} no. {seat}</source>
        <translation>{name} nr {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: {points} for the whole game</source>
        <translation>{choice}: łącznie {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: {points} for the whole game, on average</source>
        <translation>{choice}: łącznie średnio {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice} · {chance} to win</source>
        <translation>{choice} · {chance} szans na wygraną</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{sign} {choice}: {verdict}, costs {cost}</source>
        <translation>{sign} {choice}: {verdict} (strata {cost})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: just as good</source>
        <translation>{choice}: równie dobry wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: costs {cost}</source>
        <translation>{choice}: strata {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Ones</source>
        <translation>Jedynki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Twos</source>
        <translation>Dwójki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Threes</source>
        <translation>Trójki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Fours</source>
        <translation>Czwórki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Fives</source>
        <translation>Piątki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Sixes</source>
        <translation>Szóstki</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Two pairs</source>
        <translation>Dwie pary</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three of a kind</source>
        <comment>a box</comment>
        <translation>Trzy jednakowe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Little straight</source>
        <translation>Mały strit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Big straight</source>
        <translation>Duży strit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Choice</source>
        <comment>a box</comment>
        <translation>Szansa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Yacht</source>
        <comment>a box</comment>
        <translation>Yacht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Nordic</source>
        <translation>Skandynawskie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>With bonus</source>
        <translation>Z premią</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>With bonus, free joker</source>
        <translation>Z premią, swobodny joker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>All dice that show {face}: their sum</source>
        <translation>Wszystkie kości z liczbą oczek {face}: ich suma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>The highest two equal dice: their sum</source>
        <translation>Dwie najwyższe jednakowe kości: ich suma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Two different pairs: the sum of the four dice</source>
        <translation>Dwie różne pary: suma czterech kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice: the sum of all five</source>
        <translation>Trzy jednakowe kości: suma wszystkich pięciu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice: their sum</source>
        <translation>Trzy jednakowe kości: ich suma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four equal dice: the sum of all five</source>
        <translation>Cztery jednakowe kości: suma wszystkich pięciu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four equal dice: their sum</source>
        <translation>Cztery jednakowe kości: ich suma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice and two other equal ones: {points} points</source>
        <translation>Trzy jednakowe i dwie inne jednakowe kości: {points} pkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice and two other equal ones: the sum of all five</source>
        <translation>Trzy jednakowe i dwie inne jednakowe kości: suma wszystkich pięciu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Any dice: their sum</source>
        <translation>Dowolne kości: ich suma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Five equal dice: {points} points</source>
        <translation>Pięć jednakowych kości: {points} pkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>{faces}: {points} points</source>
        <translation>{faces}: {points} pkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four in a row: {points} points</source>
        <translation>Cztery kolejne liczby: {points} pkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Five in a row: {points} points</source>
        <translation>Pięć kolejnych liczb: {points} pkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Working out {rules} once: {share}</source>
        <translation>Jednorazowe obliczenia dla zasad „{rules}”: {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{reason} Best chance to win: {chance}.</source>
        <translation>{reason} Największa szansa na wygraną: {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{reason} Chance to win: {chance}.</source>
        <translation>{reason} Szansa na wygraną: {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to crossing out {box}: {share} of the time.</source>
        <translation>Najczęściej prowadzi do skreślenia pola „{box}”: w {share} przypadków.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to {box}: {share} of the time, nearly always crossed out.</source>
        <translation>Najczęściej prowadzi do pola „{box}”: w {share} przypadków, prawie zawsze skreślonego.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to {box}: {share} of the time, with {points} points on average.</source>
        <translation>Najczęściej prowadzi do pola „{box}”: w {share} przypadków, średnio {points} pkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Pays {points} now, and {more} more as a bonus.</source>
        <translation>Daje teraz {points} pkt i jeszcze {more} pkt premii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Pays {points} now; a turn played for it pays {mean} on average.</source>
        <translation>Daje teraz {points} pkt; tura grana pod to pole daje średnio {mean} pkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Gives up a box that pays {mean} on average in a turn played for it.</source>
        <translation>Poświęca to pole, choć tura grana specjalnie dla niego daje średnio {mean} pkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: {value} on average</source>
        <translation>{choice}: średnio {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>on the sheet so far</source>
        <translation>dotychczas na karcie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>so far</source>
        <translation>dotychczas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>added by this box</source>
        <translation>daje to pole</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>now</source>
        <translation>teraz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>still to come on average</source>
        <translation>dojdzie jeszcze średnio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>to come</source>
        <translation>dojdzie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, crossed out</source>
        <translation>{box}, skreślone</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, nearly always crossed out</source>
        <translation>{box}, prawie zawsze skreślone</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, with {points} points on average</source>
        <translation>{box}, średnio {points} pkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: {cost} below the best.</source>
        <translation>{choice}: wybór gorszy od najlepszego o {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice for {box}</source>
        <translation>kości na pole „{box}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice that are all rolled again</source>
        <translation>kości, które wszystkie się przerzuca</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice of which {dice} are kept</source>
        <translation>kości, z których zostaje {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>the house rules</source>
        <comment>a score sheet</comment>
        <translation>zasady karty</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, at the start of the turn)</source>
        <translation>pięć wyrzuconych kości, każda od 1 do 6 (domyślnie brak: początek tury)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>rolls left in this turn</source>
        <translation>ile rzutów zostało w tej turze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the boxes that are filled, such as “ones 3, full-house 19” (default: none)</source>
        <translation>wypełnione pola, na przykład „ones 3, full-house 19” (domyślnie żadne)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>{sheet}: best play scores {mean} points on average.</source>
        <translation>{sheet}: najlepszy sposób gry daje średnio {mean} pkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Games of best play, of 100, and the score that is better than these:</source>
        <translation>Liczba partii (na 100) przy najlepszym sposobie gry i wynik lepszy od nich:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points on average in the last turn, with only this box open:</source>
        <translation>Średnia punktów w ostatniej turze, gdy wolne jest tylko to pole:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points of the computer players on average:</source>
        <translation>Średnia punktów graczy komputerowych:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points that {name} scores in a game of Yacht, on average</source>
        <translation>Średnia punktów gracza {name} w partii gry Yacht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>compare the dice you could keep and the boxes you could fill</source>
        <translation>ocenia, które kości zostawić i które pole wypełnić</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>say what best play scores, and what each box and each player brings on average</source>
        <translation>podaje średnią punktów najlepszego sposobu gry, każdego pola i każdego gracza</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Ones to sixes: {points} of {goal}.</source>
        <translation>Od jedynek do szóstek: {points} z {goal}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Open boxes: {boxes}.</source>
        <translation>Wolne pola: {boxes}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Which dice do you keep? All five: score them.</source>
        <translation>Które kości zostawiasz? Wszystkie pięć: wypełniasz pole.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Which box do you choose?</source>
        <translation>Które pole wybierasz?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/plays.py"/>
        <source>This is not the best play of {sheet}, or it is damaged.</source>
        <translation>To nie jest najlepszy sposób gry dla zasad „{sheet}” albo plik jest uszkodzony.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>At {points}, you started a turn.</source>
        <translation>Stan: {points}. Zaczynasz turę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>At {points}, {name} started a turn.</source>
        <translation>Stan: {points}. {name} zaczyna turę.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {dice}, you chose “{choice}”.</source>
        <translation>Tura {turn}, stan: {points}, kości: {dice}. Wybierasz „{choice}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {dice}, {name} chose “{choice}”.</source>
        <translation>Tura {turn}, stan: {points}, kości: {dice}. {name} wybiera „{choice}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points}</source>
        <translation>Tura {turn}, stan: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {kept} kept</source>
        <translation>Tura {turn}, stan: {points}, zostawione kości: {kept}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, you rolled {dice}.</source>
        <translation>{where}. Wyrzucasz {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, {name} rolled {dice}.</source>
        <translation>{where}. {name} wyrzuca {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, you rolled {dice}: {result}.</source>
        <translation>{where}. Wyrzucasz {dice}: {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, {name} rolled {dice}: {result}.</source>
        <translation>{where}. {name} wyrzuca {dice}: {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{points} in {box}</source>
        <translation>{points} w polu „{box}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>Most points</source>
        <translation>Najwięcej punktów</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>1 player</source>
        <comment>{count} players</comment>
        <translation>
            <numerusform>1 gracz</numerusform>
            <numerusform>{count} graczy</numerusform>
            <numerusform>{count} graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>Left at 1 point</source>
        <comment>Left at {count} points</comment>
        <translation>
            <numerusform>Porzucona (1 punkt)</numerusform>
            <numerusform>Porzucona ({count} punkty)</numerusform>
            <numerusform>Porzucona ({count} punktów)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>{name} left at 1 point</source>
        <comment>{name} left at {count} points</comment>
        <translation>
            <numerusform>{name} porzuca partię: 1 punkt</numerusform>
            <numerusform>{name} porzuca partię: {count} punkty</numerusform>
            <numerusform>{name} porzuca partię: {count} punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>{name} scored 1 point</source>
        <comment>{name} scored {count} points</comment>
        <translation>
            <numerusform>{name} zdobywa 1 punkt</numerusform>
            <numerusform>{name} zdobywa {count} punkty</numerusform>
            <numerusform>{name} zdobywa {count} punktów</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Greedy player</source>
        <translation>Zachłanny gracz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Plays each turn for the most points, and never thinks of the next one.</source>
        <translation>W każdej turze gra na jak najwięcej punktów i nigdy nie myśli o następnej.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Straight hunter</source>
        <translation>Łowca stritów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Tries for a straight until both are filled, then takes the most points now.</source>
        <translation>Poluje na strity, dopóki nie wypełni obu ich pól, a potem bierze jak najwięcej punktów od razu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Upper-part player</source>
        <translation>Miłośnik górnych pól</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Fills ones to sixes first, then takes the most points now.</source>
        <translation>Najpierw wypełnia pola od jedynek do szóstek, a potem bierze jak najwięcej punktów od razu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>It scores {points} points on average.</source>
        <translation>Zdobywa średnio {points} pkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Yacht has 1 to 4 players, not {players!r}.</source>
        <translation>W grze Yacht bierze udział od 1 do 4 graczy, a nie {players!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>expected rules such as “sheet=nordic players=2”, not “{text}”</source>
        <translation>tu powinny być zasady, na przykład „sheet=nordic players=2”, a nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>there is no sheet “{name}”; choose from: {names}</source>
        <translation>nie ma karty „{name}”; do wyboru: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>expected “roll”, “keep” with faces from 1 to 6, or “score” with a box, not “{text}”</source>
        <translation>tu powinno być „roll”, „keep” z oczkami od 1 do 6 lub „score” z polem, a nie „{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>players take turns, so no one is more than one box ahead of those who follow</source>
        <translation>gracze grają na zmianę, więc nikt nie wyprzedza następnych graczy o więcej niż jedno pole</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>without dice, 3 rolls are left, not {left}</source>
        <translation>gdy nie podano kości, liczba pozostałych rzutów to 3, a nie {left}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>the dice are five faces from 1 to 6, such as 5 5 2 5 3</source>
        <translation>kości to pięć liczb oczek od 1 do 6, na przykład 5 5 2 5 3</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>with dice rolled, 0 to 2 rolls are left, not {left}</source>
        <translation>gdy podano kości, liczba pozostałych rzutów to od 0 do 2, a nie {left}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>The dice of this turn are rolled: keep some of them, or choose a box.</source>
        <translation>W tej turze kości są już rzucone: zostaw niektóre z nich albo wybierz pole.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>In Yacht you roll, keep dice or choose a box.</source>
        <translation>W grze Yacht rzuca się kośćmi, zostawia kości albo wybiera pole.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Roll the dice before you keep any.</source>
        <translation>Rzuć kośćmi, zanim jakieś zostawisz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>That was the third roll: choose a box.</source>
        <translation>To był trzeci rzut: wybierz pole.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>There are five dice: you cannot keep {kept}.</source>
        <translation>Kości jest pięć: nie można zostawić {kept}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>You cannot keep {kept}: the dice are {dice}.</source>
        <translation>Nie można zostawić {kept}: kości to {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>If you keep all five dice, choose a box.</source>
        <translation>Jeśli zostawiasz wszystkie pięć kości, wybierz pole.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Roll the dice before you choose a box.</source>
        <translation>Rzuć kośćmi, zanim wybierzesz pole.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This sheet has no box “{box}”.</source>
        <translation>Na tej karcie nie ma pola „{box}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>The box “{box}” is already filled.</source>
        <translation>Pole „{box}” jest już wypełnione.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This joker must go into the box “{box}”.</source>
        <translation>Tego jokera trzeba wpisać w pole „{box}”.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This joker must go into a box other than ones to sixes.</source>
        <translation>Tego jokera trzeba wpisać w inne pole niż jedynki–szóstki.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>no dice score {points} in {box}</source>
        <translation>żadne kości nie dają {points} w polu {box}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>this sheet has no jokers</source>
        <translation>na tej karcie nie ma jokerów</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>each joker fills another box once the box yacht holds 50</source>
        <translation>każdy joker wypełnia inne pole, gdy w polu yacht jest już 50</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>{name} needs a value for each player (here {players})</source>
        <translation>{name} wymaga wartości dla każdego gracza (liczba graczy: {players})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Nearly all games with best play end with more points.</source>
        <translation>Przy najlepszej grze prawie wszystkie partie kończą się wyższym wynikiem.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Better than 1 of 100 games with best play.</source>
        <comment>Better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>Przy najlepszej grze na 100 partii {count} kończy się gorszym wynikiem.</numerusform>
            <numerusform>Przy najlepszej grze na 100 partii {count} kończą się gorszym wynikiem.</numerusform>
            <numerusform>Przy najlepszej grze na 100 partii {count} kończy się gorszym wynikiem.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Your {points}: nearly all games with best play end with more points.</source>
        <translation>Twój wynik, {points}: przy najlepszej grze prawie wszystkie partie kończą się wyższym.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>{name}, {points}: nearly all games with best play end with more points.</source>
        <translation>{name}, {points}: przy najlepszej grze prawie wszystkie partie kończą się wyższym wynikiem.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Your {points}: better than 1 of 100 games with best play.</source>
        <comment>Your {points}: better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>Twój wynik, {points}: przy najlepszej grze niższym kończy się {count} partia&#xa0;na&#xa0;100.</numerusform>
            <numerusform>Twój wynik, {points}: przy najlepszej grze niższym kończą się {count} partie na&#xa0;100.</numerusform>
            <numerusform>Twój wynik, {points}: przy najlepszej grze niższym kończy się {count} partii na&#xa0;100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>{name}, {points}: better than 1 of 100 games with best play.</source>
        <comment>{name}, {points}: better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>{name}, {points}: przy najlepszej grze niższym wynikiem kończy się {count} partia na&#xa0;100.</numerusform>
            <numerusform>{name}, {points}: przy najlepszej grze niższym wynikiem kończą się {count} partie na&#xa0;100.</numerusform>
            <numerusform>{name}, {points}: przy najlepszej grze niższym wynikiem kończy się {count} partii na&#xa0;100.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>A filled box stays as it is, even with 0 points.</source>
        <translation>Wypełnione pole już się nie zmienia, nawet jeśli ma 0 punktów.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The highest sum wins once all boxes are filled.</source>
        <translation>Gdy wszystkie pola są wypełnione, wygrywa najwyższa suma.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Fill one box of the sheet in each turn.</source>
        <translation>W każdej turze wypełniasz jedno pole karty.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Roll all five dice to start.</source>
        <translation>Na początek rzuć wszystkimi pięcioma kośćmi.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Keep the dice you like: click them or press 1–5.</source>
        <translation>Zostaw kości, które ci pasują: kliknij je albo naciśnij 1–5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You lost with {points}, behind {rival} with {other}</source>
        <translation>Przegrywasz: {points}, {rival} ma {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You won with {points}, ahead of {rival} with {other}</source>
        <translation>Wygrywasz: {points}, {rival} ma {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>{name} won with {points}, ahead of {rival} with {other}</source>
        <translation>{name} wygrywa: {points}, {rival} ma {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The game is over</source>
        <translation>Koniec partii</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Keep dice, or choose a box</source>
        <translation>Zostaw kości albo wybierz pole</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Choose a box</source>
        <translation>Wybierz pole</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Up to three rolls, then one box</source>
        <translation>Najwyżej trzy rzuty, potem jedno pole</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Roll the others once more, or click a box twice to fill it now.</source>
        <comment>Roll the others up to {count} times more, or click a box twice to fill it now.</comment>
        <translation>
            <numerusform>Przerzuć pozostałe jeszcze raz albo kliknij dwa razy pole, by od razu je wypełnić.</numerusform>
            <numerusform>Przerzuć pozostałe jeszcze najwyżej {count} razy albo kliknij dwa razy pole, by od razu je wypełnić.</numerusform>
            <numerusform>Przerzuć pozostałe jeszcze najwyżej {count} razy albo kliknij dwa razy pole, by od razu je wypełnić.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Each open box shows the points that it pays now.</source>
        <translation>Każde wolne pole pokazuje punkty, które teraz daje.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Click one, then click it again to fill it.</source>
        <translation>Kliknij pole, a potem kliknij je jeszcze raz, by je wypełnić.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Turn {turn} of {turns}</source>
        <translation>Tura {turn} z {turns}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to roll</source>
        <translation>Naciśnij Enter, by rzucić</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press 1–5 to keep dice, or ↑ and ↓ to choose a box</source>
        <translation>Naciśnij 1–5, by zostawić kości, lub ↑ i ↓, by wybrać pole</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press ↑ and ↓ to choose a box, then Enter</source>
        <translation>Wybierz pole klawiszami ↑ i ↓, potem naciśnij Enter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Your best game ever!</source>
        <translation>Twój rekord!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to fill the box, or Esc to go back</source>
        <translation>Naciśnij Enter, by wypełnić pole, lub Esc, by wrócić do kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to cross out the box, or Esc to go back</source>
        <translation>Naciśnij Enter, by skreślić pole, lub Esc, by wrócić do kości</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Fill {box}: {points}</source>
        <translation>Wypełnij: {box}, {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name} has the dice</source>
        <translation>{name} rzuca</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Five equal again: {points} points more</source>
        <translation>Znów pięć jednakowych: {points} punktów więcej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Ones to sixes earn the bonus: {points} points more</source>
        <translation>Premia za pola od jedynek do szóstek: {points} punktów więcej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You cross out {box}</source>
        <translation>Skreślasz pole „{box}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} crosses out {box}</source>
        <translation>{name} skreśla pole „{box}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{box}: you score {points}</source>
        <translation>{box}: zdobywasz {points} pkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{box}: {name} scores {points}</source>
        <translation>{box}: {name} zdobywa {points} pkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You keep {kept} and roll {faces}</source>
        <translation>Zostawiasz {kept} i wyrzucasz {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} keeps {kept} and rolls {faces}</source>
        <translation>{name} zostawia {kept} i wyrzuca {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You roll {faces}</source>
        <translation>Wyrzucasz {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} rolls {faces}</source>
        <translation>{name} wyrzuca {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Cross out {box}</source>
        <translation>Skreśl: {box}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name}: {result}</source>
        <translation>{name}: {result}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>A draw, {points} to {points}</source>
        <translation>Remis {points}:{points}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, {over} above par</source>
        <comment>{count} points, {over} above par</comment>
        <translation>
            <numerusform>1 punkt, {over} powyżej normy</numerusform>
            <numerusform>{count} punkty, {over} powyżej normy</numerusform>
            <numerusform>{count} punktów, {over} powyżej normy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, {under} below par</source>
        <comment>{count} points, {under} below par</comment>
        <translation>
            <numerusform>1 punkt, {under} poniżej normy</numerusform>
            <numerusform>{count} punkty, {under} poniżej normy</numerusform>
            <numerusform>{count} punktów, {under} poniżej normy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, on par</source>
        <comment>{count} points, on par</comment>
        <translation>
            <numerusform>1 punkt, równo z normą</numerusform>
            <numerusform>{count} punkty, równo z normą</numerusform>
            <numerusform>{count} punktów, równo z normą</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You left at 1 point</source>
        <comment>You left at {count} points</comment>
        <translation>
            <numerusform>Porzucasz partię: 1 punkt</numerusform>
            <numerusform>Porzucasz partię: {count} punkty</numerusform>
            <numerusform>Porzucasz partię: {count} punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The game was left at 1 point</source>
        <comment>The game was left at {count} points</comment>
        <translation>
            <numerusform>Partia porzucona: 1 punkt</numerusform>
            <numerusform>Partia porzucona: {count} punkty</numerusform>
            <numerusform>Partia porzucona: {count} punktów</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left at {own} to {other}</source>
        <translation>Porzucasz partię przy stanie {own}:{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points after</source>
        <translation>Punkty po ruchu</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{count} point</source>
        <comment>{count} points</comment>
        <translation>
            <numerusform>{count} pkt</numerusform>
            <numerusform>{count} pkt</numerusform>
            <numerusform>{count} pkt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{number} points</source>
        <translation>{number} pkt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At {count} point</source>
        <comment>At {count} points</comment>
        <translation>
            <numerusform>Od straty {count} pkt</numerusform>
            <numerusform>Od straty {count} pkt</numerusform>
            <numerusform>Od straty {count} pkt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Now: {value} expected for the whole game.</source>
        <translation>Teraz oczekiwany wynik łączny to {value}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points so far plus points expected, move by move</source>
        <translation>Punkty zdobyte i oczekiwane, ruch po ruchu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your expected score fell from {before} to {after}.</source>
        <translation>Twój oczekiwany wynik spada do {after} pkt (przed rzutem: {before}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your expected score rose from {before} to {after}.</source>
        <translation>Twój oczekiwany wynik rośnie do {after} pkt (przed rzutem: {before}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s expected score fell from {before} to {after}.</source>
        <translation>{name}: oczekiwany wynik spada do {after} pkt (przed rzutem: {before}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points so far plus points expected, move by move (fewer points are higher)</source>
        <translation>Punkty zdobyte i oczekiwane, ruch po ruchu; im mniej, tym wyżej</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s expected score rose from {before} to {after}.</source>
        <translation>{name}: oczekiwany wynik rośnie do {after} pkt (przed rzutem: {before}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have saved {amount} on average.</source>
        <translation>Wybór „{choice}” oszczędziłby średnio {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Costs are in points of the whole game, on average.</source>
        <translation>Straty podano jako średnią liczbę punktów w całej partii.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost per choice, in points</source>
        <translation>Strata na wybór (w punktach)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Dice kept after the first roll</source>
        <translation>Kości zostawione po pierwszym rzucie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Dice kept after the second roll</source>
        <translation>Kości zostawione po drugim rzucie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Boxes</source>
        <translation>Pola</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Score sheet</source>
        <translation>Karta wyników</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: 1 point</source>
        <comment>{name}: {count} points</comment>
        <translation>
            <numerusform>{name}: 1 punkt</numerusform>
            <numerusform>{name}: {count} punkty</numerusform>
            <numerusform>{name}: {count} punktów</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: {sum} of {goal} in ones to sixes, bonus {bonus}</source>
        <translation>{name}: {sum} z {goal} w polach od jedynek do szóstek, premia {bonus}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: 1 point for jokers</source>
        <comment>{name}: {count} points for jokers</comment>
        <translation>
            <numerusform>{name}: 1 punkt za jokery</numerusform>
            <numerusform>{name}: {count} punkty za jokery</numerusform>
            <numerusform>{name}: {count} punktów za jokery</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Sum</source>
        <comment>of a player&apos;s boxes</comment>
        <translation>Suma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Bonus at {goal}</source>
        <translation>Premia od {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{sum}/{goal}</source>
        <translation>{sum}/{goal}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{box}: filled, 1 point</source>
        <comment>{box}: filled, {count} points</comment>
        <translation>
            <numerusform>{box}: pole wypełnione, 1 punkt</numerusform>
            <numerusform>{box}: pole wypełnione, {count} punkty</numerusform>
            <numerusform>{box}: pole wypełnione, {count} punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{box}: 1 point now</source>
        <comment>{box}: {count} points now</comment>
        <translation>
            <numerusform>{box}: teraz 1 punkt</numerusform>
            <numerusform>{box}: teraz {count} punkty</numerusform>
            <numerusform>{box}: teraz {count} punktów</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{box}: open</source>
        <translation>{box}: wolne pole</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: open</source>
        <translation>{name}: wolne pole</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Free joker</source>
        <translation>Swobodny joker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>If checked, five equal dice may fill any open box once the box Yacht is filled. Otherwise they must first fill their own box of ones to sixes.</source>
        <translation>Jeśli zaznaczone, pięć jednakowych kości można wpisać w dowolne wolne pole, gdy pole „Yacht” jest już wypełnione. Jeśli nie, trzeba najpierw wypełnić ich własne pole od jedynek do szóstek.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>This game: {rules}. Press N to start the next one.</source>
        <translation>Zasady tej partii: {rules}. Naciśnij N, by zacząć następną.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Pause before the computer plays</source>
        <translation>Pauza przed ruchem komputera</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Seat {seat}</source>
        <translation>Miejsce {seat}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>1 point; has the dice</source>
        <comment>{count} points; has the dice</comment>
        <translation>
            <numerusform>1 punkt, teraz rzuca</numerusform>
            <numerusform>{count} punkty, teraz rzuca</numerusform>
            <numerusform>{count} punktów, teraz rzuca</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Show the best choice (B)</source>
        <translation>Pokaż najlepszy wybór (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Roll or fill the box</source>
        <translation>Rzuć lub wypełnij pole</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Show the best choice</source>
        <translation>Pokaż najlepszy wybór</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Coach, players and rules</source>
        <translation>Trener, gracze i zasady</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>{rules} applies to the next game. Press N to start it.</source>
        <translation>Zasady następnej partii: {rules}. Naciśnij N, by ją zacząć.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Coach, players and rules (D)</source>
        <translation>Trener, gracze i zasady (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>compare the choices in a position</source>
        <translation>porównuje wybory w pozycji</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>say what a game is worth with best play</source>
        <translation>mówi, ile jest warta partia przy najlepszym sposobie gry</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>the position, as in a line, without the game&apos;s name</source>
        <translation>pozycja, jak w wierszu, bez pierwszego słowa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>With best play from the start: {value}</source>
        <translation>Przy najlepszym sposobie gry od początku: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/exercises.py"/>
        <source>What do you choose?</source>
        <translation>Co wybierasz?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>{choice} is best: {value}</source>
        <translation>Najlepszy wybór to {choice}: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Compare the choices (B)</source>
        <translation>Porównaj wybory (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Coach (D)</source>
        <translation>Trener (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Make the chosen move</source>
        <translation>Wykonaj wybrany ruch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Compare the choices</source>
        <translation>Porównaj wybory</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Choice {number}</source>
        <translation>Wybór {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/clicks.py"/>
        <source>Right-click to set “{field}”</source>
        <translation>Kliknij prawym przyciskiem, aby ustawić „{field}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/clicks.py"/>
        <source>Click to set “{field}”</source>
        <translation>Kliknij, aby ustawić „{field}”</translation>
    </message>
</context>
</TS>
