# Tables of games that have no pages of their own.
generic-mode = Modus
generic-player = Wer auf Platz { $number } spielt
generic-deck = Deck von Platz { $number }
generic-here = spielt an diesem Bildschirm
generic-invited = spielt über einen Link
generic-computer = Computer: { $player }
no-games = Noch keine Spiele.
limit-about = Ist die Zeit um, sagen die Regeln des Spiels, wer gewinnt.
