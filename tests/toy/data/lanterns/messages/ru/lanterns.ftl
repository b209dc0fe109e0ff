# Что говорят «Фонари»: события, вопросы, варианты, отказы, исходы и имена.

event-deck-shuffled =
    { $seat } мешает { $order ->
        [one] { $order } карту
        [few] { $order } карты
       *[many] { $order } карт
    }.
event-drawn =
    { $known ->
        [yes] { $seat } берёт: { $card }.
       *[no] { $seat } берёт карту.
    }
event-discarded = { $seat } тратит: { $card }.
event-gift-chosen = { $lantern }: { $gift }.
event-turn-began = Раунд { $round }, ход { $turn }: { $seat }
event-moved =
    { $lantern } поднимается на { $steps ->
        [one] { $steps } ступень
        [few] { $steps } ступени
       *[many] { $steps } ступеней
    }, до ступени { $step }.
event-fed = { $lantern } горит ярче на { $light }.
event-shared = { $lantern } отдаёт свет ({ $light }): { $target }.
event-gathered =
    { $storm } копит { $breath ->
        [one] { $breath } вдох
        [few] { $breath } вдоха
       *[many] { $breath } вдохов
    }.
event-spent =
    { $storm } дует, потратив { $breath ->
        [one] { $breath } вдох
        [few] { $breath } вдоха
       *[many] { $breath } вдохов
    }: { $lantern }.
event-rolled =
    { $fights ->
        [yes] Ветер, { $lantern }: { $wind }. Пламя: { $flame }.
       *[no] Ветер, { $lantern }: { $wind }.
    }
event-hurt = { $lantern } теряет свет: { $light }.
event-eliminated = { $seat } выбывает.
event-conceded = { $seat } сдаётся.
event-clock-ran-out = { $seat }: время вышло.
event-draw-agreed = Стороны согласны на ничью.
event-game-ended = { $result }

choice-gift = { $seat }: какой дар вы берёте?
choice-turn = { $seat }: что вы делаете?
choice-tend = { $seat }: какие карты вы сжигаете?
choice-gust = { $seat }: на какой фонарь вы дуете?
choice-split = { $seat }: сколько вдохов вы тратите? { $lantern }
choice-shutter = { $seat }: закрываете ставень?
choice-reflect = { $seat }: отдаёте 1 свет? { $lantern }
choice-resist = { $seat }: сбрасываете карту, чтобы потерять света на один меньше, чем { $light }?
choice-discard = { $seat }: какую карту вы сбрасываете?

option-take = { $gift }
option-move =
    Подняться на { $steps ->
        [one] { $steps } ступень
        [few] { $steps } ступени
       *[many] { $steps } ступеней
    }
option-tend = Подкормить фонарь
option-give = Отдать свет ({ $light }): { $target }
option-pass = Больше ничего не делать
option-feed = Сжечь: { $cards }
option-gust = Дуть: { $lantern }
option-split = Потратить { $blow }, оставить { $hold }
option-pick-card = { $card }

refusal-too-far =
    { $steps ->
        [one] { $steps } ступень: слишком далеко
        [few] { $steps } ступени: слишком далеко
       *[many] { $steps } ступеней: слишком далеко
    }; не больше { $limit }.
refusal-not-enough = Нужно света: { $needed }, а есть { $light }.
refusal-nothing-burns = На руке нет ничего горючего.
refusal-not-in-hand = Этой карты нет на руке: { $card }.
refusal-no-such-lantern = Такой фонарь здесь не горит, или никто не дует.

outcome-tower = Все фонари у башни: победили хранители.
outcome-darkness = Ни один фонарь не горит: победили бури.
outcome-dawn = Встаёт солнце. Победители: { $seat }.
outcome-twilight = Встаёт солнце, и света ровно столько, сколько нужно: не победил никто.
outcome-concession = Другая сторона сдалась. Победители: { $seat }.
outcome-clock = У другой стороны вышло время. Победители: { $seat }.
outcome-agreement = Стороны согласились на ничью.

game-title = Фонари
mode-storm = два хранителя против бури
mode-tempest = два хранителя против двух бурь
mode-solo = один хранитель против погоды
player-random = Случайный
player-prudent = Осмотрительный
edition-pocket = карманное издание
telling-title = Фонари, { $edition }
telling-goal = Все хранители у башни, или больше 5 света на рассвете после 6 раундов; бури хотят задуть все фонари.
telling-setting-up = Зажигают фонари
telling-turn = Раунд { $round }, ход { $turn }: { $seat }
telling-keeper = { $seat }: ступень { $step }, свет { $light }, карт на руке { $hand }, в колоде { $deck }. Дары: { $gifts }.
telling-breath = { $seat }: буря, вдохов { $breath }.
telling-out = { $seat }: не в игре.
telling-hand =
    { $count ->
        [0] У вас нет карт.
        [one] Ваша карта: { $cards }.
        [few] Ваши карты: { $cards }.
       *[many] Ваши карты: { $cards }.
    }
telling-lantern = фонарь ({ $seat })
telling-storm = буря ({ $seat })
finding-odds = Сколько света было бы потеряно: { $odds }
telling-keepers = хранители
telling-storms = бури

card-oil = Масло
card-flask = Фляга
card-shutter = Ставень
card-breeze = Бриз
card-squall = Шквал
card-hush = Тишь
card-blow = Удар
ability-swift = Быстрый
ability-steady = Ровный
ability-mirror = Зеркало
ability-stubborn = Упрямый
ability-echo = Эхо
ability-howling = Воющая
face-gust = порыв
face-howl = вой
face-lull = штиль
face-flare = вспышка
face-glow = тление

server-deciding =
    { $choice ->
        [gift] { $seat } выбирает дар.
       *[other] { $seat } решает, что делать.
    }
play-first-steps = Отвечайте номером или наберите «помощь».
play-whole-game = целая партия, от заката до рассвета.
play-look-away = Теперь на экран смотрит только этот игрок: { $seat }. Дальше — клавиша Enter.
play-hide-hand = Клавиша Enter спрячет её.
play-why-what = Наберите «почему» с номером ответа, например: почему 1
play-help-look = стол: каждый фонарь, его ступень и свет, и ваши карты.
play-help-why = «почему 2» назовёт правила для ответа 2.
play-help-rule = «правило L-WALK-01» покажет правило; каждая строка называет свои правила в конце.
play-seat-prudent = { $seat }: компьютер, который играет осмотрительно.
