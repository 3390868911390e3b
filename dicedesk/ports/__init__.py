"""What the program needs from outside, as protocols: a store, sound, speech, the time, and work done aside.

Each module is one protocol with the values that it uses, and a careful stand-in where one is needed for good. The
real ones are in `adapters`, and `wiring` alone chooses among them. The session layer and all above it may use them.
"""
