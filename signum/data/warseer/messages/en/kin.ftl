# Warseer: races, affiliations and factions of cards.

kin-beast = beast
kin-construct = construct
kin-elf = elf
kin-human = human
kin-undead = undead
kin-shadows = Shadows
kin-order = Order
kin-northern = Northern
kin-legion = Legion
faction-vallor = Free City of Vallor
faction-empire = Holy Grypharim Empire
