# Der Tisch in Worten.

telling-nobody = niemand (Nummer { $id })
telling-turn = Spielzug { $turn }: { $seat }
telling-phase = Phase: { $phase }.
telling-player =
    { $seat }: Prosperität { $prosperity }, { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand, { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    } im Schlachtsatz.
telling-player-without-prosperity =
    { $seat }: { $hand ->
        [one] { $hand } Karte
       *[other] { $hand } Karten
    } auf der Hand, { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    } im Satz.
telling-graveyard = Friedhof: { $cards }.
telling-figures =
    Kraft { $strength }, Wunden { $wounds } von { $health }{ $armour ->
        [0] {""}
       *[other] , Rüstung { $armour }
    }{ $concentration ->
        [0] {""}
       *[other] , Konzentration { $concentration }
    }
telling-movement = Bewegung { $movement }
telling-place = { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
telling-away =
    { NUMBER($length, maximumFractionDigits: 1) } cm { $bearing ->
        [east] nach Osten
        [north] nach Norden
        [north-east] nach Nordosten
        [north-west] nach Nordwesten
        [west] nach Westen
        [south-west] nach Südwesten
        [south] nach Süden
       *[south-east] nach Südosten
    }
telling-away-touching =
    in Kontakt, { $bearing ->
        [east] nach Osten
        [north] nach Norden
        [north-east] nach Nordosten
        [north-west] nach Nordwesten
        [west] nach Westen
        [south-west] nach Südwesten
        [south] nach Süden
       *[south-east] nach Südosten
    }
telling-stands = Steht bei { $place }.
telling-stands-away = Steht bei { $place }, { $away }.
telling-lies-away = Nächster Punkt: { $away }.
telling-seen-from = Entfernungen und Richtungen von hier aus: { $creature }.
telling-terrain = { $name } (Gelände): { $abilities }.
telling-terrain-plain = keine besonderen Regeln
telling-terrain-round = Eine Scheibe um { $place } mit Radius { NUMBER($radius, maximumFractionDigits: 1) } cm.
telling-terrain-between = Liegt zwischen { $low } und { $high }.
telling-goes-nowhere = { $creature } hat keine Bewegung und bleibt stehen.
telling-goes = { $creature } geht bis zu { NUMBER($length, maximumFractionDigits: 1) } cm (Bewegung { $movement }).
telling-runs = Im Laufen bis zu { NUMBER($length, maximumFractionDigits: 1) } cm.
telling-leaving =
    { $any ->
        [yes] Den Kontakt zu verlassen brächte einen Tritt in den Rücken von: { $foes }.
       *[no] Den Kontakt zu verlassen brächte keinen Tritt in den Rücken.{ $foes }
    }
telling-reach-foe = { $foe }: { $away }.
telling-seen = In Sicht.
telling-unseen = Außer Sicht, hinter: { $blockers }.
telling-fights-from-here = Von hier aus angreifbar.
telling-comes =
    { $how ->
        [run] Im Laufen: Kontakt nach { NUMBER($length, maximumFractionDigits: 1) } cm.
       *[move] Im Gehen: Kontakt nach { NUMBER($length, maximumFractionDigits: 1) } cm.
    }
telling-cannot-come =
    { $how ->
        [run] Nicht im Laufen: { $why }
       *[move] Nicht im Gehen: { $why }
    }
telling-stabbed = Das bringt einen Tritt in den Rücken von: { $foes }.
telling-too-far = Zu weit: Der Weg in Kontakt ist { NUMBER($length, maximumFractionDigits: 3) } cm lang.
telling-odds-short = tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, stirbt { NUMBER($death, style: "percent", maximumFractionDigits: 1) }
telling-odds-wounds = Wunden im Mittel: teilt { NUMBER($dealt, maximumFractionDigits: 2) } aus, steckt { NUMBER($taken, maximumFractionDigits: 2) } ein
telling-odds-split = { $split }: tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, stirbt { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; Wunden im Mittel: teilt { NUMBER($dealt, maximumFractionDigits: 2) } aus, steckt { NUMBER($taken, maximumFractionDigits: 2) } ein.
telling-odds-answered = { $split }: tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, stirbt { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; Wunden im Mittel: teilt { NUMBER($dealt, maximumFractionDigits: 2) } aus, steckt { NUMBER($taken, maximumFractionDigits: 2) } ein. Beste Antwort des Angreifers: { $answer }.
telling-odds-best = Am besten: { $split }.
telling-odds-about-splits = Das sind genaue Wahrscheinlichkeiten. Am besten ist, was am ehesten tötet, abzüglich der Gefahr zu sterben, und bei Gleichstand den besseren Tausch an Trefferpunkten bringt. Fehlwürfe werden neu geworfen, wo das erlaubt ist.
telling-odds-fight = { $creature } gegen { ACC($foe) }: tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }, stirbt { NUMBER($death, style: "percent", maximumFractionDigits: 1) }; Wunden im Mittel: teilt { NUMBER($dealt, maximumFractionDigits: 2) } aus, steckt { NUMBER($taken, maximumFractionDigits: 2) } ein. Beste Verteilung: { $ours }; der Gegner { $theirs }.
telling-odds-magical = { $creature } gegen { ACC($foe) } mit Magischem Tritt: tötet { NUMBER($kill, style: "percent", maximumFractionDigits: 1) }; Wunden im Mittel: { NUMBER($dealt, maximumFractionDigits: 2) }.
telling-odds-about-fights = Das sind genaue Wahrscheinlichkeiten, wenn beide ihre Würfel bestmöglich verteilen.
telling-odds-none = Hier gibt es keine Würfel zu berechnen. Frage noch einmal, wenn ein Angriff, eine Eigenschaft oder eine Verteilung zur Wahl steht.
telling-hits-with =
    { $faces ->
        [axe-shield] { $creature } trifft mit einer Axt oder einem Schild.
        [bullseye] { $creature } trifft nur mit einem Ziel.
        [shield] { $creature } trifft nur mit einem Schild.
        [none] { $creature } kann nicht treffen.
       *[bullseye-axe-shield] { $creature } trifft mit jedem Würfel.
    }
telling-both-hit-with =
    { $faces ->
        [axe-shield] Beide treffen mit einer Axt oder einem Schild.
        [shield] Beide treffen nur mit einem Schild.
        [none] Keiner von beiden kann treffen.
       *[bullseye-axe-shield] Beide treffen mit jedem Würfel.
    }
telling-stops-with = Nur ein Schild hält einen Treffer auf.
telling-creature = { $name } ({ $kind }): { $figures }.
telling-abilities = Eigenschaften: { $abilities }.
telling-touches-foes = Berührt Gegner: { $foes }.
telling-touches-no-foe = Berührt keinen Gegner.
telling-touches-friends = Daneben: { $friends }.
telling-activated = Schon aktiviert.
telling-was-attacked = Müde: in diesem Spielzug im Nahkampf angegriffen.
telling-tired = müde: alle Würfel verteidigen
telling-nobody-near = berührt keinen Gegner
telling-hidden = Versteckt: hat eine Verstecktheitsmarke.
telling-all-pass = Diese Kreaturen tun nichts: { $creatures }.
telling-hidden-hand = Diese Hand sieht nur { $seat }.
telling-hand =
    { $seat }, { $count ->
        [0] die Hand ist leer.{ $cards }
        [one] { $count } Karte auf der Hand: { $cards }.
       *[other] { $count } Karten auf der Hand: { $cards }.
    }
telling-title = Legends of Signum, { $edition }.
telling-side = { $seat }: { $creatures }.
telling-goal =
    { $prosperity ->
        [0] { $who ->
            [team] Es gewinnt das Team, das beide gegnerischen Helden vernichtet.
            [all] Es gewinnt, wer alle anderen Helden vernichtet.
           *[duel] Es gewinnt, wer den gegnerischen Helden vernichtet.
        }
       *[other] { $who ->
            [team] Es gewinnt das Team, das beide gegnerischen Helden vernichtet oder von dem ein Spieler { $prosperity } Prosperitätspunkte hat.
            [all] Es gewinnt, wer alle anderen Helden vernichtet oder { $prosperity } Prosperitätspunkte hat.
           *[duel] Es gewinnt, wer den gegnerischen Helden vernichtet oder { $prosperity } Prosperitätspunkte hat.
        }
    }
telling-hint-term =
    { $term ->
        [attack] der Angriff
        [fight] der Kampf
        [shot] der Schuss
        [danger] Gefahr für deine Seite
        [march] näher kommen
        [prospect] was es als Nächstes eröffnet
        [backstab] Tritte in den Rücken
        [goal] der Sieg
        [quest] eine Quest
        [bodies] wer stehen bleibt
        [prosperity] Prosperität
        [cards] Karten
        [city] die Stadt
        [demand] was deine Hand braucht
        [order] wer zuerst handelt
        [search] die Suche
        [use] was es bewirkt
        [guard] den Helden schützen
        [this-turn] was sich sofort damit tun lässt
        [next-turn] was der Gegner nicht mehr kann
        [saved] was gerettet wird
        [later] was später kommen kann
        [successes] mehr Erfolge
        [left-to-play] Karten, die noch spielbar sind
        [own-hero] der Held steht sicherer
        [allied-hero] der verbündete Held steht sicherer
        [together] gemeinsam zuschlagen
        [first] zuerst zuschlagen
        [lines] die Sichtlinie eines Schützen
        [ties] ein gebundener Schütze
        [service] nahe bei Verwundeten
        [aura] eine Aura
        [edge] Platz auf der Seite des Gegners
        [rescued] wer dadurch überleben kann
        [ways] der Weg eines Verbündeten
        [next] was folgen kann
        [at-will] was nach Belieben noch möglich ist
        [price] der Preis
        [wound] die Wunde
        [stab] der Stich
        [seen] gesehen zu werden
        [hidden] verborgen zu bleiben
        [cured] geheilt zu sein
        [cancelled] was nicht geschähe
       *[other] andere Gründe
    } { $worth }
