joining = Вас пригласили
joining-about = { $name } играет за героя: { $hero }.
sit-down = Сесть за стол
waiting-title = Ожидание второго игрока
waiting-about = Отправьте эту ссылку тому, кто будет играть с вами. Игра начнётся, когда оба сядут.
link-to-play = Ссылка для игры
link-to-watch = Ссылка для зрителей
copy = Копировать
copied = Скопировано
table-code = Код стола: { $code }
to-lobby = На главную
handover-title = { $name }, ваш ход.
handover-secret = { $name }, вопрос только для вас.
handover-about = Передайте экран. Нажмите и удерживайте, чтобы показать руку.
handover-hold = Удерживайте, чтобы показать
player-number =
    { $number ->
        [1] Первый игрок
       *[other] Второй игрок
    }
player-nameless = Игрок
end-verify = Проверить кубики
end-verify-about = До игры сервер закрепил свой секрет числом, а каждый игрок добавил слово. В записи есть всё. Сохраните её и запустите:
end-commitment = Закреплено до игры
end-record = Сохранить запись
end-rematch = Реванш
end-title = Игра окончена
end-show-field = Показать поле
end-show-result = Показать итог
opening-table = Стол открывается
