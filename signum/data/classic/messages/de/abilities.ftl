# Eigenschaften, die eine Aktivierung kosten, und solche, die auf etwas antworten.

option-use-on = „{ $ability }“ auf { ACC($target) } anwenden
event-ability-declared =
    { $aimed ->
        [no] { $creature } benutzt „{ $ability }“.
        [own-no] { $creature } benutzt die eigene Eigenschaft.
        [own-yes] { $creature } wendet die eigene Eigenschaft auf { ACC($target) } an.
       *[yes] { $creature } wendet „{ $ability }“ auf { ACC($target) } an.
    }
refusal-needs-a-target = { $creature } braucht ein Ziel für „{ $ability }“.
refusal-needs-no-target = { $creature } benutzt „{ $ability }“ ohne Ziel.

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

event-used-up = { $creature } hat „{ $ability }“ benutzt; in diesem Spielzug wirkt diese Eigenschaft nicht mehr.
event-exhausted = { $creature } erschöpft sich.
event-victim-named = { $creature } benennt { ACC($target) } als Opfer.
choice-victim = { $seat }: Wen benennt { $creature } als Opfer?
choice-contract = { $seat }: 1 Prosperitätspunkt für den Münzenklang von { DAT($creature) } zahlen?
choice-exhaustion = { $seat }: Soll { $creature } sich erschöpfen und dafür 1 Wunde erhalten?
choice-overpay = { $seat }: Den Zuschlag für { ACC($creature) } zahlen?
refusal-nobody-in-reach = { $creature } kann „{ $ability }“ nicht benutzen: Niemand ist nah genug.
refusal-shielded =
    { $what ->
        [melee] { $creature } kann im Nahkampf nicht angegriffen werden.
        [magical-strike] { $creature } kann nicht das Ziel eines Magischen Tritts sein.
        [shooting] { $creature } kann nicht das Ziel eines Schusses sein.
        [throwing] { $creature } kann nicht das Ziel eines Wurfs sein.
        [magical-shot] { $creature } kann nicht das Ziel eines Magischen Schusses sein.
        [control] { $creature } kann nicht unter Kontrolle gebracht werden.
        [healing] { $creature } kann nicht das Ziel einer Heilung sein.
        [spells] { $creature } kann nicht das Ziel eines Zauberspruchs sein.
        [tactics] { $creature } kann nicht das Ziel einer Taktik sein.
        [relics] { $creature } kann nicht das Ziel einer Reliquie sein.
        [buildings] { $creature } kann nicht das Ziel eines Gebäudes sein.
       *[other] { $creature } kann nicht das Ziel einer Eigenschaft sein.
    }
event-text-used = Der Text von „{ $card }“ hat gewirkt und wirkt in diesem Spielzug nicht mehr.
