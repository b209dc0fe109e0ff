guide-title = Erstes Spiel
guide-close = Keine Hinweise mehr
guide-begin = Zwei Helden und ihre Trupps kämpfen um diesen Tisch. Das Spiel sagt jederzeit, was möglich ist.
guide-begin-quest = Ein Held und sein Trupp ziehen auf diesem Tisch auf Quests aus. Das Spiel sagt jederzeit, was möglich ist.
guide-step =
    { $step ->
        [hero] Dein Held beginnt an deinem Rand: Der Schatten steht dort und folgt deinem Zeiger am Rand entlang. Ein Klick stellt den Helden auf.
        [hand] Karten sind Kreaturen, Reliquien, Zaubersprüche und Taktiken. Die Zeichen oben sind die Gebäude, mit denen sie bezahlt werden. Behalte, was du bald spielen kannst, vor allem billige Karten, und markiere andere, um sie einmal auszutauschen. Zeig auf eine Karte, um sie zu lesen.
        [overlords-hand] Du bist der Overlord. Deine Karten werden mit Zorn bezahlt, der mit der Ehre des Helden wächst; in jedem Zug spielst du mindestens eine. Behalte, was du bald bezahlen kannst, und markiere andere, um sie einmal auszutauschen.
        [build] Errichtung: ein Gebäude pro Zug, bezahlt mit Prosperität. Mit Gebäuden bezahlst du Karten: Jede Karte nennt die, die sie braucht; „beliebig“ heißt: irgendeines. Zeig auf ein Gebäude, um zu sehen, wozu es dient.
        [turn] Aktivierung, in beliebiger Reihenfolge: Spiel helle Karten und lass jede Kreatur einmal handeln. Zieh sie, um sie zu bewegen: Innerhalb der festen Linie darf sie danach noch kämpfen, weiter draußen läuft sie und tut sonst nichts. Wer schießt, bleibt meist stehen.
        [rest] Alle deine Kreaturen haben gehandelt. Spiel noch, was du kannst, und beende dann den Zug.
        [action] Klick auf einen Gegner, den sie berührt oder auf den sie schießen kann, oder wähle rechts. Passen beendet ihre Aktivierung.
        [attack] Ein Gegner ist in Reichweite. Oben stehen die genauen Chancen auf Wunden, noch vor dem Wurf. Zum Angreifen klick auf ihn; berührt deine Kreatur ihn noch nicht, zieh sie erst hin.
        [enter] Der Schatten zeigt, wo sie ins Spiel käme; ein Klick stellt sie dort auf. Wer ausgebracht wird, kann ab deinem nächsten Zug handeln.
        [quest-terrain] Die neue Quest braucht dieses Gelände, und du legst es. Nahe bei deinen Kreaturen ist der Weg kurz; mindestens 15 cm von deiner Seite und 10 cm von anderem Gelände.
        [overlord] Die Kreaturen des Overlords handeln nach den Mustern auf ihren Karten; unter „Das kommt nun“ steht jeder Schritt mit seinem Grund. Du wählst nur die Reihenfolge innerhalb einer Art.
        [pay] Wähle die Gebäude, die bezahlen. Sie werden geschlossen und sind zu Beginn deines nächsten Zuges wieder offen.
        [split] Angriffswürfel treffen mit Äxten und Schilden, die von Verwundeten nur mit Schilden. Ein Schild auf einem Verteidigungswürfel hält einen Treffer auf. Beide Seiten würfeln zugleich.
        [reroll] Würfel, die nicht getroffen haben, dürfen neu geworfen werden. Helle Würfel gelingen, hohle nicht.
        [wait] Am Zug: { $name }. Der Verlauf sagt, was geschieht, und daneben liegen die letzten Würfel. Die Leertaste oder ein Klick aufs Feld zeigt alles auf einmal.
       *[choose] Wähle, wonach gefragt wird; zeig auf den Namen einer Karte, um sie zu lesen.
    }
meanwhile = Letzter Zug: { $name }
meanwhile-now = Zug: { $name }
task-touch =
    { $holds ->
        [yes] Zieh sie an ihren Platz, lass los und bestätige.
       *[no] Tippe eine Kreatur an, um zu sehen, was sie kann; zieh sie, um sie zu bewegen. Zwei Finger zoomen.
    }
