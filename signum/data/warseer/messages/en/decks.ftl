# Warseer: decks that are brought, and why one is not legal.

telling-deck-illegal = { $deck }: this deck is not legal:
refusal-no-such-card = No card is called that: “{ $card }”.
refusal-not-a-hero = “{ $card }” is not a hero.
refusal-wrong-battle-deck =
    The battle deck of “{ $card }” has { $there ->
        [one] { $there } card
       *[other] { $there } cards
    } instead of { $needed }.
refusal-minion-missing = The minion card is missing.
refusal-not-a-minion-card = “{ $card }” is not a minion.
refusal-minion-of-another-faction = “{ $card }” is of another faction than “{ $hero }”.
refusal-character-twice = “{ $card }” is in the war camp more than once.
refusal-not-a-character = “{ $card }” is not a character.
refusal-character-of-another-faction = “{ $card }” is neither of the faction of “{ $hero }” nor a mercenary.
refusal-beyond-leadership = “{ $card }” leads at most { $most } ({ $rank }), and the war camp has { $there }.
telling-player-of = { $hero }’s player
telling-hand-paid = “{ $card }” can be paid in the first turn with { $power } power.
telling-hand-unpaid = No card of this hand can be paid in the first turn with { $power } power.
telling-camp-room = The War camp has { $free ->
    [one] one free place
   *[other] { $free } free places
  }. That is allowed, but only its characters can be summoned.
