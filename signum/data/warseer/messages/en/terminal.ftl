# Warseer: the terminal.

play-first-steps = Answer with a number. Type look for the field, hand for your cards, help for everything else.
play-look-away = Now only this player should look at the screen: { $seat }. Press Enter to show the hand.
play-hide-hand = Press Enter to hide it again.
play-why-what = Type why with the number of an option or with a hex, such as: why 1, why C4
play-whole-game = a whole game, from setting up to the end. Choose decks with --deck, given once or twice:
play-help-look = the field with its hexes and creatures, and both players' boards; look C4 tells of a hex.
play-help-why = why 2 tells the rules behind option 2; why C4 tells why a hex or a creature there cannot be chosen.
play-help-rule = rule W-ATK-03 shows a rule, rule K-BERSERK a keyword; every line names its rules at the end.
play-help-hand = your cards and feats with costs and texts.
play-help-card = card greer reads a card: its type, cost, figures and text.
play-help-go = go C4 moves or runs the active creature to a hex, or places a creature there.
play-help-course = In your turn you activate each creature once: it moves, then attacks; or it runs. Between activations you play cards for power, summon one character, and discard one card to the History, which raises your income.
play-go-where = Type go with a hex, such as: go C4
play-no-such-hex = The field has no such hex: { $name }.
play-empty-hex = { $at }: nobody stands there.
play-no-such-card = No card is called that: { $name }.
play-moves = Move to a hex ({ $count })
play-runs = Run to a hex ({ $count })
play-income-discards = Discard a card for income ({ $count })
play-feat-discards = Discard a feat for its effect ({ $count })
play-which = Which one? Enter alone goes back.
play-may-go = You may also type a hex: go C4
command-hand = hand
command-card = card
command-go = go
