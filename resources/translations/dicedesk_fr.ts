<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>No sound device was found.</source>
        <translation>Aucun périphérique audio n’a été trouvé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Connect or turn on a sound device.</source>
        <translation>Branchez ou allumez un périphérique audio.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <source>Qt&apos;s sound library could not be loaded: {reason}.</source>
        <translation>La bibliothèque audio de Qt n’a pas pu être chargée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <source>Install what is missing and restart DiceDesk.</source>
        <translation>Installez ce qui manque, puis relancez DiceDesk.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/screen.py"/>
        <source>No display was found. Use a virtual one (xvfb-run dicedesk), or play in the terminal (dicedesk play hog).</source>
        <translation>Aucun écran n’a été trouvé. Utilisez un écran virtuel (xvfb-run dicedesk), ou jouez dans le terminal (dicedesk play hog).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine could not be started.</source>
        <translation>La synthèse vocale n’a pas pu démarrer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>No sound device could play the voice: {reason}</source>
        <translation>Aucun périphérique audio n’a pu restituer la voix&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The voice failed: {reason}</source>
        <translation>La synthèse vocale a échoué&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine ended unexpectedly.</source>
        <translation>La synthèse vocale s’est arrêtée de façon inattendue.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine did not answer in time.</source>
        <translation>La synthèse vocale n’a pas répondu à temps.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The Python package pyttsx3 is missing.</source>
        <translation>Le paquet Python pyttsx3 est absent.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install the package with: {command}</source>
        <translation>Installez le paquet avec&#xa0;: {command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install both packages with: {command}</source>
        <translation>Installez les deux paquets avec&#xa0;: {command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install espeak-ng and alsa-utils with your package manager.</source>
        <translation>Installez espeak-ng et alsa-utils avec votre gestionnaire de paquets.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The voice (espeak-ng) or its player (aplay) is missing.</source>
        <translation>Il manque la voix (espeak-ng) ou son lecteur (aplay).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Some settings could not be read and were reset to their defaults.</source>
        <translation>Certains réglages étaient illisibles et sont revenus à leurs valeurs par défaut.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/games.py"/>
        <location filename="../../dicedesk/play/saved_games.py"/>
        <source>Your last game could not be opened. It is still in the games folder.</source>
        <translation>Votre dernière partie n’a pas pu être ouverte. Elle est toujours dans le dossier des parties.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The saved games could not be read: {reason}</source>
        <translation>Les parties enregistrées n’ont pas pu être lues&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your saved games are from a newer version of DiceDesk. Their file was kept as {name}, and a new file was started.</source>
        <translation>Vos parties enregistrées viennent d’une version plus récente de DiceDesk. Leur fichier est conservé sous le nom {name}, et un nouveau fichier a été créé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The saved games could not be read; the file was set aside as {name}. You can restore a backup from the Help menu.</source>
        <translation>Les parties enregistrées étaient illisibles&#x202f;; leur fichier a été mis de côté sous le nom {name}. Vous pouvez restaurer une sauvegarde depuis le menu Aide.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your games are open in a terminal. Until you leave the game there, nothing is saved here.</source>
        <translation>Vos parties sont ouvertes dans un terminal. Tant que vous n’y aurez pas quitté la partie, rien ne sera enregistré ici.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your games are open in another DiceDesk window. Close it, or nothing will be saved here.</source>
        <translation>Vos parties sont ouvertes dans une autre fenêtre de DiceDesk. Fermez-la, sinon rien ne sera enregistré ici.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Games cannot be saved here: another program is using the saved-games file.</source>
        <translation>Impossible d’enregistrer des parties ici&#xa0;: un autre programme utilise le fichier des parties.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Games cannot be saved here: {reason}</source>
        <translation>Impossible d’enregistrer des parties ici&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>This backup cannot be read.</source>
        <translation>Cette sauvegarde est illisible.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Saving failed: {reason}</source>
        <translation>L’enregistrement a échoué&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The games folder is not writable.</source>
        <translation>Impossible d’écrire dans le dossier des parties.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/dice.py"/>
        <source>A die shows 1 to 6, not {face!r}.</source>
        <translation>Un dé montre un nombre de 1 à 6, et non {face!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>give the chance to win with each number of dice</source>
        <translation>donne la probabilité de gagner avec chaque nombre de dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>your score</source>
        <translation>votre score</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the opponent&apos;s score</source>
        <translation>le score de l’adversaire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>the opponent&apos;s strategy</source>
        <translation>la stratégie de l’adversaire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the score that ends the game</source>
        <translation>le score qui met fin à la partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>the strategy whose wins are counted</source>
        <translation>la stratégie dont les victoires sont comptées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>play one strategy against another</source>
        <translation>fait jouer une stratégie contre une autre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/lab/fields.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{least} to {most}</source>
        <translation>{least} à {most}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/game.py"/>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/game.py"/>
        <source>{game} has no variants: “{text}” cannot be read</source>
        <translation>{game} n’a pas de variantes&#xa0;: «&#x202f;{text}&#x202f;» est illisible</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the note is longer than {most} characters</source>
        <translation>la note dépasse {most} caractères</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the note contains a control character</source>
        <translation>la note contient un caractère de contrôle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the record has no such move</source>
        <translation>le relevé ne contient pas ce coup</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <location filename="../../dicedesk/core/position.py"/>
        <source>longer than {most} characters</source>
        <translation>plus de {most} caractères</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>header lines must come before the first move</source>
        <translation>les en-têtes doivent venir avant le premier coup</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected a header such as [Game &quot;hog&quot;]</source>
        <translation>il faut ici un en-tête comme [Game &quot;hog&quot;]</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the “{name}” header appears twice</source>
        <translation>l’en-tête «&#x202f;{name}&#x202f;» figure deux fois</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the “{name}” header contains a line break or a control character</source>
        <translation>l’en-tête «&#x202f;{name}&#x202f;» contient un saut de ligne ou un caractère de contrôle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected a move such as “roll 4 : 3 5 2 6”</source>
        <translation>il faut ici un coup comme «&#x202f;roll 4&#xa0;: 3 5 2 6&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected faces from 1 to 6, separated by spaces</source>
        <translation>il faut ici des faces de 1 à 6, séparées par des espaces</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/record.py"/>
        <source>expected a [Game &quot;…&quot;] header with one of: {names}</source>
        <translation>il faut un en-tête [Game &quot;…&quot;] avec l’un de ces noms&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>there is nothing between two commas; leave out one of them</source>
        <translation>il n’y a rien entre deux virgules&#x202f;; supprimez l’une des deux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>expected a comma before “{word}”</source>
        <translation>il faut une virgule avant «&#x202f;{word}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>“{name}” comes twice</source>
        <translation>«&#x202f;{name}&#x202f;» figure deux fois</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>“{text}” has no name</source>
        <translation>il manque un nom devant «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>there is no “{name}” in a position; choose from: {names}</source>
        <translation>une position n’a pas de «&#x202f;{name}&#x202f;»&#x202f;; choisissez parmi&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be whole numbers separated by spaces, not “{text}”</source>
        <translation>{name} doit être une suite de nombres entiers séparés par des espaces, et non «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be an amount such as 85 or 85.50, not “{text}”</source>
        <translation>{name} doit être un montant comme 85 ou 85.50, et non «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be “on” or “off”, not “{text}”</source>
        <translation>{name} doit être «&#x202f;on&#x202f;» ou «&#x202f;off&#x202f;», et non «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>“{name}” takes no value; you gave “{text}”</source>
        <translation>«&#x202f;{name}&#x202f;» s’emploie sans valeur&#x202f;; vous avez donné «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>the position contains a line break or a control character</source>
        <translation>la position contient un saut de ligne ou un caractère de contrôle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/core/record.py"/>
        <source>there is no game “{game}”; choose from: {names}</source>
        <translation>aucun jeu ne s’appelle «&#x202f;{game}&#x202f;»&#x202f;; choisissez parmi&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>expected a name for each player (here {seats}), separated by commas, not “{text}”</source>
        <translation>il faut un nom pour chaque joueur (ici {seats}), avec des virgules entre les noms, et non «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/record.py"/>
        <source>“{day}” is not a date; write it like 2026-11-23</source>
        <translation>«&#x202f;{day}&#x202f;» n’est pas une date&#x202f;; écrivez-la comme dans 2026-11-23</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/rollers.py"/>
        <source>No dice are left to roll.</source>
        <translation>Il ne reste plus de dés à lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>These dice were not sealed, so there is nothing to check.</source>
        <translation>Ces dés n’étaient pas scellés&#xa0;: il n’y a rien à vérifier.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The “Seed” header does not contain {count} bytes in hex.</source>
        <translation>L’en-tête «&#x202f;Seed&#x202f;» ne contient pas {count} octets en hexadécimal.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The only die comes from the seed in this record.</source>
        <comment>All {count} dice come from the seed in this record.</comment>
        <translation>
            <numerusform>{count} dé découle de la graine inscrite dans ce relevé.</numerusform>
            <numerusform>Les {count} dés découlent de la graine inscrite dans ce relevé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal and the only die after move {move} check out; the earlier moves belong to another game.</source>
        <comment>The seal and all {count} dice after move {move} check out; the earlier moves belong to another game.</comment>
        <translation>
            <numerusform>Le sceau et {count} dé lancé après le coup {move} concordent&#x202f;; les coups précédents viennent d’une autre partie.</numerusform>
            <numerusform>Le sceau et les {count} dés lancés après le coup {move} concordent&#x202f;; les coups précédents viennent d’une autre partie.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>This game continues another one ({game}) and rolled no dice of its own, so it has no dice to check.</source>
        <translation>Cette partie en continue une autre ({game}) et n’a lancé aucun dé&#xa0;: il n’y a aucun dé à vérifier.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal; the game was left early.</source>
        <translation>Chaque coup est légal&#x202f;; la partie a été quittée avant la fin.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game. Rolls undone after they were seen: {undone}; hints: {hints}.</source>
        <translation>Partie amicale. Lancers vus puis annulés&#xa0;: {undone}&#x202f;; conseils&#xa0;: {hints}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game from a position: {position}.</source>
        <translation>Partie amicale commencée à partir d’une position&#xa0;: {position}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game that continues another one ({game}). Its seal does not cover the earlier moves; the record of that game does.</source>
        <translation>Partie amicale qui en continue une autre ({game}). Son sceau ne couvre pas les coups précédents&#x202f;; le relevé de l’autre partie les couvre.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Anyone can calculate these dice from the date, even before the game.</source>
        <translation>N’importe qui peut calculer ces dés à partir de la date, même avant la partie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record cannot show that this seed comes from the game it names ({game}). Anyone who has the challenge can calculate these dice before playing.</source>
        <translation>Le relevé ne peut pas montrer que cette graine vient de la partie qu’il nomme ({game}). Quiconque a le défi peut calculer ces dés avant de jouer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>A record cannot show that its seal was known before the word and the first roll, or that no other game was left out. See “Provably fair dice” in Help.</source>
        <translation>Un relevé ne peut pas montrer que son sceau était connu avant le mot et le premier lancer, ni qu’aucune autre partie n’a été omise. Voir «&#x202f;Dés à l’équité prouvable&#x202f;» dans l’Aide.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record continues from move {move}, but has fewer moves.</source>
        <translation>Le relevé continue à partir du coup {move}, mais compte moins de coups.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal, and the game is over.</source>
        <translation>Chaque coup est légal et la partie est finie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The dice can be checked when the game is over.</source>
        <translation>Les dés pourront être vérifiés quand la partie sera finie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record has no {names}, so its dice cannot be checked.</source>
        <translation>Il manque {names} dans le relevé&#xa0;: ses dés ne peuvent pas être vérifiés.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The only die matches the dice for {day}.</source>
        <comment>All {count} dice match the dice for {day}.</comment>
        <translation>
            <numerusform>{count} dé est conforme à celui du {day}.</numerusform>
            <numerusform>Les {count} dés sont conformes à ceux du {day}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal checks out; no dice were rolled.</source>
        <translation>Le sceau concorde&#x202f;; aucun dé n’a été lancé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>No dice were rolled, so there is nothing to check.</source>
        <translation>Aucun dé n’a été lancé&#xa0;: il n’y a rien à vérifier.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal; the game is not over.</source>
        <translation>Chaque coup est légal&#x202f;; la partie n’est pas finie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seed is revealed, but the game neither ended nor was left early: its last moves are missing.</source>
        <translation>La graine est révélée, mais la partie n’a été ni finie ni quittée&#xa0;: ses derniers coups manquent.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game. It was made casual before the first roll.</source>
        <translation>Partie amicale, choisie avant le premier lancer.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Die {place} shows {shown}; it should show {promised}.</source>
        <comment>{count} dice differ; the first is die {place}: it shows {shown} and should show {promised}.</comment>
        <translation>
            <numerusform>{count} dé diffère&#xa0;: le dé {place} montre {shown} au lieu de {promised}.</numerusform>
            <numerusform>{count} dés diffèrent&#x202f;; le premier est le dé {place}&#xa0;: il montre {shown} au lieu de {promised}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Die {place} shows {shown}; according to the seal, it should show {sealed}.</source>
        <comment>{count} dice differ; the first is die {place}: it shows {shown} and should show {sealed} according to the seal.</comment>
        <translation>
            <numerusform>{count} dé diffère&#xa0;: le dé {place} montre {shown}&#x202f;; d’après le sceau, il devrait montrer {sealed}.</numerusform>
            <numerusform>{count} dés diffèrent&#x202f;; le premier est le dé {place}&#xa0;: il montre {shown} et devrait montrer {sealed} d’après le sceau.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>This seed has the seal {seal}, not the one that was shown.</source>
        <translation>Cette graine a le sceau {seal}, et non celui qui a été montré.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>loses</source>
        <translation>perd</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>pushes</source>
        <translation>est rendue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>goes on</source>
        <translation>continue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <source>swaps up</source>
        <translation>troc favorable</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <source>swaps down</source>
        <translation>troc défavorable</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Best: {choice} ({chance} to win).</source>
        <translation>Meilleur choix&#xa0;: {choice} ({chance} de chances de gagner).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Second best: {choice} ({chance} to win).</source>
        <translation>Deuxième choix&#xa0;: {choice} ({chance} de chances de gagner).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{choice} ({chance} to win).</source>
        <translation>{choice} ({chance} de chances de gagner).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Second best: {choice}, less than 0.1 percentage points below the best.</source>
        <translation>Deuxième choix&#xa0;: {choice}, à moins de 0,1 point de pourcentage du meilleur.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The result: {what}.</source>
        <translation>Ensuite&#xa0;: {what}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>After a Pig Out, the chance to win is {pig_out}; without a 1, it is {others}.</source>
        <translation>Après un tour de cochon, les chances de gagner sont de {pig_out}&#x202f;; sans 1, elles sont de {others}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll wins at once {wins} of the time and loses at once {loses} of the time.</source>
        <translation>Ce choix gagne d’emblée dans {wins} des cas et perd d’emblée dans {loses} des cas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll wins at once {chance} of the time.</source>
        <translation>Ce choix gagne d’emblée dans {chance} des cas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll loses at once {chance} of the time.</source>
        <translation>Ce choix perd d’emblée dans {chance} des cas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll swaps up {chance} of the time.</source>
        <translation>Ce lancer fait monter par le troc dans {chance} des cas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{own} to {other}, which wins the game</source>
        <translation>{own} contre {other}, ce qui gagne la partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{own} to {other}, which loses the game</source>
        <translation>{own} contre {other}, ce qui perd la partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Whatever the dice show: {what}, for example {own} to {other}.</source>
        <translation>Dans tous les cas&#xa0;: {what}, par exemple {own} contre {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, counts on a later turn.</source>
        <translation>Aucun choix n’atteint {limit} de chances de gagner. Le meilleur ({choice}) compte sur un tour à venir.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} then takes Free Bacon: {what}.</source>
        <translation>{name} prend alors le bacon gratuit&#xa0;: {what}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} then rolls 1 die.</source>
        <comment>{name} then rolls {count} dice.</comment>
        <translation>
            <numerusform>{name} lance alors {count} dé.</numerusform>
            <numerusform>{name} lance alors {count} dés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>That roll wins {chance} of the time.</source>
        <translation>Ce lancer gagne dans {chance} des cas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Most likely: {what} ({chance}), then {own} to {other}.</source>
        <translation>Le plus probable&#xa0;: {what} ({chance}), ce qui donne {own} contre {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Most likely: {what} ({chance}), for example {own} to {other}.</source>
        <translation>Le plus probable&#xa0;: {what} ({chance}), par exemple {own} contre {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no swap, no win</source>
        <translation>aucun 1, pas de troc, pas de victoire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no swap</source>
        <translation>aucun 1, pas de troc</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no win</source>
        <translation>aucun 1, pas de victoire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s</source>
        <translation>aucun 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out and a swap up</source>
        <translation>un tour de cochon et un troc favorable</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out and a swap down</source>
        <translation>un tour de cochon et un troc défavorable</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>the scores swap, now {own} to {other}</source>
        <translation>les scores s’échangent, ce qui donne {own} contre {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{choice} and {dice} differ by less than 0.1 percentage points.</source>
        <translation>Entre {choice} et {dice}, l’écart est de moins de 0,1 point de pourcentage.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No roll with {dice} beats the {mark} of {choice}.</source>
        <translation>Aucun lancer avec {dice} ne fait mieux que «&#x202f;{choice}&#x202f;» ({mark}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Every roll with {dice} reaches at least the {mark} of {choice}.</source>
        <translation>Aucun lancer avec {dice} ne fait moins bien que «&#x202f;{choice}&#x202f;» ({mark}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>With {dice}, {above} of rolls beat the {mark} of {choice}, and {below} fall below it. Overall, that costs {points}.</source>
        <translation>Avec {dice}, {above} des lancers font mieux que «&#x202f;{choice}&#x202f;» ({mark}) et {below} font moins bien. Au total, cela coûte {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>With {dice}, {above} of rolls beat the {mark} of {choice}, and {below} fall below it. Overall, that gains {points}.</source>
        <translation>Avec {dice}, {above} des lancers font mieux que «&#x202f;{choice}&#x202f;» ({mark}) et {below} font moins bien. Au total, cela rapporte {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims to win at once ({share} of its rolls).</source>
        <translation>Aucun choix n’atteint {limit} de chances de gagner. Le meilleur ({choice}) vise la victoire immédiate ({share} de ses lancers).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims for a swap up ({share} of its rolls).</source>
        <translation>Aucun choix n’atteint {limit} de chances de gagner. Le meilleur ({choice}) vise un troc favorable ({share} de ses lancers).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims for a roll without a 1 ({share} of its rolls).</source>
        <translation>Aucun choix n’atteint {limit} de chances de gagner. Le meilleur ({choice}) vise un lancer sans 1 ({share} de ses lancers).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{points} points is a high roll, but it brings the score to {total}, which swaps with {other}.</source>
        <translation>{points} points, c’est un beau lancer, mais il porte le score à {total}, qui s’échange avec {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} can now take Free Bacon: {what}.</source>
        <translation>{name} peut maintenant prendre le bacon gratuit&#xa0;: {what}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Free Bacon</source>
        <comment>within a sentence</comment>
        <translation>bacon gratuit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Pig Out</source>
        <translation>Tour de cochon</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Chance to win</source>
        <translation>Chances de gagner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds after</source>
        <translation>Manches après</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At the start, you could expect to win 1 round.</source>
        <comment>At the start, you could expect to win {count} rounds.</comment>
        <translation>
            <numerusform>Au départ, vous pouviez espérer gagner {count} manche.</numerusform>
            <numerusform>Au départ, vous pouviez espérer gagner {count} manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At the start, {name} could expect to win 1 round.</source>
        <comment>At the start, {name} could expect to win {count} rounds.</comment>
        <translation>
            <numerusform>Au départ, {name} pouvait espérer gagner {count} manche.</numerusform>
            <numerusform>Au départ, {name} pouvait espérer gagner {count} manches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>You could then expect to win 1 round in this game, down from {before}.</source>
        <comment>You could then expect to win {count} rounds in this game, down from {before}.</comment>
        <translation>
            <numerusform>Vous pouviez encore espérer gagner {count} manche en tout, contre {before} avant ce lancer.</numerusform>
            <numerusform>Vous pouviez encore espérer gagner {count} manches en tout, contre {before} avant ce lancer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>You could then expect to win 1 round in this game, up from {before}.</source>
        <comment>You could then expect to win {count} rounds in this game, up from {before}.</comment>
        <translation>
            <numerusform>Vous pouviez alors espérer gagner {count} manche en tout, contre {before} avant ce lancer.</numerusform>
            <numerusform>Vous pouviez alors espérer gagner {count} manches en tout, contre {before} avant ce lancer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{name} could then expect to win 1 round in this game, down from {before}.</source>
        <comment>{name} could then expect to win {count} rounds in this game, down from {before}.</comment>
        <translation>
            <numerusform>{name} pouvait encore espérer gagner {count} manche en tout, contre {before} avant ce lancer.</numerusform>
            <numerusform>{name} pouvait encore espérer gagner {count} manches en tout, contre {before} avant ce lancer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{name} could then expect to win 1 round in this game, up from {before}.</source>
        <comment>{name} could then expect to win {count} rounds in this game, up from {before}.</comment>
        <translation>
            <numerusform>{name} pouvait alors espérer gagner {count} manche en tout, contre {before} avant ce lancer.</numerusform>
            <numerusform>{name} pouvait alors espérer gagner {count} manches en tout, contre {before} avant ce lancer.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended your turn with no rounds won; before the throw, you could expect to win {expected}.</source>
        <translation>Vous finissez ainsi sans avoir gagné de manche&#x202f;; avant ce lancer, vous pouviez espérer en gagner {expected}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended {name}&apos;s turn with no rounds won; before the throw, {name} could expect to win {expected}.</source>
        <translation>{name} finit ainsi sans avoir gagné de manche&#x202f;; avant ce lancer, {name} pouvait espérer en gagner {expected}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended your turn with 1 round won; before the throw, you could expect to win {expected}.</source>
        <comment>That ended your turn with {count} rounds won; before the throw, you could expect to win {expected}.</comment>
        <translation>
            <numerusform>Vous finissez ainsi avec {count} manche gagnée&#x202f;; avant ce lancer, vous pouviez espérer en gagner {expected}.</numerusform>
            <numerusform>Vous finissez ainsi avec {count} manches gagnées&#x202f;; avant ce lancer, vous pouviez espérer en gagner {expected}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended {name}&apos;s turn with 1 round won; before the throw, {name} could expect to win {expected}.</source>
        <comment>That ended {name}&apos;s turn with {count} rounds won; before the throw, {name} could expect to win {expected}.</comment>
        <translation>
            <numerusform>{name} finit ainsi avec {count} manche gagnée&#x202f;; avant ce lancer, {name} pouvait espérer en gagner {expected}.</numerusform>
            <numerusform>{name} finit ainsi avec {count} manches gagnées&#x202f;; avant ce lancer, {name} pouvait espérer en gagner {expected}.</numerusform>
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
        <translation>Bases après une manche perdue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands after</source>
        <translation>Mains après</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>{count} of 36</source>
        <translation>{count} sur 36</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>{number} times</source>
        <translation>{number} fois</translation>
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
        <translation>Vous perdez {amount} en mises bloquées.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>This costs {price}, but your bankroll is only {bankroll}.</source>
        <translation>Cela coûte {price}, mais votre bankroll n’est que de {bankroll}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>Under these rules, only come odds can be off on the come-out.</source>
        <translation>Selon ces règles, seules les odds Come peuvent être inactives au come-out.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>the bankroll cannot be below $0</source>
        <translation>la bankroll ne peut pas être inférieure à 0&#xa0;$</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>a bankroll of {bankroll} ends the game</source>
        <translation>une bankroll de {bankroll} met fin à la partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>In Craps you can bet, take bets down, turn odds or bets on or off, roll or leave.</source>
        <translation>Au craps, vous pouvez miser, retirer des mises, activer ou désactiver les odds ou les mises, lancer ou quitter la table.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>You have no {bet} bet to take down.</source>
        <translation>Vous n’avez pas de mise à retirer sur {bet}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>{bet} is a contract bet: it stays up until it wins or loses.</source>
        <translation>{bet} est une mise bloquée&#xa0;: elle reste en jeu jusqu’à ce qu’elle gagne ou perde.</translation>
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
        <translation>On ne mise pas directement sur {bet}&#xa0;: misez sur Come ou Don’t Come, et un lancer y déplacera la mise.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Come bets need a point: make the come-out roll first.</source>
        <translation>Il faut un point pour les mises Come&#xa0;: lancez d’abord le come-out.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds need a point: make the come-out roll first.</source>
        <translation>Il faut un point pour les odds&#xa0;: lancez d’abord le come-out.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{bet} needs a point: make the come-out roll first.</source>
        <translation>Il faut un point pour miser sur {bet}&#xa0;: lancez d’abord le come-out.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{bet} can only be bet before a come-out roll.</source>
        <translation>On ne peut miser sur {bet} qu’avant un come-out.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>there are no house rules named “{text}”; choose from: {names}</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un nom de règles maison&#x202f;; choisissez parmi&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>You cannot buy or lay {point} while it is the point.</source>
        <translation>Vous ne pouvez miser ni Buy ni Lay sur {point} tant que c’est le point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>The point is {point}</source>
        <translation>Le point est {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>minimum, maximum and bankroll must each be from 1 to {most} dollars</source>
        <translation>minimum, maximum et bankroll doivent être de 1 à {most} dollars</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the table minimum cannot be above the maximum</source>
        <translation>le minimum de la table ne peut pas dépasser le maximum</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the field must pay 2:1 or 3:1 on {total}, not {pays}:1</source>
        <translation>Field doit payer 2:1 ou 3:1 sur {total}, et non {pays}:1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the odds limit must be “none”, “3-4-5” or 1 to {most} times the line bet</source>
        <translation>la limite des odds doit être «&#x202f;none&#x202f;», «&#x202f;3-4-5&#x202f;» ou de 1 à {most} fois la mise sur la ligne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} must be one of {choices}, not “{text}”</source>
        <translation>{name} n’accepte pas «&#x202f;{text}&#x202f;»&#x202f;; choisissez parmi&#xa0;: {choices}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds limit</source>
        <translation>Limite des odds</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The most odds you may take on a pass or come bet: any amount, a multiple of the bet, or 3× on 4 and 10, 4× on 5 and 9, 5× on 6 and 8. When you lay odds, the limit is on what they win.</source>
        <translation>Le maximum d’odds que vous pouvez ajouter à une mise Pass ou Come&#xa0;: un montant quelconque, un multiple de la mise, ou 3× sur 4 et 10, 4× sur 5 et 9, 5× sur 6 et 8. Pour les odds contre un numéro, la limite porte sur leur gain.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Field on 12</source>
        <translation>Field sur 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>What the field pays on a 12: 2:1 or 3:1.</source>
        <translation>Ce que Field paie sur un 12&#xa0;: 2:1 ou 3:1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Commission on buy and lay bets</source>
        <translation>Commission sur Buy et Lay</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether the 5% commission (vig) is paid when you make the bet, or only when it wins.</source>
        <translation>Indique si la commission de 5&#xa0;% (le vig) est payée au moment de la mise ou seulement si elle gagne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Propositions on the come-out</source>
        <translation>Propositions au come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether you can bet propositions, the field and hardways before there is a point.</source>
        <translation>Indique si vous pouvez miser sur les propositions, Field et les hardways avant qu’il y ait un point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Bets off on the come-out</source>
        <translation>Mises inactives au come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether place, buy and hardway bets are off on the come-out roll.</source>
        <translation>Indique si les mises Place, Buy et hardway sont inactives au come-out.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>When a come number becomes the point</source>
        <translation>Numéro Come qui devient le point</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a come bet is returned or wins when its number rolls on the come-out (if it wins, a don&apos;t come bet on that number loses).</source>
        <translation>Indique si une mise Come est rendue ou gagne quand son numéro sort au come-out (si elle gagne, une mise Don’t Come sur ce numéro perd).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Don&apos;t come on 12</source>
        <translation>Don’t Come sur 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a 12 is a push or a win for a new don&apos;t come bet.</source>
        <translation>Indique si une nouvelle mise Don’t Come est rendue ou gagne sur un 12.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Field on 2</source>
        <translation>Field sur 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} must be a whole number, not “{text}”</source>
        <translation>{name} doit être un nombre entier, et non «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>What the field pays on a 2: 2:1 or 3:1.</source>
        <translation>Ce que Field paie sur un 2&#xa0;: 2:1 ou 3:1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Place, buy and lay at any time</source>
        <translation>Place, Buy et Lay à tout moment</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether you can place, buy and lay numbers before there is a point, and buy and lay the point itself.</source>
        <translation>Indique si vous pouvez miser Place, Buy et Lay avant qu’il y ait un point, et Buy et Lay sur le point lui-même.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>More bets</source>
        <translation>Autres mises</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether the table takes place bets to lose, Big 6 and Big 8, C &amp; E, world and hop bets.</source>
        <translation>Indique si la table accepte les mises Place perdant, Big 6 et Big 8, C &amp; E, World et Hop.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Lay bets on the come-out</source>
        <translation>Lay au come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether lay bets and place bets to lose are working or off on the come-out roll.</source>
        <translation>Indique si les mises Lay et Place perdant sont actives ou inactives au come-out.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Hardways on the come-out</source>
        <translation>Hardways au come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether hardways are off on the come-out roll whenever place bets are off, or always work.</source>
        <translation>Indique si, au come-out, les hardways sont inactifs en même temps que les mises Place, ou toujours actifs.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>When a place bet wins</source>
        <translation>Mise Place gagnante</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a winning place bet comes back with its winnings or stays up for the next roll.</source>
        <translation>Indique si une mise Place gagnante est rendue avec son gain ou reste en jeu pour le lancer suivant.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The smallest pass, don&apos;t pass, come or don&apos;t come bet, in dollars. Other bets start at $1.</source>
        <translation>La mise minimale sur Pass, Don’t Pass, Come ou Don’t Come, en dollars. Pour les autres mises, le minimum est de 1&#xa0;$.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The largest bet on any one spot, in dollars. Odds have their own limit.</source>
        <translation>La mise maximale sur une même case, en dollars. Les odds ont leur propre limite.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bankroll</source>
        <translation>Bankroll</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Your buy-in, in dollars.</source>
        <translation>Ce que vous apportez à la table, en dollars.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} appears twice in the rules</source>
        <translation>{name} figure deux fois dans les règles</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the preset must be one of {names}, not “{text}”</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un préréglage&#x202f;; choisissez parmi&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>there is no craps rule “{name}”; choose from: {known}</source>
        <translation>aucune règle du craps ne s’appelle «&#x202f;{name}&#x202f;»&#x202f;; choisissez parmi&#xa0;: {known}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>expected “bet NAME DOLLARS”, “take-down NAME”, “odds on”, “odds off”, “work on”, “work off”, “throw” or “leave”, not “{text}”</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un coup&#x202f;; indiquez «&#x202f;bet NOM DOLLARS&#x202f;», «&#x202f;take-down NOM&#x202f;», «&#x202f;odds on&#x202f;», «&#x202f;odds off&#x202f;», «&#x202f;work on&#x202f;», «&#x202f;work off&#x202f;», «&#x202f;throw&#x202f;» ou «&#x202f;leave&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Commissions were paid when the bets were made, so only the hourly cost of new bets includes them.</source>
        <translation>Les commissions ont été payées au moment de miser&#xa0;: seul le coût d’une heure de nouvelles mises les comprend.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the amount of each bet if none is on the table (default: the minimum)</source>
        <translation>le montant de chaque mise s’il n’y en a aucune sur la table (par défaut&#xa0;: le minimum)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the bets on the table do not include “{name}”</source>
        <translation>il n’y a pas de mise «&#x202f;{name}&#x202f;» sur la table</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>give the expected cost of each bet</source>
        <translation>donne le coût moyen de chaque mise</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>bets on the table, such as “pass 10, place-6 12” (default: every bet you can make)</source>
        <translation>les mises sur la table, comme «&#x202f;pass 10, place-6 12&#x202f;» (par défaut&#xa0;: toutes les mises possibles)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the point: 4, 5, 6, 8, 9 or 10 (default: no point; the come-out roll is next)</source>
        <translation>le point&#xa0;: 4, 5, 6, 8, 9 ou 10 (par défaut&#xa0;: le come-out est à venir)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>let come odds work on the come-out roll</source>
        <translation>rend les odds Come actives au come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>let bets that are normally off on the come-out roll work anyway</source>
        <translation>rend actives les mises qui sont inactives au come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>“{point}” is not a point; give 4, 5, 6, 8, 9 or 10</source>
        <translation>«&#x202f;{point}&#x202f;» n’est pas un point&#x202f;; indiquez 4, 5, 6, 8, 9 ou 10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>“{text}” is not a bet; give NAME DOLLARS, such as “pass 10”</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une mise&#x202f;; indiquez NOM DOLLARS, comme «&#x202f;pass 10&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Expected cost of each bet in dollars (negative is a gain):</source>
        <translation>Coût moyen de chaque mise, en dollars (un coût négatif est un gain)&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>Bets are whole dollars, $1 or more.</source>
        <translation>Une mise est un nombre entier de dollars, 1&#xa0;$ ou plus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds need a {line} bet first.</source>
        <translation>Pour les odds, il faut d’abord une mise sur {line}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The minimum on {bet} is {least}.</source>
        <translation>La mise minimale sur {bet} est de {least}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The maximum on {bet} is {most}.</source>
        <translation>La mise maximale sur {bet} est de {most}.</translation>
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
        <translation>Odds Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Don&apos;t pass odds</source>
        <translation>Odds Don’t Pass</translation>
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
        <translation>Deux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Eleven</source>
        <translation>Onze</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Twelve</source>
        <translation>Douze</translation>
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
        <translation>Odds Come {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Don&apos;t come odds {number}</source>
        <translation>Odds Don’t Come {number}</translation>
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
        <translation>Place contre {number}</translation>
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
        <translation>«&#x202f;{text}&#x202f;» n’est pas un coup&#x202f;; indiquez «&#x202f;main N&#x202f;» (N de 5 à 9) ou «&#x202f;throw&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>Hazard has 1 to 4 casters, not {casters!r}.</source>
        <translation>Hazard se joue avec 1 à 4 lanceurs, et non {casters!r}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>expected rules such as “casters=1”, not “{text}”</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une règle&#x202f;; indiquez par exemple «&#x202f;casters=1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>one caster takes only turn 0, not turn {turn}</source>
        <comment>{count} casters take the turns 0 to {last}, not {turn}</comment>
        <translation>
            <numerusform>avec un seul lanceur, turn doit être 0, et non {turn}</numerusform>
            <numerusform>avec {count} lanceurs, turn doit être un nombre de 0 à {last}, et non {turn}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>two rounds lost in a row end the game</source>
        <translation>deux manches perdues de suite mettent fin au jeu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>two rounds lost in a row pass the dice to the next caster</source>
        <translation>deux manches perdues de suite font passer les dés au lanceur suivant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>after a lost round, the number of rounds lost cannot be 0</source>
        <translation>après une manche perdue, le nombre de manches perdues ne peut pas être 0</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>a chance needs its main</source>
        <translation>il n’y a pas de chance sans base&#x202f;; indiquez aussi «&#x202f;main&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>turn must be from 0 to {most}, not {turn}</source>
        <translation>turn doit être un nombre de 0 à {most}, et non {turn}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>the casters after turn {turn} have not won a round yet; give the turn</source>
        <translation>après «&#x202f;turn {turn}&#x202f;», aucun lanceur n’a encore pu gagner de manche&#x202f;; précisez «&#x202f;turn&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>The main of this round is {main}: throw the dice.</source>
        <translation>La base de cette manche est {main}&#xa0;: lancez les dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>A main is 5, 6, 7, 8 or 9, not {main!r}.</source>
        <translation>Une base vaut 5, 6, 7, 8 ou 9, et non {main!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>Choose a main before you throw.</source>
        <translation>Choisissez une base avant de lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>In Hazard you choose a main or throw the dice.</source>
        <translation>À Hazard, vous choisissez une base ou lancez les dés.</translation>
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
        <translation>«&#x202f;{text}&#x202f;» n’est pas un coup&#x202f;; indiquez «&#x202f;roll N&#x202f;» (N de 0 à 10)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>the goal of Hog must be a whole number from 1 to 100, not {goal!r}</source>
        <translation>l’objectif de Hog est un nombre entier de 1 à 100, et non {goal!r}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>expected rules such as “goal=100”, not “{text}”</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une règle&#x202f;; indiquez par exemple «&#x202f;goal=100&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Hog has players 0 and 1, not {seat!r}.</source>
        <translation>À Hog, les joueurs sont 0 et 1, et non {seat!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>a score of {score} ends the game</source>
        <translation>un score de {score} met fin à la partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>A turn rolls 0 to 10 dice, not {count!r}.</source>
        <translation>On lance de 0 à 10 dés par tour, et non {count!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>expected scores such as “34-50”, then “turn 0” or “turn 1”, not “{text}”</source>
        <translation>il faut ici des scores comme «&#x202f;34-50&#x202f;», puis «&#x202f;turn 0&#x202f;» ou «&#x202f;turn 1&#x202f;», et non «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>A Magic 8 Ball needs at least one answer.</source>
        <translation>Une boule Magic 8 a besoin d’au moins une réponse.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>A Magic 8 Ball&apos;s answers must all be different.</source>
        <translation>Les réponses d’une boule Magic 8 doivent toutes être différentes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>It is decidedly so.</source>
        <translation>Oui, absolument.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Don&apos;t count on it.</source>
        <translation>N’y comptez pas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>It is certain.</source>
        <translation>C’est certain.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>My reply is no.</source>
        <translation>Ma réponse est non.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>My sources say no.</source>
        <translation>Mes sources disent non.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Yes, definitely.</source>
        <translation>Oui, sans aucun doute.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Outlook not so good.</source>
        <translation>C’est plutôt mal parti.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>You may rely on it.</source>
        <translation>Vous pouvez compter dessus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Very doubtful.</source>
        <translation>Très douteux.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>As I see it, yes.</source>
        <translation>D’après moi, oui.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Signs point to yes.</source>
        <translation>Tous les signes disent oui.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>I should hope not.</source>
        <translation>J’espère bien que non.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Most likely.</source>
        <translation>Très probablement.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>No - and don&apos;t take any wooden Bitcoin.</source>
        <translation>Non – et n’acceptez pas de bitcoins en bois.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Outlook is promising.</source>
        <translation>C’est bien parti.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/catalogue.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Poker Dice</source>
        <translation>Poker d’as</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>expected “hand”, “reroll” with positions from 1 to 5, “hold” or “quit”, not “{text}”</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un coup&#x202f;; indiquez «&#x202f;hand&#x202f;», «&#x202f;reroll&#x202f;» avec des places de 1 à 5, «&#x202f;hold&#x202f;» ou «&#x202f;quit&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>with dice rolled, 1 or 2 rolls are left, not {left}</source>
        <translation>une fois les dés lancés, il reste 1 ou 2 lancers, et non {left}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>with dice rolled, the number of hands is 1 or more</source>
        <translation>une fois les dés lancés, le nombre de mains est d’au moins 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>a bankroll of {bankroll} wins the award and ends the game</source>
        <translation>une bankroll de {bankroll} remporte le gros lot et met fin à la partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>This hand is still being played.</source>
        <translation>Cette main est encore en cours.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>There is no hand to hold: start one first.</source>
        <translation>Il n’y a pas de main en cours&#xa0;: commencez-en une.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>In Poker Dice, you can only start a hand, re-roll, hold or quit.</source>
        <translation>Au poker d’as, vous pouvez seulement commencer une main, relancer, vous arrêter ou quitter.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>There are no dice to re-roll: start a hand first.</source>
        <translation>Il n’y a pas de dés à relancer&#xa0;: commencez une main.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Choose the dice to re-roll by number, 1 to 5, each only once.</source>
        <translation>Choisissez les dés à relancer, de 1 à 5, chacun une seule fois.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep one {face}</source>
        <translation>garder un {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep one {face}</source>
        <translation>Garder un {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>A session needs at least 1 roll, not {throws}.</source>
        <translation>Une session doit durer au moins 1 lancer, et non {throws}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/odds.py"/>
        <source>A bet must be more than $0.</source>
        <translation>Une mise doit dépasser 0&#xa0;$.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>even</source>
        <translation>1 contre 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>{high} to {low} against</source>
        <translation>{high} contre {low}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>{high} to {low} in favor</source>
        <translation>{high} contre {low} en faveur du lanceur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>Two dice total 2 to 12, not {total!r}.</source>
        <translation>Deux dés font un total de 2 à 12, et non {total!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>With main {main}, the chance is never {chance!r}.</source>
        <translation>Avec la base {main}, la chance n’est jamais {chance!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/odds.py"/>
        <source>You cannot keep {kept} out of {dice} (rolls left: {rolls}).</source>
        <translation>Impossible de garder {kept} sur {dice} (lancers restants&#xa0;: {rolls}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/odds.py"/>
        <source>Rolls left must be 0, 1 or 2, not {given!r}.</source>
        <translation>Le nombre de lancers restants est 0, 1 ou 2, et non {given!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>1 or 2</source>
        <translation>1 ou 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, to compare the choices before a hand)</source>
        <translation>les cinq dés lancés, chacun de 1 à 6 (par défaut&#xa0;: aucun, pour comparer les choix avant une main)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>rolls left in this hand</source>
        <translation>les lancers restants dans cette main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>a multiple of $5</source>
        <translation>un multiple de 5&#xa0;$</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>compare the dice you could keep on the way to the Major Award</source>
        <translation>évalue chaque choix de dés à garder, en vue du gros lot</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the bankroll after this hand&apos;s ante, a multiple of $5 (default: 90, or 100 before a hand)</source>
        <translation>la bankroll une fois la mise de cette main payée, un multiple de 5&#xa0;$ (par défaut&#xa0;: 90&#x202f;; 100 avant une main)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not allowed for {option}; give {allowed}</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas permis pour {option}&#x202f;; indiquez {allowed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>A bankroll must be a multiple of $5, not {bankroll}.</source>
        <translation>Une bankroll est un multiple de 5&#xa0;$, et non {bankroll}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Within a hand, the bankroll must be $0 to $185 in steps of $5, not {bankroll}.</source>
        <translation>Pendant une main, la bankroll va de 0&#xa0;$ à 185&#xa0;$ par pas de 5&#xa0;$, et non {bankroll}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the table minimum on the pass line every round.</source>
        <translation>Mise le minimum de la table sur Pass à chaque manche.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Line bettor</source>
        <translation>Joueur du Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Pass with odds</source>
        <translation>Pass avec odds</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the pass line and takes the same amount in odds once there is a point.</source>
        <translation>Mise sur Pass et ajoute autant d’odds dès qu’il y a un point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Don&apos;t bettor</source>
        <translation>Joueur du Don’t Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the table minimum on don&apos;t pass every round.</source>
        <translation>Mise le minimum de la table sur Don’t Pass à chaque manche.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Pass and field</source>
        <translation>Pass et Field</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the pass line, plus the field whenever it is open.</source>
        <translation>Mise sur Pass, et sur Field chaque fois que c’est possible.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Place 6 and 8</source>
        <translation>Place 6 et 8</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Keeps place bets on 6 and 8, with nothing on the line.</source>
        <translation>Garde des mises Place sur 6 et 8, sans rien miser sur la ligne.</translation>
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
        <translation>Double la mise sur Pass après chaque perte&#x202f;; revient au minimum après un gain.</translation>
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
        <translation>Mise 1, 3, 2, puis 6 fois le minimum sur Pass tant que Pass gagne&#x202f;; recommence après une perte ou quatre gains.</translation>
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
        <translation>Mise sur Pass la somme du premier et du dernier nombre d’une suite&#x202f;; un gain raye ces deux nombres, une perte ajoute leur somme à la fin de la suite.</translation>
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
        <translation>Mise 1, 1, 2, 3, 5, 8 … sur Pass&#xa0;: un pas en avant après une perte, deux en arrière après un gain.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Seven count</source>
        <translation>Compte des sept</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets pass with odds; from the seventh roll of a round on, also bets any seven, doubling that bet after each loss.</source>
        <translation>Mise sur Pass avec odds&#x202f;; dès le septième lancer d’une manche, mise aussi sur Any Seven et double cette mise après chaque perte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>{bet} bettor</source>
        <translation>Joueur de {bet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Keeps one {bet} bet up whenever it can.</source>
        <translation>Garde en jeu une mise sur {bet} chaque fois que c’est possible.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>there is no craps player “{name}”; choose from: {names}</source>
        <translation>aucun joueur de craps ne s’appelle «&#x202f;{name}&#x202f;»&#x202f;; choisissez parmi&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>there is no caster “{name}”; choose from: {names}</source>
        <translation>aucun lanceur ne s’appelle «&#x202f;{name}&#x202f;»&#x202f;; choisissez parmi&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Main-{main} caster</source>
        <translation>Lanceur à base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Best-main caster</source>
        <translation>Lanceur avisé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Superstitious caster</source>
        <translation>Superstitieux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Best play beats it in {games} of 100 games; {draws} are draws.</source>
        <translation>Le jeu optimal le bat dans {games} parties sur 100&#x202f;; {draws} sont nulles.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>A strategy rolls 0 to 10 dice, not {dice!r}.</source>
        <translation>Une stratégie lance de 0 à 10 dés, et non {dice!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>there is no strategy “{name}”; choose from: {names}</source>
        <translation>aucune stratégie ne s’appelle «&#x202f;{name}&#x202f;»&#x202f;; choisissez parmi&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>One-die player</source>
        <comment>{count}-dice player</comment>
        <translation>
            <numerusform>Joueur à {count} dé</numerusform>
            <numerusform>Joueur à {count} dés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Final strategist</source>
        <translation>Stratège final</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Perfect player</source>
        <translation>Joueur parfait</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Swap hunter</source>
        <translation>Chasseur de trocs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Bacon lover</source>
        <translation>Amateur de bacon</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Takes Free Bacon for 8 points or more; otherwise rolls four dice.</source>
        <translation>Prend le bacon gratuit s’il rapporte 8 points ou plus&#x202f;; sinon, lance quatre dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Waits for a swap that pays off; takes Free Bacon for 8 points or more.</source>
        <translation>Guette les trocs avantageux&#x202f;; prend le bacon gratuit à partir de 8 points.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Best against the 4-dice player; plays the same way against everyone.</source>
        <translation>Le meilleur contre le joueur à quatre dés&#x202f;; joue de la même façon contre tous.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Plays perfectly: nobody beats it more than half the time.</source>
        <translation>Joue parfaitement&#xa0;: personne ne le bat plus d’une fois sur deux.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Lives on Free Bacon and never rolls.</source>
        <translation>Vit de bacon gratuit et ne lance jamais.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Rolls one die, whatever happens.</source>
        <comment>Rolls {count} dice, whatever happens.</comment>
        <translation>
            <numerusform>Lance {count} dé, quoi qu’il arrive.</numerusform>
            <numerusform>Lance {count} dés, quoi qu’il arrive.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Sensible player</source>
        <translation>Joueur sensé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Always follows the coach.</source>
        <translation>Suit toujours l’entraîneur.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>It almost never reaches the Major Award.</source>
        <translation>Il n’atteint presque jamais le gros lot.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>It needs {hands} hands on average.</source>
        <translation>Il lui faut {hands} mains en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>there is no player “{name}”; choose from: {names}</source>
        <translation>aucun joueur ne s’appelle «&#x202f;{name}&#x202f;»&#x202f;; choisissez parmi&#xa0;: {names}</translation>
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
        <translation>{four}, {five} ou {six}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{high} on 2 and 12; {low} on 3 and 11</source>
        <translation>{high} sur 2 et 12, {low} sur 3 et 11</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{high} on 2 and 12; {low} on 3 and 11; a 7 pushes</source>
        <translation>{high} sur 2 et 12, {low} sur 3 et 11&#x202f;; rendue sur 7</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{low} on 2, 3 and 12; {high} on 11</source>
        <translation>{low} sur 2, 3 et 12, {high} sur 11</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1:1, and {pays}:1 on 2 and 12</source>
        <translation>1:1, et {pays}:1 sur 2 et 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1:1, {two}:1 on 2 and {twelve}:1 on 12</source>
        <translation>1:1, {two}:1 sur 2 et {twelve}:1 sur 12</translation>
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
        <translation>{reason} Vos règles personnelles ne le permettent pas&#x202f;; les règles {other} le permettent.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>{reason} {house} rules do not allow it; {other} rules do.</source>
        <translation>{reason} Les règles {house} ne le permettent pas&#x202f;; les règles {other} le permettent.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Round {round} · {result} · {rolls}</source>
        <translation>Manche {round} · {result} · {rolls}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Seven</source>
        <translation>Sept</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Yo-leven</source>
        <translation>Onze</translation>
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
        <translation>Vous</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>{file} is a challenge, but it cannot be played.</source>
        <translation>{file} est un défi, mais il ne peut pas être joué.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>{file} is a game record, but it cannot be opened.</source>
        <translation>{file} est un relevé de partie, mais il ne peut pas être ouvert.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>{file} is not a game record or a challenge from DiceDesk.</source>
        <translation>{file} n’est ni un relevé de partie ni un défi de DiceDesk.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>This house has no limit on odds, so choose the amount.</source>
        <translation>Ces règles ne limitent pas les odds&#xa0;: choisissez le montant.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Press by {amount}</source>
        <translation>Augmenter de {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Take down half: {amount}</source>
        <translation>Retirer la moitié&#xa0;: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Take down {bet}</source>
        <translation>Retirer {bet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Bet odds up to the limit: {amount}</source>
        <translation>Miser les odds maximales&#xa0;: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Come odds on</source>
        <translation>Odds Come actives</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Come odds off</source>
        <translation>Odds Come inactives</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Bets on</source>
        <translation>Mises actives</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Bets off</source>
        <translation>Mises inactives</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Leave</source>
        <translation>Partir</translation>
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
        <translation>{total} au come-out&#xa0;: un naturel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{total} on the come-out: craps</source>
        <translation>{total} au come-out&#xa0;: craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Point made: {point}</source>
        <translation>Le point {point} est fait</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Seven out: the point was {point}</source>
        <translation>Seven out&#xa0;: le point était {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Come odds are working on the come-out</source>
        <translation>Les odds Come sont actives au come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Come odds are off on the come-out</source>
        <translation>Les odds Come sont inactives au come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bets are working on the come-out</source>
        <translation>Les mises sont actives au come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bets are off again on the come-out</source>
        <translation>Les mises sont de nouveau inactives au come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You leave the table with {bankroll}</source>
        <translation>Vous quittez la table avec {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} leaves the table with {bankroll}</source>
        <translation>{name} quitte la table avec {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Broke: {bankroll} is too little to bet</source>
        <translation>À sec&#xa0;: {bankroll} ne suffit plus pour miser</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}</source>
        <comment>{count} bets, {amount}</comment>
        <translation>
            <numerusform>{count} mise, {amount}</numerusform>
            <numerusform>{count} mises, {amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}, gains about {gain}</source>
        <comment>{count} bets, {amount}, gain about {gain}</comment>
        <translation>
            <numerusform>{count} mise, {amount}, gain d’environ {gain}</numerusform>
            <numerusform>{count} mises, {amount}, gain d’environ {gain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}, costs about {cost}</source>
        <comment>{count} bets, {amount}, cost about {cost}</comment>
        <translation>
            <numerusform>{count} mise, {amount}, coût d’environ {cost}</numerusform>
            <numerusform>{count} mises, {amount}, coût d’environ {cost}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bankroll plus bets on the table; no rolls yet.</source>
        <translation>Bankroll et mises sur la table&#x202f;; pas encore de lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bankroll plus bets on the table: {worth}; it started at {first}. High {highest}, low {lowest}.</source>
        <translation>Bankroll et mises sur la table&#xa0;: {worth}, contre {first} au départ. Au plus haut {highest}, au plus bas {lowest}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>The game is not over yet.</source>
        <translation>La partie n’est pas encore finie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: commission {amount}</source>
        <translation>{bet}&#xa0;: commission {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {amount} taken down</source>
        <translation>{bet}&#xa0;: retrait de {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} win {pays}</source>
        <translation>{bet} gagnent {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} wins {pays}</source>
        <translation>{bet} gagne {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} lose {amount}</source>
        <translation>{bet} perdent {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} loses {amount}</source>
        <translation>{bet} perd {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} pushes: {amount} back</source>
        <translation>{bet}&#xa0;: mise rendue, {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} stays up: {amount}</source>
        <translation>{bet} reste en jeu&#xa0;: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {amount} back</source>
        <translation>{bet}&#xa0;: {amount} rendus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} moves to {to}: {amount}</source>
        <translation>{bet} passe sur {to}&#xa0;: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>There is no text for {event}.</source>
        <translation>Il n’y a pas de texte pour {event}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: you add {amount}, total {total}</source>
        <translation>{bet}&#xa0;: vous ajoutez {amount}, {total} en tout</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {name} adds {amount}, total {total}</source>
        <translation>{bet}&#xa0;: {name} ajoute {amount}, {total} en tout</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: you bet {amount}</source>
        <translation>{bet}&#xa0;: vous misez {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Your bankroll is gone</source>
        <translation>Votre bankroll est épuisée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name}&apos;s bankroll is gone</source>
        <translation>La bankroll de {name} est épuisée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left {money} ahead</source>
        <translation>Vous repartez avec {money} de plus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left {money} down</source>
        <translation>Vous repartez avec {money} de moins</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left even</source>
        <translation>Vous repartez sans gain ni perte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {name} bets {amount}</source>
        <translation>{bet}&#xa0;: {name} mise {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>a natural</source>
        <translation>un naturel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>craps</source>
        <translation>craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>the point is {point}</source>
        <translation>le point est {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>the point is made</source>
        <translation>le point est fait</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>seven out</source>
        <translation>seven out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This is now a casual game: a roll was undone after it was seen.</source>
        <translation>C’est désormais une partie amicale&#xa0;: un lancer déjà vu a été annulé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This is now a casual game: a hint was used.</source>
        <translation>C’est désormais une partie amicale&#xa0;: un conseil a été utilisé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This game was left early and cannot be continued.</source>
        <translation>Cette partie a été quittée et ne peut pas reprendre.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>It is not the computer&apos;s turn.</source>
        <translation>Ce n’est pas à l’ordinateur de jouer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>With {won} rounds won and {lost} lost, you chose main {main}.</source>
        <translation>Manches gagnées&#xa0;: {won}, perdues&#xa0;: {lost}. Vous avez choisi la base {main}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>With {won} rounds won and {lost} lost, {name} chose main {main}.</source>
        <translation>Manches gagnées&#xa0;: {won}, perdues&#xa0;: {lost}. {name} a choisi la base {main}.</translation>
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
        <translation>Base {main}, chance {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>At the start, you chose main {main}.</source>
        <translation>Au début de la partie, vous avez choisi la base {main}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>At the start, {name} chose main {main}.</source>
        <translation>Au début de la partie, {name} a choisi la base {main}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>1 throw in {rolls}</source>
        <comment>{count} throws in {rolls}</comment>
        <translation>
            <numerusform>{count} lancer sur {rolls}</numerusform>
            <numerusform>{count} lancers sur {rolls}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice} and won the round.</source>
        <translation>{position}&#xa0;: vous avez tiré {dice} et gagné la manche.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice} and won the round.</source>
        <translation>{position}&#xa0;: {name} a tiré {dice} et gagné la manche.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice} and lost the round.</source>
        <translation>{position}&#xa0;: vous avez tiré {dice} et perdu la manche.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice} and lost the round.</source>
        <translation>{position}&#xa0;: {name} a tiré {dice} et perdu la manche.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice}, which became your chance.</source>
        <translation>{position}&#xa0;: vous avez tiré {dice}, qui devient votre «&#x202f;chance&#x202f;», à refaire pour gagner.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice}, which became the chance.</source>
        <translation>{position}&#xa0;: {name} a tiré {dice}, qui devient sa «&#x202f;chance&#x202f;», à refaire pour gagner.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice}, which decided nothing.</source>
        <translation>{position}&#xa0;: vous avez tiré {dice}, ce qui n’a rien décidé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice}, which decided nothing.</source>
        <translation>{position}&#xa0;: {name} a tiré {dice}, ce qui n’a rien décidé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}: now throw</source>
        <translation>Base {main}&#xa0;: lancez les dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} chooses main {main}</source>
        <translation>{name} choisit la base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} matches neither the chance nor the main: throw again</source>
        <translation>{throw} n’est ni la chance ni la base&#xa0;: relancez</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>1 round won</source>
        <comment>{count} rounds won</comment>
        <translation>
            <numerusform>{count} manche gagnée</numerusform>
            <numerusform>{count} manches gagnées</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Wins</source>
        <translation>Gagne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Come-out roll</source>
        <translation>Premier lancer (come-out)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the chance: throw it again to win; {main} loses</source>
        <translation>{throw} devient la chance&#xa0;: elle gagne si elle revient&#x202f;; {main} perd</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Choose a main and throw. Throwing the main wins at once, and a 2 or 3 loses.</source>
        <translation>Choisissez une base et lancez. Si la base sort, vous gagnez d’emblée&#x202f;; avec 2 ou 3, vous perdez.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left with no rounds won</source>
        <translation>Vous avez quitté la table sans avoir gagné de manche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left with no rounds won</source>
        <translation>Quittée sans aucune manche gagnée</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left with 1 round won</source>
        <comment>You left with {count} rounds won</comment>
        <translation>
            <numerusform>Vous avez quitté la table avec {count} manche gagnée</numerusform>
            <numerusform>Vous avez quitté la table avec {count} manches gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left with 1 round won</source>
        <comment>The game was left with {count} rounds won</comment>
        <translation>
            <numerusform>Quittée avec {count} manche gagnée</numerusform>
            <numerusform>Quittée avec {count} manches gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left at 1 round to {other}</source>
        <comment>The game was left at {count} rounds to {other}</comment>
        <translation>
            <numerusform>Quittée à {count} manche contre {other}</numerusform>
            <numerusform>Quittée à {count} manches contre {other}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You win this round at once.</source>
        <translation>Vous gagnez cette manche d’emblée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lose this round at once.</source>
        <translation>Vous perdez cette manche d’emblée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Any other throw becomes your chance: throw it again before the main, and you win.</source>
        <translation>Tout autre lancer devient votre chance&#xa0;: si elle revient avant la base, vous gagnez.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You win this round.</source>
        <translation>Vous gagnez cette manche.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lose this round.</source>
        <translation>Vous perdez cette manche.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win as many rounds as you can: two losses in a row end your turn.</source>
        <translation>Gagnez-en le plus possible&#xa0;: deux défaites de suite terminent votre tour.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won no rounds</source>
        <translation>Vous n’avez gagné aucune manche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won no rounds</source>
        <translation>{name} n’a gagné aucune manche</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won 1 round</source>
        <comment>You won {count} rounds</comment>
        <translation>
            <numerusform>Vous finissez avec {count} manche gagnée</numerusform>
            <numerusform>Vous finissez avec {count} manches gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>A draw at 1 round</source>
        <comment>A draw at {count} rounds</comment>
        <translation>
            <numerusform>Égalité, {count} partout</numerusform>
            <numerusform>Égalité, {count} partout</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won, 1 round to {other}</source>
        <comment>You won, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Vous avez gagné par {count} manche à {other}</numerusform>
            <numerusform>Vous avez gagné par {count} manches à {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lost, 1 round to {other}</source>
        <comment>You lost, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Vous avez perdu par {count} manche à {other}</numerusform>
            <numerusform>Vous avez perdu par {count} manches à {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left while ahead, 1 round to {other}</source>
        <comment>You left while ahead, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Vous avez quitté la table en menant par {count} manche à {other}</numerusform>
            <numerusform>Vous avez quitté la table en menant par {count} manches à {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left while behind, 1 round to {other}</source>
        <comment>You left while behind, {count} rounds to {other}</comment>
        <translation>
            <numerusform>Vous avez quitté la table en perdant par {count} manche à {other}</numerusform>
            <numerusform>Vous avez quitté la table en perdant par {count} manches à {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lost with 1 round, behind {rival} with {other}</source>
        <comment>You lost with {count} rounds, behind {rival} with {other}</comment>
        <translation>
            <numerusform>Vous avez perdu avec {count} manche, derrière {rival}, qui en a {other}</numerusform>
            <numerusform>Vous avez perdu avec {count} manches, derrière {rival}, qui en a {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won with 1 round</source>
        <comment>You won with {count} rounds</comment>
        <translation>
            <numerusform>Vous avez gagné avec {count} manche</numerusform>
            <numerusform>Vous avez gagné avec {count} manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won with 1 round</source>
        <comment>{name} won with {count} rounds</comment>
        <translation>
            <numerusform>{name} a gagné avec {count} manche</numerusform>
            <numerusform>{name} a gagné avec {count} manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won with 1 round, ahead of {rival} with {other}</source>
        <comment>You won with {count} rounds, ahead of {rival} with {other}</comment>
        <translation>
            <numerusform>Vous avez gagné avec {count} manche, devant {rival}, qui en a {other}</numerusform>
            <numerusform>Vous avez gagné avec {count} manches, devant {rival}, qui en a {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won with 1 round, ahead of {rival} with {other}</source>
        <comment>{name} won with {count} rounds, ahead of {rival} with {other}</comment>
        <translation>
            <numerusform>{name} a gagné avec {count} manche, devant {rival}, qui en a {other}</numerusform>
            <numerusform>{name} a gagné avec {count} manches, devant {rival}, qui en a {other}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw matches chance</source>
        <translation>La chance sort</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Loses</source>
        <translation>Perd</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw matches main</source>
        <translation>La base sort</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Come-out roll: the chance is {chance}</source>
        <translation>Premier lancer&#xa0;: la chance est {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Continues</source>
        <translation>Continue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Does not match main or chance</source>
        <translation>Ni la base ni la chance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: you win the round</source>
        <translation>{reason}&#xa0;: vous gagnez la manche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: {name} wins the round</source>
        <translation>{reason}&#xa0;: {name} gagne la manche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: you lose the round</source>
        <translation>{reason}&#xa0;: vous perdez la manche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: {name} loses the round</source>
        <translation>{reason}&#xa0;: {name} perd la manche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}. Second loss in a row: {rounds}, and the dice pass to {name}</source>
        <translation>{reason}. Deuxième défaite de suite&#xa0;: {rounds}, et les dés passent à {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the main</source>
        <translation>{throw} est la base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the chance</source>
        <translation>{throw} est la chance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} on the come-out roll with main {main}</source>
        <translation>{throw} au premier lancer avec la base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {choice}.</source>
        <translation>{position}&#xa0;: {choice}.</translation>
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
        <translation>{position}&#xa0;: vous avez tiré {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} rolled {dice}.</source>
        <translation>{position}. {name} a tiré {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Rolling on would have brought {amount} more on average.</source>
        <translation>Rester aurait rapporté {amount} de plus en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>a hard {total}, {first} + {second}</source>
        <translation>un Hard {total}, {first} + {second}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>an easy {total}, {first} + {second}</source>
        <translation>un {total} sans double, {first} + {second}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>“{bet}” won {pays}.</source>
        <translation>La mise «&#x202f;{bet}&#x202f;» a rapporté {pays}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>1 bet won {pays}.</source>
        <comment>{count} bets won {pays} in total.</comment>
        <translation>
            <numerusform>{count} mise a rapporté {pays}.</numerusform>
            <numerusform>{count} mises ont rapporté {pays} en tout.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>“{bet}” lost {lost}.</source>
        <translation>La mise «&#x202f;{bet}&#x202f;» est perdue ({lost}).</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>1 bet lost {lost}.</source>
        <comment>{count} bets lost {lost} in total.</comment>
        <translation>
            <numerusform>{count} mise est perdue ({lost}).</numerusform>
            <numerusform>{count} mises sont perdues, {lost} en tout.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: you left the table and gave up {lost} on “{bet}”.</source>
        <translation>{position}&#xa0;: en partant, vous avez abandonné votre mise «&#x202f;{bet}&#x202f;» de {lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} left the table and gave up {lost} on “{bet}”.</source>
        <translation>{position}. En partant, {name} a abandonné sa mise «&#x202f;{bet}&#x202f;» de {lost}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: you left the table and gave up 1 bet, {lost}.</source>
        <comment>{position}: you left the table and gave up {count} bets, {lost} in total.</comment>
        <translation>
            <numerusform>{position}&#xa0;: en partant, vous avez abandonné {count} mise, {lost}.</numerusform>
            <numerusform>{position}&#xa0;: en partant, vous avez abandonné {count} mises, {lost} en tout.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} left the table and gave up 1 bet, {lost}.</source>
        <comment>{position}: {name} left the table and gave up {count} bets, {lost} in total.</comment>
        <translation>
            <numerusform>{position}. En partant, {name} a abandonné {count} mise, {lost}.</numerusform>
            <numerusform>{position}. En partant, {name} a abandonné {count} mises, {lost} en tout.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Come-out roll with {money} on “{bet}”</source>
        <translation>Premier lancer (come-out), avec {money} sur «&#x202f;{bet}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point} with {money} on “{bet}”</source>
        <translation>Point {point}, avec {money} sur «&#x202f;{bet}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Come-out roll with {money} on the table</source>
        <translation>Premier lancer (come-out), avec {money} sur la table</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point}</source>
        <translation>Point {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point} with {money} on the table</source>
        <translation>Point {point}, avec {money} sur la table</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you bet {money} on “{bet}”</source>
        <translation>vous avez misé {money} sur «&#x202f;{bet}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} bet {money} on “{bet}”</source>
        <translation>{name} a misé {money} sur «&#x202f;{bet}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you took down “{bet}”</source>
        <translation>vous avez retiré «&#x202f;{bet}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} took down “{bet}”</source>
        <translation>{name} a retiré «&#x202f;{bet}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you rolled without another bet</source>
        <translation>vous avez lancé sans miser davantage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} rolled without another bet</source>
        <translation>{name} a lancé sans miser davantage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you left the table</source>
        <translation>vous avez quitté la table</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned come odds on</source>
        <translation>vous avez activé les odds Come</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned come odds off</source>
        <translation>vous avez désactivé les odds Come</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned come odds on</source>
        <translation>{name} a activé les odds Come</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned come odds off</source>
        <translation>{name} a désactivé les odds Come</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned your bets on</source>
        <translation>vous avez activé vos mises</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned your bets off</source>
        <translation>vous avez désactivé vos mises</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned the bets on</source>
        <translation>{name} a activé les mises</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned the bets off</source>
        <translation>{name} a désactivé les mises</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>you</source>
        <comment>who won</comment>
        <translation>vous</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>main {mains}</source>
        <translation>base {mains}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} or {second}</source>
        <translation>{first} ou {second}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>After a lost round, losing this one ends the turn. Rounds still to win on average: {rounds} with main {best}, {others} with main {other}.</source>
        <translation>La dernière manche est perdue&#x202f;; perdre celle-ci termine le tour. Manches encore à gagner en moyenne&#xa0;: {rounds} avec la base {best}, {others} avec la base {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Rounds still to win on average: {rounds} with main {best}, {others} with main {other}.</source>
        <translation>Manches encore à gagner en moyenne&#xa0;: {rounds} avec la base {best}, {others} avec la base {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main}: {wins} of rounds are won at once and {losses} are lost at once. In the other {others}, the throw becomes a chance, which wins {share} of the time. Overall, {total} of rounds are won.</source>
        <translation>Base {main}&#xa0;: {wins} des manches sont gagnées d’emblée et {losses} perdues d’emblée. Dans les {others} restants, le lancer devient une chance, qui gagne dans {share} des cas. En tout, {total} des manches sont gagnées.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main} wins {wins}% of rounds at once and loses {losses}% at once; overall it wins {rounds}% of rounds.</source>
        <translation>La base {main} gagne {wins}&#xa0;% des manches d’emblée et en perd {losses}&#xa0;% d’emblée&#x202f;; en tout, elle gagne {rounds}&#xa0;% des manches.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{wins} of 36 throws show the chance ({chance}) and win; {losses} show the main ({main}) and lose; the rest decide nothing. The chance wins {wins} times in {all}: {times}%.</source>
        <translation>Sur 36 lancers, {wins} donnent la chance ({chance}) et gagnent, {losses} donnent la base ({main}) et perdent&#x202f;; les autres ne décident rien. La chance gagne {wins} fois sur {all}&#xa0;: {times}&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The first throw wins at once {wins}% of the time and loses at once {losses}% of the time; any other total becomes the chance.</source>
        <translation>Le premier lancer gagne d’emblée dans {wins}&#xa0;% des cas et perd d’emblée dans {losses}&#xa0;% des cas&#x202f;; tout autre total devient la chance.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The numbers show the rounds still to win on average, including this one. Two losses in a row end the turn. The numbers assume main {main} in every later round.</source>
        <translation>Les nombres sont les manches encore à gagner en moyenne, celle-ci comprise. Deux défaites de suite terminent le tour. Les nombres supposent la base {main} à chaque manche suivante.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{chance}; {rounds} rounds won on average</source>
        <translation>{chance}&#x202f;; {rounds} manches gagnées en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>any other total: throw again</source>
        <translation>tout autre total&#xa0;: on relance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main}, chance {chance}: wins {win} of the time</source>
        <translation>Base {main}, chance {chance}&#xa0;: {win} de chances de gagner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{chance} becomes the chance: {wins} ways win, {losses} lose</source>
        <translation>{chance} devient la chance&#xa0;: {wins} lancers sur 36 gagnent, {losses} perdent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{sums}: wins</source>
        <translation>{sums}&#xa0;: gagne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{sums}: loses</source>
        <translation>{sums}&#xa0;: perd</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: wins the round</source>
        <translation>{first} et {second}&#xa0;: gagne la manche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: loses the round</source>
        <translation>{first} et {second}&#xa0;: perd la manche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: the round goes on</source>
        <translation>{first} et {second}&#xa0;: la manche continue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/words.py"/>
        <source>{names}, {next}</source>
        <translation>{names}, {next}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You now have {score0} and {one} now has {score1}</source>
        <translation>Vous avez maintenant {score0}, et {one} a {score1}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{zero} now has {score0} and you now have {score1}</source>
        <translation>{zero} a maintenant {score0}, et vous avez {score1}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{zero} now has {score0} and {one} now has {score1}</source>
        <translation>{zero} a maintenant {score0}, et {one} a {score1}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take the lead by {lead}</source>
        <translation>Vous prenez la tête avec {lead} d’avance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes the lead by {lead}</source>
        <translation>{name} prend la tête avec {lead} d’avance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take Free Bacon: {points}</source>
        <translation>Vous prenez le bacon gratuit&#xa0;: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance}
no 1s</source>
        <extracomment>Two short lines under a number of dice: how likely none of them shows a 1.</extracomment>
        <translation>{chance}
sans 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to roll no 1s</source>
        <translation>{chance} de chances de ne tirer aucun 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Choose how many dice to roll.</source>
        <translation>Choisissez combien de dés lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Every die counts, but a single 1 cuts the whole turn to 1 point.</source>
        <translation>Chaque dé compte, mais un seul 1 réduit tout le tour à 1 point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Your turn again: more dice can score more, but a 1 becomes more likely.</source>
        <translation>À vous de nouveau&#xa0;: plus de dés peuvent rapporter plus de points, mais un 1 devient plus probable.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>A 1 came up, so the whole turn scored just 1 point.</source>
        <translation>Un 1 est sorti&#xa0;: tout le tour ne rapporte que 1 point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left while ahead, {own} to {other}</source>
        <translation>Vous avez quitté la partie alors que vous meniez {own} à {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left while behind, {own} to {other}</source>
        <translation>Vous avez quitté la partie alors que vous perdiez {own} à {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>The game was left at {own} to {other}</source>
        <translation>Partie quittée sur le score de {own} à {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Free Bacon needs no dice, so no 1 can spoil it: {points}.</source>
        <translation>Le bacon gratuit se passe de dés, donc aucun 1 ne peut le gâcher&#xa0;: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>No 1 came up, so every die counts: {points}.</source>
        <translation>Aucun 1 n’est sorti, donc tous les dés comptent&#xa0;: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Then came a Swine Swap: your {before} became {after}.</source>
        <translation>Un troc de cochons a suivi&#xa0;: votre score est passé de {before} à {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Free Bacon: roll no dice, and score twice the tens digit of {score} minus its ones digit.</source>
        <translation>Bacon gratuit&#xa0;: sans lancer de dé, vous marquez deux fois le chiffre des dizaines de {score}, moins celui des unités.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>That makes {points} points for sure; no roll averages more than {mean}.</source>
        <translation>Cela fait {points} points assurés&#x202f;; aucun lancer n’en rapporte plus de {mean} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Any number is about as good here: less than 0.1 percentage points between best and worst.</source>
        <translation>Tous les nombres se valent presque ici&#xa0;: moins de 0,1 point de pourcentage entre le meilleur et le pire.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Any number is about as good here: {points} between best and worst.</source>
        <translation>Tous les nombres se valent presque ici&#xa0;: {points} entre le meilleur et le pire.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes Free Bacon: {points}</source>
        <translation>{name} prend le bacon gratuit&#xa0;: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Pig Out! A 1 was rolled: 1 point for {name}</source>
        <translation>Tour de cochon&#x202f;! Un 1 est sorti&#xa0;: 1 point pour {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Swine Swap! {before} ⇄ {after}</source>
        <translation>Troc de cochons&#x202f;! {before} ⇄ {after}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>If any die shows a 1, the whole roll scores only 1 point.</source>
        <translation>Si un seul dé montre un 1, tout le lancer ne rapporte que 1 point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: Free Bacon, +{points}</source>
        <translation>dernier tour&#xa0;: bacon gratuit, +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: {dice}, Pig Out, +1</source>
        <translation>dernier tour&#xa0;: {dice}, tour de cochon, +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: {dice}, +{points}</source>
        <translation>dernier tour&#xa0;: {dice}, +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} beats {other} in {average} of games: {first} when it goes first and {second} when it goes second.</source>
        <translation>{name} gagne {average} des parties contre {other}&#xa0;: {first} en commençant, {second} en jouant en second.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This strategy always makes the best choice.</source>
        <translation>Cette stratégie fait toujours le meilleur choix.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best response would win {best} of games, {cost} more than this strategy.</source>
        <translation>La meilleure réponse gagnerait {best} des parties, {cost} de plus que cette stratégie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>At {own} to {other}, {name} rolls 1 die.</source>
        <comment>At {own} to {other}, {name} rolls {count} dice.</comment>
        <translation>
            <numerusform>À {own} contre {other}, {name} lance {count} dé.</numerusform>
            <numerusform>À {own} contre {other}, {name} lance {count} dés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>At {own} to {other}, {name} takes Free Bacon.</source>
        <translation>À {own} contre {other}, {name} prend le bacon gratuit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would do the same.</source>
        <translation>{name} ferait de même.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would take Free Bacon.</source>
        <translation>{name} prendrait le bacon gratuit.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would roll 1 die.</source>
        <comment>{name} would roll {count} dice.</comment>
        <translation>
            <numerusform>{name} lancerait {count} dé.</numerusform>
            <numerusform>{name} lancerait {count} dés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This position never comes up in games between the two strategies.</source>
        <translation>Cette position ne se présente jamais dans les parties entre les deux stratégies.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This position comes up in {share} of games between the two strategies.</source>
        <translation>Cette position se présente dans {share} des parties entre les deux stratégies.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>less than {count} percentage point</source>
        <comment>less than {count} percentage points</comment>
        <translation>
            <numerusform>moins de {count} point de pourcentage</numerusform>
            <numerusform>moins de {count} points de pourcentage</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>same number of dice</source>
        <translation>même nombre de dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This is the best choice.</source>
        <translation>C’est le meilleur choix.</translation>
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
            <numerusform>{count} dé</numerusform>
            <numerusform>{count} dés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Free Bacon</source>
        <translation>Bacon gratuit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>less than {percent}</source>
        <translation>moins de {percent}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>at least {number} fewer</source>
        <translation>au moins {number} de moins</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{least} to {most} fewer</source>
        <translation>{least} à {most} de moins</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{least} to {most} more</source>
        <translation>{least} à {most} de plus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>at least {number} more</source>
        <translation>au moins {number} de plus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>the best choice</source>
        <translation>le meilleur choix</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best choice is 1 die, which is {cost} better.</source>
        <comment>The best choice is {count} dice, which is {cost} better.</comment>
        <translation>
            <numerusform>Le meilleur choix est de lancer {count} dé (gain&#xa0;: {cost}).</numerusform>
            <numerusform>Le meilleur choix est de lancer {count} dés (gain&#xa0;: {cost}).</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best choice is Free Bacon, which is {cost} better.</source>
        <translation>Le meilleur choix est le bacon gratuit (gain&#xa0;: {cost}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>The opponent</source>
        <comment>begins a sentence</comment>
        <translation>L’adversaire</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total} and wins.</source>
        <comment>A sure {count} points: the score reaches {total} and wins.</comment>
        <translation>
            <numerusform>{count} point assuré&#xa0;: le score atteint {total} et gagne.</numerusform>
            <numerusform>{count} points assurés&#xa0;: le score atteint {total} et gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point ties the opponent at {total}.</source>
        <comment>A sure {count} points tie the opponent at {total}.</comment>
        <translation>
            <numerusform>{count} point assuré&#xa0;: égalité avec l’adversaire à {total}.</numerusform>
            <numerusform>{count} points assurés&#xa0;: égalité avec l’adversaire à {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, which doesn&apos;t swap with {other}.</source>
        <comment>A sure {count} points: the score reaches {total}, which doesn&apos;t swap with {other}.</comment>
        <translation>
            <numerusform>{count} point assuré&#xa0;: le score atteint {total}, qui ne s’échange pas avec {other}.</numerusform>
            <numerusform>{count} points assurés&#xa0;: le score atteint {total}, qui ne s’échange pas avec {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, but swaps with {other} and loses.</source>
        <comment>A sure {count} points: the score reaches {total}, but swaps with {other} and loses.</comment>
        <translation>
            <numerusform>{count} point assuré&#xa0;: le score atteint {total}, mais s’échange avec {other} et perd.</numerusform>
            <numerusform>{count} points assurés&#xa0;: le score atteint {total}, mais s’échange avec {other} et perd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total} and swaps up to {other}.</source>
        <comment>A sure {count} points: the score reaches {total} and swaps up to {other}.</comment>
        <translation>
            <numerusform>{count} point assuré&#xa0;: le score atteint {total}, et le troc le fait monter à {other}.</numerusform>
            <numerusform>{count} points assurés&#xa0;: le score atteint {total}, et le troc le fait monter à {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, but swaps down to {other}.</source>
        <comment>A sure {count} points: the score reaches {total}, but swaps down to {other}.</comment>
        <translation>
            <numerusform>{count} point assuré&#xa0;: le score atteint {total}, mais le troc le fait descendre à {other}.</numerusform>
            <numerusform>{count} points assurés&#xa0;: le score atteint {total}, mais le troc le fait descendre à {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; {share}% swap up to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; {share}% swap up to {other}.</comment>
        <translation>
            <numerusform>{count} dé&#xa0;: {ones}&#xa0;% de tours de cochon&#x202f;; dans {share}&#xa0;% des cas, le troc fait monter à {other}.</numerusform>
            <numerusform>{count} dés&#xa0;: {ones}&#xa0;% de tours de cochon&#x202f;; dans {share}&#xa0;% des cas, le troc fait monter à {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; {share}% swap down to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; {share}% swap down to {other}.</comment>
        <translation>
            <numerusform>{count} dé&#xa0;: {ones}&#xa0;% de tours de cochon&#x202f;; dans {share}&#xa0;% des cas, le troc fait descendre à {other}.</numerusform>
            <numerusform>{count} dés&#xa0;: {ones}&#xa0;% de tours de cochon&#x202f;; dans {share}&#xa0;% des cas, le troc fait descendre à {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total}, swaps and loses.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total}, swaps and loses.</comment>
        <translation>
            <numerusform>{count} dé&#xa0;: {ones}&#xa0;% de tours de cochon&#x202f;; avec 1 point, le score atteint {total}, s’échange et perd.</numerusform>
            <numerusform>{count} dés&#xa0;: {ones}&#xa0;% de tours de cochon&#x202f;; avec 1 point, le score atteint {total}, s’échange et perd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps up to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps up to {other}.</comment>
        <translation>
            <numerusform>{count} dé&#xa0;: {ones}&#xa0;% de tours de cochon&#x202f;; avec 1 point, le score atteint {total} et le troc le fait monter à {other}.</numerusform>
            <numerusform>{count} dés&#xa0;: {ones}&#xa0;% de tours de cochon&#x202f;; avec 1 point, le score atteint {total} et le troc le fait monter à {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps down to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps down to {other}.</comment>
        <translation>
            <numerusform>{count} dé&#xa0;: {ones}&#xa0;% de tours de cochon&#x202f;; avec 1 point, le score atteint {total} et le troc le fait descendre à {other}.</numerusform>
            <numerusform>{count} dés&#xa0;: {ones}&#xa0;% de tours de cochon&#x202f;; avec 1 point, le score atteint {total} et le troc le fait descendre à {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {chance} to win</source>
        <comment>{count} dice: {chance} to win</comment>
        <translation>
            <numerusform>{count} dé&#xa0;: {chance} de chances de gagner</numerusform>
            <numerusform>{count} dés&#xa0;: {chance} de chances de gagner</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>Free Bacon: {chance} to win</source>
        <translation>Bacon gratuit&#xa0;: {chance} de chances de gagner</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>Free Bacon, 1 point</source>
        <comment>Free Bacon, {count} points</comment>
        <translation>
            <numerusform>Bacon gratuit, {count} point</numerusform>
            <numerusform>Bacon gratuit, {count} points</numerusform>
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
            <numerusform>{count} point</numerusform>
            <numerusform>{count} points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Pig Out, 1 point</source>
        <translation>Tour de cochon, 1 point</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}: {own} to {other}, which wins the game</source>
        <translation>{scored}&#xa0;: {own} contre {other}, partie gagnée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}, Swine Swap: {own} to {other}, which loses the game</source>
        <translation>{scored}, troc de cochons&#xa0;: {own} contre {other}, partie perdue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}, Swine Swap: {own} to {other}</source>
        <translation>{scored}, troc de cochons&#xa0;: {own} contre {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}: {own} to {other}</source>
        <translation>{scored}&#xa0;: {own} contre {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take Free Bacon  +{points}</source>
        <translation>Vous prenez le bacon gratuit  +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes Free Bacon  +{points}</source>
        <translation>{name} prend le bacon gratuit  +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You pig out: {faces}  +1</source>
        <translation>Tour de cochon pour vous&#xa0;: {faces}  +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} pigs out: {faces}  +1</source>
        <translation>Tour de cochon pour {name}&#xa0;: {faces}  +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Five of a kind</source>
        <translation>Cinq identiques</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four of a kind</source>
        <translation>Carré</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Straight</source>
        <translation>Suite</translation>
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
        <translation>Brelan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Two pair</source>
        <translation>Deux paires</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>One pair</source>
        <translation>Une paire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>You lose the {ante} ante.</source>
        <translation>Vous perdez la mise de {ante}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Play a hand</source>
        <translation>Jouer une main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep nothing</source>
        <translation>Ne rien garder</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You quit mid-hand and lose the ante</source>
        <translation>Vous quittez en pleine main et perdez la mise</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You leave the table</source>
        <translation>Vous quittez la table</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>Nothing yet</source>
        <translation>Rien pour l’instant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand}: pays nothing as it stands</source>
        <translation>{hand}&#xa0;: aucun gain en l’état</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand}: pays {amount} as it stands</source>
        <translation>{hand}&#xa0;: gain de {amount} en l’état</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{bankroll} after 1 hand</source>
        <comment>{bankroll} after {count} hands</comment>
        <translation>
            <numerusform>{bankroll} après {count} main</numerusform>
            <numerusform>{bankroll} après {count} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} reached {bankroll} after 1 hand</source>
        <comment>{name} reached {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>{name} a atteint {bankroll} après {count} main</numerusform>
            <numerusform>{name} a atteint {bankroll} après {count} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You quit with {bankroll} after 1 hand</source>
        <comment>You quit with {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>Vous repartez avec {bankroll} après {count} main</numerusform>
            <numerusform>Vous repartez avec {bankroll} après {count} mains</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>No two alike and no straight: this hand pays nothing</source>
        <translation>Ni dés identiques, ni suite&#xa0;: cette main ne paie rien</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand} pays nothing</source>
        <translation>{hand}&#xa0;: aucun gain</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand} pays {amount}</source>
        <translation>{hand}&#xa0;: gain de {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>The Magic 8 Oracle says:
{answer}</source>
        <translation>L’Oracle Magic 8 dit&#xa0;:
{answer}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file} contains 1 game.</source>
        <comment>{file} contains {count} games.</comment>
        <translation>
            <numerusform>{file} contient {count} partie.</numerusform>
            <numerusform>{file} contient {count} parties.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file}: more than {most} lines</source>
        <translation>{file} compte plus de {most} lignes</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 duplicate skipped.</source>
        <comment>{count} duplicates skipped.</comment>
        <translation>
            <numerusform>{count} doublon ignoré.</numerusform>
            <numerusform>{count} doublons ignorés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>Notes added to 1 saved game.</source>
        <comment>Notes added to {count} saved games.</comment>
        <translation>
            <numerusform>Notes ajoutées à {count} partie enregistrée.</numerusform>
            <numerusform>Notes ajoutées à {count} parties enregistrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 item could not be read.</source>
        <comment>{count} items could not be read.</comment>
        <translation>
            <numerusform>{count} élément n’a pas pu être lu.</numerusform>
            <numerusform>{count} éléments n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 game imported.</source>
        <comment>{count} games imported.</comment>
        <translation>
            <numerusform>{count} partie importée.</numerusform>
            <numerusform>{count} parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>The dice in 1 game do not check out.</source>
        <comment>The dice in {count} games do not check out.</comment>
        <translation>
            <numerusform>Les dés de {count} partie ne concordent pas.</numerusform>
            <numerusform>Les dés de {count} parties ne concordent pas.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>{file}: no game records ({suffix}) in this folder</source>
        <translation>{file}&#xa0;: aucun relevé de partie ({suffix}) dans ce dossier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file}: line {line}: {reason}</source>
        <translation>{file}, ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>these are the dice for a day that has not started yet</source>
        <translation>ce sont les dés d’un jour qui n’a pas encore commencé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>more than {most} lines</source>
        <translation>plus de {most} lignes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>{file} cannot be read: {reason}</source>
        <translation>impossible de lire {file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>{file}: larger than {most} MB</source>
        <translation>{file} dépasse {most} Mo</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>{file}: line {line}: not UTF-8 text</source>
        <translation>{file}, ligne {line}&#xa0;: ce n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>no such file or folder</source>
        <translation>aucun fichier ou dossier de ce nom</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>permission denied</source>
        <translation>accès refusé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>this is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>part of the path is not a folder</source>
        <translation>un élément du chemin n’est pas un dossier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>a file with this name already exists</source>
        <translation>un fichier de ce nom existe déjà</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>your disk quota is used up</source>
        <translation>votre quota d’espace disque est épuisé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk cannot be read from or written to</source>
        <translation>erreur de lecture ou d’écriture du disque</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>in use by another program</source>
        <translation>un autre programme l’utilise</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the name is too long</source>
        <translation>le nom est trop long</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the file would be too large</source>
        <translation>le fichier serait trop volumineux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the links in the path form a loop</source>
        <translation>les liens de ce chemin forment une boucle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>too many files are open</source>
        <translation>trop de fichiers sont ouverts</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>this is a device or a pipe</source>
        <translation>c’est un périphérique ou un tube</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/play/seats.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Player {seat}</source>
        <translation>Joueur {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>About DiceDesk</source>
        <translation>À propos de DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Licenses…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Copy for a bug report</source>
        <translation>Copier pour un rapport de bogue</translation>
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
        <translation>Fermer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Made with</source>
        <translation>Fait avec</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>DiceDesk {version}: dice games with a coach and exact odds.</source>
        <translation>DiceDesk {version}&#xa0;: des jeux de dés, avec un entraîneur et des probabilités exactes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>MIT License. DiceDesk sends nothing over the network.</source>
        <translation>Licence MIT. DiceDesk n’envoie rien sur le réseau.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Find a command</source>
        <translation>Rechercher une commande</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>What would you like to do?</source>
        <translation>Que voulez-vous faire&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Search commands</source>
        <translation>Rechercher une commande</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>No command matches.</source>
        <translation>Aucune commande ne correspond.</translation>
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
        <translation>Entrée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/pages.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Rules of {game}</source>
        <translation>Règles&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/pages.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>For the classroom</source>
        <translation>En classe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Craps house rules</source>
        <translation>Règles maison du craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Use these rules</source>
        <translation>Adopter ces règles</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Looking for backups…</source>
        <translation>Recherche des sauvegardes…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>There are no backups yet.</source>
        <translation>Il n’y a pas encore de sauvegarde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Keep current games</source>
        <translation>Garder les parties actuelles</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Number of games</source>
        <translation>Nombre de parties</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore this backup…</source>
        <translation>Restaurer cette sauvegarde…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore the backup from {date} with 1 game?</source>
        <comment>Restore the backup from {date} with {count} games?</comment>
        <translation>
            <numerusform>Restaurer la sauvegarde du {date} ({count} partie)&#x202f;?</numerusform>
            <numerusform>Restaurer la sauvegarde du {date} ({count} parties)&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>The backup replaces your current games, best scores and settings.</source>
        <translation>La sauvegarde remplace vos parties, records et réglages actuels.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>An unfinished game in the backup becomes a casual game if you have continued or left it since the backup.</source>
        <translation>Une partie inachevée dans la sauvegarde devient amicale si vous l’avez poursuivie ou quittée depuis la sauvegarde.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Your current data is backed up first, so you can restore it here later.</source>
        <translation>Vos données actuelles sont d’abord sauvegardées&#xa0;: vous pourrez les restaurer ici plus tard.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Copying the backup…</source>
        <translation>Copie de la sauvegarde…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>The backup will be restored the next time DiceDesk starts.</source>
        <translation>La sauvegarde sera restaurée au prochain démarrage de DiceDesk.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Games you play before the restore are saved with your current games.</source>
        <translation>Les parties jouées avant la restauration sont enregistrées avec vos parties actuelles.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>DiceDesk backs up all games and settings once a day and keeps three backups.</source>
        <translation>DiceDesk fait chaque jour une sauvegarde de toutes les parties et de tous les réglages, et en garde trois.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>DiceDesk also makes a backup before an update converts your saved games and before each restore.</source>
        <translation>DiceDesk sauvegarde aussi avant de convertir vos parties lors d’une mise à jour et avant chaque restauration.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Daily backup</source>
        <translation>Sauvegarde quotidienne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Before an update</source>
        <translation>Avant une mise à jour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Before a restore</source>
        <translation>Avant une restauration</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>From a newer version</source>
        <translation>D’une version plus récente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Preset</source>
        <translation>Préréglage</translation>
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
        <translation>Mises</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>1 bet…</source>
        <comment>{count} bets…</comment>
        <translation>
            <numerusform>{count} mise…</numerusform>
            <numerusform>{count} mises…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Add bet</source>
        <translation>Ajouter une mise</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Place bets</source>
        <translation>Mises Place</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Buy and lay bets</source>
        <translation>Mises Buy et Lay</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>What DiceDesk decides, and why</source>
        <translation>Ce que DiceDesk décide, et pourquoi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>These rules take effect in the next game.</source>
        <translation>Ces règles s’appliquent dès la prochaine partie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>✗ These rules don&apos;t work: {reason}.</source>
        <translation>✗ Ces règles ne conviennent pas&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>The Building Skills preset follows the Craps chapter of a programming textbook. In places, the chapter contradicts itself or gives payouts that no casino would offer.</source>
        <translation>Le préréglage Building Skills suit le chapitre sur le craps d’un manuel de programmation. Par endroits, ce chapitre se contredit ou indique des gains qu’aucun casino ne paierait.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <source>Longest hand</source>
        <translation>Plus longue main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left {money} ahead</source>
        <translation>{name} repart avec {money} de plus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left {money} down</source>
        <translation>{name} repart avec {money} de moins</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left even</source>
        <translation>{name} repart sans gain ni perte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Custom rules</source>
        <translation>Règles personnelles</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/money.py"/>
        <source>+{amount}</source>
        <translation>+{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>Most rounds in a turn</source>
        <translation>Le plus de manches en un tour</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won 1 round</source>
        <comment>{name} won {count} rounds</comment>
        <translation>
            <numerusform>{name} finit avec {count} manche gagnée</numerusform>
            <numerusform>{name} finit avec {count} manches gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} left at 1 round to {other}</source>
        <comment>{name} left at {count} rounds to {other}</comment>
        <translation>
            <numerusform>{name} a quitté la table sur le score de {count} à {other}</numerusform>
            <numerusform>{name} a quitté la table sur le score de {count} à {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won, 1 round to {other}</source>
        <comment>{name} won, {count} rounds to {other}</comment>
        <translation>
            <numerusform>{name} a gagné par {count} manche à {other}</numerusform>
            <numerusform>{name} a gagné par {count} manches à {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} lost, 1 round to {other}</source>
        <comment>{name} lost, {count} rounds to {other}</comment>
        <translation>
            <numerusform>{name} a perdu par {count} manche à {other}</numerusform>
            <numerusform>{name} a perdu par {count} manches à {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} tied at 1 round</source>
        <comment>{name} tied at {count} rounds</comment>
        <translation>
            <numerusform>{name} a fini à égalité, avec {count} manche</numerusform>
            <numerusform>{name} a fini à égalité, avec {count} manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>1 throw</source>
        <comment>{count} throws</comment>
        <translation>
            <numerusform>{count} lancer</numerusform>
            <numerusform>{count} lancers</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Contradictions in the textbook</source>
        <translation>Contradictions du manuel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>To change this rule, use the “{switch}” switch.</source>
        <translation>Pour changer cette règle, utilisez le réglage «&#x202f;{switch}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>These are the {preset} rules.</source>
        <translation>Ce sont les règles de {preset}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Custom: 1 rule differs from {preset} (marked ●).</source>
        <comment>Custom: {count} rules differ from {preset} (marked ●).</comment>
        <translation>
            <numerusform>Règles personnelles&#xa0;: {count} règle diffère de {preset} (marquée ●).</numerusform>
            <numerusform>Règles personnelles&#xa0;: {count} règles diffèrent de {preset} (marquées ●).</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>No limit</source>
        <translation>Sans limite</translation>
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
        <translation>Dès la mise</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Only on a win</source>
        <translation>En cas de gain</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Off</source>
        <comment>bets</comment>
        <translation>Inactives</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet comes back</source>
        <translation>Mise rendue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet wins</source>
        <translation>Mise gagnante</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Working</source>
        <translation>Actives</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Like place bets</source>
        <translation>Comme Place</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet stays up</source>
        <translation>Mise laissée en jeu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>A multiple of the bet</source>
        <translation>Un multiple de la mise</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>● {preset}: {value}</source>
        <translation>● {preset}&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>{times}× the bet</source>
        <translation>{times}× la mise</translation>
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
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Component</source>
        <translation>Composant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License</source>
        <translation>Licence</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Third-party components</source>
        <translation>Composants tiers</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Licenses</source>
        <translation>Licences</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>No component matches.</source>
        <translation>Aucun composant ne correspond.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Search names, licenses and license texts</source>
        <translation>Rechercher un nom, une licence ou son texte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License text</source>
        <translation>Texte de la licence</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>DiceDesk itself is licensed under the MIT License. The components below have their own licenses.</source>
        <translation>DiceDesk lui-même est sous licence MIT. Les composants ci-dessous ont leurs propres licences.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License: {license}</source>
        <translation>Licence&#xa0;: {license}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Source: {address}</source>
        <translation>Code source&#xa0;: {address}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>The Magic 8 Oracle</source>
        <translation>L’Oracle Magic 8</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask the Oracle</source>
        <translation>Interroger l’Oracle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dialogs.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Speak again</source>
        <translation>Réécouter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask a yes-or-no question, or just think of one</source>
        <translation>Posez une question par oui ou non, même en pensée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Your question</source>
        <translation>Votre question</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <location filename="../../dicedesk/ui/games/craps/game_ui.py"/>
        <source>Craps textbook demo</source>
        <translation>Craps&#xa0;: démonstration du manuel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <source>The textbook&apos;s section “{section}” asks for a program that plays a few cycles of Craps with non-random dice. Below is the output of such a program; {command} prints it too.</source>
        <translation>La section «&#x202f;{section}&#x202f;» du manuel demande un programme qui joue quelques cycles de craps avec des dés non aléatoires. Voici ce qu’il affiche&#x202f;; {command} affiche la même chose.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Speak</source>
        <translation>Écouter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask another</source>
        <translation>Autre question</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask any yes-or-no question</source>
        <translation>Posez-lui une question par oui ou non</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Major Award</source>
        <translation>Gros lot</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>The Magic 8 Oracle will answer your yes-or-no question</source>
        <translation>L’Oracle Magic 8 répondra par oui ou par non à votre question</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>♪  Speak aloud: on</source>
        <translation>♪  À voix haute&#xa0;: oui</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>♪  Speak aloud: off</source>
        <translation>♪  À voix haute&#xa0;: non</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Record of {game}: {file}</source>
        <translation>Relevé ({game})&#xa0;: {file}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>What happened, move by move</source>
        <translation>Ce qui s’est passé, coup par coup</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>The same dice</source>
        <translation>Les mêmes dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>Back to the list of moves (C)</source>
        <translation>Retour à la liste des coups (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>{name}: {line}</source>
        <translation>{name}&#xa0;: {line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>Choices that differed</source>
        <translation>Choix différents</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move</source>
        <translation>Coup</translation>
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
        <translation>Dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>No dice</source>
        <translation>Pas de dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>System theme</source>
        <translation>Thème du système</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>High-contrast theme</source>
        <translation>Thème à contraste élevé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <source>End the guided turn (Esc)</source>
        <translation>Terminer l’initiation (Échap)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Guided turn</source>
        <translation>Initiation</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Kept positions…</source>
        <translation>Positions conservées…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Skill</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results will appear here.</source>
        <translation>Vos résultats apparaîtront ici.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results: 1 game</source>
        <comment>Your results: {count} games</comment>
        <translation>
            <numerusform>Vos résultats&#xa0;: {count} partie</numerusform>
            <numerusform>Vos résultats&#xa0;: {count} parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results in {game}: 1 game</source>
        <comment>Your results in {game}: {count} games</comment>
        <translation>
            <numerusform>Vos résultats ({game})&#xa0;: {count} partie</numerusform>
            <numerusform>Vos résultats ({game})&#xa0;: {count} parties</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>win rate against {opponent}</source>
        <translation>de victoires contre {opponent}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>win rate in 1 decided game</source>
        <comment>win rate in {count} decided games</comment>
        <translation>
            <numerusform>de victoires sur {count} partie avec vainqueur</numerusform>
            <numerusform>de victoires sur {count} parties avec vainqueur</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>The dice</source>
        <translation>Les dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Personal bests</source>
        <translation>Records</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <source>Fair dice</source>
        <translation>Équité des dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No sound</source>
        <translation>Pas de son</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>Sound on</source>
        <translation>Son activé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>Sound off</source>
        <translation>Son coupé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No voice on this computer. {reason}</source>
        <translation>Pas de voix sur cet ordinateur. {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No voice on this computer. {reason} {cure}</source>
        <translation>Pas de voix sur cet ordinateur. {reason} {cure}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Match the theme</source>
        <translation>Selon le thème</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Ivory</source>
        <translation>Ivoire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Casino red</source>
        <translation>Rouge casino</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Faces</source>
        <translation>Faces</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Pips</source>
        <translation>Points</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Numerals</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Roll speed</source>
        <translation>Vitesse du lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Dice for new games</source>
        <translation>Dés des nouvelles parties</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Seeded: from a number you choose</source>
        <translation>Avec graine&#xa0;: d’après un nombre de votre choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Dice for this game: {game}</source>
        <translation>Dés de cette partie&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected a whole number from {least} to {most}, not “{text}”.</source>
        <translation>{title}&#xa0;: «&#x202f;{text}&#x202f;» ne convient pas&#x202f;; indiquez un nombre entier de {least} à {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected whole dollars from {least} to {most}, not “{text}”.</source>
        <translation>{title}&#xa0;: «&#x202f;{text}&#x202f;» ne convient pas&#x202f;; indiquez un nombre entier de dollars, de {least} à {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected one of {names}, not “{text}”.</source>
        <translation>{title}&#xa0;: «&#x202f;{text}&#x202f;» ne convient pas&#x202f;; choisissez parmi {names}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected a whole number, not “{text}”.</source>
        <translation>{title}&#xa0;: «&#x202f;{text}&#x202f;» n’est pas un nombre entier.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>The same seed gives the same simulated dice; leave this empty for new dice.</source>
        <translation>La même graine donne les mêmes dés simulés&#x202f;; laissez ce champ vide pour obtenir de nouveaux dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Your word</source>
        <translation>Votre mot</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Revealed when the game ends</source>
        <translation>Révélée à la fin de la partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Sealed dice</source>
        <translation>Dés scellés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Provably fair dice</source>
        <translation>Dés à l’équité prouvable</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Type your own word or keep the random one. The word is fixed once you roll.</source>
        <translation>Saisissez votre propre mot ou gardez le mot tiré au hasard. À partir du premier lancer, il ne change plus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>The dice have been rolled, so the word is fixed.</source>
        <translation>Les dés ont été lancés&#xa0;: le mot ne change plus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>This game is casual: it does not count toward best scores.</source>
        <translation>Cette partie est amicale&#xa0;: elle ne compte pas pour les records.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Sealed: fixed before the first roll</source>
        <translation>Scellés&#xa0;: fixés avant le premier lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>A whole number</source>
        <translation>Un nombre entier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Enter a whole number from 0 to {largest}.</source>
        <translation>Saisissez un nombre entier de 0 à {largest}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Starting with the next game, the dice come from this seed and are the same in every game. You can replay these games, but you cannot prove that their dice were fair.</source>
        <translation>Dès la prochaine partie, les dés viennent de cette graine et sont les mêmes à chaque partie. Vous pouvez rejouer ces parties, mais pas prouver que leurs dés étaient honnêtes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <source>See and change the house rules</source>
        <translation>Voir et changer les règles maison</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>System default</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Full</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Reduced: no flying dice or chips</source>
        <translation>Réduites&#xa0;: ni dés ni jetons qui volent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Players&apos; names</source>
        <translation>Noms des joueurs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Your name comes first; the others are for friends in Hog and Hazard. New names take effect in the next game and are saved in its record. If you leave your name empty, “You” appears instead.</source>
        <translation>Votre nom vient en premier&#x202f;; les autres sont ceux de vos amis, à Hog et à Hazard. Les nouveaux noms s’appliquent dès la prochaine partie et figurent dans son relevé. Si vous laissez votre nom vide, «&#x202f;Vous&#x202f;» s’affiche à sa place.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_table.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>“{name}” is already the name of a computer player.</source>
        <translation>«&#x202f;{name}&#x202f;» est déjà le nom d’un joueur virtuel.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Starting with the next game, the dice are fixed and sealed before the first roll. Afterward, anyone can check that the dice were not changed.</source>
        <translation>Dès la prochaine partie, les dés sont fixés et scellés avant le premier lancer. Ensuite, chacun peut vérifier qu’aucun dé n’a été changé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Voice</source>
        <translation>Voix</translation>
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
        <translation>Réglages&#xa0;: {part}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>Before the turn</source>
        <translation>Avant le tour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>House rules</source>
        <comment>a score sheet</comment>
        <translation>Règles maison</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>{name}: {box}</source>
        <translation>{name}&#xa0;: {box}</translation>
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
        <translation>Jokers</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>{name}: jokers</source>
        <translation>{name}&#xa0;: jokers</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Dice and chip sounds (M)</source>
        <translation>Sons des dés et des jetons (M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Sound volume</source>
        <translation>Volume des sons</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Test</source>
        <translation>Tester</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Read the Oracle&apos;s answers aloud</source>
        <translation>Lire les réponses de l’Oracle à voix haute</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bankroll and bets</source>
        <translation>Bankroll et mises</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bankroll plus bets on the table, after each roll</source>
        <translation>Bankroll et mises sur la table, après chaque lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, even</source>
        <translation>{worth}, comme au début</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, up {change}</source>
        <translation>{worth}, en hausse de {change}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, down {change}</source>
        <translation>{worth}, en baisse de {change}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bets on the table</source>
        <translation>Mises sur la table</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Take down (Del)</source>
        <translation>Retirer (Suppr)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>No bets yet: choose a chip and click a spot.</source>
        <translation>Pas encore de mise&#xa0;: choisissez un jeton et cliquez sur une case.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Change the player, the house, or whether games count</source>
        <translation>Changer le joueur, les règles maison ou le type de partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>you +{share}</source>
        <translation>gain {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Press Delete to take down the selected bet, or Enter to show it on the layout. In the Edge column, press Enter to see how the bet&apos;s cost is calculated.</source>
        <translation>Suppr retire la mise choisie, Entrée la montre sur le tapis. Dans la colonne «&#x202f;Avantage&#x202f;», Entrée montre le calcul de son coût.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Explain the cost</source>
        <translation>Expliquer ce coût</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Calculating the house edge…</source>
        <translation>Calcul de l’avantage de la maison…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>A fair bet: no house edge.</source>
        <translation>Une mise équitable&#xa0;: aucun avantage pour la maison.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>On average you gain {gained} on every $100 bet.</source>
        <translation>Sur 100&#xa0;$ misés, vous gagnez {gained} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>An expensive bet: on average the house keeps {kept} of every $100 bet, and the bet lasts {throws} rolls.</source>
        <translation>Une mise chère&#xa0;: sur 100&#xa0;$ misés, la maison garde {kept} en moyenne, et la mise dure {throws} lancers.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>On average the house keeps {kept} of every $100 bet, and the bet lasts {throws} rolls.</source>
        <translation>Sur 100&#xa0;$ misés, la maison garde {kept} en moyenne, et la mise dure {throws} lancers.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Bet</source>
        <translation>Mise</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Pays {pays}</source>
        <translation>Paie {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Pays</source>
        <translation>Gain</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Edge</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>off</source>
        <translation>inactive</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>This bet is working on the next roll.</source>
        <translation>Cette mise est active au prochain lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>This bet is off: the next roll cannot win or lose it.</source>
        <translation>Cette mise est inactive&#xa0;: au prochain lancer, elle ne peut ni gagner ni perdre.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>First move</source>
        <translation>Au début</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to the start (Home)</source>
        <translation>Aller au début (Début)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous move</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous move (Left)</source>
        <translation>Coup précédent (flèche gauche)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Play or pause (Space)</source>
        <translation>Lecture ou pause (Espace)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next move (Right)</source>
        <translation>Coup suivant (flèche droite)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Last move</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to the end (End)</source>
        <translation>Aller à la fin (Fin)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to an event</source>
        <translation>Aller à un événement</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{place} / {moves}</source>
        <translation>{place} / {moves}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played: {words}</source>
        <translation>Non joué&#xa0;: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Next event: Page Down; previous event: Page Up</source>
        <translation>Événement suivant&#xa0;: Page suivante&#x202f;; événement précédent&#xa0;: Page précédente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win, move by move</source>
        <translation>Vos chances de gagner, coup par coup</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: chance to win, move by move</source>
        <translation>{name}&#xa0;: chances de gagner, coup par coup</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds won plus rounds expected, move by move</source>
        <translation>Manches gagnées et attendues, coup par coup</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Before the first move</source>
        <translation>Avant le premier coup</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/features/review/lines.py"/>
        <source>Move {number}: {words}</source>
        <translation>Coup {number}&#xa0;: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>{sign} {grade}, {cost}</source>
        <translation>{sign} {grade}, {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>In a game between two people, the review assumes perfect play from each position.</source>
        <translation>Entre deux joueurs humains, l’analyse suppose un jeu parfait à partir de chaque position.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Win %</source>
        <translation>Chances</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands played plus hands still expected, move by move (fewer hands are higher)</source>
        <translation>Mains jouées et attendues, coup par coup (moins il y en a, plus la courbe est haute)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll plus expected value of bets, move by move</source>
        <translation>Bankroll et valeur des mises, coup par coup</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/end_card.py"/>
        <source>{headline}. {sentence}</source>
        <translation>{headline}. {sentence}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>For the win: no choice wins more often. It costs {cost} on average.</source>
        <translation>Pour la victoire&#xa0;: aucun choix ne gagne plus souvent que celui-ci, qui coûte {cost} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>This was the best choice.</source>
        <translation>C’était le meilleur choix.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>A good choice; {choice} is better by {cost}.</source>
        <translation>Un bon choix&#x202f;; l’écart avec le meilleur ({choice}) est de {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>Rolled: {faces}.</source>
        <translation>Lancer&#xa0;: {faces}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice changed nothing.</source>
        <translation>Les dés n’ont rien changé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were kind to you: {luck}.</source>
        <translation>Les dés vous ont été favorables&#xa0;: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were unkind to you: {luck}.</source>
        <translation>Les dés vous ont été défavorables&#xa0;: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were kind to {name}: {luck}.</source>
        <translation>Les dés ont été favorables à {name}&#xa0;: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were unkind to {name}: {luck}.</source>
        <translation>Les dés ont été défavorables à {name}&#xa0;: {luck}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Now: {value}</source>
        <translation>Maintenant&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have won {amount} more on average.</source>
        <translation>«&#x202f;{choice}&#x202f;» aurait rapporté {amount} de plus en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win now: {value}</source>
        <translation>Vos chances de gagner maintenant&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win now: {value}</source>
        <translation>{name}&#xa0;: {value} de chances de gagner maintenant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Move {place} of {moves}: {words}</source>
        <translation>Coup {place} sur {moves}&#xa0;: {words}</translation>
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
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to an event…</source>
        <translation>Aller à un événement…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{place}: {words}</source>
        <translation>{place}&#xa0;: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{speed}×</source>
        <translation>{speed}×</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Pause or resume the computer player (P)</source>
        <translation>Suspendre ou reprendre le jeu du joueur virtuel (P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Repeat</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Repeat the last bets (R)</source>
        <translation>Répéter les dernières mises (R)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Clear</source>
        <translation>Tout retirer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Take down every bet you can (C)</source>
        <translation>Retirer toutes les mises qui peuvent l’être (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Leave the table (L)</source>
        <translation>Quitter la table (L)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game restored.</source>
        <comment>{count} games restored.</comment>
        <translation>
            <numerusform>{count} partie rétablie.</numerusform>
            <numerusform>{count} parties rétablies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game deleted.</source>
        <comment>{count} games deleted.</comment>
        <translation>
            <numerusform>{count} partie supprimée.</numerusform>
            <numerusform>{count} parties supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>A game that is still on the table cannot be deleted. Start a new game at that table first.</source>
        <translation>Une partie qui est encore sur la table ne peut pas être supprimée. Commencez d’abord une autre partie à cette table.</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <source>Review this game (Ctrl+Shift+A)</source>
        <translation>Analyser cette partie (Ctrl+Maj+A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <source>{title}: {words}.</source>
        <translation>{title}&#xa0;: {words}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Undo your last move (Ctrl+Z)</source>
        <translation>Annuler votre dernier coup (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <location filename="../../dicedesk/ui/table/columns.py"/>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>The report contains nothing you typed. DiceDesk does not send it; you decide who sees it.</source>
        <translation>Le rapport ne contient rien de ce que vous avez saisi. DiceDesk ne l’envoie pas&#x202f;; vous décidez qui le voit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bets, rolls and bankroll (D)</source>
        <translation>Mises, lancers et bankroll (D)</translation>
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
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>{worth} chip</source>
        <translation>Jeton de {worth}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>{worth} chip ({key})</source>
        <translation>Jeton de {worth} ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Choose this chip ({key})</source>
        <translation>Choisir ce jeton ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bankroll: {amount}</source>
        <translation>Bankroll&#xa0;: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Come odds working on the come-out</source>
        <translation>Odds Come actives au come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>If unchecked, come odds are off on the come-out roll and are returned if that roll decides their come bet. Press O to switch.</source>
        <translation>Décoché&#xa0;: au come-out, les odds Come sont inactives et sont rendues si ce lancer règle leur mise Come. Appuyez sur O pour changer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Bets working on the come-out</source>
        <translation>Mises actives au come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>If unchecked, place, buy, lay and hardway bets follow the house rules on the come-out roll. Press W to switch.</source>
        <translation>Décoché&#xa0;: au come-out, les mises Place, Buy, Lay et hardway suivent les règles maison. Appuyez sur W pour changer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>See and change the house rules (H)</source>
        <translation>Voir et changer les règles maison (H)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Next game (press N): {house}</source>
        <translation>Partie suivante (appuyez sur N)&#xa0;: {house}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>{name} is playing; to take over, press Change… and choose {you}</source>
        <translation>{name} joue&#x202f;; pour prendre sa place, appuyez sur Changer… et choisissez {you}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the next spot</source>
        <translation>Sur le tapis&#xa0;: aller à la case suivante</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the first or last spot</source>
        <translation>Sur le tapis&#xa0;: aller à la première ou à la dernière case</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: bet the chosen chip</source>
        <translation>Sur une case&#xa0;: miser le jeton choisi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Shift+Enter</source>
        <translation>Maj+Entrée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: bet odds up to the limit</source>
        <translation>Sur une case&#xa0;: miser les odds maximales</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: press the bet or take half of it down</source>
        <translation>Sur une case&#xa0;: augmenter la mise ou en retirer la moitié</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Menu, Shift+F10</source>
        <translation>Menu, Maj+F10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: take the bet down</source>
        <translation>Sur une case&#xa0;: retirer la mise</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Tab, Esc</source>
        <translation>Tab, Échap</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Leave the layout (Esc goes to the Roll button)</source>
        <translation>Quitter le tapis (Échap mène au bouton Lancer)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Casual, with the coach</source>
        <translation>Amicale, avec entraîneur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>A casual game does not count toward best scores. Until the first roll, press K to switch between counted and casual.</source>
        <translation>Une partie amicale ne compte pas pour les records. Jusqu’au premier lancer, appuyez sur K pour passer de comptée à amicale.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>This game is casual.</source>
        <translation>Cette partie est amicale.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>You join the next game. Press N to start it.</source>
        <translation>Vous jouerez dans la prochaine partie. Appuyez sur N pour la commencer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Pause before the computer&apos;s next move</source>
        <translation>Pause avant le prochain coup de l’ordinateur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Computer delay</source>
        <translation>Pause de l’ordinateur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Repeat the last bets</source>
        <translation>Répéter les dernières mises</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Take down every bet you can</source>
        <translation>Retirer toutes les mises qui peuvent l’être</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Turn come odds on or off</source>
        <translation>Activer ou désactiver les odds Come</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Turn bets on or off for the come-out</source>
        <translation>Activer ou désactiver les mises pour le come-out</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Pause or resume</source>
        <translation>Suspendre ou reprendre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Leave the table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>House rules…</source>
        <translation>Règles maison…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Bets, rolls and bankroll</source>
        <translation>Mises, lancers et bankroll</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>There are no bets to repeat</source>
        <translation>Il n’y a pas de mises à répéter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Set amount…</source>
        <translation>Régler le montant…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>No bet can be taken down</source>
        <translation>Aucune mise ne peut être retirée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Press L again to leave: you get back the bets you can take down, but contract bets are lost</source>
        <translation>Appuyez encore sur L pour partir&#xa0;: les mises que vous pouvez retirer sont rendues, les mises bloquées sont perdues</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press N again to leave this game and start another</source>
        <translation>Appuyez encore sur N pour quitter cette partie et en commencer une autre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>This is today&apos;s only try. Press N again to give it up.</source>
        <translation>C’est le seul essai du jour. Appuyez encore sur N pour y renoncer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press Ctrl+T or click again to leave this game and play today&apos;s</source>
        <translation>Encore Ctrl+T ou un clic pour quitter cette partie et jouer celle du jour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>You are playing today&apos;s game</source>
        <translation>Vous jouez la partie du jour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>You already know today&apos;s dice, so this game is casual</source>
        <translation>Vous connaissez déjà les dés du jour&#xa0;: cette partie est amicale</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press Ctrl+Shift+N again to leave this game and start another</source>
        <translation>Appuyez encore sur Ctrl+Maj+N pour quitter cette partie et en commencer une autre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Ask once more to undo the roll; this game then no longer counts</source>
        <translation>Encore une fois pour annuler le lancer&#xa0;: cette partie ne comptera plus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>There is nothing to redo</source>
        <translation>Il n’y a rien à rétablir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>{name} is playing; to take over, choose {you} as the player</source>
        <translation>{name} joue&#xa0;: choisissez «&#x202f;{you}&#x202f;» comme joueur pour miser vous-même</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>This game is over: press N to start a new one</source>
        <translation>Cette partie est finie&#xa0;: appuyez sur N pour en commencer une autre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Roll {throw}</source>
        <translation>Lancer {throw}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Roll {throw} · {net}</source>
        <translation>Lancer {throw} · {net}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>net {amount}</source>
        <translation>net {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>net +{amount}</source>
        <translation>net +{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>net −{amount}</source>
        <translation>net −{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>The point is {point}: roll it again before a 7 to win; otherwise you lose.</source>
        <translation>Le point est {point}&#xa0;: s’il revient, vous gagnez&#x202f;; si un 7 sort avant, vous perdez.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Keep rolling until the point or a 7 comes up.</source>
        <translation>Lancez jusqu’à ce que l’un des deux sorte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip on the pass line: click the line, or press Enter there.</source>
        <translation>Posez un jeton sur la Pass Line&#xa0;: cliquez dessus ou appuyez-y sur Entrée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Now press T to roll. A 7 or 11 wins at once, and a 2, 3 or 12 loses.</source>
        <translation>Appuyez maintenant sur T pour lancer. Un 7 ou un 11 gagne d’emblée&#x202f;; un 2, un 3 ou un 12 perd.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Any other number becomes the point.</source>
        <translation>Tout autre total devient le point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here again, and roll for a point.</source>
        <translation>Posez de nouveau un jeton ici, et lancez pour établir un point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>The point came up again, so the pass line wins.</source>
        <translation>Le point est revenu&#xa0;: la Pass Line gagne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>A 7 came up before the point, so the pass line loses.</source>
        <translation>Un 7 est sorti avant le point&#xa0;: la Pass Line perd.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{total} on the first roll: the pass line wins at once.</source>
        <translation>{total} au premier lancer&#xa0;: la Pass Line gagne d’emblée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{total} on the first roll: the pass line loses at once.</source>
        <translation>{total} au premier lancer&#xa0;: la Pass Line perd d’emblée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Place your bets</source>
        <translation>Faites vos jeux</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 roll: {share} of points last at least this long</source>
        <comment>{count} rolls: {share} of points last at least this long</comment>
        <translation>
            <numerusform>{count} lancer&#xa0;: {share} des points durent au moins aussi longtemps</numerusform>
            <numerusform>{count} lancers&#xa0;: {share} des points durent au moins aussi longtemps</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} left the table</source>
        <translation>{name} a quitté la table</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>No decision</source>
        <translation>Aucune mise n’est réglée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here again, and roll for the next point.</source>
        <translation>Posez de nouveau un jeton ici, et lancez pour établir le point suivant.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Odds: the only bet without a house edge.</source>
        <translation>Odds&#xa0;: la seule mise sans avantage pour la maison.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Odds: a bet without a house edge.</source>
        <translation>Odds&#xa0;: une mise sans avantage pour la maison.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here: it pays {payout} if {point} comes before a 7.</source>
        <translation>Posez un jeton ici&#xa0;: il paie {payout} si {point} sort avant un 7.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>casual</source>
        <translation>amicale</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>counted</source>
        <translation>comptée</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 other bet {paid}</source>
        <comment>{count} other bets {paid}</comment>
        <translation>
            <numerusform>{count} autre mise {paid}</numerusform>
            <numerusform>{count} autres mises {paid}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{bet} moves to {number}</source>
        <translation>{bet} passe sur {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{bet} {amount}</source>
        <translation>{bet} {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{name} plays</source>
        <translation>{name} joue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Choose a chip, put it on the pass line and roll</source>
        <translation>Choisissez un jeton, posez-le sur la Pass Line et lancez</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Pays {pays} · you gain {share} on average</source>
        <translation>Paie {pays} · vous gagnez {share} en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Pays {pays} · house edge {edge}</source>
        <translation>Paie {pays} · avantage de la maison {edge}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Bet {chip} here</source>
        <translation>Miser {chip} ici</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>{amount} on {bet}</source>
        <translation>{amount} sur {bet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>off on this roll; press {key} to turn it on</source>
        <translation>inactive à ce lancer&#x202f;; appuyez sur {key} pour l’activer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Choose the {worth} chip</source>
        <translation>Choisir le jeton de {worth}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the next spot whose name starts with this letter (also hold Shift if the letter is a shortcut listed above)</source>
        <translation>Sur le tapis&#xa0;: aller à la prochaine case dont le nom commence par cette lettre (avec Maj si la lettre est un raccourci ci-dessus)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Rolls</source>
        <translation>Lancers</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Rolls in this game</source>
        <translation>Lancers de cette partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>No rolls yet.</source>
        <translation>Pas encore de lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>{throws} · {points} · longest hand: {longest}</source>
        <translation>{throws} · {points} · main la plus longue&#xa0;: {longest}</translation>
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
            <numerusform>{count} lancer</numerusform>
            <numerusform>{count} lancers</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>A hand lasts until the seven-out. Its length is counted in rolls.</source>
        <translation>Une main dure jusqu’au seven out. Sa longueur se compte en lancers.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Hands so far: {hands}; seven-outs: {outs}; rolls in this hand: {throws}.</source>
        <translation>Mains jusqu’ici&#xa0;: {hands}, seven outs&#xa0;: {outs}, lancers dans cette main&#xa0;: {throws}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Earlier rolls are in the game record.</source>
        <translation>Les lancers précédents figurent dans le relevé de la partie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>1 point made</source>
        <comment>{count} points made</comment>
        <translation>
            <numerusform>{count} point fait</numerusform>
            <numerusform>{count} points faits</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Simulate rounds…</source>
        <translation>Simuler des manches…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Simulate rounds to compare with the exact odds (S)</source>
        <translation>Simuler des manches pour comparer avec les probabilités exactes (S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>This turn</source>
        <translation>Ce tour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Throws in this turn</source>
        <translation>Lancers de ce tour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Win rates by main</source>
        <translation>Taux de victoire par base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Rounds lost</source>
        <translation>Manches perdues</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>The last round was lost</source>
        <translation>Dernière manche perdue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>{name}: rounds won</source>
        <translation>{name}&#xa0;: manches gagnées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Rounds won</source>
        <comment>a number</comment>
        <translation>Manches gagnées</translation>
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
        <translation>Pas encore fixée</translation>
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
        <translation>Simulé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/plot.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Exactly {share}</source>
        <translation>Exactement {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Choice</source>
        <comment>one of several</comment>
        <translation>Choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Pinned</source>
        <translation>Épinglée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Difference</source>
        <translation>Écart</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Values in both positions</source>
        <translation>Valeurs dans les deux positions</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Remove comparison</source>
        <translation>Retirer la comparaison</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Pinned: {line}</source>
        <translation>Épinglée&#xa0;: {line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Standard errors</source>
        <translation>Erreurs types</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>not simulated yet</source>
        <translation>pas encore simulé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Face</source>
        <translation>Face</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Faces of all dice</source>
        <translation>Faces de tous les dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of two dice</source>
        <translation>Sommes de deux dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Money over time</source>
        <translation>Argent au fil du temps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Results against each opponent</source>
        <translation>Résultats contre chaque adversaire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Save table…</source>
        <translation>Enregistrer le tableau…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>The table could not be saved: {reason}</source>
        <translation>Le tableau n’a pas pu être enregistré&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Table saved as {name}</source>
        <translation>Tableau enregistré sous {name}</translation>
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
        <translation>Jeu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Won</source>
        <comment>how many games</comment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Lost</source>
        <comment>how many games</comment>
        <translation>Perdues</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Tied</source>
        <comment>how many games</comment>
        <translation>Nulles</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Win rate</source>
        <translation>Taux de victoire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Left early</source>
        <comment>how many games</comment>
        <translation>Quittées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Casual</source>
        <comment>how many games</comment>
        <translation>Amicales</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} (margin {margin}, dice {dice})</source>
        <translation>{strategy} (seuil {margin}, nombre de dés {dice})</translation>
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
        <translation>Contre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The opponent&apos;s strategy, such as final or always:4, or a CSV file with its table.</source>
        <translation>La stratégie adverse, par exemple final ou always:4, ou un fichier CSV avec son tableau.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>Today&apos;s {game}</source>
        <translation>{game} du jour</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>1 day in a row</source>
        <comment>{count} days in a row</comment>
        <translation>
            <numerusform>{count} jour de suite</numerusform>
            <numerusform>{count} jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>already played</source>
        <translation>déjà jouée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>not played</source>
        <translation>pas jouée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/today.py"/>
        <source>Play today&apos;s game (Ctrl+T)</source>
        <translation>Jouer la partie du jour (Ctrl+T)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/today.py"/>
        <source>See the calendar of daily games</source>
        <translation>Voir le calendrier des parties du jour</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>1 exercise due</source>
        <comment>{count} exercises due</comment>
        <translation>
            <numerusform>{count} exercice à revoir</numerusform>
            <numerusform>{count} exercices à revoir</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>Practice your mistakes (Ctrl+Shift+P)</source>
        <translation>Travailler vos erreurs (Ctrl+Maj+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>What your choices cost</source>
        <translation>Ce que vos choix ont coûté</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>{own} to {other}</source>
        <translation>{own} contre {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <source>Note on the game: {note}</source>
        <translation>Note sur la partie&#xa0;: {note}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <source>Note on move {number}: {note}</source>
        <translation>Note sur le coup {number}&#xa0;: {note}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Best choice</source>
        <translation>Meilleur choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Share of games</source>
        <translation>Part des parties</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>No games</source>
        <translation>Aucune partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost (%)</source>
        <translation>Coût (%)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost in percentage points per game</source>
        <translation>Coût en points de pourcentage par partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Turn</source>
        <translation>À qui le tour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Another person</source>
        <translation>Joueur humain</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent&apos;s choice</source>
        <translation>Choix de l’adversaire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>The score sheet that the player fills in.</source>
        <translation>La feuille de score que le joueur remplit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>The computer player whose scores you want; the perfect player always makes the best choice.</source>
        <translation>Le joueur virtuel dont vous voulez connaître les scores&#x202f;; le joueur parfait fait toujours le meilleur choix.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>the computer player whose scores are counted</source>
        <translation>le joueur virtuel dont les scores sont comptés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How many games to simulate.</source>
        <translation>Le nombre de parties à simuler.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Score</source>
        <comment>points of a game</comment>
        <translation>Score</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>{player}: {sheet}</source>
        <translation>{player}&#xa0;: {sheet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>points on average</source>
        <comment>score of a game</comment>
        <translation>points en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>standard deviation of the score</source>
        <translation>écart type du score</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Half of all games end with {points} points or fewer.</source>
        <translation>La moitié des parties finissent avec {points} points ou moins.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Final scores</source>
        <translation>Scores finaux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a game ends with each score. One game in 1,000 ends outside the chart.</source>
        <translation>À quelle fréquence une partie finit sur chaque score. Une partie sur 1&#x202f;000 finit hors du graphique.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Chance of at least this score</source>
        <translation>Probabilité d’atteindre au moins ce score</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a game ends with this score or a higher one.</source>
        <translation>À quelle fréquence une partie finit sur ce score ou sur un score plus élevé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Games that end with at least this score</source>
        <translation>Parties qui atteignent au moins ce score</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>All computer players: {sheet}</source>
        <translation>Tous les joueurs virtuels&#xa0;: {sheet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Simulated: {games}, {mean} ± {error} points on average. From and To are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact chance.</source>
        <translation>Simulation&#xa0;: {games}, {mean} ± {error} points en moyenne. «&#x202f;De&#x202f;» et «&#x202f;À&#x202f;» sont les bornes de l’intervalle à 95&#xa0;% (Wilson)&#x202f;; 19 de ces intervalles sur 20 contiennent la probabilité exacte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>All chances and averages are exact: each sheet and each roll is followed to the end.</source>
        <translation>Toutes les probabilités et moyennes sont exactes&#xa0;: chaque feuille et chaque lancer sont suivis jusqu’au bout.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Best play scores exactly {mean} points on average; the other players&apos; averages come from a million games.</source>
        <translation>Le jeu optimal marque exactement {mean} points en moyenne&#x202f;; les moyennes des autres joueurs viennent d’un million de parties.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Yacht: final scores</source>
        <translation>Yacht&#xa0;: scores finaux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a computer player&apos;s games of Yacht end with each score.</source>
        <translation>À quelle fréquence les parties de Yacht d’un joueur virtuel finissent sur chaque score.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>find how often a computer player&apos;s games of Yacht end with each score</source>
        <translation>calcule à quelle fréquence les parties de Yacht d’un joueur virtuel finissent sur chaque score</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Dice rolled at each score</source>
        <translation>Dés lancés à chaque score</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Notes</source>
        <comment>a player&apos;s</comment>
        <translation>Notes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Not reviewed</source>
        <translation>Non analysée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice for {day}</source>
        <translation>Dés du jour&#xa0;: {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Dice without a seal</source>
        <translation>Dés sans sceau</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>1 note</source>
        <comment>{count} notes</comment>
        <translation>
            <numerusform>{count} note</numerusform>
            <numerusform>{count} notes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>No notes</source>
        <translation>Aucune note</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Round {round}: {faces} = {total}</source>
        <translation>Manche {round}&#xa0;: {faces} = {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Casters</source>
        <translation>Lanceurs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Pause before the computer throws</source>
        <translation>Pause avant le lancer de l’ordinateur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Caster {seat}</source>
        <translation>Lanceur {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>▸ {seat}</source>
        <translation>▸ {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>What the come-out roll decides</source>
        <translation>Ce que décide le premier lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>▸ {main}</source>
        <translation>▸ {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Come-out roll, by main</source>
        <translation>Premier lancer, selon la base</translation>
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
        <translation>Les 36 lancers de deux dés, et l’effet de chacun</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Nothing to calculate: this choice decides nothing by itself.</source>
        <translation>Il n’y a rien à calculer ici&#xa0;: ce choix ne décide rien à lui seul.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>First die {face}</source>
        <translation>Premier dé {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>First die</source>
        <translation>Premier dé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Second die {face}</source>
        <translation>Second dé {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>{win}: win, {loss}: loss, {again}: throw again</source>
        <translation>{win}&#xa0;: gagné, {loss}&#xa0;: perdu, {again}&#xa0;: on relance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: win</source>
        <translation>Base {main}, chance {chance}&#xa0;: gagne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: lose</source>
        <translation>Base {main}, chance {chance}&#xa0;: perd</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: throw again</source>
        <translation>Base {main}, chance {chance}&#xa0;: on relance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}: win on {wins}; lose on {loses}; throw again on {goes_on}.</source>
        <translation>Base {main}&#xa0;: gagne avec {wins}&#x202f;; perd avec {loses}&#x202f;; on relance avec {goes_on}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>{row} The chance is {chance}.</source>
        <translation>{row} La chance est {chance}.</translation>
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
        <translation>Défaites de suite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>{losses} of {all}</source>
        <translation>{losses} sur {all}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>Losses in a row: {said}</source>
        <translation>Défaites de suite&#xa0;: {said}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>best main: {chance}</source>
        <translation>meilleure  {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>{chance}</source>
        <translation>{chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Choose main {main} ({main})</source>
        <translation>Choisir la base {main} ({main})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Main {main}, the best choice: wins {chance} of rounds</source>
        <translation>Base {main}, la meilleure&#xa0;: gagne {chance} des manches</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Main {main}: wins {chance} of rounds</source>
        <translation>Base {main}&#xa0;: gagne {chance} des manches</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Exactly {win}. A round takes {mean} throws on average ({throws}).</source>
        <translation>Exactement {win}. Une manche dure {mean} lancers en moyenne ({throws}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win rate with main {main}: {percent}</source>
        <translation>{percent} de chances de gagner avec la base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Odds of winning this round: {wins} in {all}</source>
        <translation>Cette manche se gagne {wins}&#xa0;fois&#xa0;sur&#xa0;{all}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{ways} ways make the chance ({chance})</source>
        <translation>{ways} façons d’obtenir la chance ({chance})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{made}; {ways} make the main ({main}). True odds: {odds}.</source>
        <translation>{made}&#x202f;; {ways} d’obtenir la base ({main}). Cote réelle&#xa0;: {odds}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{lead}; true odds: {odds}</source>
        <translation>{lead}&#x202f;; cote réelle&#xa0;: {odds}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>one</source>
        <translation>une</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Rules, odds and casters</source>
        <translation>Règles, probabilités et lanceurs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Choose main {main}</source>
        <translation>Choisir la base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Undo your last throw (Ctrl+Z)</source>
        <translation>Annuler votre dernier lancer (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Rules, odds and casters (D)</source>
        <translation>Règles, probabilités et lanceurs (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Throw for main {main}</source>
        <translation>Lancer avec la base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>The chosen players join the next game. Press N to start it.</source>
        <translation>Ces joueurs joueront dans la prochaine partie. Appuyez sur N pour la commencer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Any key</source>
        <translation>N’importe quelle touche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name}: the best turn ever!</source>
        <translation>{name}&#xa0;: meilleur tour de tous les temps&#x202f;!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The best turn ever!</source>
        <translation>Meilleur tour de tous les temps&#x202f;!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The turn is over</source>
        <translation>Le tour est fini</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Round {round}</source>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{which} · {won}</source>
        <translation>{which} · {won}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>One round short of the best turn ever</source>
        <translation>À une manche du meilleur tour de tous les temps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw {throw}</source>
        <translation>Lancer {throw}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>You have the dice</source>
        <translation>Vous avez les dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>{name}
has the dice</source>
        <translation>{name}
a les dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Choose a main, then throw</source>
        <translation>Choisissez une base, puis lancez</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win as many rounds as you can: two losses in a row end your turn</source>
        <translation>Gagnez un maximum de manches&#xa0;: deux défaites de suite terminent votre tour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>{name}: {score}</source>
        <translation>{name}&#xa0;: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press N for a new game</source>
        <translation>N&#xa0;: nouvelle partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press any key to skip ahead</source>
        <translation>N’importe quelle touche&#xa0;: passer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press Enter to pass the dice</source>
        <translation>Entrée&#xa0;: passer les dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press 5–9 for the main, Enter to throw</source>
        <translation>5 à 9&#xa0;: choisir la base&#x202f;; Entrée&#xa0;: lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press Enter to throw</source>
        <translation>Entrée&#xa0;: lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win the most rounds: two losses in a row end your turn</source>
        <translation>Gagnez le plus de manches&#xa0;: deux défaites de suite terminent votre tour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Rounds won: {won}</source>
        <translation>Manches gagnées&#xa0;: {won}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Rounds won: {won} · best turn ever: {best}</source>
        <translation>Manches gagnées&#xa0;: {won} · meilleur tour&#xa0;: {best}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Pass the dice</source>
        <translation>Passer les dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Take the dice</source>
        <translation>Prendre les dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Swine Swap</source>
        <translation>Troc de cochons</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Commentary</source>
        <translation>Commentaires</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Left player</source>
        <translation>Joueur de gauche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Right player</source>
        <translation>Joueur de droite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>A friend at this computer</source>
        <translation>Un ami sur cet ordinateur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>See the strategies…</source>
        <translation>Voir les stratégies…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Pause before the computer rolls</source>
        <translation>Pause avant le lancer de l’ordinateur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>die</source>
        <comment>dice</comment>
        <translation>
            <numerusform>dé</numerusform>
            <numerusform>dés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>Choose this number of dice ({key})</source>
        <translation>Choisir ce nombre de dés ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>{chance} to win, the best choice</source>
        <translation>{chance} de chances de gagner, le meilleur choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>{chance} to win</source>
        <translation>{chance} de chances de gagner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>0 dice: Free Bacon, plus {points}</source>
        <translation>0 dé&#xa0;: bacon gratuit, plus {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>Bacon +{points}</source>
        <translation>Bacon +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/board.py"/>
        <source>to {goal}</source>
        <translation>sur {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/board.py"/>
        <source>{name}: {score} of {goal}</source>
        <translation>{name}&#xa0;: {score} sur {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Roll the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Show the chances</source>
        <translation>Montrer les chances de ce tour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Commentary and players</source>
        <translation>Commentaires et joueurs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Undo your last turn (Ctrl+Z)</source>
        <translation>Annuler votre dernier tour (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Commentary and players (D)</source>
        <translation>Commentaires et joueurs (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Take Free Bacon</source>
        <translation>Prendre le bacon</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Press 0–9 (T for ten) to choose, Enter to roll</source>
        <translation>0 à 9, T pour dix&#xa0;: choisir&#x202f;; Entrée&#xa0;: lancer</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Choose 1 die</source>
        <comment>Choose {count} dice</comment>
        <translation>
            <numerusform>Choisir {count} dé</numerusform>
            <numerusform>Choisir {count} dés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You go first</source>
        <translation>Vous commencez</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} goes first</source>
        <translation>{name} commence</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Turn {turn}</source>
        <translation>Tour {turn}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Roll 1 die</source>
        <comment>Roll {count} dice</comment>
        <translation>
            <numerusform>Lancer {count} dé</numerusform>
            <numerusform>Lancer {count} dés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>first turn</source>
        <translation>en premier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>no turn yet</source>
        <translation>pas encore joué</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Undone</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Redone</source>
        <translation>Rétabli</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Current hand</source>
        <translation>Main en cours</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Example: {dice}</source>
        <translation>Exemple&#xa0;: {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hand number</source>
        <translation>Numéro de la main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>Rolls left</source>
        <translation>Lancers restants</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <source>Before the hand</source>
        <translation>Avant la main</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>1 roll left</source>
        <comment>{count} rolls left</comment>
        <translation>
            <numerusform>{count} lancer restant</numerusform>
            <numerusform>{count} lancers restants</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Payouts</source>
        <translation>Gains</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Payout and chance of each hand</source>
        <translation>Gain et probabilité de chaque main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Show what to keep (B)</source>
        <translation>Voir les dés à garder (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hands in this game</source>
        <translation>Mains de cette partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Holding now pays {pays}</source>
        <translation>S’arrêter maintenant rapporte {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Holding now pays nothing</source>
        <translation>S’arrêter maintenant ne rapporte rien</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>less than {chance}</source>
        <translation>moins de {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Chance to reach {award} before going broke: {chance}</source>
        <translation>Chances d’atteindre {award} avant d’être à sec&#xa0;: {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>If you {choice}: {worth} on average</source>
        <translation>Votre choix&#xa0;: {choice}, soit {worth} en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>hold</source>
        <translation>s’arrêter</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>With best play, a game takes 1 hand on average.</source>
        <comment>With best play, a game takes {count} hands on average.</comment>
        <translation>
            <numerusform>Avec le jeu optimal, il faut {count} main par partie en moyenne.</numerusform>
            <numerusform>Avec le jeu optimal, il faut {count} mains par partie en moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep nothing</source>
        <translation>ne rien garder</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep {faces}</source>
        <translation>garder {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Bankroll: {bankroll} of {award}</source>
        <translation>Bankroll&#xa0;: {bankroll} sur {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>Par is the number of hands that best play needs on average. The mark on the bar is the bankroll that is on par now.</source>
        <translation>Le par est le nombre de mains qu’il faut en moyenne au jeu optimal. Le repère sur la barre est la bankroll qui serait dans le par maintenant.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>{ante} at stake</source>
        <translation>{ante} en jeu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>broke</source>
        <translation>à sec</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>{bankroll} · Major Award</source>
        <translation>{bankroll} · gros lot</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Play or re-roll</source>
        <translation>Jouer ou relancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Preparing the exercise…</source>
        <translation>L’exercice est en préparation…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Hold and score</source>
        <translation>S’arrêter là</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Press Enter to continue or W to see why</source>
        <translation>Entrée&#xa0;: exercice suivant&#x202f;; W&#xa0;: pourquoi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Why this is the best choice (W)</source>
        <translation>Pourquoi c’est le meilleur choix (W)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Show what to keep</source>
        <translation>Voir les dés à garder</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Quit this game</source>
        <translation>Quitter cette partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Payouts, chances and hands</source>
        <translation>Gains, chances et mains</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/keeping.py"/>
        <source>Keep die {die}</source>
        <translation>Garder le dé {die}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Quit (Q)</source>
        <translation>Quitter (Q)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Hold and score (H)</source>
        <translation>S’arrêter là (H)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Payouts, chances and hands (D)</source>
        <translation>Gains, chances et mains (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/table/columns.py"/>
        <source>Undo (Ctrl+Z)</source>
        <translation>Annuler (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A hand costs {ante}: five dice, and up to two re-rolls</source>
        <translation>Une main coûte {ante}&#xa0;: cinq dés, à relancer jusqu’à deux fois</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Major Award!</source>
        <translation>Gros lot&#x202f;!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Correct: that is the best choice.</source>
        <translation>Bonne réponse&#xa0;: c’est le meilleur choix.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Correct: within {cost} of the best choice.</source>
        <translation>Bonne réponse&#xa0;: à {cost} du meilleur choix.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Choice in the game: {choice}.</source>
        <translation>Choix fait dans la partie&#xa0;: {choice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This exercise comes back in 10 minutes.</source>
        <translation>Cet exercice revient dans 10 minutes.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This exercise comes back in 1 day.</source>
        <comment>This exercise comes back in {count} days.</comment>
        <translation>
            <numerusform>Cet exercice revient dans {count} jour.</numerusform>
            <numerusform>Cet exercice revient dans {count} jours.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Dice {faces}</source>
        <translation>Dés {faces}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 learned</source>
        <comment>{count} learned</comment>
        <translation>
            <numerusform>{count} acquis</numerusform>
            <numerusform>{count} acquis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 total</source>
        <comment>{count} total</comment>
        <translation>
            <numerusform>{count} en tout</numerusform>
            <numerusform>{count} en tout</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Streak: {streak} · best: {best}</source>
        <translation>Série en cours&#xa0;: {streak} · record&#xa0;: {best}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Looking for mistakes to practice…</source>
        <translation>Recherche d’erreurs à travailler…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No mistakes yet. When you make one, it comes back here as an exercise. Until then, try the “Random positions” exercises.</source>
        <translation>Pas encore d’erreurs. Quand vous en ferez une, elle reviendra ici sous forme d’exercice. D’ici là, essayez les exercices «&#x202f;Positions au hasard&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No exercises are due now. Next exercise: {moment}.</source>
        <translation>Aucun exercice à revoir pour l’instant. Prochain exercice&#xa0;: {moment}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Turn {start} into {award}</source>
        <translation>Transformez {start} en {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Hand {hand} · roll {roll} of {rolls}</source>
        <translation>Main {hand} · lancer {roll} sur {rolls}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Play a hand for {ante}</source>
        <translation>Jouer une main à {ante}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Reach {award} before you go broke.</source>
        <translation>Atteignez {award} avant d’être à sec.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>One pair pays nothing, two pair pays half the {ante} ante, and better hands pay more.</source>
        <translation>Une paire ne paie rien, deux paires paient la moitié de la mise ({ante}), les mains plus fortes davantage.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A hand of five dice costs {ante}.</source>
        <translation>Une main de cinq dés coûte {ante}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>You can re-roll the other dice up to twice.</source>
        <translation>Vous pouvez relancer les autres dés, deux fois au plus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Roll once more for a better hand, or hold (H) to be paid for this one.</source>
        <translation>Relancez une dernière fois pour une meilleure main, ou arrêtez-vous (H) pour encaisser celle-ci.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>{sign} {choice}: {verdict}, costs {hands} hands</source>
        <translation>{sign} {choice}&#xa0;: {verdict}, coûte {hands} mains</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>One die short of the Major Award: {hand}</source>
        <translation>À un dé du gros lot&#xa0;: {hand}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Re-roll 1 die</source>
        <comment>Re-roll {count} dice</comment>
        <translation>
            <numerusform>Relancer {count} dé</numerusform>
            <numerusform>Relancer {count} dés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Enter to ask the Oracle</source>
        <translation>Entrée&#xa0;: interroger l’Oracle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Enter to play, Q to quit</source>
        <translation>Entrée&#xa0;: jouer&#x202f;; Q&#xa0;: quitter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Click a die or press 1–5 to keep it</source>
        <translation>Clic ou 1–5&#xa0;: garder un dé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Q again to give up the {ante} ante and leave with {bankroll}</source>
        <translation>Appuyez encore sur Q pour renoncer à la mise de {ante} et partir avec {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Keep dice that match: click them or press 1–5.</source>
        <translation>Gardez les dés qui vont ensemble&#xa0;: cliquez dessus ou appuyez sur une touche de 1 à 5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Q again to end this game with {bankroll}</source>
        <translation>Appuyez encore sur Q pour finir cette partie avec {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The games folder is available again. Your games are being saved.</source>
        <translation>Le dossier des parties est de nouveau disponible. Vos parties sont enregistrées.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Not saved: {error}</source>
        <translation>Non enregistré&#xa0;: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Counted or casual</source>
        <translation>Comptée ou amicale</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>The next game is casual: the coach is available.</source>
        <translation>La prochaine partie est amicale, avec entraîneur.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>The next game counts.</source>
        <translation>La prochaine partie compte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>New names take effect in the next game. Press N to start it.</source>
        <translation>Les nouveaux noms s’appliquent dès la prochaine partie. Appuyez sur N pour la commencer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>There is a new daily game tomorrow.</source>
        <translation>Une nouvelle partie du jour vous attend demain.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>{name}&apos;s turn: press Enter to see the move</source>
        <translation>{name} joue&#xa0;: Entrée montre son tour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>{saved} · casual game</source>
        <translation>{saved} · partie amicale</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>These dice were fixed before the first roll. Seal: {seal}</source>
        <translation>Ces dés étaient fixés avant le premier lancer. Sceau&#xa0;: {seal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Seed: {seed}</source>
        <translation>Graine&#xa0;: {seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: sealed {seal}…</source>
        <translation>Dés&#xa0;: scellés {seal}…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Not saved yet: another program is using the saved games</source>
        <translation>Pas encore enregistré&#xa0;: un autre programme utilise les parties enregistrées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Saved as a copy: another window continued this game</source>
        <translation>Enregistré comme copie&#xa0;: cette partie a continué dans une autre fenêtre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: from another game</source>
        <translation>Dés&#xa0;: d’une autre partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>These are real dice, typed in by hand; nothing can prove what they showed.</source>
        <translation>Ce sont de vrais dés, saisis à la main&#x202f;; rien ne peut prouver ce qu’ils ont montré.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The dice for {day} are the same for everyone, and anyone can calculate them from the date. They test your choices, not your luck.</source>
        <translation>Les dés du {day} sont les mêmes pour tout le monde, et n’importe qui peut les calculer à partir de la date. Ils testent vos choix, pas votre chance.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>These dice come from a challenge that names another game ({game}). Anyone who has the challenge can calculate them.</source>
        <translation>Ces dés viennent d’un défi qui nomme une autre partie ({game}). Quiconque a le défi peut les calculer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The seal was fixed first, and your word came after it; together they determine every die. Anyone who notes the seal before the first roll can check afterward that no die was changed. Until the game is over, anyone who can read its files, including you, can find out what the dice will show.</source>
        <translation>Le sceau a été fixé en premier, et votre mot est venu ensuite&#x202f;; ensemble, ils déterminent chaque dé. En notant le sceau avant le premier lancer, chacun peut vérifier ensuite qu’aucun dé n’a été changé. Jusqu’à la fin de la partie, quiconque peut lire ses fichiers, vous compris, peut découvrir les dés à venir.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: {kind}</source>
        <translation>Dés&#xa0;: {kind}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>This game&apos;s dice come from seed {number}. Anyone who knows the seed can calculate the dice in advance, so the game cannot prove it was fair.</source>
        <translation>Les dés de cette partie viennent de la graine {number}. Quiconque la connaît peut les calculer d’avance&#xa0;: la partie ne peut donc pas prouver qu’elle était honnête.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The seal was fixed first, and your word came after it; together they determine every die. Anyone who noted the seal before the first roll can check that no die was changed. Even so, the owner of the files could have known the dice in advance.</source>
        <translation>Le sceau a été fixé en premier, et votre mot est venu ensuite&#x202f;; ensemble, ils déterminent chaque dé. Quiconque a noté le sceau avant le premier lancer peut vérifier qu’aucun dé n’a été changé. Le propriétaire des fichiers a malgré tout pu connaître les dés d’avance.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: seed {number}, not sealed</source>
        <translation>Dés&#xa0;: graine {number}, non scellés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 and 12 pay double</source>
        <translation>2 et 12 paient double</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 pays double, 12 pays triple</source>
        <translation>2 paie double, 12 triple</translation>
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
        <translation>perd</translation>
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
        <translation>contre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>PASS LINE</source>
        <translation>PASS LINE</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>take odds</source>
        <translation>derrière</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 pays triple, 12 pays double</source>
        <translation>2 paie triple, 12 double</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 and 12 pay triple</source>
        <translation>2 et 12 paient triple</translation>
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
        <translation>Tapis de craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/view.py"/>
        <source>Hop bets</source>
        <translation>Mises Hop</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/view.py"/>
        <source>Bets that the next roll is exactly these two faces</source>
        <translation>Mises sur les deux faces exactes du prochain lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Die {die} shows {face} and is kept.</source>
        <translation>Le dé {die} montre {face}, gardé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Die {die} shows {face}.</source>
        <translation>Le dé {die} montre {face}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>keep</source>
        <comment>a die</comment>
        <translation>garder</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>re-roll</source>
        <comment>a die</comment>
        <translation>relancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Your choice: {verdict}.</source>
        <translation>Votre choix&#xa0;: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Roll speed: {speed}</source>
        <translation>Vitesse du lancer&#xa0;: {speed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Off: the dice land at once</source>
        <translation>Instantanée&#xa0;: les dés se posent d’un coup</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>Die {die} shows {face} and is kept</source>
        <translation>Le dé {die} montre {face}, gardé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>Die {die} shows {face}</source>
        <translation>Le dé {die} montre {face}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>1 die: {faces}</source>
        <comment>{count} dice: {faces}</comment>
        <translation>
            <numerusform>{count} dé&#xa0;: {faces}</numerusform>
            <numerusform>{count} dés&#xa0;: {faces}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/game_frame.py"/>
        <source>Back to the table (Esc)</source>
        <translation>Retour à la table (Échap)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>Magic 8 Ball</source>
        <translation>Boule Magic 8</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>No question asked yet.</source>
        <translation>Aucune question posée pour l’instant.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>Shaking…</source>
        <translation>On la secoue…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/game_tabs.py"/>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;Game</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the game record</source>
        <translation>Enregistrer le relevé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Files…</source>
        <translation>Fichiers…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Records (*.dice)</source>
        <translation>Relevés (*.dice)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Export games</source>
        <translation>Exporter des parties</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Saving games…</source>
        <translation>Enregistrement des parties…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game saved as {name}</source>
        <comment>{count} games saved as {name}</comment>
        <translation>
            <numerusform>{count} partie enregistrée sous {name}</numerusform>
            <numerusform>{count} parties enregistrées sous {name}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Importing game records…</source>
        <translation>Importation des relevés…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The game record could not be saved: {reason}</source>
        <translation>Le relevé n’a pas pu être enregistré&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Game record saved as {name}</source>
        <translation>Relevé enregistré sous {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>The guided turn works only in a game you are playing.</source>
        <translation>L’initiation n’est possible que dans une partie que vous jouez.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Choose yourself as a player and start a new game.</source>
        <translation>Prenez place comme joueur et commencez une nouvelle partie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Again: “Guided turn” in Help.</source>
        <translation>Encore&#xa0;: «&#x202f;Initiation&#x202f;» dans l’Aide.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Record</source>
        <translation>Relevé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Open game record…</source>
        <translation>Ouvrir un relevé…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Today&apos;s game</source>
        <translation>Partie du jour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>New game with your own dice</source>
        <translation>Nouvelle partie avec vos propres dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>This game cannot be sent to a friend.</source>
        <translation>Cette partie ne peut pas être envoyée à un ami.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Save game record…</source>
        <translation>Enregistrer le relevé…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Replay this game</source>
        <translation>Revoir cette partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Review this game</source>
        <translation>Analyser cette partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Dice for this game…</source>
        <translation>Dés de cette partie…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Any position…</source>
        <translation>Position au choix…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Settings…</source>
        <translation>Réglages…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>How play is rated</source>
        <translation>Comment les choix sont notés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Any position</source>
        <translation>Position au choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>How dice are calculated</source>
        <translation>Comment les dés sont calculés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Restore a backup…</source>
        <translation>Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Quit DiceDesk</source>
        <translation>Quitter DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Hog strategies…</source>
        <translation>Stratégies de Hog…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Turn sound on or off</source>
        <translation>Activer ou couper le son</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Rules of this game</source>
        <translation>Règles de ce jeu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Find a command…</source>
        <translation>Rechercher une commande…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>challenge</source>
        <translation>défi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>answer</source>
        <translation>réponse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the answer</source>
        <translation>Enregistrer la réponse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the challenge</source>
        <translation>Enregistrer le défi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file could not be saved: {reason}</source>
        <translation>Le fichier n’a pas pu être enregistré&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Answer saved. Send this file to {name}.</source>
        <translation>Réponse enregistrée. Envoyez ce fichier à {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Challenge saved. Send this file to a friend.</source>
        <translation>Défi enregistré. Envoyez ce fichier à un ami.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Open game records</source>
        <translation>Ouvrir des relevés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Reading {files}…</source>
        <translation>Lecture de {files}…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>1 more file was not opened.</source>
        <comment>{count} more files were not opened.</comment>
        <translation>
            <numerusform>{count} autre fichier n’a pas été ouvert.</numerusform>
            <numerusform>{count} autres fichiers n’ont pas été ouverts.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Send your answer to {name}.</source>
        <translation>Envoyez votre réponse à {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file is the record of your game. {name} can read all of your moves.</source>
        <translation>Le fichier est le relevé de votre partie. {name} peut y lire tous vos coups.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save answer…</source>
        <translation>Enregistrer la réponse…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Challenge a friend to play with the same dice.</source>
        <translation>Défiez un ami avec les mêmes dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file has your name, your result and the cost of your choices, but not your moves.</source>
        <translation>Le fichier contient votre nom, votre résultat et le coût de vos choix, mais pas vos coups.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save challenge…</source>
        <translation>Enregistrer le défi…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Send to a friend</source>
        <translation>Envoyer à un ami</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <source>Name of player {seat}</source>
        <translation>Nom du joueur {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>This name cannot be used.</source>
        <translation>Ce nom ne peut pas être utilisé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Type your name.</source>
        <translation>Tapez votre nom.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>No voice</source>
        <translation>Pas de voix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Voice on</source>
        <translation>Voix activée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Voice off</source>
        <translation>Voix coupée</translation>
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
        <translation>{number}, montrer le calcul</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Player: {names}</source>
        <comment>Players: {names}</comment>
        <translation>
            <numerusform>Joueur&#xa0;: {names}</numerusform>
            <numerusform>Joueurs&#xa0;: {names}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Enter: throw both dice.</source>
        <translation>Entrée&#xa0;: lancer les deux dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>bet NAME DOLLARS: NAME is one of {names}</source>
        <translation>bet NOM DOLLARS, où NOM est&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type a bet (bet NAME DOLLARS), or press Enter to roll:</source>
        <translation>Une mise (bet NOM DOLLARS), ou Entrée pour lancer&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Enter: roll both dice.</source>
        <translation>Entrée&#xa0;: lancer les deux dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>bet hop-5-2 DOLLARS: bet that the next roll is a 5 and a 2; you can name any two faces.</source>
        <translation>bet hop-5-2 DOLLARS&#xa0;: miser que le prochain lancer donnera un 5 et un 2&#x202f;; les deux faces sont au choix.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>odds on, odds off: choose whether odds on come bets work on a come-out roll.</source>
        <translation>odds on, odds off&#xa0;: activer ou désactiver au come-out les odds des mises Come.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>work on, work off: choose whether bets that are normally off on a come-out roll work anyway.</source>
        <translation>work on, work off&#xa0;: activer ou non au come-out les mises qui y sont inactives.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>leave: leave the table for good.</source>
        <translation>leave&#xa0;: quitter la table pour de bon.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>take-down NAME: NAME is one of {names}</source>
        <translation>take-down NOM, où NOM est&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Bankroll {bankroll}; come-out roll.</source>
        <translation>Bankroll {bankroll}&#x202f;; come-out.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>{bet}: {amount}, pays {pays}, off on this roll</source>
        <translation>{bet}&#xa0;: {amount}, paie {pays}, inactive à ce lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>You bet dollars from your bankroll and roll two dice. The first roll is the come-out roll: the pass bet wins on 7 and 11 and loses on 2, 3 and 12. Any other number becomes the point.</source>
        <translation>Vous misez des dollars de votre bankroll et lancez deux dés. Le premier lancer est le come-out&#xa0;: la mise Pass gagne sur 7 et 11 et perd sur 2, 3 et 12. Tout autre nombre devient le point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Once there is a point, keep rolling. If the point comes first, pass wins; if a 7 comes first, pass loses. Either way, a new come-out roll follows.</source>
        <translation>Quand il y a un point, lancez encore. Si le point sort en premier, Pass gagne&#x202f;; si un 7 sort en premier, Pass perd. Dans les deux cas, un nouveau come-out suit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type “bet pass 10” to bet $10 on pass, and press Enter to roll. Once there is a point, “bet pass-odds 20” adds odds to your pass bet; they pay at true odds.</source>
        <translation>Tapez «&#x202f;bet pass 10&#x202f;» pour miser 10&#xa0;$ sur Pass, puis appuyez sur Entrée pour lancer. Dès qu’il y a un point, «&#x202f;bet pass-odds 20&#x202f;» ajoute des odds à votre mise Pass&#x202f;; elles paient la cote réelle.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type ? for the names of all bets you can make now. “take-down NAME” takes down a bet if the rules allow it.</source>
        <translation>Tapez&#x202f;? pour voir le nom de toutes les mises possibles maintenant. «&#x202f;take-down NOM&#x202f;» retire une mise qui peut l’être.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>The house rules decide which bets are offered and what they pay. “dicedesk odds craps” lists the odds and the house edge of each bet.</source>
        <translation>Les règles maison fixent les mises possibles et ce qu’elles paient. «&#x202f;dicedesk odds craps&#x202f;» affiche, pour chaque mise, les probabilités et l’avantage de la maison.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>The game ends when you go broke or type “leave”.</source>
        <translation>La partie s’arrête quand vous êtes à sec ou que vous tapez «&#x202f;leave&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>the house rules</source>
        <translation>les règles maison</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Bankroll {bankroll}; the point is {point}.</source>
        <translation>Bankroll {bankroll}&#x202f;; le point est {point}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>{bet}: {amount}, pays {pays}</source>
        <translation>{bet}&#xa0;: {amount}, paie {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Which main, 5 to 9?</source>
        <translation>Quelle base, de 5 à 9&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>{name}, which main, 5 to 9?</source>
        <translation>{name}, quelle base, de 5 à 9&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Type a main, a number from 5 to 9.</source>
        <translation>Tapez une base, un nombre de 5 à 9.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>5 to 9: the main of this round. 7 wins most often.</source>
        <translation>5 à 9&#xa0;: la base de cette manche. C’est avec 7 que l’on gagne le plus souvent.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Rounds won: {won}, lost: {lost}.</source>
        <translation>Manches gagnées&#xa0;: {won}, perdues&#xa0;: {lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Press Enter to throw.</source>
        <translation>Appuyez sur Entrée pour lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>{name}, press Enter to throw.</source>
        <translation>{name}, appuyez sur Entrée pour lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Main {main}: the come-out roll.</source>
        <translation>Base {main}&#xa0;: le premier lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Main {main}, chance {chance}: {chance} wins, {main} loses.</source>
        <translation>Base {main}, chance {chance}&#xa0;: {chance} gagne, {main} perd.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>The caster throws two dice, round after round, until two rounds are lost in a row. The score is the number of rounds won.</source>
        <translation>Le lanceur lance deux dés, manche après manche, et s’arrête après deux manches perdues de suite. Son score est le nombre de manches gagnées.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Each round, type a main from 5 to 9, then press Enter to throw.</source>
        <translation>À chaque manche, tapez une base de 5 à 9, puis appuyez sur Entrée pour lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>On the first throw, the main wins at once; so do 11 with main 7, and 12 with main 6 or 8. 2 and 3 lose at once, and so do 11 and 12 with any other main.</source>
        <translation>Au premier lancer, la base gagne d’emblée, tout comme le 11 avec la base 7 et le 12 avec la base 6 ou 8. Le 2 et le 3 perdent d’emblée, tout comme le 11 et le 12 avec une autre base.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Any other sum becomes your chance. Keep throwing: the chance wins the round, and the main loses it.</source>
        <translation>Toute autre somme devient votre chance. Continuez à lancer&#xa0;: la chance gagne la manche, la base la perd.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>With several casters, each takes one turn with the dice. The caster who wins the most rounds wins the game.</source>
        <translation>À plusieurs lanceurs, chacun joue un seul tour, et celui qui gagne le plus de manches l’emporte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>how many casters take part</source>
        <translation>le nombre de lanceurs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>How many dice, 0 to 10?</source>
        <translation>Combien de dés, de 0 à 10&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>{name}, how many dice, 0 to 10?</source>
        <translation>{name}, combien de dés, de 0 à 10&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type how many dice to roll, a number from 0 to 10.</source>
        <translation>Tapez le nombre de dés à lancer, de 0 à 10.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>1 to 10: roll that many dice and score their sum, or just 1 point if any die shows a 1.</source>
        <translation>1 à 10&#xa0;: lancer autant de dés et marquer leur somme, ou 1 seul point si l’un d’eux montre un 1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>{first} {score}–{other_score} {second}, first to {goal}</source>
        <translation>{first} {score}–{other_score} {second}, objectif {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>You and your opponent take turns. The game ends after the first turn that leaves either of you at {goal} or more, and the higher score wins.</source>
        <translation>Votre adversaire et vous jouez à tour de rôle. La partie s’arrête dès qu’à la fin d’un tour, l’un de vous a {goal} points ou plus&#x202f;; le score le plus élevé gagne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type how many dice to roll, 1 to 10. You score the sum of their faces, but just 1 point if any die shows a 1: that is Pig Out.</source>
        <translation>Tapez le nombre de dés à lancer, de 1 à 10. Vous marquez la somme de leurs faces, mais seulement 1 point si un dé montre un 1&#xa0;: c’est le tour de cochon.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type 0 for Free Bacon. You roll no dice and score twice the tens digit of your opponent&apos;s score, minus the ones digit, but at least 1 point. Against 83, you score 13.</source>
        <translation>Tapez 0 pour le bacon gratuit. Vous ne lancez rien et marquez deux fois le chiffre des dizaines du score adverse moins son chiffre des unités, mais au moins 1 point. Contre 83, cela fait 13.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>After each turn, look at the last two digits of both scores. If the digits of one score are as far apart as those of the other, the scores are swapped: that is Swine Swap. With 49 against 83, the digits of both scores are 5 apart, so you get 83 and your opponent gets 49.</source>
        <translation>Après chaque tour, regardez les deux derniers chiffres de chaque score. Si l’écart entre ces deux chiffres est le même dans les deux scores, les scores s’échangent&#xa0;: c’est le troc de cochons. À 49 contre 83, l’écart est de 5 des deux côtés&#xa0;: vous passez à 83, et votre adversaire à 49.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>The swap comes before the game can end, so you can swap your win away.</source>
        <translation>Le troc a lieu avant la fin de la partie&#xa0;: il peut donc vous coûter la victoire.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>who goes first</source>
        <translation>qui commence</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>0: take Free Bacon for {points}.</source>
        <translation>0&#xa0;: bacon gratuit, {points} en ce moment.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>who plays against you</source>
        <translation>qui joue contre vous</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Press Enter to play a hand, or type Q to quit.</source>
        <translation>Appuyez sur Entrée pour jouer une main, ou tapez Q pour quitter.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Press Enter to pay {ante} and roll, or type Q to quit:</source>
        <translation>Entrée&#xa0;: payer {ante} et lancer&#x202f;; Q&#xa0;: quitter&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Major Award! Ask the Magic 8 Oracle a question:</source>
        <translation>Gros lot&#x202f;! Posez une question à l’Oracle Magic 8&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the dice to re-roll (such as 2 3 5), H to hold, or Q to quit:</source>
        <translation>Dés à relancer (par exemple 2 3 5), H pour s’arrêter, Q pour quitter&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Q: leave the table for good; if a hand is in progress, you lose its ante.</source>
        <translation>Q&#xa0;: quitter la table pour de bon&#x202f;; la mise d’une main commencée est perdue.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Enter: pay the ante and roll five dice.</source>
        <translation>Entrée&#xa0;: payer la mise et lancer cinq dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>2 3 5: re-roll the second, third and fifth dice; the dice are numbered 1 to 5.</source>
        <translation>2 3 5&#xa0;: relancer le deuxième, le troisième et le cinquième dé&#x202f;; tout choix de 1 à 5 convient.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>H: hold and score the hand as it is.</source>
        <translation>H&#xa0;: s’arrêter et compter la main telle quelle.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Roll {roll} of {rolls}</source>
        <translation>Lancer {roll} sur {rolls}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Bankroll {bankroll}; the Major Award is at {award}.</source>
        <translation>Bankroll {bankroll}&#x202f;; le gros lot est à {award}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the numbers of the dice to re-roll (such as 2 3 5), H to hold, or Q to quit.</source>
        <translation>Tapez les numéros des dés à relancer (par exemple 2 3 5), H pour s’arrêter ou Q pour quitter.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>You start with {bankroll}. Reach {award} and you win the Major Award: the Magic 8 Oracle answers your question. You go broke if you cannot pay for another hand.</source>
        <translation>Vous commencez avec {bankroll}. Atteignez {award} et vous gagnez le gros lot&#xa0;: l’Oracle Magic 8 répond à votre question. Vous finissez à sec si vous ne pouvez plus payer une main.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>A hand costs {ante}. Press Enter to pay and roll five dice. Then you can re-roll any of them, up to twice.</source>
        <translation>Une main coûte {ante}. Appuyez sur Entrée pour payer et lancer cinq dés. Vous pouvez ensuite relancer ceux que vous voulez, deux fois au plus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the numbers below the dice you want to re-roll (such as “2 3 5”), or type H to hold the hand as it is.</source>
        <translation>Tapez les numéros placés sous les dés à relancer, comme «&#x202f;2 3 5&#x202f;», ou H pour vous arrêter sur la main telle quelle.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Five of a kind pays {five}, four of a kind {four}, a straight {straight}, a full house {house}, three of a kind {three} and two pair {two}. Anything else pays nothing.</source>
        <translation>Cinq dés identiques paient {five}, un carré {four}, une suite {straight}, un full {house}, un brelan {three} et deux paires {two}. Rien d’autre ne paie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type Q to quit. If you quit during a hand, you lose its ante.</source>
        <translation>Tapez Q pour quitter. Si vous quittez au cours d’une main, vous en perdez la mise.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{name}: your move?</source>
        <translation>{name}&#xa0;: votre coup&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>You can type: {moves}</source>
        <translation>Vous pouvez taper&#xa0;: {moves}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what}: {allowed} (default: {default})</source>
        <translation>{what}&#xa0;: {allowed} (par défaut&#xa0;: {default})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what}: {allowed}</source>
        <translation>{what}&#xa0;: {allowed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what} (default: {default})</source>
        <translation>{what} (par défaut&#xa0;: {default})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Play</source>
        <comment>group of commands</comment>
        <translation>Jouer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Records and history</source>
        <translation>Relevés et historique</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Review, advice and odds</source>
        <translation>Analyse, conseils et probabilités</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Lab and contests</source>
        <translation>Laboratoire et concours</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/jobs/worker.py"/>
        <source>the worker process ended unexpectedly</source>
        <translation>le processus de calcul s’est arrêté de façon inattendue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/jobs/own_process.py"/>
        <source>the worker process could not be started</source>
        <translation>le processus de calcul n’a pas pu démarrer</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/dice.py"/>
        <source>This move rolls 1 die; faces given: {given}.</source>
        <comment>This move rolls {count} dice; faces given: {given}.</comment>
        <translation>
            <numerusform>Ce coup lance {count} dé&#x202f;; faces données&#xa0;: {given}.</numerusform>
            <numerusform>Ce coup lance {count} dés&#x202f;; faces données&#xa0;: {given}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal and the only die check out.</source>
        <comment>The seal and all {count} dice check out.</comment>
        <translation>
            <numerusform>Le sceau et {count} dé concordent.</numerusform>
            <numerusform>Le sceau et les {count} dés concordent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}. Second loss in a row: the turn ends with 1 round won</source>
        <comment>{reason}. Second loss in a row: the turn ends with {count} rounds won</comment>
        <translation>
            <numerusform>{reason}. Deuxième défaite de suite&#xa0;: le tour se termine avec {count} manche gagnée</numerusform>
            <numerusform>{reason}. Deuxième défaite de suite&#xa0;: le tour se termine avec {count} manches gagnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{sum} point</source>
        <comment>{sum} points</comment>
        <translation>
            <numerusform>{sum} point</numerusform>
            <numerusform>{sum} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You rolled 1 die: {points}</source>
        <comment>You rolled {count} dice: {points}</comment>
        <translation>
            <numerusform>Vous avez lancé {count} dé&#xa0;: {points}</numerusform>
            <numerusform>Vous avez lancé {count} dés&#xa0;: {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} rolled 1 die: {points}</source>
        <comment>{name} rolled {count} dice: {points}</comment>
        <translation>
            <numerusform>{name} a lancé {count} dé&#xa0;: {points}</numerusform>
            <numerusform>{name} a lancé {count} dés&#xa0;: {points}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You won, {high} to {low}</source>
        <translation>Vous avez gagné {high} à {low}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You lost, {low} to {high}</source>
        <translation>Vous avez perdu {low} à {high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} won, {high} to {low}</source>
        <translation>{name} a gagné {high} à {low}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You were 1 point short of {goal}</source>
        <comment>You were {count} points short of {goal}</comment>
        <translation>
            <numerusform>Il vous manquait {count} point pour atteindre {goal}</numerusform>
            <numerusform>Il vous manquait {count} points pour atteindre {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} was 1 point short of {goal}</source>
        <comment>{name} was {count} points short of {goal}</comment>
        <translation>
            <numerusform>Il manquait {count} point à {name} pour atteindre {goal}</numerusform>
            <numerusform>Il manquait {count} points à {name} pour atteindre {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>1 point: your biggest gain yet</source>
        <comment>{count} points: your biggest gain yet</comment>
        <translation>
            <numerusform>{count} point&#xa0;: votre plus gros gain jusqu’ici</numerusform>
            <numerusform>{count} points&#xa0;: votre plus gros gain jusqu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>1 point: the biggest gain yet for {name}</source>
        <comment>{count} points: the biggest gain yet for {name}</comment>
        <translation>
            <numerusform>{count} point&#xa0;: le plus gros gain de {name} jusqu’ici</numerusform>
            <numerusform>{count} points&#xa0;: le plus gros gain de {name} jusqu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You roll 1 die: {faces}  +{points}</source>
        <comment>You roll {count} dice: {faces}  +{points}</comment>
        <translation>
            <numerusform>Vous lancez {count} dé&#xa0;: {faces}  +{points}</numerusform>
            <numerusform>Vous lancez {count} dés&#xa0;: {faces}  +{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} rolls 1 die: {faces}  +{points}</source>
        <comment>{name} rolls {count} dice: {faces}  +{points}</comment>
        <translation>
            <numerusform>{name} lance {count} dé&#xa0;: {faces}  +{points}</numerusform>
            <numerusform>{name} lance {count} dés&#xa0;: {faces}  +{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>You turned {stake} into {bankroll} in 1 hand</source>
        <comment>You turned {stake} into {bankroll} in {count} hands</comment>
        <translation>
            <numerusform>Vous passez de {stake} à {bankroll} en {count} main</numerusform>
            <numerusform>Vous passez de {stake} à {bankroll} en {count} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>1 word per minute</source>
        <comment>{count} words per minute</comment>
        <translation>
            <numerusform>{count} mot par minute</numerusform>
            <numerusform>{count} mots par minute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>and 1 more</source>
        <comment>and {count} more</comment>
        <translation>
            <numerusform>et {count} autre</numerusform>
            <numerusform>et {count} autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>1 won</source>
        <comment>{count} won</comment>
        <translation>
            <numerusform>{count} victoire</numerusform>
            <numerusform>{count} victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>1 round won; has the dice</source>
        <comment>{count} rounds won; has the dice</comment>
        <translation>
            <numerusform>{count} manche gagnée&#x202f;; a les dés</numerusform>
            <numerusform>{count} manches gagnées&#x202f;; a les dés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{won} of 1 round won</source>
        <comment>{won} of {count} rounds won</comment>
        <translation>
            <numerusform>Manches gagnées&#xa0;: {won} sur {count}</numerusform>
            <numerusform>Manches gagnées&#xa0;: {won} sur {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins.</source>
        <comment>First to {count} points wins.</comment>
        <translation>
            <numerusform>Le premier à {count} point gagne.</numerusform>
            <numerusform>Le premier à {count} points gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins</source>
        <comment>First to {count} points wins</comment>
        <translation>
            <numerusform>Le premier à {count} point gagne</numerusform>
            <numerusform>Le premier à {count} points gagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins. How many dice?</source>
        <comment>First to {count} points wins. How many dice?</comment>
        <translation>
            <numerusform>Le premier à {count} point gagne. Combien de dés&#x202f;?</numerusform>
            <numerusform>Le premier à {count} points gagne. Combien de dés&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>A roll scores its sum, but only 1 if any die shows a 1</source>
        <translation>Un lancer rapporte sa somme, mais 1 seul point si un dé montre un 1</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>Broke after 1 hand</source>
        <comment>Broke after {count} hands</comment>
        <translation>
            <numerusform>À sec après {count} main</numerusform>
            <numerusform>À sec après {count} mains</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Cautious player</source>
        <translation>Joueur prudent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Careless player</source>
        <translation>Joueur insouciant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Keeps matching dice; holds a straight or a full house.</source>
        <translation>Garde les dés identiques&#x202f;; s’arrête sur une suite ou un full.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Holds any hand that pays; otherwise keeps a pair or the highest die.</source>
        <translation>S’arrête sur toute main qui paie&#x202f;; sinon, garde une paire ou le plus haut dé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Takes every hand as it comes and never re-rolls.</source>
        <translation>Prend chaque main comme elle vient, sans jamais relancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} quits mid-hand and loses the ante</source>
        <translation>{name} quitte en pleine main et perd la mise</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} leaves the table</source>
        <translation>{name} quitte la table</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>{name}: dice {faces}</source>
        <translation>{name}&#xa0;: dés {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Press Enter to play again, or type exit to leave:</source>
        <translation>Appuyez sur Entrée pour rejouer, ou tapez exit pour quitter&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>You left your unfinished game. {cost}</source>
        <translation>Vous avez quitté la partie interrompue. {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Dice sealed before the first roll: {seal}</source>
        <translation>Dés scellés avant le premier lancer&#xa0;: {seal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Your word: {word}</source>
        <translation>Votre mot&#xa0;: {word}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Enter on an empty line: go back to your choice.</source>
        <translation>Appuyez sur Entrée sans rien saisir pour revenir à votre choix.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Dice seed: {seed}</source>
        <translation>Graine des dés&#xa0;: {seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Your games are saved.</source>
        <translation>Vos parties sont enregistrées.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>another program is using the saved games</source>
        <translation>un autre programme utilise les parties enregistrées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Your games are being saved again.</source>
        <translation>Vos parties sont de nouveau enregistrées.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>exit, or end of input: leave; you can continue the game later.</source>
        <translation>exit, ou fin de la saisie&#xa0;: quitter&#x202f;; vous pourrez reprendre la partie plus tard.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>{name} already exists.</source>
        <translation>{name} existe déjà.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Undone.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>save FILE: write the record of this game to a file.</source>
        <translation>save FICHIER&#xa0;: écrire le relevé de cette partie dans un fichier.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>?: show what you can type now.</source>
        <translation>?&#xa0;: voir ce que vous pouvez taper maintenant.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>At any prompt, you can type</source>
        <translation>À chaque invite, vous pouvez taper</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>play {game} in this terminal</source>
        <translation>joue une partie de {game} dans ce terminal</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a casual game at a position, such as “{line}”</source>
        <translation>commence une partie amicale à une position donnée, comme «&#x202f;{line}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>this is a position of {other}, not of {game}</source>
        <translation>c’est une position de {other}, pas de {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Continuing the game you left.</source>
        <translation>Reprise de la partie interrompue.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Type ? for help or exit to leave; your game will be saved.</source>
        <translation>Tapez&#x202f;? pour l’aide ou exit pour quitter&#x202f;; votre partie sera enregistrée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>word TEXT: mix your own word into the dice (only before the first roll).</source>
        <translation>word TEXTE&#xa0;: mêler votre propre mot aux dés (avant le premier lancer seulement).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>U: undo your last move; redo: make it again.</source>
        <translation>U&#xa0;: annuler votre dernier coup&#x202f;; redo&#xa0;: le rejouer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the output cannot be written: {reason}</source>
        <translation>impossible d’écrire la sortie&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>Type “dicedesk COMMAND --help” for the options of a command.</source>
        <translation>Tapez «&#x202f;dicedesk COMMAND --help&#x202f;» pour voir les options d’une commande.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>there is no language “{code}”; choose from: {names}</source>
        <translation>aucune langue n’a le code «&#x202f;{code}&#x202f;»&#x202f;; choisissez parmi&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>print the version</source>
        <translation>affiche la version</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>print what works on this computer, for a bug report</source>
        <translation>affiche ce qui fonctionne sur cet ordinateur, pour un rapport de bogue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>the games folder (default: your own)</source>
        <translation>le dossier des parties (par défaut&#xa0;: le vôtre)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the colors of the window: {names} (default: your last choice)</source>
        <translation>les couleurs de la fenêtre&#xa0;: {names} (par défaut&#xa0;: votre dernier choix)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the language for this run: {names} (default: the terminal&apos;s)</source>
        <translation>la langue à utiliser cette fois&#xa0;: {names} (par défaut&#xa0;: celle du terminal)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/__init__.py"/>
        <source>Stopped.</source>
        <translation>Interrompu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>give the odds and house edge of every bet</source>
        <translation>donne, pour chaque mise, les probabilités et l’avantage de la maison</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>print one JSON object</source>
        <translation>affiche un objet JSON</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the point already set when bets are made: 4, 5, 6, 8, 9 or 10 (default: the average over all points)</source>
        <translation>le point déjà établi au moment de miser&#xa0;: 4, 5, 6, 8, 9 ou 10 (par défaut&#xa0;: la moyenne de tous les points)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the house rules: {names}, or one of these presets with changes, such as “preset=las-vegas maximum=1000”</source>
        <translation>les règles maison&#xa0;: {names}, ou l’un de ces préréglages avec des changements, comme «&#x202f;preset=las-vegas maximum=1000&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>split craps rolls into rounds</source>
        <translation>répartit des lancers de craps en manches</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>a file with one roll per line, such as “3 4” (default: standard input)</source>
        <translation>un fichier avec un lancer par ligne, comme «&#x202f;3 4&#x202f;» (par défaut&#xa0;: l’entrée standard)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>“edge” is the share of the money put down, commission included, that the house keeps each time the bet is won, lost or pushed. “a roll” is the same share for each roll with the bet on the table.</source>
        <translation>«&#x202f;edge&#x202f;» est la part de l’argent misé, commission comprise, que la maison garde chaque fois que la mise gagne, perd ou est rendue. «&#x202f;a roll&#x202f;» est la même part, pour chaque lancer où la mise est sur la table.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Bets that need a point are assumed to be made right after it is set; their figures are averages over all points, weighted by how often each comes up. --point gives the figures for a single point.</source>
        <translation>Les mises qui exigent un point sont supposées faites juste après qu’il a été établi&#x202f;; leurs chiffres sont des moyennes de tous les points, pondérées par la fréquence de chacun. --point donne les chiffres pour un seul point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Each bet is made, or is already on the table, at the given point.</source>
        <translation>Chaque mise est faite, ou déjà sur la table, pendant que ce nombre est le point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>{file}: line {line}: expected two faces from 1 to 6, separated by a space</source>
        <translation>{file}, ligne {line}&#xa0;: il faut deux faces de 1 à 6, séparées par une espace</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>none</source>
        <comment>no goal</comment>
        <translation>pas d’objectif</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>simulate a craps player and report how sessions end</source>
        <translation>simule un joueur de craps et indique comment finissent ses sessions</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the computer player</source>
        <translation>le joueur virtuel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>how many sessions to play</source>
        <translation>le nombre de sessions à jouer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the bankroll at which a session ends</source>
        <translation>la bankroll à laquelle une session s’arrête</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>a seed; the same seed gives the same dice (default: a new seed)</source>
        <translation>une graine&#x202f;; le même nombre donne les mêmes dés (par défaut&#xa0;: une nouvelle)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>The house does not take {bet} under these rules.</source>
        <translation>Ces règles n’acceptent pas {bet}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>Exact chance of going broke before reaching the goal, with no limit on rolls: {chance}</source>
        <translation>Probabilité exacte de finir à sec avant l’objectif, sans limite de lancers&#xa0;: {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>give the odds of winning with each main</source>
        <translation>donne les probabilités de gagner avec chaque base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>compare a simulation of each main with the exact odds</source>
        <translation>simule chaque base et compare les résultats aux probabilités exactes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>rounds to play with each main: 1 or more (default: you are asked)</source>
        <translation>les manches à jouer avec chaque base&#xa0;: 1 ou plus (par défaut&#xa0;: la question vous est posée)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Once there is a chance, the caster wins:</source>
        <translation>Une fois la chance fixée, le lanceur gagne&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Odds of winning at least this many rounds in a turn:</source>
        <translation>Probabilité de gagner au moins ce nombre de manches en un tour&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>Number of rounds: </source>
        <translation>Nombre de manches&#xa0;: </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>give the chance that one strategy beats another</source>
        <translation>donne la probabilité qu’une stratégie en batte une autre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>Chance that {name} beats {other}</source>
        <translation>Probabilité que {name} batte {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>play in this terminal</source>
        <translation>joue dans ce terminal</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a new game instead of continuing the last one</source>
        <translation>commence une nouvelle partie, même si une autre a été interrompue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a new game with your own dice and type in what they show</source>
        <translation>commence une partie avec vos propres dés&#x202f;; vous saisissez ce qu’ils montrent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>say what each choice of dice to keep pays, and how close the Major Award is</source>
        <translation>indique ce que rapporte chaque choix de dés à garder, et à quelle distance est le gros lot</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>0, 1 or 2</source>
        <translation>0, 1 ou 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Best play reaches the Major Award from $100 in {hands} hands on average.</source>
        <translation>À partir de 100&#xa0;$, le jeu optimal atteint le gros lot en {hands} mains en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not allowed; give a whole number, 1 or more</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas permis&#x202f;; indiquez un nombre entier, 1 ou plus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, to show the odds of the whole game)</source>
        <translation>les cinq dés lancés, chacun de 1 à 6 (par défaut&#xa0;: aucun, pour les probabilités de toute la partie)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Played for the highest average payout, a hand pays ${mean} on average (exactly {exact}).</source>
        <translation>Une main jouée de façon à maximiser le gain moyen rapporte {mean}&#xa0;$ en moyenne, exactement {exact}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>{dice} with 1 roll left:</source>
        <comment>{dice} with {count} rolls left:</comment>
        <translation>
            <numerusform>{dice}, {count} lancer restant&#xa0;:</numerusform>
            <numerusform>{dice}, {count} lancers restants&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Chance of each hand if you keep the best dice:</source>
        <translation>En gardant les meilleurs dés, on obtient&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>show a recorded game move by move</source>
        <translation>montre chaque étape d’un relevé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <source>check all saved games and their file</source>
        <translation>vérifie toutes les parties enregistrées et leur fichier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>show the cost of each choice and the luck of the dice</source>
        <translation>montre ce que chaque choix a coûté et ce que les dés ont donné</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <location filename="../../dicedesk/cli/review.py"/>
        <source>a record</source>
        <translation>un relevé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/review.py"/>
        <source>print one JSON object, or a list of them for several records</source>
        <translation>affiche un objet JSON&#x202f;; une liste pour plusieurs relevés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>check that the dice in a record match its seal</source>
        <translation>vérifie que les dés d’un relevé correspondent à son sceau</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>As in a casino</source>
        <translation>Comme au casino</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Every bet of a real craps table, paid as in Las Vegas.</source>
        <translation>Toutes les mises d’une vraie table de craps, payées comme à Las Vegas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>As in the textbook (for classes)</source>
        <translation>Comme dans le manuel (pour les cours)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Fewer bets, by the rules of the book “Building Skills”.</source>
        <translation>Moins de mises, selon les règles du livre «&#x202f;Building Skills&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>A new don&apos;t come bet on 12</source>
        <translation>Une nouvelle mise Don’t Come sur un 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: on the come-out, don&apos;t pass pushes on a 12; yet once there is a point, don&apos;t come wins on 2, 3 and 12.</source>
        <translation>Manuel&#xa0;: au come-out, Don’t Pass est rendue sur un 12&#x202f;; or, une fois le point établi, 2, 3 et 12 font tous gagner Don’t Come.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: don&apos;t come also pushes on a 12, because it is a don&apos;t pass bet with a later come-out. If the 12 paid, you would gain {gain} of each bet on average.</source>
        <translation>DiceDesk&#xa0;: Don’t Come est rendue elle aussi sur un 12, car c’est une mise Don’t Pass dont le come-out vient plus tard. Si elle gagnait, vous gagneriez en moyenne {gain} de chaque mise.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>What a come bet pays on its number</source>
        <translation>Ce que paie une mise Come sur son numéro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: a come bet moves to its number and pays 2:1, 3:2 or 6:5; yet it works like a pass bet, which pays 1:1.</source>
        <translation>Manuel&#xa0;: une mise Come passe sur son numéro et paie 2:1, 3:2 ou 6:5&#x202f;; or Come fonctionne comme Pass, et Pass paie 1:1.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: come and don&apos;t come always pay 1:1; only the odds you take or lay on them pay true odds. At true odds you would gain {gain} of each come bet on average.</source>
        <translation>DiceDesk&#xa0;: Come et Don’t Come paient toujours 1:1&#x202f;; seules les odds que vous y ajoutez paient la cote réelle. Si les mises Come la payaient, vous gagneriez en moyenne {gain} de chaque mise Come.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>What laying odds pays</source>
        <translation>Ce que paient les odds contre un numéro</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: laying odds pays 2:1, 3:2 or 6:5, the same as taking odds.</source>
        <translation>Manuel&#xa0;: les odds contre un numéro paient autant que les odds sur ce numéro, 2:1, 3:2 ou 6:5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: laying odds pays 1:2, 2:3 or 5:6. That is fair, because a 7 is more likely than the number. If you laid odds on 4 or 10 at 2:1, you would double your money on average.</source>
        <translation>DiceDesk&#xa0;: les odds contre un numéro paient 1:2, 2:3 ou 5:6. C’est équitable, car un 7 est plus probable que le numéro. À 2:1 contre 4 ou 10, vous doubleriez votre argent en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Come bets when their number becomes the point</source>
        <translation>Mises Come dont le numéro devient le point</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: the come-out roll returns come bets on its number; yet they stay up for the next round, and a come bet wins when its number rolls.</source>
        <translation>Manuel&#xa0;: le come-out rend les mises Come sur son numéro&#x202f;; or elles restent en jeu pour la manche suivante, et une mise Come gagne quand son numéro sort.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: the Building Skills rules give come and don&apos;t come bets back if their number becomes the point, because the textbook says so for this roll; that is why a come bet costs {edge} under these rules. Under the Las Vegas rules, come wins and don&apos;t come loses, as in casinos.</source>
        <translation>DiceDesk&#xa0;: les règles Building Skills rendent les mises Come et Don’t Come dont le numéro devient le point, car le manuel le dit pour ce lancer&#x202f;; c’est pourquoi Come y coûte {edge}. Avec les règles Las Vegas, Come gagne et Don’t Come perd, comme au casino.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>A new come bet when a 7 ends the round</source>
        <translation>Une nouvelle mise Come quand un 7 termine la manche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: in one place it says that don&apos;t come wins and every other bet loses; in another, that come wins and don&apos;t come loses.</source>
        <translation>Manuel&#xa0;: à un endroit, Don’t Come gagne et toutes les autres mises perdent&#x202f;; à un autre, Come gagne et Don’t Come perd.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: for a bet that has not moved, the 7 comes on its own come-out roll, so come wins and don&apos;t come loses. Bets that have moved do the opposite.</source>
        <translation>DiceDesk&#xa0;: pour une mise qui n’est pas encore passée sur un numéro, ce 7 tombe à son propre come-out&#xa0;: Come gagne donc et Don’t Come perd. Pour les mises déjà passées sur un numéro, c’est l’inverse.</translation>
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
        <translation>Simuler des manches de Hazard</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Simulate</source>
        <translation>Simuler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The number of rounds must be a whole number from 1 to {most}.</source>
        <translation>Le nombre de manches doit être un nombre entier de 1 à {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/long_work.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Canceled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Number of rounds</source>
        <translation>Nombre de manches</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation plays rounds with each main and compares the win rates with the exact ones.</source>
        <translation>La simulation joue des manches avec chaque base et compare les taux de victoire aux taux exacts.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The exact win rates are known without a simulation.</source>
        <translation>Les taux exacts sont connus sans simulation.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>One standard error, here {error}, is the typical size of random error. About 2 in 3 rates are within 1 standard error of the exact rate, and 19 in 20 are within 2.</source>
        <translation>Une erreur type, ici {error}, est l’écart habituel dû au hasard. Environ 2 taux sur 3 sont à moins de 1 erreur type du taux exact, 19 sur 20 à moins de 2.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation is finished.</source>
        <translation>La simulation est terminée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation failed: {reason}</source>
        <translation>La simulation a échoué&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>no saved games in {folder}</source>
        <translation>aucune partie enregistrée dans {folder}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>the games were saved by a newer version of DiceDesk</source>
        <translation>les parties viennent d’une version plus récente de DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>{file} is not a saved-games file</source>
        <translation>{file} n’est pas un fichier de parties enregistrées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>the saved games cannot be read: {reason}</source>
        <translation>impossible de lire les parties enregistrées&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>The saved-games file is damaged: {fault}</source>
        <translation>Le fichier des parties enregistrées est endommagé&#xa0;: {fault}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>{game} cannot be read.</source>
        <translation>{game} est illisible.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>{game}: {reason}</source>
        <translation>{game}&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>All moves in the only saved game are legal.</source>
        <comment>All moves in the {count} saved games are legal.</comment>
        <translation>
            <numerusform>Tous les coups de {count} partie enregistrée sont légaux.</numerusform>
            <numerusform>Tous les coups des {count} parties enregistrées sont légaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>The dice in 1 game match its seal.</source>
        <comment>The dice in {count} games match their seals.</comment>
        <translation>
            <numerusform>Les dés de {count} partie correspondent à son sceau.</numerusform>
            <numerusform>Les dés de {count} parties correspondent à leurs sceaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>1 game has no seal.</source>
        <comment>{count} games have no seal.</comment>
        <translation>
            <numerusform>{count} partie n’a pas de sceau.</numerusform>
            <numerusform>{count} parties n’ont pas de sceau.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>No saved games yet.</source>
        <translation>Aucune partie enregistrée pour l’instant.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>1 game was imported.</source>
        <comment>{count} games were imported.</comment>
        <translation>
            <numerusform>{count} partie a été importée.</numerusform>
            <numerusform>{count} parties ont été importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>1 caster</source>
        <comment>{count} casters</comment>
        <translation>
            <numerusform>{count} lanceur</numerusform>
            <numerusform>{count} lanceurs</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Lost</source>
        <translation>Perdue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Tied</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Not finished</source>
        <translation>Pas encore finie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Cannot be read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Counted</source>
        <translation>Comptée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Casual</source>
        <translation>Amicale</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>False dice</source>
        <translation>Dés falsifiés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Watched</source>
        <extracomment>What a game is that only computer players played.</extracomment>
        <translation>Regardée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Unknown game</source>
        <translation>Jeu inconnu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Left early</source>
        <translation>Quittée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Damaged</source>
        <translation>Endommagée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Imported</source>
        <translation>Importée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/past.py"/>
        <source>Best turn</source>
        <translation>Meilleur tour</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/past.py"/>
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>1 turn</source>
        <comment>{count} turns</comment>
        <translation>
            <numerusform>{count} tour</numerusform>
            <numerusform>{count} tours</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Fewest hands to the Major Award</source>
        <translation>Le moins de mains jusqu’au gros lot</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Left at {bankroll}</source>
        <translation>Quittée à {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Major Award with {bankroll}</source>
        <translation>Gros lot avec {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Broke with {bankroll}</source>
        <translation>À sec avec {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Left the table with {bankroll}</source>
        <translation>Table quittée avec {bankroll}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>{name} won the Major Award after 1 hand</source>
        <comment>{name} won the Major Award after {count} hands</comment>
        <translation>
            <numerusform>{name} a gagné le gros lot en {count} main</numerusform>
            <numerusform>{name} a gagné le gros lot en {count} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} went broke after 1 hand</source>
        <comment>{name} went broke after {count} hands</comment>
        <translation>
            <numerusform>{name} a fini à sec après {count} main</numerusform>
            <numerusform>{name} a fini à sec après {count} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} quit with {bankroll} after 1 hand</source>
        <comment>{name} quit with {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>{name} repart avec {bankroll} après {count} main</numerusform>
            <numerusform>{name} repart avec {bankroll} après {count} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>1 hand</source>
        <comment>{count} hands</comment>
        <translation>
            <numerusform>{count} main</numerusform>
            <numerusform>{count} mains</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search…</source>
        <translation>Rechercher…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Search for a name, a result (“won”), a date (“2026-11”), words in notes or “starred”</source>
        <translation>Rechercher un nom, un résultat («&#x202f;gagnée&#x202f;»), une date («&#x202f;2026-11&#x202f;»), des mots d’une note ou «&#x202f;étoilée&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Search games</source>
        <translation>Rechercher des parties</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>No finished games yet.</source>
        <translation>Aucune partie terminée pour l’instant.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Counted only</source>
        <translation>Comptées seulement</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>This game is no longer in the history.</source>
        <translation>Cette partie n’est plus dans l’historique.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <source>You can write notes once the game is over.</source>
        <translation>Vous pourrez écrire des notes quand la partie sera finie.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>The dice in this game check out.</source>
        <comment>The dice in each of the {count} games check out.</comment>
        <translation>
            <numerusform>Les dés de {count} partie concordent.</numerusform>
            <numerusform>Les dés des {count} parties concordent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>In 1 of {all} games, the dice check out.</source>
        <comment>In {count} of {all} games, the dice check out.</comment>
        <translation>
            <numerusform>Dans {count} partie sur {all}, les dés concordent.</numerusform>
            <numerusform>Dans {count} parties sur {all}, les dés concordent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game cannot be verified: its dice have no seal, or its seed is not revealed.</source>
        <comment>{count} games cannot be verified: their dice have no seal, or their seeds are not revealed.</comment>
        <translation>
            <numerusform>{count} partie ne peut pas être vérifiée&#xa0;: ses dés n’ont pas de sceau, ou sa graine n’est pas révélée.</numerusform>
            <numerusform>{count} parties ne peuvent pas être vérifiées&#xa0;: leurs dés n’ont pas de sceau, ou leur graine n’est pas révélée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>The dice in 1 game do not check out:</source>
        <comment>The dice in {count} games do not check out:</comment>
        <translation>
            <numerusform>Les dés de {count} partie ne concordent pas&#xa0;:</numerusform>
            <numerusform>Les dés de {count} parties ne concordent pas&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>{game}, {date}: {reason}</source>
        <translation>{game}, {date}&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>date unknown</source>
        <translation>date inconnue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Open record</source>
        <translation>Ouvrir le relevé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Delete (Del)</source>
        <translation>Supprimer (Suppr)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Send as a challenge…</source>
        <translation>Envoyer comme défi…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Send your answer…</source>
        <translation>Envoyer la réponse…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Compare two games</source>
        <translation>Comparer deux parties</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Write a note</source>
        <translation>Écrire une note</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Import files…</source>
        <translation>Importer des fichiers…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Import a folder…</source>
        <translation>Importer un dossier…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Sort by the current column</source>
        <translation>Trier selon la colonne actuelle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select two games that were played with the same dice.</source>
        <translation>Sélectionnez deux parties jouées avec les mêmes dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select one game that is over.</source>
        <translation>Sélectionnez une seule partie finie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select at most {most} games.</source>
        <translation>Sélectionnez au plus {most} parties.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>No games match. Choose “All games” or search for something else.</source>
        <translation>Aucune partie ne correspond. Choisissez «&#x202f;Toutes les parties&#x202f;» ou cherchez autre chose.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>No games yet. Every game you play will be listed here.</source>
        <translation>Pas encore de parties. Toutes celles que vous jouerez figureront ici.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>{count} selected</source>
        <translation>sélection&#xa0;: {count}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Any letter</source>
        <translation>N’importe quelle lettre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Go to the search box</source>
        <translation>Aller au champ de recherche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>{title} as a table</source>
        <translation>{title}&#xa0;: tableau</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Save {title}</source>
        <translation>Enregistrer&#xa0;: {title}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>All data (*.json)</source>
        <translation>Toutes les données (*.json)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>The chart could not be saved: {reason}</source>
        <translation>Le graphique n’a pas pu être enregistré&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>Chart saved as {name}</source>
        <translation>Graphique enregistré sous {name}</translation>
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
        <translation>Lecture des parties précédentes…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Calculating statistics…</source>
        <translation>Calcul des statistiques…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <location filename="../../dicedesk/ui/base/charts/views.py"/>
        <source>{title}: {value}</source>
        <translation>{title}&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/features/statistics.py"/>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Net winnings: {amount}</source>
        <translation>Gain net&#xa0;: {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Faces: {said}</source>
        <translation>Faces&#xa0;: {said}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of two dice: {said}</source>
        <translation>Sommes de deux dés&#xa0;: {said}</translation>
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
            <numerusform>{count} partie</numerusform>
            <numerusform>{count} parties</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{won} won, {lost} lost, {tied} tied ({share} won)</source>
        <translation>Gagnées&#xa0;: {won}, perdues&#xa0;: {lost}, nulles&#xa0;: {tied} ({share} de victoires)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>Something went wrong. Your game is saved.</source>
        <translation>Un problème est survenu. Votre partie est enregistrée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>Something went wrong. Not everything was saved.</source>
        <translation>Un problème est survenu. Tout n’a pas été enregistré.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>The details are in {file}.</source>
        <translation>Les détails sont dans {file}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>say what each choice in a position is worth, and why</source>
        <translation>indique ce que vaut chaque choix dans une position, et pourquoi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Flawless</source>
        <translation>Sans faute</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Strong</source>
        <translation>Solide</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Solid</source>
        <translation>Régulier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Uneven</source>
        <translation>Inégal</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Rough</source>
        <translation>Hasardeux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>inaccuracy</source>
        <translation>imprécision</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>good choices</source>
        <translation>bons choix</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{count} round</source>
        <comment>{count} rounds</comment>
        <translation>
            <numerusform>{count} manche</numerusform>
            <numerusform>{count} manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{count} hand</source>
        <comment>{count} hands</comment>
        <translation>
            <numerusform>{count} main</numerusform>
            <numerusform>{count} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{count} percentage point</source>
        <comment>{count} percentage points</comment>
        <translation>
            <numerusform>{count} point de pourcentage</numerusform>
            <numerusform>{count} points de pourcentage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>{count} cent per dollar</source>
        <comment>{count} cents per dollar</comment>
        <translation>
            <numerusform>{count} cent par dollar</numerusform>
            <numerusform>{count} cents par dollar</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This costs you {cost}.</source>
        <translation>Ce choix vous coûte {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>At {count} hand</source>
        <comment>At {count} hands</comment>
        <translation>
            <numerusform>Dès {count} main</numerusform>
            <numerusform>Dès {count} mains</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At {count} round</source>
        <comment>At {count} rounds</comment>
        <translation>
            <numerusform>Dès {count} manche</numerusform>
            <numerusform>Dès {count} manches</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>At {number}¢ per dollar</source>
        <translation>Dès {number}&#xa0;¢ par dollar</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At {count} percentage point</source>
        <comment>At {count} percentage points</comment>
        <translation>
            <numerusform>Dès {count} point de pourcentage</numerusform>
            <numerusform>Dès {count} points de pourcentage</numerusform>
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
        <translation>En moyenne, ces mises rapportent {share}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average the house keeps {share} of these bets.</source>
        <translation>En moyenne, la maison garde {share} de ces mises.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost: {cost}, in the only choice that mattered.</source>
        <comment>Average cost: {cost}, over {count} choices that mattered.</comment>
        <translation>
            <numerusform>Coût&#xa0;: {cost}, pour {count} choix qui comptait.</numerusform>
            <numerusform>Coût moyen&#xa0;: {cost}, sur les {count} choix qui comptaient.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll and bets were then worth {amount} less.</source>
        <translation>La bankroll et les mises valaient ensuite {amount} de moins.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll and bets were then worth {amount} more.</source>
        <translation>La cagnotte et les mises valaient ensuite {amount} de plus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>By the rules of this table, that gains {amount} on average.</source>
        <translation>D’après les règles de cette table, cela rapporte {amount} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>That costs {amount} on average.</source>
        <translation>Cela coûte {amount} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average your bets gain {paid}. The dice gave you {luck}, so the total is {won}.</source>
        <translation>En moyenne, vos mises rapportent {paid}. Les dés vous ont donné {luck}&#xa0;: le total est donc de {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average {name}&apos;s bets gain {paid}. The dice gave {luck}, so the total is {won}.</source>
        <translation>En moyenne, les mises de {name} rapportent {paid}. Les dés ont donné {luck}&#xa0;: le total est donc de {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average your bets cost {paid}. The dice gave you {luck}, so the total is {won}.</source>
        <translation>En moyenne, vos mises coûtent {paid}. Les dés vous ont donné {luck}&#xa0;: le total est donc de {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average {name}&apos;s bets cost {paid}. The dice gave {luck}, so the total is {won}.</source>
        <translation>En moyenne, les mises de {name} coûtent {paid}. Les dés ont donné {luck}&#xa0;: le total est donc de {won}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Costs are compared with rolling; a cost below $0 is a gain.</source>
        <translation>Les coûts sont comparés à un simple lancer&#x202f;; un coût inférieur à 0&#xa0;$ est un gain.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Pass, come and don&apos;t bets</source>
        <translation>Pass, Come et Don’t</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bets on numbers</source>
        <translation>Mises sur les numéros</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Propositions and hardways</source>
        <translation>Propositions et hardways</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, your choices cost {cost}, and you ended at {result}.</source>
        <translation>Vous partiez de {start}. Les dés vous ont donné {dice}, vos choix ont coûté {cost}, et vous avez fini à {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, your choices cost {cost}, and you are now at {result}.</source>
        <translation>Vous partiez de {start}. Les dés vous ont donné {dice}, vos choix ont coûté {cost}, et vous en êtes à {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, and your opponent&apos;s choices gave you {gifts}. Your own choices cost {cost}, and you ended at {result}.</source>
        <translation>Vous partiez de {start}. Les dés vous ont donné {dice} et les choix de votre adversaire {gifts}. Vos propres choix ont coûté {cost}, et vous avez fini à {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, and your opponent&apos;s choices gave you {gifts}. Your own choices cost {cost}, and you are now at {result}.</source>
        <translation>Vous partiez de {start}. Les dés vous ont donné {dice} et les choix de votre adversaire {gifts}. Vos propres choix ont coûté {cost}, et vous en êtes à {result}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>1 choice was a mistake or a blunder.</source>
        <comment>{count} choices were mistakes or blunders.</comment>
        <translation>
            <numerusform>{count} choix était une erreur ou une gaffe.</numerusform>
            <numerusform>{count} choix étaient des erreurs ou des gaffes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, end {result}.</source>
        <translation>{name}&#xa0;: début {start}, dés {dice}, choix {choices}, fin {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, now {result}.</source>
        <translation>{name}&#xa0;: début {start}, dés {dice}, choix {choices}, maintenant {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, opponents&apos; choices {gifts}, end {result}.</source>
        <translation>{name}&#xa0;: début {start}, dés {dice}, choix {choices}, choix adverses {gifts}, fin {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, opponents&apos; choices {gifts}, now {result}.</source>
        <translation>{name}&#xa0;: début {start}, dés {dice}, choix {choices}, choix adverses {gifts}, maintenant {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win fell from {before} to {after}.</source>
        <translation>Vos chances de gagner sont tombées de {before} à {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win rose from {before} to {after}.</source>
        <translation>Vos chances de gagner sont montées de {before} à {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win fell from {before} to {after}.</source>
        <translation>{name} a vu ses chances de gagner tomber de {before} à {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win rose from {before} to {after}.</source>
        <translation>{name} a vu ses chances de gagner monter de {before} à {after}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have won 1 more game in {games}.</source>
        <comment>“{choice}” would have won {count} more games in {games}.</comment>
        <translation>
            <numerusform>«&#x202f;{choice}&#x202f;» aurait fait gagner {count} partie de plus sur {games}.</numerusform>
            <numerusform>«&#x202f;{choice}&#x202f;» aurait fait gagner {count} parties de plus sur {games}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>under {percent}%</source>
        <translation>moins de {percent}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>over {percent}%</source>
        <translation>plus de {percent}&#xa0;%</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have been worth {amount} more in the whole game, on average.</source>
        <translation>«&#x202f;{choice}&#x202f;» aurait rapporté {amount} de plus en moyenne sur toute la partie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Now: {value} expected overall.</source>
        <translation>Maintenant&#xa0;: {value} attendues au total.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}: {result}, par is {par}.</source>
        <translation>{name}&#xa0;: {result}&#x202f;; le par est de {par}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}: {result} expected now, par is {par}.</source>
        <translation>{name}&#xa0;: {result} attendues maintenant&#x202f;; le par est de {par}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{result}, par is {par}.</source>
        <translation>{result}&#x202f;; le par est de {par}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost nothing.</source>
        <translation>Vos choix n’ont rien coûté.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The roll put {award} farther away by {amount} on average.</source>
        <translation>Après ce lancer, il fallait en moyenne {amount} de plus qu’avant pour arriver à {award}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The roll brought {award} closer by {amount} on average.</source>
        <translation>Après ce lancer, il fallait en moyenne {amount} de moins qu’avant pour arriver à {award}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>“{choice}” would have reached {award} 1 hand sooner on average.</source>
        <comment>“{choice}” would have reached {award} {count} hands sooner on average.</comment>
        <translation>
            <numerusform>Avec «&#x202f;{choice}&#x202f;», on aurait atteint {award} {count} main plus tôt en moyenne.</numerusform>
            <numerusform>Avec «&#x202f;{choice}&#x202f;», on aurait atteint {award} {count} mains plus tôt en moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>That counts as {result}: {played} played, and {missed} for not reaching {award}. Par is {par}.</source>
        <translation>Cela compte pour {result}&#xa0;: {played}, plus {missed} de pénalité faute d’avoir atteint {award}. Le par est de {par}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost you 1 hand, your choices {choices}.</source>
        <comment>The dice cost you {count} hands, your choices {choices}.</comment>
        <translation>
            <numerusform>Les dés vous ont coûté {count} main, vos choix {choices}.</numerusform>
            <numerusform>Les dés vous ont coûté {count} mains, vos choix {choices}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost 1 hand.</source>
        <comment>Your choices cost {count} hands.</comment>
        <translation>
            <numerusform>Vos choix vous ont coûté {count} main.</numerusform>
            <numerusform>Vos choix vous ont coûté {count} mains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost 1 hand.</source>
        <comment>{name}&apos;s choices cost {count} hands.</comment>
        <translation>
            <numerusform>Les choix de {name} ont coûté {count} main.</numerusform>
            <numerusform>Les choix de {name} ont coûté {count} mains.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost less than a hand.</source>
        <translation>Vos choix vous ont coûté moins d’une main.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost less than a hand.</source>
        <translation>Les choix de {name} ont coûté moins d’une main.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost nothing.</source>
        <translation>Les choix de {name} n’ont rien coûté.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost you 1 hand.</source>
        <comment>The dice cost you {count} hands.</comment>
        <translation>
            <numerusform>Les dés vous ont coûté {count} main.</numerusform>
            <numerusform>Les dés vous ont coûté {count} mains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost {name} 1 hand.</source>
        <comment>The dice cost {name} {count} hands.</comment>
        <translation>
            <numerusform>Les dés ont coûté {count} main à {name}.</numerusform>
            <numerusform>Les dés ont coûté {count} mains à {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice saved you 1 hand.</source>
        <comment>The dice saved you {count} hands.</comment>
        <translation>
            <numerusform>Les dés vous ont épargné {count} main.</numerusform>
            <numerusform>Les dés vous ont épargné {count} mains.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice saved {name} 1 hand.</source>
        <comment>The dice saved {name} {count} hands.</comment>
        <translation>
            <numerusform>Les dés ont épargné {count} main à {name}.</numerusform>
            <numerusform>Les dés ont épargné {count} mains à {name}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice were average.</source>
        <translation>Les dés ont été dans la moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with no pair</source>
        <translation>Dés gardés sans paire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with one pair</source>
        <translation>Dés gardés avec une paire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with two pair</source>
        <translation>Dés gardés avec deux paires</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with three of a kind</source>
        <translation>Dés gardés avec un brelan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with better hands</source>
        <translation>Dés gardés avec de meilleures mains</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>inaccuracies</source>
        <translation>imprécisions</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>mistakes</source>
        <translation>erreurs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>blunders</source>
        <translation>gaffes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{number} percentage points</source>
        <translation>{number} points de pourcentage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{number} hands</source>
        <translation>{number} mains</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{number} rounds</source>
        <translation>{number} manches</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>1 choice was expensive.</source>
        <comment>{count} choices were expensive.</comment>
        <translation>
            <numerusform>{count} choix a coûté cher.</numerusform>
            <numerusform>{count} choix ont coûté cher.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>there is no coach for {game}</source>
        <translation>{game} n’a pas d’entraîneur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>This game is not finished; the review covers the moves so far.</source>
        <translation>Cette partie n’est pas finie&#x202f;; l’analyse porte sur les coups joués jusqu’ici.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice in this record do not match its seal.</source>
        <translation>Les dés de ce relevé ne sont pas ceux qui étaient scellés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Too few dice to tell yet</source>
        <translation>Encore trop peu de dés pour juger</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{game}: {figure}</source>
        <translation>{game}&#xa0;: {figure}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Longest winning streak: 1 win</source>
        <comment>Longest winning streak: {count} wins</comment>
        <translation>
            <numerusform>Plus longue série&#xa0;: {count} victoire</numerusform>
            <numerusform>Plus longue série&#xa0;: {count} victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Current streak: 1 win</source>
        <comment>Current streak: {count} wins</comment>
        <translation>
            <numerusform>Série en cours&#xa0;: {count} victoire</numerusform>
            <numerusform>Série en cours&#xa0;: {count} victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Current streak: 1 loss</source>
        <comment>Current streak: {count} losses</comment>
        <translation>
            <numerusform>Série en cours&#xa0;: {count} défaite</numerusform>
            <numerusform>Série en cours&#xa0;: {count} défaites</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{played}: {counted} counted, {casual} casual, {left} left early</source>
        <translation>{played}&#x202f;; comptées&#xa0;: {counted}, amicales&#xa0;: {casual}, quittées&#xa0;: {left}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Longest losing streak: 1 loss</source>
        <comment>Longest losing streak: {count} losses</comment>
        <translation>
            <numerusform>Plus longue série de défaites&#xa0;: {count}</numerusform>
            <numerusform>Plus longue série de défaites&#xa0;: {count}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Consistent with fair dice</source>
        <translation>Compatible avec des dés équilibrés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Unusual for fair dice</source>
        <translation>Inhabituel pour des dés équilibrés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Very unlikely with fair dice</source>
        <translation>Très improbable avec des dés équilibrés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice always differ by at least this much</source>
        <translation>des dés équilibrés donnent toujours un écart au moins aussi grand</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much 1 time in 100</source>
        <comment>fair dice differ by at least this much {count} times in 100</comment>
        <translation>
            <numerusform>des dés équilibrés donnent un écart au moins aussi grand {count} fois sur 100</numerusform>
            <numerusform>des dés équilibrés donnent un écart au moins aussi grand {count} fois sur 100</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much 1 time in 10,000</source>
        <comment>fair dice differ by at least this much {count} times in 10,000</comment>
        <translation>
            <numerusform>des dés équilibrés donnent un écart au moins aussi grand {count} fois sur 10&#x202f;000</numerusform>
            <numerusform>des dés équilibrés donnent un écart au moins aussi grand {count} fois sur 10&#x202f;000</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much in under 1 case in 10,000</source>
        <translation>des dés équilibrés donnent un écart au moins aussi grand moins d’une fois sur 10&#x202f;000</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>{verdict} ({counted})</source>
        <translation>{verdict} ({counted})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>{verdict} ({counted}; {likelihood})</source>
        <translation>{verdict} ({counted}&#x202f;; {likelihood})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>five of a kind</source>
        <translation>cinq identiques</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>four of a kind</source>
        <translation>carré</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a straight</source>
        <translation>suite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a full house</source>
        <translation>full</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>three of a kind</source>
        <translation>brelan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>two pair</source>
        <translation>deux paires</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Play a hand: it costs {ante} and pays {pay} on average.</source>
        <translation>Jouer une main&#xa0;: elle coûte {ante} et rapporte {pay} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Quit: the game ends without the Major Award.</source>
        <translation>Quitter&#xa0;: la partie se termine sans le gros lot.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: cannot make a hand that pays.</source>
        <translation>{choice}&#xa0;: aucune main qui paie n’est possible.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Hold</source>
        <translation>S’arrêter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely results, {share} each: {hands}.</source>
        <translation>Résultats les plus probables, {share} chacun&#xa0;: {hands}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely result: {hand} ({share}), leaving {money}, which is too little for another hand.</source>
        <translation>Résultat le plus probable&#xa0;: {hand} ({share}), ce qui laisse {money}, trop peu pour une autre main.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely result: {hand} ({share}), leaving {money}.</source>
        <translation>Résultat le plus probable&#xa0;: {hand} ({share}), ce qui laisse {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The second re-roll is assumed to follow best play.</source>
        <translation>Le jeu optimal choisit les dés de la deuxième relance.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>A game that misses the award can be short. So, when choices are compared, a penalty is added: {hands} hands times the chance of missing the award. The other numbers here leave the penalty out.</source>
        <translation>Une partie qui manque le gros lot peut être courte. Pour comparer les choix, une pénalité est donc ajoutée&#xa0;: {hands} mains multipliées par la probabilité de manquer le gros lot. Les autres nombres affichés ici sont sans pénalité.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: these dice pay nothing.</source>
        <translation>S’arrêter&#xa0;: ces dés ne rapportent rien.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: makes {hand} {times}% of the time and pays {pay} on average.</source>
        <translation>{choice}&#xa0;: {hand} dans {times}&#xa0;% des cas&#x202f;; la main rapporte {pay} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: makes {hand} or better {times}% of the time and pays {pay} on average.</source>
        <translation>{choice}&#xa0;: {hand} ou mieux dans {times}&#xa0;% des cas&#x202f;; la main rapporte {pay} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay} and wins the Major Award.</source>
        <translation>S’arrêter&#xa0;: {hand} rapporte {pay} et fait gagner le gros lot.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay}, and no re-roll pays more on average.</source>
        <translation>S’arrêter&#xa0;: {hand} rapporte {pay}, et aucune relance ne rapporte plus en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay}.</source>
        <translation>S’arrêter&#xa0;: {hand} rapporte {pay}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: wins the award {times}% of the time. “{other}” pays more on average but wins it only {others}% of the time.</source>
        <translation>{choice}&#xa0;: gagne le gros lot dans {times}&#xa0;% des cas. «&#x202f;{other}&#x202f;» rapporte plus en moyenne, mais ne le gagne que dans {others}&#xa0;% des cas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep {dice}</source>
        <translation>Garder {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{ways} {price}</source>
        <translation>{ways} {price}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet is worth exactly its chips: taking it down changes nothing on average.</source>
        <translation>Cette mise vaut exactement ses jetons&#xa0;: la retirer ne change rien en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Odds bets pay true odds.</source>
        <translation>Les odds paient la cote réelle.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} costs nothing on average.</source>
        <translation>Une mise de {amount} ne coûte rien en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} gains {money} on average each time it is settled.</source>
        <translation>Une mise de {amount} rapporte en moyenne {money} chaque fois qu’elle est réglée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} costs {money} on average each time it is settled.</source>
        <translation>Une mise de {amount} coûte en moyenne {money} chaque fois qu’elle est réglée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This saves {money} on average.</source>
        <translation>Cela fait économiser {money} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>The bet is off on this come-out roll.</source>
        <translation>Inactive à ce come-out.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{off} {ways} {price}</source>
        <translation>{off} {ways} {price}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>The roll itself costs nothing: a bet&apos;s cost counts when the bet is made.</source>
        <translation>Le lancer lui-même ne coûte rien&#xa0;: le coût d’une mise compte quand on la fait.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet would still cost {money} on average: taking it down saves that much.</source>
        <translation>Cette mise coûterait encore {money} en moyenne&#xa0;: la retirer économise cette somme.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet is worth {money} more than its chips: taking it down costs that much.</source>
        <translation>Cette mise vaut {money} de plus que ses jetons&#xa0;: la retirer coûte cette somme.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This costs {money} on average.</source>
        <translation>Cela coûte {money} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This changes nothing on average.</source>
        <translation>Cela ne change rien en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>All statistics…</source>
        <translation>Toutes les statistiques…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Practice your mistakes</source>
        <translation>Travailler vos erreurs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>give the rounds won on average with each main</source>
        <translation>donne le nombre moyen de manches gagnées avec chaque base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the main of the round, once it is chosen</source>
        <translation>la base de la manche, une fois choisie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the chance, once there is one</source>
        <translation>la chance, dès qu’il y en a une</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>rounds you have just lost in a row</source>
        <translation>les manches que vous venez de perdre de suite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>0 or 1</source>
        <translation>0 ou 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>a chance needs its main; add --main N</source>
        <translation>une chance ne va pas sans sa base&#x202f;; ajoutez --main N</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/replay.py"/>
        <source>This is a replay. To play from here, choose “Play on from here”.</source>
        <translation>Vous revoyez une partie. Pour jouer à partir d’ici, choisissez «&#x202f;Reprendre d’ici&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/replay.py"/>
        <source>The record ends here.</source>
        <translation>Le relevé s’arrête ici.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture saved as {name}</source>
        <translation>Image enregistrée sous {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>The picture could not be saved as {name}</source>
        <translation>L’image n’a pas pu être enregistrée sous {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Replay of {game}</source>
        <translation>Revoir&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Keep…</source>
        <translation>Conserver…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Play on from here</source>
        <translation>Reprendre d’ici</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Practice it</source>
        <translation>S’y entraîner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>This cannot be set up: {reason}</source>
        <translation>Position impossible à mettre en place&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position copied</source>
        <translation>Position copiée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position kept</source>
        <translation>Position conservée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Any position: {game}</source>
        <translation>Position au choix&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Without names, everyone plays perfectly.</source>
        <translation>Sans noms, chacun joue parfaitement.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The position could not be saved: {reason}</source>
        <translation>La position n’a pas pu être enregistrée&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>No positions yet</source>
        <translation>Pas encore de position</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The position in one line: type or paste another one (Ctrl+P)</source>
        <translation>La position sur une ligne&#xa0;: saisissez-en ou collez-en une autre (Ctrl+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Copy this line (Ctrl+C)</source>
        <translation>Copier cette ligne (Ctrl+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The last positions, and those you kept</source>
        <translation>Les dernières positions, et celles que vous avez conservées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Pin this position and compare others with it</source>
        <translation>Épingler cette position pour y comparer les autres</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Find the best choice as an exercise</source>
        <translation>En faire un exercice&#xa0;: chercher le meilleur choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Start a casual game from this position</source>
        <translation>Commencer une partie amicale à partir de cette position</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Note (optional)</source>
        <translation>Note (facultative)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Copy (Ctrl+C) or save (Ctrl+S) a picture of the table</source>
        <translation>Copier (Ctrl+C) ou enregistrer (Ctrl+S) une image de la table</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Start a casual game from this position with new dice</source>
        <translation>Commencer ici une partie amicale avec de nouveaux dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Show details (D)</source>
        <translation>Montrer les détails (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Open a saved question…</source>
        <translation>Ouvrir une question enregistrée…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Save data…</source>
        <translation>Enregistrer les données…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Save picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Choose a question (in the list)</source>
        <translation>Choisir une question (dans la liste)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Ask (in a text field)</source>
        <translation>Poser la question (dans un champ)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture copied</source>
        <translation>Image copiée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{game} move {place}</source>
        <translation>{game} coup {place}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>You will leave your current game.</source>
        <translation>Vous quitterez votre partie en cours.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>A challenge is a casual game.</source>
        <translation>Un défi est une partie amicale.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Ask once more to set up this position; this game then no longer counts</source>
        <translation>Encore une fois pour mettre cette position en place&#xa0;: cette partie ne comptera plus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Play it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Comparing the games…</source>
        <translation>Comparaison des parties…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This game is not available here.</source>
        <translation>Ce jeu n’est pas disponible ici.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Casual game from a position</source>
        <translation>Partie amicale à partir d’une position</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>The day of this challenge has not started yet.</source>
        <translation>Le jour de ce défi n’a pas encore commencé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This challenge cannot be played.</source>
        <translation>Ce défi ne peut pas être joué.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>The games cannot be compared: {reason}</source>
        <translation>Les parties ne peuvent pas être comparées&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>this game is not available here</source>
        <translation>son jeu n’est pas disponible ici</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This record cannot be replayed: {reason}</source>
        <translation>Ce relevé ne peut pas être revu&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Press the button again to leave your current game and play on from here</source>
        <translation>Appuyez encore sur le bouton pour quitter votre partie en cours et reprendre celle-ci</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>import game records into the history</source>
        <translation>importe des relevés de parties dans l’historique</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/history.py"/>
        <source>a record, or a folder of records</source>
        <translation>un relevé, ou un dossier de relevés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import game records</source>
        <translation>Importer des relevés de parties</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Errors in the records</source>
        <translation>Erreurs dans les relevés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/long_work.py"/>
        <source>Wait until this is done, or cancel it.</source>
        <translation>Attendez que ce soit terminé, ou annulez.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>The last 7 days</source>
        <translation>Les 7 derniers jours</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>The last 30 days</source>
        <translation>Les 30 derniers jours</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Any result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Any opponent</source>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>The games could not be saved: {reason}</source>
        <translation>Les parties n’ont pas pu être enregistrées&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet wins {money}</source>
        <translation>{first} et {second}&#xa0;: la mise gagne {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet loses {money}</source>
        <translation>{first} et {second}&#xa0;: la mise perd {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}: {mean} on the next roll</source>
        <translation>{bet}, {amount}&#xa0;: {mean} au prochain lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The roll paid {won}, but other bets lost {lost}.</source>
        <translation>Le lancer a rapporté {won}, mais d’autres mises ont perdu {lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins in {wins} of 36 ways, loses in {losses} and pushes in {pushes}.</source>
        <translation>Le prochain lancer gagne dans {wins} cas sur 36, perd dans {losses} et rend la mise dans {pushes}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins in {wins} of 36 ways and loses in {losses}.</source>
        <translation>Le prochain lancer gagne dans {wins} cas sur 36 et perd dans {losses}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Any other roll decides nothing.</source>
        <translation>Tout autre lancer ne décide rien.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet stays up when it wins, so it is settled {times} times on average before it leaves the table.</source>
        <translation>Cette mise reste en jeu quand elle gagne&#xa0;: elle est réglée {times} fois en moyenne avant d’être perdue.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and costs nothing.</source>
        <translation>En moyenne, cette mise reste en jeu pendant {rolls} lancers et ne coûte rien.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and gains {money}.</source>
        <translation>En moyenne, cette mise reste en jeu pendant {rolls} lancers et rapporte {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and costs {money}.</source>
        <translation>En moyenne, cette mise reste en jeu pendant {rolls} lancers et coûte {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it costs nothing on average.</source>
        <translation>Refaite sans cesse pendant une heure ({rolls} lancers, come-out compris), cette mise ne coûte rien en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it gains {money} on average.</source>
        <translation>Refaite sans cesse pendant une heure ({rolls} lancers, come-out compris), cette mise rapporte {money} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it costs {money} on average.</source>
        <translation>Refaite sans cesse pendant une heure ({rolls} lancers, come-out compris), cette mise coûte {money} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You pay the commission again on each new bet.</source>
        <translation>Vous payez de nouveau la commission à chaque nouvelle mise.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Each new bet starts without a number.</source>
        <translation>Chaque nouvelle mise commence sans numéro.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>What a new bet costs or gains depends on the point.</source>
        <translation>Ce qu’une nouvelle mise coûte ou rapporte dépend du point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet is off on come-out rolls: they count toward the rolls per hour but do not settle the bet.</source>
        <translation>Cette mise est inactive au come-out&#xa0;: ces lancers comptent parmi ceux de l’heure, mais ne règlent pas la mise.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You can make this bet only before a come-out roll.</source>
        <translation>Vous ne pouvez faire cette mise qu’avant un come-out.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You cannot make this bet before a come-out roll or while the point is {number}.</source>
        <translation>Vous ne pouvez faire cette mise ni avant un come-out, ni tant que le point est {number}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You cannot make this bet before a come-out roll.</source>
        <translation>Vous ne pouvez pas faire cette mise avant un come-out.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>the bet pushes</source>
        <translation>la mise est rendue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>no decision</source>
        <translation>la mise n’est pas réglée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet pushes</source>
        <translation>{first} et {second}&#xa0;: la mise est rendue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: no decision</source>
        <translation>{first} et {second}&#xa0;: la mise n’est pas réglée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet pushes if its number becomes the next point.</source>
        <translation>Cette mise est rendue si son numéro devient le prochain point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>These amounts cover the bet until it leaves the table, not just the next roll.</source>
        <translation>Ces montants valent jusqu’à ce que la mise soit définitivement réglée, et pas seulement pour le prochain lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>wins {money}</source>
        <translation>gagne {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Of the pass, come, don&apos;t and odds bets available now, the most profitable is {bet}. {why}</source>
        <translation>Parmi les mises Pass, Come, Don’t et les odds possibles maintenant, la plus rentable est {bet}. {why}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Of the pass, come, don&apos;t and odds bets available now, the cheapest is {bet}. {why}</source>
        <translation>Parmi les mises Pass, Come, Don’t et les odds possibles maintenant, la moins chère est {bet}. {why}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>loses {money}</source>
        <translation>perd {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Costs are in percentage points of your chance to win: a choice that takes it from 50% to 47% costs 3.</source>
        <translation>Les coûts sont en points de pourcentage de vos chances de gagner&#xa0;: un choix qui les fait passer de 50&#xa0;% à 47&#xa0;% en coûte 3.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Swaps</source>
        <translation>Trocs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Late game</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>How many dice</source>
        <translation>Combien de dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Costs are in rounds won per turn; even the worst main costs less than a fiftieth of a round.</source>
        <translation>Les coûts sont en manches gagnées par tour&#x202f;; même la pire base coûte moins d’un cinquantième de manche.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Costs are in cents per dollar bet, on average.</source>
        <translation>Les coûts sont en cents par dollar misé, en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Coach</source>
        <translation>Entraîneur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Show the chances (B)</source>
        <translation>Montrer les chances (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Warn me</source>
        <translation>M’avertir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>When asked</source>
        <translation>Sur demande</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to win with 1 die</source>
        <comment>{chance} to win with {count} dice</comment>
        <translation>
            <numerusform>{chance} de chances de gagner avec {count} dé</numerusform>
            <numerusform>{chance} de chances de gagner avec {count} dés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to win with Free Bacon</source>
        <translation>{chance} de chances de gagner avec le bacon gratuit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Assumes you both play perfectly from here.</source>
        <translation>En supposant que vous jouez tous deux parfaitement d’ici à la fin.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Play anyway (Enter)</source>
        <translation>Jouer quand même (Entrée)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Think again (Esc)</source>
        <translation>Réfléchir encore (Échap)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Show me (B)</source>
        <translation>Montrez-moi (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Ask once more for a hint; this game then no longer counts</source>
        <translation>Encore une fois pour un conseil&#xa0;: cette partie ne comptera plus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Press B when you want the coach.</source>
        <translation>Appuyez sur B pour consulter l’entraîneur.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Ask once more for the calculation; this game then no longer counts</source>
        <translation>Encore une fois pour voir le calcul&#xa0;: cette partie ne comptera plus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>{name}&apos;s choice: {choice}.</source>
        <translation>Choix de {name}&#xa0;: {choice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>{name}&apos;s choice: {choice}. It costs {cost}.</source>
        <translation>Choix de {name}&#xa0;: {choice}. Il coûte {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>the commission</source>
        <translation>la commission</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet is settled {times} times on average, so the percentages add up to more than 100%.</source>
        <translation>Cette mise est réglée {times} fois en moyenne&#xa0;: la somme des pourcentages dépasse donc 100&#xa0;%.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>All bets: {value}</source>
        <translation>Toutes les mises&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If {bet} stays up: {what}</source>
        <translation>Si {bet} reste en jeu&#xa0;: {what}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}: {value}</source>
        <translation>{bet}, {amount}&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Bar chart of how often each result happens</source>
        <translation>Fréquence de chaque résultat, en barres</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>What can happen, and what each result adds</source>
        <translation>Ce qui peut arriver, et ce que chaque résultat apporte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>What happens</source>
        <translation>Ce qui arrive</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>How often</source>
        <translation>Fréquence</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Adds</source>
        <translation>Apport</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/card.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>How this number is calculated</source>
        <translation>Calcul de ce nombre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Calculating…</source>
        <translation>Calcul en cours…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Better choice</source>
        <translation>Choix meilleur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Next best choice</source>
        <translation>Choix moins bon</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>show a Hog strategy&apos;s win rate and costliest choices</source>
        <translation>indique le taux de victoire d’une stratégie de Hog et ce qu’elle coûte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>the strategy, or “best” for the best response to the opponent</source>
        <translation>la stratégie, ou best pour la meilleure réponse à l’adversaire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>write a CSV file with the strategy&apos;s choice at each score and the cost of each choice</source>
        <translation>écrit un fichier CSV avec le choix de la stratégie à chaque score et le coût de chaque choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} n’a pas pu être écrit&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Strategy</source>
        <translation>Stratégie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many games to simulate; each strategy goes first in half of them.</source>
        <translation>Le nombre de parties à simuler&#x202f;; chaque stratégie en commence la moitié.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: strategy vs. strategy</source>
        <translation>Hog&#xa0;: stratégie contre stratégie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Map</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Dice rolled</source>
        <translation>Dés lancés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>How the strategies differ</source>
        <translation>Différences entre les stratégies</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost of choices</source>
        <translation>Coût des choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent&apos;s score</source>
        <translation>Score de l’adversaire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>{map}: {name} against {other}</source>
        <translation>{map}&#xa0;: {name} contre {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Strategy&apos;s score</source>
        <translation>Score de la stratégie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Hog strategies</source>
        <translation>Stratégies de Hog</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Colors</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Costliest positions</source>
        <translation>Positions coûteuses</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Comparing the strategies…</source>
        <translation>Comparaison des stratégies…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>The strategies could not be compared: {reason}</source>
        <translation>Impossible de comparer les stratégies&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>The map as a table</source>
        <translation>Tableau du graphique</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Practice this</source>
        <translation>S’y entraîner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>How many rounds to simulate with each main.</source>
        <translation>Le nombre de manches à simuler avec chaque base.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Hazard: best main</source>
        <translation>Hazard&#xa0;: meilleure base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>What if</source>
        <translation>Et si…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Line</source>
        <translation>Suite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Moves of the line</source>
        <translation>Coups de la suite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Choices</source>
        <comment>one of several</comment>
        <translation>Choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Roll</source>
        <comment>a throw</comment>
        <translation>Lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/slow_work.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Continue</source>
        <translation>Poursuivre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Remove line</source>
        <translation>Retirer la suite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Open position</source>
        <translation>Ouvrir la position</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>New line from move {number}</source>
        <translation>Nouvelle suite à partir du coup {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move {number}: your choice</source>
        <translation>Coup {number}&#xa0;: votre choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move {number}: the choice of {name}</source>
        <translation>Coup {number}&#xa0;: choix de {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>This line is not kept: {reason}.</source>
        <translation>Cette suite n’est pas conservée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Back to the list of moves (A)</source>
        <translation>Retour à la liste des coups (A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Undo the last move of the line (Backspace)</source>
        <translation>Retirer le dernier coup de la suite (Retour arrière)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Open the end of the line as a position (Ctrl+P)</source>
        <translation>Ouvrir la fin de la suite comme position (Ctrl+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Most likely roll</source>
        <translation>Lancer le plus probable</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Average luck</source>
        <translation>Chance moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>These dice:</source>
        <translation>Ces dés&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Faces of the roll</source>
        <translation>Faces du lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>{choice} (played)</source>
        <translation>{choice} (joué)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Nothing to decide</source>
        <translation>Rien à décider</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Best line</source>
        <translation>Meilleure suite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous error</source>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next error</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Copy as text</source>
        <translation>Copier comme texte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Same dice</source>
        <translation>Mêmes dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Another choice</source>
        <translation>Autre choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>- - not played</source>
        <translation>- - non joué</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Position in the game. Not played: {lines}</source>
        <translation>Position dans la partie. Non joué&#xa0;: {lines}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Another game had the same dice. Press C to see both.</source>
        <translation>Une autre partie avait les mêmes dés. Appuyez sur C pour voir les deux.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>No more errors.</source>
        <translation>Il n’y a pas d’autre erreur.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous error ([ or Page Up)</source>
        <translation>Erreur précédente ([ ou Page précédente)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next error (] or Page Down)</source>
        <translation>Erreur suivante (] ou Page suivante)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Try another choice at this move (A)</source>
        <translation>Essayer un autre choix pour ce coup (A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Compare with a game that had the same dice (C)</source>
        <translation>Comparer à une partie jouée avec les mêmes dés (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>How it came about</source>
        <translation>D’où vient le résultat</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>▲ ▼ good and bad luck · ?! inaccuracy · ? mistake · ?? blunder</source>
        <translation>▲ ▼ chance et malchance ·&#x202f;?! imprécision ·&#x202f;? erreur ·&#x202f;?? gaffe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Show the list of moves (D)</source>
        <translation>Montrer la liste des coups (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Copy the review as text (Ctrl+C)</source>
        <translation>Copier l’analyse sous forme de texte (Ctrl+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Save the review as a web page, picture or text (Ctrl+S)</source>
        <translation>Enregistrer l’analyse comme page web, image ou texte (Ctrl+S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Reviewing the game…</source>
        <translation>Analyse de la partie…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>This record cannot be reviewed: {reason}</source>
        <translation>Ce relevé ne peut pas être analysé&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review of {game}</source>
        <translation>Analyse&#xa0;: {game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Quality of play</source>
        <translation>Qualité du jeu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>There was nothing to decide.</source>
        <translation>Il n’y avait rien à décider.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>&lt;{share}</source>
        <translation>&lt;{share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The chance of each final hand with best play.</source>
        <translation>La probabilité de chaque main finale, avec le jeu optimal.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a hand that pays nothing</source>
        <translation>une main qui ne rapporte rien</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {times}% of the time, it pays the {missing} still needed for the award.</source>
        <translation>{choice}&#xa0;: rapporte les {missing} qui manquent pour le gros lot dans {times}&#xa0;% des cas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Safest: {choice}, {cost} hands worse than the best.</source>
        <translation>Le plus sûr&#xa0;: {choice}, qui coûte {cost} mains.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Second best: {choice}, {cost} hands worse than the best.</source>
        <translation>Deuxième choix&#xa0;: {choice}, qui coûte {cost} mains.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {cost} hands worse than the best.</source>
        <translation>{choice}&#xa0;: coûte {cost} mains.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A missed award counts as {hands} hands.</source>
        <translation>Un gros lot manqué compte pour {hands} mains.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>No choice has even a {limit} chance to reach {award}. The best one aims for {hand} ({share}), which would leave {money}.</source>
        <translation>Quel que soit votre choix, vous avez moins de {limit} de chances d’atteindre {award}. Le meilleur vise ce résultat&#xa0;: {hand} ({share}), ce qui laisserait {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Best play</source>
        <translation>Jeu optimal</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The number of hands includes the hand about to be played.</source>
        <translation>Le nombre de mains comprend la main qui va être jouée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The number of hands does not include the hand in play.</source>
        <translation>Le nombre de mains ne comprend pas la main en cours.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>keeping the best dice now and later</source>
        <translation>en gardant les meilleurs dés, maintenant et ensuite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>the game ends without the award</source>
        <translation>la partie finit sans gros lot</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} wins the award</source>
        <translation>{hand} rapporte {pay}&#xa0;: avec {money}, le gros lot est gagné</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} is too little for another hand</source>
        <translation>{hand} rapporte {pay}&#xa0;: {money}, c’est trop peu pour une autre main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} left</source>
        <translation>{hand} rapporte {pay}&#xa0;: il reste {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>Hog strategy contest</source>
        <translation>Concours de stratégies de Hog</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>{count} strategy</source>
        <comment>{count} strategies</comment>
        <translation>
            <numerusform>{count} stratégie</numerusform>
            <numerusform>{count} stratégies</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>All win rates are exact; a coin toss decides who goes first. A rate above 50% counts as a win.</source>
        <translation>Tous les taux de victoire sont exacts&#x202f;; le joueur qui commence est tiré à pile ou face. Un taux supérieur à 50&#xa0;% est une victoire.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Wins</source>
        <comment>how many games</comment>
        <translation>Victoires</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Average win rate</source>
        <translation>Taux moyen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>Each cell shows the row&apos;s win rate against the column: blue above 50%, orange below. Rows and columns are in ranking order.</source>
        <translation>Taux de victoire de la ligne contre la colonne&#xa0;: bleu au-dessus de 50&#xa0;%, orange au-dessous. Lignes et colonnes suivent l’ordre du classement.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write the ranking as CSV</source>
        <translation>écrit le classement en CSV</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>With --scheduler, a Dask cluster calculates the win rates. The ranking is the same as without a cluster, down to the last bit, and work lost when a worker fails is repeated. Each computer needs this version of DiceDesk (pip install &apos;dicedesk[cluster]&apos;). Start “dask scheduler” on one computer and “dask worker ADDRESS --nworkers auto --nthreads 1” on each computer that does the work. Anyone who can reach the scheduler can run programs on its workers, so outside a trusted network, use tls://HOST:PORT. Certificates and keys come from Dask&apos;s own settings under distributed.comm.tls.</source>
        <translation>Avec --scheduler, une grappe Dask calcule les taux de victoire. Le classement est le même que sans grappe, jusqu’au dernier bit, et le travail perdu avec un processus de calcul est refait. Chaque ordinateur a besoin de cette version de DiceDesk (pip install &apos;dicedesk[cluster]&apos;). Lancez «&#x202f;dask scheduler&#x202f;» sur un ordinateur et «&#x202f;dask worker ADDRESS --nworkers auto --nthreads 1&#x202f;» sur chacun de ceux qui calculent. Quiconque peut atteindre l’ordonnanceur peut exécuter des programmes dans ses processus de calcul&#xa0;: hors d’un réseau de confiance, utilisez tls://HOST:PORT. Les certificats et les clés viennent des réglages de Dask lui-même, sous distributed.comm.tls.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>rank the Hog strategies in a folder by exact win rate</source>
        <translation>classe toutes les stratégies de Hog d’un dossier, par un calcul exact</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write the head-to-head win rates as CSV</source>
        <translation>écrit en CSV les taux de victoire de chaque paire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write a web page with the ranking and the win rates</source>
        <translation>écrit une page web avec le classement et les taux de victoire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>calculate on the Dask cluster at this address, such as tcp://HOST:PORT</source>
        <translation>calcule sur la grappe Dask à cette adresse, comme tcp://HOST:PORT</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>there is no strategy in {folder}</source>
        <translation>aucune stratégie dans {folder}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>some of the strategies are programs; --run-programs runs them in a sandbox</source>
        <translation>certaines stratégies sont des programmes&#x202f;; --run-programs les exécute dans un bac à sable</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>There is 1 program in this folder.</source>
        <comment>There are {count} programs in this folder.</comment>
        <translation>
            <numerusform>Il y a {count} programme dans ce dossier.</numerusform>
            <numerusform>Il y a {count} programmes dans ce dossier.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Each program runs in its own sandbox, and only the table it produces is used.</source>
        <translation>Chaque programme s’exécute dans son propre bac à sable, et seul son tableau est utilisé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>Caution: {gaps}.</source>
        <translation>Attention&#xa0;: {gaps}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>{file} cannot be written: {reason}</source>
        <translation>impossible d’écrire {file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>{folder} cannot be read: {reason}</source>
        <translation>impossible de lire {folder}&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file cannot be read: {reason}</source>
        <translation>impossible de lire le fichier&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file is too large for a table of 100 rows and 100 columns</source>
        <translation>le fichier est trop gros pour un tableau de 100 lignes et 100 colonnes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a table needs 100 rows, one for each score the player can have; this table has {count}</source>
        <translation>un tableau doit avoir 100 lignes, une pour chaque score possible du joueur&#x202f;; celui-ci en a {count}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>line {line} contains “{cell}”, not a number of dice from 0 to 10</source>
        <translation>la ligne {line} contient «&#x202f;{cell}&#x202f;», qui n’est pas un nombre de dés de 0 à 10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>You have {amount} to bet. Which of these bets costs least?</source>
        <translation>Vous avez {amount} à miser. Laquelle de ces mises coûte le moins&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>You have {amount} on {bet}. What do you do?</source>
        <translation>Vous avez {amount} sur {bet}. Que faites-vous&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>costs {share}</source>
        <translation>coûte {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>costs nothing</source>
        <translation>ne coûte rien</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>earns you money</source>
        <translation>rapporte de l’argent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>Take it down</source>
        <translation>La retirer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>Leave it up</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>Which main do you choose?</source>
        <translation>Quelle base choisissez-vous&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>Which of these mains wins most often?</source>
        <translation>Laquelle de ces bases gagne le plus souvent&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>main</source>
        <translation>base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>You have {own}; your opponent has {other}.</source>
        <translation>Vous avez {own}, votre adversaire a {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>You have {own}; {name} has {other}.</source>
        <translation>Vous avez {own}, {name} a {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>How many dice do you roll?</source>
        <translation>Combien de dés lancez-vous&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Bankroll: {bankroll} of {award}.</source>
        <translation>Bankroll&#xa0;: {bankroll} sur {award}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>1 re-roll left.</source>
        <comment>{count} re-rolls left.</comment>
        <translation>
            <numerusform>Encore {count} relance.</numerusform>
            <numerusform>Encore {count} relances.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Which dice do you keep?</source>
        <translation>Quels dés gardez-vous&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Answer</source>
        <translation>Répondre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Press a number, then Enter</source>
        <translation>Tapez un nombre, puis Entrée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Best: {choice}.</source>
        <translation>Le meilleur choix&#xa0;: {choice}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 due</source>
        <comment>{count} due</comment>
        <translation>
            <numerusform>{count} à revoir</numerusform>
            <numerusform>{count} à revoir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 game is still being reviewed. Its mistakes will appear here.</source>
        <comment>{count} games are still being reviewed. Their mistakes will appear here.</comment>
        <translation>
            <numerusform>{count} partie est encore en cours d’analyse. Ses erreurs apparaîtront ici.</numerusform>
            <numerusform>{count} parties sont encore en cours d’analyse. Leurs erreurs apparaîtront ici.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No exercises are due now.</source>
        <translation>Aucun exercice à revoir pour l’instant.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Practice…</source>
        <translation>Exercices…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/practice.py"/>
        <source>There is no choice to practice here.</source>
        <translation>Il n’y a pas de choix à travailler ici.</translation>
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
        <translation>{value}, le meilleur choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Your mistakes</source>
        <translation>Vos erreurs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Random positions</source>
        <translation>Positions au hasard</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Answer first, then press Ctrl+P to set up this position</source>
        <translation>Répondez d’abord, puis Ctrl+P ouvrira cette position</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Choose the command again to leave this game and start another</source>
        <translation>Refaites la même chose pour quitter cette partie et en commencer une autre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: your own, typed in</source>
        <translation>Dés&#xa0;: les vôtres, saisis</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>New game with the program&apos;s dice</source>
        <translation>Nouvelle partie avec les dés du programme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>A die shows 1 to 6.</source>
        <translation>Un dé montre de 1 à 6.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>A die shows 1 to 6: type the faces, such as {example}.</source>
        <translation>Un dé montre de 1 à 6&#xa0;: saisissez les faces, par exemple {example}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>1 die is missing.</source>
        <comment>{count} dice are missing.</comment>
        <translation>
            <numerusform>Il manque {count} dé.</numerusform>
            <numerusform>Il manque {count} dés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Back to your choice (Esc)</source>
        <translation>Revenir au choix (Échap)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Typed: {faces}</source>
        <translation>Saisi&#xa0;: {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Nothing typed yet</source>
        <translation>Rien de saisi pour l’instant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Type the digits 1 to 6, or click the faces.</source>
        <translation>Saisissez les chiffres 1 à 6, ou cliquez sur les faces.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Face {face}</source>
        <translation>Face {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>The program rolls the dice in this game.</source>
        <translation>Dans cette partie, c’est le programme qui lance les dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>{question}:</source>
        <translation>{question}&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>Roll 1 die and type what it shows</source>
        <comment>Roll {count} dice and type what they show</comment>
        <translation>
            <numerusform>Lancez {count} dé et saisissez ce qu’il montre</numerusform>
            <numerusform>Lancez {count} dés et saisissez ce qu’ils montrent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>Roll 1 die for {name} and type what it shows</source>
        <comment>Roll {count} dice for {name} and type what they show</comment>
        <translation>
            <numerusform>Lancez {count} dé pour {name} et saisissez ce qu’il montre</numerusform>
            <numerusform>Lancez {count} dés pour {name} et saisissez ce qu’ils montrent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>This roll has 1 die.</source>
        <comment>This roll has {count} dice.</comment>
        <translation>
            <numerusform>Ce lancer compte {count} dé.</numerusform>
            <numerusform>Ce lancer compte {count} dés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Erase (Backspace)</source>
        <translation>Effacer (Retour arrière)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Roll (Enter)</source>
        <translation>Lancer (Entrée)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Press Enter to roll.</source>
        <translation>Entrée&#xa0;: lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>{name}, press Enter to roll.</source>
        <translation>{name}, appuyez sur Entrée pour lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type the faces to keep (such as 5 5, or - for none), or a box:</source>
        <translation>Faces à garder (par exemple 5 5, ou - pour aucune), ou case à remplir&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type a box:</source>
        <translation>Case à remplir&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Enter: roll all five dice.</source>
        <translation>Entrée&#xa0;: lancer les cinq dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>A box, or the start of its name: {boxes}</source>
        <translation>Une case, ou le début de son nom&#xa0;: {boxes}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>5 5: keep two dice that show 5, and roll the other dice again.</source>
        <translation>5 5&#xa0;: garder deux dés qui montrent 5 et relancer les autres.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>-: roll all five dice again.</source>
        <translation>-&#xa0;: relancer les cinq dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Points: {points}</source>
        <translation>Points&#xa0;: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Open boxes: {boxes}</source>
        <translation>Cases libres&#xa0;: {boxes}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type one of these boxes: {boxes}.</source>
        <translation>Tapez l’une de ces cases&#xa0;: {boxes}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>In each turn you roll five dice up to three times: before the second and the third roll, keep any dice you like. Then score the dice in one open box.</source>
        <translation>À chaque tour, vous lancez cinq dés jusqu’à trois fois&#xa0;: avant le deuxième et le troisième lancer, gardez les dés que vous voulez. Puis inscrivez les dés dans une case libre.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Ones to sixes score the sum of that face, and choice the sum of all dice. A full house is three dice of one face and two of another. Four of a kind are four equal dice, a yacht five: {yacht} points.</source>
        <translation>Les cases Un à Six (ones à sixes) rapportent la somme des dés de cette face, et Chance (choice) celle de tous les dés. Un full (full-house), ce sont trois dés d’une face et deux d’une autre. Un carré (four-of-a-kind), ce sont quatre dés identiques&#x202f;; un yacht, cinq&#xa0;: {yacht} points.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>The little straight is 1 to 5, the big straight 2 to 6: {straight} points each. If the dice do not fit a box, it scores 0.</source>
        <translation>La petite suite (little-straight) va de 1 à 5, la grande (big-straight) de 2 à 6&#xa0;: {straight} points chacune. Si les dés ne conviennent pas à une case, elle rapporte 0.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>The game ends once each player has filled all boxes. The highest sum wins.</source>
        <translation>La partie se termine quand chaque joueur a rempli toutes ses cases. La somme la plus élevée gagne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Nordic has 15 boxes, and {bonus} points more once ones to sixes reach {goal}.</source>
        <translation>La feuille Nordique (nordic) a 15 cases, et {bonus} points de plus si les cases Un à Six atteignent {goal}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>With bonus has 13 boxes, and {bonus} points more once ones to sixes reach {goal}. Its little straight is four in a row. Five equal dice after a yacht pay {joker} points more.</source>
        <translation>La feuille Avec bonus (bonus) a 13 cases, et {bonus} points de plus si les cases Un à Six atteignent {goal}. Pour sa petite suite, quatre dés qui se suivent suffisent. Après un yacht, cinq dés identiques rapportent {joker} points de plus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>how many people play</source>
        <translation>le nombre de joueurs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: pays {pay} on average</source>
        <translation>{choice}&#xa0;: rapporte {pay} en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Save the review</source>
        <translation>Enregistrer l’analyse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>{ending} is not supported; choose .html, .png or .txt</source>
        <translation>{ending} n’est pas accepté&#x202f;; choisissez .html, .png ou .txt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review copied</source>
        <translation>Analyse copiée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>The review could not be saved: {reason}</source>
        <translation>L’analyse n’a pas pu être enregistrée&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review saved as {name}</source>
        <translation>Analyse enregistrée sous {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Show what bets cost</source>
        <translation>Montrer le coût des mises</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Compare the mains (B)</source>
        <translation>Comparer les bases (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>{chance} · {cost}</source>
        <translation>{chance} · {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Compare the mains</source>
        <translation>Comparer les bases</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>{game}: {setting}</source>
        <translation>{game}&#xa0;: {setting}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Advise me</source>
        <translation>Me conseiller</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins on {number} ({wins} of 36 ways) and loses on 7 ({losses}).</source>
        <translation>Cette mise gagne avec {number} ({wins} cas sur 36) et perd avec 7 ({losses}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins on 7 ({wins} of 36 ways) and loses on {number} ({losses}).</source>
        <translation>Cette mise gagne avec 7 ({wins} cas sur 36) et perd avec {number} ({losses}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins in {wins} of 36 ways and loses in {losses}.</source>
        <translation>Cette mise gagne dans {wins} cas sur 36 et perd dans {losses}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins {won} of the time, loses {lost} and pushes {pushed}.</source>
        <translation>Cette mise gagne dans {won} des cas, perd dans {lost} et est rendue dans {pushed}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins {won} of the time and loses {lost}.</source>
        <translation>Cette mise gagne dans {won} des cas et perd dans {lost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet costs nothing on average.</source>
        <translation>À partir de maintenant, cette mise ne coûte rien en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet gains {money} on average each time it is settled.</source>
        <translation>À partir de maintenant, cette mise rapporte {money} en moyenne chaque fois qu’elle est réglée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet costs {money} on average each time it is settled.</source>
        <translation>À partir de maintenant, cette mise coûte {money} en moyenne chaque fois qu’elle est réglée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets cost nothing on average by the time they leave the table.</source>
        <translation>Vos mises ne coûtent rien en moyenne jusqu’à ce qu’elles soient toutes réglées.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets gain {money} on average by the time they leave the table.</source>
        <translation>Vos mises rapportent {money} en moyenne jusqu’à ce qu’elles soient toutes réglées.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets cost {money} on average by the time they leave the table.</source>
        <translation>Vos mises coûtent {money} en moyenne jusqu’à ce qu’elles soient toutes réglées.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Most expensive bet: {bet} ({money}).</source>
        <translation>Mise la plus chère&#xa0;: {bet} ({money}).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Next roll: {money} on average, give or take {swing}.</source>
        <translation>Prochain lancer&#xa0;: {money} en moyenne, à {swing} près.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Per hour ({rolls} rolls): {money}.</source>
        <translation>Par heure ({rolls} lancers)&#xa0;: {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{amount} on {bet}: {money} on average by the time the bet leaves the table, give or take {swing}.</source>
        <translation>{amount} sur {bet}&#xa0;: {money} en moyenne jusqu’à ce que la mise soit réglée, à {swing} près.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Next roll: {money}.</source>
        <translation>Prochain lancer&#xa0;: {money}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Next roll</source>
        <translation>Ce lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Overall</source>
        <translation>Au total</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Average result of each bet</source>
        <translation>Résultat moyen de chaque mise</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Show what bets cost (B)</source>
        <translation>Coût des mises (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>{bet}: {text}</source>
        <translation>{bet}&#xa0;: {text}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>The cost of the bets could not be calculated: {reason}</source>
        <translation>Le coût des mises n’a pas pu être calculé&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main} is best: it wins {chance} of rounds.</source>
        <translation>La base {main} est la meilleure&#xa0;: elle gagne {chance} des manches.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}: {chance}, costs {cost}</source>
        <translation>Base {main}&#xa0;: {chance}, coûte {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>costs {cost}</source>
        <translation>coûte {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>run the programs without asking</source>
        <translation>exécute les programmes du dossier sans demander confirmation</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>Run all programs in this folder? Type yes: </source>
        <translation>Exécuter tous les programmes de ce dossier&#x202f;? Tapez yes&#xa0;: </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>no programs were run, so no contest was held</source>
        <translation>aucun programme n’a été exécuté&#xa0;: le concours n’a pas eu lieu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file is too large for a strategy</source>
        <translation>le fichier est trop gros pour une stratégie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot block a program&apos;s access to your files</source>
        <translation>cet ordinateur ne peut pas empêcher un programme d’accéder à vos fichiers</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot block a program&apos;s access to the network, other programs or file permissions</source>
        <translation>cet ordinateur ne peut pas empêcher un programme d’utiliser le réseau, d’agir sur d’autres programmes ou de changer les droits des fichiers</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot limit how much memory a program uses</source>
        <translation>cet ordinateur ne peut pas limiter la mémoire qu’un programme utilise</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>{one}; {other}</source>
        <translation>{one}&#x202f;; {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>the program could not be started: {reason}</source>
        <translation>le programme n’a pas pu démarrer&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it cannot be loaded: {error}</source>
        <translation>elle ne peut pas être chargée&#xa0;: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it has no function final_strategy(score, opponent_score)</source>
        <translation>elle n’a pas de fonction final_strategy(score, opponent_score)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}: {error}</source>
        <translation>à {own} contre {other}&#xa0;: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it returns {value}, not a number of dice from 0 to 10</source>
        <translation>à {own} contre {other}, elle renvoie {value}, qui n’est pas un nombre de dés de 0 à 10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it exited while loading</source>
        <translation>elle s’est arrêtée pendant le chargement</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it did not load within 1 second</source>
        <comment>it did not load within {count} seconds</comment>
        <translation>
            <numerusform>elle n’était pas chargée après {count} seconde</numerusform>
            <numerusform>elle n’était pas chargée après {count} secondes</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it wrote too many files while loading</source>
        <translation>elle a écrit trop de fichiers pendant le chargement</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it exited</source>
        <translation>à {own} contre {other}, elle s’est arrêtée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it ran out of time (limit for all scores: {seconds} s)</source>
        <translation>à {own} contre {other}, le temps imparti était écoulé ({seconds} s pour tous les scores)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it wrote too many files</source>
        <translation>à {own} contre {other}, elle avait écrit trop de fichiers</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/chunks.py"/>
        <source>The number of games must be at least 1, not {games}.</source>
        <translation>Le nombre de parties doit être d’au moins 1, et non {games}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}</source>
        <translation>{bet}, {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Each amount covers the bet until it leaves the table.</source>
        <translation>Chaque montant vaut jusqu’à ce que la mise soit définitivement réglée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {chance} to reach {award}</source>
        <translation>{choice}&#xa0;: {chance} de chances d’atteindre {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>simulate millions of games and compare the results with the exact odds</source>
        <translation>simule des millions de parties et les compare aux probabilités exactes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the strategy that goes first</source>
        <translation>la stratégie qui commence</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>play rounds with one main</source>
        <translation>joue des manches avec une base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the main</source>
        <translation>la base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>bet on the pass line</source>
        <translation>mise sur la Pass Line</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Chance to win a bet on the pass line</source>
        <translation>Probabilité de gagner une mise sur la Pass Line</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>See how many dice both players roll at each pair of scores (Ctrl+Shift+M)</source>
        <translation>Voir combien de dés les deux joueurs lancent à chaque paire de scores (Ctrl+Maj+M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Custom system</source>
        <translation>Système personnel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Flat {base} on pass</source>
        <translation>Toujours {base} sur Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Pass with full odds</source>
        <translation>Pass avec odds maximales</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Martingale from {base}</source>
        <translation>Martingale à partir de {base}</translation>
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
        <translation>La bankroll doit dépasser 0&#xa0;$, et l’objectif dépasser la bankroll.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>The goal can be at most {most} base bets.</source>
        <translation>L’objectif ne peut pas dépasser {most} mises de base.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>This table takes bets from {least} to {most}.</source>
        <translation>Cette table accepte les mises de {least} à {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>A system needs at least one step.</source>
        <translation>Un système doit avoir au moins une étape.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Step {number} must bet at least one unit.</source>
        <translation>L’étape {number} doit miser au moins une unité.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Step {number} leads to a step that does not exist.</source>
        <translation>L’étape {number} mène à une étape qui n’existe pas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/betting.py"/>
        <source>Odds are the largest whole multiple of the pass bet that the house allows and the bankroll covers.</source>
        <translation>Les odds sont des multiples entiers de la mise Pass, autant que la maison en accepte et que la bankroll en couvre.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>simulate games played by a computer player</source>
        <translation>fait jouer des parties à un joueur virtuel</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>Chance that {name}, going first, beats {other}</source>
        <translation>Probabilité que {name} batte {other} en commençant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Win rate with main {main}</source>
        <translation>Probabilité de gagner une manche avec la base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Chance that {name} reaches the award before going broke</source>
        <translation>Probabilité que {name} atteigne le gros lot avant d’être à sec</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>repeat the question saved in a Lab file</source>
        <translation>repose la question enregistrée dans un fichier du laboratoire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>a CSV or JSON file saved by the Lab</source>
        <translation>un fichier CSV ou JSON enregistré par le laboratoire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>print the first table as CSV</source>
        <translation>affiche le premier tableau en CSV</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file}: {reason}</source>
        <translation>{file}&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>The answer could not be calculated: {reason}</source>
        <translation>La réponse n’a pas pu être calculée&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>how many games to simulate</source>
        <translation>le nombre de parties à simuler</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/question_files.py"/>
        <location filename="../../dicedesk/games/questions.py"/>
        <source>This file contains no Lab question.</source>
        <translation>Ce fichier ne contient pas de question du laboratoire.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/questions.py"/>
        <source>The Lab has no question “{name}”.</source>
        <translation>Le laboratoire n’a pas de question «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/findings.py"/>
        <source>The question “{kind}” has no field “{name}”.</source>
        <translation>La question «&#x202f;{kind}&#x202f;» n’a pas de champ «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Pass and two come bets with full odds</source>
        <translation>Pass et deux mises Come avec odds maximales</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Lab</source>
        <translation>Laboratoire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Go to the questions</source>
        <translation>Aller aux questions</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many rolls to simulate with each number of dice.</source>
        <translation>Le nombre de lancers à simuler avec chaque nombre de dés.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>dice most often score 1 point or more</source>
        <comment>dice most often score {count} points or more</comment>
        <translation>
            <numerusform>dés rapportent le plus souvent {count} point ou plus</numerusform>
            <numerusform>dés rapportent le plus souvent {count} points ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>chance of 1 point or more</source>
        <comment>chance of {count} points or more</comment>
        <translation>
            <numerusform>probabilité de {count} point ou plus</numerusform>
            <numerusform>probabilité de {count} points ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance of 1 point or more</source>
        <comment>Chance of {count} points or more</comment>
        <translation>
            <numerusform>Probabilité de {count} point ou plus</numerusform>
            <numerusform>Probabilité de {count} points ou plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>1 point or more</source>
        <comment>{count} points or more</comment>
        <translation>
            <numerusform>{count} point ou plus</numerusform>
            <numerusform>{count} points ou plus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: how many dice</source>
        <translation>Hog&#xa0;: combien de dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Are these dice fair?</source>
        <translation>Ces dés sont-ils équilibrés&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>For classes</source>
        <translation>Pour les cours</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Your own strategy</source>
        <translation>Votre propre stratégie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Class contest</source>
        <translation>Concours de classe</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Interval</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Strategy {name}</source>
        <translation>Stratégie {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/named_strategies.py"/>
        <source>A strategy needs a number of dice, 0 to 10, for each of {count} positions.</source>
        <translation>Une stratégie doit donner un nombre de dés, de 0 à 10, pour chacune des {count} positions.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Best number of dice</source>
        <translation>Dés à lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>1 to 10 dice</source>
        <translation>De 1 à 10 dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Averages and chances are exact. A roll that shows a 1 scores 1 point, no matter how many dice you roll.</source>
        <translation>Les moyennes et les probabilités sont exactes. Un lancer qui montre un 1 rapporte 1 point, quel que soit le nombre de dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>dice have the highest average</source>
        <translation>dés rapportent le plus en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>points on average</source>
        <translation>points en moyenne</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>die most often scores 1 point or more</source>
        <comment>die most often scores {count} points or more</comment>
        <translation>
            <numerusform>dé rapporte le plus souvent {count} point ou plus</numerusform>
            <numerusform>dé rapporte le plus souvent {count} points ou plus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Points on average</source>
        <translation>Points en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulated averages; each range contains the exact average in 19 of 20 simulations.</source>
        <translation>Moyennes simulées&#x202f;; chaque intervalle contient la moyenne exacte dans 19 simulations sur 20.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Exact values for each number of dice.</source>
        <translation>Valeurs exactes, pour chaque nombre de dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Chance</source>
        <comment>probability</comment>
        <translation>Probabilité</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>By number of dice</source>
        <translation>Par nombre de dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Standard error</source>
        <translation>Erreur type</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find the margin and number of dice that make the bacon and swap strategies win most often</source>
        <translation>cherche le seuil et le nombre de dés avec lesquels les stratégies «&#x202f;bacon&#x202f;» et «&#x202f;swap&#x202f;» gagnent le plus souvent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many points are enough in one turn</source>
        <translation>le nombre de points qui suffit en un tour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many rolls to simulate with each number of dice</source>
        <translation>le nombre de lancers à simuler avec chaque nombre de dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Best number of dice for the points you need</source>
        <translation>Meilleur nombre de dés pour les points dont vous avez besoin</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance at low end</source>
        <translation>Probabilité pour «&#x202f;De&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance at high end</source>
        <translation>Probabilité pour «&#x202f;À&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {rolls} rolls with each number of dice. The least accurate of the ten averages is {errors} standard errors from its exact value.</source>
        <translation>Simulation&#xa0;: {rolls} lancers avec chaque nombre de dés. Des dix moyennes simulées, la plus éloignée est à {errors} erreurs types de sa valeur exacte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many points are enough in one turn.</source>
        <translation>Le nombre de points qui suffit en un tour.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Which number of dice scores most on average, and which one most often scores enough points.</source>
        <translation>Quel nombre de dés rapporte le plus en moyenne, et lequel rapporte le plus souvent assez de points.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} against {other}</source>
        <translation>{strategy} contre {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The chances are exact: every possible game is followed to its end. Each turn adds at least 1 point to the two scores combined, so no game lasts more than {turns} turns.</source>
        <translation>Les probabilités sont exactes&#xa0;: chaque partie possible est suivie jusqu’à la fin. Chaque tour ajoute au moins 1 point au total des deux scores&#x202f;; aucune partie ne dure donc plus de {turns} tours.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulated games</source>
        <translation>Parties simulées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Points ahead</source>
        <translation>Points d’avance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won by {strategy}</source>
        <translation>Parties gagnées par {strategy}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{title}: {reason}</source>
        <translation>{title}&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The strategy whose win rate you want, such as final, swap:8:4 or always:6, or a CSV file with its table.</source>
        <translation>La stratégie dont vous cherchez le taux de victoire, par exemple final, swap:8:4 ou always:6, ou un fichier CSV avec son tableau.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How often one strategy beats another, how long their games last, and by how much the winner wins.</source>
        <translation>À quelle fréquence une stratégie en bat une autre, combien de temps durent leurs parties et avec quel écart elles finissent.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Margin</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>No strategy of any kind wins more than {rate} of its games against {other}.</source>
        <translation>Aucune stratégie, quelle qu’elle soit, ne gagne plus de {rate} de ses parties contre {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won by {strategy} against {other}</source>
        <translation>Parties gagnées par {strategy} contre {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>With margin 1, Free Bacon always scores enough points; with margin 19, it never does.</source>
        <translation>Avec un seuil de 1, le bacon gratuit rapporte toujours assez de points&#x202f;; avec un seuil de 19, jamais.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>All {count} win rates are exact; each is the average of going first and going second.</source>
        <translation>Les {count} taux de victoire sont exacts&#x202f;; chacun est la moyenne des parties commencées et des parties jouées en second.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{names}, or a CSV file with the strategy&apos;s table</source>
        <translation>{names}, ou un fichier CSV avec son tableau</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many games to simulate; each strategy goes first in half of them</source>
        <translation>le nombre de parties à simuler&#x202f;; chaque stratégie en commence la moitié</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find how often one Hog strategy beats another, and how long their games last</source>
        <translation>calcule le taux de victoire d’une stratégie de Hog contre une autre, et la durée de leurs parties</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>best win rate of {strategy} against {other} (margin {margin}, dice {dice})</source>
        <translation>meilleur taux de victoire de {strategy} contre {other} (seuil {margin}, nombre de dés {dice})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>with the default settings (margin {margin}, dice {dice})</source>
        <translation>avec ses valeurs par défaut (seuil {margin}, nombre de dés {dice})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>To play this way, choose the strategy {name}.</source>
        <translation>Pour jouer ainsi, choisissez la stratégie {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won with each margin</source>
        <translation>Parties gagnées avec chaque seuil</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Each margin is shown with its best number of dice.</source>
        <translation>Avec le meilleur nombre de dés pour chaque seuil.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The best margin and number of dice</source>
        <translation>Le meilleur seuil et le meilleur nombre de dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>With margin {margin}, {dice} dice</source>
        <translation>Avec un seuil de {margin}, {dice} dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find which number of dice scores most on average, and which most often scores enough points</source>
        <translation>cherche le nombre de dés qui rapporte le plus en moyenne, et celui qui rapporte le plus souvent assez de points</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>As a fraction</source>
        <translation>En fraction</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Throws in a round</source>
        <translation>Lancers par manche</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Simulated: {rounds} per main. From and To are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact win rate.</source>
        <translation>Simulation&#xa0;: {rounds} par base. «&#x202f;De&#x202f;» et «&#x202f;À&#x202f;» sont les bornes de l’intervalle à 95&#xa0;% (Wilson)&#x202f;; 19 de ces intervalles sur 20 contiennent le taux de victoire exact.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>1 round</source>
        <comment>{count} rounds</comment>
        <translation>
            <numerusform>{count} manche</numerusform>
            <numerusform>{count} manches</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>of rounds are won</source>
        <translation>des manches sont gagnées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>of the simulated rounds were won</source>
        <translation>des manches simulées ont été gagnées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>throws in a round, on average</source>
        <translation>lancers par manche, en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Simulated win rates with their 95% intervals (Wilson); the exact win rate is marked.</source>
        <translation>Taux de victoire simulés avec leurs intervalles à 95&#xa0;% (Wilson)&#x202f;; le taux de victoire exact est marqué.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>find how often a round of Hazard is won with each main, and how long it takes</source>
        <translation>calcule à quelle fréquence une manche de Hazard est gagnée avec chaque base, et combien de lancers elle dure</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Off by (standard errors)</source>
        <translation>Écart (en erreurs types)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>how many rounds to simulate with each main</source>
        <translation>le nombre de manches à simuler avec chaque base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>The simulated win rate is {errors} standard errors from the exact one.</source>
        <translation>Le taux de victoire simulé est à {errors} erreurs types du taux exact.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Throws in a round with main {main}</source>
        <translation>Lancers par manche avec la base {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>{first} of rounds end on the first throw, and {within} end within {most} throws.</source>
        <translation>{first} des manches se terminent au premier lancer, {within} en {most} lancers au plus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Share of rounds</source>
        <translation>Part des manches</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Rounds won, by main</source>
        <translation>Manches gagnées par base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Faces of your dice</source>
        <translation>Faces de vos dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>What real dice showed, such as 3 1 6 6 2; leave this empty to test the program&apos;s own dice.</source>
        <translation>Ce que de vrais dés ont montré, par exemple 3 1 6 6 2&#x202f;; laissez ce champ vide pour tester les dés du programme.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>what your dice showed, such as “3 1 6 6 2” (default: test the program&apos;s dice)</source>
        <translation>ce que vos dés ont montré, comme «&#x202f;3 1 6 6 2&#x202f;» (par défaut&#xa0;: tester les dés du programme)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>The program&apos;s dice</source>
        <translation>Dés du programme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Which of the program&apos;s dice to test if no faces are typed.</source>
        <translation>Les dés du programme à tester si aucune face n’est saisie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Dice from a seed</source>
        <translation>Dés tirés d’une graine</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>which of the program&apos;s dice to test if you give no faces</source>
        <translation>les dés du programme à tester si vous n’indiquez pas de faces</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Number of dice</source>
        <translation>Nombre de dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How many of the program&apos;s dice to roll.</source>
        <translation>Le nombre de dés du programme à lancer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>how many of the program&apos;s dice to roll</source>
        <translation>le nombre de dés du programme à lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of pairs</source>
        <translation>Sommes de deux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Also treat each pair of dice as one roll and test the sums.</source>
        <translation>Traiter chaque paire de dés comme un seul lancer et tester aussi les sommes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>whether to also treat each pair of dice as one roll and test the sums</source>
        <translation>indique s’il faut aussi traiter chaque paire de dés comme un lancer et en tester les sommes</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>die was rolled</source>
        <comment>dice were rolled</comment>
        <translation>
            <numerusform>dé a été lancé</numerusform>
            <numerusform>dés ont été lancés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>A loaded die counts as detected when, by the chi-squared test, fewer than {level} of fair dice would differ by this much. A fair die is flagged by mistake about as often.</source>
        <translation>Un dé pipé est considéré comme détecté quand, selon le test du khi-deux, moins de {level} des dés équilibrés donneraient un écart au moins aussi grand. Un dé équilibré est accusé à tort à peu près aussi souvent.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Whether dice are fair, and how often a loaded die would be detected.</source>
        <translation>Permet de savoir si des dés sont équilibrés, et à quelle fréquence un dé pipé serait détecté.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>test whether dice are fair, and how often a loaded die would be detected</source>
        <translation>teste si des dés sont équilibrés, et à quelle fréquence un dé pipé serait détecté</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of pairs need an even number of dice, not {dice}.</source>
        <translation>Pour les sommes de deux dés, il faut un nombre pair de dés, et non {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Chance of face</source>
        <translation>Sa probabilité</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>One face comes up</source>
        <translation>Une face sort</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Detected</source>
        <translation>Détecté</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Rolls to detect 9 in 10</source>
        <translation>Lancers pour en détecter 9 sur 10</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Loaded dice, rolled once</source>
        <comment>Loaded dice, rolled {count} times</comment>
        <translation>
            <numerusform>Dés pipés, lancés {count} fois</numerusform>
            <numerusform>Dés pipés, lancés {count} fois</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>of fair dice differ by at least this much</source>
        <translation>des dés équilibrés donnent un écart au moins aussi grand</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>of fair dice have sums that differ by at least this much</source>
        <translation>des dés équilibrés donnent un écart au moins aussi grand pour les sommes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>These dice</source>
        <translation>Ces dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>chi-squared, with {degrees} degrees of freedom</source>
        <translation>khi-deux, avec {degrees} degrés de liberté</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How often each result came up; marks show the expected number.</source>
        <translation>Combien de fois chaque résultat est sorti&#x202f;; les repères indiquent le nombre attendu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How often a loaded die is detected</source>
        <translation>À quelle fréquence un dé pipé est détecté</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>One face comes up more often than it should; the others come up equally often.</source>
        <translation>Une face sort plus souvent qu’elle ne devrait&#x202f;; les autres ont toutes la même fréquence.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>“From” and “To” are the ends of the 95% interval (Wilson) for the share detected in {tests} simulated tests.</source>
        <translation>«&#x202f;De&#x202f;» et «&#x202f;À&#x202f;» sont les bornes de l’intervalle à 95&#xa0;% (Wilson) du taux de détection dans {tests} tests simulés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Times</source>
        <translation>Nombre de fois</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Hands played</source>
        <translation>Mains jouées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award in time</source>
        <translation>Gros lot à temps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Broke</source>
        <translation>À sec</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Reaching the award within 1 hand, and overall</source>
        <comment>Reaching the award within {count} hands, and overall</comment>
        <translation>
            <numerusform>Le gros lot en {count} main au plus, et au total</numerusform>
            <numerusform>Le gros lot en {count} mains au plus, et au total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>No strategy reaches the award within 1 hand in more than {chance} of games.</source>
        <comment>No strategy reaches the award within {count} hands in more than {chance} of games.</comment>
        <translation>
            <numerusform>Aucune stratégie n’atteint le gros lot en {count} main au plus dans plus de {chance} des parties.</numerusform>
            <numerusform>Aucune stratégie n’atteint le gros lot en {count} mains au plus dans plus de {chance} des parties.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>“With restarts” is for a player who starts over after going broke and never leaves. The fastest way to play with restarts is to abandon a small bankroll and start over; it takes {hands} hands on average.</source>
        <translation>«&#x202f;Avec nouveaux départs&#x202f;» vaut pour un joueur qui recommence après avoir fini à sec et ne quitte jamais la table. Le jeu le plus rapide abandonne alors une petite bankroll et demande {hands} mains.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>All chances and averages are exact, calculated hand by hand for every bankroll.</source>
        <translation>Toutes les probabilités et moyennes sont exactes, calculées main par main pour chaque bankroll.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>reach the award within 1 hand</source>
        <comment>reach the award within {count} hands</comment>
        <translation>
            <numerusform>atteignent le gros lot en {count} main au plus</numerusform>
            <numerusform>atteignent le gros lot en {count} mains au plus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>go broke before the award</source>
        <translation>finissent à sec avant le gros lot</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>hands in a game, on average</source>
        <translation>mains par partie, en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Simulated: {share} ± {error} of games reach the award in time.</source>
        <translation>Simulation&#xa0;: {share} ± {error} des parties atteignent le gros lot à temps.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Starting over after going broke, this player reaches the award in {hands} hands on average.</source>
        <translation>En recommençant après avoir fini à sec, ce joueur atteint le gros lot en {hands} mains en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award, simulated</source>
        <translation>Gros lot, simulé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award</source>
        <translation>Gros lot</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How games end: {player}</source>
        <translation>Comment finissent les parties&#xa0;: {player}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The chance that the player has reached the award, or gone broke, after each hand.</source>
        <translation>Pour chaque main, la probabilité que le joueur ait alors atteint le gros lot ou fini à sec.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The exact chance of having reached the award after each hand.</source>
        <translation>Pour chaque main, la probabilité exacte d’avoir alors atteint le gros lot.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>compare the computer players in Poker Dice: how soon they reach the Major Award or go broke</source>
        <translation>compare les joueurs virtuels du poker d’as&#xa0;: en combien de mains ils atteignent le gros lot ou finissent à sec</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Best possible</source>
        <translation>Le meilleur possible</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Simulated: {games} per player. “From” and “To” are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact chance.</source>
        <translation>Simulation&#xa0;: {games} par joueur. «&#x202f;De&#x202f;» et «&#x202f;À&#x202f;» sont les bornes de l’intervalle à 95&#xa0;% (Wilson)&#x202f;; 19 de ces intervalles sur 20 contiennent la probabilité exacte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The award, hand by hand</source>
        <translation>Le gros lot, main par main</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>1% more often</source>
        <translation>1&#xa0;% plus souvent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>10% more often</source>
        <translation>10&#xa0;% plus souvent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>20% more often</source>
        <translation>20&#xa0;% plus souvent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>50% more often</source>
        <translation>50&#xa0;% plus souvent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>twice as often</source>
        <translation>deux fois plus souvent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>1 time in {many}</source>
        <translation>1 fois sur {many}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>{times} times in {many}</source>
        <translation>{times} fois sur {many}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>nearly always</source>
        <translation>presque toujours</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>A die that shows one face {more} takes about {needed} to be detected 9 times in 10.</source>
        <translation>Il faut environ {needed} pour qu’un dé qui montre une face {more} soit détecté 9 fois sur 10.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>With {rolls}, a die that shows one face {more} is detected {often}; detecting it 9 times in 10 takes about {needed}.</source>
        <translation>Avec {rolls}, un dé qui montre une face {more} est détecté {often}&#x202f;; pour qu’il le soit 9 fois sur 10, il faut environ {needed}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>use tcp://HOST:PORT or tls://HOST:PORT</source>
        <translation>utilisez tcp://HOST:PORT ou tls://HOST:PORT</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>no answer</source>
        <translation>aucune réponse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>the scheduler at {address} cannot be reached: {reason}</source>
        <translation>l’ordonnanceur à l’adresse {address} est inaccessible&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>{address} has no {program}</source>
        <translation>{program} est absent de {address}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>{address} has {program} {theirs}, but this computer has {ours}; all computers need the same version</source>
        <translation>{address} a {program} {theirs}, mais cet ordinateur a {ours}&#x202f;; tous les ordinateurs doivent avoir la même version</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>the connection to the scheduler was lost</source>
        <translation>la connexion à l’ordonnanceur a été perdue</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>one task crashed every worker that ran it</source>
        <translation>une tâche a fait planter tous les processus de calcul qui l’ont exécutée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>a cluster worker has DiceDesk {theirs}, but this computer has {ours}</source>
        <translation>un processus de calcul de la grappe a DiceDesk {theirs}, mais cet ordinateur a {ours}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Ask</source>
        <translation>Poser la question</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Lab files ({endings})</source>
        <translation>Fichiers du laboratoire ({endings})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Open a saved question</source>
        <translation>Ouvrir une question enregistrée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Save data</source>
        <translation>Enregistrer les données</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Seed {seed}</source>
        <translation>Graine {seed}</translation>
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
        <translation>Enregistré sous {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Exact answer</source>
        <translation>Réponse exacte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>exactly {number}</source>
        <translation>exactement {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>{number}: {says}.</source>
        <translation>{number}&#xa0;: {says}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Marked</source>
        <translation>Marquée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Middle {share}</source>
        <translation>{share} du milieu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>{name}: interval</source>
        <translation>{name}&#xa0;: intervalle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>Drawing (*.svg)</source>
        <translation>Dessin (*.svg)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>chance that {strategy} beats {other} if a coin toss decides who goes first</source>
        <translation>probabilité que {strategy} batte {other}, en tirant à pile ou face qui commence</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>when {strategy} goes first</source>
        <translation>quand {strategy} commence</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>when {strategy} goes second</source>
        <translation>quand {strategy} joue en second</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>turns per game on average, both players combined</source>
        <translation>tours par partie en moyenne, les deux joueurs ensemble</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>average winning margin in points</source>
        <translation>écart final moyen, en points</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won so far</source>
        <translation>Parties gagnées jusqu’ici</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The shaded range contains the exact chance in 19 of 20 simulations.</source>
        <translation>L’intervalle ombré contient la probabilité exacte dans 19 simulations sur 20.</translation>
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
        <translation>Parties</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Length of a game</source>
        <translation>Durée d’une partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Both players&apos; turns together. Fewer than one in a million games last longer.</source>
        <translation>Tours des deux joueurs réunis. Moins d’une partie sur un million est plus longue.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Winning margin</source>
        <translation>Écart final</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} wins to the right of 0, {other} to the left. Fewer than one in a million games end farther out.</source>
        <translation>À droite de 0, {strategy} gagne&#x202f;; à gauche, {other}. Moins d’une partie sur un million finit avec un écart plus grand.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Half of all games last {half} turns or fewer; nine in ten last {most} or fewer.</source>
        <translation>La moitié des parties durent {half} tours ou moins&#x202f;; neuf sur dix, {most} ou moins.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Turn order</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Coin toss</source>
        <translation>Pile ou face</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {share} of {games} games won.</source>
        <translation>Simulation&#xa0;: {share} des {games} parties sont gagnées.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {share} of {games} games won, with a standard error of {error}. The exact chance is {errors} standard errors away.</source>
        <translation>Simulation&#xa0;: {share} des {games} parties sont gagnées, avec une erreur type de {error}. L’écart avec la probabilité exacte est de {errors} erreurs types.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>With restarts</source>
        <translation>Avec nouveaux départs</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Whatever a system does, its average loss is the house edge of each bet times the amount bet on it. No system changes the edge: systems differ only in how much they bet and how widely results vary.</source>
        <translation>Quoi que fasse un système, il perd en moyenne, sur chaque mise, l’avantage de la maison multiplié par le montant misé. Aucun système ne change cet avantage&#xa0;: les systèmes ne diffèrent que par les montants qu’ils misent et par la dispersion des résultats.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>average result of a session: a cost of {price} of the {bet} bet, not counting odds. No system changes the house edge.</source>
        <translation>résultat moyen d’une session&#xa0;: un coût de {price} des {bet} misés, odds non comprises. Aucun système ne change l’avantage de la maison.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Calculated exactly over {states} states.</source>
        <translation>Calcul exact sur {states} états.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Too many states for an exact calculation, so every number here is simulated.</source>
        <translation>Il y a trop d’états pour un calcul exact&#xa0;: tous les nombres affichés ici sont donc simulés.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>go broke within 1 roll</source>
        <comment>go broke within {count} rolls</comment>
        <translation>
            <numerusform>sont à sec en {count} lancer au plus</numerusform>
            <numerusform>sont à sec en {count} lancers au plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>reach {goal} within 1 roll</source>
        <comment>reach {goal} within {count} rolls</comment>
        <translation>
            <numerusform>atteignent {goal} en {count} lancer au plus</numerusform>
            <numerusform>atteignent {goal} en {count} lancers au plus</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A session lasts {rolls} rolls on average, including the rolls that decide its last bets.</source>
        <translation>Une session dure {rolls} lancers en moyenne, y compris ceux qui règlent ses dernières mises.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated: {sessions}; {broke} ± {broke_error} go broke, and {reached} ± {reached_error} reach the goal; the average result is {result} ± {result_error}.</source>
        <translation>Simulation&#xa0;: {sessions}&#x202f;; {broke} ± {broke_error} finissent à sec, {reached} ± {reached_error} atteignent l’objectif&#x202f;; le résultat moyen est {result} ± {result_error}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>1 session</source>
        <comment>{count} sessions</comment>
        <translation>
            <numerusform>{count} session</numerusform>
            <numerusform>{count} sessions</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Reaches {goal}</source>
        <translation>Atteint {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average result</source>
        <translation>Résultat moyen</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average amount bet</source>
        <translation>Total misé en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Cost per dollar bet</source>
        <translation>Coût par dollar misé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average rolls</source>
        <translation>Lancers en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>States</source>
        <translation>États</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Sessions</source>
        <translation>Sessions</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Systems side by side</source>
        <translation>Systèmes côte à côte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated sessions; 19 of 20 estimates are off by at most the ± shown</source>
        <translation>Sessions simulées&#x202f;; 19 estimations sur 20 s’écartent au plus du ± affiché</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>building-skills or las-vegas, or one of them with changes, such as “preset=las-vegas maximum=1000”.</source>
        <translation>building-skills ou las-vegas, ou l’un des deux avec des changements, comme «&#x202f;preset=las-vegas maximum=1000&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The bankroll at the start of a session, in dollars.</source>
        <translation>La bankroll au début d’une session, en dollars.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A session ends when the bankroll reaches this amount, or when the player goes broke.</source>
        <translation>Une session se termine quand la bankroll atteint ce montant, ou quand le joueur finit à sec.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>After this many rolls, no new bets are made.</source>
        <translation>Après ce nombre de lancers, plus aucune nouvelle mise n’est faite.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Base bet</source>
        <translation>Mise de base</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The size of one betting unit, in dollars.</source>
        <translation>La valeur d’une unité de mise, en dollars.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Systems</source>
        <translation>Systèmes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The systems to compare: “all”, or names such as “flat martingale”.</source>
        <translation>Les systèmes à comparer&#xa0;: «&#x202f;all&#x202f;» pour tous, ou quelques-uns de leurs noms, comme «&#x202f;flat martingale&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A custom system on pass. Each step has the form UNITS:WON:LOST (the bet, the next step after a win, the next step after a loss). Example: “1:1:2 2:1:1”.</source>
        <translation>Un système personnel sur Pass. Chaque étape est UNITÉS:GAGNÉ:PERDU&#xa0;: la mise, l’étape qui suit un gain et l’étape qui suit une perte. Exemple&#xa0;: «&#x202f;1:1:2 2:1:1&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How many sessions of each system to simulate for comparison; 0 for none.</source>
        <translation>Le nombre de sessions de chaque système à simuler pour comparer&#x202f;; 0 pour aucune.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How often craps betting systems go broke or reach a goal, what bankroll they end with, and what they cost per dollar bet.</source>
        <translation>À quelle fréquence les systèmes de mise au craps finissent à sec ou atteignent un objectif, leur bankroll finale et leur coût par dollar misé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated sessions</source>
        <translation>Sessions simulées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{all}, or some of {names}</source>
        <translation>{all}, ou un choix parmi {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the bankroll at the start of a session</source>
        <translation>la bankroll au début d’une session</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the size of one betting unit</source>
        <translation>la valeur d’une unité de mise</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the systems to compare</source>
        <translation>les systèmes à comparer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>a custom system on pass: UNITS:WON:LOST for each step, such as “1:1:2 2:1:1”</source>
        <translation>un système personnel sur Pass&#xa0;: UNITÉS:GAGNÉ:PERDU pour chaque étape, comme «&#x202f;1:1:2 2:1:1&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>how many sessions of each system to simulate for comparison</source>
        <translation>le nombre de sessions de chaque système à simuler, pour comparer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Dollars</source>
        <translation>Dollars</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Share of sessions</source>
        <translation>Part des sessions</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Going broke, all systems</source>
        <translation>Finir à sec&#xa0;: tous les systèmes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each line shows the chance that a session has gone broke by each roll.</source>
        <translation>Chaque courbe montre la probabilité qu’une session ait fini à sec à un lancer donné ou avant.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: bankroll by roll</source>
        <translation>{system}&#xa0;: bankroll, lancer après lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Line: the median. Bands: the middle 50% and 90% of sessions.</source>
        <translation>Courbe&#xa0;: la médiane. Bandes&#xa0;: les 50&#xa0;% et les 90&#xa0;% de sessions du milieu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: final bankroll</source>
        <translation>{system}&#xa0;: bankroll finale</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each bar is the share of sessions whose final bankroll is within a {step} range.</source>
        <translation>Chaque barre est la part des sessions qui finissent dans un intervalle de {step}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: how sessions end, by roll</source>
        <translation>{system}&#xa0;: comment finissent les sessions, lancer après lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each line shows the chance that a session has ended in this way by each roll.</source>
        <translation>Chaque courbe montre la probabilité qu’une session ait fini de cette façon à un lancer donné ou avant.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: session length</source>
        <translation>{system}&#xa0;: durée des sessions</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How many rolls a session lasts before new bets stop; bets still on the table are then played out.</source>
        <translation>Nombre de lancers avant qu’une session cesse de faire de nouvelles mises&#x202f;; celles qui restent sur la table sont ensuite jouées jusqu’au bout.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>compare craps betting systems: how often they go broke or reach a goal, and what they cost per dollar bet</source>
        <translation>compare des systèmes de mise au craps&#xa0;: à quelle fréquence ils finissent à sec ou atteignent un objectif, et leur coût par dollar misé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{title}: expected “all”, or names from {names}, not “{text}”.</source>
        <translation>{title}&#xa0;: «&#x202f;{text}&#x202f;» ne convient pas&#x202f;; indiquez «&#x202f;all&#x202f;», ou des noms parmi {names}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{title}: expected UNITS:WON:LOST, not “{text}”.</source>
        <translation>{title}&#xa0;: «&#x202f;{text}&#x202f;» ne convient pas&#x202f;; indiquez UNITÉS:GAGNÉ:PERDU.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Craps systems</source>
        <translation>Systèmes de craps</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>{name} joins the next game. Press N to start it.</source>
        <translation>{name} jouera dans la prochaine partie. Appuyez sur N pour la commencer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>The contest could not be saved: {reason}</source>
        <translation>Le concours n’a pas pu être enregistré&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Ranking…</source>
        <translation>Classement…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head-to-head win rates…</source>
        <translation>Taux de victoire par paire…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Full report…</source>
        <translation>Rapport complet…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Ranking</source>
        <translation>Classement</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} against itself</source>
        <translation>{name} contre elle-même</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} wins {rate} of games against {other}</source>
        <translation>{name} gagne {rate} des parties contre {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head-to-head win rates</source>
        <translation>Taux de victoire par paire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{rate}, even</source>
        <translation>{rate}, à égalité</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{percent} or more</source>
        <translation>{percent} ou plus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Choose a folder of strategies</source>
        <translation>Choisir un dossier de stratégies</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Each strategy in the folder plays all the others. A strategy is a Python file with final_strategy(score, opponent_score) or a CSV table. All win rates are exact and assume a coin toss for who goes first; a rate above 50% is a win.</source>
        <translation>Chaque stratégie du dossier joue contre toutes les autres. Une stratégie est un fichier Python avec final_strategy(score, opponent_score) ou un tableau CSV. Tous les taux de victoire sont exacts&#x202f;; la stratégie qui commence est tirée à pile ou face. Un taux supérieur à 50&#xa0;% est une victoire.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} leads with 1 win and an average win rate of {rate}.</source>
        <comment>{name} leads with {count} wins and an average win rate of {rate}.</comment>
        <translation>
            <numerusform>{name} est en tête avec {count} victoire et un taux moyen de {rate}.</numerusform>
            <numerusform>{name} est en tête avec {count} victoires et un taux moyen de {rate}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>The programs cannot reach your files or the network.</source>
        <translation>Les programmes n’ont accès ni à vos fichiers ni au réseau.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Don&apos;t run them</source>
        <translation>Ne pas les exécuter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Running the contest in {folder}…</source>
        <translation>Le concours dans {folder} est en cours…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>1 program in this folder has not run before.</source>
        <comment>{count} programs in this folder have not run before.</comment>
        <translation>
            <numerusform>{count} programme de ce dossier n’a encore jamais été exécuté.</numerusform>
            <numerusform>{count} programmes de ce dossier n’ont encore jamais été exécutés.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Calculating pairs: {done} of {total}</source>
        <translation>Calcul des paires&#xa0;: {done} sur {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Run programs</source>
        <translation>Exécuter les programmes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Reading strategies: {done} of {total}</source>
        <translation>Lecture des stratégies&#xa0;: {done} sur {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Goes first</source>
        <translation>Commence</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Goes second</source>
        <translation>Joue en second</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>On average</source>
        <translation>En moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Play against it</source>
        <translation>Jouer contre elle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Strategies (*.py *.csv)</source>
        <translation>Stratégies (*.py *.csv)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose a strategy</source>
        <translation>Choisir une stratégie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose or drop a Python file with final_strategy(score, opponent_score), or a CSV table with the number of dice for every pair of scores: 100 rows (the strategy&apos;s score) of 100 numbers (the opponent&apos;s score).</source>
        <translation>Choisissez ou déposez un fichier Python avec final_strategy(score, opponent_score), ou un tableau CSV avec le nombre de dés pour chaque paire de scores&#xa0;: 100 lignes (le score de la stratégie) de 100 nombres (le score de l’adversaire).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The program cannot reach your files or the network.</source>
        <translation>Le programme n’a accès ni à vos fichiers ni au réseau.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Don&apos;t run it</source>
        <translation>Ne pas l’exécuter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Asking {name} how many dice it rolls at each pair of scores…</source>
        <translation>On demande à {name} combien de dés lancer à chaque paire de scores…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>“{name}” is a program that has not run here before.</source>
        <translation>«&#x202f;{name}&#x202f;» est un programme qui n’a encore jamais été exécuté ici.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The program runs in a sandbox, and only the table of its choices is used.</source>
        <translation>Le programme s’exécute dans un bac à sable, et seul le tableau de ses choix est utilisé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Run it</source>
        <translation>L’exécuter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>There are no strategies in {folder}.</source>
        <translation>Il n’y a aucune stratégie dans {folder}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>No program was run.</source>
        <translation>Aucun programme n’a été exécuté.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How many hands the player gets to reach the award.</source>
        <translation>Le nombre de mains dont dispose le joueur pour atteindre le gros lot.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>how many hands a player has to reach the Major Award</source>
        <translation>le nombre de mains dont un joueur dispose pour atteindre le gros lot</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How many games to simulate with each player.</source>
        <translation>Le nombre de parties à simuler avec chaque joueur.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>how many games to simulate with each player</source>
        <translation>le nombre de parties à simuler avec chaque joueur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Poker Dice: compare players</source>
        <translation>Poker d’as&#xa0;: joueurs comparés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How soon computer players in Poker Dice reach the Major Award or go broke.</source>
        <translation>En combien de temps les joueurs virtuels du poker d’as atteignent le gros lot ou finissent à sec.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>How often a round of Hazard is won with each main, and how long it takes.</source>
        <translation>À quelle fréquence une manche de Hazard est gagnée avec chaque base, et combien de lancers elle dure.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Add step</source>
        <translation>Ajouter une étape</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Remove step</source>
        <translation>Retirer l’étape</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Use system</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Remove system</source>
        <translation>Retirer le système</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Bet (units)</source>
        <translation>Mise (unités)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>If won, go to step</source>
        <translation>Gagnée&#xa0;: aller à l’étape</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>If lost, go to step</source>
        <translation>Perdue&#xa0;: aller à l’étape</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Each step bets a certain number of units on pass. The system starts at step 1 and goes back to it when the bankroll cannot cover a bet. Type the numbers into the table.</source>
        <translation>Chaque étape mise un certain nombre d’unités sur Pass. Le système commence à l’étape 1 et y revient quand la bankroll ne suffit pas pour une mise. Saisissez les nombres dans le tableau.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Step {number} must bet a whole number of units from 1 to {most}, not “{text}”.</source>
        <translation>L’étape {number} doit miser un nombre entier d’unités de 1 à {most}, et non «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Step {number} must go to a step from 1 to {last}, not to “{text}”.</source>
        <translation>L’étape {number} doit mener à une étape de 1 à {last}, et non à «&#x202f;{text}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>All {count}</source>
        <translation>Tous ({count})</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>1 system</source>
        <comment>{count} systems</comment>
        <translation>
            <numerusform>{count} système</numerusform>
            <numerusform>{count} systèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Edit 1 step…</source>
        <comment>Edit {count} steps…</comment>
        <translation>
            <numerusform>Modifier {count} étape…</numerusform>
            <numerusform>Modifier {count} étapes…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Add a custom system…</source>
        <translation>Ajouter mon système…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Flat bets on pass</source>
        <translation>Mises égales sur Pass</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/contest.py"/>
        <source>this build has no cluster support; install DiceDesk with pip</source>
        <translation>ce paquet ne gère pas les grappes&#x202f;; installez DiceDesk avec pip</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/contest.py"/>
        <source>cluster mode needs Dask; install it with: {command}</source>
        <translation>le calcul en grappe a besoin de Dask&#x202f;; installez-le avec&#xa0;: {command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <source>The list has changed. Select the games again.</source>
        <translation>La liste a changé. Sélectionnez de nouveau les parties.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>DiceDesk could not restore the backup: {reason}</source>
        <translation>DiceDesk n’a pas pu restaurer la sauvegarde&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>DiceDesk restored the backup you chose. The previous file is kept as {name}.</source>
        <translation>DiceDesk a restauré la sauvegarde choisie. Le fichier précédent est gardé sous le nom {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>give the exact odds of a game</source>
        <translation>donne les probabilités exactes d’un jeu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>run an experiment with exact answers and simulations</source>
        <translation>lance une expérience&#xa0;: réponses exactes et simulations</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>{sentence}.</source>
        <translation>{sentence}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>Dice games with a coach and exact odds. Without a command, the window opens.</source>
        <translation>Des jeux de dés, avec un entraîneur et des probabilités exactes. Sans commande, la fenêtre s’ouvre.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/advice.py"/>
        <source>nothing to calculate: this choice decides nothing by itself</source>
        <translation>il n’y a rien à calculer&#xa0;: ce choix ne décide rien à lui seul</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>summarize the games you have played</source>
        <translation>résume les parties jouées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/history.py"/>
        <source>summarize only this game</source>
        <translation>seulement les parties de ce jeu</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; the rest score {points} points on average.</source>
        <comment>{count} dice: {ones}% of rolls pig out; the rest score {points} points on average.</comment>
        <translation>
            <numerusform>{count} dé&#xa0;: {ones}&#xa0;% de tours de cochon&#x202f;; les autres lancers rapportent {points} points en moyenne.</numerusform>
            <numerusform>{count} dés&#xa0;: {ones}&#xa0;% de tours de cochon&#x202f;; les autres lancers rapportent {points} points en moyenne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {share}% of rolls win at once; {ones}% pig out.</source>
        <comment>{count} dice: {share}% of rolls win at once; {ones}% pig out.</comment>
        <translation>
            <numerusform>{count} dé&#xa0;: {share}&#xa0;% des lancers gagnent d’emblée, {ones}&#xa0;% sont des tours de cochon.</numerusform>
            <numerusform>{count} dés&#xa0;: {share}&#xa0;% des lancers gagnent d’emblée, {ones}&#xa0;% sont des tours de cochon.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Best response</source>
        <translation>Meilleure réponse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Number {place} is “{face}”, but a die shows 1 to {most}.</source>
        <translation>La face n° {place} est «&#x202f;{face}&#x202f;», mais un dé montre de 1 à {most}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/simulation.py"/>
        <source>At least 2 games are needed so that each player goes first once; you gave {games}.</source>
        <translation>Il faut au moins 2 parties pour que chaque joueur commence une fois&#x202f;; vous avez donné&#xa0;: {games}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: best bacon and swap</source>
        <translation>Hog&#xa0;: bacon et troc optimaux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Which margin and number of dice make the bacon and swap strategies win most often.</source>
        <translation>Avec quel seuil et quel nombre de dés les stratégies «&#x202f;bacon&#x202f;» et «&#x202f;swap&#x202f;» gagnent le plus souvent.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/machine.py"/>
        <source>This system has too many states to calculate exactly.</source>
        <translation>Ce système a trop d’états pour un calcul exact.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Left with {score}</source>
        <translation>Quittée&#xa0;: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Left at {own}–{other}</source>
        <translation>Quittée à {own}–{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Won {own}–{other}</source>
        <translation>Gagnée {own}–{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Lost {own}–{other}</source>
        <translation>Perdue {own}–{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Tied {own}–{other}</source>
        <translation>Égalité {own}–{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{own}–{other}</source>
        <translation>{own}–{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} left with {score}</source>
        <translation>{name} a quitté la partie&#xa0;: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} ended with {score}</source>
        <translation>{name}, résultat&#xa0;: {score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} left at {own} to {other}</source>
        <translation>{name} a quitté la partie à {own} contre {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} lost, {low} to {high}</source>
        <translation>{name} a perdu {low} à {high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} tied, {own} to {other}</source>
        <translation>{name} a fini à égalité, {own} à {other}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Re-roll die {places} and type what it shows</source>
        <comment>Re-roll dice {places} and type what they show, in this order</comment>
        <translation>
            <numerusform>Relancez le dé {places} et saisissez ce qu’il montre</numerusform>
            <numerusform>Relancez les dés {places} et saisissez ce qu’ils montrent, dans cet ordre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Re-roll die {places} for {name} and type what it shows</source>
        <comment>Re-roll dice {places} for {name} and type what they show, in this order</comment>
        <translation>
            <numerusform>Relancez le dé {places} pour {name} et saisissez ce qu’il montre</numerusform>
            <numerusform>Relancez les dés {places} pour {name} et saisissez ce qu’ils montrent, dans cet ordre</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>The games share no position that offers a choice.</source>
        <translation>Les parties n’ont en commun aucune position où il faut choisir.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>Same choice in the only shared position.</source>
        <comment>Same choice in each of the {count} shared positions.</comment>
        <translation>
            <numerusform>Même choix dans la seule position commune ({count}).</numerusform>
            <numerusform>Même choix dans les {count} positions communes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>Different choices in the only shared position.</source>
        <comment>Different choices in {differing} of {count} shared positions.</comment>
        <translation>
            <numerusform>Choix différents dans la seule position commune ({differing} sur {count}).</numerusform>
            <numerusform>Choix différents dans {differing} des {count} positions communes.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>these games were not played with the same dice and rules</source>
        <translation>ces parties n’ont pas été jouées avec les mêmes dés et les mêmes règles</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>The other game</source>
        <translation>L’autre partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>The game was left early.</source>
        <translation>La partie a été quittée avant la fin.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/chances.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>The chances could not be calculated: {reason}</source>
        <translation>Les probabilités n’ont pas pu être calculées&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Second map</source>
        <translation>Second graphique</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Colors of the second map</source>
        <translation>Couleurs du second graphique</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Exact win rates</source>
        <translation>Taux de victoire exacts</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The best response wins {average} of games against this strategy.</source>
        <translation>La meilleure réponse gagne {average} des parties contre cette stratégie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Calculating the answer…</source>
        <translation>Calcul de la réponse en cours…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>This is the previous answer. Calculating the new one…</source>
        <translation>C’est la réponse à la question précédente. La nouvelle est en cours de calcul…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>This is the previous answer. Press Ask for the new one.</source>
        <translation>C’est la réponse à la question précédente. Appuyez sur «&#x202f;Poser la question&#x202f;» pour la nouvelle.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Press Ask to calculate the answer.</source>
        <translation>Appuyez sur «&#x202f;Poser la question&#x202f;» pour calculer la réponse.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Coach options</source>
        <translation>Options de l’entraîneur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>In a counted game, the coach speaks only when you ask twice.</source>
        <translation>Dans une partie qui compte, l’entraîneur ne parle que si vous l’appelez deux fois.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Calculating the chances…</source>
        <translation>Calcul des chances en cours…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/chances.py"/>
        <source>The house edge could not be calculated: {reason}</source>
        <translation>L’avantage de la maison n’a pas pu être calculé&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Casual game from move {move}</source>
        <translation>Partie amicale à partir du coup {move}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Turn sound on or off (M)</source>
        <translation>Activer ou couper le son (M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/terminal_games.py"/>
        <source>your games are open in another terminal; leave the game there, or play with --data DIR</source>
        <translation>vos parties sont ouvertes dans un autre terminal&#x202f;; quittez-y la partie, ou jouez avec --data DIR</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/terminal_games.py"/>
        <source>your games are open in a DiceDesk window; close it, or play with --data DIR</source>
        <translation>vos parties sont ouvertes dans une fenêtre de DiceDesk&#x202f;; fermez-la, ou jouez avec --data DIR</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <source>Game {number} of {count}, line {line}:</source>
        <translation>Partie {number} sur {count}, ligne {line}&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Odds are whole multiples of their pass or come bet, taken in full or not at all.</source>
        <translation>Les odds sont des multiples entiers de leur mise Pass ou Come, prises en entier ou pas du tout.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import these games into your history?</source>
        <translation>Importer ces parties dans votre historique&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import games</source>
        <translation>Importer les parties</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/waiting.py"/>
        <source>DiceDesk is already open, but its window is not responding. Waiting for it…</source>
        <translation>DiceDesk est déjà ouvert, mais sa fenêtre ne répond pas. En attente…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest.py"/>
        <source>unexpected error: {error}</source>
        <translation>erreur inattendue&#xa0;: {error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At the start, you could expect {amount}.</source>
        <translation>Au départ, vous pouviez espérer {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At the start, {name} could expect {amount}.</source>
        <translation>Au départ, {name} pouvait espérer {amount}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No dice were rolled.</source>
        <translation>Aucun dé n’a été lancé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No single roll stood out.</source>
        <translation>Aucun lancer n’a fait la différence.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No single roll or choice stood out.</source>
        <translation>Aucun lancer ni aucun choix n’a fait la différence.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No roll or choice changed much; this one changed the most.</source>
        <translation>Aucun coup n’a changé grand-chose&#x202f;; voici celui qui a compté le plus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>You had nothing to decide.</source>
        <translation>Vous n’aviez rien à décider.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>{name} had nothing to decide.</source>
        <translation>{name} n’avait rien à décider.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>DiceDesk {game} {day} · {result} · cost {cost} · casual</source>
        <translation>DiceDesk {game} {day} · {result} · coût {cost} · amicale</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>DiceDesk {game} {day} · {result} · cost {cost}</source>
        <translation>DiceDesk {game} {day} · {result} · coût {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>Best play with the same dice: {result}.</source>
        <translation>Jeu optimal avec les mêmes dés&#xa0;: {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>See the move</source>
        <translation>Voir le coup</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Challenge a friend</source>
        <translation>Défier un ami</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Send your answer</source>
        <translation>Envoyer la réponse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Copy result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>See costliest move</source>
        <translation>Voir le coup le plus cher</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Copied: {line}</source>
        <translation>Copié&#xa0;: {line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Daily games</source>
        <translation>Parties du jour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Previous month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Next month</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>{game}: {result}</source>
        <translation>{game}&#xa0;: {result}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>{name} challenges you: {game}, with the same dice.</source>
        <translation>{name} vous défie&#xa0;: {game}, avec les mêmes dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>{name} challenges you: {game} against {opponents}, with the same dice.</source>
        <translation>{name} vous défie&#xa0;: {game} contre {opponents}, avec les mêmes dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only a finished game can be sent as a challenge</source>
        <translation>seule une partie finie peut être envoyée comme défi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only games played with the program&apos;s dice can be sent as a challenge</source>
        <translation>seules les parties jouées avec les dés du programme peuvent être envoyées comme défi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>a game that started at a position cannot be sent as a challenge</source>
        <translation>une partie commencée à une position donnée ne peut pas être envoyée comme défi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only a game that you played can be sent as a challenge</source>
        <translation>seule une partie que vous avez jouée peut être envoyée comme défi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this challenge was made by a newer version of DiceDesk</source>
        <translation>ce défi a été créé par une version plus récente de DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this challenge is damaged or was changed</source>
        <translation>ce défi est endommagé ou a été modifié</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this is a challenge, not a game; open it to play it</source>
        <translation>c’est un défi, pas une partie&#x202f;; ouvrez-le pour le jouer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Best play beats it in more than {games} of 100 games.</source>
        <translation>Le jeu optimal le bat dans plus de {games} parties sur 100.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Best play beats it in {games} of 100 games.</source>
        <translation>Le jeu optimal le bat dans {games} parties sur 100.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>You have beaten the strongest player.</source>
        <translation>Vous avez battu le joueur le plus fort.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Next, one step up:</source>
        <translation>Ensuite, un cran au-dessus&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Start with the easiest:</source>
        <translation>Commencez par le plus facile&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/opponents.py"/>
        <source>Play against {name}</source>
        <translation>Jouer contre {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>{game}: {words}</source>
        <translation>{game}&#xa0;: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>All choices</source>
        <translation>Tous les choix</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play one more game to see what your choices cost.</source>
        <comment>Play {count} more games to see what your choices cost.</comment>
        <translation>
            <numerusform>Jouez encore {count} partie pour voir ce que coûtent vos choix.</numerusform>
            <numerusform>Jouez encore {count} parties pour voir ce que coûtent vos choix.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Too few games</source>
        <translation>Trop peu de parties</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Not clear</source>
        <translation>Incertain</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play at least one game in a week to see what your choices cost.</source>
        <comment>Play at least {count} games in a week to see what your choices cost.</comment>
        <translation>
            <numerusform>Jouez au moins {count} partie en une semaine pour voir ce que coûtent vos choix.</numerusform>
            <numerusform>Jouez au moins {count} parties en une semaine pour voir ce que coûtent vos choix.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Worse</source>
        <translation>Moins bien</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>For a rating, play one more game against {opponent}.</source>
        <comment>For a rating, play {count} more games against {opponent}.</comment>
        <translation>
            <numerusform>Pour une cote, jouez encore {count} partie contre {opponent}.</numerusform>
            <numerusform>Pour une cote, jouez encore {count} parties contre {opponent}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Your games are still being reviewed.</source>
        <translation>Vos parties sont encore en cours d’analyse.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play a game to see what your choices cost.</source>
        <translation>Jouez une partie pour voir ce que coûtent vos choix.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Average over</source>
        <translation>Moyenne sur</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>1 game has not been reviewed yet.</source>
        <comment>{count} games have not been reviewed yet.</comment>
        <translation>
            <numerusform>{count} partie n’a pas encore été analysée.</numerusform>
            <numerusform>{count} parties n’ont pas encore été analysées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Reviewing your games…</source>
        <translation>Analyse de vos parties…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>1 week</source>
        <translation>1 semaine</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Kind of choice</source>
        <translation>Type de choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Cost per choice</source>
        <translation>Coût par choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Change</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Week of</source>
        <translation>Semaine du</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>{game}, {choices}</source>
        <translation>{game}, {choices}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Cost per choice, in rounds</source>
        <translation>Coût par choix, en manches</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>A new game starts at once with these rules.</source>
        <translation>Une nouvelle partie commence aussitôt avec ces règles.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>No wins in 1 game against {opponent}</source>
        <comment>No wins in {count} games against {opponent}</comment>
        <translation>
            <numerusform>Aucune victoire en {count} partie contre {opponent}</numerusform>
            <numerusform>Aucune victoire en {count} parties contre {opponent}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>No wins in 1 decided game</source>
        <comment>No wins in {count} decided games</comment>
        <translation>
            <numerusform>Aucune victoire en {count} partie avec vainqueur</numerusform>
            <numerusform>Aucune victoire en {count} parties avec vainqueur</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>In a counted game, the coach stays silent; using it makes the game casual. In a casual game, the coach is always available.</source>
        <translation>Dans une partie qui compte, l’entraîneur se tait&#x202f;; le consulter rend la partie amicale. Dans une partie amicale, l’entraîneur est toujours disponible.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Next game: counted</source>
        <translation>Prochaine&#xa0;: comptée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Next game: casual</source>
        <translation>Prochaine&#xa0;: amicale</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>This game counts.</source>
        <translation>Cette partie compte.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>This game is casual: the coach is available, and the result does not count toward best scores.</source>
        <translation>Cette partie est amicale&#xa0;: l’entraîneur est disponible, et le résultat ne compte pas pour les records.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>This game counts: the coach warns you before a hint makes it casual.</source>
        <translation>Cette partie compte&#xa0;: l’entraîneur vous prévient avant qu’un conseil ne la rende amicale.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Cost per choice, as a share of the bets</source>
        <translation>Coût par choix, en proportion des mises</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost per choice, in percentage points</source>
        <translation>Coût par choix, en points de pourcentage</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Cost per choice, in hands</source>
        <translation>Coût par choix, en mains</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Showing which dice to keep is a hint, and this game counts. Press B to see it anyway.</source>
        <translation>Montrer les dés à garder est un conseil, or cette partie compte. Appuyez sur B pour les voir quand même.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>a header name can contain only letters and digits, not “{name}”</source>
        <translation>le nom d’un en-tête ne peut contenir que des lettres et des chiffres, et non «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Hog needs two whole-number scores, 0 or more; you gave: {scores}</source>
        <translation>Hog demande deux scores entiers, à partir de 0&#x202f;; vous avez donné&#xa0;: {scores}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>The only move in Hog is to roll dice.</source>
        <translation>Le seul coup de Hog est de lancer des dés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Both scores before a turn must be from 0 to 99, not {own} and {other}.</source>
        <translation>Avant un tour, les deux scores doivent être compris entre 0 et 99&#x202f;; {own} et {other} ne conviennent pas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: {faces}</source>
        <translation>Une main est faite de cinq faces de 1 à 6, comme 5 5 2 5 3&#x202f;; vous avez donné&#xa0;: {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not a whole number</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un nombre entier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>a game record to open</source>
        <translation>un relevé de partie à ouvrir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>make no new bets after this many rolls</source>
        <translation>ne fait plus de nouvelles mises après ce nombre de lancers</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>A cluster worker sees the strategies&apos; tables. It cannot run anything on this computer, but it could send false win rates: use only computers that you trust.</source>
        <translation>Un processus de la grappe voit les tableaux des stratégies. Il ne peut rien exécuter sur cet ordinateur, mais il pourrait envoyer de faux taux de victoire&#xa0;: n’utilisez que des ordinateurs de confiance.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>a folder or ZIP file of strategies: Python programs and CSV tables</source>
        <translation>un dossier ou un fichier ZIP de stratégies&#xa0;: des programmes Python et des tableaux CSV</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>time limit for each program, in seconds (default: 60)</source>
        <translation>le temps de chaque programme, en secondes (par défaut&#xa0;: 60)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>The cluster has no workers yet. Waiting for one…</source>
        <translation>La grappe n’a pas encore de processus de calcul. En attente du premier…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>not a Python file, a CSV table or a ZIP file</source>
        <translation>ni fichier Python, ni tableau CSV, ni fichier ZIP</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>several strategy files; keep one, or name the right one hog.py</source>
        <translation>plusieurs fichiers de stratégie&#x202f;; gardez-en un, ou nommez le bon hog.py</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>no strategy file found</source>
        <translation>aucun fichier de stratégie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a link to a place outside its folder</source>
        <translation>un lien qui sort de son dossier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>its path points outside the ZIP file</source>
        <translation>son chemin mène hors du fichier ZIP</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>it is a link, is encrypted, or uses unsupported compression</source>
        <translation>c’est un lien, ou un fichier chiffré ou compressé de façon inhabituelle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>the ZIP file is larger than 20 MB; unpack it first</source>
        <translation>le fichier ZIP dépasse 20 Mo&#x202f;; décompressez-le d’abord</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>the ZIP file is damaged</source>
        <translation>le fichier ZIP est endommagé</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a broken link</source>
        <translation>un lien rompu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a text file</source>
        <translation>ce n’est pas un fichier texte</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a table</source>
        <translation>ce n’est pas un tableau</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>line {line} has 1 cell; it needs 100, one for each score the opponent can have</source>
        <comment>line {line} has {count} cells; it needs 100, one for each score the opponent can have</comment>
        <translation>
            <numerusform>la ligne {line} a {count} case&#x202f;; il en faut 100, une pour chaque score possible de l’adversaire</numerusform>
            <numerusform>la ligne {line} a {count} cases&#x202f;; il en faut 100, une pour chaque score possible de l’adversaire</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it imports {module}, which is not available; put the whole strategy in one file</source>
        <translation>elle importe {module}, qui n’est pas disponible&#x202f;; mettez toute la stratégie dans un seul fichier</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it was stopped</source>
        <translation>elle a été arrêtée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>a cluster worker sent an unusable answer</source>
        <translation>un processus de calcul de la grappe a envoyé une réponse inutilisable</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest.py"/>
        <source>a worker sent impossible win rates</source>
        <translation>un processus de calcul a envoyé des taux de victoire impossibles</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>usage: </source>
        <translation>usage&#xa0;: </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>show this help</source>
        <translation>affiche cette aide</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>{option}: {fault}</source>
        <translation>{option}&#xa0;: {fault}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>missing: {names}</source>
        <translation>il manque {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>missing: one of {names}</source>
        <translation>il manque l’un de ces arguments&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>a value is missing</source>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>cannot be used with {name}</source>
        <translation>incompatible avec {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>“{option}” could mean {names}</source>
        <translation>«&#x202f;{option}&#x202f;» peut signifier {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>takes no value; you gave “{text}”</source>
        <translation>n’accepte pas de valeur&#x202f;; vous avez indiqué «&#x202f;{text}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>{fault}; choose from: {names}</source>
        <translation>{fault}&#x202f;; choisissez parmi&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>unexpected argument “{word}”</source>
        <translation>argument «&#x202f;{word}&#x202f;» inattendu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>{fault}; {usage}</source>
        <translation>{fault}&#x202f;; {usage}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>there is no “{word}”; did you mean “{near}”?</source>
        <translation>«&#x202f;{word}&#x202f;» n’existe pas&#x202f;; vouliez-vous dire «&#x202f;{near}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>there is no “{word}”; choose from: {names}</source>
        <translation>«&#x202f;{word}&#x202f;» n’existe pas&#x202f;; choisissez parmi&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/standings.py"/>
        <source>1 file did not take part in the contest.</source>
        <comment>{count} files did not take part in the contest.</comment>
        <translation>
            <numerusform>{count} fichier n’a pas participé au concours.</numerusform>
            <numerusform>{count} fichiers n’ont pas participé au concours.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>there is no craps bet “{name}”; “dicedesk odds craps” lists all bets</source>
        <translation>aucune mise du craps ne s’appelle «&#x202f;{name}&#x202f;»&#x202f;; «&#x202f;dicedesk odds craps&#x202f;» énumère toutes les mises</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Loses {cents} cents per dollar bet.</source>
        <translation>Perd {cents} cents par dollar misé.</translation>
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
        <translation>Cette mise n’est pas encore sur la table&#xa0;: appuyez sur Entrée pour la jouer quand même, ou sur Échap pour réfléchir</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 bet loses {lost}</source>
        <comment>{count} bets lose {lost}</comment>
        <translation>
            <numerusform>{count} mise perd {lost}</numerusform>
            <numerusform>{count} mises perdent {lost}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins on {wins} and loses on {losses}; any other total decides nothing.</source>
        <translation>Le prochain lancer gagne avec {wins} et perd avec {losses}&#x202f;; tout autre total ne décide rien.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins on {wins}, loses on {losses} and pushes on {pushes}; any other total decides nothing.</source>
        <translation>Le prochain lancer gagne avec {wins}, perd avec {losses} et rend la mise avec {pushes}&#x202f;; tout autre total ne décide rien.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>an immediate win</source>
        <translation>une victoire immédiate</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>an immediate loss</source>
        <translation>une défaite immédiate</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Columns: average number of hands still to play, chance of the award and average payout of this hand, all with best play; then the cost of the choice in hands. A missed award counts as {hands} hands.</source>
        <translation>Colonnes&#xa0;: nombre moyen de mains restant à jouer, probabilité du gros lot et gain moyen de cette main, le tout avec le jeu optimal&#x202f;; puis le coût du choix en mains. Un gros lot manqué compte pour {hands} mains.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Has done the math and always chooses the best main.</source>
        <translation>A fait ses calculs et choisit toujours la meilleure base.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Thinks a losing main is unlucky and switches to the next one.</source>
        <translation>Croit qu’une base perdante porte malheur et passe à la suivante.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Swears by {main} and never chooses another main.</source>
        <translation>Ne jure que par le {main} et ne choisit jamais une autre base.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Your first throw may win or lose the round at once. If not, it becomes your chance: throw it again and you win; throw your main first and you lose.</source>
        <translation>Votre premier lancer peut gagner ou perdre la manche d’emblée. Sinon, il devient votre chance&#xa0;: si elle revient, vous gagnez&#x202f;; si votre base sort avant, vous perdez.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>What 11 and 12 do depends on the main.</source>
        <translation>L’effet du 11 et du 12 dépend de la base.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{chance} is your chance. Throw it again to win; throw the main, {main}, first and you lose.</source>
        <translation>{chance} est votre chance. Si elle revient, vous gagnez&#x202f;; si la base, {main}, sort avant, vous perdez.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{total} before {other}</source>
        <translation>{total} avant {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The round goes on, but chance {chance} wins only {share} of the time, down from {before} before the throw.</source>
        <translation>La manche continue, mais la chance {chance} ne gagne que dans {share} des cas&#x202f;; avant le lancer, c’était {before}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The most likely throw, {total} ({share}), wins at once with main {best}. With main {other} it becomes a chance, which wins {chance} of the time.</source>
        <translation>Le lancer le plus probable, {total} ({share}), gagne d’emblée avec la base {best}. Avec la base {other}, il devient une chance, qui gagne dans {chance} des cas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played ({chance}): {words}</source>
        <translation>Non joué ({chance})&#xa0;: {words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{game}: a line not played</source>
        <translation>{game}&#xa0;: une suite non jouée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played: the most likely line after the best choice.</source>
        <translation>Non joué&#xa0;: la suite la plus probable après le meilleur choix.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Best: {choice}</source>
        <translation>Meilleur choix&#xa0;: {choice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Second: {choice} (costs {hands} hands)</source>
        <translation>Deuxième&#xa0;: {choice}, coûte {hands} mains</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Third: {choice} (costs {hands} hands)</source>
        <translation>Troisième&#xa0;: {choice}, coûte {hands} mains</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Major Award! Your best ever!</source>
        <translation>Gros lot&#x202f;! Votre record&#x202f;!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>No Major Award yet</source>
        <translation>Pas encore de gros lot</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Best ever: Major Award in 1 hand</source>
        <comment>Best ever: Major Award in {count} hands</comment>
        <translation>
            <numerusform>Record&#xa0;: gros lot en {count} main</numerusform>
            <numerusform>Record&#xa0;: gros lot en {count} mains</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play: about {hands}</source>
        <translation>Mains restant à jouer&#xa0;: environ {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play after this one: almost none</source>
        <translation>Mains restant à jouer après celle-ci&#xa0;: presque aucune</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play after this one: about {hands}</source>
        <translation>Mains restant à jouer après celle-ci&#xa0;: environ {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Best play takes the fewest hands; a missed award counts as {hands} hands. “Greatest chance” is the chance of the award with the safest play.</source>
        <translation>Le jeu optimal demande le moins de mains&#x202f;; un gros lot manqué compte pour {hands} mains. «&#x202f;Greatest chance&#x202f;» est la probabilité du gros lot avec le jeu le plus sûr.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Costs are in hands; a missed award counts as {hands} hands.</source>
        <translation>Les coûts sont en mains&#x202f;; un gros lot manqué compte pour {hands} mains.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Quitting</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Fewer hands are better; a missed award counts as {hands} hands.</source>
        <translation>Moins il y a de mains, mieux c’est&#x202f;; un gros lot manqué compte pour {hands} mains.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {hands} hands still to play, {chance} to reach {award}</source>
        <translation>{choice}&#xa0;: encore {hands} mains à jouer, {chance} de chances d’atteindre {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hands still to play on average: {hands}; chance to reach {award}: {chance}.</source>
        <translation>Mains restant à jouer en moyenne&#xa0;: {hands}&#x202f;; chances d’atteindre {award}&#xa0;: {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {hands} hands still to play on average. “{other}” pays more, but takes {others} hands.</source>
        <translation>{choice}&#xa0;: encore {hands} mains à jouer en moyenne. «&#x202f;{other}&#x202f;» rapporte plus, mais demande {others} mains.</translation>
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
        <translation>Voir pas à pas la suite la plus probable après le meilleur choix (L)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} with this roll</source>
        <translation>{hand} avec ce lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay} as it is; the expected payout was {promised}.</source>
        <translation>{hand} rapporte {pay} en l’état&#x202f;; le gain attendu était de {promised}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/coach.py"/>
        <source>The average over all rolls, with best play after each.</source>
        <translation>La moyenne de tous les lancers, en jouant au mieux après chacun.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/coach.py"/>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>these dice</source>
        <translation>ces dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/variation.py"/>
        <source>{share} chance of {what}</source>
        <translation>{share} de chances&#xa0;: {what}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/variation.py"/>
        <source>Second best: {choice}, {cost} below the best.</source>
        <translation>Deuxième choix&#xa0;: {choice} ({cost} de moins que le meilleur).</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>a ZIP file inside another ZIP file; unpack the outer one first</source>
        <translation>un fichier ZIP dans un autre&#x202f;; décompressez d’abord celui qui le contient</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>1 imported game is left out.</source>
        <comment>{count} imported games are left out.</comment>
        <translation>
            <numerusform>{count} partie importée n’est pas comptée.</numerusform>
            <numerusform>{count} parties importées ne sont pas comptées.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out</source>
        <translation>un tour de cochon</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: as good as the best.</source>
        <translation>{choice}&#xa0;: aussi bon que le meilleur.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing better</source>
        <translation>jeu meilleur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing worse</source>
        <translation>jeu moins bon</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing better since {when}</source>
        <translation>jeu meilleur depuis {when}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing worse since {when}</source>
        <translation>jeu moins bon depuis {when}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>No clear change. On average, a choice cost {now} in your last {games} games.</source>
        <translation>Pas de changement net. Sur vos {games} dernières parties, un choix a coûté {now} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>You are improving. On average, a choice cost {now} in your last {games} games and {before} in the {earlier} before that. At most 1 player in 20 ever sees this message by chance.</source>
        <translation>Vous progressez. Un choix a coûté en moyenne {now} dans vos {games} dernières parties, et {before} dans les {earlier} précédentes. Au plus 1 joueur sur 20 voit un jour ce message par hasard.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Your choices cost more than before. On average, a choice cost {now} in your last {games} games and {before} in the {earlier} before that. At most 1 player in 20 ever sees this message by chance.</source>
        <translation>Vos choix coûtent plus qu’avant. Un choix a coûté en moyenne {now} dans vos {games} dernières parties, et {before} dans les {earlier} précédentes. Au plus 1 joueur sur 20 voit un jour ce message par hasard.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play one more game to see how your choices compare over time.</source>
        <comment>Play {count} more games to see how your choices compare over time.</comment>
        <translation>
            <numerusform>Jouez encore {count} partie pour voir comment vos choix évoluent.</numerusform>
            <numerusform>Jouez encore {count} parties pour voir comment vos choix évoluent.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Rating {rating} (range {low}–{high}): with average luck, you would win {rating} of 100 games against {opponent}, judging by your last {games} games.</source>
        <translation>Cote {rating} (intervalle {low}–{high})&#xa0;: avec une chance moyenne, vous gagneriez {rating} parties sur 100 contre {opponent}, d’après vos {games} dernières parties.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Range</source>
        <comment>of a cost</comment>
        <translation>Intervalle</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Average cost of a choice that mattered, adjusted for luck; lower is better. The range contains the true cost in at least 95 of 100 cases.</source>
        <translation>Coût moyen d’un choix qui comptait, corrigé de la chance&#x202f;; plus c’est bas, mieux c’est. L’intervalle contient le vrai coût dans au moins 95 cas sur 100.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/advise.py"/>
        <source>In place of GAME and its options, you can give a position as one line, such as “hog 34-50, turn 1 | goal=100 | You, final”. Each answer starts with the line of its position.</source>
        <translation>À la place de GAME et de ses options, vous pouvez donner une position sur une seule ligne, comme «&#x202f;hog 34-50, turn 1 | goal=100 | You, final&#x202f;». Chaque réponse commence par la ligne de sa position.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/advise.py"/>
        <source>show how the value of MOVE is calculated; write MOVE as in a record or in the table (default: the best move)</source>
        <translation>montre comment la valeur de MOVE est calculée&#x202f;; écrivez le coup comme dans un relevé ou dans le tableau (par défaut&#xa0;: le meilleur coup)</translation>
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
        <translation>Les choix de {name} ont coûté {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/answer.py"/>
        <source>only a game played from a challenge can be sent as an answer</source>
        <translation>seule une partie jouée à partir d’un défi peut être envoyée comme réponse</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Choices</source>
        <comment>bar</comment>
        <translation>Choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>Your choices cost {cost}.</source>
        <translation>Vos choix ont coûté {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>Your choices cost {own}, {challenger}&apos;s {cost}.</source>
        <translation>Vos choix ont coûté {own}, ceux de {challenger} {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>{name}&apos;s choices cost {own}, {challenger}&apos;s {cost}.</source>
        <translation>Les choix de {name} ont coûté {own}, ceux de {challenger} {cost}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>The game is not over yet</source>
        <translation>La partie n’est pas encore finie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {dice}.</source>
        <translation>À {own} contre {other}, vous avez lancé {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you took Free Bacon.</source>
        <translation>À {own} contre {other}, vous avez pris le bacon gratuit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {dice}.</source>
        <translation>À {own} contre {other}, {name} a lancé {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} took Free Bacon.</source>
        <translation>À {own} contre {other}, {name} a pris le bacon gratuit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} took Free Bacon.</source>
        <translation>{name} menait {own} à {other} et a pris le bacon gratuit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} took Free Bacon.</source>
        <translation>{name} perdait {own} à {other} et a pris le bacon gratuit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {dice}.</source>
        <translation>{name} menait {own} à {other} et a lancé {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {dice}.</source>
        <translation>{name} perdait {own} à {other} et a lancé {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>a Pig Out, 1 point</source>
        <translation>tour de cochon, 1 point</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {faces}: {points}.</source>
        <translation>À {own} contre {other}, vous avez lancé {faces}&#xa0;: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>À {own} contre {other}, {name} a lancé {faces}&#xa0;: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>{name} menait {own} à {other} et a lancé {faces}&#xa0;: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>{name} perdait {own} à {other} et a lancé {faces}&#xa0;: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>{name} menait {own} à {other} et a lancé {dice}&#xa0;: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>{name} perdait {own} à {other} et a lancé {dice}&#xa0;: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Free Bacon on your next turn would swap the scores.</source>
        <translation>Le bacon gratuit à votre prochain tour échangerait les scores.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Free Bacon by {name} on the next turn would swap the scores.</source>
        <translation>Le bacon gratuit de {name} au tour suivant échangerait les scores.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>You could then win at once with Free Bacon.</source>
        <translation>Vous pouviez alors gagner aussitôt avec le bacon gratuit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} could then win at once with Free Bacon.</source>
        <translation>{name} pouvait alors gagner aussitôt avec le bacon gratuit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap against you, but none came.</source>
        <translation>Il y avait {chance} de risques d’un troc à vos dépens, mais il n’a pas eu lieu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap against {name}, but none came.</source>
        <translation>Il y avait {chance} de risques d’un troc aux dépens de {name}, mais il n’a pas eu lieu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap in your favor, but none came.</source>
        <translation>Il y avait {chance} de chances d’un troc en votre faveur, mais il n’a pas eu lieu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap in {name}&apos;s favor, but none came.</source>
        <translation>Il y avait {chance} de chances d’un troc en faveur de {name}, mais il n’a pas eu lieu.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put you ahead, {own} to {other}.</source>
        <translation>Le troc de cochons vous a fait passer devant, {own} à {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put {name} ahead, {own} to {other}.</source>
        <translation>Le troc de cochons a fait passer {name} devant, {own} à {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put you behind, {own} to {other}.</source>
        <translation>Le troc de cochons vous a fait passer derrière, {own} à {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put {name} behind, {own} to {other}.</source>
        <translation>Le troc de cochons a fait passer {name} derrière, {own} à {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} then led {own} to {other}.</source>
        <translation>{name} menait alors {own} à {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} was then behind, {own} to {other}.</source>
        <translation>{name} restait alors derrière, {own} à {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>A Pig Out on your next roll would swap the scores.</source>
        <translation>Si vous faisiez un tour de cochon au lancer suivant, les scores seraient échangés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>A Pig Out by {name} on the next roll would swap the scores.</source>
        <translation>Si {name} faisait un tour de cochon au lancer suivant, les scores seraient échangés.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>That made it {own} to {other}.</source>
        <translation>Le score était alors de {own} à {other}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>You could then swap the scores with Free Bacon.</source>
        <translation>Vous pouviez alors échanger les scores avec le bacon gratuit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} could then swap the scores with Free Bacon.</source>
        <translation>{name} pouvait alors échanger les scores avec le bacon gratuit.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {dice}: {points}.</source>
        <translation>À {own} contre {other}, vous avez lancé {dice}&#xa0;: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>À {own} contre {other}, {name} a lancé {dice}&#xa0;: {points}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>swap ▲</source>
        <extracomment>After a chance, below a number of dice: a swap in the player&apos;s favor.</extracomment>
        <translation>troc ▲</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{chance} to swap up</source>
        <translation>{chance} de chances de troc favorable</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>swap ▼</source>
        <extracomment>After a chance, below a number of dice: a swap against the player.</extracomment>
        <translation>troc ▼</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{chance} to swap down</source>
        <translation>{chance} de chances de troc défavorable</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>You trade scores if the digits of your new score are as far apart as in {score}: {gap}.</source>
        <translation>Les scores s’échangent si l’écart entre les chiffres de votre nouveau score est le même que dans {score}&#xa0;: {gap}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>The scores swap if the digits of {name}&apos;s new score are as far apart as in {score}: {gap}.</source>
        <translation>Les scores s’échangent si l’écart entre les chiffres du nouveau score de {name} est le même que dans {score}&#xa0;: {gap}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>You trade scores if the two digits of your new score are the same, as in {score}.</source>
        <translation>Les scores s’échangent si les deux chiffres de votre nouveau score sont les mêmes, comme dans {score}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>The scores swap if the two digits of {name}&apos;s new score are the same, as in {score}.</source>
        <translation>Les scores s’échangent si les deux chiffres du nouveau score de {name} sont les mêmes, comme dans {score}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps you up.</source>
        <translation>Un lancer de {rolls} donne un troc favorable.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps {name} up.</source>
        <translation>Un lancer de {rolls} donne un troc favorable à {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps you up.</source>
        <translation>Un tour de cochon donne un troc favorable.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps {name} up.</source>
        <translation>Un tour de cochon donne un troc favorable à {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps you up.</source>
        <translation>Le bacon gratuit donne un troc favorable.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps {name} up.</source>
        <translation>Le bacon gratuit donne un troc favorable à {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps you down.</source>
        <translation>Un lancer de {rolls} donne un troc défavorable.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps {name} down.</source>
        <translation>Un lancer de {rolls} donne un troc défavorable à {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps you down.</source>
        <translation>Un tour de cochon donne un troc défavorable.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps {name} down.</source>
        <translation>Un tour de cochon donne un troc défavorable à {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps you down.</source>
        <translation>Le bacon gratuit donne un troc défavorable.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps {name} down.</source>
        <translation>Le bacon gratuit donne un troc défavorable à {name}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{list} or {last}</source>
        <translation>{list} ou {last}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Swine Swap: if both scores have the same gap between their digits, you trade scores.</source>
        <translation>Troc de cochons&#xa0;: les scores s’échangent si l’écart entre les chiffres est le même dans les deux.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{total} and {other}: both {gap}.</source>
        <translation>{total} et {other}&#xa0;: écart de {gap} dans les deux.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you quit.</source>
        <translation>Avec {bankroll}, vous avez quitté la table.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} quit.</source>
        <translation>Avec {bankroll}, {name} a quitté la table.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, you quit.</source>
        <translation>Avec {bankroll} et les dés {dice}, vous avez quitté la table.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, {name} quit.</source>
        <translation>Avec {bankroll} et les dés {dice}, {name} a quitté la table.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you played a hand.</source>
        <translation>Avec {bankroll}, vous avez joué une main.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} played a hand.</source>
        <translation>Avec {bankroll}, {name} a joué une main.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, you chose “{choice}”.</source>
        <translation>Avec {bankroll} et les dés {dice}, vous avez choisi «&#x202f;{choice}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, {name} chose “{choice}”.</source>
        <translation>Avec {bankroll} et les dés {dice}, {name} a choisi «&#x202f;{choice}&#x202f;».</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with a {kept} kept, you rolled {dice}: {hand}.</source>
        <comment>At {bankroll} with {kept} kept, you rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>Avec {bankroll}, vous avez gardé le {kept}&#x202f;; le reste a donné {dice}. Résultat&#xa0;: {hand}.</numerusform>
            <numerusform>Avec {bankroll}, vous avez gardé {kept}&#x202f;; le reste a donné {dice}. Résultat&#xa0;: {hand}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with a {kept} kept, {name} rolled {dice}: {hand}.</source>
        <comment>At {bankroll} with {kept} kept, {name} rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>Avec {bankroll}, {name} a gardé le {kept}&#x202f;; le reste a donné {dice}. Résultat&#xa0;: {hand}.</numerusform>
            <numerusform>Avec {bankroll}, {name} a gardé {kept}&#x202f;; le reste a donné {dice}. Résultat&#xa0;: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you rolled {dice}: {hand}.</source>
        <translation>Avec {bankroll}, vous avez tiré {dice}. {hand}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} rolled {dice}: {hand}.</source>
        <translation>Avec {bankroll}, {name} a tiré {dice}. {hand}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Keep all five dice</source>
        <translation>Garder les cinq dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Playing on would have reached {award} in {often} of 100 games.</source>
        <translation>En restant, on serait arrivé à {award} dans {often} parties sur 100.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Playing on would nearly always have reached {award}.</source>
        <translation>En restant, on serait presque toujours arrivé à {award}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Your chance of reaching {award} fell from {before} to {after}.</source>
        <translation>Vos chances d’arriver à {award} sont tombées de {before} à {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>The chance of reaching {award} fell from {before} to {after}.</source>
        <translation>Les chances d’arriver à {award} sont tombées de {before} à {after}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{odds} for this or better</source>
        <translation>{odds} pour cette combinaison ou mieux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>keep all five dice</source>
        <translation>garder les cinq dés</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand, with a {kept} kept, you rolled {dice}: {hand}.</source>
        <comment>In the last hand, with {kept} kept, you rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>À la dernière main, vous avez gardé le {kept}&#x202f;; le reste a donné {dice}. Résultat&#xa0;: {hand}.</numerusform>
            <numerusform>À la dernière main, vous avez gardé {kept}&#x202f;; le reste a donné {dice}. Résultat&#xa0;: {hand}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand, with a {kept} kept, {name} rolled {dice}: {hand}.</source>
        <comment>In the last hand, with {kept} kept, {name} rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>À la dernière main, {name} a gardé le {kept}&#x202f;; le reste a donné {dice}. Résultat&#xa0;: {hand}.</numerusform>
            <numerusform>À la dernière main, {name} a gardé {kept}&#x202f;; le reste a donné {dice}. Résultat&#xa0;: {hand}.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand you rolled {dice}: {hand}.</source>
        <translation>À la dernière main, vous avez tiré {dice}. {hand}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand {name} rolled {dice}: {hand}.</source>
        <translation>À la dernière main, {name} a tiré {dice}. {hand}.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>1 roll was left.</source>
        <comment>{count} rolls were left.</comment>
        <translation>
            <numerusform>Il restait {count} lancer.</numerusform>
            <numerusform>Il restait {count} lancers.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, you chose “{choice}”, which cannot reach {award}; “{best}” reaches it in {often} of 100 games.</source>
        <translation>À la main {hand}, avec {bankroll} et les dés {dice}, vous avez choisi «&#x202f;{choice}&#x202f;», qui ne peut plus mener à {award}&#x202f;; «&#x202f;{best}&#x202f;» y mène {often} fois sur 100.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, {name} chose “{choice}”, which cannot reach {award}; “{best}” reaches it in {often} of 100 games.</source>
        <translation>À la main {hand}, avec {bankroll} et les dés {dice}, {name} a choisi «&#x202f;{choice}&#x202f;», qui ne peut plus mener à {award}&#x202f;; «&#x202f;{best}&#x202f;» y mène {often} fois sur 100.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, you chose “{choice}”, which reaches {award} in {seldom} of 100 games; “{best}” does so in {often}.</source>
        <translation>À la main {hand}, avec {bankroll} et les dés {dice}, vous avez choisi «&#x202f;{choice}&#x202f;», qui mène à {award} {seldom} fois sur 100&#x202f;; «&#x202f;{best}&#x202f;» y mène {often} fois.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, {name} chose “{choice}”, which reaches {award} in {seldom} of 100 games; “{best}” does so in {often}.</source>
        <translation>À la main {hand}, avec {bankroll} et les dés {dice}, {name} a choisi «&#x202f;{choice}&#x202f;», qui mène à {award} {seldom} fois sur 100&#x202f;; «&#x202f;{best}&#x202f;» y mène {often} fois.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>par {hands}</source>
        <translation>par {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>Par: {hands} hands to {award}</source>
        <translation>Par&#xa0;: {hands} mains jusqu’à {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>Hand {hand}</source>
        <translation>Main {hand}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>on par</source>
        <translation>dans le par</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>{hands} ahead</source>
        <translation>{hands} d’avance</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>{hands} behind</source>
        <translation>{hands} de retard</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>{name}&apos;S DICE</source>
        <extracomment>On the felt, in capital letters: the game has the dice of the friend who sent a challenge.</extracomment>
        <translation>DÉS DE {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>TODAY · {day}</source>
        <translation>AUJOURD’HUI · {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>DAILY GAME · {day}</source>
        <translation>PARTIE DU JOUR · {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>With perfect play, you could no longer lose.</source>
        <translation>En jouant sans erreur, vous ne pouviez plus perdre.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>With perfect play, {name} could no longer lose.</source>
        <translation>En jouant sans erreur, {name} ne pouvait plus perdre.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>about 1 roll in {rolls}</source>
        <translation>environ 1 lancer sur {rolls}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/moments.py"/>
        <source>1 roll in {rolls}</source>
        <comment>{count} rolls in {rolls}</comment>
        <translation>
            <numerusform>{count} lancer sur {rolls}</numerusform>
            <numerusform>{count} lancers sur {rolls}</numerusform>
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
        <translation>Derniers totaux&#xa0;: {totals}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>show only move N of a game: its position, and all choices with their values</source>
        <translation>montrer seulement le coup N d’une partie&#xa0;: sa position et tous les choix avec leur valeur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>compare the choice made at move N with MOVE, written as in a record or in the review; you can give several</source>
        <translation>comparer le choix fait au coup N avec MOVE, écrit comme dans un relevé ou dans l’analyse&#x202f;; possible plusieurs fois</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>make the tried move with these dice, such as “3 5 2 6”, and show the position after it</source>
        <translation>jouer le coup essayé avec ces dés, par exemple «&#x202f;3 5 2 6&#x202f;», et montrer la position qui suit</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>{option} needs the number of a move; add --at N</source>
        <translation>{option} demande le numéro d’un coup&#x202f;; ajoutez --at N</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>--roll plays one choice; add exactly one --try MOVE</source>
        <translation>--roll joue un seul choix&#x202f;; ajoutez exactement un --try MOVE</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>--at looks at one game; give a single file with a single game</source>
        <translation>--at regarde une seule partie&#x202f;; indiquez un seul fichier avec une seule partie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>“{move}” rolls no dice; leave out --roll</source>
        <translation>«&#x202f;{move}&#x202f;» ne lance aucun dé&#x202f;; retirez --roll</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/what_if.py"/>
        <source>{name} follows a strategy, so the review counts no cost for this move.</source>
        <translation>{name} suit une stratégie&#xa0;: l’analyse ne compte donc aucun coût pour ce coup.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/what_if.py"/>
        <source>there is no move {number}; the game has 1 move</source>
        <comment>there is no move {number}; the game has {count} moves</comment>
        <translation>
            <numerusform>il n’y a pas de coup {number}&#x202f;; la partie a {count} coup</numerusform>
            <numerusform>il n’y a pas de coup {number}&#x202f;; la partie a {count} coups</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/verdict.py"/>
        <source>best</source>
        <comment>a choice</comment>
        <translation>meilleur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/verdict.py"/>
        <source>for the win</source>
        <translation>pour la victoire</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/features/positions.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Starred</source>
        <extracomment>What a person types to find games with a star.</extracomment>
        <translation>Étoilée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>The list is longer than {most} characters.</source>
        <translation>La liste dépasse {most} caractères.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>Line {line}: {reason}.</source>
        <translation>Ligne {line}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>Only the first {most} lines were read.</source>
        <translation>Seules les {most} premières lignes ont été lues.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>You can keep at most {most} positions. Delete some first.</source>
        <translation>Vous pouvez conserver au plus {most} positions. Supprimez-en d’abord quelques-unes.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>this is not a position</source>
        <translation>ce n’est pas une position</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here costs nothing on average: {verdict}.</source>
        <translation>Miser {amount} ici ne coûte rien en moyenne&#xa0;: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here gains {money} on average: {verdict}.</source>
        <translation>Miser {amount} ici rapporte {money} en moyenne&#xa0;: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here costs {money} on average: {verdict}.</source>
        <translation>Miser {amount} ici coûte {money} en moyenne&#xa0;: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/position_fields.py"/>
        <source>Goal in points</source>
        <translation>Objectif en points</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/position_fields.py"/>
        <source>{name}: points</source>
        <translation>{name}&#xa0;: points</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/amounts.py"/>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/amounts.py"/>
        <source>Remove {name}</source>
        <translation>Retirer&#xa0;: {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/controls.py"/>
        <source>Die {number}</source>
        <translation>Dé {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/controls.py"/>
        <source>Click for the next face, or type 1 to 6.</source>
        <translation>Cliquez pour la face suivante, ou tapez un chiffre de 1 à 6.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/fields.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Kept positions</source>
        <translation>Positions conservées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Kept</source>
        <translation>Conservées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Recent</source>
        <translation>Récentes</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <source>A note has at most {most} characters. The rest is not saved.</source>
        <translation>Une note a au plus {most} caractères. Le reste n’est pas enregistré.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <source>The note could not be saved: {reason}</source>
        <translation>La note n’a pas pu être enregistrée&#xa0;: {reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>This position cannot be opened: {reason}</source>
        <translation>Cette position ne peut pas être ouverte&#xa0;: {reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position copied.</source>
        <comment>{count} positions copied.</comment>
        <translation>
            <numerusform>{count} position copiée.</numerusform>
            <numerusform>{count} positions copiées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position kept.</source>
        <comment>{count} positions kept.</comment>
        <translation>
            <numerusform>{count} position conservée.</numerusform>
            <numerusform>{count} positions conservées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position deleted.</source>
        <comment>{count} positions deleted.</comment>
        <translation>
            <numerusform>{count} position supprimée.</numerusform>
            <numerusform>{count} positions supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position restored.</source>
        <comment>{count} positions restored.</comment>
        <translation>
            <numerusform>{count} position rétablie.</numerusform>
            <numerusform>{count} positions rétablies.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No position matches.</source>
        <translation>Aucune position ne correspond.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No positions yet. The last {count} positions you ask about will be listed here.</source>
        <translation>Pas encore de position. Les {count} dernières positions que vous consulterez apparaîtront ici.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>You have not kept any positions yet.</source>
        <translation>Vous n’avez pas encore conservé de position.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Press Ctrl+P in a game, then “Keep…”, or paste a list here with Ctrl+V.</source>
        <translation>Appuyez sur Ctrl+P dans une partie, puis sur «&#x202f;Conserver…&#x202f;», ou collez ici une liste avec Ctrl+V.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position</source>
        <comment>{count} positions</comment>
        <translation>
            <numerusform>{count} position</numerusform>
            <numerusform>{count} positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position added.</source>
        <comment>{count} positions added.</comment>
        <translation>
            <numerusform>{count} position ajoutée.</numerusform>
            <numerusform>{count} positions ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 was already kept.</source>
        <comment>{count} were already kept.</comment>
        <translation>
            <numerusform>{count} était déjà conservée.</numerusform>
            <numerusform>{count} étaient déjà conservées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 more line was left out.</source>
        <comment>{count} more lines were left out.</comment>
        <translation>
            <numerusform>{count} autre ligne a été omise.</numerusform>
            <numerusform>{count} autres lignes ont été omises.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search for a game, a part of a position or a note, or “★”</source>
        <translation>Rechercher un jeu, un extrait de position ou de note, ou «&#x202f;★&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search positions</source>
        <translation>Rechercher des positions</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Edit the note (F2)</source>
        <translation>Modifier la note (F2)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Add a list of positions from the clipboard (Ctrl+V)</source>
        <translation>Ajouter une liste de positions depuis le presse-papiers (Ctrl+V)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Copy as text: the selected positions, or all (Ctrl+C)</source>
        <translation>Copier comme texte&#xa0;: les positions sélectionnées, ou toutes (Ctrl+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Star (S)</source>
        <translation>Étoile (S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Keep the selected positions</source>
        <translation>Conserver les positions sélectionnées</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Open (Enter)</source>
        <translation>Ouvrir (Entrée)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Not starred</source>
        <translation>Sans étoile</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No note</source>
        <translation>Sans note</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/note.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the game</source>
        <translation>Note sur la partie</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/note.py"/>
        <source>1 move has a note.</source>
        <comment>{count} moves have a note.</comment>
        <translation>
            <numerusform>{count} coup a une note.</numerusform>
            <numerusform>{count} coups ont une note.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the game (Shift+N)</source>
        <translation>Note sur la partie (Maj+N)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the move (N)</source>
        <translation>Note sur le coup (N)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note…</source>
        <translation>Note…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on move {number}</source>
        <translation>Note sur le coup {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>This note and the lines at this move are too long together. They are not saved.</source>
        <translation>Ensemble, cette note et les suites de ce coup sont trop longues. Elles ne sont pas enregistrées.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>You can write notes once the game is over and in your history.</source>
        <translation>Vous pourrez écrire des notes quand la partie sera finie et dans votre historique.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>dice with the same result</source>
        <translation>des dés qui donnent le même résultat</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>{value} on average</source>
        <translation>{value} en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>{first} and {second}: {value}</source>
        <translation>{first} et {second}&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/seats.py"/>
        <source>there is no player “{name}”</source>
        <translation>aucun joueur ne s’appelle «&#x202f;{name}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/seats.py"/>
        <source>{name} no. {seat}</source>
        <translation>{name} nº&#xa0;{seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: {points} for the whole game</source>
        <translation>{choice}&#xa0;: {points} au total</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: {points} for the whole game, on average</source>
        <translation>{choice}&#xa0;: {points} au total, en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice} · {chance} to win</source>
        <translation>{choice} · {chance} de chances de gagner</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{sign} {choice}: {verdict}, costs {cost}</source>
        <translation>{sign} {choice}&#xa0;: {verdict}, coûte {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: just as good</source>
        <translation>{choice}&#xa0;: tout aussi bon</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: costs {cost}</source>
        <translation>{choice}&#xa0;: coûte {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Ones</source>
        <translation>Un</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Twos</source>
        <translation>Deux</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Threes</source>
        <translation>Trois</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Fours</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Fives</source>
        <translation>Cinq</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Sixes</source>
        <translation>Six</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Two pairs</source>
        <translation>Deux paires</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three of a kind</source>
        <comment>a box</comment>
        <translation>Brelan</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Little straight</source>
        <translation>Petite suite</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Big straight</source>
        <translation>Grande suite</translation>
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
        <translation>Nordique</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>With bonus</source>
        <translation>Avec bonus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>With bonus, free joker</source>
        <translation>Avec bonus, joker libre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>All dice that show {face}: their sum</source>
        <translation>Tous les dés qui montrent {face}&#xa0;: leur somme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>The highest two equal dice: their sum</source>
        <translation>Les deux dés égaux les plus hauts&#xa0;: leur somme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Two different pairs: the sum of the four dice</source>
        <translation>Deux paires différentes&#xa0;: la somme des quatre dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice: the sum of all five</source>
        <translation>Trois dés égaux&#xa0;: la somme des cinq dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice: their sum</source>
        <translation>Trois dés égaux&#xa0;: leur somme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four equal dice: the sum of all five</source>
        <translation>Quatre dés égaux&#xa0;: la somme des cinq dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four equal dice: their sum</source>
        <translation>Quatre dés égaux&#xa0;: leur somme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice and two other equal ones: {points} points</source>
        <translation>Trois dés égaux et deux autres égaux&#xa0;: {points} points</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice and two other equal ones: the sum of all five</source>
        <translation>Trois dés égaux et deux autres égaux&#xa0;: la somme des cinq dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Any dice: their sum</source>
        <translation>N’importe quels dés&#xa0;: leur somme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Five equal dice: {points} points</source>
        <translation>Cinq dés égaux&#xa0;: {points} points</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>{faces}: {points} points</source>
        <translation>{faces}&#xa0;: {points} points</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four in a row: {points} points</source>
        <translation>Quatre à la suite&#xa0;: {points} points</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Five in a row: {points} points</source>
        <translation>Cinq à la suite&#xa0;: {points} points</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Working out {rules} once: {share}</source>
        <translation>Calcul unique du jeu optimal, {rules}&#xa0;: {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{reason} Best chance to win: {chance}.</source>
        <translation>{reason} Meilleures chances de gagner&#xa0;: {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{reason} Chance to win: {chance}.</source>
        <translation>{reason} Chances de gagner&#xa0;: {chance}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to crossing out {box}: {share} of the time.</source>
        <translation>Mène le plus souvent à barrer «&#x202f;{box}&#x202f;»&#xa0;: dans {share} des cas.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to {box}: {share} of the time, nearly always crossed out.</source>
        <translation>Mène le plus souvent à «&#x202f;{box}&#x202f;»&#xa0;: dans {share} des cas, presque toujours barrée.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to {box}: {share} of the time, with {points} points on average.</source>
        <translation>Mène le plus souvent à «&#x202f;{box}&#x202f;»&#xa0;: dans {share} des cas, avec {points} points en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Pays {points} now, and {more} more as a bonus.</source>
        <translation>Rapporte {points} maintenant, et {more} de plus en bonus.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Pays {points} now; a turn played for it pays {mean} on average.</source>
        <translation>Rapporte {points} maintenant&#x202f;; un tour joué pour cette case rapporte {mean} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Gives up a box that pays {mean} on average in a turn played for it.</source>
        <translation>Sacrifie une case qui rapporte {mean} en moyenne quand on joue un tour pour elle.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: {value} on average</source>
        <translation>{choice}&#xa0;: {value} en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>on the sheet so far</source>
        <translation>déjà sur la feuille</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>so far</source>
        <translation>déjà marqués</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>added by this box</source>
        <translation>ajoutés par cette case</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>still to come on average</source>
        <translation>encore à venir en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, crossed out</source>
        <translation>{box}, barrée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, nearly always crossed out</source>
        <translation>{box}, presque toujours barrée</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, with {points} points on average</source>
        <translation>{box}, avec {points} points en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: {cost} below the best.</source>
        <translation>{choice}&#xa0;: {cost} de moins que le meilleur.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice for {box}</source>
        <translation>des dés pour «&#x202f;{box}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice that are all rolled again</source>
        <translation>des dés qui sont tous relancés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice of which {dice} are kept</source>
        <translation>des dés dont on garde {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>the house rules</source>
        <comment>a score sheet</comment>
        <translation>les règles maison</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, at the start of the turn)</source>
        <translation>les cinq dés lancés, chacun de 1 à 6 (par défaut&#xa0;: aucun dé, au début du tour)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>rolls left in this turn</source>
        <translation>les lancers restants dans ce tour</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the boxes that are filled, such as “ones 3, full-house 19” (default: none)</source>
        <translation>les cases remplies, comme «&#x202f;ones 3, full-house 19&#x202f;» (par défaut&#xa0;: aucune)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>{sheet}: best play scores {mean} points on average.</source>
        <translation>{sheet}&#xa0;: le jeu optimal marque {mean} points en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Games of best play, of 100, and the score that is better than these:</source>
        <translation>Nombre de parties jouées avec le jeu optimal, sur 100, et le score qui les dépasse&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points on average in the last turn, with only this box open:</source>
        <translation>Points en moyenne au dernier tour, quand seule cette case est libre&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points of the computer players on average:</source>
        <translation>Points des joueurs virtuels en moyenne&#xa0;:</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points that {name} scores in a game of Yacht, on average</source>
        <translation>Points que marque {name} dans une partie de Yacht, en moyenne</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>compare the dice you could keep and the boxes you could fill</source>
        <translation>compare les dés que vous pourriez garder et les cases que vous pourriez remplir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>say what best play scores, and what each box and each player brings on average</source>
        <translation>indique ce que marque le jeu optimal, et ce que rapportent en moyenne chaque case et chaque joueur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Ones to sixes: {points} of {goal}.</source>
        <translation>Cases Un à Six&#xa0;: {points} sur {goal}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Open boxes: {boxes}.</source>
        <translation>Cases libres&#xa0;: {boxes}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Which dice do you keep? All five: score them.</source>
        <translation>Quels dés gardez-vous&#x202f;? Garder les cinq, c’est les inscrire.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Which box do you choose?</source>
        <translation>Quelle case choisissez-vous&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/plays.py"/>
        <source>This is not the best play of {sheet}, or it is damaged.</source>
        <translation>Ce fichier n’est pas le jeu optimal pour «&#x202f;{sheet}&#x202f;», ou il est endommagé.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>At {points}, you started a turn.</source>
        <translation>À {points}, vous avez commencé un tour.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>At {points}, {name} started a turn.</source>
        <translation>À {points}, {name} a commencé un tour.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {dice}, you chose “{choice}”.</source>
        <translation>Au tour {turn}, à {points}, avec les dés {dice}, vous avez choisi «&#x202f;{choice}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {dice}, {name} chose “{choice}”.</source>
        <translation>Au tour {turn}, à {points}, avec les dés {dice}, {name} a choisi «&#x202f;{choice}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points}</source>
        <translation>Au tour {turn}, à {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {kept} kept</source>
        <translation>Au tour {turn}, à {points}, en gardant {kept}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, you rolled {dice}.</source>
        <translation>{where}, vous avez tiré {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, {name} rolled {dice}.</source>
        <translation>{where}, {name} a tiré {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, you rolled {dice}: {result}.</source>
        <translation>{where}, vous avez tiré {dice}&#xa0;: {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, {name} rolled {dice}: {result}.</source>
        <translation>{where}, {name} a tiré {dice}&#xa0;: {result}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{points} in {box}</source>
        <translation>{points} dans «&#x202f;{box}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>Most points</source>
        <translation>Le plus de points</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>1 player</source>
        <comment>{count} players</comment>
        <translation>
            <numerusform>{count} joueur</numerusform>
            <numerusform>{count} joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>Left at 1 point</source>
        <comment>Left at {count} points</comment>
        <translation>
            <numerusform>Quittée à {count} point</numerusform>
            <numerusform>Quittée à {count} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>{name} left at 1 point</source>
        <comment>{name} left at {count} points</comment>
        <translation>
            <numerusform>{name} a quitté la partie à {count} point</numerusform>
            <numerusform>{name} a quitté la partie à {count} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>{name} scored 1 point</source>
        <comment>{name} scored {count} points</comment>
        <translation>
            <numerusform>{name} a marqué {count} point</numerusform>
            <numerusform>{name} a marqué {count} points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Greedy player</source>
        <translation>Joueur avide</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Plays each turn for the most points, and never thinks of the next one.</source>
        <translation>Joue chaque tour pour le plus de points, sans jamais penser au suivant.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Straight hunter</source>
        <translation>Chasseur de suites</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Tries for a straight until both are filled, then takes the most points now.</source>
        <translation>Vise une suite jusqu’à ce que les deux cases soient remplies, puis prend le plus de points à chaque tour.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Upper-part player</source>
        <translation>Joueur de la partie haute</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Fills ones to sixes first, then takes the most points now.</source>
        <translation>Remplit d’abord les cases Un à Six, puis prend le plus de points à chaque tour.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>It scores {points} points on average.</source>
        <translation>Il marque {points} points en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Yacht has 1 to 4 players, not {players!r}.</source>
        <translation>Au Yacht, il y a de 1 à 4 joueurs, et non {players!r}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>expected rules such as “sheet=nordic players=2”, not “{text}”</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas une règle&#x202f;; indiquez par exemple «&#x202f;sheet=nordic players=2&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>there is no sheet “{name}”; choose from: {names}</source>
        <translation>aucune feuille ne s’appelle «&#x202f;{name}&#x202f;»&#x202f;; choisissez parmi&#xa0;: {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>expected “roll”, “keep” with faces from 1 to 6, or “score” with a box, not “{text}”</source>
        <translation>«&#x202f;{text}&#x202f;» n’est pas un coup&#x202f;; indiquez «&#x202f;roll&#x202f;», «&#x202f;keep&#x202f;» avec des faces de 1 à 6, ou «&#x202f;score&#x202f;» avec une case</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>players take turns, so no one is more than one box ahead of those who follow</source>
        <translation>chacun joue à son tour&#xa0;: personne n’a plus d’une case d’avance sur les joueurs suivants</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>without dice, 3 rolls are left, not {left}</source>
        <translation>sans dés, il reste 3 lancers, et non {left}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>the dice are five faces from 1 to 6, such as 5 5 2 5 3</source>
        <translation>les dés sont cinq faces de 1 à 6, comme 5 5 2 5 3</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>with dice rolled, 0 to 2 rolls are left, not {left}</source>
        <translation>une fois les dés lancés, il reste de 0 à 2 lancers, et non {left}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>The dice of this turn are rolled: keep some of them, or choose a box.</source>
        <translation>Les dés de ce tour sont lancés&#xa0;: gardez-en quelques-uns, ou choisissez une case.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>In Yacht you roll, keep dice or choose a box.</source>
        <translation>Au Yacht, vous lancez, gardez des dés ou choisissez une case.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Roll the dice before you keep any.</source>
        <translation>Lancez les dés avant d’en garder.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>That was the third roll: choose a box.</source>
        <translation>C’était le troisième lancer&#xa0;: choisissez une case.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>There are five dice: you cannot keep {kept}.</source>
        <translation>Il y a cinq dés&#xa0;: vous ne pouvez pas en garder {kept}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>You cannot keep {kept}: the dice are {dice}.</source>
        <translation>Vous ne pouvez pas garder {kept}&#xa0;: les dés sont {dice}.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>If you keep all five dice, choose a box.</source>
        <translation>Si vous gardez les cinq dés, choisissez une case.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Roll the dice before you choose a box.</source>
        <translation>Lancez les dés avant de choisir une case.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This sheet has no box “{box}”.</source>
        <translation>Cette feuille n’a pas de case «&#x202f;{box}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>The box “{box}” is already filled.</source>
        <translation>La case «&#x202f;{box}&#x202f;» est déjà remplie.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This joker must go into the box “{box}”.</source>
        <translation>Ce joker doit aller dans la case «&#x202f;{box}&#x202f;».</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This joker must go into a box other than ones to sixes.</source>
        <translation>Ce joker doit aller dans une autre case que Un à Six.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>no dice score {points} in {box}</source>
        <translation>aucun lancer ne rapporte {points} dans «&#x202f;{box}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>this sheet has no jokers</source>
        <translation>cette feuille n’a pas de jokers</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>each joker fills another box once the box yacht holds 50</source>
        <translation>chaque joker remplit une autre case, une fois que la case «&#x202f;yacht&#x202f;» contient 50</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>{name} needs a value for each player (here {players})</source>
        <translation>«&#x202f;{name}&#x202f;» demande une valeur par joueur (ici {players})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Nearly all games with best play end with more points.</source>
        <translation>Presque toutes les parties jouées de façon optimale finissent avec plus de points.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Better than 1 of 100 games with best play.</source>
        <comment>Better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>En jouant de façon optimale, on finit sous ce total {count} fois sur 100.</numerusform>
            <numerusform>En jouant de façon optimale, on finit sous ce total {count} fois sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Your {points}: nearly all games with best play end with more points.</source>
        <translation>Vos {points}&#xa0;: presque toutes les parties jouées de façon optimale finissent avec plus de points.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>{name}, {points}: nearly all games with best play end with more points.</source>
        <translation>{name}, {points}&#xa0;: presque toutes les parties jouées de façon optimale finissent avec plus de points.</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Your {points}: better than 1 of 100 games with best play.</source>
        <comment>Your {points}: better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>Vos {points}&#xa0;: en jouant de façon optimale, on finit plus bas {count} fois sur 100.</numerusform>
            <numerusform>Vos {points}&#xa0;: en jouant de façon optimale, on finit plus bas {count} fois sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>{name}, {points}: better than 1 of 100 games with best play.</source>
        <comment>{name}, {points}: better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>{name}, {points}&#xa0;: en jouant de façon optimale, on finit plus bas {count} fois sur 100.</numerusform>
            <numerusform>{name}, {points}&#xa0;: en jouant de façon optimale, on finit plus bas {count} fois sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>A filled box stays as it is, even with 0 points.</source>
        <translation>Une case remplie ne change plus, même avec 0 point.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The highest sum wins once all boxes are filled.</source>
        <translation>Quand toutes les cases sont remplies, la somme la plus élevée gagne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Fill one box of the sheet in each turn.</source>
        <translation>À chaque tour, remplissez une case de la feuille.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Roll all five dice to start.</source>
        <translation>Lancez les cinq dés pour commencer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Keep the dice you like: click them or press 1–5.</source>
        <translation>Gardez les dés qui vous plaisent&#xa0;: cliquez dessus ou appuyez sur une touche de 1 à 5.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You lost with {points}, behind {rival} with {other}</source>
        <translation>Vous avez perdu avec {points}, derrière {rival}, qui en a {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You won with {points}, ahead of {rival} with {other}</source>
        <translation>Vous avez gagné avec {points}, devant {rival}, qui en a {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>{name} won with {points}, ahead of {rival} with {other}</source>
        <translation>{name} a gagné avec {points}, devant {rival}, qui en a {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Keep dice, or choose a box</source>
        <translation>Gardez des dés, ou choisissez une case</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Choose a box</source>
        <translation>Choisissez une case</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Up to three rolls, then one box</source>
        <translation>Jusqu’à trois lancers, puis une case</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Roll the others once more, or click a box twice to fill it now.</source>
        <comment>Roll the others up to {count} times more, or click a box twice to fill it now.</comment>
        <translation>
            <numerusform>Relancez les autres encore {count} fois, ou cliquez deux fois sur une case pour la remplir maintenant.</numerusform>
            <numerusform>Relancez les autres jusqu’à {count} fois, ou cliquez deux fois sur une case pour la remplir maintenant.</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Each open box shows the points that it pays now.</source>
        <translation>Chaque case libre montre les points qu’elle rapporte maintenant.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Click one, then click it again to fill it.</source>
        <translation>Cliquez sur une case, puis cliquez encore pour la remplir.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to roll</source>
        <translation>Entrée&#xa0;: lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press 1–5 to keep dice, or ↑ and ↓ to choose a box</source>
        <translation>1 à 5&#xa0;: garder des dés&#x202f;; ↑ et ↓&#xa0;: choisir une case</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press ↑ and ↓ to choose a box, then Enter</source>
        <translation>↑ et ↓&#xa0;: choisir une case&#x202f;; Entrée&#xa0;: la remplir</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Your best game ever!</source>
        <translation>Votre record&#x202f;!</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to fill the box, or Esc to go back</source>
        <translation>Entrée&#xa0;: remplir la case&#x202f;; Échap&#xa0;: revenir aux dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to cross out the box, or Esc to go back</source>
        <translation>Entrée&#xa0;: barrer la case&#x202f;; Échap&#xa0;: revenir aux dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Fill {box}: {points}</source>
        <translation>Remplir {box}&#xa0;: {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name} has the dice</source>
        <translation>{name} a les dés</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Five equal again: {points} points more</source>
        <translation>Encore cinq identiques&#xa0;: {points} points de plus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Ones to sixes earn the bonus: {points} points more</source>
        <translation>Bonus des cases Un à Six&#xa0;: {points} points de plus</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You cross out {box}</source>
        <translation>{box}&#xa0;: vous barrez la case</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} crosses out {box}</source>
        <translation>{box}&#xa0;: {name} barre la case</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{box}: you score {points}</source>
        <translation>{box}&#xa0;: vous marquez {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{box}: {name} scores {points}</source>
        <translation>{box}&#xa0;: {name} marque {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You keep {kept} and roll {faces}</source>
        <translation>Vous gardez {kept} et tirez {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} keeps {kept} and rolls {faces}</source>
        <translation>{name} garde {kept} et tire {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You roll {faces}</source>
        <translation>Vous tirez {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} rolls {faces}</source>
        <translation>{name} tire {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Cross out {box}</source>
        <translation>Barrer&#xa0;: {box}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name}: {result}</source>
        <translation>{name}&#xa0;: {result}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>A draw, {points} to {points}</source>
        <translation>Égalité, {points} partout</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, {over} above par</source>
        <comment>{count} points, {over} above par</comment>
        <translation>
            <numerusform>{count} point, {over} de plus que le par</numerusform>
            <numerusform>{count} points, {over} de plus que le par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, {under} below par</source>
        <comment>{count} points, {under} below par</comment>
        <translation>
            <numerusform>{count} point, {under} de moins que le par</numerusform>
            <numerusform>{count} points, {under} de moins que le par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, on par</source>
        <comment>{count} points, on par</comment>
        <translation>
            <numerusform>{count} point, dans le par</numerusform>
            <numerusform>{count} points, dans le par</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You left at 1 point</source>
        <comment>You left at {count} points</comment>
        <translation>
            <numerusform>Vous avez quitté la partie à {count} point</numerusform>
            <numerusform>Vous avez quitté la partie à {count} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The game was left at 1 point</source>
        <comment>The game was left at {count} points</comment>
        <translation>
            <numerusform>Partie quittée à {count} point</numerusform>
            <numerusform>Partie quittée à {count} points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left at {own} to {other}</source>
        <translation>Vous avez quitté la partie à égalité, {own} à {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points after</source>
        <translation>Points après</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{count} point</source>
        <comment>{count} points</comment>
        <translation>
            <numerusform>{count} point</numerusform>
            <numerusform>{count} points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{number} points</source>
        <translation>{number} points</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At {count} point</source>
        <comment>At {count} points</comment>
        <translation>
            <numerusform>Dès {count} point</numerusform>
            <numerusform>Dès {count} points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Now: {value} expected for the whole game.</source>
        <translation>Maintenant&#xa0;: {value} à espérer au total.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points so far plus points expected, move by move</source>
        <translation>Points marqués et attendus, coup par coup</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your expected score fell from {before} to {after}.</source>
        <translation>Votre total attendu est tombé de {before} à {after} points.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your expected score rose from {before} to {after}.</source>
        <translation>Votre total attendu est monté de {before} à {after} points.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s expected score fell from {before} to {after}.</source>
        <translation>{name} a vu son total attendu tomber de {before} à {after} points.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points so far plus points expected, move by move (fewer points are higher)</source>
        <translation>Points marqués et attendus, coup par coup (moins il y en a, plus la courbe est haute)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s expected score rose from {before} to {after}.</source>
        <translation>{name} a vu son total attendu monter de {before} à {after} points.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have saved {amount} on average.</source>
        <translation>«&#x202f;{choice}&#x202f;» aurait épargné {amount} en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Costs are in points of the whole game, on average.</source>
        <translation>Les coûts sont en points sur toute la partie, en moyenne.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost per choice, in points</source>
        <translation>Coût par choix, en points</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Dice kept after the first roll</source>
        <translation>Dés gardés après le premier lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Dice kept after the second roll</source>
        <translation>Dés gardés après le deuxième lancer</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Boxes</source>
        <translation>Cases</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Score sheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: 1 point</source>
        <comment>{name}: {count} points</comment>
        <translation>
            <numerusform>{name}&#xa0;: {count} point</numerusform>
            <numerusform>{name}&#xa0;: {count} points</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: {sum} of {goal} in ones to sixes, bonus {bonus}</source>
        <translation>{name}&#xa0;: {sum} sur {goal} dans les cases Un à Six, bonus de {bonus}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: 1 point for jokers</source>
        <comment>{name}: {count} points for jokers</comment>
        <translation>
            <numerusform>{name}&#xa0;: {count} point de jokers</numerusform>
            <numerusform>{name}&#xa0;: {count} points de jokers</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Sum</source>
        <comment>of a player&apos;s boxes</comment>
        <translation>Somme</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Bonus at {goal}</source>
        <translation>Bonus à {goal}</translation>
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
            <numerusform>{box}&#xa0;: remplie, {count} point</numerusform>
            <numerusform>{box}&#xa0;: remplie, {count} points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{box}: 1 point now</source>
        <comment>{box}: {count} points now</comment>
        <translation>
            <numerusform>{box}&#xa0;: {count} point maintenant</numerusform>
            <numerusform>{box}&#xa0;: {count} points maintenant</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{box}: open</source>
        <translation>{box}&#xa0;: libre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: open</source>
        <translation>{name}&#xa0;: case libre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Free joker</source>
        <translation>Joker libre</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>If checked, five equal dice may fill any open box once the box Yacht is filled. Otherwise they must first fill their own box of ones to sixes.</source>
        <translation>Coché&#xa0;: une fois la case Yacht remplie, cinq dés identiques peuvent aller dans toute case libre. Décoché&#xa0;: ils doivent d’abord remplir la case de leur face, de Un à Six.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>This game: {rules}. Press N to start the next one.</source>
        <translation>Cette partie&#xa0;: {rules}. Appuyez sur N pour commencer la suivante.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Pause before the computer plays</source>
        <translation>Pause avant le tour de l’ordinateur</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Seat {seat}</source>
        <translation>Place {seat}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>1 point; has the dice</source>
        <comment>{count} points; has the dice</comment>
        <translation>
            <numerusform>{count} point&#x202f;; a les dés</numerusform>
            <numerusform>{count} points&#x202f;; a les dés</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Show the best choice (B)</source>
        <translation>Montrer le meilleur choix (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Roll or fill the box</source>
        <translation>Lancer ou remplir la case</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Show the best choice</source>
        <translation>Montrer le meilleur choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Coach, players and rules</source>
        <translation>Entraîneur, joueurs et règles</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>{rules} applies to the next game. Press N to start it.</source>
        <translation>«&#x202f;{rules}&#x202f;» s’applique dès la prochaine partie. Appuyez sur N pour la commencer.</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Coach, players and rules (D)</source>
        <translation>Entraîneur, joueurs et règles (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>compare the choices in a position</source>
        <translation>compare les choix dans une position</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>say what a game is worth with best play</source>
        <translation>dit ce que vaut une partie avec le jeu optimal</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>the position, as in a line, without the game&apos;s name</source>
        <translation>la position, comme dans une ligne, sans le nom du jeu</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>With best play from the start: {value}</source>
        <translation>Avec le jeu optimal depuis le début&#xa0;: {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/exercises.py"/>
        <source>What do you choose?</source>
        <translation>Que choisissez-vous&#x202f;?</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>{choice} is best: {value}</source>
        <translation>Meilleur choix&#xa0;: {choice} ({value})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Compare the choices (B)</source>
        <translation>Comparer les choix (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Coach (D)</source>
        <translation>Entraîneur (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Make the chosen move</source>
        <translation>Jouer le coup choisi</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Compare the choices</source>
        <translation>Comparer les choix</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Choice {number}</source>
        <translation>Choix {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/clicks.py"/>
        <source>Right-click to set “{field}”</source>
        <translation>Clic droit pour régler «&#x202f;{field}&#x202f;»</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/clicks.py"/>
        <source>Click to set “{field}”</source>
        <translation>Cliquez pour régler «&#x202f;{field}&#x202f;»</translation>
    </message>
</context>
</TS>
