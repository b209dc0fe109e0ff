attack-of = { $attacker } атакует: { $target }
attack-step = Шаг { $step }: { $name }
attack-step-of = Шаг { $step } из { $steps }: { $name }
step-0 = до атаки
step-1 = бросок кубиков
step-2 = изменение кубиков
step-3 = критический эффект
step-4 = дополнительные кубики и символы
step-5 = толчок
step-6 = определение урона
step-7 = нанесение урона
step-8 = конец атаки
odds = Шансы
odds-wounds = Раны в %: { $target }
odds-health = здоровье { $left }{ $armour ->
    [0] {""}
   *[other] , броня { $armour }
  }
odds-dies-at = { $wounds } гибель
odds-dies = гибель
odds-keep = оставить
odds-reroll = перебросить
odds-dies-percent = Гибель в %: { $target }
odds-pushed = толчок
odds-crit = критический эффект
odds-protector = { $name } может принять урон на себя.
attack = Атаковать: { $target }
odds-how = Расчёт
odds-dice =
    Кубиков до дополнительных: { $dice }{ $rerolls ->
        [0] { "" }
       *[other] ; перебросов, использованных с умом: { $rerolls }
    }
odds-cases = { $weight } из { $total } случаев: ран { $wounds }
odds-mean = В среднем ран { NUMBER($mean, maximumFractionDigits: 2) }.
odds-push-damage = Толчок на трудную местность или когда сдвинуть некуда добавляет урон: { $damage }.
