# Warseer: races, affiliations and factions of cards.

kin-beast = bête
kin-construct = mécanisme
kin-elf = elfe
kin-human = humain
kin-undead = mort-vivant
kin-shadows = Ombres
kin-order = Ordre
kin-northern = du Nord
kin-legion = Légion
faction-vallor = Cité libre de Vallor
faction-empire = Saint-Empire Grypharim
