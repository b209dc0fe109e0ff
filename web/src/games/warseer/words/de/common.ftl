game-title = Warseer
edition = Regelbuch 1.12
limit-about = Ist die Zeit um, ist der laufende Zug der letzte; dann entscheiden die Punkte.
field = Schlachtfeld
