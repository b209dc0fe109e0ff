# Warseer: the names of the maps.

map-plain = Открытое поле
map-plain-three = Открытое поле на троих
map-plain-four = Открытое поле на четверых
map-blood-barons-legacy = Наследие кровавого барона
map-hills-of-forgotten-heroes = Холмы забытых героев
map-lands-of-lawlessness = Земли беззакония
map-old-sanctuary = Старое святилище
map-silent-river-valley = Долина тихой реки
map-whisper-forest = Лес шёпотов
