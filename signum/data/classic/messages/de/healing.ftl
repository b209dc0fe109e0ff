# Heilung, Marken, Kontrolle, und was manchen Kreaturen nicht geschehen kann.

ability-beast = Bestie
ability-concentration = Konzentration { $x }
ability-control = Kontrolle { $x }
ability-defender = Verteidiger
ability-disease = Krankheit
ability-forged = Geschmiedet
ability-healer = Heiler { $x }
ability-hunting = +1 Kraft (Raubtier)
ability-master-healing = Heilmeister { $x }
ability-monster = Monster
ability-poison = Gift
ability-predator = Raubtier
ability-regeneration = Regeneration { $x }
ability-resurgent = Auferstanden

event-activation-given-up = { $creature } verzichtet auf diese Aktivierung.
event-concentrated =
    { $creature } erhält { $tokens ->
        [one] { $tokens } Konzentrationsmarke
       *[other] { $tokens } Konzentrationsmarken
    }.
event-concentration-spent =
    { $creature } gibt { $tokens ->
        [one] { $tokens } Konzentrationsmarke
       *[other] { $tokens } Konzentrationsmarken
    } aus.

choice-disease = { $seat }: { CAP($creature) } leidet an Krankheit. Auf diese Aktivierung verzichten, um die Krankheit zu verlieren?

refusal-cannot-be-controlled = { $creature } kann nicht unter Kontrolle gebracht werden.
refusal-cannot-be-healed = { $creature } kann nicht geheilt werden.
refusal-cannot-have-token = { $creature } kann „{ $ability }“ nicht erhalten.
refusal-cannot-return = { $creature } kann nicht auf die Hand zurückkehren.
refusal-cannot-search = { $creature } kann keine Ruinen durchsuchen.
refusal-enough-concentration =
    { $creature } hat { $there ->
        [one] { $there } Konzentrationsmarke
       *[other] { $there } Konzentrationsmarken
    }; höchstens { $most ->
        [one] { $most } ist
       *[other] { $most } sind
    } erlaubt.
refusal-must-attack-defender = { $creature } kann nicht gewählt werden: Ein Verteidiger im Kontakt muss angegriffen werden ({ $defenders }).
refusal-protected = { $creature } ist kein mögliches Ziel für „{ $card }“.
refusal-too-little-concentration =
    { $needed ->
        [one] { $needed } Konzentrationsmarke wird
       *[other] { $needed } Konzentrationsmarken werden
    } gebraucht; { $creature } hat { $there }.
refusal-zero-value = { $creature } kann „{ $ability }“ nicht benutzen: Der Wert ist 0.
