card-any = beliebig
card-foot = { $type } · { $base } mm
card-number = Nr. { $number }
card-prosperity =
    { $count ->
        [one] { $count } Prosperitätspunkt
       *[other] { $count } Prosperitätspunkte
    }
card-spoken = { $name }, { $type }, kostet { $cost }
figure-health = Trefferpunkte
figure-movement = Bewegung
figure-strength = Kraft
