# Decks bauen, in jedem Spiel.
server-deck-hero-missing = Wähle zuerst einen Helden.
server-deck-way-add = { $card } hinzufügen
server-deck-way-remove = { $card } entfernen
server-deck-line-unknown = Keine Karte heißt { $said }.
server-deck-line-near = Keine Karte heißt { $said }. Meintest du { $meant }?
server-deck-text-too-long = Der Text ist zu lang für ein Deck: höchstens { $most } Bytes.
server-deck-too-many-cards = Das sind zu viele Karten für ein Deck: höchstens { $most }.
server-deck-unread = { $words } (Zeile { $line })
server-deck-own-not-here = Dieses Spiel hat keine eigenen Decks.
server-deck-breaks = Verletzt { $rule }
server-deck-keeps = Hält { $rule } ein
