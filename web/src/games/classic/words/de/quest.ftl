quest-band = Quests und der Overlord
quest-honour-word = Ehre
quest-rage-of = Zorn { $rage }
quest-draws-here = hier zieht er eine Karte
quest-rage-grows = hier wächst sein Zorn
quest-spoken = Quest { $name }: { $progress }. Belohnung: { $reward }
quest-fails-if = Scheitert, wenn: { $condition }
quest-cards = Quests
quest-cards-left =
    { $count ->
        [one] 1 kommt noch
       *[other] { $count } kommen noch
    }
quest-cards-none = Keine Quest ist aktiv.
quest-completed = Erfüllt: { $quests }
quest-failed = Gescheitert: { $quests }
overlord = Der Overlord
overlord-by-pattern = handelt nach Karten und Mustern
overlord-is-you = das bist du
overlord-played-by = Spieler: { $name }
overlord-rage = Zorn je Zug
overlord-rage-left = Zorn übrig
overlord-rage-about = Mit Zorn bezahlt der Overlord seine Karten. Er wächst mit der Ehre des Helden.
overlord-cards = Karten übrig
overlord-creatures = Kreaturen
overlord-creatures-about = Banditen und Wölfe teilen eine Grenze, Skelette, Böse Augen und Drachenjunge eine andere.
overlord-last = Letzte Karte
overlord-no-card = Noch keine Karte wurde gespielt.
overlord-played = Karten, die der Overlord gespielt hat
overlord-line = { $cards } Karten übrig · Kreaturen { $creatures }/{ $limit }
tab-quests = Quests
tab-overlord = Overlord
coming-title = Das kommt nun
coming-show = Auf dem Feld zeigen
coming-done =
    { $done ->
        [0] { $number }
       *[other] { $done } von { $number }
    }
coming-because = Nach ihrem Muster: { $line }
coming-about = In dieser Folge, wenn sich nichts ändert. Innerhalb einer Art wählst du.
dice-card-title = Würfelkarte, nach deiner Aufteilung aufgedeckt
dice-card-about =
    { $dice ->
        [one] { $name } hat 1 Würfel: Das erste Symbol zählt.
       *[other] { $name } hat { $dice } Würfel: Die ersten { $dice } Symbole zählen.
    } { $left ->
        [one] 1 Karte ist übrig.
       *[other] { $left } Karten sind übrig.
    }
dice-card-counted = Die ersten { $counted } von { $all } Symbolen der Würfelkarte zählen
score-title = Ehre
score-gained = Im Spiel gewonnen
score-prosperity = Für Prosperität (1 je 5)
score-wounds = Wunden des Helden (1 je 2)
score-failed = Gescheiterte Quests
score-total = Am Ende
score-bands = Ergebnisse nach Ehre
quest-alone = Quests allein
quest-title = Quests
quest-tile = Allein oder zu zweit gegen den Overlord und seinen Zorn.
quest-tile-length = 1 oder 2 Spieler
quest-alone-about = Ein Held gegen den Overlord. Allein handeln die Kreaturen des Overlords nach den Mustern auf ihren Karten, und es wird gezeigt, was kommt.
quest-limit = Kreaturen des Overlords
quest-limit-printed = wie in den Regeln
quest-as-hero = Quests gegen den Overlord des Computers
quest-as-overlord = Den Overlord spielen
quest-with-friend = Quests zu zweit, mit einem Link
quest-one-screen = Quests zu zweit, an diesem Bildschirm
top-phase-hero = Held
top-phase-overlord = Overlord
top-phase-quests = Quests
cards-type-quest = Quest
cards-type-overlord-card = Overlordkarte
cards-type-overlord-creature = Kreatur des Overlords
cards-type-quest-terrain = Questgelände
