# Warseer: decks that are brought, and why one is not legal.

telling-deck-illegal = { $deck }: эта колода не разрешена:
refusal-no-such-card = Такой карты нет: { $card }.
refusal-not-a-hero = { $card }: это не герой.
refusal-wrong-battle-deck = В боевой колоде карт: { $there } вместо { $needed } ({ $card }).
refusal-minion-missing = Нет карты миньона.
refusal-not-a-minion-card = { $card }: это не миньон.
refusal-minion-of-another-faction = { $card }: другая фракция, чем { $hero }.
refusal-character-twice = { $card }: в военном лагере больше одного раза.
refusal-not-a-character = { $card }: это не персонаж.
refusal-character-of-another-faction = { $card }: ни фракции ({ $hero }), ни наёмник.
refusal-beyond-leadership = { $card }: не больше { $most } ({ $rank }), а в военном лагере { $there }.
telling-player-of = Игрок { GEN($hero) }
telling-hand-paid = { $card } — можно оплатить в первый ход, сила героя: { $power }.
telling-hand-unpaid = Ни одну карту этой руки нельзя оплатить в первый ход, сила героя: { $power }.
