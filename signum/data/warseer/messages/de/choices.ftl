# Warseer: questions. The seat stands in front; a creature or card that the question does not name follows in brackets.

choice-turn = { $seat }: Was tust du?
choice-act = { $seat }: Was tut die aktive Kreatur?
choice-lay-terrain = { $seat }: Welches einzigartige Gelände legst du, und wohin?
choice-place-hero = { $seat }: Wo beginnt dein Held?
choice-return-cards =
    { $seat }: { $count ->
        [one] Welche Karte kommt
       *[other] Welche { $count } Karten kommen
    } zurück ins Kampfdeck?
choice-deploy = { $seat }: Wo betritt der Charakter das Feld?
choice-deploy-minion = { $seat }: Wo betritt der Scherge das Feld?
choice-place = { $seat }: Wohin wird { $creature } gestellt?
choice-place-home = { $seat }: Wohin in deiner Aufstellungszone wird { $creature } gestellt?
choice-place-on-terrain = { $seat }: Auf welches Gelände wird { $creature } gestellt?
choice-place-on-teleport = { $seat }: Auf welchen anderen Teleporter wird { $creature } gestellt?
choice-push = { $seat }: Wohin wird { $creature } gestoßen?
choice-step-aside = { $seat }: Weicht { $creature } um ein Hexfeld aus?
choice-move-it = { $seat }: Wohin wird { $creature } bewegt?
choice-nimble = { $seat }: Geht { $creature } nach dem Angriff ein Hexfeld weiter?
choice-hook = { $seat }: Wohin zieht der Haken { ACC($creature) }?
choice-persecution =
    { $seat }: Beginnt { $creature } eine Verfolgung mit bis zu { $limit ->
        [one] { $limit } Hexfeld
       *[other] { $limit } Hexfeldern
    } Bewegung?
choice-persecution-move = { $seat }: Wohin geht { $creature } bei der Verfolgung?
choice-further-attack = { $seat }: Wen greift { $creature } nun an?
choice-advance = { $seat }: Rückt { $creature } auf den Platz des Ziels vor?
choice-swap = { $seat }: Tauscht { $creature } den Platz mit { DAT($target) }?
choice-frenzy = { $seat }: Greift { $creature } { ACC($target) } in Raserei noch einmal an?
choice-counterblow = { $seat }: Schlägt { $creature } gegen { ACC($target) } zurück?
choice-contract = { $seat }: { $cost } Macht zahlen? { $said }
choice-skip-activation =
    { $seat }: Aktivierung aussetzen, um { $token ->
        [poison] das Gift
       *[other] die Krankheit
    } loszuwerden?
choice-pick-dice = { $seat }: Welche { $limit } Würfel werden geworfen?
choice-pick-dice-to-change = { $seat }: Welche Würfel werden geändert?
choice-change-dice = { $seat }: Änderst du Würfel des Angriffs auf { ACC($target) }?
choice-slash = { $seat }: Wen trifft der Hieb noch?
choice-protect = { $seat }: Nimmt ein Beschützer { $damage } Schaden auf sich?
choice-take-with = { $seat }: Welche Reliquie fängt den Schaden ({ $damage }) zuerst ab?
choice-raise = { $seat }: Wer nimmt den Platz des ausgeschalteten Charakters ein?
choice-idle-order = { $seat }: Welche untätige Kreatur kommt als Nächste?
choice-terrain-first = { $seat }: Welches Gelände wirkt zuerst?
choice-enchant = { $seat }: Wen verzauberst du?
choice-replace-relic = { $seat }: Welche Reliquie ersetzt die neue?
choice-military-feat = { $seat }: Spielst du eine militärische Heldentat?
choice-achievement = { $seat }: Spielst du vorher eine Errungenschaft?
choice-tactic =
    { $seat }: { $moment ->
        [attack-declared] { CAP($actor) } greift { ACC($target) } an; die Würfel sind noch nicht gefallen.
        [symbols] { CAP($actor) } greift { ACC($target) } an; die Würfel liegen, die Symbole sind noch nicht gezählt.
        [damage] { CAP($actor) } fügt { DAT($target) } gleich { $damage } Schaden zu.
        [attack-ended] { CAP($actor) } hat { ACC($target) } angegriffen.
        [eliminated] { $card } wird ausgeschaltet.
        [activation-begins] { CAP($actor) } wird aktiviert.
        [activation-ends] { CAP($actor) } beendet die Aktivierung.
        [turn-begins] { CAP($player) } { PERSON($player, "beginnt", "beginnst") } einen Zug.
        [turn-ends] { CAP($player) } { PERSON($player, "beendet", "beendest") } den Zug.
        [summoned] { CAP($actor) } betritt das Feld.
        [card-played] „{ $card }“ wurde gespielt.
        [healed] { CAP($target) } wird geheilt.
       *[wounded] { CAP($target) } erleidet Wunden.
    } Spielst du eine Taktik?
choice-use-text = { $seat }: Wendest du diesen Text an? { $said }
choice-target = { $seat }: Welche Kreatur?
choice-destroy = { $seat }: Welche Karte wird zerstört?
choice-discard = { $seat }: Welche Karte wirfst du ab?
choice-pay-with = { $seat }: Welche Karte wirfst du als Preis ab?
choice-take-back = { $seat }: Welche Karte nimmst du aus der Historie zurück?
choice-recall = { $seat }: Welcher Charakter kehrt ins Kriegslager zurück?
server-deciding =
    { $choice ->
        [lay-terrain] { $seat } wählt ein Gelände.
        [return-cards] { $seat } sieht sich die Hand an.
        [change-dice] { $seat } sieht sich die Würfel an.
        [tactic] { $seat } überlegt eine Antwort.
       *[other] { $seat } überlegt.
    }
