odds-against = gegen { $split }
odds-wounds-in = Wunden in %
odds-title = Chancen vor dem Angriff
odds-none = Wähle eine Kreatur, die angreifen kann, oder zieh eine in Kontakt: Hier stehen die genauen Chancen, bevor etwas angekündigt ist.
odds-tab =
    { $kind ->
        [go] Hingehen, { $name } bekämpfen
        [defend] { $name } greift an
        [fight] { $name } bekämpfen
        [strike-magically] Magischer Tritt: { $name }
        [throw] Auf { $name } werfen
        [shoot-magically] Magie auf { $name }
       *[shoot] Auf { $name } schießen
    }
odds-after-moving = { $name }, nach einer Bewegung dorthin
odds-they-would = Wenn { $name } zuerst verteilt:
odds-they-declared = { $name } hat verteilt
odds-they-answer = { $name } würde dann antworten
odds-your-split = Deine Verteilung
odds-their-best = am besten { $split }
odds-split = { $attack } Angriff, { $defence } Verteidigung
odds-fewer = Ein Angriffswürfel weniger
odds-more = Ein Angriffswürfel mehr
odds-wounds-to = Wunden für { $name } in %
odds-balance = Erwartete Wunden: ausgeteilt weniger erhalten
odds-left =
    { $armour ->
        [0] { $left } übrig
       *[other] { $left } übrig, Rüstung { $armour }
    }
odds-dies = { $wounds } tot
odds-exact = { $percent } %, genau { $exact }
odds-yours = deine { $split }
odds-best = beste { $split }
odds-expected = erwartete Wunden
odds-use-best = Beste nehmen
odds-more-attacks = { $count } weitere
