# Warseer: decks that are brought, and why one is not legal.

telling-deck-illegal = { $deck }: эта колода не разрешена:
refusal-no-such-card = Такой карты нет: «{ $card }».
refusal-not-a-hero = «{ $card }» — не герой.
refusal-wrong-battle-deck = В боевой колоде героя ({ $card }) карт { $there } вместо { $needed }.
refusal-minion-missing = Нет карты миньона.
refusal-not-a-minion-card = «{ $card }» — не миньон.
refusal-minion-of-another-faction = «{ $card }» — миньон другой фракции, чем герой ({ $hero }).
refusal-character-twice = «{ $card }» лежит в военном лагере больше одного раза.
refusal-not-a-character = «{ $card }» — не персонаж.
refusal-character-of-another-faction = «{ $card }» — не из фракции героя ({ $hero }) и не наёмник.
refusal-beyond-leadership = «{ $card }» ведёт не больше { $most } ({ $rank }), а в военном лагере их { $there }.
telling-player-of = Игрок ({ $hero })
telling-hand-paid = Карту «{ $card }» можно оплатить в первый ход, сила { $power }.
telling-hand-unpaid = Ни одну карту этой руки нельзя оплатить в первый ход, сила { $power }.
telling-camp-room = Свободных мест в военном лагере: { $free }. Так можно, но призвать получится только персонажей из лагеря.
