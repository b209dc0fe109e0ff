// Made by `python tools/protocol_types.py`; a test checks that it is up to date.
import type * as shell from './shell';

export interface Answer extends shell.Answer {
  options: Option[];
}

export interface Ask extends shell.Ask {
  options: Option[];
}

export interface SeatShown extends shell.SeatShown {
  deck: DeckSeen | null;
}

/** The public part of a deck that is played. */
export interface DeckSeen {
  hero: string;
  faction: string;
}

export interface Screen extends shell.Screen {
  view: View;
  findings: OnScreen;
  lines: Line[];
  asked: Asked | null;
}

/** The table as one seat knows it; the seat None is a spectator. */
export interface View {
  seat: shell.Seat | null;
  edition: string;
  turn: number;
  active: shell.Seat;
  phase: string;
  acting: CreatureId;
  players: PlayerView[];
  creatures: CreatureView[];
  terrains: Terrain[];
  outcome: Outcome | null;
  memory: Memory;
  mode?: string;
  sides?: Side[];
  order?: shell.Seat[];
  out?: shell.Seat[];
  leaving?: shell.Seat[];
  quest?: QuestView | null;
  counters?: CounterView[];
}

export type CreatureId = number;

/** A player's zones: public ones completely, secret ones by size, and the seat's own hand. */
export interface PlayerView {
  seat: shell.Seat;
  prosperity: number;
  deck: number;
  hand: number;
  cards: shell.CardId[] | null;
  graveyard: shell.CardId[];
  city: Building[];
  relics: Relic[];
  hero: shell.CardId;
  hero_fell: boolean;
  missed_draws: number;
  characters_lost: number;
  plans: shell.CardId[];
  maps: shell.CardId[];
  minion: shell.CardId;
  construction: number | null;
  construction_order: shell.CardId[] | null;
  drawn_plan: shell.CardId | null;
  tactics: TacticView[];
  lacks?: string[];
  kill_correction?: number;
  used_texts?: [number, shell.CardId, number][];
  corner?: OwnedCorner | null;
  deeds?: [string, number][];
  banished?: shell.CardId[];
  promises?: Promise[];
  next_costs?: [string, number][];
  coming_costs?: ComingCost[];
}

/** A building in a City. */
export interface Building {
  card: shell.CardId;
  cost: number;
  tapped?: boolean;
  id?: number;
  kept?: boolean;
}

/** A relic that a hero carries. */
export interface Relic {
  card: shell.CardId;
  tapped?: boolean;
  id?: number;
  used?: number;
  tokens?: number;
  kept?: boolean;
}

/** C-TAC-01: a tactic in play: only its player knows the card, all know the cost. */
export interface TacticView {
  id: number;
  card: shell.CardId | null;
  cost: Cost;
}

/** C-PLAY-01: the named buildings to tap, the number of other buildings, and the prosperity to spend. */
export interface Cost {
  buildings: string[];
  any: number;
  prosperity: number;
}

/** A corner of the field with the neighbouring corner towards which a player's side runs from it. */
export interface OwnedCorner {
  at: FieldCorner;
  towards: FieldCorner;
}

export type FieldCorner = number;

/** A sentence that waits for its moment, by its place in the text of its card. */
export interface Promise {
  card: shell.CardId;
  holder: number;
  sentence: number;
  targets: number[];
  times: number;
  turn: number;
}

/** The next card of a type costs more or less until a moment. */
export interface ComingCost {
  cards: string;
  more: number;
  buildings: number;
  until: number;
  card?: string;
  of_class?: string;
  race?: string;
  least?: number;
  every?: boolean;
}

/** A miniature on the field; all its data is public. */
export interface CreatureView {
  id: CreatureId;
  card: shell.CardId;
  type: string;
  seat: shell.Seat;
  owner: shell.Seat;
  x: number;
  y: number;
  base: number;
  strength: number;
  health: number;
  movement: string;
  wounds: number;
  armour: number;
  concentration: number;
  hidden: boolean;
  activated: boolean;
  moved: boolean;
  melees_suffered: number;
  abilities: AbilityView[];
  in_contact: CreatureId[];
  used: Mark[];
  exhausted: Mark[];
  victim: CreatureId;
  skips: number;
}

/** An ability of a creature, with its current figure and its text. */
export interface AbilityView {
  id: string;
  x: number;
  text?: Text | null;
}

/** The text of an ability. */
export interface Text {
  effects?: Effect[];
  about?: string[];
  price?: Effect[];
}

/** One sentence of a card. */
export interface Effect {
  when: string | Occasion;
  who: Who;
  what: (AttackAtOnce | Banish | BanishGraveyard | BecomeTarget | Blast | Blink | Burst | Cancel | PutToSleep | Disarm | Root | CastAgain | CastFromGraveyard | ChangeCost | Clash | Concentrate | Control | CopyAbilities | CopyAbility | CopyStrength | Damage | Destroy | Dig | Discard | DiscardAtRandom | DiscardChosen | DiscardRevealed | DivertSpell | DoubleStrength | Draw | DrawAttacks | DrawUpTo | EndActivation | ExchangePlaces | FightAtOnce | Gain | Heal | HealAsMuch | Hide | KeepTapped | LookAtHand | Lose | LoseTactic | Mill | MoveFreely | NextCost | PlaceCounters | PlaceWithin | PointOut | Prosper | Pull | Push | PutUnderDeck | RecallFromGraveyard | Redirect | ReduceDamage | RemoveCounters | RerollDice | ReturnGraveyard | RevealAtRandom | RevealTop | RevealUntil | Revive | RiseAgain | RollDie | Sacrifice | Scry | SearchDeck | SetHealth | SetStrength | ShowTaken | Silence | SkipActivation | Slow | StealProsperity | StripArmour | SummonFrom | SummonMinion | Survive | SwapPlaces | Tap | ToDeck | ToHand | TurnDice | Uncover | Untap | Wound | WoundAsMuch)[];
  until: string;
  standing: string;
  may: boolean;
  either: boolean;
  faces: string[];
  price: number;
  tokens: number;
  unless_paid: number;
  terms: Terms;
}

/** Something that happens to a creature or a player: `{hero: yours, is: attacked-in-melee}`. */
export interface Occasion {
  who: Who;
  what: string;
  before: boolean;
  by_self: boolean;
  any_turn: boolean;
  by: Who;
  card: CardWords;
}

/** The targets of a sentence: a kind, the owner, the number (0 is all), the distance to the source. */
export interface Who {
  kind: string;
  whose: string;
  choose: number;
  within: number;
  touching: boolean;
  seen: boolean;
  other: boolean;
  wounded: boolean;
  may: boolean;
  faction: string;
  of_class: string;
  having: string;
  only: Only;
}

/** Rarer conditions on the targets of a sentence. */
export interface Only {
  race?: string;
  measures?: Measured[];
  not_race?: string;
  at_random?: boolean;
  or_kinds?: string[];
  conditions?: string[];
  near?: string;
  not_conditions?: string[];
  named?: string;
  extreme?: Extreme | null;
  besides?: string;
  countered?: string;
}

/** A figure of a creature within bounds: `strength: {at-most: 2}`. */
export interface Measured {
  figure: string;
  bounds: Bounds;
}

/** A number must be at least and at most so large: `{at-least: 2}`. */
export interface Bounds {
  least: number;
  most: number;
}

/** The creatures with the highest or the lowest figure of all that match the other words. */
export interface Extreme {
  figure: string;
  highest: boolean;
}

/** What a card must be that a player plays: `{type: character, cost: {at-least: 4}}`. */
export interface CardWords {
  types?: string[];
  of_class?: string;
  race?: string;
  cost?: Bounds | null;
}

/** A creature attacks at once an enemy that it may attack, in melee if nothing else is said (C-MEL-01). */
export interface AttackAtOnce {
  type: 'attack-at-once';
  foe?: string;
  by?: string;
  all_out?: boolean;
}

/** A character or a minion leaves the field for good; it was not eliminated and says no last word. */
export interface Banish {
  type: 'banish';
}

/** All cards of a graveyard leave the game for good (C-ZONE-03). */
export interface BanishGraveyard {
  type: 'banish-graveyard';
}

/** An attack that is declared goes on against another creature instead (C-TURN-08, C-PLAY-06). */
export interface BecomeTarget {
  type: 'become-target';
}

/** Roll this many dice: each that shows one of the faces deals 1 damage, or 1 wound. */
export interface Blast {
  type: 'blast';
  dice: number;
  faces: string[];
  wounds: boolean;
}

/** A character leaves the field and enters again at once on its owner's side (C-SUM-01, C-ZONE-07). */
export interface Blink {
  type: 'blink';
}

/** Damage or wounds to a creature and to each creature within a distance of it, together (C-DMG-01). */
export interface Burst {
  type: 'burst';
  amount: number;
  distance: number;
  pierces: boolean;
}

/** The coming event does not happen; the answer cancels it. */
export interface Cancel {
  type: 'cancel';
}

/** A creature does nothing in its activations for the stated time; attacked it still fights (C-ACT-01). */
export interface PutToSleep {
  type: 'cannot-act';
}

/** A creature cannot declare attacks for the stated time; attacked in melee it still fights (C-ACT-05). */
export interface Disarm {
  type: 'cannot-attack';
  kind: string;
}

/** A creature cannot move for the stated time; to be placed is not to move (C-MOV-05). */
export interface Root {
  type: 'cannot-move';
}

/** The top spell of a graveyard acts once more without its cost, and goes under the deck (C-PLAY-03). */
export interface CastAgain {
  type: 'cast-again';
}

/** A spell of the player's choice acts from a graveyard without its cost, and stays there (C-PLAY-03). */
export interface CastFromGraveyard {
  type: 'cast-from-graveyard';
  whose: string;
  most?: number;
}

/** The cards of a type cost the player more or less, as long as the text is in play (C-PLAY-01). */
export interface ChangeCost {
  type: 'change-cost';
  cards: string;
  amount?: number;
  least?: number;
  buildings?: number;
  of_class?: string;
  race?: string;
}

/** Two creatures deal each other as much damage as their strength, together (C-DMG-01). */
export interface Clash {
  type: 'clash';
  foe: string;
}

/** Gain this many concentration tokens, as far as the printing allows (A-CONCENTRATION). */
export interface Concentrate {
  type: 'concentrate';
  amount: number;
}

/** The source's player controls the creature for the stated time, and may activate it (C-ZONE-07). */
export interface Control {
  type: 'control';
}

/** The creature with the text gains all abilities of another creature. */
export interface CopyAbilities {
  type: 'copy-abilities';
}

/** The creature with the text gains an ability of another creature, which its player picks. */
export interface CopyAbility {
  type: 'copy-ability';
}

/** The strength of the creature with the text becomes that of another one (C-PLAY-07). */
export interface CopyStrength {
  type: 'copy-strength';
}

/** Deal this much damage, which takes armour first; all targets are hurt together (C-DMG-01). */
export interface Damage {
  type: 'damage';
  amount: number;
}

/** A building, a relic or a terrain leaves play; creatures are eliminated together. */
export interface Destroy {
  type: 'destroy';
}

/** Look at this many cards from the top of the deck, take one and put the others under it. */
export interface Dig {
  type: 'dig';
  cards: number;
  ordered?: boolean;
}

/** Discard this many cards from a hand; the hand's player chooses. */
export interface Discard {
  type: 'discard';
  cards: number;
}

/** Discard this many cards of a hand, picked blindly by an opponent. */
export interface DiscardAtRandom {
  type: 'discard-at-random';
  cards: number;
}

/** The player of the text sees a hand and chooses this many cards of it, which are discarded. */
export interface DiscardChosen {
  type: 'discard-chosen';
  cards: number;
  types?: string[];
  to?: string;
}

/** The cards that a sentence before revealed are discarded, as far as they are still in the hand. */
export interface DiscardRevealed {
  type: 'discard-revealed';
}

/** A spell does its work on another creature that it could have been given as its target (C-PLAY-06). */
export interface DivertSpell {
  type: 'divert-spell';
}

/** A creature gains as much strength as it has now, for the stated time (C-PLAY-07). */
export interface DoubleStrength {
  type: 'double-strength';
}

/** Draw this many cards from the player's own deck (C-ZONE-06). */
export interface Draw {
  type: 'draw';
  cards: number;
}

/** Enemies within a distance that attack in melee must choose this creature, for the stated time. */
export interface DrawAttacks {
  type: 'draw-attacks';
  distance: number;
}

/** Draw cards until the hand has this many; a hand with as many draws none (C-ZONE-06). */
export interface DrawUpTo {
  type: 'draw-up-to';
  cards: number;
}

/** The activation in which a creature is ends: it does nothing more in it (C-TURN-07). */
export interface EndActivation {
  type: 'end-activation';
}

/** Two creatures exchange their places, without backstab (C-MOV-05). */
export interface ExchangePlaces {
  type: 'exchange-places';
}

/** The creature with the text and one in contact with it fight a melee combat at once (C-MEL). */
export interface FightAtOnce {
  type: 'fight';
}

/** An ability, or more of a parameter, for as long as is said (C-PLAY-07). */
export interface Gain {
  type: 'gain';
  ability: string;
  x: number;
  plus: boolean;
  text: Text | null;
}

/** Remove this many wounds (A-HEALING). */
export interface Heal {
  type: 'heal';
  amount: number;
}

/** Remove as many wounds as the answered event, or the sentence before, was worth (A-HEALING). */
export interface HealAsMuch {
  type: 'heal-as-much';
}

/** A creature takes a stealth token, at most one (C-STL-01). */
export interface Hide {
  type: 'hide';
}

/** A tapped card stays tapped in its player's next beginning phase (C-TURN-02). */
export interface KeepTapped {
  type: 'keep-tapped';
}

/** The player of the text sees the hand of each player that is meant. */
export interface LookAtHand {
  type: 'look-at-hand';
}

/** A token is removed; any other ability is taken away for the stated time (C-PLAY-07, C-DRG). */
export interface Lose {
  type: 'lose';
  ability: string;
}

/** This many face-down tactics, picked blindly, go to the graveyard without acting (C-TAC-01). */
export interface LoseTactic {
  type: 'lose-tactic';
  tactics: number;
}

/** Move this many cards from the top of a deck to the graveyard; an empty deck loses nothing. */
export interface Mill {
  type: 'mill';
  cards: number;
}

/** A creature may move this far at once, by the rules of a move (C-MOV-01 to -07). */
export interface MoveFreely {
  type: 'move-freely';
  distance: number;
  safely: boolean;
}

/** The next card of a type that the player plays costs more or less, for a time (C-PLAY-01). */
export interface NextCost {
  type: 'next-cost';
  cards: string;
  amount?: number;
  buildings?: number;
  of_class?: string;
  race?: string;
  least?: number;
  every?: boolean;
}

/** So many counters of a name are placed on a thing in play, or as many as there is room for. */
export interface PlaceCounters {
  type: 'place-counters';
  counter: string;
  number?: number;
  most?: number;
}

/** A creature may be placed this far from its position, regardless of obstacles (C-MOV-05). */
export interface PlaceWithin {
  type: 'place-within';
  distance: number;
  safely: boolean;
  around: string;
  apart: boolean;
}

/** A creature is chosen, so that the next sentences can mean it (C-PLAY-06). */
export interface PointOut {
  type: 'point-out';
}

/** Gain or lose this much prosperity; a player loses at most what there is (C-DRG-01). */
export interface Prosper {
  type: 'prosperity';
  amount: number;
}

/** A creature is pulled straight towards the source, as far as possible, without backstab. */
export interface Pull {
  type: 'pull';
  distance: number;
}

/** A creature is pushed straight away from the source, as far as possible, without backstab. */
export interface Push {
  type: 'push';
  distance: number;
  stopped?: number;
}

/** Put this many cards from a hand under the deck; the hand's player chooses. */
export interface PutUnderDeck {
  type: 'put-under';
  cards: number;
}

/** A card of the player's choice goes from that player's graveyard to the hand. */
export interface RecallFromGraveyard {
  type: 'recall';
  card_type: string;
  most?: number;
  to?: string;
}

/** The coming damage is dealt to another creature instead (C-DMG-01). */
export interface Redirect {
  type: 'redirect';
}

/** The coming damage is this much less; the body is spared first, then the armour (C-DMG-01). */
export interface ReduceDamage {
  type: 'reduce-damage';
  amount: number;
}

/** So many counters of a name are removed from a thing in play, or all of them. */
export interface RemoveCounters {
  type: 'remove-counters';
  counter: string;
  number?: number;
}

/** Up to this many of the dice that were just rolled may be rolled again (C-ABL-06). */
export interface RerollDice {
  type: 'reroll';
  dice: number;
}

/** All cards of a graveyard go into their owner's deck, which is shuffled (C-ZONE-04). */
export interface ReturnGraveyard {
  type: 'return-graveyard';
}

/** So many cards of a hand, picked blindly by an opponent, are shown to all and stay there (C-ZONE-05). */
export interface RevealAtRandom {
  type: 'reveal-at-random';
  cards: number;
}

/** Reveal this many cards from the top of the deck and take those of some types (C-ZONE-04, C-ZONE-05). */
export interface RevealTop {
  type: 'reveal-top';
  cards: number;
  take?: string[];
  race?: string;
  rest?: string;
}

/** Reveal cards from the top of the deck until one is as the words say, and take it (C-ZONE-04). */
export interface RevealUntil {
  type: 'reveal-until';
  card_type: string;
  race?: string;
  most?: number;
}

/** A character of the player's choice is summoned from that player's graveyard. */
export interface Revive {
  type: 'revive';
  race?: string;
  most?: number;
  near?: number;
  above?: number;
}

/** The character with the text is summoned again from the graveyard, without a first word (C-PLAY-04). */
export interface RiseAgain {
  type: 'rise-again';
}

/** Roll a die; the next sentences of the text ask for its face (C-PLAY-06). */
export interface RollDie {
  type: 'roll-die';
}

/** Each player chooses one of the player's own things of a kind, which is eliminated or destroyed. */
export interface Sacrifice {
  type: 'sacrifice';
  sacrificed: string;
  which?: Who;
}

/** Look at this many cards from the top of the deck and put any of them under it (C-ZONE-04). */
export interface Scry {
  type: 'scry';
  cards: number;
}

/** Search the deck for a card of a type, show it, take it and shuffle the deck. */
export interface SearchDeck {
  type: 'search';
  card_type: string;
  race?: string;
  most?: number;
}

/** The health of a creature becomes this number; its wounds stay (C-PLAY-07, C-DMG-02). */
export interface SetHealth {
  type: 'set-health';
  health: number;
}

/** The strength of a creature becomes this number for the stated time (C-PLAY-07). */
export interface SetStrength {
  type: 'set-strength';
  strength: number;
}

/** The card that the sentence before took into the hand is shown to all (C-ZONE-05). */
export interface ShowTaken {
  type: 'show-taken';
}

/** A creature loses all its abilities and its text for the stated time (C-PLAY-07). */
export interface Silence {
  type: 'silence';
}

/** The next activation of a creature is spent doing nothing. */
export interface SkipActivation {
  type: 'skip-activation';
}

/** The movement of a creature is this many letters less for a time, but at least S (C-CARD-03). */
export interface Slow {
  type: 'slow';
  letters: number;
}

/** A player loses up to this much prosperity, and the player of the text gains as much (C-DRG-01). */
export interface StealProsperity {
  type: 'steal-prosperity';
  amount: number;
}

/** Remove this many armour tokens, or all of them (A-ARMOUR). */
export interface StripArmour {
  type: 'strip-armour';
  amount: number;
}

/** A character of the player's choice is summoned from the hand or the deck, without being played. */
export interface SummonFrom {
  type: 'summon-from';
  zone: string;
  race?: string;
  most?: number;
  near?: number;
  above?: number;
}

/** A minion of the player enters in contact with each target (C-CARD-07, C-SUM-05). */
export interface SummonMinion {
  type: 'summon-minion';
}

/** A creature is not eliminated; wounds are removed until it has this much health left (A-HEALING). */
export interface Survive {
  type: 'survive';
  health: number;
}

/** A creature and the creature with the text exchange their places, without backstab. */
export interface SwapPlaces {
  type: 'swap-places';
  bases: string;
}

/** A card cannot be used until it is untapped. */
export interface Tap {
  type: 'tap';
}

/** To the owner's deck, which is shuffled (C-ZONE-04); also a card that is being played. */
export interface ToDeck {
  type: 'to-deck';
  place: string;
}

/** To the owner's hand, whoever controls it (C-ZONE-07); also a card that is being played. */
export interface ToHand {
  type: 'to-hand';
}

/** Up to this many of the dice that were just rolled are turned to sides of the player's choice. */
export interface TurnDice {
  type: 'turn-die';
  dice: number;
}

/** A hidden creature loses its stealth token (C-STL-02). */
export interface Uncover {
  type: 'uncover';
}

/** A tapped card can be used again, a creature activated again. */
export interface Untap {
  type: 'untap';
}

/** Deal this many wounds, past armour (C-DMG-01). */
export interface Wound {
  type: 'wound';
  amount: number;
}

/** Deal as many wounds as the answered event had damage or healing, or the sentence before wounds. */
export interface WoundAsMuch {
  type: 'wound-as-much';
}

/** Rarer terms of a sentence. */
export interface Terms {
  conditions?: Condition[];
  each?: Count | null;
  most?: number;
  once?: boolean;
  price?: Price | null;
  repeat?: number;
  or_else?: boolean;
  until_hurt?: boolean;
  later?: string;
  per?: number;
  repeats?: boolean;
  other_prices?: Price[];
  unless_prices?: Price[];
  once_a_game?: boolean;
  same_die?: boolean;
  times_a_turn?: number;
  theirs?: boolean;
  otherwise?: boolean;
}

/** A number is within bounds; or is not, after `unless`. */
export interface Condition {
  count: Count;
  bounds: Bounds;
  unless?: boolean;
  than?: Count | null;
}

export type Count = number;

/** The price of a sentence besides prosperity and concentration tokens, or another price in full. */
export interface Price {
  discard?: number;
  wounds?: number;
  taps?: number;
  sacrifice?: Who | null;
  any_amount?: boolean;
  most?: number;
  hurt?: Who | null;
  taps_itself?: boolean;
  prosperity?: number;
  concentration?: number;
  due?: boolean;
  durability?: number;
  counter?: string;
  counters?: number;
  all_counters?: boolean;
}

/** An ability that has acted, distinguished from others of its name by its text. */
export interface Mark {
  ability: string;
  text?: Text | null;
}

/** A template on the field: a polygon by its corners, or a disc by its centre and radius. */
export interface Terrain {
  id: number;
  card: shell.CardId;
  seat: shell.Seat;
  corners: [number, number][];
  radius?: number;
  abilities?: string[];
  searched?: boolean;
}

/** The end of a game: the side that won (None in a draw), the way it won, and the rules behind it. */
export interface Outcome {
  winner: Side | null;
  by: string;
  cites: string[];
  drawn?: Side[];
}

export type Side = number;

/** Public facts that rules need and no screen shows, so that a view can be queried like a game. */
export interface Memory {
  creatures: CreatureMemory[];
  players: PlayerMemory[];
  next_id: number;
  tick: number;
  stage: number;
  dice_piles?: PileMemory[];
}

/** The rules' memory of a creature: its own figures, its abilities with durations, its past actions. */
export interface CreatureMemory {
  strength: number;
  health: number;
  movement?: number;
  held?: Held[];
  readied?: boolean;
  controlled_until?: number;
  shot_at?: number;
  last_move?: number;
  entered?: number;
  stopped?: boolean;
  attacked?: number;
}

/** An ability that a creature holds, printed on its card or gained: its figure and its duration. */
export interface Held {
  ability: string;
  x?: number;
  plus?: boolean;
  since?: number;
  until?: number;
  away?: boolean;
  text?: Text | null;
  until_hurt?: boolean;
}

/** The rules' memory of a player. */
export interface PlayerMemory {
  built?: shell.CardId[];
  laid?: shell.CardId[];
  terrain_turn?: number;
  playing?: shell.CardId[];
  first_words?: shell.CardId[];
  last_words?: shell.CardId[];
  has_drawn_plan?: boolean;
}

/** The dice cards of one seat: the remaining ones, unordered, and those that were read. */
export interface PileMemory {
  seat: shell.Seat;
  left: shell.CardId[];
  read: shell.CardId[];
}

/** Honour, quests and rage; all but the order of the quest deck is public. */
export interface QuestView {
  honour: number;
  deck: number;
  active: ActiveQuest[];
  completed: shell.CardId[];
  failed: shell.CardId[];
  rage: number;
  cards_played: number;
  due?: number;
  flipped?: number[];
  own?: string[];
  limit?: number;
}

/** A quest that was drawn and is neither completed nor failed. */
export interface ActiveQuest {
  card: shell.CardId;
  terrains?: TerrainId[];
  creatures?: CreatureId[];
  friends?: CreatureId[];
  tally?: number[];
}

export type TerrainId = number;

/** Counters of one name on a thing in play. */
export interface CounterView {
  holder: number;
  counter: string;
  number: number;
}

/** The classic part of a screen. */
export interface OnScreen {
  names: Named[];
  goal_prosperity: number;
  goal_buildings: string[];
  borders: (Border | null)[];
  maps: string[];
  quest: QuestTable | null;
  goal_of_each: boolean;
  out_in: number[];
  counters: CountersOn[];
}

/** The name of a thing that is or was in play, by its number; for a creature with its abilities. */
export interface Named {
  id: number;
  name: string;
  abilities: KeywordShown[];
  tired: boolean;
  short: string;
}

/** A keyword of a card with the rule behind it. */
export interface KeywordShown {
  id: string;
  words: string;
}

/** A seat's part of the border of the field (C-ZONE-01): from so far to so far along a side. */
export interface Border {
  side: number;
  low: number;
  high: number;
}

/** Honour and rage, the quests, and what the Overlord is known to do next. */
export interface QuestTable {
  honour: number;
  rage: number;
  sections: [number, number][];
  quests: QuestOnScreen[];
  completed: string[];
  failed: string[];
  overlord_deck: number;
  quest_deck: number;
  words: string;
  overlord: number;
  alone: boolean;
  rage_left: number;
  creatures: number;
  limit: number;
  played: OverlordCardSeen[];
  coming: ComingKind[];
  after: string;
  dice_cards: number;
  dice_row: number;
  score: QuestScore | null;
}

/** An active quest. */
export interface QuestOnScreen {
  card: string;
  name: string;
  text: string[];
  reward: string;
  progress: QuestProgress[];
  things: number[];
}

/** How far one condition of a quest is. */
export interface QuestProgress {
  have: number;
  need: number;
  failing: boolean;
  words: string;
}

/** An Overlord card that was played. */
export interface OverlordCardSeen {
  card: string;
  name: string;
  text: string[];
}

/** The creatures of one kind in the order of the Overlord's turn; unique ones share the last place. */
export interface ComingKind {
  name: string;
  number: number;
  done: number;
  steps: OverlordStep[];
}

/** What one of the Overlord's creatures does next if nothing changes. */
export interface OverlordStep {
  creature: number;
  target: number;
  to: Point | null;
  path: Piece[];
  words: string;
  reason: string;
  cites: string[];
}

export type Point = [number, number];

/** A piece of a path, to be drawn: straight (turn 0), or an arc round a centre, left (1) or right (-1). */
export interface Piece {
  start: Point;
  end: Point;
  turn: number;
  centre: Point | null;
}

/** The honour at the end: what was added and taken off. */
export interface QuestScore {
  honour: number;
  prosperity: number;
  wounds: number;
  failed: number;
  total: number;
  bands: ScoreBand[];
  words: string;
}

/** A result of a game of quests and the honour that it needs. */
export interface ScoreBand {
  name: string;
  least: number;
  reached: boolean;
}

/** The counters of texts on a thing in play. */
export interface CountersOn {
  holder: number;
  numbers: number[];
  words: string;
}

export interface Line extends shell.Line {
  events: GameEvent[];
}

export interface Asked extends shell.Asked {
  options: Shown[];
}

export interface Shown extends shell.Shown {
  option: Option;
}

export interface Candidate extends shell.Candidate {
  option: Option;
  row: Option[];
  plan: PlanMarks | null;
}

/** An advised activation, to be drawn: the path, the place, and the arrow to the target. */
export interface PlanMarks {
  creature: number;
  path: Piece[];
  to: Point | null;
  target: number;
  threats: number[];
}

export interface Invitation extends shell.Invitation {
  seats: SeatShown[];
  preview: Preview | null;
}

/** The classic part of a table in a list. */
export interface Preview {
  turn: number;
  spots: [number, number, number][];
  borders: (Border | null)[];
}

export interface Welcome extends shell.Welcome {
  seats: SeatShown[];
}

export interface Presence extends shell.Presence {
  seats: SeatShown[];
}

export interface Changed extends shell.Changed {
  lines: Line[];
}

export interface Advice extends shell.Advice {
  candidates: Candidate[];
}

export interface ReplayStep extends shell.ReplayStep {
  lines: Line[];
}

export interface ReplayShown extends shell.ReplayShown {
  welcome: Welcome;
  steps: ReplayStep[];
}

/** Look at a creature: its area, its contacts, its sight, its shots, and its actions. */
export interface Look {
  kind: 'look';
  number: number;
  creature: number;
}

/** Hold a miniature or a template at a place: whether it may go there, its path and its encounters. */
export interface Try {
  kind: 'try';
  number: number;
  way: string;
  to: Point;
  creature?: number;
  degrees?: number;
}

/** The odds of an attack: an option of a creature, from its place or from a place it could go to. */
export interface Weigh {
  kind: 'weigh';
  number: number;
  creature: number;
  option: Option;
  at?: Point | null;
  ours?: number | null;
  theirs?: number | null;
  way?: string;
}

/** All that enemies could reach and shoot in their next activation. */
export interface Threaten {
  kind: 'threaten';
  number: number;
}

/** The answer to Look. */
export interface Reach {
  kind: 'reach';
  number: number;
  creature: number;
  position: number;
  move: Point[][];
  run: Point[][];
  move_limit: number;
  run_limit: number;
  sights: Sight[];
  contacts: Contact[];
  leaving: number[];
  actions: Shown[];
  words: string;
}

/** Another creature as seen from a place: its distance, its direction, and the line or its blockers. */
export interface Sight {
  creature: number;
  gap: number;
  hour: number;
  line: [Point, Point] | null;
  blockers: number[];
  crossing: Point | null;
  touching: boolean;
  shots: string[];
  cover: boolean;
  words: string;
}

/** An enemy that could be touched: the way of moving, the place, the length, the backstabs. */
export interface Contact {
  creature: number;
  way: string;
  to: Point;
  length: number;
  stabs: number[];
  attacks: Option[];
}

/** The answer to Try: its place, its path, its sight and contacts. */
export interface Way {
  kind: 'way';
  number: number;
  creature: number;
  to: Point;
  legal: boolean;
  wanted: boolean;
  why: string;
  cites: string[];
  length: number;
  limit: number;
  pieces: Piece[];
  touches: number[];
  stabs: number[];
  sights: Sight[];
  option: Option | null;
  attacks: Option[];
  loops: Point[][];
  words: string;
}

/** The answer to Weigh: the chosen splits, the best ones, and the legal ones. */
export interface Odds {
  kind: 'odds';
  number: number;
  creature: number;
  target: number;
  option: Option;
  chosen: Forecast | null;
  best: Forecast | null;
  our_splits: SplitShown[];
  their_splits: SplitShown[];
  their_best: SplitShown | null;
  words: string;
}

/** The results of an attack with these splits; shots have no splits. */
export interface Forecast {
  ours: SplitShown | null;
  theirs: SplitShown | null;
  defender: Chances;
  attacker: Chances;
  balance: number;
}

/** Dice that attack and dice that defend. */
export interface SplitShown {
  attack: number;
  defence: number;
}

/** The exact chance of each number of wounds, `weights[n]` of `total`; and of other results. */
export interface Chances {
  weights: number[];
  total: number;
  dies: number;
  expected: number;
  left: number;
  armour: number;
}

/** The answer to Threaten. */
export interface Threats {
  kind: 'threats';
  number: number;
  position: number;
  enemies: Threat[];
  words: string;
}

/** One enemy: the places where it could stand and fight, the area it could shoot at, and its targets. */
export interface Threat {
  creature: CreatureId;
  radius: number;
  strikes: Point[][];
  shots: Point[];
  in_melee: CreatureId[];
  from_afar: CreatureId[];
}

/** A card as it is drawn and read. */
export interface CardFace {
  id: string;
  name: string;
  type: string;
  type_words: string;
  faction: string;
  faction_words: string;
  buildings: string[];
  any: number;
  prosperity: number;
  cost_words: string;
  strength: number;
  health: number;
  movement: string;
  base: number;
  text: string[];
  keywords: KeywordShown[];
  of_class: string;
  class_building: boolean;
  unique: boolean;
  relic: string;
  corners: Point[];
  radius: number;
  abilities: string[];
  races: string;
  number: number;
  flavour: string;
  emblem: string;
  lore: string[];
  rage: number;
  sides: CardSide[];
}

/** One side of a card with two: its heading and its text. */
export interface CardSide {
  name: string;
  text: string[];
}

/** A deck to choose. */
export interface DeckShown {
  id: string;
  name: string;
  hero: string;
  faction: string;
  about: string;
  code: string;
}

/** A creature begins its activation. */
export interface Activate {
  kind: 'activate';
  creature: CreatureId;
}

/** A creature moves to a place. */
export interface Move {
  kind: 'move';
  to: Point;
}

/** A creature runs to a place. */
export interface Run {
  kind: 'run';
  to: Point;
}

/** All creatures that were not activated yet are activated and do nothing. */
export interface PassRest {
  kind: 'pass-rest';
}

/** All the Overlord's creatures that are left act one after another, as they are listed. */
export interface ActInOrder {
  kind: 'act-in-order';
}

/** The turn is over. */
export interface EndTurn {
  kind: 'end-turn';
}

/** Melee combat against a creature in contact. */
export interface Fight {
  kind: 'fight';
  target: CreatureId;
}

/** A magical strike against a creature in contact. */
export interface StrikeMagically {
  kind: 'strike-magically';
  target: CreatureId;
}

/** Shooting at a creature in range and sight. */
export interface Shoot {
  kind: 'shoot';
  target: CreatureId;
}

/** Throwing at a creature in range and sight. */
export interface Throw {
  kind: 'throw';
  target: CreatureId;
}

/** A magical shot at a creature in range and sight. */
export interface ShootMagically {
  kind: 'shoot-magically';
  target: CreatureId;
}

/** A creature tries to find a hidden enemy. */
export interface Detect {
  kind: 'detect';
  target: CreatureId;
}

/** An activated ability takes the whole activation. */
export interface Use {
  kind: 'use';
  ability: UsedAbility;
}

export type UsedAbility = string;

/** An activated ability, declared at a creature, takes the whole activation. */
export interface UseOn {
  kind: 'use-on';
  ability: UsedAbility;
  target: CreatureId;
}

/** The creature does nothing more. */
export interface Pass {
  kind: 'pass';
}

/** The place where a creature is put on the field. */
export interface PlaceAt {
  kind: 'place-at';
  to: Point;
}

/** The next building of the construction deck, after those already named. */
export interface BuildNext {
  kind: 'build-next';
  card: shell.CardId;
}

/** The rest of the construction deck stays in the order of the deck list. */
export interface KeepListedOrder {
  kind: 'keep-listed-order';
}

/** The player who takes the first turn. */
export interface Begin {
  kind: 'begin';
  seat: shell.Seat;
}

/** The corner of the field from which the player's side runs, and the corner towards which it runs. */
export interface PickCorner {
  kind: 'pick-corner';
  corner: FieldCorner;
  towards: FieldCorner;
}

/** The opening hand is kept. */
export interface KeepHand {
  kind: 'keep-hand';
}

/** These cards go back to the deck for the same number of others. */
export interface ReplaceCards {
  kind: 'replace-cards';
  cards: shell.CardId[];
}

/** These cards are discarded for prosperity. */
export interface DiscardCards {
  kind: 'discard-cards';
  cards: shell.CardId[];
}

/** A building is constructed. */
export interface Build {
  kind: 'build';
  card: shell.CardId;
}

/** Build nothing and gain prosperity. */
export interface Save {
  kind: 'save';
}

/** A card from the hand is played. */
export interface Play {
  kind: 'play';
  card: shell.CardId;
}

/** A building or a relic is tapped for its ability. */
export interface UseCard {
  kind: 'use-card';
  holder: shell.ThingId;
}

/** Play a terrain card, with the position and rotation of its template. */
export interface LayTerrain {
  kind: 'lay-terrain';
  card: shell.CardId;
  to: Point;
  degrees: Degrees;
}

export type Degrees = number;

/** The buildings that pay for the "any" of a cost. */
export interface TapBuildings {
  kind: 'tap-buildings';
  buildings: shell.ThingId[];
}

/** The relic that makes room for the new one. */
export interface Replace {
  kind: 'replace';
  relic: shell.ThingId;
}

/** The relic that takes the damage first. */
export interface TakeWith {
  kind: 'take-with';
  relic: shell.ThingId;
}

/** One target of an effect. */
export interface Target {
  kind: 'target';
  target: TargetId;
}

export type TargetId = number;

/** No further target. */
export interface NoTarget {
  kind: 'no-target';
}

/** The opponent whom an effect affects. */
export interface Against {
  kind: 'against';
  seat: shell.Seat;
}

/** The card of a hand or a graveyard. */
export interface PickCard {
  kind: 'pick-card';
  card: shell.CardId;
}

/** An ability of a creature that another one copies. */
export interface PickAbility {
  kind: 'pick-ability';
  ability: AbilityId;
}

export type AbilityId = string;

/** The verb, the sentence or the price that a player picks among several, by its place in the text. */
export interface Part {
  kind: 'part';
  number: Count;
}

/** The prosperity that a player pays for a text of any amount. */
export interface PayAmount {
  kind: 'pay-amount';
  amount: Count;
}

/** Show a tactic, which then acts; two of one name are alike. */
export interface Reveal {
  kind: 'reveal';
  card: shell.CardId;
}

/** Ruins in contact are searched. */
export interface Search {
  kind: 'search';
  terrain: TerrainId;
}

/** Look for a secret entrance in searched ruins. */
export interface UseEntrance {
  kind: 'use-entrance';
  terrain: TerrainId;
}

/** The place where a character comes out of a secret passage. */
export interface ComeOut {
  kind: 'come-out';
  to: Point;
}

/** The character does not go through. */
export interface StayInside {
  kind: 'stay-inside';
}

/** The split of a creature's dice. */
export interface Split {
  kind: 'split';
  attack: Count;
  defence: Count;
}

/** The dice card that counts, of two that were drawn: the first or the second. */
export interface ReadDiceCard {
  kind: 'read-dice-card';
  number: Count;
}

/** An Overlord card is played, its main ability this number of times. */
export interface PlayOverlordCard {
  kind: 'play-overlord-card';
  card: shell.CardId;
  times: Count;
}

/** The number of dice of each symbol to throw again. */
export interface Reroll {
  kind: 'reroll';
  bullseyes: Count;
  axes: Count;
  shields: Count;
}

/** A die of one symbol is turned to another. */
export interface TurnDie {
  kind: 'turn-die';
  dropped: Faces;
  faces: Faces;
}

export type Faces = string[];

/** Which of a player's own effects is carried out next. */
export interface GoesFirst {
  kind: 'goes-first';
  ability: AbilityId;
  holder: shell.ThingId;
}

/** Do it. */
export interface Yes {
  kind: 'yes';
}

/** Do not do it. */
export interface No {
  kind: 'no';
}

/** A creature spends its activation on an ability, with a target if it needs one. */
export interface AbilityDeclared {
  kind: 'ability-declared';
  creature: CreatureId;
  ability: AbilityId;
  target: CreatureId | null;
  because: RuleId[];
}

export type RuleId = string;

/** A creature's activation began. */
export interface Activated {
  kind: 'activated';
  creature: CreatureId;
  because: RuleId[];
}

/** A creature's activation was cancelled on declaration: it is spent, and the creature did nothing. */
export interface ActivationCancelled {
  kind: 'activation-cancelled';
  creature: CreatureId;
  because: RuleId[];
}

/** A creature's activation is over. */
export interface ActivationEnded {
  kind: 'activation-ended';
  creature: CreatureId;
  because: RuleId[];
}

/** A creature gives up the activation that has just begun. */
export interface ActivationGivenUp {
  kind: 'activation-given-up';
  creature: CreatureId;
  because: RuleId[];
}

/** A creature will spend its next activation doing nothing. */
export interface ActivationLost {
  kind: 'activation-lost';
  creature: CreatureId;
  because: RuleId[];
}

/** A text ends the activation in which a creature is; it does nothing more in it. */
export interface ActivationStopped {
  kind: 'activation-stopped';
  creature: CreatureId;
  because: RuleId[];
}

/** An attack with a kill is completely over, with all its windows and uses. */
export interface Aftermath {
  kind: 'aftermath';
  kills: Kill[];
  because: RuleId[];
}

/** A creature eliminated in an attack, its killer and the kind of attack. */
export interface Kill {
  by: CreatureId;
  type: string;
  seat: shell.Seat;
  cause: string;
}

/** Armour tokens were laid on a creature. */
export interface ArmourGained {
  kind: 'armour-gained';
  creature: CreatureId;
  tokens: Count;
  because: RuleId[];
}

/** Armour tokens were taken from a creature. */
export interface ArmourLost {
  kind: 'armour-lost';
  creature: CreatureId;
  tokens: Count;
  because: RuleId[];
}

/** A creature attacks another. */
export interface AttackDeclared {
  kind: 'attack-declared';
  attacker: CreatureId;
  target: CreatureId;
  attack: Word;
  because: RuleId[];
}

export type Word = string;

/** An attack is over. It succeeded if it dealt damage or wounds, even if armour took them (C-MEL-09). */
export interface AttackEnded {
  kind: 'attack-ended';
  attacker: CreatureId;
  target: CreatureId;
  attack: Word;
  damage: Count;
  wounds: Count;
  gap: Gap;
  because: RuleId[];
}

export type Gap = number;

/** A text in the game may ask later in this turn for creatures that attacked in it. */
export interface AttackNoted {
  kind: 'attack-noted';
  creature: CreatureId;
  because: RuleId[];
}

/** A character left the field for its owner's deck, which was shuffled. */
export interface BackToDeck {
  kind: 'back-to-deck';
  creature: CreatureId;
  card: shell.CardId;
  owner: shell.Seat;
  order: DeckOrder;
  because: RuleId[];
}

export type DeckOrder = shell.CardId[];

/** A character left the field for its owner's hand, and lost all that it had gained. */
export interface BackToHand {
  kind: 'back-to-hand';
  creature: CreatureId;
  card: shell.CardId;
  owner: shell.Seat;
  because: RuleId[];
}

/** A creature left the field and the game for good; a minion's card stays beside its hero. */
export interface Banished {
  kind: 'banished';
  creature: CreatureId;
  card: shell.CardId;
  owner: shell.Seat;
  type: Word;
  because: RuleId[];
}

/** A creature that nobody plays follows a line of its pattern, or attacks because it is in contact. */
export interface Behaved {
  kind: 'behaved';
  creature: CreatureId;
  does: Word;
  target: TargetId;
  seeks: Word;
  because: RuleId[];
}

/** A building left its City; its card goes to no graveyard. */
export interface BuildingDestroyed {
  kind: 'building-destroyed';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  because: RuleId[];
}

/** A building was constructed and paid for. */
export interface Built {
  kind: 'built';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  cost: Count;
  unique: boolean;
  because: RuleId[];
}

/** A character left a hand or a deck, which is then shuffled, to be summoned without being played. */
export interface CalledUp {
  kind: 'called-up';
  seat: shell.Seat;
  card: shell.CardId;
  origin: Word;
  order: DeckOrder;
  because: RuleId[];
}

/** A card was declared and paid for. Other players learn of a tactic only that it is one, and its cost. */
export interface CardPlayed {
  kind: 'card-played';
  seat: shell.Seat;
  card: shell.CardId;
  type: Word;
  cost: Cost;
  because: RuleId[];
}

/** A player showed a card of the hand to all. */
export interface CardShown {
  kind: 'card-shown';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A building, a relic or a creature is about to carry out its text. */
export interface CardUsed {
  kind: 'card-used';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  because: RuleId[];
}

/** A player's clock ran out, by an agreement of the table that no rule tells of. */
export interface ClockExpired {
  kind: 'clock-expired';
  seat: shell.Seat;
  because: RuleId[];
}

/** A player's clock ran out, in a record of the time when that cited a rule. */
export interface ClockRanOut {
  kind: 'clock-ran-out';
  seat: shell.Seat;
  because: RuleId[];
}

/** A creature took a stealth token again. */
export interface Concealed {
  kind: 'concealed';
  creature: CreatureId;
  because: RuleId[];
}

/** A player gave up, in a record of the time when that cited a rule. */
export interface Conceded {
  kind: 'conceded';
  seat: shell.Seat;
  because: RuleId[];
}

/** Concentration tokens were laid on a creature. */
export interface Concentrated {
  kind: 'concentrated';
  creature: CreatureId;
  tokens: Count;
  because: RuleId[];
}

/** Concentration tokens of a creature were spent. */
export interface ConcentrationSpent {
  kind: 'concentration-spent';
  creature: CreatureId;
  tokens: Count;
  because: RuleId[];
}

/** A player has put the construction deck in a secret order, its top card first. */
export interface ConstructionArranged {
  kind: 'construction-arranged';
  seat: shell.Seat;
  cards: shell.CardId[];
  because: RuleId[];
}

/** A creature returned to its owner's control. */
export interface ControlEnded {
  kind: 'control-ended';
  creature: CreatureId;
  seat: shell.Seat;
  because: RuleId[];
}

/** A creature came under the control of another player, who may activate it. */
export interface ControlTaken {
  kind: 'control-taken';
  creature: CreatureId;
  seat: shell.Seat;
  until: Moment;
  because: RuleId[];
}

export type Moment = number;

/** A player picked a corner of the field and owns the side that runs from it. */
export interface CornerPicked {
  kind: 'corner-picked';
  seat: shell.Seat;
  corner: FieldCorner;
  towards: FieldCorner;
  because: RuleId[];
}

/** The next card of a type will cost a player more or less until a moment. */
export interface CostToCome {
  kind: 'cost-to-come';
  seat: shell.Seat;
  change: ComingCost;
  because: RuleId[];
}

/** Counters of one name were placed on a thing in play. */
export interface CountersPlaced {
  kind: 'counters-placed';
  card: shell.CardId;
  holder: shell.ThingId;
  counter: CounterName;
  number: Count;
  because: RuleId[];
}

export type CounterName = string;

/** Counters of one name were removed from a thing in play. */
export interface CountersRemoved {
  kind: 'counters-removed';
  card: shell.CardId;
  holder: shell.ThingId;
  counter: CounterName;
  number: Count;
  because: RuleId[];
}

/** A deck lies face down in a secret order. */
export interface DeckShuffled {
  kind: 'deck-shuffled';
  seat: shell.Seat;
  order: DeckOrder;
  because: RuleId[];
}

/** A creature looks for a hidden enemy. */
export interface DetectionDeclared {
  kind: 'detection-declared';
  creature: CreatureId;
  target: CreatureId;
  because: RuleId[];
}

/** A dice card was turned over for a throw. */
export interface DiceCardRead {
  kind: 'dice-card-read';
  seat: shell.Seat;
  card: shell.CardId;
  faces: Faces;
  why: Word;
  because: RuleId[];
}

/** All dice cards of a seat lie face down again, in a secret order. */
export interface DiceCardsShuffled {
  kind: 'dice-cards-shuffled';
  seat: shell.Seat;
  order: DeckOrder;
  because: RuleId[];
}

/** The players rolled to decide about the first turn. */
export interface DiceCompared {
  kind: 'dice-compared';
  numbers: Count[][];
  scores: Scores;
  because: RuleId[];
}

export type Scores = number[];

/** A player declared the split of a creature's dice; extra dice earned by the split are included. */
export interface DiceSplit {
  kind: 'dice-split';
  creature: CreatureId;
  attack: Count;
  defence: Count;
  because: RuleId[];
}

/** A text rolled a die, whose face its next sentences ask for. */
export interface DieShown {
  kind: 'die-shown';
  seat: shell.Seat;
  card: shell.CardId;
  faces: Faces;
  because: RuleId[];
}

/** One of a creature's dice was turned to another side; the new result counts. */
export interface DieTurned {
  kind: 'die-turned';
  creature: CreatureId;
  why: Word;
  dropped: Faces;
  faces: Faces;
  because: RuleId[];
}

/** A card went from a hand to its owner's graveyard. */
export interface Discarded {
  kind: 'discarded';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A creature was hurt: what lasts until then is over. */
export interface Disturbed {
  kind: 'disturbed';
  creature: CreatureId;
  ended: AbilityId[];
  because: RuleId[];
}

/** A hero took a relic. */
export interface Donned {
  kind: 'donned';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  tokens: Count;
  because: RuleId[];
}

/** The players agreed on a draw. */
export interface DrawAgreed {
  kind: 'draw-agreed';
  because: RuleId[];
}

/** A player took the top card of the battle deck. */
export interface Drawn {
  kind: 'drawn';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A player had to draw from an empty deck. */
export interface DrewNothing {
  kind: 'drew-nothing';
  seat: shell.Seat;
  because: RuleId[];
}

/** A relic lost tokens of its durability for its own text. */
export interface DurabilitySpent {
  kind: 'durability-spent';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  tokens: Count;
  because: RuleId[];
}

/** A creature died and left the field; a character's card lies in its owner's graveyard. */
export interface Eliminated {
  kind: 'eliminated';
  creature: CreatureId;
  card: shell.CardId;
  type: Word;
  seat: shell.Seat;
  owner: shell.Seat;
  by: CreatureId | null;
  cause: Word;
  dealer: shell.Seat | null;
  because: RuleId[];
}

/** A text in the game may ask later in this turn for creatures that entered in it. */
export interface EntryNoted {
  kind: 'entry-noted';
  creature: CreatureId;
  because: RuleId[];
}

/** A creature exhausted itself; the number of times in a game is limited. */
export interface Exhausted {
  kind: 'exhausted';
  creature: CreatureId;
  text: Text | null;
  because: RuleId[];
}

/** The effects that lasted until this moment are over. */
export interface Expired {
  kind: 'expired';
  seat: shell.Seat;
  moment: Count;
  lost: Losses;
  back: Losses;
  because: RuleId[];
}

/** The abilities that one creature loses. */
export interface Loss {
  creature: CreatureId;
  ability: string;
}

export type Losses = Loss[];

/** A card went from its owner's deck, which is shuffled, to the hand. */
export interface Fetched {
  kind: 'fetched';
  seat: shell.Seat;
  card: shell.CardId;
  order: DeckOrder;
  because: RuleId[];
}

/** The first player was decided; the order then stays. */
export interface FirstPlayerChosen {
  kind: 'first-player-chosen';
  seat: shell.Seat;
  because: RuleId[];
}

/** A melee combat is over: the attacked creature is tired for the rest of the turn. */
export interface Fought {
  kind: 'fought';
  attacker: CreatureId;
  defender: CreatureId;
  because: RuleId[];
}

/** The Hero gained control of a creature, outside the limit of creatures. */
export interface FriendJoined {
  kind: 'friend-joined';
  creature: CreatureId;
  profile: Profile;
  to: Point;
  because: RuleId[];
}

/** A creature as it enters, by its card. */
export interface Profile {
  card: shell.CardId;
  type: string;
  strength: number;
  health: number;
  movement: number;
  base: number;
  held: Held[];
  armour: number;
  hidden: boolean;
}

/** A creature gained an ability, or more of it. */
export interface Gained {
  kind: 'gained';
  creature: CreatureId;
  ability: AbilityId;
  x: Figure;
  plus: boolean;
  until: Moment;
  text: Text | null;
  until_hurt: boolean;
  because: RuleId[];
}

export type Figure = number;

/** The game is over. */
export interface GameEnded {
  kind: 'game-ended';
  outcome: Outcome;
  because: RuleId[];
}

/** A player gave up, by an agreement of the table that no rule tells of. */
export interface GaveUp {
  kind: 'gave-up';
  seat: shell.Seat;
  because: RuleId[];
}

/** All cards of a graveyard left the game for good. */
export interface GraveyardBanished {
  kind: 'graveyard-banished';
  seat: shell.Seat;
  cards: shell.CardId[];
  because: RuleId[];
}

/** All cards of a graveyard went into their owner's deck, which was shuffled. */
export interface GraveyardReturned {
  kind: 'graveyard-returned';
  seat: shell.Seat;
  order: DeckOrder;
  because: RuleId[];
}

/** A player looked at the hand of another. */
export interface HandSeen {
  kind: 'hand-seen';
  seat: shell.Seat;
  by: shell.Seat;
  cards: shell.CardId[];
  because: RuleId[];
}

/** Wounds were removed from a creature. */
export interface Healed {
  kind: 'healed';
  creature: CreatureId;
  wounds: Count;
  because: RuleId[];
}

/** A hero stands on the field. */
export interface HeroPlaced {
  kind: 'hero-placed';
  creature: CreatureId;
  seat: shell.Seat;
  profile: Profile;
  to: Point;
  because: RuleId[];
}

/** The Hero gained honour. */
export interface HonourGained {
  kind: 'honour-gained';
  amount: Count;
  total: Count;
  cards: Count;
  because: RuleId[];
}

/** A creature took damage: its armour a part, its body the rest. Direct wounds pass the armour. */
export interface Hurt {
  kind: 'hurt';
  creature: CreatureId;
  damage: Count;
  armour: Count;
  wounds: Count;
  by: CreatureId | null;
  cause: Word;
  relics: Count;
  worn: [shell.ThingId, Count][];
  bloodless: boolean;
  dealer: shell.Seat | null;
  because: RuleId[];
}

/** A tapped building or relic will not be untapped in its player's next beginning phase. */
export interface KeptTapped {
  kind: 'kept-tapped';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  because: RuleId[];
}

/** A character left the field and lost all that it had gained; it enters again at once. */
export interface LeftTheField {
  kind: 'left-the-field';
  creature: CreatureId;
  card: shell.CardId;
  owner: shell.Seat;
  because: RuleId[];
}

/** A creature no longer has an ability, printed or gained. */
export interface Lost {
  kind: 'lost';
  creature: CreatureId;
  ability: AbilityId;
  because: RuleId[];
}

/** A card went from the top of a deck to its owner's graveyard. */
export interface Milled {
  kind: 'milled';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A creature is about to move: its destination, and its allowance, which stays whatever happens. */
export interface MoveDeclared {
  kind: 'move-declared';
  creature: CreatureId;
  to: Point;
  how: Word;
  limit: Limit;
  because: RuleId[];
}

export type Limit = number;

/** A creature went from one place to another; its path and the length. */
export interface Moved {
  kind: 'moved';
  creature: CreatureId;
  to: Point;
  how: Word;
  length: Length;
  way: Piece[];
  because: RuleId[];
}

export type Length = number;

/** The next card of a type will cost a player more or less prosperity, in this turn. */
export interface NextCostChanged {
  kind: 'next-cost-changed';
  seat: shell.Seat;
  cards: Word;
  amount: Count;
  because: RuleId[];
}

/** A card was played of the kind whose next one cost more or less: those changes are over. */
export interface NextCostsMet {
  kind: 'next-costs-met';
  seat: shell.Seat;
  places: Count[];
  because: RuleId[];
}

/** A template or a creature of a card was left out: none is left, or there is no room. */
export interface NotPlaced {
  kind: 'not-placed';
  card: shell.CardId;
  because: RuleId[];
}

/** Something happened that a text in the game may ask for later in this turn. */
export interface Noted {
  kind: 'noted';
  seat: shell.Seat;
  deed: Word;
  amount: Count;
  because: RuleId[];
}

/** An Overlord card has acted and is laid aside. */
export interface OverlordCardDone {
  kind: 'overlord-card-done';
  card: shell.CardId;
  because: RuleId[];
}

/** The top card of the Overlord's deck was turned over and is played at once. */
export interface OverlordCardDrawn {
  kind: 'overlord-card-drawn';
  card: shell.CardId;
  rage: Count;
  because: RuleId[];
}

/** The Overlord played a card from hand for some of its rage. */
export interface OverlordCardPlayed {
  kind: 'overlord-card-played';
  card: shell.CardId;
  rage: Count;
  because: RuleId[];
}

/** A creature was activated and did nothing. */
export interface Passed {
  kind: 'passed';
  creature: CreatureId;
  because: RuleId[];
}

/** A creature attacks again after a kill. */
export interface Persecuted {
  kind: 'persecuted';
  creature: CreatureId;
  because: RuleId[];
}

/** The next phase of the turn began. */
export interface PhaseBegan {
  kind: 'phase-began';
  phase: Phase;
  because: RuleId[];
}

export type Phase = string;

/** A creature was placed somewhere, regardless of obstacles between. */
export interface Placed {
  kind: 'placed';
  creature: CreatureId;
  to: Point;
  because: RuleId[];
}

/** A player drew the top card of the construction deck. */
export interface PlanDrawn {
  kind: 'plan-drawn';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A played card was cancelled: it does nothing and goes to the graveyard. */
export interface PlayFailed {
  kind: 'play-failed';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A card that was being played was put on top of its owner's deck, or under it. */
export interface PlayedPutBack {
  kind: 'played-put-back';
  seat: shell.Seat;
  card: shell.CardId;
  under: boolean;
  because: RuleId[];
}

/** The moment of a sentence that waited has come. */
export interface PromiseKept {
  kind: 'promise-kept';
  seat: shell.Seat;
  card: shell.CardId;
  number: Count;
  because: RuleId[];
}

/** A sentence will be carried out at a later moment, on the targets that were chosen. */
export interface Promised {
  kind: 'promised';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  sentence: Count;
  targets: TargetId[];
  times: Count;
  because: RuleId[];
}

/** A player gained prosperity. */
export interface Prospered {
  kind: 'prospered';
  seat: shell.Seat;
  amount: Count;
  because: RuleId[];
}

/** A player lost prosperity. */
export interface ProsperityLost {
  kind: 'prosperity-lost';
  seat: shell.Seat;
  amount: Count;
  because: RuleId[];
}

/** A creature was pushed or pulled to another place, the whole distance or as far as it could go. */
export interface Pushed {
  kind: 'pushed';
  creature: CreatureId;
  by: CreatureId;
  to: Point;
  length: Length;
  whole: boolean;
  because: RuleId[];
}

/** A character left the field and was put on top of its owner's deck, or under it. */
export interface PutBack {
  kind: 'put-back';
  creature: CreatureId;
  card: shell.CardId;
  owner: shell.Seat;
  under: boolean;
  because: RuleId[];
}

/** A card went from a graveyard on top of its owner's deck. */
export interface PutOnTop {
  kind: 'put-on-top';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A card went from a hand under its owner's deck. */
export interface PutUnder {
  kind: 'put-under';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** The action of a quest was carried out: the things that belong to it. */
export interface QuestBegun {
  kind: 'quest-begun';
  card: shell.CardId;
  terrains: TerrainId[];
  creatures: CreatureId[];
  friends: CreatureId[];
  because: RuleId[];
}

/** The Hero accomplished a quest and keeps its card. */
export interface QuestCompleted {
  kind: 'quest-completed';
  card: shell.CardId;
  because: RuleId[];
}

/** A quest was drawn and is active. */
export interface QuestDrawn {
  kind: 'quest-drawn';
  card: shell.CardId;
  because: RuleId[];
}

/** A quest failed; its honour is taken off at the end. */
export interface QuestFailed {
  kind: 'quest-failed';
  card: shell.CardId;
  because: RuleId[];
}

/** Something that an active quest counts has changed. */
export interface QuestTallied {
  kind: 'quest-tallied';
  card: shell.CardId;
  tally: Count[];
  because: RuleId[];
}

/** A template of a quest lies on the field. */
export interface QuestTerrainLaid {
  kind: 'quest-terrain-laid';
  terrain: LaidTerrain;
  because: RuleId[];
}

export type LaidTerrain = Terrain;

/** The quest deck lies face down in a secret order, the early quests on top. */
export interface QuestsShuffled {
  kind: 'quests-shuffled';
  order: DeckOrder;
  because: RuleId[];
}

/** The Overlord has the rage of the Hero's honour, and nothing of an earlier turn. */
export interface RageSet {
  kind: 'rage-set';
  rage: Count;
  because: RuleId[];
}

/** A creature may be activated again this turn. */
export interface Readied {
  kind: 'readied';
  creature: CreatureId;
  because: RuleId[];
}

/** A card went from a graveyard to its owner's hand. */
export interface Recalled {
  kind: 'recalled';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A player's tapped cards were untapped and the player's creatures may be activated again. */
export interface Refreshed {
  kind: 'refreshed';
  seat: shell.Seat;
  every_card: boolean;
  because: RuleId[];
}

/** A card that was being played went back to its owner's hand. */
export interface Regained {
  kind: 'regained';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A relic left its hero and lies in the graveyard. */
export interface RelicDestroyed {
  kind: 'relic-destroyed';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  because: RuleId[];
}

/** Some of a creature's dice were thrown again; the new result counts. */
export interface Rerolled {
  kind: 'rerolled';
  creature: CreatureId;
  why: Word;
  dropped: Faces;
  faces: Faces;
  because: RuleId[];
}

/** A card went from a graveyard, a hand or from being played back to its owner's deck, now shuffled. */
export interface Returned {
  kind: 'returned';
  seat: shell.Seat;
  card: shell.CardId;
  origin: Word;
  order: DeckOrder;
  because: RuleId[];
}

/** A creature of the Overlord left the field undefeated; it has no card in a deck or a hand. */
export interface ReturnedToSupply {
  kind: 'returned-to-supply';
  creature: CreatureId;
  because: RuleId[];
}

/** A player revealed the top cards of the deck one by one; the last one is taken if it was looked for. */
export interface RevealedUntil {
  kind: 'revealed-until';
  seat: shell.Seat;
  cards: shell.CardId[];
  taken: shell.CardId;
  order: DeckOrder;
  because: RuleId[];
}

/** A card left its owner's graveyard to be summoned again. */
export interface Risen {
  kind: 'risen';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A creature's dice were thrown. */
export interface Rolled {
  kind: 'rolled';
  creature: CreatureId;
  why: Word;
  faces: Faces;
  succeeding: Faces;
  because: RuleId[];
}

/** A card that was to enter did not, and lies in the graveyard. */
export interface SankBack {
  kind: 'sank-back';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** The final honour: that of the game, for prosperity, less for wounds, less for failed quests. */
export interface Scored {
  kind: 'scored';
  honour: Count;
  prosperity: Count;
  wounds: Count;
  failed: Count;
  total: Count;
  because: RuleId[];
}

/** A character searched ruins; they cannot be searched again. */
export interface Searched {
  kind: 'searched';
  creature: CreatureId;
  terrain: TerrainId;
  because: RuleId[];
}

/** A player put one of the top cards of the battle deck under it. */
export interface SentUnder {
  kind: 'sent-under';
  seat: shell.Seat;
  card: shell.CardId;
  looked: Count;
  because: RuleId[];
}

/** Cards of the opening hand wait to be shuffled in. */
export interface SetAside {
  kind: 'set-aside';
  seat: shell.Seat;
  cards: shell.CardId[];
  count: Count;
  because: RuleId[];
}

/** The cards that were set aside are shuffled into the deck. */
export interface ShuffledIn {
  kind: 'shuffled-in';
  seat: shell.Seat;
  order: DeckOrder;
  because: RuleId[];
}

/** A creature has none of its abilities and no text for a time, or for good. */
export interface Silenced {
  kind: 'silenced';
  creature: CreatureId;
  until: Moment;
  until_hurt: boolean;
  because: RuleId[];
}

/** An effect made a creature spend its activation doing nothing. */
export interface Skipped {
  kind: 'skipped';
  creature: CreatureId;
  because: RuleId[];
}

/** A creature was chosen as the target of a spell, which is about to do its work on it. */
export interface SpellAimed {
  kind: 'spell-aimed';
  seat: shell.Seat;
  card: shell.CardId;
  creature: CreatureId;
  alone: boolean;
  because: RuleId[];
}

/** A spell was declared and paid for, and is about to act; an interrupt may cancel it. */
export interface SpellCast {
  kind: 'spell-cast';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A spell that acted from the graveyard went under its owner's deck. */
export interface SpellRecast {
  kind: 'spell-recast';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A spell acts from the graveyard of a player, where it stays, for the player of a text. */
export interface SpellRepeated {
  kind: 'spell-repeated';
  seat: shell.Seat;
  card: shell.CardId;
  owner: shell.Seat;
  because: RuleId[];
}

/** A spell has acted and lies in the graveyard. */
export interface SpellSpent {
  kind: 'spell-spent';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A player spent prosperity. */
export interface Spent {
  kind: 'spent';
  seat: shell.Seat;
  amount: Count;
  because: RuleId[];
}

/** The next part of setting up, or the first turn, begins. */
export interface StageBegan {
  kind: 'stage-began';
  stage: Count;
  because: RuleId[];
}

/** A creature did not go to its destination: the path was closed before it started. */
export interface Stayed {
  kind: 'stayed';
  creature: CreatureId;
  to: Point;
  because: RuleId[];
}

/** A creature entered the field; it counts as activated. */
export interface Summoned {
  kind: 'summoned';
  creature: CreatureId;
  seat: shell.Seat;
  profile: Profile;
  to: Point;
  because: RuleId[];
}

/** A tactic lies face down. */
export interface TacticLaid {
  kind: 'tactic-laid';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  because: RuleId[];
}

/** A face-down tactic was shown and put into its owner's graveyard; it does not act. */
export interface TacticLost {
  kind: 'tactic-lost';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  because: RuleId[];
}

/** A tactic was shown; it acts now. */
export interface TacticRevealed {
  kind: 'tactic-revealed';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  because: RuleId[];
}

/** A tactic has acted and lies in the graveyard. */
export interface TacticSpent {
  kind: 'tactic-spent';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A tactic could have answered. No seat is told, but the seat that acted has seen the result. */
export interface TacticsAwaited {
  kind: 'tactics-awaited';
  seat: shell.Seat;
  because: RuleId[];
}

/** A creature does not have an ability for a time, printed or gained. */
export interface TakenAway {
  kind: 'taken-away';
  creature: CreatureId;
  ability: AbilityId;
  until: Moment;
  until_hurt: boolean;
  because: RuleId[];
}

/** A player took one of the top cards of the battle deck; the others went under it, in their order. */
export interface TakenFromTop {
  kind: 'taken-from-top';
  seat: shell.Seat;
  card: shell.CardId;
  looked: Count;
  because: RuleId[];
}

/** A building or a relic was used: it is tapped until its player's next beginning phase. */
export interface Tapped {
  kind: 'tapped';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  because: RuleId[];
}

/** A terrain has other abilities: quests began or ended, or its card was flipped to side B. */
export interface TerrainChanged {
  kind: 'terrain-changed';
  terrain: LaidTerrain;
  flipped: boolean;
  because: RuleId[];
}

/** A template left the field; its card goes to no graveyard. */
export interface TerrainDestroyed {
  kind: 'terrain-destroyed';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  because: RuleId[];
}

/** A template lies on the field, its card in the City. */
export interface TerrainLaid {
  kind: 'terrain-laid';
  seat: shell.Seat;
  terrain: LaidTerrain;
  unique: boolean;
  because: RuleId[];
}

/** A sentence that is carried out once a game was carried out. */
export interface TextSpent {
  kind: 'text-spent';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  sentence: Count;
  because: RuleId[];
}

/** A sentence that is carried out once a turn was carried out. */
export interface TextUsed {
  kind: 'text-used';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  sentence: Count;
  because: RuleId[];
}

/** The time limit that the players agreed on is reached, with all heroes on the field. */
export interface TimeCalled {
  kind: 'time-called';
  because: RuleId[];
}

/** A player revealed the top cards of the deck; some are taken, the others go under it or are lost. */
export interface TopRevealed {
  kind: 'top-revealed';
  seat: shell.Seat;
  cards: shell.CardId[];
  taken: shell.CardId[];
  lost: shell.CardId[];
  order: DeckOrder;
  because: RuleId[];
}

/** A player's turn began. */
export interface TurnBegan {
  kind: 'turn-began';
  seat: shell.Seat;
  turn: Count;
  because: RuleId[];
}

/** A turn is over, and the next player's turn follows. */
export interface TurnEnded {
  kind: 'turn-ended';
  seat: shell.Seat;
  next_seat: shell.Seat;
  because: RuleId[];
}

/** A turn is about to end: effects that last until then or act then are due. */
export interface TurnEnding {
  kind: 'turn-ending';
  seat: shell.Seat;
  because: RuleId[];
}

/** A hidden creature lost its stealth token. */
export interface Uncovered {
  kind: 'uncovered';
  creature: CreatureId;
  because: RuleId[];
}

/** A tapped card was untapped before its player's next beginning phase. */
export interface Untapped {
  kind: 'untapped';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  because: RuleId[];
}

/** A use of a relic was spent. */
export interface UseCounted {
  kind: 'use-counted';
  seat: shell.Seat;
  card: shell.CardId;
  holder: shell.ThingId;
  because: RuleId[];
}

/** An ability that acts once a turn has acted. */
export interface UsedUp {
  kind: 'used-up';
  creature: CreatureId;
  ability: AbilityId;
  text: Text | null;
  because: RuleId[];
}

/** A creature has named its victim. */
export interface VictimNamed {
  kind: 'victim-named';
  creature: CreatureId;
  target: CreatureId;
  because: RuleId[];
}

/** A player takes no further part. */
export interface WentOut {
  kind: 'went-out';
  seat: shell.Seat;
  because: RuleId[];
}

/** A card says its first or its last word, and will not say it again. */
export interface WordSaid {
  kind: 'word-said';
  seat: shell.Seat;
  card: shell.CardId;
  word: Word;
  because: RuleId[];
}

export type Command =
  | Look
  | Try
  | Weigh
  | Threaten
  ;

export type Message =
  | Reach
  | Way
  | Odds
  | Threats
  ;

export type Option =
  | Activate
  | Move
  | Run
  | PassRest
  | ActInOrder
  | EndTurn
  | Fight
  | StrikeMagically
  | Shoot
  | Throw
  | ShootMagically
  | Detect
  | Use
  | UseOn
  | Pass
  | PlaceAt
  | BuildNext
  | KeepListedOrder
  | Begin
  | PickCorner
  | KeepHand
  | ReplaceCards
  | DiscardCards
  | Build
  | Save
  | Play
  | UseCard
  | LayTerrain
  | TapBuildings
  | Replace
  | TakeWith
  | Target
  | NoTarget
  | Against
  | PickCard
  | PickAbility
  | Part
  | PayAmount
  | Reveal
  | Search
  | UseEntrance
  | ComeOut
  | StayInside
  | Split
  | ReadDiceCard
  | PlayOverlordCard
  | Reroll
  | TurnDie
  | GoesFirst
  | Yes
  | No
  ;

export type GameEvent =
  | AbilityDeclared
  | Activated
  | ActivationCancelled
  | ActivationEnded
  | ActivationGivenUp
  | ActivationLost
  | ActivationStopped
  | Aftermath
  | ArmourGained
  | ArmourLost
  | AttackDeclared
  | AttackEnded
  | AttackNoted
  | BackToDeck
  | BackToHand
  | Banished
  | Behaved
  | BuildingDestroyed
  | Built
  | CalledUp
  | CardPlayed
  | CardShown
  | CardUsed
  | ClockExpired
  | ClockRanOut
  | Concealed
  | Conceded
  | Concentrated
  | ConcentrationSpent
  | ConstructionArranged
  | ControlEnded
  | ControlTaken
  | CornerPicked
  | CostToCome
  | CountersPlaced
  | CountersRemoved
  | DeckShuffled
  | DetectionDeclared
  | DiceCardRead
  | DiceCardsShuffled
  | DiceCompared
  | DiceSplit
  | DieShown
  | DieTurned
  | Discarded
  | Disturbed
  | Donned
  | DrawAgreed
  | Drawn
  | DrewNothing
  | DurabilitySpent
  | Eliminated
  | EntryNoted
  | Exhausted
  | Expired
  | Fetched
  | FirstPlayerChosen
  | Fought
  | FriendJoined
  | Gained
  | GameEnded
  | GaveUp
  | GraveyardBanished
  | GraveyardReturned
  | HandSeen
  | Healed
  | HeroPlaced
  | HonourGained
  | Hurt
  | KeptTapped
  | LeftTheField
  | Lost
  | Milled
  | MoveDeclared
  | Moved
  | NextCostChanged
  | NextCostsMet
  | NotPlaced
  | Noted
  | OverlordCardDone
  | OverlordCardDrawn
  | OverlordCardPlayed
  | Passed
  | Persecuted
  | PhaseBegan
  | Placed
  | PlanDrawn
  | PlayFailed
  | PlayedPutBack
  | PromiseKept
  | Promised
  | Prospered
  | ProsperityLost
  | Pushed
  | PutBack
  | PutOnTop
  | PutUnder
  | QuestBegun
  | QuestCompleted
  | QuestDrawn
  | QuestFailed
  | QuestTallied
  | QuestTerrainLaid
  | QuestsShuffled
  | RageSet
  | Readied
  | Recalled
  | Refreshed
  | Regained
  | RelicDestroyed
  | Rerolled
  | Returned
  | ReturnedToSupply
  | RevealedUntil
  | Risen
  | Rolled
  | SankBack
  | Scored
  | Searched
  | SentUnder
  | SetAside
  | ShuffledIn
  | Silenced
  | Skipped
  | SpellAimed
  | SpellCast
  | SpellRecast
  | SpellRepeated
  | SpellSpent
  | Spent
  | StageBegan
  | Stayed
  | Summoned
  | TacticLaid
  | TacticLost
  | TacticRevealed
  | TacticSpent
  | TacticsAwaited
  | TakenAway
  | TakenFromTop
  | Tapped
  | TerrainChanged
  | TerrainDestroyed
  | TerrainLaid
  | TextSpent
  | TextUsed
  | TimeCalled
  | TopRevealed
  | TurnBegan
  | TurnEnded
  | TurnEnding
  | Uncovered
  | Untapped
  | UseCounted
  | UsedUp
  | VictimNamed
  | WentOut
  | WordSaid
  ;
