"""Records as files, for the window: asked for, read aside, shown, and written.

`record_commands` is what the menus call; `record_reading` reads files as jobs, short ones in a thread and long ones in
a process, and says what is no record; `record_files` asks for places; `replays` plays one again. Only the main
window uses it. Begin with `record_commands`.
"""
