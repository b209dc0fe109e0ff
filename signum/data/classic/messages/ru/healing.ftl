# Исцеление, жетоны, контроль и то, чего нельзя сделать с некоторыми существами.

ability-beast = Зверь
ability-concentration = Концентрация { $x }
ability-control = Контроль { $x }
ability-defender = Защитник
ability-disease = Болезнь
ability-forged = Кованый
ability-healer = Целитель { $x }
ability-hunting = +1 сила (Хищник)
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

choice-disease = { $seat }: { $creature } страдает от Болезни. Пропустить эту активацию, чтобы потерять Болезнь?

refusal-cannot-be-controlled = Взять под контроль нельзя: { $creature }.
refusal-cannot-be-healed = Исцелить нельзя: { $creature }.
refusal-cannot-have-token = { $creature } не может получить это: { $ability }.
refusal-cannot-return = { $creature } не может вернуться в Руку.
refusal-cannot-search = { $creature } не может обыскивать руины.
refusal-enough-concentration = Жетонов концентрации ({ $creature }): { $there }, а предел — { $most }.
refusal-must-attack-defender = Выбрать целью нельзя: { $creature }. Нужно атаковать Защитника в контакте. В контакте: { $defenders }.
refusal-protected = { $creature } не может быть целью: { $card }.
refusal-too-little-concentration =
    { $needed ->
        [one] Нужен { $needed } жетон концентрации
        [few] Нужно { $needed } жетона концентрации
       *[many] Нужно { $needed } жетонов концентрации
    }; есть { $there }: { $creature }.
refusal-zero-value = Значение равно 0, использовать свойство нельзя: { $ability }. Существо — { $creature }.
