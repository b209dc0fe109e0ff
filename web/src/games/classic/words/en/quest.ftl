quest-honour-word = Honour
quest-rage-of = rage { $rage }
quest-draws-here = here the Overlord draws a card
quest-rage-grows = here the Overlord's Rage grows
quest-spoken = Quest { $name }: { $progress }. Reward: { $reward }
quest-fails-if = Fails if { $condition }
quest-cards = Quests
quest-cards-left =
    { $count ->
        [one] 1 still to come
       *[other] { $count } still to come
    }
quest-cards-none = No quest is active.
quest-completed = Accomplished: { $quests }
quest-failed = Failed: { $quests }
overlord = The Overlord
overlord-by-pattern = acts by its cards and patterns
overlord-is-you = that is you
overlord-played-by = played by { WITHIN($name) }
overlord-rage = rage per turn
overlord-rage-left = rage left
overlord-rage-about = Rage pays for the Overlord's cards. It grows with the Hero's Honour.
overlord-cards = cards left
overlord-creatures = creatures
overlord-creatures-about = Bandits and wolves share one limit; skeletons, evil eyes and dragon whelps share another.
overlord-last = Last card
overlord-no-card = No card has been played yet.
overlord-played = Cards that the Overlord has played
overlord-line = { $cards } cards left · creatures { $creatures }/{ $limit }
coming-title = What comes next
coming-show = Show on the field
coming-done =
    { $done ->
        [0] { $number }
       *[other] { $done } of { $number }
    }
coming-because = By its pattern: { $line }
coming-about = In this order, if nothing changes. Within a kind you choose the order.
score-title = Honour
score-gained = Won during the game:
score-prosperity = For Prosperity (1 for every 5)
score-wounds = Wounds of the Hero (1 for every 2)
score-failed = Failed quests
score-total = Final Honour
score-bands = Results by Honour
cards-type-quest = Quest
cards-type-overlord-card = Overlord card
cards-type-overlord-creature = Overlord's creature
cards-type-quest-terrain = Quest terrain
