# Миньоны, гибель и бой после убийства.

ability-drill = Муштра
ability-master-ritual = Мастер ритуала { $x }
ability-parasite = Паразит { $x }
ability-persecution = Преследование { $x }
ability-recruitment = Вербовка
ability-requiem = Реквием
ability-ritual = Ритуал { $x }

event-aftermath = Атака завершена, в ней были убитые.
event-persecuted = { $creature } продолжает бой благодаря «Преследованию».

choice-drill = { $seat }: выведен персонаж. Вывести миньонов по «Муштре»?
choice-recruitment = { $seat }: построено здание. Вывести миньонов по «Вербовке»?
choice-persecution = { $seat }: противник убит, { $creature } может двинуться не более чем на { NUMBER($limit, maximumFractionDigits: 1) } см до контакта с другим существом и ещё раз атаковать в ближнем бою. Кого или куда?
choice-persecution-target = { $seat }: кого атакует { $creature }?

refusal-melee-combat-alone = { $creature } может продолжить только ближним боем.
refusal-no-enemy-there = Там { DAT($creature) } не с кем сражаться.
refusal-no-minion = { $seat } { PERSON($seat, "играет", "играете") } без карты миньона.
refusal-no-ritual-dice = У { GEN($creature) } нет кубиков для ритуала.
refusal-no-room-beside = Рядом с { INS($creature) } нет свободного места для карты «{ $card }».
