"""Every verb of the vocabulary; a new one is added here."""

from typing import TypeAlias

from signum.warseer.effects.verbs.attack import (
    AddDice,
    AddSymbols,
    ChangeDamage,
    RemoveSymbols,
    Reroll,
    TurnDice,
)
from signum.warseer.effects.verbs.cards import (
    Destroy,
    Drain,
    Draw,
    DrawFeats,
    Gain,
    MakeDiscard,
    Recall,
    ShowHand,
    SummonCharacter,
    SummonMinion,
    TakeFeat,
    TakeFromHistory,
)
from signum.warseer.effects.verbs.harm import (
    Damage,
    DiceDamage,
    GainArmour,
    GiveToken,
    Heal,
    TakeToken,
    Wound,
)
from signum.warseer.effects.verbs.moving import (
    Exhaust,
    GiveAbilities,
    MoveCreature,
    PlaceCreature,
    PushCreature,
    Ready,
    SwapCreatures,
    TakeControl,
)

AnyVerb: TypeAlias = (
    AddDice
    | AddSymbols
    | ChangeDamage
    | RemoveSymbols
    | Reroll
    | TurnDice
    | Destroy
    | Drain
    | Draw
    | DrawFeats
    | Gain
    | MakeDiscard
    | Recall
    | ShowHand
    | SummonCharacter
    | SummonMinion
    | TakeFromHistory
    | TakeFeat
    | Damage
    | DiceDamage
    | GainArmour
    | GiveToken
    | Heal
    | TakeToken
    | Wound
    | Exhaust
    | GiveAbilities
    | MoveCreature
    | PlaceCreature
    | PushCreature
    | Ready
    | SwapCreatures
    | TakeControl
)
