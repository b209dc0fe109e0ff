# Warseer: the names of the maps.

map-plain = Offenes Feld
map-plain-three = Offenes Feld für drei
map-plain-four = Offenes Feld für vier
map-blood-barons-legacy = Vermächtnis des Blutbarons
map-hills-of-forgotten-heroes = Hügel der vergessenen Helden
map-lands-of-lawlessness = Gesetzlose Lande
map-old-sanctuary = Altes Heiligtum
map-silent-river-valley = Tal des stillen Flusses
map-whisper-forest = Flüsterwald
