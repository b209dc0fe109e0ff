# Warseer: races, affiliations and factions of cards.

kin-beast = зверь
kin-construct = конструкт
kin-elf = эльф
kin-human = человек
kin-undead = нежить
kin-shadows = Тени
kin-order = Орден
kin-northern = с Севера
kin-legion = Легион
faction-vallor = Вольный город Валлор
faction-empire = Священная империя Грифарим
