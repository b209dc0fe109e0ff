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
coming-title = Das kommt nun
coming-show = Auf dem Feld zeigen
coming-done =
    { $done ->
        [0] { $number }
       *[other] { $done } von { $number }
    }
coming-because = Nach ihrem Muster: { $line }
coming-about = In dieser Folge, wenn sich nichts ändert. Innerhalb einer Art wählst du.
score-title = Ehre
score-gained = Im Spiel gewonnen:
score-prosperity = Für Prosperität (1 je 5)
score-wounds = Wunden des Helden (1 je 2)
score-failed = Gescheiterte Quests
score-total = Am Ende
score-bands = Ergebnisse nach Ehre
cards-type-quest = Quest
cards-type-overlord-card = Overlordkarte
cards-type-overlord-creature = Kreatur des Overlords
cards-type-quest-terrain = Questgelände
