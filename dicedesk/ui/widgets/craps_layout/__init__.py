"""The painted layout of a craps table: spots to bet on, chips, and the puck."""
