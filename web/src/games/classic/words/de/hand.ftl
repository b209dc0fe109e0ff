card-in-hand = { $number }: { $name }, { $type }, kostet { $cost }. { $state }
card-playable = Kann abgespielt werden.
card-play = Abspielen
card-build = Errichten
card-use = Benutzen
card-paid-with = Bezahlt mit { $buildings }.
card-tap-to-change = Tippe ein anderes Gebäude an, um zu tauschen.
card-then-paid =
    { $count ->
        [0] Danach kann keine andere Karte mehr bezahlt werden.
       *[other] Danach noch bezahlbar: { $cards }.
    }
figure-armour = Rüstung
hand-own =
    { $count ->
        [one] Deine Hand, { $count } Karte
       *[other] Deine Hand, { $count } Karten
    }
hand-of =
    { $count ->
        [one] Hand: { $name }, { $count } Karte
       *[other] Hand: { $name }, { $count } Karten
    }
hand-empty = Deine Hand ist leer.
player-online = online
player-free = Platz frei
player-away = seit { $time } weg
player-prosperity = Prosperität
player-prosperity-of = / { $goal } Prosperität
player-basic = { $built } von { $of } Gebäuden, die das Ziel verlangt
hero-alarm =
    { $whose ->
        [own] Gefahr: Dein Held { $name } hat noch { $left } von { $health } Trefferpunkten.
       *[other] { $name }, gegnerischer Held ({ $player }), hat noch { $left } von { $health } Trefferpunkten.
    }
panel-yours = Du
panel-of = { $name }
zone-hand = Hand
zone-deck = Satz
zone-graveyard = Friedhof
zone-of-graveyard = Friedhof: { $name }
zone-of-plans = Pläne und Gelände: { $name }
list-empty = Hier liegt nichts.
relic-spoken =
    { $name }, Reliquie{ $tokens ->
        [0] { "" }
        [one] , { $tokens } Marke
       *[other] , { $tokens } Marken
    }, { $state ->
        [tapped] geschlossen
        [usable] kann benutzt werden
       *[ready] offen
    }
tactic-own = Deine verdeckte Taktik: { $name }
tactic-hidden = Eine verdeckte Taktik
city = Stadt
city-plans = Pläne und Gelände lesen
city-ready = { $ready } von { $all } offen
building-spoken =
    { $name }, { $state ->
        [pays] bezahlt
        [tapped] geschlossen
        [usable] offen, kann benutzt werden
        [plan] Kosten in Prosperität: { $cost }
       *[ready] offen
    }{ $needed ->
        [0] { "" }
        [one] , für eine Karte der Hand nötig
       *[other] , für { $needed } Karten der Hand nötig
    }
building-pays = zahlt
card-read = { $name } lesen
