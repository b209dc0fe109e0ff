# Ein ganzes Spiel mit Decks im Terminal.

play-position-duel = ein ganzes Spiel mit Decks, vom Aufbau bis zum Ende. Wähle Decks mit --deck, ein- oder zweimal:
telling-setting-up = Vorbereitung
telling-goal-city = Es gewinnt, wer den gegnerischen Helden vernichtet oder { $prosperity } Prosperität und alle { $buildings } Grundgebäude in der Stadt hat.
