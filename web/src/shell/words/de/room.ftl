joining = Du bist eingeladen
joining-printing = Regeln: { $printing }.
joining-clock = Uhr: { $clock }.
sit-down = Platz nehmen
waiting-about =
    { $others ->
        [1] Schick diesen Link der Person, die mit dir spielen soll. Das Spiel beginnt, wenn beide sitzen.
       *[other] Schick jeden dieser Links einer Person. Das Spiel beginnt, wenn alle sitzen.
    }
link-to-play = Link zum Mitspielen
link-for-seat =
    Link für Platz { $number }{ $team ->
        [yours] { " · " }dein Team
        [theirs] { " · " }Gegner
       *[none] { "" }
    }
link-to-watch = Link zum Zusehen
copy = Kopieren
copied = Kopiert
waiting-only-here = Dieser Link geht nur auf diesem Computer. Für jemanden anderswo starte den Server mit „{ $command }“ und öffne die Seite über die Adresse dieses Computers.
handover-title = { $name }, du bist am Zug.
handover-secret = { $name }, eine Frage nur für dich.
handover-about = Gib den Bildschirm weiter. Halte gedrückt, um deine Hand zu zeigen.
handover-hold = Halten zum Zeigen
joining-limit = Zeitlimit der Partie: { $minutes } Minuten.
joining-map = Karte: { $map }.
qr-code = QR-Code des Links
waiting-listed = Dein Tisch steht in der Liste der offenen Tische. Bleib hier: Das Spiel beginnt, sobald sich jemand setzt.
