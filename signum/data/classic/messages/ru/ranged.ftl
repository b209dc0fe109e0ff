# Дальние атаки и скрытность.

ability-battle-mage = Боевой маг
ability-buckshot = Картечь
ability-difficult-target = Трудная цель
ability-magical-shot = Магический выстрел { $x }
ability-master-magic = Мастер магии { $x }
ability-master-shooting = Мастер стрельбы { $x }
ability-quick-shooter = Быстрый стрелок
ability-rain-of-arrows = Дождь стрел
ability-shooting = Выстрел { $x }
ability-sniper = Снайпер
ability-stealth = Скрытный
ability-throwing = Метание { $x }
ability-under-arrows = −1 к силе («Дождь стрел»)

event-detection-declared = { $creature } пытается обнаружить скрытого противника: { $target }.
event-concealed = { $creature } получает жетон скрытности.

choice-found = { $seat }: { $creature } обнаруживает противника ({ $target }). Что делать?

option-shoot = Выстрел: { $target }
option-throw = Метание: { $target }
option-shoot-magically = Магический выстрел: { $target }
option-detect = Попытаться обнаружить: { $target }

refusal-no-such-attack =
    { $attack ->
        [shooting] Свойства «Выстрел» нет: { $creature }.
        [throwing] Свойства «Метание» нет: { $creature }.
       *[magical-shot] Свойства «Магический выстрел» нет: { $creature }.
    }
refusal-not-hidden = Жетона скрытности нет: { $creature }.
refusal-hidden-already = Жетон скрытности уже есть: { $creature }.
refusal-was-shot-at = В ход { $turn } по этой цели была дальняя атака: { $creature }.
refusal-only-whom-it-found = Сейчас можно атаковать только обнаруженного: { $creature }.

telling-shoots-from-here =
    { $attack ->
        [shooting] Отсюда можно сделать «Выстрел».
        [throwing] Отсюда можно совершить «Метание».
       *[magical-shot] Отсюда можно сделать «Магический выстрел».
    }
telling-in-cover = У цели есть защита от стрельбы.
