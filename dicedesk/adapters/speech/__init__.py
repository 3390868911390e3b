"""A voice that reads aloud, as the port `speech` says.

Begin with `pyttsx3_speech`: it has `speech_worker` do its work in a process of its own, so that an engine that hangs or
dies takes nothing with it.
"""
