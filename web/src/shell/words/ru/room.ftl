joining = Вас пригласили
joining-printing = Издание: { $printing }.
joining-clock = Часы: { $clock }.
sit-down = Сесть за стол
waiting-title =
    { $others ->
        [1] Ожидание второго игрока
       *[other] Ожидание остальных игроков
    }
waiting-about =
    { $others ->
        [1] Отправьте эту ссылку тому, кто будет играть с вами. Игра начнётся, когда оба сядут.
       *[other] Отправьте каждую из этих ссылок одному игроку. Игра начнётся, когда все сядут.
    }
link-to-play = Ссылка для игры
link-for-seat = Ссылка для места { $number }
link-to-watch = Ссылка для зрителей
copy = Копировать
copied = Скопировано
waiting-only-here = Эта ссылка работает только на этом компьютере. Чтобы играть с кем-то на расстоянии, запустите сервер командой «{ $command }» и откройте страницу по адресу этого компьютера.
to-lobby = На главную
watchers =
    { $count ->
        [one] Смотрит { $count } зритель
        [few] Смотрят { $count } зрителя
       *[many] Смотрят { $count } зрителей
    }
handover-title = { $name }, ваш ход.
handover-secret = { $name }, вопрос только для вас.
handover-about = Передайте экран. Нажмите и удерживайте, чтобы показать руку.
handover-hold = Удерживайте, чтобы показать
player-number = Игрок { $number }
player-nameless = Игрок
end-verify = Проверить кубики
end-verify-about = Полное повторение проверяет, что ваши ответы ведут к этим броскам. Сохраните запись и запустите:
end-verify-running = Идёт проверка.
end-verify-secret =
    { $right ->
        [yes] Число, названное до игры, соответствует секрету в записи: сервер не менял свой секрет. Проверено в этом браузере.
       *[no] Секрет в записи не соответствует числу, названному до игры.
    }
end-verify-share =
    { $right ->
        [yes] Ваше слово, добавленное до игры, есть в записи.
       *[no] Вашего слова, добавленного до игры, в записи нет.
    }
end-verify-shown-now = Этот браузер не сохранил число, названное до игры: сравнивалось то, которое сервер показывает сейчас.
end-verify-same-dice = Кубики — из прежней игры, как было сказано до начала: ни у кого из игроков нет в них доли.
end-moments = Переломы игры
end-figures = Счёт
end-luck = Удача кубиков
end-not-explained = Не удалось загрузить объяснение.
end-commitment = Закреплено до игры
end-record = Сохранить запись
end-rematch = Сыграть ещё раз
end-rematch-waiting = Ждём согласия: { $name }.
end-rematch-away = { $name } сейчас не на связи. Предложение остаётся.
end-rematch-offered =
    { $count ->
        [1] { $name } предлагает сыграть ещё раз.
       *[other] { $name } предлагают сыграть ещё раз.
    }
end-rematch-accept = Согласиться
end-rematch-decline = Отказаться
end-rematch-withdraw = Отозвать предложение
end-to-next = К следующей игре
end-watch-next = Смотреть следующую игру
end-title = Игра окончена
end-show-field = Показать поле
end-show-result = Показать итог
opening-table = Стол открывается
end-yours =
    { $how ->
        [won] Вы победили.
        [drawn] Ничья.
       *[lost] Вы проиграли.
    }
joining-limit = Лимит времени партии: { $minutes } мин.
joining-map = Карта поля: { $map }.
end-verify-dice =
    { $wrong ->
        [0] Все кубики ({ $dice }, бросков: { $throws }) легли так, как следует из чисел до партии.
       *[other] Кубиков, которые легли не так, как следует из чисел до партии: { $wrong } из { $dice }.
    }
end-verify-log =
    { $right ->
        [yes] Все броски вашего журнала ({ $count }) среди них, в том же порядке.
       *[no] Броски вашего журнала другие.
    }
end-verify-each = Каждый бросок
end-verify-die =
    { $right ->
        [yes] верно
       *[no] неверно
    }
