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
cards-no-faction = Без фракции
cards-world = Мир
cards-heroes = Герои
cards-world-close = Закрыть страницу
