nav-decks = Колоды
decks-title = Колоды
decks-new = Собрать колоду
decks-own = Ваши колоды
decks-starters = Колоды игры
decks-unnamed = Колода без названия
decks-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
decks-legal = разрешена
decks-not-legal = не разрешена
decks-change = скопировать и изменить
decks-delete = Удалить: { $deck }
decks-kept-here = Ваши колоды хранятся в этом браузере.
decks-none-here = В этой игре колоды не собирают.
deck-name = Название колоды
deck-legality = Правила колоды
deck-legal = Разрешена: { $printing }
deck-not-legal = Пока не разрешена.
deck-or = или
deck-more-faults = ещё { $count }
deck-search = Название, текст, свойство, цена 2
deck-search-hint = Название, цена 2
deck-filters = Отбор
deck-filter-types = Тип
deck-filter-factions = Фракция
deck-filter-needs = Нужны
deck-filter-costs = Цена
deck-filter-keywords = Свойство
deck-no-faction = Без фракции
deck-more = ещё
deck-fewer = меньше
deck-only-legal = только разрешённые здесь
deck-hero = Герой
deck-choose-hero = Выбрать героя
deck-pool = Карты
deck-found = Карты: { $found } из { $all }
deck-sort = Порядок
deck-sort-cost = Цена
deck-sort-name = Название
deck-sort-type = Тип
deck-list = Колода
deck-empty = Карт ещё нет. Нажмите на карту, чтобы добавить её.
deck-add = Добавить: { $card }
deck-remove = Убрать: { $card }
deck-tile = { $card }, { $type }, в колоде { $count } из { $room }
deck-told-added = Добавлено: { $card }.
deck-told-removed = Убрано: { $card }.
deck-told-count =
    { $count ->
        [one] { $count } карта.
        [few] { $count } карты.
       *[many] { $count } карт.
    }
deck-undo = Отменить
deck-undone = Отменено.
deck-figures = Показатели
deck-types = Типы
deck-cost = Цена
deck-mean = в среднем { $mean }
deck-test-hand = Пробная рука
deck-test-hand-about = Возьмите руку и посмотрите, как начинает колода.
deck-draw = Взять
deck-chance = карта, которую можно сыграть к ходу 2
deck-interval = (от { $low } до { $high })
deck-import = Загрузить
deck-import-about = Вставьте колоду или ссылку
deck-open-file = Открыть файл
deck-take = Принять
deck-copy = Копировать
deck-link = Ссылка
deck-file = Файл
deck-copy-by-hand = Скопируйте из поля выше.
deck-text-copied = Текст скопирован.
deck-link-copied = Ссылка скопирована.
deck-imported = Колода загружена.
deck-saved = Сохранено как { $file }.
deck-line = Строка { $number }:
deck-play = Играть
deck-views = Виды колоды
deck-tab-cards = Карты
deck-tab-deck = Колода
deck-tab-test = Проба
deck-tab-play = Игра
deck-own-choice = Ваши колоды
deck-own-none = никакая
deck-no-such-link = В этой ссылке нет колоды: она обрезана или ведёт к чему-то другому.
deck-file-too-large = В колоде не больше { $most } КиБ: выберите её текстовый файл.
