attack-of = { $attacker } greift { $target } an
attack-step = Schritt { $step }: { $name }
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
odds-pushed = gestoßen
odds-crit = Krit-Effekt
odds-protector = { $name } kann den Schaden auf sich nehmen.
attack = { $target } angreifen
