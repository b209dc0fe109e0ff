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
playback = Показ событий
playback-speed =
    Скорость: { $speed ->
        [full] полная
        [quick] быстро
       *[none] без показа
    }
playback-skip = Пропустить
event-of = Действует { $name }
dice-card-about =
    { $dice ->
        [1] { $name } бросает 1 кубик: считается первый символ.
        [one] { $name } бросает { $dice } кубик: считаются первые символы, столько же.
        [few] { $name } бросает { $dice } кубика: считаются первые { $dice } символа.
       *[other] { $name } бросает { $dice } кубиков: считаются первые { $dice } символов.
    } { $left ->
        [one] Осталась { $left } карта.
        [few] Остались { $left } карты.
       *[other] Осталось { $left } карт.
    }
dice-card-counted = Считаются первые символы карты кубиков: { $counted } из { $all }
dice-card-title = Карта кубиков, открывается после вашего решения
