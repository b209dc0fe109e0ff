# Исцеление, жетоны, контроль и то, чего нельзя сделать с некоторыми существами.

ability-beast = Зверь
ability-concentration = Концентрация { $x }
ability-control = Контроль { $x }
ability-defender = Защитник
ability-disease = Болезнь
ability-forged = Кованый
ability-healer = Целитель { $x }
ability-hunting = +1 к силе («Хищник»)
ability-master-healing = Мастер целительства { $x }
ability-monster = Монстр
ability-poison = Яд
ability-predator = Хищник
ability-regeneration = Регенерация { $x }
ability-resurgent = Восставший

event-activation-given-up = { $creature } отказывается от этой активации.
event-concentrated =
    { $creature } получает { $tokens ->
        [one] { $tokens } жетон концентрации
        [few] { $tokens } жетона концентрации
       *[many] { $tokens } жетонов концентрации
    }.
event-concentration-spent =
    { $creature } тратит { $tokens ->
        [one] { $tokens } жетон концентрации
        [few] { $tokens } жетона концентрации
       *[many] { $tokens } жетонов концентрации
    }.

choice-disease = { $seat }: { $creature } страдает от Болезни. Пропустить эту активацию, чтобы избавиться от Болезни?

refusal-cannot-be-controlled = { ACC($creature) } нельзя взять под контроль.
refusal-cannot-be-healed = { ACC($creature) } нельзя исцелить.
refusal-cannot-have-token = { $creature } не может получить «{ $ability }».
refusal-cannot-return = { $creature } не может вернуться в Руку.
refusal-cannot-search = { $creature } не может обыскивать руины.
refusal-enough-concentration =
    У { GEN($creature) } уже { $there ->
        [one] { $there } жетон
        [few] { $there } жетона
       *[many] { $there } жетонов
    } концентрации, а больше { $most } иметь нельзя.
refusal-must-attack-defender = { ACC($creature) } нельзя выбрать целью: сначала нужно атаковать Защитника в контакте. Защищают: { $defenders }.
refusal-protected = { $creature } не может быть целью карты «{ $card }».
refusal-too-little-concentration =
    { $needed ->
        [one] Нужен { $needed } жетон концентрации
        [few] Нужны { $needed } жетона концентрации
       *[many] Нужно { $needed } жетонов концентрации
    }, а у { GEN($creature) } их { $there }.
refusal-zero-value = { $creature } не может использовать «{ $ability }»: значение равно 0.
