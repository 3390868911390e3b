"""What the program needs from outside, as protocols: a store, sound, speech, the time, and work done in the background.

Each module is one protocol with the values that it uses, and a stand-in where the program itself needs one. The
real ones are in `adapters`, and `wiring` alone chooses among them. The session layer and all above it may use them.
"""
