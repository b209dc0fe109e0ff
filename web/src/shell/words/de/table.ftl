clock-left = noch { $time }
seat-out = ausgeschieden
seat-asked = entscheidet
line-away = nicht da
sheet-handle = Blatt größer oder kleiner
log-open = Den ganzen Verlauf zeigen
log-fold = Den Verlauf einklappen
question = Was gefragt wird
question-for = { $name }:
question-secret = Diese Frage siehst nur du.
turn-actions = Rückgängig und Tipp
undo = Rückgängig
undo-ask = Um Rücknahme bitten? Es entscheidet: { $name }.
undo-ask-do = Bitten
hint = Tipp
hint-thinking = Denkt nach
hint-title = Was der Computer täte
hint-do = Das tun
log-title = Verlauf
log-tab-all = Alles
log-tab-chat = Chat
log-newest = Zum Neuesten
chat-label = Etwas sagen
chat-for-team = Nur an { $names }
chat-for-table = An alle am Tisch
chat-send = Senden
chat-to = Wer es liest
chat-to-team = Team
chat-to-table = Tisch
chat-of-team = ans Team
chat-empty = Noch hat niemand etwas gesagt.
chat-somebody = Jemand
chat-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
notice-region = Meldungen
notice-refused = Abgelehnt. { $words }
notice-show = Zeigen
title-turn = Du bist am Zug
title-asked = Du wirst gefragt
notice-your-turn = Du bist am Zug.
notice-take-back = { $name } möchte die letzte Antwort zurücknehmen.
notice-asked-back = Du hast um Rücknahme gebeten. Das Spiel wartet auf die Antwort.
notice-agreed-back = Du hast zugestimmt. Das Spiel wartet auf die anderen.
notice-allow = Erlauben
notice-refuse = Ablehnen
notice-draw =
    { $count ->
        [1] { $name } bietet ein Unentschieden an.
       *[other] { $name } bieten ein Unentschieden an.
    }
notice-draw-yours = Du hast ein Unentschieden angeboten.
notice-draw-agree = Annehmen
notice-same-dice = Die Würfel sind die eines früheren Spiels: Wer dessen Aufzeichnung hat, kann sie voraussehen.
notice-away =
    { $clock ->
        [yes] { $name } ist seit { $time } weg. Die Uhr läuft.
       *[no] { $name } ist seit { $time } weg.
    }
notice-back =
    { $turn ->
        [0] Wieder da.
       *[other] Wieder da, in Spielzug { $turn }.
    }
notice-thinking = { $name } denkt nach.
notice-hurry = Zur Eile mahnen
top-home = Signum, zur Startseite
top-watching = Du schaust zu
top-chat = Chat
top-rules = Regeln
top-language = Sprache
top-theme = Hell oder dunkel
menu-title = Menü
game-time = Partie
game-time-left = Die Partie hat noch { $time }
field-tools = Ansicht des Schlachtfelds
field-nearer = Näher
field-farther = Weiter weg
field-fit = Das ganze Schlachtfeld
hero-figures =
    { $name }: Trefferpunkte { $left } von { $health }{ $armour ->
        [0] { "" }
       *[other] , Rüstung { $armour }
    }{ $low ->
        [yes] . In Gefahr: ein Drittel oder weniger
       *[no] { "" }
    }
opening-table = Der Tisch wird geöffnet
waiting-title =
    { $others ->
        [1] Warten auf die andere Person
       *[other] Warten auf die anderen
    }
watchers =
    { $count ->
        [one] Eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
rule-search-label = In den Regeln suchen
