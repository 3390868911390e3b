<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>No sound device was found.</source>
        <translation>No se ha encontrado ningún dispositivo de sonido.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Connect or turn on a sound device.</source>
        <translation>Conecta o enciende un dispositivo de sonido.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <source>Qt&apos;s sound library could not be loaded: {reason}.</source>
        <translation>No se ha podido cargar la biblioteca de sonido de Qt: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <source>Install what is missing and restart DiceDesk.</source>
        <translation>Instala lo que falta y reinicia DiceDesk.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/screen.py"/>
        <source>No display was found. Use a virtual one (xvfb-run dicedesk), or play in the terminal (dicedesk play hog).</source>
        <translation>No se ha encontrado ninguna pantalla. Usa una virtual (xvfb-run dicedesk) o juega en el terminal (dicedesk play hog).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine could not be started.</source>
        <translation>El motor de voz no ha podido arrancar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>No sound device could play the voice: {reason}</source>
        <translation>Ningún dispositivo de sonido ha podido reproducir la voz: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The voice failed: {reason}</source>
        <translation>La voz ha fallado: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine ended unexpectedly.</source>
        <translation>El motor de voz se ha cerrado de repente.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine did not answer in time.</source>
        <translation>El motor de voz no ha respondido a tiempo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The Python package pyttsx3 is missing.</source>
        <translation>Falta el paquete de Python pyttsx3.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install the package with: {command}</source>
        <translation>Instala el paquete con: {command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install both packages with: {command}</source>
        <translation>Instala los dos paquetes con: {command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install espeak-ng and alsa-utils with your package manager.</source>
        <translation>Instala espeak-ng y alsa-utils con tu gestor de paquetes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The voice (espeak-ng) or its player (aplay) is missing.</source>
        <translation>Falta la voz (espeak-ng) o su reproductor (aplay).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Some settings could not be read and were reset to their defaults.</source>
        <translation>Algunos ajustes no se han podido leer y vuelven a tener sus valores predeterminados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/games.py"/>
        <location filename="../../dicedesk/play/saved_games.py"/>
        <source>Your last game could not be opened. It is still in the games folder.</source>
        <translation>No se ha podido abrir tu última partida. Sigue en la carpeta de partidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The saved games could not be read: {reason}</source>
        <translation>No se han podido leer las partidas guardadas: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your saved games are from a newer version of DiceDesk. Their file was kept as {name}, and a new file was started.</source>
        <translation>Tus partidas guardadas son de una versión más reciente de DiceDesk. Su archivo se conserva como {name} y se ha empezado uno nuevo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The saved games could not be read; the file was set aside as {name}. You can restore a backup from the Help menu.</source>
        <translation>No se ha podido leer el archivo de partidas guardadas y se ha apartado como {name}. Puedes restaurar una copia de seguridad desde el menú Ayuda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your games are open in a terminal. Until you leave the game there, nothing is saved here.</source>
        <translation>Tus partidas están abiertas en un terminal. Hasta que salgas de la partida en el terminal, aquí no se guarda nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your games are open in another DiceDesk window. Close it, or nothing will be saved here.</source>
        <translation>Tus partidas están abiertas en otra ventana de DiceDesk. Si no la cierras, aquí no se guarda nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Games cannot be saved here: another program is using the saved-games file.</source>
        <translation>Aquí no se pueden guardar partidas: otro programa está usando el archivo de partidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Games cannot be saved here: {reason}</source>
        <translation>Aquí no se pueden guardar partidas: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>This backup cannot be read.</source>
        <translation>Esta copia de seguridad no se puede leer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Saving failed: {reason}</source>
        <translation>No se ha podido guardar: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The games folder is not writable.</source>
        <translation>No se puede escribir en la carpeta de partidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/dice.py"/>
        <source>A die shows 1 to 6, not {face!r}.</source>
        <translation>Un dado muestra del 1 al 6, no {face!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>give the chance to win with each number of dice</source>
        <translation>muestra la probabilidad de ganar con cada número de dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>your score</source>
        <translation>tu puntuación</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the opponent&apos;s score</source>
        <translation>la puntuación del rival</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>the opponent&apos;s strategy</source>
        <translation>la estrategia del rival</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the score that ends the game</source>
        <translation>la puntuación con la que acaba la partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>the strategy whose wins are counted</source>
        <translation>la estrategia cuyas victorias se cuentan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>play one strategy against another</source>
        <translation>enfrenta una estrategia a otra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/lab/fields.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{least} to {most}</source>
        <translation>{least} a {most}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/game.py"/>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/game.py"/>
        <source>{game} has no variants: “{text}” cannot be read</source>
        <translation>{game} no tiene variantes: «{text}» no se puede leer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the note is longer than {most} characters</source>
        <translation>la nota tiene más de {most} caracteres</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the note contains a control character</source>
        <translation>la nota contiene un carácter de control</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the record has no such move</source>
        <translation>el registro no tiene esa jugada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <location filename="../../dicedesk/core/position.py"/>
        <source>longer than {most} characters</source>
        <translation>tiene más de {most} caracteres</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>header lines must come before the first move</source>
        <translation>las cabeceras deben ir antes de la primera jugada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected a header such as [Game &quot;hog&quot;]</source>
        <translation>se esperaba una cabecera como [Game &quot;hog&quot;]</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the “{name}” header appears twice</source>
        <translation>la cabecera «{name}» aparece dos veces</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the “{name}” header contains a line break or a control character</source>
        <translation>la cabecera «{name}» contiene un salto de línea o un carácter de control</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected a move such as “roll 4 : 3 5 2 6”</source>
        <translation>se esperaba una jugada como «roll 4 : 3 5 2 6»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected faces from 1 to 6, separated by spaces</source>
        <translation>se esperaban caras del 1 al 6 separadas por espacios</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/record.py"/>
        <source>expected a [Game &quot;…&quot;] header with one of: {names}</source>
        <translation>se esperaba una cabecera [Game &quot;…&quot;] con uno de estos valores: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>there is nothing between two commas; leave out one of them</source>
        <translation>no hay nada entre dos comas; elimina una de ellas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>expected a comma before “{word}”</source>
        <translation>se esperaba una coma antes de «{word}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>“{name}” comes twice</source>
        <translation>«{name}» aparece dos veces</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>“{text}” has no name</source>
        <translation>a «{text}» le falta el nombre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>there is no “{name}” in a position; choose from: {names}</source>
        <translation>«{name}» no existe en una posición; elige entre: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be whole numbers separated by spaces, not “{text}”</source>
        <translation>{name} debe contener números enteros separados por espacios, no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be an amount such as 85 or 85.50, not “{text}”</source>
        <translation>{name} debe ser un importe como 85 o 85.50, no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be “on” or “off”, not “{text}”</source>
        <translation>{name} debe ser «on» u «off», no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>“{name}” takes no value; you gave “{text}”</source>
        <translation>«{name}» no admite ningún valor; has indicado «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>the position contains a line break or a control character</source>
        <translation>la posición contiene un salto de línea o un carácter de control</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/core/record.py"/>
        <source>there is no game “{game}”; choose from: {names}</source>
        <translation>no hay ningún juego «{game}»; elige entre: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>expected a name for each player (here {seats}), separated by commas, not “{text}”</source>
        <translation>se esperaban tantos nombres como jugadores (aquí, {seats}), separados por comas, no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/record.py"/>
        <source>“{day}” is not a date; write it like 2026-11-23</source>
        <translation>«{day}» no es una fecha; escríbela como en 2026-11-23</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/rollers.py"/>
        <source>No dice are left to roll.</source>
        <translation>No quedan dados que tirar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>These dice were not sealed, so there is nothing to check.</source>
        <translation>Estos dados no estaban sellados, así que no hay nada que comprobar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The “Seed” header does not contain {count} bytes in hex.</source>
        <translation>La cabecera «Seed» no contiene {count} bytes en hexadecimal.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The only die comes from the seed in this record.</source>
        <comment>All {count} dice come from the seed in this record.</comment>
        <translation>
            <numerusform>El único dado sale de la semilla de este registro.</numerusform>
            <numerusform>Los {count} dados salen de la semilla de este registro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal and the only die after move {move} check out; the earlier moves belong to another game.</source>
        <comment>The seal and all {count} dice after move {move} check out; the earlier moves belong to another game.</comment>
        <translation>
            <numerusform>El sello y el único dado tras la jugada {move} son correctos; las jugadas anteriores son de otra partida.</numerusform>
            <numerusform>El sello y los {count} dados tras la jugada {move} son correctos; las jugadas anteriores son de otra partida.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>This game continues another one ({game}) and rolled no dice of its own, so it has no dice to check.</source>
        <translation>Esta partida continúa otra ({game}) y en ella no se tiró ningún dado propio, así que no hay dados que comprobar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal; the game was left early.</source>
        <translation>Todas las jugadas son legales; la partida se abandonó antes de terminar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game. Rolls undone after they were seen: {undone}; hints: {hints}.</source>
        <translation>Partida amistosa. Tiradas deshechas tras verlas: {undone}; pistas: {hints}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game from a position: {position}.</source>
        <translation>Partida amistosa a partir de una posición: {position}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game that continues another one ({game}). Its seal does not cover the earlier moves; the record of that game does.</source>
        <translation>Partida amistosa que continúa otra ({game}). Su sello no cubre las jugadas anteriores; el registro de aquella, sí.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Anyone can calculate these dice from the date, even before the game.</source>
        <translation>Cualquiera puede calcular estos dados a partir de la fecha, también antes de la partida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record cannot show that this seed comes from the game it names ({game}). Anyone who has the challenge can calculate these dice before playing.</source>
        <translation>El registro no permite demostrar que esta semilla venga de la partida que indica ({game}). Quien tenga el reto puede calcular estos dados antes de jugar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>A record cannot show that its seal was known before the word and the first roll, or that no other game was left out. See “Provably fair dice” in Help.</source>
        <translation>Un registro no permite demostrar que su sello se conociera antes de la palabra y de la primera tirada, ni que no se omitiera otra partida. Consulta «Dados demostrablemente justos» en la Ayuda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record continues from move {move}, but has fewer moves.</source>
        <translation>El registro continúa desde la jugada {move}, pero tiene menos jugadas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal, and the game is over.</source>
        <translation>Todas las jugadas son legales y la partida ha terminado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The dice can be checked when the game is over.</source>
        <translation>Los dados se podrán comprobar cuando termine la partida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record has no {names}, so its dice cannot be checked.</source>
        <translation>El registro no tiene {names}, así que sus dados no se pueden comprobar.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The only die matches the dice for {day}.</source>
        <comment>All {count} dice match the dice for {day}.</comment>
        <translation>
            <numerusform>El único dado coincide con el del {day}.</numerusform>
            <numerusform>Los {count} dados coinciden con los del {day}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal checks out; no dice were rolled.</source>
        <translation>El sello es correcto; no se tiró ningún dado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>No dice were rolled, so there is nothing to check.</source>
        <translation>No se tiró ningún dado, así que no hay nada que comprobar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal; the game is not over.</source>
        <translation>Todas las jugadas son legales; la partida no ha terminado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seed is revealed, but the game neither ended nor was left early: its last moves are missing.</source>
        <translation>La semilla se ha revelado, pero la partida ni terminó ni se abandonó: faltan sus últimas jugadas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game. It was made casual before the first roll.</source>
        <translation>Partida amistosa, elegida antes de la primera tirada.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Die {place} shows {shown}; it should show {promised}.</source>
        <comment>{count} dice differ; the first is die {place}: it shows {shown} and should show {promised}.</comment>
        <translation>
            <numerusform>El dado {place} muestra {shown}; debería mostrar {promised}.</numerusform>
            <numerusform>{count} dados no coinciden; el primero es el dado {place}: muestra {shown} y debería mostrar {promised}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Die {place} shows {shown}; according to the seal, it should show {sealed}.</source>
        <comment>{count} dice differ; the first is die {place}: it shows {shown} and should show {sealed} according to the seal.</comment>
        <translation>
            <numerusform>El dado {place} muestra {shown}; según el sello, debería mostrar {sealed}.</numerusform>
            <numerusform>{count} dados no coinciden; el primero es el dado {place}: muestra {shown} y, según el sello, debería mostrar {sealed}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>This seed has the seal {seal}, not the one that was shown.</source>
        <translation>El sello de esta semilla es {seal}, no el que se mostró.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>loses</source>
        <translation>pierde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>pushes</source>
        <translation>empata</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>goes on</source>
        <translation>sigue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <source>swaps up</source>
        <translation>intercambio a favor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <source>swaps down</source>
        <translation>intercambio en contra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Best: {choice} ({chance} to win).</source>
        <translation>Lo mejor: {choice} ({chance} de probabilidad de ganar).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Second best: {choice} ({chance} to win).</source>
        <translation>Segunda mejor opción: {choice} ({chance} de probabilidad de ganar).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{choice} ({chance} to win).</source>
        <translation>{choice} ({chance} de probabilidad de ganar).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Second best: {choice}, less than 0.1 percentage points below the best.</source>
        <translation>Segunda mejor opción: {choice}, que cuesta menos de 0,1 puntos porcentuales.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The result: {what}.</source>
        <translation>Después: {what}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>After a Pig Out, the chance to win is {pig_out}; without a 1, it is {others}.</source>
        <translation>Tras un atracón, la probabilidad de ganar es del {pig_out}; sin ningún 1, del {others}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll wins at once {wins} of the time and loses at once {loses} of the time.</source>
        <translation>La tirada gana al instante el {wins} de las veces y pierde al instante el {loses}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll wins at once {chance} of the time.</source>
        <translation>La tirada gana al instante el {chance} de las veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll loses at once {chance} of the time.</source>
        <translation>La tirada pierde al instante el {chance} de las veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll swaps up {chance} of the time.</source>
        <translation>La tirada sube el marcador por intercambio el {chance} de las veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{own} to {other}, which wins the game</source>
        <translation>{own} a {other}, con lo que gana la partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{own} to {other}, which loses the game</source>
        <translation>{own} a {other}, con lo que pierde la partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Whatever the dice show: {what}, for example {own} to {other}.</source>
        <translation>En cualquier caso: {what}; por ejemplo, {own} a {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, counts on a later turn.</source>
        <translation>Ninguna opción gana ni siquiera el {limit} de las veces. La mejor ({choice}) lo fía todo a un turno posterior.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} then takes Free Bacon: {what}.</source>
        <translation>Desde ahí, {name} toma beicon gratis: {what}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} then rolls 1 die.</source>
        <comment>{name} then rolls {count} dice.</comment>
        <translation>
            <numerusform>Desde ahí, {name} tira 1 dado.</numerusform>
            <numerusform>Desde ahí, {name} tira {count} dados.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>That roll wins {chance} of the time.</source>
        <translation>Esa tirada gana el {chance} de las veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Most likely: {what} ({chance}), then {own} to {other}.</source>
        <translation>Lo más probable: {what} ({chance}), es decir, {own} a {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Most likely: {what} ({chance}), for example {own} to {other}.</source>
        <translation>Lo más probable: {what} ({chance}); por ejemplo, {own} a {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no swap, no win</source>
        <translation>sin 1 ni intercambio ni victoria</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no swap</source>
        <translation>sin 1 ni intercambio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no win</source>
        <translation>sin 1 ni victoria</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s</source>
        <translation>sin ningún 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out and a swap up</source>
        <translation>un atracón y un intercambio a favor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out and a swap down</source>
        <translation>un atracón y un intercambio en contra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>the scores swap, now {own} to {other}</source>
        <translation>los marcadores se intercambian, ahora {own} a {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{choice} and {dice} differ by less than 0.1 percentage points.</source>
        <translation>La diferencia entre {choice} y {dice} es de menos de 0,1 puntos porcentuales.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No roll with {dice} beats the {mark} of {choice}.</source>
        <translation>Ninguna tirada con {dice} supera el {mark} que da «{choice}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Every roll with {dice} reaches at least the {mark} of {choice}.</source>
        <translation>Ninguna tirada con {dice} queda por debajo del {mark} que da «{choice}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>With {dice}, {above} of rolls beat the {mark} of {choice}, and {below} fall below it. Overall, that costs {points}.</source>
        <translation>Con {dice}, el {above} de las tiradas supera el {mark} que da «{choice}» y el {below} queda por debajo. En total, eso cuesta {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>With {dice}, {above} of rolls beat the {mark} of {choice}, and {below} fall below it. Overall, that gains {points}.</source>
        <translation>Con {dice}, el {above} de las tiradas supera el {mark} que da «{choice}» y el {below} queda por debajo. En total, con eso se ganan {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims to win at once ({share} of its rolls).</source>
        <translation>Ninguna opción gana ni siquiera el {limit} de las veces. La mejor ({choice}) busca ganar al instante: lo logra el {share} de las veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims for a swap up ({share} of its rolls).</source>
        <translation>Ninguna opción gana ni siquiera el {limit} de las veces. La mejor ({choice}) busca un intercambio a favor: lo logra el {share} de las veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims for a roll without a 1 ({share} of its rolls).</source>
        <translation>Ninguna opción gana ni siquiera el {limit} de las veces. La mejor ({choice}) busca una tirada sin ningún 1: lo logra el {share} de las veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{points} points is a high roll, but it brings the score to {total}, which swaps with {other}.</source>
        <translation>{points} puntos son una tirada alta, pero dejan el marcador en {total}, que se intercambia con {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} can now take Free Bacon: {what}.</source>
        <translation>{name} puede tomar ahora beicon gratis: {what}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Free Bacon</source>
        <comment>within a sentence</comment>
        <translation>beicon gratis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Pig Out</source>
        <translation>Atracón</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>Total</source>
        <translation>En total</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Chance to win</source>
        <translation>Probabilidad después</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds after</source>
        <translation>Rondas después</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At the start, you could expect to win 1 round.</source>
        <comment>At the start, you could expect to win {count} rounds.</comment>
        <translation>
            <numerusform>Al empezar, cabía esperar que ganaras {count} ronda.</numerusform>
            <numerusform>Al empezar, cabía esperar que ganaras {count} rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At the start, {name} could expect to win 1 round.</source>
        <comment>At the start, {name} could expect to win {count} rounds.</comment>
        <translation>
            <numerusform>Al empezar, cabía esperar que {name} ganara {count} ronda.</numerusform>
            <numerusform>Al empezar, cabía esperar que {name} ganara {count} rondas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>You could then expect to win 1 round in this game, down from {before}.</source>
        <comment>You could then expect to win {count} rounds in this game, down from {before}.</comment>
        <translation>
            <numerusform>Las rondas que podías esperar ganar en esta partida bajaron de {before} a {count}.</numerusform>
            <numerusform>Las rondas que podías esperar ganar en esta partida bajaron de {before} a {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>You could then expect to win 1 round in this game, up from {before}.</source>
        <comment>You could then expect to win {count} rounds in this game, up from {before}.</comment>
        <translation>
            <numerusform>Las rondas que podías esperar ganar en esta partida subieron de {before} a {count}.</numerusform>
            <numerusform>Las rondas que podías esperar ganar en esta partida subieron de {before} a {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{name} could then expect to win 1 round in this game, down from {before}.</source>
        <comment>{name} could then expect to win {count} rounds in this game, down from {before}.</comment>
        <translation>
            <numerusform>Las rondas que {name} podía esperar ganar en esta partida bajaron de {before} a {count}.</numerusform>
            <numerusform>Las rondas que {name} podía esperar ganar en esta partida bajaron de {before} a {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{name} could then expect to win 1 round in this game, up from {before}.</source>
        <comment>{name} could then expect to win {count} rounds in this game, up from {before}.</comment>
        <translation>
            <numerusform>Las rondas que {name} podía esperar ganar en esta partida subieron de {before} a {count}.</numerusform>
            <numerusform>Las rondas que {name} podía esperar ganar en esta partida subieron de {before} a {count}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended your turn with no rounds won; before the throw, you could expect to win {expected}.</source>
        <translation>Así te quedaste sin ganar ninguna ronda, cuando antes de esa tirada cabía esperar que ganaras {expected}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended {name}&apos;s turn with no rounds won; before the throw, {name} could expect to win {expected}.</source>
        <translation>Así {name} se quedó sin ganar ninguna ronda, cuando antes de esa tirada cabía esperar que ganara {expected}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended your turn with 1 round won; before the throw, you could expect to win {expected}.</source>
        <comment>That ended your turn with {count} rounds won; before the throw, you could expect to win {expected}.</comment>
        <translation>
            <numerusform>Así te quedaste con 1 ronda ganada, cuando antes de esa tirada cabía esperar que ganaras {expected}.</numerusform>
            <numerusform>Así te quedaste con {count} rondas ganadas, cuando antes de esa tirada cabía esperar que ganaras {expected}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended {name}&apos;s turn with 1 round won; before the throw, {name} could expect to win {expected}.</source>
        <comment>That ended {name}&apos;s turn with {count} rounds won; before the throw, {name} could expect to win {expected}.</comment>
        <translation>
            <numerusform>Así {name} se quedó con 1 ronda ganada, cuando antes de esa tirada cabía esperar que ganara {expected}.</numerusform>
            <numerusform>Así {name} se quedó con {count} rondas ganadas, cuando antes de esa tirada cabía esperar que ganara {expected}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Mains</source>
        <translation>Bases</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Mains after a lost round</source>
        <translation>Bases tras una ronda perdida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands after</source>
        <translation>Manos después</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>{count} of 36</source>
        <translation>{count} de 36</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>{number} times</source>
        <translation>{number} veces</translation>
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
        <translation>Pierdes {amount} en apuestas de contrato.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>This costs {price}, but your bankroll is only {bankroll}.</source>
        <translation>Esto cuesta {price}, pero tus fondos son de solo {bankroll}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>Under these rules, only come odds can be off on the come-out.</source>
        <translation>Con estas reglas, en la salida solo pueden estar inactivas las odds de venir.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>the bankroll cannot be below $0</source>
        <translation>los fondos no pueden ser menores que 0&#xa0;$</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>a bankroll of {bankroll} ends the game</source>
        <translation>con unos fondos de {bankroll}, la partida ya ha terminado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>In Craps you can bet, take bets down, turn odds or bets on or off, roll or leave.</source>
        <translation>En craps puedes apostar, retirar apuestas, activar o desactivar las odds o las apuestas, tirar o dejar la mesa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>You have no {bet} bet to take down.</source>
        <translation>No tienes ninguna apuesta en «{bet}» que retirar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>{bet} is a contract bet: it stays up until it wins or loses.</source>
        <translation>«{bet}» es una apuesta de contrato: se queda en la mesa hasta que gane o pierda.</translation>
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
        <translation>No puedes apostar directamente a «{bet}»: apuesta a «Venir» o «No venir», y una tirada llevará allí la apuesta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Come bets need a point: make the come-out roll first.</source>
        <translation>Las apuestas de venir necesitan un punto: haz antes la tirada de salida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds need a point: make the come-out roll first.</source>
        <translation>Las odds necesitan un punto: haz antes la tirada de salida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{bet} needs a point: make the come-out roll first.</source>
        <translation>«{bet}» necesita un punto: haz antes la tirada de salida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{bet} can only be bet before a come-out roll.</source>
        <translation>«{bet}» solo se puede apostar antes de una tirada de salida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>there are no house rules named “{text}”; choose from: {names}</source>
        <translation>no hay reglas de la casa «{text}»; elige entre: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>You cannot buy or lay {point} while it is the point.</source>
        <translation>No puedes apostar buy ni lay al {point} mientras sea el punto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>The point is {point}</source>
        <translation>El punto es {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>minimum, maximum and bankroll must each be from 1 to {most} dollars</source>
        <translation>mínimo, máximo y fondos deben ser de 1 a {most} dólares</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the table minimum cannot be above the maximum</source>
        <translation>el mínimo de la mesa no puede superar el máximo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the field must pay 2:1 or 3:1 on {total}, not {pays}:1</source>
        <translation>el campo debe pagar 2:1 o 3:1 con el {total}, no {pays}:1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the odds limit must be “none”, “3-4-5” or 1 to {most} times the line bet</source>
        <translation>el límite de odds debe ser «none», «3-4-5» o de 1 a {most} veces la apuesta de línea</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} must be one of {choices}, not “{text}”</source>
        <translation>{name} debe ser uno de {choices}, no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds limit</source>
        <translation>Límite de odds</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The most odds you may take on a pass or come bet: any amount, a multiple of the bet, or 3× on 4 and 10, 4× on 5 and 9, 5× on 6 and 8. When you lay odds, the limit is on what they win.</source>
        <translation>Cuántas odds admite como máximo una apuesta de pase o de venir: cualquier importe, un múltiplo de la apuesta, o 3× en 4 y 10, 4× en 5 y 9, 5× en 6 y 8. Con odds en contra, el límite se aplica a lo que ganan.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Field on 12</source>
        <translation>Campo con el 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>What the field pays on a 12: 2:1 or 3:1.</source>
        <translation>Lo que paga el campo con un 12: 2:1 o 3:1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Commission on buy and lay bets</source>
        <translation>Comisión de buy y lay</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether the 5% commission (vig) is paid when you make the bet, or only when it wins.</source>
        <translation>Si la comisión del 5&#xa0;% (vig) se paga al hacer la apuesta o solo cuando gana.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Propositions on the come-out</source>
        <translation>Apuestas de proposición en la salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether you can bet propositions, the field and hardways before there is a point.</source>
        <translation>Si se admiten apuestas de proposición, de campo y a números duros antes de que haya punto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Bets off on the come-out</source>
        <translation>Apuestas inactivas en la salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether place, buy and hardway bets are off on the come-out roll.</source>
        <translation>Si las apuestas place, buy y a números duros quedan inactivas en la tirada de salida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>When a come number becomes the point</source>
        <translation>Número de venir que pasa a ser el punto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a come bet is returned or wins when its number rolls on the come-out (if it wins, a don&apos;t come bet on that number loses).</source>
        <translation>Si una apuesta de venir se devuelve o gana cuando su número sale en la tirada de salida (si gana, la de no venir a ese número pierde).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Don&apos;t come on 12</source>
        <translation>No venir con el 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a 12 is a push or a win for a new don&apos;t come bet.</source>
        <translation>Si con un 12 una nueva apuesta de no venir empata o gana.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Field on 2</source>
        <translation>Campo con el 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} must be a whole number, not “{text}”</source>
        <translation>{name} debe ser un número entero, no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>What the field pays on a 2: 2:1 or 3:1.</source>
        <translation>Lo que paga el campo con un 2: 2:1 o 3:1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Place, buy and lay at any time</source>
        <translation>Place, buy y lay en cualquier momento</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether you can place, buy and lay numbers before there is a point, and buy and lay the point itself.</source>
        <translation>Si se admiten apuestas place, buy y lay antes de que haya punto, y buy y lay en el propio punto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>More bets</source>
        <translation>Más apuestas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether the table takes place bets to lose, Big 6 and Big 8, C &amp; E, world and hop bets.</source>
        <translation>Si la mesa admite las apuestas place a perder, gran 6, gran 8, C &amp; 11, mundo y salto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Lay bets on the come-out</source>
        <translation>Lay en la salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether lay bets and place bets to lose are working or off on the come-out roll.</source>
        <translation>Si las apuestas lay y las place a perder están activas o inactivas en la tirada de salida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Hardways on the come-out</source>
        <translation>Números duros en la salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether hardways are off on the come-out roll whenever place bets are off, or always work.</source>
        <translation>Si los números duros están inactivos en la tirada de salida cuando lo están las apuestas place, o si están siempre activos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>When a place bet wins</source>
        <translation>Al ganar una apuesta place</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a winning place bet comes back with its winnings or stays up for the next roll.</source>
        <translation>Si una apuesta place que gana se devuelve con lo ganado o se queda en la mesa para la tirada siguiente.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The smallest pass, don&apos;t pass, come or don&apos;t come bet, in dollars. Other bets start at $1.</source>
        <translation>La apuesta más baja de pase, no pase, venir o no venir, en dólares. Las demás empiezan en 1&#xa0;$.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The largest bet on any one spot, in dollars. Odds have their own limit.</source>
        <translation>La apuesta más alta en una casilla, en dólares. Las odds tienen su propio límite.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bankroll</source>
        <translation>Fondos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Your buy-in, in dollars.</source>
        <translation>Con cuánto llegas a la mesa, en dólares.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} appears twice in the rules</source>
        <translation>{name} aparece dos veces en las reglas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the preset must be one of {names}, not “{text}”</source>
        <translation>el modelo debe ser uno de {names}, no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>there is no craps rule “{name}”; choose from: {known}</source>
        <translation>no hay ninguna regla de craps «{name}»; elige entre: {known}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>expected “bet NAME DOLLARS”, “take-down NAME”, “odds on”, “odds off”, “work on”, “work off”, “throw” or “leave”, not “{text}”</source>
        <translation>se esperaba «bet NOMBRE DÓLARES», «take-down NOMBRE», «odds on», «odds off», «work on», «work off», «throw» o «leave», no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Commissions were paid when the bets were made, so only the hourly cost of new bets includes them.</source>
        <translation>Las comisiones se pagaron al apostar, así que solo las incluye el coste por hora de las apuestas nuevas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the amount of each bet if none is on the table (default: the minimum)</source>
        <translation>el importe de cada apuesta si no hay ninguna en la mesa (por defecto: el mínimo)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the bets on the table do not include “{name}”</source>
        <translation>entre las apuestas de la mesa no está «{name}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>give the expected cost of each bet</source>
        <translation>muestra lo que cuesta de media cada apuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>bets on the table, such as “pass 10, place-6 12” (default: every bet you can make)</source>
        <translation>apuestas en la mesa, como «pass 10, place-6 12» (por defecto: todas las que puedes hacer)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the point: 4, 5, 6, 8, 9 or 10 (default: no point; the come-out roll is next)</source>
        <translation>el punto: 4, 5, 6, 8, 9 o 10 (por defecto: toca la tirada de salida)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>let come odds work on the come-out roll</source>
        <translation>activa las odds de venir en la tirada de salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>let bets that are normally off on the come-out roll work anyway</source>
        <translation>activa en la tirada de salida las apuestas que suelen estar inactivas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>“{point}” is not a point; give 4, 5, 6, 8, 9 or 10</source>
        <translation>«{point}» no es un punto; indica 4, 5, 6, 8, 9 o 10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>“{text}” is not a bet; give NAME DOLLARS, such as “pass 10”</source>
        <translation>«{text}» no es una apuesta; escribe NOMBRE DÓLARES, como «pass 10»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Expected cost of each bet in dollars (negative is a gain):</source>
        <translation>Lo que cuesta cada apuesta de media, en dólares (un coste negativo es una ganancia):</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>Bets are whole dollars, $1 or more.</source>
        <translation>Se apuesta en dólares enteros, desde 1&#xa0;$.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds need a {line} bet first.</source>
        <translation>Las odds necesitan antes una apuesta en «{line}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The minimum on {bet} is {least}.</source>
        <translation>El mínimo en «{bet}» es {least}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The maximum on {bet} is {most}.</source>
        <translation>El máximo en «{bet}» es {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Pass</source>
        <translation>Pase</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Don&apos;t pass</source>
        <translation>No pase</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Come</source>
        <translation>Venir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Don&apos;t come</source>
        <translation>No venir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Pass odds</source>
        <translation>Odds de pase</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Don&apos;t pass odds</source>
        <translation>Odds de no pase</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Any craps</source>
        <translation>Craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Any seven</source>
        <translation>Siete</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Three</source>
        <translation>Tres</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Eleven</source>
        <translation>Once</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Twelve</source>
        <translation>Doce</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Horn</source>
        <translation>Cuerno</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>C &amp; E</source>
        <translation>C &amp; 11</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>World</source>
        <translation>Mundo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Come {number}</source>
        <translation>Venir {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Don&apos;t come {number}</source>
        <translation>No venir {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Come odds {number}</source>
        <translation>Odds de venir {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Don&apos;t come odds {number}</source>
        <translation>Odds de no venir {number}</translation>
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
        <translation>{number} duro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Place against {number}</source>
        <translation>Place {number} a perder</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Big {number}</source>
        <translation>Gran {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Hop {high}-{low}</source>
        <translation>Salto {high}-{low}</translation>
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
        <translation>se esperaba «main N» (N de 5 a 9) o «throw», no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>Hazard has 1 to 4 casters, not {casters!r}.</source>
        <translation>En Hazard hay de 1 a 4 lanzadores, no {casters!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>expected rules such as “casters=1”, not “{text}”</source>
        <translation>se esperaban reglas como «casters=1», no «{text}»</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>one caster takes only turn 0, not turn {turn}</source>
        <comment>{count} casters take the turns 0 to {last}, not {turn}</comment>
        <translation>
            <numerusform>con un solo lanzador solo existe el turno 0, no el turno {turn}</numerusform>
            <numerusform>con {count} lanzadores, los turnos van del 0 al {last}; el turno {turn} no existe</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>two rounds lost in a row end the game</source>
        <translation>con dos rondas perdidas seguidas, la partida ya ha terminado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>two rounds lost in a row pass the dice to the next caster</source>
        <translation>con dos rondas perdidas seguidas, los dados pasan al siguiente lanzador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>after a lost round, the number of rounds lost cannot be 0</source>
        <translation>tras una ronda perdida, el número de rondas perdidas no puede ser 0</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>a chance needs its main</source>
        <translation>un número de suerte («chance») necesita su base («main»)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>turn must be from 0 to {most}, not {turn}</source>
        <translation>turn debe ser un número de 0 a {most}, no {turn}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>the casters after turn {turn} have not won a round yet; give the turn</source>
        <translation>los lanzadores posteriores al turno {turn} aún no han ganado ninguna ronda; indica el turno con «turn»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>The main of this round is {main}: throw the dice.</source>
        <translation>La base de esta ronda es {main}: tira los dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>A main is 5, 6, 7, 8 or 9, not {main!r}.</source>
        <translation>Una base es 5, 6, 7, 8 o 9, no {main!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>Choose a main before you throw.</source>
        <translation>Elige una base antes de tirar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>In Hazard you choose a main or throw the dice.</source>
        <translation>En Hazard eliges una base o tiras los dados.</translation>
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
        <translation>se esperaba «roll N» (N de 0 a 10), no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>the goal of Hog must be a whole number from 1 to 100, not {goal!r}</source>
        <translation>la meta de Hog debe ser un número entero de 1 a 100, no {goal!r}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>expected rules such as “goal=100”, not “{text}”</source>
        <translation>se esperaban reglas como «goal=100», no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Hog has players 0 and 1, not {seat!r}.</source>
        <translation>Los jugadores de Hog son 0 y 1, no {seat!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>a score of {score} ends the game</source>
        <translation>con una puntuación de {score}, la partida ya ha terminado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>A turn rolls 0 to 10 dice, not {count!r}.</source>
        <translation>En un turno se tiran de 0 a 10 dados, no {count!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>expected scores such as “34-50”, then “turn 0” or “turn 1”, not “{text}”</source>
        <translation>se esperaban puntuaciones como «34-50» y después «turn 0» o «turn 1», no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>A Magic 8 Ball needs at least one answer.</source>
        <translation>Una bola 8 mágica necesita al menos una respuesta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>A Magic 8 Ball&apos;s answers must all be different.</source>
        <translation>Las respuestas de una bola 8 mágica deben ser todas distintas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>It is decidedly so.</source>
        <translation>Decididamente, así es.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Don&apos;t count on it.</source>
        <translation>No cuentes con ello.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>It is certain.</source>
        <translation>Es seguro.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>My reply is no.</source>
        <translation>Mi respuesta es no.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>My sources say no.</source>
        <translation>Mis fuentes dicen que no.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Yes, definitely.</source>
        <translation>Sí, sin duda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Outlook not so good.</source>
        <translation>No pinta muy bien.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>You may rely on it.</source>
        <translation>Puedes confiar en ello.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Very doubtful.</source>
        <translation>Muy dudoso.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>As I see it, yes.</source>
        <translation>Tal como lo veo, sí.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Signs point to yes.</source>
        <translation>Todo apunta a que sí.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>I should hope not.</source>
        <translation>Espero que no.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Most likely.</source>
        <translation>Es muy probable.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>No - and don&apos;t take any wooden Bitcoin.</source>
        <translation>No, y que no te den bitcoines de palo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Outlook is promising.</source>
        <translation>El panorama promete.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/catalogue.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Poker Dice</source>
        <translation>Dados de póker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>expected “hand”, “reroll” with positions from 1 to 5, “hold” or “quit”, not “{text}”</source>
        <translation>se esperaba «hand», «reroll» con posiciones del 1 al 5, «hold» o «quit», no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>with dice rolled, 1 or 2 rolls are left, not {left}</source>
        <translation>con los dados ya tirados, quedan 1 o 2 tiradas, no {left}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>with dice rolled, the number of hands is 1 or more</source>
        <translation>con los dados ya tirados, el número de manos debe ser 1 o más</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>a bankroll of {bankroll} wins the award and ends the game</source>
        <translation>con unos fondos de {bankroll}, ya se ha ganado el premio y la partida ha terminado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>This hand is still being played.</source>
        <translation>Esta mano aún se está jugando.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>There is no hand to hold: start one first.</source>
        <translation>No hay mano en la que plantarse: primero empieza una.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>In Poker Dice, you can only start a hand, re-roll, hold or quit.</source>
        <translation>En los dados de póker solo puedes empezar una mano, repetir dados, plantarte o retirarte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>There are no dice to re-roll: start a hand first.</source>
        <translation>No hay dados que repetir: primero empieza una mano.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Choose the dice to re-roll by number, 1 to 5, each only once.</source>
        <translation>Elige por su número, del 1 al 5, los dados que quieres repetir, cada uno solo una vez.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep one {face}</source>
        <translation>guardar un {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep one {face}</source>
        <translation>Guardar un {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>A session needs at least 1 roll, not {throws}.</source>
        <translation>Una sesión necesita al menos 1 tirada, no {throws}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/odds.py"/>
        <source>A bet must be more than $0.</source>
        <translation>Una apuesta tiene que ser mayor que 0&#xa0;$.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>even</source>
        <translation>a la par</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>{high} to {low} against</source>
        <translation>{high} a {low} en contra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>{high} to {low} in favor</source>
        <translation>{high} a {low} a favor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>Two dice total 2 to 12, not {total!r}.</source>
        <translation>Dos dados suman de 2 a 12, no {total!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>With main {main}, the chance is never {chance!r}.</source>
        <translation>Con la base {main}, la suerte {chance!r} no se da nunca.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/odds.py"/>
        <source>You cannot keep {kept} out of {dice} (rolls left: {rolls}).</source>
        <translation>No se puede guardar {kept} de {dice} (tiradas restantes: {rolls}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/odds.py"/>
        <source>Rolls left must be 0, 1 or 2, not {given!r}.</source>
        <translation>Las tiradas restantes son 0, 1 o 2, no {given!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>1 or 2</source>
        <translation>1 o 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, to compare the choices before a hand)</source>
        <translation>los cinco dados de la tirada, cada uno del 1 al 6 (por defecto: ningún dado, para comparar las opciones antes de una mano)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>rolls left in this hand</source>
        <translation>tiradas que quedan en esta mano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>a multiple of $5</source>
        <translation>un múltiplo de 5&#xa0;$</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>compare the dice you could keep on the way to the Major Award</source>
        <translation>valora cada combinación de dados que se puede guardar, de camino al Gran Premio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the bankroll after this hand&apos;s ante, a multiple of $5 (default: 90, or 100 before a hand)</source>
        <translation>los fondos tras pagar el ante de esta mano, un múltiplo de 5&#xa0;$ (por defecto: 90; 100 antes de una mano)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not allowed for {option}; give {allowed}</source>
        <translation>«{text}» no vale para {option}; indica {allowed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>A bankroll must be a multiple of $5, not {bankroll}.</source>
        <translation>Los fondos deben ser un múltiplo de 5&#xa0;$, no {bankroll}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Within a hand, the bankroll must be $0 to $185 in steps of $5, not {bankroll}.</source>
        <translation>Dentro de una mano los fondos van de 0&#xa0;$ a 185&#xa0;$ en pasos de 5&#xa0;$, no {bankroll}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the table minimum on the pass line every round.</source>
        <translation>Apuesta el mínimo de la mesa a la línea de pase en cada ronda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Line bettor</source>
        <translation>Jugador de la línea</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Pass with odds</source>
        <translation>Pase con odds</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the pass line and takes the same amount in odds once there is a point.</source>
        <translation>Apuesta a la línea de pase y, en cuanto hay punto, lo mismo en odds.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Don&apos;t bettor</source>
        <translation>Jugador de no pase</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the table minimum on don&apos;t pass every round.</source>
        <translation>Apuesta el mínimo de la mesa al no pase en cada ronda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Pass and field</source>
        <translation>Pase y campo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the pass line, plus the field whenever it is open.</source>
        <translation>Apuesta a la línea de pase, y al campo siempre que esté abierto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Place 6 and 8</source>
        <translation>Place 6 y 8</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Keeps place bets on 6 and 8, with nothing on the line.</source>
        <translation>Mantiene apuestas place en el 6 y el 8, sin nada en la línea.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Martingale</source>
        <translation>Martingala</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Doubles the pass bet after each loss; goes back to the minimum after a win.</source>
        <translation>Dobla la apuesta al pase tras cada pérdida; al ganar vuelve al mínimo.</translation>
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
        <translation>Apuesta al pase 1, 3, 2 y 6 veces el mínimo mientras el pase gana; vuelve a empezar tras perder una vez o ganar cuatro.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Cancellation</source>
        <translation>Cancelación</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the sum of the first and last numbers on a list on pass; a win crosses both numbers out, and a loss adds the sum to the end of the list.</source>
        <translation>Apuesta al pase la suma del primer número y el último de una lista; al ganar, tacha los dos números; al perder, añade la suma al final de la lista.</translation>
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
        <translation>Apuesta al pase 1, 1, 2, 3, 5, 8…: un paso adelante al perder, dos pasos atrás al ganar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Seven count</source>
        <translation>Cuenta de siete</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets pass with odds; from the seventh roll of a round on, also bets any seven, doubling that bet after each loss.</source>
        <translation>Apuesta al pase con odds y, desde la séptima tirada de una ronda, también al siete, doblando esa apuesta tras cada pérdida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>{bet} bettor</source>
        <translation>Jugador de {bet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Keeps one {bet} bet up whenever it can.</source>
        <translation>Mantiene siempre que puede una apuesta en «{bet}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>there is no craps player “{name}”; choose from: {names}</source>
        <translation>no hay ningún jugador de craps «{name}»; elige entre: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>there is no caster “{name}”; choose from: {names}</source>
        <translation>no hay ningún lanzador «{name}»; elige entre: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Main-{main} caster</source>
        <translation>Lanzador de la base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Best-main caster</source>
        <translation>Lanzador de la mejor base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Superstitious caster</source>
        <translation>Lanzador supersticioso</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Best play beats it in {games} of 100 games; {draws} are draws.</source>
        <translation>El juego óptimo le gana en {games} de cada 100 partidas; {draws} acaban en empate.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>A strategy rolls 0 to 10 dice, not {dice!r}.</source>
        <translation>Una estrategia tira de 0 a 10 dados, no {dice!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>there is no strategy “{name}”; choose from: {names}</source>
        <translation>no hay ninguna estrategia «{name}»; elige entre: {names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>One-die player</source>
        <comment>{count}-dice player</comment>
        <translation>
            <numerusform>Jugador de 1 dado</numerusform>
            <numerusform>Jugador de {count} dados</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Final strategist</source>
        <translation>Estratega final</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Perfect player</source>
        <translation>Jugador perfecto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Swap hunter</source>
        <translation>Cazador de intercambios</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Bacon lover</source>
        <translation>Amante del beicon</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Takes Free Bacon for 8 points or more; otherwise rolls four dice.</source>
        <translation>Toma el beicon gratis si da 8 puntos o más; si no, tira cuatro dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Waits for a swap that pays off; takes Free Bacon for 8 points or more.</source>
        <translation>Espera un intercambio que le convenga; toma el beicon gratis si da 8 puntos o más.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Best against the 4-dice player; plays the same way against everyone.</source>
        <translation>Es el mejor contra el jugador de 4 dados y juega igual contra todos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Plays perfectly: nobody beats it more than half the time.</source>
        <translation>Juega a la perfección: nadie le gana más de la mitad de las veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Lives on Free Bacon and never rolls.</source>
        <translation>Vive del beicon gratis y nunca tira.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Rolls one die, whatever happens.</source>
        <comment>Rolls {count} dice, whatever happens.</comment>
        <translation>
            <numerusform>Tira un dado, pase lo que pase.</numerusform>
            <numerusform>Tira {count} dados, pase lo que pase.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Sensible player</source>
        <translation>Jugador sensato</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Always follows the coach.</source>
        <translation>Sigue siempre al entrenador.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>It almost never reaches the Major Award.</source>
        <translation>Casi nunca llega al Gran Premio.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>It needs {hands} hands on average.</source>
        <translation>Necesita {hands} manos de media.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>there is no player “{name}”; choose from: {names}</source>
        <translation>no hay ningún jugador «{name}»; elige entre: {names}</translation>
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
        <translation>{four}, {five} o {six}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{high} on 2 and 12; {low} on 3 and 11</source>
        <translation>{high} con 2 y 12, {low} con 3 y 11</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{high} on 2 and 12; {low} on 3 and 11; a 7 pushes</source>
        <translation>{high} con 2 y 12, {low} con 3 y 11; con un 7 empata</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{low} on 2, 3 and 12; {high} on 11</source>
        <translation>{low} con 2, 3 y 12, {high} con 11</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1:1, and {pays}:1 on 2 and 12</source>
        <translation>1:1, y {pays}:1 con 2 y 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1:1, {two}:1 on 2 and {twelve}:1 on 12</source>
        <translation>1:1, {two}:1 con 2 y {twelve}:1 con 12</translation>
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
        <translation>{reason} Tus reglas propias no lo permiten; las de {other}, sí.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>{reason} {house} rules do not allow it; {other} rules do.</source>
        <translation>{reason} Las reglas de {house} no lo permiten; las de {other}, sí.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Round {round} · {result} · {rolls}</source>
        <translation>Ronda {round} · {result} · {rolls}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Seven</source>
        <translation>Siete</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Yo-leven</source>
        <translation>Once</translation>
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
        <translation>Tú</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>{file} is a challenge, but it cannot be played.</source>
        <translation>{file} es un reto, pero no se puede jugar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>{file} is a game record, but it cannot be opened.</source>
        <translation>{file} es un registro de partida, pero no se puede abrir.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>{file} is not a game record or a challenge from DiceDesk.</source>
        <translation>{file} no es un registro de partida ni un reto de DiceDesk.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>This house has no limit on odds, so choose the amount.</source>
        <translation>Esta casa no limita las odds: elige tú el importe.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Press by {amount}</source>
        <translation>Aumentar en {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Take down half: {amount}</source>
        <translation>Retirar la mitad: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Take down {bet}</source>
        <translation>Retirar {bet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Bet odds up to the limit: {amount}</source>
        <translation>Odds hasta el límite: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Come odds on</source>
        <translation>Odds de venir activas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Come odds off</source>
        <translation>Odds de venir inactivas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Bets on</source>
        <translation>Apuestas activas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Bets off</source>
        <translation>Apuestas inactivas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Leave</source>
        <translation>Irse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{total}</source>
        <translation>{total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Hard {total}</source>
        <translation>{total} duro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Easy {total}</source>
        <translation>{total} fácil</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{total} on the come-out: a natural</source>
        <translation>{total} en la salida: natural</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{total} on the come-out: craps</source>
        <translation>{total} en la salida: craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Point made: {point}</source>
        <translation>Punto logrado: {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Seven out: the point was {point}</source>
        <translation>Siete fuera: el punto era {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Come odds are working on the come-out</source>
        <translation>Las odds de venir están activas en la salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Come odds are off on the come-out</source>
        <translation>Las odds de venir están inactivas en la salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bets are working on the come-out</source>
        <translation>Las apuestas están activas en la salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bets are off again on the come-out</source>
        <translation>Las apuestas vuelven a estar inactivas en la salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You leave the table with {bankroll}</source>
        <translation>Dejas la mesa con {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} leaves the table with {bankroll}</source>
        <translation>{name} deja la mesa con {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Broke: {bankroll} is too little to bet</source>
        <translation>Sin fondos: {bankroll} no dan para apostar</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}</source>
        <comment>{count} bets, {amount}</comment>
        <translation>
            <numerusform>1 apuesta, {amount}</numerusform>
            <numerusform>{count} apuestas, {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}, gains about {gain}</source>
        <comment>{count} bets, {amount}, gain about {gain}</comment>
        <translation>
            <numerusform>1 apuesta, {amount}, gana unos {gain}</numerusform>
            <numerusform>{count} apuestas, {amount}, ganan unos {gain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}, costs about {cost}</source>
        <comment>{count} bets, {amount}, cost about {cost}</comment>
        <translation>
            <numerusform>1 apuesta, {amount}, cuesta unos {cost}</numerusform>
            <numerusform>{count} apuestas, {amount}, cuestan unos {cost}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bankroll plus bets on the table; no rolls yet.</source>
        <translation>Fondos más apuestas en la mesa; aún no hay tiradas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bankroll plus bets on the table: {worth}; it started at {first}. High {highest}, low {lowest}.</source>
        <translation>Fondos más apuestas en la mesa: {worth}; al empezar, {first}. Máximo {highest}, mínimo {lowest}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>The game is not over yet.</source>
        <translation>La partida no ha terminado todavía.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: commission {amount}</source>
        <translation>{bet}: comisión {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {amount} taken down</source>
        <translation>{bet}: retirada de {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} win {pays}</source>
        <translation>{bet} ganan {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} wins {pays}</source>
        <translation>{bet} gana {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} lose {amount}</source>
        <translation>{bet} pierden {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} loses {amount}</source>
        <translation>{bet} pierde {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} pushes: {amount} back</source>
        <translation>{bet} empata: devolución de {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} stays up: {amount}</source>
        <translation>{bet} se queda: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {amount} back</source>
        <translation>{bet}: devolución de {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} moves to {to}: {amount}</source>
        <translation>{bet} pasa a {to}: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>There is no text for {event}.</source>
        <translation>No hay texto para {event}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: you add {amount}, total {total}</source>
        <translation>{bet}: añades {amount}, {total} en total</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {name} adds {amount}, total {total}</source>
        <translation>{bet}: {name} añade {amount}, {total} en total</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: you bet {amount}</source>
        <translation>{bet}: apuestas {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Your bankroll is gone</source>
        <translation>Te quedaste sin fondos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name}&apos;s bankroll is gone</source>
        <translation>{name} se quedó sin fondos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left {money} ahead</source>
        <translation>Te fuiste con {money} de ganancia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left {money} down</source>
        <translation>Te fuiste con {money} de pérdida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left even</source>
        <translation>Te fuiste sin ganar ni perder</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {name} bets {amount}</source>
        <translation>{bet}: {name} apuesta {amount}</translation>
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
        <translation>el punto es {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>the point is made</source>
        <translation>punto logrado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>seven out</source>
        <translation>siete fuera</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This is now a casual game: a roll was undone after it was seen.</source>
        <translation>Ahora es una partida amistosa: se ha deshecho una tirada ya vista.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This is now a casual game: a hint was used.</source>
        <translation>Ahora es una partida amistosa: se ha usado una pista.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This game was left early and cannot be continued.</source>
        <translation>Esta partida se ha abandonado y no puede continuar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>It is not the computer&apos;s turn.</source>
        <translation>No es el turno del ordenador.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>With {won} rounds won and {lost} lost, you chose main {main}.</source>
        <translation>Con {won} rondas ganadas y {lost} perdidas, elegiste la base {main}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>With {won} rounds won and {lost} lost, {name} chose main {main}.</source>
        <translation>Con {won} rondas ganadas y {lost} perdidas, {name} eligió la base {main}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}</source>
        <translation>Base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>Main {main}, chance {chance}</source>
        <translation>Base {main}, suerte {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>At the start, you chose main {main}.</source>
        <translation>Al empezar, elegiste la base {main}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>At the start, {name} chose main {main}.</source>
        <translation>Al empezar, {name} eligió la base {main}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>1 throw in {rolls}</source>
        <comment>{count} throws in {rolls}</comment>
        <translation>
            <numerusform>1 de cada {rolls} tiradas</numerusform>
            <numerusform>{count} de cada {rolls} tiradas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice} and won the round.</source>
        <translation>{position}: sacaste {dice} y ganaste la ronda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice} and won the round.</source>
        <translation>{position}: {name} sacó {dice} y ganó la ronda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice} and lost the round.</source>
        <translation>{position}: sacaste {dice} y perdiste la ronda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice} and lost the round.</source>
        <translation>{position}: {name} sacó {dice} y perdió la ronda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice}, which became your chance.</source>
        <translation>{position}: sacaste {dice}, que pasó a ser tu suerte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice}, which became the chance.</source>
        <translation>{position}: {name} sacó {dice}, que pasó a ser la suerte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice}, which decided nothing.</source>
        <translation>{position}: sacaste {dice}, que no decidió nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice}, which decided nothing.</source>
        <translation>{position}: {name} sacó {dice}, que no decidió nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}: now throw</source>
        <translation>Base {main}: ahora tira los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} chooses main {main}</source>
        <translation>{name} elige la base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} matches neither the chance nor the main: throw again</source>
        <translation>{throw} no es ni la suerte ni la base: otra tirada</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>1 round won</source>
        <comment>{count} rounds won</comment>
        <translation>
            <numerusform>1 ronda ganada</numerusform>
            <numerusform>{count} rondas ganadas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Wins</source>
        <translation>Gana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Come-out roll</source>
        <translation>Tirada de salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the chance: throw it again to win; {main} loses</source>
        <translation>{throw} es la suerte: si vuelve a salir, ganas; con {main} pierdes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Choose a main and throw. Throwing the main wins at once, and a 2 or 3 loses.</source>
        <translation>Elige una base y tira. Si sale la base, ganas al instante; con 2 o 3 pierdes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left with no rounds won</source>
        <translation>Abandonaste sin ganar ninguna ronda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left with no rounds won</source>
        <translation>La partida se abandonó sin ninguna ronda ganada</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left with 1 round won</source>
        <comment>You left with {count} rounds won</comment>
        <translation>
            <numerusform>Abandonaste con 1 ronda ganada</numerusform>
            <numerusform>Abandonaste con {count} rondas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left with 1 round won</source>
        <comment>The game was left with {count} rounds won</comment>
        <translation>
            <numerusform>La partida se abandonó con 1 ronda ganada</numerusform>
            <numerusform>La partida se abandonó con {count} rondas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left at 1 round to {other}</source>
        <comment>The game was left at {count} rounds to {other}</comment>
        <translation>
            <numerusform>La partida se abandonó con 1 ronda a {other} en el marcador</numerusform>
            <numerusform>La partida se abandonó con {count} rondas a {other} en el marcador</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You win this round at once.</source>
        <translation>Ganas esta ronda al instante.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lose this round at once.</source>
        <translation>Pierdes esta ronda al instante.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Any other throw becomes your chance: throw it again before the main, and you win.</source>
        <translation>Cualquier otra tirada pasa a ser tu «suerte»: si vuelve a salir antes que la base, ganas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You win this round.</source>
        <translation>Ganas esta ronda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lose this round.</source>
        <translation>Pierdes esta ronda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win as many rounds as you can: two losses in a row end your turn.</source>
        <translation>Gana cuantas rondas puedas: tu turno acaba con dos derrotas seguidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won no rounds</source>
        <translation>No ganaste ninguna ronda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won no rounds</source>
        <translation>{name} no ganó ninguna ronda</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won 1 round</source>
        <comment>You won {count} rounds</comment>
        <translation>
            <numerusform>Acabaste con 1 ronda ganada</numerusform>
            <numerusform>Acabaste con {count} rondas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>A draw at 1 round</source>
        <comment>A draw at {count} rounds</comment>
        <translation>
            <numerusform>Empate a 1 ronda</numerusform>
            <numerusform>Empate a {count} rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won, 1 round to {other}</source>
        <comment>You won, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Ganaste por 1 ronda a {other}</numerusform>
            <numerusform>Ganaste por {count} rondas a {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lost, 1 round to {other}</source>
        <comment>You lost, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Perdiste por 1 ronda a {other}</numerusform>
            <numerusform>Perdiste por {count} rondas a {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left while ahead, 1 round to {other}</source>
        <comment>You left while ahead, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Abandonaste cuando ganabas por 1 ronda a {other}</numerusform>
            <numerusform>Abandonaste cuando ganabas por {count} rondas a {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left while behind, 1 round to {other}</source>
        <comment>You left while behind, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Abandonaste cuando perdías por 1 ronda a {other}</numerusform>
            <numerusform>Abandonaste cuando perdías por {count} rondas a {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lost with 1 round, behind {rival} with {other}</source>
        <comment>You lost with {count} rounds, behind {rival} with {other}</comment>
        <translation>
            <numerusform>Perdiste con 1 ronda, por detrás de {rival}, que ganó con {other}</numerusform>
            <numerusform>Perdiste con {count} rondas, por detrás de {rival}, que ganó con {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won with 1 round</source>
        <comment>You won with {count} rounds</comment>
        <translation>
            <numerusform>Ganaste con 1 ronda</numerusform>
            <numerusform>Ganaste con {count} rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won with 1 round</source>
        <comment>{name} won with {count} rounds</comment>
        <translation>
            <numerusform>{name} ganó con 1 ronda</numerusform>
            <numerusform>{name} ganó con {count} rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won with 1 round, ahead of {rival} with {other}</source>
        <comment>You won with {count} rounds, ahead of {rival} with {other}</comment>
        <translation>
            <numerusform>Ganaste con 1 ronda, por delante de {rival}, que se quedó en {other}</numerusform>
            <numerusform>Ganaste con {count} rondas, por delante de {rival}, que se quedó en {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won with 1 round, ahead of {rival} with {other}</source>
        <comment>{name} won with {count} rounds, ahead of {rival} with {other}</comment>
        <translation>
            <numerusform>{name} ganó con 1 ronda, por delante de {rival}, que se quedó en {other}</numerusform>
            <numerusform>{name} ganó con {count} rondas, por delante de {rival}, que se quedó en {other}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw matches chance</source>
        <translation>Sale la suerte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Loses</source>
        <translation>Pierde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw matches main</source>
        <translation>Sale la base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Come-out roll: the chance is {chance}</source>
        <translation>Salida: la suerte es {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Continues</source>
        <translation>Sigue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Does not match main or chance</source>
        <translation>No es ni la base ni la suerte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: you win the round</source>
        <translation>{reason}: ganas la ronda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: {name} wins the round</source>
        <translation>{reason}: {name} gana la ronda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: you lose the round</source>
        <translation>{reason}: pierdes la ronda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: {name} loses the round</source>
        <translation>{reason}: {name} pierde la ronda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}. Second loss in a row: {rounds}, and the dice pass to {name}</source>
        <translation>{reason}. Segunda derrota seguida: {rounds}, y los dados pasan a {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the main</source>
        <translation>{throw} es la base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the chance</source>
        <translation>{throw} es la suerte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} on the come-out roll with main {main}</source>
        <translation>{throw} en la tirada de salida con base {main}</translation>
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
        <translation>{position}: sacaste {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} rolled {dice}.</source>
        <translation>{position}: {name} sacó {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Rolling on would have brought {amount} more on average.</source>
        <translation>Seguir tirando habría dado de media {amount} más.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>a hard {total}, {first} + {second}</source>
        <translation>un {total} duro, {first} + {second}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>an easy {total}, {first} + {second}</source>
        <translation>un {total} fácil, {first} + {second}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>“{bet}” won {pays}.</source>
        <translation>La apuesta «{bet}» ganó {pays}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>1 bet won {pays}.</source>
        <comment>{count} bets won {pays} in total.</comment>
        <translation>
            <numerusform>1 apuesta ganó {pays}.</numerusform>
            <numerusform>{count} apuestas ganaron {pays} en total.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>“{bet}” lost {lost}.</source>
        <translation>La apuesta «{bet}» perdió {lost}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>1 bet lost {lost}.</source>
        <comment>{count} bets lost {lost} in total.</comment>
        <translation>
            <numerusform>1 apuesta perdió {lost}.</numerusform>
            <numerusform>{count} apuestas perdieron {lost} en total.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: you left the table and gave up {lost} on “{bet}”.</source>
        <translation>{position}: al irte, renunciaste a tu apuesta «{bet}» de {lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} left the table and gave up {lost} on “{bet}”.</source>
        <translation>{position}: al irse, {name} renunció a su apuesta «{bet}» de {lost}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: you left the table and gave up 1 bet, {lost}.</source>
        <comment>{position}: you left the table and gave up {count} bets, {lost} in total.</comment>
        <translation>
            <numerusform>{position}: al irte, renunciaste a 1 apuesta de {lost}.</numerusform>
            <numerusform>{position}: al irte, renunciaste a {count} apuestas, {lost} en total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} left the table and gave up 1 bet, {lost}.</source>
        <comment>{position}: {name} left the table and gave up {count} bets, {lost} in total.</comment>
        <translation>
            <numerusform>{position}: al irse, {name} renunció a 1 apuesta de {lost}.</numerusform>
            <numerusform>{position}: al irse, {name} renunció a {count} apuestas, {lost} en total.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Come-out roll with {money} on “{bet}”</source>
        <translation>Tirada de salida con {money} en «{bet}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point} with {money} on “{bet}”</source>
        <translation>Punto en el {point}, con {money} en «{bet}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Come-out roll with {money} on the table</source>
        <translation>Tirada de salida con {money} en la mesa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point}</source>
        <translation>Punto en el {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point} with {money} on the table</source>
        <translation>Punto en el {point}, con {money} en la mesa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you bet {money} on “{bet}”</source>
        <translation>apostaste {money} a «{bet}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} bet {money} on “{bet}”</source>
        <translation>{name} apostó {money} a «{bet}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you took down “{bet}”</source>
        <translation>retiraste «{bet}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} took down “{bet}”</source>
        <translation>{name} retiró «{bet}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you rolled without another bet</source>
        <translation>tiraste sin apostar nada más</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} rolled without another bet</source>
        <translation>{name} tiró sin apostar nada más</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you left the table</source>
        <translation>dejaste la mesa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned come odds on</source>
        <translation>activaste las odds de venir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned come odds off</source>
        <translation>desactivaste las odds de venir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned come odds on</source>
        <translation>{name} activó las odds de venir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned come odds off</source>
        <translation>{name} desactivó las odds de venir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned your bets on</source>
        <translation>activaste tus apuestas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned your bets off</source>
        <translation>desactivaste tus apuestas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned the bets on</source>
        <translation>{name} activó las apuestas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned the bets off</source>
        <translation>{name} desactivó las apuestas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>you</source>
        <comment>who won</comment>
        <translation>tú</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>main {mains}</source>
        <translation>base {mains}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} or {second}</source>
        <translation>{first}/{second}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>After a lost round, losing this one ends the turn. Rounds still to win on average: {rounds} with main {best}, {others} with main {other}.</source>
        <translation>Tras una ronda perdida, perder esta termina el turno. Rondas que aún se ganan de media: {rounds} con la base {best}, {others} con la base {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Rounds still to win on average: {rounds} with main {best}, {others} with main {other}.</source>
        <translation>Rondas que aún se ganan de media: {rounds} con la base {best}, {others} con la base {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main}: {wins} of rounds are won at once and {losses} are lost at once. In the other {others}, the throw becomes a chance, which wins {share} of the time. Overall, {total} of rounds are won.</source>
        <translation>Base {main}: el {wins} de las rondas se gana al instante y el {losses} se pierde al instante. En el {others} restante, la tirada pasa a ser la «suerte», que gana el {share} de las veces. En total se gana el {total} de las rondas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main} wins {wins}% of rounds at once and loses {losses}% at once; overall it wins {rounds}% of rounds.</source>
        <translation>La base {main} gana al instante el {wins}&#xa0;% de las rondas y pierde al instante el {losses}&#xa0;%; en total gana el {rounds}&#xa0;% de las rondas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{wins} of 36 throws show the chance ({chance}) and win; {losses} show the main ({main}) and lose; the rest decide nothing. The chance wins {wins} times in {all}: {times}%.</source>
        <translation>La suerte ({chance}) sale en {wins} de 36 tiradas y gana; la base ({main}) sale en {losses} y pierde; las demás no deciden nada. La suerte gana {wins} de cada {all} veces: el {times}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The first throw wins at once {wins}% of the time and loses at once {losses}% of the time; any other total becomes the chance.</source>
        <translation>La primera tirada gana al instante el {wins}&#xa0;% de las veces y pierde al instante el {losses}&#xa0;%; cualquier otra suma pasa a ser la «suerte».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The numbers show the rounds still to win on average, including this one. Two losses in a row end the turn. The numbers assume main {main} in every later round.</source>
        <translation>Los números indican cuántas rondas se ganan aún de media, incluida esta, con la base {main} en todas las rondas posteriores. El turno acaba con dos derrotas seguidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{chance}; {rounds} rounds won on average</source>
        <translation>{chance}; {rounds} rondas ganadas de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>any other total: throw again</source>
        <translation>cualquier otra suma: se tira otra vez</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main}, chance {chance}: wins {win} of the time</source>
        <translation>Base {main}, suerte {chance}: gana el {win} de las veces</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{chance} becomes the chance: {wins} ways win, {losses} lose</source>
        <translation>{chance} pasa a ser la suerte: {wins} de 36 tiradas ganan, {losses} pierden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{sums}: wins</source>
        <translation>{sums}: gana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{sums}: loses</source>
        <translation>{sums}: pierde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: wins the round</source>
        <translation>{first} y {second}: gana la ronda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: loses the round</source>
        <translation>{first} y {second}: pierde la ronda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: the round goes on</source>
        <translation>{first} y {second}: la ronda sigue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/words.py"/>
        <source>{names}, {next}</source>
        <translation>{names}, {next}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>you</source>
        <translation>ti</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You now have {score0} and {one} now has {score1}</source>
        <translation>Ahora tú tienes {score0} y {one} tiene {score1}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{zero} now has {score0} and you now have {score1}</source>
        <translation>Ahora {zero} tiene {score0} y tú tienes {score1}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{zero} now has {score0} and {one} now has {score1}</source>
        <translation>Ahora {zero} tiene {score0} y {one} tiene {score1}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take the lead by {lead}</source>
        <translation>Te pones por delante con {lead} de ventaja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes the lead by {lead}</source>
        <translation>{name} se pone por delante con {lead} de ventaja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take Free Bacon: {points}</source>
        <translation>Tomas beicon gratis: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance}
no 1s</source>
        <extracomment>Two short lines under a number of dice: how likely none of them shows a 1.</extracomment>
        <translation>{chance}
sin 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to roll no 1s</source>
        <translation>{chance} de probabilidad de no sacar ningún 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Choose how many dice to roll.</source>
        <translation>Elige cuántos dados tirar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Every die counts, but a single 1 cuts the whole turn to 1 point.</source>
        <translation>Cuentan todos los dados, pero un solo 1 deja el turno en 1 punto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Your turn again: more dice can score more, but a 1 becomes more likely.</source>
        <translation>Te toca otra vez: más dados pueden dar más puntos, pero es más probable que salga un 1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>A 1 came up, so the whole turn scored just 1 point.</source>
        <translation>Ha salido un 1, así que todo el turno vale solo 1 punto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left while ahead, {own} to {other}</source>
        <translation>Abandonaste cuando ganabas por {own} a {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left while behind, {own} to {other}</source>
        <translation>Abandonaste cuando perdías por {own} a {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>The game was left at {own} to {other}</source>
        <translation>La partida se abandonó con {own} a {other} en el marcador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Free Bacon needs no dice, so no 1 can spoil it: {points}.</source>
        <translation>El beicon gratis no necesita dados, así que ningún 1 lo estropea: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>No 1 came up, so every die counts: {points}.</source>
        <translation>No ha salido ningún 1, así que cuentan todos los dados: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Then came a Swine Swap: your {before} became {after}.</source>
        <translation>Luego llegó un cambiazo porcino: pasaste de {before} a {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Free Bacon: roll no dice, and score twice the tens digit of {score} minus its ones digit.</source>
        <translation>Beicon gratis: sin tirar dados, te apuntas el doble de las decenas de {score} menos sus unidades.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>That makes {points} points for sure; no roll averages more than {mean}.</source>
        <translation>Son {points} puntos seguros; ninguna tirada da de media más de {mean}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Any number is about as good here: less than 0.1 percentage points between best and worst.</source>
        <translation>Aquí da casi igual cuántos dados tires: menos de 0,1 puntos porcentuales entre la mejor opción y la peor.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Any number is about as good here: {points} between best and worst.</source>
        <translation>Aquí da casi igual cuántos dados tires: {points} entre la mejor opción y la peor.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes Free Bacon: {points}</source>
        <translation>{name} toma beicon gratis: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Pig Out! A 1 was rolled: 1 point for {name}</source>
        <translation>¡Atracón! Ha salido un 1: 1 punto para {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Swine Swap! {before} ⇄ {after}</source>
        <translation>¡Cambiazo porcino! {before} ⇄ {after}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>If any die shows a 1, the whole roll scores only 1 point.</source>
        <translation>Si algún dado muestra un 1, toda la tirada vale solo 1 punto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: Free Bacon, +{points}</source>
        <translation>último turno: beicon gratis, +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: {dice}, Pig Out, +1</source>
        <translation>último turno: {dice}, atracón, +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: {dice}, +{points}</source>
        <translation>último turno: {dice}, +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} beats {other} in {average} of games: {first} when it goes first and {second} when it goes second.</source>
        <translation>{name} contra {other}: gana el {average} de las partidas (el {first} si empieza y el {second} si empieza su rival).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This strategy always makes the best choice.</source>
        <translation>Esta estrategia siempre elige la mejor opción.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best response would win {best} of games, {cost} more than this strategy.</source>
        <translation>La mejor respuesta ganaría el {best} de las partidas: {cost} más que esta estrategia.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>At {own} to {other}, {name} rolls 1 die.</source>
        <comment>At {own} to {other}, {name} rolls {count} dice.</comment>
        <translation>
            <numerusform>Con {own} a {other}, {name} tira 1 dado.</numerusform>
            <numerusform>Con {own} a {other}, {name} tira {count} dados.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>At {own} to {other}, {name} takes Free Bacon.</source>
        <translation>Con {own} a {other}, {name} toma beicon gratis.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would do the same.</source>
        <translation>{name} haría lo mismo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would take Free Bacon.</source>
        <translation>{name} tomaría beicon gratis.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would roll 1 die.</source>
        <comment>{name} would roll {count} dice.</comment>
        <translation>
            <numerusform>{name} tiraría 1 dado.</numerusform>
            <numerusform>{name} tiraría {count} dados.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This position never comes up in games between the two strategies.</source>
        <translation>Esta posición nunca se da en las partidas entre las dos estrategias.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This position comes up in {share} of games between the two strategies.</source>
        <translation>Esta posición se da en el {share} de las partidas entre las dos estrategias.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>less than {count} percentage point</source>
        <comment>less than {count} percentage points</comment>
        <translation>
            <numerusform>menos de {count} punto porcentual</numerusform>
            <numerusform>menos de {count} puntos porcentuales</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>same number of dice</source>
        <translation>el mismo número de dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This is the best choice.</source>
        <translation>Es la mejor opción.</translation>
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
            <numerusform>1 dado</numerusform>
            <numerusform>{count} dados</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Free Bacon</source>
        <translation>Beicon gratis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>less than {percent}</source>
        <translation>menos del {percent}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>at least {number} fewer</source>
        <translation>al menos {number} menos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{least} to {most} fewer</source>
        <translation>de {least} a {most} menos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{least} to {most} more</source>
        <translation>de {least} a {most} más</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>at least {number} more</source>
        <translation>al menos {number} más</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>the best choice</source>
        <translation>la mejor opción</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best choice is 1 die, which is {cost} better.</source>
        <comment>The best choice is {count} dice, which is {cost} better.</comment>
        <translation>
            <numerusform>La mejor opción es 1 dado, que da {cost} más.</numerusform>
            <numerusform>La mejor opción son {count} dados, que dan {cost} más.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best choice is Free Bacon, which is {cost} better.</source>
        <translation>La mejor opción es beicon gratis, que da {cost} más.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>The opponent</source>
        <comment>begins a sentence</comment>
        <translation>El rival</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total} and wins.</source>
        <comment>A sure {count} points: the score reaches {total} and wins.</comment>
        <translation>
            <numerusform>1 punto seguro: el marcador llega a {total} y gana.</numerusform>
            <numerusform>{count} puntos seguros: el marcador llega a {total} y gana.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point ties the opponent at {total}.</source>
        <comment>A sure {count} points tie the opponent at {total}.</comment>
        <translation>
            <numerusform>Con 1 punto seguro hay empate con el rival a {total}.</numerusform>
            <numerusform>Con {count} puntos seguros hay empate con el rival a {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, which doesn&apos;t swap with {other}.</source>
        <comment>A sure {count} points: the score reaches {total}, which doesn&apos;t swap with {other}.</comment>
        <translation>
            <numerusform>1 punto seguro: el marcador llega a {total}, que no se intercambia con {other}.</numerusform>
            <numerusform>{count} puntos seguros: el marcador llega a {total}, que no se intercambia con {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, but swaps with {other} and loses.</source>
        <comment>A sure {count} points: the score reaches {total}, but swaps with {other} and loses.</comment>
        <translation>
            <numerusform>1 punto seguro: el marcador llega a {total}, pero se intercambia con {other} y pierde.</numerusform>
            <numerusform>{count} puntos seguros: el marcador llega a {total}, pero se intercambia con {other} y pierde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total} and swaps up to {other}.</source>
        <comment>A sure {count} points: the score reaches {total} and swaps up to {other}.</comment>
        <translation>
            <numerusform>1 punto seguro: el marcador llega a {total} y el intercambio lo sube a {other}.</numerusform>
            <numerusform>{count} puntos seguros: el marcador llega a {total} y el intercambio lo sube a {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, but swaps down to {other}.</source>
        <comment>A sure {count} points: the score reaches {total}, but swaps down to {other}.</comment>
        <translation>
            <numerusform>1 punto seguro: el marcador llega a {total}, pero el intercambio lo baja a {other}.</numerusform>
            <numerusform>{count} puntos seguros: el marcador llega a {total}, pero el intercambio lo baja a {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; {share}% swap up to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; {share}% swap up to {other}.</comment>
        <translation>
            <numerusform>1 dado: el {ones}&#xa0;% de las tiradas acaba en atracón y el {share}&#xa0;% sube a {other} por intercambio.</numerusform>
            <numerusform>{count} dados: el {ones}&#xa0;% de las tiradas acaba en atracón y el {share}&#xa0;% sube a {other} por intercambio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; {share}% swap down to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; {share}% swap down to {other}.</comment>
        <translation>
            <numerusform>1 dado: el {ones}&#xa0;% de las tiradas acaba en atracón y el {share}&#xa0;% baja a {other} por intercambio.</numerusform>
            <numerusform>{count} dados: el {ones}&#xa0;% de las tiradas acaba en atracón y el {share}&#xa0;% baja a {other} por intercambio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total}, swaps and loses.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total}, swaps and loses.</comment>
        <translation>
            <numerusform>1 dado: el {ones}&#xa0;% de las tiradas acaba en atracón; con ese punto el marcador llega a {total}, se intercambia y pierde.</numerusform>
            <numerusform>{count} dados: el {ones}&#xa0;% de las tiradas acaba en atracón; con ese punto el marcador llega a {total}, se intercambia y pierde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps up to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps up to {other}.</comment>
        <translation>
            <numerusform>1 dado: el {ones}&#xa0;% de las tiradas acaba en atracón; con ese punto el marcador llega a {total} y el intercambio lo sube a {other}.</numerusform>
            <numerusform>{count} dados: el {ones}&#xa0;% de las tiradas acaba en atracón; con ese punto el marcador llega a {total} y el intercambio lo sube a {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps down to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps down to {other}.</comment>
        <translation>
            <numerusform>1 dado: el {ones}&#xa0;% de las tiradas acaba en atracón; con ese punto el marcador llega a {total} y el intercambio lo baja a {other}.</numerusform>
            <numerusform>{count} dados: el {ones}&#xa0;% de las tiradas acaba en atracón; con ese punto el marcador llega a {total} y el intercambio lo baja a {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {chance} to win</source>
        <comment>{count} dice: {chance} to win</comment>
        <translation>
            <numerusform>1 dado: {chance} de probabilidad de ganar</numerusform>
            <numerusform>{count} dados: {chance} de probabilidad de ganar</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>Free Bacon: {chance} to win</source>
        <translation>Beicon gratis: {chance} de probabilidad de ganar</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>Free Bacon, 1 point</source>
        <comment>Free Bacon, {count} points</comment>
        <translation>
            <numerusform>Beicon gratis, 1 punto</numerusform>
            <numerusform>Beicon gratis, {count} puntos</numerusform>
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
            <numerusform>1 punto</numerusform>
            <numerusform>{count} puntos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Pig Out, 1 point</source>
        <translation>Atracón, 1 punto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}: {own} to {other}, which wins the game</source>
        <translation>{scored}: {own} a {other}, partida ganada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}, Swine Swap: {own} to {other}, which loses the game</source>
        <translation>{scored}, cambiazo porcino: {own} a {other}, partida perdida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}, Swine Swap: {own} to {other}</source>
        <translation>{scored}, cambiazo porcino: {own} a {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}: {own} to {other}</source>
        <translation>{scored}: {own} a {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take Free Bacon  +{points}</source>
        <translation>Tomas beicon gratis  +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes Free Bacon  +{points}</source>
        <translation>{name} toma beicon gratis  +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You pig out: {faces}  +1</source>
        <translation>Te das un atracón: {faces}  +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} pigs out: {faces}  +1</source>
        <translation>{name} se da un atracón: {faces}  +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Five of a kind</source>
        <translation>Repóker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four of a kind</source>
        <translation>Póker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Three of a kind</source>
        <translation>Trío</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Two pair</source>
        <translation>Doble pareja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>One pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>You lose the {ante} ante.</source>
        <translation>Pierdes el ante de {ante}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Play a hand</source>
        <translation>Jugar una mano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Quit</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep nothing</source>
        <translation>No guardar nada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You quit mid-hand and lose the ante</source>
        <translation>Te retiras en mitad de la mano y pierdes el ante</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You leave the table</source>
        <translation>Dejas la mesa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>Nothing yet</source>
        <translation>Nada todavía</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand}: pays nothing as it stands</source>
        <translation>{hand}: tal como está no paga nada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand}: pays {amount} as it stands</source>
        <translation>{hand}: tal como está paga {amount}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{bankroll} after 1 hand</source>
        <comment>{bankroll} after {count} hands</comment>
        <translation>
            <numerusform>{bankroll} tras 1 mano</numerusform>
            <numerusform>{bankroll} tras {count} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} reached {bankroll} after 1 hand</source>
        <comment>{name} reached {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>{name} llegó a {bankroll} tras 1 mano</numerusform>
            <numerusform>{name} llegó a {bankroll} tras {count} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You quit with {bankroll} after 1 hand</source>
        <comment>You quit with {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>Te retiraste con {bankroll} tras 1 mano</numerusform>
            <numerusform>Te retiraste con {bankroll} tras {count} manos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>No two alike and no straight: this hand pays nothing</source>
        <translation>Ni dos iguales ni escalera: esta mano no paga nada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand} pays nothing</source>
        <translation>{hand}: no paga nada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand} pays {amount}</source>
        <translation>{hand}: paga {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>The Magic 8 Oracle says:
{answer}</source>
        <translation>El oráculo de la bola 8 dice:
{answer}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file} contains 1 game.</source>
        <comment>{file} contains {count} games.</comment>
        <translation>
            <numerusform>{file} contiene 1 partida.</numerusform>
            <numerusform>{file} contiene {count} partidas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file}: more than {most} lines</source>
        <translation>{file} tiene más de {most} líneas</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 duplicate skipped.</source>
        <comment>{count} duplicates skipped.</comment>
        <translation>
            <numerusform>Se ha omitido 1 duplicado.</numerusform>
            <numerusform>Se han omitido {count} duplicados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>Notes added to 1 saved game.</source>
        <comment>Notes added to {count} saved games.</comment>
        <translation>
            <numerusform>Se han añadido notas a 1 partida guardada.</numerusform>
            <numerusform>Se han añadido notas a {count} partidas guardadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 item could not be read.</source>
        <comment>{count} items could not be read.</comment>
        <translation>
            <numerusform>No se ha podido leer 1 elemento.</numerusform>
            <numerusform>No se han podido leer {count} elementos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 game imported.</source>
        <comment>{count} games imported.</comment>
        <translation>
            <numerusform>Se ha importado 1 partida.</numerusform>
            <numerusform>Se han importado {count} partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>The dice in 1 game do not check out.</source>
        <comment>The dice in {count} games do not check out.</comment>
        <translation>
            <numerusform>Los dados de 1 partida no son correctos.</numerusform>
            <numerusform>Los dados de {count} partidas no son correctos.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>{file}: no game records ({suffix}) in this folder</source>
        <translation>{file}: no hay registros de partidas ({suffix}) en esta carpeta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file}: line {line}: {reason}</source>
        <translation>{file}, línea {line}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>these are the dice for a day that has not started yet</source>
        <translation>estos son los dados de un día que aún no ha empezado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>more than {most} lines</source>
        <translation>tiene más de {most} líneas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} no se puede leer: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>{file}: larger than {most} MB</source>
        <translation>{file} ocupa más de {most}&#xa0;MB</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>{file}: line {line}: not UTF-8 text</source>
        <translation>{file}, línea {line}: no es texto en UTF-8</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>no such file or folder</source>
        <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>this is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>part of the path is not a folder</source>
        <translation>parte de la ruta no es una carpeta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>a file with this name already exists</source>
        <translation>ya existe un archivo con ese nombre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>your disk quota is used up</source>
        <translation>has agotado tu cuota de disco</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk is read-only</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk cannot be read from or written to</source>
        <translation>no se puede leer el disco ni escribir en él</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>in use by another program</source>
        <translation>lo está usando otro programa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the name is too long</source>
        <translation>el nombre es demasiado largo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the file would be too large</source>
        <translation>el archivo sería demasiado grande</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the links in the path form a loop</source>
        <translation>los enlaces de la ruta forman un bucle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>too many files are open</source>
        <translation>hay demasiados archivos abiertos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>this is a device or a pipe</source>
        <translation>es un dispositivo o una tubería</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/play/seats.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Player {seat}</source>
        <translation>Jugador {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>About DiceDesk</source>
        <translation>Acerca de DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Licenses…</source>
        <translation>Licencias…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Copy for a bug report</source>
        <translation>Copiar para un informe de error</translation>
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
        <translation>Cerrar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Made with</source>
        <translation>Hecho con</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>This computer</source>
        <translation>Este ordenador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>DiceDesk {version}: dice games with a coach and exact odds.</source>
        <translation>DiceDesk {version}: juegos de dados con entrenador y probabilidades exactas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>MIT License. DiceDesk sends nothing over the network.</source>
        <translation>Licencia MIT. DiceDesk no envía nada por la red.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Keys</source>
        <translation>Atajo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Find a command</source>
        <translation>Buscar un comando</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>What would you like to do?</source>
        <translation>¿Qué quieres hacer?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Search commands</source>
        <translation>Buscar comandos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>No command matches.</source>
        <translation>Ningún comando coincide.</translation>
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
        <translation>Intro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/pages.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Rules of {game}</source>
        <translation>Reglas de {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/pages.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>For the classroom</source>
        <translation>Para el aula</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Craps house rules</source>
        <translation>Reglas de la casa en craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Use these rules</source>
        <translation>Usar estas reglas</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Looking for backups…</source>
        <translation>Buscando copias de seguridad…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>There are no backups yet.</source>
        <translation>Todavía no hay copias de seguridad.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Keep current games</source>
        <translation>Conservar las partidas actuales</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Number of games</source>
        <translation>Número de partidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore a backup</source>
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore this backup…</source>
        <translation>Restaurar esta copia…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore the backup from {date} with 1 game?</source>
        <comment>Restore the backup from {date} with {count} games?</comment>
        <translation>
            <numerusform>¿Restaurar la copia de seguridad del {date} con 1 partida?</numerusform>
            <numerusform>¿Restaurar la copia de seguridad del {date} con {count} partidas?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>The backup replaces your current games, best scores and settings.</source>
        <translation>La copia sustituye tus partidas, mejores marcas y ajustes actuales.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>An unfinished game in the backup becomes a casual game if you have continued or left it since the backup.</source>
        <translation>Una partida sin terminar de la copia pasa a ser amistosa si la has continuado o abandonado después de la copia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Your current data is backed up first, so you can restore it here later.</source>
        <translation>Antes se hace una copia de tus datos actuales, que podrás restaurar aquí más adelante.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Copying the backup…</source>
        <translation>Preparando la copia de seguridad…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>The backup will be restored the next time DiceDesk starts.</source>
        <translation>La copia se restaurará la próxima vez que se inicie DiceDesk.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Games you play before the restore are saved with your current games.</source>
        <translation>Las partidas que juegues antes de restaurar se guardan con tus partidas actuales.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>DiceDesk backs up all games and settings once a day and keeps three backups.</source>
        <translation>DiceDesk hace una copia de seguridad de todas las partidas y los ajustes una vez al día y conserva tres copias.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>DiceDesk also makes a backup before an update converts your saved games and before each restore.</source>
        <translation>DiceDesk también hace una copia antes de que una actualización convierta tus partidas y antes de cada restauración.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Daily backup</source>
        <translation>Copia diaria</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Before an update</source>
        <translation>Antes de una actualización</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Before a restore</source>
        <translation>Antes de restaurar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>From a newer version</source>
        <translation>De una versión más reciente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Preset</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Come-out</source>
        <translation>Tirada de salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bets</source>
        <translation>Apuestas</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>1 bet…</source>
        <comment>{count} bets…</comment>
        <translation>
            <numerusform>1 apuesta…</numerusform>
            <numerusform>{count} apuestas…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Add bet</source>
        <translation>Añadir apuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Place bets</source>
        <translation>Apuestas place</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Buy and lay bets</source>
        <translation>Apuestas buy y lay</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>What DiceDesk decides, and why</source>
        <translation>Qué decide DiceDesk y por qué</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>These rules take effect in the next game.</source>
        <translation>Estas reglas valen desde la próxima partida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>✗ These rules don&apos;t work: {reason}.</source>
        <translation>✗ Estas reglas no sirven: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>The Building Skills preset follows the Craps chapter of a programming textbook. In places, the chapter contradicts itself or gives payouts that no casino would offer.</source>
        <translation>El modelo Building Skills sigue el capítulo de craps de un manual de programación. A veces el capítulo se contradice o da pagos que ningún casino ofrecería.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <source>Longest hand</source>
        <translation>Mano más larga</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left {money} ahead</source>
        <translation>{name} se fue con {money} de ganancia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left {money} down</source>
        <translation>{name} se fue con {money} de pérdida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left even</source>
        <translation>{name} se fue sin ganar ni perder</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Custom rules</source>
        <translation>Reglas propias</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/money.py"/>
        <source>+{amount}</source>
        <translation>+{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>Most rounds in a turn</source>
        <translation>Más rondas en un turno</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won 1 round</source>
        <comment>{name} won {count} rounds</comment>
        <translation>
            <numerusform>{name} acabó con 1 ronda ganada</numerusform>
            <numerusform>{name} acabó con {count} rondas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} left at 1 round to {other}</source>
        <comment>{name} left at {count} rounds to {other}</comment>
        <translation>
            <numerusform>{name} abandonó con 1 ronda a {other}</numerusform>
            <numerusform>{name} abandonó con {count} rondas a {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won, 1 round to {other}</source>
        <comment>{name} won, {count} rounds to {other}</comment>
        <translation>
            <numerusform>{name} ganó por 1 ronda a {other}</numerusform>
            <numerusform>{name} ganó por {count} rondas a {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} lost, 1 round to {other}</source>
        <comment>{name} lost, {count} rounds to {other}</comment>
        <translation>
            <numerusform>{name} perdió por 1 ronda a {other}</numerusform>
            <numerusform>{name} perdió por {count} rondas a {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} tied at 1 round</source>
        <comment>{name} tied at {count} rounds</comment>
        <translation>
            <numerusform>{name} empató a 1 ronda</numerusform>
            <numerusform>{name} empató a {count} rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>1 throw</source>
        <comment>{count} throws</comment>
        <translation>
            <numerusform>1 tirada</numerusform>
            <numerusform>{count} tiradas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Contradictions in the textbook</source>
        <translation>Contradicciones del manual</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>To change this rule, use the “{switch}” switch.</source>
        <translation>Para cambiar esta regla, usa la opción «{switch}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>These are the {preset} rules.</source>
        <translation>Estas son las reglas de {preset}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Custom: 1 rule differs from {preset} (marked ●).</source>
        <comment>Custom: {count} rules differ from {preset} (marked ●).</comment>
        <translation>
            <numerusform>Propias: 1 regla difiere de {preset} (marcada con ●).</numerusform>
            <numerusform>Propias: {count} reglas difieren de {preset} (marcadas con ●).</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>3-4-5× odds</source>
        <translation>Odds 3-4-5×</translation>
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
        <translation>Al apostar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Only on a win</source>
        <translation>Al ganar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Off</source>
        <comment>bets</comment>
        <translation>Inactivas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet comes back</source>
        <translation>Se devuelve</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet wins</source>
        <translation>Gana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Working</source>
        <translation>Activas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Like place bets</source>
        <translation>Como las place</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet stays up</source>
        <translation>Se queda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>A multiple of the bet</source>
        <translation>Un múltiplo de la apuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>● {preset}: {value}</source>
        <translation>● {preset}: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>{times}× the bet</source>
        <translation>{times}× la apuesta</translation>
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
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Third-party components</source>
        <translation>Componentes de terceros</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Licenses</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>No component matches.</source>
        <translation>Ningún componente coincide.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Search names, licenses and license texts</source>
        <translation>Buscar en nombres, licencias y sus textos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License text</source>
        <translation>Texto de la licencia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>DiceDesk itself is licensed under the MIT License. The components below have their own licenses.</source>
        <translation>DiceDesk tiene licencia MIT. Los componentes de abajo tienen sus propias licencias.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License: {license}</source>
        <translation>Licencia: {license}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Source: {address}</source>
        <translation>Código fuente: {address}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>The Magic 8 Oracle</source>
        <translation>El oráculo de la bola 8</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask the Oracle</source>
        <translation>Preguntar al oráculo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dialogs.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Speak again</source>
        <translation>Repetir en voz alta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask a yes-or-no question, or just think of one</source>
        <translation>Haz una pregunta de sí o no, o solo piénsala</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Your question</source>
        <translation>Tu pregunta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <location filename="../../dicedesk/ui/games/craps/game_ui.py"/>
        <source>Craps textbook demo</source>
        <translation>Demostración del manual de craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <source>The textbook&apos;s section “{section}” asks for a program that plays a few cycles of Craps with non-random dice. Below is the output of such a program; {command} prints it too.</source>
        <translation>La sección «{section}» del manual pide un programa que juegue unos ciclos de craps con dados no aleatorios. Esta es su salida; {command} muestra la misma.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Speak</source>
        <translation>Leer en voz alta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask another</source>
        <translation>Otra pregunta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask any yes-or-no question</source>
        <translation>Hazle cualquier pregunta de sí o no</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Major Award</source>
        <translation>Gran Premio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>The Magic 8 Oracle will answer your yes-or-no question</source>
        <translation>El oráculo de la bola 8 responderá a tu pregunta de sí o no</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>♪  Speak aloud: on</source>
        <translation>♪  En voz alta: sí</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>♪  Speak aloud: off</source>
        <translation>♪  En voz alta: no</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Record of {game}: {file}</source>
        <translation>Registro de {game}: {file}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>What happened, move by move</source>
        <translation>Lo ocurrido, jugada a jugada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>The same dice</source>
        <translation>Los mismos dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>Back to the list of moves (C)</source>
        <translation>Volver a la lista de jugadas (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>{name}: {line}</source>
        <translation>{name}: {line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>Choices that differed</source>
        <translation>Decisiones distintas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move</source>
        <translation>Jugada</translation>
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
        <translation>Dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>No dice</source>
        <translation>Sin dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>System theme</source>
        <translation>Tema del sistema</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Dark theme</source>
        <translation>Tema oscuro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Light theme</source>
        <translation>Tema claro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>High-contrast theme</source>
        <translation>Tema de alto contraste</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <source>End the guided turn (Esc)</source>
        <translation>Terminar el turno guiado (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Guided turn</source>
        <translation>Turno guiado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Kept positions…</source>
        <translation>Posiciones guardadas…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results will appear here.</source>
        <translation>Aquí aparecerán tus resultados.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results: 1 game</source>
        <comment>Your results: {count} games</comment>
        <translation>
            <numerusform>Tus resultados: 1 partida</numerusform>
            <numerusform>Tus resultados: {count} partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results in {game}: 1 game</source>
        <comment>Your results in {game}: {count} games</comment>
        <translation>
            <numerusform>Tus resultados en {game}: 1 partida</numerusform>
            <numerusform>Tus resultados en {game}: {count} partidas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>win rate against {opponent}</source>
        <translation>de victorias contra {opponent}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>win rate in 1 decided game</source>
        <comment>win rate in {count} decided games</comment>
        <translation>
            <numerusform>de victorias en 1 partida con ganador</numerusform>
            <numerusform>de victorias en {count} partidas con ganador</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>The dice</source>
        <translation>Los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Personal bests</source>
        <translation>Mejores marcas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <source>Fair dice</source>
        <translation>Dados justos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No sound</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>Sound on</source>
        <translation>Sonido activado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>Sound off</source>
        <translation>Sonido desactivado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No voice on this computer. {reason}</source>
        <translation>No hay voz en este ordenador. {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No voice on this computer. {reason} {cure}</source>
        <translation>No hay voz en este ordenador. {reason} {cure}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Match the theme</source>
        <translation>A juego con el tema</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Ivory</source>
        <translation>Marfil</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Casino red</source>
        <translation>Rojo casino</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Faces</source>
        <translation>Caras</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Pips</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Numerals</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Roll speed</source>
        <translation>Velocidad de la tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Dice for new games</source>
        <translation>Dados de las partidas nuevas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Seeded: from a number you choose</source>
        <translation>Con semilla: a partir de un número que eliges</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Dice for this game: {game}</source>
        <translation>Dados de esta partida: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected a whole number from {least} to {most}, not “{text}”.</source>
        <translation>{title}: se esperaba un número entero de {least} a {most}, no «{text}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected whole dollars from {least} to {most}, not “{text}”.</source>
        <translation>{title}: se esperaba un número entero de dólares de {least} a {most}, no «{text}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected one of {names}, not “{text}”.</source>
        <translation>{title}: se esperaba uno de {names}, no «{text}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected a whole number, not “{text}”.</source>
        <translation>{title}: se esperaba un número entero, no «{text}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>The same seed gives the same simulated dice; leave this empty for new dice.</source>
        <translation>La misma semilla da los mismos dados simulados; déjala vacía para obtener otros dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Seal</source>
        <translation>Sello</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Your word</source>
        <translation>Tu palabra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Revealed when the game ends</source>
        <translation>Se revela al terminar la partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Sealed dice</source>
        <translation>Dados sellados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Provably fair dice</source>
        <translation>Dados demostrablemente justos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Type your own word or keep the random one. The word is fixed once you roll.</source>
        <translation>Escribe tu propia palabra o quédate con la elegida al azar. Queda fijada desde la primera tirada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>The dice have been rolled, so the word is fixed.</source>
        <translation>Los dados ya se han tirado: la palabra ya no se puede cambiar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>This game is casual: it does not count toward best scores.</source>
        <translation>Esta partida es amistosa: no cuenta para las mejores marcas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Sealed: fixed before the first roll</source>
        <translation>Sellados: fijados antes de la primera tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>A whole number</source>
        <translation>Un número entero</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Enter a whole number from 0 to {largest}.</source>
        <translation>Introduce un número entero de 0 a {largest}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Starting with the next game, the dice come from this seed and are the same in every game. You can replay these games, but you cannot prove that their dice were fair.</source>
        <translation>Desde la próxima partida, los dados salen de esta semilla y son los mismos en cada partida. Podrás repetir esas partidas, pero no demostrar que sus dados fueron justos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <source>See and change the house rules</source>
        <translation>Ver y cambiar las reglas de la casa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>System default</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Full</source>
        <translation>Completo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Reduced: no flying dice or chips</source>
        <translation>Reducido: dados y fichas sin animación</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Players&apos; names</source>
        <translation>Nombres de los jugadores</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Your name comes first; the others are for friends in Hog and Hazard. New names take effect in the next game and are saved in its record. If you leave your name empty, “You” appears instead.</source>
        <translation>Tu nombre es el primero; los demás son para amigos en Hog y Hazard. Los nombres nuevos se usan desde la próxima partida y se guardan en su registro. Si dejas el tuyo vacío, apareces como «Tú».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_table.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>“{name}” is already the name of a computer player.</source>
        <translation>«{name}» ya es el nombre de un jugador del ordenador.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Starting with the next game, the dice are fixed and sealed before the first roll. Afterward, anyone can check that the dice were not changed.</source>
        <translation>Desde la próxima partida, los dados se fijan y se sellan antes de la primera tirada. Después, cualquiera puede comprobar que no se cambió ningún dado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Voice</source>
        <translation>Voz</translation>
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
        <translation>Ajustes: {part}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>Before the turn</source>
        <translation>Antes del turno</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>House rules</source>
        <comment>a score sheet</comment>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Players</source>
        <translation>Jugadores</translation>
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
        <translation>Libre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Jokers</source>
        <translation>Comodines</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>{name}: jokers</source>
        <translation>{name}: comodines</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Dice and chip sounds (M)</source>
        <translation>Sonido de dados y fichas (M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Sound volume</source>
        <translation>Volumen del sonido</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Test</source>
        <translation>Probar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Read the Oracle&apos;s answers aloud</source>
        <translation>Leer en voz alta las respuestas del oráculo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bankroll and bets</source>
        <translation>Fondos y apuestas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bankroll plus bets on the table, after each roll</source>
        <translation>Los fondos más las apuestas en la mesa, tras cada tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, even</source>
        <translation>{worth}, como al principio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, up {change}</source>
        <translation>{worth}, {change} más</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, down {change}</source>
        <translation>{worth}, {change} menos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bets on the table</source>
        <translation>Apuestas en la mesa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Take down (Del)</source>
        <translation>Retirar (Supr)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>No bets yet: choose a chip and click a spot.</source>
        <translation>Aún no hay apuestas: elige una ficha y haz clic en una casilla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Change the player, the house, or whether games count</source>
        <translation>Cambiar el jugador, la casa o si las partidas cuentan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>you +{share}</source>
        <translation>tú +{share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Press Delete to take down the selected bet, or Enter to show it on the layout. In the Edge column, press Enter to see how the bet&apos;s cost is calculated.</source>
        <translation>Pulsa Supr para retirar la apuesta seleccionada o Intro para verla en el tapete. En la columna Ventaja, pulsa Intro para ver cómo se calcula su coste.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Explain the cost</source>
        <translation>Explicar el coste</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Calculating the house edge…</source>
        <translation>Calculando la ventaja de la casa…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>A fair bet: no house edge.</source>
        <translation>Una apuesta justa: sin ventaja de la casa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>On average you gain {gained} on every $100 bet.</source>
        <translation>De media ganas {gained} por cada 100&#xa0;$ apostados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>An expensive bet: on average the house keeps {kept} of every $100 bet, and the bet lasts {throws} rolls.</source>
        <translation>Una apuesta cara: de media la casa se queda con {kept} de cada 100&#xa0;$, y una apuesta dura {throws} tiradas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>On average the house keeps {kept} of every $100 bet, and the bet lasts {throws} rolls.</source>
        <translation>De media la casa se queda con {kept} de cada 100&#xa0;$, y una apuesta dura {throws} tiradas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Bet</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Pays {pays}</source>
        <translation>Paga {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Pays</source>
        <translation>Pago</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Edge</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>off</source>
        <translation>inactiva</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>This bet is working on the next roll.</source>
        <translation>Esta apuesta está activa en la próxima tirada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>This bet is off: the next roll cannot win or lose it.</source>
        <translation>Esta apuesta está inactiva: con la próxima tirada ni gana ni pierde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>First move</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to the start (Home)</source>
        <translation>Ir al principio (Inicio)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous move</source>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous move (Left)</source>
        <translation>Jugada anterior (flecha izquierda)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Play or pause (Space)</source>
        <translation>Reproducir o pausar (Espacio)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next move</source>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next move (Right)</source>
        <translation>Jugada siguiente (flecha derecha)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Last move</source>
        <translation>Al final</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to the end (End)</source>
        <translation>Ir al final (Fin)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to an event</source>
        <translation>Ir a un momento</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{place} / {moves}</source>
        <translation>{place} / {moves}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played: {words}</source>
        <translation>No se jugó: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Next event: Page Down; previous event: Page Up</source>
        <translation>Momento siguiente: Av Pág; anterior: Re Pág</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win, move by move</source>
        <translation>Tu probabilidad de ganar, jugada a jugada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: chance to win, move by move</source>
        <translation>{name}: probabilidad de ganar, jugada a jugada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds won plus rounds expected, move by move</source>
        <translation>Rondas ganadas más rondas esperadas, jugada a jugada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Before the first move</source>
        <translation>Antes de la primera jugada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/features/review/lines.py"/>
        <source>Move {number}: {words}</source>
        <translation>Jugada {number}: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>{sign} {grade}, {cost}</source>
        <translation>{sign} {grade}, {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>In a game between two people, the review assumes perfect play from each position.</source>
        <translation>En una partida entre dos personas, el análisis supone un juego perfecto desde cada posición.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Win %</source>
        <translation>Prob. de ganar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands played plus hands still expected, move by move (fewer hands are higher)</source>
        <translation>Manos jugadas más manos por jugar, jugada a jugada (cuantas menos, más arriba)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll plus expected value of bets, move by move</source>
        <translation>Fondos más el valor esperado de las apuestas, jugada a jugada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/end_card.py"/>
        <source>{headline}. {sentence}</source>
        <translation>{headline}. {sentence}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>For the win: no choice wins more often. It costs {cost} on average.</source>
        <translation>Para ganar: ninguna opción gana más a menudo. Cuesta {cost} de media.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>This was the best choice.</source>
        <translation>Era la mejor opción.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>A good choice; {choice} is better by {cost}.</source>
        <translation>Buena decisión; {choice} habría costado {cost} menos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>Rolled: {faces}.</source>
        <translation>Tirada: {faces}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice changed nothing.</source>
        <translation>Los dados no cambiaron nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were kind to you: {luck}.</source>
        <translation>Los dados te favorecieron: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were unkind to you: {luck}.</source>
        <translation>Los dados te perjudicaron: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were kind to {name}: {luck}.</source>
        <translation>Los dados favorecieron a {name}: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were unkind to {name}: {luck}.</source>
        <translation>Los dados perjudicaron a {name}: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Now: {value}</source>
        <translation>Ahora: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have won {amount} more on average.</source>
        <translation>«{choice}» habría dado de media {amount} más.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win now: {value}</source>
        <translation>Tu probabilidad de ganar ahora: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win now: {value}</source>
        <translation>Probabilidad de ganar de {name} ahora: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Move {place} of {moves}: {words}</source>
        <translation>Jugada {place} de {moves}: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/moment_chart.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Position in the game</source>
        <translation>Posición en la partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to an event…</source>
        <translation>Ir a un momento…</translation>
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
        <translation>Pausar o reanudar al jugador del ordenador (P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Repeat the last bets (R)</source>
        <translation>Repetir las últimas apuestas (R)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Take down every bet you can (C)</source>
        <translation>Retirar todas las apuestas posibles (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Leave the table (L)</source>
        <translation>Dejar la mesa (L)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game restored.</source>
        <comment>{count} games restored.</comment>
        <translation>
            <numerusform>Se ha recuperado 1 partida.</numerusform>
            <numerusform>Se han recuperado {count} partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game deleted.</source>
        <comment>{count} games deleted.</comment>
        <translation>
            <numerusform>Se ha eliminado 1 partida.</numerusform>
            <numerusform>Se han eliminado {count} partidas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>A game that is still on the table cannot be deleted. Start a new game at that table first.</source>
        <translation>No se puede eliminar una partida que sigue en la mesa. Antes, empieza otra en esa mesa.</translation>
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
        <translation>Deshacer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <source>Review this game (Ctrl+Shift+A)</source>
        <translation>Analizar esta partida (Control+Mayús+A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <source>{title}: {words}.</source>
        <translation>{title}: {words}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Undo your last move (Ctrl+Z)</source>
        <translation>Deshacer tu última jugada (Control+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Something went wrong</source>
        <translation>Algo ha ido mal</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <location filename="../../dicedesk/ui/table/columns.py"/>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>The report contains nothing you typed. DiceDesk does not send it; you decide who sees it.</source>
        <translation>El informe no contiene nada que hayas escrito. DiceDesk no lo envía; tú decides quién lo ve.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bets, rolls and bankroll (D)</source>
        <translation>Apuestas, tiradas y fondos (D)</translation>
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
        <translation>Nueva partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>{worth} chip</source>
        <translation>Ficha de {worth}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>{worth} chip ({key})</source>
        <translation>Ficha de {worth} ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Choose this chip ({key})</source>
        <translation>Elegir esta ficha ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bankroll: {amount}</source>
        <translation>Fondos: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Come odds working on the come-out</source>
        <translation>Odds de venir activas en la salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>If unchecked, come odds are off on the come-out roll and are returned if that roll decides their come bet. Press O to switch.</source>
        <translation>Sin marcar: las odds de venir quedan inactivas en la tirada de salida y se devuelven si en ella se resuelve su apuesta. Pulsa O para alternar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Bets working on the come-out</source>
        <translation>Apuestas activas en la salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>If unchecked, place, buy, lay and hardway bets follow the house rules on the come-out roll. Press W to switch.</source>
        <translation>Sin marcar: en la tirada de salida, las apuestas place, buy, lay y a números duros siguen las reglas de la casa. Pulsa W para alternar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>See and change the house rules (H)</source>
        <translation>Ver y cambiar las reglas de la casa (H)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Next game (press N): {house}</source>
        <translation>Próxima partida (pulsa N): {house}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>{name} is playing; to take over, press Change… and choose {you}</source>
        <translation>Juega {name}. Para jugar tú, pulsa «Cambiar…» y elige «{you}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the next spot</source>
        <translation>En el tapete: ir a la casilla siguiente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the first or last spot</source>
        <translation>En el tapete: ir a la primera o a la última casilla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: bet the chosen chip</source>
        <translation>En una casilla: apostar la ficha elegida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Shift+Enter</source>
        <translation>Mayús+Intro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: bet odds up to the limit</source>
        <translation>En una casilla: apostar odds hasta el límite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: press the bet or take half of it down</source>
        <translation>En una casilla: aumentar la apuesta o retirar la mitad</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Menu, Shift+F10</source>
        <translation>Menú, Mayús+F10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Backspace</source>
        <translation>Retroceso</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: take the bet down</source>
        <translation>En una casilla: retirar la apuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Tab, Esc</source>
        <translation>Tab, Esc</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Leave the layout (Esc goes to the Roll button)</source>
        <translation>Salir del tapete (Esc lleva al botón «Tirar»)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Casual, with the coach</source>
        <translation>Amistosa, con entrenador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>A casual game does not count toward best scores. Until the first roll, press K to switch between counted and casual.</source>
        <translation>Una partida amistosa no cuenta para las mejores marcas. Hasta la primera tirada, pulsa K para elegir si la partida cuenta o es amistosa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>This game is casual.</source>
        <translation>Esta partida es amistosa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>You join the next game. Press N to start it.</source>
        <translation>Entras en la próxima partida. Pulsa N para empezarla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Pause before the computer&apos;s next move</source>
        <translation>Pausa antes de la próxima jugada del ordenador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Computer delay</source>
        <translation>Pausa del ordenador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Roll</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Repeat the last bets</source>
        <translation>Repetir las últimas apuestas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Take down every bet you can</source>
        <translation>Retirar todas las apuestas posibles</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Turn come odds on or off</source>
        <translation>Activar o desactivar las odds de venir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Turn bets on or off for the come-out</source>
        <translation>Activar o desactivar las apuestas en la salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Pause or resume</source>
        <translation>Pausar o reanudar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Leave the table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>House rules…</source>
        <translation>Reglas de la casa…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Bets, rolls and bankroll</source>
        <translation>Apuestas, tiradas y fondos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>There are no bets to repeat</source>
        <translation>No hay apuestas que repetir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Set amount…</source>
        <translation>Ajustar el importe…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>No bet can be taken down</source>
        <translation>No se puede retirar ninguna apuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Press L again to leave: you get back the bets you can take down, but contract bets are lost</source>
        <translation>Pulsa L otra vez para irte. Las apuestas que puedes retirar se devuelven; las de contrato se pierden</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press N again to leave this game and start another</source>
        <translation>Pulsa N otra vez para abandonar esta partida y empezar otra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>This is today&apos;s only try. Press N again to give it up.</source>
        <translation>Solo hay un intento al día. Pulsa N otra vez para renunciar al de hoy.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press Ctrl+T or click again to leave this game and play today&apos;s</source>
        <translation>Pulsa Control+T o haz clic otra vez para abandonar esta partida y jugar la del día</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>You are playing today&apos;s game</source>
        <translation>Estás jugando la partida del día</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>You already know today&apos;s dice, so this game is casual</source>
        <translation>Ya conoces los dados del día: esta partida es amistosa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press Ctrl+Shift+N again to leave this game and start another</source>
        <translation>Pulsa Control+Mayús+N otra vez para abandonar esta partida y empezar otra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Ask once more to undo the roll; this game then no longer counts</source>
        <translation>Una vez más para deshacer la tirada; esta partida ya no contará</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>There is nothing to redo</source>
        <translation>No hay nada que rehacer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>{name} is playing; to take over, choose {you} as the player</source>
        <translation>Juega {name}. Para apostar tú, elige «{you}» como jugador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>This game is over: press N to start a new one</source>
        <translation>Esta partida ha terminado: pulsa N para empezar otra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Roll {throw}</source>
        <translation>Tirada {throw}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Roll {throw} · {net}</source>
        <translation>Tirada {throw} · {net}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>net {amount}</source>
        <translation>neto {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>net +{amount}</source>
        <translation>neto +{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>net −{amount}</source>
        <translation>neto −{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>The point is {point}: roll it again before a 7 to win; otherwise you lose.</source>
        <translation>El punto es {point}: si vuelve a salir antes que un 7, ganas; si sale antes el 7, pierdes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Keep rolling until the point or a 7 comes up.</source>
        <translation>Sigue tirando hasta que salga uno de los dos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip on the pass line: click the line, or press Enter there.</source>
        <translation>Pon una ficha en la línea de pase: haz clic en ella o pulsa Intro allí.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Now press T to roll. A 7 or 11 wins at once, and a 2, 3 or 12 loses.</source>
        <translation>Ahora pulsa T para tirar. Con 7 u 11 ganas al instante; con 2, 3 o 12 pierdes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Any other number becomes the point.</source>
        <translation>Cualquier otro número es el punto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here again, and roll for a point.</source>
        <translation>Pon otra vez una ficha aquí y tira en busca de un punto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>The point came up again, so the pass line wins.</source>
        <translation>El punto ha vuelto a salir, así que gana la línea de pase.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>A 7 came up before the point, so the pass line loses.</source>
        <translation>Ha salido un 7 antes que el punto, así que pierde la línea de pase.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{total} on the first roll: the pass line wins at once.</source>
        <translation>{total} en la primera tirada: la línea de pase gana al instante.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{total} on the first roll: the pass line loses at once.</source>
        <translation>{total} en la primera tirada: la línea de pase pierde al instante.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Place your bets</source>
        <translation>Haz tus apuestas</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 roll: {share} of points last at least this long</source>
        <comment>{count} rolls: {share} of points last at least this long</comment>
        <translation>
            <numerusform>1 tirada: el {share} de los puntos dura tanto o más</numerusform>
            <numerusform>{count} tiradas: el {share} de los puntos dura tanto o más</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} left the table</source>
        <translation>{name} dejó la mesa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Play again</source>
        <translation>Otra partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>No decision</source>
        <translation>No se resuelve ninguna apuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here again, and roll for the next point.</source>
        <translation>Pon otra vez una ficha aquí y tira en busca del próximo punto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Odds: the only bet without a house edge.</source>
        <translation>Odds: la única apuesta sin ventaja de la casa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Odds: a bet without a house edge.</source>
        <translation>Odds: una apuesta sin ventaja de la casa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here: it pays {payout} if {point} comes before a 7.</source>
        <translation>Pon una ficha aquí: paga {payout} si el {point} sale antes que un 7.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>casual</source>
        <translation>amistosa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>counted</source>
        <translation>que cuenta</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 other bet {paid}</source>
        <comment>{count} other bets {paid}</comment>
        <translation>
            <numerusform>1 apuesta más {paid}</numerusform>
            <numerusform>otras {count} apuestas {paid}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{bet} moves to {number}</source>
        <translation>{bet} pasa al {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{bet} {amount}</source>
        <translation>{bet} {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{name} plays</source>
        <translation>Juega {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Choose a chip, put it on the pass line and roll</source>
        <translation>Elige una ficha, ponla en la línea de pase y tira</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Pays {pays} · you gain {share} on average</source>
        <translation>Paga {pays} · ganas un {share} de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Pays {pays} · house edge {edge}</source>
        <translation>Paga {pays} · ventaja de la casa {edge}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Bet {chip} here</source>
        <translation>Apostar {chip} aquí</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>{amount} on {bet}</source>
        <translation>{amount} en {bet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>off on this roll; press {key} to turn it on</source>
        <translation>inactiva en esta tirada; pulsa {key} para activarla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Choose the {worth} chip</source>
        <translation>Elegir la ficha de {worth}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the next spot whose name starts with this letter (also hold Shift if the letter is a shortcut listed above)</source>
        <translation>En el tapete: ir a la siguiente casilla cuyo nombre empieza por esa letra (con Mayús si la letra es un atajo de los de arriba)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Rolls</source>
        <translation>Tiradas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Rolls in this game</source>
        <translation>Tiradas de esta partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>No rolls yet.</source>
        <translation>Aún no hay tiradas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>{throws} · {points} · longest hand: {longest}</source>
        <translation>{throws} · {points} · mano más larga: {longest}</translation>
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
            <numerusform>1 tirada</numerusform>
            <numerusform>{count} tiradas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>A hand lasts until the seven-out. Its length is counted in rolls.</source>
        <translation>Una mano dura hasta el siete fuera. Se mide en tiradas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Hands so far: {hands}; seven-outs: {outs}; rolls in this hand: {throws}.</source>
        <translation>Manos hasta ahora: {hands}, siete fuera: {outs}, tiradas en esta mano: {throws}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Earlier rolls are in the game record.</source>
        <translation>Las tiradas anteriores están en el registro de la partida.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>1 point made</source>
        <comment>{count} points made</comment>
        <translation>
            <numerusform>1 punto logrado</numerusform>
            <numerusform>{count} puntos logrados</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Simulate rounds…</source>
        <translation>Simular rondas…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Simulate rounds to compare with the exact odds (S)</source>
        <translation>Simular rondas para compararlas con las probabilidades exactas (S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>This turn</source>
        <translation>Este turno</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Throws in this turn</source>
        <translation>Tiradas de este turno</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Win rates by main</source>
        <translation>Porcentajes de victorias por base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Rounds lost</source>
        <translation>Rondas perdidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>The last round was lost</source>
        <translation>Se perdió la última ronda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>{name}: rounds won</source>
        <translation>{name}: rondas ganadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Rounds won</source>
        <comment>a number</comment>
        <translation>Rondas ganadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Main</source>
        <translation>Base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Not set yet</source>
        <translation>Aún sin definir</translation>
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
        <translation>Simulado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Exact</source>
        <translation>Exacto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/plot.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Exactly {share}</source>
        <translation>Exactamente {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Choice</source>
        <comment>one of several</comment>
        <translation>Opción</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Pinned</source>
        <translation>Fijada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Here</source>
        <translation>Actual</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Values in both positions</source>
        <translation>Valores en ambas posiciones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Remove comparison</source>
        <translation>Eliminar comparación</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Pinned: {line}</source>
        <translation>Fijada: {line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Standard errors</source>
        <translation>Errores estándar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>not simulated yet</source>
        <translation>aún sin simular</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Face</source>
        <translation>Cara</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Faces of all dice</source>
        <translation>Caras de todos los dados</translation>
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
        <translation>Sumas de dos dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Started</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Money over time</source>
        <translation>Dinero a lo largo del tiempo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Results against each opponent</source>
        <translation>Resultados contra cada rival</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Save table…</source>
        <translation>Guardar tabla…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Save the table</source>
        <translation>Guardar la tabla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>The table could not be saved: {reason}</source>
        <translation>No se ha podido guardar la tabla: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Table saved as {name}</source>
        <translation>Tabla guardada como {name}</translation>
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
        <translation>Juego</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Won</source>
        <comment>how many games</comment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Lost</source>
        <comment>how many games</comment>
        <translation>Perdidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Tied</source>
        <comment>how many games</comment>
        <translation>Empates</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Win rate</source>
        <translation>Porcentaje de victorias</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Left early</source>
        <comment>how many games</comment>
        <translation>Abandonadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Casual</source>
        <comment>how many games</comment>
        <translation>Amistosas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} (margin {margin}, dice {dice})</source>
        <translation>{strategy} (margen {margin}, dados: {dice})</translation>
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
        <translation>Contra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The opponent&apos;s strategy, such as final or always:4, or a CSV file with its table.</source>
        <translation>La estrategia del rival, como «final» o «always:4», o un archivo CSV con su tabla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>Today&apos;s {game}</source>
        <translation>{game} del día</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>1 day in a row</source>
        <comment>{count} days in a row</comment>
        <translation>
            <numerusform>1 día seguido</numerusform>
            <numerusform>{count} días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>already played</source>
        <translation>ya jugada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>not played</source>
        <translation>sin jugar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/today.py"/>
        <source>Play today&apos;s game (Ctrl+T)</source>
        <translation>Jugar la partida del día (Control+T)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/today.py"/>
        <source>See the calendar of daily games</source>
        <translation>Ver el calendario de partidas del día</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>1 exercise due</source>
        <comment>{count} exercises due</comment>
        <translation>
            <numerusform>1 ejercicio pendiente</numerusform>
            <numerusform>{count} ejercicios pendientes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>Practice your mistakes (Ctrl+Shift+P)</source>
        <translation>Practicar tus errores (Control+Mayús+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>What your choices cost</source>
        <translation>Lo que costaron tus decisiones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>{own} to {other}</source>
        <translation>{own} a {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <source>Note on the game: {note}</source>
        <translation>Nota de la partida: {note}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <source>Note on move {number}: {note}</source>
        <translation>Nota de la jugada {number}: {note}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Choice</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Best choice</source>
        <translation>Mejor opción</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Share of games</source>
        <translation>Proporción de partidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>No games</source>
        <translation>Ninguna partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost (%)</source>
        <translation>Coste (%)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost in percentage points per game</source>
        <translation>Coste en puntos porcentuales por partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Another person</source>
        <translation>Otra persona</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent&apos;s choice</source>
        <translation>Decisión del rival</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>The score sheet that the player fills in.</source>
        <translation>La hoja de puntuación que rellena el jugador.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>The computer player whose scores you want; the perfect player always makes the best choice.</source>
        <translation>El jugador del ordenador cuyas puntuaciones quieres ver; el jugador perfecto toma siempre la mejor decisión.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>the computer player whose scores are counted</source>
        <translation>el jugador del ordenador cuyas puntuaciones se cuentan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How many games to simulate.</source>
        <translation>Cuántas partidas se simulan.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Score</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Score</source>
        <comment>points of a game</comment>
        <translation>Puntuación</translation>
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
        <translation>puntos de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>standard deviation of the score</source>
        <translation>desviación estándar de la puntuación</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Half of all games end with {points} points or fewer.</source>
        <translation>La mitad de las partidas acaba con {points} puntos o menos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Final scores</source>
        <translation>Puntuaciones finales</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a game ends with each score. One game in 1,000 ends outside the chart.</source>
        <translation>Con qué frecuencia acaba una partida con cada puntuación. Una de cada 1000 partidas acaba fuera del gráfico.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Chance of at least this score</source>
        <translation>Probabilidad de llegar al menos a esta puntuación</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a game ends with this score or a higher one.</source>
        <translation>Con qué frecuencia acaba una partida con esta puntuación o una más alta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Games that end with at least this score</source>
        <translation>Partidas que llegan al menos a esta puntuación</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>All computer players: {sheet}</source>
        <translation>Todos los jugadores del ordenador: {sheet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Simulated: {games}, {mean} ± {error} points on average. From and To are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact chance.</source>
        <translation>Simulación: {games}, {mean} ± {error} puntos de media. «Desde» y «Hasta» son los extremos del intervalo del 95&#xa0;% (Wilson); 19 de cada 20 intervalos así contienen la probabilidad exacta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>All chances and averages are exact: each sheet and each roll is followed to the end.</source>
        <translation>Todas las probabilidades y medias son exactas: cada hoja y cada tirada se siguen hasta el final.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Best play scores exactly {mean} points on average; the other players&apos; averages come from a million games.</source>
        <translation>El juego óptimo suma de media exactamente {mean} puntos; las medias de los demás jugadores proceden de un millón de partidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Yacht: final scores</source>
        <translation>Yacht: puntuaciones finales</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a computer player&apos;s games of Yacht end with each score.</source>
        <translation>Con qué frecuencia acaban con cada puntuación las partidas de Yacht de un jugador del ordenador.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>find how often a computer player&apos;s games of Yacht end with each score</source>
        <translation>calcula con qué frecuencia acaban con cada puntuación las partidas de Yacht de un jugador del ordenador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Dice rolled at each score</source>
        <translation>Qué tira con cada marcador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Notes</source>
        <comment>a player&apos;s</comment>
        <translation>Notas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Not reviewed</source>
        <translation>Sin analizar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice for {day}</source>
        <translation>Dados del día: {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Dice without a seal</source>
        <translation>Dados sin sello</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>1 note</source>
        <comment>{count} notes</comment>
        <translation>
            <numerusform>1 nota</numerusform>
            <numerusform>{count} notas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>No notes</source>
        <translation>Sin notas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Round {round}: {faces} = {total}</source>
        <translation>Ronda {round}: {faces} = {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Casters</source>
        <translation>Lanzadores</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Pause before the computer throws</source>
        <translation>Pausa antes de que tire el ordenador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Caster {seat}</source>
        <translation>Lanzador {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>▸ {seat}</source>
        <translation>▸ {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>What the come-out roll decides</source>
        <translation>Lo que decide la tirada de salida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>▸ {main}</source>
        <translation>▸ {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Come-out roll, by main</source>
        <translation>Tirada de salida, por base</translation>
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
        <translation>P</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>The 36 rolls of two dice, and what each one does</source>
        <translation>Las 36 tiradas de dos dados y qué hace cada una</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Nothing to calculate: this choice decides nothing by itself.</source>
        <translation>No hay nada que calcular: esta opción no decide nada por sí sola.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>First die {face}</source>
        <translation>Primer dado {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>First die</source>
        <translation>Primer dado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Second die {face}</source>
        <translation>Segundo dado {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>{win}: win, {loss}: loss, {again}: throw again</source>
        <translation>{win}: gana, {loss}: pierde, {again}: otra tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: win</source>
        <translation>Base {main}, suerte {chance}: gana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: lose</source>
        <translation>Base {main}, suerte {chance}: pierde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: throw again</source>
        <translation>Base {main}, suerte {chance}: se tira otra vez</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}: win on {wins}; lose on {loses}; throw again on {goes_on}.</source>
        <translation>Base {main}: gana con {wins}; pierde con {loses}; se tira otra vez con {goes_on}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>{row} The chance is {chance}.</source>
        <translation>{row} La suerte es {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>Chance</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>Losses in a row</source>
        <translation>Derrotas seguidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>{losses} of {all}</source>
        <translation>{losses} de {all}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>Losses in a row: {said}</source>
        <translation>Derrotas seguidas: {said}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>best main: {chance}</source>
        <translation>mejor base  {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>{chance}</source>
        <translation>{chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Choose main {main} ({main})</source>
        <translation>Elegir la base {main} ({main})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Main {main}, the best choice: wins {chance} of rounds</source>
        <translation>Base {main}, la mejor: gana el {chance} de las rondas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Main {main}: wins {chance} of rounds</source>
        <translation>Base {main}: gana el {chance} de las rondas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Exactly {win}. A round takes {mean} throws on average ({throws}).</source>
        <translation>Exactamente {win}. Una ronda dura {mean} tiradas de media ({throws}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win rate with main {main}: {percent}</source>
        <translation>{percent} de victorias con base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Odds of winning this round: {wins} in {all}</source>
        <translation>Esta ronda se gana {wins} de cada {all} veces</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{ways} ways make the chance ({chance})</source>
        <translation>{ways} formas dan la suerte ({chance})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{made}; {ways} make the main ({main}). True odds: {odds}.</source>
        <translation>{made}; {ways} dan la base ({main}). Proporción real: {odds}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{lead}; true odds: {odds}</source>
        <translation>{lead}; proporción real: {odds}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>one</source>
        <translation>una</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Throw</source>
        <translation>Tirar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Rules, odds and casters</source>
        <translation>Reglas, probabilidades y lanzadores</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Choose main {main}</source>
        <translation>Elegir la base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Undo your last throw (Ctrl+Z)</source>
        <translation>Deshacer tu última tirada (Control+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Rules, odds and casters (D)</source>
        <translation>Reglas, probabilidades y lanzadores (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Throw for main {main}</source>
        <translation>Tirar con base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>The chosen players join the next game. Press N to start it.</source>
        <translation>Los jugadores elegidos entran en la próxima partida. Pulsa N para empezarla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Any key</source>
        <translation>Cualquier tecla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name}: the best turn ever!</source>
        <translation>{name}: ¡el mejor turno de la historia!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The best turn ever!</source>
        <translation>¡El mejor turno de la historia!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The turn is over</source>
        <translation>El turno ha terminado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Round {round}</source>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{which} · {won}</source>
        <translation>{which} · {won}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>One round short of the best turn ever</source>
        <translation>A una ronda del mejor turno de la historia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw {throw}</source>
        <translation>Tirada {throw}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>You have the dice</source>
        <translation>Tienes los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>{name}
has the dice</source>
        <translation>{name}
tiene los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Choose a main, then throw</source>
        <translation>Elige una base y tira</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win as many rounds as you can: two losses in a row end your turn</source>
        <translation>Gana cuantas rondas puedas: tu turno acaba con dos derrotas seguidas</translation>
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
        <translation>Pulsa N para otra partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press any key to skip ahead</source>
        <translation>Pulsa cualquier tecla para saltar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press Enter to pass the dice</source>
        <translation>Pulsa Intro para pasar los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press 5–9 for the main, Enter to throw</source>
        <translation>Pulsa del 5 al 9 para elegir la base, Intro para tirar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press Enter to throw</source>
        <translation>Pulsa Intro para tirar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win the most rounds: two losses in a row end your turn</source>
        <translation>Gana más rondas que nadie: dos derrotas seguidas acaban tu turno</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Rounds won: {won}</source>
        <translation>Rondas ganadas: {won}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Rounds won: {won} · best turn ever: {best}</source>
        <translation>Rondas ganadas: {won} · mejor turno: {best}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Pass the dice</source>
        <translation>Pasar los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Take the dice</source>
        <translation>Tomar los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Swine Swap</source>
        <translation>Cambiazo porcino</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Commentary</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Left player</source>
        <translation>Jugador de la izquierda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Right player</source>
        <translation>Jugador de la derecha</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>A friend at this computer</source>
        <translation>Un amigo en este ordenador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>See the strategies…</source>
        <translation>Ver las estrategias…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Pause before the computer rolls</source>
        <translation>Pausa antes de que tire el ordenador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>die</source>
        <comment>dice</comment>
        <translation>
            <numerusform>dado</numerusform>
            <numerusform>dados</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>Choose this number of dice ({key})</source>
        <translation>Elegir este número de dados ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>{chance} to win, the best choice</source>
        <translation>{chance} de probabilidad de ganar, la mejor opción</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>{chance} to win</source>
        <translation>{chance} de probabilidad de ganar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>0 dice: Free Bacon, plus {points}</source>
        <translation>0 dados: beicon gratis, más {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>Bacon +{points}</source>
        <translation>Beicon +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/board.py"/>
        <source>to {goal}</source>
        <translation>meta {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/board.py"/>
        <source>{name}: {score} of {goal}</source>
        <translation>{name}: {score} de {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Roll the dice</source>
        <translation>Tirar los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Show the chances</source>
        <translation>Mostrar las probabilidades de este turno</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Commentary and players</source>
        <translation>Comentarios y jugadores</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Undo your last turn (Ctrl+Z)</source>
        <translation>Deshacer tu último turno (Control+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Commentary and players (D)</source>
        <translation>Comentarios y jugadores (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Take Free Bacon</source>
        <translation>Tomar beicon gratis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Press 0–9 (T for ten) to choose, Enter to roll</source>
        <translation>Pulsa del 0 al 9 (T: diez) para elegir, Intro para tirar</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Choose 1 die</source>
        <comment>Choose {count} dice</comment>
        <translation>
            <numerusform>Elegir 1 dado</numerusform>
            <numerusform>Elegir {count} dados</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You go first</source>
        <translation>Empiezas tú</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} goes first</source>
        <translation>Empieza {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Turn {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Roll 1 die</source>
        <comment>Roll {count} dice</comment>
        <translation>
            <numerusform>Tirar 1 dado</numerusform>
            <numerusform>Tirar {count} dados</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>first turn</source>
        <translation>primer turno</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>no turn yet</source>
        <translation>aún sin turnos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Redone</source>
        <translation>Rehecho</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Current hand</source>
        <translation>Mano actual</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Example: {dice}</source>
        <translation>Por ejemplo: {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hand number</source>
        <translation>Número de mano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>Rolls left</source>
        <translation>Tiradas restantes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <source>Before the hand</source>
        <translation>Antes de la mano</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>1 roll left</source>
        <comment>{count} rolls left</comment>
        <translation>
            <numerusform>Queda 1 tirada</numerusform>
            <numerusform>Quedan {count} tiradas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Payouts</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Payout and chance of each hand</source>
        <translation>Pago y probabilidad de cada mano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Show what to keep (B)</source>
        <translation>Mostrar qué guardar (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>This game</source>
        <translation>Esta partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hands in this game</source>
        <translation>Manos de esta partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Holding now pays {pays}</source>
        <translation>Plantarse ahora paga {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Holding now pays nothing</source>
        <translation>Plantarse ahora no paga nada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>less than {chance}</source>
        <translation>menos del {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Chance to reach {award} before going broke: {chance}</source>
        <translation>Probabilidad de llegar a {award} antes de quedarse sin fondos: {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>If you {choice}: {worth} on average</source>
        <translation>Al {choice}: {worth} de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>hold</source>
        <translation>plantarse</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>With best play, a game takes 1 hand on average.</source>
        <comment>With best play, a game takes {count} hands on average.</comment>
        <translation>
            <numerusform>Con el juego óptimo, una partida dura 1 mano de media.</numerusform>
            <numerusform>Con el juego óptimo, una partida dura {count} manos de media.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep nothing</source>
        <translation>no guardar nada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep {faces}</source>
        <translation>guardar {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Bankroll: {bankroll} of {award}</source>
        <translation>Fondos: {bankroll} de {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>Par is the number of hands that best play needs on average. The mark on the bar is the bankroll that is on par now.</source>
        <translation>El par es el número de manos que el juego óptimo necesita de media. La marca de la barra señala los fondos que ahora están en el par.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>{ante} at stake</source>
        <translation>{ante} en juego</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>broke</source>
        <translation>sin fondos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>{bankroll} · Major Award</source>
        <translation>{bankroll} · Gran Premio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Play or re-roll</source>
        <translation>Jugar o repetir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Preparing the exercise…</source>
        <translation>Preparando el ejercicio…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Hold and score</source>
        <translation>Plantarse y puntuar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Press Enter to continue or W to see why</source>
        <translation>Pulsa Intro para continuar, W para ver por qué</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Why this is the best choice (W)</source>
        <translation>Ver por qué es la mejor opción (W)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Show what to keep</source>
        <translation>Mostrar qué guardar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Quit this game</source>
        <translation>Retirarse de esta partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Payouts, chances and hands</source>
        <translation>Pagos, probabilidades y manos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/keeping.py"/>
        <source>Keep die {die}</source>
        <translation>Guardar el dado {die}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Quit (Q)</source>
        <translation>Retirarse (Q)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Hold and score (H)</source>
        <translation>Plantarse (H)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Payouts, chances and hands (D)</source>
        <translation>Pagos, probabilidades y manos (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/table/columns.py"/>
        <source>Undo (Ctrl+Z)</source>
        <translation>Deshacer (Control+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A hand costs {ante}: five dice, and up to two re-rolls</source>
        <translation>Una mano cuesta {ante}: cinco dados, y hasta dos repeticiones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Major Award!</source>
        <translation>¡Gran Premio!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Correct: that is the best choice.</source>
        <translation>Correcto: es la mejor opción.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Correct: within {cost} of the best choice.</source>
        <translation>Correcto: a solo {cost} de la mejor opción.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Choice in the game: {choice}.</source>
        <translation>Decisión en la partida: {choice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This exercise comes back in 10 minutes.</source>
        <translation>Este ejercicio vuelve dentro de 10 minutos.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This exercise comes back in 1 day.</source>
        <comment>This exercise comes back in {count} days.</comment>
        <translation>
            <numerusform>Este ejercicio vuelve dentro de 1 día.</numerusform>
            <numerusform>Este ejercicio vuelve dentro de {count} días.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Dice {faces}</source>
        <translation>Dados {faces}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 learned</source>
        <comment>{count} learned</comment>
        <translation>
            <numerusform>{count} dominado</numerusform>
            <numerusform>{count} dominados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 total</source>
        <comment>{count} total</comment>
        <translation>
            <numerusform>{count} en total</numerusform>
            <numerusform>{count} en total</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Streak: {streak} · best: {best}</source>
        <translation>Aciertos seguidos: {streak} · máximo: {best}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Looking for mistakes to practice…</source>
        <translation>Buscando errores para practicar…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No mistakes yet. When you make one, it comes back here as an exercise. Until then, try the “Random positions” exercises.</source>
        <translation>Aún no hay errores. Cuando cometas uno, volverá aquí como ejercicio. Hasta entonces, prueba los ejercicios «Posiciones al azar».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No exercises are due now. Next exercise: {moment}.</source>
        <translation>Ahora no hay ejercicios pendientes. Próximo ejercicio: {moment}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Turn {start} into {award}</source>
        <translation>Convierte {start} en {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Hand {hand} · roll {roll} of {rolls}</source>
        <translation>Mano {hand} · tirada {roll} de {rolls}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Play a hand for {ante}</source>
        <translation>Jugar una mano por {ante}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Reach {award} before you go broke.</source>
        <translation>Llega a {award} antes de quedarte sin fondos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>One pair pays nothing, two pair pays half the {ante} ante, and better hands pay more.</source>
        <translation>Una pareja no paga nada; una doble pareja, la mitad de los {ante}; las manos mejores, más.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A hand of five dice costs {ante}.</source>
        <translation>Una mano de cinco dados cuesta {ante}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>You can re-roll the other dice up to twice.</source>
        <translation>Los demás dados se pueden repetir hasta dos veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Roll once more for a better hand, or hold (H) to be paid for this one.</source>
        <translation>Tira una vez más para mejorar la mano, o plántate (H) y cobra esta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>{sign} {choice}: {verdict}, costs {hands} hands</source>
        <translation>{sign} {choice}: {verdict}, cuesta {hands} manos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>One die short of the Major Award: {hand}</source>
        <translation>A un dado del Gran Premio: {hand}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Re-roll 1 die</source>
        <comment>Re-roll {count} dice</comment>
        <translation>
            <numerusform>Repetir 1 dado</numerusform>
            <numerusform>Repetir {count} dados</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Enter to ask the Oracle</source>
        <translation>Pulsa Intro para preguntar al oráculo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Enter to play, Q to quit</source>
        <translation>Pulsa Intro para jugar, Q para retirarte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Click a die or press 1–5 to keep it</source>
        <translation>Haz clic en un dado o pulsa del 1 al 5 para guardarlo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Q again to give up the {ante} ante and leave with {bankroll}</source>
        <translation>Si te retiras ahora, pierdes el ante de {ante}. Pulsa Q otra vez para retirarte con {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Keep dice that match: click them or press 1–5.</source>
        <translation>Guarda los dados iguales: haz clic en ellos o pulsa del 1 al 5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Q again to end this game with {bankroll}</source>
        <translation>Pulsa Q otra vez para acabar la partida con {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The games folder is available again. Your games are being saved.</source>
        <translation>La carpeta de partidas ya se puede usar: a partir de ahora tus partidas se guardan.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Not saved: {error}</source>
        <translation>Sin guardar: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Counted or casual</source>
        <translation>Amistosa o que cuenta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>The next game is casual: the coach is available.</source>
        <translation>La próxima partida es amistosa: el entrenador está disponible.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>The next game counts.</source>
        <translation>La próxima partida cuenta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>New names take effect in the next game. Press N to start it.</source>
        <translation>Los nombres nuevos se usan desde la próxima partida. Pulsa N para empezarla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>There is a new daily game tomorrow.</source>
        <translation>Mañana habrá una nueva partida del día.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>{name}&apos;s turn: press Enter to see the move</source>
        <translation>Le toca a {name}: pulsa Intro para ver la jugada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>{saved} · casual game</source>
        <translation>{saved} · partida amistosa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>These dice were fixed before the first roll. Seal: {seal}</source>
        <translation>Estos dados quedaron fijados antes de la primera tirada. Sello: {seal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Seed: {seed}</source>
        <translation>Semilla: {seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: sealed {seal}…</source>
        <translation>Dados sellados: {seal}…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Saved</source>
        <translation>Guardada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Not saved yet: another program is using the saved games</source>
        <translation>Aún sin guardar: otro programa está usando las partidas guardadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Saved as a copy: another window continued this game</source>
        <translation>Guardada como copia: otra ventana ha seguido jugando esta partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: from another game</source>
        <translation>Dados de otra partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>These are real dice, typed in by hand; nothing can prove what they showed.</source>
        <translation>Son dados reales, introducidos a mano; nada puede demostrar lo que mostraron.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The dice for {day} are the same for everyone, and anyone can calculate them from the date. They test your choices, not your luck.</source>
        <translation>Los dados del {day} son los mismos para todos, y cualquiera puede calcularlos a partir de la fecha. Ponen a prueba tus decisiones, no tu suerte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>These dice come from a challenge that names another game ({game}). Anyone who has the challenge can calculate them.</source>
        <translation>Estos dados vienen de un reto que indica otra partida ({game}). Quien tenga el reto puede calcularlos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The seal was fixed first, and your word came after it; together they determine every die. Anyone who notes the seal before the first roll can check afterward that no die was changed. Until the game is over, anyone who can read its files, including you, can find out what the dice will show.</source>
        <translation>Primero se fijó el sello y después vino tu palabra; juntos determinan cada dado. Quien anote el sello antes de la primera tirada puede comprobar después que no se cambió ningún dado. Hasta que termine la partida, quien pueda leer sus archivos, incluso tú, puede averiguar qué mostrarán los dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: {kind}</source>
        <translation>Dados: {kind}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>This game&apos;s dice come from seed {number}. Anyone who knows the seed can calculate the dice in advance, so the game cannot prove it was fair.</source>
        <translation>Los dados de esta partida salen de la semilla {number}. Quien la conozca puede calcularlos de antemano, así que la partida no puede demostrar que fue justa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The seal was fixed first, and your word came after it; together they determine every die. Anyone who noted the seal before the first roll can check that no die was changed. Even so, the owner of the files could have known the dice in advance.</source>
        <translation>Primero se fijó el sello y después vino tu palabra; juntos determinan cada dado. Quien anotó el sello antes de la primera tirada puede comprobar que no se cambió ningún dado. Aun así, el dueño de los archivos podría haber conocido los dados de antemano.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: seed {number}, not sealed</source>
        <translation>Dados sin sellar: semilla {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 and 12 pay double</source>
        <translation>2 y 12 pagan doble</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 pays double, 12 pays triple</source>
        <translation>2 paga doble, 12 paga triple</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>don&apos;t</source>
        <translation>no venir</translation>
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
        <translation>perder</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>come</source>
        <translation>venir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>buy</source>
        <translation>buy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>bar 12</source>
        <translation>12 empata</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>COME</source>
        <translation>VENIR</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>FIELD   2 · 3 · 4 · 9 · 10 · 11 · 12</source>
        <translation>CAMPO   2 · 3 · 4 · 9 · 10 · 11 · 12</translation>
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
        <translation>en contra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>PASS LINE</source>
        <translation>LÍNEA DE PASE</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>take odds</source>
        <translation>a favor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 pays triple, 12 pays double</source>
        <translation>2 paga triple, 12 paga doble</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 and 12 pay triple</source>
        <translation>2 y 12 pagan triple</translation>
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
        <translation>Tapete de craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/view.py"/>
        <source>Hop bets</source>
        <translation>Apuestas de salto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/view.py"/>
        <source>Bets that the next roll is exactly these two faces</source>
        <translation>Apuestas a que salen justo estas dos caras en la próxima tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Die {die} shows {face} and is kept.</source>
        <translation>El dado {die} muestra {face}, guardado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Die {die} shows {face}.</source>
        <translation>El dado {die} muestra {face}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>keep</source>
        <comment>a die</comment>
        <translation>guardado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>re-roll</source>
        <comment>a die</comment>
        <translation>repetir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Your choice: {verdict}.</source>
        <translation>Tu opción: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Roll speed: {speed}</source>
        <translation>Velocidad de la tirada: {speed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Off: the dice land at once</source>
        <translation>Sin animación: los dados caen al instante</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>Die {die} shows {face} and is kept</source>
        <translation>El dado {die} muestra {face}, guardado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>Die {die} shows {face}</source>
        <translation>El dado {die} muestra {face}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>1 die: {faces}</source>
        <comment>{count} dice: {faces}</comment>
        <translation>
            <numerusform>1 dado: {faces}</numerusform>
            <numerusform>{count} dados: {faces}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/game_frame.py"/>
        <source>Back to the table (Esc)</source>
        <translation>Volver a la mesa (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>Magic 8 Ball</source>
        <translation>Bola 8 mágica</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>No question asked yet.</source>
        <translation>Aún no le has preguntado nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>Shaking…</source>
        <translation>Agitándose…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/game_tabs.py"/>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the game record</source>
        <translation>Guardar el registro de la partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Files…</source>
        <translation>Archivos…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Folder…</source>
        <translation>Carpeta…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Records (*.dice)</source>
        <translation>Registros (*.dice)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Export games</source>
        <translation>Exportar partidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Saving games…</source>
        <translation>Guardando partidas…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game saved as {name}</source>
        <comment>{count} games saved as {name}</comment>
        <translation>
            <numerusform>1 partida guardada como {name}</numerusform>
            <numerusform>{count} partidas guardadas como {name}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Importing game records…</source>
        <translation>Importando registros…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The game record could not be saved: {reason}</source>
        <translation>No se ha podido guardar el registro de la partida: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Game record saved as {name}</source>
        <translation>Registro de la partida guardado como {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>The guided turn works only in a game you are playing.</source>
        <translation>El turno guiado necesita una partida en la que juegues tú.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Choose yourself as a player and start a new game.</source>
        <translation>Elígete como jugador y empieza una partida nueva.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Again: “Guided turn” in Help.</source>
        <translation>Otra vez: «Turno guiado» en Ayuda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Open game record…</source>
        <translation>Abrir registro de partida…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Today&apos;s game</source>
        <translation>Partida del día</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>New game with your own dice</source>
        <translation>Nueva partida con tus propios dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>This game cannot be sent to a friend.</source>
        <translation>Esta partida no se puede enviar a un amigo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Save game record…</source>
        <translation>Guardar registro de partida…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Replay this game</source>
        <translation>Ver esta partida otra vez</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Review this game</source>
        <translation>Analizar esta partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Dice for this game…</source>
        <translation>Dados de esta partida…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Any position…</source>
        <translation>Cualquier posición…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>How play is rated</source>
        <translation>Cómo se valoran las decisiones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Any position</source>
        <translation>Cualquier posición</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>How dice are calculated</source>
        <translation>Cómo se calculan los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Restore a backup…</source>
        <translation>Restaurar una copia de seguridad…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Quit DiceDesk</source>
        <translation>Salir de DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Hog strategies…</source>
        <translation>Estrategias de Hog…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Turn sound on or off</source>
        <translation>Activar o desactivar el sonido</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Rules of this game</source>
        <translation>Reglas de este juego</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Find a command…</source>
        <translation>Buscar un comando…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>challenge</source>
        <translation>reto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>answer</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the answer</source>
        <translation>Guardar la respuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the challenge</source>
        <translation>Guardar el reto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file could not be saved: {reason}</source>
        <translation>No se ha podido guardar el archivo: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Answer saved. Send this file to {name}.</source>
        <translation>Respuesta guardada. Envía este archivo a {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Challenge saved. Send this file to a friend.</source>
        <translation>Reto guardado. Envía este archivo a un amigo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Open game records</source>
        <translation>Abrir registros de partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Reading {files}…</source>
        <translation>Leyendo {files}…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>1 more file was not opened.</source>
        <comment>{count} more files were not opened.</comment>
        <translation>
            <numerusform>No se ha abierto 1 archivo más.</numerusform>
            <numerusform>No se han abierto {count} archivos más.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Send your answer to {name}.</source>
        <translation>Envía tu respuesta a {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file is the record of your game. {name} can read all of your moves.</source>
        <translation>El archivo es el registro de tu partida. {name} podrá leer todas tus jugadas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save answer…</source>
        <translation>Guardar respuesta…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Challenge a friend to play with the same dice.</source>
        <translation>Reta a un amigo a jugar con los mismos dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file has your name, your result and the cost of your choices, but not your moves.</source>
        <translation>El archivo incluye tu nombre, tu resultado y el coste de tus decisiones, pero no tus jugadas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save challenge…</source>
        <translation>Guardar reto…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Send to a friend</source>
        <translation>Enviar a un amigo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <source>Name of player {seat}</source>
        <translation>Nombre del jugador {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>This name cannot be used.</source>
        <translation>Este nombre no se puede usar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Type your name.</source>
        <translation>Escribe tu nombre.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>No voice</source>
        <translation>Sin voz</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Voice on</source>
        <translation>Voz activada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Voice off</source>
        <translation>Voz desactivada</translation>
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
        <translation>{number}, muestra cómo se calcula</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Player: {names}</source>
        <comment>Players: {names}</comment>
        <translation>
            <numerusform>Jugador: {names}</numerusform>
            <numerusform>Jugadores: {names}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Enter: throw both dice.</source>
        <translation>Intro: tira los dos dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>bet NAME DOLLARS: NAME is one of {names}</source>
        <translation>bet NOMBRE DÓLARES: NOMBRE es uno de {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type a bet (bet NAME DOLLARS), or press Enter to roll:</source>
        <translation>Una apuesta (bet NOMBRE DÓLARES), o Intro para tirar:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Enter: roll both dice.</source>
        <translation>Intro: tira los dos dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>bet hop-5-2 DOLLARS: bet that the next roll is a 5 and a 2; you can name any two faces.</source>
        <translation>bet hop-5-2 DÓLARES: que en la próxima tirada salgan un 5 y un 2; vale cualquier pareja de caras.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>odds on, odds off: choose whether odds on come bets work on a come-out roll.</source>
        <translation>odds on, odds off: activa o desactiva las odds de venir en la tirada de salida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>work on, work off: choose whether bets that are normally off on a come-out roll work anyway.</source>
        <translation>work on, work off: activa o desactiva en la tirada de salida las apuestas que suelen estar inactivas en ella.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>leave: leave the table for good.</source>
        <translation>leave: deja la mesa definitivamente.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>take-down NAME: NAME is one of {names}</source>
        <translation>take-down NOMBRE: NOMBRE es uno de {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Bankroll {bankroll}; come-out roll.</source>
        <translation>Fondos: {bankroll}; tirada de salida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>{bet}: {amount}, pays {pays}, off on this roll</source>
        <translation>{bet}: {amount}, paga {pays}, inactiva en esta tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>You bet dollars from your bankroll and roll two dice. The first roll is the come-out roll: the pass bet wins on 7 and 11 and loses on 2, 3 and 12. Any other number becomes the point.</source>
        <translation>Apuestas dólares de tus fondos y tiras dos dados. La primera tirada es la de salida: la apuesta de pase gana con 7 y 11 y pierde con 2, 3 y 12. Cualquier otro número pasa a ser el punto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Once there is a point, keep rolling. If the point comes first, pass wins; if a 7 comes first, pass loses. Either way, a new come-out roll follows.</source>
        <translation>Cuando haya punto, sigue tirando. Si el punto sale antes que un 7, el pase gana; si sale antes un 7, el pase pierde. En ambos casos llega después otra tirada de salida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type “bet pass 10” to bet $10 on pass, and press Enter to roll. Once there is a point, “bet pass-odds 20” adds odds to your pass bet; they pay at true odds.</source>
        <translation>Escribe «bet pass 10» para apostar 10&#xa0;$ al pase y pulsa Intro para tirar. Cuando haya punto, «bet pass-odds 20» añade odds a tu apuesta de pase; pagan según las probabilidades reales.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type ? for the names of all bets you can make now. “take-down NAME” takes down a bet if the rules allow it.</source>
        <translation>Escribe ? para ver los nombres de todas las apuestas que puedes hacer ahora. «take-down NOMBRE» retira una apuesta si las reglas lo permiten.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>The house rules decide which bets are offered and what they pay. “dicedesk odds craps” lists the odds and the house edge of each bet.</source>
        <translation>Las reglas de la casa determinan qué apuestas hay y cuánto pagan. «dicedesk odds craps» muestra las probabilidades y la ventaja de la casa de cada apuesta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>The game ends when you go broke or type “leave”.</source>
        <translation>La partida acaba cuando te quedas sin fondos o escribes «leave».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>the house rules</source>
        <translation>las reglas de la casa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Bankroll {bankroll}; the point is {point}.</source>
        <translation>Fondos: {bankroll}; el punto es {point}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>{bet}: {amount}, pays {pays}</source>
        <translation>{bet}: {amount}, paga {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Which main, 5 to 9?</source>
        <translation>¿Qué base, de 5 a 9?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>{name}, which main, 5 to 9?</source>
        <translation>{name}, ¿qué base, de 5 a 9?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Type a main, a number from 5 to 9.</source>
        <translation>Escribe una base, un número del 5 al 9.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>5 to 9: the main of this round. 7 wins most often.</source>
        <translation>5 a 9: la base de esta ronda. El 7 es el que más veces gana.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Rounds won: {won}, lost: {lost}.</source>
        <translation>Rondas ganadas: {won}, perdidas: {lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Press Enter to throw.</source>
        <translation>Pulsa Intro para tirar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>{name}, press Enter to throw.</source>
        <translation>{name}, pulsa Intro para tirar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Main {main}: the come-out roll.</source>
        <translation>Base {main}: la tirada de salida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Main {main}, chance {chance}: {chance} wins, {main} loses.</source>
        <translation>Base {main}, suerte {chance}: {chance} gana, {main} pierde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>The caster throws two dice, round after round, until two rounds are lost in a row. The score is the number of rounds won.</source>
        <translation>El lanzador tira dos dados, ronda tras ronda, hasta perder dos rondas seguidas. Su puntuación es el número de rondas ganadas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Each round, type a main from 5 to 9, then press Enter to throw.</source>
        <translation>En cada ronda, escribe una base del 5 al 9 y pulsa Intro para tirar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>On the first throw, the main wins at once; so do 11 with main 7, and 12 with main 6 or 8. 2 and 3 lose at once, and so do 11 and 12 with any other main.</source>
        <translation>En la primera tirada, la base gana al instante; también el 11 con la base 7, y el 12 con la base 6 u 8. El 2 y el 3 pierden al instante, igual que el 11 y el 12 con cualquier otra base.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Any other sum becomes your chance. Keep throwing: the chance wins the round, and the main loses it.</source>
        <translation>Cualquier otra suma pasa a ser tu «suerte». Sigue tirando: si vuelve a salir la suerte, ganas la ronda; si sale la base, la pierdes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>With several casters, each takes one turn with the dice. The caster who wins the most rounds wins the game.</source>
        <translation>Con varios lanzadores, cada uno tiene un turno con los dados y gana quien gane más rondas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>how many casters take part</source>
        <translation>cuántas personas tiran</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>How many dice, 0 to 10?</source>
        <translation>¿Cuántos dados, de 0 a 10?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>{name}, how many dice, 0 to 10?</source>
        <translation>{name}, ¿cuántos dados, de 0 a 10?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type how many dice to roll, a number from 0 to 10.</source>
        <translation>Escribe cuántos dados quieres tirar, un número del 0 al 10.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>1 to 10: roll that many dice and score their sum, or just 1 point if any die shows a 1.</source>
        <translation>1 a 10: tira ese número de dados; te apuntas su suma, o solo 1 punto si algún dado muestra un 1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>{first} {score}–{other_score} {second}, first to {goal}</source>
        <translation>{first} {score}-{other_score} {second}, meta: {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>You and your opponent take turns. The game ends after the first turn that leaves either of you at {goal} or more, and the higher score wins.</source>
        <translation>Tu rival y tú os turnáis. La partida acaba tras el primer turno que deje a uno de los dos con {goal} o más, y gana quien tenga más puntos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type how many dice to roll, 1 to 10. You score the sum of their faces, but just 1 point if any die shows a 1: that is Pig Out.</source>
        <translation>Escribe cuántos dados quieres tirar, de 1 a 10. Te apuntas la suma de sus caras, pero solo 1 punto si algún dado muestra un 1: eso es un atracón.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type 0 for Free Bacon. You roll no dice and score twice the tens digit of your opponent&apos;s score, minus the ones digit, but at least 1 point. Against 83, you score 13.</source>
        <translation>Escribe 0 para tomar beicon gratis. No tiras ningún dado y miras el marcador de tu rival: te apuntas el doble de sus decenas menos sus unidades, pero al menos 1 punto. Contra 83 te apuntas 13.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>After each turn, look at the last two digits of both scores. If the digits of one score are as far apart as those of the other, the scores are swapped: that is Swine Swap. With 49 against 83, the digits of both scores are 5 apart, so you get 83 and your opponent gets 49.</source>
        <translation>Después de cada turno, mira en cuánto difieren las dos últimas cifras de cada marcador. Si la diferencia es la misma en los dos, los marcadores se intercambian: es el cambiazo porcino. Con 49 contra 83, las cifras difieren en 5 en los dos marcadores, así que tú pasas a 83 y tu rival, a 49.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>The swap comes before the game can end, so you can swap your win away.</source>
        <translation>El intercambio llega antes de que la partida pueda acabar, así que puedes regalar la victoria.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>who goes first</source>
        <translation>quién empieza</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>0: take Free Bacon for {points}.</source>
        <translation>0: beicon gratis, ahora {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>who plays against you</source>
        <translation>quién juega contra ti</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Press Enter to play a hand, or type Q to quit.</source>
        <translation>Pulsa Intro para jugar una mano o escribe Q para retirarte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Press Enter to pay {ante} and roll, or type Q to quit:</source>
        <translation>Intro para pagar {ante} y tirar, Q para retirarte:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Major Award! Ask the Magic 8 Oracle a question:</source>
        <translation>¡Gran Premio! Haz una pregunta al oráculo de la bola 8:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the dice to re-roll (such as 2 3 5), H to hold, or Q to quit:</source>
        <translation>Escribe los dados que repetir (por ejemplo, 2 3 5), H para plantarte o Q para retirarte:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Q: leave the table for good; if a hand is in progress, you lose its ante.</source>
        <translation>Q: deja la mesa definitivamente; si hay una mano empezada, pierdes su ante.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Enter: pay the ante and roll five dice.</source>
        <translation>Intro: paga el ante y tira cinco dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>2 3 5: re-roll the second, third and fifth dice; the dice are numbered 1 to 5.</source>
        <translation>2 3 5: repite el segundo, el tercer y el quinto dado; puedes elegir los que quieras del 1 al 5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>H: hold and score the hand as it is.</source>
        <translation>H: te plantas y puntúas la mano tal como está.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Roll {roll} of {rolls}</source>
        <translation>Tirada {roll} de {rolls}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Bankroll {bankroll}; the Major Award is at {award}.</source>
        <translation>Fondos: {bankroll}; el Gran Premio está en {award}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the numbers of the dice to re-roll (such as 2 3 5), H to hold, or Q to quit.</source>
        <translation>Escribe los números de los dados que quieres repetir (por ejemplo, 2 3 5), H para plantarte o Q para retirarte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>You start with {bankroll}. Reach {award} and you win the Major Award: the Magic 8 Oracle answers your question. You go broke if you cannot pay for another hand.</source>
        <translation>Empiezas con {bankroll}. Si llegas a {award}, ganas el Gran Premio: el oráculo de la bola 8 responde a tu pregunta. Si no puedes pagar otra mano, te has quedado sin fondos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>A hand costs {ante}. Press Enter to pay and roll five dice. Then you can re-roll any of them, up to twice.</source>
        <translation>Una mano cuesta {ante}. Pulsa Intro para pagar y tirar cinco dados. Después puedes repetir los que quieras, hasta dos veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the numbers below the dice you want to re-roll (such as “2 3 5”), or type H to hold the hand as it is.</source>
        <translation>Escribe los números que hay bajo los dados que quieres repetir, como «2 3 5», o H para plantarte con la mano tal como está.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Five of a kind pays {five}, four of a kind {four}, a straight {straight}, a full house {house}, three of a kind {three} and two pair {two}. Anything else pays nothing.</source>
        <translation>El repóker paga {five}; el póker, {four}; la escalera, {straight}; el full, {house}; el trío, {three}, y la doble pareja, {two}. Lo demás no paga nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type Q to quit. If you quit during a hand, you lose its ante.</source>
        <translation>Escribe Q para retirarte. Si te retiras durante una mano, pierdes su ante.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{name}: your move?</source>
        <translation>{name}: ¿tu jugada?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>You can type: {moves}</source>
        <translation>Puedes escribir: {moves}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what}: {allowed} (default: {default})</source>
        <translation>{what}: {allowed} (por defecto: {default})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what}: {allowed}</source>
        <translation>{what}: {allowed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what} (default: {default})</source>
        <translation>{what} (por defecto: {default})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Play</source>
        <comment>group of commands</comment>
        <translation>Jugar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Records and history</source>
        <translation>Registros e historial</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Review, advice and odds</source>
        <translation>Análisis, consejos y probabilidades</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Lab and contests</source>
        <translation>Laboratorio y concursos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/jobs/worker.py"/>
        <source>the worker process ended unexpectedly</source>
        <translation>el proceso de cálculo se ha cerrado de repente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/jobs/own_process.py"/>
        <source>the worker process could not be started</source>
        <translation>el proceso de cálculo no se ha podido iniciar</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/dice.py"/>
        <source>This move rolls 1 die; faces given: {given}.</source>
        <comment>This move rolls {count} dice; faces given: {given}.</comment>
        <translation>
            <numerusform>Esta jugada tira 1 dado; caras dadas: {given}.</numerusform>
            <numerusform>Esta jugada tira {count} dados; caras dadas: {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal and the only die check out.</source>
        <comment>The seal and all {count} dice check out.</comment>
        <translation>
            <numerusform>El sello y el único dado son correctos.</numerusform>
            <numerusform>El sello y los {count} dados son correctos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}. Second loss in a row: the turn ends with 1 round won</source>
        <comment>{reason}. Second loss in a row: the turn ends with {count} rounds won</comment>
        <translation>
            <numerusform>{reason}. Segunda derrota seguida: el turno acaba con 1 ronda ganada</numerusform>
            <numerusform>{reason}. Segunda derrota seguida: el turno acaba con {count} rondas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{sum} point</source>
        <comment>{sum} points</comment>
        <translation>
            <numerusform>{sum} punto</numerusform>
            <numerusform>{sum} puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You rolled 1 die: {points}</source>
        <comment>You rolled {count} dice: {points}</comment>
        <translation>
            <numerusform>Tiras 1 dado: {points}</numerusform>
            <numerusform>Tiras {count} dados: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} rolled 1 die: {points}</source>
        <comment>{name} rolled {count} dice: {points}</comment>
        <translation>
            <numerusform>{name} tira 1 dado: {points}</numerusform>
            <numerusform>{name} tira {count} dados: {points}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You won, {high} to {low}</source>
        <translation>Ganaste por {high} a {low}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You lost, {low} to {high}</source>
        <translation>Perdiste por {low} a {high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} won, {high} to {low}</source>
        <translation>{name} ganó por {high} a {low}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You were 1 point short of {goal}</source>
        <comment>You were {count} points short of {goal}</comment>
        <translation>
            <numerusform>Te faltó 1 punto para llegar a {goal}</numerusform>
            <numerusform>Te faltaron {count} puntos para llegar a {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} was 1 point short of {goal}</source>
        <comment>{name} was {count} points short of {goal}</comment>
        <translation>
            <numerusform>A {name} le faltó 1 punto para llegar a {goal}</numerusform>
            <numerusform>A {name} le faltaron {count} puntos para llegar a {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>1 point: your biggest gain yet</source>
        <comment>{count} points: your biggest gain yet</comment>
        <translation>
            <numerusform>1 punto: tu mayor ganancia hasta ahora</numerusform>
            <numerusform>{count} puntos: tu mayor ganancia hasta ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>1 point: the biggest gain yet for {name}</source>
        <comment>{count} points: the biggest gain yet for {name}</comment>
        <translation>
            <numerusform>1 punto: la mayor ganancia de {name} hasta ahora</numerusform>
            <numerusform>{count} puntos: la mayor ganancia de {name} hasta ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You roll 1 die: {faces}  +{points}</source>
        <comment>You roll {count} dice: {faces}  +{points}</comment>
        <translation>
            <numerusform>Tiras 1 dado: {faces}  +{points}</numerusform>
            <numerusform>Tiras {count} dados: {faces}  +{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} rolls 1 die: {faces}  +{points}</source>
        <comment>{name} rolls {count} dice: {faces}  +{points}</comment>
        <translation>
            <numerusform>{name} tira 1 dado: {faces}  +{points}</numerusform>
            <numerusform>{name} tira {count} dados: {faces}  +{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>You turned {stake} into {bankroll} in 1 hand</source>
        <comment>You turned {stake} into {bankroll} in {count} hands</comment>
        <translation>
            <numerusform>De {stake} a {bankroll} en 1 mano</numerusform>
            <numerusform>De {stake} a {bankroll} en {count} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>1 word per minute</source>
        <comment>{count} words per minute</comment>
        <translation>
            <numerusform>1 palabra por minuto</numerusform>
            <numerusform>{count} palabras por minuto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>and 1 more</source>
        <comment>and {count} more</comment>
        <translation>
            <numerusform>y 1 más</numerusform>
            <numerusform>y {count} más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>1 won</source>
        <comment>{count} won</comment>
        <translation>
            <numerusform>1 ganada</numerusform>
            <numerusform>{count} ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>1 round won; has the dice</source>
        <comment>{count} rounds won; has the dice</comment>
        <translation>
            <numerusform>1 ronda ganada; tiene los dados</numerusform>
            <numerusform>{count} rondas ganadas; tiene los dados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{won} of 1 round won</source>
        <comment>{won} of {count} rounds won</comment>
        <translation>
            <numerusform>{won} de 1 ronda ganada</numerusform>
            <numerusform>{won} de {count} rondas ganadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins.</source>
        <comment>First to {count} points wins.</comment>
        <translation>
            <numerusform>Gana quien llegue antes a 1 punto.</numerusform>
            <numerusform>Gana quien llegue antes a {count} puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins</source>
        <comment>First to {count} points wins</comment>
        <translation>
            <numerusform>Gana quien llegue antes a 1 punto</numerusform>
            <numerusform>Gana quien llegue antes a {count} puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins. How many dice?</source>
        <comment>First to {count} points wins. How many dice?</comment>
        <translation>
            <numerusform>Gana quien llegue antes a 1 punto. ¿Cuántos dados?</numerusform>
            <numerusform>Gana quien llegue antes a {count} puntos. ¿Cuántos dados?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>A roll scores its sum, but only 1 if any die shows a 1</source>
        <translation>Una tirada vale su suma, pero solo 1 si algún dado muestra un 1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>Broke after 1 hand</source>
        <comment>Broke after {count} hands</comment>
        <translation>
            <numerusform>Sin fondos tras 1 mano</numerusform>
            <numerusform>Sin fondos tras {count} manos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Cautious player</source>
        <translation>Jugador prudente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Careless player</source>
        <translation>Jugador despreocupado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Keeps matching dice; holds a straight or a full house.</source>
        <translation>Guarda los dados iguales; se planta con una escalera o un full.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Holds any hand that pays; otherwise keeps a pair or the highest die.</source>
        <translation>Se planta con cualquier mano que pague; si no, guarda una pareja o el dado más alto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Takes every hand as it comes and never re-rolls.</source>
        <translation>Acepta cada mano como sale y nunca repite.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} quits mid-hand and loses the ante</source>
        <translation>{name} se retira en mitad de la mano y pierde el ante</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} leaves the table</source>
        <translation>{name} deja la mesa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>{name}: dice {faces}</source>
        <translation>{name}: dados {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Press Enter to play again, or type exit to leave:</source>
        <translation>Pulsa Intro para jugar otra partida o escribe «exit» para salir:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>You left your unfinished game. {cost}</source>
        <translation>Has abandonado la partida sin terminar. {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Dice sealed before the first roll: {seal}</source>
        <translation>Dados sellados antes de la primera tirada: {seal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Your word: {word}</source>
        <translation>Tu palabra: {word}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Enter on an empty line: go back to your choice.</source>
        <translation>Solo Intro: vuelve a elegir.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Dice seed: {seed}</source>
        <translation>Semilla de los dados: {seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Your games are saved.</source>
        <translation>Tus partidas están guardadas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>another program is using the saved games</source>
        <translation>otro programa está usando las partidas guardadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Your games are being saved again.</source>
        <translation>Las partidas vuelven a guardarse.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>exit, or end of input: leave; you can continue the game later.</source>
        <translation>exit, o el final de la entrada: sale; puedes seguir la partida más tarde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>{name} already exists.</source>
        <translation>{name} ya existe.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Undone.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>save FILE: write the record of this game to a file.</source>
        <translation>save ARCHIVO: escribe el registro de esta partida en un archivo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>?: show what you can type now.</source>
        <translation>?: muestra lo que puedes escribir ahora.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>At any prompt, you can type</source>
        <translation>En cualquier pregunta puedes escribir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>play {game} in this terminal</source>
        <translation>juega a {game} en este terminal</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a casual game at a position, such as “{line}”</source>
        <translation>empieza una partida amistosa a partir de una posición, como «{line}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>this is a position of {other}, not of {game}</source>
        <translation>esta posición es de {other}, no de {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Continuing the game you left.</source>
        <translation>Sigues con la partida que tenías a medias.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Type ? for help or exit to leave; your game will be saved.</source>
        <translation>Escribe «?» para ver la ayuda o «exit» para salir; tu partida se guardará.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>word TEXT: mix your own word into the dice (only before the first roll).</source>
        <translation>word TEXTO: mezcla en los dados una palabra tuya (solo antes de la primera tirada).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>U: undo your last move; redo: make it again.</source>
        <translation>U: deshace tu última jugada; redo: vuelve a hacerla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the output cannot be written: {reason}</source>
        <translation>no se puede escribir la salida: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>Type “dicedesk COMMAND --help” for the options of a command.</source>
        <translation>Escribe «dicedesk COMANDO --help» para ver las opciones de un comando.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>there is no language “{code}”; choose from: {names}</source>
        <translation>no hay ningún idioma «{code}»; elige entre: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>print the version</source>
        <translation>muestra la versión</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>print what works on this computer, for a bug report</source>
        <translation>muestra lo que funciona en este ordenador, para un informe de error</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>the games folder (default: your own)</source>
        <translation>la carpeta de partidas (por defecto: la tuya)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the colors of the window: {names} (default: your last choice)</source>
        <translation>los colores de la ventana: {names} (por defecto: los últimos que elegiste)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the language for this run: {names} (default: the terminal&apos;s)</source>
        <translation>el idioma de esta ejecución: {names} (por defecto: el del terminal)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/__init__.py"/>
        <source>Stopped.</source>
        <translation>Interrumpido.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>give the odds and house edge of every bet</source>
        <translation>muestra las probabilidades y la ventaja de la casa de cada apuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>print one JSON object</source>
        <translation>muestra un objeto JSON</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the point already set when bets are made: 4, 5, 6, 8, 9 or 10 (default: the average over all points)</source>
        <translation>el punto ya fijado cuando se hacen las apuestas: 4, 5, 6, 8, 9 o 10 (por defecto: la media de todos los puntos)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the house rules: {names}, or one of these presets with changes, such as “preset=las-vegas maximum=1000”</source>
        <translation>las reglas: {names}, o uno de estos modelos con cambios, como «preset=las-vegas maximum=1000»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>split craps rolls into rounds</source>
        <translation>divide tiradas de craps en rondas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>a file with one roll per line, such as “3 4” (default: standard input)</source>
        <translation>un archivo con una tirada por línea, como «3 4» (por defecto: la entrada estándar)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>“edge” is the share of the money put down, commission included, that the house keeps each time the bet is won, lost or pushed. “a roll” is the same share for each roll with the bet on the table.</source>
        <translation>«edge» es la proporción del dinero apostado, comisión incluida, con la que se queda la casa cada vez que la apuesta gana, pierde o empata. «a roll» es la misma proporción por cada tirada con la apuesta en la mesa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Bets that need a point are assumed to be made right after it is set; their figures are averages over all points, weighted by how often each comes up. --point gives the figures for a single point.</source>
        <translation>Las apuestas que necesitan un punto se hacen cuando acaba de fijarse; sus cifras son medias de los puntos, según la frecuencia de cada uno. --point elige un solo punto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Each bet is made, or is already on the table, at the given point.</source>
        <translation>Con este punto, cada apuesta se hace o ya está en la mesa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>{file}: line {line}: expected two faces from 1 to 6, separated by a space</source>
        <translation>{file}, línea {line}: se esperaban dos caras del 1 al 6 separadas por un espacio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>standard input</source>
        <translation>entrada estándar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>none</source>
        <comment>no goal</comment>
        <translation>sin objetivo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>simulate a craps player and report how sessions end</source>
        <translation>simula a un jugador de craps y muestra cómo acaban sus sesiones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the computer player</source>
        <translation>el jugador del ordenador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>how many sessions to play</source>
        <translation>cuántas sesiones se juegan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the bankroll at which a session ends</source>
        <translation>los fondos con los que acaba una sesión</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>a seed; the same seed gives the same dice (default: a new seed)</source>
        <translation>una semilla; la misma semilla da los mismos dados (por defecto: una nueva)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>The house does not take {bet} under these rules.</source>
        <translation>Con estas reglas, la casa no admite «{bet}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>Exact chance of going broke before reaching the goal, with no limit on rolls: {chance}</source>
        <translation>Probabilidad exacta de quedarse sin fondos antes del objetivo, sin límite de tiradas: {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>give the odds of winning with each main</source>
        <translation>muestra las probabilidades de ganar con cada base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>compare a simulation of each main with the exact odds</source>
        <translation>simula rondas con cada base y compara el resultado con la probabilidad exacta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>rounds to play with each main: 1 or more (default: you are asked)</source>
        <translation>rondas que se juegan con cada base: 1 o más (por defecto: se pregunta)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Once there is a chance, the caster wins:</source>
        <translation>Con la suerte ya fijada, el lanzador gana:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Odds of winning at least this many rounds in a turn:</source>
        <translation>Probabilidad de ganar al menos este número de rondas en un turno:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>Number of rounds: </source>
        <translation>Número de rondas: </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>give the chance that one strategy beats another</source>
        <translation>muestra la probabilidad de que una estrategia venza a otra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>Chance that {name} beats {other}</source>
        <translation>Probabilidad de que {name} venza a {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>play in this terminal</source>
        <translation>juega en este terminal</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a new game instead of continuing the last one</source>
        <translation>empieza una partida nueva aunque haya otra a medias</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a new game with your own dice and type in what they show</source>
        <translation>empieza una partida nueva con tus propios dados; tú introduces lo que muestran</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>say what each choice of dice to keep pays, and how close the Major Award is</source>
        <translation>muestra lo que paga cada opción de qué dados guardar y lo cerca que está el Gran Premio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>0, 1 or 2</source>
        <translation>0, 1 o 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Best play reaches the Major Award from $100 in {hands} hands on average.</source>
        <translation>Con el juego óptimo se llega al Gran Premio, desde 100&#xa0;$, en {hands} manos de media.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not allowed; give a whole number, 1 or more</source>
        <translation>«{text}» no vale; indica un número entero, 1 o más</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, to show the odds of the whole game)</source>
        <translation>los cinco dados de la tirada, cada uno del 1 al 6 (por defecto: ningún dado, para ver las probabilidades de toda la partida)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Played for the highest average payout, a hand pays ${mean} on average (exactly {exact}).</source>
        <translation>Si se juega para cobrar de media lo máximo, una mano paga {mean}&#xa0;$ de media, exactamente {exact}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>{dice} with 1 roll left:</source>
        <comment>{dice} with {count} rolls left:</comment>
        <translation>
            <numerusform>{dice}, queda 1 tirada:</numerusform>
            <numerusform>{dice}, quedan {count} tiradas:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Chance of each hand if you keep the best dice:</source>
        <translation>Si se guardan los mejores dados, sale:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>show a recorded game move by move</source>
        <translation>muestra cada paso de un registro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <source>check all saved games and their file</source>
        <translation>comprueba todas las partidas guardadas y su archivo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>show the cost of each choice and the luck of the dice</source>
        <translation>muestra lo que costó cada decisión y lo que dieron los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <location filename="../../dicedesk/cli/review.py"/>
        <source>a record</source>
        <translation>un registro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/review.py"/>
        <source>print one JSON object, or a list of them for several records</source>
        <translation>muestra un objeto JSON; con varios registros, una lista de ellos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>check that the dice in a record match its seal</source>
        <translation>comprueba que los dados de un registro coinciden con su sello</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>As in a casino</source>
        <translation>Como en un casino</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Every bet of a real craps table, paid as in Las Vegas.</source>
        <translation>Todas las apuestas de una mesa de craps real, pagadas como en Las Vegas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>As in the textbook (for classes)</source>
        <translation>Como en el manual (para clases)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Fewer bets, by the rules of the book “Building Skills”.</source>
        <translation>Menos apuestas, con las reglas del libro «Building Skills».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>A new don&apos;t come bet on 12</source>
        <translation>Una nueva apuesta de no venir con el 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: on the come-out, don&apos;t pass pushes on a 12; yet once there is a point, don&apos;t come wins on 2, 3 and 12.</source>
        <translation>Manual: en la salida, la apuesta de no pase empata con un 12; sin embargo, cuando hay punto, la de no venir gana con 2, 3 y 12.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: don&apos;t come also pushes on a 12, because it is a don&apos;t pass bet with a later come-out. If the 12 paid, you would gain {gain} of each bet on average.</source>
        <translation>DiceDesk: la apuesta de no venir también empata con un 12, porque es como la de no pase con una tirada de salida posterior. Si ganara con el 12, ganarías de media un {gain} de cada apuesta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>What a come bet pays on its number</source>
        <translation>Pago de la apuesta de venir en su número</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: a come bet moves to its number and pays 2:1, 3:2 or 6:5; yet it works like a pass bet, which pays 1:1.</source>
        <translation>Manual: una apuesta de venir se mueve a su número y paga 2:1, 3:2 o 6:5; sin embargo, funciona como la de pase, y la de pase paga 1:1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: come and don&apos;t come always pay 1:1; only the odds you take or lay on them pay true odds. At true odds you would gain {gain} of each come bet on average.</source>
        <translation>DiceDesk: las apuestas de venir y de no venir pagan siempre 1:1; solo sus odds, a favor o en contra, pagan según las probabilidades reales. Si las apuestas de venir pagaran así, ganarías de media un {gain} de cada una.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>What laying odds pays</source>
        <translation>Pago de las odds en contra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: laying odds pays 2:1, 3:2 or 6:5, the same as taking odds.</source>
        <translation>Manual: las odds en contra pagan lo mismo que las odds a favor, 2:1, 3:2 o 6:5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: laying odds pays 1:2, 2:3 or 5:6. That is fair, because a 7 is more likely than the number. If you laid odds on 4 or 10 at 2:1, you would double your money on average.</source>
        <translation>DiceDesk: las odds en contra pagan 1:2, 2:3 o 5:6. Es lo justo, porque un 7 es más probable que el número. Si pagaran 2:1 contra el 4 o el 10, doblarías tu dinero de media.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Come bets when their number becomes the point</source>
        <translation>Apuestas de venir cuyo número pasa a ser el punto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: the come-out roll returns come bets on its number; yet they stay up for the next round, and a come bet wins when its number rolls.</source>
        <translation>Manual: la tirada de salida devuelve las apuestas de venir a su número; sin embargo, también se quedan para la ronda siguiente, y una apuesta de venir gana cuando sale su número.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: the Building Skills rules give come and don&apos;t come bets back if their number becomes the point, because the textbook says so for this roll; that is why a come bet costs {edge} under these rules. Under the Las Vegas rules, come wins and don&apos;t come loses, as in casinos.</source>
        <translation>DiceDesk: las reglas de Building Skills devuelven las apuestas de venir y no venir si su número pasa a ser el punto, porque el manual lo dice de esta tirada; por eso una apuesta de venir cuesta con ellas un {edge}. Con las reglas de Las Vegas, la de venir gana y la de no venir pierde, como en los casinos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>A new come bet when a 7 ends the round</source>
        <translation>Una nueva apuesta de venir cuando un 7 termina la ronda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: in one place it says that don&apos;t come wins and every other bet loses; in another, that come wins and don&apos;t come loses.</source>
        <translation>Manual: en un pasaje gana «no venir» y pierden las demás apuestas; en otro gana «venir» y pierde «no venir».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: for a bet that has not moved, the 7 comes on its own come-out roll, so come wins and don&apos;t come loses. Bets that have moved do the opposite.</source>
        <translation>DiceDesk: para una apuesta que aún no se ha movido, el 7 sale en su propia tirada de salida, así que la de venir gana y la de no venir pierde. Con las que ya se han movido es al revés.</translation>
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
        <translation>Simular rondas de Hazard</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Simulate</source>
        <translation>Simular</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The number of rounds must be a whole number from 1 to {most}.</source>
        <translation>El número de rondas debe ser un número entero de 1 a {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/long_work.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Canceled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Number of rounds</source>
        <translation>Número de rondas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation plays rounds with each main and compares the win rates with the exact ones.</source>
        <translation>La simulación juega rondas con cada base y compara los porcentajes de victorias con los exactos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The exact win rates are known without a simulation.</source>
        <translation>Los porcentajes de victorias exactos se conocen sin necesidad de simular.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>One standard error, here {error}, is the typical size of random error. About 2 in 3 rates are within 1 standard error of the exact rate, and 19 in 20 are within 2.</source>
        <translation>Un error estándar (aquí, {error}) es lo que un porcentaje suele desviarse por azar. Unos 2 de cada 3 porcentajes quedan a menos de 1 error estándar del exacto; 19 de cada 20, a menos de 2.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation is finished.</source>
        <translation>La simulación ha terminado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation failed: {reason}</source>
        <translation>La simulación ha fallado: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>no saved games in {folder}</source>
        <translation>no hay partidas guardadas en {folder}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>the games were saved by a newer version of DiceDesk</source>
        <translation>las partidas son de una versión más reciente de DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>{file} is not a saved-games file</source>
        <translation>{file} no es un archivo de partidas guardadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>the saved games cannot be read: {reason}</source>
        <translation>no se pueden leer las partidas guardadas: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>The saved-games file is damaged: {fault}</source>
        <translation>El archivo de partidas guardadas está dañado: {fault}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>{game} cannot be read.</source>
        <translation>{game} no se puede leer.</translation>
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
            <numerusform>Todas las jugadas de la única partida guardada son legales.</numerusform>
            <numerusform>Todas las jugadas de las {count} partidas guardadas son legales.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>The dice in 1 game match its seal.</source>
        <comment>The dice in {count} games match their seals.</comment>
        <translation>
            <numerusform>Los dados de 1 partida coinciden con su sello.</numerusform>
            <numerusform>Los dados de {count} partidas coinciden con sus sellos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>1 game has no seal.</source>
        <comment>{count} games have no seal.</comment>
        <translation>
            <numerusform>1 partida no tiene sello.</numerusform>
            <numerusform>{count} partidas no tienen sello.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>No saved games yet.</source>
        <translation>Aún no hay partidas guardadas.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>1 game was imported.</source>
        <comment>{count} games were imported.</comment>
        <translation>
            <numerusform>Se ha importado 1 partida.</numerusform>
            <numerusform>Se han importado {count} partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>1 caster</source>
        <comment>{count} casters</comment>
        <translation>
            <numerusform>1 lanzador</numerusform>
            <numerusform>{count} lanzadores</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Tied</source>
        <translation>Empate</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Cannot be read</source>
        <translation>No se puede leer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Counted</source>
        <translation>Que cuenta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Casual</source>
        <translation>Amistosa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>False dice</source>
        <translation>Dados falsos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Watched</source>
        <extracomment>What a game is that only computer players played.</extracomment>
        <translation>Observada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Unknown game</source>
        <translation>Juego desconocido</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Practice</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Left early</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Damaged</source>
        <translation>Dañada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Imported</source>
        <translation>Importada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/past.py"/>
        <source>Best turn</source>
        <translation>Mejor turno</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/past.py"/>
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>1 turn</source>
        <comment>{count} turns</comment>
        <translation>
            <numerusform>1 turno</numerusform>
            <numerusform>{count} turnos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Fewest hands to the Major Award</source>
        <translation>Menos manos hasta el Gran Premio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Left at {bankroll}</source>
        <translation>Abandonada con {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Major Award with {bankroll}</source>
        <translation>Gran Premio con {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Broke with {bankroll}</source>
        <translation>Sin fondos, con {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Left the table with {bankroll}</source>
        <translation>Dejó la mesa con {bankroll}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>{name} won the Major Award after 1 hand</source>
        <comment>{name} won the Major Award after {count} hands</comment>
        <translation>
            <numerusform>{name} ganó el Gran Premio tras 1 mano</numerusform>
            <numerusform>{name} ganó el Gran Premio tras {count} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} went broke after 1 hand</source>
        <comment>{name} went broke after {count} hands</comment>
        <translation>
            <numerusform>{name} se quedó sin fondos tras 1 mano</numerusform>
            <numerusform>{name} se quedó sin fondos tras {count} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} quit with {bankroll} after 1 hand</source>
        <comment>{name} quit with {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>{name} se retiró con {bankroll} tras 1 mano</numerusform>
            <numerusform>{name} se retiró con {bankroll} tras {count} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>1 hand</source>
        <comment>{count} hands</comment>
        <translation>
            <numerusform>1 mano</numerusform>
            <numerusform>{count} manos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search…</source>
        <translation>Buscar…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Search for a name, a result (“won”), a date (“2026-11”), words in notes or “starred”</source>
        <translation>Busca un nombre, un resultado («ganada»), una fecha («2026-11»), palabras de las notas o «estrella»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Search games</source>
        <translation>Buscar partidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>All games</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>No finished games yet.</source>
        <translation>Aún no hay partidas terminadas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Counted only</source>
        <translation>Solo las que cuentan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>This game is no longer in the history.</source>
        <translation>Esta partida ya no está en el historial.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <source>You can write notes once the game is over.</source>
        <translation>Podrás escribir notas cuando termine la partida.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>The dice in this game check out.</source>
        <comment>The dice in each of the {count} games check out.</comment>
        <translation>
            <numerusform>Los dados de la partida son correctos.</numerusform>
            <numerusform>Los dados de las {count} partidas son correctos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>In 1 of {all} games, the dice check out.</source>
        <comment>In {count} of {all} games, the dice check out.</comment>
        <translation>
            <numerusform>En 1 de {all} partidas, los dados son correctos.</numerusform>
            <numerusform>En {count} de {all} partidas, los dados son correctos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game cannot be verified: its dice have no seal, or its seed is not revealed.</source>
        <comment>{count} games cannot be verified: their dice have no seal, or their seeds are not revealed.</comment>
        <translation>
            <numerusform>1 partida no se puede verificar: sus dados no tienen sello o su semilla no se ha revelado.</numerusform>
            <numerusform>{count} partidas no se pueden verificar: sus dados no tienen sello o sus semillas no se han revelado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>The dice in 1 game do not check out:</source>
        <comment>The dice in {count} games do not check out:</comment>
        <translation>
            <numerusform>Los dados de 1 partida no superan la comprobación:</numerusform>
            <numerusform>Los dados de {count} partidas no superan la comprobación:</numerusform>
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
        <translation>fecha desconocida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Open record</source>
        <translation>Abrir registro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Delete (Del)</source>
        <translation>Eliminar (Supr)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Send as a challenge…</source>
        <translation>Enviar como reto…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Send your answer…</source>
        <translation>Enviar tu respuesta…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Compare two games</source>
        <translation>Comparar dos partidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Write a note</source>
        <translation>Escribir una nota</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Import files…</source>
        <translation>Importar archivos…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Import a folder…</source>
        <translation>Importar una carpeta…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Sort by the current column</source>
        <translation>Ordenar por la columna actual</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select two games that were played with the same dice.</source>
        <translation>Selecciona dos partidas jugadas con los mismos dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select one game that is over.</source>
        <translation>Selecciona una sola partida que haya terminado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select at most {most} games.</source>
        <translation>Selecciona como máximo {most} partidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>No games match. Choose “All games” or search for something else.</source>
        <translation>Ninguna partida coincide. Elige «Todos los juegos» o busca otra cosa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>No games yet. Every game you play will be listed here.</source>
        <translation>Aún no hay partidas. Todas las que juegues aparecerán aquí.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>{count} selected</source>
        <translation>seleccionadas: {count}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Any letter</source>
        <translation>Cualquier letra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Go to the search box</source>
        <translation>Ir al buscador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>{title} as a table</source>
        <translation>{title} como tabla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Save {title}</source>
        <translation>Guardar {title}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>All data (*.json)</source>
        <translation>Todos los datos (*.json)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>The chart could not be saved: {reason}</source>
        <translation>No se ha podido guardar el gráfico: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>Chart saved as {name}</source>
        <translation>Gráfico guardado como {name}</translation>
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
        <translation>Leyendo partidas anteriores…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Calculating statistics…</source>
        <translation>Calculando las estadísticas…</translation>
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
        <translation>Ganancia neta: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Faces: {said}</source>
        <translation>Caras: {said}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of two dice: {said}</source>
        <translation>Sumas de dos dados: {said}</translation>
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
            <numerusform>1 partida</numerusform>
            <numerusform>{count} partidas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{won} won, {lost} lost, {tied} tied ({share} won)</source>
        <translation>ganadas: {won}, perdidas: {lost}, empatadas: {tied} (victorias: {share})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>Something went wrong. Your game is saved.</source>
        <translation>Algo ha ido mal. Tu partida está guardada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>Something went wrong. Not everything was saved.</source>
        <translation>Algo ha ido mal. No se ha guardado todo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>The details are in {file}.</source>
        <translation>Los detalles están en {file}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>say what each choice in a position is worth, and why</source>
        <translation>muestra lo que vale cada opción en una posición y por qué</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Flawless</source>
        <translation>Impecable</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Solid</source>
        <translation>Sólido</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Uneven</source>
        <translation>Irregular</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Rough</source>
        <translation>Flojo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>good</source>
        <translation>buena</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>inaccuracy</source>
        <translation>imprecisión</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>mistake</source>
        <translation>error</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>blunder</source>
        <translation>error grave</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>good choices</source>
        <translation>buenas decisiones</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{count} round</source>
        <comment>{count} rounds</comment>
        <translation>
            <numerusform>{count} ronda</numerusform>
            <numerusform>{count} rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{count} hand</source>
        <comment>{count} hands</comment>
        <translation>
            <numerusform>{count} mano</numerusform>
            <numerusform>{count} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{count} percentage point</source>
        <comment>{count} percentage points</comment>
        <translation>
            <numerusform>{count} punto porcentual</numerusform>
            <numerusform>{count} puntos porcentuales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>{count} cent per dollar</source>
        <comment>{count} cents per dollar</comment>
        <translation>
            <numerusform>{count} centavo por dólar</numerusform>
            <numerusform>{count} centavos por dólar</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This costs you {cost}.</source>
        <translation>Esto te cuesta {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>At {count} hand</source>
        <comment>At {count} hands</comment>
        <translation>
            <numerusform>A partir de {count} mano</numerusform>
            <numerusform>A partir de {count} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At {count} round</source>
        <comment>At {count} rounds</comment>
        <translation>
            <numerusform>A partir de {count} ronda</numerusform>
            <numerusform>A partir de {count} rondas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>At {number}¢ per dollar</source>
        <translation>A partir de {number}&#xa0;¢ por dólar</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At {count} percentage point</source>
        <comment>At {count} percentage points</comment>
        <translation>
            <numerusform>A partir de {count} punto porcentual</numerusform>
            <numerusform>A partir de {count} puntos porcentuales</numerusform>
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
        <translation>De media, estas apuestas ganan un {share}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average the house keeps {share} of these bets.</source>
        <translation>De media, la casa se queda con el {share} de estas apuestas.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost: {cost}, in the only choice that mattered.</source>
        <comment>Average cost: {cost}, over {count} choices that mattered.</comment>
        <translation>
            <numerusform>Coste: {cost}, en la única decisión que importaba.</numerusform>
            <numerusform>Coste medio: {cost}, en las {count} decisiones que importaban.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll and bets were then worth {amount} less.</source>
        <translation>Los fondos y las apuestas valían después {amount} menos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll and bets were then worth {amount} more.</source>
        <translation>El dinero y las apuestas valían después {amount} más.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>By the rules of this table, that gains {amount} on average.</source>
        <translation>Según las reglas de esta mesa, eso da una ganancia media de {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>That costs {amount} on average.</source>
        <translation>De media, eso cuesta {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average your bets gain {paid}. The dice gave you {luck}, so the total is {won}.</source>
        <translation>De media, tus apuestas ganan {paid}. Los dados te dieron {luck}, así que el total es {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average {name}&apos;s bets gain {paid}. The dice gave {luck}, so the total is {won}.</source>
        <translation>De media, las apuestas de {name} ganan {paid}. Los dados dieron {luck}, así que el total es {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average your bets cost {paid}. The dice gave you {luck}, so the total is {won}.</source>
        <translation>De media, tus apuestas cuestan {paid}. Los dados te dieron {luck}, así que el total es {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average {name}&apos;s bets cost {paid}. The dice gave {luck}, so the total is {won}.</source>
        <translation>De media, las apuestas de {name} cuestan {paid}. Los dados dieron {luck}, así que el total es {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Costs are compared with rolling; a cost below $0 is a gain.</source>
        <translation>Los costes se comparan con tirar; un coste inferior a 0&#xa0;$ es una ganancia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Pass, come and don&apos;t bets</source>
        <translation>Pase, venir, no pase y no venir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bets on numbers</source>
        <translation>Apuestas a números</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Propositions and hardways</source>
        <translation>Apuestas de proposición y números duros</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, your choices cost {cost}, and you ended at {result}.</source>
        <translation>Empezaste con {start}. Los dados te dieron {dice}, tus decisiones costaron {cost} y acabaste con {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, your choices cost {cost}, and you are now at {result}.</source>
        <translation>Empezaste con {start}. Los dados te dieron {dice}, tus decisiones costaron {cost} y ahora tienes {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, and your opponent&apos;s choices gave you {gifts}. Your own choices cost {cost}, and you ended at {result}.</source>
        <translation>Empezaste con {start}. Los dados te dieron {dice} y las decisiones de tu rival, {gifts}. Tus propias decisiones costaron {cost} y acabaste con {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, and your opponent&apos;s choices gave you {gifts}. Your own choices cost {cost}, and you are now at {result}.</source>
        <translation>Empezaste con {start}. Los dados te dieron {dice} y las decisiones de tu rival, {gifts}. Tus propias decisiones costaron {cost} y ahora tienes {result}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>1 choice was a mistake or a blunder.</source>
        <comment>{count} choices were mistakes or blunders.</comment>
        <translation>
            <numerusform>1 decisión fue un error o un error grave.</numerusform>
            <numerusform>{count} decisiones fueron errores o errores graves.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, end {result}.</source>
        <translation>{name}: al principio {start}, dados {dice}, decisiones {choices}, al final {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, now {result}.</source>
        <translation>{name}: al principio {start}, dados {dice}, decisiones {choices}, ahora {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, opponents&apos; choices {gifts}, end {result}.</source>
        <translation>{name}: al principio {start}, dados {dice}, decisiones {choices}, decisiones de los rivales {gifts}, al final {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, opponents&apos; choices {gifts}, now {result}.</source>
        <translation>{name}: al principio {start}, dados {dice}, decisiones {choices}, decisiones de los rivales {gifts}, ahora {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win fell from {before} to {after}.</source>
        <translation>Tu probabilidad de ganar bajó del {before} al {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win rose from {before} to {after}.</source>
        <translation>Tu probabilidad de ganar subió del {before} al {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win fell from {before} to {after}.</source>
        <translation>{name} vio bajar su probabilidad de ganar del {before} al {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win rose from {before} to {after}.</source>
        <translation>{name} vio subir su probabilidad de ganar del {before} al {after}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have won 1 more game in {games}.</source>
        <comment>“{choice}” would have won {count} more games in {games}.</comment>
        <translation>
            <numerusform>Con «{choice}» se ganaría 1 partida más de cada {games}.</numerusform>
            <numerusform>Con «{choice}» se ganarían {count} partidas más de cada {games}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>under {percent}%</source>
        <translation>{percent}&#xa0;% o menos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>over {percent}%</source>
        <translation>{percent}&#xa0;% o más</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have been worth {amount} more in the whole game, on average.</source>
        <translation>«{choice}» habría dado de media {amount} más en toda la partida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Now: {value} expected overall.</source>
        <translation>Ahora: {value} en total, según lo esperado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}: {result}, par is {par}.</source>
        <translation>{name}: {result}; el par es {par}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}: {result} expected now, par is {par}.</source>
        <translation>{name}: ahora se esperan {result}; el par es {par}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{result}, par is {par}.</source>
        <translation>{result}; el par es de {par} manos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost nothing.</source>
        <translation>Tus decisiones no te costaron nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The roll put {award} farther away by {amount} on average.</source>
        <translation>Tras esa tirada hacían falta de media {amount} más que antes para llegar a {award}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The roll brought {award} closer by {amount} on average.</source>
        <translation>Tras esa tirada hacían falta de media {amount} menos que antes para llegar a {award}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>“{choice}” would have reached {award} 1 hand sooner on average.</source>
        <comment>“{choice}” would have reached {award} {count} hands sooner on average.</comment>
        <translation>
            <numerusform>Con «{choice}» se habría llegado a {award} de media 1 mano antes.</numerusform>
            <numerusform>Con «{choice}» se habría llegado a {award} de media {count} manos antes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>That counts as {result}: {played} played, and {missed} for not reaching {award}. Par is {par}.</source>
        <translation>Cuenta como {result}: {played} de juego y {missed} de penalización por no llegar a {award}. El par es de {par} manos.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost you 1 hand, your choices {choices}.</source>
        <comment>The dice cost you {count} hands, your choices {choices}.</comment>
        <translation>
            <numerusform>Los dados te costaron 1 mano; tus decisiones, {choices}.</numerusform>
            <numerusform>Los dados te costaron {count} manos; tus decisiones, {choices}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost 1 hand.</source>
        <comment>Your choices cost {count} hands.</comment>
        <translation>
            <numerusform>Tus decisiones te costaron 1 mano.</numerusform>
            <numerusform>Tus decisiones te costaron {count} manos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost 1 hand.</source>
        <comment>{name}&apos;s choices cost {count} hands.</comment>
        <translation>
            <numerusform>Las decisiones de {name} costaron 1 mano.</numerusform>
            <numerusform>Las decisiones de {name} costaron {count} manos.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost less than a hand.</source>
        <translation>Tus decisiones te costaron menos de una mano.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost less than a hand.</source>
        <translation>Las decisiones de {name} costaron menos de una mano.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost nothing.</source>
        <translation>Las decisiones de {name} no costaron nada.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost you 1 hand.</source>
        <comment>The dice cost you {count} hands.</comment>
        <translation>
            <numerusform>Los dados te costaron 1 mano.</numerusform>
            <numerusform>Los dados te costaron {count} manos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost {name} 1 hand.</source>
        <comment>The dice cost {name} {count} hands.</comment>
        <translation>
            <numerusform>Los dados le costaron 1 mano a {name}.</numerusform>
            <numerusform>Los dados le costaron {count} manos a {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice saved you 1 hand.</source>
        <comment>The dice saved you {count} hands.</comment>
        <translation>
            <numerusform>Los dados te ahorraron 1 mano.</numerusform>
            <numerusform>Los dados te ahorraron {count} manos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice saved {name} 1 hand.</source>
        <comment>The dice saved {name} {count} hands.</comment>
        <translation>
            <numerusform>Los dados le ahorraron 1 mano a {name}.</numerusform>
            <numerusform>Los dados le ahorraron {count} manos a {name}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice were average.</source>
        <translation>Los dados no dieron ni quitaron nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with no pair</source>
        <translation>Qué guardar sin pareja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with one pair</source>
        <translation>Qué guardar con pareja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with two pair</source>
        <translation>Qué guardar con doble pareja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with three of a kind</source>
        <translation>Qué guardar con trío</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with better hands</source>
        <translation>Qué guardar con manos mejores</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>inaccuracies</source>
        <translation>imprecisiones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>mistakes</source>
        <translation>errores</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>blunders</source>
        <translation>errores graves</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{number} percentage points</source>
        <translation>{number} puntos porcentuales</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{number} hands</source>
        <translation>{number} manos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{number} rounds</source>
        <translation>{number} rondas</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>1 choice was expensive.</source>
        <comment>{count} choices were expensive.</comment>
        <translation>
            <numerusform>1 decisión salió cara.</numerusform>
            <numerusform>{count} decisiones salieron caras.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>there is no coach for {game}</source>
        <translation>no hay entrenador para {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>This game is not finished; the review covers the moves so far.</source>
        <translation>Esta partida no ha terminado; se analizan las jugadas hechas hasta ahora.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice in this record do not match its seal.</source>
        <translation>Los dados de este registro no son los que se sellaron.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Too few dice to tell yet</source>
        <translation>Aún faltan dados para saberlo</translation>
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
            <numerusform>Mejor racha: 1 victoria</numerusform>
            <numerusform>Mejor racha: {count} victorias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Current streak: 1 win</source>
        <comment>Current streak: {count} wins</comment>
        <translation>
            <numerusform>Racha actual: 1 victoria</numerusform>
            <numerusform>Racha actual: {count} victorias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Current streak: 1 loss</source>
        <comment>Current streak: {count} losses</comment>
        <translation>
            <numerusform>Racha actual: 1 derrota</numerusform>
            <numerusform>Racha actual: {count} derrotas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{played}: {counted} counted, {casual} casual, {left} left early</source>
        <translation>{played}: cuentan {counted}, amistosas {casual}, abandonadas {left}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Longest losing streak: 1 loss</source>
        <comment>Longest losing streak: {count} losses</comment>
        <translation>
            <numerusform>Peor racha: 1 derrota</numerusform>
            <numerusform>Peor racha: {count} derrotas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Consistent with fair dice</source>
        <translation>Compatible con dados equilibrados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Unusual for fair dice</source>
        <translation>Inusual en dados equilibrados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Very unlikely with fair dice</source>
        <translation>Muy improbable con dados equilibrados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice always differ by at least this much</source>
        <translation>los dados equilibrados siempre se desvían tanto o más</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much 1 time in 100</source>
        <comment>fair dice differ by at least this much {count} times in 100</comment>
        <translation>
            <numerusform>los dados equilibrados se desvían tanto o más 1 vez de cada 100</numerusform>
            <numerusform>los dados equilibrados se desvían tanto o más {count} veces de cada 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much 1 time in 10,000</source>
        <comment>fair dice differ by at least this much {count} times in 10,000</comment>
        <translation>
            <numerusform>los dados equilibrados se desvían tanto o más 1 vez de cada 10&#x202f;000</numerusform>
            <numerusform>los dados equilibrados se desvían tanto o más {count} veces de cada 10&#x202f;000</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much in under 1 case in 10,000</source>
        <translation>los dados equilibrados se desvían tanto o más en menos de 1 caso de cada 10&#x202f;000</translation>
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
        <translation>repóker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>four of a kind</source>
        <translation>póker</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a straight</source>
        <translation>escalera</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a full house</source>
        <translation>full</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>three of a kind</source>
        <translation>trío</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>two pair</source>
        <translation>doble pareja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Play a hand: it costs {ante} and pays {pay} on average.</source>
        <translation>Jugar una mano: cuesta {ante} y paga {pay} de media.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Quit: the game ends without the Major Award.</source>
        <translation>Retirarse: la partida termina sin el Gran Premio.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: cannot make a hand that pays.</source>
        <translation>{choice}: no puede salir ninguna mano que pague.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Hold</source>
        <translation>Plantarse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely results, {share} each: {hands}.</source>
        <translation>Resultados más probables, {share} cada uno: {hands}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely result: {hand} ({share}), leaving {money}, which is too little for another hand.</source>
        <translation>Resultado más probable: {hand} ({share}); quedan {money}, que no bastan para otra mano.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely result: {hand} ({share}), leaving {money}.</source>
        <translation>Resultado más probable: {hand} ({share}); quedan {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The second re-roll is assumed to follow best play.</source>
        <translation>El juego óptimo elige los dados de la segunda repetición.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>A game that misses the award can be short. So, when choices are compared, a penalty is added: {hands} hands times the chance of missing the award. The other numbers here leave the penalty out.</source>
        <translation>Quedarse sin fondos también pone fin a la cuenta, así que las opciones se comparan con una penalización: {hands} manos multiplicadas por la probabilidad de quedarse sin el premio. Los demás números no incluyen la penalización.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: these dice pay nothing.</source>
        <translation>Plantarse: estos dados no pagan nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: makes {hand} {times}% of the time and pays {pay} on average.</source>
        <translation>{choice}: {hand} sale el {times}&#xa0;% de las veces, y la mano paga {pay} de media.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: makes {hand} or better {times}% of the time and pays {pay} on average.</source>
        <translation>{choice}: {hand} o mejor sale el {times}&#xa0;% de las veces, y la mano paga {pay} de media.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay} and wins the Major Award.</source>
        <translation>Plantarse: {hand} paga {pay}, y con eso ganas el Gran Premio.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay}, and no re-roll pays more on average.</source>
        <translation>Plantarse: {hand} paga {pay}, y de media ninguna repetición paga más.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay}.</source>
        <translation>Plantarse: {hand} paga {pay}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: wins the award {times}% of the time. “{other}” pays more on average but wins it only {others}% of the time.</source>
        <translation>{choice}: gana el premio el {times}&#xa0;% de las veces. «{other}» paga más de media, pero solo lo gana el {others}&#xa0;% de las veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep {dice}</source>
        <translation>Guardar {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{ways} {price}</source>
        <translation>{ways} {price}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet is worth exactly its chips: taking it down changes nothing on average.</source>
        <translation>Esta apuesta vale justo lo que sus fichas: de media, retirarla no cambia nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Odds bets pay true odds.</source>
        <translation>Las odds pagan según las probabilidades reales.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} costs nothing on average.</source>
        <translation>De media, una apuesta de {amount} no cuesta nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} gains {money} on average each time it is settled.</source>
        <translation>De media, una apuesta de {amount} gana {money} cada vez que se liquida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} costs {money} on average each time it is settled.</source>
        <translation>De media, una apuesta de {amount} cuesta {money} cada vez que se liquida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This saves {money} on average.</source>
        <translation>De media, esto ahorra {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>The bet is off on this come-out roll.</source>
        <translation>Inactiva en esta tirada de salida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{off} {ways} {price}</source>
        <translation>{off} {ways} {price}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>The roll itself costs nothing: a bet&apos;s cost counts when the bet is made.</source>
        <translation>La tirada en sí no cuesta nada: el coste de una apuesta cuenta al hacerla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet would still cost {money} on average: taking it down saves that much.</source>
        <translation>Esta apuesta aún costaría {money} de media: retirarla ahorra esa cantidad.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet is worth {money} more than its chips: taking it down costs that much.</source>
        <translation>Esta apuesta vale {money} más que sus fichas: retirarla cuesta esa diferencia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This costs {money} on average.</source>
        <translation>De media, esto cuesta {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This changes nothing on average.</source>
        <translation>De media, esto no cambia nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>All statistics…</source>
        <translation>Todas las estadísticas…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Practice your mistakes</source>
        <translation>Practicar tus errores</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>give the rounds won on average with each main</source>
        <translation>muestra las rondas ganadas de media con cada base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the main of the round, once it is chosen</source>
        <translation>la base de la ronda, una vez elegida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the chance, once there is one</source>
        <translation>la suerte (un número), si ya está fijada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>rounds you have just lost in a row</source>
        <translation>rondas que acabas de perder seguidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>0 or 1</source>
        <translation>0 o 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>a chance needs its main; add --main N</source>
        <translation>para la suerte hace falta su base; añade --main N</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/replay.py"/>
        <source>This is a replay. To play from here, choose “Play on from here”.</source>
        <translation>Esto es una repetición. Para jugar, elige «Seguir desde aquí».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/replay.py"/>
        <source>The record ends here.</source>
        <translation>El registro termina aquí.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture saved as {name}</source>
        <translation>Imagen guardada como {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>The picture could not be saved as {name}</source>
        <translation>No se ha podido guardar la imagen como {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Replay of {game}</source>
        <translation>Repetición de {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Keep…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Practice it</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>This cannot be set up: {reason}</source>
        <translation>No se puede preparar esta posición: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position copied</source>
        <translation>Posición copiada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position kept</source>
        <translation>Posición guardada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Any position: {game}</source>
        <translation>Cualquier posición: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Without names, everyone plays perfectly.</source>
        <translation>Sin nombres, todos juegan a la perfección.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The position could not be saved: {reason}</source>
        <translation>No se ha podido guardar la posición: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>No positions yet</source>
        <translation>Aún no hay posiciones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The position in one line: type or paste another one (Ctrl+P)</source>
        <translation>La posición en una línea: escribe o pega otra (Control+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Copy this line (Ctrl+C)</source>
        <translation>Copiar esta línea (Control+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The last positions, and those you kept</source>
        <translation>Las últimas posiciones y las que guardaste</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Pin this position and compare others with it</source>
        <translation>Fijar esta posición y comparar otras con ella</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Find the best choice as an exercise</source>
        <translation>Buscar la mejor opción como ejercicio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Start a casual game from this position</source>
        <translation>Empezar una partida amistosa a partir de esta posición</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Note (optional)</source>
        <translation>Nota (opcional)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Copy (Ctrl+C) or save (Ctrl+S) a picture of the table</source>
        <translation>Copiar (Control+C) o guardar (Control+S) una imagen de la mesa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Start a casual game from this position with new dice</source>
        <translation>Empezar una partida amistosa desde esta posición con dados nuevos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Show details (D)</source>
        <translation>Mostrar los detalles (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Open a saved question…</source>
        <translation>Abrir una pregunta guardada…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Save data…</source>
        <translation>Guardar datos…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Save picture…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Choose a question (in the list)</source>
        <translation>Elegir una pregunta (en la lista)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Ask (in a text field)</source>
        <translation>Preguntar (en un campo de texto)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture copied</source>
        <translation>Imagen copiada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{game} move {place}</source>
        <translation>{game} jugada {place}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>You will leave your current game.</source>
        <translation>Abandonarás tu partida actual.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Challenge</source>
        <translation>Reto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>A challenge is a casual game.</source>
        <translation>Un reto es una partida amistosa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Ask once more to set up this position; this game then no longer counts</source>
        <translation>Una vez más para abrir esta posición; esta partida ya no contará</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Play it</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Comparing the games…</source>
        <translation>Comparando las partidas…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This game is not available here.</source>
        <translation>Este juego no está disponible aquí.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Casual game from a position</source>
        <translation>Partida amistosa a partir de una posición</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>The day of this challenge has not started yet.</source>
        <translation>El día de este reto aún no ha empezado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This challenge cannot be played.</source>
        <translation>Este reto no se puede jugar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>The games cannot be compared: {reason}</source>
        <translation>No se pueden comparar las partidas: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>this game is not available here</source>
        <translation>su juego no está disponible aquí</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This record cannot be replayed: {reason}</source>
        <translation>Este registro no se puede reproducir: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Press the button again to leave your current game and play on from here</source>
        <translation>Pulsa otra vez el botón para abandonar tu partida actual y jugar desde aquí</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>import game records into the history</source>
        <translation>importa registros de partidas al historial</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/history.py"/>
        <source>a record, or a folder of records</source>
        <translation>un registro o una carpeta de registros</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import game records</source>
        <translation>Importar registros de partidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Errors in the records</source>
        <translation>Errores en los registros</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/long_work.py"/>
        <source>Wait until this is done, or cancel it.</source>
        <translation>Espera a que termine, o cancélalo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>The last 7 days</source>
        <translation>Los últimos 7 días</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>The last 30 days</source>
        <translation>Los últimos 30 días</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Any result</source>
        <translation>Cualquier resultado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Any opponent</source>
        <translation>Cualquier rival</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>The games could not be saved: {reason}</source>
        <translation>No se han podido guardar las partidas: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet wins {money}</source>
        <translation>{first} y {second}: la apuesta gana {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet loses {money}</source>
        <translation>{first} y {second}: la apuesta pierde {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}: {mean} on the next roll</source>
        <translation>{bet}, {amount}: {mean} con la próxima tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The roll paid {won}, but other bets lost {lost}.</source>
        <translation>La tirada pagó {won}, pero otras apuestas perdieron {lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins in {wins} of 36 ways, loses in {losses} and pushes in {pushes}.</source>
        <translation>La próxima tirada gana en {wins} de los 36 casos, pierde en {losses} y empata en {pushes}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins in {wins} of 36 ways and loses in {losses}.</source>
        <translation>La próxima tirada gana en {wins} de los 36 casos y pierde en {losses}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Any other roll decides nothing.</source>
        <translation>Ninguna otra tirada decide nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet stays up when it wins, so it is settled {times} times on average before it leaves the table.</source>
        <translation>Si gana, esta apuesta se queda en la mesa, así que se liquida {times} veces de media antes de desaparecer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and costs nothing.</source>
        <translation>De media, esta apuesta dura {rolls} tiradas y no cuesta nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and gains {money}.</source>
        <translation>De media, esta apuesta dura {rolls} tiradas y gana {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and costs {money}.</source>
        <translation>De media, esta apuesta dura {rolls} tiradas y cuesta {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it costs nothing on average.</source>
        <translation>Si repites esta apuesta durante una hora ({rolls} tiradas, incluidas las de salida), de media no cuesta nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it gains {money} on average.</source>
        <translation>Si repites esta apuesta durante una hora ({rolls} tiradas, incluidas las de salida), de media gana {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it costs {money} on average.</source>
        <translation>Si repites esta apuesta durante una hora ({rolls} tiradas, incluidas las de salida), de media cuesta {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You pay the commission again on each new bet.</source>
        <translation>Pagas otra vez la comisión en cada apuesta nueva.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Each new bet starts without a number.</source>
        <translation>Cada apuesta nueva empieza sin número.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>What a new bet costs or gains depends on the point.</source>
        <translation>Lo que cuesta o gana una apuesta nueva depende del punto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet is off on come-out rolls: they count toward the rolls per hour but do not settle the bet.</source>
        <translation>Esta apuesta está inactiva en las tiradas de salida: cuentan entre las tiradas de una hora, pero no resuelven la apuesta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You can make this bet only before a come-out roll.</source>
        <translation>Esta apuesta solo se puede hacer antes de una tirada de salida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You cannot make this bet before a come-out roll or while the point is {number}.</source>
        <translation>Esta apuesta no se puede hacer antes de una tirada de salida ni mientras el punto sea {number}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You cannot make this bet before a come-out roll.</source>
        <translation>Esta apuesta no se puede hacer antes de una tirada de salida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>the bet pushes</source>
        <translation>la apuesta empata</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>no decision</source>
        <translation>la apuesta no se resuelve</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet pushes</source>
        <translation>{first} y {second}: la apuesta empata</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: no decision</source>
        <translation>{first} y {second}: la apuesta no se resuelve</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet pushes if its number becomes the next point.</source>
        <translation>Esta apuesta empata si su número pasa a ser el siguiente punto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>These amounts cover the bet until it leaves the table, not just the next roll.</source>
        <translation>Estos importes incluyen todo hasta que se resuelve la apuesta, no solo la próxima tirada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>wins {money}</source>
        <translation>gana {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Of the pass, come, don&apos;t and odds bets available now, the most profitable is {bet}. {why}</source>
        <translation>De las apuestas de pase, venir, no pase, no venir y odds que puedes hacer ahora, la más rentable es «{bet}». {why}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Of the pass, come, don&apos;t and odds bets available now, the cheapest is {bet}. {why}</source>
        <translation>De las apuestas de pase, venir, no pase, no venir y odds que puedes hacer ahora, la más barata es «{bet}». {why}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>loses {money}</source>
        <translation>pierde {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Costs are in percentage points of your chance to win: a choice that takes it from 50% to 47% costs 3.</source>
        <translation>Los costes son puntos porcentuales de tu probabilidad de ganar: una decisión que la baja del 50&#xa0;% al 47&#xa0;% cuesta 3.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Swaps</source>
        <translation>Intercambios</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Late game</source>
        <translation>Final de la partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>How many dice</source>
        <translation>Cuántos dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Costs are in rounds won per turn; even the worst main costs less than a fiftieth of a round.</source>
        <translation>Los costes se cuentan en rondas ganadas por turno; incluso la peor base cuesta menos de un cincuentavo de ronda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Costs are in cents per dollar bet, on average.</source>
        <translation>Costes medios, en centavos por dólar apostado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Show the chances (B)</source>
        <translation>Mostrar probabilidades (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Warn me</source>
        <translation>Avisarme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>When asked</source>
        <translation>Si lo pido</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to win with 1 die</source>
        <comment>{chance} to win with {count} dice</comment>
        <translation>
            <numerusform>{chance} de probabilidad de ganar con 1 dado</numerusform>
            <numerusform>{chance} de probabilidad de ganar con {count} dados</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to win with Free Bacon</source>
        <translation>{chance} de probabilidad de ganar con beicon gratis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Assumes you both play perfectly from here.</source>
        <translation>Se supone que ambos jugáis a la perfección desde aquí.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Play anyway (Enter)</source>
        <translation>Jugar igualmente (Intro)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Think again (Esc)</source>
        <translation>Pensarlo otra vez (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Show me (B)</source>
        <translation>Muéstramelo (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Ask once more for a hint; this game then no longer counts</source>
        <translation>Una vez más para ver una pista; esta partida ya no contará</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Press B when you want the coach.</source>
        <translation>Pulsa B cuando quieras preguntar al entrenador.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Ask once more for the calculation; this game then no longer counts</source>
        <translation>Una vez más para ver el cálculo; esta partida ya no contará</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>{name}&apos;s choice: {choice}.</source>
        <translation>Opción de {name}: {choice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>{name}&apos;s choice: {choice}. It costs {cost}.</source>
        <translation>Opción de {name}: {choice}. Cuesta {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>the commission</source>
        <translation>la comisión</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet is settled {times} times on average, so the percentages add up to more than 100%.</source>
        <translation>Esta apuesta se liquida {times} veces de media, así que los porcentajes suman más del 100&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>All bets: {value}</source>
        <translation>Todas las apuestas: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If {bet} stays up: {what}</source>
        <translation>Si «{bet}» sigue en la mesa: {what}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}: {value}</source>
        <translation>{bet}, {amount}: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Bar chart of how often each result happens</source>
        <translation>Frecuencia de cada resultado, en barras</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>What can happen, and what each result adds</source>
        <translation>Lo que puede pasar y lo que aporta cada resultado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>What happens</source>
        <translation>Qué pasa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>How often</source>
        <translation>Con qué frecuencia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Adds</source>
        <translation>Aporta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/card.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>How this number is calculated</source>
        <translation>Cómo se calcula este número</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Calculating…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Better choice</source>
        <translation>Opción mejor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Next best choice</source>
        <translation>Siguiente mejor opción</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>show a Hog strategy&apos;s win rate and costliest choices</source>
        <translation>muestra con qué frecuencia gana una estrategia de Hog y cuánto cuestan sus decisiones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>the strategy, or “best” for the best response to the opponent</source>
        <translation>la estrategia, o «best» para la mejor respuesta al rival</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>write a CSV file with the strategy&apos;s choice at each score and the cost of each choice</source>
        <translation>escribe un archivo CSV con la decisión de la estrategia en cada marcador y lo que cuesta cada decisión</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>{file} could not be written: {reason}</source>
        <translation>no se ha podido escribir {file}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Strategy</source>
        <translation>Estrategia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many games to simulate; each strategy goes first in half of them.</source>
        <translation>Cuántas partidas se simulan; cada estrategia empieza la mitad.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: strategy vs. strategy</source>
        <translation>Hog: estrategia contra estrategia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Dice rolled</source>
        <translation>Qué tira</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>How the strategies differ</source>
        <translation>En qué difieren</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost of choices</source>
        <translation>Lo que cuestan sus decisiones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent&apos;s score</source>
        <translation>Puntuación del rival</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>{map}: {name} against {other}</source>
        <translation>{map}: {name} contra {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Strategy&apos;s score</source>
        <translation>Puntuación de la estrategia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Hog strategies</source>
        <translation>Estrategias de Hog</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Colors</source>
        <translation>Colores</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Costliest positions</source>
        <translation>Donde más pierde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Comparing the strategies…</source>
        <translation>Comparando las estrategias…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>The strategies could not be compared: {reason}</source>
        <translation>No se han podido comparar las estrategias: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>The map as a table</source>
        <translation>El mapa como tabla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Practice this</source>
        <translation>Practicar esto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>How many rounds to simulate with each main.</source>
        <translation>Cuántas rondas se simulan con cada base.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Hazard: best main</source>
        <translation>Hazard: la mejor base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>What if</source>
        <translation>¿Y si…?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Moves of the line</source>
        <translation>Jugadas de la línea</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Choices</source>
        <comment>one of several</comment>
        <translation>Opciones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Roll</source>
        <comment>a throw</comment>
        <translation>Tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/slow_work.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Remove line</source>
        <translation>Eliminar línea</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Open position</source>
        <translation>Abrir posición</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>New line from move {number}</source>
        <translation>Nueva línea desde la jugada {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move {number}: your choice</source>
        <translation>Jugada {number}: decides tú</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move {number}: the choice of {name}</source>
        <translation>Jugada {number}: decide {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>This line is not kept: {reason}.</source>
        <translation>Esta línea no se guarda: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Back to the list of moves (A)</source>
        <translation>Volver a la lista de jugadas (A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Undo the last move of the line (Backspace)</source>
        <translation>Deshacer la última jugada de la línea (Retroceso)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Open the end of the line as a position (Ctrl+P)</source>
        <translation>Abrir el final de la línea como posición (Control+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Most likely roll</source>
        <translation>Tirada más probable</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Average luck</source>
        <translation>Suerte neutra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>These dice:</source>
        <translation>Estos dados:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Faces of the roll</source>
        <translation>Caras de la tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>{choice} (played)</source>
        <translation>{choice} (se jugó)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Nothing to decide</source>
        <translation>Nada que decidir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Best line</source>
        <translation>Mejor línea</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous error</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next error</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Same dice</source>
        <translation>Mismos dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Another choice</source>
        <translation>Otra opción</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>- - not played</source>
        <translation>- - no se jugó</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Position in the game. Not played: {lines}</source>
        <translation>Posición en la partida. No se jugó: {lines}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Another game had the same dice. Press C to see both.</source>
        <translation>Otra partida tuvo los mismos dados. Pulsa C para ver las dos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>No more errors.</source>
        <translation>No hay más errores.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous error ([ or Page Up)</source>
        <translation>Error anterior ([ o Re Pág)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next error (] or Page Down)</source>
        <translation>Error siguiente (] o Av Pág)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Try another choice at this move (A)</source>
        <translation>Probar otra opción en esta jugada (A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Compare with a game that had the same dice (C)</source>
        <translation>Comparar con una partida que tuvo los mismos dados (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>How it came about</source>
        <translation>Cómo se llegó al resultado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>▲ ▼ good and bad luck · ?! inaccuracy · ? mistake · ?? blunder</source>
        <translation>▲ ▼ buena y mala suerte · ?! imprecisión · ? error · ?? error grave</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Show the list of moves (D)</source>
        <translation>Mostrar la lista de jugadas (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Copy the review as text (Ctrl+C)</source>
        <translation>Copiar el análisis como texto (Control+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Save the review as a web page, picture or text (Ctrl+S)</source>
        <translation>Guardar el análisis como página web, imagen o texto (Control+S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Reviewing the game…</source>
        <translation>Analizando la partida…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>This record cannot be reviewed: {reason}</source>
        <translation>Este registro no se puede analizar: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review of {game}</source>
        <translation>Análisis de {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Quality of play</source>
        <translation>Nivel de juego</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>There was nothing to decide.</source>
        <translation>No había nada que decidir.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>&lt;{share}</source>
        <translation>&lt;{share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The chance of each final hand with best play.</source>
        <translation>La probabilidad de cada mano final con el juego óptimo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a hand that pays nothing</source>
        <translation>una mano que no paga nada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {times}% of the time, it pays the {missing} still needed for the award.</source>
        <translation>{choice}: paga los {missing} que faltan para el premio el {times}&#xa0;% de las veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Safest: {choice}, {cost} hands worse than the best.</source>
        <translation>Lo más seguro: {choice}, que cuesta {cost} manos más.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Second best: {choice}, {cost} hands worse than the best.</source>
        <translation>Segunda mejor opción: {choice}, que cuesta {cost} manos más.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {cost} hands worse than the best.</source>
        <translation>{choice}: cuesta {cost} manos más que lo mejor.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A missed award counts as {hands} hands.</source>
        <translation>Un premio perdido cuenta como {hands} manos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>No choice has even a {limit} chance to reach {award}. The best one aims for {hand} ({share}), which would leave {money}.</source>
        <translation>Ninguna opción tiene ni siquiera un {limit} de probabilidad de llegar a {award}. La mejor busca esta mano: {hand} ({share}), que dejaría {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Best play</source>
        <translation>Juego óptimo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The number of hands includes the hand about to be played.</source>
        <translation>El número de manos incluye la que está por jugarse.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The number of hands does not include the hand in play.</source>
        <translation>El número de manos no incluye la mano en juego.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>keeping the best dice now and later</source>
        <translation>si guardas los mejores dados ahora y después</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>the game ends without the award</source>
        <translation>la partida termina sin premio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} wins the award</source>
        <translation>{hand} paga {pay}: con {money} ganas el premio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} is too little for another hand</source>
        <translation>{hand} paga {pay}: {money} no bastan para otra mano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} left</source>
        <translation>{hand} paga {pay}: quedan {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>Hog strategy contest</source>
        <translation>Concurso de estrategias de Hog</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>{count} strategy</source>
        <comment>{count} strategies</comment>
        <translation>
            <numerusform>{count} estrategia</numerusform>
            <numerusform>{count} estrategias</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>All win rates are exact; a coin toss decides who goes first. A rate above 50% counts as a win.</source>
        <translation>Todos los porcentajes de victorias son exactos; una moneda decide quién empieza. Más del 50&#xa0;% es una victoria.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Wins</source>
        <comment>how many games</comment>
        <translation>Victorias</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Average win rate</source>
        <translation>Porcentaje medio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head to head</source>
        <translation>Todas contra todas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>Each cell shows the row&apos;s win rate against the column: blue above 50%, orange below. Rows and columns are in ranking order.</source>
        <translation>Porcentaje de victorias de la fila contra la columna: azul por encima del 50&#xa0;%, naranja por debajo. Filas y columnas siguen el orden de la clasificación.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write the ranking as CSV</source>
        <translation>escribe la clasificación como CSV</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>With --scheduler, a Dask cluster calculates the win rates. The ranking is the same as without a cluster, down to the last bit, and work lost when a worker fails is repeated. Each computer needs this version of DiceDesk (pip install &apos;dicedesk[cluster]&apos;). Start “dask scheduler” on one computer and “dask worker ADDRESS --nworkers auto --nthreads 1” on each computer that does the work. Anyone who can reach the scheduler can run programs on its workers, so outside a trusted network, use tls://HOST:PORT. Certificates and keys come from Dask&apos;s own settings under distributed.comm.tls.</source>
        <translation>Con --scheduler, un clúster de Dask calcula los porcentajes de victorias. La clasificación es la misma que sin clúster, hasta el último bit, y el trabajo que se pierde si falla un nodo se repite. Cada ordenador necesita esta versión de DiceDesk (pip install &apos;dicedesk[cluster]&apos;). Inicia «dask scheduler» en un ordenador y «dask worker ADDRESS --nworkers auto --nthreads 1» en cada ordenador que haga el trabajo. Quien tenga acceso al planificador puede ejecutar programas en sus nodos de trabajo, así que fuera de una red de confianza usa tls://HOST:PORT. Los certificados y las claves se toman de los ajustes del propio Dask, en distributed.comm.tls.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>rank the Hog strategies in a folder by exact win rate</source>
        <translation>clasifica con exactitud las estrategias de Hog de una carpeta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write the head-to-head win rates as CSV</source>
        <translation>escribe como CSV los porcentajes de victorias de cada pareja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write a web page with the ranking and the win rates</source>
        <translation>escribe una página web con la clasificación y los porcentajes de victorias</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>calculate on the Dask cluster at this address, such as tcp://HOST:PORT</source>
        <translation>calcula en el clúster de Dask de esta dirección, como tcp://HOST:PORT</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>there is no strategy in {folder}</source>
        <translation>no hay ninguna estrategia en {folder}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>some of the strategies are programs; --run-programs runs them in a sandbox</source>
        <translation>algunas estrategias son programas; --run-programs los ejecuta en un entorno aislado</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>There is 1 program in this folder.</source>
        <comment>There are {count} programs in this folder.</comment>
        <translation>
            <numerusform>En esta carpeta hay 1 programa.</numerusform>
            <numerusform>En esta carpeta hay {count} programas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Each program runs in its own sandbox, and only the table it produces is used.</source>
        <translation>Cada programa se ejecuta en su propio entorno aislado y solo se usa su tabla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>Caution: {gaps}.</source>
        <translation>Atención: {gaps}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>{file} cannot be written: {reason}</source>
        <translation>no se puede escribir {file}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>{folder} cannot be read: {reason}</source>
        <translation>no se puede leer {folder}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file cannot be read: {reason}</source>
        <translation>no se puede leer el archivo: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file is too large for a table of 100 rows and 100 columns</source>
        <translation>el archivo es demasiado grande para una tabla de 100 filas y 100 columnas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a table needs 100 rows, one for each score the player can have; this table has {count}</source>
        <translation>una tabla necesita 100 filas, una por cada puntuación posible del jugador; esta tabla tiene {count}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>line {line} contains “{cell}”, not a number of dice from 0 to 10</source>
        <translation>la línea {line} contiene «{cell}», que no es un número de dados de 0 a 10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>You have {amount} to bet. Which of these bets costs least?</source>
        <translation>Tienes {amount} para apostar. ¿Cuál de estas apuestas cuesta menos?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>You have {amount} on {bet}. What do you do?</source>
        <translation>Tienes {amount} en «{bet}». ¿Qué haces?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>costs {share}</source>
        <translation>cuesta un {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>costs nothing</source>
        <translation>no cuesta nada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>earns you money</source>
        <translation>da ganancias</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>Take it down</source>
        <translation>Retirar la apuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>Leave it up</source>
        <translation>Dejar la apuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>Which main do you choose?</source>
        <translation>¿Qué base eliges?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>Which of these mains wins most often?</source>
        <translation>¿Cuál de estas bases gana más a menudo?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>main</source>
        <translation>base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>You have {own}; your opponent has {other}.</source>
        <translation>Tienes {own}; tu rival, {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>You have {own}; {name} has {other}.</source>
        <translation>Tienes {own}; {name}, {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>How many dice do you roll?</source>
        <translation>¿Cuántos dados tiras?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Bankroll: {bankroll} of {award}.</source>
        <translation>Fondos: {bankroll} de {award}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>1 re-roll left.</source>
        <comment>{count} re-rolls left.</comment>
        <translation>
            <numerusform>Queda {count} repetición.</numerusform>
            <numerusform>Quedan {count} repeticiones.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Which dice do you keep?</source>
        <translation>¿Qué dados guardas?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Press a number, then Enter</source>
        <translation>Pulsa un número y luego Intro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Best: {choice}.</source>
        <translation>Lo mejor: {choice}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 due</source>
        <comment>{count} due</comment>
        <translation>
            <numerusform>{count} pendiente</numerusform>
            <numerusform>{count} pendientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 game is still being reviewed. Its mistakes will appear here.</source>
        <comment>{count} games are still being reviewed. Their mistakes will appear here.</comment>
        <translation>
            <numerusform>Aún se está analizando 1 partida. Sus errores aparecerán aquí.</numerusform>
            <numerusform>Aún se están analizando {count} partidas. Sus errores aparecerán aquí.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No exercises are due now.</source>
        <translation>Ahora no hay ejercicios pendientes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Practice…</source>
        <translation>Ejercicios…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/practice.py"/>
        <source>There is no choice to practice here.</source>
        <translation>Aquí no hay ninguna decisión que practicar.</translation>
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
        <translation>{value}, la mejor opción</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Your mistakes</source>
        <translation>Mis errores</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Random positions</source>
        <translation>Posiciones al azar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Answer first, then press Ctrl+P to set up this position</source>
        <translation>Responde primero; después, Control+P abre esta posición</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Choose the command again to leave this game and start another</source>
        <translation>Repítelo para abandonar esta partida y empezar otra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: your own, typed in</source>
        <translation>Tus dados, introducidos a mano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>New game with the program&apos;s dice</source>
        <translation>Nueva partida con los dados del programa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>A die shows 1 to 6.</source>
        <translation>Un dado muestra del 1 al 6.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>A die shows 1 to 6: type the faces, such as {example}.</source>
        <translation>Un dado muestra del 1 al 6: introduce las caras; por ejemplo, {example}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>1 die is missing.</source>
        <comment>{count} dice are missing.</comment>
        <translation>
            <numerusform>Falta 1 dado.</numerusform>
            <numerusform>Faltan {count} dados.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Back to your choice (Esc)</source>
        <translation>Volver a elegir (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Typed: {faces}</source>
        <translation>Introducido: {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Nothing typed yet</source>
        <translation>Nada introducido todavía</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Type the digits 1 to 6, or click the faces.</source>
        <translation>Introduce las cifras del 1 al 6, o haz clic en las caras.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Face {face}</source>
        <translation>Cara {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>The program rolls the dice in this game.</source>
        <translation>En esta partida tira los dados el programa.</translation>
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
            <numerusform>Tira 1 dado e introduce lo que muestra</numerusform>
            <numerusform>Tira {count} dados e introduce lo que muestran</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>Roll 1 die for {name} and type what it shows</source>
        <comment>Roll {count} dice for {name} and type what they show</comment>
        <translation>
            <numerusform>Tira 1 dado por {name} e introduce lo que muestra</numerusform>
            <numerusform>Tira {count} dados por {name} e introduce lo que muestran</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>This roll has 1 die.</source>
        <comment>This roll has {count} dice.</comment>
        <translation>
            <numerusform>Esta tirada tiene 1 dado.</numerusform>
            <numerusform>Esta tirada tiene {count} dados.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Erase (Backspace)</source>
        <translation>Borrar la última (Retroceso)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Roll (Enter)</source>
        <translation>Tirar (Intro)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Press Enter to roll.</source>
        <translation>Pulsa Intro para tirar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>{name}, press Enter to roll.</source>
        <translation>{name}, pulsa Intro para tirar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type the faces to keep (such as 5 5, or - for none), or a box:</source>
        <translation>Escribe las caras que guardas (como 5 5, o - para ninguna) o una casilla:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type a box:</source>
        <translation>Escribe una casilla:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Enter: roll all five dice.</source>
        <translation>Intro: tira los cinco dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>A box, or the start of its name: {boxes}</source>
        <translation>Una casilla o el principio de su nombre: {boxes}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>5 5: keep two dice that show 5, and roll the other dice again.</source>
        <translation>5 5: guarda dos dados que muestran 5 y repite los demás.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>-: roll all five dice again.</source>
        <translation>-: repite los cinco dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Points: {points}</source>
        <translation>Puntos: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Open boxes: {boxes}</source>
        <translation>Casillas libres: {boxes}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type one of these boxes: {boxes}.</source>
        <translation>Escribe una de estas casillas: {boxes}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>In each turn you roll five dice up to three times: before the second and the third roll, keep any dice you like. Then score the dice in one open box.</source>
        <translation>En cada turno tiras cinco dados hasta tres veces: antes de la segunda y de la tercera tirada, guarda los dados que quieras. Después, puntúa los dados en una casilla libre.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Ones to sixes score the sum of that face, and choice the sum of all dice. A full house is three dice of one face and two of another. Four of a kind are four equal dice, a yacht five: {yacht} points.</source>
        <translation>De unos a seises se suman los dados con esa cara; en chance, todos los dados. El full son tres dados de una cara y dos de otra. El póker son cuatro dados iguales; el yacht, cinco: {yacht} puntos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>The little straight is 1 to 5, the big straight 2 to 6: {straight} points each. If the dice do not fit a box, it scores 0.</source>
        <translation>La escalera pequeña va del 1 al 5 y la grande, del 2 al 6: {straight} puntos cada una. Si los dados no encajan en una casilla, la casilla da 0.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>The game ends once each player has filled all boxes. The highest sum wins.</source>
        <translation>La partida termina cuando cada jugador ha rellenado todas sus casillas. Gana la suma más alta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Nordic has 15 boxes, and {bonus} points more once ones to sixes reach {goal}.</source>
        <translation>«Nórdico» tiene 15 casillas y da {bonus} puntos más cuando las de unos a seises llegan a {goal}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>With bonus has 13 boxes, and {bonus} points more once ones to sixes reach {goal}. Its little straight is four in a row. Five equal dice after a yacht pay {joker} points more.</source>
        <translation>«Con bonus» tiene 13 casillas y da {bonus} puntos más cuando las de unos a seises llegan a {goal}. Su escalera pequeña son cuatro dados seguidos. Después de un yacht, cinco dados iguales dan {joker} puntos más.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>how many people play</source>
        <translation>cuántas personas juegan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: pays {pay} on average</source>
        <translation>{choice}: paga {pay} de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Save the review</source>
        <translation>Guardar el análisis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>{ending} is not supported; choose .html, .png or .txt</source>
        <translation>{ending} no se admite; elige .html, .png o .txt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review copied</source>
        <translation>Análisis copiado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>The review could not be saved: {reason}</source>
        <translation>No se ha podido guardar el análisis: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review saved as {name}</source>
        <translation>Análisis guardado como {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Show what bets cost</source>
        <translation>Mostrar lo que cuestan las apuestas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Compare the mains (B)</source>
        <translation>Comparar las bases (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>{chance} · {cost}</source>
        <translation>{chance} · {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Compare the mains</source>
        <translation>Comparar las bases</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>{game}: {setting}</source>
        <translation>{game}: {setting}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Advise me</source>
        <translation>Aconsejarme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins on {number} ({wins} of 36 ways) and loses on 7 ({losses}).</source>
        <translation>Esta apuesta gana con el {number} ({wins} de los 36 casos) y pierde con el 7 ({losses}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins on 7 ({wins} of 36 ways) and loses on {number} ({losses}).</source>
        <translation>Esta apuesta gana con el 7 ({wins} de los 36 casos) y pierde con el {number} ({losses}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins in {wins} of 36 ways and loses in {losses}.</source>
        <translation>Esta apuesta gana en {wins} de los 36 casos y pierde en {losses}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins {won} of the time, loses {lost} and pushes {pushed}.</source>
        <translation>Esta apuesta gana el {won} de las veces, pierde el {lost} y empata el {pushed}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins {won} of the time and loses {lost}.</source>
        <translation>Esta apuesta gana el {won} de las veces y pierde el {lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet costs nothing on average.</source>
        <translation>A partir de ahora, esta apuesta de media no cuesta nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet gains {money} on average each time it is settled.</source>
        <translation>A partir de ahora, esta apuesta gana {money} de media cada vez que se liquida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet costs {money} on average each time it is settled.</source>
        <translation>A partir de ahora, esta apuesta cuesta {money} de media cada vez que se liquida.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets cost nothing on average by the time they leave the table.</source>
        <translation>De media, tus apuestas no cuestan nada hasta que se resuelven.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets gain {money} on average by the time they leave the table.</source>
        <translation>De media, tus apuestas ganan {money} hasta que se resuelven.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets cost {money} on average by the time they leave the table.</source>
        <translation>De media, tus apuestas cuestan {money} hasta que se resuelven.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Most expensive bet: {bet} ({money}).</source>
        <translation>Apuesta más cara: {bet} ({money}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Next roll: {money} on average, give or take {swing}.</source>
        <translation>Próxima tirada: {money} de media, {swing} arriba o abajo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Per hour ({rolls} rolls): {money}.</source>
        <translation>Por hora ({rolls} tiradas): {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{amount} on {bet}: {money} on average by the time the bet leaves the table, give or take {swing}.</source>
        <translation>{amount} en {bet}: {money} de media hasta que se resuelve, {swing} arriba o abajo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Next roll: {money}.</source>
        <translation>Próxima tirada: {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Next roll</source>
        <translation>Próxima</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Overall</source>
        <translation>En total</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Average result of each bet</source>
        <translation>Resultado medio de cada apuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Show what bets cost (B)</source>
        <translation>Mostrar los costes (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>{bet}: {text}</source>
        <translation>{bet}: {text}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>The cost of the bets could not be calculated: {reason}</source>
        <translation>No se ha podido calcular el coste de las apuestas: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main} is best: it wins {chance} of rounds.</source>
        <translation>La base {main} es la mejor: gana el {chance} de las rondas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}: {chance}, costs {cost}</source>
        <translation>Base {main}: {chance}, cuesta {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>costs {cost}</source>
        <translation>cuesta {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>run the programs without asking</source>
        <translation>ejecuta sin preguntar los programas de la carpeta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>Run all programs in this folder? Type yes: </source>
        <translation>¿Ejecutar todos los programas de esta carpeta? Escribe «yes»: </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>no programs were run, so no contest was held</source>
        <translation>no se ha ejecutado ningún programa, así que no se ha celebrado el concurso</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file is too large for a strategy</source>
        <translation>el archivo es demasiado grande para una estrategia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot block a program&apos;s access to your files</source>
        <translation>este ordenador no puede impedir que un programa acceda a tus archivos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot block a program&apos;s access to the network, other programs or file permissions</source>
        <translation>este ordenador no puede impedir que un programa acceda a la red, a otros programas o a los permisos de los archivos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot limit how much memory a program uses</source>
        <translation>este ordenador no puede limitar cuánta memoria usa un programa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>{one}; {other}</source>
        <translation>{one}; {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>the program could not be started: {reason}</source>
        <translation>no se ha podido iniciar el programa: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it cannot be loaded: {error}</source>
        <translation>no se puede cargar: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it has no function final_strategy(score, opponent_score)</source>
        <translation>no tiene ninguna función final_strategy(score, opponent_score)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}: {error}</source>
        <translation>con {own} a {other}: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it returns {value}, not a number of dice from 0 to 10</source>
        <translation>con {own} a {other} devuelve {value}, que no es un número de dados de 0 a 10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it exited while loading</source>
        <translation>se ha cerrado mientras se cargaba</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it did not load within 1 second</source>
        <comment>it did not load within {count} seconds</comment>
        <translation>
            <numerusform>no se ha cargado en 1 segundo</numerusform>
            <numerusform>no se ha cargado en {count} segundos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it wrote too many files while loading</source>
        <translation>ha escrito demasiados archivos mientras se cargaba</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it exited</source>
        <translation>con {own} a {other} se ha cerrado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it ran out of time (limit for all scores: {seconds} s)</source>
        <translation>con {own} a {other} se le ha acabado el tiempo ({seconds}&#xa0;s para todas las puntuaciones)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it wrote too many files</source>
        <translation>con {own} a {other} había escrito demasiados archivos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/chunks.py"/>
        <source>The number of games must be at least 1, not {games}.</source>
        <translation>El número de partidas debe ser al menos 1, no {games}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}</source>
        <translation>{bet}, {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Each amount covers the bet until it leaves the table.</source>
        <translation>Cada importe lo incluye todo hasta que se resuelve la apuesta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {chance} to reach {award}</source>
        <translation>{choice}: {chance} de llegar a {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>simulate millions of games and compare the results with the exact odds</source>
        <translation>simula millones de partidas y compara el resultado con la probabilidad exacta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the strategy that goes first</source>
        <translation>la estrategia que empieza</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>play rounds with one main</source>
        <translation>juega rondas con una base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the main</source>
        <translation>la base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>bet on the pass line</source>
        <translation>apuesta a la línea de pase</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Chance to win a bet on the pass line</source>
        <translation>Probabilidad de ganar una apuesta a la línea de pase</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>See how many dice both players roll at each pair of scores (Ctrl+Shift+M)</source>
        <translation>Ver cuántos dados tiran ambos jugadores con cada par de puntuaciones (Control+Mayús+M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Custom system</source>
        <translation>Sistema propio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Flat {base} on pass</source>
        <translation>Siempre {base} al pase</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Pass with full odds</source>
        <translation>Pase con odds completas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Martingale from {base}</source>
        <translation>Martingala desde {base}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Cancellation 1-2-3-4</source>
        <translation>Cancelación 1-2-3-4</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>The bankroll must be above $0, and the goal above the bankroll.</source>
        <translation>Los fondos deben ser de más de 0&#xa0;$, y el objetivo, mayor que los fondos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>The goal can be at most {most} base bets.</source>
        <translation>El objetivo puede ser como mucho de {most} apuestas base.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>This table takes bets from {least} to {most}.</source>
        <translation>Esta mesa acepta apuestas de {least} a {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>A system needs at least one step.</source>
        <translation>Un sistema necesita al menos un paso.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Step {number} must bet at least one unit.</source>
        <translation>El paso {number} debe apostar al menos una unidad.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Step {number} leads to a step that does not exist.</source>
        <translation>El paso {number} lleva a un paso que no existe.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/betting.py"/>
        <source>Odds are the largest whole multiple of the pass bet that the house allows and the bankroll covers.</source>
        <translation>Las odds son múltiplos enteros de la apuesta de pase: todas las que la casa admite y los fondos cubren.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>simulate games played by a computer player</source>
        <translation>juega partidas con un jugador del ordenador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>Chance that {name}, going first, beats {other}</source>
        <translation>Probabilidad de que {name} venza a {other} si empieza</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Win rate with main {main}</source>
        <translation>Probabilidad de ganar una ronda con la base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Chance that {name} reaches the award before going broke</source>
        <translation>Probabilidad de que {name} llegue al premio antes de quedarse sin fondos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>repeat the question saved in a Lab file</source>
        <translation>repite la pregunta guardada en un archivo del Laboratorio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>a CSV or JSON file saved by the Lab</source>
        <translation>un archivo CSV o JSON guardado por el Laboratorio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>print the first table as CSV</source>
        <translation>muestra la primera tabla como CSV</translation>
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
        <translation>No se ha podido calcular la respuesta: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>how many games to simulate</source>
        <translation>cuántas partidas se simulan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/question_files.py"/>
        <location filename="../../dicedesk/games/questions.py"/>
        <source>This file contains no Lab question.</source>
        <translation>Este archivo no contiene ninguna pregunta del Laboratorio.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/questions.py"/>
        <source>The Lab has no question “{name}”.</source>
        <translation>El Laboratorio no tiene ninguna pregunta «{name}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/findings.py"/>
        <source>The question “{kind}” has no field “{name}”.</source>
        <translation>La pregunta «{kind}» no tiene ningún campo «{name}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Pass and two come bets with full odds</source>
        <translation>Pase y dos apuestas de venir con odds completas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Lab</source>
        <translation>Laboratorio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Go to the questions</source>
        <translation>Ir a las preguntas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many rolls to simulate with each number of dice.</source>
        <translation>Cuántas tiradas se simulan con cada número de dados.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>dice most often score 1 point or more</source>
        <comment>dice most often score {count} points or more</comment>
        <translation>
            <numerusform>número de dados con más probabilidad de sumar 1 punto o más</numerusform>
            <numerusform>número de dados con más probabilidad de sumar {count} puntos o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>chance of 1 point or more</source>
        <comment>chance of {count} points or more</comment>
        <translation>
            <numerusform>probabilidad de sumar 1 punto o más</numerusform>
            <numerusform>probabilidad de sumar {count} puntos o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance of 1 point or more</source>
        <comment>Chance of {count} points or more</comment>
        <translation>
            <numerusform>Probabilidad de sumar 1 punto o más</numerusform>
            <numerusform>Probabilidad de sumar {count} puntos o más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>1 point or more</source>
        <comment>{count} points or more</comment>
        <translation>
            <numerusform>1 punto o más</numerusform>
            <numerusform>{count} puntos o más</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: how many dice</source>
        <translation>Hog: cuántos dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Are these dice fair?</source>
        <translation>¿Dados equilibrados?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>For classes</source>
        <translation>Para clases</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Your own strategy</source>
        <translation>Tu propia estrategia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Class contest</source>
        <translation>Concurso de clase</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Interval</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>{low} to {high}</source>
        <translation>de {low} a {high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Strategy {name}</source>
        <translation>Estrategia {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/named_strategies.py"/>
        <source>A strategy needs a number of dice, 0 to 10, for each of {count} positions.</source>
        <translation>Una estrategia necesita un número de dados, de 0 a 10, para cada una de las {count} posiciones.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Best number of dice</source>
        <translation>Qué debería tirar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>1 to 10 dice</source>
        <translation>De 1 a 10 dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Averages and chances are exact. A roll that shows a 1 scores 1 point, no matter how many dice you roll.</source>
        <translation>Las medias y las probabilidades son exactas. Una tirada con un 1 da 1 punto, tenga los dados que tenga.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>dice have the highest average</source>
        <translation>número de dados que más puntúa de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>points on average</source>
        <translation>media de sus puntos</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>die most often scores 1 point or more</source>
        <comment>die most often scores {count} points or more</comment>
        <translation>
            <numerusform>número de dados con más probabilidad de sumar 1 punto o más</numerusform>
            <numerusform>número de dados con más probabilidad de sumar {count} puntos o más</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Points on average</source>
        <translation>Puntos de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulated averages; each range contains the exact average in 19 of 20 simulations.</source>
        <translation>Medias simuladas; cada intervalo contiene la media exacta en 19 de 20 simulaciones.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Exact values for each number of dice.</source>
        <translation>Valores exactos con cada número de dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Chance</source>
        <comment>probability</comment>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>By number of dice</source>
        <translation>Por número de dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Standard error</source>
        <translation>Error estándar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find the margin and number of dice that make the bacon and swap strategies win most often</source>
        <translation>busca el margen y el número de dados con los que «bacon» y «swap» ganan más a menudo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many points are enough in one turn</source>
        <translation>cuántos puntos son suficientes en un turno</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many rolls to simulate with each number of dice</source>
        <translation>cuántas tiradas se simulan con cada número de dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Best number of dice for the points you need</source>
        <translation>El mejor número de dados para los puntos que necesitas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance at low end</source>
        <translation>Probabilidad en «Desde»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance at high end</source>
        <translation>Probabilidad en «Hasta»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {rolls} rolls with each number of dice. The least accurate of the ten averages is {errors} standard errors from its exact value.</source>
        <translation>Simulación: {rolls} tiradas con cada número de dados. De las diez medias, la más alejada está a {errors} errores estándar de su valor exacto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many points are enough in one turn.</source>
        <translation>Cuántos puntos son suficientes en un turno.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Which number of dice scores most on average, and which one most often scores enough points.</source>
        <translation>Qué número de dados da más puntos de media y cuál da más a menudo puntos suficientes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} against {other}</source>
        <translation>{strategy} contra {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The chances are exact: every possible game is followed to its end. Each turn adds at least 1 point to the two scores combined, so no game lasts more than {turns} turns.</source>
        <translation>Las probabilidades son exactas: se siguen todas las partidas posibles hasta el final. Cada turno añade al menos 1 punto a la suma de ambos marcadores, así que ninguna partida dura más de {turns} turnos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulated games</source>
        <translation>Partidas simuladas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won</source>
        <translation>Partidas ganadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Turns</source>
        <translation>Turnos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Points ahead</source>
        <translation>Puntos de ventaja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won by {strategy}</source>
        <translation>Partidas que gana {strategy}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{title}: {reason}</source>
        <translation>{title}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The strategy whose win rate you want, such as final, swap:8:4 or always:6, or a CSV file with its table.</source>
        <translation>La estrategia cuyo porcentaje de victorias quieres saber, como «final», «swap:8:4» o «always:6», o un archivo CSV con su tabla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How often one strategy beats another, how long their games last, and by how much the winner wins.</source>
        <translation>Con qué frecuencia una estrategia gana a otra, cuánto duran sus partidas y con qué ventaja se ganan.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>No strategy of any kind wins more than {rate} of its games against {other}.</source>
        <translation>Ninguna estrategia, del tipo que sea, gana más del {rate} de sus partidas contra {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won by {strategy} against {other}</source>
        <translation>Partidas que gana {strategy} contra {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>With margin 1, Free Bacon always scores enough points; with margin 19, it never does.</source>
        <translation>Con margen 1, el beicon gratis siempre da puntos suficientes; con margen 19, nunca.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>All {count} win rates are exact; each is the average of going first and going second.</source>
        <translation>Los {count} porcentajes de victorias son exactos: cada uno es la media entre empezar e ir en segundo lugar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{names}, or a CSV file with the strategy&apos;s table</source>
        <translation>{names}, o un archivo CSV con su tabla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many games to simulate; each strategy goes first in half of them</source>
        <translation>cuántas partidas se simulan; cada estrategia empieza la mitad</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find how often one Hog strategy beats another, and how long their games last</source>
        <translation>calcula con qué frecuencia una estrategia de Hog gana a otra y cuánto duran sus partidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>best win rate of {strategy} against {other} (margin {margin}, dice {dice})</source>
        <translation>mejor porcentaje de victorias de {strategy} contra {other} (margen {margin}, dados: {dice})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>with the default settings (margin {margin}, dice {dice})</source>
        <translation>con sus valores predeterminados (margen {margin}, dados: {dice})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>To play this way, choose the strategy {name}.</source>
        <translation>Para jugar así, elige la estrategia «{name}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won with each margin</source>
        <translation>Partidas ganadas con cada margen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Each margin is shown with its best number of dice.</source>
        <translation>Con el mejor número de dados para cada margen.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The best margin and number of dice</source>
        <translation>El mejor margen y número de dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>With margin {margin}, {dice} dice</source>
        <translation>Con margen {margin}, número de dados: {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find which number of dice scores most on average, and which most often scores enough points</source>
        <translation>busca qué número de dados da más puntos de media y cuál da más a menudo puntos suficientes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>As a fraction</source>
        <translation>Como fracción</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Throws in a round</source>
        <translation>Tiradas por ronda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Rounds won</source>
        <translation>Rondas ganadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Simulated: {rounds} per main. From and To are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact win rate.</source>
        <translation>Simulación: {rounds} con cada base. «Desde» y «Hasta» son los extremos del intervalo del 95&#xa0;% (Wilson); 19 de cada 20 intervalos así contienen el porcentaje de victorias exacto.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>1 round</source>
        <comment>{count} rounds</comment>
        <translation>
            <numerusform>1 ronda</numerusform>
            <numerusform>{count} rondas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>of rounds are won</source>
        <translation>de las rondas se ganan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>of the simulated rounds were won</source>
        <translation>de las rondas simuladas se ganaron</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>throws in a round, on average</source>
        <translation>tiradas por ronda, de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Simulated win rates with their 95% intervals (Wilson); the exact win rate is marked.</source>
        <translation>Porcentajes de victorias simulados, con sus intervalos del 95&#xa0;% (Wilson); el porcentaje exacto está marcado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>find how often a round of Hazard is won with each main, and how long it takes</source>
        <translation>calcula con qué frecuencia se gana una ronda de Hazard con cada base y cuánto dura</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Off by (standard errors)</source>
        <translation>Diferencia (errores estándar)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>how many rounds to simulate with each main</source>
        <translation>cuántas rondas se simulan con cada base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>The simulated win rate is {errors} standard errors from the exact one.</source>
        <translation>El porcentaje de victorias simulado está a {errors} errores estándar del exacto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Throws in a round with main {main}</source>
        <translation>Tiradas por ronda con la base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>{first} of rounds end on the first throw, and {within} end within {most} throws.</source>
        <translation>El {first} de las rondas acaba en la primera tirada; el {within}, en {most} tiradas como máximo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Share of rounds</source>
        <translation>Proporción de rondas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Rounds won, by main</source>
        <translation>Rondas ganadas por base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Faces of your dice</source>
        <translation>Caras de tus dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>What real dice showed, such as 3 1 6 6 2; leave this empty to test the program&apos;s own dice.</source>
        <translation>Lo que mostraron dados reales (por ejemplo, 3 1 6 6 2); déjalo vacío para probar los dados del programa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>what your dice showed, such as “3 1 6 6 2” (default: test the program&apos;s dice)</source>
        <translation>lo que mostraron tus dados, como «3 1 6 6 2» (por defecto: se prueban los dados del programa)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>The program&apos;s dice</source>
        <translation>Dados del programa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Which of the program&apos;s dice to test if no faces are typed.</source>
        <translation>Qué dados del programa se prueban si no se introducen caras.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Dice from a seed</source>
        <translation>Dados de una semilla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>which of the program&apos;s dice to test if you give no faces</source>
        <translation>qué dados del programa se prueban si no indicas caras</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Number of dice</source>
        <translation>Número de dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How many of the program&apos;s dice to roll.</source>
        <translation>Cuántos dados del programa se tiran.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>how many of the program&apos;s dice to roll</source>
        <translation>cuántos dados del programa se tiran</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of pairs</source>
        <translation>Sumas de dos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Also treat each pair of dice as one roll and test the sums.</source>
        <translation>Tratar cada dos dados como una tirada y probar también sus sumas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>whether to also treat each pair of dice as one roll and test the sums</source>
        <translation>si cada dos dados forman una tirada, para probar también sus sumas</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>die was rolled</source>
        <comment>dice were rolled</comment>
        <translation>
            <numerusform>dado tirado</numerusform>
            <numerusform>dados tirados</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>A loaded die counts as detected when, by the chi-squared test, fewer than {level} of fair dice would differ by this much. A fair die is flagged by mistake about as often.</source>
        <translation>Un dado cargado se da por detectado si, según la prueba de chi cuadrado, menos del {level} de los dados equilibrados se desviaría tanto. Más o menos con esa frecuencia se señala por error un dado equilibrado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Whether dice are fair, and how often a loaded die would be detected.</source>
        <translation>Si los dados están equilibrados y con qué frecuencia se detectaría uno cargado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>test whether dice are fair, and how often a loaded die would be detected</source>
        <translation>comprueba si unos dados están equilibrados y con qué frecuencia se detectaría uno cargado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of pairs need an even number of dice, not {dice}.</source>
        <translation>Las sumas de dos necesitan un número par de dados, no {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Chance of face</source>
        <translation>Su probabilidad</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>One face comes up</source>
        <translation>Sale una cara</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Detected</source>
        <translation>Detectado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Rolls to detect 9 in 10</source>
        <translation>Tiradas para detectar 9/10</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Loaded dice, rolled once</source>
        <comment>Loaded dice, rolled {count} times</comment>
        <translation>
            <numerusform>Dados cargados, tirados una vez</numerusform>
            <numerusform>Dados cargados, tirados {count} veces</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>of fair dice differ by at least this much</source>
        <translation>de los dados equilibrados se desvían tanto o más</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>of fair dice have sums that differ by at least this much</source>
        <translation>de los dados equilibrados dan sumas que se desvían tanto o más</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>These dice</source>
        <translation>Estos dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>chi-squared, with {degrees} degrees of freedom</source>
        <translation>chi cuadrado, con {degrees} grados de libertad</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How often each result came up; marks show the expected number.</source>
        <translation>Cuántas veces salió cada resultado; las marcas muestran el número esperado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How often a loaded die is detected</source>
        <translation>Con qué frecuencia se detecta un dado cargado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>One face comes up more often than it should; the others come up equally often.</source>
        <translation>Una cara sale más de lo que debería; las demás salen con la misma frecuencia entre sí.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>“From” and “To” are the ends of the 95% interval (Wilson) for the share detected in {tests} simulated tests.</source>
        <translation>«Desde» y «Hasta» son los extremos del intervalo del 95&#xa0;% (Wilson) de la proporción detectada en {tests} pruebas simuladas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Times</source>
        <translation>Veces</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Hands played</source>
        <translation>Manos jugadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award in time</source>
        <translation>Premio a tiempo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Broke</source>
        <translation>Sin fondos</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Reaching the award within 1 hand, and overall</source>
        <comment>Reaching the award within {count} hands, and overall</comment>
        <translation>
            <numerusform>El premio en 1 mano como máximo, y en total</numerusform>
            <numerusform>El premio en {count} manos como máximo, y en total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>No strategy reaches the award within 1 hand in more than {chance} of games.</source>
        <comment>No strategy reaches the award within {count} hands in more than {chance} of games.</comment>
        <translation>
            <numerusform>Ninguna forma de jugar alcanza el premio en 1 mano como máximo en más del {chance} de las partidas.</numerusform>
            <numerusform>Ninguna forma de jugar alcanza el premio en {count} manos como máximo en más del {chance} de las partidas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>“With restarts” is for a player who starts over after going broke and never leaves. The fastest way to play with restarts is to abandon a small bankroll and start over; it takes {hands} hands on average.</source>
        <translation>«Con reinicios» se refiere a un jugador que vuelve a empezar tras quedarse sin fondos y nunca se retira. La forma más rápida de jugar con reinicios consiste en abandonar cuando quedan pocos fondos; así hacen falta {hands} manos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>All chances and averages are exact, calculated hand by hand for every bankroll.</source>
        <translation>Todas las probabilidades y medias son exactas, calculadas mano por mano para cada nivel de fondos.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>reach the award within 1 hand</source>
        <comment>reach the award within {count} hands</comment>
        <translation>
            <numerusform>alcanzan el premio en 1 mano como máximo</numerusform>
            <numerusform>alcanzan el premio en {count} manos como máximo</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>go broke before the award</source>
        <translation>se quedan sin fondos antes del premio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>hands in a game, on average</source>
        <translation>manos por partida, de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Simulated: {share} ± {error} of games reach the award in time.</source>
        <translation>Simulado: el {share} ± {error} de las partidas llega al premio a tiempo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Starting over after going broke, this player reaches the award in {hands} hands on average.</source>
        <translation>Si vuelve a empezar tras quedarse sin fondos, este jugador llega al premio en {hands} manos de media.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award, simulated</source>
        <translation>Premio, simulado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award</source>
        <translation>Premio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How games end: {player}</source>
        <translation>Cómo acaban las partidas: {player}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The chance that the player has reached the award, or gone broke, after each hand.</source>
        <translation>La probabilidad de que, tras cada número de manos, el jugador haya alcanzado el premio o esté sin fondos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The exact chance of having reached the award after each hand.</source>
        <translation>La probabilidad exacta de haber alcanzado el premio tras cada número de manos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>compare the computer players in Poker Dice: how soon they reach the Major Award or go broke</source>
        <translation>compara a los jugadores del ordenador en los dados de póker: cuánto tardan en llegar al Gran Premio o en quedarse sin fondos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Best possible</source>
        <translation>Lo mejor posible</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Simulated: {games} per player. “From” and “To” are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact chance.</source>
        <translation>Simulación: {games} de cada jugador. «Desde» y «Hasta» son los extremos del intervalo del 95&#xa0;% (Wilson); 19 de cada 20 intervalos así contienen la probabilidad exacta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The award, hand by hand</source>
        <translation>El premio, mano por mano</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>1% more often</source>
        <translation>un 1&#xa0;% más a menudo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>10% more often</source>
        <translation>un 10&#xa0;% más a menudo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>20% more often</source>
        <translation>un 20&#xa0;% más a menudo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>50% more often</source>
        <translation>un 50&#xa0;% más a menudo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>twice as often</source>
        <translation>el doble de veces</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>1 time in {many}</source>
        <translation>1 de cada {many} veces</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>{times} times in {many}</source>
        <translation>{times} de cada {many} veces</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>nearly always</source>
        <translation>casi siempre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>A die that shows one face {more} takes about {needed} to be detected 9 times in 10.</source>
        <translation>Para detectar 9 de cada 10 veces un dado que muestra una cara {more}, hacen falta unas {needed}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>With {rolls}, a die that shows one face {more} is detected {often}; detecting it 9 times in 10 takes about {needed}.</source>
        <translation>Con {rolls}, un dado que muestra una cara {more} se detecta {often}; para detectarlo 9 de cada 10 veces hacen falta unas {needed}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>use tcp://HOST:PORT or tls://HOST:PORT</source>
        <translation>usa tcp://HOST:PORT o tls://HOST:PORT</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>the scheduler at {address} cannot be reached: {reason}</source>
        <translation>no se puede acceder al planificador de {address}: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>{address} has no {program}</source>
        <translation>en {address} no hay {program}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>{address} has {program} {theirs}, but this computer has {ours}; all computers need the same version</source>
        <translation>{address} tiene {program} {theirs}, pero este ordenador tiene {ours}; todos necesitan la misma versión</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>the connection to the scheduler was lost</source>
        <translation>se ha perdido la conexión con el planificador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>one task crashed every worker that ran it</source>
        <translation>una tarea ha hecho fallar a todos los nodos de trabajo que la han ejecutado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>a cluster worker has DiceDesk {theirs}, but this computer has {ours}</source>
        <translation>un nodo de trabajo tiene DiceDesk {theirs}, pero este ordenador tiene {ours}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Lab files ({endings})</source>
        <translation>Archivos del Laboratorio ({endings})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Open a saved question</source>
        <translation>Abrir una pregunta guardada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Save data</source>
        <translation>Guardar datos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Seed {seed}</source>
        <translation>Semilla {seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>from {file}</source>
        <translation>de {file}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Saved as {name}</source>
        <translation>Guardado como {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Exact answer</source>
        <translation>Respuesta exacta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>exactly {number}</source>
        <translation>exactamente {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>{number}: {says}.</source>
        <translation>{number}: {says}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Marked</source>
        <translation>Marcada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Middle {share}</source>
        <translation>{share} central</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>{name}: interval</source>
        <translation>{name}: intervalo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>Drawing (*.svg)</source>
        <translation>Dibujo (*.svg)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>chance that {strategy} beats {other} if a coin toss decides who goes first</source>
        <translation>probabilidad de que {strategy} gane a {other} si una moneda decide quién empieza</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>when {strategy} goes first</source>
        <translation>si empieza {strategy}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>when {strategy} goes second</source>
        <translation>si {strategy} va en segundo lugar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>turns per game on average, both players combined</source>
        <translation>turnos por partida de media, los de ambos jugadores juntos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>average winning margin in points</source>
        <translation>ventaja final media, en puntos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won so far</source>
        <translation>Partidas ganadas hasta ahora</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The shaded range contains the exact chance in 19 of 20 simulations.</source>
        <translation>El intervalo sombreado contiene la probabilidad exacta en 19 de 20 simulaciones.</translation>
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
        <translation>Partidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Length of a game</source>
        <translation>Duración de una partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Both players&apos; turns together. Fewer than one in a million games last longer.</source>
        <translation>Los turnos de ambos jugadores juntos. Menos de una partida de cada millón dura más.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Winning margin</source>
        <translation>Ventaja final</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} wins to the right of 0, {other} to the left. Fewer than one in a million games end farther out.</source>
        <translation>A la derecha del 0 gana {strategy}; a la izquierda, {other}. Menos de una partida de cada millón acaba más lejos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Half of all games last {half} turns or fewer; nine in ten last {most} or fewer.</source>
        <translation>La mitad de las partidas dura {half} turnos o menos; nueve de cada diez, {most} o menos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Turn order</source>
        <translation>Orden de juego</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Coin toss</source>
        <translation>Decide una moneda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {share} of {games} games won.</source>
        <translation>Simulación: se gana el {share} de {games} partidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {share} of {games} games won, with a standard error of {error}. The exact chance is {errors} standard errors away.</source>
        <translation>Simulación: se gana el {share} de {games} partidas, con un error estándar del {error}. La probabilidad exacta está a {errors} errores estándar de distancia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>With restarts</source>
        <translation>Con reinicios</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Whatever a system does, its average loss is the house edge of each bet times the amount bet on it. No system changes the edge: systems differ only in how much they bet and how widely results vary.</source>
        <translation>Haga lo que haga un sistema, su pérdida media es la ventaja de la casa de cada apuesta multiplicada por lo apostado en ella. Ningún sistema cambia esa ventaja: los sistemas solo se diferencian en cuánto apuestan y en cuánto varían los resultados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>average result of a session: a cost of {price} of the {bet} bet, not counting odds. No system changes the house edge.</source>
        <translation>resultado medio de una sesión: un coste del {price} de los {bet} apostados, sin contar las odds. Ningún sistema cambia la ventaja de la casa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Calculated exactly over {states} states.</source>
        <translation>Calculado con exactitud en {states} estados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Too many states for an exact calculation, so every number here is simulated.</source>
        <translation>Demasiados estados para un cálculo exacto, así que aquí todas las cifras son simuladas.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>go broke within 1 roll</source>
        <comment>go broke within {count} rolls</comment>
        <translation>
            <numerusform>se quedan sin fondos en 1 tirada como máximo</numerusform>
            <numerusform>se quedan sin fondos en {count} tiradas como máximo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>reach {goal} within 1 roll</source>
        <comment>reach {goal} within {count} rolls</comment>
        <translation>
            <numerusform>llegan a {goal} en 1 tirada como máximo</numerusform>
            <numerusform>llegan a {goal} en {count} tiradas como máximo</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A session lasts {rolls} rolls on average, including the rolls that decide its last bets.</source>
        <translation>Una sesión dura {rolls} tiradas de media, incluidas las que resuelven sus últimas apuestas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated: {sessions}; {broke} ± {broke_error} go broke, and {reached} ± {reached_error} reach the goal; the average result is {result} ± {result_error}.</source>
        <translation>Simulación: {sessions}; {broke} ± {broke_error} se quedan sin fondos, {reached} ± {reached_error} alcanzan el objetivo; el resultado medio es {result} ± {result_error}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>1 session</source>
        <comment>{count} sessions</comment>
        <translation>
            <numerusform>1 sesión</numerusform>
            <numerusform>{count} sesiones</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Reaches {goal}</source>
        <translation>Llega a {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average result</source>
        <translation>Resultado medio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average amount bet</source>
        <translation>Total apostado de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Cost per dollar bet</source>
        <translation>Coste por dólar apostado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average rolls</source>
        <translation>Tiradas de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Sessions</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Systems side by side</source>
        <translation>Comparación de sistemas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated sessions; 19 of 20 estimates are off by at most the ± shown</source>
        <translation>Sesiones simuladas; 19 de cada 20 estimaciones se desvían como mucho lo que indica ±</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>building-skills or las-vegas, or one of them with changes, such as “preset=las-vegas maximum=1000”.</source>
        <translation>building-skills o las-vegas, o una de las dos con cambios, como «preset=las-vegas maximum=1000».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The bankroll at the start of a session, in dollars.</source>
        <translation>Los fondos al empezar una sesión, en dólares.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A session ends when the bankroll reaches this amount, or when the player goes broke.</source>
        <translation>Una sesión acaba cuando los fondos llegan a este importe o cuando el jugador se queda sin fondos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>After this many rolls, no new bets are made.</source>
        <translation>Tiradas tras las que no se hacen apuestas nuevas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Base bet</source>
        <translation>Apuesta base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The size of one betting unit, in dollars.</source>
        <translation>El valor de una unidad de apuesta, en dólares.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Systems</source>
        <translation>Sistemas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The systems to compare: “all”, or names such as “flat martingale”.</source>
        <translation>Los sistemas que se comparan: «all» para todos, o algunos de sus nombres, como «flat martingale».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A custom system on pass. Each step has the form UNITS:WON:LOST (the bet, the next step after a win, the next step after a loss). Example: “1:1:2 2:1:1”.</source>
        <translation>Un sistema propio en el pase. Cada paso es UNIDADES:GANADA:PERDIDA: la apuesta, el paso siguiente si se gana y el siguiente si se pierde. Ejemplo: «1:1:2 2:1:1».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How many sessions of each system to simulate for comparison; 0 for none.</source>
        <translation>Cuántas sesiones de cada sistema se simulan para comparar; 0 para ninguna.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How often craps betting systems go broke or reach a goal, what bankroll they end with, and what they cost per dollar bet.</source>
        <translation>Con qué frecuencia los sistemas de apuestas de craps se quedan sin fondos o alcanzan un objetivo, con qué fondos acaban y cuánto cuestan por dólar apostado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated sessions</source>
        <translation>Sesiones simuladas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{all}, or some of {names}</source>
        <translation>{all} o nombres de esta lista: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the bankroll at the start of a session</source>
        <translation>los fondos al empezar una sesión</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the size of one betting unit</source>
        <translation>el valor de una unidad de apuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the systems to compare</source>
        <translation>los sistemas que se comparan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>a custom system on pass: UNITS:WON:LOST for each step, such as “1:1:2 2:1:1”</source>
        <translation>un sistema propio en el pase: UNIDADES:GANADA:PERDIDA para cada paso, como «1:1:2 2:1:1»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>how many sessions of each system to simulate for comparison</source>
        <translation>cuántas sesiones de cada sistema se simulan para comparar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Dollars</source>
        <translation>Dólares</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Share of sessions</source>
        <translation>Proporción de sesiones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Going broke, all systems</source>
        <translation>Sin fondos: todos los sistemas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each line shows the chance that a session has gone broke by each roll.</source>
        <translation>Cada línea muestra, tirada a tirada, la probabilidad de haberse quedado ya sin fondos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: bankroll by roll</source>
        <translation>{system}: fondos, tirada a tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Line: the median. Bands: the middle 50% and 90% of sessions.</source>
        <translation>Línea: la mediana. Bandas: el 50&#xa0;% y el 90&#xa0;% centrales de las sesiones.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: final bankroll</source>
        <translation>{system}: fondos finales</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each bar is the share of sessions whose final bankroll is within a {step} range.</source>
        <translation>Cada barra es la proporción de sesiones que acaban con fondos dentro de un tramo de {step}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: how sessions end, by roll</source>
        <translation>{system}: cómo acaban las sesiones, tirada a tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each line shows the chance that a session has ended in this way by each roll.</source>
        <translation>Cada línea muestra, tirada a tirada, la probabilidad de que una sesión ya haya acabado de esta forma.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: session length</source>
        <translation>{system}: duración de las sesiones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How many rolls a session lasts before new bets stop; bets still on the table are then played out.</source>
        <translation>Cuántas tiradas dura una sesión hasta que dejan de hacerse apuestas nuevas; las que quedan en la mesa se juegan hasta el final.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>compare craps betting systems: how often they go broke or reach a goal, and what they cost per dollar bet</source>
        <translation>compara sistemas de apuestas de craps: con qué frecuencia se quedan sin fondos o alcanzan un objetivo y cuánto cuestan por dólar apostado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{title}: expected “all”, or names from {names}, not “{text}”.</source>
        <translation>{title}: se esperaba «all» o nombres de esta lista: {names}; no «{text}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{title}: expected UNITS:WON:LOST, not “{text}”.</source>
        <translation>{title}: se esperaba UNIDADES:GANADA:PERDIDA, no «{text}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Craps systems</source>
        <translation>Sistemas de craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>{name} joins the next game. Press N to start it.</source>
        <translation>{name} entra en la próxima partida. Pulsa N para empezarla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>The contest could not be saved: {reason}</source>
        <translation>No se ha podido guardar el concurso: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Ranking…</source>
        <translation>Clasificación…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head-to-head win rates…</source>
        <translation>Porcentajes de victorias por pareja…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Full report…</source>
        <translation>Informe completo…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Ranking</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} against itself</source>
        <translation>{name} contra sí misma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} wins {rate} of games against {other}</source>
        <translation>{name} gana el {rate} de las partidas contra {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head-to-head win rates</source>
        <translation>Porcentajes de victorias por pareja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{rate}, even</source>
        <translation>{rate}, igualados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{percent} or more</source>
        <translation>{percent} o más</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Choose a folder…</source>
        <translation>Elegir una carpeta…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Choose a folder of strategies</source>
        <translation>Elegir una carpeta de estrategias</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Each strategy in the folder plays all the others. A strategy is a Python file with final_strategy(score, opponent_score) or a CSV table. All win rates are exact and assume a coin toss for who goes first; a rate above 50% is a win.</source>
        <translation>Cada estrategia de la carpeta juega contra todas las demás. Una estrategia es un archivo de Python con final_strategy(score, opponent_score) o una tabla CSV. Todos los porcentajes de victorias son exactos y una moneda decide quién empieza; más del 50&#xa0;% es una victoria.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} leads with 1 win and an average win rate of {rate}.</source>
        <comment>{name} leads with {count} wins and an average win rate of {rate}.</comment>
        <translation>
            <numerusform>{name} va por delante con 1 victoria y un porcentaje medio de victorias del {rate}.</numerusform>
            <numerusform>{name} va por delante con {count} victorias y un porcentaje medio de victorias del {rate}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>The programs cannot reach your files or the network.</source>
        <translation>Los programas no pueden acceder a tus archivos ni a la red.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Don&apos;t run them</source>
        <translation>No ejecutarlos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Running the contest in {folder}…</source>
        <translation>Calculando el concurso de {folder}…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>1 program in this folder has not run before.</source>
        <comment>{count} programs in this folder have not run before.</comment>
        <translation>
            <numerusform>En esta carpeta hay 1 programa que aún no se ha ejecutado.</numerusform>
            <numerusform>En esta carpeta hay {count} programas que aún no se han ejecutado.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Calculating pairs: {done} of {total}</source>
        <translation>Calculando parejas: {done} de {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Run programs</source>
        <translation>Ejecutar los programas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Reading strategies: {done} of {total}</source>
        <translation>Leyendo estrategias: {done} de {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Goes first</source>
        <translation>Empieza</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Goes second</source>
        <translation>Va segunda</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>On average</source>
        <translation>De media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Play against it</source>
        <translation>Jugar contra ella</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Strategies (*.py *.csv)</source>
        <translation>Estrategias (*.py *.csv)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose a strategy</source>
        <translation>Elegir una estrategia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose or drop a Python file with final_strategy(score, opponent_score), or a CSV table with the number of dice for every pair of scores: 100 rows (the strategy&apos;s score) of 100 numbers (the opponent&apos;s score).</source>
        <translation>Elige o suelta aquí un archivo de Python con final_strategy(score, opponent_score), o una tabla CSV con el número de dados para cada par de puntuaciones: 100 filas (puntuación de la estrategia) de 100 números (puntuación del rival).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The program cannot reach your files or the network.</source>
        <translation>El programa no puede acceder a tus archivos ni a la red.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Don&apos;t run it</source>
        <translation>No ejecutarlo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Asking {name} how many dice it rolls at each pair of scores…</source>
        <translation>Preguntando a {name} cuántos dados tira con cada par de puntuaciones…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>“{name}” is a program that has not run here before.</source>
        <translation>«{name}» es un programa que aún no se ha ejecutado aquí.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The program runs in a sandbox, and only the table of its choices is used.</source>
        <translation>El programa se ejecuta en un entorno aislado y solo se usa la tabla de sus decisiones.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Run it</source>
        <translation>Ejecutarlo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>There are no strategies in {folder}.</source>
        <translation>No hay ninguna estrategia en {folder}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>No program was run.</source>
        <translation>No se ha ejecutado ningún programa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How many hands the player gets to reach the award.</source>
        <translation>Cuántas manos tiene el jugador para llegar al premio.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>how many hands a player has to reach the Major Award</source>
        <translation>cuántas manos tiene un jugador para llegar al Gran Premio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How many games to simulate with each player.</source>
        <translation>Cuántas partidas de cada jugador se simulan.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>how many games to simulate with each player</source>
        <translation>cuántas partidas de cada jugador se simulan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Poker Dice: compare players</source>
        <translation>Dados de póker: comparar jugadores</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How soon computer players in Poker Dice reach the Major Award or go broke.</source>
        <translation>Cuánto tardan los jugadores del ordenador en llegar al Gran Premio en los dados de póker o en quedarse sin fondos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>How often a round of Hazard is won with each main, and how long it takes.</source>
        <translation>Con qué frecuencia se gana una ronda de Hazard con cada base y cuánto dura.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Add step</source>
        <translation>Añadir paso</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Remove step</source>
        <translation>Eliminar paso</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Use system</source>
        <translation>Usar sistema</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Remove system</source>
        <translation>Eliminar sistema</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Bet (units)</source>
        <translation>Apuesta (unidades)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>If won, go to step</source>
        <translation>Si se gana, ir al paso</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>If lost, go to step</source>
        <translation>Si se pierde, ir al paso</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Each step bets a certain number of units on pass. The system starts at step 1 and goes back to it when the bankroll cannot cover a bet. Type the numbers into the table.</source>
        <translation>Cada paso apuesta un número de unidades al pase. El sistema empieza en el paso 1 y vuelve a él cuando los fondos no cubren una apuesta. Escribe los números en la tabla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Step {number} must bet a whole number of units from 1 to {most}, not “{text}”.</source>
        <translation>El paso {number} debe apostar un número entero de unidades de 1 a {most}, no «{text}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Step {number} must go to a step from 1 to {last}, not to “{text}”.</source>
        <translation>El paso {number} debe llevar a un paso de 1 a {last}, no a «{text}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>All {count}</source>
        <translation>Todos ({count})</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>1 system</source>
        <comment>{count} systems</comment>
        <translation>
            <numerusform>{count} sistema</numerusform>
            <numerusform>{count} sistemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Edit 1 step…</source>
        <comment>Edit {count} steps…</comment>
        <translation>
            <numerusform>Editar {count} paso…</numerusform>
            <numerusform>Editar {count} pasos…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Add a custom system…</source>
        <translation>Añadir un sistema propio…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Flat bets on pass</source>
        <translation>Apuestas iguales al pase</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/contest.py"/>
        <source>this build has no cluster support; install DiceDesk with pip</source>
        <translation>esta versión del programa no admite clústeres; instala DiceDesk con pip</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/contest.py"/>
        <source>cluster mode needs Dask; install it with: {command}</source>
        <translation>el modo de clúster necesita Dask; instálalo con: {command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <source>The list has changed. Select the games again.</source>
        <translation>La lista ha cambiado. Vuelve a seleccionar las partidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>DiceDesk could not restore the backup: {reason}</source>
        <translation>DiceDesk no ha podido restaurar la copia de seguridad: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>DiceDesk restored the backup you chose. The previous file is kept as {name}.</source>
        <translation>DiceDesk ha restaurado la copia que elegiste. El archivo anterior se conserva como {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>give the exact odds of a game</source>
        <translation>muestra las probabilidades exactas de un juego</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>run an experiment with exact answers and simulations</source>
        <translation>hace un experimento: respuestas exactas y simulaciones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>Dice games with a coach and exact odds. Without a command, the window opens.</source>
        <translation>Juegos de dados con entrenador y probabilidades exactas. Sin comando se abre la ventana.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>the game is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/advice.py"/>
        <source>nothing to calculate: this choice decides nothing by itself</source>
        <translation>no hay nada que calcular: esta opción no decide nada por sí sola</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>summarize the games you have played</source>
        <translation>resume las partidas jugadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/history.py"/>
        <source>summarize only this game</source>
        <translation>solo las partidas de este juego</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; the rest score {points} points on average.</source>
        <comment>{count} dice: {ones}% of rolls pig out; the rest score {points} points on average.</comment>
        <translation>
            <numerusform>1 dado: el {ones}&#xa0;% de las tiradas acaba en atracón; las demás dan {points} puntos de media.</numerusform>
            <numerusform>{count} dados: el {ones}&#xa0;% de las tiradas acaba en atracón; las demás dan {points} puntos de media.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {share}% of rolls win at once; {ones}% pig out.</source>
        <comment>{count} dice: {share}% of rolls win at once; {ones}% pig out.</comment>
        <translation>
            <numerusform>1 dado: el {share}&#xa0;% de las tiradas gana al instante y el {ones}&#xa0;% acaba en atracón.</numerusform>
            <numerusform>{count} dados: el {share}&#xa0;% de las tiradas gana al instante y el {ones}&#xa0;% acaba en atracón.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Best response</source>
        <translation>Mejor respuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Number {place} is “{face}”, but a die shows 1 to {most}.</source>
        <translation>La cara {place} es «{face}», pero un dado muestra del 1 al {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/simulation.py"/>
        <source>At least 2 games are needed so that each player goes first once; you gave {games}.</source>
        <translation>Hacen falta al menos 2 partidas para que cada jugador empiece una; has dado {games}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: best bacon and swap</source>
        <translation>Hog: mejor beicon e intercambio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Which margin and number of dice make the bacon and swap strategies win most often.</source>
        <translation>Con qué margen y número de dados ganan más a menudo las estrategias «bacon» y «swap».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/machine.py"/>
        <source>This system has too many states to calculate exactly.</source>
        <translation>Este sistema tiene demasiados estados para un cálculo exacto.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Left with {score}</source>
        <translation>Abandonada: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Left at {own}–{other}</source>
        <translation>Abandonada con {own}-{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Won {own}–{other}</source>
        <translation>Ganada {own}-{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Lost {own}–{other}</source>
        <translation>Perdida {own}-{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Tied {own}–{other}</source>
        <translation>Empate {own}-{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{own}–{other}</source>
        <translation>{own}-{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} left with {score}</source>
        <translation>{name} abandonó: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} ended with {score}</source>
        <translation>{name}, resultado: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} left at {own} to {other}</source>
        <translation>{name} abandonó con {own} a {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} lost, {low} to {high}</source>
        <translation>{name} perdió por {low} a {high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} tied, {own} to {other}</source>
        <translation>{name} empató, {own} a {other}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Re-roll die {places} and type what it shows</source>
        <comment>Re-roll dice {places} and type what they show, in this order</comment>
        <translation>
            <numerusform>Tira otra vez el dado {places} e introduce lo que muestra</numerusform>
            <numerusform>Tira otra vez los dados {places} e introduce lo que muestran, en este orden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Re-roll die {places} for {name} and type what it shows</source>
        <comment>Re-roll dice {places} for {name} and type what they show, in this order</comment>
        <translation>
            <numerusform>Tira otra vez el dado {places} por {name} e introduce lo que muestra</numerusform>
            <numerusform>Tira otra vez los dados {places} por {name} e introduce lo que muestran, en este orden</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>The games share no position that offers a choice.</source>
        <translation>Las partidas no tienen en común ninguna posición con opciones.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>Same choice in the only shared position.</source>
        <comment>Same choice in each of the {count} shared positions.</comment>
        <translation>
            <numerusform>La misma decisión en la única posición común.</numerusform>
            <numerusform>La misma decisión en las {count} posiciones comunes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>Different choices in the only shared position.</source>
        <comment>Different choices in {differing} of {count} shared positions.</comment>
        <translation>
            <numerusform>Decisiones distintas en la única posición común.</numerusform>
            <numerusform>Decisiones distintas en {differing} de {count} posiciones comunes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>these games were not played with the same dice and rules</source>
        <translation>estas partidas no se jugaron con los mismos dados y reglas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>The other game</source>
        <translation>La otra partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>The game was left early.</source>
        <translation>La partida se abandonó antes de terminar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/chances.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>The chances could not be calculated: {reason}</source>
        <translation>No se han podido calcular las probabilidades: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Second map</source>
        <translation>Segundo mapa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Colors of the second map</source>
        <translation>Colores del segundo mapa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Exact win rates</source>
        <translation>Porcentajes de victorias exactos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The best response wins {average} of games against this strategy.</source>
        <translation>La mejor respuesta gana el {average} de las partidas contra esta estrategia.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Calculating the answer…</source>
        <translation>Calculando la respuesta…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>This is the previous answer. Calculating the new one…</source>
        <translation>Esta es la respuesta a la pregunta anterior. La nueva se está calculando…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>This is the previous answer. Press Ask for the new one.</source>
        <translation>Esta es la respuesta a la pregunta anterior. Pulsa «Preguntar» para la nueva.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Press Ask to calculate the answer.</source>
        <translation>Pulsa «Preguntar» para calcular la respuesta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Coach options</source>
        <translation>Opciones del entrenador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>In a counted game, the coach speaks only when you ask twice.</source>
        <translation>En una partida que cuenta, el entrenador solo habla si le preguntas dos veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Calculating the chances…</source>
        <translation>Calculando las probabilidades…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/chances.py"/>
        <source>The house edge could not be calculated: {reason}</source>
        <translation>No se ha podido calcular la ventaja de la casa: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Casual game from move {move}</source>
        <translation>Partida amistosa desde la jugada {move}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Turn sound on or off (M)</source>
        <translation>Activar o desactivar el sonido (M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/terminal_games.py"/>
        <source>your games are open in another terminal; leave the game there, or play with --data DIR</source>
        <translation>tus partidas están abiertas en otro terminal; sal allí de la partida o juega con --data DIR</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/terminal_games.py"/>
        <source>your games are open in a DiceDesk window; close it, or play with --data DIR</source>
        <translation>tus partidas están abiertas en una ventana de DiceDesk; ciérrala o juega con --data DIR</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <source>Game {number} of {count}, line {line}:</source>
        <translation>Partida {number} de {count}, línea {line}:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Odds are whole multiples of their pass or come bet, taken in full or not at all.</source>
        <translation>Las odds son múltiplos enteros de su apuesta de pase o de venir: completas o ninguna.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import these games into your history?</source>
        <translation>¿Importar estas partidas a tu historial?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/waiting.py"/>
        <source>DiceDesk is already open, but its window is not responding. Waiting for it…</source>
        <translation>DiceDesk ya está abierto, pero su ventana no responde. Esperando…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest.py"/>
        <source>unexpected error: {error}</source>
        <translation>error inesperado: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At the start, you could expect {amount}.</source>
        <translation>Al empezar, cabía esperar que consiguieras {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At the start, {name} could expect {amount}.</source>
        <translation>Al empezar, cabía esperar que {name} consiguiera {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No dice were rolled.</source>
        <translation>No se tiró ningún dado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No single roll stood out.</source>
        <translation>No destacó ninguna tirada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No single roll or choice stood out.</source>
        <translation>No destacó ninguna tirada ni decisión.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No roll or choice changed much; this one changed the most.</source>
        <translation>Ninguna jugada cambió mucho; la que más cambió fue esta:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>You had nothing to decide.</source>
        <translation>No tenías nada que decidir.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>{name} had nothing to decide.</source>
        <translation>{name} no tenía nada que decidir.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>DiceDesk {game} {day} · {result} · cost {cost} · casual</source>
        <translation>DiceDesk {game} {day} · {result} · coste {cost} · amistosa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>DiceDesk {game} {day} · {result} · cost {cost}</source>
        <translation>DiceDesk {game} {day} · {result} · coste {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>Best play with the same dice: {result}.</source>
        <translation>El juego óptimo con los mismos dados: {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>See the move</source>
        <translation>Ver la jugada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Challenge a friend</source>
        <translation>Retar a un amigo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Send your answer</source>
        <translation>Enviar tu respuesta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Copy result</source>
        <translation>Copiar el resultado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>See costliest move</source>
        <translation>Ver la jugada más cara</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Copied: {line}</source>
        <translation>Copiado: {line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Daily games</source>
        <translation>Partidas del día</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Previous month</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Next month</source>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>{game}: {result}</source>
        <translation>{game}: {result}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>{name} challenges you: {game}, with the same dice.</source>
        <translation>{name} te reta: {game}, con los mismos dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>{name} challenges you: {game} against {opponents}, with the same dice.</source>
        <translation>{name} te reta: {game} contra {opponents}, con los mismos dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only a finished game can be sent as a challenge</source>
        <translation>solo se puede enviar como reto una partida terminada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only games played with the program&apos;s dice can be sent as a challenge</source>
        <translation>solo se pueden enviar como reto las partidas jugadas con los dados del programa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>a game that started at a position cannot be sent as a challenge</source>
        <translation>no se puede enviar como reto una partida que empezó a partir de una posición</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only a game that you played can be sent as a challenge</source>
        <translation>solo se puede enviar como reto una partida que hayas jugado tú</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this challenge was made by a newer version of DiceDesk</source>
        <translation>este reto se hizo con una versión más reciente de DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this challenge is damaged or was changed</source>
        <translation>este reto está dañado o se ha modificado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this is a challenge, not a game; open it to play it</source>
        <translation>esto es un reto, no una partida; ábrelo para jugarlo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Best play beats it in more than {games} of 100 games.</source>
        <translation>El juego óptimo le gana en más de {games} de cada 100 partidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Best play beats it in {games} of 100 games.</source>
        <translation>El juego óptimo le gana en {games} de cada 100 partidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>You have beaten the strongest player.</source>
        <translation>Has vencido al jugador más fuerte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Next, one step up:</source>
        <translation>Siguiente, un peldaño más arriba:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Start with the easiest:</source>
        <translation>Empieza por el más fácil:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/opponents.py"/>
        <source>Play against {name}</source>
        <translation>Jugar contra {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>{game}: {words}</source>
        <translation>{game}: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>All choices</source>
        <translation>Todas las decisiones</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play one more game to see what your choices cost.</source>
        <comment>Play {count} more games to see what your choices cost.</comment>
        <translation>
            <numerusform>Juega una partida más para ver cuánto cuestan tus decisiones.</numerusform>
            <numerusform>Juega {count} partidas más para ver cuánto cuestan tus decisiones.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Too few games</source>
        <translation>Pocas partidas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Not clear</source>
        <translation>No está claro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play at least one game in a week to see what your choices cost.</source>
        <comment>Play at least {count} games in a week to see what your choices cost.</comment>
        <translation>
            <numerusform>Juega al menos una partida en una misma semana para ver cuánto cuestan tus decisiones.</numerusform>
            <numerusform>Juega al menos {count} partidas en una misma semana para ver cuánto cuestan tus decisiones.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Worse</source>
        <translation>Peor</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>For a rating, play one more game against {opponent}.</source>
        <comment>For a rating, play {count} more games against {opponent}.</comment>
        <translation>
            <numerusform>Para una valoración, juega una partida más contra {opponent}.</numerusform>
            <numerusform>Para una valoración, juega {count} partidas más contra {opponent}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Your games are still being reviewed.</source>
        <translation>Tus partidas aún se están analizando.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play a game to see what your choices cost.</source>
        <translation>Juega una partida para ver cuánto cuestan tus decisiones.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Average over</source>
        <translation>Media de</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>1 game has not been reviewed yet.</source>
        <comment>{count} games have not been reviewed yet.</comment>
        <translation>
            <numerusform>1 partida aún no está analizada.</numerusform>
            <numerusform>{count} partidas aún no están analizadas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Reviewing your games…</source>
        <translation>Analizando tus partidas…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>1 week</source>
        <translation>1 semana</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Kind of choice</source>
        <translation>Tipo de decisión</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Choices</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Cost per choice</source>
        <translation>Coste por decisión</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Week of</source>
        <translation>Semana del</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>{game}, {choices}</source>
        <translation>{game}, {choices}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Cost per choice, in rounds</source>
        <translation>Coste por decisión, en rondas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>A new game starts at once with these rules.</source>
        <translation>Con estas reglas empieza enseguida una partida nueva.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>No wins in 1 game against {opponent}</source>
        <comment>No wins in {count} games against {opponent}</comment>
        <translation>
            <numerusform>Ninguna victoria en 1 partida contra {opponent}</numerusform>
            <numerusform>Ninguna victoria en {count} partidas contra {opponent}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>No wins in 1 decided game</source>
        <comment>No wins in {count} decided games</comment>
        <translation>
            <numerusform>Ninguna victoria en 1 partida con ganador</numerusform>
            <numerusform>Ninguna victoria en {count} partidas con ganador</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>In a counted game, the coach stays silent; using it makes the game casual. In a casual game, the coach is always available.</source>
        <translation>En una partida que cuenta, el entrenador calla; si lo usas, la partida pasa a ser amistosa. En una partida amistosa está siempre disponible.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Next game: counted</source>
        <translation>Próxima: cuenta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Next game: casual</source>
        <translation>Próxima: amistosa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>This game counts.</source>
        <translation>Esta partida cuenta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>This game is casual: the coach is available, and the result does not count toward best scores.</source>
        <translation>Esta partida es amistosa: el entrenador está disponible y el resultado no cuenta para las mejores marcas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>This game counts: the coach warns you before a hint makes it casual.</source>
        <translation>Esta partida cuenta: el entrenador te avisa antes de que una pista la vuelva amistosa.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Cost per choice, as a share of the bets</source>
        <translation>Coste por decisión, en proporción a las apuestas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost per choice, in percentage points</source>
        <translation>Coste por decisión, en puntos porcentuales</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Cost per choice, in hands</source>
        <translation>Coste por decisión, en manos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Showing which dice to keep is a hint, and this game counts. Press B to see it anyway.</source>
        <translation>Qué dados guardar es una pista, y esta partida cuenta. Pulsa B para verla de todos modos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>a header name can contain only letters and digits, not “{name}”</source>
        <translation>el nombre de una cabecera solo puede contener letras y cifras, no «{name}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Hog needs two whole-number scores, 0 or more; you gave: {scores}</source>
        <translation>Hog necesita dos puntuaciones enteras, 0 o más; has dado: {scores}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>The only move in Hog is to roll dice.</source>
        <translation>La única jugada de Hog es tirar dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Both scores before a turn must be from 0 to 99, not {own} and {other}.</source>
        <translation>Antes de un turno, los dos marcadores deben ser de 0 a 99, no {own} y {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: {faces}</source>
        <translation>Una mano son cinco caras del 1 al 6, como 5 5 2 5 3; has dado: {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not a whole number</source>
        <translation>«{text}» no es un número entero</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>a game record to open</source>
        <translation>un registro de partida que abrir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>make no new bets after this many rolls</source>
        <translation>tiradas tras las que no se hacen apuestas nuevas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>A cluster worker sees the strategies&apos; tables. It cannot run anything on this computer, but it could send false win rates: use only computers that you trust.</source>
        <translation>Un nodo de trabajo del clúster ve las tablas de las estrategias. No puede ejecutar nada en este ordenador, pero podría enviar porcentajes de victorias falsos: usa solo ordenadores de confianza.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>a folder or ZIP file of strategies: Python programs and CSV tables</source>
        <translation>una carpeta o un archivo ZIP de estrategias: programas de Python y tablas CSV</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>time limit for each program, in seconds (default: 60)</source>
        <translation>el tiempo para cada programa, en segundos (por defecto: 60)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>The cluster has no workers yet. Waiting for one…</source>
        <translation>El clúster aún no tiene ningún nodo de trabajo. Esperando a que haya uno…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>not a Python file, a CSV table or a ZIP file</source>
        <translation>no es un archivo de Python, una tabla CSV ni un archivo ZIP</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>several strategy files; keep one, or name the right one hog.py</source>
        <translation>hay varios archivos de estrategia; deja uno o llama «hog.py» al correcto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>no strategy file found</source>
        <translation>no se ha encontrado ningún archivo de estrategia</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a link to a place outside its folder</source>
        <translation>un enlace que sale de su carpeta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>its path points outside the ZIP file</source>
        <translation>su ruta apunta fuera del archivo ZIP</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>it is a link, is encrypted, or uses unsupported compression</source>
        <translation>es un enlace, está cifrado o usa una compresión no admitida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>the ZIP file is larger than 20 MB; unpack it first</source>
        <translation>el archivo ZIP supera los 20&#xa0;MB; descomprímelo primero</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>the ZIP file is damaged</source>
        <translation>el archivo ZIP está dañado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a broken link</source>
        <translation>un enlace roto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a text file</source>
        <translation>no es un archivo de texto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a table</source>
        <translation>no es una tabla</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>line {line} has 1 cell; it needs 100, one for each score the opponent can have</source>
        <comment>line {line} has {count} cells; it needs 100, one for each score the opponent can have</comment>
        <translation>
            <numerusform>la línea {line} tiene 1 celda; necesita 100, una por cada puntuación posible del rival</numerusform>
            <numerusform>la línea {line} tiene {count} celdas; necesita 100, una por cada puntuación posible del rival</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it imports {module}, which is not available; put the whole strategy in one file</source>
        <translation>importa {module}, que no está disponible; pon toda la estrategia en un solo archivo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it was stopped</source>
        <translation>se ha detenido</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>a cluster worker sent an unusable answer</source>
        <translation>un nodo de trabajo ha enviado una respuesta inservible</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest.py"/>
        <source>a worker sent impossible win rates</source>
        <translation>un nodo de trabajo ha enviado unos porcentajes de victorias que son imposibles</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>Arguments</source>
        <translation>Argumentos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>show this help</source>
        <translation>muestra esta ayuda</translation>
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
        <translation>falta indicar: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>missing: one of {names}</source>
        <translation>falta indicar uno de estos: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>a value is missing</source>
        <translation>falta un valor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>cannot be used with {name}</source>
        <translation>no se puede usar con {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>“{option}” could mean {names}</source>
        <translation>«{option}» podría ser {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>takes no value; you gave “{text}”</source>
        <translation>no admite ningún valor; has indicado «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>{fault}; choose from: {names}</source>
        <translation>{fault}; elige entre: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>unexpected argument “{word}”</source>
        <translation>argumento inesperado «{word}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>{fault}; {usage}</source>
        <translation>{fault}; {usage}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>there is no “{word}”; did you mean “{near}”?</source>
        <translation>«{word}» no existe; ¿querías decir «{near}»?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>there is no “{word}”; choose from: {names}</source>
        <translation>«{word}» no existe; elige entre: {names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/standings.py"/>
        <source>1 file did not take part in the contest.</source>
        <comment>{count} files did not take part in the contest.</comment>
        <translation>
            <numerusform>1 archivo no ha participado en el concurso.</numerusform>
            <numerusform>{count} archivos no han participado en el concurso.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>there is no craps bet “{name}”; “dicedesk odds craps” lists all bets</source>
        <translation>no hay ninguna apuesta de craps «{name}»; «dicedesk odds craps» enumera todas las apuestas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Loses {cents} cents per dollar bet.</source>
        <translation>Pierde {cents} centavos por dólar apostado.</translation>
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
        <translation>Esta apuesta aún no está en la mesa: pulsa Intro para jugarla igualmente o Esc para pensarlo otra vez</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 bet loses {lost}</source>
        <comment>{count} bets lose {lost}</comment>
        <translation>
            <numerusform>{count} apuesta pierde {lost}</numerusform>
            <numerusform>{count} apuestas pierden {lost}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins on {wins} and loses on {losses}; any other total decides nothing.</source>
        <translation>La próxima tirada gana con {wins} y pierde con {losses}; ninguna otra suma decide nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins on {wins}, loses on {losses} and pushes on {pushes}; any other total decides nothing.</source>
        <translation>La próxima tirada gana con {wins}, pierde con {losses} y empata con {pushes}; ninguna otra suma decide nada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>an immediate win</source>
        <translation>una victoria inmediata</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>an immediate loss</source>
        <translation>una derrota inmediata</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Columns: average number of hands still to play, chance of the award and average payout of this hand, all with best play; then the cost of the choice in hands. A missed award counts as {hands} hands.</source>
        <translation>Columnas: manos por jugar, probabilidad del premio y pago de esta mano, todo de media con el juego óptimo; después, lo que cuesta la opción en manos. Un premio perdido cuenta como {hands} manos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Has done the math and always chooses the best main.</source>
        <translation>Ha echado cuentas y elige siempre la mejor base.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Thinks a losing main is unlucky and switches to the next one.</source>
        <translation>Cree que una base que pierde trae mala suerte y pasa a la siguiente.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Swears by {main} and never chooses another main.</source>
        <translation>Confía en la base {main} y nunca elige otra.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Your first throw may win or lose the round at once. If not, it becomes your chance: throw it again and you win; throw your main first and you lose.</source>
        <translation>Tu primera tirada puede ganar o perder la ronda al instante. Si no, pasa a ser tu «suerte»: si vuelve a salir, ganas; si antes sale tu base, pierdes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>What 11 and 12 do depends on the main.</source>
        <translation>Lo que hacen el 11 y el 12 depende de la base.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{chance} is your chance. Throw it again to win; throw the main, {main}, first and you lose.</source>
        <translation>{chance} es tu suerte. Si vuelve a salir, ganas; si antes sale la base, {main}, pierdes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{total} before {other}</source>
        <translation>{total} antes que {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The round goes on, but chance {chance} wins only {share} of the time, down from {before} before the throw.</source>
        <translation>La ronda sigue, pero la suerte {chance} solo gana el {share} de las veces; antes de la tirada era el {before}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The most likely throw, {total} ({share}), wins at once with main {best}. With main {other} it becomes a chance, which wins {chance} of the time.</source>
        <translation>La tirada más probable, {total} ({share}), gana al instante con la base {best}. Con la base {other} pasa a ser la «suerte», que gana el {chance} de las veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played ({chance}): {words}</source>
        <translation>No se jugó ({chance}): {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{game}: a line not played</source>
        <translation>{game}: una línea que no se jugó</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played: the most likely line after the best choice.</source>
        <translation>No se jugó: es la línea más probable tras la mejor opción.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Best: {choice}</source>
        <translation>Lo mejor: {choice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Second: {choice} (costs {hands} hands)</source>
        <translation>Segunda opción: {choice}; cuesta {hands} manos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Third: {choice} (costs {hands} hands)</source>
        <translation>Tercera opción: {choice}; cuesta {hands} manos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Major Award! Your best ever!</source>
        <translation>¡Gran Premio! ¡Tu mejor marca!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>No Major Award yet</source>
        <translation>Aún sin Gran Premio</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Best ever: Major Award in 1 hand</source>
        <comment>Best ever: Major Award in {count} hands</comment>
        <translation>
            <numerusform>Mejor marca: Gran Premio en 1 mano</numerusform>
            <numerusform>Mejor marca: Gran Premio en {count} manos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play: about {hands}</source>
        <translation>Manos por jugar: unas {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play after this one: almost none</source>
        <translation>Manos por jugar tras esta: casi ninguna</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play after this one: about {hands}</source>
        <translation>Manos por jugar tras esta: unas {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Best play takes the fewest hands; a missed award counts as {hands} hands. “Greatest chance” is the chance of the award with the safest play.</source>
        <translation>El juego óptimo necesita el mínimo de manos; un premio perdido cuenta como {hands} manos. «Greatest chance» es la probabilidad del premio con el juego más seguro.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Costs are in hands; a missed award counts as {hands} hands.</source>
        <translation>Los costes se cuentan en manos; un premio perdido cuenta como {hands} manos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Quitting</source>
        <translation>Retirarse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Fewer hands are better; a missed award counts as {hands} hands.</source>
        <translation>Cuantas menos manos, mejor; un premio perdido cuenta como {hands} manos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {hands} hands still to play, {chance} to reach {award}</source>
        <translation>{choice}: {hands} manos por jugar, {chance} de llegar a {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hands still to play on average: {hands}; chance to reach {award}: {chance}.</source>
        <translation>Manos por jugar de media: {hands}; probabilidad de llegar a {award}: {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {hands} hands still to play on average. “{other}” pays more, but takes {others} hands.</source>
        <translation>{choice}: quedan {hands} manos por jugar de media. «{other}» paga más, pero necesita {others} manos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>a {total}</source>
        <translation>un {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Step through the most likely line after the best choice (L)</source>
        <translation>Ver paso a paso la línea más probable tras la mejor opción (L)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} with this roll</source>
        <translation>{hand} con esta tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay} as it is; the expected payout was {promised}.</source>
        <translation>{hand} paga {pay} tal como está; el pago esperado era de {promised}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/coach.py"/>
        <source>The average over all rolls, with best play after each.</source>
        <translation>La media de todas las tiradas, jugando lo mejor posible después de cada una.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/coach.py"/>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>these dice</source>
        <translation>estos dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/variation.py"/>
        <source>{share} chance of {what}</source>
        <translation>{share} de probabilidad: {what}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/variation.py"/>
        <source>Second best: {choice}, {cost} below the best.</source>
        <translation>Segunda mejor opción: {choice}, que cuesta {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>a ZIP file inside another ZIP file; unpack the outer one first</source>
        <translation>un archivo ZIP dentro de otro archivo ZIP; descomprime primero el de fuera</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>1 imported game is left out.</source>
        <comment>{count} imported games are left out.</comment>
        <translation>
            <numerusform>1 partida importada no se cuenta.</numerusform>
            <numerusform>{count} partidas importadas no se cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out</source>
        <translation>un atracón</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: as good as the best.</source>
        <translation>{choice}: tan buena opción como la mejor.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing better</source>
        <translation>juegas mejor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing worse</source>
        <translation>juegas peor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing better since {when}</source>
        <translation>juegas mejor desde {when}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing worse since {when}</source>
        <translation>juegas peor desde {when}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>No clear change. On average, a choice cost {now} in your last {games} games.</source>
        <translation>Sin cambio claro. De media, una decisión costó {now} en tus últimas {games} partidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>You are improving. On average, a choice cost {now} in your last {games} games and {before} in the {earlier} before that. At most 1 player in 20 ever sees this message by chance.</source>
        <translation>Estás mejorando. De media, una decisión costó {now} en tus últimas {games} partidas y {before} en las {earlier} anteriores. Como mucho 1 de cada 20 jugadores ve alguna vez este mensaje por azar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Your choices cost more than before. On average, a choice cost {now} in your last {games} games and {before} in the {earlier} before that. At most 1 player in 20 ever sees this message by chance.</source>
        <translation>Tus decisiones cuestan más que antes. De media, una decisión costó {now} en tus últimas {games} partidas y {before} en las {earlier} anteriores. Como mucho 1 de cada 20 jugadores ve alguna vez este mensaje por azar.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play one more game to see how your choices compare over time.</source>
        <comment>Play {count} more games to see how your choices compare over time.</comment>
        <translation>
            <numerusform>Juega una partida más para ver cómo evolucionan tus decisiones.</numerusform>
            <numerusform>Juega {count} partidas más para ver cómo evolucionan tus decisiones.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Rating {rating} (range {low}–{high}): with average luck, you would win {rating} of 100 games against {opponent}, judging by your last {games} games.</source>
        <translation>Valoración {rating} (intervalo {low}–{high}): con una suerte neutra ganarías {rating} de 100 partidas contra {opponent}, a juzgar por tus últimas {games}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Range</source>
        <comment>of a cost</comment>
        <translation>Intervalo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Average cost of a choice that mattered, adjusted for luck; lower is better. The range contains the true cost in at least 95 of 100 cases.</source>
        <translation>Coste medio de una decisión que importaba, descontada la suerte; cuanto menos, mejor. El intervalo contiene el coste verdadero en al menos 95 de 100 casos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/advise.py"/>
        <source>In place of GAME and its options, you can give a position as one line, such as “hog 34-50, turn 1 | goal=100 | You, final”. Each answer starts with the line of its position.</source>
        <translation>En lugar de GAME y sus opciones, puedes indicar una posición en una sola línea, como «hog 34-50, turn 1 | goal=100 | You, final». Cada respuesta empieza con la línea de su posición.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/advise.py"/>
        <source>show how the value of MOVE is calculated; write MOVE as in a record or in the table (default: the best move)</source>
        <translation>muestra cómo se calcula el valor de MOVE; escribe MOVE como en un registro o en la tabla (por defecto: la mejor opción)</translation>
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
        <translation>Las decisiones de {name} costaron {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/answer.py"/>
        <source>only a game played from a challenge can be sent as an answer</source>
        <translation>solo se puede enviar como respuesta una partida jugada a partir de un reto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Choices</source>
        <comment>bar</comment>
        <translation>Opciones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Others</source>
        <translation>Otros</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>End</source>
        <translation>Final</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>Your choices cost {cost}.</source>
        <translation>Tus decisiones costaron {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>Your choices cost {own}, {challenger}&apos;s {cost}.</source>
        <translation>Tus decisiones costaron {own}; las de {challenger}, {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>{name}&apos;s choices cost {own}, {challenger}&apos;s {cost}.</source>
        <translation>Las decisiones de {name} costaron {own}; las de {challenger}, {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>The game is not over yet</source>
        <translation>La partida no ha terminado todavía</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {dice}.</source>
        <translation>Con un marcador de {own} a {other}, tiraste {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you took Free Bacon.</source>
        <translation>Con un marcador de {own} a {other}, tomaste beicon gratis.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {dice}.</source>
        <translation>Con empate {own} a {other}, {name} tiró {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} took Free Bacon.</source>
        <translation>Con empate {own} a {other}, {name} tomó beicon gratis.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} took Free Bacon.</source>
        <translation>{name} ganaba por {own} a {other} y tomó beicon gratis.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} took Free Bacon.</source>
        <translation>{name} perdía por {own} a {other} y tomó beicon gratis.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {dice}.</source>
        <translation>{name} ganaba por {own} a {other} y tiró {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {dice}.</source>
        <translation>{name} perdía por {own} a {other} y tiró {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>a Pig Out, 1 point</source>
        <translation>atracón, 1 punto</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {faces}: {points}.</source>
        <translation>Con un marcador de {own} a {other}, sacaste {faces}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>Con empate {own} a {other}, {name} sacó {faces}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>{name} ganaba por {own} a {other} y sacó {faces}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>{name} perdía por {own} a {other} y sacó {faces}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>{name} ganaba por {own} a {other} y tiró {dice}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>{name} perdía por {own} a {other} y tiró {dice}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Free Bacon on your next turn would swap the scores.</source>
        <translation>El beicon gratis en tu próximo turno intercambiaría las puntuaciones.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Free Bacon by {name} on the next turn would swap the scores.</source>
        <translation>El beicon gratis de {name} en el turno siguiente intercambiaría las puntuaciones.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>You could then win at once with Free Bacon.</source>
        <translation>Entonces te bastaba con tomar beicon gratis para ganar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} could then win at once with Free Bacon.</source>
        <translation>Entonces a {name} le bastaba con tomar beicon gratis para ganar.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap against you, but none came.</source>
        <translation>Había un {chance} de probabilidad de un intercambio en tu contra, pero no lo hubo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap against {name}, but none came.</source>
        <translation>Había un {chance} de probabilidad de un intercambio en contra de {name}, pero no lo hubo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap in your favor, but none came.</source>
        <translation>Había un {chance} de probabilidad de un intercambio a tu favor, pero no lo hubo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap in {name}&apos;s favor, but none came.</source>
        <translation>Había un {chance} de probabilidad de un intercambio a favor de {name}, pero no lo hubo.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put you ahead, {own} to {other}.</source>
        <translation>El cambiazo porcino te puso por delante, {own} a {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put {name} ahead, {own} to {other}.</source>
        <translation>El cambiazo porcino puso a {name} por delante, {own} a {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put you behind, {own} to {other}.</source>
        <translation>El cambiazo porcino te dejó por detrás, {own} a {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put {name} behind, {own} to {other}.</source>
        <translation>El cambiazo porcino dejó a {name} por detrás, {own} a {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} then led {own} to {other}.</source>
        <translation>{name} iba entonces por delante, {own} a {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} was then behind, {own} to {other}.</source>
        <translation>{name} iba entonces por detrás, {own} a {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>A Pig Out on your next roll would swap the scores.</source>
        <translation>Con un atracón en tu siguiente tirada se intercambiarían los marcadores.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>A Pig Out by {name} on the next roll would swap the scores.</source>
        <translation>Con un atracón de {name} en la siguiente tirada se intercambiarían los marcadores.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>That made it {own} to {other}.</source>
        <translation>El marcador quedó en {own} a {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>You could then swap the scores with Free Bacon.</source>
        <translation>Con eso podías intercambiar las puntuaciones tomando beicon gratis.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} could then swap the scores with Free Bacon.</source>
        <translation>Con eso {name} podía intercambiar las puntuaciones tomando beicon gratis.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {dice}: {points}.</source>
        <translation>Con un marcador de {own} a {other}, tiraste {dice}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>Con empate {own} a {other}, {name} tiró {dice}: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>swap ▲</source>
        <extracomment>After a chance, below a number of dice: a swap in the player&apos;s favor.</extracomment>
        <translation>cambio ▲</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{chance} to swap up</source>
        <translation>{chance} de probabilidad de intercambio a favor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>swap ▼</source>
        <extracomment>After a chance, below a number of dice: a swap against the player.</extracomment>
        <translation>cambio ▼</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{chance} to swap down</source>
        <translation>{chance} de probabilidad de intercambio en contra</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>You trade scores if the digits of your new score are as far apart as in {score}: {gap}.</source>
        <translation>Hay intercambio si las cifras de tu nuevo marcador difieren en {gap}, como en {score}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>The scores swap if the digits of {name}&apos;s new score are as far apart as in {score}: {gap}.</source>
        <translation>Hay intercambio si las cifras del nuevo marcador de {name} difieren en {gap}, como en {score}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>You trade scores if the two digits of your new score are the same, as in {score}.</source>
        <translation>Hay intercambio si las dos cifras de tu nuevo marcador son iguales, como en {score}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>The scores swap if the two digits of {name}&apos;s new score are the same, as in {score}.</source>
        <translation>Hay intercambio si las dos cifras del nuevo marcador de {name} son iguales, como en {score}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps you up.</source>
        <translation>Con una tirada de {rolls}, el intercambio te favorece.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps {name} up.</source>
        <translation>Con una tirada de {rolls}, el intercambio favorece a {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps you up.</source>
        <translation>Con un atracón, el intercambio te favorece.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps {name} up.</source>
        <translation>Con un atracón, el intercambio favorece a {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps you up.</source>
        <translation>Con beicon gratis, el intercambio te favorece.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps {name} up.</source>
        <translation>Con beicon gratis, el intercambio favorece a {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps you down.</source>
        <translation>Con una tirada de {rolls}, el intercambio te perjudica.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps {name} down.</source>
        <translation>Con una tirada de {rolls}, el intercambio perjudica a {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps you down.</source>
        <translation>Con un atracón, el intercambio te perjudica.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps {name} down.</source>
        <translation>Con un atracón, el intercambio perjudica a {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps you down.</source>
        <translation>Con beicon gratis, el intercambio te perjudica.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps {name} down.</source>
        <translation>Con beicon gratis, el intercambio perjudica a {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{list} or {last}</source>
        <translation>{list} o bien {last}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Swine Swap: if both scores have the same gap between their digits, you trade scores.</source>
        <translation>Cambiazo porcino: si las cifras difieren en lo mismo en los dos marcadores, los marcadores se intercambian.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{total} and {other}: both {gap}.</source>
        <translation>{total} y {other}: {gap} en los dos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you quit.</source>
        <translation>Con {bankroll}, te retiraste.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} quit.</source>
        <translation>Con {bankroll}, {name} se retiró.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, you quit.</source>
        <translation>Con {bankroll} y los dados {dice}, te retiraste.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, {name} quit.</source>
        <translation>Con {bankroll} y los dados {dice}, {name} se retiró.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you played a hand.</source>
        <translation>Con {bankroll}, jugaste una mano.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} played a hand.</source>
        <translation>Con {bankroll}, {name} jugó una mano.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, you chose “{choice}”.</source>
        <translation>Con {bankroll} y los dados {dice}, elegiste «{choice}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, {name} chose “{choice}”.</source>
        <translation>Con {bankroll} y los dados {dice}, {name} eligió «{choice}».</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with a {kept} kept, you rolled {dice}: {hand}.</source>
        <comment>At {bankroll} with {kept} kept, you rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>Con {bankroll}, guardaste un {kept} y sacaste {dice}. {hand}.</numerusform>
            <numerusform>Con {bankroll}, guardaste {kept} y sacaste {dice}. {hand}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with a {kept} kept, {name} rolled {dice}: {hand}.</source>
        <comment>At {bankroll} with {kept} kept, {name} rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>Con {bankroll}, {name} guardó un {kept} y sacó {dice}. {hand}.</numerusform>
            <numerusform>Con {bankroll}, {name} guardó {kept} y sacó {dice}. {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you rolled {dice}: {hand}.</source>
        <translation>Con {bankroll}, sacaste {dice}. {hand}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} rolled {dice}: {hand}.</source>
        <translation>Con {bankroll}, {name} sacó {dice}. {hand}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Keep all five dice</source>
        <translation>Guardar los cinco dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Playing on would have reached {award} in {often} of 100 games.</source>
        <translation>Jugando bien hasta el final, se habría llegado a {award} en {often} de cada 100 partidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Playing on would nearly always have reached {award}.</source>
        <translation>Jugando bien hasta el final, casi siempre se habría llegado a {award}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Your chance of reaching {award} fell from {before} to {after}.</source>
        <translation>Tu probabilidad de llegar a {award} bajó del {before} al {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>The chance of reaching {award} fell from {before} to {after}.</source>
        <translation>La probabilidad de llegar a {award} bajó del {before} al {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{odds} for this or better</source>
        <translation>esto o algo mejor: {odds}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>keep all five dice</source>
        <translation>guardar los cinco dados</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand, with a {kept} kept, you rolled {dice}: {hand}.</source>
        <comment>In the last hand, with {kept} kept, you rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>En la última mano, guardaste un {kept} y sacaste {dice}. {hand}.</numerusform>
            <numerusform>En la última mano, guardaste {kept} y sacaste {dice}. {hand}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand, with a {kept} kept, {name} rolled {dice}: {hand}.</source>
        <comment>In the last hand, with {kept} kept, {name} rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>En la última mano, {name} guardó un {kept} y sacó {dice}. {hand}.</numerusform>
            <numerusform>En la última mano, {name} guardó {kept} y sacó {dice}. {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand you rolled {dice}: {hand}.</source>
        <translation>En la última mano, sacaste {dice}. {hand}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand {name} rolled {dice}: {hand}.</source>
        <translation>En la última mano, {name} sacó {dice}. {hand}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>1 roll was left.</source>
        <comment>{count} rolls were left.</comment>
        <translation>
            <numerusform>Quedaba {count} tirada.</numerusform>
            <numerusform>Quedaban {count} tiradas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, you chose “{choice}”, which cannot reach {award}; “{best}” reaches it in {often} of 100 games.</source>
        <translation>En la mano {hand}, con {bankroll} y los dados {dice}, elegiste «{choice}», con lo que ya no se puede llegar a {award}; con «{best}» se llega en {often} de cada 100 partidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, {name} chose “{choice}”, which cannot reach {award}; “{best}” reaches it in {often} of 100 games.</source>
        <translation>En la mano {hand}, con {bankroll} y los dados {dice}, {name} eligió «{choice}», con lo que ya no se puede llegar a {award}; con «{best}» se llega en {often} de cada 100 partidas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, you chose “{choice}”, which reaches {award} in {seldom} of 100 games; “{best}” does so in {often}.</source>
        <translation>En la mano {hand}, con {bankroll} y los dados {dice}, elegiste «{choice}», con lo que se llega a {award} en {seldom} de cada 100 partidas; con «{best}», en {often}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, {name} chose “{choice}”, which reaches {award} in {seldom} of 100 games; “{best}” does so in {often}.</source>
        <translation>En la mano {hand}, con {bankroll} y los dados {dice}, {name} eligió «{choice}», con lo que se llega a {award} en {seldom} de cada 100 partidas; con «{best}», en {often}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>par {hands}</source>
        <translation>par {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>Par: {hands} hands to {award}</source>
        <translation>Par: {hands} manos hasta {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>Hand {hand}</source>
        <translation>Mano {hand}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>on par</source>
        <translation>en el par</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>{hands} ahead</source>
        <translation>{hands} por delante</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>{hands} behind</source>
        <translation>{hands} por detrás</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>{name}&apos;S DICE</source>
        <extracomment>On the felt, in capital letters: the game has the dice of the friend who sent a challenge.</extracomment>
        <translation>DADOS DE {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>TODAY · {day}</source>
        <translation>HOY · {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>DAILY GAME · {day}</source>
        <translation>PARTIDA DEL DÍA · {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>With perfect play, you could no longer lose.</source>
        <translation>Jugando sin errores, ya no podías perder.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>With perfect play, {name} could no longer lose.</source>
        <translation>Jugando sin errores, {name} ya no podía perder.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>about 1 roll in {rolls}</source>
        <translation>aproximadamente 1 de cada {rolls} tiradas</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/moments.py"/>
        <source>1 roll in {rolls}</source>
        <comment>{count} rolls in {rolls}</comment>
        <translation>
            <numerusform>1 de cada {rolls} tiradas</numerusform>
            <numerusform>{count} de cada {rolls} tiradas</numerusform>
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
        <translation>Últimos totales: {totals}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>show only move N of a game: its position, and all choices with their values</source>
        <translation>mostrar solo la jugada N de una partida: su posición y todas las opciones con su valor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>compare the choice made at move N with MOVE, written as in a record or in the review; you can give several</source>
        <translation>comparar la decisión de la jugada N con MOVE, escrita como en un registro o en el análisis; se puede repetir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>make the tried move with these dice, such as “3 5 2 6”, and show the position after it</source>
        <translation>hacer la jugada probada con estos dados, por ejemplo «3 5 2 6», y mostrar la posición que resulta</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>{option} needs the number of a move; add --at N</source>
        <translation>{option} necesita el número de una jugada; añade --at N</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>--roll plays one choice; add exactly one --try MOVE</source>
        <translation>--roll juega una sola opción; añade exactamente un --try MOVE</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>--at looks at one game; give a single file with a single game</source>
        <translation>--at mira una sola partida; indica un solo archivo con una sola partida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>“{move}” rolls no dice; leave out --roll</source>
        <translation>«{move}» no tira dados; quita --roll</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/what_if.py"/>
        <source>{name} follows a strategy, so the review counts no cost for this move.</source>
        <translation>{name} sigue una estrategia, así que el análisis no cuenta ningún coste por esta jugada.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/what_if.py"/>
        <source>there is no move {number}; the game has 1 move</source>
        <comment>there is no move {number}; the game has {count} moves</comment>
        <translation>
            <numerusform>no existe la jugada {number}; la partida tiene 1 jugada</numerusform>
            <numerusform>no existe la jugada {number}; la partida tiene {count} jugadas</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/verdict.py"/>
        <source>best</source>
        <comment>a choice</comment>
        <translation>la mejor</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/verdict.py"/>
        <source>for the win</source>
        <translation>para ganar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/features/positions.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Starred</source>
        <extracomment>What a person types to find games with a star.</extracomment>
        <translation>Estrella</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>The list is longer than {most} characters.</source>
        <translation>La lista tiene más de {most} caracteres.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>Line {line}: {reason}.</source>
        <translation>Línea {line}: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>Only the first {most} lines were read.</source>
        <translation>Solo se han leído las primeras {most} líneas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>You can keep at most {most} positions. Delete some first.</source>
        <translation>Puedes guardar como máximo {most} posiciones. Elimina antes alguna.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>this is not a position</source>
        <translation>no es una posición</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here costs nothing on average: {verdict}.</source>
        <translation>Aquí, una apuesta de {amount} no cuesta nada de media: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here gains {money} on average: {verdict}.</source>
        <translation>Aquí, una apuesta de {amount} gana {money} de media: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here costs {money} on average: {verdict}.</source>
        <translation>Aquí, una apuesta de {amount} cuesta {money} de media: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/position_fields.py"/>
        <source>Goal in points</source>
        <translation>Objetivo en puntos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/position_fields.py"/>
        <source>{name}: points</source>
        <translation>{name}: puntos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/amounts.py"/>
        <source>Remove</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/amounts.py"/>
        <source>Remove {name}</source>
        <translation>Retirar: {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/controls.py"/>
        <source>Die {number}</source>
        <translation>Dado {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/controls.py"/>
        <source>Click for the next face, or type 1 to 6.</source>
        <translation>Haz clic para pasar a la cara siguiente o pulsa del 1 al 6.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/fields.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Kept positions</source>
        <translation>Posiciones guardadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Kept</source>
        <translation>Guardadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Star</source>
        <translation>Estrella</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <source>A note has at most {most} characters. The rest is not saved.</source>
        <translation>Una nota tiene como máximo {most} caracteres. El resto no se guarda.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <source>The note could not be saved: {reason}</source>
        <translation>No se ha podido guardar la nota: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>This position cannot be opened: {reason}</source>
        <translation>No se puede abrir esta posición: {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position copied.</source>
        <comment>{count} positions copied.</comment>
        <translation>
            <numerusform>Se ha copiado 1 posición.</numerusform>
            <numerusform>Se han copiado {count} posiciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position kept.</source>
        <comment>{count} positions kept.</comment>
        <translation>
            <numerusform>Se ha guardado 1 posición.</numerusform>
            <numerusform>Se han guardado {count} posiciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position deleted.</source>
        <comment>{count} positions deleted.</comment>
        <translation>
            <numerusform>Se ha eliminado 1 posición.</numerusform>
            <numerusform>Se han eliminado {count} posiciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position restored.</source>
        <comment>{count} positions restored.</comment>
        <translation>
            <numerusform>Se ha recuperado 1 posición.</numerusform>
            <numerusform>Se han recuperado {count} posiciones.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No position matches.</source>
        <translation>Ninguna posición coincide.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No positions yet. The last {count} positions you ask about will be listed here.</source>
        <translation>Aún no hay posiciones. Las últimas {count} que consultes aparecerán aquí.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>You have not kept any positions yet.</source>
        <translation>Aún no has guardado ninguna posición.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Press Ctrl+P in a game, then “Keep…”, or paste a list here with Ctrl+V.</source>
        <translation>En una partida, pulsa Control+P y luego «Guardar…», o pega aquí una lista con Control+V.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position</source>
        <comment>{count} positions</comment>
        <translation>
            <numerusform>1 posición</numerusform>
            <numerusform>{count} posiciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position added.</source>
        <comment>{count} positions added.</comment>
        <translation>
            <numerusform>Se ha añadido 1 posición.</numerusform>
            <numerusform>Se han añadido {count} posiciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 was already kept.</source>
        <comment>{count} were already kept.</comment>
        <translation>
            <numerusform>1 ya estaba guardada.</numerusform>
            <numerusform>{count} ya estaban guardadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 more line was left out.</source>
        <comment>{count} more lines were left out.</comment>
        <translation>
            <numerusform>Se ha omitido 1 línea más.</numerusform>
            <numerusform>Se han omitido {count} líneas más.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search for a game, a part of a position or a note, or “★”</source>
        <translation>Busca un juego, parte de una posición o de una nota, o «★»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search positions</source>
        <translation>Buscar posiciones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Edit the note (F2)</source>
        <translation>Editar la nota (F2)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Add a list of positions from the clipboard (Ctrl+V)</source>
        <translation>Añadir una lista de posiciones desde el portapapeles (Control+V)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Copy as text: the selected positions, or all (Ctrl+C)</source>
        <translation>Copiar como texto las posiciones seleccionadas, o todas (Control+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Star (S)</source>
        <translation>Estrella (S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Keep the selected positions</source>
        <translation>Guardar las posiciones seleccionadas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Open (Enter)</source>
        <translation>Abrir (Intro)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Positions</source>
        <translation>Posiciones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Not starred</source>
        <translation>Sin estrella</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No note</source>
        <translation>Sin nota</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/note.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the game</source>
        <translation>Nota de la partida</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/note.py"/>
        <source>1 move has a note.</source>
        <comment>{count} moves have a note.</comment>
        <translation>
            <numerusform>1 jugada tiene una nota.</numerusform>
            <numerusform>{count} jugadas tienen una nota.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the game (Shift+N)</source>
        <translation>Nota de la partida (Mayús+N)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the move (N)</source>
        <translation>Nota de la jugada (N)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note…</source>
        <translation>Nota…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on move {number}</source>
        <translation>Nota de la jugada {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>This note and the lines at this move are too long together. They are not saved.</source>
        <translation>Esta nota y las líneas de esta jugada son demasiado largas en conjunto. No se guardan.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>You can write notes once the game is over and in your history.</source>
        <translation>Podrás escribir notas cuando la partida haya terminado y esté en tu historial.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>dice with the same result</source>
        <translation>dados con el mismo resultado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>{value} on average</source>
        <translation>{value} de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>{first} and {second}: {value}</source>
        <translation>{first} y {second}: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/seats.py"/>
        <source>there is no player “{name}”</source>
        <translation>no hay ningún jugador «{name}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/seats.py"/>
        <source>{name} no. {seat}</source>
        <translation>{name} n.º {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: {points} for the whole game</source>
        <translation>{choice}: {points} en total</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: {points} for the whole game, on average</source>
        <translation>{choice}: {points} en total, de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice} · {chance} to win</source>
        <translation>{choice} · {chance} de ganar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{sign} {choice}: {verdict}, costs {cost}</source>
        <translation>{sign} {choice}: {verdict}, cuesta {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: just as good</source>
        <translation>{choice}: igual de buena</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: costs {cost}</source>
        <translation>{choice}: cuesta {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Ones</source>
        <translation>Unos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Twos</source>
        <translation>Doses</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Threes</source>
        <translation>Treses</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Fours</source>
        <translation>Cuatros</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Fives</source>
        <translation>Cincos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Sixes</source>
        <translation>Seises</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Two pairs</source>
        <translation>Doble pareja</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three of a kind</source>
        <comment>a box</comment>
        <translation>Trío</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Little straight</source>
        <translation>Escalera pequeña</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Big straight</source>
        <translation>Escalera grande</translation>
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
        <translation>Nórdico</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>With bonus</source>
        <translation>Con bonus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>With bonus, free joker</source>
        <translation>Con bonus, comodín libre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>All dice that show {face}: their sum</source>
        <translation>Todos los dados con {face}: su suma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>The highest two equal dice: their sum</source>
        <translation>Los dos dados iguales más altos: su suma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Two different pairs: the sum of the four dice</source>
        <translation>Dos parejas distintas: la suma de los cuatro dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice: the sum of all five</source>
        <translation>Tres dados iguales: la suma de los cinco</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice: their sum</source>
        <translation>Tres dados iguales: su suma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four equal dice: the sum of all five</source>
        <translation>Cuatro dados iguales: la suma de los cinco</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four equal dice: their sum</source>
        <translation>Cuatro dados iguales: su suma</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice and two other equal ones: {points} points</source>
        <translation>Tres dados iguales y otros dos iguales: {points} puntos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice and two other equal ones: the sum of all five</source>
        <translation>Tres dados iguales y otros dos iguales: la suma de los cinco</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Any dice: their sum</source>
        <translation>Cualquier tirada: la suma de los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Five equal dice: {points} points</source>
        <translation>Cinco dados iguales: {points} puntos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>{faces}: {points} points</source>
        <translation>{faces}: {points} puntos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four in a row: {points} points</source>
        <translation>Cuatro seguidos: {points} puntos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Five in a row: {points} points</source>
        <translation>Cinco seguidos: {points} puntos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Working out {rules} once: {share}</source>
        <translation>Calculando «{rules}», solo esta vez: {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{reason} Best chance to win: {chance}.</source>
        <translation>{reason} La mejor probabilidad de ganar: {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{reason} Chance to win: {chance}.</source>
        <translation>{reason} Probabilidad de ganar: {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to crossing out {box}: {share} of the time.</source>
        <translation>Acaba sobre todo en tachar «{box}»: el {share} de las veces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to {box}: {share} of the time, nearly always crossed out.</source>
        <translation>Acaba sobre todo en «{box}»: el {share} de las veces, casi siempre tachada.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to {box}: {share} of the time, with {points} points on average.</source>
        <translation>Acaba sobre todo en «{box}»: el {share} de las veces, con {points} puntos de media.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Pays {points} now, and {more} more as a bonus.</source>
        <translation>Da {points} ahora, y {more} más de bonus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Pays {points} now; a turn played for it pays {mean} on average.</source>
        <translation>Da {points} ahora; un turno dedicado a esta casilla da {mean} de media.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Gives up a box that pays {mean} on average in a turn played for it.</source>
        <translation>Sacrifica una casilla que da {mean} de media en un turno dedicado a ella.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: {value} on average</source>
        <translation>{choice}: {value} de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>on the sheet so far</source>
        <translation>en la hoja hasta ahora</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>so far</source>
        <translation>hasta ahora</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>added by this box</source>
        <translation>lo que añade esta casilla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>still to come on average</source>
        <translation>por venir, de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>to come</source>
        <translation>por venir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, crossed out</source>
        <translation>{box}, tachada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, nearly always crossed out</source>
        <translation>{box}, casi siempre tachada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, with {points} points on average</source>
        <translation>{box}, con {points} puntos de media</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: {cost} below the best.</source>
        <translation>{choice}: cuesta {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice for {box}</source>
        <translation>dados para «{box}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice that are all rolled again</source>
        <translation>dados que se repiten todos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice of which {dice} are kept</source>
        <translation>dados de los que conviene guardar {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>the house rules</source>
        <comment>a score sheet</comment>
        <translation>las reglas de la casa</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, at the start of the turn)</source>
        <translation>los cinco dados de la tirada, cada uno del 1 al 6 (por defecto: ningún dado, al empezar el turno)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>rolls left in this turn</source>
        <translation>tiradas que quedan en este turno</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the boxes that are filled, such as “ones 3, full-house 19” (default: none)</source>
        <translation>las casillas rellenas, como «ones 3, full-house 19» (por defecto: ninguna)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>{sheet}: best play scores {mean} points on average.</source>
        <translation>{sheet}: el juego óptimo suma {mean} puntos de media.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Games of best play, of 100, and the score that is better than these:</source>
        <translation>Partidas con el juego óptimo, de cada 100, y la puntuación que las supera:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points on average in the last turn, with only this box open:</source>
        <translation>Puntos de media en el último turno, con solo esta casilla libre:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points of the computer players on average:</source>
        <translation>Puntos de media de los jugadores del ordenador:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points that {name} scores in a game of Yacht, on average</source>
        <translation>Puntos que suma {name} de media en una partida de Yacht</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>compare the dice you could keep and the boxes you could fill</source>
        <translation>compara los dados que se pueden guardar y las casillas que se pueden rellenar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>say what best play scores, and what each box and each player brings on average</source>
        <translation>muestra cuántos puntos suma el juego óptimo y cuántos dan de media cada casilla y cada jugador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Ones to sixes: {points} of {goal}.</source>
        <translation>De unos a seises: {points} de {goal}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Open boxes: {boxes}.</source>
        <translation>Casillas libres: {boxes}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Which dice do you keep? All five: score them.</source>
        <translation>¿Qué dados guardas? Si guardas los cinco, los puntúas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Which box do you choose?</source>
        <translation>¿Qué casilla eliges?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/plays.py"/>
        <source>This is not the best play of {sheet}, or it is damaged.</source>
        <translation>Este no es el juego óptimo de «{sheet}», o está dañado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>At {points}, you started a turn.</source>
        <translation>Con {points}, empezaste un turno.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>At {points}, {name} started a turn.</source>
        <translation>Con {points}, {name} empezó un turno.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {dice}, you chose “{choice}”.</source>
        <translation>En el turno {turn}, con {points} y los dados {dice}, elegiste «{choice}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {dice}, {name} chose “{choice}”.</source>
        <translation>En el turno {turn}, con {points} y los dados {dice}, {name} eligió «{choice}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points}</source>
        <translation>En el turno {turn}, con {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {kept} kept</source>
        <translation>En el turno {turn}, con {points}, tras guardar {kept}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, you rolled {dice}.</source>
        <translation>{where}, sacaste {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, {name} rolled {dice}.</source>
        <translation>{where}, {name} sacó {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, you rolled {dice}: {result}.</source>
        <translation>{where}, sacaste {dice}: {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, {name} rolled {dice}: {result}.</source>
        <translation>{where}, {name} sacó {dice}: {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{points} in {box}</source>
        <translation>{points} en «{box}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>Most points</source>
        <translation>Máximo de puntos</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>1 player</source>
        <comment>{count} players</comment>
        <translation>
            <numerusform>1 jugador</numerusform>
            <numerusform>{count} jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>Left at 1 point</source>
        <comment>Left at {count} points</comment>
        <translation>
            <numerusform>Abandonada con 1 punto</numerusform>
            <numerusform>Abandonada con {count} puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>{name} left at 1 point</source>
        <comment>{name} left at {count} points</comment>
        <translation>
            <numerusform>{name} abandonó con 1 punto</numerusform>
            <numerusform>{name} abandonó con {count} puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>{name} scored 1 point</source>
        <comment>{name} scored {count} points</comment>
        <translation>
            <numerusform>{name} sumó 1 punto</numerusform>
            <numerusform>{name} sumó {count} puntos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Greedy player</source>
        <translation>Jugador codicioso</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Plays each turn for the most points, and never thinks of the next one.</source>
        <translation>Busca en cada turno el máximo de puntos y nunca piensa en el siguiente.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Straight hunter</source>
        <translation>Cazador de escaleras</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Tries for a straight until both are filled, then takes the most points now.</source>
        <translation>Busca una escalera hasta rellenar las dos; después toma cada vez el máximo de puntos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Upper-part player</source>
        <translation>Jugador de la parte superior</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Fills ones to sixes first, then takes the most points now.</source>
        <translation>Rellena primero de unos a seises; después toma cada vez el máximo de puntos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>It scores {points} points on average.</source>
        <translation>Suma {points} puntos de media.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Yacht has 1 to 4 players, not {players!r}.</source>
        <translation>Yacht tiene de 1 a 4 jugadores, no {players!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>expected rules such as “sheet=nordic players=2”, not “{text}”</source>
        <translation>se esperaban reglas como «sheet=nordic players=2», no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>there is no sheet “{name}”; choose from: {names}</source>
        <translation>no hay ninguna hoja «{name}»; elige entre: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>expected “roll”, “keep” with faces from 1 to 6, or “score” with a box, not “{text}”</source>
        <translation>se esperaba «roll», «keep» con caras del 1 al 6 o «score» con una casilla, no «{text}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>players take turns, so no one is more than one box ahead of those who follow</source>
        <translation>los jugadores se turnan, así que nadie lleva más de una casilla de ventaja a los que van después</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>without dice, 3 rolls are left, not {left}</source>
        <translation>sin dados quedan 3 tiradas, no {left}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>the dice are five faces from 1 to 6, such as 5 5 2 5 3</source>
        <translation>los dados son cinco caras del 1 al 6, como 5 5 2 5 3</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>with dice rolled, 0 to 2 rolls are left, not {left}</source>
        <translation>con los dados ya tirados quedan de 0 a 2 tiradas, no {left}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>The dice of this turn are rolled: keep some of them, or choose a box.</source>
        <translation>Los dados de este turno ya están tirados: guarda algunos o elige una casilla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>In Yacht you roll, keep dice or choose a box.</source>
        <translation>En Yacht puedes tirar, guardar dados o elegir una casilla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Roll the dice before you keep any.</source>
        <translation>Tira los dados antes de guardar alguno.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>That was the third roll: choose a box.</source>
        <translation>Esa era la tercera tirada: elige una casilla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>There are five dice: you cannot keep {kept}.</source>
        <translation>Hay cinco dados: no puedes guardar {kept}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>You cannot keep {kept}: the dice are {dice}.</source>
        <translation>No puedes guardar {kept}: los dados son {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>If you keep all five dice, choose a box.</source>
        <translation>Si guardas los cinco dados, elige una casilla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Roll the dice before you choose a box.</source>
        <translation>Tira los dados antes de elegir una casilla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This sheet has no box “{box}”.</source>
        <translation>Esta hoja no tiene ninguna casilla «{box}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>The box “{box}” is already filled.</source>
        <translation>La casilla «{box}» ya está rellena.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This joker must go into the box “{box}”.</source>
        <translation>Este comodín tiene que ir a la casilla «{box}».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This joker must go into a box other than ones to sixes.</source>
        <translation>Este comodín tiene que ir a una casilla que no sea de Unos a Seises.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>no dice score {points} in {box}</source>
        <translation>no hay dados que den {points} en {box}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>this sheet has no jokers</source>
        <translation>esta hoja no tiene comodines</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>each joker fills another box once the box yacht holds 50</source>
        <translation>cada comodín rellena otra casilla, y solo cuando la casilla yacht tiene 50</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>{name} needs a value for each player (here {players})</source>
        <translation>{name} necesita un valor por cada jugador (aquí, {players})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Nearly all games with best play end with more points.</source>
        <translation>Casi todas las partidas con juego óptimo acaban con más puntos.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Better than 1 of 100 games with best play.</source>
        <comment>Better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>Con juego óptimo, {count} de cada 100 partidas acaba con menos puntos.</numerusform>
            <numerusform>Con juego óptimo, {count} de cada 100 partidas acaban con menos puntos.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Your {points}: nearly all games with best play end with more points.</source>
        <translation>Tus {points}: casi todas las partidas con juego óptimo acaban con más puntos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>{name}, {points}: nearly all games with best play end with more points.</source>
        <translation>{name}, {points}: casi todas las partidas con juego óptimo acaban con más puntos.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Your {points}: better than 1 of 100 games with best play.</source>
        <comment>Your {points}: better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>Tus {points}: con juego óptimo, {count} de cada 100 partidas acaba con menos.</numerusform>
            <numerusform>Tus {points}: con juego óptimo, {count} de cada 100 partidas acaban con menos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>{name}, {points}: better than 1 of 100 games with best play.</source>
        <comment>{name}, {points}: better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>{name}, {points}: con juego óptimo, {count} de cada 100 partidas acaba con menos.</numerusform>
            <numerusform>{name}, {points}: con juego óptimo, {count} de cada 100 partidas acaban con menos.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>A filled box stays as it is, even with 0 points.</source>
        <translation>Una casilla rellena ya no cambia, ni siquiera con 0 puntos.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The highest sum wins once all boxes are filled.</source>
        <translation>Cuando todas las casillas están rellenas, gana la suma más alta.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Fill one box of the sheet in each turn.</source>
        <translation>En cada turno, rellena una casilla de la hoja.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Roll all five dice to start.</source>
        <translation>Para empezar, tira los cinco dados.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Keep the dice you like: click them or press 1–5.</source>
        <translation>Guarda los dados que quieras: haz clic en ellos o pulsa del 1 al 5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You lost with {points}, behind {rival} with {other}</source>
        <translation>Perdiste con {points}, por detrás de {rival}, que ganó con {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You won with {points}, ahead of {rival} with {other}</source>
        <translation>Ganaste con {points}, por delante de {rival}, que se quedó en {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>{name} won with {points}, ahead of {rival} with {other}</source>
        <translation>{name} ganó con {points}, por delante de {rival}, que se quedó en {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Keep dice, or choose a box</source>
        <translation>Guarda dados o elige una casilla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Choose a box</source>
        <translation>Elige una casilla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Up to three rolls, then one box</source>
        <translation>Hasta tres tiradas y, después, una casilla</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Roll the others once more, or click a box twice to fill it now.</source>
        <comment>Roll the others up to {count} times more, or click a box twice to fill it now.</comment>
        <translation>
            <numerusform>Repite los demás una vez más, o haz clic dos veces en una casilla para rellenarla ya.</numerusform>
            <numerusform>Repite los demás hasta {count} veces más, o haz clic dos veces en una casilla para rellenarla ya.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Each open box shows the points that it pays now.</source>
        <translation>Cada casilla libre muestra los puntos que da ahora.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Click one, then click it again to fill it.</source>
        <translation>Haz clic en una y luego otra vez para rellenarla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Turn {turn} of {turns}</source>
        <translation>Turno {turn} de {turns}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to roll</source>
        <translation>Pulsa Intro para tirar</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press 1–5 to keep dice, or ↑ and ↓ to choose a box</source>
        <translation>Pulsa del 1 al 5 para guardar dados, o ↑ y ↓ para elegir una casilla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press ↑ and ↓ to choose a box, then Enter</source>
        <translation>Pulsa ↑ y ↓ para elegir una casilla y, después, Intro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Your best game ever!</source>
        <translation>¡Tu mejor partida hasta ahora!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to fill the box, or Esc to go back</source>
        <translation>Pulsa Intro para rellenar la casilla o Esc para volver a los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to cross out the box, or Esc to go back</source>
        <translation>Pulsa Intro para tachar la casilla o Esc para volver a los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Fill {box}: {points}</source>
        <translation>Rellenar {box}: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name} has the dice</source>
        <translation>{name} tiene los dados</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Five equal again: {points} points more</source>
        <translation>Otra vez cinco iguales: {points} puntos más</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Ones to sixes earn the bonus: {points} points more</source>
        <translation>Bonus de unos a seises: {points} puntos más</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You cross out {box}</source>
        <translation>Tachas {box}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} crosses out {box}</source>
        <translation>{name} tacha {box}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{box}: you score {points}</source>
        <translation>{box}: sumas {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{box}: {name} scores {points}</source>
        <translation>{box}: {name} suma {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You keep {kept} and roll {faces}</source>
        <translation>Guardas {kept} y sacas {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} keeps {kept} and rolls {faces}</source>
        <translation>{name} guarda {kept} y saca {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You roll {faces}</source>
        <translation>Sacas {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} rolls {faces}</source>
        <translation>{name} saca {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Cross out {box}</source>
        <translation>Tachar {box}</translation>
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
        <translation>Empate, {points} a {points}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, {over} above par</source>
        <comment>{count} points, {over} above par</comment>
        <translation>
            <numerusform>1 punto, {over} por encima del par</numerusform>
            <numerusform>{count} puntos, {over} por encima del par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, {under} below par</source>
        <comment>{count} points, {under} below par</comment>
        <translation>
            <numerusform>1 punto, {under} por debajo del par</numerusform>
            <numerusform>{count} puntos, {under} por debajo del par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, on par</source>
        <comment>{count} points, on par</comment>
        <translation>
            <numerusform>1 punto, en el par</numerusform>
            <numerusform>{count} puntos, en el par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You left at 1 point</source>
        <comment>You left at {count} points</comment>
        <translation>
            <numerusform>Abandonaste con 1 punto</numerusform>
            <numerusform>Abandonaste con {count} puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The game was left at 1 point</source>
        <comment>The game was left at {count} points</comment>
        <translation>
            <numerusform>La partida se abandonó con 1 punto</numerusform>
            <numerusform>La partida se abandonó con {count} puntos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left at {own} to {other}</source>
        <translation>Abandonaste con empate {own} a {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points after</source>
        <translation>Puntos después</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{count} point</source>
        <comment>{count} points</comment>
        <translation>
            <numerusform>{count} punto</numerusform>
            <numerusform>{count} puntos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{number} points</source>
        <translation>{number} puntos</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At {count} point</source>
        <comment>At {count} points</comment>
        <translation>
            <numerusform>A partir de {count} punto</numerusform>
            <numerusform>A partir de {count} puntos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Now: {value} expected for the whole game.</source>
        <translation>Ahora: {value} en total, según lo esperado.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points so far plus points expected, move by move</source>
        <translation>Puntos sumados más puntos esperados, jugada a jugada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your expected score fell from {before} to {after}.</source>
        <translation>Tu puntuación final prevista bajó de {before} a {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your expected score rose from {before} to {after}.</source>
        <translation>Tu puntuación final prevista subió de {before} a {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s expected score fell from {before} to {after}.</source>
        <translation>La puntuación final prevista de {name} bajó de {before} a {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points so far plus points expected, move by move (fewer points are higher)</source>
        <translation>Puntos sumados más puntos esperados, jugada a jugada (cuantos menos, más arriba)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s expected score rose from {before} to {after}.</source>
        <translation>La puntuación final prevista de {name} subió de {before} a {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have saved {amount} on average.</source>
        <translation>«{choice}» habría ahorrado de media {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Costs are in points of the whole game, on average.</source>
        <translation>Los costes se cuentan en puntos de toda la partida, de media.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost per choice, in points</source>
        <translation>Coste por decisión, en puntos</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Dice kept after the first roll</source>
        <translation>Qué guardar tras la primera tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Dice kept after the second roll</source>
        <translation>Qué guardar tras la segunda tirada</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Boxes</source>
        <translation>Casillas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Score sheet</source>
        <translation>Hoja de puntuación</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: 1 point</source>
        <comment>{name}: {count} points</comment>
        <translation>
            <numerusform>{name}: 1 punto</numerusform>
            <numerusform>{name}: {count} puntos</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: {sum} of {goal} in ones to sixes, bonus {bonus}</source>
        <translation>{name}: {sum} de {goal} de unos a seises, bonus {bonus}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: 1 point for jokers</source>
        <comment>{name}: {count} points for jokers</comment>
        <translation>
            <numerusform>{name}: 1 punto por comodines</numerusform>
            <numerusform>{name}: {count} puntos por comodines</numerusform>
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
        <translation>Bonus con {goal}</translation>
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
            <numerusform>{box}: rellena, 1 punto</numerusform>
            <numerusform>{box}: rellena, {count} puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{box}: 1 point now</source>
        <comment>{box}: {count} points now</comment>
        <translation>
            <numerusform>{box}: 1 punto ahora</numerusform>
            <numerusform>{box}: {count} puntos ahora</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{box}: open</source>
        <translation>{box}: libre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: open</source>
        <translation>{name}: libre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Free joker</source>
        <translation>Comodín libre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>If checked, five equal dice may fill any open box once the box Yacht is filled. Otherwise they must first fill their own box of ones to sixes.</source>
        <translation>Si está marcado, cinco dados iguales pueden rellenar cualquier casilla libre cuando la casilla Yacht ya está rellena. Si no, tienen que rellenar primero su propia casilla, de Unos a Seises.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>This game: {rules}. Press N to start the next one.</source>
        <translation>Esta partida: {rules}. Pulsa N para empezar la próxima.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Pause before the computer plays</source>
        <translation>Pausa antes de que juegue el ordenador</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Seat {seat}</source>
        <translation>Puesto {seat}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>1 point; has the dice</source>
        <comment>{count} points; has the dice</comment>
        <translation>
            <numerusform>1 punto; tiene los dados</numerusform>
            <numerusform>{count} puntos; tiene los dados</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Show the best choice (B)</source>
        <translation>Mostrar la mejor opción (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Roll or fill the box</source>
        <translation>Tirar o rellenar la casilla</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Show the best choice</source>
        <translation>Mostrar la mejor opción</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Coach, players and rules</source>
        <translation>Entrenador, jugadores y reglas</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>{rules} applies to the next game. Press N to start it.</source>
        <translation>«{rules}» se aplica a la próxima partida. Pulsa N para empezarla.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Coach, players and rules (D)</source>
        <translation>Entrenador, jugadores y reglas (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>compare the choices in a position</source>
        <translation>compara las opciones en una posición</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>say what a game is worth with best play</source>
        <translation>dice lo que vale una partida con el juego óptimo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>the position, as in a line, without the game&apos;s name</source>
        <translation>la posición, como en una línea, sin el nombre del juego</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>With best play from the start: {value}</source>
        <translation>Con el juego óptimo desde el principio: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/exercises.py"/>
        <source>What do you choose?</source>
        <translation>¿Qué eliges?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>{choice} is best: {value}</source>
        <translation>Lo mejor es {choice}: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Compare the choices (B)</source>
        <translation>Comparar las opciones (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Coach (D)</source>
        <translation>Entrenador (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Make the chosen move</source>
        <translation>Hacer la jugada elegida</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Compare the choices</source>
        <translation>Comparar las opciones</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Choice {number}</source>
        <translation>Opción {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/clicks.py"/>
        <source>Right-click to set “{field}”</source>
        <translation>Haz clic derecho para ajustar «{field}»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/clicks.py"/>
        <source>Click to set “{field}”</source>
        <translation>Haz clic para ajustar «{field}»</translation>
    </message>
</context>
</TS>
