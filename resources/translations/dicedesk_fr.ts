<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>dicedesk</name>
        <message>
            <location filename="../../dicedesk/adapters/pyttsx3_speech.py" />
            <source>The speech engine could not be started.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/pyttsx3_speech.py" />
            <source>The speech engine gave an answer that cannot be read.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/pyttsx3_speech.py" />
            <source>No sound device could play it: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/pyttsx3_speech.py" />
            <source>The voice failed: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/pyttsx3_speech.py" />
            <source>The speech engine ended unexpectedly.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/pyttsx3_speech.py" />
            <location filename="../../dicedesk/adapters/recorded_speech.py" />
            <source>The speech engine did not answer in time.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/qt_sound.py" />
            <location filename="../../dicedesk/adapters/speech_presence.py" />
            <source>No sound device was found.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/qt_sound.py" />
            <location filename="../../dicedesk/adapters/speech_presence.py" />
            <source>Connect or switch on a sound device.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/qt_sound.py" />
            <source>Qt's sound library could not be loaded: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/qt_sound.py" />
            <source>Install what is missing, and start DiceDesk again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/recorded_speech.py" />
            <source>The voice could not be recorded: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/screen.py" />
            <source>There is no screen to open the window on; start it under a virtual one (xvfb-run dicedesk), or let it play by itself (dicedesk --tour FOLDER).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/speech_presence.py" />
            <source>The Python package pyttsx3 is missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/speech_presence.py" />
            <source>Install it with: {command}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/speech_presence.py" />
            <source>Install both with: {command}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/speech_presence.py" />
            <source>Install espeak-ng and alsa-utils with the package manager of your system.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/speech_presence.py" />
            <source>The voice espeak-ng, or aplay to play it, is missing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/sqlite_store.py" />
            <source>Games cannot be saved here: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/sqlite_store.py" />
            <source>This could not be saved: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/sqlite_store.py" />
            <source>What was saved could not be read: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/adapters/sqlite_store.py" />
            <source>The file of saved games could not be read and was set aside as {name}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/dice.py" />
            <source>This move throws {dice} dice, and {given} faces were given.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/dice.py" />
            <source>A die shows 1 to 6, not {face!r}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/game.py" />
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>The game is over.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/money.py" />
            <source>-${amount}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/money.py" />
            <source>${amount}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/notation.py" />
            <source>a header's name is made of letters and digits, not {name!r}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/notation.py" />
            <source>header lines stand before the first move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/notation.py" />
            <source>a header such as [Game "hog"] was expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/notation.py" />
            <source>the header {name} stands here twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/notation.py" />
            <source>the header {name} holds a line break or a control character</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/notation.py" />
            <source>a move such as “roll 4 : 3 5 2 6” was expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/notation.py" />
            <source>faces from 1 to 6 with spaces between them were expected</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/record.py" />
            <source>a header [Game "…"] was expected, with one of: {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/record.py" />
            <source>no game “{game}” is known; there are: {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/rollers.py" />
            <source>The dice that were written down have run out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/verify.py" />
            <source>These dice were not sealed, so there is nothing to check.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/verify.py" />
            <source>The record has no {names}; the seed is written when the game ends.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/verify.py" />
            <source>The Seed is not {count} bytes in hex.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/verify.py" />
            <source>The seal of the seed is {seal}, not the one that was shown.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/verify.py" />
            <source>Face {place} shows {shown}, and the seal fixed {sealed}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/verify.py" />
            <source>{count} faces differ; the first is face {place}: it shows {shown}, and the seal fixed {sealed}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/core/words.py" />
            <source>{percent}%</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/craps_game.py" />
            <source>This costs {price}, and your bankroll is {bankroll}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/craps_game.py" />
            <source>There is no bet on {bet} to take down.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/craps_game.py" />
            <source>{bet} has to stand until it wins or loses.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/game.py" />
            <location filename="../../dicedesk/wiring.py" />
            <source>Craps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/game_states.py" />
            <source>A bet gets to {bet} by a throw: bet on the line, and it moves there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/game_states.py" />
            <source>Come bets need a point: throw the come-out first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/game_states.py" />
            <source>Odds need a point: throw the come-out first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/game_states.py" />
            <source>{bet} needs a point: throw the come-out first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/game_states.py" />
            <source>The point is off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/game_states.py" />
            <source>{bet} is bet before the come-out, while there is no point.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/game_states.py" />
            <source>The point is {point}: buy and lay bets go on another number.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/game_states.py" />
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>The point is {point}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>minimum, maximum and bankroll are 1 to {most} dollars</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>the table's minimum is at most its maximum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>the field pays 2 or 3 to one on 12, not {pays!r}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>the odds limit is “none”, “3-4-5”, or 1 to {most} times the line bet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>a number</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>{name} is one of {choices}, not “{text}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>Odds limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>How much may lie behind a line bet: anything, so many times the bet, or 3 times on 4 and 10, 4 times on 5 and 9, 5 times on 6 and 8. Odds against may win as much.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>Field on 12</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>What the field pays when a 12 is thrown: 2 or 3 to one.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>Commission of buy and lay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>Whether the house takes its 5 % when the bet is made, or only when it wins.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>Propositions on the come-out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>Whether propositions, field and hardways can be bet while there is no point.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>Rest on the come-out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>Whether place, buy and hardway bets rest on a come-out throw, neither winning nor losing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>Come bet on the new point</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>What becomes of a come bet when its number is thrown on the come-out: it comes back, or it wins and a don't come bet loses.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>Don't come on 12</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>Whether a 12 pushes a bet on the don't come line or pays it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>Minimum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>The least that a pass, don't pass, come or don't come bet takes, in dollars; other bets take $1.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>Maximum</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>The most that may lie on one spot, in dollars; odds have a limit of their own.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <location filename="../../dicedesk/ui/tabs/craps/chip_row.py" />
            <source>Bankroll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>What one comes to the table with, in dollars.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>{name} stands in the rules twice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>the preset is one of {names}, not “{text}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/house_rules.py" />
            <source>no rule of craps is called “{name}”; there are: {known}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/moves.py" />
            <source>“bet NAME DOLLARS”, “take-down NAME”, “odds on”, “odds off”, “throw” or “leave” was expected, not “{text}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/moves.py" />
            <source>no bet of craps is called “{name}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/state.py" />
            <source>In craps one bets, takes bets down, turns odds on or off, throws or leaves.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/state.py" />
            <source>A bet is a whole number of dollars, from $1 on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/state.py" />
            <source>There is no bet called “{name}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/table.py" />
            <source>Odds stand behind a bet, and there is none on {line}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/table.py" />
            <source>The least on {bet} is {least}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/table.py" />
            <source>The most on {bet} is {most}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <source>Pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <location filename="../../dicedesk/players/craps.py" />
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>Don't pass</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <source>Come</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>Don't come</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <source>Pass odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <source>Don't pass odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <source>Field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>Any craps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>Any seven</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>Two</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>Three</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>Eleven</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>Twelve</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>Horn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <source>Come {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <source>Don't come {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <source>Come odds {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <source>Don't come odds {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <source>Place {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <source>Buy {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <source>Lay {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/craps/titles.py" />
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>Hard {number}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hazard/game.py" />
            <location filename="../../dicedesk/wiring.py" />
            <source>Hazard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hazard/moves.py" />
            <source>“main N” with N from 5 to 9 or “throw” was expected, not “{text}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hazard/rules.py" />
            <source>Hazard has 1 to 4 casters, not {casters!r}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hazard/rules.py" />
            <source>rules such as “casters=1” were expected, not “{text}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hazard/state.py" />
            <source>Hazard has no such position: {state}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hazard/state.py" />
            <source>The main of this round is {main}: throw the dice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hazard/state.py" />
            <location filename="../../dicedesk/odds/hazard.py" />
            <source>A main is 5, 6, 7, 8 or 9, not {main!r}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hazard/state.py" />
            <source>Choose a main before you throw.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hazard/state.py" />
            <source>In Hazard one chooses a main or throws the dice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/commentary.py" />
            <source>You now have {score0} and {one} now has {score1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/commentary.py" />
            <source>{zero} now has {score0} and you now have {score1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/commentary.py" />
            <source>{zero} now has {score0} and {one} now has {score1}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/commentary.py" />
            <source>You take the lead by {lead}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/commentary.py" />
            <source>{name} takes the lead by {lead}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/commentary.py" />
            <source>{gain} point(s)! That's the biggest gain yet for you</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/commentary.py" />
            <source>{gain} point(s)! That's the biggest gain yet for {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/game.py" />
            <location filename="../../dicedesk/wiring.py" />
            <source>Hog</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/moves.py" />
            <source>“roll N” with N from 0 to 10 was expected, not “{text}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/rules.py" />
            <source>the goal of Hog is a whole number from 1 to 100, not {goal!r}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/rules.py" />
            <source>rules such as “goal=100” were expected, not “{text}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/state.py" />
            <source>Hog has two scores, whole numbers from 0: not {scores!r}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/state.py" />
            <source>Hog has the players 0 and 1, not {seat!r}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/state.py" />
            <source>Hog knows one move, to roll dice.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/hog/state.py" />
            <source>A turn rolls 0 to 10 dice, not {count!r}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>A Magic 8 ball needs at least one answer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>Each answer of a Magic 8 ball must differ from the others.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <location filename="../../dicedesk/ui/dialogs/voice_card.py" />
            <source>It is decidedly so.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>Don't count on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>It is certain.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>My reply is no.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>My sources say no.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>Yes, definitely.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>Outlook not so good.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>You may rely on it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>Very doubtful.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>As I see it, yes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>Signs point to yes.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>I should hope not.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>Most likely.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>No - and don't take any wooden Bitcoin.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/magic8.py" />
            <source>Outlook is promising.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/poker_dice/game.py" />
            <source>Poker Dice has no variants: “{text}” cannot be read</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/poker_dice/game.py" />
            <location filename="../../dicedesk/wiring.py" />
            <source>Poker Dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/poker_dice/moves.py" />
            <source>“hand”, “reroll” with positions from 1 to 5, “hold” or “quit” was expected, not “{text}”</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/poker_dice/rules.py" />
            <source>A hand is five dice that show 1 to 6, not {faces}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/poker_dice/state.py" />
            <source>This hand is still being played.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/poker_dice/state.py" />
            <source>There is no hand to hold: begin one first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/poker_dice/state.py" />
            <source>In Poker Dice one begins a hand, re-rolls, holds or quits.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/poker_dice/state.py" />
            <source>There are no dice to re-roll: begin a hand first.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/games/poker_dice/state.py" />
            <source>A re-roll names dice from 1 to 5, each once.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/lab/craps_sessions.py" />
            <source>A session lasts at least 1 throw, not {throws}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/lab/craps_sessions.py" />
            <source>At least 1 session is played, not {sessions}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/lab/hazard_rounds.py" />
            <source>At least 1 round is played, not {rounds}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/odds/craps.py" />
            <source>No bet of craps is called “{name}”.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/odds/craps.py" />
            <source>A bet is more than nothing.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/odds/hazard.py" />
            <source>even</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/odds/hazard.py" />
            <source>{high} to {low} against</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/odds/hazard.py" />
            <source>{high} to {low} on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/odds/hazard.py" />
            <source>Two dice show sums from 2 to 12, not {total!r}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/odds/hazard.py" />
            <source>With main {main} the chance {chance!r} never stands.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/odds/poker_dice.py" />
            <source>Of the dice {dice}, with {rolls} rolls left, {kept} cannot be kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/odds/poker_dice.py" />
            <source>Rolls left are 0, 1 or 2, not {given!r}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/odds/poker_dice.py" />
            <source>A purse holds whole steps of $5, not {purse}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/odds/poker_dice.py" />
            <source>Within a hand a purse holds $0 to $185 in steps of $5, not {purse}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Pass line</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Bets the table's minimum on pass in every game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Pass with odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Bets on pass, and as much behind it once a point stands.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Bets the table's minimum on don't pass in every game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Pass and field</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Bets on pass, and on the field whenever it takes bets.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Place 6 and 8</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Bets on 6 and on 8 once a point stands, and nothing on the line.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Martingale</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Doubles the pass bet after each loss, and goes back to the minimum after a win.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>1-3-2-6</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Bets 1, 3, 2 and 6 times the minimum on pass as long as it wins, then begins again.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Cancellation</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Bets the first and last of a row of numbers on pass; a win crosses both out, a loss adds their sum.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Fibonacci</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Bets 1, 1, 2, 3, 5, 8 … on pass: a step on after a loss, two steps back after a win.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Seven count</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Bets on pass with odds, and in a game of more than six throws on any seven, doubled after each loss.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Always {bet}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>Makes one bet, {bet}, whenever it can be made and does not lie there.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/craps.py" />
            <source>no craps player is called “{name}”; there are: {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/hazard.py" />
            <source>no caster is called “{name}”; there are: {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/hazard.py" />
            <source>Always main {main}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/hazard.py" />
            <source>Best main</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/hazard.py" />
            <source>Superstitious caster</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/hog.py" />
            <source>A turn is taken at scores from 0 to 99, not at {own} to {other}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/hog.py" />
            <source>A strategy rolls 0 to 10 dice, not {dice!r}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/hog_names.py" />
            <source>no strategy is called “{name}”; there are: {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/hog_names.py" />
            <source>Always 1 die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/hog_names.py" />
            <source>Always {dice} dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/hog_names.py" />
            <source>Final strategy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/hog_names.py" />
            <location filename="../../dicedesk/players/poker_dice.py" />
            <source>Perfect player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/hog_names.py" />
            <source>Swap strategy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/hog_names.py" />
            <source>Bacon strategy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/poker_dice.py" />
            <source>Sensible player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/poker_dice.py" />
            <source>Stands on any pay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/poker_dice.py" />
            <source>Never re-rolls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/players/poker_dice.py" />
            <source>no player is called “{name}”; there are: {names}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_bets.py" />
            <source>1:1–{twelve}:1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_bets.py" />
            <source>{low}–{high}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_bets.py" />
            <source>{four}, {five} or {six}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_bets.py" />
            <source>{high} on 2 and 12, {low} on 3 and 11</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_bets.py" />
            <source>1:1, and 2:1 on 2 and 12</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_bets.py" />
            <source>1:1, 2:1 on 2 and {twelve}:1 on 12</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_bets.py" />
            <source>{paid}:{staked}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_log.py" />
            <source>{first} {second}  {call}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_log.py" />
            <source>{first} {second}  {call} · {meaning}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>Seven</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{total}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{total} hard</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{total} easy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{total} on the come-out: a natural</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{total} on the come-out: craps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>The point {point} is made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>Seven out: the point was {point}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>Come odds work on a come-out too</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>Come odds rest on a come-out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>You leave the table with {bankroll}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>Broke: {bankroll} buys no bet any more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>The game is not over yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>You are broke: {bankroll} buys no bet any more.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>You came with {first} and left with {bankroll}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{bet}: you bet {amount}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{bet}: you add {amount}, {total} in all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{bet}: commission {amount}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{bet}: you take {amount} down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{bet} win {pays}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{bet} wins {pays}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{bet} lose {amount}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{bet} loses {amount}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{bet} is pushed: {amount} back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{bet}: {amount} back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>{bet} moves to {to}: {amount}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_narrator.py" />
            <source>Nothing can be said of {event}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_pit.py" />
            <location filename="../../dicedesk/session/hazard_table.py" />
            <location filename="../../dicedesk/session/hog_table.py" />
            <location filename="../../dicedesk/session/poker_dice_table.py" />
            <location filename="../../dicedesk/ui/tabs/craps/players_card.py" />
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>You</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_shooter.py" />
            <source>a natural</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_shooter.py" />
            <source>craps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_shooter.py" />
            <source>the point is {point}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_shooter.py" />
            <source>the point is made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/craps_shooter.py" />
            <source>seven out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/game_session.py" />
            <source>It is not the computer's turn.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>You choose the main {main}: throw the dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{name} chooses the main {main}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{throw} is the chance: it wins, and {main} loses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{throw} matches neither the chance nor the main: throw again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>Your turn at the dice: {rounds}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{name}'s turn at the dice: {rounds}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>A tie: nobody won a round.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>A tie: {names} won {rounds} each.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>You win with {rounds}, ahead by {lead}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{name} wins with {rounds}, ahead by {lead}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>1 round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{count} rounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>1 round won</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{count} rounds won</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>Wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>Come out roll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>Roll matches chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>Loses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>Roll matches main</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>Come out roll, chance is {chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>Continues</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>Does not match main or chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{reason}: you win the round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{reason}: {name} wins the round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{reason}: you lose the round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{reason}: {name} loses the round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{reason}, two losses in a row: the turn is over with {rounds}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{reason}, two losses in a row: the dice pass to {name} after {rounds}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{throw} is the main</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{throw} is the chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{throw} on the come out roll with main {main}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{first} + {second} = {total}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{names}, {next}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <source>{names} and {last}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_narrator.py" />
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>you</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_table.py" />
            <source>{name} ({seat})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hazard_table.py" />
            <source>Player {seat}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>You take Free Bacon: {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>{name} takes Free Bacon: {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>Pig Out! A 1 was rolled: 1 point for {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>You rolled {dice}: {total} points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>{name} rolled {dice}: {total} points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>Swine Swap! {before} ⇄ {after}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>You win {high} to {low}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>{name} wins {high} to {low}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>{won}: the swap handed over the win.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>{won}, ahead by {lead}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>last turn: Free Bacon, +{points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>last turn: {dice}, pig out, +1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>last turn: {dice}, +{points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <location filename="../../dicedesk/ui/tabs/hog/choices.py" />
            <source>1 die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>{count} dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>1 point</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>{count} points</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>You eat Free Bacon  +{points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>{name} eats Free Bacon  +{points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>You pig out: {faces}  +1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>{name} pigs out: {faces}  +1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>You roll {dice}: {faces}  +{points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_narrator.py" />
            <source>{name} rolls {dice}: {faces}  +{points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_table.py" />
            <source>Player 1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/hog_table.py" />
            <source>Player 2</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/oracle.py" />
            <source>You turned {stake} into {purse} in {hands} hands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/oracle.py" />
            <source>The Magic 8 Oracle says:
{answer}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>Five of a kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>Four of a kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>Straight</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>Full house</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>Three of a kind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>Two pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>One pair</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>Nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>You leave in the middle of a hand, and its ante stays behind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>You leave the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>Nothing yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>{hand}: worth nothing as it lies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>{hand}: worth {amount} as it lies</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>{first} became {purse} in {hands}: the Major Award!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>Broke after {hands}: {purse} is less than the ante of {ante}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>You left with {purse} after {hands}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>1 hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>{count} hands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>No two alike and no straight: this hand pays nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>{hand} pays nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/poker_dice_narrator.py" />
            <source>{hand} pays {amount}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/session/shelf.py" />
            <source>The last game could not be read again; it stays in the data folder.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/app.py" />
            <source>Something went wrong; your game is kept. It was written to {file}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/about.py" />
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>About DiceDesk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/about.py" />
            <source>DiceDesk {version}: dice games on a calm table.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/about.py" />
            <source>Licence: MIT. Nothing leaves this computer.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/about.py" />
            <source>Made with:</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/commands.py" />
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Enter</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/desk.py" />
            <source>No voice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/desk.py" />
            <source>Voice on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/desk.py" />
            <source>Voice off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <location filename="../../dicedesk/ui/tabs/poker_dice/cards.py" />
            <location filename="../../dicedesk/ui/widgets/dice/tray.py" />
            <source>Dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <source>Style</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <source>To suit the theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <source>Ivory</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <source>Casino red</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <source>Black</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <source>High contrast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <source>Faces</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <source>Pips</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <source>Numerals</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>Throw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <source>Off: the dice lie at once</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <source>Fast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <source>Normal</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/dice_card.py" />
            <source>Slow</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/help.py" />
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Rules of {game}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_rules.py" />
            <source>Building Skills</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_rules.py" />
            <source>Las Vegas</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_rules.py" />
            <source>House rules of craps</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_rules.py" />
            <source>Use these rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_rules.py" />
            <source>Cancel</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_rules.py" />
            <source>House</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_rules.py" />
            <source>Bets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_rules.py" />
            <source>Money</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_rules.py" />
            <source>The rules count from the next game on.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_rules.py" />
            <source>✗ This house cannot open: {reason}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_rules.py" />
            <source>These are the rules of {preset}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_rules.py" />
            <source>Your own rules: 1 differs from {preset}, marked ●.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_rules.py" />
            <source>Your own rules: {count} differ from {preset}, marked ●.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source>No limit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source>3-4-5 times the bet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source>2:1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source>3:1</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source>When it is made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source>When it wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source>No</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source>Yes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source>It comes back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source>It wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source>So many times the bet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source>● {preset}: {value}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source>{times} times the bet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/house_switches.py" />
            <source> times</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/keys.py" />
            <location filename="../../dicedesk/ui/dialogs/palette.py" />
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Keys</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/look_card.py" />
            <source>Look</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/look_card.py" />
            <source>Theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/look_card.py" />
            <source>as the desktop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/look_card.py" />
            <source>dark</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/look_card.py" />
            <source>light</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/look_card.py" />
            <source>high contrast</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <source>The Magic 8 Oracle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Ask the Oracle</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <source>Copy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <source>Speak again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <location filename="../../dicedesk/ui/dialogs/settings.py" />
            <location filename="../../dicedesk/ui/widgets/game_layout.py" />
            <source>Close</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <source>Ask a yes-or-no question, or just think it</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <source>Your question</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <source>Copied</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <source>Speak</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <location filename="../../dicedesk/ui/dialogs/voice_card.py" />
            <source>Stop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <source>Ask another</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <source>Ask it anything that can be answered by yes or no</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <source>Major Award</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <source>The Magic 8 Oracle will answer your yes-or-no question</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <source>♪  Speak aloud: on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/oracle.py" />
            <source>♪  Speak aloud: off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/palette.py" />
            <source>Command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/palette.py" />
            <source>Where</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/palette.py" />
            <source>Commands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/palette.py" />
            <source>Find a command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/palette.py" />
            <source>What would you like to do?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/palette.py" />
            <source>Words of a command</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/palette.py" />
            <source>Nothing is called so.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/settings.py" />
            <source>Settings</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/sound_card.py" />
            <source>Sound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/sound_card.py" />
            <source>Play the sounds of dice and chips (M)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/sound_card.py" />
            <source>Volume of the sounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/sound_card.py" />
            <source>Listen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/sound_card.py" />
            <location filename="../../dicedesk/ui/dialogs/voice_card.py" />
            <source>Volume</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/sound_card.py" />
            <location filename="../../dicedesk/ui/dialogs/voice_card.py" />
            <source>{volume} %</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/voice_card.py" />
            <source>Voice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/voice_card.py" />
            <source>Speak the Oracle's answers aloud</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/voice_card.py" />
            <source>Rate</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/voice_card.py" />
            <source>Test</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/voice_card.py" />
            <source>The computer's own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/voice_card.py" />
            <source>{rate} words a minute</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/word_card.py" />
            <source>Your word</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/word_card.py" />
            <source>Any word you like</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/dialogs/word_card.py" />
            <source>It is mixed into the dice of each new game and stands in its record, so that the faces depend on you, and not on the sealed seed alone.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/bubble.py" />
            <source>End</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/bubble.py" />
            <source>Back</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/bubble.py" />
            <source>Next</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/bubble.py" />
            <source>{place} of {stops}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/bubble.py" />
            <source>Done</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/offer.py" />
            <source>New here? A look round takes half a minute.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/offer.py" />
            <source>Show me</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/offer.py" />
            <source>No, thank you</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/offer.py" />
            <source>New here?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/stops.py" />
            <source>The dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/stops.py" />
            <source>Here they are thrown, and beside them you read what they came to. Any key ends the tumbling.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/stops.py" />
            <source>Your choice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/stops.py" />
            <source>Here you say what you want to do, by mouse or keys. The bright button then does it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/stops.py" />
            <source>The cards</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/stops.py" />
            <source>What helps you decide: chances, the rules of the moment, and all that has happened so far.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/stops.py" />
            <source>In a narrow window, chances, rules and the log of the game lie behind this button, or the D key.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/stops.py" />
            <source>The games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/stops.py" />
            <source>Go from one to the other as you like: each stays as you leave it, even when you close the window.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/stops.py" />
            <source>Fair dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/stops.py" />
            <source>The dice are sealed before the first roll. After the game anyone can check that nobody cheated.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/stops.py" />
            <source>Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/look_round/stops.py" />
            <source>F1 opens the rules of the game, ? shows its keys, and {keys} finds all that can be done.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Games</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>&amp;Game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>&amp;View</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>&amp;Help</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Save the record</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Records (*.dice)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>The record could not be saved: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>The record was saved as {name}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>DiceDesk</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Everywhere</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Rules</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Save record…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Settings…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Quit</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Theme of the desktop</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Dark theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Light theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>High-contrast theme</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Sound on or off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Full screen</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Rules of this game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>A look round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/main_window.py" />
            <source>Find a command…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/sounds.py" />
            <source>No sound</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/sounds.py" />
            <source>Sound on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/sounds.py" />
            <source>Sound off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/speaker.py" />
            <source>No voice on this computer. {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/speaker.py" />
            <source>No voice on this computer. {reason} {cure}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bankroll_card.py" />
            <source>Bankroll and bets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bankroll_card.py" />
            <source>Bankroll with the bets on the table, after each throw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bankroll_card.py" />
            <source>{worth}, as at first</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bankroll_card.py" />
            <source>{worth}, {change} up</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bankroll_card.py" />
            <source>{worth}, {change} down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bankroll_card.py" />
            <source>Your bankroll with the bets on the table; no throw yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bankroll_card.py" />
            <source>Your bankroll with the bets on the table, from {first} on: {worth}. Highest {highest}, lowest {lowest}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>The bets on the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>Delete takes the chosen bet down, Enter shows it on the layout.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>Take down (Del)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>Bets on the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>No bets yet: choose a chip and click a spot.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>What the house keeps is being worked out.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>A fair bet: the house keeps nothing of it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>Of every $100 bet you gain {gained} on average.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>A dear bet: of every $100 the house keeps {kept} on average, within {throws} throws.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>Of every $100 bet the house keeps {kept} on average, within {throws} throws.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>Bet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>Amount</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <location filename="../../dicedesk/ui/tabs/poker_dice/cards.py" />
            <source>Pays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>Works</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>Edge</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>The next throw counts for this bet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/bets_card.py" />
            <source>This bet rests: the next throw neither wins nor loses it.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/chip_row.py" />
            <source>{worth} chip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/chip_row.py" />
            <source>{worth} chip ({key})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/chip_row.py" />
            <source>Bankroll: {amount}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/house_row.py" />
            <source>Come odds work on a come-out</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/house_row.py" />
            <source>Else they rest on a come-out throw, and come back when a seven is thrown (O)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/house_row.py" />
            <source>Change…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/house_row.py" />
            <source>See and change the rules of the house (H)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/house_row.py" />
            <source>{house} from the next game on (N)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/house_row.py" />
            <source>Rules of your own</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/players_card.py" />
            <source>At the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/players_card.py" />
            <source>Who plays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/players_card.py" />
            <source>Pause before the computer's next move</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/players_card.py" />
            <location filename="../../dicedesk/ui/tabs/hazard/casters.py" />
            <source>Computer's pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>New game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Repeat the last bets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Take all bets down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Turn come odds on or off</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Undo</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Pause or go on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Leave the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>House rules…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Bets, throws and bankroll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Choose the {worth} chip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Arrows</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>On the layout: go to the next spot</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>On a spot: put the chosen chip there</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Backspace</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>On a spot: take the bet down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>There is nothing to repeat now</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>No bet can be taken down</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Press L again to leave: bets that may be taken down come back, the others are lost</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Press N again to leave this game and begin another</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Repeat</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Clear</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Details</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>Pause</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Put back the bets that the last throw took (R)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Take down all bets that may be taken down (C)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Take back your last move (Ctrl+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Bets, throws and bankroll (D)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>Have the computer wait, or go on (P)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>{name} plays: choose You as the player to bet yourself</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>This game is over: begin a new one (N)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <source>This player sits down at the next game (N).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Go on</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <source>You left the table</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <source>Place your bets</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <source>No bet is resolved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <source>{said} · and {more} more</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <source>Skip</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <source>{name} plays</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <source>Choose a chip, put it on the pass line, and throw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <source>Pays {pays}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <source>Pays {pays} · house edge {edge}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <source>Takes {chip}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <source>{amount} on {bet}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/texts.py" />
            <source>off on this throw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/throws_card.py" />
            <source>Throws</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/throws_card.py" />
            <source>The throws of this game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/throws_card.py" />
            <source>No throws yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/throws_card.py" />
            <source>{throws} · {points} · longest hand {longest}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/throws_card.py" />
            <source>1 throw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/throws_card.py" />
            <source>{throws} throws</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/throws_card.py" />
            <source>A hand lasts until a seven-out; the dice then pass to the next shooter. Its length is in throws.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/throws_card.py" />
            <source>Hands so far: {hands}, seven-outs: {outs}, throws in this hand: {throws}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/throws_card.py" />
            <source>Earlier throws stand in the record of the game.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/throws_card.py" />
            <source>1 point made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/throws_card.py" />
            <source>{points} points made</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/craps/worth.py" />
            <source>The house edge could not be worked out: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/cards.py" />
            <location filename="../../dicedesk/ui/tabs/poker_dice/cards.py" />
            <source>Chances</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/cards.py" />
            <source>This turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/cards.py" />
            <source>The throws of this turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/cards.py" />
            <location filename="../../dicedesk/ui/tabs/hazard/felt_board.py" />
            <source>Main</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/cards.py" />
            <source>Roll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/cards.py" />
            <source>Result</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/cards.py" />
            <source>Notes</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/cards.py" />
            <source>Round {round}: {faces} = {total}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/casters.py" />
            <source>Casters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/casters.py" />
            <source>Pause before the computer throws</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/casters.py" />
            <source>{rounds} won</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/casters.py" />
            <source>Caster {seat}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/casters.py" />
            <source>nobody</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/casters.py" />
            <source>A person</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/casters.py" />
            <source>▸ {seat}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/casters.py" />
            <source>{rounds} won, has the dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/chances.py" />
            <source>{percent} to win with main {main}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/chances.py" />
            <source>Exactly {win}. A round takes {mean} throws on average ({throws}).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/chances.py" />
            <source>{wins} in {all} to win this round</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/chances.py" />
            <source>{ways} ways make your chance of {chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/chances.py" />
            <source>{ways} ways make the chance of {chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/chances.py" />
            <source>{made}, {ways} make the main of {main}. True odds {odds}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/chances.py" />
            <source>{lead}, true odds {odds}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/chances.py" />
            <source>one</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/chances.py" />
            <source>two</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/chances.py" />
            <source>three</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/chances.py" />
            <source>four</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/chances.py" />
            <source>five</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/chances.py" />
            <source>six</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/come_out.py" />
            <source>What the come out roll does</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/come_out.py" />
            <source>main</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/come_out.py" />
            <source>▸ {main}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/come_out.py" />
            <source>Come out: chance across</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/come_out.py" />
            <source>W</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/come_out.py" />
            <source>L</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/come_out.py" />
            <source>Main {main}, chance {chance}: wins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/come_out.py" />
            <source>Main {main}, chance {chance}: loses</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/come_out.py" />
            <source>Main {main}, chance {chance}: throws again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/come_out.py" />
            <source>Main {main}: wins on {wins}; loses on {loses}; goes on with {goes_on}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/come_out.py" />
            <source>{row} The chance is {chance}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/felt_board.py" />
            <source>Chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/felt_board.py" />
            <source>Losses in a row</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/felt_board.py" />
            <location filename="../../dicedesk/ui/tabs/pause_box.py" />
            <source>none</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/felt_board.py" />
            <source>{losses} of {all}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/felt_board.py" />
            <source>Losses in a row: {said}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/mains.py" />
            <source>best main  {chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/mains.py" />
            <source>{chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/mains.py" />
            <source>Choose the main {main} ({main})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/mains.py" />
            <source>Main {main}, the best: wins {chance} of rounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/mains.py" />
            <source>Main {main}: wins {chance} of rounds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <source>Undo the last throw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <source>Rules, chances and casters</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <source>Choose the main {main}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <source>Take back your last throw (Ctrl+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <source>Rules, chances and casters (D)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>Throw for main {main}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <source>These casters sit down at the next game (N).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Any key</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>{won} of {rounds} rounds won</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>{name}: the best turn ever!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>The best turn ever!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>The turn is over</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>Round {round}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>{which} · {won}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>You have the dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>{name}
has the dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>Choose a main, then throw</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Enter begins another game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>Any key hurries the computer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>Enter passes the dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>5 to 9 choose the main, Enter throws</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>Enter throws</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>Rounds won {won}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>Rounds won {won} · best turn ever {best}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>Pass the dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <source>Take the dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hazard/texts.py" />
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Play again</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>Swine Swap</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>{whose}: the scores swap on a total whose last two digits differ by {difference}, like {score}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>Swine Swap: {parts}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>▲ A gain on {totals}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>▼ A loss on {totals}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>Commentary</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>Players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>Left player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>Right player</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>A friend at this computer</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>Pause before the computer rolls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>Left</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/cards.py" />
            <source>Right</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/choices.py" />
            <source>die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/choices.py" />
            <source>dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/choices.py" />
            <source>Choose this number of dice ({key})</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/choices.py" />
            <source>{dice} dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/choices.py" />
            <source>0 dice: Free Bacon, plus {points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/choices.py" />
            <source>Bacon +{points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/score_board.py" />
            <source>{name}: {score} of {goal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <source>Roll the dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <source>Undo the last turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <source>Commentary and players</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <source>Choose {dice} dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <source>Take back your last turn (Ctrl+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <source>Commentary and players (D)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <source>Take Free Bacon</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <source>These players sit down at the next game (N).</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/tab.py" />
            <source>0 to 9 or T for ten choose, Enter rolls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <source>How many dice?</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <source>Your turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <source>{name}'s turn</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <source>You begin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <source>{name} begins</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <source>+{points}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <source>{turns} turns played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <source>Turn {turn}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <source>Roll 1 die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <source>Roll {dice} dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <source>to begin</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/hog/texts.py" />
            <source>no turn yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/pause_box.py" />
            <source>{seconds} s</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/cards.py" />
            <source>Hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/cards.py" />
            <source>Such as {dice}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/cards.py" />
            <source>Purse</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/cards.py" />
            <source>What each hand pays, and its chance</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/cards.py" />
            <source>Show the best hold (B)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/cards.py" />
            <source>This game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/cards.py" />
            <source>The hands of this game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/chances.py" />
            <source>The chances could not be worked out: {reason}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>The quickest play takes {hands} hands on average.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>Holding now pays {pays}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>Holding now pays nothing</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>Next best: {choice}, {worth}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>Quickest to the award, a new start after going broke counted in: {choice}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>Best: {choice}, worth {worth} on average</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>more than {chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>less than {chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>Chance to reach {award} before going broke: {chance}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>Hands to the award from here: about {hands}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>Hands to the award after this one: hardly any</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>Hands to the award after this one: about {hands}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>You {choice}: worth {worth} on average</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>hold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>re-roll all</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/outlook.py" />
            <source>keep {faces}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/purse_board.py" />
            <source>Purse: {purse} of {award}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/purse_board.py" />
            <source>{ante} at stake</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/purse_board.py" />
            <source>broke</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/purse_board.py" />
            <source>start {purse}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/purse_board.py" />
            <source>{purse} · Major Award</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Play or re-roll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Hold and score</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Show the best hold</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Quit this game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Pays, chances and hands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Keep die {die}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Quit (Q)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Hold and score (H)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Pays, chances and hands (D)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/tab.py" />
            <source>Take back what you did last (Ctrl+Z)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>A hand costs {ante}: five dice, and up to two re-rolls</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>{purse} left: better luck with the next {start}!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>{result} Your best ever!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>{purse} is yours</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Turn {start} into {award}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Major Award!</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Broke after {hands} hands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Hand {hand} · roll {roll} of {rolls}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Before the first hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>1 hand played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>{hands} hands played</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>After hand {hand}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Play a hand for {ante}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Re-roll 1 die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Re-roll {dice} dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Enter plays a hand, Q ends the game</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Roll {roll} of {rolls} · a click or 1–5 keeps a die</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Quitting now loses the {ante} of this hand. Press Q again to leave with {purse}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Press Q again to end this game with {purse}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>no Major Award yet</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>best ever: Major Award in 1 hand</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>best ever: Major Award in {hands} hands</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/poker_dice/texts.py" />
            <source>Hand {hand} · {record}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/record_status.py" />
            <source>Saved</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/record_status.py" />
            <source>Not saved: {trouble}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/record_status.py" />
            <source>Dice: {kind}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/record_status.py" />
            <source>These dice were fixed before the first roll. Seal (SHA-256 of their seed): {seal}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/record_status.py" />
            <source>Seed: {seed}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/tabs/record_status.py" />
            <source>Dice: sealed {seal}…</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>2 and 12 pay double</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>2 pays double, 12 pays triple</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>don't</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>lay</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>place {odds}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>come</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>buy</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>bar 12</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>COME</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>FIELD   2 · 3 · 4 · 9 · 10 · 11 · 12</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>Odds</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>against</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>PASS LINE</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/printing.py" />
            <source>behind</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/puck.py" />
            <source>ON</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/puck.py" />
            <source>OFF</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/craps_layout/view.py" />
            <source>Craps layout</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/dice/keeping.py" />
            <source>Die {die} shows {face}, kept.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/dice/keeping.py" />
            <source>Die {die} shows {face}.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/dice/keeping.py" />
            <source>{die} · keep</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/dice/keeping.py" />
            <source>{die} · re-roll</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/dice/tray.py" />
            <source>No dice</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/dice/tray.py" />
            <source>1 die: {faces}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/dice/tray.py" />
            <source>{count} dice: {faces}</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/game_layout.py" />
            <source>Back to the table (Esc)</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/oracle_ball/ball.py" />
            <source>Magic 8 ball</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/oracle_ball/ball.py" />
            <source>It has not been asked yet.</source>
            <translation type="unfinished" />
        </message>
        <message>
            <location filename="../../dicedesk/ui/widgets/oracle_ball/ball.py" />
            <source>It is being shaken.</source>
            <translation type="unfinished" />
        </message>
    </context>
</TS>
