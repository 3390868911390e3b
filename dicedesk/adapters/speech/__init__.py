"""A voice that reads aloud, behind the port `speech`.

Begin with `pyttsx3_speech`: it runs `speech_worker` in a process of its own, so that an engine that hangs or crashes
harms nothing else.
"""
