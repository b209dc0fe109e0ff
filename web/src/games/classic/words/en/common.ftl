game-title = Legends of Signum
printing-en2 = English, second edition
printing-fr1 = French, first edition
printing-de1 = German, first edition
printing-ru1 = Russian, first edition
printing-about-en2 = Won by 33 Prosperity with all nine basic buildings, or by the fall of the hero. You choose when to reveal tactics, all cards untap, minions take part.
printing-about-fr1 = Won by 51 Prosperity, or by the fall of the hero. Tactics reveal themselves when their condition is met; decks of 20 cards.
printing-about-de1 = Won by 51 Prosperity, or by the fall of the hero. Tactics reveal themselves when their condition is met; decks of 30 cards.
printing-about-ru1 = Won by 51 Prosperity, or by the fall of the hero. Tactics reveal themselves, even in your own turn; you begin with 2 Prosperity and keep the opening hand or replace it.
top-printing =
    { $edition ->
        [ru1] first edition, Russian
        [de1] first edition, German
        [fr1] first edition, French
       *[en2] second edition
    }
limit-about = When the time is up and both heroes still stand, the hero with fewer wounds wins; then the richer City, then more kills.
field-name = Battlefield
