game-title = Warseer
edition = Rulebook 1.12
limit-about = When the time is up, the current turn is the last one; the points then decide.
field = Battlefield
