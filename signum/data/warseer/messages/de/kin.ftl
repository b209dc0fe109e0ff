# Warseer: races, affiliations and factions of cards.

kin-beast = Bestie
kin-construct = Konstrukt
kin-elf = Elf
kin-human = Mensch
kin-undead = Untoter
kin-shadows = Schatten
kin-order = Orden
kin-northern = aus dem Norden
kin-legion = Legion
faction-vallor = Freie Stadt Vallor
faction-empire = Heiliges Grypharim-Reich
