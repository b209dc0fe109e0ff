online-title = Ein Tisch im Netz
online-about = Schick einen Link; ein Konto braucht es nicht.
set-up = Aufbauen
create = Anlegen
join-label = Du hast einen Link
join-placeholder = Hier einfügen
join = Beitreten
join-no-link = Das ist kein Link zu einem Tisch. Kopiere den ganzen Link, den du bekommen hast.
join-elsewhere = Dieser Link führt zu einem anderen Server, { $host }. Öffne ihn in der Adresszeile.
begin = Beginnen
clock = Uhr
clock-none = keine
selected-printing = Gewählt: { $printing }
dice-can-be-checked = Die Würfel lassen sich nach jedem Spiel prüfen
no-personal-data = Es werden keine persönlichen Daten gespeichert
continue = Weiterspielen
continue-screen = An diesem Bildschirm
the-computer = Der Computer
waiting-for-seat = Warten auf die andere Person
your-turn = Du bist am Zug
their-turn = Die andere Seite ist am Zug
all-games = Alle Spiele
fewer-games = Weniger
finished-games = Beendet: { $count }
time-limit = Zeitlimit
limit-minutes =
    { $minutes ->
        [0] keins
       *[other] { $minutes } Min.
    }
home-title = Welches Spiel?
home-title-named = { $name }, welches Spiel?
open-tables = Offene Tische
open-create = Einen eröffnen
open-waits = { $name } wartet
open-none = Gerade wartet niemand. Eröffne einen Tisch oder füge einen Link ein.
open-seats = { $free } von { $seats } Plätzen frei
open-packs = eigene Karten
open-watch = Zusehen
open-look = Zusehen
decks-build = Ein Deck bauen
setup-listed = Jeder darf dazukommen: in der Liste offener Tische zeigen
setup-watchable = Jeder darf zusehen
last-games = Letzte Partien
first-game = Deine erste Partie
packs-title = Kartenpakete
packs-about = Eigene Kartendateien. Sie werden geprüft und bleiben in diesem Browser; Tische und Decks, die sie brauchen, bekommen sie, und dort gelten sie für alle.
packs-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }
packs-add = Paket hinzufügen …
packs-remove = { $name } entfernen
packs-too-many = Höchstens { $packs } Pakete mit zusammen { $size } KiB.
home-search = Suchen
home-search-label = Spiele, Seiten, Karten, Regeln und Spieler durchsuchen
home-search-what = Karten, Regeln, Spieler
home-search-found =
    { $count ->
        [0] Nichts gefunden
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
home-search-game = Spiel
home-search-mode = Spielart
home-search-page = Seite
home-search-card = Karte
home-search-rule = Regel
home-search-join = Spieler, offener Tisch
home-search-watch = Spieler, zusehen
home-search-playing = Spieler, deine Partie
home-search-replay = Spieler, Wiederholung
home-lesson = Lektion { $number }: { $title }
home-lesson-begin = Beginnen
home-lesson-go-on = Weitermachen
learn-minutes = { $minutes } Min.
learn-about = Lektionen, Schritt für Schritt
learn-rules-about = Alle Regeln, mit Suche
examples-about = Die Beispiele der Regelhefte als Stellungen. Geh jede Schritt für Schritt durch; zu dem, was geschieht, steht die Regel.
examples-title = Durchgespielte Beispiele
how-about = Das Spiel auf einer Seite
how-title = So wird gespielt
printings-about = Die Regeln, in denen sich die Ausgaben unterscheiden
printings-title = Ausgaben im Vergleich
position-about = Baue eine Stellung auf, lass sie von den Regeln prüfen und spiele sie.
position-title = Stellungen
privacy-title = Was gespeichert wird
recovery-title = Deine Spiele auf einem anderen Gerät
puzzles-title = Aufgaben
puzzles-today = Aufgabe des Tages
puzzles-today-about = Eine Entscheidung, bewiesen; für alle dieselbe
decks-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
decks-legal = erlaubt
decks-not-legal = nicht erlaubt
decks-own = Deine Decks
decks-title = Decks
decks-unnamed = Deck ohne Namen
deck-own-choice = Deine Decks
deck-own-none = keines
replays-about = Deine beendeten Partien, Schritt für Schritt, mit den Chancen beider Seiten und den Schlüsselstellen.
replays-none = Noch keine beendete Partie: Jede, die du spielst, steht danach hier. Bis dahin lassen sich die Beispiele des Regelbuchs Schritt für Schritt durchgehen.
replays-link = Du hast einen Link zu einer Wiederholung
open-link = Öffnen
watch-about = Partien, die gerade gespielt werden. Wer zusieht, sieht keine Handkarten.
watch-tables = Tische zum Zusehen
watch-none = Gerade kann man an keinem Tisch zusehen. Wer beim Einrichten „Jeder darf zusehen“ ankreuzt, steht hier. Inzwischen gibt es beendete Partien und Beispiele.
watch-link = Du hast einen Link zum Zusehen
home-puzzle-try = Versuchen
home-lessons-done = Alle Lektionen sind geschafft. Mit den Aufgaben geht es weiter.
home-decks-none = Noch kein eigenes Deck. Beginne mit einem Startdeck oder mit einem Helden.
home-decks-all = Alle { $count }
learn-lessons-done = { $done } von { $all } geschafft
learn-step = Schritt { $step } von { $steps }
lesson-leave = Zu den Lektionen
