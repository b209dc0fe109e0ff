card-any = libre
card-foot = { $type } · { $base } mm
card-number = Nº { $number }
card-prosperity =
    { $count ->
        [one] { $count } point de Prospérité
       *[other] { $count } points de Prospérité
    }
card-spoken = { $name }, { $type }, coût : { $cost }
figure-health = santé
figure-movement = mouvement
figure-strength = force
