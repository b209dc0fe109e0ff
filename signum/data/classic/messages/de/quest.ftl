# Was in einem Spiel mit Quests geschieht, gefragt und abgelehnt wird.

event-quests-shuffled = Der Questsatz wird gemischt, die frühen Quests liegen oben.
event-quest-drawn = Eine neue Quest wird gezogen: „{ $card }“.
event-quest-begun = Die Quest „{ $card }“ beginnt.
event-quest-tallied = Die Quest „{ $card }“ macht Fortschritte.
event-quest-completed = Die Quest „{ $card }“ ist erfüllt.
event-quest-failed = Die Quest „{ $card }“ ist gescheitert.
event-honour-gained =
    { $cards ->
        [0] Der Held erhält { $amount } Ehre und hat nun { $total }.
       *[other] Der Held erhält { $amount } Ehre und hat nun { $total }: Der Zorn des Overlords erreicht eine neue Stufe.
    }
event-rage-set = Der Overlord hat in diesem Spielzug { $rage } Zorn.
event-overlord-card-drawn = Der Overlord zieht „{ $card }“ und spielt die Karte mit { $rage } Zorn.
event-overlord-card-played =
    { $rage ->
        [0] Der Overlord spielt „{ $card }“ und gibt keinen Zorn aus.
       *[other] Der Overlord spielt „{ $card }“ für { $rage } Zorn.
    }
event-overlord-card-done = „{ $card }“ wird abgelegt.
event-friend-joined = { $creature } schließt sich bei { $to } dem Helden an.
event-returned-to-supply = { $creature } kommt in den Vorrat zurück.
event-not-placed = „{ $card }“ wird nicht ausgelegt oder aufgestellt: Der Vorrat ist leer, oder der Platz fehlt.
event-quest-terrain-laid = Die Quest bringt das Gelände „{ $terrain }“ auf das Schlachtfeld.
event-terrain-changed =
    { $flipped ->
        [true] Die Karte „{ $terrain }“ wird auf Seite B gedreht.
       *[false] „{ $terrain }“ hat nun andere Eigenschaften.
    }
event-behaved =
    { $does ->
        [contact] { $creature } steht in Kontakt und greift die schwächste Kreatur an: { $target }.
        [attack] { $creature } geht zu { DAT($target) } und greift an ({ $seeks ->
                [nearest] Ziel: der nächste Feind
                [weakest] Ziel: der schwächste Feind
                [strongest] Ziel: der stärkste Feind
                [hero] Ziel: der Held
                [friend] Ziel: der Freund des Helden
               *[other] nach dem Verhaltensmuster
            }).
        [shoot] { $creature } zielt auf { ACC($target) } ({ $seeks ->
                [nearest] Ziel: der nächste Feind
                [weakest] Ziel: der schwächste Feind
                [strongest] Ziel: der stärkste Feind
                [hero] Ziel: der Held
                [friend] Ziel: der Freund des Helden
               *[other] nach dem Verhaltensmuster
            }).
        [approach] { $creature } geht auf { ACC($target) } zu ({ $seeks ->
                [nearest] Ziel: der nächste Feind
                [weakest] Ziel: der schwächste Feind
                [strongest] Ziel: der stärkste Feind
                [hero] Ziel: der Held
                [friend] Ziel: der Freund des Helden
               *[other] nach dem Verhaltensmuster
            }).
        [guard] { $creature } bewacht { ACC($target) }.
        [advance] { $creature } geht auf die Seite des Helden zu.
       *[stay] { $creature } bleibt stehen.
    }
event-scored = Gewonnene Ehre: { $honour }; dazu für Prosperität { $prosperity }, abzüglich { $wounds } für Wunden und { $failed } für gescheiterte Quests. Am Ende: { $total }.

choice-dice-card = { $seat }: Welche Würfelkarte zählt für { ACC($creature) }? Die erste zeigt { $first }, die zweite { $second }.
choice-quest-terrain = { $seat }: Wohin kommt „{ $card }“?
choice-take-back = { $seat }: „{ $card }“ ist nicht mehr vorrätig. Welche Kreatur wird vom Schlachtfeld genommen und neu aufgestellt?
choice-overlords-creature = { $seat }: Welche Kreatur des Overlords handelt als nächste?
option-act-in-order = Alle handeln lassen, in der gezeigten Reihenfolge
choice-overlords-turn = { $seat }: Was tut der Overlord als Nächstes?
option-read-dice-card =
    { $number ->
        [1] Die erste Würfelkarte zählt
       *[other] Die zweite Würfelkarte zählt
    }
option-play-overlord-card =
    { $times ->
        [0] „{ $card }“ ohne die Haupteigenschaft spielen
        [1] „{ $card }“ spielen
       *[other] „{ $card }“ spielen, die Haupteigenschaft { $times }-mal
    }

refusal-quests-lay-terrain = In diesem Modus legen nur Quests Gelände: „{ $card }“ kann nicht gespielt werden.
refusal-not-where-the-card-says = Die Karte nennt einen anderen Platz; dieser ist { NUMBER($gap, maximumFractionDigits: 3) } cm entfernt.
refusal-too-far-from-its-place = { $creature } darf sich nicht so weit vom zugehörigen Gelände entfernen.
refusal-too-little-rage = „{ $card }“ so zu spielen kostet { $needed } Zorn; übrig sind { $there }.
refusal-no-card-played = Der Overlord spielt in jedem Spielzug mindestens eine Karte.

outcome-honour = { $winners ->
        [none] Unentschieden: Der Held hat Ehre gewonnen, aber nicht genug.
       *[single] { $seat } { PERSON($seat, "gewinnt", "gewinnst") }; die Ehre des Helden entscheidet.
    }
outcome-forgotten = Rang des Helden: vergessen.
outcome-wanderer = Rang des Helden: Wanderer.
outcome-knight = Rang des Helden: Ritter.
outcome-champion = Rang des Helden: Streiter.
outcome-legend = Rang des Helden: Legende.
outcome-fallen = Der Held ist gefallen.

phase-quests = Questphase
mode-quest-pve = Soloquests: ein Held gegen den Overlord
mode-quest-pvp = Quests zu zweit: ein Held, ein Overlord

telling-overlord = Der Overlord
telling-goal-quest = Der Held sammelt durch Quests so viel Ehre wie möglich; der Overlord will, dass der Held fällt oder zu wenig Ehre gewinnt.
telling-honour = Ehre { $honour }, Zorn des Overlords { $rage }; die nächste Stufe beginnt bei { $next }.
telling-honour-last = Ehre { $honour }, Zorn des Overlords { $rage }; dies ist die letzte Stufe.
telling-decks-left = Karten übrig: Overlord { $cards }, Quests { $quests }, Held { $hero }.
telling-quest = Quest „{ $card }“: { $progress }.
telling-foretold =
    { $does ->
        [contact] { $creature } steht in Kontakt und greift die schwächste Kreatur an: { $target }.
        [attack] { $creature } geht zu { DAT($target) } und greift an.
        [shoot] { $creature } zielt auf { ACC($target) }.
        [approach] { $creature } geht auf { ACC($target) } zu.
        [guard] { $creature } bewacht { ACC($target) }.
        [advance] { $creature } geht auf die Seite des Helden zu.
       *[stay] { $creature } bleibt stehen.
    }
telling-next-steps = Das tun die Kreaturen des Overlords als Nächstes, wenn sich nichts ändert:

telling-phase-quest = Questphase: Eine neue Quest wird gezogen.
telling-phase-card =
    { $quests ->
        [one] Questphase: 1 Quest läuft und keine kann gezogen werden, also zieht der Overlord eine Karte und spielt sie mit { $rage } Zorn.
       *[other] Questphase: { $quests } Quests laufen, also zieht der Overlord eine Karte und spielt sie mit { $rage } Zorn.
    }
telling-band =
    { $band ->
        [forgotten] Vergessen
        [wanderer] Wanderer
        [knight] Ritter
        [champion] Streiter
        [legend] Legende
        [overlord] Der Overlord gewinnt
        [draw] Unentschieden
       *[hero] Der Held gewinnt
    }
telling-band-means =
    { $band ->
        [forgotten] Kein Lied erzählt von diesem Weg. Das zählt als Niederlage.
        [wanderer] Jemand war hier und half; den Namen weiß keiner mehr. Das zählt als Niederlage.
        [knight] Die Dörfer kennen den Namen des Helden. Das zählt als Sieg.
        [champion] Straßen und Furten tragen den Namen des Helden. Das zählt als klarer Sieg.
        [legend] Kinder spielen diese Geschichte nach, und keines will der Overlord sein. Einen höheren Rang gibt es nicht.
        [overlord] Zu wenig Ehre wurde gewonnen: Das Land bleibt dem Overlord.
        [draw] Ehre wurde gewonnen, doch nicht genug, um den Overlord zu vertreiben.
       *[hero] Genug Ehre wurde gewonnen: Der Overlord verlässt das Land.
    }
