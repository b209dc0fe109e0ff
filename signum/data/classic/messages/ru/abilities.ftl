# Свойства, которые занимают активацию, и свойства, которые отвечают на события.

option-use-on = Применить «{ $ability }» к { DAT($target) }
event-ability-declared =
    { $aimed ->
        [no] { $creature } использует свойство «{ $ability }».
        [own-no] { $creature } использует своё свойство.
        [own-yes] { $creature } применяет своё свойство к { DAT($target) }.
       *[yes] { $creature } применяет свойство «{ $ability }» к { DAT($target) }.
    }
refusal-needs-a-target = { $creature } использует «{ $ability }» только с целью: укажите её.
refusal-needs-no-target = { $creature } использует «{ $ability }» без цели.

ability-aura = Аура { $x ->
        [1] S
        [2] M
        [3] L
       *[other] XL
    }
ability-charge = Разгон
ability-contract = Звон монет
ability-executioner = Палач
ability-exhaustion = Изнурение { $x }
ability-howl = Вой { $x ->
        [1] S
        [2] M
        [3] L
       *[other] XL
    }
ability-overpay = Доплата
ability-shield-against = Щит от …
ability-steam-engine = Паровой котёл
ability-sting = Жало

event-used-up = { $creature } использует «{ $ability }»: до конца хода это свойство больше не сработает.
event-exhausted = { $creature } изнуряет себя.
event-victim-named = { $creature } выбирает жертвой { ACC($target) }.
choice-victim = { $seat }: кого { $creature } называет жертвой?
choice-contract = { $seat }: заплатить 1 процветание за «Звон монет» { GEN($creature) }?
choice-exhaustion = { $seat }: { $creature } может изнурить себя, получив 1 рану. Изнурить?
choice-overpay = { $seat }: сделать доплату за { ACC($creature) }?
refusal-nobody-in-reach = { $creature } не может использовать «{ $ability }»: рядом никого нет.
refusal-shielded =
    { $what ->
        [melee] { ACC($creature) } нельзя атаковать в ближнем бою.
        [magical-strike] { $creature } не может быть целью магического удара.
        [shooting] { $creature } не может быть целью выстрела.
        [throwing] { $creature } не может быть целью метания.
        [magical-shot] { $creature } не может быть целью магического выстрела.
        [control] { ACC($creature) } нельзя взять под контроль.
        [healing] { $creature } не может быть целью лечения.
        [spells] { $creature } не может быть целью заклинания.
        [tactics] { $creature } не может быть целью тактики.
        [relics] { $creature } не может быть целью реликвии.
        [buildings] { $creature } не может быть целью здания.
       *[other] { $creature } не может быть целью свойства.
    }
event-text-used = Текст карты «{ $card }» сработал и в этот ход больше не действует.
