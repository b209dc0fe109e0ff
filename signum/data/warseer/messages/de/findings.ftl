# Was ein Spieler nachsieht, bevor er handelt.

finding-nobody = Diese Kreatur steht nicht auf dem Feld.
finding-no-odds = Dafür gibt es keine Chancen.
finding-odds-too-many = Kartentexte entscheiden diesen Angriff auf zu viele Arten, um die Chancen zu nennen.
finding-whose =
    { $whose ->
        [own] dein { $kind ->
            [hero] Held
            [minion] Scherge
           *[character] Charakter
        }
        [enemy] gegnerischer { $kind ->
            [hero] Held
            [minion] Scherge
           *[character] Charakter
        }
       *[other] { $kind ->
            [hero] Held
            [minion] Scherge
           *[character] Charakter
        }
    }
finding-rank = { $rank ->
    [bronze] Bronze
    [silver] Silber
    [gold] Gold
   *[none] ohne Rang
  }{ $stars ->
    [one] {""}
   *[other] , { $stars } Sterne
  }
finding-health = { $left } von { $health } Leben
finding-armour = { $count } Rüstung
finding-token = { $token ->
    [stun] betäubt
    [poison] vergiftet
   *[disease] krank
  }
finding-activated = wurde aktiviert
finding-terrain = { $terrain ->
    [forest] Wald
    [hill] Hügel
    [river] Fluss
    [ford] Furt
    [bridge] Brücke
    [spire] Felsnadel
    [altar] Altar
    [ruins] Ruinen
    [catacombs] Katakomben
    [teleport] Teleporter
    [portal] Portal
   *[forward-camp] Vorposten
  }
finding-place = Reihe { $row }, { $place ->
    [1] erstes Feld
    [2] zweites Feld
    [3] drittes Feld
    [4] viertes Feld
    [5] fünftes Feld
    [6] sechstes Feld
    [7] siebtes Feld
    [8] achtes Feld
    [9] neuntes Feld
   *[other] Feld { $place }
  }
finding-reached = { $place }: { $how ->
    [run] Laufen
   *[move] Bewegung
  }, { $steps ->
    [one] 1 Hexfeld
   *[other] { $steps } Hexfelder
  }.
finding-ends-there = Dort endet die Aktivierung.
finding-distance = { $distance ->
    [one] 1 Hexfeld
   *[other] { $distance } Hexfelder
  } bei Reichweite { $range }
finding-hidden-by = verdeckt, im Weg: { $those }
finding-not-seen = { $target } ist nicht zu sehen. Im Weg: { $those }.
finding-may-attack = kann angegriffen werden
finding-actions = Hexfelder für eine Bewegung: { $moves }, zum Laufen: { $runs }. Ziele: { $targets }.
finding-threats = Angreifen könnten: { $those }.
finding-odds = { $creature } greift { ACC($target) } an: im Mittel { $expected } Wunden, stirbt zu { $dies } %, gestoßen zu { $pushed } %, Krit-Effekt zu { $crit } %.
finding-protectors = Beschützer, die den Schaden übernehmen können: { $those }.
finding-target-in = das Ziel steht { $terrain ->
    [forest] im Wald: ein Treffer weniger
    [hill] auf einem Hügel: ein Stoß weniger
   *[ford] in einer Furt: ein grüner Würfel mehr
  }
finding-note-harm = Stirbt zu { $dies } %, im Mittel { $expected } Wunden.
finding-note-push = +{ $damage } Schaden
finding-note-income = Einkommen { $before } auf { $after }{ $points ->
    [0] .
    [one] , 1 Siegpunkt mehr.
   *[other] , { $points } Siegpunkte mehr.
  }
finding-card-type = { $type ->
    [hero] Held
    [character] Charakter
    [minion] Scherge
    [spell] Zauber
    [relic] Reliquie
    [tactic] Taktik
    [building] Gebäude
   *[feat] Heldentat
  }
