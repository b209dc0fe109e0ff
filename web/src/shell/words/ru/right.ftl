# Правая сторона стола и верхняя строка: шансы, кубики, журнал, правила, сообщения, меню.
odds-title = Шансы до атаки
odds-none = Выберите существо, которое может атаковать, или подведите его вплотную: здесь будут точные шансы до того, как что-либо объявлено.
odds-tab =
    { $kind ->
        [go] Подойти, бой: { $name }
        [defend] Атакует: { $name }
        [fight] Бой: { $name }
        [strike-magically] Магический удар: { $name }
        [throw] Бросок: { $name }
        [shoot-magically] Магия: { $name }
       *[shoot] Выстрел: { $name }
    }
odds-after-moving = { $name }, после движения туда
odds-they-would = { $name } объявляет первым:
odds-they-declared = { $name }: объявлено
odds-they-answer = { $name }: ответ был бы таким
odds-your-split = Ваши кубики
odds-their-best = лучше { $split }
odds-split = { $attack } в атаку, { $defence } в защиту
odds-fewer = На один кубик атаки меньше
odds-more = На один кубик атаки больше
odds-wounds-to = Раны: { $name }, в %
odds-balance = В среднем ран нанесено минус получено
odds-left =
    { $armour ->
        [0] здоровья { $left }
       *[other] здоровья { $left }, броня { $armour }
    }
odds-dies = { $wounds } гибель
odds-exact = { $percent } %, точно { $exact }
odds-yours = ваши { $split }
odds-best = лучше { $split }
odds-expected = ожидаемые раны
odds-use-best = Взять лучшее

dice-title = Последний бросок
dice-none = Кубики ещё не бросали.
dice-does =
    { $why ->
        [attack] атака
        [defence] защита
        [backstab] удар в спину
       *[other] бросок
    }
dice-face =
    { $face ->
        [axe] топор
        [shield] щит
       *[bullseye] мишень
    }
dice-face-miss = { dice-face }, промах
dice-hit-with = попадает
dice-hits =
    { $count ->
        [one] { $count } попадание
        [few] { $count } попадания
       *[many] { $count } попаданий
    }

log-title = Журнал
log-tab-all = Всё
log-tab-dice = Кубики
log-tab-chat = Чат
log-newest = К последнему
chat-label = Сказать что-нибудь
chat-send = Отправить
chat-empty = Пока никто ничего не сказал.
chat-somebody = Кто-то
chat-unread =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[many] { $count } новых сообщений
    }

rule-open = Правило { $id }
rule-panel = Правила
rule-search = Поиск
rule-search-label = Искать в правилах
rule-search-note =
    { $count ->
        [one] { $count } правило: по номеру, заголовку или словам.
        [few] { $count } правила: по номеру, заголовку или словам.
       *[many] { $count } правил: по номеру, заголовку или словам.
    }
rule-found =
    { $count ->
        [0] Нет правила со всеми этими словами.
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
rule-figure = { top-printing }:
rule-absent = Этого правила здесь нет: { top-printing }.
rule-ruling = Толкование
rule-missing = Правила { $id } нет.
rule-other-language = Этого правила пока нет на русском.

notice-opponent = Противник
notice-region = Сообщения
notice-refused = Отказано. { $words }
notice-show = Показать
notice-your-turn =
    { $count ->
        [0] Ваш ход.
        [one] Ваш ход. Может действовать { $count } существо.
        [few] Ваш ход. Могут действовать { $count } существа.
       *[many] Ваш ход. Могут действовать { $count } существ.
    }
notice-take-back = { $name } просит вернуть последний ответ.
notice-asked-back = Вы попросили вернуть ход. Игра ждёт ответа.
notice-allow = Разрешить
notice-refuse = Отказать
notice-draw = { $name } предлагает ничью.
notice-draw-yours = Вы предложили ничью.
notice-draw-agree = Согласиться
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
top-phase = Фаза
top-phase-beginning = Начало
top-phase-construction = Строительство
top-phase-activation = Активация
top-setup = Подготовка
top-turn = Ход { $turn }
top-printing =
    { $edition ->
        [ru1] первое издание, русское
        [de1] первое издание, немецкое
        [fr1] первое издание, французское
       *[en2] второе издание
    }
top-watching = Вы смотрите
top-chat = Чат
top-rules = Правила
top-language = Язык
top-theme = Светлая или тёмная

menu-title = Меню
menu-speed = Анимация
menu-speed-full = полная
menu-speed-quick = быстрая
menu-speed-none = нет
menu-theme = Тема
menu-theme-dark = тёмная
menu-theme-light = светлая
menu-language = Язык
menu-keys = Одиночные клавиши
menu-keys-note = Буквы и цифры работают как команды.
menu-lift = Отпустить палец значит объявить
menu-lift-note = Если выключено, движение касанием ждёт подтверждения.
menu-watch = Ссылка для зрителей
menu-copy = Копировать
menu-copied = Скопировано
menu-leave = На главную; партия останется
menu-draw = Предложить ничью
menu-draw-offered = Ничья предложена
menu-concede = Сдаться
menu-concede-sure = Сдать партию? Победит противник.
menu-play-on = Играть дальше
keys-title = Клавиши
keys-are-off = Одиночные клавиши выключены в меню; Enter, стрелки и другие именованные клавиши работают.
