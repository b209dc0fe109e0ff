clock-left = осталось { $time }
seat-out = вне игры
seat-asked = решает
line-away = нет на месте
sheet-handle = Больше или меньше
log-open = Весь журнал
log-fold = Свернуть журнал
question = О чём спрашивают
question-for = { $name }:
question-secret = Этот вопрос видите только вы.
turn-actions = Отмена и совет
undo = Отменить
undo-ask = Попросить вернуть ход? Решает: { $name }.
undo-ask-do = Попросить
hint = Совет
hint-thinking = Думает
hint-title = Что сделал бы компьютер
hint-do = Сделать
log-title = Журнал
log-tab-all = Всё
log-tab-chat = Чат
log-newest = К последнему
chat-label = Сказать что-нибудь
chat-for-team = Только для своих: { $names }
chat-for-table = Всем за столом
chat-send = Отправить
chat-to = Кому
chat-to-team = Команда
chat-to-table = Стол
chat-of-team = команде
chat-empty = Пока никто ничего не сказал.
chat-somebody = Кто-то
chat-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[many] { $count } новых сообщений
    }
notice-region = Сообщения
notice-refused = Отказано. { $words }
notice-show = Показать
title-turn = Ваш ход
title-asked = Вопрос к вам
notice-your-turn = Ваш ход.
notice-take-back = { $name } просит вернуть последний ответ.
notice-asked-back = Вы попросили вернуть ход. Игра ждёт ответа.
notice-agreed-back = Вы согласились. Игра ждёт остальных.
notice-allow = Разрешить
notice-refuse = Отказать
notice-draw =
    { $count ->
        [1] { $name } предлагает ничью.
       *[other] { $name } предлагают ничью.
    }
notice-draw-yours = Вы предложили ничью.
notice-draw-agree = Согласиться
notice-same-dice = Кубики — из прежней игры: тот, у кого есть её запись, может их предвидеть.
notice-away =
    { $clock ->
        [yes] { $name }: нет на месте { $time }. Часы идут.
       *[no] { $name }: нет на месте { $time }.
    }
notice-back =
    { $turn ->
        [0] Снова на связи.
       *[other] Снова на связи, ход { $turn }.
    }
notice-thinking = { $name } думает.
notice-hurry = Поторопить
top-home = Signum, на главную
top-watching = Вы смотрите
top-chat = Чат
top-rules = Правила
top-language = Язык
top-theme = Светлая или тёмная
menu-title = Меню
game-time = Партия
game-time-left = До конца партии { $time }
field-tools = Вид поля боя
field-nearer = Ближе
field-farther = Дальше
field-fit = Всё поле боя
hero-figures =
    { $name }: здоровье { $left } из { $health }{ $armour ->
        [0] { "" }
       *[other] , броня { $armour }
    }{ $low ->
        [yes] . В опасности: треть или меньше
       *[no] { "" }
    }
opening-table = Стол открывается
waiting-title =
    { $others ->
        [1] Ожидание второго игрока
       *[other] Ожидание остальных игроков
    }
watchers =
    { $count ->
        [one] Смотрит { $count } зритель
        [few] Смотрят { $count } зрителя
       *[many] Смотрят { $count } зрителей
    }
rule-search-label = Искать в правилах
