# Вымышленные карты из положений, которые идут вместе с программой.

card-cold-hearth = Холодный очаг
card-field-rations = Походный паёк
card-grave-bell = Погребальный колокол
card-ink-and-ash = Чернила и пепел
card-long-watch = Долгая стража
card-moth-lantern = Фонарь с мотыльками
card-old-banner = Старое знамя
card-old-wood = Старый лес
card-quiet-mire = Тихая топь
card-ruined-tower = Разрушенная башня
card-second-wind = Второе дыхание
card-whetstone = Точильный камень
