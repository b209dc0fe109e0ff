# The page on which a finished game is watched again.
replay-step = Шаг { $step } из { $steps } · { $turn }
replay-first = В начало
replay-before = Шаг назад
replay-play = Смотреть
replay-stop = Остановить
replay-after = Шаг вперёд
replay-last = В конец
replay-timeline = Шаги игры
replay-side = Чьими глазами
replay-side-none = Руки закрыты
replay-side-of = Глазами: { $name }
replay-speed = Скорость
replay-speed-slow = Медленно
replay-speed-usual = Обычно
replay-speed-fast = Быстро
replay-steps = Шаги
replay-go-on = Играть отсюда
replay-go-on-about =
    { $dice ->
        [same] Кубики и перемешанные карты — те же, что в игре, которую вы смотрите: те же ответы приведут к той же игре, и тот, у кого есть её запись, может их предвидеть. Игра, которую вы смотрите, остаётся как есть. Если на этом шаге что-то происходило, новая игра начнётся прямо перед этим.
       *[new] Кубики новые; игра, которую вы смотрите, остаётся как есть. Если на этом шаге что-то происходило, новая игра начнётся прямо перед этим.
    }
replay-go-on-same-dice = Те же кубики
replay-go-on-as = Вы играете за
replay-go-on-computer = Против компьютера
replay-go-on-link = Дать ссылку другу
replay-analyse = Разобрать
replay-analyse-about = Вероятность победы в каждом ходу, по продолжениям между компьютерными игроками
replay-analysing = Разбор: { $done } %
replay-chance =
    { $name }: вероятность победы { $chance } %{ $range }{ $before ->
        [-1] { "" }
       *[other] , было { $before } %
    }
replay-chance-bare =
    вероятность победы { $chance } %{ $range }{ $before ->
        [-1] { "" }
       *[other] , было { $before } %
    }
replay-moments = Ключевые моменты
replay-moments-coming = Ключевые моменты появятся, когда будет готов график.
replay-moments-none = Ни одно решение заметно не изменило игру. Сильнее всего шансы менялись { $count ->
    [one] в этом ходу:
    [few] в этих ходах:
    [many] в этих ходах:
   *[other] в этих ходах:
  }
replay-moment-turn = Ход { $turn }
replay-eventful-told = { $name }: вероятность победы { $before } % → { $after } %, { $change } % (± { $error })
replay-eventful-about = Что произошло, по графику; выбор игроков не оценивается. ± — погрешность; больше она бывает редко.
replay-eventful-more = Ещё в журнале: { $count }
replay-moment = Ход { $turn }: { $name }
replay-moment-told = { $review ->
    [costly] Другой выбор был лучше: +{ $better } % (± { $error })
    [best] Лучшего выбора не было
    [dice] Решили кубики: { $dice } % (± { $dice_error })
    [probably-costly] Другой выбор, вероятно, был лучше: +{ $better } % (± { $error })
    [probably-best] Лучшего выбора, вероятно, не было: +{ $better } % (± { $error }) перед следующим
    [probably-dice] Кубики, вероятно, повлияли на игру: { $dice } % (± { $dice_error })
   *[close] Варианты почти равны: +{ $better } % (± { $error })
  }
replay-moment-played = сыграно
replay-moment-dice = { $gave ->
    [yes] Кубики дали { $dice } % (± { $error }).
   *[no] Кубики отняли { $dice } % (± { $error }).
  }
replay-moment-games = Оценка компьютера; продолжений на каждый выбор: { $games }. Скрытые карты игроку при этом неизвестны. Цифры — осторожная оценка. ± — погрешность; больше она бывает редко.
replay-percent = { $share } %
replay-players = Руки и удача
replay-luck = Удача кубиков
replay-hand = Рука
replay-hand-empty = Карт нет.
replay-no-turns = Ни одного хода не сыграно: анализировать нечего.
replay-excerpt = Отсюда продолжается другая игра. Пока она не окончена, запись заканчивается на этом шаге и не показывает карты на руках.
replay-spoken = Шаг { $step } из { $steps }, { $turn }. { $words } { $chance }{ $moment }
replay-chances-of = Вероятность победы: { $name }
replay-key-moment = Ключевой момент
replay-key-before = Предыдущий ключевой момент
replay-key-after = Следующий ключевой момент
replay-moment-spoken = . Ключевой момент: { $told }
replay-moment-number = Ключевой момент { $number } из { $count }
replay-moment-kind = { $review ->
    [costly] ошибка
    [best] лучший выбор
    [dice] решили кубики
    [probably-costly] вероятная ошибка
    [probably-best] вероятно лучший выбор
    [probably-dice] кубики, вероятно, повлияли
   *[close] почти равны
  }
replay-moment-ways = Что можно было сделать
replay-moment-chance = шанс
replay-way-better = лучше
replay-way-probably-better = вероятно, лучше
continued-line = Законченная игра
continued-from = Эта игра продолжает законченную с шага { $step }.
continued-back = Назад к шагу { $step } записи
replay-change = { $from } → { $to } %
