# Eigenschaften, die eine Aktivierung kosten, und solche, die auf etwas antworten.

option-use-on = „{ $ability }“ gegen { ACC($target) } benutzen
event-ability-declared =
    { $aimed ->
        [no] { $creature } benutzt „{ $ability }“.
       *[yes] { $creature } benutzt „{ $ability }“; das Ziel ist { $target }.
    }
refusal-needs-a-target = „{ $ability }“ braucht ein Ziel: Nenne das von { DAT($creature) }.
refusal-needs-no-target = „{ $ability }“ hat kein Ziel: { $creature } benutzt es ohne Wahl.

ability-aura = Aura { $x ->
        [1] S
        [2] M
        [3] L
       *[other] XL
    }
ability-charge = Anlauf
ability-contract = Münzenklang
ability-executioner = Henker
ability-exhaustion = Erschöpfung { $x }
ability-howl = Geheul { $x ->
        [1] S
        [2] M
        [3] L
       *[other] XL
    }
ability-overpay = Zuschlag
ability-shield-against = Schild gegen …
ability-steam-engine = Dampfkessel
ability-sting = Stachel

event-used-up = { $creature } hat „{ $ability }“ benutzt; in diesem Spielzug wirkt es nicht mehr.
event-exhausted = { $creature } erschöpft sich.
event-victim-named = { $creature } benennt { ACC($target) } als Opfer.
choice-victim = { $seat }: Wen benennt { $creature } als Opfer?
choice-contract = { $seat }: 1 Prosperitätspunkt für den Münzenklang zahlen? Spielfigur: { $creature }
choice-exhaustion = { $seat }: Erhält { $creature } 1 Wunde, um sich zu erschöpfen?
choice-overpay = { $seat }: Den Zuschlag zahlen? Spielfigur: { $creature }
refusal-nobody-in-reach = { $creature } kann „{ $ability }“ nicht benutzen: Niemand ist nah genug.
refusal-shielded =
    { $what ->
        [melee] { $creature } kann kein Ziel werden: Nahkampf.
        [magical-strike] { $creature } kann kein Ziel werden: Magischer Tritt.
        [shooting] { $creature } kann kein Ziel werden: Schuss.
        [throwing] { $creature } kann kein Ziel werden: Werfen.
        [magical-shot] { $creature } kann kein Ziel werden: Magischer Schuss.
        [control] { $creature } kann kein Ziel werden: Kontrolle.
        [healing] { $creature } kann kein Ziel werden: Heilung.
        [spells] { $creature } kann kein Ziel werden: Zaubersprüche.
        [tactics] { $creature } kann kein Ziel werden: Taktiken.
        [relics] { $creature } kann kein Ziel werden: Reliquien.
        [buildings] { $creature } kann kein Ziel werden: Gebäude.
       *[other] { $creature } kann kein Ziel werden: Eigenschaften.
    }
event-text-used = { $card } hat gewirkt und wirkt in diesem Spielzug nicht mehr.
