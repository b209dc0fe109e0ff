attack-of = { $attacker } greift { $target } an
attack-step = Schritt { $step }: { $name }
attack-step-of = Schritt { $step } von { $steps }: { $name }
step-0 = vor dem Angriff
step-1 = Würfel werfen
step-2 = Würfel ändern
step-3 = Krit-Effekt
step-4 = zusätzliche Würfel und Symbole
step-5 = Stoß
step-6 = Schaden festlegen
step-7 = Schaden zufügen
step-8 = Ende des Angriffs
odds = Chancen
odds-wounds = Wunden von { $target } in %
odds-health =
    { $left } Leben{ $armour ->
        [0] {""}
       *[other] , { $armour } Rüstung
    }
odds-dies-at = { $wounds } stirbt
odds-dies = stirbt
odds-keep = behalten
odds-reroll = neu werfen
odds-dies-percent = { $target } stirbt, in %
odds-pushed = gestoßen
odds-crit = Krit-Effekt
odds-protector = { $name } kann den Schaden auf sich nehmen.
attack = { $target } angreifen
odds-how = Rechnung
odds-dice =
    { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } vor zusätzlichen{ $rerolls ->
        [0] { "" }
        [one] ; 1 neuer Wurf, gut genutzt
       *[other] ; { $rerolls } neue Würfe, gut genutzt
    }
odds-cases =
    { $weight } von { $total } Fällen: { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    }
odds-mean = Im Mittel { NUMBER($mean, maximumFractionDigits: 2) } Wunden.
odds-push-damage = Ein Stoß auf schwieriges Gelände, oder ohne Platz, bringt { $damage } Schaden mehr.
