game-title = Warseer
edition = Règles 1.12
limit-about = Quand le temps est écoulé, le tour en cours est le dernier ; les points décident alors.
field = Champ de bataille
