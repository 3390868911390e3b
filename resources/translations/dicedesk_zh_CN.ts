<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>No sound device was found.</source>
        <translation>没有找到声音设备。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Connect or turn on a sound device.</source>
        <translation>请连接或打开一个声音设备。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <source>Qt&apos;s sound library could not be loaded: {reason}.</source>
        <translation>无法加载 Qt 的声音库：{reason}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/qt_sound.py"/>
        <source>Install what is missing and restart DiceDesk.</source>
        <translation>请安装缺少的部分，然后重新启动 DiceDesk。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/screen.py"/>
        <source>No display was found. Use a virtual one (xvfb-run dicedesk), or play in the terminal (dicedesk play hog).</source>
        <translation>没有找到屏幕。请使用虚拟屏幕（xvfb-run dicedesk），或者在终端中玩（dicedesk play hog）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine could not be started.</source>
        <translation>语音引擎无法启动。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>No sound device could play the voice: {reason}</source>
        <translation>没有声音设备能播放语音：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The voice failed: {reason}</source>
        <translation>语音出错了：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine ended unexpectedly.</source>
        <translation>语音引擎意外退出。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The speech engine did not answer in time.</source>
        <translation>语音引擎没有及时回应。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The Python package pyttsx3 is missing.</source>
        <translation>缺少 Python 包 pyttsx3。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install the package with: {command}</source>
        <translation>安装这个软件包：{command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install both packages with: {command}</source>
        <translation>安装这两个软件包：{command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>Install espeak-ng and alsa-utils with your package manager.</source>
        <translation>请用系统的软件包管理器安装 espeak-ng 和 alsa-utils。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/speech/pyttsx3_speech.py"/>
        <source>The voice (espeak-ng) or its player (aplay) is missing.</source>
        <translation>缺少语音程序 espeak-ng 或它的播放程序 aplay。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Some settings could not be read and were reset to their defaults.</source>
        <translation>有些设置无法读取，已恢复默认值。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/games.py"/>
        <location filename="../../dicedesk/play/saved_games.py"/>
        <source>Your last game could not be opened. It is still in the games folder.</source>
        <translation>无法打开上一局；上一局还留在游戏文件夹里。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The saved games could not be read: {reason}</source>
        <translation>无法读取已保存的对局：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your saved games are from a newer version of DiceDesk. Their file was kept as {name}, and a new file was started.</source>
        <translation>已保存的对局来自更新版本的 DiceDesk。原文件已保留为 {name}，程序另外新建了一个文件。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The saved games could not be read; the file was set aside as {name}. You can restore a backup from the Help menu.</source>
        <translation>无法读取已保存的对局；原文件已改名为 {name} 保留。你可以通过“帮助”菜单从备份恢复。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your games are open in a terminal. Until you leave the game there, nothing is saved here.</source>
        <translation>你的对局正在终端中使用。在终端里离开那一局之前，这里不会保存任何内容。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Your games are open in another DiceDesk window. Close it, or nothing will be saved here.</source>
        <translation>你的对局正在另一个 DiceDesk 窗口中使用。请关闭那个窗口，否则这里不会保存任何内容。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Games cannot be saved here: another program is using the saved-games file.</source>
        <translation>这里无法保存对局：另一个程序正在使用保存对局的文件。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>Games cannot be saved here: {reason}</source>
        <translation>这里无法保存对局：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>This backup cannot be read.</source>
        <translation>这份备份无法读取。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Saving failed: {reason}</source>
        <translation>保存失败：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The disk is full.</source>
        <translation>磁盘已满。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The games folder is not writable.</source>
        <translation>游戏文件夹无法写入。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/dice.py"/>
        <source>A die shows 1 to 6, not {face!r}.</source>
        <translation>骰子只有 1 到 6 点，没有 {face!r}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>give the chance to win with each number of dice</source>
        <translation>显示掷几颗骰子各有多大胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>your score</source>
        <translation>你的分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the opponent&apos;s score</source>
        <translation>对手的分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>the opponent&apos;s strategy</source>
        <translation>对手的策略</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the score that ends the game</source>
        <translation>达到多少分时结束这一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>the strategy whose wins are counted</source>
        <translation>要统计胜率的策略</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>play one strategy against another</source>
        <translation>让两种策略对阵</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/lab/fields.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{least} to {most}</source>
        <translation>{least} 至 {most}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/game.py"/>
        <source>The game is over.</source>
        <translation>这一局已经结束。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/game.py"/>
        <source>{game} has no variants: “{text}” cannot be read</source>
        <translation>{game}没有变体：无法读取“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the note is longer than {most} characters</source>
        <translation>备注超过 {most} 个字符</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the note contains a control character</source>
        <translation>备注里有控制字符</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the record has no such move</source>
        <translation>记录里没有这一步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <location filename="../../dicedesk/core/position.py"/>
        <source>longer than {most} characters</source>
        <translation>超过 {most} 个字符</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>header lines must come before the first move</source>
        <translation>记录头要写在第一步之前</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected a header such as [Game &quot;hog&quot;]</source>
        <translation>此处应为记录头，例如 [Game &quot;hog&quot;]</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the “{name}” header appears twice</source>
        <translation>记录头“{name}”出现了两次</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>the “{name}” header contains a line break or a control character</source>
        <translation>记录头“{name}”里有换行符或控制字符</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected a move such as “roll 4 : 3 5 2 6”</source>
        <translation>此处应为一步，例如“roll 4 : 3 5 2 6”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>expected faces from 1 to 6, separated by spaces</source>
        <translation>此处应为以空格分隔的 1 到 6 的点数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/record.py"/>
        <source>expected a [Game &quot;…&quot;] header with one of: {names}</source>
        <translation>此处应为记录头 [Game &quot;…&quot;]，可用的有：{names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>there is nothing between two commas; leave out one of them</source>
        <translation>两个逗号之间没有内容；请去掉其中一个</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>expected a comma before “{word}”</source>
        <translation>“{word}”前面应有逗号</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>“{name}” comes twice</source>
        <translation>“{name}”出现了两次</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>“{text}” has no name</source>
        <translation>“{text}”缺少名称</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>there is no “{name}” in a position; choose from: {names}</source>
        <translation>局面中没有“{name}”这一项；可用的有：{names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be whole numbers separated by spaces, not “{text}”</source>
        <translation>{name} 必须是以空格分隔的整数，不能是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be an amount such as 85 or 85.50, not “{text}”</source>
        <translation>{name} 必须是 85 或 85.50 这样的金额，不能是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>{name} must be “on” or “off”, not “{text}”</source>
        <translation>{name} 必须是“on”或“off”，不能是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>“{name}” takes no value; you gave “{text}”</source>
        <translation>“{name}”不接受值；你给出了“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>the position contains a line break or a control character</source>
        <translation>局面里有换行符或控制字符</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/core/record.py"/>
        <source>there is no game “{game}”; choose from: {names}</source>
        <translation>没有名为“{game}”的游戏；可用的有：{names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <source>expected a name for each player (here {seats}), separated by commas, not “{text}”</source>
        <translation>此处应为每个玩家的名字（这里共 {seats} 个），以逗号分隔，而不是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/record.py"/>
        <source>“{day}” is not a date; write it like 2026-11-23</source>
        <translation>“{day}”不是日期；写法如 2026-11-23</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/rollers.py"/>
        <source>No dice are left to roll.</source>
        <translation>骰子已经用完，没有可掷的了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>These dice were not sealed, so there is nothing to check.</source>
        <translation>这些骰子没有封存，因此没有可核对的内容。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The “Seed” header does not contain {count} bytes in hex.</source>
        <translation>记录头“Seed”不是 {count} 个字节的十六进制数。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The only die comes from the seed in this record.</source>
        <comment>All {count} dice come from the seed in this record.</comment>
        <translation>
            <numerusform>这份记录的 {count} 颗骰子全部由记录中的种子得出。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal and the only die after move {move} check out; the earlier moves belong to another game.</source>
        <comment>The seal and all {count} dice after move {move} check out; the earlier moves belong to another game.</comment>
        <translation>
            <numerusform>封印和第 {move} 步之后的 {count} 颗骰子都核对无误；更早的各步属于另一局。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>This game continues another one ({game}) and rolled no dice of its own, so it has no dice to check.</source>
        <translation>这一局从另一局（{game}）接着玩，自己没有掷过骰子，所以没有骰子可以核对。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal; the game was left early.</source>
        <translation>每一步都合法；玩家中途离开了这一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game. Rolls undone after they were seen: {undone}; hints: {hints}.</source>
        <translation>休闲局。看到结果后撤销的掷骰：{undone} 次；提示：{hints} 次。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game from a position: {position}.</source>
        <translation>休闲局，从给定的局面开始：{position}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game that continues another one ({game}). Its seal does not cover the earlier moves; the record of that game does.</source>
        <translation>休闲局，从另一局（{game}）接着玩。它的封印不包括更早的各步；更早的各步由那一局的记录证明。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Anyone can calculate these dice from the date, even before the game.</source>
        <translation>谁都可以根据日期算出这些骰子，开局之前也能。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record cannot show that this seed comes from the game it names ({game}). Anyone who has the challenge can calculate these dice before playing.</source>
        <translation>记录不能证明这个种子来自其中写明的那一局（{game}）。拿到挑战的人都可以在开局之前算出这些骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>A record cannot show that its seal was known before the word and the first roll, or that no other game was left out. See “Provably fair dice” in Help.</source>
        <translation>单凭记录，既不能证明封印在选词和第一掷之前就已为人所知，也不能证明没有隐去别的对局。参见“帮助”中的“可证明公平的骰子”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record continues from move {move}, but has fewer moves.</source>
        <translation>记录写明从第 {move} 步接着玩，但其中的步数没有这么多。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal, and the game is over.</source>
        <translation>每一步都合法，这一局已结束。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The dice can be checked when the game is over.</source>
        <translation>一局结束后可以核对骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The record has no {names}, so its dice cannot be checked.</source>
        <translation>记录里没有 {names}，所以无法核对它的骰子。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The only die matches the dice for {day}.</source>
        <comment>All {count} dice match the dice for {day}.</comment>
        <translation>
            <numerusform>全部 {count} 颗骰子都与 {day} 的骰子一致。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal checks out; no dice were rolled.</source>
        <translation>封印核对无误；没有掷过骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>No dice were rolled, so there is nothing to check.</source>
        <translation>没有掷过骰子，所以没有可核对的内容。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Every move is legal; the game is not over.</source>
        <translation>每一步都合法；这一局还没结束。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seed is revealed, but the game neither ended nor was left early: its last moves are missing.</source>
        <translation>种子已经公开，但这一局既没有结束，也没有中途离开：缺少最后几步。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Casual game. It was made casual before the first roll.</source>
        <translation>休闲局，第一掷之前就已选定。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Die {place} shows {shown}; it should show {promised}.</source>
        <comment>{count} dice differ; the first is die {place}: it shows {shown} and should show {promised}.</comment>
        <translation>
            <numerusform>有 {count} 颗骰子不符，第一颗不符的是第 {place} 颗：它显示 {shown}，应该是 {promised}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>Die {place} shows {shown}; according to the seal, it should show {sealed}.</source>
        <comment>{count} dice differ; the first is die {place}: it shows {shown} and should show {sealed} according to the seal.</comment>
        <translation>
            <numerusform>有 {count} 颗骰子不符，第一颗不符的是第 {place} 颗：它显示 {shown}，按封印应为 {sealed}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>This seed has the seal {seal}, not the one that was shown.</source>
        <translation>这个种子的封印是 {seal}，与当初显示的不符。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>wins</source>
        <translation>赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>loses</source>
        <translation>输</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>pushes</source>
        <translation>打平</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>goes on</source>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <source>swaps up</source>
        <translation>换到高分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <source>swaps down</source>
        <translation>换到低分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Best: {choice} ({chance} to win).</source>
        <translation>最佳：{choice}（胜率 {chance}）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Second best: {choice} ({chance} to win).</source>
        <translation>次佳：{choice}（胜率 {chance}）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{choice} ({chance} to win).</source>
        <translation>{choice}（胜率 {chance}）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Second best: {choice}, less than 0.1 percentage points below the best.</source>
        <translation>次佳：{choice}（比最佳低不到 0.1 个百分点）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The result: {what}.</source>
        <translation>之后：{what}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>After a Pig Out, the chance to win is {pig_out}; without a 1, it is {others}.</source>
        <translation>猪翻车后，胜率为 {pig_out}；没有掷出 1 时，为 {others}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll wins at once {wins} of the time and loses at once {loses} of the time.</source>
        <translation>这一掷当场获胜的概率为 {wins}，当场落败的概率为 {loses}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll wins at once {chance} of the time.</source>
        <translation>这一掷当场获胜的概率为 {chance}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll loses at once {chance} of the time.</source>
        <translation>这一掷当场落败的概率为 {chance}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>The roll swaps up {chance} of the time.</source>
        <translation>这一掷有 {chance} 的概率通过交换让分数上升。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{own} to {other}, which wins the game</source>
        <translation>{own} 比 {other}，赢下这一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{own} to {other}, which loses the game</source>
        <translation>{own} 比 {other}，输掉这一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Whatever the dice show: {what}, for example {own} to {other}.</source>
        <translation>无论掷出什么：{what}，例如 {own} 比 {other}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, counts on a later turn.</source>
        <translation>任何选择的胜率都不到 {limit}。最好的选择（{choice}）靠的是以后的回合。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} then takes Free Bacon: {what}.</source>
        <translation>{name}随后拿免费培根：{what}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} then rolls 1 die.</source>
        <comment>{name} then rolls {count} dice.</comment>
        <translation>
            <numerusform>{name}随后掷 {count} 颗骰子。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>That roll wins {chance} of the time.</source>
        <translation>这一掷获胜的概率为 {chance}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Most likely: {what} ({chance}), then {own} to {other}.</source>
        <translation>最可能的结果：{what}（{chance}），比分变为 {own} 比 {other}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Most likely: {what} ({chance}), for example {own} to {other}.</source>
        <translation>最可能的结果：{what}（{chance}），例如 {own} 比 {other}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no swap, no win</source>
        <translation>没有 1，不交换，不获胜</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no swap</source>
        <translation>没有 1，不交换</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s, no win</source>
        <translation>没有 1，不获胜</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>no 1s</source>
        <translation>没有 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out and a swap up</source>
        <translation>猪翻车并换到高分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out and a swap down</source>
        <translation>猪翻车并换到低分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>the scores swap, now {own} to {other}</source>
        <translation>比分交换，现在 {own} 比 {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{choice} and {dice} differ by less than 0.1 percentage points.</source>
        <translation>{choice}和 {dice}的胜率相差不到 0.1 个百分点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No roll with {dice} beats the {mark} of {choice}.</source>
        <translation>掷 {dice}，不管掷出什么，胜率都不会高于“{choice}”的 {mark}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Every roll with {dice} reaches at least the {mark} of {choice}.</source>
        <translation>掷 {dice}，不管掷出什么，胜率都不会低于“{choice}”的 {mark}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>With {dice}, {above} of rolls beat the {mark} of {choice}, and {below} fall below it. Overall, that costs {points}.</source>
        <translation>掷 {dice}：{above} 的情况下，胜率高于“{choice}”的 {mark}；{below} 的情况下，胜率低于它。总的来说，代价为 {points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>With {dice}, {above} of rolls beat the {mark} of {choice}, and {below} fall below it. Overall, that gains {points}.</source>
        <translation>掷 {dice}：{above} 的情况下，胜率高于“{choice}”的 {mark}；{below} 的情况下，胜率低于它。总的来说，胜率提高 {points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims to win at once ({share} of its rolls).</source>
        <translation>任何选择的胜率都不到 {limit}。最好的选择（{choice}）靠的是当场获胜，概率为 {share}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims for a swap up ({share} of its rolls).</source>
        <translation>任何选择的胜率都不到 {limit}。最好的选择（{choice}）靠的是换到高分，概率为 {share}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>No choice wins even {limit} of the time. The best one, {choice}, aims for a roll without a 1 ({share} of its rolls).</source>
        <translation>任何选择的胜率都不到 {limit}。最好的选择（{choice}）靠的是不掷出 1，概率为 {share}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{points} points is a high roll, but it brings the score to {total}, which swaps with {other}.</source>
        <translation>{points} 分是高分，但总分变成 {total}，会与 {other} 交换。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>{name} can now take Free Bacon: {what}.</source>
        <translation>{name}现在可以拿免费培根：{what}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>Free Bacon</source>
        <comment>within a sentence</comment>
        <translation>免费培根</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/outcomes.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Pig Out</source>
        <translation>猪翻车</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Chance to win</source>
        <translation>胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds after</source>
        <translation>之后的轮数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At the start, you could expect to win 1 round.</source>
        <comment>At the start, you could expect to win {count} rounds.</comment>
        <translation>
            <numerusform>开局时，预计你能赢 {count} 轮。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At the start, {name} could expect to win 1 round.</source>
        <comment>At the start, {name} could expect to win {count} rounds.</comment>
        <translation>
            <numerusform>开局时，预计“{name}”能赢 {count} 轮。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>You could then expect to win 1 round in this game, down from {before}.</source>
        <comment>You could then expect to win {count} rounds in this game, down from {before}.</comment>
        <translation>
            <numerusform>你这局预计能赢的轮数从 {before} 降到 {count}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>You could then expect to win 1 round in this game, up from {before}.</source>
        <comment>You could then expect to win {count} rounds in this game, up from {before}.</comment>
        <translation>
            <numerusform>你这局预计能赢的轮数从 {before} 升到 {count}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{name} could then expect to win 1 round in this game, down from {before}.</source>
        <comment>{name} could then expect to win {count} rounds in this game, down from {before}.</comment>
        <translation>
            <numerusform>“{name}”这局预计能赢的轮数从 {before} 降到 {count}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{name} could then expect to win 1 round in this game, up from {before}.</source>
        <comment>{name} could then expect to win {count} rounds in this game, up from {before}.</comment>
        <translation>
            <numerusform>“{name}”这局预计能赢的轮数从 {before} 升到 {count}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended your turn with no rounds won; before the throw, you could expect to win {expected}.</source>
        <translation>最终你一轮也没赢，而这一掷之前，预计能赢 {expected} 轮。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended {name}&apos;s turn with no rounds won; before the throw, {name} could expect to win {expected}.</source>
        <translation>最终“{name}”一轮也没赢，而这一掷之前，预计能赢 {expected} 轮。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended your turn with 1 round won; before the throw, you could expect to win {expected}.</source>
        <comment>That ended your turn with {count} rounds won; before the throw, you could expect to win {expected}.</comment>
        <translation>
            <numerusform>最终你赢了 {count} 轮，而这一掷之前，预计能赢 {expected} 轮。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>That ended {name}&apos;s turn with 1 round won; before the throw, {name} could expect to win {expected}.</source>
        <comment>That ended {name}&apos;s turn with {count} rounds won; before the throw, {name} could expect to win {expected}.</comment>
        <translation>
            <numerusform>最终“{name}”赢了 {count} 轮，而这一掷之前，预计能赢 {expected} 轮。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Mains</source>
        <translation>主点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Mains after a lost round</source>
        <translation>输一轮之后的主点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands after</source>
        <translation>之后的手数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>{count} of 36</source>
        <translation>{count}/36</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>{number} times</source>
        <translation>{number} 次</translation>
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
        <translation>你会输掉 {amount} 的合约注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>This costs {price}, but your bankroll is only {bankroll}.</source>
        <translation>这要花 {price}，而你的资金只有 {bankroll}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>Under these rules, only come odds can be off on the come-out.</source>
        <translation>按这些规则，首掷时只有来注赔率注可以不生效。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>the bankroll cannot be below $0</source>
        <translation>资金不能低于 $0</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>a bankroll of {bankroll} ends the game</source>
        <translation>资金为 {bankroll} 时，这一局已经结束</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>In Craps you can bet, take bets down, turn odds or bets on or off, roll or leave.</source>
        <translation>在花旗骰里可以下注、撤注、让赔率注或其他注生效或不生效、掷骰或离桌。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>You have no {bet} bet to take down.</source>
        <translation>你没有可以撤下的“{bet}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>{bet} is a contract bet: it stays up until it wins or loses.</source>
        <translation>“{bet}”是合约注：分出输赢之前不能撤下。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/catalogue.py"/>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>Craps</source>
        <translation>花旗骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/catalogue.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Yacht</source>
        <translation>快艇骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>You cannot bet {bet} directly: bet come or don&apos;t come, and a roll moves that bet there.</source>
        <translation>“{bet}”不能直接下注：请先押来注或不来注，掷骰后它会自动移到数字上。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Come bets need a point: make the come-out roll first.</source>
        <translation>有目标点时才能押来注：请先进行首掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds need a point: make the come-out roll first.</source>
        <translation>有目标点时才能押赔率注：请先进行首掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{bet} needs a point: make the come-out roll first.</source>
        <translation>有目标点时才能押“{bet}”：请先进行首掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{bet} can only be bet before a come-out roll.</source>
        <translation>“{bet}”只能在首掷之前下注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>there are no house rules named “{text}”; choose from: {names}</source>
        <translation>没有名为“{text}”的赌场规则；可用的有：{names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>You cannot buy or lay {point} while it is the point.</source>
        <translation>{point} 是目标点时，不能在 {point} 上押买注或卖注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>The point is {point}</source>
        <translation>目标点是 {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>minimum, maximum and bankroll must each be from 1 to {most} dollars</source>
        <translation>最低注、最高注和资金须为 1 到 {most} 美元</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the table minimum cannot be above the maximum</source>
        <translation>赌桌的最低注不能高于最高注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the field must pay 2:1 or 3:1 on {total}, not {pays}:1</source>
        <translation>掷出 {total} 时，场注必须赔 2:1 或 3:1，不能是 {pays}:1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the odds limit must be “none”, “3-4-5” or 1 to {most} times the line bet</source>
        <translation>赔率注上限须为“none”、“3-4-5”，或原注的 1 到 {most} 倍</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} must be one of {choices}, not “{text}”</source>
        <translation>{name} 只能是 {choices}，不能是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds limit</source>
        <translation>赔率注上限</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The most odds you may take on a pass or come bet: any amount, a multiple of the bet, or 3× on 4 and 10, 4× on 5 and 9, 5× on 6 and 8. When you lay odds, the limit is on what they win.</source>
        <translation>过线和来注的赔率注最多可以押多少：不限金额；原注的若干倍；或者 4 和 10 上 3 倍、5 和 9 上 4 倍、6 和 8 上 5 倍。反向赔率注的上限，限制的是能赢的金额。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Field on 12</source>
        <translation>场注遇到 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>What the field pays on a 12: 2:1 or 3:1.</source>
        <translation>掷出 12 时场注的赔付：2:1 或 3:1。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Commission on buy and lay bets</source>
        <translation>买注和卖注的佣金</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether the 5% commission (vig) is paid when you make the bet, or only when it wins.</source>
        <translation>5% 的佣金（抽水）是在下注时付，还是赢了才付。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Propositions on the come-out</source>
        <translation>首掷时的单掷注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether you can bet propositions, the field and hardways before there is a point.</source>
        <translation>没有目标点时，是否可以押单掷注、场注和硬注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Bets off on the come-out</source>
        <translation>首掷时不生效的注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether place, buy and hardway bets are off on the come-out roll.</source>
        <translation>位注、买注和硬注在首掷时是否不生效。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>When a come number becomes the point</source>
        <translation>来注的数字成为目标点时</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a come bet is returned or wins when its number rolls on the come-out (if it wins, a don&apos;t come bet on that number loses).</source>
        <translation>首掷正好掷出来注的数字时，来注是退还还是赢（如果来注赢，同一数字的不来注就输）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Don&apos;t come on 12</source>
        <translation>不来注遇到 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a 12 is a push or a win for a new don&apos;t come bet.</source>
        <translation>掷出 12 时，新的不来注是打平还是赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Field on 2</source>
        <translation>场注遇到 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/position.py"/>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} must be a whole number, not “{text}”</source>
        <translation>{name} 必须是整数，不能是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>What the field pays on a 2: 2:1 or 3:1.</source>
        <translation>掷出 2 时场注的赔付：2:1 或 3:1。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Place, buy and lay at any time</source>
        <translation>随时可押位注、买注和卖注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether you can place, buy and lay numbers before there is a point, and buy and lay the point itself.</source>
        <translation>没有目标点时，是否可以押位注、买注和卖注；有目标点时，是否可以在目标点上押买注和卖注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>More bets</source>
        <translation>更多投注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether the table takes place bets to lose, Big 6 and Big 8, C &amp; E, world and hop bets.</source>
        <translation>赌桌是否收位注（输）、大 6 和大 8、C &amp; E、世界注和跳注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Lay bets on the come-out</source>
        <translation>首掷时的卖注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether lay bets and place bets to lose are working or off on the come-out roll.</source>
        <translation>卖注和位注（输）在首掷时生效还是不生效。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Hardways on the come-out</source>
        <translation>首掷时的硬注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether hardways are off on the come-out roll whenever place bets are off, or always work.</source>
        <translation>位注在首掷时不生效的时候，硬注是同样不生效，还是一直生效。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>When a place bet wins</source>
        <translation>位注赢了之后</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Whether a winning place bet comes back with its winnings or stays up for the next roll.</source>
        <translation>位注赢了，是连同赢利一起退还，还是留在桌上等下一掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Minimum</source>
        <translation>最低注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The smallest pass, don&apos;t pass, come or don&apos;t come bet, in dollars. Other bets start at $1.</source>
        <translation>过线、不过线、来注和不来注的最低金额，以美元计。其他注最低 $1。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Maximum</source>
        <translation>最高注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The largest bet on any one spot, in dollars. Odds have their own limit.</source>
        <translation>一个下注区上最多可以押的金额，以美元计。赔率注另有上限。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bankroll</source>
        <translation>资金</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Your buy-in, in dollars.</source>
        <translation>你带上桌的金额，以美元计。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>{name} appears twice in the rules</source>
        <translation>{name} 在规则里出现了两次</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the preset must be one of {names}, not “{text}”</source>
        <translation>预设只能是 {names}，不能是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>there is no craps rule “{name}”; choose from: {known}</source>
        <translation>花旗骰没有名为“{name}”的规则；可用的有：{known}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>expected “bet NAME DOLLARS”, “take-down NAME”, “odds on”, “odds off”, “work on”, “work off”, “throw” or “leave”, not “{text}”</source>
        <translation>此处应为“bet NAME DOLLARS”、“take-down NAME”、“odds on”、“odds off”、“work on”、“work off”、“throw”或“leave”，而不是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Commissions were paid when the bets were made, so only the hourly cost of new bets includes them.</source>
        <translation>佣金在下注时已经付清，所以只有新注的每小时花费包括佣金。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the amount of each bet if none is on the table (default: the minimum)</source>
        <translation>桌上没有注时，每注的金额（默认：最低注）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the bets on the table do not include “{name}”</source>
        <translation>桌上的注里没有“{name}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>give the expected cost of each bet</source>
        <translation>显示每种注的平均花费</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>bets on the table, such as “pass 10, place-6 12” (default: every bet you can make)</source>
        <translation>桌上的注，例如“pass 10, place-6 12”（默认：所有可以下的注）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the point: 4, 5, 6, 8, 9 or 10 (default: no point; the come-out roll is next)</source>
        <translation>目标点：4、5、6、8、9 或 10（默认：下一掷是首掷）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>let come odds work on the come-out roll</source>
        <translation>让来注赔率注在首掷时生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>let bets that are normally off on the come-out roll work anyway</source>
        <translation>让首掷时本来不生效的注也生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>“{point}” is not a point; give 4, 5, 6, 8, 9 or 10</source>
        <translation>“{point}”不是目标点；应为 4、5、6、8、9 或 10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>“{text}” is not a bet; give NAME DOLLARS, such as “pass 10”</source>
        <translation>“{text}”不是有效的投注；应写作“名称 金额”，例如“pass 10”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Expected cost of each bet in dollars (negative is a gain):</source>
        <translation>每种注的平均花费（美元；负数表示赚）：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <source>Bets are whole dollars, $1 or more.</source>
        <translation>每注须为整数美元，$1 起。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>Odds need a {line} bet first.</source>
        <translation>要押赔率注，请先押“{line}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The minimum on {bet} is {least}.</source>
        <translation>“{bet}”最少要押 {least}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>The maximum on {bet} is {most}.</source>
        <translation>“{bet}”最多能押 {most}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Pass</source>
        <translation>过线</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Don&apos;t pass</source>
        <translation>不过线</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Come</source>
        <translation>来注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Don&apos;t come</source>
        <translation>不来注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Pass odds</source>
        <translation>过线赔率注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Don&apos;t pass odds</source>
        <translation>不过线赔率注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Field</source>
        <translation>场注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Any craps</source>
        <translation>任意花旗</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Any seven</source>
        <translation>任意七</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Two</source>
        <translation>两点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Three</source>
        <translation>三点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Eleven</source>
        <translation>十一点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Twelve</source>
        <translation>十二点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Horn</source>
        <translation>号角注</translation>
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
        <translation>世界注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Come {number}</source>
        <translation>来注 {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Don&apos;t come {number}</source>
        <translation>不来注 {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Come odds {number}</source>
        <translation>来注 {number} 赔率注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Don&apos;t come odds {number}</source>
        <translation>不来注 {number} 赔率注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Place {number}</source>
        <translation>位注 {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Buy {number}</source>
        <translation>买注 {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Lay {number}</source>
        <translation>卖注 {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Hard {number}</source>
        <translation>硬 {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Place against {number}</source>
        <translation>位注（输）{number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Big {number}</source>
        <translation>大 {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>Hop {high}-{low}</source>
        <translation>跳注 {high}-{low}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/catalogue.py"/>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>Hazard</source>
        <translation>哈扎德骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>expected “main N” (N from 5 to 9) or “throw”, not “{text}”</source>
        <translation>此处应为“main N”（N 为 5 到 9）或“throw”，而不是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>Hazard has 1 to 4 casters, not {casters!r}.</source>
        <translation>哈扎德骰有 1 到 4 名掷骰者，不能是 {casters!r}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>expected rules such as “casters=1”, not “{text}”</source>
        <translation>此处应为规则，例如“casters=1”，而不是“{text}”</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>one caster takes only turn 0, not turn {turn}</source>
        <comment>{count} casters take the turns 0 to {last}, not {turn}</comment>
        <translation>
            <numerusform>有 {count} 名掷骰者时，turn 最大为 {last}，不能是 {turn}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>two rounds lost in a row end the game</source>
        <translation>连输两轮后，这一局已经结束</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>two rounds lost in a row pass the dice to the next caster</source>
        <translation>连输两轮后，应轮到下一名掷骰者</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>after a lost round, the number of rounds lost cannot be 0</source>
        <translation>既然刚输过一轮，输掉的轮数就不能是 0</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>a chance needs its main</source>
        <translation>有机会点就必须有主点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>turn must be from 0 to {most}, not {turn}</source>
        <translation>turn 必须是 0 到 {most}，不能是 {turn}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>the casters after turn {turn} have not won a round yet; give the turn</source>
        <translation>turn {turn} 之后的掷骰者还没有赢过一轮；请写明 turn</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>The main of this round is {main}: throw the dice.</source>
        <translation>这一轮的主点是 {main}：请掷骰。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>A main is 5, 6, 7, 8 or 9, not {main!r}.</source>
        <translation>主点是 5、6、7、8 或 9，不能是 {main!r}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>Choose a main before you throw.</source>
        <translation>请先选主点，再掷骰。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>In Hazard you choose a main or throw the dice.</source>
        <translation>在哈扎德骰里可以选主点或掷骰。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/catalogue.py"/>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Hog</source>
        <translation>猪猪骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>expected “roll N” (N from 0 to 10), not “{text}”</source>
        <translation>此处应为“roll N”（N 为 0 到 10），而不是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>the goal of Hog must be a whole number from 1 to 100, not {goal!r}</source>
        <translation>猪猪骰的目标分是 1 到 100 的整数，不能是 {goal!r}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>expected rules such as “goal=100”, not “{text}”</source>
        <translation>此处应为规则，例如“goal=100”，而不是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Hog has players 0 and 1, not {seat!r}.</source>
        <translation>猪猪骰的玩家是 0 和 1，不能是 {seat!r}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>a score of {score} ends the game</source>
        <translation>得分为 {score} 时，这一局已经结束</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>A turn rolls 0 to 10 dice, not {count!r}.</source>
        <translation>一回合掷 0 到 10 颗骰子，不能是 {count!r}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>expected scores such as “34-50”, then “turn 0” or “turn 1”, not “{text}”</source>
        <translation>此处应为“34-50”这样的比分，再加“turn 0”或“turn 1”，而不是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>A Magic 8 Ball needs at least one answer.</source>
        <translation>魔法 8 号球至少要有一个答案。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>A Magic 8 Ball&apos;s answers must all be different.</source>
        <translation>魔法 8 号球的答案不能重复。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>It is decidedly so.</source>
        <translation>毫无疑问，是的。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Don&apos;t count on it.</source>
        <translation>别抱太大希望。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>It is certain.</source>
        <translation>这是肯定的。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>My reply is no.</source>
        <translation>我的回答是否定的。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>My sources say no.</source>
        <translation>据可靠消息，不会。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Yes, definitely.</source>
        <translation>是的，绝对是。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Outlook not so good.</source>
        <translation>前景不太妙。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>You may rely on it.</source>
        <translation>你尽管放心。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Very doubtful.</source>
        <translation>很值得怀疑。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>As I see it, yes.</source>
        <translation>依我看，是的。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Signs point to yes.</source>
        <translation>种种迹象表明，是的。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>I should hope not.</source>
        <translation>但愿不会。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Most likely.</source>
        <translation>很有可能。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>No - and don&apos;t take any wooden Bitcoin.</source>
        <translation>不行——也别收木头做的比特币。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>Outlook is promising.</source>
        <translation>前景一片光明。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/catalogue.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Poker Dice</source>
        <translation>扑克骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>expected “hand”, “reroll” with positions from 1 to 5, “hold” or “quit”, not “{text}”</source>
        <translation>此处应为“hand”、“reroll”加 1 到 5 的位置、“hold”或“quit”，而不是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>with dice rolled, 1 or 2 rolls are left, not {left}</source>
        <translation>已掷出骰子时，剩余的掷骰次数是 1 或 2，不能是 {left}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>with dice rolled, the number of hands is 1 or more</source>
        <translation>已掷出骰子时，手数至少为 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>a bankroll of {bankroll} wins the award and ends the game</source>
        <translation>资金为 {bankroll} 时已拿到大奖，这一局已经结束</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>This hand is still being played.</source>
        <translation>这一手还没有打完。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>There is no hand to hold: start one first.</source>
        <translation>还不能停手：请先开始一手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>In Poker Dice, you can only start a hand, re-roll, hold or quit.</source>
        <translation>在扑克骰子里只能开始一手、重掷、停手或退出。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>There are no dice to re-roll: start a hand first.</source>
        <translation>还不能重掷：请先开始一手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Choose the dice to re-roll by number, 1 to 5, each only once.</source>
        <translation>要重掷的骰子请从 1 到 5 中选，每颗只选一次。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep one {face}</source>
        <translation>保留一个 {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep one {face}</source>
        <translation>保留一个 {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>A session needs at least 1 roll, not {throws}.</source>
        <translation>一场至少要掷 1 次，不能是 {throws} 次。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/odds.py"/>
        <source>A bet must be more than $0.</source>
        <translation>下注必须多于 $0。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>even</source>
        <translation>1 比 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>{high} to {low} against</source>
        <translation>{high} 比 {low}，不利</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>{high} to {low} in favor</source>
        <translation>{high} 比 {low}，有利</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <source>Two dice total 2 to 12, not {total!r}.</source>
        <translation>两颗骰子的和是 2 到 12，不能是 {total!r}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/odds.py"/>
        <location filename="../../dicedesk/games/hazard/rules.py"/>
        <source>With main {main}, the chance is never {chance!r}.</source>
        <translation>主点为 {main} 时，不会有机会点 {chance!r}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/odds.py"/>
        <source>You cannot keep {kept} out of {dice} (rolls left: {rolls}).</source>
        <translation>不能从 {dice} 中保留 {kept}（还剩 {rolls} 掷）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/odds.py"/>
        <source>Rolls left must be 0, 1 or 2, not {given!r}.</source>
        <translation>剩余掷骰次数是 0、1 或 2，不能是 {given!r}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>1 or 2</source>
        <translation>1 或 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, to compare the choices before a hand)</source>
        <translation>掷出的五颗骰子，每颗 1 到 6（默认：没有骰子，比较一手开始前的选择）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>rolls left in this hand</source>
        <translation>这一手剩余的掷骰次数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>a multiple of $5</source>
        <translation>$5 的倍数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>compare the dice you could keep on the way to the Major Award</source>
        <translation>以拿到大奖为目标，比较保留哪些骰子更好</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the bankroll after this hand&apos;s ante, a multiple of $5 (default: 90, or 100 before a hand)</source>
        <translation>付过这一手底注后的资金，须为 $5 的倍数（默认：90；一手开始前为 100）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not allowed for {option}; give {allowed}</source>
        <translation>{option} 不能是“{text}”；应为：{allowed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>A bankroll must be a multiple of $5, not {bankroll}.</source>
        <translation>资金须为 $5 的倍数，不能是 {bankroll}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Within a hand, the bankroll must be $0 to $185 in steps of $5, not {bankroll}.</source>
        <translation>一手之中，资金须为 $0 到 $185 之间 $5 的倍数，不能是 {bankroll}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the table minimum on the pass line every round.</source>
        <translation>每轮都在过线上押最低注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Line bettor</source>
        <translation>过线玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Pass with odds</source>
        <translation>过线加赔率注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the pass line and takes the same amount in odds once there is a point.</source>
        <translation>押过线；有了目标点，再押同样金额的赔率注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Don&apos;t bettor</source>
        <translation>不过线玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the table minimum on don&apos;t pass every round.</source>
        <translation>每轮都在不过线上押最低注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Pass and field</source>
        <translation>过线加场注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the pass line, plus the field whenever it is open.</source>
        <translation>押过线；只要可以押场注，也押场注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Place 6 and 8</source>
        <translation>位注 6 和 8</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Keeps place bets on 6 and 8, with nothing on the line.</source>
        <translation>一直押着 6 和 8 的位注，过线和不过线都不押。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Martingale</source>
        <translation>马丁格尔</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Doubles the pass bet after each loss; goes back to the minimum after a win.</source>
        <translation>每输一次就把过线注加倍，赢一次就回到最低注。</translation>
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
        <translation>过线连赢时依次押最低注的 1、3、2、6 倍；输一次或连赢四次后从头开始。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Cancellation</source>
        <translation>划数法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets the sum of the first and last numbers on a list on pass; a win crosses both numbers out, and a loss adds the sum to the end of the list.</source>
        <translation>从一列数字中取首尾两数之和，押在过线上：赢了就划去这两个数，输了就把它们的和加到这列数字的末尾。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Fibonacci</source>
        <translation>斐波那契</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets 1, 1, 2, 3, 5, 8 … on pass: one step forward after a loss, two steps back after a win.</source>
        <translation>依次按 1、1、2、3、5、8……押过线：输了前进一步，赢了后退两步。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Seven count</source>
        <translation>数到七</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Bets pass with odds; from the seventh roll of a round on, also bets any seven, doubling that bet after each loss.</source>
        <translation>押过线加赔率注；从一轮的第七掷起还押任意七，这一注每输一次就加倍。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>{bet} bettor</source>
        <translation>专押{bet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Keeps one {bet} bet up whenever it can.</source>
        <translation>只要可以押，就一直在桌上保持一注“{bet}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>there is no craps player “{name}”; choose from: {names}</source>
        <translation>没有名为“{name}”的花旗骰玩家；可用的有：{names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>there is no caster “{name}”; choose from: {names}</source>
        <translation>没有名为“{name}”的掷骰者；可用的有：{names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Main-{main} caster</source>
        <translation>主点 {main} 掷骰者</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Best-main caster</source>
        <translation>最佳主点掷骰者</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Superstitious caster</source>
        <translation>迷信的掷骰者</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Best play beats it in {games} of 100 games; {draws} are draws.</source>
        <translation>对阵最佳打法，100 局输 {games} 局，平 {draws} 局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>A strategy rolls 0 to 10 dice, not {dice!r}.</source>
        <translation>策略要掷 0 到 10 颗骰子，不能是 {dice!r}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>there is no strategy “{name}”; choose from: {names}</source>
        <translation>没有名为“{name}”的策略；可用的有：{names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>One-die player</source>
        <comment>{count}-dice player</comment>
        <translation>
            <numerusform>{count} 骰玩家</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Final strategist</source>
        <translation>终极策略家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Perfect player</source>
        <translation>完美玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Swap hunter</source>
        <translation>交换猎手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Bacon lover</source>
        <translation>培根爱好者</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Takes Free Bacon for 8 points or more; otherwise rolls four dice.</source>
        <translation>免费培根能得 8 分或更多时就拿，否则掷四颗骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Waits for a swap that pays off; takes Free Bacon for 8 points or more.</source>
        <translation>等待划算的交换；免费培根能得 8 分或更多时就拿。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Best against the 4-dice player; plays the same way against everyone.</source>
        <translation>对 4 骰玩家的胜率最高；对谁都是同一种打法。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Plays perfectly: nobody beats it more than half the time.</source>
        <translation>打法完美：谁对它的胜率都不超过一半。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Lives on Free Bacon and never rolls.</source>
        <translation>专靠免费培根，从不掷骰。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Rolls one die, whatever happens.</source>
        <comment>Rolls {count} dice, whatever happens.</comment>
        <translation>
            <numerusform>无论如何都掷 {count} 颗骰子。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Sensible player</source>
        <translation>稳健玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Always follows the coach.</source>
        <translation>总是听教练的。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>It almost never reaches the Major Award.</source>
        <translation>几乎从来拿不到大奖。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>It needs {hands} hands on average.</source>
        <translation>平均要 {hands} 手才能拿到大奖。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>there is no player “{name}”; choose from: {names}</source>
        <translation>没有名为“{name}”的玩家；可用的有：{names}</translation>
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
        <translation>{four}、{five} 或 {six}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{high} on 2 and 12; {low} on 3 and 11</source>
        <translation>2 和 12 赔 {high}，3 和 11 赔 {low}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{high} on 2 and 12; {low} on 3 and 11; a 7 pushes</source>
        <translation>2 和 12 赔 {high}，3 和 11 赔 {low}；7 打平</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{low} on 2, 3 and 12; {high} on 11</source>
        <translation>2、3 和 12 赔 {low}，11 赔 {high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1:1, and {pays}:1 on 2 and 12</source>
        <translation>赔 1:1；掷出 2 或 12 赔 {pays}:1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1:1, {two}:1 on 2 and {twelve}:1 on 12</source>
        <translation>赔 1:1；掷出 2 赔 {two}:1，掷出 12 赔 {twelve}:1</translation>
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
        <translation>拉斯维加斯</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>{reason} Your custom rules do not allow it; {other} rules do.</source>
        <translation>{reason}你的自定义规则不允许这样做，“{other}”规则允许。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>{reason} {house} rules do not allow it; {other} rules do.</source>
        <translation>{reason}“{house}”规则不允许这样做，“{other}”规则允许。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Round {round} · {result} · {rolls}</source>
        <translation>第 {round} 轮 · {result} · {rolls}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Seven</source>
        <translation>七点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Yo-leven</source>
        <translation>十一点</translation>
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
        <translation>你</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>{file} is a challenge, but it cannot be played.</source>
        <translation>{file} 是一个挑战，但不能玩。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>{file} is a game record, but it cannot be opened.</source>
        <translation>{file} 是游戏记录，但无法打开。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>{file} is not a game record or a challenge from DiceDesk.</source>
        <translation>{file} 不是 DiceDesk 的游戏记录或挑战。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>This house has no limit on odds, so choose the amount.</source>
        <translation>这里的赔率注没有上限，请自己选择金额。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Press by {amount}</source>
        <translation>加注 {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Take down half: {amount}</source>
        <translation>撤下一半：{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Take down {bet}</source>
        <translation>撤下{bet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table.py"/>
        <source>Bet odds up to the limit: {amount}</source>
        <translation>赔率注押到上限：{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Come odds on</source>
        <translation>来注赔率注生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Come odds off</source>
        <translation>来注赔率注不生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Bets on</source>
        <translation>各注生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Bets off</source>
        <translation>各注不生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Leave</source>
        <translation>离桌</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{total}</source>
        <translation>{total} 点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Hard {total}</source>
        <translation>硬 {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Easy {total}</source>
        <translation>软 {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{total} on the come-out: a natural</source>
        <translation>首掷 {total}：天生赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{total} on the come-out: craps</source>
        <translation>首掷 {total}：花旗</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Point made: {point}</source>
        <translation>掷中目标点 {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Seven out: the point was {point}</source>
        <translation>七出局：目标点是 {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Come odds are working on the come-out</source>
        <translation>来注赔率注在首掷时也生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Come odds are off on the come-out</source>
        <translation>来注赔率注在首掷时不生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bets are working on the come-out</source>
        <translation>各注在首掷时也生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bets are off again on the come-out</source>
        <translation>各注在首掷时又改为不生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You leave the table with {bankroll}</source>
        <translation>你带着 {bankroll} 离桌</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} leaves the table with {bankroll}</source>
        <translation>{name}带着 {bankroll} 离桌</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Broke: {bankroll} is too little to bet</source>
        <translation>输光：{bankroll} 不够再下一注</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}</source>
        <comment>{count} bets, {amount}</comment>
        <translation>
            <numerusform>{count} 注，{amount}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}, gains about {gain}</source>
        <comment>{count} bets, {amount}, gain about {gain}</comment>
        <translation>
            <numerusform>{count} 注，{amount}，约赚 {gain}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>1 bet, {amount}, costs about {cost}</source>
        <comment>{count} bets, {amount}, cost about {cost}</comment>
        <translation>
            <numerusform>{count} 注，{amount}，约花费 {cost}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bankroll plus bets on the table; no rolls yet.</source>
        <translation>资金加桌上的注；还没有掷骰。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Bankroll plus bets on the table: {worth}; it started at {first}. High {highest}, low {lowest}.</source>
        <translation>资金加桌上的注：{worth}（开始时 {first}）。最高 {highest}，最低 {lowest}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>The game is not over yet.</source>
        <translation>这一局还没有结束。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: commission {amount}</source>
        <translation>{bet}：佣金 {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {amount} taken down</source>
        <translation>{bet}：撤下 {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} win {pays}</source>
        <translation>{bet}：赢 {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} wins {pays}</source>
        <translation>{bet}：赢 {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} lose {amount}</source>
        <translation>{bet}：输 {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} loses {amount}</source>
        <translation>{bet}：输 {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} pushes: {amount} back</source>
        <translation>{bet}：打平，退还 {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} stays up: {amount}</source>
        <translation>{bet}：{amount} 留在桌上</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {amount} back</source>
        <translation>{bet}：退还 {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet} moves to {to}: {amount}</source>
        <translation>{bet} → {to}：{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>There is no text for {event}.</source>
        <translation>无法描述 {event}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: you add {amount}, total {total}</source>
        <translation>{bet}：加 {amount}，共 {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {name} adds {amount}, total {total}</source>
        <translation>{bet}：{name}加 {amount}，共 {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: you bet {amount}</source>
        <translation>{bet}：押 {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Your bankroll is gone</source>
        <translation>你的资金输光了</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name}&apos;s bankroll is gone</source>
        <translation>{name}的资金输光了</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left {money} ahead</source>
        <translation>你离桌时净赢 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left {money} down</source>
        <translation>你离桌时净输 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>You left even</source>
        <translation>你离桌时不输不赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{bet}: {name} bets {amount}</source>
        <translation>{bet}：{name}押 {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>a natural</source>
        <translation>天生赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>craps</source>
        <translation>花旗</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>the point is {point}</source>
        <translation>目标点是 {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>the point is made</source>
        <translation>掷中目标点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>seven out</source>
        <translation>七出局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This is now a casual game: a roll was undone after it was seen.</source>
        <translation>这一局现在是休闲局：你撤销了已经看到的一掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This is now a casual game: a hint was used.</source>
        <translation>这一局现在是休闲局：你用过提示。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>This game was left early and cannot be continued.</source>
        <translation>你已经中途离开这一局，不能继续玩了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>It is not the computer&apos;s turn.</source>
        <translation>现在还没轮到电脑。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>With {won} rounds won and {lost} lost, you chose main {main}.</source>
        <translation>赢 {won} 轮、输 {lost} 轮时，你选了主点 {main}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>With {won} rounds won and {lost} lost, {name} chose main {main}.</source>
        <translation>赢 {won} 轮、输 {lost} 轮时，“{name}”选了主点 {main}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}</source>
        <translation>主点 {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>Main {main}, chance {chance}</source>
        <translation>主点 {main}，机会点 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>At the start, you chose main {main}.</source>
        <translation>一开始，你选了主点 {main}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>At the start, {name} chose main {main}.</source>
        <translation>一开始，“{name}”选了主点 {main}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>1 throw in {rolls}</source>
        <comment>{count} throws in {rolls}</comment>
        <translation>
            <numerusform>概率 {count}/{rolls}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice} and won the round.</source>
        <translation>{position}：你掷出 {dice}，赢了这一轮。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice} and won the round.</source>
        <translation>{position}：“{name}”掷出 {dice}，赢了这一轮。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice} and lost the round.</source>
        <translation>{position}：你掷出 {dice}，输了这一轮。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice} and lost the round.</source>
        <translation>{position}：“{name}”掷出 {dice}，输了这一轮。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice}, which became your chance.</source>
        <translation>{position}：你掷出 {dice}，这成了你的机会点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice}, which became the chance.</source>
        <translation>{position}：“{name}”掷出 {dice}，这成了机会点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: you threw {dice}, which decided nothing.</source>
        <translation>{position}：你掷出 {dice}，未分输赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/moments.py"/>
        <source>{position}: {name} threw {dice}, which decided nothing.</source>
        <translation>{position}：“{name}”掷出 {dice}，未分输赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}: now throw</source>
        <translation>主点 {main}：请掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} chooses main {main}</source>
        <translation>{name}选主点 {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} matches neither the chance nor the main: throw again</source>
        <translation>{throw}，既不是机会点也不是主点：再掷一次</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>1 round won</source>
        <comment>{count} rounds won</comment>
        <translation>
            <numerusform>赢 {count} 轮</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Wins</source>
        <translation>赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Come-out roll</source>
        <translation>首掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the chance: throw it again to win; {main} loses</source>
        <translation>{throw} 成为机会点：再掷出它就赢，掷出 {main} 就输</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Choose a main and throw. Throwing the main wins at once, and a 2 or 3 loses.</source>
        <translation>选好主点，然后掷骰。掷出主点就当场赢，掷出 2 或 3 就当场输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left with no rounds won</source>
        <translation>你中途离开，一轮也没赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left with no rounds won</source>
        <translation>对局中途结束，一轮也没赢</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left with 1 round won</source>
        <comment>You left with {count} rounds won</comment>
        <translation>
            <numerusform>你中途离开，赢了 {count} 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left with 1 round won</source>
        <comment>The game was left with {count} rounds won</comment>
        <translation>
            <numerusform>对局中途结束，赢了 {count} 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The game was left at 1 round to {other}</source>
        <comment>The game was left at {count} rounds to {other}</comment>
        <translation>
            <numerusform>对局中途结束，当时 {count} 比 {other}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You win this round at once.</source>
        <translation>这一轮你当场赢了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lose this round at once.</source>
        <translation>这一轮你当场输了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Any other throw becomes your chance: throw it again before the main, and you win.</source>
        <translation>掷出其他点数，它就成为你的机会点：在主点之前再次掷出它，你就赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You win this round.</source>
        <translation>这一轮你赢了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lose this round.</source>
        <translation>这一轮你输了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win as many rounds as you can: two losses in a row end your turn.</source>
        <translation>尽量多赢几轮：连输两轮，这一手就结束。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won no rounds</source>
        <translation>你一轮也没赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won no rounds</source>
        <translation>“{name}”一轮也没赢</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won 1 round</source>
        <comment>You won {count} rounds</comment>
        <translation>
            <numerusform>你的成绩：胜 {count} 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>A draw at 1 round</source>
        <comment>A draw at {count} rounds</comment>
        <translation>
            <numerusform>平局，{count} 比 {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won, 1 round to {other}</source>
        <comment>You won, {count} rounds to {other}</comment>
        <translation>
            <numerusform>你赢了，{count} 比 {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lost, 1 round to {other}</source>
        <comment>You lost, {count} rounds to {other}</comment>
        <translation>
            <numerusform>你输了，{count} 比 {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left while ahead, 1 round to {other}</source>
        <comment>You left while ahead, {count} rounds to {other}</comment>
        <translation>
            <numerusform>你中途离开，当时以 {count} 比 {other} 领先</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You left while behind, 1 round to {other}</source>
        <comment>You left while behind, {count} rounds to {other}</comment>
        <translation>
            <numerusform>你中途离开，当时以 {count} 比 {other} 落后</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You lost with 1 round, behind {rival} with {other}</source>
        <comment>You lost with {count} rounds, behind {rival} with {other}</comment>
        <translation>
            <numerusform>你输了：你赢 {count} 轮，“{rival}”赢 {other} 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won with 1 round</source>
        <comment>You won with {count} rounds</comment>
        <translation>
            <numerusform>你以 {count} 轮获胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won with 1 round</source>
        <comment>{name} won with {count} rounds</comment>
        <translation>
            <numerusform>“{name}”以 {count} 轮获胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>You won with 1 round, ahead of {rival} with {other}</source>
        <comment>You won with {count} rounds, ahead of {rival} with {other}</comment>
        <translation>
            <numerusform>你以 {count} 轮获胜，第二名“{rival}”赢了 {other} 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won with 1 round, ahead of {rival} with {other}</source>
        <comment>{name} won with {count} rounds, ahead of {rival} with {other}</comment>
        <translation>
            <numerusform>“{name}”以 {count} 轮获胜，第二名“{rival}”赢了 {other} 轮</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw matches chance</source>
        <translation>掷出机会点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Loses</source>
        <translation>输</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw matches main</source>
        <translation>掷出主点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Come-out roll: the chance is {chance}</source>
        <translation>首掷，机会点是 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Continues</source>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Does not match main or chance</source>
        <translation>既非主点也非机会点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: you win the round</source>
        <translation>{reason}：你赢了这一轮</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: {name} wins the round</source>
        <translation>{reason}：{name}赢了这一轮</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: you lose the round</source>
        <translation>{reason}：你输了这一轮</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}: {name} loses the round</source>
        <translation>{reason}：{name}输了这一轮</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}. Second loss in a row: {rounds}, and the dice pass to {name}</source>
        <translation>{reason}，已经连输两轮：{rounds}，骰子交给{name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the main</source>
        <translation>{throw} 是主点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} is the chance</source>
        <translation>{throw} 是机会点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{throw} on the come-out roll with main {main}</source>
        <translation>主点 {main}，首掷 {throw}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {choice}.</source>
        <translation>{position}：{choice}。</translation>
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
        <translation>{position}：你掷出 {dice}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} rolled {dice}.</source>
        <translation>{position}：“{name}”掷出 {dice}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Rolling on would have brought {amount} more on average.</source>
        <translation>继续掷的话，平均能多得 {amount}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>a hard {total}, {first} + {second}</source>
        <translation>{first} + {second}，即硬 {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>an easy {total}, {first} + {second}</source>
        <translation>{first} + {second}，即软 {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>“{bet}” won {pays}.</source>
        <translation>押“{bet}”赢了 {pays}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>1 bet won {pays}.</source>
        <comment>{count} bets won {pays} in total.</comment>
        <translation>
            <numerusform>有 {count} 注赢了，共赢 {pays}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>“{bet}” lost {lost}.</source>
        <translation>押“{bet}”输了 {lost}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>1 bet lost {lost}.</source>
        <comment>{count} bets lost {lost} in total.</comment>
        <translation>
            <numerusform>有 {count} 注输了，共输 {lost}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: you left the table and gave up {lost} on “{bet}”.</source>
        <translation>{position}：你离桌，放弃了押在“{bet}”上的 {lost}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} left the table and gave up {lost} on “{bet}”.</source>
        <translation>{position}：“{name}”离桌，放弃了押在“{bet}”上的 {lost}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: you left the table and gave up 1 bet, {lost}.</source>
        <comment>{position}: you left the table and gave up {count} bets, {lost} in total.</comment>
        <translation>
            <numerusform>{position}：你离桌，放弃了 {count} 注，共 {lost}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{position}: {name} left the table and gave up 1 bet, {lost}.</source>
        <comment>{position}: {name} left the table and gave up {count} bets, {lost} in total.</comment>
        <translation>
            <numerusform>{position}：“{name}”离桌，放弃了 {count} 注，共 {lost}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Come-out roll with {money} on “{bet}”</source>
        <translation>首掷，“{bet}”上押着 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point} with {money} on “{bet}”</source>
        <translation>目标点 {point}，“{bet}”上押着 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Come-out roll with {money} on the table</source>
        <translation>首掷，桌上押着 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point}</source>
        <translation>目标点 {point}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>Point {point} with {money} on the table</source>
        <translation>目标点 {point}，桌上押着 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you bet {money} on “{bet}”</source>
        <translation>你在“{bet}”上押了 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} bet {money} on “{bet}”</source>
        <translation>“{name}”在“{bet}”上押了 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you took down “{bet}”</source>
        <translation>你撤下了“{bet}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} took down “{bet}”</source>
        <translation>“{name}”撤下了“{bet}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you rolled without another bet</source>
        <translation>你没有再下注就掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} rolled without another bet</source>
        <translation>“{name}”没有再下注就掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you left the table</source>
        <translation>你离桌了</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned come odds on</source>
        <translation>你让来注赔率注生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned come odds off</source>
        <translation>你让来注赔率注不生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned come odds on</source>
        <translation>“{name}”让来注赔率注生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned come odds off</source>
        <translation>“{name}”让来注赔率注不生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned your bets on</source>
        <translation>你让各注生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>you turned your bets off</source>
        <translation>你让各注不生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned the bets on</source>
        <translation>“{name}”让各注生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} turned the bets off</source>
        <translation>“{name}”让各注不生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>you</source>
        <comment>who won</comment>
        <translation>你</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>main {mains}</source>
        <translation>主点 {mains}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} or {second}</source>
        <translation>{first} 或 {second}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>After a lost round, losing this one ends the turn. Rounds still to win on average: {rounds} with main {best}, {others} with main {other}.</source>
        <translation>上一轮输了，如果这一轮再输，这一手就结束。平均还能赢的轮数：选主点 {best} 为 {rounds}，选主点 {other} 为 {others}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Rounds still to win on average: {rounds} with main {best}, {others} with main {other}.</source>
        <translation>平均还能赢的轮数：选主点 {best} 为 {rounds}，选主点 {other} 为 {others}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main}: {wins} of rounds are won at once and {losses} are lost at once. In the other {others}, the throw becomes a chance, which wins {share} of the time. Overall, {total} of rounds are won.</source>
        <translation>主点 {main}：当场赢的概率为 {wins}，当场输的概率为 {losses}。其余 {others} 的情况下，掷出的点数成为机会点，此后的胜率为 {share}。这一轮的总胜率为 {total}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main} wins {wins}% of rounds at once and loses {losses}% at once; overall it wins {rounds}% of rounds.</source>
        <translation>选主点 {main}，有 {wins}% 的概率当场赢，{losses}% 的概率当场输；每轮的总胜率为 {rounds}%。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{wins} of 36 throws show the chance ({chance}) and win; {losses} show the main ({main}) and lose; the rest decide nothing. The chance wins {wins} times in {all}: {times}%.</source>
        <translation>36 种组合中，有 {wins} 种掷出机会点 {chance}，这一轮赢；有 {losses} 种掷出主点 {main}，这一轮输；其余不分输赢。所以 {all} 次中赢 {wins} 次：{times}%。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The first throw wins at once {wins}% of the time and loses at once {losses}% of the time; any other total becomes the chance.</source>
        <translation>首掷有 {wins}% 的概率当场赢，有 {losses}% 的概率当场输；掷出其他点数，它就成为机会点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The numbers show the rounds still to win on average, including this one. Two losses in a row end the turn. The numbers assume main {main} in every later round.</source>
        <translation>这些数字是平均还能赢的轮数，包括这一轮。连输两轮，这一手就结束。这些数字假定以后每一轮都选主点 {main}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{chance}; {rounds} rounds won on average</source>
        <translation>{chance}；平均赢 {rounds} 轮</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>any other total: throw again</source>
        <translation>其他点数：再掷一次</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>Main {main}, chance {chance}: wins {win} of the time</source>
        <translation>主点 {main}，机会点 {chance}：胜率 {win}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{chance} becomes the chance: {wins} ways win, {losses} lose</source>
        <translation>{chance} 成为机会点：36 种组合中 {wins} 种赢，{losses} 种输</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{sums}: wins</source>
        <translation>{sums}：赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{sums}: loses</source>
        <translation>{sums}：输</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: wins the round</source>
        <translation>{first} 和 {second}：赢下这一轮</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: loses the round</source>
        <translation>{first} 和 {second}：输掉这一轮</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{first} and {second}: the round goes on</source>
        <translation>{first} 和 {second}：这一轮继续</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/words.py"/>
        <source>{names}, {next}</source>
        <translation>{names}、{next}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>you</source>
        <translation>你</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You now have {score0} and {one} now has {score1}</source>
        <translation>你现在有 {score0} 分，{one}现在有 {score1} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{zero} now has {score0} and you now have {score1}</source>
        <translation>{zero}现在有 {score0} 分，你现在有 {score1} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{zero} now has {score0} and {one} now has {score1}</source>
        <translation>{zero}现在有 {score0} 分，{one}现在有 {score1} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take the lead by {lead}</source>
        <translation>你取得领先，多 {lead} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes the lead by {lead}</source>
        <translation>{name}取得领先，多 {lead} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take Free Bacon: {points}</source>
        <translation>你拿免费培根：{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance}
no 1s</source>
        <extracomment>Two short lines under a number of dice: how likely none of them shows a 1.</extracomment>
        <translation>{chance}
无 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to roll no 1s</source>
        <translation>不掷出 1 的概率为 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Choose how many dice to roll.</source>
        <translation>选好要掷几颗骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Every die counts, but a single 1 cuts the whole turn to 1 point.</source>
        <translation>每颗骰子都计分，但只要有一个 1，这一回合就只得 1 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Your turn again: more dice can score more, but a 1 becomes more likely.</source>
        <translation>又轮到你了：骰子越多，得分可能越高，但也越容易掷出 1。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>A 1 came up, so the whole turn scored just 1 point.</source>
        <translation>掷出了 1，所以这一回合只得 1 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left while ahead, {own} to {other}</source>
        <translation>你中途离开，当时以 {own} 比 {other} 领先</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left while behind, {own} to {other}</source>
        <translation>你中途离开，当时以 {own} 比 {other} 落后</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>The game was left at {own} to {other}</source>
        <translation>对局中途结束，当时 {own} 比 {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Free Bacon needs no dice, so no 1 can spoil it: {points}.</source>
        <translation>拿免费培根不用掷骰，所以不怕掷出 1：{points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>No 1 came up, so every die counts: {points}.</source>
        <translation>没有掷出 1，所以每颗骰子都计分：{points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Then came a Swine Swap: your {before} became {after}.</source>
        <translation>接着是猪猪交换：你的分数从 {before} 变成 {after}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Free Bacon: roll no dice, and score twice the tens digit of {score} minus its ones digit.</source>
        <translation>免费培根：一颗骰子也不掷，得分是 {score} 的十位数字乘 2，再减去个位数字。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>That makes {points} points for sure; no roll averages more than {mean}.</source>
        <translation>这样稳拿 {points} 分；掷骰的平均得分最多只有 {mean} 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Any number is about as good here: less than 0.1 percentage points between best and worst.</source>
        <translation>这里掷几颗都差不多：最好与最差相差不到 0.1 个百分点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Any number is about as good here: {points} between best and worst.</source>
        <translation>这里掷几颗都差不多：最好与最差只差 {points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes Free Bacon: {points}</source>
        <translation>{name}拿免费培根：{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Pig Out! A 1 was rolled: 1 point for {name}</source>
        <translation>猪翻车！掷出了 1：{name}得 1 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Swine Swap! {before} ⇄ {after}</source>
        <translation>猪猪交换！{before} ⇄ {after}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>If any die shows a 1, the whole roll scores only 1 point.</source>
        <translation>只要有一颗骰子掷出 1，这一掷就只得 1 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: Free Bacon, +{points}</source>
        <translation>上回合：免费培根，+{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: {dice}, Pig Out, +1</source>
        <translation>上回合：{dice}，猪翻车，+1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>last turn: {dice}, +{points}</source>
        <translation>上回合：{dice}，+{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} beats {other} in {average} of games: {first} when it goes first and {second} when it goes second.</source>
        <translation>{name}对{other}：胜率 {average}，先手时 {first}，后手时 {second}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This strategy always makes the best choice.</source>
        <translation>这种策略的选择都是最佳选择。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best response would win {best} of games, {cost} more than this strategy.</source>
        <translation>最佳应对的胜率为 {best}，比这种策略高 {cost}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>At {own} to {other}, {name} rolls 1 die.</source>
        <comment>At {own} to {other}, {name} rolls {count} dice.</comment>
        <translation>
            <numerusform>自己有 {own} 分、对手有 {other} 分时，{name}掷 {count} 颗骰子。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>At {own} to {other}, {name} takes Free Bacon.</source>
        <translation>自己有 {own} 分、另一方有 {other} 分时，{name}拿免费培根。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would do the same.</source>
        <translation>{name}也会这样做。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would take Free Bacon.</source>
        <translation>{name}会拿免费培根。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{name} would roll 1 die.</source>
        <comment>{name} would roll {count} dice.</comment>
        <translation>
            <numerusform>{name}会掷 {count} 颗骰子。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This position never comes up in games between the two strategies.</source>
        <translation>这两种策略的对局中不会出现这个局面。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This position comes up in {share} of games between the two strategies.</source>
        <translation>这两种策略的对局中，有 {share} 会出现这个局面。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>less than {count} percentage point</source>
        <comment>less than {count} percentage points</comment>
        <translation>
            <numerusform>不到 {count} 个百分点</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>same number of dice</source>
        <translation>骰子数相同</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>This is the best choice.</source>
        <translation>这就是最佳选择。</translation>
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
            <numerusform>{count} 颗骰子</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Free Bacon</source>
        <translation>免费培根</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>less than {percent}</source>
        <translation>不到 {percent}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>at least {number} fewer</source>
        <translation>至少少 {number} 颗</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{least} to {most} fewer</source>
        <translation>少 {least} 到 {most} 颗</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>{least} to {most} more</source>
        <translation>多 {least} 到 {most} 颗</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>at least {number} more</source>
        <translation>至少多 {number} 颗</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>the best choice</source>
        <translation>最佳选择</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best choice is 1 die, which is {cost} better.</source>
        <comment>The best choice is {count} dice, which is {cost} better.</comment>
        <translation>
            <numerusform>最佳选择是掷 {count} 颗骰子，胜率高出 {cost}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <source>The best choice is Free Bacon, which is {cost} better.</source>
        <translation>最佳选择是拿免费培根，胜率高出 {cost}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>The opponent</source>
        <comment>begins a sentence</comment>
        <translation>对手</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total} and wins.</source>
        <comment>A sure {count} points: the score reaches {total} and wins.</comment>
        <translation>
            <numerusform>稳拿 {count} 分：分数达到 {total}，获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point ties the opponent at {total}.</source>
        <comment>A sure {count} points tie the opponent at {total}.</comment>
        <translation>
            <numerusform>稳拿 {count} 分：与对手同为 {total} 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, which doesn&apos;t swap with {other}.</source>
        <comment>A sure {count} points: the score reaches {total}, which doesn&apos;t swap with {other}.</comment>
        <translation>
            <numerusform>稳拿 {count} 分：分数达到 {total}，不会与 {other} 交换。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, but swaps with {other} and loses.</source>
        <comment>A sure {count} points: the score reaches {total}, but swaps with {other} and loses.</comment>
        <translation>
            <numerusform>稳拿 {count} 分：分数达到 {total}，但会与 {other} 交换，输掉这一局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total} and swaps up to {other}.</source>
        <comment>A sure {count} points: the score reaches {total} and swaps up to {other}.</comment>
        <translation>
            <numerusform>稳拿 {count} 分：分数达到 {total}，交换后升到 {other}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>A sure 1 point: the score reaches {total}, but swaps down to {other}.</source>
        <comment>A sure {count} points: the score reaches {total}, but swaps down to {other}.</comment>
        <translation>
            <numerusform>稳拿 {count} 分：分数达到 {total}，但交换后降到 {other}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; {share}% swap up to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; {share}% swap up to {other}.</comment>
        <translation>
            <numerusform>{count} 颗骰子：有 {ones}% 的概率猪翻车，{share}% 的概率交换后升到 {other}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; {share}% swap down to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; {share}% swap down to {other}.</comment>
        <translation>
            <numerusform>{count} 颗骰子：有 {ones}% 的概率猪翻车，{share}% 的概率交换后降到 {other}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total}, swaps and loses.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total}, swaps and loses.</comment>
        <translation>
            <numerusform>{count} 颗骰子：有 {ones}% 的概率猪翻车；这时得 1 分，达到 {total}，交换后输掉这一局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps up to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps up to {other}.</comment>
        <translation>
            <numerusform>{count} 颗骰子：有 {ones}% 的概率猪翻车；这时得 1 分，达到 {total}，交换后升到 {other}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps down to {other}.</source>
        <comment>{count} dice: {ones}% of rolls pig out; with 1 point the score reaches {total} and swaps down to {other}.</comment>
        <translation>
            <numerusform>{count} 颗骰子：有 {ones}% 的概率猪翻车；这时得 1 分，达到 {total}，交换后降到 {other}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {chance} to win</source>
        <comment>{count} dice: {chance} to win</comment>
        <translation>
            <numerusform>{count} 颗骰子：胜率 {chance}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>Free Bacon: {chance} to win</source>
        <translation>免费培根：胜率 {chance}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>Free Bacon, 1 point</source>
        <comment>Free Bacon, {count} points</comment>
        <translation>
            <numerusform>免费培根，{count} 分</numerusform>
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
            <numerusform>{count} 分</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Pig Out, 1 point</source>
        <translation>猪翻车，1 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}: {own} to {other}, which wins the game</source>
        <translation>{scored}：{own} 比 {other}，赢下这一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}, Swine Swap: {own} to {other}, which loses the game</source>
        <translation>{scored}，猪猪交换：{own} 比 {other}，输掉这一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}, Swine Swap: {own} to {other}</source>
        <translation>{scored}，猪猪交换：{own} 比 {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>{scored}: {own} to {other}</source>
        <translation>{scored}：{own} 比 {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You take Free Bacon  +{points}</source>
        <translation>你拿免费培根  +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} takes Free Bacon  +{points}</source>
        <translation>{name}拿免费培根  +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You pig out: {faces}  +1</source>
        <translation>你猪翻车了：{faces}  +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} pigs out: {faces}  +1</source>
        <translation>{name}猪翻车了：{faces}  +1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Five of a kind</source>
        <translation>五条</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four of a kind</source>
        <translation>四条</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Straight</source>
        <translation>顺子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Full house</source>
        <translation>葫芦</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Three of a kind</source>
        <translation>三条</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Two pair</source>
        <translation>两对</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>One pair</source>
        <translation>一对</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Nothing</source>
        <translation>散牌</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>You lose the {ante} ante.</source>
        <translation>你会输掉 {ante} 底注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Play a hand</source>
        <translation>打一手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep nothing</source>
        <translation>一颗不留</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You quit mid-hand and lose the ante</source>
        <translation>你中途退出这一手，输掉底注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You leave the table</source>
        <translation>你离开了赌桌</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>Nothing yet</source>
        <translation>还什么都没有</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand}: pays nothing as it stands</source>
        <translation>{hand}：现在停手没有赔付</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand}: pays {amount} as it stands</source>
        <translation>{hand}：现在停手得 {amount}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{bankroll} after 1 hand</source>
        <comment>{bankroll} after {count} hands</comment>
        <translation>
            <numerusform>打了 {count} 手，资金达到 {bankroll}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} reached {bankroll} after 1 hand</source>
        <comment>{name} reached {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>“{name}”打了 {count} 手，资金达到 {bankroll}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>You quit with {bankroll} after 1 hand</source>
        <comment>You quit with {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>你打了 {count} 手后退出，资金 {bankroll}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>No two alike and no straight: this hand pays nothing</source>
        <translation>没有相同的，也不是顺子：这一手没有赔付</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand} pays nothing</source>
        <translation>{hand}：没有赔付</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{hand} pays {amount}</source>
        <translation>{hand}：赔 {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>The Magic 8 Oracle says:
{answer}</source>
        <translation>魔法 8 号神谕说：
{answer}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file} contains 1 game.</source>
        <comment>{file} contains {count} games.</comment>
        <translation>
            <numerusform>{file} 中有 {count} 局。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file}: more than {most} lines</source>
        <translation>{file} 超过 {most} 行</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 duplicate skipped.</source>
        <comment>{count} duplicates skipped.</comment>
        <translation>
            <numerusform>已跳过 {count} 局重复的对局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>Notes added to 1 saved game.</source>
        <comment>Notes added to {count} saved games.</comment>
        <translation>
            <numerusform>{count} 局已保存的对局增加了备注。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 item could not be read.</source>
        <comment>{count} items could not be read.</comment>
        <translation>
            <numerusform>{count} 项无法读取。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>1 game imported.</source>
        <comment>{count} games imported.</comment>
        <translation>
            <numerusform>已导入 {count} 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>The dice in 1 game do not check out.</source>
        <comment>The dice in {count} games do not check out.</comment>
        <translation>
            <numerusform>{count} 局的骰子核对不符。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>{file}: no game records ({suffix}) in this folder</source>
        <translation>{file}：此文件夹中没有游戏记录（{suffix}）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file}: line {line}: {reason}</source>
        <translation>{file} 第 {line} 行：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>these are the dice for a day that has not started yet</source>
        <translation>这些骰子的日期还没到</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>more than {most} lines</source>
        <translation>超过 {most} 行</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>{file} cannot be read: {reason}</source>
        <translation>无法读取 {file}：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>{file}: larger than {most} MB</source>
        <translation>{file} 超过 {most} MB</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>{file}: line {line}: not UTF-8 text</source>
        <translation>{file} 第 {line} 行：不是 UTF-8 文本</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>no such file or folder</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>permission denied</source>
        <translation>没有权限</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>this is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>part of the path is not a folder</source>
        <translation>路径中有一部分不是文件夹</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>a file with this name already exists</source>
        <translation>已有同名文件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>your disk quota is used up</source>
        <translation>磁盘配额已用完</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk is read-only</source>
        <translation>磁盘是只读的</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the disk cannot be read from or written to</source>
        <translation>磁盘无法读写</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>in use by another program</source>
        <translation>正被另一个程序使用</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the name is too long</source>
        <translation>名称太长</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the file would be too large</source>
        <translation>文件会超过大小上限</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>the links in the path form a loop</source>
        <translation>路径中的链接形成了循环</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/system_errors.py"/>
        <source>too many files are open</source>
        <translation>打开的文件太多</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/text_file.py"/>
        <source>this is a device or a pipe</source>
        <translation>这是设备或管道</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/play/seats.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Player {seat}</source>
        <translation>{seat} 号玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>About DiceDesk</source>
        <translation>关于 DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Licenses…</source>
        <translation>许可证…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Copy for a bug report</source>
        <translation>复制错误报告信息</translation>
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
        <translation>关闭</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Made with</source>
        <translation>所用组件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>This computer</source>
        <translation>这台电脑</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>DiceDesk {version}: dice games with a coach and exact odds.</source>
        <translation>DiceDesk {version}：骰子游戏，有教练和精确概率。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>MIT License. DiceDesk sends nothing over the network.</source>
        <translation>MIT 许可证。DiceDesk 不通过网络发送任何数据。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Commands</source>
        <translation>命令列表</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>What would you like to do?</source>
        <translation>你想做什么？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>Search commands</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/commands.py"/>
        <source>No command matches.</source>
        <translation>没有匹配的命令。</translation>
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
        <translation>回车</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/pages.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Rules of {game}</source>
        <translation>{game}的规则</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/pages.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>For the classroom</source>
        <translation>供课堂使用</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Craps house rules</source>
        <translation>花旗骰赌场规则</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Use these rules</source>
        <translation>使用这些规则</translation>
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
        <translation>取消</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Looking for backups…</source>
        <translation>正在查找备份…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>There are no backups yet.</source>
        <translation>还没有备份。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Keep current games</source>
        <translation>保留现在的对局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Number of games</source>
        <translation>局数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore a backup</source>
        <translation>从备份恢复</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore this backup…</source>
        <translation>从这份备份恢复…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Restore the backup from {date} with 1 game?</source>
        <comment>Restore the backup from {date} with {count} games?</comment>
        <translation>
            <numerusform>要从 {date} 的备份（{count} 局）恢复吗？</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>The backup replaces your current games, best scores and settings.</source>
        <translation>备份会取代你现有的对局、最佳成绩和设置。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>An unfinished game in the backup becomes a casual game if you have continued or left it since the backup.</source>
        <translation>如果备份里有一局没有打完，而你后来又接着玩过或离开过这一局，这一局就会成为休闲局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Your current data is backed up first, so you can restore it here later.</source>
        <translation>恢复之前会先备份现有数据，以后可以在这里恢复。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Copying the backup…</source>
        <translation>正在复制备份…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>The backup will be restored the next time DiceDesk starts.</source>
        <translation>DiceDesk 下次启动时会从这份备份恢复。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Games you play before the restore are saved with your current games.</source>
        <translation>恢复之前你玩的对局，会和现有的对局保存在一起。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>DiceDesk backs up all games and settings once a day and keeps three backups.</source>
        <translation>DiceDesk 每天备份一次所有对局和设置，并保留三份。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>DiceDesk also makes a backup before an update converts your saved games and before each restore.</source>
        <translation>DiceDesk 更新后要转换已保存的对局时，会先备份；每次恢复之前，也会先备份。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Daily backup</source>
        <translation>每日备份</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Before an update</source>
        <translation>更新之前</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>Before a restore</source>
        <translation>恢复之前</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <source>From a newer version</source>
        <translation>来自更新的版本</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Point</source>
        <translation>目标点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Come-out</source>
        <translation>首掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bets</source>
        <translation>投注</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>1 bet…</source>
        <comment>{count} bets…</comment>
        <translation>
            <numerusform>{count} 注…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Add bet</source>
        <translation>添加一注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Place bets</source>
        <translation>位注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <source>Buy and lay bets</source>
        <translation>买注和卖注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Money</source>
        <translation>金额</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>What DiceDesk decides, and why</source>
        <translation>DiceDesk 的取舍及理由</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>These rules take effect in the next game.</source>
        <translation>这些规则从下一局起生效。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>✗ These rules don&apos;t work: {reason}.</source>
        <translation>✗ 这些规则行不通：{reason}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>The Building Skills preset follows the Craps chapter of a programming textbook. In places, the chapter contradicts itself or gives payouts that no casino would offer.</source>
        <translation>“Building Skills”预设出自一本编程教科书中关于花旗骰的一章。这一章有几处自相矛盾，还有几处赔付，没有哪家赌场会采用。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <source>Longest hand</source>
        <translation>最长的一手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left {money} ahead</source>
        <translation>“{name}”离桌时净赢 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left {money} down</source>
        <translation>“{name}”离桌时净输 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{name} left even</source>
        <translation>“{name}”离桌时不输不赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <location filename="../../dicedesk/games/craps/past.py"/>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Custom rules</source>
        <translation>自定义规则</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/money.py"/>
        <source>+{amount}</source>
        <translation>+{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>Most rounds in a turn</source>
        <translation>一手赢得的最多轮数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won 1 round</source>
        <comment>{name} won {count} rounds</comment>
        <translation>
            <numerusform>“{name}”的成绩：胜 {count} 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} left at 1 round to {other}</source>
        <comment>{name} left at {count} rounds to {other}</comment>
        <translation>
            <numerusform>“{name}”中途离开，{count} 比 {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name} won, 1 round to {other}</source>
        <comment>{name} won, {count} rounds to {other}</comment>
        <translation>
            <numerusform>“{name}”赢了，{count} 比 {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} lost, 1 round to {other}</source>
        <comment>{name} lost, {count} rounds to {other}</comment>
        <translation>
            <numerusform>“{name}”输了，{count} 比 {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>{name} tied at 1 round</source>
        <comment>{name} tied at {count} rounds</comment>
        <translation>
            <numerusform>“{name}”打平，{count} 比 {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>1 throw</source>
        <comment>{count} throws</comment>
        <translation>
            <numerusform>{count} 次掷骰</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Contradictions in the textbook</source>
        <translation>教科书的矛盾之处</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>To change this rule, use the “{switch}” switch.</source>
        <translation>要更改这条规则，请用“{switch}”开关。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>These are the {preset} rules.</source>
        <translation>这是“{preset}”的规则。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Custom: 1 rule differs from {preset} (marked ●).</source>
        <comment>Custom: {count} rules differ from {preset} (marked ●).</comment>
        <translation>
            <numerusform>自定义规则：有 {count} 处与“{preset}”不同，以 ● 标出。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>No limit</source>
        <translation>不限</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>3-4-5× odds</source>
        <translation>原注的 3-4-5 倍</translation>
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
        <translation>下注时付</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Only on a win</source>
        <translation>赢了才付</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Off</source>
        <comment>bets</comment>
        <translation>不生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet comes back</source>
        <translation>退还</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet wins</source>
        <translation>赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Working</source>
        <translation>生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Like place bets</source>
        <translation>与位注相同</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>Bet stays up</source>
        <translation>留在桌上</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>A multiple of the bet</source>
        <translation>原注的若干倍</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>● {preset}: {value}</source>
        <translation>● {preset}：{value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>{times}× the bet</source>
        <translation>原注的 {times} 倍</translation>
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
        <translation>快捷键</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Component</source>
        <translation>组件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License</source>
        <translation>许可证</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Third-party components</source>
        <translation>第三方组件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Licenses</source>
        <translation>许可证</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>No component matches.</source>
        <translation>没有匹配的组件。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Search names, licenses and license texts</source>
        <translation>搜索名称、许可证及其全文</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License text</source>
        <translation>许可证全文</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>DiceDesk itself is licensed under the MIT License. The components below have their own licenses.</source>
        <translation>DiceDesk 本身采用 MIT 许可证。以下组件各有自己的许可证。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>License: {license}</source>
        <translation>许可证：{license}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/help/about.py"/>
        <source>Source: {address}</source>
        <translation>源代码：{address}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>The Magic 8 Oracle</source>
        <translation>魔法 8 号神谕</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask the Oracle</source>
        <translation>求问神谕</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dialogs.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Speak again</source>
        <translation>再读一遍</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask a yes-or-no question, or just think of one</source>
        <translation>问一个是非题，或者在心里想着就好</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Your question</source>
        <translation>你的问题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <location filename="../../dicedesk/ui/games/craps/game_ui.py"/>
        <source>Craps textbook demo</source>
        <translation>花旗骰教科书演示</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/demonstration.py"/>
        <source>The textbook&apos;s section “{section}” asks for a program that plays a few cycles of Craps with non-random dice. Below is the output of such a program; {command} prints it too.</source>
        <translation>教科书的“{section}”一节要求编写一个程序，用非随机的骰子玩几轮花旗骰。下面是这个程序的输出；{command} 会输出同样的内容。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Speak</source>
        <translation>朗读</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask another</source>
        <translation>再问一个</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Ask any yes-or-no question</source>
        <translation>任何是非题都可以问它</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>Major Award</source>
        <translation>大奖</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>The Magic 8 Oracle will answer your yes-or-no question</source>
        <translation>魔法 8 号神谕会回答你的是非题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>♪  Speak aloud: on</source>
        <translation>♪  朗读：开</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_dialog.py"/>
        <source>♪  Speak aloud: off</source>
        <translation>♪  朗读：关</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Record of {game}: {file}</source>
        <translation>{game}的记录：{file}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>What happened, move by move</source>
        <translation>每一步的经过</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>The same dice</source>
        <translation>同样的骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>Back to the list of moves (C)</source>
        <translation>返回各步列表 (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>{name}: {line}</source>
        <translation>{name}：{line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <source>Choices that differed</source>
        <translation>不同的选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move</source>
        <translation>第几步</translation>
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
        <translation>骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>No dice</source>
        <translation>没有骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>System theme</source>
        <translation>跟随系统主题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Dark theme</source>
        <translation>深色主题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Light theme</source>
        <translation>浅色主题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>High-contrast theme</source>
        <translation>高对比度主题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <source>End the guided turn (Esc)</source>
        <translation>结束入门引导 (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Guided turn</source>
        <translation>入门引导</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Kept positions…</source>
        <translation>收藏的局面…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Skill</source>
        <translation>水平</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results will appear here.</source>
        <translation>你的成绩会显示在这里。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results: 1 game</source>
        <comment>Your results: {count} games</comment>
        <translation>
            <numerusform>你的成绩：{count} 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Your results in {game}: 1 game</source>
        <comment>Your results in {game}: {count} games</comment>
        <translation>
            <numerusform>你的{game}成绩：{count} 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>win rate against {opponent}</source>
        <translation>对{opponent}的胜率</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>win rate in 1 decided game</source>
        <comment>win rate in {count} decided games</comment>
        <translation>
            <numerusform>胜率（{count} 局分出胜负）</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>The dice</source>
        <translation>骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Personal bests</source>
        <translation>个人最佳</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <source>Fair dice</source>
        <translation>公平骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No sound</source>
        <translation>没有声音</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>Sound on</source>
        <translation>声音开</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>Sound off</source>
        <translation>声音关</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No voice on this computer. {reason}</source>
        <translation>这台电脑上没有语音。{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/sound.py"/>
        <source>No voice on this computer. {reason} {cure}</source>
        <translation>这台电脑上没有语音。{reason}{cure}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Style</source>
        <translation>样式</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Match the theme</source>
        <translation>跟随主题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Ivory</source>
        <translation>象牙白</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Casino red</source>
        <translation>赌场红</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Faces</source>
        <translation>骰面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Pips</source>
        <translation>圆点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Numerals</source>
        <translation>数字</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Roll speed</source>
        <translation>掷骰速度</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Dice for new games</source>
        <translation>新对局的骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Seeded: from a number you choose</source>
        <translation>种子：由你选的数字决定</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Dice for this game: {game}</source>
        <translation>这一局的骰子：{game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected a whole number from {least} to {most}, not “{text}”.</source>
        <translation>{title}：应为 {least} 到 {most} 之间的整数，而不是“{text}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected whole dollars from {least} to {most}, not “{text}”.</source>
        <translation>{title}：应为 {least} 到 {most} 的整美元金额，而不是“{text}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected one of {names}, not “{text}”.</source>
        <translation>{title}：应为 {names} 之一，而不是“{text}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>{title}: expected a whole number, not “{text}”.</source>
        <translation>{title}：应为整数，而不是“{text}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>The same seed gives the same simulated dice; leave this empty for new dice.</source>
        <translation>种子相同，模拟的骰子就相同；留空则使用新的骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Seal</source>
        <translation>封印</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Your word</source>
        <translation>你的词</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Revealed when the game ends</source>
        <translation>一局结束时公开</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Sealed dice</source>
        <translation>封存的骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Provably fair dice</source>
        <translation>可证明公平的骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>Type your own word or keep the random one. The word is fixed once you roll.</source>
        <translation>输入你自己的词，或保留随机抽取的词。从第一掷起，词就不能再改。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>The dice have been rolled, so the word is fixed.</source>
        <translation>已经掷过骰子，所以词不能再改。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/fair_dice.py"/>
        <source>This game is casual: it does not count toward best scores.</source>
        <translation>这是休闲局，不计入最佳成绩。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Sealed: fixed before the first roll</source>
        <translation>封存：第一掷之前就已定好</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>A whole number</source>
        <translation>一个整数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Enter a whole number from 0 to {largest}.</source>
        <translation>请输入 0 到 {largest} 的整数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Starting with the next game, the dice come from this seed and are the same in every game. You can replay these games, but you cannot prove that their dice were fair.</source>
        <translation>从下一局起，骰子由这个种子决定，每一局的骰子都一样。这样的对局可以重玩，但无法证明骰子是公平的。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <source>Change…</source>
        <translation>更改…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_card.py"/>
        <source>See and change the house rules</source>
        <translation>查看和更改赌场规则</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>System default</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/look/theme.py"/>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Motion</source>
        <translation>动画</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Full</source>
        <translation>完整</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Reduced: no flying dice or chips</source>
        <translation>减弱：骰子和筹码没有飞行动画</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Players&apos; names</source>
        <translation>玩家名字</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Your name comes first; the others are for friends in Hog and Hazard. New names take effect in the next game and are saved in its record. If you leave your name empty, “You” appears instead.</source>
        <translation>第一个名字是你的，其余的名字留给和你一起玩猪猪骰或哈扎德骰的朋友。名字从下一局起生效，并保存在那一局的记录里。如果你的名字留空，就显示为“你”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_table.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>“{name}” is already the name of a computer player.</source>
        <translation>“{name}”已是电脑玩家的名字。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Starting with the next game, the dice are fixed and sealed before the first roll. Afterward, anyone can check that the dice were not changed.</source>
        <translation>从下一局起，骰子在第一掷之前就已定好并封存。事后谁都可以核对，确认没有一颗骰子被改过。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Sound</source>
        <translation>声音</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/game_ui.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Voice</source>
        <translation>语音</translation>
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
        <translation>设置：{part}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <source>Sections</source>
        <translation>分类</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>Before the turn</source>
        <translation>回合开始前</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>House rules</source>
        <comment>a score sheet</comment>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>{name}: {box}</source>
        <translation>{name}：{box}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>Open</source>
        <comment>a box</comment>
        <translation>未填</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Jokers</source>
        <translation>百搭</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>{name}: jokers</source>
        <translation>{name}：百搭</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Dice and chip sounds (M)</source>
        <translation>播放骰子和筹码的声音 (M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>Sound volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Test</source>
        <translation>试听</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Read the Oracle&apos;s answers aloud</source>
        <translation>朗读神谕的回答</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bankroll and bets</source>
        <translation>资金与投注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bankroll plus bets on the table, after each roll</source>
        <translation>每一掷之后的资金加桌上的注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, even</source>
        <translation>{worth}，与开始时一样</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, up {change}</source>
        <translation>{worth}，增加 {change}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>{worth}, down {change}</source>
        <translation>{worth}，减少 {change}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Bets on the table</source>
        <translation>桌上的注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Take down (Del)</source>
        <translation>撤下 (Del)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>No bets yet: choose a chip and click a spot.</source>
        <translation>还没有下注：选一枚筹码，再点击一个下注区。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Change the player, the house, or whether games count</source>
        <translation>更改玩家、赌场规则，或是否计入成绩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>you +{share}</source>
        <translation>你 +{share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Press Delete to take down the selected bet, or Enter to show it on the layout. In the Edge column, press Enter to see how the bet&apos;s cost is calculated.</source>
        <translation>按 Delete 撤下所选的注，或按回车在台面上显示这一注。在“庄家优势”一栏按回车，可以查看这一注的花费是怎样计算的。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Explain the cost</source>
        <translation>说明花费</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>Calculating the house edge…</source>
        <translation>正在计算庄家优势…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>A fair bet: no house edge.</source>
        <translation>公平的投注：没有庄家优势。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>On average you gain {gained} on every $100 bet.</source>
        <translation>每押 $100，你平均赚 {gained}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>An expensive bet: on average the house keeps {kept} of every $100 bet, and the bet lasts {throws} rolls.</source>
        <translation>不划算的注：每押 $100，庄家平均留下 {kept}；一注平均在桌上留 {throws} 掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>On average the house keeps {kept} of every $100 bet, and the bet lasts {throws} rolls.</source>
        <translation>每押 $100，庄家平均留下 {kept}；一注平均在桌上留 {throws} 掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Bet</source>
        <translation>投注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Pays {pays}</source>
        <translation>赔 {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Pays</source>
        <translation>赔付</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Edge</source>
        <translation>庄家优势</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>off</source>
        <translation>不生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>This bet is working on the next roll.</source>
        <translation>这一注在下一掷生效。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <location filename="../../dicedesk/games/craps/telling.py"/>
        <source>This bet is off: the next roll cannot win or lose it.</source>
        <translation>这一注不生效：下一掷既不会赢，也不会输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>First move</source>
        <translation>第一步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to the start (Home)</source>
        <translation>回到开头 (Home)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous move</source>
        <translation>上一步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous move (Left)</source>
        <translation>上一步 (左箭头)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Play or pause (Space)</source>
        <translation>播放或暂停 (空格)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next move</source>
        <translation>下一步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next move (Right)</source>
        <translation>下一步 (右箭头)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Last move</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to the end (End)</source>
        <translation>转到结尾 (End)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to an event</source>
        <translation>转到事件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{place} / {moves}</source>
        <translation>{place} / {moves}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played: {words}</source>
        <translation>并未发生：{words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Next event: Page Down; previous event: Page Up</source>
        <translation>下一个事件：Page Down，上一个：Page Up</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win, move by move</source>
        <translation>每一步之后你的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: chance to win, move by move</source>
        <translation>{name}：每一步之后的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds won plus rounds expected, move by move</source>
        <translation>每一步之后已赢的轮数加预期的轮数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Before the first move</source>
        <translation>第一步之前</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/features/review/lines.py"/>
        <source>Move {number}: {words}</source>
        <translation>第 {number} 步：{words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>{sign} {grade}, {cost}</source>
        <translation>{sign} {grade}，{cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>In a game between two people, the review assumes perfect play from each position.</source>
        <translation>双方都是真人时，复盘假定从每个局面起，双方都打得完美。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Win %</source>
        <translation>胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands played plus hands still expected, move by move (fewer hands are higher)</source>
        <translation>每一步之后已打的手数加预期还要打的手数（手数越少，位置越高）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll plus expected value of bets, move by move</source>
        <translation>每一步之后的资金加桌上各注的期望值</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/end_card.py"/>
        <source>{headline}. {sentence}</source>
        <translation>{headline}。{sentence}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>For the win: no choice wins more often. It costs {cost} on average.</source>
        <translation>求胜：没有哪个选择的胜率更高。它的平均代价是 {cost}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>This was the best choice.</source>
        <translation>这就是最佳选择。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>A good choice; {choice} is better by {cost}.</source>
        <translation>不错的选择。更好的是：{choice}（相差 {cost}）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>Rolled: {faces}.</source>
        <translation>掷出：{faces}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice changed nothing.</source>
        <translation>骰子没有带来任何变化。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were kind to you: {luck}.</source>
        <translation>骰子眷顾了你：{luck}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were unkind to you: {luck}.</source>
        <translation>骰子没有眷顾你：{luck}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were kind to {name}: {luck}.</source>
        <translation>骰子眷顾了{name}：{luck}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice were unkind to {name}: {luck}.</source>
        <translation>骰子没有眷顾{name}：{luck}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Now: {value}</source>
        <translation>现在：{value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have won {amount} more on average.</source>
        <translation>如果选“{choice}”，平均能多赢 {amount}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win now: {value}</source>
        <translation>你现在的胜率：{value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win now: {value}</source>
        <translation>{name}现在的胜率：{value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Move {place} of {moves}: {words}</source>
        <translation>第 {place} 步，共 {moves} 步：{words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/moment_chart.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Position in the game</source>
        <translation>对局进度</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Go to an event…</source>
        <translation>转到事件…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{place}: {words}</source>
        <translation>{place}：{words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{speed}×</source>
        <translation>{speed}×</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Pause or resume the computer player (P)</source>
        <translation>暂停或继续电脑玩家 (P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Repeat</source>
        <translation>重押</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Repeat the last bets (R)</source>
        <translation>重押上次结算的注 (R)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Take down every bet you can (C)</source>
        <translation>撤下所有可撤的注 (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Leave the table (L)</source>
        <translation>离桌 (L)</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game restored.</source>
        <comment>{count} games restored.</comment>
        <translation>
            <numerusform>已恢复 {count} 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game deleted.</source>
        <comment>{count} games deleted.</comment>
        <translation>
            <numerusform>已删除 {count} 局。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>A game that is still on the table cannot be deleted. Start a new game at that table first.</source>
        <translation>还在桌上的一局不能删除。请先在那张桌上开始新的一局。</translation>
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
        <translation>撤销</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <source>Review this game (Ctrl+Shift+A)</source>
        <translation>复盘这一局 (Ctrl+Shift+A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <source>{title}: {words}.</source>
        <translation>{title}：{words}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Undo your last move (Ctrl+Z)</source>
        <translation>撤销你的上一步 (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Something went wrong</source>
        <translation>出了点问题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <location filename="../../dicedesk/ui/table/columns.py"/>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/error.py"/>
        <source>The report contains nothing you typed. DiceDesk does not send it; you decide who sees it.</source>
        <translation>报告里没有你输入的任何内容。DiceDesk 不会发送它；给谁看由你决定。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bets, rolls and bankroll (D)</source>
        <translation>投注、掷骰和资金 (D)</translation>
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
        <translation>新的一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>{worth} chip</source>
        <translation>{worth} 筹码</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>{worth} chip ({key})</source>
        <translation>{worth} 筹码 ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Choose this chip ({key})</source>
        <translation>选择这个筹码 ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/ui/games/craps/buttons.py"/>
        <source>Bankroll: {amount}</source>
        <translation>资金：{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Come odds working on the come-out</source>
        <translation>来注赔率注在首掷时生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>If unchecked, come odds are off on the come-out roll and are returned if that roll decides their come bet. Press O to switch.</source>
        <translation>不勾选：来注赔率注在首掷时不生效；如果首掷使来注分出输赢，赔率注就退还。按 O 切换。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Bets working on the come-out</source>
        <translation>各注在首掷时都生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>If unchecked, place, buy, lay and hardway bets follow the house rules on the come-out roll. Press W to switch.</source>
        <translation>不勾选：位注、买注、卖注和硬注在首掷时按赌场规则处理。按 W 切换。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>See and change the house rules (H)</source>
        <translation>查看和更改赌场规则 (H)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <source>Next game (press N): {house}</source>
        <translation>下一局（按 N）：{house}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>{name} is playing; to take over, press Change… and choose {you}</source>
        <translation>现在是{name}在玩；如果想自己玩，请按“更改…”并选“{you}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the next spot</source>
        <translation>在台面上：移到下一个下注区</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Home, End</source>
        <translation>Home、End</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the first or last spot</source>
        <translation>在台面上：移到第一个或最后一个下注区</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>A–Z</source>
        <translation>A–Z</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: bet the chosen chip</source>
        <translation>在下注区上：押上选中的筹码</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Shift+Enter</source>
        <translation>Shift+回车</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: bet odds up to the limit</source>
        <translation>在下注区：赔率注押到上限</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: press the bet or take half of it down</source>
        <translation>在下注区：加注，或撤下一半</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Menu, Shift+F10</source>
        <translation>菜单键、Shift+F10</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Backspace</source>
        <translation>退格</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On a spot: take the bet down</source>
        <translation>在下注区上：撤下这一注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Tab, Esc</source>
        <translation>Tab、Esc</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Leave the layout (Esc goes to the Roll button)</source>
        <translation>离开台面（Esc 移到掷骰按钮）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Casual, with the coach</source>
        <translation>休闲，有教练</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>A casual game does not count toward best scores. Until the first roll, press K to switch between counted and casual.</source>
        <translation>休闲局不算最佳成绩。第一掷之前，按 K 在计入成绩和休闲之间切换。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>This game is casual.</source>
        <translation>这一局是休闲局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>At the table</source>
        <translation>桌上玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Who plays</source>
        <translation>谁来玩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>You join the next game. Press N to start it.</source>
        <translation>你从下一局起入座。按 N 开始下一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Pause before the computer&apos;s next move</source>
        <translation>电脑下一步之前的停顿</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Computer delay</source>
        <translation>电脑的停顿</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Roll</source>
        <translation>掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Repeat the last bets</source>
        <translation>重押上次的注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Take down every bet you can</source>
        <translation>撤下所有可撤的注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Turn come odds on or off</source>
        <translation>切换来注赔率注是否生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Turn bets on or off for the come-out</source>
        <translation>切换各注在首掷时是否生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Pause or resume</source>
        <translation>暂停或继续</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Leave the table</source>
        <translation>离桌</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_choice.py"/>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>House rules…</source>
        <translation>赌场规则…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Bets, rolls and bankroll</source>
        <translation>投注、掷骰和资金</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>There are no bets to repeat</source>
        <translation>没有可以重押的注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Set amount…</source>
        <translation>设置金额…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>No bet can be taken down</source>
        <translation>没有可以撤下的注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Press L again to leave: you get back the bets you can take down, but contract bets are lost</source>
        <translation>再按一次 L 离桌：可以撤下的注会退还，合约注会输掉</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press N again to leave this game and start another</source>
        <translation>再按一次 N，离开这一局并开始新的一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>This is today&apos;s only try. Press N again to give it up.</source>
        <translation>今日一局只能玩这一次。再按一次 N 就放弃。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press Ctrl+T or click again to leave this game and play today&apos;s</source>
        <translation>再按一次 Ctrl+T 或再点击一次，离开这一局，去玩今日一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>You are playing today&apos;s game</source>
        <translation>你正在玩今日一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>You already know today&apos;s dice, so this game is casual</source>
        <translation>你已经知道今天的骰子，所以这是休闲局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Press Ctrl+Shift+N again to leave this game and start another</source>
        <translation>再按一次 Ctrl+Shift+N，离开这一局并开始新的一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Ask once more to undo the roll; this game then no longer counts</source>
        <translation>再来一次即可撤销掷骰；这一局就不再计入成绩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>There is nothing to redo</source>
        <translation>没有可以重做的操作</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>{name} is playing; to take over, choose {you} as the player</source>
        <translation>现在是{name}在玩；如果想自己玩，请选“{you}”作为玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>This game is over: press N to start a new one</source>
        <translation>这一局已经结束：按 N 开始新的一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Roll {throw}</source>
        <translation>第 {throw} 掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Roll {throw} · {net}</source>
        <translation>第 {throw} 掷 · {net}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>net {amount}</source>
        <translation>净额 {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>net +{amount}</source>
        <translation>净额 +{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>net −{amount}</source>
        <translation>净额 −{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>The point is {point}: roll it again before a 7 to win; otherwise you lose.</source>
        <translation>目标点是 {point}：在 7 之前再次掷出它就赢；先掷出 7 就输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Keep rolling until the point or a 7 comes up.</source>
        <translation>一直掷，直到掷出其中一个。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip on the pass line: click the line, or press Enter there.</source>
        <translation>在过线区放一枚筹码：点击过线区，或移到过线区按回车。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Now press T to roll. A 7 or 11 wins at once, and a 2, 3 or 12 loses.</source>
        <translation>现在按 T 掷骰。掷出 7 或 11 就当场赢，掷出 2、3 或 12 就输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Any other number becomes the point.</source>
        <translation>掷出其他数字，它就成为目标点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here again, and roll for a point.</source>
        <translation>再在这里放一枚筹码，然后掷骰，看能否掷出目标点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>The point came up again, so the pass line wins.</source>
        <translation>再次掷出了目标点，所以过线赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>A 7 came up before the point, so the pass line loses.</source>
        <translation>在目标点之前掷出了 7，所以过线输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{total} on the first roll: the pass line wins at once.</source>
        <translation>首掷 {total}：过线当场赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{total} on the first roll: the pass line loses at once.</source>
        <translation>首掷 {total}：过线当场输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Place your bets</source>
        <translation>请下注</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 roll: {share} of points last at least this long</source>
        <comment>{count} rolls: {share} of points last at least this long</comment>
        <translation>
            <numerusform>{count} 掷：只有 {share} 的目标点至少要掷这么久</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <source>{name} left the table</source>
        <translation>“{name}”离桌了</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/guided_turn.py"/>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Play again</source>
        <translation>再玩一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>No decision</source>
        <translation>没有一注分出输赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here again, and roll for the next point.</source>
        <translation>再在这里放一枚筹码，然后掷骰，掷出下一个目标点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Odds: the only bet without a house edge.</source>
        <translation>赔率注：唯一没有庄家优势的注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Odds: a bet without a house edge.</source>
        <translation>赔率注：没有庄家优势的注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Put a chip here: it pays {payout} if {point} comes before a 7.</source>
        <translation>在这里放一枚筹码：如果 {point} 在 7 之前掷出，就赔 {payout}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>counted</source>
        <translation>计入成绩</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 other bet {paid}</source>
        <comment>{count} other bets {paid}</comment>
        <translation>
            <numerusform>其他 {count} 注 {paid}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{bet} moves to {number}</source>
        <translation>{bet}移到 {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{bet} {amount}</source>
        <translation>{bet} {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>{name} plays</source>
        <translation>{name}在玩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>Choose a chip, put it on the pass line and roll</source>
        <translation>选一枚筹码，放到过线区，然后掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Pays {pays} · you gain {share} on average</source>
        <translation>赔 {pays} · 你平均赚 {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Pays {pays} · house edge {edge}</source>
        <translation>赔 {pays} · 庄家优势 {edge}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>Bet {chip} here</source>
        <translation>在这里押 {chip}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>{amount} on {bet}</source>
        <translation>{bet}：已押 {amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/layout.py"/>
        <source>off on this roll; press {key} to turn it on</source>
        <translation>这一掷不生效；按 {key} 使它生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Choose the {worth} chip</source>
        <translation>选 {worth} 筹码</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>On the layout: go to the next spot whose name starts with this letter (also hold Shift if the letter is a shortcut listed above)</source>
        <translation>在台面上：移到英文名以该字母开头的下一个下注区（如果该字母是上面列出的快捷键，请同时按 Shift）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Rolls</source>
        <translation>掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Rolls in this game</source>
        <translation>这一局的掷骰记录</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>No rolls yet.</source>
        <translation>还没有掷骰。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>{throws} · {points} · longest hand: {longest}</source>
        <translation>{throws} · {points} · 最长的一手 {longest}</translation>
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
            <numerusform>{count} 掷</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>A hand lasts until the seven-out. Its length is counted in rolls.</source>
        <translation>一手到七出局为止，长度以掷骰次数计算。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Hands so far: {hands}; seven-outs: {outs}; rolls in this hand: {throws}.</source>
        <translation>到目前为止的手数：{hands}；七出局：{outs} 次；这一手的掷骰次数：{throws}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>Earlier rolls are in the game record.</source>
        <translation>更早的掷骰在游戏记录里。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/cards.py"/>
        <source>1 point made</source>
        <comment>{count} points made</comment>
        <translation>
            <numerusform>掷中 {count} 次目标点</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Simulate rounds…</source>
        <translation>模拟若干轮…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Simulate rounds to compare with the exact odds (S)</source>
        <translation>模拟若干轮，与精确概率对照 (S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>This turn</source>
        <translation>这一手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Throws in this turn</source>
        <translation>这一手的掷骰记录</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Win rates by main</source>
        <translation>各主点的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Rounds lost</source>
        <translation>输的轮数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>The last round was lost</source>
        <translation>上一轮输了</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>{name}: rounds won</source>
        <translation>{name}：赢的轮数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Rounds won</source>
        <comment>a number</comment>
        <translation>已赢轮数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Main</source>
        <translation>主点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <source>Not set yet</source>
        <translation>尚未确定</translation>
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
        <translation>模拟值</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Exact</source>
        <translation>精确值</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/plot.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Exactly {share}</source>
        <translation>精确值 {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Choice</source>
        <comment>one of several</comment>
        <translation>选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Pinned</source>
        <translation>固定局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Here</source>
        <translation>当前局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Values in both positions</source>
        <translation>两个局面的数值</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Remove comparison</source>
        <translation>取消比较</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <source>Pinned: {line}</source>
        <translation>固定局面：{line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Standard errors</source>
        <translation>标准误</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>not simulated yet</source>
        <translation>尚未模拟</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Face</source>
        <translation>点数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Faces of all dice</source>
        <translation>所有骰子的点数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Sum</source>
        <translation>和</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of two dice</source>
        <translation>两骰之和</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Started</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Money over time</source>
        <translation>资金变化</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Results against each opponent</source>
        <translation>对每个对手的战绩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Save table…</source>
        <translation>保存表格…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Save the table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>The table could not be saved: {reason}</source>
        <translation>无法保存表格：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Table saved as {name}</source>
        <translation>表格已保存为 {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>{value}, {moment}</source>
        <translation>{value}，{moment}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Won</source>
        <comment>how many games</comment>
        <translation>胜</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Lost</source>
        <comment>how many games</comment>
        <translation>负</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Tied</source>
        <comment>how many games</comment>
        <translation>平</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Win rate</source>
        <translation>胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Left early</source>
        <comment>how many games</comment>
        <translation>中途离开</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Casual</source>
        <comment>how many games</comment>
        <translation>休闲</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} (margin {margin}, dice {dice})</source>
        <translation>{strategy}（门槛分 {margin}，骰子数 {dice}）</translation>
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
        <translation>对手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The opponent&apos;s strategy, such as final or always:4, or a CSV file with its table.</source>
        <translation>对手的策略，例如 final 或 always:4，也可以是含有策略表的 CSV 文件。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>Today&apos;s {game}</source>
        <translation>今日{game}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>1 day in a row</source>
        <comment>{count} days in a row</comment>
        <translation>
            <numerusform>连续 {count} 天</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>already played</source>
        <translation>已玩过</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>not played</source>
        <translation>还没玩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/days.py"/>
        <source>in progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/today.py"/>
        <source>Play today&apos;s game (Ctrl+T)</source>
        <translation>玩今日一局 (Ctrl+T)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/today.py"/>
        <source>See the calendar of daily games</source>
        <translation>查看每日一局的日历</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>1 exercise due</source>
        <comment>{count} exercises due</comment>
        <translation>
            <numerusform>{count} 道题待练习</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>Practice your mistakes (Ctrl+Shift+P)</source>
        <translation>重练失误局面 (Ctrl+Shift+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>What your choices cost</source>
        <translation>选择的代价</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>{own} to {other}</source>
        <translation>{own} 比 {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <source>Note on the game: {note}</source>
        <translation>对局备注：{note}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <source>Note on move {number}: {note}</source>
        <translation>第 {number} 步的备注：{note}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Choice</source>
        <translation>选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Best choice</source>
        <translation>最佳选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Share of games</source>
        <translation>对局占比</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>No games</source>
        <translation>没有对局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Points</source>
        <translation>分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost (%)</source>
        <translation>代价（%）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost in percentage points per game</source>
        <translation>每局代价（百分点）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Turn</source>
        <translation>轮到谁</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent</source>
        <translation>对手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Another person</source>
        <translation>真人</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent&apos;s choice</source>
        <translation>对手的选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>The score sheet that the player fills in.</source>
        <translation>这个玩家填的计分表。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>The computer player whose scores you want; the perfect player always makes the best choice.</source>
        <translation>要查看哪个电脑玩家的得分；完美玩家的选择都是最佳选择。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>the computer player whose scores are counted</source>
        <translation>要统计得分的电脑玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How many games to simulate.</source>
        <translation>模拟多少局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Score</source>
        <translation>比分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Score</source>
        <comment>points of a game</comment>
        <translation>得分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>{player}: {sheet}</source>
        <translation>{player}：{sheet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>points on average</source>
        <comment>score of a game</comment>
        <translation>平均得分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>standard deviation of the score</source>
        <translation>得分的标准差</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Half of all games end with {points} points or fewer.</source>
        <translation>一半的对局最后得分不超过 {points} 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Final scores</source>
        <translation>最后得分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a game ends with each score. One game in 1,000 ends outside the chart.</source>
        <translation>一局以每种得分结束的频率。每 1,000 局中有一局的得分超出图的范围。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Chance of at least this score</source>
        <translation>至少达到这个得分的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a game ends with this score or a higher one.</source>
        <translation>一局的最后得分达到或超过这个得分的频率。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Games that end with at least this score</source>
        <translation>最后至少达到这个得分的对局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>All computer players: {sheet}</source>
        <translation>所有电脑玩家：{sheet}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Simulated: {games}, {mean} ± {error} points on average. From and To are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact chance.</source>
        <translation>模拟：{games}，平均 {mean} ± {error} 分。“下限”和“上限”是 95% 区间（Wilson）的两端；20 个这样的区间中有 19 个包含精确概率。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>All chances and averages are exact: each sheet and each roll is followed to the end.</source>
        <translation>所有概率和平均值都是精确的：计分表的每种填法、每一掷都一直算到最后。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Best play scores exactly {mean} points on average; the other players&apos; averages come from a million games.</source>
        <translation>最佳打法的平均得分精确值为 {mean} 分；其他玩家的平均得分来自一百万局模拟。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Yacht: final scores</source>
        <translation>快艇骰子：最后得分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>How often a computer player&apos;s games of Yacht end with each score.</source>
        <translation>电脑玩家玩快艇骰子时，一局以每种得分结束的频率。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>find how often a computer player&apos;s games of Yacht end with each score</source>
        <translation>找出电脑玩家玩快艇骰子时，一局以每种得分结束的频率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Dice rolled at each score</source>
        <translation>这种策略在各种比分下掷几颗</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Notes</source>
        <comment>a player&apos;s</comment>
        <translation>备注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Not reviewed</source>
        <translation>未复盘</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice for {day}</source>
        <translation>{day} 的骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>Dice without a seal</source>
        <translation>没有封印的骰子</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>1 note</source>
        <comment>{count} notes</comment>
        <translation>
            <numerusform>{count} 条备注</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>star</source>
        <translation>星标</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <source>No notes</source>
        <translation>没有备注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Round {round}: {faces} = {total}</source>
        <translation>第 {round} 轮：{faces} = {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Casters</source>
        <translation>掷骰者</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Pause before the computer throws</source>
        <translation>电脑掷骰之前的停顿</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Caster {seat}</source>
        <translation>{seat} 号掷骰者</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/table.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>Nobody</source>
        <translation>无人</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/seats_card.py"/>
        <source>▸ {seat}</source>
        <translation>▸ {seat}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>What the come-out roll decides</source>
        <translation>首掷如何定输赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>▸ {main}</source>
        <translation>▸ {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Come-out roll, by main</source>
        <translation>各主点的首掷结果</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>W</source>
        <translation>赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>L</source>
        <translation>输</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>The 36 rolls of two dice, and what each one does</source>
        <translation>两颗骰子的 36 种组合，以及每种的结果</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Nothing to calculate: this choice decides nothing by itself.</source>
        <translation>没有什么可以计算：这个选择本身不决定任何事。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>First die {face}</source>
        <translation>第一颗骰子 {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>First die</source>
        <translation>第一颗骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Second die {face}</source>
        <translation>第二颗骰子 {face}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>{win}: win, {loss}: loss, {again}: throw again</source>
        <translation>{win}：赢，{loss}：输，{again}：再掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: win</source>
        <translation>主点 {main}，机会点 {chance}：赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: lose</source>
        <translation>主点 {main}，机会点 {chance}：输</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}, chance {chance}: throw again</source>
        <translation>主点 {main}，机会点 {chance}：再掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Main {main}: win on {wins}; lose on {loses}; throw again on {goes_on}.</source>
        <translation>主点 {main}：掷出 {wins} 赢，掷出 {loses} 输，掷出 {goes_on} 再掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>{row} The chance is {chance}.</source>
        <translation>{row}机会点是 {chance}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>Chance</source>
        <translation>机会点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>Losses in a row</source>
        <translation>连输</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>{losses} of {all}</source>
        <translation>{losses} / {all}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>Losses in a row: {said}</source>
        <translation>连输：{said}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>best main: {chance}</source>
        <translation>最佳主点  {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>{chance}</source>
        <translation>{chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Choose main {main} ({main})</source>
        <translation>选主点 {main} ({main})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Main {main}, the best choice: wins {chance} of rounds</source>
        <translation>主点 {main}（最佳）：每轮胜率 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>Main {main}: wins {chance} of rounds</source>
        <translation>主点 {main}：每轮胜率 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Exactly {win}. A round takes {mean} throws on average ({throws}).</source>
        <translation>精确值为 {win}。一轮平均掷 {mean} 次（{throws}）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win rate with main {main}: {percent}</source>
        <translation>主点 {main} 的胜率 {percent}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Odds of winning this round: {wins} in {all}</source>
        <translation>这一轮的胜率：{wins}/{all}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{ways} ways make the chance ({chance})</source>
        <translation>有{ways}种组合掷出机会点 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{made}; {ways} make the main ({main}). True odds: {odds}.</source>
        <translation>{made}，有{ways}种组合掷出主点 {main}。真实赔率：{odds}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{lead}; true odds: {odds}</source>
        <translation>{lead}，真实赔率：{odds}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>two</source>
        <translation>两</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>four</source>
        <translation>四</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>five</source>
        <translation>五</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>six</source>
        <translation>六</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Throw</source>
        <translation>掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Rules, odds and casters</source>
        <translation>规则、概率和掷骰者</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Choose main {main}</source>
        <translation>选主点 {main}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Undo your last throw (Ctrl+Z)</source>
        <translation>撤销你的上一掷 (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Rules, odds and casters (D)</source>
        <translation>规则、概率和掷骰者 (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Throw for main {main}</source>
        <translation>以主点 {main} 掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>The chosen players join the next game. Press N to start it.</source>
        <translation>所选的玩家从下一局起入座。按 N 开始下一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Any key</source>
        <translation>任意键</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{name}: the best turn ever!</source>
        <translation>{name}：历史最佳的一手！</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The best turn ever!</source>
        <translation>历史最佳的一手！</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>The turn is over</source>
        <translation>这一手结束了</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Round {round}</source>
        <translation>第 {round} 轮</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{which} · {won}</source>
        <translation>{which} · {won}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>One round short of the best turn ever</source>
        <translation>离历史最佳的一手只差一轮</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Throw {throw}</source>
        <translation>第 {throw} 掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>You have the dice</source>
        <translation>骰子在你手上</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>{name}
has the dice</source>
        <translation>{name}
拿到骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Choose a main, then throw</source>
        <translation>选好主点，然后掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win as many rounds as you can: two losses in a row end your turn</source>
        <translation>尽量多赢几轮：连输两轮，这一手就结束</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <location filename="../../dicedesk/ui/games/hazard/board.py"/>
        <source>{name}: {score}</source>
        <translation>{name}：{score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press N for a new game</source>
        <translation>按 N 开始新的一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press any key to skip ahead</source>
        <translation>按任意键跳过</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press Enter to pass the dice</source>
        <translation>按回车交出骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press 5–9 for the main, Enter to throw</source>
        <translation>按 5–9 选主点，按回车掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Press Enter to throw</source>
        <translation>按回车掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Win the most rounds: two losses in a row end your turn</source>
        <translation>谁赢的轮数最多，谁就获胜；连输两轮，骰子就交给下一位</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Rounds won: {won}</source>
        <translation>已赢轮数：{won}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Rounds won: {won} · best turn ever: {best}</source>
        <translation>已赢轮数：{won} · 历史最佳：{best}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Pass the dice</source>
        <translation>交出骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Take the dice</source>
        <translation>接过骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Swine Swap</source>
        <translation>猪猪交换</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Commentary</source>
        <translation>解说</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Left player</source>
        <translation>左边的玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Right player</source>
        <translation>右边的玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>A friend at this computer</source>
        <translation>同一台电脑上的朋友</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>See the strategies…</source>
        <translation>查看策略…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Pause before the computer rolls</source>
        <translation>电脑掷骰之前的停顿</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>die</source>
        <comment>dice</comment>
        <translation>
            <numerusform>颗</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>Choose this number of dice ({key})</source>
        <translation>选这个骰子数 ({key})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>{chance} to win, the best choice</source>
        <translation>胜率 {chance}，最佳选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>{chance} to win</source>
        <translation>胜率 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>0 dice: Free Bacon, plus {points}</source>
        <translation>0 颗骰子：免费培根，加 {points} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/ui/games/hog/choices.py"/>
        <source>Bacon +{points}</source>
        <translation>培根 +{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/board.py"/>
        <source>to {goal}</source>
        <translation>目标 {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/board.py"/>
        <source>{name}: {score} of {goal}</source>
        <translation>{name}：{score} / {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Roll the dice</source>
        <translation>掷骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Show the chances</source>
        <translation>显示这一回合的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Commentary and players</source>
        <translation>解说和玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Undo your last turn (Ctrl+Z)</source>
        <translation>撤销你的上一回合 (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Commentary and players (D)</source>
        <translation>解说和玩家 (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Take Free Bacon</source>
        <translation>拿免费培根</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Press 0–9 (T for ten) to choose, Enter to roll</source>
        <translation>按 0–9 选颗数（T 为十颗），按回车掷骰</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <source>Choose 1 die</source>
        <comment>Choose {count} dice</comment>
        <translation>
            <numerusform>选 {count} 颗骰子</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You go first</source>
        <translation>你先手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} goes first</source>
        <translation>{name}先手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Turn {turn}</source>
        <translation>第 {turn} 回合</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Roll 1 die</source>
        <comment>Roll {count} dice</comment>
        <translation>
            <numerusform>掷 {count} 颗骰子</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>first turn</source>
        <translation>先手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>no turn yet</source>
        <translation>还没轮到</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Redone</source>
        <translation>已重做</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Current hand</source>
        <translation>当前牌型</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hand</source>
        <translation>牌型</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Example: {dice}</source>
        <translation>例如 {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hand number</source>
        <translation>第几手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>Rolls left</source>
        <translation>剩余掷数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <source>Before the hand</source>
        <translation>这一手开始前</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/position_fields.py"/>
        <location filename="../../dicedesk/games/yacht/position_fields.py"/>
        <source>1 roll left</source>
        <comment>{count} rolls left</comment>
        <translation>
            <numerusform>还剩 {count} 掷</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Payouts</source>
        <translation>赔付表</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Payout and chance of each hand</source>
        <translation>各牌型的赔付和概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Show what to keep (B)</source>
        <translation>显示该保留的骰子 (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>This game</source>
        <translation>这一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Hands in this game</source>
        <translation>这一局的各手记录</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Holding now pays {pays}</source>
        <translation>现在停手得 {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Holding now pays nothing</source>
        <translation>现在停手没有赔付</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>less than {chance}</source>
        <translation>低于 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Chance to reach {award} before going broke: {chance}</source>
        <translation>输光之前达到 {award} 的概率：{chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>If you {choice}: {worth} on average</source>
        <translation>如果{choice}：平均得 {worth}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>hold</source>
        <translation>停手</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>With best play, a game takes 1 hand on average.</source>
        <comment>With best play, a game takes {count} hands on average.</comment>
        <translation>
            <numerusform>按最佳打法，一局平均要 {count} 手。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep nothing</source>
        <translation>一颗不留</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>keep {faces}</source>
        <translation>保留 {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Bankroll: {bankroll} of {award}</source>
        <translation>资金：{bankroll} / {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>Par is the number of hands that best play needs on average. The mark on the bar is the bankroll that is on par now.</source>
        <translation>标准手数是最佳打法平均需要的手数。条上的标记是现在与标准持平的资金。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>{ante} at stake</source>
        <translation>已下注 {ante}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>broke</source>
        <translation>输光</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/board.py"/>
        <source>{bankroll} · Major Award</source>
        <translation>{bankroll} · 大奖</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Play or re-roll</source>
        <translation>开始一手或重掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Preparing the exercise…</source>
        <translation>正在准备练习…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Hold and score</source>
        <translation>停手计分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Press Enter to continue or W to see why</source>
        <translation>按回车继续，按 W 看理由</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Why this is the best choice (W)</source>
        <translation>为什么这是最佳选择 (W)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Show what to keep</source>
        <translation>显示该保留的骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Quit this game</source>
        <translation>退出这一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Payouts, chances and hands</source>
        <translation>赔付、概率和各手记录</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/keeping.py"/>
        <source>Keep die {die}</source>
        <translation>保留第 {die} 颗骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Quit (Q)</source>
        <translation>退出 (Q)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Hold and score (H)</source>
        <translation>停手计分 (H)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/tab.py"/>
        <source>Payouts, chances and hands (D)</source>
        <translation>赔付、概率和各手记录 (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/table/columns.py"/>
        <source>Undo (Ctrl+Z)</source>
        <translation>撤销 (Ctrl+Z)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A hand costs {ante}: five dice, and up to two re-rolls</source>
        <translation>一手要付 {ante}：掷五颗骰子，最多重掷两次</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Major Award!</source>
        <translation>大奖！</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Correct: that is the best choice.</source>
        <translation>正确：这就是最佳选择。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Correct: within {cost} of the best choice.</source>
        <translation>正确：与最佳选择只差 {cost}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Choice in the game: {choice}.</source>
        <translation>对局中的选择：{choice}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This exercise comes back in 10 minutes.</source>
        <translation>这道题 10 分钟后再次出现。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This exercise comes back in 1 day.</source>
        <comment>This exercise comes back in {count} days.</comment>
        <translation>
            <numerusform>这道题 {count} 天后再次出现。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Dice {faces}</source>
        <translation>骰子 {faces}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 learned</source>
        <comment>{count} learned</comment>
        <translation>
            <numerusform>已掌握 {count} 道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 total</source>
        <comment>{count} total</comment>
        <translation>
            <numerusform>共 {count} 道</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Streak: {streak} · best: {best}</source>
        <translation>连续答对：{streak} · 最多：{best}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Looking for mistakes to practice…</source>
        <translation>正在查找可练习的失误…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No mistakes yet. When you make one, it comes back here as an exercise. Until then, try the “Random positions” exercises.</source>
        <translation>还没有错误。你一旦出错，那个局面就会作为练习题出现在这里。在此之前，可以做“随机局面”的练习题。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No exercises are due now. Next exercise: {moment}.</source>
        <translation>现在没有待练习的题。下一题的时间：{moment}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Turn {start} into {award}</source>
        <translation>把 {start} 变成 {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Hand {hand} · roll {roll} of {rolls}</source>
        <translation>第 {hand} 手 · 第 {roll} 掷，共 {rolls} 掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Play a hand for {ante}</source>
        <translation>花 {ante} 打一手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Reach {award} before you go broke.</source>
        <translation>在输光之前达到 {award}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>One pair pays nothing, two pair pays half the {ante} ante, and better hands pay more.</source>
        <translation>一对没有赔付，两对赔 {ante} 的一半，更好的牌型赔得更多。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A hand of five dice costs {ante}.</source>
        <translation>一手掷五颗骰子，要付 {ante}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>You can re-roll the other dice up to twice.</source>
        <translation>其余的骰子最多可以重掷两次。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Roll once more for a better hand, or hold (H) to be paid for this one.</source>
        <translation>再掷一次，争取更好的牌型；或者停手 (H)，按现在的牌型得到赔付。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>{sign} {choice}: {verdict}, costs {hands} hands</source>
        <translation>{sign} {choice}：{verdict}，代价 {hands} 手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>One die short of the Major Award: {hand}</source>
        <translation>离大奖只差一颗骰子：{hand}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Re-roll 1 die</source>
        <comment>Re-roll {count} dice</comment>
        <translation>
            <numerusform>重掷 {count} 颗骰子</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Enter to ask the Oracle</source>
        <translation>按回车求问神谕</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Enter to play, Q to quit</source>
        <translation>按回车开始一手，按 Q 退出</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Click a die or press 1–5 to keep it</source>
        <translation>点击骰子或按 1–5 保留</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Q again to give up the {ante} ante and leave with {bankroll}</source>
        <translation>现在退出会输掉 {ante} 底注。再按一次 Q，带着 {bankroll} 离开</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Keep dice that match: click them or press 1–5.</source>
        <translation>保留相同的骰子：点击它们，或按 1–5。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Press Q again to end this game with {bankroll}</source>
        <translation>再按一次 Q，带着 {bankroll} 结束这一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <source>The games folder is available again. Your games are being saved.</source>
        <translation>游戏文件夹又可以使用了。你的对局正在保存。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/store.py"/>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Not saved: {error}</source>
        <translation>未保存：{error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Counted or casual</source>
        <translation>计入成绩或休闲</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>The next game is casual: the coach is available.</source>
        <translation>下一局是休闲局：你可以问教练。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>The next game counts.</source>
        <translation>下一局计入成绩。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>New names take effect in the next game. Press N to start it.</source>
        <translation>新名字从下一局起生效。按 N 开始下一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>There is a new daily game tomorrow.</source>
        <translation>明天会有新的每日一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>{name}&apos;s turn: press Enter to see the move</source>
        <translation>轮到“{name}”：按回车看这一步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>{saved} · casual game</source>
        <translation>{saved} · 休闲局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>These dice were fixed before the first roll. Seal: {seal}</source>
        <translation>这些骰子在第一掷之前就已定好。封印：{seal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Seed: {seed}</source>
        <translation>种子：{seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: sealed {seal}…</source>
        <translation>骰子：已封存 {seal}…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Not saved yet: another program is using the saved games</source>
        <translation>尚未保存：另一个程序正在使用已保存的对局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Saved as a copy: another window continued this game</source>
        <translation>已另存为副本：另一个窗口继续了这一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: from another game</source>
        <translation>骰子：来自另一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>These are real dice, typed in by hand; nothing can prove what they showed.</source>
        <translation>这些是真实的骰子，点数由手动输入；谁也无法证明掷出了什么。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The dice for {day} are the same for everyone, and anyone can calculate them from the date. They test your choices, not your luck.</source>
        <translation>{day} 的骰子对所有人都相同，谁都可以根据日期算出来。这些骰子考验的是你的选择，不是你的运气。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>These dice come from a challenge that names another game ({game}). Anyone who has the challenge can calculate them.</source>
        <translation>这些骰子来自一个挑战，挑战中写明骰子出自另一局（{game}）。拿到挑战的人都能算出这些骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The seal was fixed first, and your word came after it; together they determine every die. Anyone who notes the seal before the first roll can check afterward that no die was changed. Until the game is over, anyone who can read its files, including you, can find out what the dice will show.</source>
        <translation>先定下封印，然后才有你的词；两者一起决定每一颗骰子的点数。谁在第一掷之前记下封印，谁就可以在事后核对，确认没有一颗骰子被改过。这一局结束之前，凡是能读取对局文件的人，包括你自己，都能查出接下来会掷出什么。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: {kind}</source>
        <translation>骰子：{kind}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>This game&apos;s dice come from seed {number}. Anyone who knows the seed can calculate the dice in advance, so the game cannot prove it was fair.</source>
        <translation>这一局的骰子由种子 {number} 得出。知道种子的人可以事先算出骰子，所以无法证明这一局是公平的。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/fair/sealed.py"/>
        <source>The seal was fixed first, and your word came after it; together they determine every die. Anyone who noted the seal before the first roll can check that no die was changed. Even so, the owner of the files could have known the dice in advance.</source>
        <translation>先定下封印，然后才有你的词；两者一起决定每一颗骰子的点数。谁在第一掷之前记下了封印，谁就可以核对，确认没有一颗骰子被改过。尽管如此，文件的主人仍有可能事先知道骰子的点数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: seed {number}, not sealed</source>
        <translation>骰子：种子 {number}，未封存</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 and 12 pay double</source>
        <translation>2 和 12 赔双倍</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 pays double, 12 pays triple</source>
        <translation>2 赔双倍，12 赔三倍</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>don&apos;t</source>
        <translation>不来注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>lay</source>
        <translation>卖</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>place {odds}</source>
        <translation>位注 {odds}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>lose</source>
        <translation>输</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>come</source>
        <translation>来注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>buy</source>
        <translation>买</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>bar 12</source>
        <translation>12 打平</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>COME</source>
        <translation>来注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>FIELD   2 · 3 · 4 · 9 · 10 · 11 · 12</source>
        <translation>场注   2 · 3 · 4 · 9 · 10 · 11 · 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>Odds</source>
        <translation>赔率注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>lay odds</source>
        <translation>反向赔率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>PASS LINE</source>
        <translation>过线</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>take odds</source>
        <translation>正向赔率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 pays triple, 12 pays double</source>
        <translation>2 赔三倍，12 赔双倍</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/printing.py"/>
        <source>2 and 12 pay triple</source>
        <translation>2 和 12 赔三倍</translation>
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
        <translation>花旗骰台面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/ui/games/craps/layout/view.py"/>
        <source>Hop bets</source>
        <translation>跳注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/layout/view.py"/>
        <source>Bets that the next roll is exactly these two faces</source>
        <translation>押下一掷正好是这两个点数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Die {die} shows {face} and is kept.</source>
        <translation>第 {die} 颗骰子是 {face} 点，保留。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Die {die} shows {face}.</source>
        <translation>第 {die} 颗骰子是 {face} 点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>keep</source>
        <comment>a die</comment>
        <translation>保留</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>re-roll</source>
        <comment>a die</comment>
        <translation>重掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/choosing.py"/>
        <source>Your choice: {verdict}.</source>
        <translation>你的选择：{verdict}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Roll speed: {speed}</source>
        <translation>掷骰速度：{speed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Off: the dice land at once</source>
        <translation>关：骰子立刻落定</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Fast</source>
        <translation>快</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Normal</source>
        <translation>正常</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/dice_look.py"/>
        <source>Slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>Die {die} shows {face} and is kept</source>
        <translation>第 {die} 颗骰子是 {face} 点，保留</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>Die {die} shows {face}</source>
        <translation>第 {die} 颗骰子是 {face} 点</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/base/dice/tray.py"/>
        <source>1 die: {faces}</source>
        <comment>{count} dice: {faces}</comment>
        <translation>
            <numerusform>{count} 颗骰子：{faces}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/game_frame.py"/>
        <source>Back to the table (Esc)</source>
        <translation>返回游戏 (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>Magic 8 Ball</source>
        <translation>魔法 8 号球</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>No question asked yet.</source>
        <translation>还没有提过问题。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/poker_dice/oracle_ball.py"/>
        <source>Shaking…</source>
        <translation>正在摇…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/game_tabs.py"/>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the game record</source>
        <translation>保存游戏记录</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Files…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Records (*.dice)</source>
        <translation>游戏记录 (*.dice)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Export games</source>
        <translation>导出对局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Saving games…</source>
        <translation>正在保存对局…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game saved as {name}</source>
        <comment>{count} games saved as {name}</comment>
        <translation>
            <numerusform>已将 {count} 局保存为 {name}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Importing game records…</source>
        <translation>正在导入游戏记录…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The game record could not be saved: {reason}</source>
        <translation>无法保存游戏记录：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Game record saved as {name}</source>
        <translation>游戏记录已保存为 {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Everywhere</source>
        <translation>通用</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>The guided turn works only in a game you are playing.</source>
        <translation>入门引导需要一局由你自己玩的游戏。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Choose yourself as a player and start a new game.</source>
        <translation>请把你自己选为玩家，然后开始新的一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Again: “Guided turn” in Help.</source>
        <translation>再看一遍：“帮助”中的“入门引导”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Record</source>
        <translation>记录</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Open game record…</source>
        <translation>打开游戏记录…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Today&apos;s game</source>
        <translation>今日一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>New game with your own dice</source>
        <translation>用自己的骰子开始新的一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>This game cannot be sent to a friend.</source>
        <translation>这一局不能发给朋友。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Save game record…</source>
        <translation>保存游戏记录…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Replay this game</source>
        <translation>回放这一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/ending_picture.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Review this game</source>
        <translation>复盘这一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Dice for this game…</source>
        <translation>这一局的骰子…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Any position…</source>
        <translation>任意局面…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>How play is rated</source>
        <translation>如何评价选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Any position</source>
        <translation>任意局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>How dice are calculated</source>
        <translation>骰子如何计算</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Restore a backup…</source>
        <translation>从备份恢复…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/backups.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Quit DiceDesk</source>
        <translation>退出 DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Hog strategies…</source>
        <translation>猪猪骰策略…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Turn sound on or off</source>
        <translation>打开或关闭声音</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Rules of this game</source>
        <translation>本游戏的规则</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Find a command…</source>
        <translation>查找命令…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>challenge</source>
        <translation>挑战</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>answer</source>
        <translation>应战</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the answer</source>
        <translation>保存应战记录</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save the challenge</source>
        <translation>保存挑战</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file could not be saved: {reason}</source>
        <translation>无法保存文件：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Answer saved. Send this file to {name}.</source>
        <translation>应战记录已保存。请把这个文件发给{name}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Challenge saved. Send this file to a friend.</source>
        <translation>挑战已保存。请把这个文件发给朋友。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Open game records</source>
        <translation>打开游戏记录</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Reading {files}…</source>
        <translation>正在读取 {files}…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>1 more file was not opened.</source>
        <comment>{count} more files were not opened.</comment>
        <translation>
            <numerusform>还有 {count} 个文件没有打开。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Send your answer to {name}.</source>
        <translation>把你的应战记录发给{name}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file is the record of your game. {name} can read all of your moves.</source>
        <translation>文件就是你这一局的记录。{name}能看到你的每一步。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save answer…</source>
        <translation>保存应战记录…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Challenge a friend to play with the same dice.</source>
        <translation>向朋友挑战，用同样的骰子玩一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>The file has your name, your result and the cost of your choices, but not your moves.</source>
        <translation>文件里有你的名字、结果和选择的代价，但没有你的各步。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Save challenge…</source>
        <translation>保存挑战…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Send to a friend</source>
        <translation>发给朋友</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Your name</source>
        <translation>你的名字</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <source>Name of player {seat}</source>
        <translation>{seat} 号玩家的名字</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>This name cannot be used.</source>
        <translation>不能使用这个名字。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/records.py"/>
        <source>Type your name.</source>
        <translation>请输入你的名字。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>No voice</source>
        <translation>无语音</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Voice on</source>
        <translation>语音开</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Voice off</source>
        <translation>语音关</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/words.py"/>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{sentences} {next}</source>
        <translation>{sentences}{next}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/words.py"/>
        <source>{number}: show how it is calculated</source>
        <translation>{number}，查看计算过程</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/record.py"/>
        <source>Player: {names}</source>
        <comment>Players: {names}</comment>
        <translation>
            <numerusform>玩家：{names}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Enter: throw both dice.</source>
        <translation>回车：掷两颗骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>bet NAME DOLLARS: NAME is one of {names}</source>
        <translation>bet 名称 金额：可选 {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type a bet (bet NAME DOLLARS), or press Enter to roll:</source>
        <translation>下注（bet 名称 金额），或按回车掷骰：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Enter: roll both dice.</source>
        <translation>回车：掷两颗骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>bet hop-5-2 DOLLARS: bet that the next roll is a 5 and a 2; you can name any two faces.</source>
        <translation>bet hop-5-2 金额：押下一掷是 5 和 2；任意两个点数都可以。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>odds on, odds off: choose whether odds on come bets work on a come-out roll.</source>
        <translation>odds on、odds off：来注赔率注在首掷时是否生效。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>work on, work off: choose whether bets that are normally off on a come-out roll work anyway.</source>
        <translation>work on、work off：通常在首掷时不生效的注，是否让它们生效。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>leave: leave the table for good.</source>
        <translation>leave：就此离桌。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>take-down NAME: NAME is one of {names}</source>
        <translation>take-down 名称：可选 {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Bankroll {bankroll}; come-out roll.</source>
        <translation>资金 {bankroll}；首掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>{bet}: {amount}, pays {pays}, off on this roll</source>
        <translation>{bet}：{amount}，赔 {pays}，这一掷不生效</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>You bet dollars from your bankroll and roll two dice. The first roll is the come-out roll: the pass bet wins on 7 and 11 and loses on 2, 3 and 12. Any other number becomes the point.</source>
        <translation>你用资金下注（以美元计），然后掷两颗骰子。第一掷叫作首掷：掷出 7 或 11，过线 (pass) 赢；掷出 2、3 或 12，过线输；掷出其他数字，它就成为目标点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Once there is a point, keep rolling. If the point comes first, pass wins; if a 7 comes first, pass loses. Either way, a new come-out roll follows.</source>
        <translation>有了目标点就一直掷：先掷出目标点，过线赢；先掷出 7，过线输。无论输赢，下一掷又是首掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type “bet pass 10” to bet $10 on pass, and press Enter to roll. Once there is a point, “bet pass-odds 20” adds odds to your pass bet; they pay at true odds.</source>
        <translation>输入“bet pass 10”在过线上押 $10，再按回车掷骰。有了目标点之后，可以输入“bet pass-odds 20”，给过线加上 $20 赔率注；赔率注按真实赔率赔付。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Type ? for the names of all bets you can make now. “take-down NAME” takes down a bet if the rules allow it.</source>
        <translation>输入 ? 查看现在可以下的所有注的名称。如果一注可以撤下，输入“take-down 名称”就能撤下它。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>The house rules decide which bets are offered and what they pay. “dicedesk odds craps” lists the odds and the house edge of each bet.</source>
        <translation>有哪些注、各赔多少，由赌场规则决定。用“dicedesk odds craps”查看每种注的概率和庄家优势。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>The game ends when you go broke or type “leave”.</source>
        <translation>输光或输入“leave”时，这一局结束。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>the house rules</source>
        <translation>赌场规则</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>Bankroll {bankroll}; the point is {point}.</source>
        <translation>资金 {bankroll}；目标点是 {point}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/prompt.py"/>
        <source>{bet}: {amount}, pays {pays}</source>
        <translation>{bet}：{amount}，赔 {pays}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Which main, 5 to 9?</source>
        <translation>选哪个主点（5 到 9）？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>{name}, which main, 5 to 9?</source>
        <translation>{name}，选哪个主点（5 到 9）？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Type a main, a number from 5 to 9.</source>
        <translation>请输入主点（5 到 9 的一个数）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>5 to 9: the main of this round. 7 wins most often.</source>
        <translation>5 到 9：这一轮的主点。7 的胜率最高。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Rounds won: {won}, lost: {lost}.</source>
        <translation>赢 {won} 轮，输 {lost} 轮。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Press Enter to throw.</source>
        <translation>请按回车掷骰。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>{name}, press Enter to throw.</source>
        <translation>{name}，按回车掷骰。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Main {main}: the come-out roll.</source>
        <translation>主点 {main}：首掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Main {main}, chance {chance}: {chance} wins, {main} loses.</source>
        <translation>主点 {main}，机会点 {chance}：掷出 {chance} 赢，掷出 {main} 输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>The caster throws two dice, round after round, until two rounds are lost in a row. The score is the number of rounds won.</source>
        <translation>掷骰者掷两颗骰子，一轮接一轮地玩，直到连输两轮为止。得分就是赢得的轮数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Each round, type a main from 5 to 9, then press Enter to throw.</source>
        <translation>每一轮先输入主点（5 到 9），再按回车掷骰。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>On the first throw, the main wins at once; so do 11 with main 7, and 12 with main 6 or 8. 2 and 3 lose at once, and so do 11 and 12 with any other main.</source>
        <translation>首掷掷出主点，当场赢；主点是 7 时掷出 11，主点是 6 或 8 时掷出 12，也当场赢。首掷掷出 2 或 3，当场输；主点是其他数时掷出 11 或 12，也当场输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>Any other sum becomes your chance. Keep throwing: the chance wins the round, and the main loses it.</source>
        <translation>掷出其他点数，它就成为你的机会点。接着一直掷：掷出机会点赢这一轮，掷出主点输这一轮。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>With several casters, each takes one turn with the dice. The caster who wins the most rounds wins the game.</source>
        <translation>如果有几名掷骰者，每人掷一手，赢得轮数最多的人获胜。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/prompt.py"/>
        <source>how many casters take part</source>
        <translation>有几名掷骰者</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>How many dice, 0 to 10?</source>
        <translation>掷几颗骰子（0 到 10）？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>{name}, how many dice, 0 to 10?</source>
        <translation>{name}，掷几颗骰子（0 到 10）？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type how many dice to roll, a number from 0 to 10.</source>
        <translation>请输入要掷的骰子数（0 到 10）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>1 to 10: roll that many dice and score their sum, or just 1 point if any die shows a 1.</source>
        <translation>1 到 10：掷这么多颗骰子，得分是点数之和；但只要有一颗掷出 1，就只得 1 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>{first} {score}–{other_score} {second}, first to {goal}</source>
        <translation>{first} {score} : {other_score} {second}，先到 {goal} 者胜</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>You and your opponent take turns. The game ends after the first turn that leaves either of you at {goal} or more, and the higher score wins.</source>
        <translation>你和对手轮流掷骰。任何一回合结束时，只要有一方达到或超过 {goal} 分，这一局就结束，分数高的一方获胜。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type how many dice to roll, 1 to 10. You score the sum of their faces, but just 1 point if any die shows a 1: that is Pig Out.</source>
        <translation>输入要掷几颗骰子（1 到 10）。得分是点数之和；但只要有一颗掷出 1，就只得 1 分，这叫“猪翻车”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>Type 0 for Free Bacon. You roll no dice and score twice the tens digit of your opponent&apos;s score, minus the ones digit, but at least 1 point. Against 83, you score 13.</source>
        <translation>输入 0 拿“免费培根”：不掷骰子，得分是对手分数的十位数字乘 2 再减去个位数字，最少得 1 分。对手 83 分时得 13 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>After each turn, look at the last two digits of both scores. If the digits of one score are as far apart as those of the other, the scores are swapped: that is Swine Swap. With 49 against 83, the digits of both scores are 5 apart, so you get 83 and your opponent gets 49.</source>
        <translation>每回合之后，看双方分数的末两位数字各相差多少。如果双方的差相同，分数就互相交换，这叫“猪猪交换”。例如 49 比 83，双方的数字都相差 5，于是你有 83 分，对手有 49 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>The swap comes before the game can end, so you can swap your win away.</source>
        <translation>先交换分数，再看这一局是否结束，所以交换可能让你失去胜利。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>who goes first</source>
        <translation>谁先手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>0: take Free Bacon for {points}.</source>
        <translation>0：免费培根，现在得 {points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/prompt.py"/>
        <source>who plays against you</source>
        <translation>谁做你的对手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Press Enter to play a hand, or type Q to quit.</source>
        <translation>按回车开始一手，或输入 Q 退出。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Press Enter to pay {ante} and roll, or type Q to quit:</source>
        <translation>按回车付 {ante} 并掷骰，或输入 Q 退出：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Major Award! Ask the Magic 8 Oracle a question:</source>
        <translation>大奖！向魔法 8 号神谕提一个问题：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the dice to re-roll (such as 2 3 5), H to hold, or Q to quit:</source>
        <translation>输入要重掷的骰子（例如 2 3 5），或输入 H 停手、Q 退出：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Q: leave the table for good; if a hand is in progress, you lose its ante.</source>
        <translation>Q：就此离桌；如果这一手已经开始，就会输掉底注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Enter: pay the ante and roll five dice.</source>
        <translation>回车：付底注，掷五颗骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>2 3 5: re-roll the second, third and fifth dice; the dice are numbered 1 to 5.</source>
        <translation>2 3 5：重掷第二、第三和第五颗骰子；1 到 5 任选。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>H: hold and score the hand as it is.</source>
        <translation>H：停手，按现在的骰子计分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Roll {roll} of {rolls}</source>
        <translation>第 {roll} 掷，共 {rolls} 掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Bankroll {bankroll}; the Major Award is at {award}.</source>
        <translation>资金 {bankroll}；达到 {award} 即得大奖。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the numbers of the dice to re-roll (such as 2 3 5), H to hold, or Q to quit.</source>
        <translation>请输入要重掷的骰子的编号（例如 2 3 5），或输入 H 停手、Q 退出。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>You start with {bankroll}. Reach {award} and you win the Major Award: the Magic 8 Oracle answers your question. You go broke if you cannot pay for another hand.</source>
        <translation>你一开始有 {bankroll} 资金。达到 {award}，你就赢得大奖：魔法 8 号神谕会回答你的一个问题。如果付不起下一手的底注，你就输光了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>A hand costs {ante}. Press Enter to pay and roll five dice. Then you can re-roll any of them, up to twice.</source>
        <translation>每一手要付 {ante} 底注。按回车付底注并掷五颗骰子，然后可以重掷其中任意几颗，最多重掷两次。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type the numbers below the dice you want to re-roll (such as “2 3 5”), or type H to hold the hand as it is.</source>
        <translation>输入要重掷的骰子下方的编号，例如“2 3 5”；输入 H 就停手，按现在的骰子计分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Five of a kind pays {five}, four of a kind {four}, a straight {straight}, a full house {house}, three of a kind {three} and two pair {two}. Anything else pays nothing.</source>
        <translation>五条赔 {five}，四条赔 {four}，顺子赔 {straight}，葫芦赔 {house}，三条赔 {three}，两对赔 {two}。其他牌型不赔。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Type Q to quit. If you quit during a hand, you lose its ante.</source>
        <translation>输入 Q 退出。一手打到一半时退出，会输掉底注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{name}: your move?</source>
        <translation>{name}：轮到你了，怎么选？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>You can type: {moves}</source>
        <translation>可以输入：{moves}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what}: {allowed} (default: {default})</source>
        <translation>{what}：{allowed}（默认：{default}）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what}: {allowed}</source>
        <translation>{what}：{allowed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>{what} (default: {default})</source>
        <translation>{what}（默认：{default}）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Play</source>
        <comment>group of commands</comment>
        <translation>玩游戏</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Records and history</source>
        <translation>记录与历史</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Review, advice and odds</source>
        <translation>复盘、建议与概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>Lab and contests</source>
        <translation>实验室与竞赛</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/jobs/worker.py"/>
        <source>the worker process ended unexpectedly</source>
        <translation>工作进程意外退出</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/jobs/own_process.py"/>
        <source>the worker process could not be started</source>
        <translation>工作进程无法启动</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/dice.py"/>
        <source>This move rolls 1 die; faces given: {given}.</source>
        <comment>This move rolls {count} dice; faces given: {given}.</comment>
        <translation>
            <numerusform>这一步要掷 {count} 颗骰子；给出的点数：{given} 个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/core/fair/verify.py"/>
        <source>The seal and the only die check out.</source>
        <comment>The seal and all {count} dice check out.</comment>
        <translation>
            <numerusform>封印和 {count} 颗骰子都核对无误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{reason}. Second loss in a row: the turn ends with 1 round won</source>
        <comment>{reason}. Second loss in a row: the turn ends with {count} rounds won</comment>
        <translation>
            <numerusform>{reason}，已经连输两轮：这一手到此为止，赢 {count} 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{sum} point</source>
        <comment>{sum} points</comment>
        <translation>
            <numerusform>{sum} 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You rolled 1 die: {points}</source>
        <comment>You rolled {count} dice: {points}</comment>
        <translation>
            <numerusform>你掷了 {count} 颗骰子：{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} rolled 1 die: {points}</source>
        <comment>{name} rolled {count} dice: {points}</comment>
        <translation>
            <numerusform>{name}掷了 {count} 颗骰子：{points}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You won, {high} to {low}</source>
        <translation>你赢了，{high} 比 {low}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You lost, {low} to {high}</source>
        <translation>你输了，{low} 比 {high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} won, {high} to {low}</source>
        <translation>“{name}”赢了，{high} 比 {low}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You were 1 point short of {goal}</source>
        <comment>You were {count} points short of {goal}</comment>
        <translation>
            <numerusform>你离 {goal} 分只差 {count} 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} was 1 point short of {goal}</source>
        <comment>{name} was {count} points short of {goal}</comment>
        <translation>
            <numerusform>{name}离 {goal} 分只差 {count} 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>1 point: your biggest gain yet</source>
        <comment>{count} points: your biggest gain yet</comment>
        <translation>
            <numerusform>{count} 分：你迄今最大的收获</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>1 point: the biggest gain yet for {name}</source>
        <comment>{count} points: the biggest gain yet for {name}</comment>
        <translation>
            <numerusform>{count} 分：{name}迄今最大的收获</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>You roll 1 die: {faces}  +{points}</source>
        <comment>You roll {count} dice: {faces}  +{points}</comment>
        <translation>
            <numerusform>你掷 {count} 颗骰子：{faces}  +{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{name} rolls 1 die: {faces}  +{points}</source>
        <comment>{name} rolls {count} dice: {faces}  +{points}</comment>
        <translation>
            <numerusform>{name}掷 {count} 颗骰子：{faces}  +{points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/oracle.py"/>
        <source>You turned {stake} into {bankroll} in 1 hand</source>
        <comment>You turned {stake} into {bankroll} in {count} hands</comment>
        <translation>
            <numerusform>你用 {count} 手把 {stake} 变成了 {bankroll}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/poker_dice/voice_card.py"/>
        <source>1 word per minute</source>
        <comment>{count} words per minute</comment>
        <translation>
            <numerusform>每分钟 {count} 个词</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>and 1 more</source>
        <comment>and {count} more</comment>
        <translation>
            <numerusform>另有 {count} 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>1 won</source>
        <comment>{count} won</comment>
        <translation>
            <numerusform>赢 {count} 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>1 round won; has the dice</source>
        <comment>{count} rounds won; has the dice</comment>
        <translation>
            <numerusform>赢 {count} 轮，正在掷骰</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{won} of 1 round won</source>
        <comment>{won} of {count} rounds won</comment>
        <translation>
            <numerusform>{count} 轮赢了 {won} 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins.</source>
        <comment>First to {count} points wins.</comment>
        <translation>
            <numerusform>先得 {count} 分者胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins</source>
        <comment>First to {count} points wins</comment>
        <translation>
            <numerusform>先得 {count} 分者胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>First to 1 point wins. How many dice?</source>
        <comment>First to {count} points wins. How many dice?</comment>
        <translation>
            <numerusform>先得 {count} 分者胜。掷几颗骰子？</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>A roll scores its sum, but only 1 if any die shows a 1</source>
        <translation>一掷的得分为点数之和，但只要有一颗骰子掷出 1，就只得 1 分</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>Broke after 1 hand</source>
        <comment>Broke after {count} hands</comment>
        <translation>
            <numerusform>打了 {count} 手，资金输光</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Cautious player</source>
        <translation>谨慎玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Careless player</source>
        <translation>随意玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Keeps matching dice; holds a straight or a full house.</source>
        <translation>保留相同的骰子；掷出顺子或葫芦就停手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Holds any hand that pays; otherwise keeps a pair or the highest die.</source>
        <translation>只要牌型有赔付就停手；否则保留一对，或点数最大的骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/players.py"/>
        <source>Takes every hand as it comes and never re-rolls.</source>
        <translation>第一掷掷出什么就算什么，从不重掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} quits mid-hand and loses the ante</source>
        <translation>{name}中途退出这一手，输掉底注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} leaves the table</source>
        <translation>{name}离开了赌桌</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>{name}: dice {faces}</source>
        <translation>{name}：骰子 {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Press Enter to play again, or type exit to leave:</source>
        <translation>按回车再玩一局，或输入 exit 离开：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>You left your unfinished game. {cost}</source>
        <translation>你离开了没打完的那一局。{cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Dice sealed before the first roll: {seal}</source>
        <translation>第一掷之前已封存的骰子：{seal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Your word: {word}</source>
        <translation>你的词：{word}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Enter on an empty line: go back to your choice.</source>
        <translation>只按回车：回到你的选择。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Dice seed: {seed}</source>
        <translation>骰子的种子：{seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Your games are saved.</source>
        <translation>你的对局已保存。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>another program is using the saved games</source>
        <translation>另一个程序正在使用已保存的对局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Your games are being saved again.</source>
        <translation>已重新保存。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>exit, or end of input: leave; you can continue the game later.</source>
        <translation>exit 或输入结束：离开；以后可以接着玩这一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>{name} already exists.</source>
        <translation>{name} 已存在。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Undone.</source>
        <translation>已撤销。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>There is nothing to undo.</source>
        <translation>没有可以撤销的操作。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>save FILE: write the record of this game to a file.</source>
        <translation>save 文件：把这一局的记录写入文件。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>?: show what you can type now.</source>
        <translation>?：显示现在可以输入什么。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>At any prompt, you can type</source>
        <translation>在任何提示处都可以输入</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>play {game} in this terminal</source>
        <translation>在这个终端里玩{game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a casual game at a position, such as “{line}”</source>
        <translation>从给定的局面开始一局休闲局，例如“{line}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>this is a position of {other}, not of {game}</source>
        <translation>这是{other}的局面，不是{game}的局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Continuing the game you left.</source>
        <translation>继续上次离开的那一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>Type ? for help or exit to leave; your game will be saved.</source>
        <translation>输入 ? 查看帮助，输入 exit 离开；这一局会保存下来。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>word TEXT: mix your own word into the dice (only before the first roll).</source>
        <translation>word 文字：让你自己的词参与决定骰子的点数（只能在第一掷之前）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>U: undo your last move; redo: make it again.</source>
        <translation>U：撤销你的上一步；redo：重做这一步。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>There is nothing to redo.</source>
        <translation>没有可以重做的操作。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the output cannot be written: {reason}</source>
        <translation>无法写入输出：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>Type “dicedesk COMMAND --help” for the options of a command.</source>
        <translation>用“dicedesk COMMAND --help”查看某个命令的选项。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>there is no language “{code}”; choose from: {names}</source>
        <translation>没有语言“{code}”；可用的有：{names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>print the version</source>
        <translation>显示版本</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>print what works on this computer, for a bug report</source>
        <translation>显示这台电脑上哪些功能可用，供报告错误时使用</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>the games folder (default: your own)</source>
        <translation>游戏文件夹（默认：你自己的）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the colors of the window: {names} (default: your last choice)</source>
        <translation>窗口的配色：{names}（默认：上次的选择）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>the language for this run: {names} (default: the terminal&apos;s)</source>
        <translation>本次使用的语言：{names}（默认：终端的语言）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/__init__.py"/>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>give the odds and house edge of every bet</source>
        <translation>显示每种注的概率和庄家优势</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>print one JSON object</source>
        <translation>输出一个 JSON 对象</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>the point already set when bets are made: 4, 5, 6, 8, 9 or 10 (default: the average over all points)</source>
        <translation>下注时已有的目标点：4、5、6、8、9 或 10（默认：取所有目标点的平均值）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <source>the house rules: {names}, or one of these presets with changes, such as “preset=las-vegas maximum=1000”</source>
        <translation>赌场规则：{names}，或在其中一套预设上加以更改，例如“preset=las-vegas maximum=1000”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>split craps rolls into rounds</source>
        <translation>把花旗骰的一串掷骰按轮分开</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>a file with one roll per line, such as “3 4” (default: standard input)</source>
        <translation>每行一掷的文件，例如“3 4”（默认：标准输入）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>“edge” is the share of the money put down, commission included, that the house keeps each time the bet is won, lost or pushed. “a roll” is the same share for each roll with the bet on the table.</source>
        <translation>“edge”是一注每次赢、输或打平时，庄家平均从押下的钱（含佣金）中留下的比例。“a roll”是同一比例，但按这一注在桌上的每一掷计算。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Bets that need a point are assumed to be made right after it is set; their figures are averages over all points, weighted by how often each comes up. --point gives the figures for a single point.</source>
        <translation>需要目标点的注，以刚定下目标点时下注来计算，并按各目标点出现的频率加权平均。用 --point 可以只看一个目标点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Each bet is made, or is already on the table, at the given point.</source>
        <translation>计算时假定：每种注都是在这个目标点期间下的，或那时已在桌上。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>{file}: line {line}: expected two faces from 1 to 6, separated by a space</source>
        <translation>{file} 第 {line} 行：此处应为以空格分隔的两个 1 到 6 的点数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>none</source>
        <comment>no goal</comment>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>simulate a craps player and report how sessions end</source>
        <translation>模拟一位花旗骰电脑玩家，报告各场的结果</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the computer player</source>
        <translation>电脑玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>how many sessions to play</source>
        <translation>玩多少场</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the bankroll at which a session ends</source>
        <translation>资金达到多少时结束一场</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/fields.py"/>
        <source>a seed; the same seed gives the same dice (default: a new seed)</source>
        <translation>种子；种子相同，骰子就相同（默认：新的种子）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house.py"/>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>The house does not take {bet} under these rules.</source>
        <translation>按这些规则，赌场不收“{bet}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <source>Exact chance of going broke before reaching the goal, with no limit on rolls: {chance}</source>
        <translation>不限掷骰次数时，在达到目标之前输光的精确概率：{chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>give the odds of winning with each main</source>
        <translation>显示选每个主点时的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>compare a simulation of each main with the exact odds</source>
        <translation>模拟每个主点，并与精确概率对照</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>rounds to play with each main: 1 or more (default: you are asked)</source>
        <translation>每个主点要玩的轮数：1 或以上（默认：运行时询问）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Once there is a chance, the caster wins:</source>
        <translation>有了机会点之后，掷骰者的胜率：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Odds of winning at least this many rounds in a turn:</source>
        <translation>一手中至少赢这么多轮的概率：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/own_commands.py"/>
        <source>Number of rounds: </source>
        <translation>轮数： </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>give the chance that one strategy beats another</source>
        <translation>显示一种策略战胜另一种的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>Chance that {name} beats {other}</source>
        <translation>{name} 胜过 {other} 的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>play in this terminal</source>
        <translation>在这个终端里玩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a new game instead of continuing the last one</source>
        <translation>开始新的一局，即使还有没打完的一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>start a new game with your own dice and type in what they show</source>
        <translation>用自己的骰子开始新的一局，并输入掷出的点数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>say what each choice of dice to keep pays, and how close the Major Award is</source>
        <translation>说明保留每种骰子各赔多少，以及离大奖还有多远</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>0, 1 or 2</source>
        <translation>0、1 或 2</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Best play reaches the Major Award from $100 in {hands} hands on average.</source>
        <translation>从 $100 开始，最佳打法平均打 {hands} 手就能拿到大奖。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not allowed; give a whole number, 1 or more</source>
        <translation>不能是“{text}”；应为 1 或以上的整数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, to show the odds of the whole game)</source>
        <translation>掷出的五颗骰子，每颗 1 到 6（默认：没有骰子，显示整局的概率）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Played for the highest average payout, a hand pays ${mean} on average (exactly {exact}).</source>
        <translation>如果按平均赔付最高的打法来打，一手平均得 ${mean}，精确值为 {exact}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>{dice} with 1 roll left:</source>
        <comment>{dice} with {count} rolls left:</comment>
        <translation>
            <numerusform>{dice}，还剩 {count} 掷：</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Chance of each hand if you keep the best dice:</source>
        <translation>如果保留最好的骰子，凑成各种牌型的概率：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>show a recorded game move by move</source>
        <translation>显示记录的每一步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <source>check all saved games and their file</source>
        <translation>核对所有已保存的对局和保存它们的文件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>show the cost of each choice and the luck of the dice</source>
        <translation>显示每个选择的代价，以及骰子带来了什么</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <location filename="../../dicedesk/cli/review.py"/>
        <source>a record</source>
        <translation>一份记录</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/review.py"/>
        <source>print one JSON object, or a list of them for several records</source>
        <translation>输出一个 JSON 对象；有多个记录时输出列表</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>check that the dice in a record match its seal</source>
        <translation>检查记录中的骰子是否与封印相符</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>As in a casino</source>
        <translation>与真实赌场相同</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Every bet of a real craps table, paid as in Las Vegas.</source>
        <translation>真实的花旗骰赌桌上有的注都有，赔付与拉斯维加斯相同。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>As in the textbook (for classes)</source>
        <translation>与教科书相同（供课堂使用）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Fewer bets, by the rules of the book “Building Skills”.</source>
        <translation>注的种类较少，采用《Building Skills》一书的规则。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>A new don&apos;t come bet on 12</source>
        <translation>新的不来注遇到 12</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: on the come-out, don&apos;t pass pushes on a 12; yet once there is a point, don&apos;t come wins on 2, 3 and 12.</source>
        <translation>教科书：首掷为 12 时，不过线打平；可是又说，有了目标点之后，掷出 2、3 或 12，不来注都赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: don&apos;t come also pushes on a 12, because it is a don&apos;t pass bet with a later come-out. If the 12 paid, you would gain {gain} of each bet on average.</source>
        <translation>DiceDesk：掷出 12，不来注也打平，因为不来注就是首掷较晚的不过线。如果 12 算赢，你平均每注会赚注额的 {gain}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>What a come bet pays on its number</source>
        <translation>来注移到数字后赔多少</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: a come bet moves to its number and pays 2:1, 3:2 or 6:5; yet it works like a pass bet, which pays 1:1.</source>
        <translation>教科书：来注移到数字上之后赔 2:1、3:2 或 6:5；可是又说，来注与过线相同，而过线赔 1:1。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: come and don&apos;t come always pay 1:1; only the odds you take or lay on them pay true odds. At true odds you would gain {gain} of each come bet on average.</source>
        <translation>DiceDesk：来注和不来注一律赔 1:1，只有加在它们上面的赔率注才按真实赔率赔付。如果来注也按真实赔率赔付，你平均每注会赚注额的 {gain}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>What laying odds pays</source>
        <translation>反向赔率注赔多少</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: laying odds pays 2:1, 3:2 or 6:5, the same as taking odds.</source>
        <translation>教科书：反向赔率注与正向赔率注赔得一样，都是 2:1、3:2 或 6:5。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: laying odds pays 1:2, 2:3 or 5:6. That is fair, because a 7 is more likely than the number. If you laid odds on 4 or 10 at 2:1, you would double your money on average.</source>
        <translation>DiceDesk：反向赔率注赔 1:2、2:3 或 5:6。这样才公平，因为 7 比那个数字更容易掷出。如果反押 4 或 10 也赔 2:1，你的钱平均会翻倍。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Come bets when their number becomes the point</source>
        <translation>来注的数字成为目标点时</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: the come-out roll returns come bets on its number; yet they stay up for the next round, and a come bet wins when its number rolls.</source>
        <translation>教科书：首掷时退还该数字上的来注；可是又说，来注留到下一轮，而且数字一掷出就赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: the Building Skills rules give come and don&apos;t come bets back if their number becomes the point, because the textbook says so for this roll; that is why a come bet costs {edge} under these rules. Under the Las Vegas rules, come wins and don&apos;t come loses, as in casinos.</source>
        <translation>DiceDesk：来注或不来注的数字成为目标点时，Building Skills 规则会退还这一注，因为教科书说到这一掷时就是这样写的；所以在这套规则下，来注花费 {edge}。在拉斯维加斯规则下，来注赢、不来注输，与真实赌场相同。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>A new come bet when a 7 ends the round</source>
        <translation>掷出 7 结束一轮时的新来注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>Textbook: in one place it says that don&apos;t come wins and every other bet loses; in another, that come wins and don&apos;t come loses.</source>
        <translation>教科书：一处说不来注赢、其他注都输；另一处说来注赢、不来注输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/house_words.py"/>
        <source>DiceDesk: for a bet that has not moved, the 7 comes on its own come-out roll, so come wins and don&apos;t come loses. Bets that have moved do the opposite.</source>
        <translation>DiceDesk：对还没有移到数字上的注来说，这个 7 就是它的首掷，所以来注赢、不来注输。已经移到数字上的注则正好相反。</translation>
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
        <translation>模拟若干轮哈扎德骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Simulate</source>
        <translation>模拟</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The number of rounds must be a whole number from 1 to {most}.</source>
        <translation>轮数必须是 1 到 {most} 之间的整数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/long_work.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Canceled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Number of rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation plays rounds with each main and compares the win rates with the exact ones.</source>
        <translation>模拟用每个主点各玩若干轮，并将胜率与精确胜率对照。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The exact win rates are known without a simulation.</source>
        <translation>精确的胜率无需模拟即可得知。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>One standard error, here {error}, is the typical size of random error. About 2 in 3 rates are within 1 standard error of the exact rate, and 19 in 20 are within 2.</source>
        <translation>一个标准误（这里是 {error}）是随机误差的典型大小。大约每 3 个胜率中有 2 个与精确胜率相差不超过 1 个标准误，每 20 个中有 19 个相差不超过 2 个标准误。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation is finished.</source>
        <translation>模拟已完成。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/win_rates.py"/>
        <source>The simulation failed: {reason}</source>
        <translation>模拟失败：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>no saved games in {folder}</source>
        <translation>{folder} 里没有保存的对局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>the games were saved by a newer version of DiceDesk</source>
        <translation>这些对局由较新版本的 DiceDesk 保存</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>{file} is not a saved-games file</source>
        <translation>{file} 不是保存对局的文件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/database.py"/>
        <source>the saved games cannot be read: {reason}</source>
        <translation>无法读取已保存的对局：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>The saved-games file is damaged: {fault}</source>
        <translation>保存对局的文件已损坏：{fault}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>{game} cannot be read.</source>
        <translation>无法读取 {game}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>{game}: {reason}</source>
        <translation>{game}：{reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>All moves in the only saved game are legal.</source>
        <comment>All moves in the {count} saved games are legal.</comment>
        <translation>
            <numerusform>已保存的 {count} 局，每一步都合法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>The dice in 1 game match its seal.</source>
        <comment>The dice in {count} games match their seals.</comment>
        <translation>
            <numerusform>{count} 局的骰子与封印相符。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>1 game has no seal.</source>
        <comment>{count} games have no seal.</comment>
        <translation>
            <numerusform>{count} 局没有封印。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>No saved games yet.</source>
        <translation>还没有已保存的对局。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/history/check.py"/>
        <source>1 game was imported.</source>
        <comment>{count} games were imported.</comment>
        <translation>
            <numerusform>{count} 局是导入的。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/past.py"/>
        <source>1 caster</source>
        <comment>{count} casters</comment>
        <translation>
            <numerusform>{count} 位掷骰者</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Tied</source>
        <translation>平局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Not finished</source>
        <translation>尚未结束</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Counted</source>
        <translation>计入成绩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>False dice</source>
        <translation>骰子有假</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Watched</source>
        <extracomment>What a game is that only computer players played.</extracomment>
        <translation>旁观</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Unknown game</source>
        <translation>未知的游戏</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Left early</source>
        <translation>中途离开</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Imported</source>
        <translation>已导入</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/past.py"/>
        <source>Best turn</source>
        <translation>单回合最高分</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/past.py"/>
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>1 turn</source>
        <comment>{count} turns</comment>
        <translation>
            <numerusform>{count} 回合</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Fewest hands to the Major Award</source>
        <translation>拿到大奖的最少手数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Left at {bankroll}</source>
        <translation>离开时有 {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Major Award with {bankroll}</source>
        <translation>大奖，资金 {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Broke with {bankroll}</source>
        <translation>付不起底注，剩 {bankroll}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>Left the table with {bankroll}</source>
        <translation>带着 {bankroll} 离桌</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <source>{name} won the Major Award after 1 hand</source>
        <comment>{name} won the Major Award after {count} hands</comment>
        <translation>
            <numerusform>“{name}”在 {count} 手后拿到大奖</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} went broke after 1 hand</source>
        <comment>{name} went broke after {count} hands</comment>
        <translation>
            <numerusform>“{name}”打了 {count} 手，资金输光</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/telling.py"/>
        <source>{name} quit with {bankroll} after 1 hand</source>
        <comment>{name} quit with {bankroll} after {count} hands</comment>
        <translation>
            <numerusform>“{name}”打了 {count} 手后退出，资金 {bankroll}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/past.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>1 hand</source>
        <comment>{count} hands</comment>
        <translation>
            <numerusform>{count} 手</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search…</source>
        <translation>搜索…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Search for a name, a result (“won”), a date (“2026-11”), words in notes or “starred”</source>
        <translation>搜索名字、结果（“胜”）、日期（“2026-11”）、备注中的文字或“星标”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Search games</source>
        <translation>搜索对局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>All games</source>
        <translation>全部游戏</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>No finished games yet.</source>
        <translation>还没有打完的对局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Results</source>
        <translation>战绩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Counted only</source>
        <translation>只看计入成绩的</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>This game is no longer in the history.</source>
        <translation>这一局已不在历史里。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <source>You can write notes once the game is over.</source>
        <translation>一局结束后就可以写备注。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>The dice in this game check out.</source>
        <comment>The dice in each of the {count} games check out.</comment>
        <translation>
            <numerusform>全部 {count} 局的骰子核对无误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>In 1 of {all} games, the dice check out.</source>
        <comment>In {count} of {all} games, the dice check out.</comment>
        <translation>
            <numerusform>{all} 局中，{count} 局的骰子核对无误。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>1 game cannot be verified: its dice have no seal, or its seed is not revealed.</source>
        <comment>{count} games cannot be verified: their dice have no seal, or their seeds are not revealed.</comment>
        <translation>
            <numerusform>{count} 局无法验证：骰子没有封印，或者种子尚未公开。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>The dice in 1 game do not check out:</source>
        <comment>The dice in {count} games do not check out:</comment>
        <translation>
            <numerusform>{count} 局的骰子核对不符：</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>{game}, {date}: {reason}</source>
        <translation>{game}，{date}：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>date unknown</source>
        <translation>日期不明</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Verify</source>
        <translation>验证</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Open record</source>
        <translation>打开记录</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Delete (Del)</source>
        <translation>删除 (Del)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Send as a challenge…</source>
        <translation>作为挑战发送…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Send your answer…</source>
        <translation>发送应战记录…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Compare two games</source>
        <translation>比较两局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Write a note</source>
        <translation>写备注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Import files…</source>
        <translation>导入文件…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Import a folder…</source>
        <translation>导入文件夹…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Sort by the current column</source>
        <translation>按当前列排序</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select two games that were played with the same dice.</source>
        <translation>请选择用同样的骰子玩的两局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select one game that is over.</source>
        <translation>请选择一局已经结束的对局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Select at most {most} games.</source>
        <translation>最多选择 {most} 局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>No games match. Choose “All games” or search for something else.</source>
        <translation>没有符合的对局。请选择“全部游戏”，或换个词搜索。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>No games yet. Every game you play will be listed here.</source>
        <translation>还没有对局。你玩的每一局都会列在这里。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>{count} selected</source>
        <translation>已选 {count} 项</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Any letter</source>
        <translation>任意字母</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <source>Go to the search box</source>
        <translation>转到搜索框</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>{title} as a table</source>
        <translation>{title}（表格）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Save {title}</source>
        <translation>保存{title}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>All data (*.json)</source>
        <translation>全部数据 (*.json)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>The chart could not be saved: {reason}</source>
        <translation>无法保存图表：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>Chart saved as {name}</source>
        <translation>图表已保存为 {name}</translation>
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
        <translation>正在读取以前的对局…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <location filename="../../dicedesk/ui/features/statistics.py"/>
        <source>Calculating statistics…</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <location filename="../../dicedesk/ui/base/charts/views.py"/>
        <source>{title}: {value}</source>
        <translation>{title}：{value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/features/statistics.py"/>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Net winnings: {amount}</source>
        <translation>净赢：{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Faces: {said}</source>
        <translation>点数：{said}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of two dice: {said}</source>
        <translation>两骰之和：{said}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{game}, {opponent}</source>
        <translation>{game}，{opponent}</translation>
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
            <numerusform>{count} 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{won} won, {lost} lost, {tied} tied ({share} won)</source>
        <translation>胜 {won}，负 {lost}，平 {tied}（胜率 {share}）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>Something went wrong. Your game is saved.</source>
        <translation>出了点问题。你的对局已保存。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>Something went wrong. Not everything was saved.</source>
        <translation>出了点问题，部分内容未能保存。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/main/errors.py"/>
        <source>The details are in {file}.</source>
        <translation>详情见 {file}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>say what each choice in a position is worth, and why</source>
        <translation>说明某个局面下各个选择的价值和理由</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Flawless</source>
        <translation>毫无失误</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Strong</source>
        <translation>高明</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Solid</source>
        <translation>稳健</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Uneven</source>
        <translation>时好时坏</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>Rough</source>
        <translation>失误很多</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>good</source>
        <translation>好</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>inaccuracy</source>
        <translation>失准</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>mistake</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>blunder</source>
        <translation>大错</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>good choices</source>
        <translation>好的选择</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{count} round</source>
        <comment>{count} rounds</comment>
        <translation>
            <numerusform>{count} 轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{count} hand</source>
        <comment>{count} hands</comment>
        <translation>
            <numerusform>{count} 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{count} percentage point</source>
        <comment>{count} percentage points</comment>
        <translation>
            <numerusform>{count} 个百分点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>{count} cent per dollar</source>
        <comment>{count} cents per dollar</comment>
        <translation>
            <numerusform>每美元 {count} 美分</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>This costs you {cost}.</source>
        <translation>这样的代价是 {cost}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>At {count} hand</source>
        <comment>At {count} hands</comment>
        <translation>
            <numerusform>从 {count} 手起</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>At {count} round</source>
        <comment>At {count} rounds</comment>
        <translation>
            <numerusform>从 {count} 轮起</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>At {number}¢ per dollar</source>
        <translation>从每美元 {number} 美分起</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At {count} percentage point</source>
        <comment>At {count} percentage points</comment>
        <translation>
            <numerusform>从 {count} 个百分点起</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>{rating}. {words}</source>
        <translation>{rating}。{words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average these bets gain {share}.</source>
        <translation>这些注平均赚 {share}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average the house keeps {share} of these bets.</source>
        <translation>庄家平均留下这些注的 {share}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost: {cost}, in the only choice that mattered.</source>
        <comment>Average cost: {cost}, over {count} choices that mattered.</comment>
        <translation>
            <numerusform>平均代价：{cost}（{count} 个关键选择）。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll and bets were then worth {amount} less.</source>
        <translation>掷完之后，资金和下注加起来少值 {amount}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bankroll and bets were then worth {amount} more.</source>
        <translation>掷完之后，资金和下注加起来多值 {amount}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>By the rules of this table, that gains {amount} on average.</source>
        <translation>按这张赌桌的规则，这样做平均多赢 {amount}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>That costs {amount} on average.</source>
        <translation>这一注平均要亏 {amount}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average your bets gain {paid}. The dice gave you {luck}, so the total is {won}.</source>
        <translation>你下的注平均赚 {paid}。骰子给你带来 {luck}，所以合计 {won}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average {name}&apos;s bets gain {paid}. The dice gave {luck}, so the total is {won}.</source>
        <translation>{name}下的注平均赚 {paid}。骰子带来 {luck}，所以合计 {won}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average your bets cost {paid}. The dice gave you {luck}, so the total is {won}.</source>
        <translation>你下的注平均花费 {paid}。骰子给你带来 {luck}，所以合计 {won}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>On average {name}&apos;s bets cost {paid}. The dice gave {luck}, so the total is {won}.</source>
        <translation>{name}下的注平均花费 {paid}。骰子带来 {luck}，所以合计 {won}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Costs are compared with rolling; a cost below $0 is a gain.</source>
        <translation>代价是与直接掷骰相比；代价低于 0 美元就是赚。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Pass, come and don&apos;t bets</source>
        <translation>（不）过线和（不）来注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Bets on numbers</source>
        <translation>押在数字上的注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Propositions and hardways</source>
        <translation>单掷注和硬注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, your choices cost {cost}, and you ended at {result}.</source>
        <translation>你的胜率起初为 {start}。骰子带来 {dice}，你的选择的代价为 {cost}，最后为 {result}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, your choices cost {cost}, and you are now at {result}.</source>
        <translation>你的胜率起初为 {start}。骰子带来 {dice}，你的选择的代价为 {cost}，现在为 {result}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, and your opponent&apos;s choices gave you {gifts}. Your own choices cost {cost}, and you ended at {result}.</source>
        <translation>你的胜率起初为 {start}。骰子带来 {dice}，对手的选择带来 {gifts}，你自己的选择的代价为 {cost}，最后为 {result}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>You started at {start}. The dice gave you {dice}, and your opponent&apos;s choices gave you {gifts}. Your own choices cost {cost}, and you are now at {result}.</source>
        <translation>你的胜率起初为 {start}。骰子带来 {dice}，对手的选择带来 {gifts}，你自己的选择的代价为 {cost}，现在为 {result}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>1 choice was a mistake or a blunder.</source>
        <comment>{count} choices were mistakes or blunders.</comment>
        <translation>
            <numerusform>{count} 个选择是错误或大错。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, end {result}.</source>
        <translation>{name}：开始 {start}，骰子 {dice}，选择 {choices}，最后 {result}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, now {result}.</source>
        <translation>{name}：开始 {start}，骰子 {dice}，选择 {choices}，现在 {result}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, opponents&apos; choices {gifts}, end {result}.</source>
        <translation>{name}：开始 {start}，骰子 {dice}，选择 {choices}，对手的选择 {gifts}，最后 {result}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}: start {start}, dice {dice}, choices {choices}, opponents&apos; choices {gifts}, now {result}.</source>
        <translation>{name}：开始 {start}，骰子 {dice}，选择 {choices}，对手的选择 {gifts}，现在 {result}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win fell from {before} to {after}.</source>
        <translation>你的胜率从 {before} 降到 {after}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your chance to win rose from {before} to {after}.</source>
        <translation>你的胜率从 {before} 升到 {after}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win fell from {before} to {after}.</source>
        <translation>“{name}”的胜率从 {before} 降到 {after}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s chance to win rose from {before} to {after}.</source>
        <translation>“{name}”的胜率从 {before} 升到 {after}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have won 1 more game in {games}.</source>
        <comment>“{choice}” would have won {count} more games in {games}.</comment>
        <translation>
            <numerusform>如果选“{choice}”，每 {games} 局能多赢 {count} 局。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>under {percent}%</source>
        <translation>{percent}% 以下</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>over {percent}%</source>
        <translation>{percent}% 以上</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have been worth {amount} more in the whole game, on average.</source>
        <translation>如果选“{choice}”，整局平均能多得 {amount}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Now: {value} expected overall.</source>
        <translation>现在：预计共 {value}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}: {result}, par is {par}.</source>
        <translation>{name}：{result}，最佳打法平均要 {par} 手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}: {result} expected now, par is {par}.</source>
        <translation>{name}：现在预计 {result}，最佳打法平均要 {par} 手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{result}, par is {par}.</source>
        <translation>{result}，最佳打法平均要 {par} 手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost nothing.</source>
        <translation>你每次都选对了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The roll put {award} farther away by {amount} on average.</source>
        <translation>这一掷之后，平均要比原来多打 {amount} 才能达到 {award}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The roll brought {award} closer by {amount} on average.</source>
        <translation>这一掷之后，平均能比原来少打 {amount} 就达到 {award}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>“{choice}” would have reached {award} 1 hand sooner on average.</source>
        <comment>“{choice}” would have reached {award} {count} hands sooner on average.</comment>
        <translation>
            <numerusform>如果选“{choice}”，达到 {award} 平均能早 {count} 手。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>That counts as {result}: {played} played, and {missed} for not reaching {award}. Par is {par}.</source>
        <translation>算作 {result}：打了 {played} 手，没达到 {award}，加罚 {missed} 手。最佳打法平均要 {par} 手。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost you 1 hand, your choices {choices}.</source>
        <comment>The dice cost you {count} hands, your choices {choices}.</comment>
        <translation>
            <numerusform>总的来说，你手气不好，多用了 {count} 手；选得不好，又多用了 {choices} 手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost 1 hand.</source>
        <comment>Your choices cost {count} hands.</comment>
        <translation>
            <numerusform>你有些选择不好，多用了 {count} 手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost 1 hand.</source>
        <comment>{name}&apos;s choices cost {count} hands.</comment>
        <translation>
            <numerusform>“{name}”有些选择不好，多用了 {count} 手。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Your choices cost less than a hand.</source>
        <translation>你几乎都选对了，只多用了不到一手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost less than a hand.</source>
        <translation>“{name}”几乎都选对了，只多用了不到一手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{name}&apos;s choices cost nothing.</source>
        <translation>“{name}”每次都选对了。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost you 1 hand.</source>
        <comment>The dice cost you {count} hands.</comment>
        <translation>
            <numerusform>总的来说，你手气不好，多用了 {count} 手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice cost {name} 1 hand.</source>
        <comment>The dice cost {name} {count} hands.</comment>
        <translation>
            <numerusform>总的来说，“{name}”手气不好，多用了 {count} 手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice saved you 1 hand.</source>
        <comment>The dice saved you {count} hands.</comment>
        <translation>
            <numerusform>总的来说，你手气好，省了 {count} 手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice saved {name} 1 hand.</source>
        <comment>The dice saved {name} {count} hands.</comment>
        <translation>
            <numerusform>总的来说，“{name}”手气好，省了 {count} 手。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>The dice were average.</source>
        <translation>总的来说，手气不好不坏。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with no pair</source>
        <translation>没有对子时保留什么</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with one pair</source>
        <translation>有一对时保留什么</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with two pair</source>
        <translation>有两对时保留什么</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with three of a kind</source>
        <translation>有三条时保留什么</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Choices with better hands</source>
        <translation>牌型更好时保留什么</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>inaccuracies</source>
        <translation>失准</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>mistakes</source>
        <translation>错误</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/review.py"/>
        <source>blunders</source>
        <translation>大错</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{number} percentage points</source>
        <translation>{number} 个百分点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>{number} hands</source>
        <translation>{number} 手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>{number} rounds</source>
        <translation>{number} 轮</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>1 choice was expensive.</source>
        <comment>{count} choices were expensive.</comment>
        <translation>
            <numerusform>有 {count} 个选择代价很高。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>there is no coach for {game}</source>
        <translation>{game}没有教练</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>This game is not finished; the review covers the moves so far.</source>
        <translation>这一局还没有结束；复盘只包括到目前为止的各步。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <source>The dice in this record do not match its seal.</source>
        <translation>这份记录的骰子与封印不符。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Too few dice to tell yet</source>
        <translation>骰子还太少，无法判断</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{game}: {figure}</source>
        <translation>{game}：{figure}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Longest winning streak: 1 win</source>
        <comment>Longest winning streak: {count} wins</comment>
        <translation>
            <numerusform>最长连胜：{count} 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Current streak: 1 win</source>
        <comment>Current streak: {count} wins</comment>
        <translation>
            <numerusform>目前：连胜 {count} 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Current streak: 1 loss</source>
        <comment>Current streak: {count} losses</comment>
        <translation>
            <numerusform>目前：连败 {count} 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>{played}: {counted} counted, {casual} casual, {left} left early</source>
        <translation>{played}：计入成绩 {counted}，休闲 {casual}，中途离开 {left}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>Longest losing streak: 1 loss</source>
        <comment>Longest losing streak: {count} losses</comment>
        <translation>
            <numerusform>最长连败：{count} 局</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Consistent with fair dice</source>
        <translation>与公平骰子相符</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Unusual for fair dice</source>
        <translation>对公平骰子来说少见</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>Very unlikely with fair dice</source>
        <translation>公平骰子几乎不会这样</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice always differ by at least this much</source>
        <translation>用公平骰子，每次都至少差这么多</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much 1 time in 100</source>
        <comment>fair dice differ by at least this much {count} times in 100</comment>
        <translation>
            <numerusform>用公平骰子，100 次中有 {count} 次至少差这么多</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much 1 time in 10,000</source>
        <comment>fair dice differ by at least this much {count} times in 10,000</comment>
        <translation>
            <numerusform>用公平骰子，10,000 次中有 {count} 次至少差这么多</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>fair dice differ by at least this much in under 1 case in 10,000</source>
        <translation>用公平骰子，10,000 次中至少差这么多的不到 1 次</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>{verdict} ({counted})</source>
        <translation>{verdict}（{counted}）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/evenness.py"/>
        <source>{verdict} ({counted}; {likelihood})</source>
        <translation>{verdict}（{counted}；{likelihood}）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>five of a kind</source>
        <translation>五条</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>four of a kind</source>
        <translation>四条</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a straight</source>
        <translation>顺子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a full house</source>
        <translation>葫芦</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>three of a kind</source>
        <translation>三条</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>two pair</source>
        <translation>两对</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Play a hand: it costs {ante} and pays {pay} on average.</source>
        <translation>打一手：要付 {ante} 底注，平均得 {pay}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Quit: the game ends without the Major Award.</source>
        <translation>退出：这一局到此结束，没有大奖。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: cannot make a hand that pays.</source>
        <translation>{choice}：不可能凑成有赔付的牌型。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>Hold</source>
        <translation>停手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely results, {share} each: {hands}.</source>
        <translation>最可能的结果，各 {share}：{hands}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely result: {hand} ({share}), leaving {money}, which is too little for another hand.</source>
        <translation>最可能的结果：{hand}（{share}），还剩 {money}，不够再打一手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Most likely result: {hand} ({share}), leaving {money}.</source>
        <translation>最可能的结果：{hand}（{share}），还剩 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The second re-roll is assumed to follow best play.</source>
        <translation>第二次重掷哪些骰子，按最佳打法选择。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>A game that misses the award can be short. So, when choices are compared, a penalty is added: {hands} hands times the chance of missing the award. The other numbers here leave the penalty out.</source>
        <translation>输光之后也不再计手数，所以比较各个选择时要加上一项惩罚：{hands} 手乘以得不到大奖的概率。其他数字都不含这项惩罚。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: these dice pay nothing.</source>
        <translation>停手：这些骰子没有赔付。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: makes {hand} {times}% of the time and pays {pay} on average.</source>
        <translation>{choice}：有 {times}% 的概率凑成{hand}，平均得 {pay}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: makes {hand} or better {times}% of the time and pays {pay} on average.</source>
        <translation>{choice}：有 {times}% 的概率凑成{hand}或更好的牌型，平均得 {pay}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay} and wins the Major Award.</source>
        <translation>停手：{hand}赔 {pay}，赢得大奖。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay}, and no re-roll pays more on average.</source>
        <translation>停手：{hand}赔 {pay}，任何重掷的平均赔付都不会更高。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hold: {hand} pays {pay}.</source>
        <translation>停手：{hand}赔 {pay}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: wins the award {times}% of the time. “{other}” pays more on average but wins it only {others}% of the time.</source>
        <translation>{choice}：有 {times}% 的概率得大奖。“{other}”平均赔付更多，但得大奖的概率只有 {others}%。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Keep {dice}</source>
        <translation>保留 {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{ways} {price}</source>
        <translation>{ways}{price}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet is worth exactly its chips: taking it down changes nothing on average.</source>
        <translation>这一注的价值正好等于押着的筹码：撤下它，平均来看没有影响。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Odds bets pay true odds.</source>
        <translation>赔率注按真实赔率赔付。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} costs nothing on average.</source>
        <translation>在这里押 {amount}，平均没有花费。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} gains {money} on average each time it is settled.</source>
        <translation>在这里押 {amount}，每次结算平均赚 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>A bet of {amount} costs {money} on average each time it is settled.</source>
        <translation>在这里押 {amount}，每次结算平均花费 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This saves {money} on average.</source>
        <translation>这样平均省下 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>The bet is off on this come-out roll.</source>
        <translation>这次首掷不生效。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{off} {ways} {price}</source>
        <translation>{off}{ways}{price}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>The roll itself costs nothing: a bet&apos;s cost counts when the bet is made.</source>
        <translation>掷骰本身没有花费：下注时才计算这一注的花费。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet would still cost {money} on average: taking it down saves that much.</source>
        <translation>这一注平均还要花费 {money}：撤下它就能省下这笔钱。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet is worth {money} more than its chips: taking it down costs that much.</source>
        <translation>这一注的价值比押着的筹码多 {money}：撤下它就会损失这笔钱。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This costs {money} on average.</source>
        <translation>这样平均花费 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This changes nothing on average.</source>
        <translation>平均来看，这样没有影响。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>All statistics…</source>
        <translation>全部统计…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>Practice your mistakes</source>
        <translation>重练失误局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>give the rounds won on average with each main</source>
        <translation>显示每个主点平均能赢的轮数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the main of the round, once it is chosen</source>
        <translation>这一轮已选定的主点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the chance, once there is one</source>
        <translation>已有的机会点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>rounds you have just lost in a row</source>
        <translation>刚刚连输的轮数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>0 or 1</source>
        <translation>0 或 1</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>a chance needs its main; add --main N</source>
        <translation>有机会点就必须有主点；请加上 --main N</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/replay.py"/>
        <source>This is a replay. To play from here, choose “Play on from here”.</source>
        <translation>这是回放。想从这里玩下去，请选“从这里接着玩”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/replay.py"/>
        <source>The record ends here.</source>
        <translation>记录到此结束。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Pictures (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture saved as {name}</source>
        <translation>图片已保存为 {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>The picture could not be saved as {name}</source>
        <translation>无法将图片保存为 {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Replay of {game}</source>
        <translation>回放：{game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Keep…</source>
        <translation>收藏…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Play on from here</source>
        <translation>从这里接着玩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Practice it</source>
        <translation>练习</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>This cannot be set up: {reason}</source>
        <translation>无法设置这个局面：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position copied</source>
        <translation>已复制局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position kept</source>
        <translation>已收藏局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Any position: {game}</source>
        <translation>任意局面：{game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Without names, everyone plays perfectly.</source>
        <translation>没有写名字时，假定所有玩家都打得完美。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The position could not be saved: {reason}</source>
        <translation>无法保存这个局面：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>No positions yet</source>
        <translation>还没有局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The position in one line: type or paste another one (Ctrl+P)</source>
        <translation>用一行文字表示的局面：可以输入或粘贴另一个 (Ctrl+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Copy this line (Ctrl+C)</source>
        <translation>复制这一行 (Ctrl+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>The last positions, and those you kept</source>
        <translation>最近的局面和你收藏的局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Pin this position and compare others with it</source>
        <translation>固定这个局面，拿其他局面与它比较</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Find the best choice as an exercise</source>
        <translation>把这个局面作为练习题，找出最佳选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Start a casual game from this position</source>
        <translation>从这个局面开始一个休闲局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Note (optional)</source>
        <translation>备注（选填）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Copy (Ctrl+C) or save (Ctrl+S) a picture of the table</source>
        <translation>复制 (Ctrl+C) 或保存 (Ctrl+S) 当前画面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Start a casual game from this position with new dice</source>
        <translation>用新骰子从这个局面开始一个休闲局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Show details (D)</source>
        <translation>显示详情 (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Open a saved question…</source>
        <translation>打开已保存的问题…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Save data…</source>
        <translation>保存数据…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Save picture…</source>
        <translation>保存图片…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Choose a question (in the list)</source>
        <translation>在列表中选择问题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Ask (in a text field)</source>
        <translation>在输入框中提问</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Picture copied</source>
        <translation>图片已复制</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{game} move {place}</source>
        <translation>{game}第 {place} 步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>You will leave your current game.</source>
        <translation>你将离开当前的一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Challenge</source>
        <translation>挑战</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>A challenge is a casual game.</source>
        <translation>挑战是休闲局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Ask once more to set up this position; this game then no longer counts</source>
        <translation>再来一次即可设置这个局面；这一局就不再计入成绩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Play it</source>
        <translation>开始玩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Comparing the games…</source>
        <translation>正在比较两局…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This game is not available here.</source>
        <translation>这里不能玩这个游戏。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Casual game from a position</source>
        <translation>休闲局，从给定的局面开始</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>The day of this challenge has not started yet.</source>
        <translation>这个挑战的日期还没到。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This challenge cannot be played.</source>
        <translation>这个挑战不能玩。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>The games cannot be compared: {reason}</source>
        <translation>无法比较这两局：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>this game is not available here</source>
        <translation>这里没有这个游戏</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>This record cannot be replayed: {reason}</source>
        <translation>无法回放这份记录：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Press the button again to leave your current game and play on from here</source>
        <translation>再按一次按钮，离开当前的一局，从这里接着玩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>import game records into the history</source>
        <translation>把游戏记录导入历史</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/history.py"/>
        <source>a record, or a folder of records</source>
        <translation>一份记录，或存放记录的文件夹</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import game records</source>
        <translation>导入游戏记录</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/actions.py"/>
        <source>Errors in the records</source>
        <translation>记录中的问题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/long_work.py"/>
        <source>Wait until this is done, or cancel it.</source>
        <translation>请等操作完成，或取消操作。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Any time</source>
        <translation>不限时间</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>The last 7 days</source>
        <translation>最近 7 天</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>The last 30 days</source>
        <translation>最近 30 天</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Any result</source>
        <translation>不限结果</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/filters.py"/>
        <source>Any opponent</source>
        <translation>不限对手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/files.py"/>
        <source>The games could not be saved: {reason}</source>
        <translation>无法保存对局：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet wins {money}</source>
        <translation>{first} 和 {second}：赢 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet loses {money}</source>
        <translation>{first} 和 {second}：输 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}: {mean} on the next roll</source>
        <translation>{bet}，{amount}：下一掷 {mean}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The roll paid {won}, but other bets lost {lost}.</source>
        <translation>这一掷赔了 {won}，但其他注输了 {lost}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins in {wins} of 36 ways, loses in {losses} and pushes in {pushes}.</source>
        <translation>下一掷的 36 种组合中，{wins} 种赢，{losses} 种输，{pushes} 种打平。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins in {wins} of 36 ways and loses in {losses}.</source>
        <translation>下一掷的 36 种组合中，{wins} 种赢，{losses} 种输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Any other roll decides nothing.</source>
        <translation>掷出其他组合，不分输赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet stays up when it wins, so it is settled {times} times on average before it leaves the table.</source>
        <translation>这一注赢了仍留在桌上，所以到最终了结为止，平均结算 {times} 次。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and costs nothing.</source>
        <translation>这一注平均在桌上留 {rolls} 掷，平均没有花费。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and gains {money}.</source>
        <translation>这一注平均在桌上留 {rolls} 掷，平均赚 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>On average this bet stays up for {rolls} rolls and costs {money}.</source>
        <translation>这一注平均在桌上留 {rolls} 掷，平均花费 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it costs nothing on average.</source>
        <translation>如果你在一小时（{rolls} 掷，包括首掷）里一直押这种注，平均没有花费。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it gains {money} on average.</source>
        <translation>如果你在一小时（{rolls} 掷，包括首掷）里一直押这种注，平均赚 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If you keep making this bet for an hour ({rolls} rolls, come-outs included), it costs {money} on average.</source>
        <translation>如果你在一小时（{rolls} 掷，包括首掷）里一直押这种注，平均花费 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You pay the commission again on each new bet.</source>
        <translation>每押一次新注，都要再付佣金。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Each new bet starts without a number.</source>
        <translation>新押的每一注，起初都没有数字。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>What a new bet costs or gains depends on the point.</source>
        <translation>新押的注花费多少或赚多少，取决于目标点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet is off on come-out rolls: they count toward the rolls per hour but do not settle the bet.</source>
        <translation>这一注在首掷时不生效：首掷算在每小时的掷骰次数之内，但不结算这一注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You can make this bet only before a come-out roll.</source>
        <translation>这种注只能在首掷之前押。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You cannot make this bet before a come-out roll or while the point is {number}.</source>
        <translation>首掷之前以及目标点为 {number} 时，不能押这种注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>You cannot make this bet before a come-out roll.</source>
        <translation>首掷之前不能押这种注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>the bet pushes</source>
        <translation>打平</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>no decision</source>
        <translation>不分输赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: the bet pushes</source>
        <translation>{first} 和 {second}：打平</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{first} and {second}: no decision</source>
        <translation>{first} 和 {second}：不分输赢</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet pushes if its number becomes the next point.</source>
        <translation>如果下一个目标点正好是这一注的数字，这一注就打平。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>These amounts cover the bet until it leaves the table, not just the next roll.</source>
        <translation>这些金额一直算到这一注了结为止，不只是下一掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>wins {money}</source>
        <translation>赢 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Of the pass, come, don&apos;t and odds bets available now, the most profitable is {bet}. {why}</source>
        <translation>现在可以押的过线、来注、不过线、不来注和赔率注中，最赚钱的是{bet}。{why}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Of the pass, come, don&apos;t and odds bets available now, the cheapest is {bet}. {why}</source>
        <translation>现在可以押的过线、来注、不过线、不来注和赔率注中，花费最少的是{bet}。{why}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>loses {money}</source>
        <translation>输 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Costs are in percentage points of your chance to win: a choice that takes it from 50% to 47% costs 3.</source>
        <translation>代价是胜率的百分点：把胜率从 50% 降到 47% 的选择，代价是 3 个百分点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Swaps</source>
        <translation>交换</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>Late game</source>
        <translation>终局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/unit.py"/>
        <source>How many dice</source>
        <translation>掷几颗骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Costs are in rounds won per turn; even the worst main costs less than a fiftieth of a round.</source>
        <translation>代价是一手中少赢的轮数；即使选最差的主点，代价也不到五十分之一轮。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Costs are in cents per dollar bet, on average.</source>
        <translation>代价是平均每下注 1 美元花费的美分数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/settings_card.py"/>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <location filename="../../dicedesk/ui/features/settings/dialog.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>Show the chances (B)</source>
        <translation>显示胜率 (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Warn me</source>
        <translation>提醒我</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>When asked</source>
        <translation>我问时</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to win with 1 die</source>
        <comment>{chance} to win with {count} dice</comment>
        <translation>
            <numerusform>掷 {count} 颗骰子的胜率 {chance}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>{chance} to win with Free Bacon</source>
        <translation>拿免费培根的胜率 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/telling.py"/>
        <source>Assumes you both play perfectly from here.</source>
        <translation>假定双方从此都打得完美。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Warning</source>
        <translation>提醒</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Play anyway (Enter)</source>
        <translation>仍要这样做 (回车)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Think again (Esc)</source>
        <translation>再想想 (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Show me (B)</source>
        <translation>给我看看 (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Ask once more for a hint; this game then no longer counts</source>
        <translation>再来一次即可查看提示；这一局就不再计入成绩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Press B when you want the coach.</source>
        <translation>想问教练时，按 B。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Ask once more for the calculation; this game then no longer counts</source>
        <translation>再来一次即可查看计算过程；这一局就不再计入成绩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>{name}&apos;s choice: {choice}.</source>
        <translation>“{name}”的选择：{choice}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>{name}&apos;s choice: {choice}. It costs {cost}.</source>
        <translation>“{name}”的选择：{choice}。代价是 {cost}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>the commission</source>
        <translation>佣金</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>This bet is settled {times} times on average, so the percentages add up to more than 100%.</source>
        <translation>这一注平均结算 {times} 次，所以各项比例之和超过 100%。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>All bets: {value}</source>
        <translation>所有注合计：{value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>If {bet} stays up: {what}</source>
        <translation>不撤“{bet}”时：{what}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}: {value}</source>
        <translation>{bet}，{amount}：{value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Bar chart of how often each result happens</source>
        <translation>各种结果的频率（条形图）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>What can happen, and what each result adds</source>
        <translation>可能的结果，以及每种结果的贡献</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>What happens</source>
        <translation>结果</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>How often</source>
        <translation>频率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Adds</source>
        <translation>贡献</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/card.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>How this number is calculated</source>
        <translation>这个数字的计算过程</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Calculating…</source>
        <translation>正在计算…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Better choice</source>
        <translation>更好的选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Next best choice</source>
        <translation>次优选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>show a Hog strategy&apos;s win rate and costliest choices</source>
        <translation>说明一种猪猪骰策略的胜率和代价</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>the strategy, or “best” for the best response to the opponent</source>
        <translation>策略，或用 best 表示对该对手的最佳应对</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>write a CSV file with the strategy&apos;s choice at each score and the cost of each choice</source>
        <translation>将该策略在每种比分下的选择，以及每个选择的代价，写成 CSV 文件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/own_commands.py"/>
        <source>{file} could not be written: {reason}</source>
        <translation>无法写入 {file}：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many games to simulate; each strategy goes first in half of them.</source>
        <translation>模拟多少局；两种策略各在一半的对局中先手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: strategy vs. strategy</source>
        <translation>猪猪骰：策略对策略</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Map</source>
        <translation>图</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Dice rolled</source>
        <translation>掷几颗</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>How the strategies differ</source>
        <translation>两种策略的差别</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Cost of choices</source>
        <translation>各个选择的代价</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Opponent&apos;s score</source>
        <translation>对手的分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>{map}: {name} against {other}</source>
        <translation>{map}：{name}对{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Strategy&apos;s score</source>
        <translation>策略的分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Hog strategies</source>
        <translation>猪猪骰策略</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Colors</source>
        <translation>颜色</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Costliest positions</source>
        <translation>代价最大的局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Comparing the strategies…</source>
        <translation>正在比较策略…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>The strategies could not be compared: {reason}</source>
        <translation>无法比较策略：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>The map as a table</source>
        <translation>以表格显示此图</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Practice this</source>
        <translation>练习这一步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/review/same_dice.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Moves</source>
        <translation>各步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Rounds</source>
        <translation>轮数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>How many rounds to simulate with each main.</source>
        <translation>每个主点模拟多少轮。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Hazard: best main</source>
        <translation>哈扎德骰：选哪个主点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Hands</source>
        <translation>手数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>What if</source>
        <translation>如果换个选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Line</source>
        <translation>走法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Moves of the line</source>
        <translation>这种走法的各步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Choices</source>
        <comment>one of several</comment>
        <translation>选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Roll</source>
        <comment>a throw</comment>
        <translation>掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/slow_work.py"/>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Remove line</source>
        <translation>删除走法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Open position</source>
        <translation>打开局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>New line from move {number}</source>
        <translation>从第 {number} 步开始的新走法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move {number}: your choice</source>
        <translation>第 {number} 步：你的选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Move {number}: the choice of {name}</source>
        <translation>第 {number} 步：{name}的选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>This line is not kept: {reason}.</source>
        <translation>没有保存这种走法：{reason}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Back to the list of moves (A)</source>
        <translation>返回各步列表 (A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Undo the last move of the line (Backspace)</source>
        <translation>撤销这种走法的最后一步 (退格)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Open the end of the line as a position (Ctrl+P)</source>
        <translation>打开这种走法最后到达的局面 (Ctrl+P)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Most likely roll</source>
        <translation>最可能的一掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Average luck</source>
        <translation>运气持平</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>These dice:</source>
        <translation>指定点数：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Faces of the roll</source>
        <translation>这一掷的点数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>{choice} (played)</source>
        <translation>{choice}（实际选择）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Verdict</source>
        <translation>评价</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/what_if.py"/>
        <source>Nothing to decide</source>
        <translation>无需选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Best line</source>
        <translation>最佳走法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous error</source>
        <translation>上一处失误</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next error</source>
        <translation>下一处失误</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Same dice</source>
        <translation>同样的骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Another choice</source>
        <translation>换个选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>- - not played</source>
        <translation>- - 未发生的走法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Position in the game. Not played: {lines}</source>
        <translation>对局进度。未发生的走法：{lines}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Another game had the same dice. Press C to see both.</source>
        <translation>另有一局用了同样的骰子。按 C 对照这两局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>No more errors.</source>
        <translation>没有更多失误了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Previous error ([ or Page Up)</source>
        <translation>上一处失误 ([ 或 Page Up)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Next error (] or Page Down)</source>
        <translation>下一处失误 (] 或 Page Down)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Try another choice at this move (A)</source>
        <translation>在这一步试试别的选择 (A)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Compare with a game that had the same dice (C)</source>
        <translation>与用同样骰子的一局对照 (C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>How it came about</source>
        <translation>结果从何而来</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>▲ ▼ good and bad luck · ?! inaccuracy · ? mistake · ?? blunder</source>
        <translation>▲ ▼ 运气好坏 · ?! 失准 · ? 错误 · ?? 大错</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Show the list of moves (D)</source>
        <translation>显示各步列表 (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Copy the review as text (Ctrl+C)</source>
        <translation>把复盘复制为文本 (Ctrl+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Save the review as a web page, picture or text (Ctrl+S)</source>
        <translation>把复盘保存为网页、图片或文本 (Ctrl+S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Reviewing the game…</source>
        <translation>正在复盘…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>This record cannot be reviewed: {reason}</source>
        <translation>无法复盘这份记录：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/export.py"/>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review of {game}</source>
        <translation>复盘：{game}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>Quality of play</source>
        <translation>打法质量</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <source>There was nothing to decide.</source>
        <translation>没有需要作出的选择。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/working.py"/>
        <source>&lt;{share}</source>
        <translation>&lt;{share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The chance of each final hand with best play.</source>
        <translation>按最佳打法，最后凑成各种牌型的概率。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>a hand that pays nothing</source>
        <translation>没有赔付的牌型</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {times}% of the time, it pays the {missing} still needed for the award.</source>
        <translation>{choice}：有 {times}% 的概率赢得离大奖还差的 {missing}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Safest: {choice}, {cost} hands worse than the best.</source>
        <translation>最稳：{choice}（比最佳多 {cost} 手）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Second best: {choice}, {cost} hands worse than the best.</source>
        <translation>次佳：{choice}（比最佳多 {cost} 手）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {cost} hands worse than the best.</source>
        <translation>{choice}：比最佳多 {cost} 手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>A missed award counts as {hands} hands.</source>
        <translation>得不到大奖要多算 {hands} 手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>No choice has even a {limit} chance to reach {award}. The best one aims for {hand} ({share}), which would leave {money}.</source>
        <translation>任何选择达到 {award} 的概率都不到 {limit}。最好的选择靠的是凑成{hand}（{share}），那样你会有 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/play/position_fields.py"/>
        <source>Best play</source>
        <translation>最佳打法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The number of hands includes the hand about to be played.</source>
        <translation>手数包括即将打的这一手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>The number of hands does not include the hand in play.</source>
        <translation>手数不包括正在打的这一手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>keeping the best dice now and later</source>
        <translation>现在和以后都保留最好的骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>the game ends without the award</source>
        <translation>这一局结束，没有拿到大奖</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} wins the award</source>
        <translation>{hand}赔 {pay}：{money}，赢得大奖</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} is too little for another hand</source>
        <translation>{hand}赔 {pay}：{money} 不够再打一手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay}: {money} left</source>
        <translation>{hand}赔 {pay}：还剩 {money}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>Hog strategy contest</source>
        <translation>猪猪骰策略竞赛</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>{count} strategy</source>
        <comment>{count} strategies</comment>
        <translation>
            <numerusform>{count} 种策略</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>All win rates are exact; a coin toss decides who goes first. A rate above 50% counts as a win.</source>
        <translation>所有胜率都是精确值，先手由抛硬币决定。胜率高于 50% 算一胜。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Wins</source>
        <comment>how many games</comment>
        <translation>胜场</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Average win rate</source>
        <translation>平均胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Problem</source>
        <translation>出错原因</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head to head</source>
        <translation>两两对阵</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <source>Each cell shows the row&apos;s win rate against the column: blue above 50%, orange below. Rows and columns are in ranking order.</source>
        <translation>行对列的胜率：蓝色高于 50%，橙色低于 50%。行和列都按名次排列。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest_reports.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write the ranking as CSV</source>
        <translation>将排名写为 CSV</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>With --scheduler, a Dask cluster calculates the win rates. The ranking is the same as without a cluster, down to the last bit, and work lost when a worker fails is repeated. Each computer needs this version of DiceDesk (pip install &apos;dicedesk[cluster]&apos;). Start “dask scheduler” on one computer and “dask worker ADDRESS --nworkers auto --nthreads 1” on each computer that does the work. Anyone who can reach the scheduler can run programs on its workers, so outside a trusted network, use tls://HOST:PORT. Certificates and keys come from Dask&apos;s own settings under distributed.comm.tls.</source>
        <translation>使用 --scheduler 时，胜率由 Dask 集群计算。排名与不用集群时完全一致；工作进程出错时，它没有完成的部分会重新计算。每台电脑都需要安装这个版本的 DiceDesk（pip install &apos;dicedesk[cluster]&apos;）。在其中一台上启动“dask scheduler”，在每台参与计算的电脑上启动“dask worker ADDRESS --nworkers auto --nthreads 1”。能连上调度器的人都可以在它的工作进程上运行程序，所以在不可信的网络中请使用 tls://HOST:PORT。证书和密钥取自 Dask 自己的设置 distributed.comm.tls。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>rank the Hog strategies in a folder by exact win rate</source>
        <translation>为文件夹中的所有猪猪骰策略精确排名</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write the head-to-head win rates as CSV</source>
        <translation>将各方对阵的胜率写为 CSV</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>write a web page with the ranking and the win rates</source>
        <translation>将排名和胜率写为网页</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>calculate on the Dask cluster at this address, such as tcp://HOST:PORT</source>
        <translation>在此地址的 Dask 集群上计算，例如 tcp://HOST:PORT</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>there is no strategy in {folder}</source>
        <translation>{folder} 中没有策略</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>some of the strategies are programs; --run-programs runs them in a sandbox</source>
        <translation>有些策略是程序；--run-programs 会在沙盒中运行这些程序</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>There is 1 program in this folder.</source>
        <comment>There are {count} programs in this folder.</comment>
        <translation>
            <numerusform>此文件夹中有 {count} 个程序。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Each program runs in its own sandbox, and only the table it produces is used.</source>
        <translation>每个程序都在自己的沙盒中运行，DiceDesk 只使用它的策略表。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>Caution: {gaps}.</source>
        <translation>请注意：{gaps}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>{file} cannot be written: {reason}</source>
        <translation>无法写入 {file}：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>{folder} cannot be read: {reason}</source>
        <translation>无法读取 {folder}：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file cannot be read: {reason}</source>
        <translation>无法读取该文件：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file is too large for a table of 100 rows and 100 columns</source>
        <translation>该文件太大，不可能是 100 行 100 列的表格</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a table needs 100 rows, one for each score the player can have; this table has {count}</source>
        <translation>表格应有 100 行，每行对应玩家自己的一个分数；这个表格有 {count} 行</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>line {line} contains “{cell}”, not a number of dice from 0 to 10</source>
        <translation>第 {line} 行含有“{cell}”，而不是 0 到 10 的骰子数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>You have {amount} to bet. Which of these bets costs least?</source>
        <translation>你可以押 {amount}。这些注中，哪一注花费最少？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>You have {amount} on {bet}. What do you do?</source>
        <translation>你在“{bet}”上押了 {amount}。你怎么做？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>costs {share}</source>
        <translation>花费 {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>costs nothing</source>
        <translation>没有花费</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>earns you money</source>
        <translation>平均赚钱</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>Take it down</source>
        <translation>撤下</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/exercises.py"/>
        <source>Leave it up</source>
        <translation>留在桌上</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>Which main do you choose?</source>
        <translation>你选哪个主点？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>Which of these mains wins most often?</source>
        <translation>这些主点中哪个胜率最高？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/exercises.py"/>
        <source>main</source>
        <translation>主点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>You have {own}; your opponent has {other}.</source>
        <translation>你有 {own} 分，对手有 {other} 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>You have {own}; {name} has {other}.</source>
        <translation>你有 {own} 分，{name}有 {other} 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/exercises.py"/>
        <source>How many dice do you roll?</source>
        <translation>你掷几颗骰子？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Bankroll: {bankroll} of {award}.</source>
        <translation>资金：{bankroll} / {award}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>1 re-roll left.</source>
        <comment>{count} re-rolls left.</comment>
        <translation>
            <numerusform>还可重掷 {count} 次。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/exercises.py"/>
        <source>Which dice do you keep?</source>
        <translation>你保留哪些骰子？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Press a number, then Enter</source>
        <translation>按数字键，再按回车</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/game.py"/>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>Best: {choice}.</source>
        <translation>最佳：{choice}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 due</source>
        <comment>{count} due</comment>
        <translation>
            <numerusform>待练习 {count} 道</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>1 game is still being reviewed. Its mistakes will appear here.</source>
        <comment>{count} games are still being reviewed. Their mistakes will appear here.</comment>
        <translation>
            <numerusform>还有 {count} 局正在复盘。其中的失误会出现在这里。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/texts.py"/>
        <source>No exercises are due now.</source>
        <translation>现在没有待练习的题。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Practice…</source>
        <translation>练习…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/practice.py"/>
        <source>There is no choice to practice here.</source>
        <translation>这里没有可以练习的选择。</translation>
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
        <translation>{value}，最佳选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Your mistakes</source>
        <translation>我的失误</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Random positions</source>
        <translation>随机局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Easy</source>
        <translation>容易</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/practice/window.py"/>
        <source>Answer first, then press Ctrl+P to set up this position</source>
        <translation>先作答，再按 Ctrl+P 摆出这个局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/input.py"/>
        <source>Choose the command again to leave this game and start another</source>
        <translation>再做一次同样的操作，就离开这一局并开始新的一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>Dice: your own, typed in</source>
        <translation>骰子：你自己的，手动输入</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>New game with the program&apos;s dice</source>
        <translation>用程序的骰子开始新的一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>A die shows 1 to 6.</source>
        <translation>骰子只有 1 到 6 点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>A die shows 1 to 6: type the faces, such as {example}.</source>
        <translation>骰子只有 1 到 6 点：请输入各骰的点数，例如 {example}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>1 die is missing.</source>
        <comment>{count} dice are missing.</comment>
        <translation>
            <numerusform>还缺 {count} 颗骰子。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Back to your choice (Esc)</source>
        <translation>回到选择 (Esc)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Typed: {faces}</source>
        <translation>已输入：{faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Nothing typed yet</source>
        <translation>尚未输入</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Type the digits 1 to 6, or click the faces.</source>
        <translation>输入数字 1 到 6，或点击点数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Face {face}</source>
        <translation>{face} 点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/game_session.py"/>
        <source>The program rolls the dice in this game.</source>
        <translation>这一局的骰子由程序掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>{question}:</source>
        <translation>{question}：</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>Roll 1 die and type what it shows</source>
        <comment>Roll {count} dice and type what they show</comment>
        <translation>
            <numerusform>掷 {count} 颗骰子，并输入掷出的点数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>Roll 1 die for {name} and type what it shows</source>
        <comment>Roll {count} dice for {name} and type what they show</comment>
        <translation>
            <numerusform>为{name}掷 {count} 颗骰子，并输入掷出的点数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/typed_dice.py"/>
        <source>This roll has 1 die.</source>
        <comment>This roll has {count} dice.</comment>
        <translation>
            <numerusform>这一掷有 {count} 颗骰子。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Erase (Backspace)</source>
        <translation>撤回 (退格)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Roll (Enter)</source>
        <translation>掷骰 (回车)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <location filename="../../dicedesk/ui/base/dice/faces_entry.py"/>
        <source>Press Enter to roll.</source>
        <translation>按回车掷骰。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>{name}, press Enter to roll.</source>
        <translation>{name}，按回车掷骰。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type the faces to keep (such as 5 5, or - for none), or a box:</source>
        <translation>输入要保留的点数（例如 5 5；一颗不留就输入 -），或输入一个格的名称：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type a box:</source>
        <translation>输入一个格的名称：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Enter: roll all five dice.</source>
        <translation>回车：掷全部五颗骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>A box, or the start of its name: {boxes}</source>
        <translation>一个格的名称，或名称的开头：{boxes}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>5 5: keep two dice that show 5, and roll the other dice again.</source>
        <translation>5 5：保留两颗 5，重掷其余的骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>-: roll all five dice again.</source>
        <translation>-：重掷全部五颗骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Points: {points}</source>
        <translation>分数：{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Open boxes: {boxes}</source>
        <translation>未填的格：{boxes}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Type one of these boxes: {boxes}.</source>
        <translation>请输入其中一个格的名称：{boxes}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>In each turn you roll five dice up to three times: before the second and the third roll, keep any dice you like. Then score the dice in one open box.</source>
        <translation>每个回合最多掷三次五颗骰子：第二掷和第三掷之前，可以保留任意几颗。然后选一个未填的格，用这些骰子计分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Ones to sixes score the sum of that face, and choice the sum of all dice. A full house is three dice of one face and two of another. Four of a kind are four equal dice, a yacht five: {yacht} points.</source>
        <translation>一点到六点（ones … sixes）计这种点数的骰子之和，任意（choice）计全部骰子之和。葫芦（full-house）是三颗相同，另外两颗也相同。四条（four-of-a-kind）是四颗相同，快艇（yacht）是五颗相同，得 {yacht} 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>The little straight is 1 to 5, the big straight 2 to 6: {straight} points each. If the dice do not fit a box, it scores 0.</source>
        <translation>小顺（little-straight）是 1 到 5，大顺（big-straight）是 2 到 6，各得 {straight} 分。如果骰子不符合所选的格，这一格得 0 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>The game ends once each player has filled all boxes. The highest sum wins.</source>
        <translation>每名玩家都填满所有的格，这一局就结束。总分最高者胜。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>Nordic has 15 boxes, and {bonus} points more once ones to sixes reach {goal}.</source>
        <translation>“北欧式”（nordic）有 15 格；一点到六点合计达到 {goal} 分，就再加 {bonus} 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>With bonus has 13 boxes, and {bonus} points more once ones to sixes reach {goal}. Its little straight is four in a row. Five equal dice after a yacht pay {joker} points more.</source>
        <translation>“带奖励分”（bonus）有 13 格；一点到六点合计达到 {goal} 分，就再加 {bonus} 分。小顺只要四颗连续。掷出过快艇之后，每次再掷出五颗相同，就再加 {joker} 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <source>how many people play</source>
        <translation>有多少人玩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: pays {pay} on average</source>
        <translation>{choice}：平均得 {pay}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Text (*.txt)</source>
        <translation>文本 (*.txt)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Save the review</source>
        <translation>保存复盘</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>{ending} is not supported; choose .html, .png or .txt</source>
        <translation>不支持 {ending}；请选 .html、.png 或 .txt</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review copied</source>
        <translation>复盘已复制</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>The review could not be saved: {reason}</source>
        <translation>无法保存复盘：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/window.py"/>
        <source>Review saved as {name}</source>
        <translation>复盘已保存为 {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/tab.py"/>
        <source>Show what bets cost</source>
        <translation>显示投注的花费</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/cards.py"/>
        <source>Compare the mains (B)</source>
        <translation>比较主点 (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/choices.py"/>
        <source>{chance} · {cost}</source>
        <translation>{chance} · {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hazard/tab.py"/>
        <source>Compare the mains</source>
        <translation>比较主点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>{game}: {setting}</source>
        <translation>{game}：{setting}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/widgets/coach_boxes.py"/>
        <source>Advise me</source>
        <translation>给我建议</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins on {number} ({wins} of 36 ways) and loses on 7 ({losses}).</source>
        <translation>掷出 {number}（36 种组合中的 {wins} 种），这一注赢；掷出 7（{losses} 种），这一注输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins on 7 ({wins} of 36 ways) and loses on {number} ({losses}).</source>
        <translation>掷出 7（36 种组合中的 {wins} 种），这一注赢；掷出 {number}（{losses} 种），这一注输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins in {wins} of 36 ways and loses in {losses}.</source>
        <translation>36 种组合中，这一注赢 {wins} 种，输 {losses} 种。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins {won} of the time, loses {lost} and pushes {pushed}.</source>
        <translation>这一注赢的概率是 {won}，输的概率是 {lost}，打平的概率是 {pushed}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>This bet wins {won} of the time and loses {lost}.</source>
        <translation>这一注赢的概率是 {won}，输的概率是 {lost}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet costs nothing on average.</source>
        <translation>从现在起，这一注平均没有花费。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet gains {money} on average each time it is settled.</source>
        <translation>从现在起，这一注每次结算平均赚 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>From now on, this bet costs {money} on average each time it is settled.</source>
        <translation>从现在起，这一注每次结算平均花费 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets cost nothing on average by the time they leave the table.</source>
        <translation>在全部了结之前，你的注平均没有花费。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets gain {money} on average by the time they leave the table.</source>
        <translation>在全部了结之前，你的注平均赚 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Your bets cost {money} on average by the time they leave the table.</source>
        <translation>在全部了结之前，你的注平均花费 {money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Most expensive bet: {bet} ({money}).</source>
        <translation>花费最大的注：{bet}（{money}）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Next roll: {money} on average, give or take {swing}.</source>
        <translation>下一掷：平均 {money}，上下浮动约 {swing}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Per hour ({rolls} rolls): {money}.</source>
        <translation>每小时（{rolls} 掷）：{money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>{amount} on {bet}: {money} on average by the time the bet leaves the table, give or take {swing}.</source>
        <translation>“{bet}”押 {amount}：到这一注了结为止，平均 {money}，上下浮动约 {swing}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/costs.py"/>
        <source>Next roll: {money}.</source>
        <translation>下一掷：{money}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Next roll</source>
        <translation>下一掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Overall</source>
        <translation>总计</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Average result of each bet</source>
        <translation>每一注的平均盈亏</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>Show what bets cost (B)</source>
        <translation>显示投注的花费 (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>{bet}: {text}</source>
        <translation>{bet}：{text}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/coaching.py"/>
        <source>The cost of the bets could not be calculated: {reason}</source>
        <translation>无法算出投注的花费：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main} is best: it wins {chance} of rounds.</source>
        <translation>主点 {main} 最好：每轮胜率 {chance}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Main {main}: {chance}, costs {cost}</source>
        <translation>主点 {main}：{chance}，代价 {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>costs {cost}</source>
        <translation>代价 {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>run the programs without asking</source>
        <translation>不询问，直接运行其中的程序</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>Run all programs in this folder? Type yes: </source>
        <translation>要运行这个文件夹中的所有程序吗？请输入 yes： </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>no programs were run, so no contest was held</source>
        <translation>没有运行任何程序，因此没有举行竞赛</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>the file is too large for a strategy</source>
        <translation>该文件太大，不可能是策略</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot block a program&apos;s access to your files</source>
        <translation>这台电脑无法阻止程序访问你的文件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot block a program&apos;s access to the network, other programs or file permissions</source>
        <translation>这台电脑无法阻止程序访问网络、干预其他程序或更改文件权限</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>this computer cannot limit how much memory a program uses</source>
        <translation>这台电脑无法限制程序使用的内存</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>{one}; {other}</source>
        <translation>{one}；{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>the program could not be started: {reason}</source>
        <translation>无法启动程序：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it cannot be loaded: {error}</source>
        <translation>无法加载：{error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it has no function final_strategy(score, opponent_score)</source>
        <translation>其中没有函数 final_strategy(score, opponent_score)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}: {error}</source>
        <translation>在 {own} 比 {other} 时：{error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it returns {value}, not a number of dice from 0 to 10</source>
        <translation>在 {own} 比 {other} 时返回 {value}，而不是 0 到 10 的骰子数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it exited while loading</source>
        <translation>它在加载时自行退出</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it did not load within 1 second</source>
        <comment>it did not load within {count} seconds</comment>
        <translation>
            <numerusform>{count} 秒后仍未加载完</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it wrote too many files while loading</source>
        <translation>它在加载时写了太多文件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it exited</source>
        <translation>在 {own} 比 {other} 时它自行退出</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it ran out of time (limit for all scores: {seconds} s)</source>
        <translation>在 {own} 比 {other} 时超时（全部比分限时 {seconds} 秒）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>at {own} to {other}, it wrote too many files</source>
        <translation>在 {own} 比 {other} 时它写了太多文件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/chunks.py"/>
        <source>The number of games must be at least 1, not {games}.</source>
        <translation>局数至少为 1，不能是 {games}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>{bet}, {amount}</source>
        <translation>{bet}，{amount}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>Each amount covers the bet until it leaves the table.</source>
        <translation>每个金额都算到那一注了结为止。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {chance} to reach {award}</source>
        <translation>{choice}：达到 {award} 的概率 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>simulate millions of games and compare the results with the exact odds</source>
        <translation>模拟上百万局，并与精确概率对照</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>the strategy that goes first</source>
        <translation>先手的策略</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>play rounds with one main</source>
        <translation>用一个主点玩多轮</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>the main</source>
        <translation>主点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>bet on the pass line</source>
        <translation>押过线</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/commands.py"/>
        <source>Chance to win a bet on the pass line</source>
        <translation>押过线时赢的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/cards.py"/>
        <source>See how many dice both players roll at each pair of scores (Ctrl+Shift+M)</source>
        <translation>查看双方在每种比分下掷几颗骰子 (Ctrl+Shift+M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Custom system</source>
        <translation>自定义投注法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Flat {base} on pass</source>
        <translation>过线平注，每次 {base}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Pass with full odds</source>
        <translation>过线加满额赔率注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Martingale from {base}</source>
        <translation>马丁格尔，从 {base} 起</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Cancellation 1-2-3-4</source>
        <translation>划数法 1-2-3-4</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>The bankroll must be above $0, and the goal above the bankroll.</source>
        <translation>资金必须大于 $0，目标必须高于资金。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>The goal can be at most {most} base bets.</source>
        <translation>目标最高为基本注的 {most} 倍。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>This table takes bets from {least} to {most}.</source>
        <translation>这张赌桌接受 {least} 到 {most} 的注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>A system needs at least one step.</source>
        <translation>投注法至少要有一步。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Step {number} must bet at least one unit.</source>
        <translation>第 {number} 步至少要押 1 个单位。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Step {number} leads to a step that does not exist.</source>
        <translation>第 {number} 步之后转到的那一步不存在。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/betting.py"/>
        <source>Odds are the largest whole multiple of the pass bet that the house allows and the bankroll covers.</source>
        <translation>赔率注是过线注的整数倍：只要赌场允许、资金够用，就尽量多押。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>simulate games played by a computer player</source>
        <translation>让一位电脑玩家玩多局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/commands.py"/>
        <source>Chance that {name}, going first, beats {other}</source>
        <translation>{name} 先手并胜过 {other} 的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/commands.py"/>
        <source>Win rate with main {main}</source>
        <translation>主点 {main} 的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Chance that {name} reaches the award before going broke</source>
        <translation>{name} 在输光前拿到大奖的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>repeat the question saved in a Lab file</source>
        <translation>重新计算实验室文件中保存的问题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>a CSV or JSON file saved by the Lab</source>
        <translation>实验室保存的 CSV 或 JSON 文件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <source>print the first table as CSV</source>
        <translation>将第一个表格输出为 CSV</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <location filename="../../dicedesk/features/record_file.py"/>
        <source>{file}: {reason}</source>
        <translation>{file}：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>The answer could not be calculated: {reason}</source>
        <translation>无法算出答案：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/lab.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>how many games to simulate</source>
        <translation>模拟多少局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/question_files.py"/>
        <location filename="../../dicedesk/games/questions.py"/>
        <source>This file contains no Lab question.</source>
        <translation>此文件中没有实验室的问题。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/questions.py"/>
        <source>The Lab has no question “{name}”.</source>
        <translation>实验室没有“{name}”这个问题。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/findings.py"/>
        <source>The question “{kind}” has no field “{name}”.</source>
        <translation>问题“{kind}”没有“{name}”这个字段。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Pass and two come bets with full odds</source>
        <translation>过线加两个来注，配满额赔率注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Lab</source>
        <translation>实验室</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Go to the questions</source>
        <translation>转到问题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many rolls to simulate with each number of dice.</source>
        <translation>每种骰子数模拟多少次掷骰。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>dice most often score 1 point or more</source>
        <comment>dice most often score {count} points or more</comment>
        <translation>
            <numerusform>最容易得到 {count} 分或更多的骰子数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>chance of 1 point or more</source>
        <comment>chance of {count} points or more</comment>
        <translation>
            <numerusform>得到 {count} 分或更多的概率</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance of 1 point or more</source>
        <comment>Chance of {count} points or more</comment>
        <translation>
            <numerusform>得到 {count} 分或更多的概率</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>1 point or more</source>
        <comment>{count} points or more</comment>
        <translation>
            <numerusform>{count} 分或更多</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: how many dice</source>
        <translation>猪猪骰：掷几颗骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Are these dice fair?</source>
        <translation>这些骰子公平吗？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>For classes</source>
        <translation>供课堂使用</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Your own strategy</source>
        <translation>你自己的策略</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/game_ui.py"/>
        <source>Class contest</source>
        <translation>班级竞赛</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Interval</source>
        <translation>区间</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>{low} to {high}</source>
        <translation>{low} 到 {high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/players.py"/>
        <source>Strategy {name}</source>
        <translation>策略 {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/named_strategies.py"/>
        <source>A strategy needs a number of dice, 0 to 10, for each of {count} positions.</source>
        <translation>策略要为 {count} 个局面各给出 0 到 10 的骰子数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strategies.py"/>
        <source>Best number of dice</source>
        <translation>该掷几颗</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>1 to 10 dice</source>
        <translation>1 到 10 颗骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Averages and chances are exact. A roll that shows a 1 scores 1 point, no matter how many dice you roll.</source>
        <translation>平均值和概率都是精确的。一掷中只要出现 1，不管掷了多少颗骰子，都只得 1 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>dice have the highest average</source>
        <translation>平均得分最高的骰子数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>points on average</source>
        <translation>这时的平均得分</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>die most often scores 1 point or more</source>
        <comment>die most often scores {count} points or more</comment>
        <translation>
            <numerusform>最容易得到 {count} 分或更多的骰子数</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>Points on average</source>
        <translation>平均得分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulated averages; each range contains the exact average in 19 of 20 simulations.</source>
        <translation>模拟的平均值；20 次模拟中有 19 次，区间包含精确的平均值。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Exact values for each number of dice.</source>
        <translation>每种骰子数的精确值。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/cards.py"/>
        <source>Chance</source>
        <comment>probability</comment>
        <translation>概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>By number of dice</source>
        <translation>按骰子数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Standard error</source>
        <translation>标准误</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find the margin and number of dice that make the bacon and swap strategies win most often</source>
        <translation>找出策略 bacon 和 swap 胜率最高时的门槛分和骰子数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many points are enough in one turn</source>
        <translation>一回合得多少分就够</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many rolls to simulate with each number of dice</source>
        <translation>每种骰子数模拟多少次掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Best number of dice for the points you need</source>
        <translation>需要不同分数时的最佳骰子数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance at low end</source>
        <translation>下限处的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Chance at high end</source>
        <translation>上限处的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {rolls} rolls with each number of dice. The least accurate of the ten averages is {errors} standard errors from its exact value.</source>
        <translation>模拟：每种骰子数各掷 {rolls} 次。十个平均值中，偏差最大的一个与精确值相差 {errors} 个标准误。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>From</source>
        <translation>下限</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>To</source>
        <translation>上限</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How many points are enough in one turn.</source>
        <translation>一个回合得多少分就够。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Which number of dice scores most on average, and which one most often scores enough points.</source>
        <translation>掷几颗骰子平均得分最高，掷几颗骰子最容易得到足够的分数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} against {other}</source>
        <translation>{strategy}对{other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The chances are exact: every possible game is followed to its end. Each turn adds at least 1 point to the two scores combined, so no game lasts more than {turns} turns.</source>
        <translation>这些概率是精确的：每一种可能的对局都一直算到结束。每个回合都会让双方分数之和至少增加 1 分，所以任何一局都不会超过 {turns} 个回合。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulated games</source>
        <translation>模拟对局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won</source>
        <translation>胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Turns</source>
        <translation>回合数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Points ahead</source>
        <translation>领先分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won by {strategy}</source>
        <translation>{strategy}的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{title}: {reason}</source>
        <translation>{title}：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The strategy whose win rate you want, such as final, swap:8:4 or always:6, or a CSV file with its table.</source>
        <translation>要计算胜率的策略，例如 final、swap:8:4 或 always:6，也可以是含有策略表的 CSV 文件。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>How often one strategy beats another, how long their games last, and by how much the winner wins.</source>
        <translation>一种策略对另一种策略的胜率、对局有多长，以及胜者领先多少分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Margin</source>
        <translation>门槛分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>No strategy of any kind wins more than {rate} of its games against {other}.</source>
        <translation>任何策略对{other}的胜率都不超过 {rate}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won by {strategy} against {other}</source>
        <translation>{strategy}对{other}的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>With margin 1, Free Bacon always scores enough points; with margin 19, it never does.</source>
        <translation>门槛分为 1 时，免费培根的得分总是足够；门槛分为 19 时，总是不够。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>All {count} win rates are exact; each is the average of going first and going second.</source>
        <translation>全部 {count} 个胜率都是精确值，是先手胜率和后手胜率的平均。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{names}, or a CSV file with the strategy&apos;s table</source>
        <translation>{names}，或含有策略表的 CSV 文件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>how many games to simulate; each strategy goes first in half of them</source>
        <translation>模拟多少局，两种策略各在一半的对局中先手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find how often one Hog strategy beats another, and how long their games last</source>
        <translation>计算一种猪猪骰策略对另一种的胜率，以及对局有多长</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>best win rate of {strategy} against {other} (margin {margin}, dice {dice})</source>
        <translation>{strategy}对{other}的最高胜率（门槛分 {margin}，骰子数 {dice}）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>with the default settings (margin {margin}, dice {dice})</source>
        <translation>默认设定下的胜率（门槛分 {margin}，骰子数 {dice}）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>To play this way, choose the strategy {name}.</source>
        <translation>如果想这样打，请选择策略 {name}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won with each margin</source>
        <translation>每种门槛分的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Each margin is shown with its best number of dice.</source>
        <translation>每种门槛分都配上最佳的骰子数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The best margin and number of dice</source>
        <translation>最佳的门槛分与骰子数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>With margin {margin}, {dice} dice</source>
        <translation>门槛分 {margin}，{dice} 颗骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>find which number of dice scores most on average, and which most often scores enough points</source>
        <translation>找出掷几颗骰子平均得分最高，掷几颗骰子最容易得到足够的分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>As a fraction</source>
        <translation>写成分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Throws in a round</source>
        <translation>每轮的掷骰次数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Rounds won</source>
        <translation>每轮胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Simulated: {rounds} per main. From and To are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact win rate.</source>
        <translation>模拟：每个主点 {rounds}。“下限”和“上限”是 95% 区间（Wilson）的两端；20 个这样的区间中有 19 个包含精确胜率。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>1 round</source>
        <comment>{count} rounds</comment>
        <translation>
            <numerusform>{count} 轮</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>of rounds are won</source>
        <translation>每轮的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>of the simulated rounds were won</source>
        <translation>模拟所得的每轮胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>throws in a round, on average</source>
        <translation>平均每轮的掷骰次数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Simulated win rates with their 95% intervals (Wilson); the exact win rate is marked.</source>
        <translation>模拟的胜率及其 95% 区间（Wilson）；精确胜率已标出。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>find how often a round of Hazard is won with each main, and how long it takes</source>
        <translation>计算哈扎德骰每个主点的胜率，以及一轮要掷多少次</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Off by (standard errors)</source>
        <translation>偏差（标准误）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>how many rounds to simulate with each main</source>
        <translation>每个主点模拟多少轮</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>The simulated win rate is {errors} standard errors from the exact one.</source>
        <translation>模拟的胜率与精确值相差 {errors} 个标准误。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Throws in a round with main {main}</source>
        <translation>主点 {main} 每轮的掷骰次数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>{first} of rounds end on the first throw, and {within} end within {most} throws.</source>
        <translation>有 {first} 的轮次在第一掷就结束，有 {within} 在 {most} 掷之内结束。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Share of rounds</source>
        <translation>轮次占比</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>Rounds won, by main</source>
        <translation>各主点的每轮胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Faces of your dice</source>
        <translation>你的骰子点数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>What real dice showed, such as 3 1 6 6 2; leave this empty to test the program&apos;s own dice.</source>
        <translation>真实骰子掷出的点数，例如 3 1 6 6 2；留空则检验程序自己的骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>what your dice showed, such as “3 1 6 6 2” (default: test the program&apos;s dice)</source>
        <translation>你的骰子掷出的点数，例如“3 1 6 6 2”（默认：检验程序的骰子）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>The program&apos;s dice</source>
        <translation>程序的骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Which of the program&apos;s dice to test if no faces are typed.</source>
        <translation>如果没有输入点数，检验程序的哪种骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Dice from a seed</source>
        <translation>指定种子的骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>which of the program&apos;s dice to test if you give no faces</source>
        <translation>如果不给出点数，检验程序的哪种骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Number of dice</source>
        <translation>骰子数量</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How many of the program&apos;s dice to roll.</source>
        <translation>由程序掷多少颗骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>how many of the program&apos;s dice to roll</source>
        <translation>由程序掷多少颗骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of pairs</source>
        <translation>两骰之和</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Also treat each pair of dice as one roll and test the sums.</source>
        <translation>把每两颗骰子看作一掷，同时检验两骰之和。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>whether to also treat each pair of dice as one roll and test the sums</source>
        <translation>是否把每两颗骰子看作一掷，同时检验两骰之和</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>die was rolled</source>
        <comment>dice were rolled</comment>
        <translation>
            <numerusform>掷出的骰子数</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>A loaded die counts as detected when, by the chi-squared test, fewer than {level} of fair dice would differ by this much. A fair die is flagged by mistake about as often.</source>
        <translation>用卡方检验时，如果公平骰子出现这么大偏差的概率不到 {level}，就算发现了灌铅骰子。公平骰子被误判的概率也大致如此。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Whether dice are fair, and how often a loaded die would be detected.</source>
        <translation>骰子是否公平，以及灌铅骰子被发现的概率有多大。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>test whether dice are fair, and how often a loaded die would be detected</source>
        <translation>检验骰子是否公平，并计算灌铅骰子被发现的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Sums of pairs need an even number of dice, not {dice}.</source>
        <translation>两骰之和需要偶数颗骰子，而不是 {dice} 颗。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Chance of face</source>
        <translation>该点数的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>One face comes up</source>
        <translation>某个点数出现的次数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Detected</source>
        <translation>检出率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Rolls to detect 9 in 10</source>
        <translation>检出九成所需的掷骰次数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Loaded dice, rolled once</source>
        <comment>Loaded dice, rolled {count} times</comment>
        <translation>
            <numerusform>掷 {count} 次的灌铅骰子</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>of fair dice differ by at least this much</source>
        <translation>公平骰子至少差这么多的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>of fair dice have sums that differ by at least this much</source>
        <translation>公平骰子的两骰之和至少差这么多的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>These dice</source>
        <translation>这些骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>chi-squared, with {degrees} degrees of freedom</source>
        <translation>卡方值，自由度为 {degrees}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How often each result came up; marks show the expected number.</source>
        <translation>每种结果出现的次数；标记表示期望次数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>How often a loaded die is detected</source>
        <translation>灌铅骰子的检出率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>One face comes up more often than it should; the others come up equally often.</source>
        <translation>某个点数出现得过于频繁，其余各点数的概率彼此相等。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>“From” and “To” are the ends of the 95% interval (Wilson) for the share detected in {tests} simulated tests.</source>
        <translation>“下限”和“上限”是 {tests} 次模拟检验所得检出率的 95% 区间（Wilson）的两端。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Times</source>
        <translation>次数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Hands played</source>
        <translation>已打手数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award in time</source>
        <translation>按时拿到大奖</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Broke</source>
        <translation>输光</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Reaching the award within 1 hand, and overall</source>
        <comment>Reaching the award within {count} hands, and overall</comment>
        <translation>
            <numerusform>在 {count} 手之内拿到大奖和最终拿到大奖的概率</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>No strategy reaches the award within 1 hand in more than {chance} of games.</source>
        <comment>No strategy reaches the award within {count} hands in more than {chance} of games.</comment>
        <translation>
            <numerusform>任何打法在 {count} 手之内拿到大奖的概率都不超过 {chance}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>“With restarts” is for a player who starts over after going broke and never leaves. The fastest way to play with restarts is to abandon a small bankroll and start over; it takes {hands} hands on average.</source>
        <translation>“含重新开始”是指玩家输光后重新开始，从不离开。含重新开始时，最快的打法会放弃剩下的少量资金，平均要打 {hands} 手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>All chances and averages are exact, calculated hand by hand for every bankroll.</source>
        <translation>所有概率和平均值都是精确的，是对每种资金一手一手算出来的。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>reach the award within 1 hand</source>
        <comment>reach the award within {count} hands</comment>
        <translation>
            <numerusform>在 {count} 手之内拿到大奖的概率</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>go broke before the award</source>
        <translation>在拿到大奖之前输光的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>hands in a game, on average</source>
        <translation>平均每局的手数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Simulated: {share} ± {error} of games reach the award in time.</source>
        <translation>模拟：{share} ± {error} 的对局及时拿到大奖。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Starting over after going broke, this player reaches the award in {hands} hands on average.</source>
        <translation>如果输光后重新开始，这位玩家平均要打 {hands} 手才能拿到大奖。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award, simulated</source>
        <translation>大奖（模拟）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Award</source>
        <translation>大奖</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How games end: {player}</source>
        <translation>对局如何结束：{player}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The chance that the player has reached the award, or gone broke, after each hand.</source>
        <translation>到每一手为止，玩家已经拿到大奖或已经输光的概率。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The exact chance of having reached the award after each hand.</source>
        <translation>到每一手为止，已经拿到大奖的精确概率。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>compare the computer players in Poker Dice: how soon they reach the Major Award or go broke</source>
        <translation>对比扑克骰子的电脑玩家：多快拿到大奖或输光</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Best possible</source>
        <translation>理论最佳</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Simulated: {games} per player. “From” and “To” are the ends of the 95% interval (Wilson); 19 of 20 such intervals contain the exact chance.</source>
        <translation>模拟：每位玩家 {games}。“下限”和“上限”是 95% 区间（Wilson）的两端；20 个这样的区间中有 19 个包含精确概率。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>The award, hand by hand</source>
        <translation>到每一手为止拿到大奖的概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>1% more often</source>
        <translation>比公平骰子多 1%</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>10% more often</source>
        <translation>比公平骰子多 10%</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>20% more often</source>
        <translation>比公平骰子多 20%</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>50% more often</source>
        <translation>比公平骰子多 50%</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/power.py"/>
        <source>twice as often</source>
        <translation>是公平骰子的两倍</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>1 time in {many}</source>
        <translation>{many} 次中有 1 次</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>{times} times in {many}</source>
        <translation>{many} 次中有 {times} 次</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>nearly always</source>
        <translation>几乎每次</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>A die that shows one face {more} takes about {needed} to be detected 9 times in 10.</source>
        <translation>如果一颗骰子有一个点数的出现次数{more}，大约需要 {needed}，才能在 10 次检验中有 9 次发现它。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>With {rolls}, a die that shows one face {more} is detected {often}; detecting it 9 times in 10 takes about {needed}.</source>
        <translation>如果一颗骰子有一个点数的出现次数{more}，用 {rolls}来检验，发现它的频率是：{often}。要在 10 次检验中有 9 次发现它，大约需要 {needed}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>use tcp://HOST:PORT or tls://HOST:PORT</source>
        <translation>请使用 tcp://HOST:PORT 或 tls://HOST:PORT</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>no answer</source>
        <translation>没有应答</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>the scheduler at {address} cannot be reached: {reason}</source>
        <translation>无法连接到 {address} 的调度器：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>{address} has no {program}</source>
        <translation>{address} 上没有 {program}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>{address} has {program} {theirs}, but this computer has {ours}; all computers need the same version</source>
        <translation>{address} 上是 {program} {theirs}，本机是 {ours}；所有电脑的版本必须相同</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>the connection to the scheduler was lost</source>
        <translation>与调度器的连接已断开</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>one task crashed every worker that ran it</source>
        <translation>有一项任务使运行它的工作进程全部崩溃</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>a cluster worker has DiceDesk {theirs}, but this computer has {ours}</source>
        <translation>集群中有一个工作进程使用 DiceDesk {theirs}，而本机是 {ours}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Lab files ({endings})</source>
        <translation>实验室文件 ({endings})</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/page.py"/>
        <source>Open a saved question</source>
        <translation>打开已保存的问题</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Tables</source>
        <translation>表格</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Save data</source>
        <translation>保存数据</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Seed {seed}</source>
        <translation>种子 {seed}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>from {file}</source>
        <translation>来自 {file}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Saved as {name}</source>
        <translation>已保存为 {name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>Exact answer</source>
        <translation>精确答案</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>exactly {number}</source>
        <translation>精确值 {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/answer.py"/>
        <source>{number}: {says}.</source>
        <translation>{number}：{says}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Marked</source>
        <translation>标记</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Middle {share}</source>
        <translation>中间 {share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/charts.py"/>
        <source>{name}: interval</source>
        <translation>{name}：区间</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/base/charts/chart.py"/>
        <source>Drawing (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>chance that {strategy} beats {other} if a coin toss decides who goes first</source>
        <translation>{strategy}对{other}的胜率，先手由抛硬币决定</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>when {strategy} goes first</source>
        <translation>{strategy}先手时的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>when {strategy} goes second</source>
        <translation>{strategy}后手时的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>turns per game on average, both players combined</source>
        <translation>平均每局的回合数（双方合计）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>average winning margin in points</source>
        <translation>胜者平均领先的分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Games won so far</source>
        <translation>累计胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>The shaded range contains the exact chance in 19 of 20 simulations.</source>
        <translation>20 次模拟中有 19 次，阴影区间包含精确概率。</translation>
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
        <translation>局数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Length of a game</source>
        <translation>对局长度</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Both players&apos; turns together. Fewer than one in a million games last longer.</source>
        <translation>双方的回合数合计。每一百万局中，比图中更长的不到一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Winning margin</source>
        <translation>获胜分差</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>{strategy} wins to the right of 0, {other} to the left. Fewer than one in a million games end farther out.</source>
        <translation>0 的右边是{strategy}获胜，左边是{other}获胜。每一百万局中，分差超出图中范围的不到一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Half of all games last {half} turns or fewer; nine in ten last {most} or fewer.</source>
        <translation>一半的对局不超过 {half} 个回合；十局中有九局不超过 {most} 个回合。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Turn order</source>
        <translation>先后手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Coin toss</source>
        <translation>抛硬币决定</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {share} of {games} games won.</source>
        <translation>模拟：{games} 局，胜率 {share}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Simulation: {share} of {games} games won, with a standard error of {error}. The exact chance is {errors} standard errors away.</source>
        <translation>模拟：{games} 局，胜率 {share}，标准误为 {error}。精确概率与模拟胜率相差 {errors} 个标准误。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>With restarts</source>
        <translation>含重新开始</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Whatever a system does, its average loss is the house edge of each bet times the amount bet on it. No system changes the edge: systems differ only in how much they bet and how widely results vary.</source>
        <translation>无论用哪种投注法，平均损失都等于每种注的庄家优势乘以押在这种注上的金额。没有哪种投注法能改变庄家优势：各种投注法的差别，只在于押多少，以及结果波动有多大。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>average result of a session: a cost of {price} of the {bet} bet, not counting odds. No system changes the house edge.</source>
        <translation>一场的平均结果，即下注金额 {bet}（不计赔率注）的 {price}。没有哪种投注法能改变庄家优势。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Calculated exactly over {states} states.</source>
        <translation>精确计算了 {states} 个状态。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Too many states for an exact calculation, so every number here is simulated.</source>
        <translation>状态太多，无法精确计算，所以这里的所有数字都来自模拟。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>go broke within 1 roll</source>
        <comment>go broke within {count} rolls</comment>
        <translation>
            <numerusform>在 {count} 掷之内输光的概率</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>reach {goal} within 1 roll</source>
        <comment>reach {goal} within {count} rolls</comment>
        <translation>
            <numerusform>在 {count} 掷之内达到 {goal} 的概率</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A session lasts {rolls} rolls on average, including the rolls that decide its last bets.</source>
        <translation>一场平均掷 {rolls} 次，包括让最后几注分出输赢的那几掷。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated: {sessions}; {broke} ± {broke_error} go broke, and {reached} ± {reached_error} reach the goal; the average result is {result} ± {result_error}.</source>
        <translation>模拟：{sessions}；输光的占 {broke} ± {broke_error}，达到目标的占 {reached} ± {reached_error}；平均结果为 {result} ± {result_error}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>1 session</source>
        <comment>{count} sessions</comment>
        <translation>
            <numerusform>{count} 场</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Reaches {goal}</source>
        <translation>达到 {goal}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average result</source>
        <translation>平均结果</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average amount bet</source>
        <translation>平均下注金额</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Cost per dollar bet</source>
        <translation>每下注 1 美元的花费</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Average rolls</source>
        <translation>平均掷骰次数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>States</source>
        <translation>状态数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Sessions</source>
        <translation>场数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Systems side by side</source>
        <translation>各投注法对比</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>System</source>
        <translation>投注法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated sessions; 19 of 20 estimates are off by at most the ± shown</source>
        <translation>模拟的场次；20 个估计值中，有 19 个的偏差不超过所示的 ±</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>building-skills or las-vegas, or one of them with changes, such as “preset=las-vegas maximum=1000”.</source>
        <translation>building-skills 或 las-vegas，或在其中之一上更改，例如“preset=las-vegas maximum=1000”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/position_fields.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>House rules</source>
        <translation>赌场规则</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The bankroll at the start of a session, in dollars.</source>
        <translation>一场开始时的资金，以美元计。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A session ends when the bankroll reaches this amount, or when the player goes broke.</source>
        <translation>资金达到这个金额，或者玩家输光，一场就结束。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>After this many rolls, no new bets are made.</source>
        <translation>掷过这么多次之后，不再下新注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Base bet</source>
        <translation>基本注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The size of one betting unit, in dollars.</source>
        <translation>一个下注单位的金额，以美元计。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Systems</source>
        <translation>投注法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>The systems to compare: “all”, or names such as “flat martingale”.</source>
        <translation>要对比的投注法：“all”表示全部，或写出其中一些的名称，例如“flat martingale”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>A custom system on pass. Each step has the form UNITS:WON:LOST (the bet, the next step after a win, the next step after a loss). Example: “1:1:2 2:1:1”.</source>
        <translation>在过线上使用的自定义投注法。每一步写作 UNITS:WON:LOST，依次是：押几个单位、赢后转到第几步、输后转到第几步。例如“1:1:2 2:1:1”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How many sessions of each system to simulate for comparison; 0 for none.</source>
        <translation>每种投注法模拟多少场，供对照；0 表示不模拟。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How often craps betting systems go broke or reach a goal, what bankroll they end with, and what they cost per dollar bet.</source>
        <translation>各种花旗骰投注法输光或达到目标的频率、最后剩下的资金，以及每下注 1 美元的花费。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Simulated sessions</source>
        <translation>模拟场数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{all}, or some of {names}</source>
        <translation>{all}，或从以下名称中选：{names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the bankroll at the start of a session</source>
        <translation>一场开始时的资金</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the size of one betting unit</source>
        <translation>一个下注单位的金额</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>the systems to compare</source>
        <translation>要对比的投注法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>a custom system on pass: UNITS:WON:LOST for each step, such as “1:1:2 2:1:1”</source>
        <translation>在过线上使用的自定义投注法：每一步写作 UNITS:WON:LOST，例如“1:1:2 2:1:1”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>how many sessions of each system to simulate for comparison</source>
        <translation>每种投注法模拟多少场，供对照</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Dollars</source>
        <translation>美元</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Share of sessions</source>
        <translation>场次占比</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Going broke, all systems</source>
        <translation>各投注法的输光概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each line shows the chance that a session has gone broke by each roll.</source>
        <translation>每条线表示一场到每一掷为止已经输光的概率。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: bankroll by roll</source>
        <translation>{system}：每一掷之后的资金</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Line: the median. Bands: the middle 50% and 90% of sessions.</source>
        <translation>线表示中位数，色带表示中间 50% 和 90% 的场次。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: final bankroll</source>
        <translation>{system}：最后剩下多少</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each bar is the share of sessions whose final bankroll is within a {step} range.</source>
        <translation>每根柱表示最后资金落在这一段（宽 {step}）的场次占多少。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: how sessions end, by roll</source>
        <translation>{system}：到每一掷为止各场的结束情况</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Each line shows the chance that a session has ended in this way by each roll.</source>
        <translation>每条线表示到每一掷为止，一场以这种方式结束的概率。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{system}: session length</source>
        <translation>{system}：一场有多长</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>How many rolls a session lasts before new bets stop; bets still on the table are then played out.</source>
        <translation>一场掷多少次后不再下新注；桌上剩下的注会继续掷到分出输赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>compare craps betting systems: how often they go broke or reach a goal, and what they cost per dollar bet</source>
        <translation>对比花旗骰的各种投注法：输光或达到目标的频率，以及每下注 1 美元的花费</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{title}: expected “all”, or names from {names}, not “{text}”.</source>
        <translation>{title}：此处应为“all”或以下名称中的一些：{names}，而不是“{text}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>{title}: expected UNITS:WON:LOST, not “{text}”.</source>
        <translation>{title}：此处应为“UNITS:WON:LOST”，而不是“{text}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>Craps systems</source>
        <translation>花旗骰投注法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/tab.py"/>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>{name} joins the next game. Press N to start it.</source>
        <translation>{name}从下一局起入座。按 N 开始下一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>The contest could not be saved: {reason}</source>
        <translation>无法保存竞赛：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Ranking…</source>
        <translation>排名…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head-to-head win rates…</source>
        <translation>两两对阵的胜率…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Full report…</source>
        <translation>完整报告…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Ranking</source>
        <translation>排名</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} against itself</source>
        <translation>{name} 对自己</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} wins {rate} of games against {other}</source>
        <translation>{name} 对 {other} 的胜率为 {rate}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Head-to-head win rates</source>
        <translation>两两对阵的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{rate}, even</source>
        <translation>{rate}，势均力敌</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{percent} or more</source>
        <translation>{percent} 或更多</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Choose a folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Choose a folder of strategies</source>
        <translation>选择策略文件夹</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Each strategy in the folder plays all the others. A strategy is a Python file with final_strategy(score, opponent_score) or a CSV table. All win rates are exact and assume a coin toss for who goes first; a rate above 50% is a win.</source>
        <translation>文件夹中的所有策略两两对阵。策略可以是含有 final_strategy(score, opponent_score) 的 Python 文件，也可以是 CSV 表格。所有胜率都是精确值，先手由抛硬币决定；胜率高于 50% 算一胜。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name} leads with 1 win and an average win rate of {rate}.</source>
        <comment>{name} leads with {count} wins and an average win rate of {rate}.</comment>
        <translation>
            <numerusform>{name} 以 {count} 胜、平均胜率 {rate} 领先。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>The programs cannot reach your files or the network.</source>
        <translation>这些程序无法访问你的文件或网络。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Don&apos;t run them</source>
        <translation>不运行这些程序</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Running the contest in {folder}…</source>
        <translation>正在进行 {folder} 中的竞赛…</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>1 program in this folder has not run before.</source>
        <comment>{count} programs in this folder have not run before.</comment>
        <translation>
            <numerusform>此文件夹中有 {count} 个程序还没有运行过。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Calculating pairs: {done} of {total}</source>
        <translation>正在计算对阵：{done} / {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Run programs</source>
        <translation>运行程序</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>Reading strategies: {done} of {total}</source>
        <translation>正在读取策略：{done} / {total}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Goes first</source>
        <translation>先手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Goes second</source>
        <translation>后手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>On average</source>
        <translation>平均</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Play against it</source>
        <translation>与它对战</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Strategies (*.py *.csv)</source>
        <translation>策略 (*.py *.csv)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose a strategy</source>
        <translation>选择策略</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Choose or drop a Python file with final_strategy(score, opponent_score), or a CSV table with the number of dice for every pair of scores: 100 rows (the strategy&apos;s score) of 100 numbers (the opponent&apos;s score).</source>
        <translation>选择或拖放一个含有 final_strategy(score, opponent_score) 的 Python 文件，或一个列出每种比分下骰子数的 CSV 表格：100 行，每行对应策略自己的一个分数；每行 100 个数，各对应对手的一个分数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The program cannot reach your files or the network.</source>
        <translation>该程序无法访问你的文件或网络。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Don&apos;t run it</source>
        <translation>不运行</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Asking {name} how many dice it rolls at each pair of scores…</source>
        <translation>正在查询{name}在每种比分下掷几颗骰子…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>“{name}” is a program that has not run here before.</source>
        <translation>“{name}”是一个还没有在这里运行过的程序。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The program runs in a sandbox, and only the table of its choices is used.</source>
        <translation>该程序在沙盒中运行，DiceDesk 只使用它的选择表。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Run it</source>
        <translation>运行</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>There are no strategies in {folder}.</source>
        <translation>{folder} 中没有策略。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/strangers.py"/>
        <source>No program was run.</source>
        <translation>没有运行任何程序。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How many hands the player gets to reach the award.</source>
        <translation>玩家要在多少手之内拿到大奖。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>how many hands a player has to reach the Major Award</source>
        <translation>玩家要在多少手之内拿到大奖</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How many games to simulate with each player.</source>
        <translation>每位玩家模拟多少局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>how many games to simulate with each player</source>
        <translation>每位玩家模拟多少局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>Poker Dice: compare players</source>
        <translation>扑克骰子：比较各种玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/questions.py"/>
        <source>How soon computer players in Poker Dice reach the Major Award or go broke.</source>
        <translation>扑克骰子的电脑玩家多快拿到大奖或输光。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/questions.py"/>
        <source>How often a round of Hazard is won with each main, and how long it takes.</source>
        <translation>哈扎德骰每个主点的胜率，以及一轮要掷多少次。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Add step</source>
        <translation>添加一步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Remove step</source>
        <translation>删除一步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Use system</source>
        <translation>使用</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Remove system</source>
        <translation>删除投注法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Bet (units)</source>
        <translation>押几个单位</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>If won, go to step</source>
        <translation>赢后转到第几步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>If lost, go to step</source>
        <translation>输后转到第几步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Each step bets a certain number of units on pass. The system starts at step 1 and goes back to it when the bankroll cannot cover a bet. Type the numbers into the table.</source>
        <translation>每一步都在过线上押若干个单位。投注法从第 1 步开始；资金不够押下一注时，回到第 1 步。请在表格中输入数字。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Step {number} must bet a whole number of units from 1 to {most}, not “{text}”.</source>
        <translation>第 {number} 步要押 1 到 {most} 之间的整数个单位，而不是“{text}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Step {number} must go to a step from 1 to {last}, not to “{text}”.</source>
        <translation>第 {number} 步之后必须转到第 1 步至第 {last} 步，而不是“{text}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>All {count}</source>
        <translation>全部 {count} 种</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>1 system</source>
        <comment>{count} systems</comment>
        <translation>
            <numerusform>{count} 种</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Edit 1 step…</source>
        <comment>Edit {count} steps…</comment>
        <translation>
            <numerusform>编辑 {count} 步…</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/own_system.py"/>
        <source>Add a custom system…</source>
        <translation>添加自定义投注法…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/field_controls.py"/>
        <source>Flat bets on pass</source>
        <translation>过线平注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/contest.py"/>
        <source>this build has no cluster support; install DiceDesk with pip</source>
        <translation>这个版本不含集群功能；请用 pip 安装 DiceDesk</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/contest.py"/>
        <source>cluster mode needs Dask; install it with: {command}</source>
        <translation>集群模式需要 Dask；安装命令：{command}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/history.py"/>
        <source>The list has changed. Select the games again.</source>
        <translation>列表已经改变。请重新选择对局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>DiceDesk could not restore the backup: {reason}</source>
        <translation>DiceDesk 无法从备份恢复：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/backups.py"/>
        <source>DiceDesk restored the backup you chose. The previous file is kept as {name}.</source>
        <translation>DiceDesk 已从你选择的备份恢复。之前的文件保留为 {name}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>give the exact odds of a game</source>
        <translation>显示一种游戏的精确概率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>run an experiment with exact answers and simulations</source>
        <translation>做一项实验：精确答案和模拟</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>{sentence}.</source>
        <translation>{sentence}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>Dice games with a coach and exact odds. Without a command, the window opens.</source>
        <translation>骰子游戏，有教练和精确概率。不带命令时，会打开窗口。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/rules.py"/>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>the game is over</source>
        <translation>这一局已经结束</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/advice.py"/>
        <source>nothing to calculate: this choice decides nothing by itself</source>
        <translation>没有什么可以计算：这个选择本身不决定任何事</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/overview.py"/>
        <source>summarize the games you have played</source>
        <translation>统计玩过的对局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/history.py"/>
        <source>summarize only this game</source>
        <translation>只统计这种游戏</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {ones}% of rolls pig out; the rest score {points} points on average.</source>
        <comment>{count} dice: {ones}% of rolls pig out; the rest score {points} points on average.</comment>
        <translation>
            <numerusform>{count} 颗骰子：有 {ones}% 的概率猪翻车，否则平均得 {points} 分。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/coach.py"/>
        <source>1 die: {share}% of rolls win at once; {ones}% pig out.</source>
        <comment>{count} dice: {share}% of rolls win at once; {ones}% pig out.</comment>
        <translation>
            <numerusform>{count} 颗骰子：有 {share}% 的概率当场获胜，{ones}% 的概率猪翻车。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategies.py"/>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Best response</source>
        <translation>最佳应对</translation>
    </message>
    <message>
        <location filename="../../dicedesk/lab/dice_test/questions.py"/>
        <source>Number {place} is “{face}”, but a die shows 1 to {most}.</source>
        <translation>第 {place} 个点数是“{face}”，但骰子只有 1 到 {most} 点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/simulation.py"/>
        <source>At least 2 games are needed so that each player goes first once; you gave {games}.</source>
        <translation>至少要 2 局，让双方各先手一局；你给出的是 {games} 局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Hog: best bacon and swap</source>
        <translation>猪猪骰：何时用培根和交换</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/questions.py"/>
        <source>Which margin and number of dice make the bacon and swap strategies win most often.</source>
        <translation>门槛分和骰子数取多少时，策略 bacon 和 swap 的胜率最高。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/machine.py"/>
        <source>This system has too many states to calculate exactly.</source>
        <translation>这种投注法状态太多，无法精确计算。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Left with {score}</source>
        <translation>中途离开：{score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Left at {own}–{other}</source>
        <translation>在 {own} : {other} 时离开</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Won {own}–{other}</source>
        <translation>胜 {own} : {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Lost {own}–{other}</source>
        <translation>负 {own} : {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>Tied {own}–{other}</source>
        <translation>平局 {own} : {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{own}–{other}</source>
        <translation>{own} : {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} left with {score}</source>
        <translation>“{name}”中途离开：{score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} ended with {score}</source>
        <translation>“{name}”的结果：{score}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} left at {own} to {other}</source>
        <translation>“{name}”中途离开，{own} 比 {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} lost, {low} to {high}</source>
        <translation>“{name}”输了，{low} 比 {high}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/past.py"/>
        <source>{name} tied, {own} to {other}</source>
        <translation>“{name}”打平，{own} 比 {other}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Re-roll die {places} and type what it shows</source>
        <comment>Re-roll dice {places} and type what they show, in this order</comment>
        <translation>
            <numerusform>重掷骰子 {places}，并依次输入掷出的点数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/prompt.py"/>
        <source>Re-roll die {places} for {name} and type what it shows</source>
        <comment>Re-roll dice {places} for {name} and type what they show, in this order</comment>
        <translation>
            <numerusform>为{name}重掷骰子 {places}，并依次输入掷出的点数</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>The games share no position that offers a choice.</source>
        <translation>这两局没有共同的、需要选择的局面。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>Same choice in the only shared position.</source>
        <comment>Same choice in each of the {count} shared positions.</comment>
        <translation>
            <numerusform>{count} 个共同的局面中，选择都相同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>Different choices in the only shared position.</source>
        <comment>Different choices in {differing} of {count} shared positions.</comment>
        <translation>
            <numerusform>{count} 个共同的局面中，有 {differing} 个选择不同。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>these games were not played with the same dice and rules</source>
        <translation>这两局的骰子或规则不同</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/comparison.py"/>
        <source>The other game</source>
        <translation>另一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/story.py"/>
        <source>The game was left early.</source>
        <translation>玩家中途离开了这一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <location filename="../../dicedesk/ui/games/poker_dice/chances.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>The chances could not be calculated: {reason}</source>
        <translation>无法算出概率：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Second map</source>
        <translation>第二张图</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Colors of the second map</source>
        <translation>第二张图的颜色</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>Exact win rates</source>
        <translation>精确胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/hog/own_strategy.py"/>
        <source>The best response wins {average} of games against this strategy.</source>
        <translation>最佳应对对这种策略的胜率为 {average}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Calculating the answer…</source>
        <translation>正在计算答案…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>This is the previous answer. Calculating the new one…</source>
        <translation>这是上一个问题的答案。正在计算新的答案…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>This is the previous answer. Press Ask for the new one.</source>
        <translation>这是上一个问题的答案。按“提问”得到新的答案。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/lab/question.py"/>
        <source>Press Ask to calculate the answer.</source>
        <translation>按“提问”计算答案。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Coach options</source>
        <translation>教练选项</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>In a counted game, the coach speaks only when you ask twice.</source>
        <translation>在计入成绩的对局里，你问两次，教练才会开口。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/comparison.py"/>
        <location filename="../../dicedesk/ui/table/coaching.py"/>
        <source>Calculating the chances…</source>
        <translation>正在计算胜率…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/chances.py"/>
        <source>The house edge could not be calculated: {reason}</source>
        <translation>无法算出庄家优势：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Casual game from move {move}</source>
        <translation>休闲局，从第 {move} 步开始</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/main_window.py"/>
        <source>Turn sound on or off (M)</source>
        <translation>打开或关闭声音 (M)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/terminal_games.py"/>
        <source>your games are open in another terminal; leave the game there, or play with --data DIR</source>
        <translation>你的对局正在另一个终端中使用；请在那里离开这一局，或用 --data DIR 来玩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/storage/terminal_games.py"/>
        <source>your games are open in a DiceDesk window; close it, or play with --data DIR</source>
        <translation>你的对局正在 DiceDesk 窗口中使用；请关闭窗口，或用 --data DIR 来玩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/records.py"/>
        <source>Game {number} of {count}, line {line}:</source>
        <translation>第 {number} 局，共 {count} 局，第 {line} 行：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/systems/question.py"/>
        <source>Odds are whole multiples of their pass or come bet, taken in full or not at all.</source>
        <translation>赔率注是所属的过线注或来注的整数倍：要么押满额，要么不押。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import these games into your history?</source>
        <translation>要导入这些对局吗？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>Import games</source>
        <translation>导入对局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/window/waiting.py"/>
        <source>DiceDesk is already open, but its window is not responding. Waiting for it…</source>
        <translation>DiceDesk 已打开，但其窗口没有响应。正在等待…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest.py"/>
        <source>unexpected error: {error}</source>
        <translation>意外出错：{error}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At the start, you could expect {amount}.</source>
        <translation>开局时，预计你能得 {amount}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At the start, {name} could expect {amount}.</source>
        <translation>开局时，预计“{name}”能得 {amount}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No dice were rolled.</source>
        <translation>没有掷过骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No single roll stood out.</source>
        <translation>没有哪一掷特别突出。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No single roll or choice stood out.</source>
        <translation>没有哪一掷或哪个选择特别突出。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>No roll or choice changed much; this one changed the most.</source>
        <translation>这一局没有大的转折，影响最大的是：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>You had nothing to decide.</source>
        <translation>这一局里，没有要你做的选择。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>{name} had nothing to decide.</source>
        <translation>这一局里，没有什么需要“{name}”选择的。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>DiceDesk {game} {day} · {result} · cost {cost} · casual</source>
        <translation>DiceDesk {game} {day} · {result} · 代价 {cost} · 休闲局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>DiceDesk {game} {day} · {result} · cost {cost}</source>
        <translation>DiceDesk {game} {day} · {result} · 代价 {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/ending.py"/>
        <source>Best play with the same dice: {result}.</source>
        <translation>最佳打法用同样的骰子：{result}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>See the move</source>
        <translation>查看这一步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Challenge a friend</source>
        <translation>挑战朋友</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Send your answer</source>
        <translation>发送应战记录</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Copy result</source>
        <translation>复制结果</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>See costliest move</source>
        <translation>查看代价最高的一步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/result.py"/>
        <source>Copied: {line}</source>
        <translation>已复制：{line}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Daily games</source>
        <translation>每日一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Previous month</source>
        <translation>上个月</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>Next month</source>
        <translation>下个月</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/days.py"/>
        <source>{game}: {result}</source>
        <translation>{game}：{result}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>{name} challenges you: {game}, with the same dice.</source>
        <translation>{name}向你挑战：用同样的骰子玩{game}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>{name} challenges you: {game} against {opponents}, with the same dice.</source>
        <translation>{name}向你挑战：用同样的骰子玩{game}，对手是{opponents}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only a finished game can be sent as a challenge</source>
        <translation>只有已结束的一局才能作为挑战发送</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only games played with the program&apos;s dice can be sent as a challenge</source>
        <translation>只有用程序的骰子玩的对局才能作为挑战发送</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>a game that started at a position cannot be sent as a challenge</source>
        <translation>从给定的局面开始的对局不能作为挑战发送</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>only a game that you played can be sent as a challenge</source>
        <translation>只有你自己玩过的一局才能作为挑战发送</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this challenge was made by a newer version of DiceDesk</source>
        <translation>这个挑战由更新版本的 DiceDesk 生成</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this challenge is damaged or was changed</source>
        <translation>这个挑战已损坏或被改动</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/challenge.py"/>
        <source>this is a challenge, not a game; open it to play it</source>
        <translation>这是挑战，不是对局；打开它就能玩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Best play beats it in more than {games} of 100 games.</source>
        <translation>对阵最佳打法，100 局输 {games} 局以上。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Best play beats it in {games} of 100 games.</source>
        <translation>对阵最佳打法，100 局输 {games} 局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>You have beaten the strongest player.</source>
        <translation>你已战胜最强的玩家。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Next, one step up:</source>
        <translation>下一位，高一级：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/opponents.py"/>
        <source>Start with the easiest:</source>
        <translation>从最容易的开始：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/opponents.py"/>
        <source>Play against {name}</source>
        <translation>对手：{name}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>{game}: {words}</source>
        <translation>{game}：{words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>All choices</source>
        <translation>所有选择</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play one more game to see what your choices cost.</source>
        <comment>Play {count} more games to see what your choices cost.</comment>
        <translation>
            <numerusform>再玩 {count} 局，就能看到你的选择让你付出了多少代价。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Too few games</source>
        <translation>局数太少</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Not clear</source>
        <translation>不明显</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Better</source>
        <translation>更好</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play at least one game in a week to see what your choices cost.</source>
        <comment>Play at least {count} games in a week to see what your choices cost.</comment>
        <translation>
            <numerusform>一周内至少玩 {count} 局，就能看到你的选择让你付出了多少代价。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Worse</source>
        <translation>更差</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>For a rating, play one more game against {opponent}.</source>
        <comment>For a rating, play {count} more games against {opponent}.</comment>
        <translation>
            <numerusform>要得到评分，请再与“{opponent}”玩 {count} 局。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Your games are still being reviewed.</source>
        <translation>你的对局还在复盘中。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play a game to see what your choices cost.</source>
        <translation>玩一局，看看你的选择让你付出了多少代价。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Average over</source>
        <translation>平均范围</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/page.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>1 game has not been reviewed yet.</source>
        <comment>{count} games have not been reviewed yet.</comment>
        <translation>
            <numerusform>还有 {count} 局没有复盘。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Reviewing your games…</source>
        <translation>正在复盘你的对局…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>1 week</source>
        <translation>一周</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Kind of choice</source>
        <translation>选择的种类</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Choices</source>
        <translation>选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Cost per choice</source>
        <translation>每个选择的代价</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Week of</source>
        <translation>周起始日</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>{game}, {choices}</source>
        <translation>{game}，{choices}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/unit.py"/>
        <source>Cost per choice, in rounds</source>
        <translation>每个选择的代价（轮）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/house_rules.py"/>
        <source>A new game starts at once with these rules.</source>
        <translation>确认后立即用这些规则开始新的一局。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>No wins in 1 game against {opponent}</source>
        <comment>No wins in {count} games against {opponent}</comment>
        <translation>
            <numerusform>对“{opponent}”打了 {count} 局，还没有赢过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/side.py"/>
        <source>No wins in 1 decided game</source>
        <comment>No wins in {count} decided games</comment>
        <translation>
            <numerusform>分出胜负的 {count} 局中，还没有赢过</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/settings/cards.py"/>
        <source>In a counted game, the coach stays silent; using it makes the game casual. In a casual game, the coach is always available.</source>
        <translation>在计入成绩的对局里，教练不主动开口；一旦问了教练，这一局就成为休闲局。在休闲局里，可以随时问教练。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Next game: counted</source>
        <translation>下一局：计入成绩</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>Next game: casual</source>
        <translation>下一局：休闲</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/players_card.py"/>
        <source>This game counts.</source>
        <translation>这一局计入成绩。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>This game is casual: the coach is available, and the result does not count toward best scores.</source>
        <translation>这一局是休闲局：可以随时问教练，但结果不算最佳成绩。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/game_tab.py"/>
        <source>This game counts: the coach warns you before a hint makes it casual.</source>
        <translation>这一局计入成绩：如果提示会使它成为休闲局，教练会先告诉你。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/unit.py"/>
        <source>Cost per choice, as a share of the bets</source>
        <translation>每个选择的代价（占下注金额的比例）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost per choice, in percentage points</source>
        <translation>每个选择的代价（百分点）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Cost per choice, in hands</source>
        <translation>每个选择的代价（手）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Showing which dice to keep is a hint, and this game counts. Press B to see it anyway.</source>
        <translation>保留哪些骰子算作提示，而这一局计入成绩。如果仍想看，请按 B。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/core/notation.py"/>
        <source>a header name can contain only letters and digits, not “{name}”</source>
        <translation>记录头的名称只能含字母和数字，不能是“{name}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Hog needs two whole-number scores, 0 or more; you gave: {scores}</source>
        <translation>猪猪骰需要两个不小于 0 的整数得分；你给出的是：{scores}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>The only move in Hog is to roll dice.</source>
        <translation>猪猪骰里只有一种操作：掷骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/rules.py"/>
        <source>Both scores before a turn must be from 0 to 99, not {own} and {other}.</source>
        <translation>一回合开始时，双方分数要在 0 到 99 之间，不能是 {own} 和 {other}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/rules.py"/>
        <source>A hand is five faces from 1 to 6, such as 5 5 2 5 3; you gave: {faces}</source>
        <translation>一手牌是五个 1 到 6 的点数，例如 5 5 2 5 3；你给出的是：{faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/terminal.py"/>
        <source>“{text}” is not a whole number</source>
        <translation>“{text}”不是整数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/__main__.py"/>
        <source>a game record to open</source>
        <translation>要打开的游戏记录</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/own_commands.py"/>
        <location filename="../../dicedesk/games/craps/questions.py"/>
        <source>make no new bets after this many rolls</source>
        <translation>掷过这么多次之后，不再下新注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>A cluster worker sees the strategies&apos; tables. It cannot run anything on this computer, but it could send false win rates: use only computers that you trust.</source>
        <translation>集群的工作进程能看到策略表。它不能在这台电脑上运行任何程序，但可能发来错误的胜率：请只使用你信任的电脑。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>a folder or ZIP file of strategies: Python programs and CSV tables</source>
        <translation>策略的文件夹或 ZIP 文件：Python 程序和 CSV 表</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>time limit for each program, in seconds (default: 60)</source>
        <translation>每个程序的时限，以秒为单位（默认：60）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/hog_contest.py"/>
        <source>The cluster has no workers yet. Waiting for one…</source>
        <translation>集群还没有工作进程。正在等待…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>not a Python file, a CSV table or a ZIP file</source>
        <translation>不是 Python 文件、CSV 表或 ZIP 文件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>several strategy files; keep one, or name the right one hog.py</source>
        <translation>有多个策略文件；请只保留一个，或将要用的命名为 hog.py</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>no strategy file found</source>
        <translation>没有找到策略文件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a link to a place outside its folder</source>
        <translation>指向文件夹之外的链接</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>its path points outside the ZIP file</source>
        <translation>它的路径指向 ZIP 文件之外</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>it is a link, is encrypted, or uses unsupported compression</source>
        <translation>它是链接、已加密，或使用了不支持的压缩方式</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>the ZIP file is larger than 20 MB; unpack it first</source>
        <translation>ZIP 文件大于 20 MB；请先解压</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>the ZIP file is damaged</source>
        <translation>ZIP 文件已损坏</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>a broken link</source>
        <translation>失效的链接</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a text file</source>
        <translation>不是文本文件</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>not a table</source>
        <translation>不是表格</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/strategy_files.py"/>
        <source>line {line} has 1 cell; it needs 100, one for each score the opponent can have</source>
        <comment>line {line} has {count} cells; it needs 100, one for each score the opponent can have</comment>
        <translation>
            <numerusform>第 {line} 行有 {count} 格；应有 100 格，对应对手的每个分数</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it imports {module}, which is not available; put the whole strategy in one file</source>
        <translation>它导入了不可用的 {module}；请把整个策略放在一个文件里</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/containment/contained.py"/>
        <source>it was stopped</source>
        <translation>已被停止</translation>
    </message>
    <message>
        <location filename="../../dicedesk/adapters/hog_contest/cluster.py"/>
        <source>a cluster worker sent an unusable answer</source>
        <translation>集群中有一个工作进程发来了无法使用的结果</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/contest.py"/>
        <source>a worker sent impossible win rates</source>
        <translation>有一个工作进程发来了不可能的胜率</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>usage: </source>
        <translation>用法： </translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>show this help</source>
        <translation>显示此帮助</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <location filename="../../dicedesk/cli/play.py"/>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>{option}: {fault}</source>
        <translation>{option}：{fault}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>missing: {names}</source>
        <translation>缺少 {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>missing: one of {names}</source>
        <translation>缺少以下之一：{names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>a value is missing</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <location filename="../../dicedesk/cli/play.py"/>
        <source>cannot be used with {name}</source>
        <translation>不能与 {name} 一起使用</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>“{option}” could mean {names}</source>
        <translation>“{option}”不明确，可能是 {names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>takes no value; you gave “{text}”</source>
        <translation>不接受值；你给出了“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>{fault}; choose from: {names}</source>
        <translation>{fault}；可用的有：{names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>unexpected argument “{word}”</source>
        <translation>多余的参数“{word}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>{fault}; {usage}</source>
        <translation>{fault}；{usage}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>there is no “{word}”; did you mean “{near}”?</source>
        <translation>没有“{word}”；你是指“{near}”吗？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/parser.py"/>
        <source>there is no “{word}”; choose from: {names}</source>
        <translation>没有“{word}”；可用的有：{names}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/hog/standings.py"/>
        <source>1 file did not take part in the contest.</source>
        <comment>{count} files did not take part in the contest.</comment>
        <translation>
            <numerusform>{count} 个文件未参赛。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/bets.py"/>
        <source>there is no craps bet “{name}”; “dicedesk odds craps” lists all bets</source>
        <translation>花旗骰没有名为“{name}”的注；“dicedesk odds craps”会列出所有的注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/players.py"/>
        <source>Loses {cents} cents per dollar bet.</source>
        <translation>每下注 1 美元输掉 {cents} 美分。</translation>
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
        <translation>这一注还没有放到桌上：按回车仍然下注，或按 Esc 再想想</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/craps/table_view.py"/>
        <source>1 bet loses {lost}</source>
        <comment>{count} bets lose {lost}</comment>
        <translation>
            <numerusform>{count} 注输 {lost}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins on {wins} and loses on {losses}; any other total decides nothing.</source>
        <translation>下一掷掷出 {wins} 就赢，掷出 {losses} 就输；掷出其他点数，不分输赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <source>The next roll wins on {wins}, loses on {losses} and pushes on {pushes}; any other total decides nothing.</source>
        <translation>下一掷掷出 {wins} 就赢，掷出 {losses} 就输，掷出 {pushes} 打平；掷出其他点数，不分输赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>an immediate win</source>
        <translation>当场获胜</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>an immediate loss</source>
        <translation>当场落败</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Columns: average number of hands still to play, chance of the award and average payout of this hand, all with best play; then the cost of the choice in hands. A missed award counts as {hands} hands.</source>
        <translation>各列依次是：还要打的手数、得大奖的概率、这一手的赔付（都是最佳打法下的平均值），以及这个选择的代价（手数）。得不到大奖要多算 {hands} 手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Has done the math and always chooses the best main.</source>
        <translation>早已算清，每次都选最佳主点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Thinks a losing main is unlucky and switches to the next one.</source>
        <translation>认为输过的主点不吉利，换成下一个。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/players.py"/>
        <source>Swears by {main} and never chooses another main.</source>
        <translation>认准 {main}，从不选别的主点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>Your first throw may win or lose the round at once. If not, it becomes your chance: throw it again and you win; throw your main first and you lose.</source>
        <translation>首掷可能当场分出输赢。如果没有，首掷的和就成为你的机会点：再次掷出它，你就赢；先掷出主点，你就输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>What 11 and 12 do depends on the main.</source>
        <translation>11 和 12 的输赢要看主点。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/telling.py"/>
        <source>{chance} is your chance. Throw it again to win; throw the main, {main}, first and you lose.</source>
        <translation>{chance} 是你的机会点。再次掷出它，你就赢；先掷出主点 {main}，你就输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>{total} before {other}</source>
        <translation>{total} 先于 {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The round goes on, but chance {chance} wins only {share} of the time, down from {before} before the throw.</source>
        <translation>这一轮继续，但机会点 {chance} 的胜率只有 {share}，而掷之前的胜率是 {before}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>The most likely throw, {total} ({share}), wins at once with main {best}. With main {other} it becomes a chance, which wins {chance} of the time.</source>
        <translation>最可能掷出的是 {total}（{share}）。选主点 {best}，这样掷就当场赢；选主点 {other}，{total} 成为机会点，胜率为 {chance}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played ({chance}): {words}</source>
        <translation>并未发生（{chance}）：{words}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>{game}: a line not played</source>
        <translation>{game}：未发生的走法</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/replay.py"/>
        <source>Not played: the most likely line after the best choice.</source>
        <translation>并未发生：最佳选择之后最可能的走法。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Best: {choice}</source>
        <translation>最佳：{choice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Second: {choice} (costs {hands} hands)</source>
        <translation>其次：{choice}，代价 {hands} 手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Third: {choice} (costs {hands} hands)</source>
        <translation>再次：{choice}，代价 {hands} 手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Major Award! Your best ever!</source>
        <translation>大奖！你的最佳成绩！</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>No Major Award yet</source>
        <translation>还没有拿到过大奖</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Best ever: Major Award in 1 hand</source>
        <comment>Best ever: Major Award in {count} hands</comment>
        <translation>
            <numerusform>最佳成绩：{count} 手拿到大奖</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play: about {hands}</source>
        <translation>还要打的手数：约 {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play after this one: almost none</source>
        <translation>这一手之后还要打的手数：几乎为零</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/table_view.py"/>
        <source>Hands still to play after this one: about {hands}</source>
        <translation>这一手之后还要打的手数：约 {hands}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/commands.py"/>
        <source>Best play takes the fewest hands; a missed award counts as {hands} hands. “Greatest chance” is the chance of the award with the safest play.</source>
        <translation>最佳打法所需的手数最少；得不到大奖要多算 {hands} 手。“greatest chance”一栏是最稳打法拿到大奖的概率。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Costs are in hands; a missed award counts as {hands} hands.</source>
        <translation>代价以手数计算；得不到大奖要多算 {hands} 手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Quitting</source>
        <translation>退出</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/unit.py"/>
        <source>Fewer hands are better; a missed award counts as {hands} hands.</source>
        <translation>手数越少越好；得不到大奖要多算 {hands} 手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {hands} hands still to play, {chance} to reach {award}</source>
        <translation>{choice}：还要打 {hands} 手，达到 {award} 的概率 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>Hands still to play on average: {hands}; chance to reach {award}: {chance}.</source>
        <translation>平均还要打的手数：{hands}；达到 {award} 的概率：{chance}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{choice}: {hands} hands still to play on average. “{other}” pays more, but takes {others} hands.</source>
        <translation>{choice}：平均还要打 {hands} 手。“{other}”赔付更多，但要 {others} 手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/coach.py"/>
        <location filename="../../dicedesk/games/hazard/coach.py"/>
        <source>a {total}</source>
        <translation>{total} 点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/page.py"/>
        <location filename="../../dicedesk/ui/features/working.py"/>
        <source>Step through the most likely line after the best choice (L)</source>
        <translation>逐步查看最佳选择之后最可能的走法 (L)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} with this roll</source>
        <translation>这一掷掷出{hand}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <source>{hand} pays {pay} as it is; the expected payout was {promised}.</source>
        <translation>{hand}现在赔 {pay}；掷之前的期望赔付是 {promised}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/coach.py"/>
        <source>The average over all rolls, with best play after each.</source>
        <translation>所有掷法的平均值，每一掷之后都按最佳打法走。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/coach.py"/>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>these dice</source>
        <translation>这些骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/variation.py"/>
        <source>{share} chance of {what}</source>
        <translation>概率 {share}：{what}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/variation.py"/>
        <source>Second best: {choice}, {cost} below the best.</source>
        <translation>次佳：{choice}（比最佳低 {cost}）。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/class_folder.py"/>
        <source>a ZIP file inside another ZIP file; unpack the outer one first</source>
        <translation>ZIP 文件中的 ZIP 文件；请先解压外层文件</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/statistics.py"/>
        <source>1 imported game is left out.</source>
        <comment>{count} imported games are left out.</comment>
        <translation>
            <numerusform>{count} 局导入的对局不计在内。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/argument.py"/>
        <source>a Pig Out</source>
        <translation>猪翻车</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/coach.py"/>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: as good as the best.</source>
        <translation>{choice}：与最佳选择一样好。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing better</source>
        <translation>打得更好</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing worse</source>
        <translation>打得更差</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing better since {when}</source>
        <translation>{when}以来打得更好</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/greeting.py"/>
        <source>playing worse since {when}</source>
        <translation>{when}以来打得更差</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>No clear change. On average, a choice cost {now} in your last {games} games.</source>
        <translation>没有明显变化。最近 {games} 局，每个选择的平均代价为 {now}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>You are improving. On average, a choice cost {now} in your last {games} games and {before} in the {earlier} before that. At most 1 player in 20 ever sees this message by chance.</source>
        <translation>你在进步。最近 {games} 局，每个选择的平均代价为 {now}；在此之前的 {earlier} 局为 {before}。纯属偶然而看到这条消息的，20 位玩家中最多有 1 位。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Your choices cost more than before. On average, a choice cost {now} in your last {games} games and {before} in the {earlier} before that. At most 1 player in 20 ever sees this message by chance.</source>
        <translation>你的选择的代价比以前大了。最近 {games} 局，每个选择的平均代价为 {now}；在此之前的 {earlier} 局为 {before}。纯属偶然而看到这条消息的，20 位玩家中最多有 1 位。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Play one more game to see how your choices compare over time.</source>
        <comment>Play {count} more games to see how your choices compare over time.</comment>
        <translation>
            <numerusform>再玩 {count} 局，就能看到你的选择前后有什么变化。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/skill.py"/>
        <source>Rating {rating} (range {low}–{high}): with average luck, you would win {rating} of 100 games against {opponent}, judging by your last {games} games.</source>
        <translation>评分 {rating}（区间 {low}–{high}）：从最近 {games} 局来看，运气持平时，与“{opponent}”打 100 局，你会赢 {rating} 局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <location filename="../../dicedesk/ui/features/skill.py"/>
        <source>Range</source>
        <comment>of a cost</comment>
        <translation>区间</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/charts.py"/>
        <source>Average cost of a choice that mattered, adjusted for luck; lower is better. The range contains the true cost in at least 95 of 100 cases.</source>
        <translation>关键选择的平均代价，已排除运气；越低越好。100 次中至少有 95 次，区间包含真实代价。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/advise.py"/>
        <source>In place of GAME and its options, you can give a position as one line, such as “hog 34-50, turn 1 | goal=100 | You, final”. Each answer starts with the line of its position.</source>
        <translation>你也可以不写 GAME 和它的选项，而用一行文字给出局面，例如“hog 34-50, turn 1 | goal=100 | You, final”。每个回答的第一行就是这样写出的局面。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/advise.py"/>
        <source>show how the value of MOVE is calculated; write MOVE as in a record or in the table (default: the best move)</source>
        <translation>显示 MOVE 的数值怎样计算；MOVE 的写法与记录或表格中相同（默认：最佳的一步）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/answer.py"/>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <location filename="../../dicedesk/games/craps/moments.py"/>
        <location filename="../../dicedesk/ui/window/windows.py"/>
        <source>{result}.</source>
        <translation>{result}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/answer.py"/>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>{name}&apos;s choices cost {cost}.</source>
        <translation>{name}的选择的代价为 {cost}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/answer.py"/>
        <source>only a game played from a challenge can be sent as an answer</source>
        <translation>只有从挑战开始的一局才能作为应战记录发送</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Choices</source>
        <comment>bar</comment>
        <translation>选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Others</source>
        <translation>对手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/bars.py"/>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>Your choices cost {cost}.</source>
        <translation>你的选择的代价为 {cost}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>Your choices cost {own}, {challenger}&apos;s {cost}.</source>
        <translation>选择的代价：你为 {own}，{challenger}为 {cost}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>{name}&apos;s choices cost {own}, {challenger}&apos;s {cost}.</source>
        <translation>选择的代价：{name}为 {own}，{challenger}为 {cost}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/duel.py"/>
        <source>The game is not over yet</source>
        <translation>这一局还没有结束</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {dice}.</source>
        <translation>你有 {own} 分、对手有 {other} 分时，选择掷 {dice}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you took Free Bacon.</source>
        <translation>你有 {own} 分、对手有 {other} 分时，拿了免费培根。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {dice}.</source>
        <translation>比分为 {own} 比 {other} 时，“{name}”选择掷 {dice}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} took Free Bacon.</source>
        <translation>比分为 {own} 比 {other} 时，“{name}”拿了免费培根。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} took Free Bacon.</source>
        <translation>“{name}”以 {own} 比 {other} 领先时，拿了免费培根。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} took Free Bacon.</source>
        <translation>“{name}”以 {own} 比 {other} 落后时，拿了免费培根。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {dice}.</source>
        <translation>“{name}”以 {own} 比 {other} 领先时，选择掷 {dice}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {dice}.</source>
        <translation>“{name}”以 {own} 比 {other} 落后时，选择掷 {dice}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>a Pig Out, 1 point</source>
        <translation>1 分，猪翻车了</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {faces}: {points}.</source>
        <translation>你有 {own} 分、对手有 {other} 分时，掷出 {faces}，得了 {points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>比分为 {own} 比 {other} 时，“{name}”掷出 {faces}，得了 {points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>“{name}”以 {own} 比 {other} 领先时，掷出 {faces}，得了 {points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {faces}: {points}.</source>
        <translation>“{name}”以 {own} 比 {other} 落后时，掷出 {faces}，得了 {points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Leading {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>“{name}”以 {own} 比 {other} 领先时，掷了 {dice}，得了 {points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Behind {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>“{name}”以 {own} 比 {other} 落后时，掷了 {dice}，得了 {points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Free Bacon on your next turn would swap the scores.</source>
        <translation>你下一回合拿免费培根，就会交换比分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>Free Bacon by {name} on the next turn would swap the scores.</source>
        <translation>“{name}”下一回合拿免费培根，就会交换比分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>You could then win at once with Free Bacon.</source>
        <translation>你下一步拿免费培根就能赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} could then win at once with Free Bacon.</source>
        <translation>“{name}”下一步拿免费培根就能赢。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap against you, but none came.</source>
        <translation>原本有 {chance} 的概率发生对你不利的交换，但没换成。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap against {name}, but none came.</source>
        <translation>原本有 {chance} 的概率发生对“{name}”不利的交换，但没换成。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap in your favor, but none came.</source>
        <translation>原本有 {chance} 的概率发生对你有利的交换，但没换成。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>There was a {chance} chance of a swap in {name}&apos;s favor, but none came.</source>
        <translation>原本有 {chance} 的概率发生对“{name}”有利的交换，但没换成。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put you ahead, {own} to {other}.</source>
        <translation>猪猪交换后，你以 {own} 比 {other} 领先。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put {name} ahead, {own} to {other}.</source>
        <translation>猪猪交换后，“{name}”以 {own} 比 {other} 领先。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put you behind, {own} to {other}.</source>
        <translation>猪猪交换后，你以 {own} 比 {other} 落后。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>The Swine Swap put {name} behind, {own} to {other}.</source>
        <translation>猪猪交换后，“{name}”以 {own} 比 {other} 落后。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} then led {own} to {other}.</source>
        <translation>这一掷后，“{name}”以 {own} 比 {other} 领先。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} was then behind, {own} to {other}.</source>
        <translation>这一掷后，“{name}”以 {own} 比 {other} 落后。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>A Pig Out on your next roll would swap the scores.</source>
        <translation>如果你下一掷猪翻车，比分就会交换。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>A Pig Out by {name} on the next roll would swap the scores.</source>
        <translation>如果“{name}”下一掷猪翻车，比分就会交换。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>That made it {own} to {other}.</source>
        <translation>这一掷后，比分为 {own} 比 {other}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>You could then swap the scores with Free Bacon.</source>
        <translation>接下来你可以拿免费培根，让比分交换。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>{name} could then swap the scores with Free Bacon.</source>
        <translation>接下来“{name}”可以拿免费培根，让比分交换。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, you rolled {dice}: {points}.</source>
        <translation>你有 {own} 分、对手有 {other} 分时，掷了 {dice}，得了 {points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/moments.py"/>
        <source>At {own} to {other}, {name} rolled {dice}: {points}.</source>
        <translation>比分为 {own} 比 {other} 时，“{name}”掷了 {dice}，得了 {points}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>swap ▲</source>
        <extracomment>After a chance, below a number of dice: a swap in the player&apos;s favor.</extracomment>
        <translation>交⁠换 ▲</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{chance} to swap up</source>
        <translation>换到高分的概率 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>swap ▼</source>
        <extracomment>After a chance, below a number of dice: a swap against the player.</extracomment>
        <translation>交⁠换 ▼</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{chance} to swap down</source>
        <translation>换到低分的概率 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>You trade scores if the digits of your new score are as far apart as in {score}: {gap}.</source>
        <translation>如果你的新分数与 {score} 一样，两个数字相差 {gap}，双方就交换分数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>The scores swap if the digits of {name}&apos;s new score are as far apart as in {score}: {gap}.</source>
        <translation>如果{name}的新分数与 {score} 一样，两个数字相差 {gap}，双方就交换分数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>You trade scores if the two digits of your new score are the same, as in {score}.</source>
        <translation>如果你的新分数与 {score} 一样，两个数字相同，双方就交换分数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>The scores swap if the two digits of {name}&apos;s new score are the same, as in {score}.</source>
        <translation>如果{name}的新分数与 {score} 一样，两个数字相同，双方就交换分数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps you up.</source>
        <translation>掷得 {rolls} 分会让你换到高分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps {name} up.</source>
        <translation>掷得 {rolls} 分会让{name}换到高分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps you up.</source>
        <translation>猪翻车会让你换到高分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps {name} up.</source>
        <translation>猪翻车会让{name}换到高分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps you up.</source>
        <translation>免费培根会让你换到高分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps {name} up.</source>
        <translation>免费培根会让{name}换到高分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps you down.</source>
        <translation>掷得 {rolls} 分会让你换到低分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A roll of {rolls} swaps {name} down.</source>
        <translation>掷得 {rolls} 分会让{name}换到低分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps you down.</source>
        <translation>猪翻车会让你换到低分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>A Pig Out swaps {name} down.</source>
        <translation>猪翻车会让{name}换到低分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps you down.</source>
        <translation>免费培根会让你换到低分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Free Bacon swaps {name} down.</source>
        <translation>免费培根会让{name}换到低分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{list} or {last}</source>
        <translation>{list} 或 {last}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>Swine Swap: if both scores have the same gap between their digits, you trade scores.</source>
        <translation>猪猪交换：如果双方分数的两个数字之差相同，就交换分数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/swaps.py"/>
        <source>{total} and {other}: both {gap}.</source>
        <translation>{total} 和 {other}：都相差 {gap}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you quit.</source>
        <translation>资金 {bankroll} 时，你退出了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} quit.</source>
        <translation>资金 {bankroll} 时，“{name}”退出了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, you quit.</source>
        <translation>资金 {bankroll}、骰子 {dice} 时，你退出了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, {name} quit.</source>
        <translation>资金 {bankroll}、骰子 {dice} 时，“{name}”退出了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you played a hand.</source>
        <translation>资金 {bankroll} 时，你打了一手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} played a hand.</source>
        <translation>资金 {bankroll} 时，“{name}”打了一手。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, you chose “{choice}”.</source>
        <translation>资金 {bankroll}、骰子 {dice} 时，你选了“{choice}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with {dice}, {name} chose “{choice}”.</source>
        <translation>资金 {bankroll}、骰子 {dice} 时，“{name}”选了“{choice}”。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with a {kept} kept, you rolled {dice}: {hand}.</source>
        <comment>At {bankroll} with {kept} kept, you rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>资金 {bankroll} 时，你留下骰子 {kept}，又掷出 {dice}：{hand}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll} with a {kept} kept, {name} rolled {dice}: {hand}.</source>
        <comment>At {bankroll} with {kept} kept, {name} rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>资金 {bankroll} 时，“{name}”留下骰子 {kept}，又掷出 {dice}：{hand}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, you rolled {dice}: {hand}.</source>
        <translation>资金 {bankroll} 时，你掷出 {dice}：{hand}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>At {bankroll}, {name} rolled {dice}: {hand}.</source>
        <translation>资金 {bankroll} 时，“{name}”掷出 {dice}：{hand}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Keep all five dice</source>
        <translation>五颗全留</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Playing on would have reached {award} in {often} of 100 games.</source>
        <translation>如果按最佳打法继续，平均 100 局有 {often} 局能达到 {award}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Playing on would nearly always have reached {award}.</source>
        <translation>如果按最佳打法继续，几乎总能达到 {award}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>Your chance of reaching {award} fell from {before} to {after}.</source>
        <translation>你达到 {award} 的概率从 {before} 降到 {after}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>The chance of reaching {award} fell from {before} to {after}.</source>
        <translation>达到 {award} 的概率从 {before} 降到 {after}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{odds} for this or better</source>
        <translation>掷出同样或更好结果的{odds}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>keep all five dice</source>
        <translation>五颗全留</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand, with a {kept} kept, you rolled {dice}: {hand}.</source>
        <comment>In the last hand, with {kept} kept, you rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>最后一手，你留下骰子 {kept}，又掷出 {dice}：{hand}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand, with a {kept} kept, {name} rolled {dice}: {hand}.</source>
        <comment>In the last hand, with {kept} kept, {name} rolled {dice}: {hand}.</comment>
        <translation>
            <numerusform>最后一手，“{name}”留下骰子 {kept}，又掷出 {dice}：{hand}。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand you rolled {dice}: {hand}.</source>
        <translation>最后一手，你掷出 {dice}：{hand}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In the last hand {name} rolled {dice}: {hand}.</source>
        <translation>最后一手，“{name}”掷出 {dice}：{hand}。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>1 roll was left.</source>
        <comment>{count} rolls were left.</comment>
        <translation>
            <numerusform>还可再掷 {count} 次。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, you chose “{choice}”, which cannot reach {award}; “{best}” reaches it in {often} of 100 games.</source>
        <translation>第 {hand} 手，资金 {bankroll}、骰子 {dice} 时，你选了“{choice}”，这样就不可能达到 {award} 了；选“{best}”则平均 100 局有 {often} 局达到。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, {name} chose “{choice}”, which cannot reach {award}; “{best}” reaches it in {often} of 100 games.</source>
        <translation>第 {hand} 手，资金 {bankroll}、骰子 {dice} 时，“{name}”选了“{choice}”，这样就不可能达到 {award} 了；选“{best}”则平均 100 局有 {often} 局达到。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, you chose “{choice}”, which reaches {award} in {seldom} of 100 games; “{best}” does so in {often}.</source>
        <translation>第 {hand} 手，资金 {bankroll}、骰子 {dice} 时，你选了“{choice}”，平均 100 局有 {seldom} 局达到 {award}；选“{best}”则有 {often} 局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/moments.py"/>
        <source>In hand {hand}, at {bankroll} with {dice}, {name} chose “{choice}”, which reaches {award} in {seldom} of 100 games; “{best}” does so in {often}.</source>
        <translation>第 {hand} 手，资金 {bankroll}、骰子 {dice} 时，“{name}”选了“{choice}”，平均 100 局有 {seldom} 局达到 {award}；选“{best}”则有 {often} 局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>par {hands}</source>
        <translation>标准 {hands} 手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>Par: {hands} hands to {award}</source>
        <translation>标准手数：{hands} 手达到 {award}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>Hand {hand}</source>
        <translation>第 {hand} 手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>on par</source>
        <translation>与标准持平</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>{hands} ahead</source>
        <translation>领先 {hands} 手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/poker_dice/par.py"/>
        <source>{hands} behind</source>
        <translation>落后 {hands} 手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>{name}&apos;S DICE</source>
        <extracomment>On the felt, in capital letters: the game has the dice of the friend who sent a challenge.</extracomment>
        <translation>{name}的骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>TODAY · {day}</source>
        <translation>今日 · {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/badge.py"/>
        <source>DAILY GAME · {day}</source>
        <translation>每日一局 · {day}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>With perfect play, you could no longer lose.</source>
        <translation>当时只要不出错，你就不会输。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>With perfect play, {name} could no longer lose.</source>
        <translation>只要不出错，“{name}”就不会输了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>about 1 roll in {rolls}</source>
        <translation>概率约 1/{rolls}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/play/moments.py"/>
        <source>1 roll in {rolls}</source>
        <comment>{count} rolls in {rolls}</comment>
        <translation>
            <numerusform>概率 {count}/{rolls}</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/moments.py"/>
        <source>{dice} ({odds})</source>
        <translation>{dice}（{odds}）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/craps/board.py"/>
        <source>Last totals: {totals}</source>
        <translation>最近几掷：{totals}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/naming.py"/>
        <source>Names</source>
        <translation>名字</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>show only move N of a game: its position, and all choices with their values</source>
        <translation>只显示一局的第 N 步：当时的局面，以及所有选择和它们的价值</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>compare the choice made at move N with MOVE, written as in a record or in the review; you can give several</source>
        <translation>把第 N 步所做的选择与 MOVE 比较，写法与记录或复盘中相同；可以给出多个</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>make the tried move with these dice, such as “3 5 2 6”, and show the position after it</source>
        <translation>用这些骰子（例如“3 5 2 6”）走所试的一步，并显示之后的局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>{option} needs the number of a move; add --at N</source>
        <translation>{option} 需要一步的编号；请加上 --at N</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>--roll plays one choice; add exactly one --try MOVE</source>
        <translation>--roll 只走一种选择；请正好加上一个 --try MOVE</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>--at looks at one game; give a single file with a single game</source>
        <translation>--at 只看一局；请只给出一个文件，其中只有一局</translation>
    </message>
    <message>
        <location filename="../../dicedesk/cli/what_if.py"/>
        <source>“{move}” rolls no dice; leave out --roll</source>
        <translation>“{move}”不掷骰子；请去掉 --roll</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/review/what_if.py"/>
        <source>{name} follows a strategy, so the review counts no cost for this move.</source>
        <translation>{name}按策略走，因此复盘不计这一步的代价。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/features/review/what_if.py"/>
        <source>there is no move {number}; the game has 1 move</source>
        <comment>there is no move {number}; the game has {count} moves</comment>
        <translation>
            <numerusform>没有第 {number} 步；这一局共 {count} 步</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/verdict.py"/>
        <source>best</source>
        <comment>a choice</comment>
        <translation>最佳</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/verdict.py"/>
        <source>for the win</source>
        <translation>求胜</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/history/games.py"/>
        <location filename="../../dicedesk/features/positions.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Starred</source>
        <extracomment>What a person types to find games with a star.</extracomment>
        <translation>星标</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>The list is longer than {most} characters.</source>
        <translation>列表超过 {most} 个字符。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>Line {line}: {reason}.</source>
        <translation>第 {line} 行：{reason}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>Only the first {most} lines were read.</source>
        <translation>只读取了前 {most} 行。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>You can keep at most {most} positions. Delete some first.</source>
        <translation>最多只能收藏 {most} 个局面。请先删除一些。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/features/positions.py"/>
        <source>this is not a position</source>
        <translation>这不是局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here costs nothing on average: {verdict}.</source>
        <translation>在这里押 {amount}，平均不亏：{verdict}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here gains {money} on average: {verdict}.</source>
        <translation>在这里押 {amount}，平均赚 {money}：{verdict}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/craps/verdicts.py"/>
        <source>{amount} here costs {money} on average: {verdict}.</source>
        <translation>在这里押 {amount}，平均亏 {money}：{verdict}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/position_fields.py"/>
        <source>Goal in points</source>
        <translation>目标分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/hog/position_fields.py"/>
        <source>{name}: points</source>
        <translation>{name}：分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/amounts.py"/>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/amounts.py"/>
        <source>Remove {name}</source>
        <translation>移除“{name}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/controls.py"/>
        <source>Die {number}</source>
        <translation>第 {number} 颗骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/controls.py"/>
        <source>Click for the next face, or type 1 to 6.</source>
        <translation>点击换成下一个点数，或按 1–6。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/fields.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Position</source>
        <translation>局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Kept positions</source>
        <translation>收藏的局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Kept</source>
        <translation>已收藏</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Star</source>
        <translation>星标</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <source>A note has at most {most} characters. The rest is not saved.</source>
        <translation>一条备注最多 {most} 个字符，超出的部分不会保存。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/notes.py"/>
        <source>The note could not be saved: {reason}</source>
        <translation>无法保存备注：{reason}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Keep</source>
        <translation>收藏</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>This position cannot be opened: {reason}</source>
        <translation>无法打开这个局面：{reason}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position copied.</source>
        <comment>{count} positions copied.</comment>
        <translation>
            <numerusform>已复制 {count} 个局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position kept.</source>
        <comment>{count} positions kept.</comment>
        <translation>
            <numerusform>已收藏 {count} 个局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position deleted.</source>
        <comment>{count} positions deleted.</comment>
        <translation>
            <numerusform>已删除 {count} 个局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position restored.</source>
        <comment>{count} positions restored.</comment>
        <translation>
            <numerusform>已恢复 {count} 个局面。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No position matches.</source>
        <translation>没有符合的局面。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No positions yet. The last {count} positions you ask about will be listed here.</source>
        <translation>还没有局面。你最近查看的 {count} 个局面会列在这里。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>You have not kept any positions yet.</source>
        <translation>你还没有收藏任何局面。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Press Ctrl+P in a game, then “Keep…”, or paste a list here with Ctrl+V.</source>
        <translation>在对局中按 Ctrl+P，再选“收藏…”；也可以在这里按 Ctrl+V 粘贴一份列表。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position</source>
        <comment>{count} positions</comment>
        <translation>
            <numerusform>{count} 个局面</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 position added.</source>
        <comment>{count} positions added.</comment>
        <translation>
            <numerusform>已添加 {count} 个局面。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 was already kept.</source>
        <comment>{count} were already kept.</comment>
        <translation>
            <numerusform>另有 {count} 个以前已收藏。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>1 more line was left out.</source>
        <comment>{count} more lines were left out.</comment>
        <translation>
            <numerusform>还有 {count} 行没有读入。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search for a game, a part of a position or a note, or “★”</source>
        <translation>搜索游戏、局面或备注中的文字，或“★”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Search positions</source>
        <translation>搜索局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/position/window.py"/>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Edit the note (F2)</source>
        <translation>编辑备注 (F2)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Add a list of positions from the clipboard (Ctrl+V)</source>
        <translation>从剪贴板添加一份局面列表 (Ctrl+V)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Copy as text: the selected positions, or all (Ctrl+C)</source>
        <translation>复制为文本：所选的局面；没有选择时为全部 (Ctrl+C)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Star (S)</source>
        <translation>星标 (S)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Keep the selected positions</source>
        <translation>收藏所选的局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Open (Enter)</source>
        <translation>打开 (回车)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Positions</source>
        <translation>局面</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>Not starred</source>
        <translation>未加星标</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/kept.py"/>
        <source>No note</source>
        <translation>没有备注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/history/note.py"/>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the game</source>
        <translation>对局备注</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/features/history/note.py"/>
        <source>1 move has a note.</source>
        <comment>{count} moves have a note.</comment>
        <translation>
            <numerusform>有 {count} 步带有备注。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the game (Shift+N)</source>
        <translation>对局备注 (Shift+N)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on the move (N)</source>
        <translation>这一步的备注 (N)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note…</source>
        <translation>备注…</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>Note on move {number}</source>
        <translation>第 {number} 步的备注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>note</source>
        <translation>备注</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>This note and the lines at this move are too long together. They are not saved.</source>
        <translation>这条备注和从这一步开始的走法合在一起太长，都没有保存。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/review/notes.py"/>
        <source>You can write notes once the game is over and in your history.</source>
        <translation>等这一局结束并存入历史，你就可以写备注。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>dice with the same result</source>
        <translation>结果相同的骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>{value} on average</source>
        <translation>平均 {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/exact.py"/>
        <source>{first} and {second}: {value}</source>
        <translation>{first} 和 {second}：{value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/seats.py"/>
        <source>there is no player “{name}”</source>
        <translation>没有名为“{name}”的玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/seats.py"/>
        <source>{name} no. {seat}</source>
        <translation>{name}{seat} 号</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: {points} for the whole game</source>
        <translation>{choice}：共 {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: {points} for the whole game, on average</source>
        <translation>{choice}：平均共 {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice} · {chance} to win</source>
        <translation>{choice} · 胜率 {chance}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{sign} {choice}: {verdict}, costs {cost}</source>
        <translation>{sign} {choice}：{verdict}，代价 {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: just as good</source>
        <translation>{choice}：同样好</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/advice.py"/>
        <source>{choice}: costs {cost}</source>
        <translation>{choice}：代价 {cost}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Ones</source>
        <translation>一点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Twos</source>
        <translation>二点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Threes</source>
        <translation>三点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Fours</source>
        <translation>四点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Fives</source>
        <translation>五点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Sixes</source>
        <translation>六点</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Two pairs</source>
        <translation>两对</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three of a kind</source>
        <comment>a box</comment>
        <translation>三条</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Little straight</source>
        <translation>小顺</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Big straight</source>
        <translation>大顺</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Choice</source>
        <comment>a box</comment>
        <translation>任意</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Yacht</source>
        <comment>a box</comment>
        <translation>快艇</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Nordic</source>
        <translation>北欧式</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>With bonus</source>
        <translation>带奖励分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>With bonus, free joker</source>
        <translation>带奖励分，自由百搭</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>All dice that show {face}: their sum</source>
        <translation>所有 {face} 点的骰子：点数之和</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>The highest two equal dice: their sum</source>
        <translation>最大的一对：两颗骰子之和</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Two different pairs: the sum of the four dice</source>
        <translation>两个不同的对子：四颗骰子之和</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice: the sum of all five</source>
        <translation>三颗相同：五颗骰子之和</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice: their sum</source>
        <translation>三颗相同：三颗之和</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four equal dice: the sum of all five</source>
        <translation>四颗相同：五颗骰子之和</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four equal dice: their sum</source>
        <translation>四颗相同：四颗之和</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice and two other equal ones: {points} points</source>
        <translation>三颗相同加另外两颗相同：{points} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Three equal dice and two other equal ones: the sum of all five</source>
        <translation>三颗相同加另外两颗相同：五颗骰子之和</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Any dice: their sum</source>
        <translation>任意骰子：五颗之和</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Five equal dice: {points} points</source>
        <translation>五颗相同：{points} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>{faces}: {points} points</source>
        <translation>{faces}：{points} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Four in a row: {points} points</source>
        <translation>四个连续点数：{points} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/boxes.py"/>
        <source>Five in a row: {points} points</source>
        <translation>五个连续点数：{points} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Working out {rules} once: {share}</source>
        <translation>正在计算“{rules}”（只需一次）：{share}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{reason} Best chance to win: {chance}.</source>
        <translation>{reason}胜率最高：{chance}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{reason} Chance to win: {chance}.</source>
        <translation>{reason}胜率：{chance}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to crossing out {box}: {share} of the time.</source>
        <translation>最后最常划掉“{box}”：概率 {share}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to {box}: {share} of the time, nearly always crossed out.</source>
        <translation>最后最常填“{box}”：概率 {share}，几乎总是划掉。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Leads most often to {box}: {share} of the time, with {points} points on average.</source>
        <translation>最后最常填“{box}”：概率 {share}，平均得 {points} 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Pays {points} now, and {more} more as a bonus.</source>
        <translation>现在得 {points} 分，另加奖励 {more} 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Pays {points} now; a turn played for it pays {mean} on average.</source>
        <translation>现在得 {points} 分；专门为这一格打一个回合，平均得 {mean} 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>Gives up a box that pays {mean} on average in a turn played for it.</source>
        <translation>放弃这一格；专门为它打一个回合，平均得 {mean} 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: {value} on average</source>
        <translation>{choice}：平均 {value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>on the sheet so far</source>
        <translation>计分表上已有的分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>so far</source>
        <translation>已有</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>added by this box</source>
        <translation>这一格增加的分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>still to come on average</source>
        <translation>以后平均还能得的分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>to come</source>
        <translation>以后</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, crossed out</source>
        <translation>{box}，划掉</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, nearly always crossed out</source>
        <translation>{box}，几乎总是划掉</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{box}, with {points} points on average</source>
        <translation>{box}，平均得 {points} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>{choice}: {cost} below the best.</source>
        <translation>{choice}：比最佳低 {cost}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice for {box}</source>
        <translation>掷出后填“{box}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice that are all rolled again</source>
        <translation>掷出后全部重掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/coach.py"/>
        <source>dice of which {dice} are kept</source>
        <translation>掷出后保留 {dice}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <location filename="../../dicedesk/games/yacht/prompt.py"/>
        <location filename="../../dicedesk/games/yacht/questions.py"/>
        <source>the house rules</source>
        <comment>a score sheet</comment>
        <translation>规则</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the five dice rolled, each from 1 to 6 (default: no dice, at the start of the turn)</source>
        <translation>掷出的五颗骰子，每颗 1 到 6（默认：没有骰子，回合刚开始）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>rolls left in this turn</source>
        <translation>这一回合还剩几掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>the boxes that are filled, such as “ones 3, full-house 19” (default: none)</source>
        <translation>已填的格，例如“ones 3, full-house 19”（默认：没有）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>{sheet}: best play scores {mean} points on average.</source>
        <translation>{sheet}：最佳打法平均得 {mean} 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Games of best play, of 100, and the score that is better than these:</source>
        <translation>要胜过最佳打法 100 局中的多少局（左），需要多少分（右）：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points on average in the last turn, with only this box open:</source>
        <translation>最后一个回合，只剩这一格未填时的平均得分：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points of the computer players on average:</source>
        <translation>各个电脑玩家的平均得分：</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>Points that {name} scores in a game of Yacht, on average</source>
        <translation>“{name}”玩一局快艇骰子的平均得分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>compare the dice you could keep and the boxes you could fill</source>
        <translation>比较保留哪些骰子、填哪一格更好</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/commands.py"/>
        <source>say what best play scores, and what each box and each player brings on average</source>
        <translation>说明最佳打法得多少分，以及每一格、每个玩家平均得多少分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Ones to sixes: {points} of {goal}.</source>
        <translation>一点到六点：{points} / {goal}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Open boxes: {boxes}.</source>
        <translation>未填的格：{boxes}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Which dice do you keep? All five: score them.</source>
        <translation>你保留哪些骰子？五颗全留，就直接计分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/exercises.py"/>
        <source>Which box do you choose?</source>
        <translation>你选哪一格？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/plays.py"/>
        <source>This is not the best play of {sheet}, or it is damaged.</source>
        <translation>这不是“{sheet}”的最佳打法，或者文件已损坏。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>At {points}, you started a turn.</source>
        <translation>总分为 {points}时，你开始了新的回合。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>At {points}, {name} started a turn.</source>
        <translation>总分为 {points}时，“{name}”开始了新的回合。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {dice}, you chose “{choice}”.</source>
        <translation>第 {turn} 回合，总分为 {points}、骰子为 {dice} 时，你选了“{choice}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {dice}, {name} chose “{choice}”.</source>
        <translation>第 {turn} 回合，总分为 {points}、骰子为 {dice} 时，“{name}”选了“{choice}”。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points}</source>
        <translation>第 {turn} 回合，总分为 {points}时</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>In turn {turn}, at {points} with {kept} kept</source>
        <translation>第 {turn} 回合，总分为 {points}、留下骰子 {kept} 时</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, you rolled {dice}.</source>
        <translation>{where}，你掷出 {dice}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, {name} rolled {dice}.</source>
        <translation>{where}，“{name}”掷出 {dice}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, you rolled {dice}: {result}.</source>
        <translation>{where}，你掷出 {dice}：{result}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{where}, {name} rolled {dice}: {result}.</source>
        <translation>{where}，“{name}”掷出 {dice}：{result}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/moments.py"/>
        <source>{points} in {box}</source>
        <translation>“{box}”得 {points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>Most points</source>
        <translation>最高分</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>1 player</source>
        <comment>{count} players</comment>
        <translation>
            <numerusform>{count} 名玩家</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>Left at 1 point</source>
        <comment>Left at {count} points</comment>
        <translation>
            <numerusform>中途离开，{count} 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>{name} left at 1 point</source>
        <comment>{name} left at {count} points</comment>
        <translation>
            <numerusform>“{name}”中途离开，{count} 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/past.py"/>
        <source>{name} scored 1 point</source>
        <comment>{name} scored {count} points</comment>
        <translation>
            <numerusform>“{name}”得了 {count} 分</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Greedy player</source>
        <translation>贪心玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Plays each turn for the most points, and never thinks of the next one.</source>
        <translation>每个回合都只求得分最高，从不考虑下一个回合。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Straight hunter</source>
        <translation>顺子猎手</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Tries for a straight until both are filled, then takes the most points now.</source>
        <translation>一直追顺子，直到小顺和大顺都填了；之后只取眼前最高分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Upper-part player</source>
        <translation>先填上半部的玩家</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>Fills ones to sixes first, then takes the most points now.</source>
        <translation>先填一点到六点，之后只取眼前最高分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/players.py"/>
        <source>It scores {points} points on average.</source>
        <translation>平均得 {points} 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Yacht has 1 to 4 players, not {players!r}.</source>
        <translation>快艇骰子可以有 1 到 4 名玩家，不能是 {players!r} 名。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>expected rules such as “sheet=nordic players=2”, not “{text}”</source>
        <translation>此处应为规则，例如“sheet=nordic players=2”，而不是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>there is no sheet “{name}”; choose from: {names}</source>
        <translation>没有名为“{name}”的计分表；可用的有：{names}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>expected “roll”, “keep” with faces from 1 to 6, or “score” with a box, not “{text}”</source>
        <translation>此处应为“roll”、“keep”加 1 到 6 的点数，或“score”加一个格的名称，而不是“{text}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>players take turns, so no one is more than one box ahead of those who follow</source>
        <translation>玩家轮流填格，所以先填的玩家最多比后面的玩家多填一格</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>without dice, 3 rolls are left, not {left}</source>
        <translation>没有骰子时，还剩 3 掷，而不是 {left} 掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>the dice are five faces from 1 to 6, such as 5 5 2 5 3</source>
        <translation>骰子应为五个 1 到 6 的点数，例如 5 5 2 5 3</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>with dice rolled, 0 to 2 rolls are left, not {left}</source>
        <translation>掷出骰子之后，还剩 0 到 2 掷，而不是 {left} 掷</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>The dice of this turn are rolled: keep some of them, or choose a box.</source>
        <translation>这一回合的骰子已经掷出：请保留其中几颗，或选一格。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>In Yacht you roll, keep dice or choose a box.</source>
        <translation>在快艇骰子里，你可以掷骰、保留骰子或选一格。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Roll the dice before you keep any.</source>
        <translation>请先掷骰，再保留骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>That was the third roll: choose a box.</source>
        <translation>第三掷已经掷过：请选一格。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>There are five dice: you cannot keep {kept}.</source>
        <translation>一共只有五颗骰子，不能保留 {kept} 颗。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>You cannot keep {kept}: the dice are {dice}.</source>
        <translation>不能保留 {kept}：骰子是 {dice}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>If you keep all five dice, choose a box.</source>
        <translation>如果五颗骰子全留，就请选一格。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>Roll the dice before you choose a box.</source>
        <translation>请先掷骰，再选一格。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This sheet has no box “{box}”.</source>
        <translation>这张计分表没有“{box}”这一格。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>The box “{box}” is already filled.</source>
        <translation>“{box}”这一格已经填了。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This joker must go into the box “{box}”.</source>
        <translation>这个百搭必须填“{box}”这一格。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>This joker must go into a box other than ones to sixes.</source>
        <translation>这个百搭必须填在一点到六点以外的格里。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>no dice score {points} in {box}</source>
        <translation>{box} 这一格不可能得 {points} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>this sheet has no jokers</source>
        <translation>这张计分表没有百搭</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>each joker fills another box once the box yacht holds 50</source>
        <translation>yacht 这一格须为 50 分，每个百搭还须各填另外一格</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/rules.py"/>
        <source>{name} needs a value for each player (here {players})</source>
        <translation>{name} 须给每名玩家一个值（这里共 {players} 名）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Nearly all games with best play end with more points.</source>
        <translation>按最佳打法，几乎每局的得分都更高。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Better than 1 of 100 games with best play.</source>
        <comment>Better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>按最佳打法，平均 100 局中有 {count} 局低于这个分数。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Your {points}: nearly all games with best play end with more points.</source>
        <translation>你的 {points}：按最佳打法，几乎每局的得分都更高。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>{name}, {points}: nearly all games with best play end with more points.</source>
        <translation>“{name}”，{points}：按最佳打法，几乎每局的得分都更高。</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>Your {points}: better than 1 of 100 games with best play.</source>
        <comment>Your {points}: better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>你的 {points}：按最佳打法，平均 100 局中有 {count} 局得分比这低。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/scores.py"/>
        <source>{name}, {points}: better than 1 of 100 games with best play.</source>
        <comment>{name}, {points}: better than {count} of 100 games with best play.</comment>
        <translation>
            <numerusform>“{name}”，{points}：按最佳打法，平均 100 局中有 {count} 局得分比这低。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>A filled box stays as it is, even with 0 points.</source>
        <translation>填了的格不能再改，哪怕是 0 分。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The highest sum wins once all boxes are filled.</source>
        <translation>所有的格都填满后，总分最高者胜。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Fill one box of the sheet in each turn.</source>
        <translation>每个回合填计分表中的一格。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Roll all five dice to start.</source>
        <translation>先掷全部五颗骰子。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Keep the dice you like: click them or press 1–5.</source>
        <translation>保留你想要的骰子：点击它们，或按 1–5。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You lost with {points}, behind {rival} with {other}</source>
        <translation>你输了：{points}，“{rival}”得了 {other} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You won with {points}, ahead of {rival} with {other}</source>
        <translation>你赢了：{points}，第二名“{rival}”得了 {other} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>{name} won with {points}, ahead of {rival} with {other}</source>
        <translation>“{name}”赢了：{points}，第二名“{rival}”得了 {other} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The game is over</source>
        <translation>这一局结束了</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Keep dice, or choose a box</source>
        <translation>保留骰子，或选一格</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Choose a box</source>
        <translation>选一格</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Up to three rolls, then one box</source>
        <translation>最多掷三次，然后填一格</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Roll the others once more, or click a box twice to fill it now.</source>
        <comment>Roll the others up to {count} times more, or click a box twice to fill it now.</comment>
        <translation>
            <numerusform>其余的骰子最多还可以重掷 {count} 次，也可以点两次某一格，现在就填。</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Each open box shows the points that it pays now.</source>
        <translation>每个未填的格都显示现在能得的分数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Click one, then click it again to fill it.</source>
        <translation>点一格，再点一次就填上。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Turn {turn} of {turns}</source>
        <translation>第 {turn} 回合，共 {turns} 回合</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to roll</source>
        <translation>按回车掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press 1–5 to keep dice, or ↑ and ↓ to choose a box</source>
        <translation>按 1–5 保留骰子，或按 ↑ 和 ↓ 选一格</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press ↑ and ↓ to choose a box, then Enter</source>
        <translation>按 ↑ 和 ↓ 选一格，再按回车</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Your best game ever!</source>
        <translation>你的最佳成绩！</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to fill the box, or Esc to go back</source>
        <translation>按回车填这一格，按 Esc 回到骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>Press Enter to cross out the box, or Esc to go back</source>
        <translation>按回车划掉这一格，按 Esc 回到骰子</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Fill {box}: {points}</source>
        <translation>填入{box}：{points}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name} has the dice</source>
        <translation>轮到“{name}”掷骰</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Five equal again: {points} points more</source>
        <translation>又是五颗相同：再加 {points} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>Ones to sixes earn the bonus: {points} points more</source>
        <translation>一点到六点拿到奖励：再加 {points} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You cross out {box}</source>
        <translation>{box}：你划掉了</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} crosses out {box}</source>
        <translation>{box}：{name}划掉了</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{box}: you score {points}</source>
        <translation>{box}：你得 {points} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{box}: {name} scores {points}</source>
        <translation>{box}：“{name}”得 {points} 分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You keep {kept} and roll {faces}</source>
        <translation>你保留 {kept}，掷出 {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} keeps {kept} and rolls {faces}</source>
        <translation>“{name}”保留 {kept}，掷出 {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>You roll {faces}</source>
        <translation>你掷出 {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <source>{name} rolls {faces}</source>
        <translation>“{name}”掷出 {faces}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/telling.py"/>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Cross out {box}</source>
        <translation>划掉‘{box}’</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <location filename="../../dicedesk/ui/games/hog/contest.py"/>
        <source>{name}: {result}</source>
        <translation>{name}：{result}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>A draw, {points} to {points}</source>
        <translation>平局，{points} 比 {points}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, {over} above par</source>
        <comment>{count} points, {over} above par</comment>
        <translation>
            <numerusform>{count} 分，比最佳打法的平均分高 {over} 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, {under} below par</source>
        <comment>{count} points, {under} below par</comment>
        <translation>
            <numerusform>{count} 分，比最佳打法的平均分低 {under} 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>1 point, on par</source>
        <comment>{count} points, on par</comment>
        <translation>
            <numerusform>{count} 分，与最佳打法的平均分持平</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>You left at 1 point</source>
        <comment>You left at {count} points</comment>
        <translation>
            <numerusform>你中途离开，{count} 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/games/yacht/table_view.py"/>
        <source>The game was left at 1 point</source>
        <comment>The game was left at {count} points</comment>
        <translation>
            <numerusform>对局中途结束，{count} 分</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/play/telling.py"/>
        <source>You left at {own} to {other}</source>
        <translation>你中途离开，当时 {own} 比 {other}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points after</source>
        <translation>之后的分数</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{count} point</source>
        <comment>{count} points</comment>
        <translation>
            <numerusform>{count} 分</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{number} points</source>
        <translation>{number} 分</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>At {count} point</source>
        <comment>At {count} points</comment>
        <translation>
            <numerusform>从 {count} 分起</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Now: {value} expected for the whole game.</source>
        <translation>现在：预计共 {value}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points so far plus points expected, move by move</source>
        <translation>每一步之后已得的分数加预期的分数</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your expected score fell from {before} to {after}.</source>
        <translation>你的预期总分从 {before} 降到 {after}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Your expected score rose from {before} to {after}.</source>
        <translation>你的预期总分从 {before} 升到 {after}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s expected score fell from {before} to {after}.</source>
        <translation>“{name}”的预期总分从 {before} 降到 {after}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Points so far plus points expected, move by move (fewer points are higher)</source>
        <translation>每一步之后已得的分数加预期的分数（分数越少，位置越高）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>{name}&apos;s expected score rose from {before} to {after}.</source>
        <translation>“{name}”的预期总分从 {before} 升到 {after}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>“{choice}” would have saved {amount} on average.</source>
        <translation>如果选“{choice}”，平均能省下 {amount}。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Costs are in points of the whole game, on average.</source>
        <translation>代价是整局平均少得的分数。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/coach/unit.py"/>
        <source>Cost per choice, in points</source>
        <translation>每个选择的代价（分）</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Dice kept after the first roll</source>
        <translation>第一掷之后保留什么</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Dice kept after the second roll</source>
        <translation>第二掷之后保留什么</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/yacht/unit.py"/>
        <source>Boxes</source>
        <translation>填哪一格</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Score sheet</source>
        <translation>计分表</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: 1 point</source>
        <comment>{name}: {count} points</comment>
        <translation>
            <numerusform>{name}：{count} 分</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: {sum} of {goal} in ones to sixes, bonus {bonus}</source>
        <translation>{name}：一点到六点 {sum} / {goal}，奖励 {bonus}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: 1 point for jokers</source>
        <comment>{name}: {count} points for jokers</comment>
        <translation>
            <numerusform>{name}：百搭得 {count} 分</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Sum</source>
        <comment>of a player&apos;s boxes</comment>
        <translation>总分</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>Bonus at {goal}</source>
        <translation>满 {goal} 奖励</translation>
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
            <numerusform>{box}：已填，{count} 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{box}: 1 point now</source>
        <comment>{box}: {count} points now</comment>
        <translation>
            <numerusform>{box}：现在得 {count} 分</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{box}: open</source>
        <translation>{box}：未填</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/board.py"/>
        <source>{name}: open</source>
        <translation>{name}：未填</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Free joker</source>
        <translation>自由百搭</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>If checked, five equal dice may fill any open box once the box Yacht is filled. Otherwise they must first fill their own box of ones to sixes.</source>
        <translation>勾选：填了“快艇”这一格之后，五颗相同的骰子可以填任何未填的格。不勾选：必须先填一点到六点中与点数相同的那一格。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>This game: {rules}. Press N to start the next one.</source>
        <translation>这一局：{rules}。按 N 开始下一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Pause before the computer plays</source>
        <translation>电脑行动之前的停顿</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Seat {seat}</source>
        <translation>座位 {seat}</translation>
    </message>
    <message numerus="yes">
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>1 point; has the dice</source>
        <comment>{count} points; has the dice</comment>
        <translation>
            <numerusform>{count} 分，正在掷骰</numerusform>
        </translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/cards.py"/>
        <source>Show the best choice (B)</source>
        <translation>显示最佳选择 (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Roll or fill the box</source>
        <translation>掷骰或填格</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Show the best choice</source>
        <translation>显示最佳选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Coach, players and rules</source>
        <translation>教练、玩家和规则</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>{rules} applies to the next game. Press N to start it.</source>
        <translation>“{rules}”从下一局起生效。按 N 开始下一局。</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/games/yacht/tab.py"/>
        <source>Coach, players and rules (D)</source>
        <translation>教练、玩家和规则 (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>compare the choices in a position</source>
        <translation>比较一个局面中的各种选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>say what a game is worth with best play</source>
        <translation>给出采用最佳打法时一局的结果</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>the position, as in a line, without the game&apos;s name</source>
        <translation>局面，写法与局面行相同，不带游戏名</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/advice.py"/>
        <source>With best play from the start: {value}</source>
        <translation>从头采用最佳打法：{value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/games/exercises.py"/>
        <source>What do you choose?</source>
        <translation>你选哪个？</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>{choice} is best: {value}</source>
        <translation>{choice} 最好：{value}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Compare the choices (B)</source>
        <translation>比较各种选择 (B)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Coach (D)</source>
        <translation>教练 (D)</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Make the chosen move</source>
        <translation>执行所选的一步</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Compare the choices</source>
        <translation>比较各种选择</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/table/move_tab.py"/>
        <source>Choice {number}</source>
        <translation>选择 {number}</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/clicks.py"/>
        <source>Right-click to set “{field}”</source>
        <translation>右键点击可设置“{field}”</translation>
    </message>
    <message>
        <location filename="../../dicedesk/ui/features/position/clicks.py"/>
        <source>Click to set “{field}”</source>
        <translation>点击可设置“{field}”</translation>
    </message>
</context>
</TS>
