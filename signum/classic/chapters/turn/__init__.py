"""Rules of the turn: set-up, phases, activations, durations, victory."""
