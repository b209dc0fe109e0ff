# Further verbs of cards.

event-armour-lost =
    { $creature } loses { $tokens ->
        [one] { $tokens } armour token
       *[other] { $tokens } armour tokens
    }.
event-milled = { $seat }: the top card of the Battle Deck goes to the Graveyard: { $card }.
event-risen = { $seat }: { $card } rises from the Graveyard.
event-sank-back = { $seat }: { $card } stays in the Graveyard.
choice-revive = { $seat }: which character does { $card } bring back from the Graveyard?
refusal-no-armour = { $creature } has no armour token to lose.
refusal-lacks-ability = { $creature } does not have the ability that is asked for: { $ability }.
