rules-title = Правила
rules-search = Поиск по правилам
rules-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
rules-not-in-printing = нет в этом издании
rules-ruling = Толкование:
rules-english = Тексты правил пока на английском.
cards-title = Карты
cards-search = Поиск карт
cards-found =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
cards-all-factions = Все фракции
cards-all-types = Все типы
cards-faction = Фракция
cards-type = Тип
