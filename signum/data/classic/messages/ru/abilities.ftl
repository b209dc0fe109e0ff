# Свойства, которые занимают активацию, и свойства, которые отвечают на события.

option-use-on = Использовать «{ $ability }» на { ACC($target) }
event-ability-declared =
    { $aimed ->
        [no] { $creature } использует «{ $ability }».
       *[yes] { $creature } использует «{ $ability }» на { ACC($target) }.
    }
refusal-needs-a-target = Свойству «{ $ability }» нужна цель: { $creature } её не выбирает.
refusal-needs-no-target = У свойства «{ $ability }» нет цели: { $creature } использует его без выбора.

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
event-victim-named = { $creature } выбирает жертву: это { $target }.
choice-victim = { $seat }: кого { $creature } называет жертвой?
choice-contract = { $seat }: заплатить 1 процветание за «Звон монет»? Его использует { $creature }.
choice-exhaustion = { $seat }: получает ли { $creature } 1 рану, чтобы изнурить себя?
choice-overpay = { $seat }: сделать доплату? Её предлагает { $creature }.
refusal-nobody-in-reach = { $creature } не может использовать «{ $ability }»: рядом никого нет.
refusal-shielded =
    { $what ->
        [melee] { $creature } не может стать целью: ближний бой.
        [magical-strike] { $creature } не может стать целью: магический удар.
        [shooting] { $creature } не может стать целью: выстрел.
        [throwing] { $creature } не может стать целью: метание.
        [magical-shot] { $creature } не может стать целью: магический выстрел.
        [control] { $creature } не может стать целью: контроль.
        [healing] { $creature } не может стать целью: лечение.
        [spells] { $creature } не может стать целью: заклинания.
        [tactics] { $creature } не может стать целью: тактики.
        [relics] { $creature } не может стать целью: реликвии.
        [buildings] { $creature } не может стать целью: здания.
       *[other] { $creature } не может стать целью: свойства.
    }
event-text-used = { $card }: сработало и больше не сработает в этот ход.
