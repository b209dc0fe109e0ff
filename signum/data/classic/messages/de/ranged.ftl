# Fernangriffe und Verstecktheit.

ability-battle-mage = Kampfmagier
ability-buckshot = Kartätsche
ability-difficult-target = Schwieriges Ziel
ability-magical-shot = Magischer Schuss { $x }
ability-master-magic = Magiemeister { $x }
ability-master-shooting = Schießmeister { $x }
ability-quick-shooter = Schnellschütze
ability-rain-of-arrows = Pfeilregen
ability-shooting = Schuss { $x }
ability-sniper = Scharfschütze
ability-stealth = Verstecktheit
ability-throwing = Werfen { $x }
ability-under-arrows = −1 Kraft (Pfeilregen)

event-detection-declared = { $creature } will { ACC($target) } im Versteck erkennen.
event-concealed = { $creature } erhält eine Verstecktheitsmarke.

choice-found = { $seat }: { CAP($creature) } hat { ACC($target) } erkannt. Was soll geschehen?

option-shoot = Auf { ACC($target) } schießen
option-throw = Auf { ACC($target) } werfen
option-shoot-magically = Magischer Schuss auf { ACC($target) }
option-detect = { ACC($target) } zu erkennen versuchen

refusal-no-such-attack =
    { $attack ->
        [shooting] { $creature } hat keinen Schuss.
        [throwing] { $creature } hat kein Werfen.
       *[magical-shot] { $creature } hat keinen Magischen Schuss.
    }
refusal-not-hidden = { $creature } ist nicht versteckt.
refusal-hidden-already = { $creature } hat schon eine Verstecktheitsmarke.
refusal-was-shot-at = { $creature } war in Spielzug { $turn } das Ziel eines Fernangriffs.
refusal-only-whom-it-found = Jetzt kann nur { $creature } angegriffen werden, das eben erkannte Ziel.

telling-shoots-from-here =
    { $attack ->
        [shooting] Schuss von hier aus möglich.
        [throwing] Werfen von hier aus möglich.
       *[magical-shot] Magischer Schuss von hier aus möglich.
    }
telling-in-cover = Das Ziel ist vor Schüssen geschützt.
