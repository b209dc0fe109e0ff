# Warseer: decks that are brought, and why one is not legal.

telling-deck-illegal = { $deck }: Dieses Deck ist nicht erlaubt:
refusal-no-such-card = Keine Karte heißt so: „{ $card }“.
refusal-not-a-hero = „{ $card }“ ist kein Held.
refusal-wrong-battle-deck =
    Das Kampfdeck von „{ $card }“ hat { $there ->
        [one] { $there } Karte
       *[other] { $there } Karten
    } statt { $needed }.
refusal-minion-missing = Die Karte des Schergen fehlt.
refusal-not-a-minion-card = „{ $card }“ ist kein Scherge.
refusal-minion-of-another-faction = „{ $card }“ gehört einer anderen Fraktion an als „{ $hero }“.
refusal-character-twice = „{ $card }“ ist mehr als einmal im Kriegslager.
refusal-not-a-character = „{ $card }“ ist kein Charakter.
refusal-character-of-another-faction = „{ $card }“ gehört weder zur Fraktion von „{ $hero }“ noch zu den Söldnern.
refusal-beyond-leadership = „{ $card }“ führt höchstens { $most } ({ $rank }), und das Kriegslager hat { $there }.
telling-player-of = Der Spieler von { DAT($hero) }
telling-hand-paid = „{ $card }“ kann im ersten Zug mit { $power } Macht bezahlt werden.
telling-hand-unpaid = Keine Karte dieser Hand kann im ersten Zug mit { $power } Macht bezahlt werden.
telling-camp-room = Im Kriegslager { $free ->
    [one] ist ein Platz
   *[other] sind { $free } Plätze
  } frei. Das ist erlaubt, aber nur seine Charaktere können beschworen werden.
