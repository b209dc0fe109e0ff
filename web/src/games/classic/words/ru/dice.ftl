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
dice-card-about = Кубики: { $name }, { $dice }. Считаются первые символы карты, их { $dice }. Осталось карт: { $left }.
dice-card-counted = Считаются первые символы карты кубиков: { $counted } из { $all }
dice-card-title = Карта кубиков, открывается после вашего решения
