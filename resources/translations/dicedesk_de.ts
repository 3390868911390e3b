<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>No sound device was found.</source>
        <translation>Es wurde kein Audiogerät gefunden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Connect or turn on a sound device.</source>
        <translation>Schließe ein Audiogerät an oder schalte eines ein.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <source>Qt&apos;s sound library could not be loaded: {reason}.</source>
        <translation>Die Audiobibliothek von Qt konnte nicht geladen werden: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <source>Install what is missing and restart DiceDesk.</source>
        <translation>Installiere, was fehlt, und starte DiceDesk neu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/screen.py"/>
        <source>No display was found. Use a virtual one (xvfb-run dicedesk), or play in the terminal (dicedesk play hog).</source>
        <translation>Es wurde kein Bildschirm gefunden. Nimm einen virtuellen (xvfb-run dicedesk) oder spiele im Terminal (dicedesk play hog).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine could not be started.</source>
        <translation>Die Sprachausgabe konnte nicht gestartet werden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>No sound device could play the voice: {reason}</source>
        <translation>Kein Audiogerät konnte die Sprachausgabe abspielen: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The voice failed: {reason}</source>
        <translation>Die Sprachausgabe ist fehlgeschlagen: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine ended unexpectedly.</source>
        <translation>Die Sprachausgabe endete unerwartet.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine did not answer in time.</source>
        <translation>Die Sprachausgabe hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The Python package pyttsx3 is missing.</source>
        <translation>Das Python-Paket pyttsx3 fehlt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install the package with: {command}</source>
        <translation>Installiere das Paket mit: {command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install both packages with: {command}</source>
        <translation>Installiere beide Pakete mit: {command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install espeak-ng and alsa-utils with your package manager.</source>
        <translation>Installiere espeak-ng und alsa-utils mit deiner Paketverwaltung.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The voice (espeak-ng) or its player (aplay) is missing.</source>
        <translation>Die Sprachausgabe (espeak-ng) oder ihr Abspielprogramm (aplay) fehlt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Some settings could not be read and were reset to their defaults.</source>
        <translation>Einige Einstellungen waren nicht lesbar und stehen wieder auf den Standardwerten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/games.py"/>
        <location filename="../../dicedesk/play/saved_games.py"/>
        <source>Your last game could not be opened. It is still in the games folder.</source>
        <translation>Dein letztes Spiel konnte nicht geöffnet werden. Es liegt noch im Spieleordner.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The saved games could not be read: {reason}</source>
        <translation>Die gespeicherten Spiele konnten nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your saved games are from a newer version of DiceDesk. Their file was kept as {name}, and a new file was started.</source>
        <translation>Deine gespeicherten Spiele stammen von einer neueren Version von DiceDesk. Ihre Datei wurde als {name} gesichert und eine neue begonnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The saved games could not be read; the file was set aside as {name}. You can restore a backup from the Help menu.</source>
        <translation>Die Datei der gespeicherten Spiele war nicht lesbar und wurde als {name} beiseitegelegt. Im Menü „Hilfe“ lässt sich eine Sicherung wiederherstellen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your games are open in a terminal. Until you leave the game there, nothing is saved here.</source>
        <translation>Deine Spiele sind in einem Terminal geöffnet. Solange du das Spiel dort nicht beendest, wird hier nichts gespeichert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your games are open in another DiceDesk window. Close it, or nothing will be saved here.</source>
        <translation>Deine Spiele sind in einem anderen DiceDesk-Fenster geöffnet. Schließe es, sonst wird hier nichts gespeichert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Games cannot be saved here: another program is using the saved-games file.</source>
        <translation>Hier können keine Spiele gespeichert werden: Ein anderes Programm benutzt die Datei der gespeicherten Spiele.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Games cannot be saved here: {reason}</source>
        <translation>Hier können keine Spiele gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>This backup cannot be read.</source>
        <translation>Diese Sicherung ist nicht lesbar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Saving failed: {reason}</source>
        <translation>Das Speichern ist fehlgeschlagen: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The games folder is not writable.</source>
        <translation>In den Spieleordner kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/dice.py"/>
        <source>A die shows 1 to 6, not {face!r}.</source>
        <translation>Ein Würfel zeigt 1 bis 6, nicht {face!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>give the chance to win with each number of dice</source>
        <translation>die Gewinnchance mit jeder Anzahl von Würfeln ausgeben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>your score</source>
        <translation>dein Punktestand</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the opponent&apos;s score</source>
        <translation>der Punktestand des Gegners</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>the opponent&apos;s strategy</source>
        <translation>die Strategie des Gegners</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the score that ends the game</source>
        <translation>der Punktestand, der das Spiel beendet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>the strategy whose wins are counted</source>
        <translation>die Strategie, deren Siege gezählt werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>play one strategy against another</source>
        <translation>eine Strategie gegen eine andere spielen lassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/lab/fields.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{least} to {most}</source>
        <translation>{least} bis {most}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/game.py"/>
        <source>The game is over.</source>
        <translation>Das Spiel ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/game.py"/>
        <source>{game} has no variants: “{text}” cannot be read</source>
        <translation>{game} hat keine Varianten: „{text}“ ist nicht lesbar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the note is longer than {most} characters</source>
        <translation>die Anmerkung ist länger als {most} Zeichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the note contains a control character</source>
        <translation>die Anmerkung enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the record has no such move</source>
        <translation>diesen Zug gibt es im Protokoll nicht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <location filename="../../dicedesk/core/position.py"/>
        <source>longer than {most} characters</source>
        <translation>länger als {most} Zeichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>header lines must come before the first move</source>
        <translation>alle Kopfzeilen müssen vor dem ersten Zug stehen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected a header such as [Game &quot;hog&quot;]</source>
        <translation>erwartet wurde eine Kopfzeile wie [Game &quot;hog&quot;]</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the “{name}” header appears twice</source>
        <translation>die Kopfzeile „{name}“ kommt zweimal vor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the “{name}” header contains a line break or a control character</source>
        <translation>die Kopfzeile „{name}“ enthält einen Zeilenumbruch oder ein Steuerzeichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected a move such as “roll 4 : 3 5 2 6”</source>
        <translation>erwartet wurde ein Zug wie „roll 4 : 3 5 2 6“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected faces from 1 to 6, separated by spaces</source>
        <translation>erwartet wurden Augenzahlen von 1 bis 6 mit Leerzeichen dazwischen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/record.py"/>
        <source>expected a [Game &quot;…&quot;] header with one of: {names}</source>
        <translation>erwartet wurde eine Kopfzeile [Game &quot;…&quot;] mit einem von: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>there is nothing between two commas; leave out one of them</source>
        <translation>zwischen zwei Kommas steht nichts; lass eines davon weg</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>expected a comma before “{word}”</source>
        <translation>vor „{word}“ fehlt ein Komma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>“{name}” comes twice</source>
        <translation>„{name}“ kommt zweimal vor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>“{text}” has no name</source>
        <translation>vor „{text}“ fehlt ein Name</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>there is no “{name}” in a position; choose from: {names}</source>
        <translation>in einer Stellung gibt es kein „{name}“; wähle aus: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be whole numbers separated by spaces, not “{text}”</source>
        <translation>{name} muss aus ganzen Zahlen mit Leerzeichen dazwischen bestehen, nicht aus „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be an amount such as 85 or 85.50, not “{text}”</source>
        <translation>{name} muss ein Betrag wie 85 oder 85.50 sein, nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be “on” or “off”, not “{text}”</source>
        <translation>{name} muss „on“ oder „off“ sein, nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>“{name}” takes no value; you gave “{text}”</source>
        <translation>„{name}“ erlaubt keinen Wert; angegeben: „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>the position contains a line break or a control character</source>
        <translation>die Stellung enthält einen Zeilenumbruch oder ein Steuerzeichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/core/record.py"/>
        <source>there is no game “{game}”; choose from: {names}</source>
        <translation>es gibt kein Spiel „{game}“; wähle aus: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>expected a name for each player (here {seats}), separated by commas, not “{text}”</source>
        <translation>erwartet wurde für jeden Spieler ein Name (hier {seats}) mit Kommas dazwischen, nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/record.py"/>
        <source>“{day}” is not a date; write it like 2026-11-23</source>
        <translation>„{day}“ ist kein Datum; schreibe es wie 2026-11-23</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/rollers.py"/>
        <source>No dice are left to roll.</source>
        <translation>Es sind keine Würfel mehr übrig.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>These dice were not sealed, so there is nothing to check.</source>
        <translation>Diese Würfel waren nicht versiegelt, es gibt also nichts zu prüfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The “Seed” header does not contain {count} bytes in hex.</source>
        <translation>Die Kopfzeile „Seed“ enthält nicht {count} hexadezimale Bytes.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The only die comes from the seed in this record.</source>
        <comment>All {count} dice come from the seed in this record.</comment>
        <translation>
            <numerusform>Der einzige Würfel stammt aus dem Startwert in diesem Protokoll.</numerusform>
            <numerusform>Alle {count} Würfel stammen aus dem Startwert in diesem Protokoll.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal and the only die after move {move} check out; the earlier moves belong to another game.</source>
        <comment>The seal and all {count} dice after move {move} check out; the earlier moves belong to another game.</comment>
        <translation>
            <numerusform>Das Siegel und der einzige Würfel nach Zug {move} stimmen; die Züge davor gehören zu einem anderen Spiel.</numerusform>
            <numerusform>Das Siegel und alle {count} Würfel nach Zug {move} stimmen; die Züge davor gehören zu einem anderen Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>This game continues another one ({game}) and rolled no dice of its own, so it has no dice to check.</source>
        <translation>Dieses Spiel setzt ein anderes fort ({game}) und hat keine eigenen Würfe; darum gibt es nichts zu prüfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal; the game was left early.</source>
        <translation>Jeder Zug ist erlaubt; das Spiel wurde vor seinem Ende verlassen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game. Rolls undone after they were seen: {undone}; hints: {hints}.</source>
        <translation>Ungewertetes Spiel. Würfe, die gesehen und dann rückgängig gemacht wurden: {undone}; Tipps: {hints}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game from a position: {position}.</source>
        <translation>Ungewertetes Spiel aus einer vorgegebenen Stellung: {position}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game that continues another one ({game}). Its seal does not cover the earlier moves; the record of that game does.</source>
        <translation>Ungewertetes Spiel, das ein anderes fortsetzt ({game}). Sein Siegel deckt die früheren Züge nicht ab, das Protokoll jenes Spiels schon.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Anyone can calculate these dice from the date, even before the game.</source>
        <translation>Jeder kann diese Würfel aus dem Datum berechnen, auch schon vor dem Spiel.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record cannot show that this seed comes from the game it names ({game}). Anyone who has the challenge can calculate these dice before playing.</source>
        <translation>Das Protokoll kann nicht zeigen, dass dieser Startwert aus dem genannten Spiel stammt ({game}). Wer die Herausforderung hat, kann diese Würfel vor dem Spiel berechnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>A record cannot show that its seal was known before the word and the first roll, or that no other game was left out. See “Provably fair dice” in Help.</source>
        <translation>Ein Protokoll kann nicht zeigen, dass sein Siegel vor dem Wort und dem ersten Wurf bekannt war oder dass kein anderes Spiel weggelassen wurde. Siehe „Nachweislich faire Würfel“ in der Hilfe.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record continues from move {move}, but has fewer moves.</source>
        <translation>Das Protokoll geht ab Zug {move} weiter, hat aber weniger Züge.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal, and the game is over.</source>
        <translation>Jeder Zug ist erlaubt, und das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The dice can be checked when the game is over.</source>
        <translation>Die Würfel lassen sich prüfen, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record has no {names}, so its dice cannot be checked.</source>
        <translation>Im Protokoll fehlt: {names}. Darum lassen sich seine Würfel nicht prüfen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The only die matches the dice for {day}.</source>
        <comment>All {count} dice match the dice for {day}.</comment>
        <translation>
            <numerusform>Der einzige Würfel stimmt mit den Würfeln vom {day} überein.</numerusform>
            <numerusform>Alle {count} Würfel stimmen mit den Würfeln vom {day} überein.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal checks out; no dice were rolled.</source>
        <translation>Das Siegel stimmt; es wurde nicht gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>No dice were rolled, so there is nothing to check.</source>
        <translation>Es wurde nicht gewürfelt; darum gibt es nichts zu prüfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal; the game is not over.</source>
        <translation>Jeder Zug ist erlaubt; das Spiel ist nicht zu Ende.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seed is revealed, but the game neither ended nor was left early: its last moves are missing.</source>
        <translation>Der Startwert ist aufgedeckt, aber das Spiel wurde weder beendet noch verlassen: Die letzten Züge fehlen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game. It was made casual before the first roll.</source>
        <translation>Ungewertetes Spiel; das wurde vor dem ersten Wurf so gewählt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Die {place} shows {shown}; it should show {promised}.</source>
        <comment>{count} dice differ; the first is die {place}: it shows {shown} and should show {promised}.</comment>
        <translation>
            <numerusform>Würfel {place} zeigt {shown}; er müsste {promised} zeigen.</numerusform>
            <numerusform>{count} Würfel weichen ab; der erste ist Würfel {place}: Er zeigt {shown} und müsste {promised} zeigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Die {place} shows {shown}; according to the seal, it should show {sealed}.</source>
        <comment>{count} dice differ; the first is die {place}: it shows {shown} and should show {sealed} according to the seal.</comment>
        <translation>
            <numerusform>Würfel {place} zeigt {shown}; versiegelt war {sealed}.</numerusform>
            <numerusform>{count} Würfel weichen ab; der erste ist Würfel {place}: Er zeigt {shown}, versiegelt war {sealed}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>This seed has the seal {seal}, not the one that was shown.</source>
        <translation>Dieser Startwert hat das Siegel {seal}, nicht das gezeigte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>pushes</source>
        <translation>kommt zurück</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>goes on</source>
        <translation>geht weiter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <source>swaps up</source>
        <translation>günstiger Tausch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <source>swaps down</source>
        <translation>ungünstiger Tausch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Best: {choice} ({chance} to win).</source>
        <translation>Beste Wahl: {choice} ({chance} Gewinnchance).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Second best: {choice} ({chance} to win).</source>
        <translation>Zweitbeste Wahl: {choice} ({chance} Gewinnchance).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{choice} ({chance} to win).</source>
        <translation>{choice} ({chance} Gewinnchance).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Second best: {choice}, less than 0.1 percentage points below the best.</source>
        <translation>Zweitbeste Wahl: {choice}, um weniger als 0,1 Prozentpunkte schlechter.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The result: {what}.</source>
        <translation>Dann: {what}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>After a Pig Out, the chance to win is {pig_out}; without a 1, it is {others}.</source>
        <translation>Nach Saupech ist die Gewinnchance {pig_out}, ohne 1 ist sie {others}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll wins at once {wins} of the time and loses at once {loses} of the time.</source>
        <translation>Der Wurf gewinnt in {wins} der Fälle sofort und verliert in {loses} der Fälle sofort.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll wins at once {chance} of the time.</source>
        <translation>Der Wurf gewinnt in {chance} der Fälle sofort.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll loses at once {chance} of the time.</source>
        <translation>Der Wurf verliert in {chance} der Fälle sofort.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll swaps up {chance} of the time.</source>
        <translation>Der Wurf tauscht in {chance} der Fälle nach oben.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{own} to {other}, which wins the game</source>
        <translation>{own} zu {other}, was das Spiel gewinnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{own} to {other}, which loses the game</source>
        <translation>{own} zu {other}, was das Spiel verliert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Whatever the dice show: {what}, for example {own} to {other}.</source>
        <translation>In jedem Fall: {what}, zum Beispiel {own} zu {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, counts on a later turn.</source>
        <translation>Keine Wahl gewinnt auch nur in {limit} der Fälle. Die beste ({choice}) setzt auf einen späteren Zug.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} then takes Free Bacon: {what}.</source>
        <translation>{name} nimmt dann Gratisspeck: {what}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} then rolls 1 die.</source>
        <comment>{name} then rolls {count} dice.</comment>
        <translation>
            <numerusform>{name} würfelt dann mit 1 Würfel.</numerusform>
            <numerusform>{name} würfelt dann mit {count} Würfeln.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>That roll wins {chance} of the time.</source>
        <translation>Dieser Wurf gewinnt in {chance} der Fälle.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Most likely: {what} ({chance}), then {own} to {other}.</source>
        <translation>Am wahrscheinlichsten: {what} ({chance}), danach {own} zu {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Most likely: {what} ({chance}), for example {own} to {other}.</source>
        <translation>Am wahrscheinlichsten: {what} ({chance}), zum Beispiel {own} zu {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no swap, no win</source>
        <translation>keine 1, kein Tausch, kein Sieg</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no swap</source>
        <translation>keine 1, kein Tausch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no win</source>
        <translation>keine 1, kein Sieg</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s</source>
        <translation>keine 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out and a swap up</source>
        <translation>Saupech und ein günstiger Tausch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out and a swap down</source>
        <translation>Saupech und ein ungünstiger Tausch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>the scores swap, now {own} to {other}</source>
        <translation>Die Stände werden getauscht, jetzt {own} zu {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{choice} and {dice} differ by less than 0.1 percentage points.</source>
        <translation>Zwischen {choice} und {dice} liegen weniger als 0,1 Prozentpunkte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No roll with {dice} beats the {mark} of {choice}.</source>
        <translation>{dice}: Kein Wurf hebt die Chance über die {mark}, die „{choice}“ bietet.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Every roll with {dice} reaches at least the {mark} of {choice}.</source>
        <translation>{dice}: Nach jedem Wurf beträgt die Chance mindestens {mark} wie bei „{choice}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>With {dice}, {above} of rolls beat the {mark} of {choice}, and {below} fall below it. Overall, that costs {points}.</source>
        <translation>{dice}: Nach {above} der Würfe liegt die Chance über den {mark}, die „{choice}“ bietet, nach {below} darunter. Insgesamt kostet das {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>With {dice}, {above} of rolls beat the {mark} of {choice}, and {below} fall below it. Overall, that gains {points}.</source>
        <translation>{dice}: Nach {above} der Würfe liegt die Chance über den {mark}, die „{choice}“ bietet, nach {below} darunter. Insgesamt bringt das {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims to win at once ({share} of its rolls).</source>
        <translation>Keine Wahl gewinnt auch nur in {limit} der Fälle. Die beste ({choice}) zielt auf den sofortigen Sieg: {share} der Würfe bringen ihn.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims for a swap up ({share} of its rolls).</source>
        <translation>Keine Wahl gewinnt auch nur in {limit} der Fälle. Die beste ({choice}) zielt auf einen günstigen Tausch: {share} der Würfe bringen ihn.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims for a roll without a 1 ({share} of its rolls).</source>
        <translation>Keine Wahl gewinnt auch nur in {limit} der Fälle. Die beste ({choice}) zielt auf einen Wurf ohne 1: Das sind {share} der Würfe.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{points} points is a high roll, but it brings the score to {total}, which swaps with {other}.</source>
        <translation>{points} Punkte sind ein hoher Wurf, ergeben aber {total}: Die Stände {total} und {other} werden getauscht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} can now take Free Bacon: {what}.</source>
        <translation>{name} kann jetzt Gratisspeck nehmen: {what}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Free Bacon</source>
        <comment>within a sentence</comment>
        <translation>Gratisspeck</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Pig Out</source>
        <translation>Saupech</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>Total</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Chance to win</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds after</source>
        <translation>Runden danach</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At the start, you could expect to win 1 round.</source>
        <comment>At the start, you could expect to win {count} rounds.</comment>
        <translation>
            <numerusform>Zu Beginn konntest du {count} Rundensieg erwarten.</numerusform>
            <numerusform>Zu Beginn konntest du {count} Rundensiege erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At the start, {name} could expect to win 1 round.</source>
        <comment>At the start, {name} could expect to win {count} rounds.</comment>
        <translation>
            <numerusform>Zu Beginn konnte {name} {count} Rundensieg erwarten.</numerusform>
            <numerusform>Zu Beginn konnte {name} {count} Rundensiege erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>You could then expect to win 1 round in this game, down from {before}.</source>
        <comment>You could then expect to win {count} rounds in this game, down from {before}.</comment>
        <translation>
            <numerusform>Damit konntest du im ganzen Spiel nur noch {count} Rundensieg statt {before} erwarten.</numerusform>
            <numerusform>Damit konntest du im ganzen Spiel nur noch {count} statt {before} Rundensiege erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>You could then expect to win 1 round in this game, up from {before}.</source>
        <comment>You could then expect to win {count} rounds in this game, up from {before}.</comment>
        <translation>
            <numerusform>Damit konntest du im ganzen Spiel {count} Rundensieg statt {before} erwarten.</numerusform>
            <numerusform>Damit konntest du im ganzen Spiel {count} statt {before} Rundensiege erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{name} could then expect to win 1 round in this game, down from {before}.</source>
        <comment>{name} could then expect to win {count} rounds in this game, down from {before}.</comment>
        <translation>
            <numerusform>{name} konnte damit im ganzen Spiel nur noch {count} Rundensieg statt {before} erwarten.</numerusform>
            <numerusform>{name} konnte damit im ganzen Spiel nur noch {count} statt {before} Rundensiege erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{name} could then expect to win 1 round in this game, up from {before}.</source>
        <comment>{name} could then expect to win {count} rounds in this game, up from {before}.</comment>
        <translation>
            <numerusform>{name} konnte damit im ganzen Spiel {count} Rundensieg statt {before} erwarten.</numerusform>
            <numerusform>{name} konnte damit im ganzen Spiel {count} statt {before} Rundensiege erwarten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended your turn with no rounds won; before the throw, you could expect to win {expected}.</source>
        <translation>Damit bliebst du ohne Rundensieg; vor dem Wurf konntest du im ganzen Spiel {expected} erwarten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended {name}&apos;s turn with no rounds won; before the throw, {name} could expect to win {expected}.</source>
        <translation>{name} blieb damit ohne Rundensieg; vor dem Wurf waren für {name} im ganzen Spiel {expected} zu erwarten.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended your turn with 1 round won; before the throw, you could expect to win {expected}.</source>
        <comment>That ended your turn with {count} rounds won; before the throw, you could expect to win {expected}.</comment>
        <translation>
            <numerusform>Damit blieb es bei {count} Rundensieg; vor dem Wurf konntest du im ganzen Spiel {expected} erwarten.</numerusform>
            <numerusform>Damit blieb es bei {count} Rundensiegen; vor dem Wurf konntest du im ganzen Spiel {expected} erwarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended {name}&apos;s turn with 1 round won; before the throw, {name} could expect to win {expected}.</source>
        <comment>That ended {name}&apos;s turn with {count} rounds won; before the throw, {name} could expect to win {expected}.</comment>
        <translation>
            <numerusform>{name} blieb damit bei {count} Rundensieg; vor dem Wurf waren für {name} im ganzen Spiel {expected} zu erwarten.</numerusform>
            <numerusform>{name} blieb damit bei {count} Rundensiegen; vor dem Wurf waren für {name} im ganzen Spiel {expected} zu erwarten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Mains</source>
        <translation>Mains</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Mains after a lost round</source>
        <translation>Mains nach einer Niederlage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands after</source>
        <translation>Runden danach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>{count} of 36</source>
        <translation>{count} von 36</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>{number} times</source>
        <translation>{number}-mal</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/core/words.py"/>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>You lose {amount} in contract bets.</source>
        <translation>Contract-Wetten über {amount} gehen verloren.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>This costs {price}, but your bankroll is only {bankroll}.</source>
        <translation>Das kostet {price}, du hast aber nur {bankroll}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>Under these rules, only come odds can be off on the come-out.</source>
        <translation>Nach diesen Regeln können beim Come-out nur Come-Odds ruhen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>the bankroll cannot be below $0</source>
        <translation>das Guthaben kann nicht unter 0&#xa0;$ liegen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>a bankroll of {bankroll} ends the game</source>
        <translation>ein Guthaben von {bankroll} beendet das Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>In Craps you can bet, take bets down, turn odds or bets on or off, roll or leave.</source>
        <translation>Beim Craps kannst du setzen, Wetten zurücknehmen, Odds oder Wetten ein- oder ausschalten, würfeln oder gehen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>You have no {bet} bet to take down.</source>
        <translation>Du hast keine Wette auf {bet}, die du zurücknehmen könntest.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>{bet} is a contract bet: it stays up until it wins or loses.</source>
        <translation>{bet} ist eine Contract-Wette: Sie bleibt liegen, bis sie gewinnt oder verliert.</translation>
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
        <translation>Auf {bet} kannst du nicht direkt setzen: Setze auf Come oder Don’t Come, ein Wurf bringt die Wette dorthin.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Come bets need a point: make the come-out roll first.</source>
        <translation>Come-Wetten brauchen einen Point: Zuerst kommt der Come-out-Wurf.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds need a point: make the come-out roll first.</source>
        <translation>Odds brauchen einen Point: Zuerst kommt der Come-out-Wurf.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{bet} needs a point: make the come-out roll first.</source>
        <translation>{bet} braucht einen Point: Zuerst kommt der Come-out-Wurf.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{bet} can only be bet before a come-out roll.</source>
        <translation>Auf {bet} kannst du nur vor einem Come-out-Wurf setzen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>there are no house rules named “{text}”; choose from: {names}</source>
        <translation>es gibt keine Hausregeln mit dem Namen „{text}“; wähle aus: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>You cannot buy or lay {point} while it is the point.</source>
        <translation>Solange {point} der Point ist, gibt es dafür kein Buy und kein Lay.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>The point is {point}</source>
        <translation>Der Point ist {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>minimum, maximum and bankroll must each be from 1 to {most} dollars</source>
        <translation>Minimum, Maximum und Guthaben müssen zwischen 1 und {most} Dollar liegen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the table minimum cannot be above the maximum</source>
        <translation>das Tischminimum darf nicht über dem Tischmaximum liegen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the field must pay 2:1 or 3:1 on {total}, not {pays}:1</source>
        <translation>Field muss bei der {total} 2:1 oder 3:1 zahlen, nicht {pays}:1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the odds limit must be “none”, “3-4-5” or 1 to {most} times the line bet</source>
        <translation>das Odds-Limit muss „none“, „3-4-5“ oder das 1- bis {most}-Fache der Wette auf der Line sein</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} must be one of {choices}, not “{text}”</source>
        <translation>{name} muss einer der Werte {choices} sein, nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds limit</source>
        <translation>Odds-Limit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The most odds you may take on a pass or come bet: any amount, a multiple of the bet, or 3× on 4 and 10, 4× on 5 and 9, 5× on 6 and 8. When you lay odds, the limit is on what they win.</source>
        <translation>Wie viel du höchstens als Odds hinter Pass oder Come setzen darfst: beliebig viel, ein Vielfaches des Einsatzes oder das Dreifache bei 4 und 10, das Vierfache bei 5 und 9, das Fünffache bei 6 und 8. Bei Odds hinter Don’t Pass und Don’t Come begrenzt das Limit den Gewinn.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Field on 12</source>
        <translation>Field bei 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>What the field pays on a 12: 2:1 or 3:1.</source>
        <translation>Was Field bei einer 12 zahlt: 2:1 oder 3:1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Commission on buy and lay bets</source>
        <translation>Kommission für Buy und Lay</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether the 5% commission (vig) is paid when you make the bet, or only when it wins.</source>
        <translation>Ob du die Kommission von 5&#xa0;% („Vig“) beim Setzen zahlst oder nur, wenn die Wette gewinnt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Propositions on the come-out</source>
        <translation>Propositions beim Come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether you can bet propositions, the field and hardways before there is a point.</source>
        <translation>Ob du auf Propositions, Field und Hardways setzen kannst, bevor es einen Point gibt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Bets off on the come-out</source>
        <translation>Beim Come-out ruhende Wetten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether place, buy and hardway bets are off on the come-out roll.</source>
        <translation>Ob Place-, Buy- und Hardway-Wetten beim Come-out-Wurf ruhen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>When a come number becomes the point</source>
        <translation>Wenn eine Come-Zahl zum Point wird</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a come bet is returned or wins when its number rolls on the come-out (if it wins, a don&apos;t come bet on that number loses).</source>
        <translation>Ob eine Come-Wette zurückkommt oder gewinnt, wenn ihre Zahl beim Come-out fällt (gewinnt sie, verliert eine Don’t-Come-Wette auf diese Zahl).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Don&apos;t come on 12</source>
        <translation>Don’t Come bei 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a 12 is a push or a win for a new don&apos;t come bet.</source>
        <translation>Ob eine neue Don’t-Come-Wette bei 12 unentschieden endet oder gewinnt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Field on 2</source>
        <translation>Field bei 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} must be a whole number, not “{text}”</source>
        <translation>{name} muss eine ganze Zahl sein, nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>What the field pays on a 2: 2:1 or 3:1.</source>
        <translation>Was Field bei einer 2 zahlt: 2:1 oder 3:1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Place, buy and lay at any time</source>
        <translation>Place, Buy und Lay jederzeit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether you can place, buy and lay numbers before there is a point, and buy and lay the point itself.</source>
        <translation>Ob du auf Place, Buy und Lay setzen kannst, bevor es einen Point gibt, und ob Buy und Lay auch auf den Point selbst erlaubt sind.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>More bets</source>
        <translation>Weitere Wetten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether the table takes place bets to lose, Big 6 and Big 8, C &amp; E, world and hop bets.</source>
        <translation>Ob der Tisch Place-Wetten gegen eine Zahl, Big 6 und Big 8, C &amp; E, World- und Hop-Wetten annimmt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Lay bets on the come-out</source>
        <translation>Lay beim Come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether lay bets and place bets to lose are working or off on the come-out roll.</source>
        <translation>Ob Lay-Wetten und Place-Wetten gegen eine Zahl beim Come-out-Wurf aktiv sind oder ruhen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Hardways on the come-out</source>
        <translation>Hardways beim Come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether hardways are off on the come-out roll whenever place bets are off, or always work.</source>
        <translation>Ob Hardways beim Come-out-Wurf ruhen, wenn Place-Wetten ruhen, oder immer aktiv sind.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>When a place bet wins</source>
        <translation>Wenn Place gewinnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a winning place bet comes back with its winnings or stays up for the next roll.</source>
        <translation>Ob eine gewonnene Place-Wette mit dem Gewinn zurückkommt oder für den nächsten Wurf liegen bleibt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The smallest pass, don&apos;t pass, come or don&apos;t come bet, in dollars. Other bets start at $1.</source>
        <translation>Der kleinste Einsatz auf Pass, Don’t Pass, Come und Don’t Come, in Dollar. Alle anderen beginnen bei 1&#xa0;$.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The largest bet on any one spot, in dollars. Odds have their own limit.</source>
        <translation>Was höchstens auf einem Feld liegen darf, in Dollar. Für Odds gilt ein eigenes Limit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bankroll</source>
        <translation>Guthaben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Your buy-in, in dollars.</source>
        <translation>Was du an den Tisch mitbringst, in Dollar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} appears twice in the rules</source>
        <translation>{name} steht zweimal in den Regeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the preset must be one of {names}, not “{text}”</source>
        <translation>„preset“ muss einer der Werte {names} sein, nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>there is no craps rule “{name}”; choose from: {known}</source>
        <translation>es gibt keine Craps-Regel „{name}“; wähle aus: {known}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>expected “bet NAME DOLLARS”, “take-down NAME”, “odds on”, “odds off”, “work on”, “work off”, “throw” or “leave”, not “{text}”</source>
        <translation>erwartet wurde „bet NAME DOLLAR“, „take-down NAME“, „odds on“, „odds off“, „work on“, „work off“, „throw“ oder „leave“, nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Commissions were paid when the bets were made, so only the hourly cost of new bets includes them.</source>
        <translation>Kommissionen wurden beim Setzen gezahlt; darum sind sie nur in den Kosten einer Stunde mit neuen Wetten enthalten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the amount of each bet if none is on the table (default: the minimum)</source>
        <translation>der Einsatz jeder Wette, wenn keine auf dem Tisch liegt (Standard: das Minimum)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the bets on the table do not include “{name}”</source>
        <translation>auf dem Tisch liegt keine Wette auf „{name}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>give the expected cost of each bet</source>
        <translation>zeigen, was jede Wette im Schnitt kostet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>bets on the table, such as “pass 10, place-6 12” (default: every bet you can make)</source>
        <translation>Wetten auf dem Tisch, etwa „pass 10, place-6 12“ (Standard: jede mögliche Wette)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the point: 4, 5, 6, 8, 9 or 10 (default: no point; the come-out roll is next)</source>
        <translation>der Point: 4, 5, 6, 8, 9 oder 10 (ohne Angabe: vor dem Come-out-Wurf)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>let come odds work on the come-out roll</source>
        <translation>Come-Odds beim Come-out-Wurf aktivieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>let bets that are normally off on the come-out roll work anyway</source>
        <translation>Wetten aktivieren, die beim Come-out-Wurf sonst ruhen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>“{point}” is not a point; give 4, 5, 6, 8, 9 or 10</source>
        <translation>„{point}“ ist kein Point; erlaubt: 4, 5, 6, 8, 9 oder 10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>“{text}” is not a bet; give NAME DOLLARS, such as “pass 10”</source>
        <translation>„{text}“ ist keine Wette; erwartet: NAME DOLLAR, etwa „pass 10“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Expected cost of each bet in dollars (negative is a gain):</source>
        <translation>Was jede Wette im Schnitt kostet, in Dollar (negativ ist ein Gewinn):</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>Bets are whole dollars, $1 or more.</source>
        <translation>Ein Einsatz ist ein ganzer Dollarbetrag, ab 1&#xa0;$.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds need a {line} bet first.</source>
        <translation>Odds brauchen erst eine Wette auf {line}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The minimum on {bet} is {least}.</source>
        <translation>Der Mindesteinsatz auf {bet} ist {least}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The maximum on {bet} is {most}.</source>
        <translation>Der Höchsteinsatz auf {bet} ist {most}.</translation>
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
        <translation>Pass-Odds</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Don&apos;t pass odds</source>
        <translation>Don’t-Pass-Odds</translation>
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
        <translation>Zwei</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Eleven</source>
        <translation>Elf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Twelve</source>
        <translation>Zwölf</translation>
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
        <translation>Come-Odds {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Don&apos;t come odds {number}</source>
        <translation>Don’t-Come-Odds {number}</translation>
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
        <translation>Place gegen {number}</translation>
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
        <translation>erwartet wurde „main N“ (N von 5 bis 9) oder „throw“, nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>Hazard has 1 to 4 casters, not {casters!r}.</source>
        <translation>Hazard hat 1 bis 4 Werfer, nicht {casters!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>expected rules such as “casters=1”, not “{text}”</source>
        <translation>erwartet wurden Regeln wie „casters=1“, nicht „{text}“</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>one caster takes only turn 0, not turn {turn}</source>
        <comment>{count} casters take the turns 0 to {last}, not {turn}</comment>
        <translation>
            <numerusform>mit einem Werfer gibt es nur „turn 0“, nicht „turn {turn}“</numerusform>
            <numerusform>mit {count} Werfern gibt es „turn 0“ bis „turn {last}“, nicht „turn {turn}“</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>two rounds lost in a row end the game</source>
        <translation>zwei verlorene Runden in Folge beenden das Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>two rounds lost in a row pass the dice to the next caster</source>
        <translation>nach zwei verlorenen Runden in Folge gehen die Würfel an den nächsten Werfer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>after a lost round, the number of rounds lost cannot be 0</source>
        <translation>nach einer verlorenen Runde kann die Zahl der verlorenen Runden nicht 0 sein</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>a chance needs its main</source>
        <translation>zu einer Chance gehört ihre Main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>turn must be from 0 to {most}, not {turn}</source>
        <translation>turn muss zwischen 0 und {most} liegen, nicht bei {turn}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>the casters after turn {turn} have not won a round yet; give the turn</source>
        <translation>die Werfer nach „turn {turn}“ haben noch keine Runde gewonnen; gib „turn“ an</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>The main of this round is {main}: throw the dice.</source>
        <translation>Die Main dieser Runde ist {main}: Jetzt wird gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>A main is 5, 6, 7, 8 or 9, not {main!r}.</source>
        <translation>Eine Main ist 5, 6, 7, 8 oder 9, nicht {main!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>Choose a main before you throw.</source>
        <translation>Wähle eine Main, bevor du würfelst.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>In Hazard you choose a main or throw the dice.</source>
        <translation>Bei Hazard wählst du eine Main oder würfelst.</translation>
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
        <translation>erwartet wurde „roll N“ (N von 0 bis 10), nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>the goal of Hog must be a whole number from 1 to 100, not {goal!r}</source>
        <translation>das Ziel von Hog muss eine ganze Zahl von 1 bis 100 sein, nicht {goal!r}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>expected rules such as “goal=100”, not “{text}”</source>
        <translation>erwartet wurden Regeln wie „goal=100“, nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Hog has players 0 and 1, not {seat!r}.</source>
        <translation>Hog hat die Spieler 0 und 1, nicht {seat!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>a score of {score} ends the game</source>
        <translation>ein Punktestand von {score} beendet das Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>A turn rolls 0 to 10 dice, not {count!r}.</source>
        <translation>In einem Zug wirfst du 0 bis 10 Würfel, nicht {count!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>expected scores such as “34-50”, then “turn 0” or “turn 1”, not “{text}”</source>
        <translation>erwartet wurden Punktestände wie „34-50“, dann „turn 0“ oder „turn 1“, nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>A Magic 8 Ball needs at least one answer.</source>
        <translation>Eine Magic-8-Kugel braucht mindestens eine Antwort.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>A Magic 8 Ball&apos;s answers must all be different.</source>
        <translation>Die Antworten einer Magic-8-Kugel müssen alle verschieden sein.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>It is decidedly so.</source>
        <translation>Ganz gewiss.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Don&apos;t count on it.</source>
        <translation>Verlass dich nicht darauf.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>It is certain.</source>
        <translation>Das ist sicher.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>My reply is no.</source>
        <translation>Meine Antwort ist nein.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>My sources say no.</source>
        <translation>Meine Quellen sagen nein.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Yes, definitely.</source>
        <translation>Ja, auf jeden Fall.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Outlook not so good.</source>
        <translation>Die Aussichten sind nicht so gut.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>You may rely on it.</source>
        <translation>Darauf kannst du dich verlassen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Very doubtful.</source>
        <translation>Sehr zweifelhaft.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>As I see it, yes.</source>
        <translation>So wie ich das sehe, ja.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Signs point to yes.</source>
        <translation>Die Zeichen stehen auf Ja.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>I should hope not.</source>
        <translation>Das will ich nicht hoffen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Most likely.</source>
        <translation>Höchstwahrscheinlich.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>No - and don&apos;t take any wooden Bitcoin.</source>
        <translation>Nein – und lass dir keine hölzernen Bitcoins andrehen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Outlook is promising.</source>
        <translation>Die Aussichten sind vielversprechend.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/catalogue.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Poker Dice</source>
        <translation>Würfelpoker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>expected “hand”, “reroll” with positions from 1 to 5, “hold” or “quit”, not “{text}”</source>
        <translation>erwartet wurde „hand“, „reroll“ mit Plätzen von 1 bis 5, „hold“ oder „quit“, nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>with dice rolled, 1 or 2 rolls are left, not {left}</source>
        <translation>sind schon Würfel gefallen, bleiben noch 1 oder 2 Würfe, nicht {left}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>with dice rolled, the number of hands is 1 or more</source>
        <translation>sind schon Würfel gefallen, ist die Zahl der Runden mindestens 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>a bankroll of {bankroll} wins the award and ends the game</source>
        <translation>ein Guthaben von {bankroll} bringt den Hauptgewinn und beendet das Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>This hand is still being played.</source>
        <translation>Diese Runde läuft noch.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>There is no hand to hold: start one first.</source>
        <translation>Es gibt noch nichts zu werten: Beginne erst eine Runde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>In Poker Dice, you can only start a hand, re-roll, hold or quit.</source>
        <translation>Beim Würfelpoker kannst du nur eine Runde beginnen, neu werfen, werten oder aufhören.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>There are no dice to re-roll: start a hand first.</source>
        <translation>Es gibt noch keine Würfel zum Neuwerfen: Beginne erst eine Runde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Choose the dice to re-roll by number, 1 to 5, each only once.</source>
        <translation>Nenne die Würfel, die du neu wirfst, mit ihren Nummern (1 bis 5), jeden nur einmal.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep one {face}</source>
        <translation>eine {face} behalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep one {face}</source>
        <translation>Eine {face} behalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>A session needs at least 1 roll, not {throws}.</source>
        <translation>Eine Session braucht mindestens 1 Wurf, nicht {throws}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/odds.py"/>
        <source>A bet must be more than $0.</source>
        <translation>Ein Einsatz muss mehr als 0&#xa0;$ betragen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>even</source>
        <translation>1 zu 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>{high} to {low} against</source>
        <translation>{high} zu {low} dagegen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>{high} to {low} in favor</source>
        <translation>{high} zu {low} dafür</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>Two dice total 2 to 12, not {total!r}.</source>
        <translation>Zwei Würfel ergeben zusammen 2 bis 12, nicht {total!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>With main {main}, the chance is never {chance!r}.</source>
        <translation>Mit Main {main} gibt es nie die Chance {chance!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/odds.py"/>
        <source>You cannot keep {kept} out of {dice} (rolls left: {rolls}).</source>
        <translation>Von {dice} kannst du {kept} nicht behalten (übrige Würfe: {rolls}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/odds.py"/>
        <source>Rolls left must be 0, 1 or 2, not {given!r}.</source>
        <translation>Übrig sind 0, 1 oder 2 Würfe, nicht {given!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>1 or 2</source>
        <translation>1 oder 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, to compare the choices before a hand)</source>
        <translation>die fünf geworfenen Würfel, jeder 1 bis 6 (ohne Angabe: die Wahl vor einer Runde vergleichen)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>rolls left in this hand</source>
        <translation>verbleibende Würfe in dieser Runde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>a multiple of $5</source>
        <translation>ein Vielfaches von 5&#xa0;$</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>compare the dice you could keep on the way to the Major Award</source>
        <translation>jede Auswahl von Würfeln auf dem Weg zum Hauptgewinn bewerten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the bankroll after this hand&apos;s ante, a multiple of $5 (default: 90, or 100 before a hand)</source>
        <translation>das Guthaben nach dem Einsatz dieser Runde, ein Vielfaches von 5&#xa0;$ (Standard: 90; vor einer Runde 100)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not allowed for {option}; give {allowed}</source>
        <translation>„{text}“ ist ungültig für {option}; erlaubt: {allowed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>A bankroll must be a multiple of $5, not {bankroll}.</source>
        <translation>Das Guthaben muss ein Vielfaches von 5&#xa0;$ sein, nicht {bankroll}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Within a hand, the bankroll must be $0 to $185 in steps of $5, not {bankroll}.</source>
        <translation>Während einer Runde geht das Guthaben von 0&#xa0;$ bis 185&#xa0;$ in Schritten von 5&#xa0;$; {bankroll} ist nicht möglich.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the table minimum on the pass line every round.</source>
        <translation>Setzt in jeder Runde das Tischminimum auf Pass.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Line bettor</source>
        <translation>Pass-Line-Spieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Pass with odds</source>
        <translation>Pass mit Odds</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the pass line and takes the same amount in odds once there is a point.</source>
        <translation>Setzt auf Pass und, sobald es einen Point gibt, ebenso viel auf die Odds.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Don&apos;t bettor</source>
        <translation>Don’t-Pass-Spieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the table minimum on don&apos;t pass every round.</source>
        <translation>Setzt in jeder Runde das Tischminimum auf Don’t Pass.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Pass and field</source>
        <translation>Pass und Field</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the pass line, plus the field whenever it is open.</source>
        <translation>Setzt auf Pass und, wann immer es geht, auf Field.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Place 6 and 8</source>
        <translation>Place 6 und 8</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Keeps place bets on 6 and 8, with nothing on the line.</source>
        <translation>Lässt immer Wetten auf Place 6 und Place 8 liegen, auf der Line keine.</translation>
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
        <translation>Verdoppelt nach jedem Verlust den Einsatz auf Pass und kehrt nach einem Gewinn zum Minimum zurück.</translation>
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
        <translation>Setzt das 1-, 3-, 2- und 6-Fache des Minimums auf Pass, solange Pass gewinnt; beginnt nach einem Verlust oder vier Gewinnen von vorn.</translation>
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
        <translation>Setzt die Summe der ersten und letzten Zahl einer Liste auf Pass; ein Gewinn streicht beide Zahlen, ein Verlust hängt ihre Summe an die Liste an.</translation>
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
        <translation>Setzt 1, 1, 2, 3, 5, 8&#xa0;… auf Pass: nach einem Verlust eine Stufe höher, nach einem Gewinn zwei zurück.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Seven count</source>
        <translation>Siebenzähler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets pass with odds; from the seventh roll of a round on, also bets any seven, doubling that bet after each loss.</source>
        <translation>Setzt auf Pass mit Odds, ab dem siebten Wurf einer Runde auch auf Any Seven, und verdoppelt diesen Einsatz nach jedem Verlust.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>{bet} bettor</source>
        <translation>Spieler auf {bet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Keeps one {bet} bet up whenever it can.</source>
        <translation>Lässt auf {bet}, wann immer es geht, eine Wette liegen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>there is no craps player “{name}”; choose from: {names}</source>
        <translation>es gibt keinen Craps-Spieler „{name}“; wähle aus: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>there is no caster “{name}”; choose from: {names}</source>
        <translation>es gibt keinen Werfer „{name}“; wähle aus: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Main-{main} caster</source>
        <translation>Main-{main}-Werfer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Best-main caster</source>
        <translation>Beste-Main-Werfer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Superstitious caster</source>
        <translation>Abergläubischer Werfer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Best play beats it in {games} of 100 games; {draws} are draws.</source>
        <translation>Verliert gegen die beste Spielweise {games} von 100 Spielen; {draws} enden unentschieden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>A strategy rolls 0 to 10 dice, not {dice!r}.</source>
        <translation>Eine Strategie wirft 0 bis 10 Würfel, nicht {dice!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>there is no strategy “{name}”; choose from: {names}</source>
        <translation>es gibt keine Strategie „{name}“; wähle aus: {names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>One-die player</source>
        <comment>{count}-dice player</comment>
        <translation>
            <numerusform>1-Würfel-Spieler</numerusform>
            <numerusform>{count}-Würfel-Spieler</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Final strategist</source>
        <translation>Finalstratege</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Perfect player</source>
        <translation>Perfekter Spieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Swap hunter</source>
        <translation>Tauschjäger</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Bacon lover</source>
        <translation>Speckfreund</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Takes Free Bacon for 8 points or more; otherwise rolls four dice.</source>
        <translation>Nimmt Gratisspeck ab 8 Punkten und würfelt sonst mit vier Würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Waits for a swap that pays off; takes Free Bacon for 8 points or more.</source>
        <translation>Lauert auf einen Tausch, der sich lohnt, und nimmt Gratisspeck ab 8 Punkten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Best against the 4-dice player; plays the same way against everyone.</source>
        <translation>Der Beste gegen den 4-Würfel-Spieler; spielt gegen alle auf dieselbe Weise.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Plays perfectly: nobody beats it more than half the time.</source>
        <translation>Spielt perfekt: Niemand schlägt ihn in mehr als der Hälfte der Spiele.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Lives on Free Bacon and never rolls.</source>
        <translation>Lebt von Gratisspeck und würfelt nie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Rolls one die, whatever happens.</source>
        <comment>Rolls {count} dice, whatever happens.</comment>
        <translation>
            <numerusform>Würfelt mit einem Würfel, was auch geschieht.</numerusform>
            <numerusform>Würfelt mit {count} Würfeln, was auch geschieht.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Sensible player</source>
        <translation>Besonnener Spieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Always follows the coach.</source>
        <translation>Folgt immer dem Coach.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>It almost never reaches the Major Award.</source>
        <translation>Erreicht den Hauptgewinn fast nie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>It needs {hands} hands on average.</source>
        <translation>Braucht im Schnitt {hands} Runden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>there is no player “{name}”; choose from: {names}</source>
        <translation>es gibt keinen Spieler „{name}“; wähle aus: {names}</translation>
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
        <translation>{four}, {five} oder {six}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{high} on 2 and 12; {low} on 3 and 11</source>
        <translation>{high} bei 2 und 12, {low} bei 3 und 11</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{high} on 2 and 12; {low} on 3 and 11; a 7 pushes</source>
        <translation>{high} bei 2 und 12, {low} bei 3 und 11; bei 7 unentschieden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{low} on 2, 3 and 12; {high} on 11</source>
        <translation>{low} bei 2, 3 und 12, {high} bei 11</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1:1, and {pays}:1 on 2 and 12</source>
        <translation>1:1, bei 2 und 12 {pays}:1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1:1, {two}:1 on 2 and {twelve}:1 on 12</source>
        <translation>1:1, {two}:1 bei 2 und {twelve}:1 bei 12</translation>
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
        <translation>{reason} Deine eigenen Regeln erlauben das nicht; {other} schon.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>{reason} {house} rules do not allow it; {other} rules do.</source>
        <translation>{reason} {house} erlaubt das nicht; {other} schon.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Round {round} · {result} · {rolls}</source>
        <translation>Runde {round} · {result} · {rolls}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Yo-leven</source>
        <translation>Elf</translation>
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
        <translation>Du</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>{file} is a challenge, but it cannot be played.</source>
        <translation>{file} ist eine Herausforderung, lässt sich aber nicht spielen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>{file} is a game record, but it cannot be opened.</source>
        <translation>{file} ist ein Protokoll, lässt sich aber nicht öffnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>{file} is not a game record or a challenge from DiceDesk.</source>
        <translation>{file} ist weder ein Protokoll noch eine Herausforderung von DiceDesk.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>This house has no limit on odds, so choose the amount.</source>
        <translation>Nach diesen Hausregeln sind Odds unbegrenzt: Wähle den Betrag selbst.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Press by {amount}</source>
        <translation>Um {amount} erhöhen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Take down half: {amount}</source>
        <translation>Hälfte zurücknehmen: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Take down {bet}</source>
        <translation>{bet} zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Bet odds up to the limit: {amount}</source>
        <translation>Odds bis zum Limit setzen: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Come odds on</source>
        <translation>Come-Odds aktiv</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Come odds off</source>
        <translation>Come-Odds ruhen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Bets on</source>
        <translation>Wetten aktiv</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Bets off</source>
        <translation>Wetten ruhen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Leave</source>
        <translation>Gehen</translation>
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
        <translation>{total} beim Come-out: ein Natural</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{total} on the come-out: craps</source>
        <translation>{total} beim Come-out: Craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Point made: {point}</source>
        <translation>Der Point {point} ist geschafft</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Seven out: the point was {point}</source>
        <translation>Seven-out: Der Point war {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Come odds are working on the come-out</source>
        <translation>Come-Odds sind beim Come-out aktiv</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Come odds are off on the come-out</source>
        <translation>Come-Odds ruhen beim Come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bets are working on the come-out</source>
        <translation>Die Wetten sind beim Come-out aktiv</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bets are off again on the come-out</source>
        <translation>Die Wetten ruhen beim Come-out wieder</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You leave the table with {bankroll}</source>
        <translation>Du verlässt den Tisch mit {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} leaves the table with {bankroll}</source>
        <translation>{name} verlässt den Tisch mit {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Broke: {bankroll} is too little to bet</source>
        <translation>Pleite: {bankroll} reichen für keine Wette mehr</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}</source>
        <comment>{count} bets, {amount}</comment>
        <translation>
            <numerusform>{count} Wette, {amount}</numerusform>
            <numerusform>{count} Wetten, {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}, gains about {gain}</source>
        <comment>{count} bets, {amount}, gain about {gain}</comment>
        <translation>
            <numerusform>{count} Wette, {amount}, bringt etwa {gain}</numerusform>
            <numerusform>{count} Wetten, {amount}, bringen etwa {gain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}, costs about {cost}</source>
        <comment>{count} bets, {amount}, cost about {cost}</comment>
        <translation>
            <numerusform>{count} Wette, {amount}, kostet etwa {cost}</numerusform>
            <numerusform>{count} Wetten, {amount}, kosten etwa {cost}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bankroll plus bets on the table; no rolls yet.</source>
        <translation>Guthaben samt Wetten auf dem Tisch; noch kein Wurf.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bankroll plus bets on the table: {worth}; it started at {first}. High {highest}, low {lowest}.</source>
        <translation>Guthaben samt Wetten auf dem Tisch: {worth}, begonnen mit {first}. Höchster Stand {highest}, niedrigster {lowest}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>The game is not over yet.</source>
        <translation>Das Spiel ist noch nicht vorbei.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: commission {amount}</source>
        <translation>{bet}: Kommission {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {amount} taken down</source>
        <translation>{bet}: {amount} zurückgenommen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} win {pays}</source>
        <translation>{bet} gewinnen {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} wins {pays}</source>
        <translation>{bet} gewinnt {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} lose {amount}</source>
        <translation>{bet} verlieren {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} loses {amount}</source>
        <translation>{bet} verliert {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} pushes: {amount} back</source>
        <translation>{bet}: unentschieden, {amount} zurück</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} stays up: {amount}</source>
        <translation>{bet} bleibt liegen: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {amount} back</source>
        <translation>{bet}: {amount} zurück</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} moves to {to}: {amount}</source>
        <translation>{bet} wandert auf {to}: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>There is no text for {event}.</source>
        <translation>Für {event} gibt es keinen Text.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: you add {amount}, total {total}</source>
        <translation>{bet}: Du legst {amount} dazu, zusammen {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {name} adds {amount}, total {total}</source>
        <translation>{bet}: {name} legt {amount} dazu, zusammen {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: you bet {amount}</source>
        <translation>{bet}: Du setzt {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Your bankroll is gone</source>
        <translation>Dein Guthaben ist aufgebraucht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name}&apos;s bankroll is gone</source>
        <translation>{name}: Guthaben aufgebraucht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left {money} ahead</source>
        <translation>Du bist mit {money} Gewinn gegangen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left {money} down</source>
        <translation>Du bist mit {money} Verlust gegangen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left even</source>
        <translation>Du bist ohne Gewinn oder Verlust gegangen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {name} bets {amount}</source>
        <translation>{bet}: {name} setzt {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>a natural</source>
        <translation>ein Natural</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>craps</source>
        <translation>Craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>the point is {point}</source>
        <translation>der Point ist {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>the point is made</source>
        <translation>der Point ist geschafft</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>seven out</source>
        <translation>Seven-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This is now a casual game: a roll was undone after it was seen.</source>
        <translation>Das Spiel ist jetzt ungewertet: Ein gesehener Wurf wurde rückgängig gemacht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This is now a casual game: a hint was used.</source>
        <translation>Das Spiel ist jetzt ungewertet: Ein Tipp wurde benutzt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This game was left early and cannot be continued.</source>
        <translation>Dieses Spiel wurde verlassen und lässt sich nicht fortsetzen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>It is not the computer&apos;s turn.</source>
        <translation>Der Computer ist nicht am Zug.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>With {won} rounds won and {lost} lost, you chose main {main}.</source>
        <translation>Bei {won} gewonnenen und {lost} verlorenen Runden hast du die Main {main} gewählt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>With {won} rounds won and {lost} lost, {name} chose main {main}.</source>
        <translation>Bei {won} gewonnenen und {lost} verlorenen Runden hat {name} die Main {main} gewählt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}</source>
        <translation>Main {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>Main {main}, chance {chance}</source>
        <translation>Main {main}, Chance {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>At the start, you chose main {main}.</source>
        <translation>Gleich zu Beginn hast du die Main {main} gewählt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>At the start, {name} chose main {main}.</source>
        <translation>Gleich zu Beginn hat {name} die Main {main} gewählt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>1 throw in {rolls}</source>
        <comment>{count} throws in {rolls}</comment>
        <translation>
            <numerusform>1 von {rolls} Würfen</numerusform>
            <numerusform>{count} von {rolls} Würfen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice} and won the round.</source>
        <translation>{position}: Mit {dice} hast du die Runde gewonnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice} and won the round.</source>
        <translation>{position}: {name} warf {dice} und gewann die Runde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice} and lost the round.</source>
        <translation>{position}: Mit {dice} hast du die Runde verloren.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice} and lost the round.</source>
        <translation>{position}: {name} warf {dice} und verlor die Runde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice}, which became your chance.</source>
        <translation>{position}: Dein Wurf {dice} wurde zu deiner Chance.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice}, which became the chance.</source>
        <translation>{position}: {name} warf {dice}, das wurde zur Chance.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice}, which decided nothing.</source>
        <translation>{position}: Dein Wurf {dice} entschied nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice}, which decided nothing.</source>
        <translation>{position}: {name} warf {dice}, das entschied nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}: now throw</source>
        <translation>Main {main}: jetzt würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} chooses main {main}</source>
        <translation>{name} wählt die Main {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} matches neither the chance nor the main: throw again</source>
        <translation>{throw} ist weder Chance noch Main: noch einmal würfeln</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>1 round won</source>
        <comment>{count} rounds won</comment>
        <translation>
            <numerusform>1 Runde gewonnen</numerusform>
            <numerusform>{count} Runden gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Wins</source>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Come-out roll</source>
        <translation>Eröffnungswurf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the chance: throw it again to win; {main} loses</source>
        <translation>{throw} ist die Chance: Wirf sie noch einmal, um zu gewinnen; {main} verliert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Choose a main and throw. Throwing the main wins at once, and a 2 or 3 loses.</source>
        <translation>Wähle eine Main und würfle. Fällt die Main, gewinnst du sofort; bei 2 oder 3 verlierst du.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left with no rounds won</source>
        <translation>Du hast das Spiel ohne gewonnene Runde verlassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left with no rounds won</source>
        <translation>Das Spiel wurde ohne gewonnene Runde verlassen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left with 1 round won</source>
        <comment>You left with {count} rounds won</comment>
        <translation>
            <numerusform>Du hast das Spiel mit einer gewonnenen Runde verlassen</numerusform>
            <numerusform>Du hast das Spiel mit {count} gewonnenen Runden verlassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left with 1 round won</source>
        <comment>The game was left with {count} rounds won</comment>
        <translation>
            <numerusform>Das Spiel wurde mit einer gewonnenen Runde verlassen</numerusform>
            <numerusform>Das Spiel wurde mit {count} gewonnenen Runden verlassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left at 1 round to {other}</source>
        <comment>The game was left at {count} rounds to {other}</comment>
        <translation>
            <numerusform>Das Spiel wurde bei {count} zu {other} Runden verlassen</numerusform>
            <numerusform>Das Spiel wurde bei {count} zu {other} Runden verlassen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You win this round at once.</source>
        <translation>Du gewinnst diese Runde sofort.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lose this round at once.</source>
        <translation>Du verlierst diese Runde sofort.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Any other throw becomes your chance: throw it again before the main, and you win.</source>
        <translation>Jeder andere Wurf wird zu deiner Chance: Fällt sie noch einmal vor der Main, gewinnst du.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You win this round.</source>
        <translation>Du gewinnst diese Runde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lose this round.</source>
        <translation>Du verlierst diese Runde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win as many rounds as you can: two losses in a row end your turn.</source>
        <translation>Gewinne so viele, wie du kannst: Zwei Niederlagen in Folge beenden deinen Durchgang.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won no rounds</source>
        <translation>Du hast keine Runde gewonnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won no rounds</source>
        <translation>{name} hat keine Runde gewonnen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won 1 round</source>
        <comment>You won {count} rounds</comment>
        <translation>
            <numerusform>Du hast {count} Runde gewonnen</numerusform>
            <numerusform>Du hast {count} Runden gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>A draw at 1 round</source>
        <comment>A draw at {count} rounds</comment>
        <translation>
            <numerusform>Unentschieden mit je {count} Runde</numerusform>
            <numerusform>Unentschieden mit je {count} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won, 1 round to {other}</source>
        <comment>You won, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Du hast mit {count} zu {other} Runden gewonnen</numerusform>
            <numerusform>Du hast mit {count} zu {other} Runden gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lost, 1 round to {other}</source>
        <comment>You lost, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Du hast mit {count} zu {other} Runden verloren</numerusform>
            <numerusform>Du hast mit {count} zu {other} Runden verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left while ahead, 1 round to {other}</source>
        <comment>You left while ahead, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Du hast das Spiel in Führung verlassen, {count} zu {other} Runden</numerusform>
            <numerusform>Du hast das Spiel in Führung verlassen, {count} zu {other} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left while behind, 1 round to {other}</source>
        <comment>You left while behind, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Du hast das Spiel im Rückstand verlassen, {count} zu {other} Runden</numerusform>
            <numerusform>Du hast das Spiel im Rückstand verlassen, {count} zu {other} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lost with 1 round, behind {rival} with {other}</source>
        <comment>You lost with {count} rounds, behind {rival} with {other}</comment>
        <translation>
            <numerusform>Du hast mit {count} zu {other} Runden gegen {rival} verloren</numerusform>
            <numerusform>Du hast mit {count} zu {other} Runden gegen {rival} verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won with 1 round</source>
        <comment>You won with {count} rounds</comment>
        <translation>
            <numerusform>Du hast mit {count} Runde gewonnen</numerusform>
            <numerusform>Du hast mit {count} Runden gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won with 1 round</source>
        <comment>{name} won with {count} rounds</comment>
        <translation>
            <numerusform>{name} gewinnt mit {count} Runde</numerusform>
            <numerusform>{name} gewinnt mit {count} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won with 1 round, ahead of {rival} with {other}</source>
        <comment>You won with {count} rounds, ahead of {rival} with {other}</comment>
        <translation>
            <numerusform>Du hast mit {count} Runde gewonnen, {rival} kam auf {other}</numerusform>
            <numerusform>Du hast mit {count} Runden gewonnen, {rival} kam auf {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won with 1 round, ahead of {rival} with {other}</source>
        <comment>{name} won with {count} rounds, ahead of {rival} with {other}</comment>
        <translation>
            <numerusform>{name} gewinnt mit {count} Runde, {rival} kommt auf {other}</numerusform>
            <numerusform>{name} gewinnt mit {count} Runden, {rival} kommt auf {other}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw matches chance</source>
        <translation>Der Wurf trifft die Chance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Loses</source>
        <translation>Verliert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw matches main</source>
        <translation>Der Wurf trifft die Main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Come-out roll: the chance is {chance}</source>
        <translation>Eröffnung: Chance {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Continues</source>
        <translation>Geht weiter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Does not match main or chance</source>
        <translation>Weder Main noch Chance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: you win the round</source>
        <translation>{reason}: Du gewinnst die Runde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: {name} wins the round</source>
        <translation>{reason}: {name} gewinnt die Runde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: you lose the round</source>
        <translation>{reason}: Du verlierst die Runde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: {name} loses the round</source>
        <translation>{reason}: {name} verliert die Runde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}. Second loss in a row: {rounds}, and the dice pass to {name}</source>
        <translation>{reason}, zwei Niederlagen in Folge. {rounds}, die Würfel gehen an {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the main</source>
        <translation>{throw} ist die Main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the chance</source>
        <translation>{throw} ist die Chance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} on the come-out roll with main {main}</source>
        <translation>{throw} beim Eröffnungswurf mit Main {main}</translation>
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
        <translation>{position}. Dein Wurf: {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} rolled {dice}.</source>
        <translation>{position}: {name} warf {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Rolling on would have brought {amount} more on average.</source>
        <translation>Weiterwürfeln hätte im Schnitt {amount} mehr gebracht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>a hard {total}, {first} + {second}</source>
        <translation>eine Hard {total}, {first} + {second}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>an easy {total}, {first} + {second}</source>
        <translation>eine {total} ohne Pasch, {first} + {second}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>“{bet}” won {pays}.</source>
        <translation>Die Wette „{bet}“ gewann {pays}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>1 bet won {pays}.</source>
        <comment>{count} bets won {pays} in total.</comment>
        <translation>
            <numerusform>1 Wette gewann {pays}.</numerusform>
            <numerusform>{count} Wetten gewannen zusammen {pays}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>“{bet}” lost {lost}.</source>
        <translation>Die Wette „{bet}“ verlor {lost}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>1 bet lost {lost}.</source>
        <comment>{count} bets lost {lost} in total.</comment>
        <translation>
            <numerusform>1 Wette verlor {lost}.</numerusform>
            <numerusform>{count} Wetten verloren zusammen {lost}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: you left the table and gave up {lost} on “{bet}”.</source>
        <translation>{position}: Du bist gegangen und hast deinen Einsatz von {lost} auf „{bet}“ aufgegeben.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} left the table and gave up {lost} on “{bet}”.</source>
        <translation>{position}: {name} ist gegangen und hat den Einsatz von {lost} auf „{bet}“ aufgegeben.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: you left the table and gave up 1 bet, {lost}.</source>
        <comment>{position}: you left the table and gave up {count} bets, {lost} in total.</comment>
        <translation>
            <numerusform>{position}: Du bist gegangen und hast {count} Wette aufgegeben, {lost}.</numerusform>
            <numerusform>{position}: Du bist gegangen und hast {count} Wetten aufgegeben, zusammen {lost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} left the table and gave up 1 bet, {lost}.</source>
        <comment>{position}: {name} left the table and gave up {count} bets, {lost} in total.</comment>
        <translation>
            <numerusform>{position}: {name} ist gegangen und hat {count} Wette aufgegeben, {lost}.</numerusform>
            <numerusform>{position}: {name} ist gegangen und hat {count} Wetten aufgegeben, zusammen {lost}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Come-out roll with {money} on “{bet}”</source>
        <translation>Eröffnungswurf mit {money} auf „{bet}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point} with {money} on “{bet}”</source>
        <translation>Point {point} mit {money} auf „{bet}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Come-out roll with {money} on the table</source>
        <translation>Eröffnungswurf mit {money} auf dem Tisch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point}</source>
        <translation>Point {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point} with {money} on the table</source>
        <translation>Point {point} mit {money} auf dem Tisch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you bet {money} on “{bet}”</source>
        <translation>Du hast {money} auf „{bet}“ gesetzt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} bet {money} on “{bet}”</source>
        <translation>{name} hat {money} auf „{bet}“ gesetzt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you took down “{bet}”</source>
        <translation>Du hast „{bet}“ zurückgenommen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} took down “{bet}”</source>
        <translation>{name} hat „{bet}“ zurückgenommen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you rolled without another bet</source>
        <translation>Du hast ohne weitere Wette gewürfelt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} rolled without another bet</source>
        <translation>{name} hat ohne weitere Wette gewürfelt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you left the table</source>
        <translation>Du hast den Tisch verlassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned come odds on</source>
        <translation>Du hast die Come-Odds eingeschaltet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned come odds off</source>
        <translation>Du hast die Come-Odds ausgeschaltet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned come odds on</source>
        <translation>{name} hat die Come-Odds eingeschaltet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned come odds off</source>
        <translation>{name} hat die Come-Odds ausgeschaltet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned your bets on</source>
        <translation>Du hast deine Wetten eingeschaltet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned your bets off</source>
        <translation>Du hast deine Wetten ausgeschaltet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned the bets on</source>
        <translation>{name} hat die Wetten eingeschaltet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned the bets off</source>
        <translation>{name} hat die Wetten ausgeschaltet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>you</source>
        <comment>who won</comment>
        <translation>du</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>main {mains}</source>
        <translation>Main {mains}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} or {second}</source>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>After a lost round, losing this one ends the turn. Rounds still to win on average: {rounds} with main {best}, {others} with main {other}.</source>
        <translation>Die letzte Runde ging verloren; geht auch diese verloren, endet der Durchgang. Im Schnitt noch zu gewinnende Runden: {rounds} mit Main {best}, {others} mit Main {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Rounds still to win on average: {rounds} with main {best}, {others} with main {other}.</source>
        <translation>Im Schnitt noch zu gewinnende Runden: {rounds} mit Main {best}, {others} mit Main {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main}: {wins} of rounds are won at once and {losses} are lost at once. In the other {others}, the throw becomes a chance, which wins {share} of the time. Overall, {total} of rounds are won.</source>
        <translation>Main {main}: {wins} der Runden werden sofort gewonnen und {losses} sofort verloren. In den übrigen {others} wird der Wurf zur Chance, die in {share} der Fälle gewinnt. Insgesamt werden {total} der Runden gewonnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main} wins {wins}% of rounds at once and loses {losses}% at once; overall it wins {rounds}% of rounds.</source>
        <translation>Main {main} gewinnt {wins}&#xa0;% der Runden sofort und verliert {losses}&#xa0;% sofort; insgesamt gewinnt sie {rounds}&#xa0;% der Runden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{wins} of 36 throws show the chance ({chance}) and win; {losses} show the main ({main}) and lose; the rest decide nothing. The chance wins {wins} times in {all}: {times}%.</source>
        <translation>{wins} von 36 Würfen treffen die Chance ({chance}) und gewinnen; {losses} treffen die Main ({main}) und verlieren; die übrigen entscheiden nichts. Die Chance gewinnt in {wins} von {all} Fällen: {times}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The first throw wins at once {wins}% of the time and loses at once {losses}% of the time; any other total becomes the chance.</source>
        <translation>Der erste Wurf gewinnt in {wins}&#xa0;% der Fälle sofort und verliert in {losses}&#xa0;% der Fälle sofort; jede andere Summe wird zur Chance.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The numbers show the rounds still to win on average, including this one. Two losses in a row end the turn. The numbers assume main {main} in every later round.</source>
        <translation>Die Zahlen zeigen, wie viele Runden im Schnitt noch zu gewinnen sind, diese eingeschlossen. Zwei Niederlagen in Folge beenden den Durchgang. Angenommen ist Main {main} in jeder späteren Runde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{chance}; {rounds} rounds won on average</source>
        <translation>{chance}; im Schnitt {rounds} gewonnene Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>any other total: throw again</source>
        <translation>jede andere Summe: noch einmal würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main}, chance {chance}: wins {win} of the time</source>
        <translation>Main {main}, Chance {chance}: {win} Gewinnchance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{chance} becomes the chance: {wins} ways win, {losses} lose</source>
        <translation>{chance} wird zur Chance: {wins} von 36 Würfen gewinnen, {losses} verlieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{sums}: wins</source>
        <translation>{sums}: gewinnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{sums}: loses</source>
        <translation>{sums}: verliert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: wins the round</source>
        <translation>{first} und {second}: gewinnt die Runde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: loses the round</source>
        <translation>{first} und {second}: verliert die Runde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: the round goes on</source>
        <translation>{first} und {second}: Die Runde geht weiter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/words.py"/>
        <source>{names}, {next}</source>
        <translation>{names}, {next}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>you</source>
        <translation>dich</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You now have {score0} and {one} now has {score1}</source>
        <translation>Du hast jetzt {score0}, {one} hat {score1}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{zero} now has {score0} and you now have {score1}</source>
        <translation>{zero} hat jetzt {score0}, du hast {score1}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{zero} now has {score0} and {one} now has {score1}</source>
        <translation>{zero} hat jetzt {score0}, {one} hat {score1}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take the lead by {lead}</source>
        <translation>Du gehst mit {lead} in Führung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes the lead by {lead}</source>
        <translation>{name} geht mit {lead} in Führung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take Free Bacon: {points}</source>
        <translation>Du nimmst Gratisspeck: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance}
no 1s</source>
        <extracomment>Two short lines under a number of dice: how likely none of them shows a 1.</extracomment>
        <translation>{chance}
ohne 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to roll no 1s</source>
        <translation>{chance} Chance, keine 1 zu werfen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Choose how many dice to roll.</source>
        <translation>Wähle, wie viele Würfel du wirfst.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Every die counts, but a single 1 cuts the whole turn to 1 point.</source>
        <translation>Jeder Würfel zählt, aber mit einer einzigen 1 bringt der ganze Zug nur 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Your turn again: more dice can score more, but a 1 becomes more likely.</source>
        <translation>Du bist wieder dran: Mehr Würfel können mehr bringen, aber eine 1 wird wahrscheinlicher.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>A 1 came up, so the whole turn scored just 1 point.</source>
        <translation>Eine 1 ist gefallen, also bringt der ganze Zug nur 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left while ahead, {own} to {other}</source>
        <translation>Du hast das Spiel in Führung verlassen, {own} zu {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left while behind, {own} to {other}</source>
        <translation>Du hast das Spiel im Rückstand verlassen, {own} zu {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>The game was left at {own} to {other}</source>
        <translation>Das Spiel wurde bei {own} zu {other} verlassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Free Bacon needs no dice, so no 1 can spoil it: {points}.</source>
        <translation>Gratisspeck braucht keine Würfel, also kann ihn keine 1 verderben: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>No 1 came up, so every die counts: {points}.</source>
        <translation>Keine 1 ist gefallen, also zählt jeder Würfel: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Then came a Swine Swap: your {before} became {after}.</source>
        <translation>Dann kam ein Schweinetausch: Aus deinen {before} wurden {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Free Bacon: roll no dice, and score twice the tens digit of {score} minus its ones digit.</source>
        <translation>Gratisspeck: Ohne Wurf bekommst du das Doppelte der Zehnerziffer von {score} minus die Einerziffer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>That makes {points} points for sure; no roll averages more than {mean}.</source>
        <translation>Das sind {points} sichere Punkte; kein Wurf bringt im Schnitt mehr als {mean}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Any number is about as good here: less than 0.1 percentage points between best and worst.</source>
        <translation>Hier ist jede Anzahl etwa gleich gut: weniger als 0,1 Prozentpunkte zwischen bester und schlechtester.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Any number is about as good here: {points} between best and worst.</source>
        <translation>Hier ist jede Anzahl etwa gleich gut: {points} zwischen bester und schlechtester.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes Free Bacon: {points}</source>
        <translation>{name} nimmt Gratisspeck: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Pig Out! A 1 was rolled: 1 point for {name}</source>
        <translation>Saupech! Eine 1 ist gefallen: 1 Punkt für {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Swine Swap! {before} ⇄ {after}</source>
        <translation>Schweinetausch! {before} ⇄ {after}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>If any die shows a 1, the whole roll scores only 1 point.</source>
        <translation>Zeigt auch nur ein Würfel eine 1, bringt der ganze Wurf nur 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: Free Bacon, +{points}</source>
        <translation>zuletzt: Gratisspeck, +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: {dice}, Pig Out, +1</source>
        <translation>zuletzt: {dice}, Saupech, +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: {dice}, +{points}</source>
        <translation>zuletzt: {dice}, +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} beats {other} in {average} of games: {first} when it goes first and {second} when it goes second.</source>
        <translation>{name} gewinnt {average} der Spiele gegen {other}: {first}, wenn {name} beginnt, {second}, wenn {other} beginnt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This strategy always makes the best choice.</source>
        <translation>Diese Strategie trifft immer die beste Wahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best response would win {best} of games, {cost} more than this strategy.</source>
        <translation>Die beste Antwort würde {best} der Spiele gewinnen, {cost} mehr als diese Strategie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>At {own} to {other}, {name} rolls 1 die.</source>
        <comment>At {own} to {other}, {name} rolls {count} dice.</comment>
        <translation>
            <numerusform>Bei {own} zu {other}: {name} wirft 1 Würfel.</numerusform>
            <numerusform>Bei {own} zu {other}: {name} wirft {count} Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>At {own} to {other}, {name} takes Free Bacon.</source>
        <translation>Bei {own} zu {other}: {name} nimmt Gratisspeck.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would do the same.</source>
        <translation>{name} würde dasselbe tun.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would take Free Bacon.</source>
        <translation>{name} würde Gratisspeck nehmen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would roll 1 die.</source>
        <comment>{name} would roll {count} dice.</comment>
        <translation>
            <numerusform>{name} würde 1 Würfel werfen.</numerusform>
            <numerusform>{name} würde {count} Würfel werfen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This position never comes up in games between the two strategies.</source>
        <translation>Diese Stellung kommt in Spielen zwischen den beiden Strategien nie vor.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This position comes up in {share} of games between the two strategies.</source>
        <translation>Diese Stellung kommt in {share} der Spiele zwischen den beiden Strategien vor.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>less than {count} percentage point</source>
        <comment>less than {count} percentage points</comment>
        <translation>
            <numerusform>weniger als {count} Prozentpunkt</numerusform>
            <numerusform>weniger als {count} Prozentpunkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>same number of dice</source>
        <translation>gleich viele Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This is the best choice.</source>
        <translation>Das ist die beste Wahl.</translation>
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
            <numerusform>1 Würfel</numerusform>
            <numerusform>{count} Würfel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Free Bacon</source>
        <translation>Gratisspeck</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>less than {percent}</source>
        <translation>weniger als {percent}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>at least {number} fewer</source>
        <translation>mindestens {number} weniger</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{least} to {most} fewer</source>
        <translation>{least} bis {most} weniger</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{least} to {most} more</source>
        <translation>{least} bis {most} mehr</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>at least {number} more</source>
        <translation>mindestens {number} mehr</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>the best choice</source>
        <translation>die beste Wahl</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best choice is 1 die, which is {cost} better.</source>
        <comment>The best choice is {count} dice, which is {cost} better.</comment>
        <translation>
            <numerusform>Die beste Wahl ist 1 Würfel, um {cost} besser.</numerusform>
            <numerusform>Die beste Wahl sind {count} Würfel, um {cost} besser.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best choice is Free Bacon, which is {cost} better.</source>
        <translation>Die beste Wahl ist Gratisspeck, um {cost} besser.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>The opponent</source>
        <comment>begins a sentence</comment>
        <translation>Der Gegner</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total} and wins.</source>
        <comment>A sure {count} points: the score reaches {total} and wins.</comment>
        <translation>
            <numerusform>1 sicherer Punkt: Der Stand erreicht {total} und gewinnt.</numerusform>
            <numerusform>{count} sichere Punkte: Der Stand erreicht {total} und gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point ties the opponent at {total}.</source>
        <comment>A sure {count} points tie the opponent at {total}.</comment>
        <translation>
            <numerusform>1 sicherer Punkt: Gleichstand mit dem Gegner bei {total}.</numerusform>
            <numerusform>{count} sichere Punkte: Gleichstand mit dem Gegner bei {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, which doesn&apos;t swap with {other}.</source>
        <comment>A sure {count} points: the score reaches {total}, which doesn&apos;t swap with {other}.</comment>
        <translation>
            <numerusform>1 sicherer Punkt: Der Stand erreicht {total}, ohne Tausch mit {other}.</numerusform>
            <numerusform>{count} sichere Punkte: Der Stand erreicht {total}, ohne Tausch mit {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, but swaps with {other} and loses.</source>
        <comment>A sure {count} points: the score reaches {total}, but swaps with {other} and loses.</comment>
        <translation>
            <numerusform>1 sicherer Punkt: Der Stand erreicht {total}, aber der Tausch mit {other} kostet das Spiel.</numerusform>
            <numerusform>{count} sichere Punkte: Der Stand erreicht {total}, aber der Tausch mit {other} kostet das Spiel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total} and swaps up to {other}.</source>
        <comment>A sure {count} points: the score reaches {total} and swaps up to {other}.</comment>
        <translation>
            <numerusform>1 sicherer Punkt: Der Stand erreicht {total}, und der Tausch hebt ihn auf {other}.</numerusform>
            <numerusform>{count} sichere Punkte: Der Stand erreicht {total}, und der Tausch hebt ihn auf {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, but swaps down to {other}.</source>
        <comment>A sure {count} points: the score reaches {total}, but swaps down to {other}.</comment>
        <translation>
            <numerusform>1 sicherer Punkt: Der Stand erreicht {total}, aber der Tausch wirft ihn auf {other} zurück.</numerusform>
            <numerusform>{count} sichere Punkte: Der Stand erreicht {total}, aber der Tausch wirft ihn auf {other} zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; {share}% swap up to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; {share}% swap up to {other}.</comment>
        <translation>
            <numerusform>1 Würfel: in {ones}&#xa0;% der Fälle Saupech, in {share}&#xa0;% hebt der Tausch den Stand auf {other}.</numerusform>
            <numerusform>{count} Würfel: in {ones}&#xa0;% der Fälle Saupech, in {share}&#xa0;% hebt der Tausch den Stand auf {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; {share}% swap down to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; {share}% swap down to {other}.</comment>
        <translation>
            <numerusform>1 Würfel: in {ones}&#xa0;% der Fälle Saupech, in {share}&#xa0;% wirft der Tausch den Stand auf {other} zurück.</numerusform>
            <numerusform>{count} Würfel: in {ones}&#xa0;% der Fälle Saupech, in {share}&#xa0;% wirft der Tausch den Stand auf {other} zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total}, swaps and loses.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total}, swaps and loses.</comment>
        <translation>
            <numerusform>1 Würfel: in {ones}&#xa0;% der Fälle Saupech; mit 1 Punkt erreicht der Stand {total}, wird getauscht und verliert.</numerusform>
            <numerusform>{count} Würfel: in {ones}&#xa0;% der Fälle Saupech; mit 1 Punkt erreicht der Stand {total}, wird getauscht und verliert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps up to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps up to {other}.</comment>
        <translation>
            <numerusform>1 Würfel: in {ones}&#xa0;% der Fälle Saupech; mit 1 Punkt erreicht der Stand {total}, und der Tausch hebt ihn auf {other}.</numerusform>
            <numerusform>{count} Würfel: in {ones}&#xa0;% der Fälle Saupech; mit 1 Punkt erreicht der Stand {total}, und der Tausch hebt ihn auf {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps down to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps down to {other}.</comment>
        <translation>
            <numerusform>1 Würfel: in {ones}&#xa0;% der Fälle Saupech; mit 1 Punkt erreicht der Stand {total}, und der Tausch wirft ihn auf {other} zurück.</numerusform>
            <numerusform>{count} Würfel: in {ones}&#xa0;% der Fälle Saupech; mit 1 Punkt erreicht der Stand {total}, und der Tausch wirft ihn auf {other} zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {chance} to win</source>
        <comment>{count} dice: {chance} to win</comment>
        <translation>
            <numerusform>1 Würfel: {chance} Gewinnchance</numerusform>
            <numerusform>{count} Würfel: {chance} Gewinnchance</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>Free Bacon: {chance} to win</source>
        <translation>Gratisspeck: {chance} Gewinnchance</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>Free Bacon, 1 point</source>
        <comment>Free Bacon, {count} points</comment>
        <translation>
            <numerusform>Gratisspeck, 1 Punkt</numerusform>
            <numerusform>Gratisspeck, {count} Punkte</numerusform>
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
            <numerusform>1 Punkt</numerusform>
            <numerusform>{count} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Pig Out, 1 point</source>
        <translation>Saupech, 1 Punkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}: {own} to {other}, which wins the game</source>
        <translation>{scored}: {own} zu {other}, das Spiel ist gewonnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}, Swine Swap: {own} to {other}, which loses the game</source>
        <translation>{scored}, Schweinetausch: {own} zu {other}, das Spiel ist verloren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}, Swine Swap: {own} to {other}</source>
        <translation>{scored}, Schweinetausch: {own} zu {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}: {own} to {other}</source>
        <translation>{scored}: {own} zu {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take Free Bacon  +{points}</source>
        <translation>Du nimmst Gratisspeck  +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes Free Bacon  +{points}</source>
        <translation>{name} nimmt Gratisspeck  +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You pig out: {faces}  +1</source>
        <translation>Du hast Saupech: {faces}  +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} pigs out: {faces}  +1</source>
        <translation>{name} hat Saupech: {faces}  +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Five of a kind</source>
        <translation>Fünfling</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Two pair</source>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>One pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>You lose the {ante} ante.</source>
        <translation>Du verlierst den Einsatz von {ante}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Play a hand</source>
        <translation>Runde spielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Quit</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep nothing</source>
        <translation>Nichts behalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You quit mid-hand and lose the ante</source>
        <translation>Du gehst mitten in einer Runde und verlierst den Einsatz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You leave the table</source>
        <translation>Du verlässt den Tisch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand}: pays nothing as it stands</source>
        <translation>{hand}: zahlt jetzt nichts</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand}: pays {amount} as it stands</source>
        <translation>{hand}: zahlt jetzt {amount}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{bankroll} after 1 hand</source>
        <comment>{bankroll} after {count} hands</comment>
        <translation>
            <numerusform>{bankroll} nach {count} Runde</numerusform>
            <numerusform>{bankroll} nach {count} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} reached {bankroll} after 1 hand</source>
        <comment>{name} reached {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>{name} hat nach {count} Runde {bankroll} erreicht</numerusform>
            <numerusform>{name} hat nach {count} Runden {bankroll} erreicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You quit with {bankroll} after 1 hand</source>
        <comment>You quit with {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>Du hast nach {count} Runde mit {bankroll} aufgehört</numerusform>
            <numerusform>Du hast nach {count} Runden mit {bankroll} aufgehört</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>No two alike and no straight: this hand pays nothing</source>
        <translation>Keine gleichen Würfel und keine Straße: Diese Hand zahlt nichts</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand} pays nothing</source>
        <translation>{hand}: zahlt nichts</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand} pays {amount}</source>
        <translation>{hand}: zahlt {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>The Magic 8 Oracle says:
{answer}</source>
        <translation>Das Magic-8-Orakel sagt:
{answer}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file} contains 1 game.</source>
        <comment>{file} contains {count} games.</comment>
        <translation>
            <numerusform>{file} enthält 1 Spiel.</numerusform>
            <numerusform>{file} enthält {count} Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file}: more than {most} lines</source>
        <translation>{file}: mehr als {most} Zeilen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 duplicate skipped.</source>
        <comment>{count} duplicates skipped.</comment>
        <translation>
            <numerusform>1 Duplikat wurde übersprungen.</numerusform>
            <numerusform>{count} Duplikate wurden übersprungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>Notes added to 1 saved game.</source>
        <comment>Notes added to {count} saved games.</comment>
        <translation>
            <numerusform>In {count} gespeichertem Spiel wurden Anmerkungen ergänzt.</numerusform>
            <numerusform>In {count} gespeicherten Spielen wurden Anmerkungen ergänzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 item could not be read.</source>
        <comment>{count} items could not be read.</comment>
        <translation>
            <numerusform>1 Eintrag war nicht lesbar.</numerusform>
            <numerusform>{count} Einträge waren nicht lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 game imported.</source>
        <comment>{count} games imported.</comment>
        <translation>
            <numerusform>1 Spiel wurde importiert.</numerusform>
            <numerusform>{count} Spiele wurden importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>The dice in 1 game do not check out.</source>
        <comment>The dice in {count} games do not check out.</comment>
        <translation>
            <numerusform>Die Würfel von 1 Spiel stimmen nicht.</numerusform>
            <numerusform>Die Würfel von {count} Spielen stimmen nicht.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>{file}: no game records ({suffix}) in this folder</source>
        <translation>{file}: keine Spielprotokolle ({suffix}) in diesem Ordner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file}: line {line}: {reason}</source>
        <translation>{file}, Zeile {line}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>these are the dice for a day that has not started yet</source>
        <translation>der Tag dieser Würfel hat noch nicht begonnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>more than {most} lines</source>
        <translation>mehr als {most} Zeilen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>{file}: larger than {most} MB</source>
        <translation>{file}: größer als {most} MB</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>{file}: line {line}: not UTF-8 text</source>
        <translation>{file}, Zeile {line}: kein Text in UTF-8</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>no such file or folder</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>this is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>part of the path is not a folder</source>
        <translation>ein Teil des Pfads ist kein Ordner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>a file with this name already exists</source>
        <translation>eine Datei dieses Namens gibt es schon</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>your disk quota is used up</source>
        <translation>dein Speicherkontingent ist aufgebraucht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk cannot be read from or written to</source>
        <translation>Lese- oder Schreibfehler auf dem Datenträger</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>in use by another program</source>
        <translation>wird von einem anderen Programm benutzt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the file would be too large</source>
        <translation>die Datei würde zu groß</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the links in the path form a loop</source>
        <translation>die Links im Pfad führen im Kreis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>too many files are open</source>
        <translation>zu viele Dateien sind geöffnet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>this is a device or a pipe</source>
        <translation>das ist ein Gerät oder eine Pipe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/play/seats.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Player {seat}</source>
        <translation>Spieler {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>About DiceDesk</source>
        <translation>Über DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Licenses…</source>
        <translation>Lizenzen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Copy for a bug report</source>
        <translation>Für einen Fehlerbericht kopieren</translation>
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
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>This computer</source>
        <translation>Dieser Computer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>DiceDesk {version}: dice games with a coach and exact odds.</source>
        <translation>DiceDesk {version}: Würfelspiele mit Coach und exakten Chancen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>MIT License. DiceDesk sends nothing over the network.</source>
        <translation>MIT-Lizenz. DiceDesk sendet nichts über das Netz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>What would you like to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Search commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>No command matches.</source>
        <translation>Es gibt keinen passenden Befehl.</translation>
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
        <translation>Regeln von {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/pages.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>For the classroom</source>
        <translation>Für den Unterricht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Craps house rules</source>
        <translation>Hausregeln für Craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Use these rules</source>
        <translation>Regeln übernehmen</translation>
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
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Looking for backups…</source>
        <translation>Sicherungen werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>There are no backups yet.</source>
        <translation>Es gibt noch keine Sicherungen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Keep current games</source>
        <translation>Jetzige Spiele behalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Number of games</source>
        <translation>Anzahl der Spiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore this backup…</source>
        <translation>Diese Sicherung wiederherstellen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore the backup from {date} with 1 game?</source>
        <comment>Restore the backup from {date} with {count} games?</comment>
        <translation>
            <numerusform>Die Sicherung vom {date} mit 1 Spiel wiederherstellen?</numerusform>
            <numerusform>Die Sicherung vom {date} mit {count} Spielen wiederherstellen?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>The backup replaces your current games, best scores and settings.</source>
        <translation>Die Sicherung ersetzt deine jetzigen Spiele, Bestleistungen und Einstellungen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>An unfinished game in the backup becomes a casual game if you have continued or left it since the backup.</source>
        <translation>Ein Spiel, das in der Sicherung noch läuft, gilt als ungewertet, wenn du es seitdem weitergespielt oder verlassen hast.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Your current data is backed up first, so you can restore it here later.</source>
        <translation>Deine jetzigen Daten werden zuerst gesichert; du kannst sie hier später wiederherstellen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Copying the backup…</source>
        <translation>Die Sicherung wird kopiert&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>The backup will be restored the next time DiceDesk starts.</source>
        <translation>Die Sicherung wird beim nächsten Start von DiceDesk wiederhergestellt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Games you play before the restore are saved with your current games.</source>
        <translation>Was du bis zur Wiederherstellung spielst, wird mit den jetzigen Spielen gesichert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>DiceDesk backs up all games and settings once a day and keeps three backups.</source>
        <translation>DiceDesk sichert einmal am Tag alle Spiele und Einstellungen und behält drei Sicherungen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>DiceDesk also makes a backup before an update converts your saved games and before each restore.</source>
        <translation>DiceDesk sichert auch vor jeder Wiederherstellung und bevor eine Aktualisierung deine gespeicherten Spiele umwandelt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Reason</source>
        <translation>Anlass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Daily backup</source>
        <translation>Tägliche Sicherung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Before an update</source>
        <translation>Vor einer Aktualisierung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Before a restore</source>
        <translation>Vor einer Wiederherstellung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>From a newer version</source>
        <translation>Von einer neueren Version</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Preset</source>
        <translation>Regelsatz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Point</source>
        <translation>Point</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Come-out</source>
        <translation>Come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bets</source>
        <translation>Wetten</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>1 bet…</source>
        <comment>{count} bets…</comment>
        <translation>
            <numerusform>1 Wette&#xa0;…</numerusform>
            <numerusform>{count} Wetten&#xa0;…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Add bet</source>
        <translation>Wette hinzufügen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Place bets</source>
        <translation>Place-Wetten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Buy and lay bets</source>
        <translation>Buy- und Lay-Wetten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>What DiceDesk decides, and why</source>
        <translation>Was DiceDesk entscheidet und warum</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>These rules take effect in the next game.</source>
        <translation>Diese Regeln gelten ab dem nächsten Spiel.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>✗ These rules don&apos;t work: {reason}.</source>
        <translation>✗ Diese Regeln sind so nicht möglich: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>The Building Skills preset follows the Craps chapter of a programming textbook. In places, the chapter contradicts itself or gives payouts that no casino would offer.</source>
        <translation>Der Regelsatz „Building Skills“ folgt dem Craps-Kapitel eines Lehrbuchs für Programmierer. An einigen Stellen widerspricht sich das Kapitel oder nennt Auszahlungen, die kein Casino bieten würde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <source>Longest hand</source>
        <translation>Längster Durchgang</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left {money} ahead</source>
        <translation>{name} ist mit {money} Gewinn gegangen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left {money} down</source>
        <translation>{name} ist mit {money} Verlust gegangen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left even</source>
        <translation>{name} ist ohne Gewinn oder Verlust gegangen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Custom rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/money.py"/>
        <source>+{amount}</source>
        <translation>+{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>Most rounds in a turn</source>
        <translation>Meiste Runden in einem Durchgang</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won 1 round</source>
        <comment>{name} won {count} rounds</comment>
        <translation>
            <numerusform>{name} kommt auf eine gewonnene Runde</numerusform>
            <numerusform>{name} kommt auf {count} gewonnene Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} left at 1 round to {other}</source>
        <comment>{name} left at {count} rounds to {other}</comment>
        <translation>
            <numerusform>{name} hat das Spiel bei {count} zu {other} Runden verlassen</numerusform>
            <numerusform>{name} hat das Spiel bei {count} zu {other} Runden verlassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won, 1 round to {other}</source>
        <comment>{name} won, {count} rounds to {other}</comment>
        <translation>
            <numerusform>{name} gewinnt mit {count} zu {other} Runden</numerusform>
            <numerusform>{name} gewinnt mit {count} zu {other} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} lost, 1 round to {other}</source>
        <comment>{name} lost, {count} rounds to {other}</comment>
        <translation>
            <numerusform>{name} hat mit {count} zu {other} Runden verloren</numerusform>
            <numerusform>{name} hat mit {count} zu {other} Runden verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} tied at 1 round</source>
        <comment>{name} tied at {count} rounds</comment>
        <translation>
            <numerusform>{name} hat mit je {count} Runde unentschieden gespielt</numerusform>
            <numerusform>{name} hat mit je {count} Runden unentschieden gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>1 throw</source>
        <comment>{count} throws</comment>
        <translation>
            <numerusform>1 Wurf</numerusform>
            <numerusform>{count} Würfe</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Contradictions in the textbook</source>
        <translation>Widersprüche im Lehrbuch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>To change this rule, use the “{switch}” switch.</source>
        <translation>Diese Regel änderst du mit dem Schalter „{switch}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>These are the {preset} rules.</source>
        <translation>Das sind die Regeln von {preset}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Custom: 1 rule differs from {preset} (marked ●).</source>
        <comment>Custom: {count} rules differ from {preset} (marked ●).</comment>
        <translation>
            <numerusform>Eigene Regeln: {count} Regel weicht von {preset} ab (mit ● markiert).</numerusform>
            <numerusform>Eigene Regeln: {count} Regeln weichen von {preset} ab (mit ● markiert).</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>No limit</source>
        <translation>Kein Limit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>3-4-5× odds</source>
        <translation>3-4-5× Einsatz</translation>
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
        <translation>Beim Setzen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Only on a win</source>
        <translation>Nur bei Gewinn</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Off</source>
        <comment>bets</comment>
        <translation>Ruhend</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet comes back</source>
        <translation>Wette kommt zurück</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet wins</source>
        <translation>Wette gewinnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Working</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Like place bets</source>
        <translation>Wie Place-Wetten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet stays up</source>
        <translation>Wette bleibt liegen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>A multiple of the bet</source>
        <translation>Ein Vielfaches des Einsatzes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>● {preset}: {value}</source>
        <translation>● {preset}: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>{times}× the bet</source>
        <translation>{times}× Einsatz</translation>
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
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Third-party components</source>
        <translation>Komponenten Dritter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Licenses</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>No component matches.</source>
        <translation>Es gibt keine passende Komponente.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Search names, licenses and license texts</source>
        <translation>Namen, Lizenzen und Lizenztexte durchsuchen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License text</source>
        <translation>Lizenztext</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>DiceDesk itself is licensed under the MIT License. The components below have their own licenses.</source>
        <translation>DiceDesk selbst steht unter der MIT-Lizenz. Die unten genannten Komponenten haben eigene Lizenzen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License: {license}</source>
        <translation>Lizenz: {license}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Source: {address}</source>
        <translation>Quelltext: {address}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>The Magic 8 Oracle</source>
        <translation>Das Magic-8-Orakel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask the Oracle</source>
        <translation>Orakel befragen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dialogs.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Speak again</source>
        <translation>Noch mal vorlesen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask a yes-or-no question, or just think of one</source>
        <translation>Stell eine Ja-Nein-Frage oder denk sie dir nur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Your question</source>
        <translation>Deine Frage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <location filename="../../dicedesk/ui/games/craps/game_ui.py"/>
        <source>Craps textbook demo</source>
        <translation>Craps-Demo aus dem Lehrbuch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <source>The textbook&apos;s section “{section}” asks for a program that plays a few cycles of Craps with non-random dice. Below is the output of such a program; {command} prints it too.</source>
        <translation>Der Abschnitt „{section}“ des Lehrbuchs verlangt ein Programm, das einige Durchläufe Craps mit nicht zufälligen Würfeln spielt. Unten steht seine Ausgabe; {command} gibt dasselbe aus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Speak</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask another</source>
        <translation>Noch eine Frage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask any yes-or-no question</source>
        <translation>Frag alles, was sich mit Ja oder Nein beantworten lässt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Major Award</source>
        <translation>Hauptgewinn</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>The Magic 8 Oracle will answer your yes-or-no question</source>
        <translation>Das Magic-8-Orakel beantwortet dir eine Ja-Nein-Frage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>♪  Speak aloud: on</source>
        <translation>♪  Vorlesen: an</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>♪  Speak aloud: off</source>
        <translation>♪  Vorlesen: aus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Record of {game}: {file}</source>
        <translation>Protokoll von {game}: {file}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>What happened, move by move</source>
        <translation>Was geschah, Zug um Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>The same dice</source>
        <translation>Dieselben Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>Back to the list of moves (C)</source>
        <translation>Zurück zur Liste der Züge (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>{name}: {line}</source>
        <translation>{name}: {line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>Choices that differed</source>
        <translation>Abweichende Entscheidungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move</source>
        <translation>Zug</translation>
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
        <translation>Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>What happened</source>
        <translation>Was geschah</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>No dice</source>
        <translation>Keine Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>System theme</source>
        <translation>Farbschema des Systems</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Dark theme</source>
        <translation>Dunkles Farbschema</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Light theme</source>
        <translation>Helles Farbschema</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>High-contrast theme</source>
        <translation>Farbschema mit hohem Kontrast</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <source>End the guided turn (Esc)</source>
        <translation>Einführung beenden (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Guided turn</source>
        <translation>Einführung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Kept positions…</source>
        <translation>Gemerkte Stellungen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Skill</source>
        <translation>Können</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results will appear here.</source>
        <translation>Deine Ergebnisse erscheinen hier.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results: 1 game</source>
        <comment>Your results: {count} games</comment>
        <translation>
            <numerusform>Deine Ergebnisse: 1 Spiel</numerusform>
            <numerusform>Deine Ergebnisse: {count} Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results in {game}: 1 game</source>
        <comment>Your results in {game}: {count} games</comment>
        <translation>
            <numerusform>Deine Ergebnisse bei {game}: 1 Spiel</numerusform>
            <numerusform>Deine Ergebnisse bei {game}: {count} Spiele</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>win rate against {opponent}</source>
        <translation>Siegquote gegen {opponent}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>win rate in 1 decided game</source>
        <comment>win rate in {count} decided games</comment>
        <translation>
            <numerusform>Siegquote in {count} entschiedenen Spiel</numerusform>
            <numerusform>Siegquote in {count} entschiedenen Spielen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Personal bests</source>
        <translation>Bestleistungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <source>Fair dice</source>
        <translation>Faire Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No sound</source>
        <translation>Kein Ton</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>Sound on</source>
        <translation>Ton an</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>Sound off</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No voice on this computer. {reason}</source>
        <translation>Keine Sprachausgabe auf diesem Computer. {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No voice on this computer. {reason} {cure}</source>
        <translation>Keine Sprachausgabe auf diesem Computer. {reason} {cure}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Match the theme</source>
        <translation>Passend zum Farbschema</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Ivory</source>
        <translation>Elfenbein</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Casino red</source>
        <translation>Casinorot</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Faces</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Pips</source>
        <translation>Augen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Numerals</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Roll speed</source>
        <translation>Wurftempo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Dice for new games</source>
        <translation>Würfel für neue Spiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Seeded: from a number you choose</source>
        <translation>Startwert: aus einer Zahl, die du wählst</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Dice for this game: {game}</source>
        <translation>Würfel dieses Spiels: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected a whole number from {least} to {most}, not “{text}”.</source>
        <translation>{title}: erwartet wird eine ganze Zahl von {least} bis {most}, nicht „{text}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected whole dollars from {least} to {most}, not “{text}”.</source>
        <translation>{title}: erwartet werden ganze Dollar von {least} bis {most}, nicht „{text}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected one of {names}, not “{text}”.</source>
        <translation>{title}: erwartet wird einer der Werte {names}, nicht „{text}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected a whole number, not “{text}”.</source>
        <translation>{title}: erwartet wird eine ganze Zahl, nicht „{text}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>The same seed gives the same simulated dice; leave this empty for new dice.</source>
        <translation>Derselbe Startwert ergibt dieselben simulierten Würfel; lass das Feld für neue leer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Seal</source>
        <translation>Siegel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Your word</source>
        <translation>Dein Wort</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Revealed when the game ends</source>
        <translation>Wird nach dem Spiel aufgedeckt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Sealed dice</source>
        <translation>Versiegelte Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Provably fair dice</source>
        <translation>Nachweislich faire Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Type your own word or keep the random one. The word is fixed once you roll.</source>
        <translation>Gib ein eigenes Wort ein oder behalte das zufällige. Ab dem ersten Wurf steht es fest.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>The dice have been rolled, so the word is fixed.</source>
        <translation>Es wurde schon gewürfelt; das Wort steht fest.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>This game is casual: it does not count toward best scores.</source>
        <translation>Dieses Spiel ist ungewertet: Es zählt nicht für Bestleistungen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Sealed: fixed before the first roll</source>
        <translation>Versiegelt: vor dem ersten Wurf festgelegt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>A whole number</source>
        <translation>Eine ganze Zahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Enter a whole number from 0 to {largest}.</source>
        <translation>Gib eine ganze Zahl von 0 bis {largest} ein.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Starting with the next game, the dice come from this seed and are the same in every game. You can replay these games, but you cannot prove that their dice were fair.</source>
        <translation>Ab dem nächsten Spiel ergeben sich die Würfel aus diesem Startwert und sind in jedem Spiel dieselben. Solche Spiele kannst du wiederholen, aber du kannst nicht beweisen, dass ihre Würfel fair waren.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <source>Change…</source>
        <translation>Ändern&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <source>See and change the house rules</source>
        <translation>Hausregeln ansehen und ändern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>System default</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Motion</source>
        <translation>Animationen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Full</source>
        <translation>Alle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Reduced: no flying dice or chips</source>
        <translation>Reduziert: Würfel und Chips fliegen nicht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Players&apos; names</source>
        <translation>Namen der Spieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Your name comes first; the others are for friends in Hog and Hazard. New names take effect in the next game and are saved in its record. If you leave your name empty, “You” appears instead.</source>
        <translation>Dein Name steht zuerst; die anderen sind für Freunde bei Hog und Hazard. Neue Namen gelten ab dem nächsten Spiel und stehen in seinem Protokoll. Lässt du deinen Namen leer, steht dort „Du“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_table.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>“{name}” is already the name of a computer player.</source>
        <translation>Ein Computerspieler heißt schon „{name}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Starting with the next game, the dice are fixed and sealed before the first roll. Afterward, anyone can check that the dice were not changed.</source>
        <translation>Ab dem nächsten Spiel stehen die Würfel vor dem ersten Wurf fest und sind versiegelt. Danach kann jeder prüfen, dass kein Würfel geändert wurde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Voice</source>
        <translation>Sprachausgabe</translation>
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
        <translation>Einstellungen: {part}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>Before the turn</source>
        <translation>Vor dem Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>House rules</source>
        <comment>a score sheet</comment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Players</source>
        <translation>Spieler</translation>
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
        <translation>Frei</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>{name}: jokers</source>
        <translation>{name}: Joker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Dice and chip sounds (M)</source>
        <translation>Würfel- und Chipgeräusche (M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Sound volume</source>
        <translation>Lautstärke der Geräusche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Read the Oracle&apos;s answers aloud</source>
        <translation>Antworten des Orakels vorlesen</translation>
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
        <translation>Guthaben und Wetten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bankroll plus bets on the table, after each roll</source>
        <translation>Guthaben samt Wetten auf dem Tisch, nach jedem Wurf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, even</source>
        <translation>{worth}, wie am Anfang</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, up {change}</source>
        <translation>{worth}, {change} im Plus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, down {change}</source>
        <translation>{worth}, {change} im Minus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bets on the table</source>
        <translation>Wetten auf dem Tisch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Take down (Del)</source>
        <translation>Zurücknehmen (Entf)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>No bets yet: choose a chip and click a spot.</source>
        <translation>Noch keine Wetten: Wähle einen Chip und klicke auf ein Feld.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Change the player, the house, or whether games count</source>
        <translation>Spieler, Regelsatz oder Wertung der Spiele ändern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>you +{share}</source>
        <translation>du +{share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Press Delete to take down the selected bet, or Enter to show it on the layout. In the Edge column, press Enter to see how the bet&apos;s cost is calculated.</source>
        <translation>Mit Entf nimmst du die gewählte Wette zurück, mit Enter siehst du sie auf dem Tableau. In der Spalte „Vorteil“ siehst du mit Enter, wie sich ihre Kosten berechnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Explain the cost</source>
        <translation>Kosten erklären</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Calculating the house edge…</source>
        <translation>Der Hausvorteil wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>A fair bet: no house edge.</source>
        <translation>Eine faire Wette: kein Hausvorteil.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>On average you gain {gained} on every $100 bet.</source>
        <translation>Von je 100&#xa0;$ Einsatz gewinnst du im Schnitt {gained}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>An expensive bet: on average the house keeps {kept} of every $100 bet, and the bet lasts {throws} rolls.</source>
        <translation>Eine teure Wette: Von je 100&#xa0;$ behält das Haus im Schnitt {kept}, und eine Wette dauert {throws} Würfe.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>On average the house keeps {kept} of every $100 bet, and the bet lasts {throws} rolls.</source>
        <translation>Von je 100&#xa0;$ behält das Haus im Schnitt {kept}, und eine Wette dauert {throws} Würfe.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Bet</source>
        <translation>Wette</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Pays {pays}</source>
        <translation>Zahlt {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Pays</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Edge</source>
        <translation>Vorteil</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>off</source>
        <translation>ruht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>This bet is working on the next roll.</source>
        <translation>Diese Wette ist beim nächsten Wurf aktiv.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>This bet is off: the next roll cannot win or lose it.</source>
        <translation>Diese Wette ruht: Beim nächsten Wurf kann sie weder gewinnen noch verlieren.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>First move</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to the start (Home)</source>
        <translation>Zum Anfang (Pos1)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous move</source>
        <translation>Ein Zug zurück</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous move (Left)</source>
        <translation>Ein Zug zurück (Pfeil links)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Play or pause (Space)</source>
        <translation>Abspielen oder Pause (Leertaste)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next move</source>
        <translation>Ein Zug weiter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next move (Right)</source>
        <translation>Ein Zug weiter (Pfeil rechts)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Last move</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to the end (End)</source>
        <translation>Zum Ende (Ende)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to an event</source>
        <translation>Zu einem Ereignis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{place} / {moves}</source>
        <translation>{place} / {moves}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played: {words}</source>
        <translation>Nicht gespielt: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Next event: Page Down; previous event: Page Up</source>
        <translation>Nächstes Ereignis: Bild ab, voriges: Bild auf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win, move by move</source>
        <translation>Deine Gewinnchance, Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: chance to win, move by move</source>
        <translation>{name}: Gewinnchance, Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds won plus rounds expected, move by move</source>
        <translation>Gewonnene plus erwartete Runden, Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Before the first move</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/features/review/lines.py"/>
        <source>Move {number}: {words}</source>
        <translation>Zug {number}: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>{sign} {grade}, {cost}</source>
        <translation>{sign} {grade}, {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>In a game between two people, the review assumes perfect play from each position.</source>
        <translation>Spielen zwei Menschen gegeneinander, geht die Auswertung ab jeder Stellung von perfektem Spiel aus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Win %</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands played plus hands still expected, move by move (fewer hands are higher)</source>
        <translation>Gespielte plus erwartete Runden, Zug für Zug (weniger ist oben)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll plus expected value of bets, move by move</source>
        <translation>Guthaben samt erwartetem Wert der Wetten, Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/end_card.py"/>
        <source>{headline}. {sentence}</source>
        <translation>{headline}. {sentence}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>For the win: no choice wins more often. It costs {cost} on average.</source>
        <translation>Auf Sieg: Keine andere Wahl gewinnt öfter als diese. Sie kostet im Schnitt {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>This was the best choice.</source>
        <translation>Das war die beste Wahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>A good choice; {choice} is better by {cost}.</source>
        <translation>Eine gute Wahl; {choice} ist um {cost} besser.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>Rolled: {faces}.</source>
        <translation>Gewürfelt: {faces}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice changed nothing.</source>
        <translation>Die Würfel haben nichts geändert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were kind to you: {luck}.</source>
        <translation>Die Würfel waren gut zu dir: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were unkind to you: {luck}.</source>
        <translation>Die Würfel waren gegen dich: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were kind to {name}: {luck}.</source>
        <translation>Die Würfel waren gut zu {name}: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were unkind to {name}: {luck}.</source>
        <translation>Die Würfel waren gegen {name}: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Now: {value}</source>
        <translation>Jetzt: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have won {amount} more on average.</source>
        <translation>„{choice}“ hätte im Schnitt {amount} mehr gebracht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win now: {value}</source>
        <translation>Deine Gewinnchance jetzt: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win now: {value}</source>
        <translation>Gewinnchance von {name} jetzt: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Move {place} of {moves}: {words}</source>
        <translation>Zug {place} von {moves}: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/moment_chart.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Position in the game</source>
        <translation>Position im Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to an event…</source>
        <translation>Zu einem Ereignis&#xa0;…</translation>
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
        <translation>Den Computerspieler anhalten oder fortsetzen (P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Repeat</source>
        <translation>Noch mal</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Repeat the last bets (R)</source>
        <translation>Die letzten Wetten wiederholen (R)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Clear</source>
        <translation>Abräumen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Take down every bet you can (C)</source>
        <translation>Alle Wetten zurücknehmen, bei denen das geht (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Leave the table (L)</source>
        <translation>Tisch verlassen (L)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game restored.</source>
        <comment>{count} games restored.</comment>
        <translation>
            <numerusform>1 Spiel ist wieder da.</numerusform>
            <numerusform>{count} Spiele sind wieder da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game deleted.</source>
        <comment>{count} games deleted.</comment>
        <translation>
            <numerusform>1 Spiel gelöscht.</numerusform>
            <numerusform>{count} Spiele gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>A game that is still on the table cannot be deleted. Start a new game at that table first.</source>
        <translation>Ein Spiel, das noch an einem Tisch offen ist, kannst du nicht löschen. Beginne an diesem Tisch zuerst ein neues.</translation>
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
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <source>Review this game (Ctrl+Shift+A)</source>
        <translation>Dieses Spiel auswerten (Strg+Umschalt+A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <source>{title}: {words}.</source>
        <translation>{title}: {words}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Undo your last move (Ctrl+Z)</source>
        <translation>Deinen letzten Zug rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <location filename="../../dicedesk/ui/table/columns.py"/>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>The report contains nothing you typed. DiceDesk does not send it; you decide who sees it.</source>
        <translation>Der Bericht enthält nichts, was du eingegeben hast. DiceDesk sendet ihn nicht; du entscheidest, wer ihn sieht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bets, rolls and bankroll (D)</source>
        <translation>Wetten, Würfe und Guthaben (D)</translation>
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
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>{worth} chip</source>
        <translation>Chip zu {worth}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>{worth} chip ({key})</source>
        <translation>Chip zu {worth} ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Choose this chip ({key})</source>
        <translation>Diesen Chip wählen ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bankroll: {amount}</source>
        <translation>Guthaben: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Come odds working on the come-out</source>
        <translation>Come-Odds beim Come-out aktiv</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>If unchecked, come odds are off on the come-out roll and are returned if that roll decides their come bet. Press O to switch.</source>
        <translation>Ohne Haken ruhen Come-Odds beim Come-out-Wurf und kommen zurück, wenn er ihre Come-Wette entscheidet. Mit O umschalten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Bets working on the come-out</source>
        <translation>Wetten beim Come-out aktiv</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>If unchecked, place, buy, lay and hardway bets follow the house rules on the come-out roll. Press W to switch.</source>
        <translation>Ohne Haken gelten für Place, Buy, Lay und Hardways beim Come-out-Wurf die Hausregeln. Mit W umschalten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>See and change the house rules (H)</source>
        <translation>Hausregeln ansehen und ändern (H)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Next game (press N): {house}</source>
        <translation>Nächstes Spiel (N drücken): {house}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>{name} is playing; to take over, press Change… and choose {you}</source>
        <translation>{name} spielt. Willst du übernehmen, drücke „Ändern&#xa0;…“ und wähle {you}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the next spot</source>
        <translation>Auf dem Tableau: zum nächsten Feld</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the first or last spot</source>
        <translation>Auf dem Tableau: zum ersten oder letzten Feld</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: bet the chosen chip</source>
        <translation>Auf einem Feld: den gewählten Chip setzen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Shift+Enter</source>
        <translation>Umschalt+Enter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: bet odds up to the limit</source>
        <translation>Auf einem Feld: Odds bis zum Limit setzen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: press the bet or take half of it down</source>
        <translation>Auf einem Feld: die Wette erhöhen oder zur Hälfte zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Menu, Shift+F10</source>
        <translation>Menü, Umschalt+F10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: take the bet down</source>
        <translation>Auf einem Feld: die Wette zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Tab, Esc</source>
        <translation>Tab, Esc</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Leave the layout (Esc goes to the Roll button)</source>
        <translation>Das Tableau verlassen (Esc führt zum Würfelknopf)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Casual, with the coach</source>
        <translation>Ungewertet, mit Coach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>A casual game does not count toward best scores. Until the first roll, press K to switch between counted and casual.</source>
        <translation>Ein ungewertetes Spiel zählt nicht für Bestleistungen. Bis zum ersten Wurf schaltet K zwischen gewertet und ungewertet um.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>This game is casual.</source>
        <translation>Dieses Spiel ist ungewertet.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>You join the next game. Press N to start it.</source>
        <translation>Du spielst im nächsten Spiel mit. Drücke N, um es zu beginnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Pause before the computer&apos;s next move</source>
        <translation>Pause vor dem nächsten Zug des Computers</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Computer delay</source>
        <translation>Bedenkzeit (Computer)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Repeat the last bets</source>
        <translation>Letzte Wetten wiederholen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Take down every bet you can</source>
        <translation>Alle Wetten zurücknehmen, bei denen das geht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Turn come odds on or off</source>
        <translation>Come-Odds ein- oder ausschalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Turn bets on or off for the come-out</source>
        <translation>Wetten beim Come-out ein- oder ausschalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Pause or resume</source>
        <translation>Anhalten oder fortsetzen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>House rules…</source>
        <translation>Hausregeln&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Bets, rolls and bankroll</source>
        <translation>Wetten, Würfe und Guthaben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>There are no bets to repeat</source>
        <translation>Es gibt keine Wetten, die du wiederholen kannst</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Set amount…</source>
        <translation>Betrag einstellen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>No bet can be taken down</source>
        <translation>Keine Wette kann zurückgenommen werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Press L again to leave: you get back the bets you can take down, but contract bets are lost</source>
        <translation>Drücke noch einmal L, um zu gehen. Contract-Wetten verlierst du, alle anderen bekommst du zurück</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press N again to leave this game and start another</source>
        <translation>Drücke noch einmal N, um dieses Spiel zu verlassen und neu zu beginnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>This is today&apos;s only try. Press N again to give it up.</source>
        <translation>Das ist dein einziger Versuch heute. Drücke noch einmal N, um ihn aufzugeben.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press Ctrl+T or click again to leave this game and play today&apos;s</source>
        <translation>Drücke noch einmal Strg+T oder klicke noch einmal, um dieses Spiel für das Spiel des Tages zu verlassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>You are playing today&apos;s game</source>
        <translation>Du spielst gerade das Spiel des Tages</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>You already know today&apos;s dice, so this game is casual</source>
        <translation>Du kennst die Würfel des Tages schon, darum ist dieses Spiel ungewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press Ctrl+Shift+N again to leave this game and start another</source>
        <translation>Drücke noch einmal Strg+Umschalt+N, um dieses Spiel zu verlassen und neu zu beginnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Ask once more to undo the roll; this game then no longer counts</source>
        <translation>Noch einmal, um den Wurf rückgängig zu machen; das Spiel wird dann nicht mehr gewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>There is nothing to redo</source>
        <translation>Es gibt nichts wiederherzustellen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>{name} is playing; to take over, choose {you} as the player</source>
        <translation>{name} spielt. Um selbst zu setzen, wähle „{you}“ als Spieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>This game is over: press N to start a new one</source>
        <translation>Dieses Spiel ist vorbei: Drücke N, um ein neues zu beginnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Roll {throw}</source>
        <translation>Wurf {throw}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Roll {throw} · {net}</source>
        <translation>Wurf {throw} · {net}</translation>
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
        <translation>Der Point ist {point}: Fällt er noch einmal, gewinnst du; fällt vorher eine 7, verlierst du.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Keep rolling until the point or a 7 comes up.</source>
        <translation>Würfle weiter, bis eines von beiden fällt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip on the pass line: click the line, or press Enter there.</source>
        <translation>Lege einen Chip auf die Pass Line: Klicke sie an oder drücke dort Enter.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Now press T to roll. A 7 or 11 wins at once, and a 2, 3 or 12 loses.</source>
        <translation>Drücke jetzt T, um zu würfeln. 7 oder 11 gewinnt sofort, 2, 3 oder 12 verliert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Any other number becomes the point.</source>
        <translation>Jede andere Zahl wird zum Point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here again, and roll for a point.</source>
        <translation>Lege wieder einen Chip hierher und würfle um einen Point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>The point came up again, so the pass line wins.</source>
        <translation>Der Point ist noch einmal gefallen, also gewinnt die Pass Line.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>A 7 came up before the point, so the pass line loses.</source>
        <translation>Eine 7 ist vor dem Point gefallen, also verliert die Pass Line.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{total} on the first roll: the pass line wins at once.</source>
        <translation>{total} im ersten Wurf: Die Pass Line gewinnt sofort.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{total} on the first roll: the pass line loses at once.</source>
        <translation>{total} im ersten Wurf: Die Pass Line verliert sofort.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Place your bets</source>
        <translation>Bitte das Spiel zu machen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 roll: {share} of points last at least this long</source>
        <comment>{count} rolls: {share} of points last at least this long</comment>
        <translation>
            <numerusform>1 Wurf: {share} der Points dauern mindestens so lange</numerusform>
            <numerusform>{count} Würfe: {share} der Points dauern mindestens so lange</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} left the table</source>
        <translation>{name} hat den Tisch verlassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Play again</source>
        <translation>Noch ein Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>No decision</source>
        <translation>Keine Entscheidung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here again, and roll for the next point.</source>
        <translation>Lege wieder einen Chip hierher und würfle um den nächsten Point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Odds: the only bet without a house edge.</source>
        <translation>Odds: die einzige Wette ohne Hausvorteil.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Odds: a bet without a house edge.</source>
        <translation>Odds: eine Wette ohne Hausvorteil.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here: it pays {payout} if {point} comes before a 7.</source>
        <translation>Lege einen Chip hierher: Er zahlt {payout}, wenn {point} vor einer 7 fällt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>casual</source>
        <translation>ungewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>counted</source>
        <translation>gewertet</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 other bet {paid}</source>
        <comment>{count} other bets {paid}</comment>
        <translation>
            <numerusform>{count} andere Wette {paid}</numerusform>
            <numerusform>{count} andere Wetten {paid}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{bet} moves to {number}</source>
        <translation>{bet} wandert auf {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{bet} {amount}</source>
        <translation>{bet} {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{name} plays</source>
        <translation>{name} spielt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Choose a chip, put it on the pass line and roll</source>
        <translation>Wähle einen Chip, leg ihn auf die Pass Line und würfle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Pays {pays} · you gain {share} on average</source>
        <translation>Zahlt {pays} · du gewinnst im Schnitt {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Pays {pays} · house edge {edge}</source>
        <translation>Zahlt {pays} · Hausvorteil {edge}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Bet {chip} here</source>
        <translation>{chip} hier setzen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>{amount} on {bet}</source>
        <translation>{amount} auf {bet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>off on this roll; press {key} to turn it on</source>
        <translation>ruht bei diesem Wurf; mit {key} einschalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Choose the {worth} chip</source>
        <translation>Chip zu {worth} wählen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the next spot whose name starts with this letter (also hold Shift if the letter is a shortcut listed above)</source>
        <translation>Auf dem Tableau: zum nächsten Feld, dessen Name mit diesem Buchstaben beginnt (mit Umschalt, wenn der Buchstabe oben als Taste steht)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Rolls</source>
        <translation>Würfe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Rolls in this game</source>
        <translation>Die Würfe dieses Spiels</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>No rolls yet.</source>
        <translation>Noch keine Würfe.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>{throws} · {points} · longest hand: {longest}</source>
        <translation>{throws} · {points} · längster Durchgang: {longest}</translation>
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
            <numerusform>1 Wurf</numerusform>
            <numerusform>{count} Würfe</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>A hand lasts until the seven-out. Its length is counted in rolls.</source>
        <translation>Ein Durchgang dauert bis zum Seven-out. Seine Länge wird in Würfen gezählt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Hands so far: {hands}; seven-outs: {outs}; rolls in this hand: {throws}.</source>
        <translation>Durchgänge bisher: {hands}, Seven-outs: {outs}, Würfe in diesem Durchgang: {throws}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Earlier rolls are in the game record.</source>
        <translation>Frühere Würfe stehen im Protokoll.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>1 point made</source>
        <comment>{count} points made</comment>
        <translation>
            <numerusform>1 Point geschafft</numerusform>
            <numerusform>{count} Points geschafft</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Simulate rounds…</source>
        <translation>Runden simulieren&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Simulate rounds to compare with the exact odds (S)</source>
        <translation>Runden simulieren und mit den exakten Aussichten vergleichen (S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>This turn</source>
        <translation>Dieser Durchgang</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Throws in this turn</source>
        <translation>Würfe dieses Durchgangs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Win rates by main</source>
        <translation>Siegquoten nach Main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Rounds lost</source>
        <translation>Verlorene Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>The last round was lost</source>
        <translation>Letzte Runde verloren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>{name}: rounds won</source>
        <translation>{name}: gewonnene Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Rounds won</source>
        <comment>a number</comment>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Main</source>
        <translation>Main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Not set yet</source>
        <translation>Noch offen</translation>
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
        <translation>Simuliert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/plot.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Exactly {share}</source>
        <translation>Genau {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Choice</source>
        <comment>one of several</comment>
        <translation>Wahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Pinned</source>
        <translation>Angeheftet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Difference</source>
        <translation>Abweichung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Values in both positions</source>
        <translation>Werte in beiden Stellungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Remove comparison</source>
        <translation>Vergleich beenden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Pinned: {line}</source>
        <translation>Angeheftet: {line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Standard errors</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>not simulated yet</source>
        <translation>noch nicht simuliert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Face</source>
        <translation>Augenzahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Faces of all dice</source>
        <translation>Augenzahlen aller Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of two dice</source>
        <translation>Summen zweier Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Money over time</source>
        <translation>Geld im Lauf der Zeit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Results against each opponent</source>
        <translation>Ergebnisse gegen jeden Gegner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Save table…</source>
        <translation>Tabelle speichern&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>The table could not be saved: {reason}</source>
        <translation>Die Tabelle konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Table saved as {name}</source>
        <translation>Die Tabelle wurde als {name} gespeichert</translation>
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
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Won</source>
        <comment>how many games</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Lost</source>
        <comment>how many games</comment>
        <translation>Verloren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Tied</source>
        <comment>how many games</comment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Win rate</source>
        <translation>Siegquote</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Left early</source>
        <comment>how many games</comment>
        <translation>Verlassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Casual</source>
        <comment>how many games</comment>
        <translation>Ungewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} (margin {margin}, dice {dice})</source>
        <translation>{strategy} (Mindestpunkte {margin}, Würfel {dice})</translation>
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
        <translation>Gegen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The opponent&apos;s strategy, such as final or always:4, or a CSV file with its table.</source>
        <translation>Die Strategie, gegen die gespielt wird, etwa final oder always:4, oder eine CSV-Datei mit ihrer Tabelle.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>Today&apos;s {game}</source>
        <translation>{game} des Tages</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>1 day in a row</source>
        <comment>{count} days in a row</comment>
        <translation>
            <numerusform>{count} Tag in Folge</numerusform>
            <numerusform>{count} Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>already played</source>
        <translation>schon gespielt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>in progress</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/today.py"/>
        <source>Play today&apos;s game (Ctrl+T)</source>
        <translation>Das Spiel des Tages spielen (Strg+T)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/today.py"/>
        <source>See the calendar of daily games</source>
        <translation>Den Kalender der Spiele des Tages ansehen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>1 exercise due</source>
        <comment>{count} exercises due</comment>
        <translation>
            <numerusform>{count} Aufgabe fällig</numerusform>
            <numerusform>{count} Aufgaben fällig</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>Practice your mistakes (Ctrl+Shift+P)</source>
        <translation>Deine Fehler üben (Strg+Umschalt+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>What your choices cost</source>
        <translation>Was deine Entscheidungen kosteten</translation>
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
        <translation>{own} zu {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <source>Note on the game: {note}</source>
        <translation>Anmerkung zum Spiel: {note}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <source>Note on move {number}: {note}</source>
        <translation>Anmerkung zu Zug {number}: {note}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Best choice</source>
        <translation>Beste Wahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Share of games</source>
        <translation>Anteil der Spiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>No games</source>
        <translation>Keine Spiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost (%)</source>
        <translation>Kosten (%)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost in percentage points per game</source>
        <translation>Kosten in Prozentpunkten je Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Another person</source>
        <translation>Ein Mensch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent&apos;s choice</source>
        <translation>Wahl des Gegners</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>The score sheet that the player fills in.</source>
        <translation>Der Punktezettel, den der Spieler ausfüllt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>The computer player whose scores you want; the perfect player always makes the best choice.</source>
        <translation>Der Computerspieler, um dessen Punkte es geht; der perfekte Spieler trifft immer die beste Wahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>the computer player whose scores are counted</source>
        <translation>der Computerspieler, dessen Punkte gezählt werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How many games to simulate.</source>
        <translation>Wie viele Spiele simuliert werden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Score</source>
        <comment>points of a game</comment>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>{player}: {sheet}</source>
        <translation>{player}: {sheet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>points on average</source>
        <comment>score of a game</comment>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>standard deviation of the score</source>
        <translation>Standardabweichung der Punktzahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Half of all games end with {points} points or fewer.</source>
        <translation>Die Hälfte aller Spiele endet mit höchstens {points} Punkten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Final scores</source>
        <translation>Endstände</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a game ends with each score. One game in 1,000 ends outside the chart.</source>
        <translation>Wie oft ein Spiel mit welcher Punktzahl endet. Eins von 1.000 Spielen endet außerhalb des Diagramms.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Chance of at least this score</source>
        <translation>Chance auf mindestens diese Punktzahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a game ends with this score or a higher one.</source>
        <translation>Wie oft ein Spiel mit dieser oder einer höheren Punktzahl endet.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Games that end with at least this score</source>
        <translation>Spiele, die mindestens mit dieser Punktzahl enden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>All computer players: {sheet}</source>
        <translation>Alle Computerspieler: {sheet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Simulated: {games}, {mean} ± {error} points on average. From and To are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact chance.</source>
        <translation>Simuliert: {games}, im Schnitt {mean} ± {error} Punkte. „Von“ und „Bis“ begrenzen das 95-%-Intervall (Wilson); 19 von 20 solchen Intervallen enthalten die exakte Chance.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>All chances and averages are exact: each sheet and each roll is followed to the end.</source>
        <translation>Alle Chancen und Durchschnitte sind exakt: Jeder Zettel und jeder Wurf wird bis zum Ende durchgerechnet.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Best play scores exactly {mean} points on average; the other players&apos; averages come from a million games.</source>
        <translation>Die beste Spielweise bringt im Schnitt genau {mean} Punkte; die Durchschnitte der anderen Spieler stammen aus einer Million Spielen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Yacht: final scores</source>
        <translation>Yacht: Endstände</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a computer player&apos;s games of Yacht end with each score.</source>
        <translation>Wie oft die Yacht-Spiele eines Computerspielers mit welcher Punktzahl enden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>find how often a computer player&apos;s games of Yacht end with each score</source>
        <translation>ermitteln, wie oft die Yacht-Spiele eines Computerspielers mit welcher Punktzahl enden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Dice rolled at each score</source>
        <translation>Was sie bei jedem Punktestand wirft</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Notes</source>
        <comment>a player&apos;s</comment>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Not reviewed</source>
        <translation>Nicht ausgewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice for {day}</source>
        <translation>Würfel des Tages: {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Dice without a seal</source>
        <translation>Würfel ohne Siegel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>1 note</source>
        <comment>{count} notes</comment>
        <translation>
            <numerusform>1 Anmerkung</numerusform>
            <numerusform>{count} Anmerkungen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>No notes</source>
        <translation>Keine Anmerkungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Round {round}: {faces} = {total}</source>
        <translation>Runde {round}: {faces} = {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Casters</source>
        <translation>Werfer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Pause before the computer throws</source>
        <translation>Pause, bevor der Computer würfelt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Caster {seat}</source>
        <translation>Werfer {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>▸ {seat}</source>
        <translation>▸ {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>What the come-out roll decides</source>
        <translation>Was der Eröffnungswurf entscheidet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>▸ {main}</source>
        <translation>▸ {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Come-out roll, by main</source>
        <translation>Eröffnungswurf je nach Main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>W</source>
        <translation>G</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>L</source>
        <translation>V</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>The 36 rolls of two dice, and what each one does</source>
        <translation>Die 36 Würfe mit zwei Würfeln und was jeder bewirkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Nothing to calculate: this choice decides nothing by itself.</source>
        <translation>Hier gibt es nichts auszurechnen: Diese Wahl entscheidet für sich allein nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>First die {face}</source>
        <translation>Erster Würfel {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>First die</source>
        <translation>Erster Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Second die {face}</source>
        <translation>Zweiter Würfel {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>{win}: win, {loss}: loss, {again}: throw again</source>
        <translation>{win}: gewonnen, {loss}: verloren, {again}: weiter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: win</source>
        <translation>Main {main}, Chance {chance}: gewinnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: lose</source>
        <translation>Main {main}, Chance {chance}: verliert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: throw again</source>
        <translation>Main {main}, Chance {chance}: noch einmal würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}: win on {wins}; lose on {loses}; throw again on {goes_on}.</source>
        <translation>Main {main}: gewinnt bei {wins}; verliert bei {loses}; noch einmal würfeln bei {goes_on}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>{row} The chance is {chance}.</source>
        <translation>{row} Die Chance ist {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>Losses in a row</source>
        <translation>Niederlagen in Folge</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>{losses} of {all}</source>
        <translation>{losses} von {all}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>Losses in a row: {said}</source>
        <translation>Niederlagen in Folge: {said}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>best main: {chance}</source>
        <translation>beste Main  {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>{chance}</source>
        <translation>{chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Choose main {main} ({main})</source>
        <translation>Main {main} wählen ({main})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Main {main}, the best choice: wins {chance} of rounds</source>
        <translation>Main {main}, die beste: gewinnt {chance} der Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Main {main}: wins {chance} of rounds</source>
        <translation>Main {main}: gewinnt {chance} der Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Exactly {win}. A round takes {mean} throws on average ({throws}).</source>
        <translation>Genau {win}. Eine Runde dauert im Schnitt {mean} Würfe ({throws}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win rate with main {main}: {percent}</source>
        <translation>Siegquote mit Main {main}: {percent}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Odds of winning this round: {wins} in {all}</source>
        <translation>Gewinnchance dieser Runde: {wins} von {all}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{ways} ways make the chance ({chance})</source>
        <translation>{ways} Möglichkeiten ergeben die Chance ({chance})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{made}; {ways} make the main ({main}). True odds: {odds}.</source>
        <translation>{made}; {ways} ergeben die Main ({main}). Faire Quote: {odds}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{lead}; true odds: {odds}</source>
        <translation>{lead}; faire Quote: {odds}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Throw</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Rules, odds and casters</source>
        <translation>Regeln, Aussichten und Werfer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Choose main {main}</source>
        <translation>Main {main} wählen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Undo your last throw (Ctrl+Z)</source>
        <translation>Deinen letzten Wurf rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Rules, odds and casters (D)</source>
        <translation>Regeln, Aussichten und Werfer (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Throw for main {main}</source>
        <translation>Würfeln mit Main {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>The chosen players join the next game. Press N to start it.</source>
        <translation>Die gewählten Spieler sind im nächsten Spiel dabei. Drücke N, um es zu beginnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Any key</source>
        <translation>Beliebige Taste</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name}: the best turn ever!</source>
        <translation>{name}: der beste Durchgang aller Zeiten!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The best turn ever!</source>
        <translation>Der beste Durchgang aller Zeiten!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The turn is over</source>
        <translation>Der Durchgang ist vorbei</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{which} · {won}</source>
        <translation>{which} · {won}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>One round short of the best turn ever</source>
        <translation>Eine Runde fehlt zum besten Durchgang aller Zeiten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw {throw}</source>
        <translation>Wurf {throw}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>You have the dice</source>
        <translation>Du hast die Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>{name}
has the dice</source>
        <translation>{name}
hat die Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Choose a main, then throw</source>
        <translation>Wähle eine Main, dann würfle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win as many rounds as you can: two losses in a row end your turn</source>
        <translation>Jede gewonnene Runde zählt: Zwei Niederlagen in Folge beenden deinen Durchgang</translation>
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
        <translation>Mit N ein neues Spiel beginnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press any key to skip ahead</source>
        <translation>Mit beliebiger Taste überspringen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press Enter to pass the dice</source>
        <translation>Mit Enter die Würfel weitergeben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press 5–9 for the main, Enter to throw</source>
        <translation>Mit 5–9 die Main wählen, mit Enter würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press Enter to throw</source>
        <translation>Mit Enter würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win the most rounds: two losses in a row end your turn</source>
        <translation>Gewinne die meisten Runden: Zwei Niederlagen in Folge beenden deinen Durchgang</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Rounds won: {won}</source>
        <translation>Gewonnene Runden: {won}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Rounds won: {won} · best turn ever: {best}</source>
        <translation>Gewonnene Runden: {won} · bester Durchgang: {best}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Pass the dice</source>
        <translation>Würfel weitergeben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Take the dice</source>
        <translation>Würfel nehmen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Swine Swap</source>
        <translation>Schweinetausch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Commentary</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Left player</source>
        <translation>Linker Spieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Right player</source>
        <translation>Rechter Spieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>A friend at this computer</source>
        <translation>Ein Freund an diesem Computer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>See the strategies…</source>
        <translation>Strategien ansehen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Pause before the computer rolls</source>
        <translation>Pause, bevor der Computer würfelt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>die</source>
        <comment>dice</comment>
        <translation>
            <numerusform>Würfel</numerusform>
            <numerusform>Würfel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>Choose this number of dice ({key})</source>
        <translation>So viele Würfel wählen ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>{chance} to win, the best choice</source>
        <translation>{chance} Gewinnchance, die beste Wahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>{chance} to win</source>
        <translation>{chance} Gewinnchance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>0 dice: Free Bacon, plus {points}</source>
        <translation>0 Würfel: Gratisspeck, plus {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>Bacon +{points}</source>
        <translation>Speck +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/board.py"/>
        <source>to {goal}</source>
        <translation>bis {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/board.py"/>
        <source>{name}: {score} of {goal}</source>
        <translation>{name}: {score} von {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Roll the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Show the chances</source>
        <translation>Chancen zeigen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Commentary and players</source>
        <translation>Kommentar und Spieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Undo your last turn (Ctrl+Z)</source>
        <translation>Deinen letzten Zug rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Commentary and players (D)</source>
        <translation>Kommentar und Spieler (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Take Free Bacon</source>
        <translation>Gratisspeck nehmen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Press 0–9 (T for ten) to choose, Enter to roll</source>
        <translation>Mit 0–9 (T für zehn) wählen, mit Enter würfeln</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Choose 1 die</source>
        <comment>Choose {count} dice</comment>
        <translation>
            <numerusform>1 Würfel wählen</numerusform>
            <numerusform>{count} Würfel wählen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You go first</source>
        <translation>Du beginnst</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} goes first</source>
        <translation>{name} beginnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Turn {turn}</source>
        <translation>Zug {turn}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Roll 1 die</source>
        <comment>Roll {count} dice</comment>
        <translation>
            <numerusform>1 Würfel werfen</numerusform>
            <numerusform>{count} Würfel werfen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>first turn</source>
        <translation>zuerst am Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>no turn yet</source>
        <translation>noch kein Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Redone</source>
        <translation>Wiederhergestellt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Current hand</source>
        <translation>Aktuelle Hand</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Example: {dice}</source>
        <translation>Zum Beispiel {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hand number</source>
        <translation>Nummer der Runde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>Rolls left</source>
        <translation>Übrige Würfe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <source>Before the hand</source>
        <translation>Vor der Runde</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>1 roll left</source>
        <comment>{count} rolls left</comment>
        <translation>
            <numerusform>Noch 1 Wurf</numerusform>
            <numerusform>Noch {count} Würfe</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Payouts</source>
        <translation>Gewinne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Payout and chance of each hand</source>
        <translation>Gewinn und Chance jeder Hand</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Show what to keep (B)</source>
        <translation>Beste Wahl zeigen (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>This game</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hands in this game</source>
        <translation>Runden dieses Spiels</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Holding now pays {pays}</source>
        <translation>Werten bringt jetzt {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Holding now pays nothing</source>
        <translation>Werten bringt jetzt nichts</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>less than {chance}</source>
        <translation>weniger als {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Chance to reach {award} before going broke: {chance}</source>
        <translation>Chance, {award} vor der Pleite zu erreichen: {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>If you {choice}: {worth} on average</source>
        <translation>Deine Wahl: {choice}, im Schnitt {worth} wert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>hold</source>
        <translation>werten</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>With best play, a game takes 1 hand on average.</source>
        <comment>With best play, a game takes {count} hands on average.</comment>
        <translation>
            <numerusform>Bei bester Spielweise dauert ein Spiel im Schnitt 1 Runde.</numerusform>
            <numerusform>Bei bester Spielweise dauert ein Spiel im Schnitt {count} Runden.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep nothing</source>
        <translation>nichts behalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep {faces}</source>
        <translation>{faces} behalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Bankroll: {bankroll} of {award}</source>
        <translation>Guthaben: {bankroll} von {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>Par is the number of hands that best play needs on average. The mark on the bar is the bankroll that is on par now.</source>
        <translation>Par ist die Anzahl der Runden, die die beste Spielweise im Schnitt braucht. Die Marke am Balken zeigt das Guthaben, mit dem du jetzt auf Par wärst.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>{ante} at stake</source>
        <translation>{ante} im Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>broke</source>
        <translation>pleite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>{bankroll} · Major Award</source>
        <translation>{bankroll} · Hauptgewinn</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Play or re-roll</source>
        <translation>Runde spielen oder neu werfen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Preparing the exercise…</source>
        <translation>Die Aufgabe wird erstellt&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Hold and score</source>
        <translation>So werten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Press Enter to continue or W to see why</source>
        <translation>Mit Enter weiter, mit W zur Herleitung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Why this is the best choice (W)</source>
        <translation>Warum das die beste Wahl ist (W)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Show what to keep</source>
        <translation>Beste Wahl zeigen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Quit this game</source>
        <translation>Dieses Spiel beenden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Payouts, chances and hands</source>
        <translation>Gewinne, Chancen und Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/keeping.py"/>
        <source>Keep die {die}</source>
        <translation>Würfel {die} behalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Quit (Q)</source>
        <translation>Aufhören (Q)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Hold and score (H)</source>
        <translation>So werten (H)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Payouts, chances and hands (D)</source>
        <translation>Gewinne, Chancen und Runden (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/table/columns.py"/>
        <source>Undo (Ctrl+Z)</source>
        <translation>Rückgängig (Strg+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A hand costs {ante}: five dice, and up to two re-rolls</source>
        <translation>Eine Runde kostet {ante}: fünf Würfel, bis zu zweimal neu werfen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Major Award!</source>
        <translation>Hauptgewinn!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Correct: that is the best choice.</source>
        <translation>Richtig: Das ist die beste Wahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Correct: within {cost} of the best choice.</source>
        <translation>Richtig: nur {cost} schlechter als die beste Wahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Choice in the game: {choice}.</source>
        <translation>Im Spiel gewählt: {choice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This exercise comes back in 10 minutes.</source>
        <translation>Diese Aufgabe kommt in 10 Minuten wieder.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This exercise comes back in 1 day.</source>
        <comment>This exercise comes back in {count} days.</comment>
        <translation>
            <numerusform>Diese Aufgabe kommt in 1 Tag wieder.</numerusform>
            <numerusform>Diese Aufgabe kommt in {count} Tagen wieder.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Dice {faces}</source>
        <translation>Würfel {faces}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 learned</source>
        <comment>{count} learned</comment>
        <translation>
            <numerusform>{count} gekonnt</numerusform>
            <numerusform>{count} gekonnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 total</source>
        <comment>{count} total</comment>
        <translation>
            <numerusform>{count} insgesamt</numerusform>
            <numerusform>{count} insgesamt</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Streak: {streak} · best: {best}</source>
        <translation>Richtig in Folge: {streak} · Rekord: {best}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Looking for mistakes to practice…</source>
        <translation>Fehler zum Üben werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No mistakes yet. When you make one, it comes back here as an exercise. Until then, try the “Random positions” exercises.</source>
        <translation>Noch keine Fehler. Machst du einen, kommt er hier als Aufgabe wieder. Bis dahin gibt es Aufgaben unter „Zufällige Stellungen“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No exercises are due now. Next exercise: {moment}.</source>
        <translation>Jetzt ist keine Aufgabe fällig. Nächste Aufgabe: {moment}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Turn {start} into {award}</source>
        <translation>Aus {start} mach {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Hand {hand} · roll {roll} of {rolls}</source>
        <translation>Runde {hand} · Wurf {roll} von {rolls}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Play a hand for {ante}</source>
        <translation>Eine Runde für {ante}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Reach {award} before you go broke.</source>
        <translation>Erreiche {award}, bevor du pleite bist.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>One pair pays nothing, two pair pays half the {ante} ante, and better hands pay more.</source>
        <translation>Ein Paar zahlt nichts, zwei Paare zahlen die Hälfte von {ante}, bessere Hände mehr.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A hand of five dice costs {ante}.</source>
        <translation>Eine Runde mit fünf Würfeln kostet {ante}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>You can re-roll the other dice up to twice.</source>
        <translation>Die anderen Würfel kannst du bis zu zweimal neu werfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Roll once more for a better hand, or hold (H) to be paid for this one.</source>
        <translation>Wirf noch einmal für eine bessere Hand, oder werte diese (H).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>{sign} {choice}: {verdict}, costs {hands} hands</source>
        <translation>{sign} {choice}: {verdict}, kostet {hands} Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>One die short of the Major Award: {hand}</source>
        <translation>Ein Würfel fehlte zum Hauptgewinn: {hand}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Re-roll 1 die</source>
        <comment>Re-roll {count} dice</comment>
        <translation>
            <numerusform>1 Würfel neu werfen</numerusform>
            <numerusform>{count} Würfel neu werfen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Enter to ask the Oracle</source>
        <translation>Mit Enter das Orakel befragen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Enter to play, Q to quit</source>
        <translation>Mit Enter spielen, mit Q aufhören</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Click a die or press 1–5 to keep it</source>
        <translation>Würfel mit Klick oder 1–5 behalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Q again to give up the {ante} ante and leave with {bankroll}</source>
        <translation>Drücke noch einmal Q, um den Einsatz von {ante} aufzugeben und mit {bankroll} zu gehen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Keep dice that match: click them or press 1–5.</source>
        <translation>Behalte, was zusammenpasst: Klicke die Würfel an oder drücke 1–5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Q again to end this game with {bankroll}</source>
        <translation>Drücke noch einmal Q, um dieses Spiel mit {bankroll} zu beenden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The games folder is available again. Your games are being saved.</source>
        <translation>Der Spieleordner ist wieder verfügbar. Deine Spiele werden gespeichert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Not saved: {error}</source>
        <translation>Nicht gespeichert: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Counted or casual</source>
        <translation>Gewertet oder ungewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>The next game is casual: the coach is available.</source>
        <translation>Das nächste Spiel ist ungewertet: Der Coach ist da.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>The next game counts.</source>
        <translation>Das nächste Spiel wird gewertet.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>New names take effect in the next game. Press N to start it.</source>
        <translation>Neue Namen gelten ab dem nächsten Spiel. Drücke N, um es zu beginnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>There is a new daily game tomorrow.</source>
        <translation>Morgen gibt es ein neues Spiel des Tages.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>{name}&apos;s turn: press Enter to see the move</source>
        <translation>{name} ist am Zug: Mit Enter siehst du den Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>{saved} · casual game</source>
        <translation>{saved} · ungewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>These dice were fixed before the first roll. Seal: {seal}</source>
        <translation>Diese Würfel standen vor dem ersten Wurf fest. Siegel: {seal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Seed: {seed}</source>
        <translation>Startwert: {seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: sealed {seal}…</source>
        <translation>Würfel: versiegelt {seal}…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Not saved yet: another program is using the saved games</source>
        <translation>Noch nicht gespeichert: Ein anderes Programm benutzt die gespeicherten Spiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Saved as a copy: another window continued this game</source>
        <translation>Als Kopie gespeichert: Ein anderes Fenster hat dieses Spiel weitergespielt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: from another game</source>
        <translation>Würfel: aus einem anderen Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>These are real dice, typed in by hand; nothing can prove what they showed.</source>
        <translation>Das sind echte Würfel, von Hand eingegeben; was sie zeigten, lässt sich nicht beweisen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The dice for {day} are the same for everyone, and anyone can calculate them from the date. They test your choices, not your luck.</source>
        <translation>Die Würfel vom {day} sind für alle gleich, und jeder kann sie aus dem Datum berechnen. Sie prüfen deine Entscheidungen, nicht dein Glück.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>These dice come from a challenge that names another game ({game}). Anyone who has the challenge can calculate them.</source>
        <translation>Diese Würfel kommen aus einer Herausforderung, die ein anderes Spiel nennt ({game}). Wer die Herausforderung hat, kann die Würfel ausrechnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The seal was fixed first, and your word came after it; together they determine every die. Anyone who notes the seal before the first roll can check afterward that no die was changed. Until the game is over, anyone who can read its files, including you, can find out what the dice will show.</source>
        <translation>Zuerst stand das Siegel fest, danach kam dein Wort; zusammen legen sie jeden Würfel fest. Wer das Siegel vor dem ersten Wurf notiert, kann später prüfen, dass kein Würfel geändert wurde. Bis zum Ende des Spiels kann jeder, der seine Dateien lesen kann, also auch du, die kommenden Würfel herausfinden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: {kind}</source>
        <translation>Würfel: {kind}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>This game&apos;s dice come from seed {number}. Anyone who knows the seed can calculate the dice in advance, so the game cannot prove it was fair.</source>
        <translation>Die Würfe dieses Spiels ergeben sich aus dem Startwert {number}. Wer ihn kennt, kann sie vorher ausrechnen; das Spiel kann also nicht beweisen, dass es fair war.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The seal was fixed first, and your word came after it; together they determine every die. Anyone who noted the seal before the first roll can check that no die was changed. Even so, the owner of the files could have known the dice in advance.</source>
        <translation>Zuerst stand das Siegel fest, danach kam dein Wort; zusammen legen sie jeden Würfel fest. Wer das Siegel vor dem ersten Wurf notiert hat, kann prüfen, dass kein Würfel geändert wurde. Trotzdem könnte der Besitzer der Dateien die Würfel vorher gekannt haben.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: seed {number}, not sealed</source>
        <translation>Würfel: Startwert {number}, nicht versiegelt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 and 12 pay double</source>
        <translation>2 und 12 zahlen doppelt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 pays double, 12 pays triple</source>
        <translation>2 zahlt doppelt, 12 dreifach</translation>
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
        <translation>gegen</translation>
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
        <translation>bar 12</translation>
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
        <translation>dagegen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>PASS LINE</source>
        <translation>PASS LINE</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>take odds</source>
        <translation>dafür</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 pays triple, 12 pays double</source>
        <translation>2 zahlt dreifach, 12 doppelt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 and 12 pay triple</source>
        <translation>2 und 12 zahlen dreifach</translation>
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
        <translation>Craps-Tableau</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/view.py"/>
        <source>Hop bets</source>
        <translation>Hop-Wetten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/view.py"/>
        <source>Bets that the next roll is exactly these two faces</source>
        <translation>Wetten darauf, dass der nächste Wurf genau diese zwei Augenzahlen zeigt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Die {die} shows {face} and is kept.</source>
        <translation>Würfel {die} zeigt {face}, behalten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Die {die} shows {face}.</source>
        <translation>Würfel {die} zeigt {face}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>keep</source>
        <comment>a die</comment>
        <translation>behalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>re-roll</source>
        <comment>a die</comment>
        <translation>neu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Your choice: {verdict}.</source>
        <translation>Deine Auswahl: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Roll speed: {speed}</source>
        <translation>Wurftempo: {speed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Off: the dice land at once</source>
        <translation>Aus: Die Würfel liegen sofort</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>Die {die} shows {face} and is kept</source>
        <translation>Würfel {die} zeigt {face}, behalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>Die {die} shows {face}</source>
        <translation>Würfel {die} zeigt {face}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>1 die: {faces}</source>
        <comment>{count} dice: {faces}</comment>
        <translation>
            <numerusform>1 Würfel: {faces}</numerusform>
            <numerusform>{count} Würfel: {faces}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/game_frame.py"/>
        <source>Back to the table (Esc)</source>
        <translation>Zurück zum Tisch (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>Magic 8 Ball</source>
        <translation>Magic-8-Kugel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>No question asked yet.</source>
        <translation>Du hast noch keine Frage gestellt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>Shaking…</source>
        <translation>Wird geschüttelt&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/game_tabs.py"/>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the game record</source>
        <translation>Protokoll speichern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Import…</source>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Files…</source>
        <translation>Dateien&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Folder…</source>
        <translation>Ordner&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Records (*.dice)</source>
        <translation>Protokolle (*.dice)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Export games</source>
        <translation>Spiele exportieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Saving games…</source>
        <translation>Spiele werden gespeichert&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game saved as {name}</source>
        <comment>{count} games saved as {name}</comment>
        <translation>
            <numerusform>1 Spiel wurde als {name} gespeichert</numerusform>
            <numerusform>{count} Spiele wurden als {name} gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Importing game records…</source>
        <translation>Spielprotokolle werden importiert&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The game record could not be saved: {reason}</source>
        <translation>Das Protokoll konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Game record saved as {name}</source>
        <translation>Das Protokoll wurde als {name} gespeichert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>The guided turn works only in a game you are playing.</source>
        <translation>Die Einführung braucht ein Spiel, das du selbst spielst.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Choose yourself as a player and start a new game.</source>
        <translation>Wähle dich als Spieler und beginne ein neues Spiel.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Again: “Guided turn” in Help.</source>
        <translation>Noch einmal: „Einführung“ in der Hilfe.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Record</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Open game record…</source>
        <translation>Protokoll öffnen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Today&apos;s game</source>
        <translation>Spiel des Tages</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>New game with your own dice</source>
        <translation>Neues Spiel mit eigenen Würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>This game cannot be sent to a friend.</source>
        <translation>Dieses Spiel lässt sich nicht an Freunde senden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Save game record…</source>
        <translation>Protokoll speichern&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Replay this game</source>
        <translation>Dieses Spiel wiedergeben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Review this game</source>
        <translation>Dieses Spiel auswerten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Dice for this game…</source>
        <translation>Würfel dieses Spiels&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Any position…</source>
        <translation>Beliebige Stellung&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Settings…</source>
        <translation>Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>How play is rated</source>
        <translation>Wie Entscheidungen bewertet werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Any position</source>
        <translation>Beliebige Stellung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>How dice are calculated</source>
        <translation>Wie Würfel berechnet werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Restore a backup…</source>
        <translation>Sicherung wiederherstellen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Quit DiceDesk</source>
        <translation>DiceDesk beenden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Hog strategies…</source>
        <translation>Hog-Strategien&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Turn sound on or off</source>
        <translation>Ton ein- oder ausschalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Find a command…</source>
        <translation>Befehl suchen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the answer</source>
        <translation>Antwort speichern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the challenge</source>
        <translation>Herausforderung speichern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file could not be saved: {reason}</source>
        <translation>Die Datei konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Answer saved. Send this file to {name}.</source>
        <translation>Antwort gespeichert. Sende diese Datei an {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Challenge saved. Send this file to a friend.</source>
        <translation>Herausforderung gespeichert. Sende diese Datei an Freunde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Open game records</source>
        <translation>Protokolle öffnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Reading {files}…</source>
        <translation>Lese {files}&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>1 more file was not opened.</source>
        <comment>{count} more files were not opened.</comment>
        <translation>
            <numerusform>{count} weitere Datei wurde nicht geöffnet.</numerusform>
            <numerusform>{count} weitere Dateien wurden nicht geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Send your answer to {name}.</source>
        <translation>Sende deine Antwort an {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file is the record of your game. {name} can read all of your moves.</source>
        <translation>Die Datei ist das Protokoll deines Spiels. {name} kann alle deine Züge lesen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save answer…</source>
        <translation>Antwort speichern&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Challenge a friend to play with the same dice.</source>
        <translation>Fordere Freunde heraus, mit denselben Würfeln zu spielen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file has your name, your result and the cost of your choices, but not your moves.</source>
        <translation>Die Datei enthält deinen Namen, dein Ergebnis und die Kosten deiner Entscheidungen, aber nicht deine Züge.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save challenge…</source>
        <translation>Herausforderung speichern&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Send to a friend</source>
        <translation>An Freunde senden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <source>Name of player {seat}</source>
        <translation>Name von Spieler {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>This name cannot be used.</source>
        <translation>Dieser Name ist nicht möglich.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Type your name.</source>
        <translation>Gib deinen Namen ein.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>No voice</source>
        <translation>Keine Sprachausgabe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Voice on</source>
        <translation>Sprachausgabe an</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Voice off</source>
        <translation>Sprachausgabe aus</translation>
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
        <translation>{number}, Herleitung zeigen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Player: {names}</source>
        <comment>Players: {names}</comment>
        <translation>
            <numerusform>Spieler: {names}</numerusform>
            <numerusform>Spieler: {names}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Enter: throw both dice.</source>
        <translation>Enter: beide Würfel werfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>bet NAME DOLLARS: NAME is one of {names}</source>
        <translation>bet NAME DOLLAR: NAME ist eins von {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type a bet (bet NAME DOLLARS), or press Enter to roll:</source>
        <translation>Wette (bet NAME DOLLAR) oder Enter zum Würfeln:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Enter: roll both dice.</source>
        <translation>Enter: beide Würfel werfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>bet hop-5-2 DOLLARS: bet that the next roll is a 5 and a 2; you can name any two faces.</source>
        <translation>bet hop-5-2 DOLLAR: wetten, dass der nächste Wurf eine 5 und eine 2 zeigt; jede andere Kombination geht auch.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>odds on, odds off: choose whether odds on come bets work on a come-out roll.</source>
        <translation>odds on, odds off: ob Odds hinter Come-Wetten beim Come-out-Wurf aktiv sind.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>work on, work off: choose whether bets that are normally off on a come-out roll work anyway.</source>
        <translation>work on, work off: ob Wetten, die beim Come-out-Wurf sonst ruhen, trotzdem aktiv sind.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>leave: leave the table for good.</source>
        <translation>leave: den Tisch endgültig verlassen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>take-down NAME: NAME is one of {names}</source>
        <translation>take-down NAME: NAME ist eins von {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Bankroll {bankroll}; come-out roll.</source>
        <translation>Guthaben {bankroll}; Come-out-Wurf.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>{bet}: {amount}, pays {pays}, off on this roll</source>
        <translation>{bet}: {amount}, zahlt {pays}, ruht bei diesem Wurf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>You bet dollars from your bankroll and roll two dice. The first roll is the come-out roll: the pass bet wins on 7 and 11 and loses on 2, 3 and 12. Any other number becomes the point.</source>
        <translation>Du setzt Geld aus deinem Guthaben und wirfst zwei Würfel. Der erste Wurf ist der Come-out-Wurf: Bei 7 und 11 gewinnt die Pass-Wette, bei 2, 3 und 12 verliert sie. Jede andere Zahl wird zum Point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Once there is a point, keep rolling. If the point comes first, pass wins; if a 7 comes first, pass loses. Either way, a new come-out roll follows.</source>
        <translation>Gibt es einen Point, würfelst du weiter. Fällt zuerst der Point, gewinnt Pass; fällt zuerst eine 7, verliert Pass. Danach folgt ein neuer Come-out-Wurf.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type “bet pass 10” to bet $10 on pass, and press Enter to roll. Once there is a point, “bet pass-odds 20” adds odds to your pass bet; they pay at true odds.</source>
        <translation>Gib „bet pass 10“ ein, um 10&#xa0;$ auf Pass zu setzen, und drücke Enter, um zu würfeln. Sobald es einen Point gibt, legt „bet pass-odds 20“ Odds hinter deine Pass-Wette; sie zahlen die faire Quote.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type ? for the names of all bets you can make now. “take-down NAME” takes down a bet if the rules allow it.</source>
        <translation>Mit ? siehst du die Namen aller Wetten, die jetzt möglich sind. „take-down NAME“ nimmt eine Wette zurück, falls das erlaubt ist.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>The house rules decide which bets are offered and what they pay. “dicedesk odds craps” lists the odds and the house edge of each bet.</source>
        <translation>Welche Wetten es gibt und was sie zahlen, bestimmen die Hausregeln. „dicedesk odds craps“ listet die Chancen und den Hausvorteil jeder Wette auf.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>The game ends when you go broke or type “leave”.</source>
        <translation>Das Spiel endet, wenn du pleite bist oder „leave“ eingibst.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>the house rules</source>
        <translation>die Hausregeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Bankroll {bankroll}; the point is {point}.</source>
        <translation>Guthaben {bankroll}; der Point ist {point}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>{bet}: {amount}, pays {pays}</source>
        <translation>{bet}: {amount}, zahlt {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Which main, 5 to 9?</source>
        <translation>Welche Main, 5 bis 9?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>{name}, which main, 5 to 9?</source>
        <translation>{name}, welche Main, 5 bis 9?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Type a main, a number from 5 to 9.</source>
        <translation>Gib eine Main ein, eine Zahl von 5 bis 9.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>5 to 9: the main of this round. 7 wins most often.</source>
        <translation>5 bis 9: die Main dieser Runde. 7 gewinnt am häufigsten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Rounds won: {won}, lost: {lost}.</source>
        <translation>Runden gewonnen: {won}, verloren: {lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Press Enter to throw.</source>
        <translation>Drücke Enter, um zu würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>{name}, press Enter to throw.</source>
        <translation>{name}, drücke Enter, um zu würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Main {main}: the come-out roll.</source>
        <translation>Main {main}: der Eröffnungswurf.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Main {main}, chance {chance}: {chance} wins, {main} loses.</source>
        <translation>Main {main}, Chance {chance}: {chance} gewinnt, {main} verliert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>The caster throws two dice, round after round, until two rounds are lost in a row. The score is the number of rounds won.</source>
        <translation>Der Werfer wirft zwei Würfel, Runde um Runde, bis er zwei Runden in Folge verliert. Sein Ergebnis ist die Anzahl der gewonnenen Runden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Each round, type a main from 5 to 9, then press Enter to throw.</source>
        <translation>Gib in jeder Runde eine Main von 5 bis 9 ein und drücke Enter, um zu würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>On the first throw, the main wins at once; so do 11 with main 7, and 12 with main 6 or 8. 2 and 3 lose at once, and so do 11 and 12 with any other main.</source>
        <translation>Beim ersten Wurf gewinnt die Main sofort, ebenso die 11 bei Main 7 und die 12 bei Main 6 oder 8. Die 2 und die 3 verlieren sofort, ebenso die 11 und die 12 bei jeder anderen Main.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Any other sum becomes your chance. Keep throwing: the chance wins the round, and the main loses it.</source>
        <translation>Jede andere Summe wird zu deiner Chance. Würfle weiter: Die Chance gewinnt die Runde, die Main verliert sie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>With several casters, each takes one turn with the dice. The caster who wins the most rounds wins the game.</source>
        <translation>Bei mehreren Werfern hat jeder einen Durchgang. Wer die meisten Runden gewinnt, hat gewonnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>how many casters take part</source>
        <translation>wie viele Werfer mitspielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>How many dice, 0 to 10?</source>
        <translation>Wie viele Würfel, 0 bis 10?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>{name}, how many dice, 0 to 10?</source>
        <translation>{name}, wie viele Würfel, 0 bis 10?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type how many dice to roll, a number from 0 to 10.</source>
        <translation>Gib ein, mit wie vielen Würfeln du würfelst, eine Zahl von 0 bis 10.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>1 to 10: roll that many dice and score their sum, or just 1 point if any die shows a 1.</source>
        <translation>1 bis 10: mit so vielen Würfeln würfeln. Das bringt die Augensumme, mit einer 1 aber nur 1 Punkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>{first} {score}–{other_score} {second}, first to {goal}</source>
        <translation>{first} {score} : {other_score} {second}, Ziel {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>You and your opponent take turns. The game ends after the first turn that leaves either of you at {goal} or more, and the higher score wins.</source>
        <translation>Du und dein Gegner seid abwechselnd am Zug. Das Spiel endet nach dem ersten Zug, nach dem einer von euch {goal} Punkte oder mehr hat; der höhere Stand gewinnt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type how many dice to roll, 1 to 10. You score the sum of their faces, but just 1 point if any die shows a 1: that is Pig Out.</source>
        <translation>Gib ein, mit wie vielen Würfeln du würfelst, 1 bis 10. Du bekommst die Summe der Augen, aber nur 1 Punkt, wenn auch nur ein Würfel eine 1 zeigt: Das ist Saupech.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type 0 for Free Bacon. You roll no dice and score twice the tens digit of your opponent&apos;s score, minus the ones digit, but at least 1 point. Against 83, you score 13.</source>
        <translation>Gib 0 ein, um Gratisspeck zu nehmen. Du würfelst nicht und bekommst das Doppelte der Zehnerziffer vom Stand deines Gegners minus die Einerziffer, mindestens aber 1 Punkt. Gegen 83 bekommst du 13 Punkte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>After each turn, look at the last two digits of both scores. If the digits of one score are as far apart as those of the other, the scores are swapped: that is Swine Swap. With 49 against 83, the digits of both scores are 5 apart, so you get 83 and your opponent gets 49.</source>
        <translation>Nach jedem Zug kommt es auf die letzten zwei Ziffern beider Stände an. Liegen die Ziffern bei beiden gleich weit auseinander, werden die Stände getauscht: Das ist Schweinetausch. Bei 49 gegen 83 liegen die Ziffern beider Stände 5 auseinander; also bekommst du 83, und dein Gegner bekommt 49.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>The swap comes before the game can end, so you can swap your win away.</source>
        <translation>Getauscht wird, bevor das Spiel enden kann; darum kann dich ein Tausch den Sieg kosten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>who goes first</source>
        <translation>wer beginnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>0: take Free Bacon for {points}.</source>
        <translation>0: Gratisspeck, jetzt {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>who plays against you</source>
        <translation>wer gegen dich spielt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Press Enter to play a hand, or type Q to quit.</source>
        <translation>Drücke Enter für eine Runde, oder gib Q ein, um aufzuhören.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Press Enter to pay {ante} and roll, or type Q to quit:</source>
        <translation>Mit Enter {ante} zahlen und würfeln, mit Q aufhören:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Major Award! Ask the Magic 8 Oracle a question:</source>
        <translation>Hauptgewinn! Stell dem Magic-8-Orakel eine Frage:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the dice to re-roll (such as 2 3 5), H to hold, or Q to quit:</source>
        <translation>Würfel zum Neuwerfen (etwa 2 3 5), H zum Werten oder Q zum Aufhören:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Q: leave the table for good; if a hand is in progress, you lose its ante.</source>
        <translation>Q: den Tisch endgültig verlassen; der Einsatz einer begonnenen Runde ist verloren.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Enter: pay the ante and roll five dice.</source>
        <translation>Enter: den Einsatz zahlen und mit fünf Würfeln würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>2 3 5: re-roll the second, third and fifth dice; the dice are numbered 1 to 5.</source>
        <translation>2 3 5: den zweiten, dritten und fünften Würfel neu werfen; beliebige von 1 bis 5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>H: hold and score the hand as it is.</source>
        <translation>H: werten, so wie die Würfel liegen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Roll {roll} of {rolls}</source>
        <translation>Wurf {roll} von {rolls}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Bankroll {bankroll}; the Major Award is at {award}.</source>
        <translation>Guthaben {bankroll}; den Hauptgewinn gibt es ab {award}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the numbers of the dice to re-roll (such as 2 3 5), H to hold, or Q to quit.</source>
        <translation>Gib die Nummern der Würfel ein, die du neu wirfst (etwa 2 3 5), H zum Werten oder Q zum Aufhören.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>You start with {bankroll}. Reach {award} and you win the Major Award: the Magic 8 Oracle answers your question. You go broke if you cannot pay for another hand.</source>
        <translation>Du beginnst mit {bankroll}. Erreichst du {award}, bekommst du den Hauptgewinn: Das Magic-8-Orakel beantwortet deine Frage. Du bist pleite, wenn du keine weitere Runde bezahlen kannst.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>A hand costs {ante}. Press Enter to pay and roll five dice. Then you can re-roll any of them, up to twice.</source>
        <translation>Eine Runde kostet {ante}. Drücke Enter, um zu zahlen und mit fünf Würfeln zu würfeln. Danach kannst du bis zu zweimal beliebige Würfel neu werfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the numbers below the dice you want to re-roll (such as “2 3 5”), or type H to hold the hand as it is.</source>
        <translation>Gib die Nummern unter den Würfeln ein, die du neu werfen willst, etwa „2 3 5“, oder H, um die Hand so zu werten, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Five of a kind pays {five}, four of a kind {four}, a straight {straight}, a full house {house}, three of a kind {three} and two pair {two}. Anything else pays nothing.</source>
        <translation>Ein Fünfling zahlt {five}, ein Vierling {four}, eine Straße {straight}, ein Full House {house}, ein Drilling {three}, zwei Paare zahlen {two}. Alles andere zahlt nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type Q to quit. If you quit during a hand, you lose its ante.</source>
        <translation>Gib Q ein, um aufzuhören. Hörst du während einer Runde auf, verlierst du ihren Einsatz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{name}: your move?</source>
        <translation>{name}: dein Zug?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>You can type: {moves}</source>
        <translation>Du kannst eingeben: {moves}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what}: {allowed} (default: {default})</source>
        <translation>{what}: {allowed} (Standard: {default})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what}: {allowed}</source>
        <translation>{what}: {allowed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what} (default: {default})</source>
        <translation>{what} (Standard: {default})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Play</source>
        <comment>group of commands</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Records and history</source>
        <translation>Protokolle und Verlauf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Review, advice and odds</source>
        <translation>Auswertung, Beratung und Chancen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Lab and contests</source>
        <translation>Labor und Wettbewerbe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/jobs/worker.py"/>
        <source>the worker process ended unexpectedly</source>
        <translation>der Arbeitsprozess endete unerwartet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/jobs/own_process.py"/>
        <source>the worker process could not be started</source>
        <translation>der Arbeitsprozess konnte nicht gestartet werden</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/dice.py"/>
        <source>This move rolls 1 die; faces given: {given}.</source>
        <comment>This move rolls {count} dice; faces given: {given}.</comment>
        <translation>
            <numerusform>Bei diesem Zug fällt 1 Würfel; angegebene Augenzahlen: {given}.</numerusform>
            <numerusform>Bei diesem Zug fallen {count} Würfel; angegebene Augenzahlen: {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal and the only die check out.</source>
        <comment>The seal and all {count} dice check out.</comment>
        <translation>
            <numerusform>Das Siegel und der einzige Würfel stimmen.</numerusform>
            <numerusform>Das Siegel und alle {count} Würfel stimmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}. Second loss in a row: the turn ends with 1 round won</source>
        <comment>{reason}. Second loss in a row: the turn ends with {count} rounds won</comment>
        <translation>
            <numerusform>{reason}, zwei Niederlagen in Folge. Der Durchgang ist vorbei: 1 Runde gewonnen</numerusform>
            <numerusform>{reason}, zwei Niederlagen in Folge. Der Durchgang ist vorbei: {count} Runden gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{sum} point</source>
        <comment>{sum} points</comment>
        <translation>
            <numerusform>{sum} Punkt</numerusform>
            <numerusform>{sum} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You rolled 1 die: {points}</source>
        <comment>You rolled {count} dice: {points}</comment>
        <translation>
            <numerusform>Du hast 1 Würfel geworfen: {points}</numerusform>
            <numerusform>Du hast {count} Würfel geworfen: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} rolled 1 die: {points}</source>
        <comment>{name} rolled {count} dice: {points}</comment>
        <translation>
            <numerusform>{name} hat 1 Würfel geworfen: {points}</numerusform>
            <numerusform>{name} hat {count} Würfel geworfen: {points}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You won, {high} to {low}</source>
        <translation>Du hast mit {high} zu {low} gewonnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You lost, {low} to {high}</source>
        <translation>Du hast mit {low} zu {high} verloren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} won, {high} to {low}</source>
        <translation>{name} gewinnt mit {high} zu {low}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You were 1 point short of {goal}</source>
        <comment>You were {count} points short of {goal}</comment>
        <translation>
            <numerusform>Dir fehlte 1 Punkt bis {goal}</numerusform>
            <numerusform>Dir fehlten {count} Punkte bis {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} was 1 point short of {goal}</source>
        <comment>{name} was {count} points short of {goal}</comment>
        <translation>
            <numerusform>{name} fehlte 1 Punkt bis {goal}</numerusform>
            <numerusform>{name} fehlten {count} Punkte bis {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>1 point: your biggest gain yet</source>
        <comment>{count} points: your biggest gain yet</comment>
        <translation>
            <numerusform>1 Punkt: dein bisher größter Punktgewinn</numerusform>
            <numerusform>{count} Punkte: dein bisher größter Punktgewinn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>1 point: the biggest gain yet for {name}</source>
        <comment>{count} points: the biggest gain yet for {name}</comment>
        <translation>
            <numerusform>1 Punkt: der bisher größte Punktgewinn für {name}</numerusform>
            <numerusform>{count} Punkte: der bisher größte Punktgewinn für {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You roll 1 die: {faces}  +{points}</source>
        <comment>You roll {count} dice: {faces}  +{points}</comment>
        <translation>
            <numerusform>Du wirfst 1 Würfel: {faces}  +{points}</numerusform>
            <numerusform>Du wirfst {count} Würfel: {faces}  +{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} rolls 1 die: {faces}  +{points}</source>
        <comment>{name} rolls {count} dice: {faces}  +{points}</comment>
        <translation>
            <numerusform>{name} wirft 1 Würfel: {faces}  +{points}</numerusform>
            <numerusform>{name} wirft {count} Würfel: {faces}  +{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>You turned {stake} into {bankroll} in 1 hand</source>
        <comment>You turned {stake} into {bankroll} in {count} hands</comment>
        <translation>
            <numerusform>Aus {stake} wurden {bankroll} in 1 Runde</numerusform>
            <numerusform>Aus {stake} wurden {bankroll} in {count} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>1 word per minute</source>
        <comment>{count} words per minute</comment>
        <translation>
            <numerusform>1 Wort pro Minute</numerusform>
            <numerusform>{count} Wörter pro Minute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>and 1 more</source>
        <comment>and {count} more</comment>
        <translation>
            <numerusform>und 1 weitere</numerusform>
            <numerusform>und {count} weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>1 won</source>
        <comment>{count} won</comment>
        <translation>
            <numerusform>1 Sieg</numerusform>
            <numerusform>{count} Siege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>1 round won; has the dice</source>
        <comment>{count} rounds won; has the dice</comment>
        <translation>
            <numerusform>{count} Sieg; hat die Würfel</numerusform>
            <numerusform>{count} Siege; hat die Würfel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{won} of 1 round won</source>
        <comment>{won} of {count} rounds won</comment>
        <translation>
            <numerusform>{won} von 1 Runde gewonnen</numerusform>
            <numerusform>{won} von {count} Runden gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins.</source>
        <comment>First to {count} points wins.</comment>
        <translation>
            <numerusform>Wer zuerst 1 Punkt hat, gewinnt.</numerusform>
            <numerusform>Wer zuerst {count} Punkte hat, gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins</source>
        <comment>First to {count} points wins</comment>
        <translation>
            <numerusform>Wer zuerst 1 Punkt hat, gewinnt</numerusform>
            <numerusform>Wer zuerst {count} Punkte hat, gewinnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins. How many dice?</source>
        <comment>First to {count} points wins. How many dice?</comment>
        <translation>
            <numerusform>Wer zuerst 1 Punkt hat, gewinnt. Wie viele Würfel?</numerusform>
            <numerusform>Wer zuerst {count} Punkte hat, gewinnt. Wie viele Würfel?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>A roll scores its sum, but only 1 if any die shows a 1</source>
        <translation>Ein Wurf bringt die Augensumme, mit einer 1 aber nur 1 Punkt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>Broke after 1 hand</source>
        <comment>Broke after {count} hands</comment>
        <translation>
            <numerusform>Pleite nach 1 Runde</numerusform>
            <numerusform>Pleite nach {count} Runden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Cautious player</source>
        <translation>Vorsichtiger Spieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Careless player</source>
        <translation>Sorgloser Spieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Keeps matching dice; holds a straight or a full house.</source>
        <translation>Behält gleiche Würfel und wertet eine Straße oder ein Full House.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Holds any hand that pays; otherwise keeps a pair or the highest die.</source>
        <translation>Wertet jede Hand, die zahlt; behält sonst ein Paar oder den höchsten Würfel.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Takes every hand as it comes and never re-rolls.</source>
        <translation>Nimmt jede Hand, wie sie fällt, und wirft nie neu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} quits mid-hand and loses the ante</source>
        <translation>{name} geht mitten in einer Runde und verliert den Einsatz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} leaves the table</source>
        <translation>{name} verlässt den Tisch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>{name}: dice {faces}</source>
        <translation>{name}: Würfel {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Press Enter to play again, or type exit to leave:</source>
        <translation>Mit Enter noch ein Spiel, mit exit beenden:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>You left your unfinished game. {cost}</source>
        <translation>Du hast dein unterbrochenes Spiel verlassen. {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Dice sealed before the first roll: {seal}</source>
        <translation>Würfel vor dem ersten Wurf versiegelt: {seal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Your word: {word}</source>
        <translation>Dein Wort: {word}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Enter on an empty line: go back to your choice.</source>
        <translation>Nur Enter: zurück zu deiner Wahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Dice seed: {seed}</source>
        <translation>Startwert der Würfel: {seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Your games are saved.</source>
        <translation>Deine Spiele sind gespeichert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>another program is using the saved games</source>
        <translation>ein anderes Programm benutzt die gespeicherten Spiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Your games are being saved again.</source>
        <translation>Wieder gespeichert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>exit, or end of input: leave; you can continue the game later.</source>
        <translation>exit oder das Ende der Eingabe: beenden; du kannst das Spiel später fortsetzen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>{name} already exists.</source>
        <translation>{name} gibt es schon.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Undone.</source>
        <translation>Rückgängig gemacht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>save FILE: write the record of this game to a file.</source>
        <translation>save DATEI: das Protokoll dieses Spiels in eine Datei schreiben.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>?: show what you can type now.</source>
        <translation>?: zeigen, was du jetzt eingeben kannst.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>At any prompt, you can type</source>
        <translation>Jederzeit kannst du eingeben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>play {game} in this terminal</source>
        <translation>{game} in diesem Terminal spielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a casual game at a position, such as “{line}”</source>
        <translation>ein ungewertetes Spiel aus einer vorgegebenen Stellung beginnen, etwa „{line}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>this is a position of {other}, not of {game}</source>
        <translation>das ist eine Stellung für {other}, nicht für {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Continuing the game you left.</source>
        <translation>Das unterbrochene Spiel geht weiter.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Type ? for help or exit to leave; your game will be saved.</source>
        <translation>Mit ? die Hilfe zeigen, mit exit beenden; das Spiel wird gespeichert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>word TEXT: mix your own word into the dice (only before the first roll).</source>
        <translation>word TEXT: ein eigenes Wort in die Würfel einfließen lassen (nur vor dem ersten Wurf).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>U: undo your last move; redo: make it again.</source>
        <translation>U: deinen letzten Zug rückgängig machen; redo: ihn noch einmal machen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the output cannot be written: {reason}</source>
        <translation>die Ausgabe kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>Type “dicedesk COMMAND --help” for the options of a command.</source>
        <translation>„dicedesk COMMAND --help“ zeigt die Optionen eines Befehls.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>there is no language “{code}”; choose from: {names}</source>
        <translation>es gibt keine Sprache „{code}“; wähle aus: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>print the version</source>
        <translation>die Version ausgeben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>print what works on this computer, for a bug report</source>
        <translation>für einen Fehlerbericht ausgeben, was auf diesem Computer funktioniert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>the games folder (default: your own)</source>
        <translation>der Spieleordner (Standard: dein eigener)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the colors of the window: {names} (default: your last choice)</source>
        <translation>das Farbschema des Fensters: {names} (Standard: das zuletzt gewählte)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the language for this run: {names} (default: the terminal&apos;s)</source>
        <translation>die Sprache dieses Aufrufs: {names} (Standard: die des Terminals)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/__init__.py"/>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>give the odds and house edge of every bet</source>
        <translation>die Chancen und den Hausvorteil jeder Wette ausgeben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>print one JSON object</source>
        <translation>ein JSON-Objekt ausgeben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the point already set when bets are made: 4, 5, 6, 8, 9 or 10 (default: the average over all points)</source>
        <translation>der Point, bei dem gesetzt wird: 4, 5, 6, 8, 9 oder 10 (Standard: der Durchschnitt über alle Points)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the house rules: {names}, or one of these presets with changes, such as “preset=las-vegas maximum=1000”</source>
        <translation>die Hausregeln: {names} oder einer dieser Regelsätze mit Änderungen, etwa „preset=las-vegas maximum=1000“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>split craps rolls into rounds</source>
        <translation>Craps-Würfe in Runden aufteilen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>a file with one roll per line, such as “3 4” (default: standard input)</source>
        <translation>eine Datei mit einem Wurf je Zeile, etwa „3 4“ (ohne Angabe: die Standardeingabe)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>“edge” is the share of the money put down, commission included, that the house keeps each time the bet is won, lost or pushed. “a roll” is the same share for each roll with the bet on the table.</source>
        <translation>„edge“ ist der Anteil des gesetzten Geldes samt Kommission, den das Haus jedes Mal behält, wenn die Wette gewinnt, verliert oder zurückkommt. „a roll“ ist derselbe Anteil je Wurf, bei dem die Wette auf dem Tisch liegt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Bets that need a point are assumed to be made right after it is set; their figures are averages over all points, weighted by how often each comes up. --point gives the figures for a single point.</source>
        <translation>Wetten, die einen Point brauchen, werden gesetzt, sobald es ihn gibt; ihre Werte sind Durchschnitte über alle Points, gewichtet nach Häufigkeit. --point wählt einen einzelnen Point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Each bet is made, or is already on the table, at the given point.</source>
        <translation>Jede Wette wird bei diesem Point gesetzt oder liegt dann schon auf dem Tisch.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>{file}: line {line}: expected two faces from 1 to 6, separated by a space</source>
        <translation>{file}, Zeile {line}: erwartet wurden zwei Augenzahlen von 1 bis 6 mit Leerzeichen dazwischen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>none</source>
        <comment>no goal</comment>
        <translation>keines</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>simulate a craps player and report how sessions end</source>
        <translation>einen Craps-Spieler simulieren und zeigen, wie seine Sessions enden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the computer player</source>
        <translation>der Computerspieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>how many sessions to play</source>
        <translation>wie viele Sessions gespielt werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the bankroll at which a session ends</source>
        <translation>das Guthaben, bei dem eine Session endet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>a seed; the same seed gives the same dice (default: a new seed)</source>
        <translation>ein Startwert; dieselbe Zahl ergibt dieselben Würfel (Standard: ein neuer)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>The house does not take {bet} under these rules.</source>
        <translation>Dieses Haus nimmt {bet} nicht an.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>Exact chance of going broke before reaching the goal, with no limit on rolls: {chance}</source>
        <translation>Exakte Chance, vor dem Ziel pleitezugehen, bei unbegrenzt vielen Würfen: {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>give the odds of winning with each main</source>
        <translation>die Gewinnchance mit jeder Main ausgeben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>compare a simulation of each main with the exact odds</source>
        <translation>jede Main simulieren und mit den exakten Aussichten vergleichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>rounds to play with each main: 1 or more (default: you are asked)</source>
        <translation>Runden mit jeder Main: 1 oder mehr (ohne Angabe wirst du gefragt)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Once there is a chance, the caster wins:</source>
        <translation>Sobald es eine Chance gibt, gewinnt der Werfer:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Odds of winning at least this many rounds in a turn:</source>
        <translation>Chance, in einem Durchgang mindestens so viele Runden zu gewinnen:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>Number of rounds: </source>
        <translation>Anzahl der Runden: </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>give the chance that one strategy beats another</source>
        <translation>die Chance ausgeben, dass eine Strategie eine andere schlägt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>Chance that {name} beats {other}</source>
        <translation>Gewinnchance von {name} gegen {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>play in this terminal</source>
        <translation>in diesem Terminal spielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a new game instead of continuing the last one</source>
        <translation>ein neues Spiel beginnen, auch wenn eines unterbrochen wurde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a new game with your own dice and type in what they show</source>
        <translation>ein neues Spiel mit eigenen Würfeln beginnen und eingeben, was sie zeigen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>say what each choice of dice to keep pays, and how close the Major Award is</source>
        <translation>zeigen, was jede Auswahl behaltener Würfel zahlt und wie nah der Hauptgewinn ist</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>0, 1 or 2</source>
        <translation>0, 1 oder 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Best play reaches the Major Award from $100 in {hands} hands on average.</source>
        <translation>Wer mit 100&#xa0;$ beginnt, erreicht den Hauptgewinn bei bester Spielweise im Schnitt in {hands} Runden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not allowed; give a whole number, 1 or more</source>
        <translation>„{text}“ ist ungültig; erlaubt: eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, to show the odds of the whole game)</source>
        <translation>die fünf geworfenen Würfel, jeder 1 bis 6 (ohne Angabe: die Chancen des ganzen Spiels zeigen)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Played for the highest average payout, a hand pays ${mean} on average (exactly {exact}).</source>
        <translation>Wer so spielt, dass eine Runde im Schnitt am meisten zahlt, bekommt {mean}&#xa0;$ je Runde, genau {exact}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>{dice} with 1 roll left:</source>
        <comment>{dice} with {count} rolls left:</comment>
        <translation>
            <numerusform>{dice}, noch 1 Wurf:</numerusform>
            <numerusform>{dice}, noch {count} Würfe:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Chance of each hand if you keep the best dice:</source>
        <translation>Wer die besten Würfel behält, bekommt:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>show a recorded game move by move</source>
        <translation>jeden Schritt eines Protokolls zeigen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <source>check all saved games and their file</source>
        <translation>alle gespeicherten Spiele und ihre Datei prüfen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>show the cost of each choice and the luck of the dice</source>
        <translation>zeigen, was jede Entscheidung kostete und was die Würfel brachten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <location filename="../../dicedesk/cli/review.py"/>
        <source>a record</source>
        <translation>ein Protokoll</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/review.py"/>
        <source>print one JSON object, or a list of them for several records</source>
        <translation>ein JSON-Objekt ausgeben; für mehrere Protokolle eine Liste davon</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>check that the dice in a record match its seal</source>
        <translation>prüfen, ob die Würfel eines Protokolls zu seinem Siegel passen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>As in a casino</source>
        <translation>Wie im Casino</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Every bet of a real craps table, paid as in Las Vegas.</source>
        <translation>Alle Wetten eines echten Craps-Tischs, ausgezahlt wie in Las Vegas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>As in the textbook (for classes)</source>
        <translation>Wie im Lehrbuch (für den Unterricht)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Fewer bets, by the rules of the book “Building Skills”.</source>
        <translation>Weniger Wetten, nach den Regeln des Buchs „Building Skills“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>A new don&apos;t come bet on 12</source>
        <translation>Eine neue Don’t-Come-Wette bei 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: on the come-out, don&apos;t pass pushes on a 12; yet once there is a point, don&apos;t come wins on 2, 3 and 12.</source>
        <translation>Lehrbuch: Beim Come-out ist Don’t Pass bei 12 unentschieden; gibt es einen Point, gewinnt Don’t Come aber bei 2, 3 und 12.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: don&apos;t come also pushes on a 12, because it is a don&apos;t pass bet with a later come-out. If the 12 paid, you would gain {gain} of each bet on average.</source>
        <translation>DiceDesk: Auch Don’t Come ist bei 12 unentschieden, denn es ist Don’t Pass mit späterem Come-out. Wenn die 12 zahlte, würdest du im Schnitt {gain} jedes Einsatzes gewinnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>What a come bet pays on its number</source>
        <translation>Was Come auf seiner Zahl zahlt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: a come bet moves to its number and pays 2:1, 3:2 or 6:5; yet it works like a pass bet, which pays 1:1.</source>
        <translation>Lehrbuch: Eine Come-Wette wandert auf ihre Zahl und zahlt 2:1, 3:2 oder 6:5; doch Come funktioniert wie Pass, und Pass zahlt 1:1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: come and don&apos;t come always pay 1:1; only the odds you take or lay on them pay true odds. At true odds you would gain {gain} of each come bet on average.</source>
        <translation>DiceDesk: Come und Don’t Come zahlen immer 1:1; nur die Odds dahinter zahlen die faire Quote. Mit fairer Quote würdest du im Schnitt {gain} jeder Come-Wette gewinnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>What laying odds pays</source>
        <translation>Was Odds gegen eine Zahl zahlen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: laying odds pays 2:1, 3:2 or 6:5, the same as taking odds.</source>
        <translation>Lehrbuch: Odds hinter Don’t Pass und Don’t Come zahlen dasselbe wie Odds hinter Pass und Come: 2:1, 3:2 oder 6:5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: laying odds pays 1:2, 2:3 or 5:6. That is fair, because a 7 is more likely than the number. If you laid odds on 4 or 10 at 2:1, you would double your money on average.</source>
        <translation>DiceDesk: Odds hinter Don’t Pass und Don’t Come zahlen 1:2, 2:3 oder 5:6. Das ist fair, weil eine 7 wahrscheinlicher ist als die Zahl. Bei 2:1 gegen 4 oder 10 würdest du dein Geld im Schnitt verdoppeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Come bets when their number becomes the point</source>
        <translation>Come-Wetten, deren Zahl zum Point wird</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: the come-out roll returns come bets on its number; yet they stay up for the next round, and a come bet wins when its number rolls.</source>
        <translation>Lehrbuch: An einer Stelle gibt der Come-out-Wurf Come-Wetten auf seine Zahl zurück; an anderen bleiben sie für die nächste Runde liegen, und eine Come-Wette gewinnt, wenn ihre Zahl fällt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: the Building Skills rules give come and don&apos;t come bets back if their number becomes the point, because the textbook says so for this roll; that is why a come bet costs {edge} under these rules. Under the Las Vegas rules, come wins and don&apos;t come loses, as in casinos.</source>
        <translation>DiceDesk: Building Skills gibt Come- und Don’t-Come-Wetten zurück, wenn ihre Zahl zum Point wird, weil es das Lehrbuch für diesen Wurf so vorsieht; darum kostet Come dort {edge}. Nach den Regeln von Las Vegas gewinnt Come, und Don’t Come verliert, wie im Casino.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>A new come bet when a 7 ends the round</source>
        <translation>Eine neue Come-Wette, wenn eine 7 die Runde beendet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: in one place it says that don&apos;t come wins and every other bet loses; in another, that come wins and don&apos;t come loses.</source>
        <translation>Lehrbuch: An einer Stelle gewinnt Don’t Come, und alle anderen Wetten verlieren; an einer anderen gewinnt Come, und Don’t Come verliert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: for a bet that has not moved, the 7 comes on its own come-out roll, so come wins and don&apos;t come loses. Bets that have moved do the opposite.</source>
        <translation>DiceDesk: Für eine Wette, die noch nicht gewandert ist, fällt die 7 bei ihrem eigenen Come-out-Wurf; also gewinnt Come, und Don’t Come verliert. Bei gewanderten Wetten ist es umgekehrt.</translation>
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
        <translation>Hazard-Runden simulieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The number of rounds must be a whole number from 1 to {most}.</source>
        <translation>Die Anzahl der Runden muss eine ganze Zahl von 1 bis {most} sein.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/long_work.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Canceled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Number of rounds</source>
        <translation>Anzahl der Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation plays rounds with each main and compares the win rates with the exact ones.</source>
        <translation>Die Simulation spielt Runden mit jeder Main und vergleicht die Siegquoten mit den exakten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The exact win rates are known without a simulation.</source>
        <translation>Die exakten Siegquoten sind ohne Simulation bekannt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>One standard error, here {error}, is the typical size of random error. About 2 in 3 rates are within 1 standard error of the exact rate, and 19 in 20 are within 2.</source>
        <translation>Ein Standardfehler, hier {error}, ist die typische Abweichung durch Zufall. Etwa 2 von 3 Siegquoten liegen höchstens 1 Standardfehler neben der exakten, 19 von 20 höchstens 2.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation is finished.</source>
        <translation>Die Simulation ist fertig.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation failed: {reason}</source>
        <translation>Die Simulation ist fehlgeschlagen: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>no saved games in {folder}</source>
        <translation>in {folder} sind keine Spiele gespeichert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>the games were saved by a newer version of DiceDesk</source>
        <translation>die Spiele stammen von einer neueren Version von DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>{file} is not a saved-games file</source>
        <translation>{file} ist keine Datei mit gespeicherten Spielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>the saved games cannot be read: {reason}</source>
        <translation>die gespeicherten Spiele sind nicht lesbar: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>The saved-games file is damaged: {fault}</source>
        <translation>Die Datei der gespeicherten Spiele ist beschädigt: {fault}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>{game} cannot be read.</source>
        <translation>{game} ist nicht lesbar.</translation>
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
            <numerusform>Alle Züge des einzigen gespeicherten Spiels sind erlaubt.</numerusform>
            <numerusform>Alle Züge der {count} gespeicherten Spiele sind erlaubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>The dice in 1 game match its seal.</source>
        <comment>The dice in {count} games match their seals.</comment>
        <translation>
            <numerusform>Die Würfel von 1 Spiel passen zu seinem Siegel.</numerusform>
            <numerusform>Die Würfel von {count} Spielen passen zu ihren Siegeln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>1 game has no seal.</source>
        <comment>{count} games have no seal.</comment>
        <translation>
            <numerusform>1 Spiel hat kein Siegel.</numerusform>
            <numerusform>{count} Spiele haben kein Siegel.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>No saved games yet.</source>
        <translation>Es sind noch keine Spiele gespeichert.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>1 game was imported.</source>
        <comment>{count} games were imported.</comment>
        <translation>
            <numerusform>1 Spiel wurde importiert.</numerusform>
            <numerusform>{count} Spiele wurden importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>1 caster</source>
        <comment>{count} casters</comment>
        <translation>
            <numerusform>1 Werfer</numerusform>
            <numerusform>{count} Werfer</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Tied</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Not finished</source>
        <translation>Noch nicht zu Ende</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Counted</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Casual</source>
        <translation>Ungewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>In progress</source>
        <translation>Läuft noch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>False dice</source>
        <translation>Falsche Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Watched</source>
        <extracomment>What a game is that only computer players played.</extracomment>
        <translation>Nur zugesehen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Unknown game</source>
        <translation>Unbekanntes Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Left early</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/past.py"/>
        <source>Best turn</source>
        <translation>Meiste Punkte in einem Zug</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/past.py"/>
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>1 turn</source>
        <comment>{count} turns</comment>
        <translation>
            <numerusform>1 Zug</numerusform>
            <numerusform>{count} Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Fewest hands to the Major Award</source>
        <translation>Wenigste Runden bis zum Hauptgewinn</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Left at {bankroll}</source>
        <translation>Verlassen bei {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Major Award with {bankroll}</source>
        <translation>Hauptgewinn mit {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Broke with {bankroll}</source>
        <translation>Pleite mit {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Left the table with {bankroll}</source>
        <translation>Mit {bankroll} gegangen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>{name} won the Major Award after 1 hand</source>
        <comment>{name} won the Major Award after {count} hands</comment>
        <translation>
            <numerusform>{name} hat nach {count} Runde den Hauptgewinn erreicht</numerusform>
            <numerusform>{name} hat nach {count} Runden den Hauptgewinn erreicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} went broke after 1 hand</source>
        <comment>{name} went broke after {count} hands</comment>
        <translation>
            <numerusform>{name} war nach {count} Runde pleite</numerusform>
            <numerusform>{name} war nach {count} Runden pleite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} quit with {bankroll} after 1 hand</source>
        <comment>{name} quit with {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>{name} hat nach {count} Runde mit {bankroll} aufgehört</numerusform>
            <numerusform>{name} hat nach {count} Runden mit {bankroll} aufgehört</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>1 hand</source>
        <comment>{count} hands</comment>
        <translation>
            <numerusform>1 Runde</numerusform>
            <numerusform>{count} Runden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search…</source>
        <translation>Suchen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Search for a name, a result (“won”), a date (“2026-11”), words in notes or “starred”</source>
        <translation>Suche nach Name, Ergebnis („gewonnen“), Datum („2026-11“), Wörtern in Anmerkungen oder „Stern“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Search games</source>
        <translation>Spiele suchen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>No finished games yet.</source>
        <translation>Noch ist kein Spiel zu Ende gespielt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Counted only</source>
        <translation>Nur gewertete</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>This game is no longer in the history.</source>
        <translation>Dieses Spiel ist nicht mehr gespeichert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <source>You can write notes once the game is over.</source>
        <translation>Anmerkungen kannst du schreiben, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>The dice in this game check out.</source>
        <comment>The dice in each of the {count} games check out.</comment>
        <translation>
            <numerusform>Die Würfel des Spiels stimmen.</numerusform>
            <numerusform>Die Würfel aller {count} Spiele stimmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>In 1 of {all} games, the dice check out.</source>
        <comment>In {count} of {all} games, the dice check out.</comment>
        <translation>
            <numerusform>In 1 von {all} Spielen stimmen die Würfel.</numerusform>
            <numerusform>In {count} von {all} Spielen stimmen die Würfel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game cannot be verified: its dice have no seal, or its seed is not revealed.</source>
        <comment>{count} games cannot be verified: their dice have no seal, or their seeds are not revealed.</comment>
        <translation>
            <numerusform>1 Spiel lässt sich nicht prüfen: Die Würfel haben kein Siegel, oder der Startwert ist nicht aufgedeckt.</numerusform>
            <numerusform>{count} Spiele lassen sich nicht prüfen: Die Würfel haben kein Siegel, oder der Startwert ist nicht aufgedeckt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>The dice in 1 game do not check out:</source>
        <comment>The dice in {count} games do not check out:</comment>
        <translation>
            <numerusform>Die Würfel von {count} Spiel stimmen nicht:</numerusform>
            <numerusform>Die Würfel von {count} Spielen stimmen nicht:</numerusform>
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
        <translation>Datum unbekannt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Open record</source>
        <translation>Protokoll öffnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Delete (Del)</source>
        <translation>Löschen (Entf)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Send as a challenge…</source>
        <translation>Als Herausforderung senden&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Send your answer…</source>
        <translation>Antwort senden&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Compare two games</source>
        <translation>Zwei Spiele vergleichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Write a note</source>
        <translation>Anmerkung schreiben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Import files…</source>
        <translation>Dateien importieren&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Import a folder…</source>
        <translation>Ordner importieren&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Sort by the current column</source>
        <translation>Nach der aktuellen Spalte sortieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select two games that were played with the same dice.</source>
        <translation>Wähle zwei Spiele aus, die mit denselben Würfeln gespielt wurden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select one game that is over.</source>
        <translation>Wähle ein einzelnes Spiel aus, das zu Ende ist.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select at most {most} games.</source>
        <translation>Wähle höchstens {most} Spiele.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>No games match. Choose “All games” or search for something else.</source>
        <translation>Kein Spiel passt. Wähle „Alle Spiele“ oder suche etwas anderes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>No games yet. Every game you play will be listed here.</source>
        <translation>Noch keine Spiele. Jedes Spiel, das du spielst, erscheint hier.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>{count} selected</source>
        <translation>{count} ausgewählt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Any letter</source>
        <translation>Beliebiger Buchstabe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Go to the search box</source>
        <translation>Zum Suchfeld</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Save…</source>
        <translation>Speichern&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>{title} as a table</source>
        <translation>{title} als Tabelle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Save {title}</source>
        <translation>{title} speichern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>All data (*.json)</source>
        <translation>Alle Daten (*.json)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>The chart could not be saved: {reason}</source>
        <translation>Das Diagramm konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>Chart saved as {name}</source>
        <translation>Das Diagramm wurde als {name} gespeichert</translation>
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
        <translation>Frühere Spiele werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Calculating statistics…</source>
        <translation>Die Statistik wird berechnet&#xa0;…</translation>
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
        <translation>Gewinn unterm Strich: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Faces: {said}</source>
        <translation>Augenzahlen: {said}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of two dice: {said}</source>
        <translation>Summen zweier Würfel: {said}</translation>
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
            <numerusform>1 Spiel</numerusform>
            <numerusform>{count} Spiele</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{won} won, {lost} lost, {tied} tied ({share} won)</source>
        <translation>{won} gewonnen, {lost} verloren, {tied} unentschieden ({share} gewonnen)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>Something went wrong. Your game is saved.</source>
        <translation>Etwas ist schiefgegangen. Dein Spiel ist gespeichert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>Something went wrong. Not everything was saved.</source>
        <translation>Etwas ist schiefgegangen. Nicht alles ist gespeichert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>The details are in {file}.</source>
        <translation>Näheres steht in {file}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>say what each choice in a position is worth, and why</source>
        <translation>zeigen, was jede Wahl in einer Stellung wert ist und warum</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Flawless</source>
        <translation>Fehlerlos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Solid</source>
        <translation>Solide</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Uneven</source>
        <translation>Wechselhaft</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Rough</source>
        <translation>Fehlerhaft</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>inaccuracy</source>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>blunder</source>
        <translation>grober Fehler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>good choices</source>
        <translation>gute Entscheidungen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{count} round</source>
        <comment>{count} rounds</comment>
        <translation>
            <numerusform>{count} Runde</numerusform>
            <numerusform>{count} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{count} hand</source>
        <comment>{count} hands</comment>
        <translation>
            <numerusform>{count} Runde</numerusform>
            <numerusform>{count} Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{count} percentage point</source>
        <comment>{count} percentage points</comment>
        <translation>
            <numerusform>{count} Prozentpunkt</numerusform>
            <numerusform>{count} Prozentpunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>{count} cent per dollar</source>
        <comment>{count} cents per dollar</comment>
        <translation>
            <numerusform>{count} Cent je Dollar</numerusform>
            <numerusform>{count} Cent je Dollar</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This costs you {cost}.</source>
        <translation>Das kostet dich {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>At {count} hand</source>
        <comment>At {count} hands</comment>
        <translation>
            <numerusform>Ab {count} Runde mehr</numerusform>
            <numerusform>Ab {count} Runden mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At {count} round</source>
        <comment>At {count} rounds</comment>
        <translation>
            <numerusform>Ab {count} Runde</numerusform>
            <numerusform>Ab {count} Runden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>At {number}¢ per dollar</source>
        <translation>Ab {number}&#xa0;¢ je Dollar</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At {count} percentage point</source>
        <comment>At {count} percentage points</comment>
        <translation>
            <numerusform>Ab {count} Prozentpunkt</numerusform>
            <numerusform>Ab {count} Prozentpunkten</numerusform>
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
        <translation>Im Schnitt bringen dir diese Einsätze {share} Gewinn.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average the house keeps {share} of these bets.</source>
        <translation>Im Schnitt behält das Haus {share} dieser Einsätze.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost: {cost}, in the only choice that mattered.</source>
        <comment>Average cost: {cost}, over {count} choices that mattered.</comment>
        <translation>
            <numerusform>Kosten: {cost}, bei der einen Entscheidung, auf die es ankam.</numerusform>
            <numerusform>Kosten im Schnitt: {cost}, bei {count} Entscheidungen, auf die es ankam.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll and bets were then worth {amount} less.</source>
        <translation>Guthaben und Einsätze waren danach zusammen {amount} weniger wert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll and bets were then worth {amount} more.</source>
        <translation>Guthaben und Einsätze waren danach zusammen {amount} mehr wert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>By the rules of this table, that gains {amount} on average.</source>
        <translation>Nach den Regeln dieses Tischs bringt das im Schnitt {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>That costs {amount} on average.</source>
        <translation>Das kostet im Schnitt {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average your bets gain {paid}. The dice gave you {luck}, so the total is {won}.</source>
        <translation>Deine Wetten bringen im Schnitt {paid}, und die Würfel brachten dir {luck}: insgesamt {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average {name}&apos;s bets gain {paid}. The dice gave {luck}, so the total is {won}.</source>
        <translation>Die Wetten von {name} bringen im Schnitt {paid}, und die Würfel brachten {luck}: insgesamt {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average your bets cost {paid}. The dice gave you {luck}, so the total is {won}.</source>
        <translation>Deine Wetten kosten im Schnitt {paid}, und die Würfel brachten dir {luck}: insgesamt {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average {name}&apos;s bets cost {paid}. The dice gave {luck}, so the total is {won}.</source>
        <translation>Die Wetten von {name} kosten im Schnitt {paid}, und die Würfel brachten {luck}: insgesamt {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Costs are compared with rolling; a cost below $0 is a gain.</source>
        <translation>Die Kosten gelten im Vergleich zum Würfeln; Kosten unter 0&#xa0;$ sind ein Gewinn.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Pass, come and don&apos;t bets</source>
        <translation>Pass, Come und Don’t</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bets on numbers</source>
        <translation>Wetten auf Zahlen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Propositions and hardways</source>
        <translation>Propositions und Hardways</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, your choices cost {cost}, and you ended at {result}.</source>
        <translation>Du hast mit {start} begonnen. Die Würfel brachten dir {dice}, deine Entscheidungen kosteten {cost}, und am Ende standest du bei {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, your choices cost {cost}, and you are now at {result}.</source>
        <translation>Du hast mit {start} begonnen. Die Würfel brachten dir {dice}, deine Entscheidungen kosteten {cost}, und jetzt stehst du bei {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, and your opponent&apos;s choices gave you {gifts}. Your own choices cost {cost}, and you ended at {result}.</source>
        <translation>Du hast mit {start} begonnen. Die Würfel brachten dir {dice}, die Entscheidungen deines Gegners {gifts}. Deine eigenen kosteten {cost}, und am Ende standest du bei {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, and your opponent&apos;s choices gave you {gifts}. Your own choices cost {cost}, and you are now at {result}.</source>
        <translation>Du hast mit {start} begonnen. Die Würfel brachten dir {dice}, die Entscheidungen deines Gegners {gifts}. Deine eigenen kosteten {cost}, und jetzt stehst du bei {result}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>1 choice was a mistake or a blunder.</source>
        <comment>{count} choices were mistakes or blunders.</comment>
        <translation>
            <numerusform>1 Entscheidung war ein Fehler oder ein grober Fehler.</numerusform>
            <numerusform>{count} Entscheidungen waren Fehler oder grobe Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, end {result}.</source>
        <translation>{name}: am Anfang {start}, Würfel {dice}, Entscheidungen {choices}, am Ende {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, now {result}.</source>
        <translation>{name}: am Anfang {start}, Würfel {dice}, Entscheidungen {choices}, jetzt {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, opponents&apos; choices {gifts}, end {result}.</source>
        <translation>{name}: am Anfang {start}, Würfel {dice}, Entscheidungen {choices}, Entscheidungen der Gegner {gifts}, am Ende {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, opponents&apos; choices {gifts}, now {result}.</source>
        <translation>{name}: am Anfang {start}, Würfel {dice}, Entscheidungen {choices}, Entscheidungen der Gegner {gifts}, jetzt {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win fell from {before} to {after}.</source>
        <translation>Damit sank deine Gewinnchance von {before} auf {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win rose from {before} to {after}.</source>
        <translation>Damit stieg deine Gewinnchance von {before} auf {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win fell from {before} to {after}.</source>
        <translation>{name} hatte vorher {before} Gewinnchance, danach {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win rose from {before} to {after}.</source>
        <translation>{name} hatte vorher {before} Gewinnchance, danach {after}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have won 1 more game in {games}.</source>
        <comment>“{choice}” would have won {count} more games in {games}.</comment>
        <translation>
            <numerusform>Die Wahl „{choice}“ hätte in {games} Spielen {count} Sieg mehr gebracht.</numerusform>
            <numerusform>Die Wahl „{choice}“ hätte in {games} Spielen {count} Siege mehr gebracht.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>under {percent}%</source>
        <translation>unter {percent}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>over {percent}%</source>
        <translation>über {percent}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have been worth {amount} more in the whole game, on average.</source>
        <translation>„{choice}“ hätte im ganzen Spiel im Schnitt {amount} mehr gebracht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Now: {value} expected overall.</source>
        <translation>Nun erwartet: insgesamt {value}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}: {result}, par is {par}.</source>
        <translation>{name}: {result}, Par ist {par}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}: {result} expected now, par is {par}.</source>
        <translation>{name}: jetzt {result} zu erwarten, Par ist {par}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{result}, par is {par}.</source>
        <translation>{result}, Par ist {par}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost nothing.</source>
        <translation>Deine Entscheidungen kosteten dich nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The roll put {award} farther away by {amount} on average.</source>
        <translation>Der Wurf kostete auf dem Weg zu den {award} im Schnitt {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The roll brought {award} closer by {amount} on average.</source>
        <translation>Der Wurf ersparte auf dem Weg zu den {award} im Schnitt {amount}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>“{choice}” would have reached {award} 1 hand sooner on average.</source>
        <comment>“{choice}” would have reached {award} {count} hands sooner on average.</comment>
        <translation>
            <numerusform>Mit „{choice}“ wären die {award} im Schnitt {count} Runde früher erreicht worden.</numerusform>
            <numerusform>Mit „{choice}“ wären die {award} im Schnitt {count} Runden früher erreicht worden.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>That counts as {result}: {played} played, and {missed} for not reaching {award}. Par is {par}.</source>
        <translation>Das zählt als {result}: {played} gespielte und {missed} Strafrunden für die verpassten {award}. Par ist {par}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost you 1 hand, your choices {choices}.</source>
        <comment>The dice cost you {count} hands, your choices {choices}.</comment>
        <translation>
            <numerusform>Die Würfel kosteten dich {count} Runde, deine Entscheidungen {choices}.</numerusform>
            <numerusform>Die Würfel kosteten dich {count} Runden, deine Entscheidungen {choices}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost 1 hand.</source>
        <comment>Your choices cost {count} hands.</comment>
        <translation>
            <numerusform>Deine Entscheidungen kosteten dich {count} Runde.</numerusform>
            <numerusform>Deine Entscheidungen kosteten dich {count} Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost 1 hand.</source>
        <comment>{name}&apos;s choices cost {count} hands.</comment>
        <translation>
            <numerusform>{name} verlor durch eigene Entscheidungen {count} Runde.</numerusform>
            <numerusform>{name} verlor durch eigene Entscheidungen {count} Runden.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost less than a hand.</source>
        <translation>Deine Entscheidungen kosteten dich weniger als eine Runde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost less than a hand.</source>
        <translation>Mit besseren Entscheidungen hätte {name} nicht einmal eine Runde gespart.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost nothing.</source>
        <translation>Besser entscheiden konnte {name} nicht.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost you 1 hand.</source>
        <comment>The dice cost you {count} hands.</comment>
        <translation>
            <numerusform>Die Würfel kosteten dich {count} Runde.</numerusform>
            <numerusform>Die Würfel kosteten dich {count} Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost {name} 1 hand.</source>
        <comment>The dice cost {name} {count} hands.</comment>
        <translation>
            <numerusform>{name} hatte Pech: Die Würfel kosteten {count} Runde.</numerusform>
            <numerusform>{name} hatte Pech: Die Würfel kosteten {count} Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice saved you 1 hand.</source>
        <comment>The dice saved you {count} hands.</comment>
        <translation>
            <numerusform>Die Würfel ersparten dir {count} Runde.</numerusform>
            <numerusform>Die Würfel ersparten dir {count} Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice saved {name} 1 hand.</source>
        <comment>The dice saved {name} {count} hands.</comment>
        <translation>
            <numerusform>{name} hatte Glück: Die Würfel sparten {count} Runde ein.</numerusform>
            <numerusform>{name} hatte Glück: Die Würfel sparten {count} Runden ein.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice were average.</source>
        <translation>Die Würfel waren durchschnittlich.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with no pair</source>
        <translation>Wahl ohne Paar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with one pair</source>
        <translation>Wahl bei einem Paar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with two pair</source>
        <translation>Wahl bei zwei Paaren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with three of a kind</source>
        <translation>Wahl beim Drilling</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with better hands</source>
        <translation>Wahl bei besseren Händen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>inaccuracies</source>
        <translation>Ungenauigkeiten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>blunders</source>
        <translation>grobe Fehler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{number} percentage points</source>
        <translation>{number} Prozentpunkte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{number} hands</source>
        <translation>{number} Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{number} rounds</source>
        <translation>{number} Runden</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>1 choice was expensive.</source>
        <comment>{count} choices were expensive.</comment>
        <translation>
            <numerusform>1 Entscheidung war teuer.</numerusform>
            <numerusform>{count} Entscheidungen waren teuer.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>there is no coach for {game}</source>
        <translation>für {game} gibt es keinen Coach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>This game is not finished; the review covers the moves so far.</source>
        <translation>Dieses Spiel ist nicht zu Ende; ausgewertet sind die Züge bis hierher.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice in this record do not match its seal.</source>
        <translation>Die Würfel dieses Protokolls sind nicht die versiegelten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Too few dice to tell yet</source>
        <translation>Noch zu wenige Würfe für ein Urteil</translation>
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
            <numerusform>Längste Serie: 1 Sieg</numerusform>
            <numerusform>Längste Serie: {count} Siege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Current streak: 1 win</source>
        <comment>Current streak: {count} wins</comment>
        <translation>
            <numerusform>Aktuelle Serie: 1 Sieg</numerusform>
            <numerusform>Aktuelle Serie: {count} Siege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Current streak: 1 loss</source>
        <comment>Current streak: {count} losses</comment>
        <translation>
            <numerusform>Aktuelle Serie: 1 Niederlage</numerusform>
            <numerusform>Aktuelle Serie: {count} Niederlagen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{played}: {counted} counted, {casual} casual, {left} left early</source>
        <translation>{played}: {counted} gewertet, {casual} ungewertet, {left} verlassen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Longest losing streak: 1 loss</source>
        <comment>Longest losing streak: {count} losses</comment>
        <translation>
            <numerusform>Längste Pechsträhne: {count} Niederlage</numerusform>
            <numerusform>Längste Pechsträhne: {count} Niederlagen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Consistent with fair dice</source>
        <translation>Passt zu fairen Würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Unusual for fair dice</source>
        <translation>Ungewöhnlich für faire Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Very unlikely with fair dice</source>
        <translation>Mit fairen Würfeln sehr unwahrscheinlich</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice always differ by at least this much</source>
        <translation>faire Würfel weichen immer mindestens so weit ab</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much 1 time in 100</source>
        <comment>fair dice differ by at least this much {count} times in 100</comment>
        <translation>
            <numerusform>faire Würfel weichen in 1 von 100 Fällen mindestens so weit ab</numerusform>
            <numerusform>faire Würfel weichen in {count} von 100 Fällen mindestens so weit ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much 1 time in 10,000</source>
        <comment>fair dice differ by at least this much {count} times in 10,000</comment>
        <translation>
            <numerusform>faire Würfel weichen in 1 von 10.000 Fällen mindestens so weit ab</numerusform>
            <numerusform>faire Würfel weichen in {count} von 10.000 Fällen mindestens so weit ab</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much in under 1 case in 10,000</source>
        <translation>faire Würfel weichen in weniger als 1 von 10.000 Fällen mindestens so weit ab</translation>
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
        <translation>Fünfling</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>four of a kind</source>
        <translation>Vierling</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a full house</source>
        <translation>Full House</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>three of a kind</source>
        <translation>Drilling</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>two pair</source>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Play a hand: it costs {ante} and pays {pay} on average.</source>
        <translation>Eine Runde spielen: Sie kostet {ante} und bringt im Schnitt {pay}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Quit: the game ends without the Major Award.</source>
        <translation>Aufhören: Das Spiel endet ohne Hauptgewinn.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: cannot make a hand that pays.</source>
        <translation>{choice}: kann keine Hand ergeben, die zahlt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Hold</source>
        <translation>Werten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely results, {share} each: {hands}.</source>
        <translation>Wahrscheinlichste Ergebnisse, je {share}: {hands}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely result: {hand} ({share}), leaving {money}, which is too little for another hand.</source>
        <translation>Wahrscheinlichstes Ergebnis: {hand} ({share}); danach bleiben {money}, zu wenig für noch eine Runde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely result: {hand} ({share}), leaving {money}.</source>
        <translation>Wahrscheinlichstes Ergebnis: {hand} ({share}), danach bleiben {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The second re-roll is assumed to follow best play.</source>
        <translation>Beim zweiten Neuwerfen gilt die beste Spielweise.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>A game that misses the award can be short. So, when choices are compared, a penalty is added: {hands} hands times the chance of missing the award. The other numbers here leave the penalty out.</source>
        <translation>Auch eine Pleite beendet die Zählung. Darum bekommt jede Wahl beim Vergleich einen Aufschlag: {hands} Runden mal der Chance, den Hauptgewinn zu verpassen. Alle anderen Zahlen sind ohne diesen Aufschlag.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: these dice pay nothing.</source>
        <translation>Werten: Diese Würfel bringen nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: makes {hand} {times}% of the time and pays {pay} on average.</source>
        <translation>{choice}: in {times}&#xa0;% der Fälle {hand}; die Runde bringt im Schnitt {pay}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: makes {hand} or better {times}% of the time and pays {pay} on average.</source>
        <translation>{choice}: in {times}&#xa0;% der Fälle {hand} oder besser; die Runde bringt im Schnitt {pay}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay} and wins the Major Award.</source>
        <translation>Werten: {hand} für {pay}, und das ist der Hauptgewinn.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay}, and no re-roll pays more on average.</source>
        <translation>Werten: {hand} für {pay}; kein neuer Wurf bringt im Schnitt mehr.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay}.</source>
        <translation>Werten: {hand} für {pay}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: wins the award {times}% of the time. “{other}” pays more on average but wins it only {others}% of the time.</source>
        <translation>{choice}: erreicht in {times}&#xa0;% der Fälle den Hauptgewinn. „{other}“ bringt im Schnitt mehr, erreicht ihn aber nur in {others}&#xa0;% der Fälle.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep {dice}</source>
        <translation>{dice} behalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{ways} {price}</source>
        <translation>{ways} {price}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet is worth exactly its chips: taking it down changes nothing on average.</source>
        <translation>Diese Wette ist genau so viel wert wie ihre Chips: Sie zurückzunehmen ändert im Schnitt nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Odds bets pay true odds.</source>
        <translation>Odds zahlen die faire Quote.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} costs nothing on average.</source>
        <translation>Ein Einsatz von {amount} kostet im Schnitt nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} gains {money} on average each time it is settled.</source>
        <translation>Ein Einsatz von {amount} bringt bei jeder Abrechnung im Schnitt {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} costs {money} on average each time it is settled.</source>
        <translation>Ein Einsatz von {amount} kostet bei jeder Abrechnung im Schnitt {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This saves {money} on average.</source>
        <translation>Das spart im Schnitt {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>The bet is off on this come-out roll.</source>
        <translation>Ruht bei diesem Come-out-Wurf.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{off} {ways} {price}</source>
        <translation>{off} {ways} {price}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>The roll itself costs nothing: a bet&apos;s cost counts when the bet is made.</source>
        <translation>Der Wurf selbst kostet nichts: Die Kosten einer Wette zählen, wenn sie gesetzt wird.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet would still cost {money} on average: taking it down saves that much.</source>
        <translation>Diese Wette würde im Schnitt noch {money} kosten: So viel spart es, sie zurückzunehmen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet is worth {money} more than its chips: taking it down costs that much.</source>
        <translation>Diese Wette ist {money} mehr wert als ihre Chips: So viel kostet es, sie zurückzunehmen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This costs {money} on average.</source>
        <translation>Das kostet im Schnitt {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This changes nothing on average.</source>
        <translation>Das ändert im Schnitt nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>All statistics…</source>
        <translation>Alle Statistiken&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Practice your mistakes</source>
        <translation>Deine Fehler üben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>give the rounds won on average with each main</source>
        <translation>zeigen, wie viele Runden jede Main im Schnitt gewinnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the main of the round, once it is chosen</source>
        <translation>die Main der Runde, sobald sie gewählt ist</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the chance, once there is one</source>
        <translation>die Chance, sobald es eine gibt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>rounds you have just lost in a row</source>
        <translation>wie viele Runden du gerade in Folge verloren hast</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>0 or 1</source>
        <translation>0 oder 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>a chance needs its main; add --main N</source>
        <translation>zur Chance gehört ihre Main; ergänze --main N</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/replay.py"/>
        <source>This is a replay. To play from here, choose “Play on from here”.</source>
        <translation>Das ist eine Wiedergabe. Zum Spielen wähle „Ab hier spielen“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/replay.py"/>
        <source>The record ends here.</source>
        <translation>Das Protokoll endet hier.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture saved as {name}</source>
        <translation>Das Bild wurde als {name} gespeichert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>The picture could not be saved as {name}</source>
        <translation>Das Bild konnte nicht als {name} gespeichert werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Replay of {game}</source>
        <translation>Wiedergabe: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Keep…</source>
        <translation>Merken&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Play on from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Practice it</source>
        <translation>Üben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>This cannot be set up: {reason}</source>
        <translation>Diese Stellung lässt sich nicht aufbauen: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position copied</source>
        <translation>Stellung kopiert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position kept</source>
        <translation>Stellung gemerkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Any position: {game}</source>
        <translation>Beliebige Stellung: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Without names, everyone plays perfectly.</source>
        <translation>Ohne Namen spielen alle perfekt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The position could not be saved: {reason}</source>
        <translation>Die Stellung konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>No positions yet</source>
        <translation>Noch keine Stellungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The position in one line: type or paste another one (Ctrl+P)</source>
        <translation>Die Stellung in einer Zeile: eine andere eintippen oder einfügen (Strg+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Copy this line (Ctrl+C)</source>
        <translation>Diese Zeile kopieren (Strg+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The last positions, and those you kept</source>
        <translation>Die letzten und die gemerkten Stellungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Pin this position and compare others with it</source>
        <translation>Diese Stellung anheften und andere mit ihr vergleichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Find the best choice as an exercise</source>
        <translation>Die beste Wahl als Aufgabe suchen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Start a casual game from this position</source>
        <translation>Aus dieser Stellung ein ungewertetes Spiel beginnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Note (optional)</source>
        <translation>Anmerkung (optional)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Copy (Ctrl+C) or save (Ctrl+S) a picture of the table</source>
        <translation>Bild des Tischs kopieren (Strg+C) oder speichern (Strg+S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Start a casual game from this position with new dice</source>
        <translation>Aus dieser Stellung ein ungewertetes Spiel mit neuen Würfeln beginnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Show details (D)</source>
        <translation>Details zeigen (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Open a saved question…</source>
        <translation>Gespeicherte Frage öffnen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Save data…</source>
        <translation>Daten speichern&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Save picture…</source>
        <translation>Bild speichern&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Choose a question (in the list)</source>
        <translation>Frage wählen (in der Liste)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Ask (in a text field)</source>
        <translation>Frage stellen (in einem Textfeld)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture copied</source>
        <translation>Bild kopiert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{game} move {place}</source>
        <translation>{game} Zug {place}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>You will leave your current game.</source>
        <translation>Du verlässt damit dein jetziges Spiel.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>A challenge is a casual game.</source>
        <translation>Eine Herausforderung ist ein ungewertetes Spiel.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Ask once more to set up this position; this game then no longer counts</source>
        <translation>Noch einmal, um diese Stellung aufzubauen; das Spiel wird dann nicht mehr gewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Comparing the games…</source>
        <translation>Die Spiele werden verglichen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This game is not available here.</source>
        <translation>Dieses Spiel gibt es hier nicht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Casual game from a position</source>
        <translation>Ungewertetes Spiel aus einer vorgegebenen Stellung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>The day of this challenge has not started yet.</source>
        <translation>Der Tag dieser Herausforderung hat noch nicht begonnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This challenge cannot be played.</source>
        <translation>Diese Herausforderung lässt sich nicht spielen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>The games cannot be compared: {reason}</source>
        <translation>Die Spiele lassen sich nicht vergleichen: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>this game is not available here</source>
        <translation>dieses Spiel gibt es hier nicht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This record cannot be replayed: {reason}</source>
        <translation>Dieses Protokoll lässt sich nicht wiedergeben: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Press the button again to leave your current game and play on from here</source>
        <translation>Drücke noch einmal, um dein jetziges Spiel zu verlassen und hier weiterzuspielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>import game records into the history</source>
        <translation>Spielprotokolle in den Verlauf importieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/history.py"/>
        <source>a record, or a folder of records</source>
        <translation>ein Protokoll oder ein Ordner mit Protokollen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import game records</source>
        <translation>Spielprotokolle importieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Errors in the records</source>
        <translation>Fehler in den Protokollen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/long_work.py"/>
        <source>Wait until this is done, or cancel it.</source>
        <translation>Warte, bis das fertig ist, oder brich es ab.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Any time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>The last 7 days</source>
        <translation>Die letzten 7 Tage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>The last 30 days</source>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Any result</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Any opponent</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>The games could not be saved: {reason}</source>
        <translation>Die Spiele konnten nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet wins {money}</source>
        <translation>{first} und {second}: Die Wette gewinnt {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet loses {money}</source>
        <translation>{first} und {second}: Die Wette verliert {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}: {mean} on the next roll</source>
        <translation>{bet}, {amount}: {mean} beim nächsten Wurf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The roll paid {won}, but other bets lost {lost}.</source>
        <translation>Der Wurf brachte {won}, aber andere Wetten verloren {lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins in {wins} of 36 ways, loses in {losses} and pushes in {pushes}.</source>
        <translation>Der nächste Wurf gewinnt in {wins} von 36 Fällen, verliert in {losses} und gibt die Wette in {pushes} zurück.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins in {wins} of 36 ways and loses in {losses}.</source>
        <translation>Der nächste Wurf gewinnt in {wins} von 36 Fällen und verliert in {losses}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Any other roll decides nothing.</source>
        <translation>Jeder andere Wurf entscheidet nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet stays up when it wins, so it is settled {times} times on average before it leaves the table.</source>
        <translation>Diese Wette bleibt liegen, wenn sie gewinnt; darum wird sie im Schnitt {times}-mal abgerechnet, bis sie vom Tisch ist.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and costs nothing.</source>
        <translation>Im Schnitt bleibt diese Wette {rolls} Würfe lang liegen und kostet nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and gains {money}.</source>
        <translation>Im Schnitt bleibt diese Wette {rolls} Würfe lang liegen und bringt {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and costs {money}.</source>
        <translation>Im Schnitt bleibt diese Wette {rolls} Würfe lang liegen und kostet {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it costs nothing on average.</source>
        <translation>Setzt du eine Stunde lang immer wieder so ({rolls} Würfe samt Come-out-Würfen), kostet das im Schnitt nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it gains {money} on average.</source>
        <translation>Setzt du eine Stunde lang immer wieder so ({rolls} Würfe samt Come-out-Würfen), bringt das im Schnitt {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it costs {money} on average.</source>
        <translation>Setzt du eine Stunde lang immer wieder so ({rolls} Würfe samt Come-out-Würfen), kostet das im Schnitt {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You pay the commission again on each new bet.</source>
        <translation>Für jede neue Wette zahlst du wieder Kommission.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Each new bet starts without a number.</source>
        <translation>Jede neue Wette beginnt ohne Zahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>What a new bet costs or gains depends on the point.</source>
        <translation>Was eine neue Wette kostet oder bringt, hängt vom Point ab.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet is off on come-out rolls: they count toward the rolls per hour but do not settle the bet.</source>
        <translation>Bei Come-out-Würfen ruht diese Wette: Sie zählen zu den Würfen je Stunde, entscheiden die Wette aber nicht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You can make this bet only before a come-out roll.</source>
        <translation>Diese Wette ist nur vor einem Come-out-Wurf möglich.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You cannot make this bet before a come-out roll or while the point is {number}.</source>
        <translation>Diese Wette ist vor einem Come-out-Wurf nicht möglich und auch nicht, solange der Point {number} ist.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You cannot make this bet before a come-out roll.</source>
        <translation>Diese Wette ist vor einem Come-out-Wurf nicht möglich.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>the bet pushes</source>
        <translation>die Wette kommt zurück</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>no decision</source>
        <translation>keine Entscheidung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet pushes</source>
        <translation>{first} und {second}: Die Wette kommt zurück</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: no decision</source>
        <translation>{first} und {second}: keine Entscheidung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet pushes if its number becomes the next point.</source>
        <translation>Diese Wette kommt zurück, wenn ihre Zahl zum nächsten Point wird.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>These amounts cover the bet until it leaves the table, not just the next roll.</source>
        <translation>Diese Beträge gelten, bis die Wette vom Tisch ist, nicht nur für den nächsten Wurf.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>wins {money}</source>
        <translation>gewinnt {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Of the pass, come, don&apos;t and odds bets available now, the most profitable is {bet}. {why}</source>
        <translation>Von Pass, Come, den Don’t-Wetten und den Odds, die jetzt möglich sind, bringt {bet} am meisten. {why}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Of the pass, come, don&apos;t and odds bets available now, the cheapest is {bet}. {why}</source>
        <translation>Von Pass, Come, den Don’t-Wetten und den Odds, die jetzt möglich sind, kostet {bet} am wenigsten. {why}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>loses {money}</source>
        <translation>verliert {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Costs are in percentage points of your chance to win: a choice that takes it from 50% to 47% costs 3.</source>
        <translation>Kosten werden in Prozentpunkten deiner Gewinnchance gemessen: Eine Wahl, die sie von 50&#xa0;% auf 47&#xa0;% senkt, kostet 3.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Swaps</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Late game</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>How many dice</source>
        <translation>Wie viele Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Costs are in rounds won per turn; even the worst main costs less than a fiftieth of a round.</source>
        <translation>Kosten werden in gewonnenen Runden je Durchgang gemessen; selbst die schlechteste Main kostet weniger als ein Fünfzigstel einer Runde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Costs are in cents per dollar bet, on average.</source>
        <translation>Kosten werden in Cent je gesetztem Dollar gemessen, im Schnitt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Show the chances (B)</source>
        <translation>Chancen zeigen (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Warn me</source>
        <translation>Warnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>When asked</source>
        <translation>Auf Wunsch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to win with 1 die</source>
        <comment>{chance} to win with {count} dice</comment>
        <translation>
            <numerusform>{chance} Gewinnchance mit 1 Würfel</numerusform>
            <numerusform>{chance} Gewinnchance mit {count} Würfeln</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to win with Free Bacon</source>
        <translation>{chance} Gewinnchance mit Gratisspeck</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Assumes you both play perfectly from here.</source>
        <translation>Das gilt, wenn ihr beide von hier an perfekt spielt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Play anyway (Enter)</source>
        <translation>Trotzdem spielen (Enter)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Think again (Esc)</source>
        <translation>Noch mal überlegen (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Show me (B)</source>
        <translation>Zeig es mir (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Ask once more for a hint; this game then no longer counts</source>
        <translation>Noch einmal für einen Tipp; das Spiel wird dann nicht mehr gewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Press B when you want the coach.</source>
        <translation>Drücke B, wenn du den Coach fragen willst.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Ask once more for the calculation; this game then no longer counts</source>
        <translation>Noch einmal für die Herleitung; das Spiel wird dann nicht mehr gewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>{name}&apos;s choice: {choice}.</source>
        <translation>Wahl von {name}: {choice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>{name}&apos;s choice: {choice}. It costs {cost}.</source>
        <translation>Wahl von {name}: {choice}. Kosten: {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>the commission</source>
        <translation>die Kommission</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet is settled {times} times on average, so the percentages add up to more than 100%.</source>
        <translation>Diese Wette wird im Schnitt {times}-mal abgerechnet, darum ergeben die Anteile zusammen mehr als 100&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>All bets: {value}</source>
        <translation>Alle Wetten zusammen: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If {bet} stays up: {what}</source>
        <translation>Lässt du {bet} liegen: {what}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}: {value}</source>
        <translation>{bet}, {amount}: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Bar chart of how often each result happens</source>
        <translation>Wie oft jedes Ergebnis vorkommt, als Balken</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>What can happen, and what each result adds</source>
        <translation>Was geschehen kann und was jedes Ergebnis beiträgt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Adds</source>
        <translation>Beitrag</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/card.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>How this number is calculated</source>
        <translation>Wie diese Zahl berechnet wird</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Calculating…</source>
        <translation>Wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Better choice</source>
        <translation>Bessere Wahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Next best choice</source>
        <translation>Nächstbeste Wahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>show a Hog strategy&apos;s win rate and costliest choices</source>
        <translation>zeigen, wie oft eine Hog-Strategie gewinnt und was ihre Entscheidungen kosten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>the strategy, or “best” for the best response to the opponent</source>
        <translation>die Strategie oder „best“ für die beste Antwort auf den Gegner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>write a CSV file with the strategy&apos;s choice at each score and the cost of each choice</source>
        <translation>eine CSV-Datei schreiben: die Wahl der Strategie bei jedem Stand und was jede Wahl kostet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} konnte nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Strategy</source>
        <translation>Strategie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many games to simulate; each strategy goes first in half of them.</source>
        <translation>Wie viele Spiele simuliert werden; jede Strategie beginnt in der Hälfte davon.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: strategy vs. strategy</source>
        <translation>Hog: Strategie gegen Strategie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Map</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Dice rolled</source>
        <translation>Würfelzahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>How the strategies differ</source>
        <translation>Unterschied der Strategien</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost of choices</source>
        <translation>Was ihre Wahl kostet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent&apos;s score</source>
        <translation>Punktestand des Gegners</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>{map}: {name} against {other}</source>
        <translation>{map}: {name} gegen {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Strategy&apos;s score</source>
        <translation>Stand der Strategie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Hog strategies</source>
        <translation>Hog-Strategien</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Costliest positions</source>
        <translation>Teuerste Stellungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Comparing the strategies…</source>
        <translation>Die Strategien werden verglichen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>The strategies could not be compared: {reason}</source>
        <translation>Die Strategien konnten nicht verglichen werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>The map as a table</source>
        <translation>Das Diagramm als Tabelle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Practice this</source>
        <translation>Üben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>How many rounds to simulate with each main.</source>
        <translation>Wie viele Runden mit jeder Main simuliert werden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Hazard: best main</source>
        <translation>Hazard: beste Main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands</source>
        <translation>Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>What if</source>
        <translation>Was wäre, wenn&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Line</source>
        <translation>Variante</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Moves of the line</source>
        <translation>Züge der Variante</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Choices</source>
        <comment>one of several</comment>
        <translation>Wahlmöglichkeiten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Roll</source>
        <comment>a throw</comment>
        <translation>Wurf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/slow_work.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Remove line</source>
        <translation>Variante entfernen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Open position</source>
        <translation>Stellung öffnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>New line from move {number}</source>
        <translation>Neue Variante ab Zug {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move {number}: your choice</source>
        <translation>Zug {number}: deine Wahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move {number}: the choice of {name}</source>
        <translation>Zug {number}: die Wahl von {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>This line is not kept: {reason}.</source>
        <translation>Diese Variante wird nicht gespeichert: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Back to the list of moves (A)</source>
        <translation>Zurück zur Liste der Züge (A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Undo the last move of the line (Backspace)</source>
        <translation>Den letzten Zug der Variante rückgängig machen (Rücktaste)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Open the end of the line as a position (Ctrl+P)</source>
        <translation>Das Ende der Variante als Stellung öffnen (Strg+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Most likely roll</source>
        <translation>Wahrscheinlichster Wurf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Average luck</source>
        <translation>Durchschnittliches Glück</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>These dice:</source>
        <translation>Diese Würfel:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Faces of the roll</source>
        <translation>Augenzahlen des Wurfs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>{choice} (played)</source>
        <translation>{choice} (gespielt)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Verdict</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Nothing to decide</source>
        <translation>Nichts zu entscheiden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Best line</source>
        <translation>Beste Variante</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous error</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next error</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Same dice</source>
        <translation>Dieselben Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Another choice</source>
        <translation>Andere Wahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>- - not played</source>
        <translation>- - nicht gespielt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Position in the game. Not played: {lines}</source>
        <translation>Position im Spiel. Nicht gespielt: {lines}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Another game had the same dice. Press C to see both.</source>
        <translation>Ein anderes Spiel hatte dieselben Würfel. Mit C siehst du beide.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>No more errors.</source>
        <translation>Keine weiteren Fehler.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous error ([ or Page Up)</source>
        <translation>Der Fehler davor ([ oder Bild auf)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next error (] or Page Down)</source>
        <translation>Der nächste Fehler (] oder Bild ab)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Try another choice at this move (A)</source>
        <translation>Bei diesem Zug eine andere Wahl ausprobieren (A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Compare with a game that had the same dice (C)</source>
        <translation>Mit einem Spiel mit denselben Würfeln vergleichen (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>How it came about</source>
        <translation>Wie es dazu kam</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>▲ ▼ good and bad luck · ?! inaccuracy · ? mistake · ?? blunder</source>
        <translation>▲ ▼ Glück und Pech · ?! Ungenauigkeit · ? Fehler · ?? grober Fehler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Show the list of moves (D)</source>
        <translation>Liste der Züge zeigen (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Copy the review as text (Ctrl+C)</source>
        <translation>Die Auswertung als Text kopieren (Strg+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Save the review as a web page, picture or text (Ctrl+S)</source>
        <translation>Die Auswertung als Webseite, Bild oder Text speichern (Strg+S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Reviewing the game…</source>
        <translation>Das Spiel wird ausgewertet&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>This record cannot be reviewed: {reason}</source>
        <translation>Dieses Protokoll lässt sich nicht auswerten: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review of {game}</source>
        <translation>Auswertung: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Quality of play</source>
        <translation>Spielqualität</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>There was nothing to decide.</source>
        <translation>Es gab nichts zu entscheiden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>&lt;{share}</source>
        <translation>&lt;{share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The chance of each final hand with best play.</source>
        <translation>Die Chance auf jede fertige Hand bei bester Spielweise.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a hand that pays nothing</source>
        <translation>nichts, was zahlt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {times}% of the time, it pays the {missing} still needed for the award.</source>
        <translation>{choice}: bringt in {times}&#xa0;% der Fälle die {missing}, die zum Hauptgewinn fehlen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Safest: {choice}, {cost} hands worse than the best.</source>
        <translation>Sicherste Wahl: {choice}, um {cost} Runden schlechter.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Second best: {choice}, {cost} hands worse than the best.</source>
        <translation>Zweitbeste Wahl: {choice}, um {cost} Runden schlechter.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {cost} hands worse than the best.</source>
        <translation>{choice}: um {cost} Runden schlechter als die beste Wahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A missed award counts as {hands} hands.</source>
        <translation>Ein verpasster Hauptgewinn zählt wie {hands} Runden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>No choice has even a {limit} chance to reach {award}. The best one aims for {hand} ({share}), which would leave {money}.</source>
        <translation>Keine Wahl hat auch nur {limit} Chance auf {award}. Die beste zielt auf dieses Ergebnis: {hand} ({share}); danach blieben {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Best play</source>
        <translation>Beste Spielweise</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The number of hands includes the hand about to be played.</source>
        <translation>In der Anzahl der Runden ist die Runde enthalten, die jetzt beginnt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The number of hands does not include the hand in play.</source>
        <translation>In der Anzahl der Runden ist die laufende Runde nicht enthalten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>keeping the best dice now and later</source>
        <translation>die besten Würfel behalten, jetzt und später</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>the game ends without the award</source>
        <translation>das Spiel endet ohne Hauptgewinn</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} wins the award</source>
        <translation>{hand} für {pay}: Mit {money} ist der Hauptgewinn erreicht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} is too little for another hand</source>
        <translation>{hand} zahlt {pay}: {money} sind zu wenig zum Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} left</source>
        <translation>{hand} zahlt {pay}: {money} übrig</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>Hog strategy contest</source>
        <translation>Wettbewerb der Hog-Strategien</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>{count} strategy</source>
        <comment>{count} strategies</comment>
        <translation>
            <numerusform>{count} Strategie</numerusform>
            <numerusform>{count} Strategien</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>All win rates are exact; a coin toss decides who goes first. A rate above 50% counts as a win.</source>
        <translation>Alle Siegquoten sind exakt, und eine Münze entscheidet, wer beginnt. Eine Quote über 50&#xa0;% gilt als Sieg.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Wins</source>
        <comment>how many games</comment>
        <translation>Siege</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Average win rate</source>
        <translation>Siegquote im Schnitt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head to head</source>
        <translation>Jede gegen jede</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>Each cell shows the row&apos;s win rate against the column: blue above 50%, orange below. Rows and columns are in ranking order.</source>
        <translation>Siegquote der Zeile gegen die Spalte: über 50&#xa0;% blau, darunter orange. Zeilen und Spalten stehen in der Reihenfolge der Rangliste.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Rank</source>
        <translation>Platz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write the ranking as CSV</source>
        <translation>die Rangliste als CSV schreiben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>With --scheduler, a Dask cluster calculates the win rates. The ranking is the same as without a cluster, down to the last bit, and work lost when a worker fails is repeated. Each computer needs this version of DiceDesk (pip install &apos;dicedesk[cluster]&apos;). Start “dask scheduler” on one computer and “dask worker ADDRESS --nworkers auto --nthreads 1” on each computer that does the work. Anyone who can reach the scheduler can run programs on its workers, so outside a trusted network, use tls://HOST:PORT. Certificates and keys come from Dask&apos;s own settings under distributed.comm.tls.</source>
        <translation>Mit --scheduler berechnet ein Dask-Cluster die Siegquoten. Die Rangliste ist bis aufs letzte Bit dieselbe wie ohne Cluster; fällt ein Worker aus, wird seine Arbeit wiederholt. Jeder Computer braucht diese Version von DiceDesk (pip install &apos;dicedesk[cluster]&apos;). Starte „dask scheduler“ auf einem Computer und „dask worker ADDRESS --nworkers auto --nthreads 1“ auf jedem Computer, der rechnen soll. Wer den Scheduler erreicht, kann auf seinen Workern Programme ausführen; nimm darum außerhalb eines Netzes, dem du vertraust, tls://HOST:PORT. Zertifikate und Schlüssel stehen in Dasks eigenen Einstellungen unter distributed.comm.tls.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>rank the Hog strategies in a folder by exact win rate</source>
        <translation>alle Hog-Strategien eines Ordners in eine exakte Rangliste bringen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write the head-to-head win rates as CSV</source>
        <translation>die Siegquoten der direkten Vergleiche als CSV schreiben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write a web page with the ranking and the win rates</source>
        <translation>eine Webseite mit Rangliste und Siegquoten schreiben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>calculate on the Dask cluster at this address, such as tcp://HOST:PORT</source>
        <translation>auf dem Dask-Cluster mit dieser Adresse rechnen, etwa tcp://HOST:PORT</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>there is no strategy in {folder}</source>
        <translation>in {folder} ist keine Strategie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>some of the strategies are programs; --run-programs runs them in a sandbox</source>
        <translation>unter den Strategien sind Programme; --run-programs führt sie in einer Sandbox aus</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>There is 1 program in this folder.</source>
        <comment>There are {count} programs in this folder.</comment>
        <translation>
            <numerusform>In diesem Ordner ist 1 Programm.</numerusform>
            <numerusform>In diesem Ordner sind {count} Programme.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Each program runs in its own sandbox, and only the table it produces is used.</source>
        <translation>Jedes Programm läuft in einer eigenen Sandbox, und nur seine Tabelle wird verwendet.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>Caution: {gaps}.</source>
        <translation>Achtung: {gaps}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file} kann nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>{folder} cannot be read: {reason}</source>
        <translation>{folder} kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file cannot be read: {reason}</source>
        <translation>die Datei kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file is too large for a table of 100 rows and 100 columns</source>
        <translation>die Datei ist zu groß für eine Tabelle von 100 Zeilen und 100 Spalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a table needs 100 rows, one for each score the player can have; this table has {count}</source>
        <translation>eine Tabelle braucht 100 Zeilen, eine für jeden möglichen Punktestand des Spielers; diese hat {count}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>line {line} contains “{cell}”, not a number of dice from 0 to 10</source>
        <translation>Zeile {line} enthält „{cell}“ statt einer Anzahl von 0 bis 10 Würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>You have {amount} to bet. Which of these bets costs least?</source>
        <translation>Du setzt {amount}. Welche dieser Wetten kostet am wenigsten?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>You have {amount} on {bet}. What do you do?</source>
        <translation>Du hast {amount} auf {bet}. Was tust du?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>costs {share}</source>
        <translation>kostet {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>costs nothing</source>
        <translation>kostet nichts</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>earns you money</source>
        <translation>bringt Geld ein</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>Take it down</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>Leave it up</source>
        <translation>Liegen lassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>Which main do you choose?</source>
        <translation>Welche Main wählst du?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>Which of these mains wins most often?</source>
        <translation>Welche dieser Mains gewinnt am häufigsten?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>main</source>
        <translation>Main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>You have {own}; your opponent has {other}.</source>
        <translation>Du hast {own}, dein Gegner hat {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>You have {own}; {name} has {other}.</source>
        <translation>Du hast {own}, {name} hat {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>How many dice do you roll?</source>
        <translation>Mit wie vielen Würfeln würfelst du?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Bankroll: {bankroll} of {award}.</source>
        <translation>Guthaben: {bankroll} von {award}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>1 re-roll left.</source>
        <comment>{count} re-rolls left.</comment>
        <translation>
            <numerusform>Du darfst noch einmal neu werfen.</numerusform>
            <numerusform>Du darfst noch {count}-mal neu werfen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Which dice do you keep?</source>
        <translation>Welche Würfel behältst du?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Answer</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Press a number, then Enter</source>
        <translation>Drücke eine Ziffer, dann Enter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Best: {choice}.</source>
        <translation>Beste Wahl: {choice}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 due</source>
        <comment>{count} due</comment>
        <translation>
            <numerusform>{count} fällig</numerusform>
            <numerusform>{count} fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 game is still being reviewed. Its mistakes will appear here.</source>
        <comment>{count} games are still being reviewed. Their mistakes will appear here.</comment>
        <translation>
            <numerusform>1 Spiel wird noch ausgewertet. Seine Fehler erscheinen danach hier.</numerusform>
            <numerusform>{count} Spiele werden noch ausgewertet. Ihre Fehler erscheinen danach hier.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No exercises are due now.</source>
        <translation>Jetzt ist keine Aufgabe fällig.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Practice…</source>
        <translation>Üben&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/practice.py"/>
        <source>There is no choice to practice here.</source>
        <translation>Hier gibt es keine Entscheidung, die du üben kannst.</translation>
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
        <translation>{value}, die beste Wahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Your mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Random positions</source>
        <translation>Zufällige Stellungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Level</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Answer first, then press Ctrl+P to set up this position</source>
        <translation>Antworte zuerst, dann öffnet Strg+P diese Stellung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Choose the command again to leave this game and start another</source>
        <translation>Wiederhole das, um dieses Spiel zu verlassen und neu zu beginnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: your own, typed in</source>
        <translation>Würfel: deine eigenen, eingegeben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>New game with the program&apos;s dice</source>
        <translation>Neues Spiel mit den Würfeln des Programms</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>A die shows 1 to 6.</source>
        <translation>Ein Würfel zeigt 1 bis 6.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>A die shows 1 to 6: type the faces, such as {example}.</source>
        <translation>Ein Würfel zeigt 1 bis 6: Gib die Augenzahlen ein, etwa {example}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>1 die is missing.</source>
        <comment>{count} dice are missing.</comment>
        <translation>
            <numerusform>1 Würfel fehlt.</numerusform>
            <numerusform>{count} Würfel fehlen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Back to your choice (Esc)</source>
        <translation>Zurück zur Wahl (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Typed: {faces}</source>
        <translation>Eingegeben: {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Nothing typed yet</source>
        <translation>Noch nichts eingegeben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Type the digits 1 to 6, or click the faces.</source>
        <translation>Gib Augenzahlen von 1 bis 6 ein, oder klicke sie an.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Face {face}</source>
        <translation>Augenzahl {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>The program rolls the dice in this game.</source>
        <translation>In diesem Spiel würfelt das Programm.</translation>
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
            <numerusform>Würfle mit 1 Würfel und gib ein, was er zeigt</numerusform>
            <numerusform>Würfle mit {count} Würfeln und gib ein, was sie zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>Roll 1 die for {name} and type what it shows</source>
        <comment>Roll {count} dice for {name} and type what they show</comment>
        <translation>
            <numerusform>Würfle mit 1 Würfel für {name} und gib ein, was er zeigt</numerusform>
            <numerusform>Würfle mit {count} Würfeln für {name} und gib ein, was sie zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>This roll has 1 die.</source>
        <comment>This roll has {count} dice.</comment>
        <translation>
            <numerusform>Dieser Wurf hat 1 Würfel.</numerusform>
            <numerusform>Dieser Wurf hat {count} Würfel.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Erase (Backspace)</source>
        <translation>Löschen (Rücktaste)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Roll (Enter)</source>
        <translation>Würfeln (Enter)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Press Enter to roll.</source>
        <translation>Drücke Enter, um zu würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>{name}, press Enter to roll.</source>
        <translation>{name}, drücke Enter, um zu würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type the faces to keep (such as 5 5, or - for none), or a box:</source>
        <translation>Augenzahlen zum Behalten (etwa 5 5, oder - für keine) oder ein Feld:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type a box:</source>
        <translation>Gib ein Feld ein:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Enter: roll all five dice.</source>
        <translation>Enter: mit allen fünf Würfeln würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>A box, or the start of its name: {boxes}</source>
        <translation>Ein Feld oder der Anfang seines Namens: {boxes}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>5 5: keep two dice that show 5, and roll the other dice again.</source>
        <translation>5 5: zwei Fünfen behalten und die anderen Würfel neu werfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>-: roll all five dice again.</source>
        <translation>-: alle fünf Würfel neu werfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Points: {points}</source>
        <translation>Punkte: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Open boxes: {boxes}</source>
        <translation>Freie Felder: {boxes}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type one of these boxes: {boxes}.</source>
        <translation>Gib eines dieser Felder ein: {boxes}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>In each turn you roll five dice up to three times: before the second and the third roll, keep any dice you like. Then score the dice in one open box.</source>
        <translation>In jedem Zug würfelst du bis zu dreimal mit fünf Würfeln: Vor dem zweiten und dem dritten Wurf behältst du, welche du willst. Dann trägst du die Würfel in ein freies Feld ein.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Ones to sixes score the sum of that face, and choice the sum of all dice. A full house is three dice of one face and two of another. Four of a kind are four equal dice, a yacht five: {yacht} points.</source>
        <translation>Einser bis Sechser (ones bis sixes) bringen die Summe dieser Augenzahl, die Chance (choice) bringt die Summe aller Würfel. Ein Full House sind drei gleiche Würfel und zwei andere gleiche, ein Vierling (four-of-a-kind) sind vier gleiche, eine Yacht sind fünf gleiche: {yacht} Punkte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>The little straight is 1 to 5, the big straight 2 to 6: {straight} points each. If the dice do not fit a box, it scores 0.</source>
        <translation>Die Kleine Straße (little-straight) geht von 1 bis 5, die Große Straße (big-straight) von 2 bis 6: Jede bringt {straight} Punkte. Passen die Würfel nicht zum Feld, gibt es 0 Punkte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>The game ends once each player has filled all boxes. The highest sum wins.</source>
        <translation>Das Spiel endet, sobald alle Spieler alle Felder ausgefüllt haben. Die höchste Summe gewinnt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Nordic has 15 boxes, and {bonus} points more once ones to sixes reach {goal}.</source>
        <translation>„Nordisch“ hat 15 Felder. Erreichen Einser bis Sechser zusammen {goal} Punkte, gibt es {bonus} Punkte dazu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>With bonus has 13 boxes, and {bonus} points more once ones to sixes reach {goal}. Its little straight is four in a row. Five equal dice after a yacht pay {joker} points more.</source>
        <translation>„Mit Bonus“ hat 13 Felder. Erreichen Einser bis Sechser zusammen {goal} Punkte, gibt es {bonus} Punkte dazu. Zur Kleinen Straße reichen vier in Folge. Fünf gleiche Würfel nach einer Yacht bringen {joker} Punkte dazu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>how many people play</source>
        <translation>wie viele Menschen mitspielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: pays {pay} on average</source>
        <translation>{choice}: bringt im Schnitt {pay}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Save the review</source>
        <translation>Auswertung speichern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>{ending} is not supported; choose .html, .png or .txt</source>
        <translation>{ending} wird nicht unterstützt; wähle .html, .png oder .txt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review copied</source>
        <translation>Auswertung kopiert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>The review could not be saved: {reason}</source>
        <translation>Die Auswertung konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review saved as {name}</source>
        <translation>Auswertung als {name} gespeichert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Show what bets cost</source>
        <translation>Kosten der Wetten zeigen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Compare the mains (B)</source>
        <translation>Mains vergleichen (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>{chance} · {cost}</source>
        <translation>{chance} · {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Compare the mains</source>
        <translation>Mains vergleichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>{game}: {setting}</source>
        <translation>{game}: {setting}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Advise me</source>
        <translation>Beraten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins on {number} ({wins} of 36 ways) and loses on 7 ({losses}).</source>
        <translation>Diese Wette gewinnt bei {number} ({wins} von 36 Fällen) und verliert bei 7 ({losses}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins on 7 ({wins} of 36 ways) and loses on {number} ({losses}).</source>
        <translation>Diese Wette gewinnt bei 7 ({wins} von 36 Fällen) und verliert bei {number} ({losses}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins in {wins} of 36 ways and loses in {losses}.</source>
        <translation>Diese Wette gewinnt in {wins} von 36 Fällen und verliert in {losses}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins {won} of the time, loses {lost} and pushes {pushed}.</source>
        <translation>Diese Wette gewinnt in {won} der Fälle, verliert in {lost} und kommt in {pushed} zurück.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins {won} of the time and loses {lost}.</source>
        <translation>Diese Wette gewinnt in {won} der Fälle und verliert in {lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet costs nothing on average.</source>
        <translation>Von jetzt an kostet diese Wette im Schnitt nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet gains {money} on average each time it is settled.</source>
        <translation>Von jetzt an bringt diese Wette bei jeder Abrechnung im Schnitt {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet costs {money} on average each time it is settled.</source>
        <translation>Von jetzt an kostet diese Wette bei jeder Abrechnung im Schnitt {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets cost nothing on average by the time they leave the table.</source>
        <translation>Deine Wetten kosten im Schnitt nichts, bis sie entschieden sind.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets gain {money} on average by the time they leave the table.</source>
        <translation>Deine Wetten bringen im Schnitt {money} Gewinn, bis sie entschieden sind.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets cost {money} on average by the time they leave the table.</source>
        <translation>Deine Wetten kosten im Schnitt {money}, bis sie entschieden sind.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Most expensive bet: {bet} ({money}).</source>
        <translation>Teuerste Wette: {bet} ({money}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Next roll: {money} on average, give or take {swing}.</source>
        <translation>Nächster Wurf: im Schnitt {money}, plus oder minus {swing}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Per hour ({rolls} rolls): {money}.</source>
        <translation>Pro Stunde ({rolls} Würfe): {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{amount} on {bet}: {money} on average by the time the bet leaves the table, give or take {swing}.</source>
        <translation>{amount} auf {bet}: im Schnitt {money}, bis die Wette entschieden ist, plus oder minus {swing}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Next roll: {money}.</source>
        <translation>Nächster Wurf: {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Next roll</source>
        <translation>Nächster Wurf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Overall</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Average result of each bet</source>
        <translation>Ergebnis jeder Wette im Schnitt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Show what bets cost (B)</source>
        <translation>Kosten der Wetten zeigen (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>{bet}: {text}</source>
        <translation>{bet}: {text}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>The cost of the bets could not be calculated: {reason}</source>
        <translation>Die Kosten der Wetten konnten nicht berechnet werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main} is best: it wins {chance} of rounds.</source>
        <translation>Main {main} ist am besten: Sie gewinnt {chance} der Runden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}: {chance}, costs {cost}</source>
        <translation>Main {main}: {chance}, kostet {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>costs {cost}</source>
        <translation>kostet {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>run the programs without asking</source>
        <translation>die Programme darin ohne Rückfrage ausführen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>Run all programs in this folder? Type yes: </source>
        <translation>Alle Programme in diesem Ordner ausführen? Gib yes ein: </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>no programs were run, so no contest was held</source>
        <translation>kein Programm wurde ausgeführt, darum fand kein Wettbewerb statt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file is too large for a strategy</source>
        <translation>die Datei ist zu groß für eine Strategie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot block a program&apos;s access to your files</source>
        <translation>dieser Computer kann ein Programm nicht von deinen Dateien fernhalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot block a program&apos;s access to the network, other programs or file permissions</source>
        <translation>dieser Computer kann ein Programm nicht vom Netz, von anderen Programmen und von den Dateirechten fernhalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot limit how much memory a program uses</source>
        <translation>dieser Computer kann den Speicher eines Programms nicht begrenzen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>{one}; {other}</source>
        <translation>{one}; {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>the program could not be started: {reason}</source>
        <translation>das Programm konnte nicht gestartet werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it cannot be loaded: {error}</source>
        <translation>sie kann nicht geladen werden: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it has no function final_strategy(score, opponent_score)</source>
        <translation>ihr fehlt die Funktion final_strategy(score, opponent_score)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}: {error}</source>
        <translation>bei {own} zu {other}: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it returns {value}, not a number of dice from 0 to 10</source>
        <translation>bei {own} zu {other} gibt sie {value} zurück, keine Zahl von 0 bis 10 Würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it exited while loading</source>
        <translation>sie hat ihren Prozess beim Laden beendet</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it did not load within 1 second</source>
        <comment>it did not load within {count} seconds</comment>
        <translation>
            <numerusform>sie war nach 1 Sekunde noch nicht geladen</numerusform>
            <numerusform>sie war nach {count} Sekunden noch nicht geladen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it wrote too many files while loading</source>
        <translation>sie hat beim Laden zu viele Dateien geschrieben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it exited</source>
        <translation>bei {own} zu {other} hat sie ihren Prozess beendet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it ran out of time (limit for all scores: {seconds} s)</source>
        <translation>bei {own} zu {other} war die Zeit um ({seconds} s für alle Punktestände)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it wrote too many files</source>
        <translation>bei {own} zu {other} hatte sie zu viele Dateien geschrieben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/chunks.py"/>
        <source>The number of games must be at least 1, not {games}.</source>
        <translation>Die Anzahl der Spiele muss mindestens 1 sein, nicht {games}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}</source>
        <translation>{bet}, {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Each amount covers the bet until it leaves the table.</source>
        <translation>Jeder Betrag gilt, bis die Wette vom Tisch ist.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {chance} to reach {award}</source>
        <translation>{choice}: {chance} Chance auf {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>simulate millions of games and compare the results with the exact odds</source>
        <translation>Millionen Spiele simulieren und mit den exakten Chancen vergleichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the strategy that goes first</source>
        <translation>die Strategie, die beginnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>play rounds with one main</source>
        <translation>Runden mit einer Main spielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the main</source>
        <translation>die Main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>bet on the pass line</source>
        <translation>auf die Pass Line setzen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Chance to win a bet on the pass line</source>
        <translation>Chance, eine Wette auf der Pass Line zu gewinnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>See how many dice both players roll at each pair of scores (Ctrl+Shift+M)</source>
        <translation>Wie viele Würfel beide Spieler bei jedem Spielstand werfen (Strg+Umschalt+M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Custom system</source>
        <translation>Eigenes System</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Flat {base} on pass</source>
        <translation>Immer {base} auf Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Pass with full odds</source>
        <translation>Pass mit vollen Odds</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Martingale from {base}</source>
        <translation>Martingale ab {base}</translation>
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
        <translation>Das Guthaben muss über 0&#xa0;$ liegen, das Ziel über dem Guthaben.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>The goal can be at most {most} base bets.</source>
        <translation>Das Ziel darf höchstens {most} Grundeinsätze betragen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>This table takes bets from {least} to {most}.</source>
        <translation>Dieser Tisch nimmt Einsätze von {least} bis {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>A system needs at least one step.</source>
        <translation>Ein System braucht mindestens einen Schritt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Step {number} must bet at least one unit.</source>
        <translation>Schritt {number} muss mindestens eine Einheit setzen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Step {number} leads to a step that does not exist.</source>
        <translation>Schritt {number} führt zu einem Schritt, den es nicht gibt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/betting.py"/>
        <source>Odds are the largest whole multiple of the pass bet that the house allows and the bankroll covers.</source>
        <translation>Odds sind ganze Vielfache der Pass-Wette: so viel, wie das Haus erlaubt und das Guthaben hergibt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>simulate games played by a computer player</source>
        <translation>einen Computerspieler spielen lassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>Chance that {name}, going first, beats {other}</source>
        <translation>Gewinnchance von {name}, wenn {name} gegen {other} beginnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Win rate with main {main}</source>
        <translation>Siegquote mit Main {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Chance that {name} reaches the award before going broke</source>
        <translation>Chance, dass {name} den Hauptgewinn vor der Pleite erreicht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>repeat the question saved in a Lab file</source>
        <translation>die Frage aus einer gespeicherten Datei noch einmal stellen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>a CSV or JSON file saved by the Lab</source>
        <translation>eine CSV- oder JSON-Datei, die das Labor gespeichert hat</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>print the first table as CSV</source>
        <translation>die erste Tabelle als CSV ausgeben</translation>
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
        <translation>Die Antwort konnte nicht berechnet werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>how many games to simulate</source>
        <translation>wie viele Spiele simuliert werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/question_files.py"/>
        <location filename="../../dicedesk/games/questions.py"/>
        <source>This file contains no Lab question.</source>
        <translation>Diese Datei enthält keine Frage des Labors.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/questions.py"/>
        <source>The Lab has no question “{name}”.</source>
        <translation>Das Labor hat keine Frage „{name}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/findings.py"/>
        <source>The question “{kind}” has no field “{name}”.</source>
        <translation>Die Frage „{kind}“ hat kein Feld „{name}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Pass and two come bets with full odds</source>
        <translation>Pass und zwei Come-Wetten mit vollen Odds</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Go to the questions</source>
        <translation>Zu den Fragen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many rolls to simulate with each number of dice.</source>
        <translation>Wie viele Würfe mit jeder Anzahl von Würfeln simuliert werden.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>dice most often score 1 point or more</source>
        <comment>dice most often score {count} points or more</comment>
        <translation>
            <numerusform>Würfel bringen am häufigsten mindestens 1 Punkt</numerusform>
            <numerusform>Würfel bringen am häufigsten mindestens {count} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>chance of 1 point or more</source>
        <comment>chance of {count} points or more</comment>
        <translation>
            <numerusform>Chance auf mindestens 1 Punkt</numerusform>
            <numerusform>Chance auf mindestens {count} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance of 1 point or more</source>
        <comment>Chance of {count} points or more</comment>
        <translation>
            <numerusform>Chance auf mindestens 1 Punkt</numerusform>
            <numerusform>Chance auf mindestens {count} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>1 point or more</source>
        <comment>{count} points or more</comment>
        <translation>
            <numerusform>Ab 1 Punkt</numerusform>
            <numerusform>Ab {count} Punkten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: how many dice</source>
        <translation>Hog: wie viele Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Are these dice fair?</source>
        <translation>Sind diese Würfel fair?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>For classes</source>
        <translation>Für den Unterricht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Your own strategy</source>
        <translation>Deine eigene Strategie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Class contest</source>
        <translation>Klassenwettbewerb</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Interval</source>
        <translation>Intervall</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>{low} to {high}</source>
        <translation>{low} bis {high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Strategy {name}</source>
        <translation>Strategie {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/named_strategies.py"/>
        <source>A strategy needs a number of dice, 0 to 10, for each of {count} positions.</source>
        <translation>Eine Strategie braucht für jede von {count} Stellungen eine Anzahl von 0 bis 10 Würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Best number of dice</source>
        <translation>Was sie werfen sollte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>1 to 10 dice</source>
        <translation>1 bis 10 Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Averages and chances are exact. A roll that shows a 1 scores 1 point, no matter how many dice you roll.</source>
        <translation>Durchschnitte und Chancen sind exakt. Ein Wurf mit einer 1 bringt 1 Punkt, egal wie viele Würfel du wirfst.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>dice have the highest average</source>
        <translation>Würfel bringen im Schnitt am meisten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>points on average</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>die most often scores 1 point or more</source>
        <comment>die most often scores {count} points or more</comment>
        <translation>
            <numerusform>Würfel bringt am häufigsten mindestens 1 Punkt</numerusform>
            <numerusform>Würfel bringt am häufigsten mindestens {count} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Points on average</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulated averages; each range contains the exact average in 19 of 20 simulations.</source>
        <translation>Simulierte Durchschnitte; jeder Bereich enthält den exakten Durchschnitt in 19 von 20 Simulationen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Exact values for each number of dice.</source>
        <translation>Exakte Werte für jede Anzahl von Würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Chance</source>
        <comment>probability</comment>
        <translation>Chance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>By number of dice</source>
        <translation>Nach Anzahl der Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find the margin and number of dice that make the bacon and swap strategies win most often</source>
        <translation>ermitteln, mit welchen Mindestpunkten und wie vielen Würfeln bacon und swap am häufigsten gewinnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many points are enough in one turn</source>
        <translation>wie viele Punkte in einem Zug genügen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many rolls to simulate with each number of dice</source>
        <translation>wie viele Würfe mit jeder Anzahl von Würfeln simuliert werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Best number of dice for the points you need</source>
        <translation>Beste Anzahl von Würfeln für die Punkte, die du brauchst</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance at low end</source>
        <translation>Chance am unteren Ende</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance at high end</source>
        <translation>Chance am oberen Ende</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {rolls} rolls with each number of dice. The least accurate of the ten averages is {errors} standard errors from its exact value.</source>
        <translation>Simulation: {rolls} Würfe mit jeder Anzahl von Würfeln. Der ungenaueste der zehn Durchschnitte liegt {errors} Standardfehler neben seinem exakten Wert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many points are enough in one turn.</source>
        <translation>Wie viele Punkte in einem Zug genügen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Which number of dice scores most on average, and which one most often scores enough points.</source>
        <translation>Wie viele Würfel im Schnitt die meisten Punkte bringen und wie viele am häufigsten genug.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} against {other}</source>
        <translation>{strategy} gegen {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The chances are exact: every possible game is followed to its end. Each turn adds at least 1 point to the two scores combined, so no game lasts more than {turns} turns.</source>
        <translation>Die Chancen sind exakt: Jedes mögliche Spiel wird bis zum Ende verfolgt. Jeder Zug erhöht die Summe beider Punktestände um mindestens 1 Punkt; darum dauert kein Spiel länger als {turns} Züge.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulated games</source>
        <translation>Simulierte Spiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Points ahead</source>
        <translation>Punkte Vorsprung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won by {strategy}</source>
        <translation>Gewonnene Spiele: {strategy}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{title}: {reason}</source>
        <translation>{title}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The strategy whose win rate you want, such as final, swap:8:4 or always:6, or a CSV file with its table.</source>
        <translation>Die Strategie, deren Siegquote du wissen willst, etwa final, swap:8:4 oder always:6, oder eine CSV-Datei mit ihrer Tabelle.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How often one strategy beats another, how long their games last, and by how much the winner wins.</source>
        <translation>Wie oft eine Strategie eine andere schlägt, wie lange ihre Spiele dauern und mit welchem Vorsprung sie enden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Margin</source>
        <translation>Mindestpunkte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>No strategy of any kind wins more than {rate} of its games against {other}.</source>
        <translation>Keine Strategie, gleich welcher Art, gewinnt mehr als {rate} ihrer Spiele gegen {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won by {strategy} against {other}</source>
        <translation>Gewonnene Spiele: {strategy} gegen {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>With margin 1, Free Bacon always scores enough points; with margin 19, it never does.</source>
        <translation>Bei 1 Mindestpunkt bringt Gratisspeck immer genug Punkte, bei 19 nie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>All {count} win rates are exact; each is the average of going first and going second.</source>
        <translation>Alle {count} Siegquoten sind exakt; jede ist der Durchschnitt beider Reihenfolgen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{names}, or a CSV file with the strategy&apos;s table</source>
        <translation>{names} oder eine CSV-Datei mit der Tabelle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many games to simulate; each strategy goes first in half of them</source>
        <translation>wie viele Spiele simuliert werden; jede Strategie beginnt in der Hälfte davon</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find how often one Hog strategy beats another, and how long their games last</source>
        <translation>ermitteln, wie oft eine Hog-Strategie eine andere schlägt und wie lange ihre Spiele dauern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>best win rate of {strategy} against {other} (margin {margin}, dice {dice})</source>
        <translation>beste Siegquote von {strategy} gegen {other} (Mindestpunkte {margin}, Würfel {dice})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>with the default settings (margin {margin}, dice {dice})</source>
        <translation>mit den Standardwerten (Mindestpunkte {margin}, Würfel {dice})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>To play this way, choose the strategy {name}.</source>
        <translation>Um so zu spielen, wähle die Strategie {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won with each margin</source>
        <translation>Gewonnene Spiele je Mindestpunktzahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Each margin is shown with its best number of dice.</source>
        <translation>Mit der besten Anzahl von Würfeln für jede Mindestpunktzahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The best margin and number of dice</source>
        <translation>Beste Mindestpunkte und beste Anzahl Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>With margin {margin}, {dice} dice</source>
        <translation>Mit {margin} Mindestpunkten, {dice} Würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find which number of dice scores most on average, and which most often scores enough points</source>
        <translation>ermitteln, wie viele Würfel im Schnitt die meisten Punkte bringen und wie viele am häufigsten genug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>As a fraction</source>
        <translation>Als Bruch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Throws in a round</source>
        <translation>Würfe je Runde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Simulated: {rounds} per main. From and To are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact win rate.</source>
        <translation>Simuliert: {rounds} je Main. „Von“ und „Bis“ begrenzen das 95-%-Intervall (Wilson); 19 von 20 solchen Intervallen enthalten die exakte Siegquote.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>1 round</source>
        <comment>{count} rounds</comment>
        <translation>
            <numerusform>1 Runde</numerusform>
            <numerusform>{count} Runden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>of rounds are won</source>
        <translation>der Runden werden gewonnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>of the simulated rounds were won</source>
        <translation>der simulierten Runden wurden gewonnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>throws in a round, on average</source>
        <translation>Würfe je Runde im Schnitt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Simulated win rates with their 95% intervals (Wilson); the exact win rate is marked.</source>
        <translation>Simulierte Siegquoten mit ihren 95-%-Intervallen (Wilson); die exakte Siegquote ist markiert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>find how often a round of Hazard is won with each main, and how long it takes</source>
        <translation>ermitteln, wie oft eine Hazard-Runde mit jeder Main gewonnen wird und wie lange sie dauert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Off by (standard errors)</source>
        <translation>Abweichung (Standardfehler)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>how many rounds to simulate with each main</source>
        <translation>wie viele Runden mit jeder Main simuliert werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>The simulated win rate is {errors} standard errors from the exact one.</source>
        <translation>Die simulierte Siegquote liegt {errors} Standardfehler neben der exakten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Throws in a round with main {main}</source>
        <translation>Würfe je Runde mit Main {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>{first} of rounds end on the first throw, and {within} end within {most} throws.</source>
        <translation>{first} der Runden enden mit dem ersten Wurf, {within} nach höchstens {most} Würfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Share of rounds</source>
        <translation>Anteil der Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Rounds won, by main</source>
        <translation>Gewonnene Runden nach Main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Faces of your dice</source>
        <translation>Deine Augenzahlen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>What real dice showed, such as 3 1 6 6 2; leave this empty to test the program&apos;s own dice.</source>
        <translation>Was echte Würfel gezeigt haben, etwa 3 1 6 6 2; lass das Feld leer, um die Würfel des Programms zu prüfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>what your dice showed, such as “3 1 6 6 2” (default: test the program&apos;s dice)</source>
        <translation>was deine Würfel zeigten, etwa „3 1 6 6 2“ (ohne Angabe werden die Würfel des Programms geprüft)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>The program&apos;s dice</source>
        <translation>Würfel des Programms</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Which of the program&apos;s dice to test if no faces are typed.</source>
        <translation>Welche Würfel des Programms geprüft werden, wenn keine Augenzahlen eingegeben sind.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Dice from a seed</source>
        <translation>Würfel aus einem Startwert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>which of the program&apos;s dice to test if you give no faces</source>
        <translation>welche Würfel des Programms geprüft werden, wenn du keine Augenzahlen angibst</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Number of dice</source>
        <translation>Anzahl der Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How many of the program&apos;s dice to roll.</source>
        <translation>Wie viele Würfel des Programms geworfen werden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>how many of the program&apos;s dice to roll</source>
        <translation>wie viele Würfel des Programms geworfen werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of pairs</source>
        <translation>Summen zweier Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Also treat each pair of dice as one roll and test the sums.</source>
        <translation>Je zwei Würfel als einen Wurf behandeln und auch ihre Summen prüfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>whether to also treat each pair of dice as one roll and test the sums</source>
        <translation>ob zusätzlich je zwei Würfel als ein Wurf gelten und ihre Summen geprüft werden</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>die was rolled</source>
        <comment>dice were rolled</comment>
        <translation>
            <numerusform>Würfel wurde geworfen</numerusform>
            <numerusform>Würfel wurden geworfen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>A loaded die counts as detected when, by the chi-squared test, fewer than {level} of fair dice would differ by this much. A fair die is flagged by mistake about as often.</source>
        <translation>Ein gezinkter Würfel gilt als entdeckt, wenn nach dem Chi-Quadrat-Test weniger als {level} der fairen Würfel so weit abweichen würden. Etwa genauso oft wird auch ein fairer Würfel für gezinkt gehalten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Whether dice are fair, and how often a loaded die would be detected.</source>
        <translation>Ob Würfel fair sind und wie oft ein gezinkter Würfel auffiele.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>test whether dice are fair, and how often a loaded die would be detected</source>
        <translation>prüfen, ob Würfel fair sind und wie oft ein gezinkter Würfel auffiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of pairs need an even number of dice, not {dice}.</source>
        <translation>Summen zweier Würfel brauchen eine gerade Anzahl von Würfeln, nicht {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Chance of face</source>
        <translation>Ihre Chance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>One face comes up</source>
        <translation>Eine Seite fällt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Detected</source>
        <translation>Entdeckt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Rolls to detect 9 in 10</source>
        <translation>Würfe: 9/10 entdeckt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Loaded dice, rolled once</source>
        <comment>Loaded dice, rolled {count} times</comment>
        <translation>
            <numerusform>Gezinkte Würfel, einmal geworfen</numerusform>
            <numerusform>Gezinkte Würfel, {count}-mal geworfen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>of fair dice differ by at least this much</source>
        <translation>der fairen Würfel weichen mindestens so weit ab</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>of fair dice have sums that differ by at least this much</source>
        <translation>der fairen Würfel haben Summen, die mindestens so weit abweichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>These dice</source>
        <translation>Diese Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>chi-squared, with {degrees} degrees of freedom</source>
        <translation>Chi-Quadrat, mit {degrees} Freiheitsgraden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How often each result came up; marks show the expected number.</source>
        <translation>Wie oft jedes Ergebnis fiel; markiert ist die erwartete Anzahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How often a loaded die is detected</source>
        <translation>Wie oft ein gezinkter Würfel entdeckt wird</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>One face comes up more often than it should; the others come up equally often.</source>
        <translation>Eine Seite fällt häufiger, als sie sollte, die anderen gleich oft.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>“From” and “To” are the ends of the 95% interval (Wilson) for the share detected in {tests} simulated tests.</source>
        <translation>„Von“ und „Bis“ begrenzen das 95-%-Intervall (Wilson) des Anteils, der in {tests} simulierten Tests entdeckt wurde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Times</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Hands played</source>
        <translation>Gespielte Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award in time</source>
        <translation>Hauptgewinn rechtzeitig</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Broke</source>
        <translation>Pleite</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Reaching the award within 1 hand, and overall</source>
        <comment>Reaching the award within {count} hands, and overall</comment>
        <translation>
            <numerusform>Der Hauptgewinn nach höchstens 1 Runde und insgesamt</numerusform>
            <numerusform>Der Hauptgewinn nach höchstens {count} Runden und insgesamt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>No strategy reaches the award within 1 hand in more than {chance} of games.</source>
        <comment>No strategy reaches the award within {count} hands in more than {chance} of games.</comment>
        <translation>
            <numerusform>Keine Spielweise erreicht den Hauptgewinn nach höchstens 1 Runde in mehr als {chance} der Spiele.</numerusform>
            <numerusform>Keine Spielweise erreicht den Hauptgewinn nach höchstens {count} Runden in mehr als {chance} der Spiele.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>“With restarts” is for a player who starts over after going broke and never leaves. The fastest way to play with restarts is to abandon a small bankroll and start over; it takes {hands} hands on average.</source>
        <translation>„Mit Neuanfängen“ gilt für Spieler, die nach einer Pleite neu anfangen und nie aufhören. Die schnellste Spielweise mit Neuanfängen gibt ein kleines Guthaben auf und braucht {hands} Runden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>All chances and averages are exact, calculated hand by hand for every bankroll.</source>
        <translation>Alle Chancen und Durchschnitte sind exakt, Runde für Runde über jedes Guthaben berechnet.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>reach the award within 1 hand</source>
        <comment>reach the award within {count} hands</comment>
        <translation>
            <numerusform>erreichen den Hauptgewinn nach höchstens 1 Runde</numerusform>
            <numerusform>erreichen den Hauptgewinn nach höchstens {count} Runden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>go broke before the award</source>
        <translation>gehen vor dem Hauptgewinn pleite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>hands in a game, on average</source>
        <translation>Runden je Spiel im Schnitt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Simulated: {share} ± {error} of games reach the award in time.</source>
        <translation>Simuliert: {share} ± {error} der Spiele erreichen den Hauptgewinn rechtzeitig.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Starting over after going broke, this player reaches the award in {hands} hands on average.</source>
        <translation>Wenn dieser Spieler nach jeder Pleite neu anfängt, erreicht er den Hauptgewinn im Schnitt in {hands} Runden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award, simulated</source>
        <translation>Hauptgewinn, simuliert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award</source>
        <translation>Hauptgewinn</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How games end: {player}</source>
        <translation>Wie Spiele enden: {player}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The chance that the player has reached the award, or gone broke, after each hand.</source>
        <translation>Die Chance, dass der Spieler bis zur jeweiligen Runde den Hauptgewinn erreicht hat oder pleite ist.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The exact chance of having reached the award after each hand.</source>
        <translation>Die exakte Chance, dass der Hauptgewinn bis zur jeweiligen Runde erreicht ist.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>compare the computer players in Poker Dice: how soon they reach the Major Award or go broke</source>
        <translation>die Computerspieler im Würfelpoker vergleichen: wie schnell sie den Hauptgewinn erreichen oder pleitegehen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Best possible</source>
        <translation>Bestmöglich</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Simulated: {games} per player. “From” and “To” are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact chance.</source>
        <translation>Simuliert: {games} je Spieler. „Von“ und „Bis“ begrenzen das 95-%-Intervall (Wilson); 19 von 20 solchen Intervallen enthalten die exakte Chance.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The award, hand by hand</source>
        <translation>Der Hauptgewinn, Runde für Runde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>1% more often</source>
        <translation>1&#xa0;% öfter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>10% more often</source>
        <translation>10&#xa0;% öfter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>20% more often</source>
        <translation>20&#xa0;% öfter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>50% more often</source>
        <translation>50&#xa0;% öfter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>twice as often</source>
        <translation>doppelt so oft</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>1 time in {many}</source>
        <translation>in 1 von {many} Fällen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>{times} times in {many}</source>
        <translation>in {times} von {many} Fällen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>nearly always</source>
        <translation>fast immer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>A die that shows one face {more} takes about {needed} to be detected 9 times in 10.</source>
        <translation>Bei einem Würfel, der eine Seite {more} zeigt, sind etwa {needed} nötig, damit er in 9 von 10 Fällen entdeckt wird.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>With {rolls}, a die that shows one face {more} is detected {often}; detecting it 9 times in 10 takes about {needed}.</source>
        <translation>{rolls}: Ein Würfel, der eine Seite {more} zeigt, wird {often} entdeckt; damit das in 9 von 10 Fällen gelingt, sind etwa {needed} nötig.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>use tcp://HOST:PORT or tls://HOST:PORT</source>
        <translation>nimm tcp://HOST:PORT oder tls://HOST:PORT</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>the scheduler at {address} cannot be reached: {reason}</source>
        <translation>der Scheduler unter {address} ist nicht erreichbar: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>{address} has no {program}</source>
        <translation>auf {address} gibt es kein {program}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>{address} has {program} {theirs}, but this computer has {ours}; all computers need the same version</source>
        <translation>{address} hat {program} {theirs}, dieser Computer aber {ours}; alle brauchen dieselbe Version</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>the connection to the scheduler was lost</source>
        <translation>die Verbindung zum Scheduler ist abgebrochen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>one task crashed every worker that ran it</source>
        <translation>eine Aufgabe brachte jeden Worker zum Absturz, der sie ausführte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>a cluster worker has DiceDesk {theirs}, but this computer has {ours}</source>
        <translation>ein Worker des Clusters hat DiceDesk {theirs}, dieser Computer aber {ours}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Ask</source>
        <translation>Frage stellen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Lab files ({endings})</source>
        <translation>Labor-Dateien ({endings})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Open a saved question</source>
        <translation>Gespeicherte Frage öffnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Save data</source>
        <translation>Daten speichern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>from {file}</source>
        <translation>aus {file}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Saved as {name}</source>
        <translation>Gespeichert als {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Exact answer</source>
        <translation>Exakte Antwort</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>exactly {number}</source>
        <translation>exakt {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>{number}: {says}.</source>
        <translation>{number}: {says}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Marked</source>
        <translation>Markiert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Middle {share}</source>
        <translation>Mittlere {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>{name}: interval</source>
        <translation>{name}: Intervall</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>chance that {strategy} beats {other} if a coin toss decides who goes first</source>
        <translation>Chance, dass {strategy} gegen {other} gewinnt, wenn eine Münze entscheidet, wer beginnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>when {strategy} goes first</source>
        <translation>wenn {strategy} beginnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>when {strategy} goes second</source>
        <translation>wenn {strategy} nicht beginnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>turns per game on average, both players combined</source>
        <translation>Züge je Spiel im Schnitt, beide Spieler zusammen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>average winning margin in points</source>
        <translation>Punkte Vorsprung des Siegers im Schnitt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won so far</source>
        <translation>Bisher gewonnene Spiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The shaded range contains the exact chance in 19 of 20 simulations.</source>
        <translation>Der schattierte Bereich enthält die exakte Chance in 19 von 20 Simulationen.</translation>
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
        <translation>Spiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Length of a game</source>
        <translation>Dauer eines Spiels</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Both players&apos; turns together. Fewer than one in a million games last longer.</source>
        <translation>Die Züge beider Spieler zusammen. Weniger als eines von einer Million Spielen dauert länger.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Winning margin</source>
        <translation>Vorsprung am Ende</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} wins to the right of 0, {other} to the left. Fewer than one in a million games end farther out.</source>
        <translation>Rechts von 0 gewinnt {strategy}, links davon {other}. Weniger als eines von einer Million Spielen endet weiter außen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Half of all games last {half} turns or fewer; nine in ten last {most} or fewer.</source>
        <translation>Die Hälfte aller Spiele dauert höchstens {half} Züge, neun von zehn dauern höchstens {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Turn order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Coin toss</source>
        <translation>Eine Münze entscheidet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {share} of {games} games won.</source>
        <translation>Simulation: {share} von {games} Spielen gewonnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {share} of {games} games won, with a standard error of {error}. The exact chance is {errors} standard errors away.</source>
        <translation>Simulation: {share} von {games} Spielen gewonnen, mit einem Standardfehler von {error}. Die exakte Chance liegt {errors} Standardfehler entfernt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>With restarts</source>
        <translation>Mit Neuanfängen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Whatever a system does, its average loss is the house edge of each bet times the amount bet on it. No system changes the edge: systems differ only in how much they bet and how widely results vary.</source>
        <translation>Was ein System auch tut: Sein Verlust ist im Schnitt der Hausvorteil jeder Wette mal dem Betrag, der auf sie gesetzt wird. Kein System ändert den Hausvorteil: Systeme unterscheiden sich nur darin, wie viel sie setzen und wie weit die Ergebnisse streuen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>average result of a session: a cost of {price} of the {bet} bet, not counting odds. No system changes the house edge.</source>
        <translation>Ergebnis einer Session im Schnitt: Kosten von {price} der gesetzten {bet}, Odds nicht mitgezählt. Kein System ändert den Hausvorteil.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Calculated exactly over {states} states.</source>
        <translation>Exakt berechnet über {states} Zustände.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Too many states for an exact calculation, so every number here is simulated.</source>
        <translation>Zu viele Zustände für eine exakte Berechnung; darum ist hier jede Zahl simuliert.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>go broke within 1 roll</source>
        <comment>go broke within {count} rolls</comment>
        <translation>
            <numerusform>gehen nach höchstens 1 Wurf pleite</numerusform>
            <numerusform>gehen nach höchstens {count} Würfen pleite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>reach {goal} within 1 roll</source>
        <comment>reach {goal} within {count} rolls</comment>
        <translation>
            <numerusform>erreichen {goal} nach höchstens 1 Wurf</numerusform>
            <numerusform>erreichen {goal} nach höchstens {count} Würfen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A session lasts {rolls} rolls on average, including the rolls that decide its last bets.</source>
        <translation>Eine Session dauert im Schnitt {rolls} Würfe, samt denen, die ihre letzten Wetten entscheiden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated: {sessions}; {broke} ± {broke_error} go broke, and {reached} ± {reached_error} reach the goal; the average result is {result} ± {result_error}.</source>
        <translation>Simuliert: {sessions}; {broke} ± {broke_error} gehen pleite, {reached} ± {reached_error} erreichen das Ziel; das Ergebnis ist im Schnitt {result} ± {result_error}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>1 session</source>
        <comment>{count} sessions</comment>
        <translation>
            <numerusform>1 Session</numerusform>
            <numerusform>{count} Sessions</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Reaches {goal}</source>
        <translation>Erreicht {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average result</source>
        <translation>Ergebnis im Schnitt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average amount bet</source>
        <translation>Gesamteinsatz im Schnitt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Cost per dollar bet</source>
        <translation>Kosten je gesetztem Dollar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average rolls</source>
        <translation>Würfe im Schnitt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>States</source>
        <translation>Zustände</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Systems side by side</source>
        <translation>Systeme nebeneinander</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated sessions; 19 of 20 estimates are off by at most the ± shown</source>
        <translation>Simulierte Sessions; 19 von 20 Schätzungen weichen höchstens um den ±-Wert vom exakten Wert ab</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>building-skills or las-vegas, or one of them with changes, such as “preset=las-vegas maximum=1000”.</source>
        <translation>building-skills oder las-vegas, auch mit Änderungen, etwa „preset=las-vegas maximum=1000“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The bankroll at the start of a session, in dollars.</source>
        <translation>Das Guthaben zu Beginn einer Session, in Dollar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A session ends when the bankroll reaches this amount, or when the player goes broke.</source>
        <translation>Eine Session endet bei diesem Guthaben oder wenn der Spieler pleite ist.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>After this many rolls, no new bets are made.</source>
        <translation>Nach so vielen Würfen wird in einer Session nichts mehr gesetzt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Base bet</source>
        <translation>Grundeinsatz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The size of one betting unit, in dollars.</source>
        <translation>Die Höhe einer Einsatzeinheit, in Dollar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The systems to compare: “all”, or names such as “flat martingale”.</source>
        <translation>Die Systeme, die verglichen werden: „all“ für alle oder einige ihrer Namen, etwa „flat martingale“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A custom system on pass. Each step has the form UNITS:WON:LOST (the bet, the next step after a win, the next step after a loss). Example: “1:1:2 2:1:1”.</source>
        <translation>Ein eigenes System auf Pass. Jeder Schritt ist EINHEITEN:GEWONNEN:VERLOREN: der Einsatz, der nächste Schritt nach einem Gewinn, der nächste nach einem Verlust. Beispiel: „1:1:2 2:1:1“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How many sessions of each system to simulate for comparison; 0 for none.</source>
        <translation>Wie viele Sessions jedes Systems zum Vergleich simuliert werden; 0 für keine.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How often craps betting systems go broke or reach a goal, what bankroll they end with, and what they cost per dollar bet.</source>
        <translation>Wie oft Wettsysteme beim Craps pleitegehen oder ein Ziel erreichen, welches Guthaben am Ende bleibt und was sie je gesetztem Dollar kosten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated sessions</source>
        <translation>Simulierte Sessions</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{all}, or some of {names}</source>
        <translation>{all} oder einige von {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the bankroll at the start of a session</source>
        <translation>das Guthaben zu Beginn einer Session</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the size of one betting unit</source>
        <translation>die Höhe einer Einsatzeinheit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the systems to compare</source>
        <translation>die Systeme, die verglichen werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>a custom system on pass: UNITS:WON:LOST for each step, such as “1:1:2 2:1:1”</source>
        <translation>ein eigenes System auf Pass: EINHEITEN:GEWONNEN:VERLOREN für jeden Schritt, etwa „1:1:2 2:1:1“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>how many sessions of each system to simulate for comparison</source>
        <translation>wie viele Sessions je System zum Vergleich simuliert werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Dollars</source>
        <translation>Dollar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Share of sessions</source>
        <translation>Anteil der Sessions</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Going broke, all systems</source>
        <translation>Pleite, alle Systeme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each line shows the chance that a session has gone broke by each roll.</source>
        <translation>Jede Linie zeigt die Chance, dass eine Session bis zum jeweiligen Wurf mit einer Pleite geendet hat.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: bankroll by roll</source>
        <translation>{system}: Guthaben, Wurf für Wurf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Line: the median. Bands: the middle 50% and 90% of sessions.</source>
        <translation>Linie: der Median. Bänder: die mittleren 50&#xa0;% und 90&#xa0;% der Sessions.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: final bankroll</source>
        <translation>{system}: Guthaben am Ende</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each bar is the share of sessions whose final bankroll is within a {step} range.</source>
        <translation>Jeder Balken ist der Anteil der Sessions, die in einer Spanne von {step} enden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: how sessions end, by roll</source>
        <translation>{system}: wie Sessions enden, Wurf für Wurf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each line shows the chance that a session has ended in this way by each roll.</source>
        <translation>Jede Linie zeigt die Chance, dass eine Session bis zum jeweiligen Wurf auf diese Weise geendet hat.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: session length</source>
        <translation>{system}: Dauer einer Session</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How many rolls a session lasts before new bets stop; bets still on the table are then played out.</source>
        <translation>Nach so vielen Würfen wird in einer Session nichts mehr gesetzt; Wetten, die dann noch liegen, werden ausgespielt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>compare craps betting systems: how often they go broke or reach a goal, and what they cost per dollar bet</source>
        <translation>Wettsysteme für Craps vergleichen: wie oft sie pleitegehen oder ein Ziel erreichen und was sie je gesetztem Dollar kosten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{title}: expected “all”, or names from {names}, not “{text}”.</source>
        <translation>{title}: erwartet wird „all“ oder eine Auswahl aus {names}, nicht „{text}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{title}: expected UNITS:WON:LOST, not “{text}”.</source>
        <translation>{title}: erwartet wird EINHEITEN:GEWONNEN:VERLOREN, nicht „{text}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Craps systems</source>
        <translation>Craps-Systeme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>{name} joins the next game. Press N to start it.</source>
        <translation>{name} spielt im nächsten Spiel mit. Drücke N, um es zu beginnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>The contest could not be saved: {reason}</source>
        <translation>Der Wettbewerb konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Ranking…</source>
        <translation>Rangliste&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head-to-head win rates…</source>
        <translation>Direkte Vergleiche&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Full report…</source>
        <translation>Vollständiger Bericht&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} against itself</source>
        <translation>{name} gegen sich selbst</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} wins {rate} of games against {other}</source>
        <translation>{name} gewinnt {rate} der Spiele gegen {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head-to-head win rates</source>
        <translation>Direkte Vergleiche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{rate}, even</source>
        <translation>{rate}, ausgeglichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{percent} or more</source>
        <translation>{percent} oder mehr</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Choose a folder…</source>
        <translation>Ordner wählen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Choose a folder of strategies</source>
        <translation>Ordner mit Strategien wählen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Each strategy in the folder plays all the others. A strategy is a Python file with final_strategy(score, opponent_score) or a CSV table. All win rates are exact and assume a coin toss for who goes first; a rate above 50% is a win.</source>
        <translation>Jede Strategie im Ordner spielt gegen jede andere. Eine Strategie ist eine Python-Datei mit final_strategy(score, opponent_score) oder eine CSV-Tabelle. Alle Siegquoten sind exakt, und eine Münze entscheidet, wer beginnt; eine Quote über 50&#xa0;% gilt als Sieg.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} leads with 1 win and an average win rate of {rate}.</source>
        <comment>{name} leads with {count} wins and an average win rate of {rate}.</comment>
        <translation>
            <numerusform>{name} liegt mit 1 Sieg und einer durchschnittlichen Siegquote von {rate} vorn.</numerusform>
            <numerusform>{name} liegt mit {count} Siegen und einer durchschnittlichen Siegquote von {rate} vorn.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>The programs cannot reach your files or the network.</source>
        <translation>Die Programme kommen weder an deine Dateien noch ins Netz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Don&apos;t run them</source>
        <translation>Nicht ausführen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Running the contest in {folder}…</source>
        <translation>Der Wettbewerb in {folder} läuft&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>1 program in this folder has not run before.</source>
        <comment>{count} programs in this folder have not run before.</comment>
        <translation>
            <numerusform>1 Programm in diesem Ordner ist noch nie gelaufen.</numerusform>
            <numerusform>{count} Programme in diesem Ordner sind noch nie gelaufen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Calculating pairs: {done} of {total}</source>
        <translation>Paare werden berechnet: {done} von {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Run programs</source>
        <translation>Programme ausführen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Reading strategies: {done} of {total}</source>
        <translation>Strategien werden gelesen: {done} von {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Goes first</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Goes second</source>
        <translation>Beginnt nicht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>On average</source>
        <translation>Im Schnitt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose a file…</source>
        <translation>Datei wählen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Play against it</source>
        <translation>Dagegen spielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Strategies (*.py *.csv)</source>
        <translation>Strategien (*.py *.csv)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose a strategy</source>
        <translation>Strategie wählen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose or drop a Python file with final_strategy(score, opponent_score), or a CSV table with the number of dice for every pair of scores: 100 rows (the strategy&apos;s score) of 100 numbers (the opponent&apos;s score).</source>
        <translation>Wähle eine Python-Datei mit final_strategy(score, opponent_score) oder zieh sie hierher. Oder nimm eine CSV-Tabelle mit der Anzahl der Würfel für jedes Paar von Punkteständen: 100 Zeilen (Stand der Strategie) mit je 100 Zahlen (Stand des Gegners).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The program cannot reach your files or the network.</source>
        <translation>Das Programm kommt weder an deine Dateien noch ins Netz.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Don&apos;t run it</source>
        <translation>Nicht ausführen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Asking {name} how many dice it rolls at each pair of scores…</source>
        <translation>{name} wird gefragt, wie viele Würfel sie bei jedem Paar von Punkteständen wirft&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>“{name}” is a program that has not run here before.</source>
        <translation>„{name}“ ist ein Programm, das hier noch nie gelaufen ist.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The program runs in a sandbox, and only the table of its choices is used.</source>
        <translation>Das Programm läuft in einer Sandbox, und nur die Tabelle seiner Entscheidungen wird verwendet.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Run it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>There are no strategies in {folder}.</source>
        <translation>In {folder} sind keine Strategien.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>No program was run.</source>
        <translation>Es wurde kein Programm ausgeführt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How many hands the player gets to reach the award.</source>
        <translation>Wie viele Runden der Spieler bis zum Hauptgewinn Zeit hat.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>how many hands a player has to reach the Major Award</source>
        <translation>wie viele Runden ein Spieler bis zum Hauptgewinn Zeit hat</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How many games to simulate with each player.</source>
        <translation>Wie viele Spiele mit jedem Spieler simuliert werden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>how many games to simulate with each player</source>
        <translation>wie viele Spiele mit jedem Spieler simuliert werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Poker Dice: compare players</source>
        <translation>Würfelpoker: Spieler vergleichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How soon computer players in Poker Dice reach the Major Award or go broke.</source>
        <translation>Wie schnell Computerspieler beim Würfelpoker den Hauptgewinn erreichen oder pleitegehen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>How often a round of Hazard is won with each main, and how long it takes.</source>
        <translation>Wie oft eine Runde Hazard mit jeder Main gewonnen wird und wie lange sie dauert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Add step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Remove step</source>
        <translation>Schritt entfernen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Use system</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Remove system</source>
        <translation>System entfernen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Bet (units)</source>
        <translation>Einsatz (Einheiten)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>If won, go to step</source>
        <translation>Gewonnen: zu Schritt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>If lost, go to step</source>
        <translation>Verloren: zu Schritt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Each step bets a certain number of units on pass. The system starts at step 1 and goes back to it when the bankroll cannot cover a bet. Type the numbers into the table.</source>
        <translation>Jeder Schritt setzt eine bestimmte Anzahl von Einheiten auf Pass. Das System beginnt mit Schritt 1 und fängt von vorn an, wenn das Guthaben für einen Einsatz nicht reicht. Gib die Zahlen in die Tabelle ein.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Step {number} must bet a whole number of units from 1 to {most}, not “{text}”.</source>
        <translation>Schritt {number} muss eine ganze Zahl von 1 bis {most} Einheiten setzen, nicht „{text}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Step {number} must go to a step from 1 to {last}, not to “{text}”.</source>
        <translation>Schritt {number} muss zu einem Schritt von 1 bis {last} führen, nicht zu „{text}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>All {count}</source>
        <translation>Alle {count}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>1 system</source>
        <comment>{count} systems</comment>
        <translation>
            <numerusform>{count} System</numerusform>
            <numerusform>{count} Systeme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Edit 1 step…</source>
        <comment>Edit {count} steps…</comment>
        <translation>
            <numerusform>{count} Schritt bearbeiten&#xa0;…</numerusform>
            <numerusform>{count} Schritte bearbeiten&#xa0;…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Add a custom system…</source>
        <translation>Hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Flat bets on pass</source>
        <translation>Gleichbleibender Einsatz auf Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/contest.py"/>
        <source>this build has no cluster support; install DiceDesk with pip</source>
        <translation>dieses Programmpaket unterstützt keine Cluster; installiere DiceDesk mit pip</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/contest.py"/>
        <source>cluster mode needs Dask; install it with: {command}</source>
        <translation>ein Cluster braucht Dask; installiere es mit: {command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <source>The list has changed. Select the games again.</source>
        <translation>Die Liste hat sich geändert. Wähle die Spiele noch einmal aus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>DiceDesk could not restore the backup: {reason}</source>
        <translation>DiceDesk konnte die Sicherung nicht wiederherstellen: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>DiceDesk restored the backup you chose. The previous file is kept as {name}.</source>
        <translation>DiceDesk hat die gewählte Sicherung wiederhergestellt. Die vorherige Datei wurde als {name} gesichert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>give the exact odds of a game</source>
        <translation>die exakten Chancen eines Spiels ausgeben</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>run an experiment with exact answers and simulations</source>
        <translation>ein Experiment ausführen: exakte Antworten und Simulationen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>Dice games with a coach and exact odds. Without a command, the window opens.</source>
        <translation>Würfelspiele mit Coach und exakten Chancen. Ohne Befehl öffnet sich das Fenster.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>the game is over</source>
        <translation>das Spiel ist zu Ende</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/advice.py"/>
        <source>nothing to calculate: this choice decides nothing by itself</source>
        <translation>nichts zu berechnen: Diese Wahl entscheidet für sich allein nichts</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>summarize the games you have played</source>
        <translation>die gespielten Spiele zusammenfassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/history.py"/>
        <source>summarize only this game</source>
        <translation>nur dieses Spiel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; the rest score {points} points on average.</source>
        <comment>{count} dice: {ones}% of rolls pig out; the rest score {points} points on average.</comment>
        <translation>
            <numerusform>1 Würfel: in {ones}&#xa0;% der Fälle Saupech, sonst im Schnitt {points} Punkte.</numerusform>
            <numerusform>{count} Würfel: in {ones}&#xa0;% der Fälle Saupech, sonst im Schnitt {points} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {share}% of rolls win at once; {ones}% pig out.</source>
        <comment>{count} dice: {share}% of rolls win at once; {ones}% pig out.</comment>
        <translation>
            <numerusform>1 Würfel: in {share}&#xa0;% der Fälle sofort gewonnen, in {ones}&#xa0;% Saupech.</numerusform>
            <numerusform>{count} Würfel: in {share}&#xa0;% der Fälle sofort gewonnen, in {ones}&#xa0;% Saupech.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Best response</source>
        <translation>Beste Antwort</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Number {place} is “{face}”, but a die shows 1 to {most}.</source>
        <translation>Zahl {place} ist „{face}“, aber ein Würfel zeigt 1 bis {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/simulation.py"/>
        <source>At least 2 games are needed so that each player goes first once; you gave {games}.</source>
        <translation>Nötig sind mindestens 2 Spiele, damit jeder einmal beginnt; angegeben: {games}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: best bacon and swap</source>
        <translation>Hog: beste Werte für Speck und Tausch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Which margin and number of dice make the bacon and swap strategies win most often.</source>
        <translation>Mit welchen Mindestpunkten und wie vielen Würfeln die Strategien bacon und swap am häufigsten gewinnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/machine.py"/>
        <source>This system has too many states to calculate exactly.</source>
        <translation>Dieses System hat zu viele Zustände für eine exakte Berechnung.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Left with {score}</source>
        <translation>Verlassen: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Left at {own}–{other}</source>
        <translation>Verlassen bei {own} : {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Won {own}–{other}</source>
        <translation>Gewonnen {own} : {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Lost {own}–{other}</source>
        <translation>Verloren {own} : {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Tied {own}–{other}</source>
        <translation>Unentschieden {own} : {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{own}–{other}</source>
        <translation>{own} : {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} left with {score}</source>
        <translation>{name} hat das Spiel verlassen: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} ended with {score}</source>
        <translation>{name}, Ergebnis: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} left at {own} to {other}</source>
        <translation>{name} hat das Spiel bei {own} zu {other} verlassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} lost, {low} to {high}</source>
        <translation>{name} hat mit {low} zu {high} verloren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} tied, {own} to {other}</source>
        <translation>{name} hat {own} zu {other} unentschieden gespielt</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Re-roll die {places} and type what it shows</source>
        <comment>Re-roll dice {places} and type what they show, in this order</comment>
        <translation>
            <numerusform>Wirf Würfel {places} noch einmal und gib ein, was er zeigt</numerusform>
            <numerusform>Wirf die Würfel {places} noch einmal und gib der Reihe nach ein, was sie zeigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Re-roll die {places} for {name} and type what it shows</source>
        <comment>Re-roll dice {places} for {name} and type what they show, in this order</comment>
        <translation>
            <numerusform>Wirf Würfel {places} für {name} noch einmal und gib ein, was er zeigt</numerusform>
            <numerusform>Wirf die Würfel {places} für {name} noch einmal und gib der Reihe nach ein, was sie zeigen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>The games share no position that offers a choice.</source>
        <translation>Die Spiele haben keine Stellung gemeinsam, in der es etwas zu wählen gab.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>Same choice in the only shared position.</source>
        <comment>Same choice in each of the {count} shared positions.</comment>
        <translation>
            <numerusform>In der einzigen gemeinsamen Stellung waren die Entscheidungen gleich.</numerusform>
            <numerusform>In allen {count} gemeinsamen Stellungen waren die Entscheidungen gleich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>Different choices in the only shared position.</source>
        <comment>Different choices in {differing} of {count} shared positions.</comment>
        <translation>
            <numerusform>In der einzigen gemeinsamen Stellung waren die Entscheidungen verschieden.</numerusform>
            <numerusform>In {differing} von {count} gemeinsamen Stellungen waren die Entscheidungen verschieden.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>these games were not played with the same dice and rules</source>
        <translation>diese Spiele hatten nicht dieselben Würfel und Regeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>The other game</source>
        <translation>Das andere Spiel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>The game was left early.</source>
        <translation>Das Spiel wurde vor seinem Ende verlassen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/chances.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>The chances could not be calculated: {reason}</source>
        <translation>Die Chancen konnten nicht berechnet werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Second map</source>
        <translation>Zweites Diagramm</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Colors of the second map</source>
        <translation>Farben des zweiten Diagramms</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Exact win rates</source>
        <translation>Exakte Siegquoten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The best response wins {average} of games against this strategy.</source>
        <translation>Die beste Antwort gewinnt {average} der Spiele gegen diese Strategie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Calculating the answer…</source>
        <translation>Die Antwort wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>This is the previous answer. Calculating the new one…</source>
        <translation>Das ist die Antwort auf die vorige Frage. Die neue wird berechnet&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>This is the previous answer. Press Ask for the new one.</source>
        <translation>Das ist die Antwort auf die vorige Frage. Drücke „Frage stellen“ für die neue.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Press Ask to calculate the answer.</source>
        <translation>Drücke „Frage stellen“, um die Antwort zu berechnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Coach options</source>
        <translation>Coach-Optionen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>In a counted game, the coach speaks only when you ask twice.</source>
        <translation>Im gewerteten Spiel spricht der Coach nur, wenn du zweimal fragst.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Calculating the chances…</source>
        <translation>Die Chancen werden berechnet&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/chances.py"/>
        <source>The house edge could not be calculated: {reason}</source>
        <translation>Der Hausvorteil konnte nicht berechnet werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Casual game from move {move}</source>
        <translation>Ungewertetes Spiel ab Zug {move}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Turn sound on or off (M)</source>
        <translation>Ton ein- oder ausschalten (M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/terminal_games.py"/>
        <source>your games are open in another terminal; leave the game there, or play with --data DIR</source>
        <translation>deine Spiele sind in einem anderen Terminal geöffnet; verlasse das Spiel dort, oder spiele mit --data DIR</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/terminal_games.py"/>
        <source>your games are open in a DiceDesk window; close it, or play with --data DIR</source>
        <translation>deine Spiele sind in einem DiceDesk-Fenster geöffnet; schließe es, oder spiele mit --data DIR</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <source>Game {number} of {count}, line {line}:</source>
        <translation>Spiel {number} von {count}, Zeile {line}:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Odds are whole multiples of their pass or come bet, taken in full or not at all.</source>
        <translation>Odds sind ganze Vielfache ihrer Pass- oder Come-Wette: in voller Höhe oder gar nicht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import these games into your history?</source>
        <translation>Diese Spiele in deinen Verlauf importieren?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import games</source>
        <translation>Spiele importieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/waiting.py"/>
        <source>DiceDesk is already open, but its window is not responding. Waiting for it…</source>
        <translation>DiceDesk ist schon geöffnet, aber sein Fenster antwortet nicht. Warte auf Antwort&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest.py"/>
        <source>unexpected error: {error}</source>
        <translation>unerwarteter Fehler: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At the start, you could expect {amount}.</source>
        <translation>Zu Beginn konntest du {amount} erwarten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At the start, {name} could expect {amount}.</source>
        <translation>Zu Beginn konnte {name} {amount} erwarten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No dice were rolled.</source>
        <translation>Es wurde nicht gewürfelt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No single roll stood out.</source>
        <translation>Kein einzelner Wurf stach heraus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No single roll or choice stood out.</source>
        <translation>Kein Wurf und keine Entscheidung stach heraus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No roll or choice changed much; this one changed the most.</source>
        <translation>Kein Zug hat viel verändert, am ehesten noch dieser:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>You had nothing to decide.</source>
        <translation>Du hattest nichts zu entscheiden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>{name} had nothing to decide.</source>
        <translation>{name} hatte nichts zu entscheiden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>DiceDesk {game} {day} · {result} · cost {cost} · casual</source>
        <translation>DiceDesk {game} {day} · {result} · Kosten {cost} · ungewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>DiceDesk {game} {day} · {result} · cost {cost}</source>
        <translation>DiceDesk {game} {day} · {result} · Kosten {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>Best play with the same dice: {result}.</source>
        <translation>Beste Spielweise mit denselben Würfeln: {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>See the move</source>
        <translation>Zum Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Challenge a friend</source>
        <translation>Freunde herausfordern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Send your answer</source>
        <translation>Antwort senden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Copy result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>See costliest move</source>
        <translation>Zum teuersten Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Copied: {line}</source>
        <translation>Kopiert: {line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Daily games</source>
        <translation>Spiele des Tages</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>{game}: {result}</source>
        <translation>{game}: {result}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>{name} challenges you: {game}, with the same dice.</source>
        <translation>{name} fordert dich heraus: {game} mit denselben Würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>{name} challenges you: {game} against {opponents}, with the same dice.</source>
        <translation>{name} fordert dich heraus: {game} gegen {opponents}, mit denselben Würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only a finished game can be sent as a challenge</source>
        <translation>nur ein beendetes Spiel lässt sich als Herausforderung senden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only games played with the program&apos;s dice can be sent as a challenge</source>
        <translation>nur Spiele, die mit den Würfeln des Programms gespielt wurden, lassen sich als Herausforderung senden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>a game that started at a position cannot be sent as a challenge</source>
        <translation>ein Spiel aus einer vorgegebenen Stellung lässt sich nicht als Herausforderung senden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only a game that you played can be sent as a challenge</source>
        <translation>nur ein Spiel, das du gespielt hast, lässt sich als Herausforderung senden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this challenge was made by a newer version of DiceDesk</source>
        <translation>diese Herausforderung stammt von einer neueren Version von DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this challenge is damaged or was changed</source>
        <translation>diese Herausforderung ist beschädigt oder wurde geändert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this is a challenge, not a game; open it to play it</source>
        <translation>das ist eine Herausforderung, kein Spiel; öffne sie, um sie zu spielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Best play beats it in more than {games} of 100 games.</source>
        <translation>Verliert gegen die beste Spielweise mehr als {games} von 100 Spielen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Best play beats it in {games} of 100 games.</source>
        <translation>Verliert gegen die beste Spielweise {games} von 100 Spielen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>You have beaten the strongest player.</source>
        <translation>Du hast den stärksten Spieler geschlagen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Next, one step up:</source>
        <translation>Als Nächstes, eine Stufe höher:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Start with the easiest:</source>
        <translation>Beginne mit dem leichtesten:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/opponents.py"/>
        <source>Play against {name}</source>
        <translation>Gegen {name} spielen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>{game}: {words}</source>
        <translation>{game}: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>All choices</source>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play one more game to see what your choices cost.</source>
        <comment>Play {count} more games to see what your choices cost.</comment>
        <translation>
            <numerusform>Du brauchst noch ein Spiel, um zu sehen, was deine Entscheidungen kosten.</numerusform>
            <numerusform>Du brauchst noch {count} Spiele, um zu sehen, was deine Entscheidungen kosten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Too few games</source>
        <translation>Zu wenige Spiele</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Not clear</source>
        <translation>Nicht klar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play at least one game in a week to see what your choices cost.</source>
        <comment>Play at least {count} games in a week to see what your choices cost.</comment>
        <translation>
            <numerusform>Du brauchst in einer Woche mindestens ein Spiel, um zu sehen, was deine Entscheidungen kosten.</numerusform>
            <numerusform>Du brauchst in einer Woche mindestens {count} Spiele, um zu sehen, was deine Entscheidungen kosten.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Worse</source>
        <translation>Schlechter</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>For a rating, play one more game against {opponent}.</source>
        <comment>For a rating, play {count} more games against {opponent}.</comment>
        <translation>
            <numerusform>Für eine Wertung brauchst du noch ein Spiel gegen den Gegner „{opponent}“.</numerusform>
            <numerusform>Für eine Wertung brauchst du noch {count} Spiele gegen den Gegner „{opponent}“.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Your games are still being reviewed.</source>
        <translation>Deine Spiele werden noch ausgewertet.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play a game to see what your choices cost.</source>
        <translation>Sobald du gespielt hast, siehst du hier, was deine Entscheidungen kosten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Average over</source>
        <translation>Durchschnitt über</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>1 game has not been reviewed yet.</source>
        <comment>{count} games have not been reviewed yet.</comment>
        <translation>
            <numerusform>1 Spiel ist noch nicht ausgewertet.</numerusform>
            <numerusform>{count} Spiele sind noch nicht ausgewertet.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Reviewing your games…</source>
        <translation>Deine Spiele werden ausgewertet&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>1 week</source>
        <translation>1 Woche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Kind of choice</source>
        <translation>Art der Entscheidung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Cost per choice</source>
        <translation>Kosten je Entscheidung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Change</source>
        <translation>Veränderung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Week of</source>
        <translation>Woche ab</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>{game}, {choices}</source>
        <translation>{game}, {choices}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Cost per choice, in rounds</source>
        <translation>Kosten je Entscheidung, in Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>A new game starts at once with these rules.</source>
        <translation>Mit diesen Regeln beginnt sofort ein neues Spiel.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>No wins in 1 game against {opponent}</source>
        <comment>No wins in {count} games against {opponent}</comment>
        <translation>
            <numerusform>Kein Sieg in 1 Spiel · {opponent}</numerusform>
            <numerusform>Kein Sieg in {count} Spielen · {opponent}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>No wins in 1 decided game</source>
        <comment>No wins in {count} decided games</comment>
        <translation>
            <numerusform>Kein Sieg in 1 entschiedenen Spiel</numerusform>
            <numerusform>Kein Sieg in {count} entschiedenen Spielen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>In a counted game, the coach stays silent; using it makes the game casual. In a casual game, the coach is always available.</source>
        <translation>Im gewerteten Spiel schweigt der Coach; nutzt du ihn, wird das Spiel ungewertet. Im ungewerteten Spiel ist der Coach immer da.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Next game: counted</source>
        <translation>Nächstes: gewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Next game: casual</source>
        <translation>Nächstes: ungewertet</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>This game counts.</source>
        <translation>Dieses Spiel wird gewertet.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>This game is casual: the coach is available, and the result does not count toward best scores.</source>
        <translation>Dieses Spiel ist ungewertet: Der Coach ist da, und das Ergebnis zählt nicht für Bestleistungen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>This game counts: the coach warns you before a hint makes it casual.</source>
        <translation>Dieses Spiel wird gewertet: Der Coach warnt dich, bevor ein Tipp es ungewertet macht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Cost per choice, as a share of the bets</source>
        <translation>Kosten je Entscheidung, als Anteil der Einsätze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost per choice, in percentage points</source>
        <translation>Kosten je Entscheidung, in Prozentpunkten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Cost per choice, in hands</source>
        <translation>Kosten je Entscheidung, in Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Showing which dice to keep is a hint, and this game counts. Press B to see it anyway.</source>
        <translation>Welche Würfel du behalten sollst, ist ein Tipp, und dieses Spiel wird gewertet. Drücke B, um ihn trotzdem zu sehen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>a header name can contain only letters and digits, not “{name}”</source>
        <translation>der Name einer Kopfzeile darf nur Buchstaben und Ziffern enthalten, nicht „{name}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Hog needs two whole-number scores, 0 or more; you gave: {scores}</source>
        <translation>Hog braucht zwei Punktestände, ganze Zahlen ab 0; angegeben: {scores}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>The only move in Hog is to roll dice.</source>
        <translation>Der einzige Zug bei Hog ist Würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Both scores before a turn must be from 0 to 99, not {own} and {other}.</source>
        <translation>Vor einem Zug müssen beide Punktestände zwischen 0 und 99 liegen, nicht bei {own} und {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: {faces}</source>
        <translation>Eine Hand sind fünf Augenzahlen von 1 bis 6, etwa 5 5 2 5 3; angegeben: {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not a whole number</source>
        <translation>„{text}“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>a game record to open</source>
        <translation>ein Spielprotokoll, das geöffnet wird</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>make no new bets after this many rolls</source>
        <translation>nach so vielen Würfen wird in einer Session nichts mehr gesetzt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>A cluster worker sees the strategies&apos; tables. It cannot run anything on this computer, but it could send false win rates: use only computers that you trust.</source>
        <translation>Ein Worker des Clusters sieht die Tabellen der Strategien. Er kann auf diesem Computer nichts ausführen, könnte aber falsche Siegquoten schicken: Nimm nur Computer, denen du vertraust.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>a folder or ZIP file of strategies: Python programs and CSV tables</source>
        <translation>ein Ordner oder eine ZIP-Datei mit Strategien: Python-Programme und CSV-Tabellen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>time limit for each program, in seconds (default: 60)</source>
        <translation>Zeit für jedes Programm, in Sekunden (Standard: 60)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>The cluster has no workers yet. Waiting for one…</source>
        <translation>Der Cluster hat noch keine Worker. Warte auf einen Worker&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>not a Python file, a CSV table or a ZIP file</source>
        <translation>weder Python-Datei noch CSV-Tabelle oder ZIP-Datei</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>several strategy files; keep one, or name the right one hog.py</source>
        <translation>mehrere Strategiedateien; behalte eine oder gib der richtigen den Namen hog.py</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>no strategy file found</source>
        <translation>keine Strategiedatei gefunden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a link to a place outside its folder</source>
        <translation>ein Link, der aus seinem Ordner führt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>its path points outside the ZIP file</source>
        <translation>der Pfad führt aus der ZIP-Datei hinaus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>it is a link, is encrypted, or uses unsupported compression</source>
        <translation>die Datei ist ein Link, verschlüsselt oder auf nicht unterstützte Weise komprimiert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>the ZIP file is larger than 20 MB; unpack it first</source>
        <translation>die ZIP-Datei ist größer als 20 MB; entpacke sie zuerst</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>the ZIP file is damaged</source>
        <translation>die ZIP-Datei ist beschädigt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a regular file</source>
        <translation>keine normale Datei</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a broken link</source>
        <translation>ein Link ins Leere</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a text file</source>
        <translation>keine Textdatei</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a table</source>
        <translation>keine Tabelle</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>line {line} has 1 cell; it needs 100, one for each score the opponent can have</source>
        <comment>line {line} has {count} cells; it needs 100, one for each score the opponent can have</comment>
        <translation>
            <numerusform>Zeile {line} hat {count} Zelle; sie braucht 100, eine für jeden möglichen Punktestand des Gegners</numerusform>
            <numerusform>Zeile {line} hat {count} Zellen; sie braucht 100, eine für jeden möglichen Punktestand des Gegners</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it imports {module}, which is not available; put the whole strategy in one file</source>
        <translation>sie importiert {module}, das hier fehlt; die ganze Strategie muss in einer Datei stehen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it was stopped</source>
        <translation>sie wurde abgebrochen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>a cluster worker sent an unusable answer</source>
        <translation>ein Worker des Clusters hat eine unbrauchbare Antwort geschickt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest.py"/>
        <source>a worker sent impossible win rates</source>
        <translation>ein Worker hat unmögliche Siegquoten geschickt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>show this help</source>
        <translation>diese Hilfe zeigen</translation>
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
        <translation>es fehlt: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>missing: one of {names}</source>
        <translation>es fehlt eines von {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>a value is missing</source>
        <translation>es fehlt ein Wert</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>cannot be used with {name}</source>
        <translation>lässt sich nicht mit {name} kombinieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>“{option}” could mean {names}</source>
        <translation>„{option}“ ist mehrdeutig; möglich: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>takes no value; you gave “{text}”</source>
        <translation>erlaubt keinen Wert; angegeben: „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>{fault}; choose from: {names}</source>
        <translation>{fault}; wähle aus: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>unexpected argument “{word}”</source>
        <translation>unerwartetes Argument „{word}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>{fault}; {usage}</source>
        <translation>{fault}; {usage}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>there is no “{word}”; did you mean “{near}”?</source>
        <translation>„{word}“ gibt es nicht; meintest du „{near}“?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>there is no “{word}”; choose from: {names}</source>
        <translation>„{word}“ gibt es nicht; wähle aus: {names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/standings.py"/>
        <source>1 file did not take part in the contest.</source>
        <comment>{count} files did not take part in the contest.</comment>
        <translation>
            <numerusform>{count} Datei hat nicht am Wettbewerb teilgenommen.</numerusform>
            <numerusform>{count} Dateien haben nicht am Wettbewerb teilgenommen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>there is no craps bet “{name}”; “dicedesk odds craps” lists all bets</source>
        <translation>es gibt keine Craps-Wette „{name}“; „dicedesk odds craps“ nennt alle Wetten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Loses {cents} cents per dollar bet.</source>
        <translation>Verliert {cents} Cent je gesetztem Dollar.</translation>
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
        <translation>Diese Wette liegt noch nicht auf dem Tisch: trotzdem spielen mit Enter, neu überlegen mit Esc</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 bet loses {lost}</source>
        <comment>{count} bets lose {lost}</comment>
        <translation>
            <numerusform>{count} Wette verliert {lost}</numerusform>
            <numerusform>{count} Wetten verlieren {lost}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins on {wins} and loses on {losses}; any other total decides nothing.</source>
        <translation>Der nächste Wurf gewinnt bei {wins} und verliert bei {losses}; jede andere Summe entscheidet nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins on {wins}, loses on {losses} and pushes on {pushes}; any other total decides nothing.</source>
        <translation>Der nächste Wurf gewinnt bei {wins}, verliert bei {losses} und gibt die Wette bei {pushes} zurück; jede andere Summe entscheidet nichts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>an immediate win</source>
        <translation>ein sofortiger Sieg</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>an immediate loss</source>
        <translation>eine sofortige Niederlage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Columns: average number of hands still to play, chance of the award and average payout of this hand, all with best play; then the cost of the choice in hands. A missed award counts as {hands} hands.</source>
        <translation>Spalten: noch zu spielende Runden, Chance auf den Hauptgewinn und Auszahlung dieser Runde, alles im Schnitt bei bester Spielweise; dann die Kosten der Wahl in Runden. Ein verpasster Hauptgewinn zählt wie {hands} Runden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Has done the math and always chooses the best main.</source>
        <translation>Hat nachgerechnet und wählt immer die beste Main.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Thinks a losing main is unlucky and switches to the next one.</source>
        <translation>Glaubt, dass eine Main, die verliert, Unglück bringt, und wechselt zur nächsten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Swears by {main} and never chooses another main.</source>
        <translation>Schwört auf {main} und wählt nie eine andere Main.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Your first throw may win or lose the round at once. If not, it becomes your chance: throw it again and you win; throw your main first and you lose.</source>
        <translation>Der erste Wurf kann die Runde sofort gewinnen oder verlieren. Wenn nicht, wird er zu deiner Chance: Fällt sie noch einmal, gewinnst du; fällt vorher deine Main, verlierst du.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>What 11 and 12 do depends on the main.</source>
        <translation>Was 11 und 12 bewirken, hängt von der Main ab.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{chance} is your chance. Throw it again to win; throw the main, {main}, first and you lose.</source>
        <translation>{chance} ist deine Chance. Fällt sie noch einmal, gewinnst du; fällt vorher die Main {main}, verlierst du.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{total} before {other}</source>
        <translation>{total} vor {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The round goes on, but chance {chance} wins only {share} of the time, down from {before} before the throw.</source>
        <translation>Die Runde geht weiter, aber die Chance {chance} gewinnt nur in {share} der Fälle; vor dem Wurf waren es {before}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The most likely throw, {total} ({share}), wins at once with main {best}. With main {other} it becomes a chance, which wins {chance} of the time.</source>
        <translation>Der häufigste Wurf, {total} ({share}), gewinnt mit Main {best} sofort. Mit Main {other} wird er zu einer Chance, die in {chance} der Fälle gewinnt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played ({chance}): {words}</source>
        <translation>Nicht gespielt ({chance}): {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{game}: a line not played</source>
        <translation>{game}: eine nicht gespielte Variante</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played: the most likely line after the best choice.</source>
        <translation>Nicht gespielt: die wahrscheinlichste Variante nach der besten Wahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Best: {choice}</source>
        <translation>Beste Wahl: {choice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Second: {choice} (costs {hands} hands)</source>
        <translation>Zweitbeste: {choice}, kostet {hands} Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Third: {choice} (costs {hands} hands)</source>
        <translation>Drittbeste: {choice}, kostet {hands} Runden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Major Award! Your best ever!</source>
        <translation>Hauptgewinn! Deine Bestleistung!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>No Major Award yet</source>
        <translation>Noch kein Hauptgewinn</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Best ever: Major Award in 1 hand</source>
        <comment>Best ever: Major Award in {count} hands</comment>
        <translation>
            <numerusform>Bestleistung: Hauptgewinn in {count} Runde</numerusform>
            <numerusform>Bestleistung: Hauptgewinn in {count} Runden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play: about {hands}</source>
        <translation>Übrige Runden: etwa {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play after this one: almost none</source>
        <translation>Runden nach dieser: kaum eine</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play after this one: about {hands}</source>
        <translation>Runden nach dieser: etwa {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Best play takes the fewest hands; a missed award counts as {hands} hands. “Greatest chance” is the chance of the award with the safest play.</source>
        <translation>Die beste Spielweise braucht die wenigsten Runden; ein verpasster Hauptgewinn zählt wie {hands} Runden. Die Spalte „greatest chance“ zeigt die Chance auf den Hauptgewinn bei der sichersten Spielweise.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Costs are in hands; a missed award counts as {hands} hands.</source>
        <translation>Kosten werden in Runden gemessen; ein verpasster Hauptgewinn zählt wie {hands} Runden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Quitting</source>
        <translation>Aufhören</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Fewer hands are better; a missed award counts as {hands} hands.</source>
        <translation>Weniger Runden sind besser; ein verpasster Hauptgewinn zählt wie {hands} Runden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {hands} hands still to play, {chance} to reach {award}</source>
        <translation>{choice}: noch {hands} Runden, {chance} Chance auf {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hands still to play on average: {hands}; chance to reach {award}: {chance}.</source>
        <translation>Übrige Runden im Schnitt: {hands}; Chance auf {award}: {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {hands} hands still to play on average. “{other}” pays more, but takes {others} hands.</source>
        <translation>{choice}: im Schnitt noch {hands} Runden. „{other}“ zahlt mehr, braucht aber {others} Runden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>a {total}</source>
        <translation>eine {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Step through the most likely line after the best choice (L)</source>
        <translation>Die wahrscheinlichste Variante nach der besten Wahl Schritt für Schritt ansehen (L)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} with this roll</source>
        <translation>{hand} mit diesem Wurf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay} as it is; the expected payout was {promised}.</source>
        <translation>{hand}: Das zahlt {pay}; zu erwarten waren {promised}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/coach.py"/>
        <source>The average over all rolls, with best play after each.</source>
        <translation>Der Durchschnitt über alle Würfe, danach jeweils mit der besten Wahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/coach.py"/>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>these dice</source>
        <translation>diese Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/variation.py"/>
        <source>{share} chance of {what}</source>
        <translation>{share} Chance: {what}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/variation.py"/>
        <source>Second best: {choice}, {cost} below the best.</source>
        <translation>Zweitbeste Wahl: {choice}, um {cost} schlechter.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>a ZIP file inside another ZIP file; unpack the outer one first</source>
        <translation>eine ZIP-Datei in einer anderen; entpacke zuerst die äußere</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>1 imported game is left out.</source>
        <comment>{count} imported games are left out.</comment>
        <translation>
            <numerusform>1 importiertes Spiel ist nicht mitgezählt.</numerusform>
            <numerusform>{count} importierte Spiele sind nicht mitgezählt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out</source>
        <translation>Saupech</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: as good as the best.</source>
        <translation>{choice}: so gut wie die beste Wahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing better</source>
        <translation>besser gespielt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing worse</source>
        <translation>schlechter gespielt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing better since {when}</source>
        <translation>besser gespielt seit {when}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing worse since {when}</source>
        <translation>schlechter gespielt seit {when}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>No clear change. On average, a choice cost {now} in your last {games} games.</source>
        <translation>Keine klare Veränderung. In deinen letzten {games} Spielen kostete eine Entscheidung im Schnitt {now}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>You are improving. On average, a choice cost {now} in your last {games} games and {before} in the {earlier} before that. At most 1 player in 20 ever sees this message by chance.</source>
        <translation>Du wirst besser. In deinen letzten {games} Spielen kostete eine Entscheidung im Schnitt {now}, in den {earlier} davor {before}. Rein zufällig bekommt höchstens 1 von 20 Spielern diese Meldung jemals zu sehen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Your choices cost more than before. On average, a choice cost {now} in your last {games} games and {before} in the {earlier} before that. At most 1 player in 20 ever sees this message by chance.</source>
        <translation>Deine Entscheidungen kosten mehr als früher. In deinen letzten {games} Spielen kostete eine im Schnitt {now}, in den {earlier} davor {before}. Rein zufällig bekommt höchstens 1 von 20 Spielern diese Meldung jemals zu sehen.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play one more game to see how your choices compare over time.</source>
        <comment>Play {count} more games to see how your choices compare over time.</comment>
        <translation>
            <numerusform>Noch {count} Spiel, dann siehst du, wie sich deine Entscheidungen mit der Zeit verändern.</numerusform>
            <numerusform>Noch {count} Spiele, dann siehst du, wie sich deine Entscheidungen mit der Zeit verändern.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Rating {rating} (range {low}–{high}): with average luck, you would win {rating} of 100 games against {opponent}, judging by your last {games} games.</source>
        <translation>Wertung {rating} (Bereich {low}–{high}): Bei durchschnittlichem Glück würdest du {rating} von 100 Spielen gegen den Gegner „{opponent}“ gewinnen, nach deinen letzten {games} zu urteilen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Range</source>
        <comment>of a cost</comment>
        <translation>Bereich</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Average cost of a choice that mattered, adjusted for luck; lower is better. The range contains the true cost in at least 95 of 100 cases.</source>
        <translation>Die durchschnittlichen Kosten einer Entscheidung, auf die es ankam, um das Glück bereinigt; weniger ist besser. Der Bereich enthält die wahren Kosten in mindestens 95 von 100 Fällen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/advise.py"/>
        <source>In place of GAME and its options, you can give a position as one line, such as “hog 34-50, turn 1 | goal=100 | You, final”. Each answer starts with the line of its position.</source>
        <translation>Anstelle von GAME und seinen Optionen kannst du eine Stellung als eine Zeile angeben, etwa „hog 34-50, turn 1 | goal=100 | You, final“. Jede Antwort beginnt mit der Zeile ihrer Stellung.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/advise.py"/>
        <source>show how the value of MOVE is calculated; write MOVE as in a record or in the table (default: the best move)</source>
        <translation>zeigen, wie der Wert von MOVE berechnet wird, geschrieben wie im Protokoll oder in der Tabelle (Standard: der beste Zug)</translation>
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
        <translation>Die Entscheidungen von {name} kosteten {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/answer.py"/>
        <source>only a game played from a challenge can be sent as an answer</source>
        <translation>nur ein Spiel aus einer Herausforderung lässt sich als Antwort senden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Choices</source>
        <comment>bar</comment>
        <translation>Wahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>Your choices cost {cost}.</source>
        <translation>Deine Entscheidungen kosteten {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>Your choices cost {own}, {challenger}&apos;s {cost}.</source>
        <translation>Deine Entscheidungen kosteten {own}, die von {challenger} {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>{name}&apos;s choices cost {own}, {challenger}&apos;s {cost}.</source>
        <translation>Die Entscheidungen von {name} kosteten {own}, die von {challenger} {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>The game is not over yet</source>
        <translation>Das Spiel ist noch nicht zu Ende</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {dice}.</source>
        <translation>Beim Stand von {own} zu {other} hast du {dice} geworfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you took Free Bacon.</source>
        <translation>Beim Stand von {own} zu {other} hast du Gratisspeck genommen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {dice}.</source>
        <translation>Beim Stand von {own} zu {other} warf {name} {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} took Free Bacon.</source>
        <translation>Beim Stand von {own} zu {other} nahm {name} Gratisspeck.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} took Free Bacon.</source>
        <translation>{name} führte mit {own} zu {other} und nahm Gratisspeck.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} took Free Bacon.</source>
        <translation>{name} lag mit {own} zu {other} zurück und nahm Gratisspeck.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {dice}.</source>
        <translation>{name} führte mit {own} zu {other} und warf {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {dice}.</source>
        <translation>{name} lag mit {own} zu {other} zurück und warf {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>a Pig Out, 1 point</source>
        <translation>Saupech, 1 Punkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {faces}: {points}.</source>
        <translation>Beim Stand von {own} zu {other} hast du {faces} geworfen: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>Beim Stand von {own} zu {other} warf {name} {faces}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>{name} führte mit {own} zu {other} und warf {faces}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>{name} lag mit {own} zu {other} zurück und warf {faces}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>{name} führte mit {own} zu {other} und warf {dice}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>{name} lag mit {own} zu {other} zurück und warf {dice}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Free Bacon on your next turn would swap the scores.</source>
        <translation>Nähmst du in deinem nächsten Zug den Gratisspeck, würden die Stände getauscht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Free Bacon by {name} on the next turn would swap the scores.</source>
        <translation>Der Gratisspeck im nächsten Zug von {name} würde die Stände tauschen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>You could then win at once with Free Bacon.</source>
        <translation>Du konntest dann sofort mit Gratisspeck gewinnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} could then win at once with Free Bacon.</source>
        <translation>{name} konnte dann sofort mit Gratisspeck gewinnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap against you, but none came.</source>
        <translation>Die Gefahr eines Tauschs zu deinen Ungunsten war {chance}, aber es kam keiner.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap against {name}, but none came.</source>
        <translation>Die Gefahr eines Tauschs zuungunsten von {name} war {chance}, aber es kam keiner.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap in your favor, but none came.</source>
        <translation>Die Chance auf einen Tausch zu deinen Gunsten war {chance}, aber es kam keiner.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap in {name}&apos;s favor, but none came.</source>
        <translation>Die Chance auf einen Tausch zugunsten von {name} war {chance}, aber es kam keiner.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put you ahead, {own} to {other}.</source>
        <translation>Durch den Schweinetausch bist du mit {own} zu {other} in Führung gegangen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put {name} ahead, {own} to {other}.</source>
        <translation>Durch den Schweinetausch ging {name} mit {own} zu {other} in Führung.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put you behind, {own} to {other}.</source>
        <translation>Durch den Schweinetausch bist du mit {own} zu {other} in Rückstand geraten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put {name} behind, {own} to {other}.</source>
        <translation>Durch den Schweinetausch geriet {name} mit {own} zu {other} in Rückstand.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} then led {own} to {other}.</source>
        <translation>{name} führte danach mit {own} zu {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} was then behind, {own} to {other}.</source>
        <translation>{name} lag danach mit {own} zu {other} zurück.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>A Pig Out on your next roll would swap the scores.</source>
        <translation>Solltest du beim nächsten Wurf Saupech haben, würden die Stände getauscht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>A Pig Out by {name} on the next roll would swap the scores.</source>
        <translation>Sollte {name} beim nächsten Wurf Saupech haben, würden die Stände getauscht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>That made it {own} to {other}.</source>
        <translation>Danach stand es {own} zu {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>You could then swap the scores with Free Bacon.</source>
        <translation>Du konntest die Stände dann mit Gratisspeck tauschen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} could then swap the scores with Free Bacon.</source>
        <translation>{name} konnte die Stände dann mit Gratisspeck tauschen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {dice}: {points}.</source>
        <translation>Beim Stand von {own} zu {other} hast du {dice} geworfen: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>Beim Stand von {own} zu {other} warf {name} {dice}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>swap ▲</source>
        <extracomment>After a chance, below a number of dice: a swap in the player&apos;s favor.</extracomment>
        <translation>Tausch ▲</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{chance} to swap up</source>
        <translation>{chance} Chance auf günstigen Tausch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>swap ▼</source>
        <extracomment>After a chance, below a number of dice: a swap against the player.</extracomment>
        <translation>Tausch ▼</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{chance} to swap down</source>
        <translation>{chance} Chance auf ungünstigen Tausch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>You trade scores if the digits of your new score are as far apart as in {score}: {gap}.</source>
        <translation>Getauscht wird, wenn die Ziffern deines neuen Stands so weit auseinanderliegen wie bei {score}: {gap}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>The scores swap if the digits of {name}&apos;s new score are as far apart as in {score}: {gap}.</source>
        <translation>Getauscht wird, wenn die Ziffern des neuen Stands von {name} so weit auseinanderliegen wie bei {score}: {gap}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>You trade scores if the two digits of your new score are the same, as in {score}.</source>
        <translation>Getauscht wird, wenn die zwei Ziffern deines neuen Stands gleich sind, wie bei {score}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>The scores swap if the two digits of {name}&apos;s new score are the same, as in {score}.</source>
        <translation>Getauscht wird, wenn die zwei Ziffern des neuen Stands von {name} gleich sind, wie bei {score}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps you up.</source>
        <translation>Ein Wurf von {rolls} tauscht zu deinen Gunsten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps {name} up.</source>
        <translation>Ein Wurf von {rolls} tauscht zugunsten von {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps you up.</source>
        <translation>Saupech tauscht zu deinen Gunsten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps {name} up.</source>
        <translation>Saupech tauscht zugunsten von {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps you up.</source>
        <translation>Gratisspeck tauscht zu deinen Gunsten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps {name} up.</source>
        <translation>Gratisspeck tauscht zugunsten von {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps you down.</source>
        <translation>Ein Wurf von {rolls} tauscht gegen dich.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps {name} down.</source>
        <translation>Ein Wurf von {rolls} tauscht gegen {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps you down.</source>
        <translation>Saupech tauscht gegen dich.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps {name} down.</source>
        <translation>Saupech tauscht gegen {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps you down.</source>
        <translation>Gratisspeck tauscht gegen dich.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps {name} down.</source>
        <translation>Gratisspeck tauscht gegen {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{list} or {last}</source>
        <translation>{list} oder {last}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Swine Swap: if both scores have the same gap between their digits, you trade scores.</source>
        <translation>Schweinetausch: Liegen die Ziffern beider Stände gleich weit auseinander, werden die Stände getauscht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{total} and {other}: both {gap}.</source>
        <translation>{total} und {other}: beide Male {gap}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you quit.</source>
        <translation>Bei {bankroll} hast du aufgehört.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} quit.</source>
        <translation>{name} hat bei {bankroll} aufgehört.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, you quit.</source>
        <translation>Bei {bankroll} und den Würfeln {dice} hast du aufgehört.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, {name} quit.</source>
        <translation>{name} hat bei {bankroll} und den Würfeln {dice} aufgehört.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you played a hand.</source>
        <translation>Bei {bankroll} hast du eine Runde gespielt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} played a hand.</source>
        <translation>{name} hat bei {bankroll} eine Runde gespielt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, you chose “{choice}”.</source>
        <translation>Bei {bankroll} und den Würfeln {dice} hast du „{choice}“ gewählt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, {name} chose “{choice}”.</source>
        <translation>{name} hat bei {bankroll} und den Würfeln {dice} „{choice}“ gewählt.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with a {kept} kept, you rolled {dice}: {hand}.</source>
        <comment>At {bankroll} with {kept} kept, you rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>Bei {bankroll} hast du die {kept} behalten und mit dem Rest {dice} geworfen. Ergebnis: {hand}.</numerusform>
            <numerusform>Bei {bankroll} hast du {kept} behalten und mit dem Rest {dice} geworfen. Ergebnis: {hand}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with a {kept} kept, {name} rolled {dice}: {hand}.</source>
        <comment>At {bankroll} with {kept} kept, {name} rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>{name} stand bei {bankroll}, behielt die {kept} und warf mit dem Rest {dice}. Ergebnis: {hand}.</numerusform>
            <numerusform>{name} stand bei {bankroll}, behielt {kept} und warf mit dem Rest {dice}. Ergebnis: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you rolled {dice}: {hand}.</source>
        <translation>Bei {bankroll} hast du {dice} geworfen. Ergebnis: {hand}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} rolled {dice}: {hand}.</source>
        <translation>{name} stand bei {bankroll} und warf {dice}. Ergebnis: {hand}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Keep all five dice</source>
        <translation>Alle fünf Würfel behalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Playing on would have reached {award} in {often} of 100 games.</source>
        <translation>Weiterspielen hätte in {often} von 100 Spielen zu {award} geführt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Playing on would nearly always have reached {award}.</source>
        <translation>Beim Weiterspielen wären {award} fast immer erreicht worden.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Your chance of reaching {award} fell from {before} to {after}.</source>
        <translation>Deine Chance, {award} zu erreichen, sank von {before} auf {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>The chance of reaching {award} fell from {before} to {after}.</source>
        <translation>Die Chance, {award} zu erreichen, sank von {before} auf {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{odds} for this or better</source>
        <translation>so gut oder besser: {odds}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>keep all five dice</source>
        <translation>alle fünf Würfel behalten</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand, with a {kept} kept, you rolled {dice}: {hand}.</source>
        <comment>In the last hand, with {kept} kept, you rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>In der letzten Runde hast du die {kept} behalten und mit dem Rest {dice} geworfen. Ergebnis: {hand}.</numerusform>
            <numerusform>In der letzten Runde hast du {kept} behalten und mit dem Rest {dice} geworfen. Ergebnis: {hand}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand, with a {kept} kept, {name} rolled {dice}: {hand}.</source>
        <comment>In the last hand, with {kept} kept, {name} rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>{name} hat in der letzten Runde die {kept} behalten und mit dem Rest {dice} geworfen. Ergebnis: {hand}.</numerusform>
            <numerusform>{name} hat in der letzten Runde {kept} behalten und mit dem Rest {dice} geworfen. Ergebnis: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand you rolled {dice}: {hand}.</source>
        <translation>In der letzten Runde hast du {dice} geworfen. Ergebnis: {hand}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand {name} rolled {dice}: {hand}.</source>
        <translation>{name} hat in der letzten Runde {dice} geworfen. Ergebnis: {hand}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>1 roll was left.</source>
        <comment>{count} rolls were left.</comment>
        <translation>
            <numerusform>{count} Wurf blieb noch.</numerusform>
            <numerusform>{count} Würfe blieben noch.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, you chose “{choice}”, which cannot reach {award}; “{best}” reaches it in {often} of 100 games.</source>
        <translation>In Runde {hand} hast du bei {bankroll} und den Würfeln {dice} „{choice}“ gewählt. Das reicht nicht mehr für {award}; „{best}“ reicht in {often} von 100 Spielen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, {name} chose “{choice}”, which cannot reach {award}; “{best}” reaches it in {often} of 100 games.</source>
        <translation>{name} hat in Runde {hand} bei {bankroll} und den Würfeln {dice} „{choice}“ gewählt. Das reicht nicht mehr für {award}; „{best}“ reicht in {often} von 100 Spielen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, you chose “{choice}”, which reaches {award} in {seldom} of 100 games; “{best}” does so in {often}.</source>
        <translation>In Runde {hand} hast du bei {bankroll} und den Würfeln {dice} „{choice}“ gewählt. Das reicht in {seldom} von 100 Spielen für {award}, „{best}“ in {often}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, {name} chose “{choice}”, which reaches {award} in {seldom} of 100 games; “{best}” does so in {often}.</source>
        <translation>{name} hat in Runde {hand} bei {bankroll} und den Würfeln {dice} „{choice}“ gewählt. Das reicht in {seldom} von 100 Spielen für {award}, „{best}“ in {often}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>par {hands}</source>
        <translation>Par {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>Par: {hands} hands to {award}</source>
        <translation>Par: {hands} Runden bis {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>Hand {hand}</source>
        <translation>Runde {hand}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>on par</source>
        <translation>auf Par</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>{hands} ahead</source>
        <translation>{hands} voraus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>{hands} behind</source>
        <translation>{hands} zurück</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>{name}&apos;S DICE</source>
        <extracomment>On the felt, in capital letters: the game has the dice of the friend who sent a challenge.</extracomment>
        <translation>WÜRFEL VON {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>TODAY · {day}</source>
        <translation>HEUTE · {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>DAILY GAME · {day}</source>
        <translation>SPIEL DES TAGES · {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>With perfect play, you could no longer lose.</source>
        <translation>Bei perfektem Spiel konntest du nicht mehr verlieren.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>With perfect play, {name} could no longer lose.</source>
        <translation>{name} konnte bei fehlerfreiem Spiel nicht mehr verlieren.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>about 1 roll in {rolls}</source>
        <translation>etwa 1 von {rolls} Würfen</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/moments.py"/>
        <source>1 roll in {rolls}</source>
        <comment>{count} rolls in {rolls}</comment>
        <translation>
            <numerusform>1 von {rolls} Würfen</numerusform>
            <numerusform>{count} von {rolls} Würfen</numerusform>
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
        <translation>Letzte Summen: {totals}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>show only move N of a game: its position, and all choices with their values</source>
        <translation>nur Zug N eines Spiels zeigen: die Stellung davor und alle Möglichkeiten mit ihren Werten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>compare the choice made at move N with MOVE, written as in a record or in the review; you can give several</source>
        <translation>die Entscheidung in Zug N mit MOVE vergleichen, geschrieben wie in einem Protokoll oder in der Auswertung; mehrmals möglich</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>make the tried move with these dice, such as “3 5 2 6”, and show the position after it</source>
        <translation>den versuchten Zug mit diesen Würfeln spielen, etwa „3 5 2 6“, und die Stellung danach zeigen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>{option} needs the number of a move; add --at N</source>
        <translation>{option} braucht die Nummer eines Zuges; füge --at N hinzu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>--roll plays one choice; add exactly one --try MOVE</source>
        <translation>--roll spielt eine einzige Möglichkeit; füge genau ein --try MOVE hinzu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>--at looks at one game; give a single file with a single game</source>
        <translation>--at betrachtet ein einziges Spiel; gib eine einzige Datei mit einem einzigen Spiel an</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>“{move}” rolls no dice; leave out --roll</source>
        <translation>bei „{move}“ wird nicht gewürfelt; lass --roll weg</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/what_if.py"/>
        <source>{name} follows a strategy, so the review counts no cost for this move.</source>
        <translation>{name} folgt einer Strategie; deshalb rechnet die Auswertung für diesen Zug keine Kosten.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/what_if.py"/>
        <source>there is no move {number}; the game has 1 move</source>
        <comment>there is no move {number}; the game has {count} moves</comment>
        <translation>
            <numerusform>es gibt keinen Zug {number}; das Spiel hat 1 Zug</numerusform>
            <numerusform>es gibt keinen Zug {number}; das Spiel hat {count} Züge</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/verdict.py"/>
        <source>best</source>
        <comment>a choice</comment>
        <translation>beste Wahl</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/verdict.py"/>
        <source>for the win</source>
        <translation>auf Sieg</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/features/positions.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Starred</source>
        <extracomment>What a person types to find games with a star.</extracomment>
        <translation>Stern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>The list is longer than {most} characters.</source>
        <translation>Die Liste ist länger als {most} Zeichen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>Line {line}: {reason}.</source>
        <translation>Zeile {line}: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>Only the first {most} lines were read.</source>
        <translation>Nur die ersten {most} Zeilen wurden gelesen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>You can keep at most {most} positions. Delete some first.</source>
        <translation>Du kannst dir höchstens {most} Stellungen merken. Lösche zuerst einige.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>this is not a position</source>
        <translation>das ist keine Stellung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here costs nothing on average: {verdict}.</source>
        <translation>{amount} hier zu setzen kostet im Schnitt nichts: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here gains {money} on average: {verdict}.</source>
        <translation>{amount} hier zu setzen bringt im Schnitt {money}: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here costs {money} on average: {verdict}.</source>
        <translation>{amount} hier zu setzen kostet im Schnitt {money}: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/position_fields.py"/>
        <source>Goal in points</source>
        <translation>Ziel in Punkten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/position_fields.py"/>
        <source>{name}: points</source>
        <translation>{name}: Punkte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/amounts.py"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/amounts.py"/>
        <source>Remove {name}</source>
        <translation>{name} entfernen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/controls.py"/>
        <source>Die {number}</source>
        <translation>Würfel {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/controls.py"/>
        <source>Click for the next face, or type 1 to 6.</source>
        <translation>Klicke für die nächste Augenzahl, oder gib 1 bis 6 ein.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/fields.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Kept positions</source>
        <translation>Gemerkte Stellungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Kept</source>
        <translation>Gemerkt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Recent</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Star</source>
        <translation>Stern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <source>A note has at most {most} characters. The rest is not saved.</source>
        <translation>Eine Anmerkung hat höchstens {most} Zeichen. Der Rest wird nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <source>The note could not be saved: {reason}</source>
        <translation>Die Anmerkung konnte nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Keep</source>
        <translation>Merken</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>This position cannot be opened: {reason}</source>
        <translation>Diese Stellung lässt sich nicht öffnen: {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position copied.</source>
        <comment>{count} positions copied.</comment>
        <translation>
            <numerusform>1 Stellung kopiert.</numerusform>
            <numerusform>{count} Stellungen kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position kept.</source>
        <comment>{count} positions kept.</comment>
        <translation>
            <numerusform>1 Stellung gemerkt.</numerusform>
            <numerusform>{count} Stellungen gemerkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position deleted.</source>
        <comment>{count} positions deleted.</comment>
        <translation>
            <numerusform>1 Stellung gelöscht.</numerusform>
            <numerusform>{count} Stellungen gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position restored.</source>
        <comment>{count} positions restored.</comment>
        <translation>
            <numerusform>1 Stellung wiederhergestellt.</numerusform>
            <numerusform>{count} Stellungen wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No position matches.</source>
        <translation>Es gibt keine passende Stellung.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No positions yet. The last {count} positions you ask about will be listed here.</source>
        <translation>Noch keine Stellungen. Hier erscheinen die letzten {count} Stellungen, nach denen du fragst.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>You have not kept any positions yet.</source>
        <translation>Du hast dir noch keine Stellungen gemerkt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Press Ctrl+P in a game, then “Keep…”, or paste a list here with Ctrl+V.</source>
        <translation>Drücke in einem Spiel Strg+P und dann „Merken&#xa0;…“, oder füge hier mit Strg+V eine Liste ein.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position</source>
        <comment>{count} positions</comment>
        <translation>
            <numerusform>1 Stellung</numerusform>
            <numerusform>{count} Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position added.</source>
        <comment>{count} positions added.</comment>
        <translation>
            <numerusform>1 Stellung hinzugefügt.</numerusform>
            <numerusform>{count} Stellungen hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 was already kept.</source>
        <comment>{count} were already kept.</comment>
        <translation>
            <numerusform>1 war schon gemerkt.</numerusform>
            <numerusform>{count} waren schon gemerkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 more line was left out.</source>
        <comment>{count} more lines were left out.</comment>
        <translation>
            <numerusform>1 weitere Zeile wurde ausgelassen.</numerusform>
            <numerusform>{count} weitere Zeilen wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search for a game, a part of a position or a note, or “★”</source>
        <translation>Nach Spiel, Stellung oder Anmerkung (auch Teilen davon) oder nach „★“ suchen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search positions</source>
        <translation>Stellungen suchen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Edit the note (F2)</source>
        <translation>Anmerkung bearbeiten (F2)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Add a list of positions from the clipboard (Ctrl+V)</source>
        <translation>Eine Liste von Stellungen aus der Zwischenablage hinzufügen (Strg+V)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Copy as text: the selected positions, or all (Ctrl+C)</source>
        <translation>Als Text kopieren: die ausgewählten Stellungen oder alle (Strg+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Star (S)</source>
        <translation>Stern (S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Keep the selected positions</source>
        <translation>Ausgewählte Stellungen merken</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Open (Enter)</source>
        <translation>Öffnen (Enter)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Not starred</source>
        <translation>Ohne Stern</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No note</source>
        <translation>Keine Anmerkung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/note.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the game</source>
        <translation>Anmerkung zum Spiel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/note.py"/>
        <source>1 move has a note.</source>
        <comment>{count} moves have a note.</comment>
        <translation>
            <numerusform>1 Zug hat eine Anmerkung.</numerusform>
            <numerusform>{count} Züge haben eine Anmerkung.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the game (Shift+N)</source>
        <translation>Anmerkung zum Spiel (Umschalt+N)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the move (N)</source>
        <translation>Anmerkung zum Zug (N)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note…</source>
        <translation>Anmerkung&#xa0;…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on move {number}</source>
        <translation>Anmerkung zu Zug {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>This note and the lines at this move are too long together. They are not saved.</source>
        <translation>Diese Anmerkung und die Varianten bei diesem Zug sind zusammen zu lang. Sie werden nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>You can write notes once the game is over and in your history.</source>
        <translation>Anmerkungen kannst du schreiben, sobald das Spiel zu Ende ist und im Verlauf steht.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>dice with the same result</source>
        <translation>Würfel mit demselben Ergebnis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>{value} on average</source>
        <translation>{value} im Schnitt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>{first} and {second}: {value}</source>
        <translation>{first} und {second}: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/seats.py"/>
        <source>there is no player “{name}”</source>
        <translation>es gibt keinen Spieler „{name}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/seats.py"/>
        <source>{name} no. {seat}</source>
        <translation>{name} Nr. {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: {points} for the whole game</source>
        <translation>{choice}: insgesamt {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: {points} for the whole game, on average</source>
        <translation>{choice}: im Schnitt insgesamt {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice} · {chance} to win</source>
        <translation>{choice} · {chance} Gewinnchance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{sign} {choice}: {verdict}, costs {cost}</source>
        <translation>{sign} {choice}: {verdict}, kostet {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: just as good</source>
        <translation>{choice}: genauso gut</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: costs {cost}</source>
        <translation>{choice}: kostet {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Ones</source>
        <translation>Einser</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Twos</source>
        <translation>Zweier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Threes</source>
        <translation>Dreier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Fours</source>
        <translation>Vierer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Fives</source>
        <translation>Fünfer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Sixes</source>
        <translation>Sechser</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Two pairs</source>
        <translation>Zwei Paare</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three of a kind</source>
        <comment>a box</comment>
        <translation>Drilling</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Little straight</source>
        <translation>Kleine Straße</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Big straight</source>
        <translation>Große Straße</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Choice</source>
        <comment>a box</comment>
        <translation>Chance</translation>
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
        <translation>Nordisch</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>With bonus</source>
        <translation>Mit Bonus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>With bonus, free joker</source>
        <translation>Mit Bonus, freier Joker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>All dice that show {face}: their sum</source>
        <translation>Alle Würfel mit {face}: ihre Summe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>The highest two equal dice: their sum</source>
        <translation>Die zwei höchsten gleichen Würfel: ihre Summe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Two different pairs: the sum of the four dice</source>
        <translation>Zwei verschiedene Paare: die Summe der vier Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice: the sum of all five</source>
        <translation>Drei gleiche Würfel: die Summe aller fünf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice: their sum</source>
        <translation>Drei gleiche Würfel: ihre Summe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four equal dice: the sum of all five</source>
        <translation>Vier gleiche Würfel: die Summe aller fünf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four equal dice: their sum</source>
        <translation>Vier gleiche Würfel: ihre Summe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice and two other equal ones: {points} points</source>
        <translation>Drei gleiche und zwei andere gleiche Würfel: {points} Punkte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice and two other equal ones: the sum of all five</source>
        <translation>Drei gleiche und zwei andere gleiche Würfel: die Summe aller fünf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Any dice: their sum</source>
        <translation>Beliebige Würfel: ihre Summe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Five equal dice: {points} points</source>
        <translation>Fünf gleiche Würfel: {points} Punkte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>{faces}: {points} points</source>
        <translation>{faces}: {points} Punkte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four in a row: {points} points</source>
        <translation>Vier in einer Reihe: {points} Punkte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Five in a row: {points} points</source>
        <translation>Fünf in einer Reihe: {points} Punkte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Working out {rules} once: {share}</source>
        <translation>„{rules}“ wird einmalig berechnet: {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{reason} Best chance to win: {chance}.</source>
        <translation>{reason} Beste Gewinnchance: {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{reason} Chance to win: {chance}.</source>
        <translation>{reason} Gewinnchance: {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to crossing out {box}: {share} of the time.</source>
        <translation>Führt am häufigsten dazu, dass „{box}“ gestrichen wird: in {share} der Fälle.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to {box}: {share} of the time, nearly always crossed out.</source>
        <translation>Führt am häufigsten zum Feld „{box}“: in {share} der Fälle, fast immer gestrichen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to {box}: {share} of the time, with {points} points on average.</source>
        <translation>Führt am häufigsten zum Feld „{box}“: in {share} der Fälle, mit im Schnitt {points} Punkten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Pays {points} now, and {more} more as a bonus.</source>
        <translation>Bringt jetzt {points} und dazu {more} als Bonus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Pays {points} now; a turn played for it pays {mean} on average.</source>
        <translation>Bringt jetzt {points}; ein ganzer Zug für dieses Feld bringt im Schnitt {mean}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Gives up a box that pays {mean} on average in a turn played for it.</source>
        <translation>Streicht dieses Feld; ein ganzer Zug dafür bringt im Schnitt {mean}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: {value} on average</source>
        <translation>{choice}: im Schnitt {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>on the sheet so far</source>
        <translation>bisher auf dem Zettel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>added by this box</source>
        <translation>bringt dieses Feld jetzt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>still to come on average</source>
        <translation>kommt im Schnitt noch dazu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>to come</source>
        <translation>später</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, crossed out</source>
        <translation>{box}, gestrichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, nearly always crossed out</source>
        <translation>{box}, fast immer gestrichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, with {points} points on average</source>
        <translation>{box}, mit im Schnitt {points} Punkten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: {cost} below the best.</source>
        <translation>{choice}: um {cost} schlechter als die beste Wahl.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice for {box}</source>
        <translation>Würfel für „{box}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice that are all rolled again</source>
        <translation>Würfel, die am besten alle neu geworfen werden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice of which {dice} are kept</source>
        <translation>Würfel, nach denen „{dice} behalten“ am besten ist</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>the house rules</source>
        <comment>a score sheet</comment>
        <translation>die Hausregeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, at the start of the turn)</source>
        <translation>die fünf geworfenen Würfel, jeder 1 bis 6 (ohne Angabe: keine, am Anfang des Zuges)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>rolls left in this turn</source>
        <translation>verbleibende Würfe in diesem Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the boxes that are filled, such as “ones 3, full-house 19” (default: none)</source>
        <translation>die ausgefüllten Felder, etwa „ones 3, full-house 19“ (Standard: keine)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>{sheet}: best play scores {mean} points on average.</source>
        <translation>{sheet}: Die beste Spielweise bringt im Schnitt {mean} Punkte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Games of best play, of 100, and the score that is better than these:</source>
        <translation>Spiele mit bester Spielweise (von 100) und die Punktzahl, die besser ist als diese:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points on average in the last turn, with only this box open:</source>
        <translation>Punkte im Schnitt im letzten Zug, wenn nur noch dieses Feld frei ist:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points of the computer players on average:</source>
        <translation>Punkte der Computerspieler im Schnitt:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points that {name} scores in a game of Yacht, on average</source>
        <translation>Punkte, die {name} in einem Spiel Yacht im Schnitt erzielt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>compare the dice you could keep and the boxes you could fill</source>
        <translation>vergleichen, welche Würfel du behalten und welche Felder du ausfüllen kannst</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>say what best play scores, and what each box and each player brings on average</source>
        <translation>zeigen, was die beste Spielweise, jedes Feld und jeder Spieler im Schnitt bringt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Ones to sixes: {points} of {goal}.</source>
        <translation>Einser bis Sechser: {points} von {goal}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Open boxes: {boxes}.</source>
        <translation>Freie Felder: {boxes}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Which dice do you keep? All five: score them.</source>
        <translation>Welche Würfel behältst du? Behältst du alle fünf, werden sie eingetragen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Which box do you choose?</source>
        <translation>Welches Feld wählst du?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/plays.py"/>
        <source>This is not the best play of {sheet}, or it is damaged.</source>
        <translation>Das ist nicht die beste Spielweise für „{sheet}“, oder sie ist beschädigt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>At {points}, you started a turn.</source>
        <translation>Du hattest {points} und hast einen Zug begonnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>At {points}, {name} started a turn.</source>
        <translation>{name} hatte {points} und begann einen Zug.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {dice}, you chose “{choice}”.</source>
        <translation>In Zug {turn} hattest du {points} und die Würfel {dice} und hast „{choice}“ gewählt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {dice}, {name} chose “{choice}”.</source>
        <translation>In Zug {turn} hatte {name} {points} und die Würfel {dice} und wählte „{choice}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points}</source>
        <translation>Zug {turn}, Stand {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {kept} kept</source>
        <translation>Zug {turn}, Stand {points}, {kept} behalten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, you rolled {dice}.</source>
        <translation>{where}: Du hast {dice} geworfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, {name} rolled {dice}.</source>
        <translation>{where}: {name} hat {dice} geworfen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, you rolled {dice}: {result}.</source>
        <translation>{where}: Du hast {dice} geworfen, also {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, {name} rolled {dice}: {result}.</source>
        <translation>{where}: {name} hat {dice} geworfen, also {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{points} in {box}</source>
        <translation>{points} im Feld „{box}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>Most points</source>
        <translation>Meiste Punkte</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>1 player</source>
        <comment>{count} players</comment>
        <translation>
            <numerusform>1 Spieler</numerusform>
            <numerusform>{count} Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>Left at 1 point</source>
        <comment>Left at {count} points</comment>
        <translation>
            <numerusform>Verlassen bei 1 Punkt</numerusform>
            <numerusform>Verlassen bei {count} Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>{name} left at 1 point</source>
        <comment>{name} left at {count} points</comment>
        <translation>
            <numerusform>{name} hat das Spiel bei {count} Punkt verlassen</numerusform>
            <numerusform>{name} hat das Spiel bei {count} Punkten verlassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>{name} scored 1 point</source>
        <comment>{name} scored {count} points</comment>
        <translation>
            <numerusform>{name} kommt auf {count} Punkt</numerusform>
            <numerusform>{name} kommt auf {count} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Greedy player</source>
        <translation>Nimmersatt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Plays each turn for the most points, and never thinks of the next one.</source>
        <translation>Spielt jeden Zug auf die meisten Punkte und denkt nie an den nächsten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Straight hunter</source>
        <translation>Straßenjäger</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Tries for a straight until both are filled, then takes the most points now.</source>
        <translation>Jagt Straßen, bis beide Felder ausgefüllt sind, und nimmt danach, was sofort die meisten Punkte bringt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Upper-part player</source>
        <translation>Oben-zuerst-Spieler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Fills ones to sixes first, then takes the most points now.</source>
        <translation>Füllt zuerst Einser bis Sechser aus und nimmt danach, was sofort die meisten Punkte bringt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>It scores {points} points on average.</source>
        <translation>Erzielt im Schnitt {points} Punkte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Yacht has 1 to 4 players, not {players!r}.</source>
        <translation>Yacht hat 1 bis 4 Spieler, nicht {players!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>expected rules such as “sheet=nordic players=2”, not “{text}”</source>
        <translation>erwartet wurden Regeln wie „sheet=nordic players=2“, nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>there is no sheet “{name}”; choose from: {names}</source>
        <translation>es gibt keinen Zettel „{name}“; wähle aus: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>expected “roll”, “keep” with faces from 1 to 6, or “score” with a box, not “{text}”</source>
        <translation>erwartet wurde „roll“, „keep“ mit Augenzahlen von 1 bis 6 oder „score“ mit einem Feld, nicht „{text}“</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>players take turns, so no one is more than one box ahead of those who follow</source>
        <translation>die Spieler sind reihum am Zug, darum ist keiner denen nach ihm um mehr als ein Feld voraus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>without dice, 3 rolls are left, not {left}</source>
        <translation>ohne Würfel bleiben noch 3 Würfe, nicht {left}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>the dice are five faces from 1 to 6, such as 5 5 2 5 3</source>
        <translation>die Würfel sind fünf Augenzahlen von 1 bis 6, etwa 5 5 2 5 3</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>with dice rolled, 0 to 2 rolls are left, not {left}</source>
        <translation>sind schon Würfel gefallen, bleiben noch 0 bis 2 Würfe, nicht {left}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>The dice of this turn are rolled: keep some of them, or choose a box.</source>
        <translation>In diesem Zug liegen die Würfel schon: Behalte welche davon, oder wähle ein Feld.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>In Yacht you roll, keep dice or choose a box.</source>
        <translation>Bei Yacht kannst du nur würfeln, Würfel behalten oder ein Feld wählen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Roll the dice before you keep any.</source>
        <translation>Würfle erst; danach kannst du Würfel behalten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>That was the third roll: choose a box.</source>
        <translation>Das war der dritte Wurf: Wähle ein Feld.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>There are five dice: you cannot keep {kept}.</source>
        <translation>Es sind nur fünf Würfel: Du kannst nicht {kept} behalten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>You cannot keep {kept}: the dice are {dice}.</source>
        <translation>Du kannst {kept} nicht behalten: Die Würfel sind {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>If you keep all five dice, choose a box.</source>
        <translation>Wenn du alle fünf Würfel behältst, wähle ein Feld.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Roll the dice before you choose a box.</source>
        <translation>Würfle erst; danach kannst du ein Feld wählen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This sheet has no box “{box}”.</source>
        <translation>Auf diesem Zettel gibt es kein Feld „{box}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>The box “{box}” is already filled.</source>
        <translation>Das Feld „{box}“ ist schon ausgefüllt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This joker must go into the box “{box}”.</source>
        <translation>Dieser Joker muss in das Feld „{box}“.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This joker must go into a box other than ones to sixes.</source>
        <translation>Dieser Joker muss in ein anderes Feld als Einser bis Sechser.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>no dice score {points} in {box}</source>
        <translation>kein Wurf bringt {points} in {box}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>this sheet has no jokers</source>
        <translation>auf diesem Zettel gibt es keine Joker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>each joker fills another box once the box yacht holds 50</source>
        <translation>jeder Joker füllt ein weiteres Feld, sobald im Feld yacht 50 stehen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>{name} needs a value for each player (here {players})</source>
        <translation>{name} braucht für jeden Spieler einen Wert (hier {players})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Nearly all games with best play end with more points.</source>
        <translation>Fast alle Spiele mit bester Spielweise enden mit mehr Punkten.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Better than 1 of 100 games with best play.</source>
        <comment>Better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>Besser als {count} von 100 Spielen mit bester Spielweise.</numerusform>
            <numerusform>Besser als {count} von 100 Spielen mit bester Spielweise.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Your {points}: nearly all games with best play end with more points.</source>
        <translation>Deine {points}: Fast alle Spiele mit bester Spielweise enden mit mehr Punkten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>{name}, {points}: nearly all games with best play end with more points.</source>
        <translation>{name}, {points}: Fast alle Spiele mit bester Spielweise enden mit mehr Punkten.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Your {points}: better than 1 of 100 games with best play.</source>
        <comment>Your {points}: better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>Deine {points}: besser als {count} von 100 Spielen mit bester Spielweise.</numerusform>
            <numerusform>Deine {points}: besser als {count} von 100 Spielen mit bester Spielweise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>{name}, {points}: better than 1 of 100 games with best play.</source>
        <comment>{name}, {points}: better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>{name}, {points}: besser als {count} von 100 Spielen mit bester Spielweise.</numerusform>
            <numerusform>{name}, {points}: besser als {count} von 100 Spielen mit bester Spielweise.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>A filled box stays as it is, even with 0 points.</source>
        <translation>Ein ausgefülltes Feld bleibt, wie es ist, auch mit 0 Punkten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The highest sum wins once all boxes are filled.</source>
        <translation>Sind alle Felder ausgefüllt, gewinnt die höchste Summe.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Fill one box of the sheet in each turn.</source>
        <translation>Fülle in jedem Zug ein Feld des Zettels aus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Roll all five dice to start.</source>
        <translation>Würfle zu Beginn mit allen fünf Würfeln.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Keep the dice you like: click them or press 1–5.</source>
        <translation>Behalte, was dir gefällt: Klicke die Würfel an oder drücke 1–5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You lost with {points}, behind {rival} with {other}</source>
        <translation>Du hast verloren: {points}, {rival} kam auf {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You won with {points}, ahead of {rival} with {other}</source>
        <translation>Du hast gewonnen: {points}, {rival} kam auf {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>{name} won with {points}, ahead of {rival} with {other}</source>
        <translation>{name} gewinnt: {points}, {rival} kommt auf {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The game is over</source>
        <translation>Das Spiel ist vorbei</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Keep dice, or choose a box</source>
        <translation>Behalte Würfel oder wähle ein Feld</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Choose a box</source>
        <translation>Wähle ein Feld</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Up to three rolls, then one box</source>
        <translation>Bis zu drei Würfe, dann ein Feld</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Roll the others once more, or click a box twice to fill it now.</source>
        <comment>Roll the others up to {count} times more, or click a box twice to fill it now.</comment>
        <translation>
            <numerusform>Wirf die anderen noch einmal neu, oder klicke ein Feld zweimal an, um es jetzt auszufüllen.</numerusform>
            <numerusform>Wirf die anderen noch bis zu {count}-mal neu, oder klicke ein Feld zweimal an, um es jetzt auszufüllen.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Each open box shows the points that it pays now.</source>
        <translation>Jedes freie Feld zeigt die Punkte, die es jetzt bringt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Click one, then click it again to fill it.</source>
        <translation>Klicke eines an und dann noch einmal, um es auszufüllen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Turn {turn} of {turns}</source>
        <translation>Zug {turn} von {turns}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to roll</source>
        <translation>Mit Enter würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press 1–5 to keep dice, or ↑ and ↓ to choose a box</source>
        <translation>Mit 1–5 Würfel behalten, mit ↑ und ↓ ein Feld wählen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press ↑ and ↓ to choose a box, then Enter</source>
        <translation>Mit ↑ und ↓ ein Feld wählen, dann Enter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Your best game ever!</source>
        <translation>Deine neue Bestleistung!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to fill the box, or Esc to go back</source>
        <translation>Mit Enter das Feld ausfüllen, mit Esc zurück zu den Würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to cross out the box, or Esc to go back</source>
        <translation>Mit Enter das Feld streichen, mit Esc zurück zu den Würfeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Fill {box}: {points}</source>
        <translation>{box} füllen: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name} has the dice</source>
        <translation>{name} hat die Würfel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Five equal again: {points} points more</source>
        <translation>Wieder fünf gleiche: {points} Punkte dazu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Ones to sixes earn the bonus: {points} points more</source>
        <translation>Einser bis Sechser bringen den Bonus: {points} Punkte dazu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You cross out {box}</source>
        <translation>Du streichst {box}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} crosses out {box}</source>
        <translation>{name} streicht {box}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{box}: you score {points}</source>
        <translation>{box}: Du bekommst {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{box}: {name} scores {points}</source>
        <translation>{box}: {name} bekommt {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You keep {kept} and roll {faces}</source>
        <translation>Du behältst {kept} und wirfst {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} keeps {kept} and rolls {faces}</source>
        <translation>{name} behält {kept} und wirft {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You roll {faces}</source>
        <translation>Du wirfst {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} rolls {faces}</source>
        <translation>{name} wirft {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Cross out {box}</source>
        <translation>{box} streichen</translation>
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
        <translation>Unentschieden, {points} zu {points}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, {over} above par</source>
        <comment>{count} points, {over} above par</comment>
        <translation>
            <numerusform>{count} Punkt, {over} mehr als Par</numerusform>
            <numerusform>{count} Punkte, {over} mehr als Par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, {under} below par</source>
        <comment>{count} points, {under} below par</comment>
        <translation>
            <numerusform>{count} Punkt, {under} weniger als Par</numerusform>
            <numerusform>{count} Punkte, {under} weniger als Par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, on par</source>
        <comment>{count} points, on par</comment>
        <translation>
            <numerusform>{count} Punkt, auf Par</numerusform>
            <numerusform>{count} Punkte, auf Par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You left at 1 point</source>
        <comment>You left at {count} points</comment>
        <translation>
            <numerusform>Du hast das Spiel bei {count} Punkt verlassen</numerusform>
            <numerusform>Du hast das Spiel bei {count} Punkten verlassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The game was left at 1 point</source>
        <comment>The game was left at {count} points</comment>
        <translation>
            <numerusform>Das Spiel wurde bei {count} Punkt verlassen</numerusform>
            <numerusform>Das Spiel wurde bei {count} Punkten verlassen</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left at {own} to {other}</source>
        <translation>Du hast das Spiel bei {own} zu {other} verlassen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points after</source>
        <translation>Punkte danach</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{count} point</source>
        <comment>{count} points</comment>
        <translation>
            <numerusform>{count} Punkt</numerusform>
            <numerusform>{count} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{number} points</source>
        <translation>{number} Punkte</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At {count} point</source>
        <comment>At {count} points</comment>
        <translation>
            <numerusform>Ab {count} Punkt</numerusform>
            <numerusform>Ab {count} Punkten</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Now: {value} expected for the whole game.</source>
        <translation>Nun erwartet: insgesamt {value}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points so far plus points expected, move by move</source>
        <translation>Bisherige plus erwartete Punkte, Zug für Zug</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your expected score fell from {before} to {after}.</source>
        <translation>Damit konntest du insgesamt nur noch {after} statt {before} Punkte erwarten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your expected score rose from {before} to {after}.</source>
        <translation>Damit konntest du insgesamt {after} statt {before} Punkte erwarten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s expected score fell from {before} to {after}.</source>
        <translation>{name} konnte damit insgesamt nur noch {after} statt {before} Punkte erwarten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points so far plus points expected, move by move (fewer points are higher)</source>
        <translation>Bisherige plus erwartete Punkte, Zug für Zug (weniger ist oben)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s expected score rose from {before} to {after}.</source>
        <translation>{name} konnte damit insgesamt {after} statt {before} Punkte erwarten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have saved {amount} on average.</source>
        <translation>„{choice}“ hätte im Schnitt {amount} gespart.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Costs are in points of the whole game, on average.</source>
        <translation>Kosten werden in Punkten des ganzen Spiels gemessen, im Schnitt.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost per choice, in points</source>
        <translation>Kosten je Entscheidung, in Punkten</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Dice kept after the first roll</source>
        <translation>Würfelwahl nach dem ersten Wurf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Dice kept after the second roll</source>
        <translation>Würfelwahl nach dem zweiten Wurf</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Boxes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: 1 point</source>
        <comment>{name}: {count} points</comment>
        <translation>
            <numerusform>{name}: {count} Punkt</numerusform>
            <numerusform>{name}: {count} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: {sum} of {goal} in ones to sixes, bonus {bonus}</source>
        <translation>{name}: {sum} von {goal} bei Einsern bis Sechsern, Bonus {bonus}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: 1 point for jokers</source>
        <comment>{name}: {count} points for jokers</comment>
        <translation>
            <numerusform>{name}: {count} Punkt für Joker</numerusform>
            <numerusform>{name}: {count} Punkte für Joker</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Sum</source>
        <comment>of a player&apos;s boxes</comment>
        <translation>Summe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Bonus at {goal}</source>
        <translation>Bonus ab {goal}</translation>
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
            <numerusform>{box}: ausgefüllt, {count} Punkt</numerusform>
            <numerusform>{box}: ausgefüllt, {count} Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{box}: 1 point now</source>
        <comment>{box}: {count} points now</comment>
        <translation>
            <numerusform>{box}: jetzt {count} Punkt</numerusform>
            <numerusform>{box}: jetzt {count} Punkte</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{box}: open</source>
        <translation>{box}: frei</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: open</source>
        <translation>{name}: frei</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Free joker</source>
        <translation>Freier Joker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>If checked, five equal dice may fill any open box once the box Yacht is filled. Otherwise they must first fill their own box of ones to sixes.</source>
        <translation>Mit Haken dürfen fünf gleiche Würfel in jedes freie Feld, sobald das Feld „Yacht“ ausgefüllt ist. Ohne Haken müssen sie zuerst in ihr eigenes Feld von Einser bis Sechser.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>This game: {rules}. Press N to start the next one.</source>
        <translation>Dieses Spiel: {rules}. Drücke N, um das nächste zu beginnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Pause before the computer plays</source>
        <translation>Pause, bevor der Computer spielt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Seat {seat}</source>
        <translation>Platz {seat}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>1 point; has the dice</source>
        <comment>{count} points; has the dice</comment>
        <translation>
            <numerusform>{count} Punkt; hat die Würfel</numerusform>
            <numerusform>{count} Punkte; hat die Würfel</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Show the best choice (B)</source>
        <translation>Beste Wahl zeigen (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Roll or fill the box</source>
        <translation>Würfeln oder das Feld ausfüllen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Show the best choice</source>
        <translation>Beste Wahl zeigen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Coach, players and rules</source>
        <translation>Coach, Spieler und Regeln</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>{rules} applies to the next game. Press N to start it.</source>
        <translation>Die Regeln „{rules}“ gelten ab dem nächsten Spiel. Drücke N, um es zu beginnen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Coach, players and rules (D)</source>
        <translation>Coach, Spieler und Regeln (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>compare the choices in a position</source>
        <translation>die Möglichkeiten in einer Stellung vergleichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>say what a game is worth with best play</source>
        <translation>sagen, was ein Spiel mit bester Spielweise bringt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>the position, as in a line, without the game&apos;s name</source>
        <translation>die Stellung wie in einer Zeile, ohne den Namen des Spiels</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>With best play from the start: {value}</source>
        <translation>Mit bester Spielweise von Anfang an: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/exercises.py"/>
        <source>What do you choose?</source>
        <translation>Was wählst du?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>{choice} is best: {value}</source>
        <translation>{choice} ist die beste Wahl: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Compare the choices (B)</source>
        <translation>Möglichkeiten vergleichen (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Coach (D)</source>
        <translation>Coach (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Make the chosen move</source>
        <translation>Gewählten Zug ausführen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Compare the choices</source>
        <translation>Möglichkeiten vergleichen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Choice {number}</source>
        <translation>Möglichkeit {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/clicks.py"/>
        <source>Right-click to set “{field}”</source>
        <translation>Rechtsklick stellt „{field}“ ein</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/clicks.py"/>
        <source>Click to set “{field}”</source>
        <translation>Klick stellt „{field}“ ein</translation>
    </message>
</context>
</TS>
