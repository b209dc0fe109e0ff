# Die Wahrscheinlichkeiten der Würfe außerhalb des Nahkampfs.

telling-odds-shot =
    { $attack ->
        [throwing] { $creature } gegen { ACC($foe) } mit Werfen: tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; Wunden im Mittel: { NUMBER($dealt, maximumFractionDigits: 2) }.
        [magical-shot] { $creature } gegen { ACC($foe) } mit Magischem Schuss: tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; Wunden im Mittel: { NUMBER($dealt, maximumFractionDigits: 2) }.
       *[shooting] { $creature } gegen { ACC($foe) } mit Schuss: tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; Wunden im Mittel: { NUMBER($dealt, maximumFractionDigits: 2) }.
    }
telling-odds-own-death = Stirbt dabei selbst: { NUMBER($death, style: "percent", maximumFractionDigits: 1) }.
telling-odds-no-fight = { $creature } gegen { ACC($foe) }: erlebt den Kampf nicht. Stirbt dabei selbst: { NUMBER($death, style: "percent", maximumFractionDigits: 1) }.
telling-odds-healing = { $creature } heilt { ACC($target) }: mindestens 1 Wunde { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }; geheilte Wunden im Mittel: { NUMBER($healed, maximumFractionDigits: 2) }.
telling-odds-control = { $creature } erlangt die Kontrolle über { ACC($target) }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-ritual = { $creature } bringt einen Diener aus: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-detection = { $creature } erkennt { ACC($target) }: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-entrance = { $creature } findet einen Geheimgang: { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }.
telling-odds-leaving = { $creature } beim Verlassen des Kontakts: stirbt { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; Wunden im Mittel: { NUMBER($wounds, maximumFractionDigits: 2) }.
telling-odds-running = { $creature } beim Lauf in den Kontakt mit { DAT($foe) }: stirbt { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; Wunden im Mittel: { NUMBER($wounds, maximumFractionDigits: 2) }.
telling-odds-waking = { $creature } zu Beginn der Aktivierung: stirbt { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; im Mittel verlorene Trefferpunkte: { NUMBER($lost, maximumFractionDigits: 2) }.
telling-odds-too-many = { $creature }, { $option }: Daraus kann mehr folgen, als sich am Tisch berechnen lässt.
