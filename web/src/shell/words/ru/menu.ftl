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
menu-sound = Звук в начале вашего хода
menu-sound-note = И при вопросе, если вкладка скрыта.
menu-watch = Ссылка для зрителей
menu-leave = На главную; партия останется
menu-draw = Предложить ничью
menu-draw-offered = Ничья предложена
menu-concede = Сдаться
menu-concede-sure =
    { $others ->
        [1] Сдать партию? Победит противник.
       *[other] Сдать партию? Остальные продолжат без вас.
    }
menu-play-on = Играть дальше
keys-title = Клавиши
keys-are-off = Одиночные клавиши выключены в меню; Enter, стрелки и другие именованные клавиши работают.
menu-ask-end = Спрашивать перед концом хода
menu-ask-end-note = Пока существа ещё могут действовать. Иначе E сразу завершает ход.
