# Warseer: the names of the maps.

map-plain = Open field
map-plain-three = Open field for three
map-plain-four = Open field for four
map-blood-barons-legacy = Blood Baron's Legacy
map-hills-of-forgotten-heroes = Hills of Forgotten Heroes
map-lands-of-lawlessness = Lands of Lawlessness
map-old-sanctuary = Old Sanctuary
map-silent-river-valley = Silent River Valley
map-whisper-forest = Whisper Forest
