"""The quest mode: one Hero against the Overlord (Q)."""
