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
  hero: shell.CardId;
  faction: Word;
}

export type Word = string;

export interface Screen extends shell.Screen {
  view: WarseerView;
  findings: OnScreen;
  lines: Line[];
  asked: Asked | null;
}

/** The view of a seat (None: of a spectator). */
export interface WarseerView {
  seat: shell.Seat | null;
  map: Word;
  goal: Count;
  turn: Count;
  phase: Word;
  active: shell.Seat;
  first: shell.Seat;
  players: PlayerView[];
  creatures: CreatureView[];
  relics: CardInPlay[];
  buildings: CardInPlay[];
  enchantments: CardInPlay[];
  terrains: LaidTerrain[];
  feat_deck: Count;
  feat_discard: shell.CardId[];
  notes: TurnNotes;
  activation: CurrentActivation | null;
  attacks: Attack[];
  fallen: Fallen[];
  on_table: [shell.Seat, shell.CardId][];
  next_id: shell.ThingId;
  uniques: boolean;
  own_camps: boolean;
  last_turn: boolean;
  outcome: Outcome | null;
}

export type Count = number;

/** A player's board: public zones completely, secret ones by size, and the seat's own hand. */
export interface PlayerView {
  seat: shell.Seat;
  side: Side;
  hero: shell.CardId;
  power: Count;
  income: Count;
  points: Count;
  deck: Count;
  hand: Count;
  feats_in_hand: Count;
  cards: shell.CardId[] | null;
  feats: shell.CardId[] | null;
  history: shell.CardId[];
  hall: shell.CardId[];
  kills: Count;
  scored: Count;
  camp: shell.CardId[];
  minion: shell.CardId;
  unseen: shell.CardId[];
  out: boolean;
}

export type Side = number;

/** A figure; all its data is public. */
export interface CreatureView {
  id: shell.ThingId;
  card: shell.CardId;
  type: Word;
  seat: shell.Seat;
  owner: shell.Seat;
  at: HexPlace;
  health: Count;
  wounds: Count;
  armour: Count;
  movement: Hexes;
  range: Hexes;
  attack: Word;
  dice: DiceNames;
  tokens: Word[];
  activated: boolean;
  abilities: Held[];
  grants: Grant[];
  beneath: shell.CardId;
  beneath_owner: shell.Seat;
  building: boolean;
  used: Word[];
  fresh: boolean;
}

export type HexPlace = [number, number];

export type Hexes = number;

export type DiceNames = string[];

/** An ability as a card prints it: the keyword with its figure, its dice, its kind or its text. */
export interface Held {
  ability: AbilityId;
  x?: Count;
  dice?: DiceNames;
  who?: Who | null;
  gives?: Held[];
  plus?: boolean;
  for_good?: boolean;
}

export type AbilityId = string;

/** Creatures by whose they are, their kind and their marks (W-CARD-03, -07, -08). */
export interface Who {
  whose?: Word;
  kind?: Word;
  ranks?: Word[];
  affiliations?: Word[];
  attack?: Word;
  wounded?: boolean | null;
  within?: Count | null;
  seen?: boolean;
  me?: boolean;
  other?: boolean;
  token?: Word;
}

/** An ability that an effect gave to a creature. */
export interface Grant {
  held: Held;
  until: Word;
  by: shell.Seat;
  source?: shell.ThingId;
}

/** A relic of the hero, a building of the City, or an enchantment on a creature. */
export interface CardInPlay {
  id: shell.ThingId;
  card: shell.CardId;
  seat: shell.Seat;
  tapped: boolean;
  armour: Count;
  uses: Count;
  on: shell.ThingId;
}

/** A hex with terrain. */
export interface LaidTerrain {
  at: HexPlace;
  kind: Word;
  owner?: shell.Seat | null;
}

/** What the active player has done in this turn, as far as a rule or a feat asks. */
export interface TurnNotes {
  summoned?: Count;
  discarded?: Count;
  feats_discarded?: Count;
  achievements?: shell.CardId[];
  feats_played?: Count;
  wounds?: Count;
  kills?: Kill[];
  minions_killed?: Count;
  claims?: Kill[];
  played?: shell.CardId[];
  healed?: Count;
  pushed?: Count;
  entered?: Count;
}

/** An opposing character that fell in the active player's turn, as feats ask for it. */
export interface Kill {
  card: shell.CardId;
  cause: Word;
  killer?: shell.CardId;
  attack?: Word;
  at?: HexPlace;
}

/** The activation of a creature that is under way. */
export interface CurrentActivation {
  creature: shell.ThingId;
  beside?: shell.ThingId[];
  moved?: boolean;
  steps?: Hexes;
  attacks?: Count;
  stays?: boolean;
  over?: boolean;
  skipped?: boolean;
  without_attack?: boolean;
  frenzy?: shell.ThingId[];
  cards?: shell.ThingId[];
}

/** An attack, or a long shot, which is not one (W-ATK). */
export interface Attack {
  attacker: shell.ThingId;
  target: shell.ThingId;
  type: Word;
  special: boolean;
  counter: boolean;
  target_at: HexPlace;
  rolled: RolledDie[];
  bonus: DiceNames;
  extra: DiceNames;
  added: Word[];
  removed: Word[];
  used: Word[];
  crit: boolean;
  crits: Count;
  hits: Count;
  pushes: Count;
  damage: Count;
  pushed: boolean;
  raised: Count;
  lowered: Count;
  killed: boolean;
  felled: boolean;
}

/** A die of an attack as it lies. */
export interface RolledDie {
  die: Word;
  face: Word;
  extra?: boolean;
  touched?: shell.Seat[];
}

/** A figure that has left the field while its card still lies beside its player's board. */
export interface Fallen {
  creature: Creature;
  cause: Word;
  by: shell.Seat | null;
}

/** A figure on the battlefield. */
export interface Creature {
  id: shell.ThingId;
  card: shell.CardId;
  owner: shell.Seat;
  seat: shell.Seat;
  at: HexPlace;
  wounds: Count;
  armour: Count;
  tokens: Word[];
  activated: boolean;
  grants: Grant[];
  beneath: shell.CardId;
  beneath_owner: shell.Seat;
  building: boolean;
  used: Word[];
  fresh: boolean;
}

/** The end of a game: the side that won (None in a draw), the way it won, and the rules behind it. */
export interface Outcome {
  winner: Side | null;
  by: string;
  cites: string[];
  drawn?: Side[];
}

/** The Warseer part of a screen. */
export interface OnScreen {
  board: BoardShown;
  map: string;
  names: Named[];
  players: BoardOfPlayer[];
  cards: CardFace[];
  points_at: Count[];
  cards_at: Count[];
  most_power: Count;
  most_income: Count;
}

/** The board: every hex, and the corners that all hexes share, from the middle of each. */
export interface BoardShown {
  width: number;
  height: number;
  corners: [number, number][];
  hexes: HexShown[];
}

/** A hex of the board, with the middle of its picture. */
export interface HexShown {
  at: HexPlace;
  x: number;
  y: number;
  terrain: Word;
  zone: shell.Seat | null;
  mark: boolean;
  words: string;
}

/** The name of a creature, its abilities, and the sentence by which it is spoken of. */
export interface Named {
  id: shell.ThingId;
  name: string;
  words: string;
  rank: Word;
  stars: Count;
  abilities: KeywordShown[];
}

/** A keyword of a card with the rule behind it. */
export interface KeywordShown {
  id: string;
  words: string;
}

/** A player's board beyond the view. */
export interface BoardOfPlayer {
  seat: shell.Seat;
  chips: Chip[];
  next_point: Count;
  next_card: Count;
  leadership: Record<string, Count>;
}

/** A part of a player's victory points; all chips add up to the points. */
export interface Chip {
  kind: Word;
  points: Count;
  card: shell.CardId;
  count: Count;
}

/** A card as it is drawn and read. */
export interface CardFace {
  id: shell.CardId;
  name: string;
  type: Word;
  type_words: string;
  cost: Count;
  income: number;
  text: string[];
  faction: Word;
  attack: Word;
  dice: DiceNames;
  range: Hexes;
  health: Count;
  movement: Hexes;
  rank: Word;
  stars: Count;
  armour: Count;
  points: Count;
  kind: string;
  figures: string;
  flavour: string;
  keywords: KeywordShown[];
  faction_words: string;
  lore: string[];
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

/** An advised activation, to be drawn: the way hex by hex, the place, and the arrow to the target. */
export interface PlanMarks {
  creature: shell.ThingId;
  way: HexPlace[];
  to: HexPlace | null;
  target: shell.ThingId;
  threats: shell.ThingId[];
}

export interface Invitation extends shell.Invitation {
  seats: SeatShown[];
  preview: Preview | null;
}

/** The Warseer part of a table in a list. */
export interface Preview {
  turn: Count;
  width: number;
  height: number;
  hexes: [number, number, Word][];
  spots: [number, number, shell.Seat][];
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

/** Look at a creature: its reach, its targets, its threats, and its actions. */
export interface Look {
  kind: 'look';
  number: number;
  creature: shell.ThingId;
}

/** Hold a creature over a hex: whether it may move or run there, its way, and its targets from there. */
export interface Try {
  kind: 'try';
  number: number;
  creature: shell.ThingId;
  to: HexPlace;
}

/** The odds of an attack: an option of a creature, from its place or after a move to a hex. */
export interface Weigh {
  kind: 'weigh';
  number: number;
  creature: shell.ThingId;
  option: Option;
  to?: HexPlace | null;
}

/** The answer to Look. */
export interface Reach {
  kind: 'reach';
  number: number;
  creature: shell.ThingId;
  position: number;
  hexes: HexReached[];
  targets: TargetShown[];
  threats: shell.ThingId[];
  actions: Shown[];
  why: string;
  cites: string[];
  words: string;
  seen: HexPlace[];
}

/** A hex in reach, with its way. */
export interface HexReached {
  at: HexPlace;
  way: HexPlace[];
  run: boolean;
  stops: boolean;
  words: string;
}

/** An opponent as seen from a place, with the attack on it or the reason why there is none. */
export interface TargetShown {
  creature: shell.ThingId;
  distance: Hexes;
  range: Hexes;
  line: [number, number, number, number] | null;
  blockers: HexPlace[];
  option: unknown;
  why: string;
  cites: string[];
  words: string;
}

/** The answer to Try. */
export interface Way {
  kind: 'way';
  number: number;
  creature: shell.ThingId;
  to: HexPlace;
  legal: boolean;
  why: string;
  cites: string[];
  way: HexPlace[];
  option: Option | null;
  targets: TargetShown[];
  words: string;
}

/** The answer to Weigh: exact chances. */
export interface Odds {
  kind: 'odds';
  number: number;
  creature: shell.ThingId;
  target: shell.ThingId;
  option: Option;
  dice: DiceNames;
  weights: number[];
  total: number;
  expected: number;
  dies: number;
  pushed: number;
  crit: number;
  left: Count;
  armour: Count;
  rerolls: Count;
  pushes: PushShown[];
  push_damage: Count;
  protectors: shell.ThingId[];
  reasons: KeywordShown[];
  words: string;
}

/** A hex to which a push could move the target, and the damage that it adds. */
export interface PushShown {
  at: HexPlace;
  damage: Count;
}

/** A deck to choose. */
export interface DeckShown {
  id: string;
  name: string;
  hero: shell.CardId;
  faction: Word;
  about: string;
  code: string;
}

/** Activate this creature. */
export interface Activate {
  kind: 'activate';
  creature: shell.ThingId;
}

/** Attack this creature. */
export interface AttackIt {
  kind: 'attack';
  target: shell.ThingId;
}

/** Discard a feat for one of its effects, counted from 1. */
export interface DiscardFeat {
  kind: 'discard-feat';
  feat: shell.CardId;
  effect: Count;
}

/** Put a support card from hand into the History without playing it. */
export interface DiscardForIncome {
  kind: 'discard';
  card: shell.CardId;
}

/** Put the enchantment on this creature. */
export interface Enchant {
  kind: 'enchant';
  creature: shell.ThingId;
}

/** The turn is over; creatures that are left do nothing. */
export interface EndTurn {
  kind: 'end-turn';
}

/** Which of a player's own effects is carried out next. */
export interface GoesFirst {
  kind: 'goes-first';
  ability: AbilityId;
  holder: shell.ThingId;
}

/** This creature is activated next, without action. */
export interface IdleFirst {
  kind: 'idle-first';
  creature: shell.ThingId;
}

/** Roll these dice and leave the others. */
export interface KeepDice {
  kind: 'keep-dice';
  dice: DiceNames;
}

/** Place this unique terrain on these marked hexes: one, or two for a pair. */
export interface LayTerrain {
  kind: 'lay-terrain';
  terrain: Word;
  at: HexPlace[];
}

/** Change nothing now. */
export interface LeaveDice {
  kind: 'leave-dice';
}

/** A minion takes the place of the eliminated character. */
export interface LeaveMinion {
  kind: 'leave-minion';
}

/** Move to this hex. */
export interface Move {
  kind: 'move';
  at: HexPlace;
}

/** Do not do it. */
export interface No {
  kind: 'no';
}

/** Play none now. */
export interface NoFeat {
  kind: 'no-feat';
}

/** Nobody more. */
export interface NoMore {
  kind: 'no-more';
}

/** Play none now. */
export interface NoTactic {
  kind: 'no-tactic';
}

/** Place none. */
export interface NoTerrain {
  kind: 'no-terrain';
}

/** Do nothing more. */
export interface Pass {
  kind: 'pass';
}

/** Discard this card as part of a price. */
export interface PayWith {
  kind: 'pay-with';
  card: shell.CardId;
}

/** This card. */
export interface PickCard {
  kind: 'pick-card';
  card: shell.CardId;
}

/** This creature. */
export interface PickTarget {
  kind: 'pick-target';
  creature: shell.ThingId;
}

/** This card in play. */
export interface PickThing {
  kind: 'pick-thing';
  id: shell.ThingId;
}

/** This hex. */
export interface PlaceAt {
  kind: 'place-at';
  at: HexPlace;
}

/** Play a spell, a relic or a building from hand. */
export interface Play {
  kind: 'play';
  card: shell.CardId;
}

/** Put a feat from hand into the Hall of Honour. */
export interface PlayFeat {
  kind: 'play-feat';
  feat: shell.CardId;
}

/** Play this tactic now. */
export interface PlayTactic {
  kind: 'play-tactic';
  card: shell.CardId;
}

/** This creature takes the damage of its ally. */
export interface Protect {
  kind: 'protect';
  creature: shell.ThingId;
}

/** This resurgent takes the place of the eliminated character. */
export interface Raise {
  kind: 'raise';
  card: shell.CardId;
}

/** Nobody takes its place. */
export interface RaiseNobody {
  kind: 'raise-nobody';
}

/** Take a minion off the field instead of activating it. */
export interface RemoveMinion {
  kind: 'remove-minion';
  creature: shell.ThingId;
}

/** The new relic takes the place of this one. */
export interface Replace {
  kind: 'replace';
  relic: shell.ThingId;
}

/** Roll these dice again, by their places from 1. */
export interface RerollDice {
  kind: 'reroll-dice';
  dice: Count[];
}

/** Put these cards back into the battle deck. */
export interface ReturnCards {
  kind: 'return-cards';
  cards: shell.CardId[];
}

/** Run to this hex, which ends the activation. */
export interface Run {
  kind: 'run';
  at: HexPlace;
}

/** This creature is hurt too. */
export interface Slash {
  kind: 'slash';
  creature: shell.ThingId;
}

/** Not anywhere else. */
export interface StayThere {
  kind: 'stay-there';
}

/** Summon this character from the war camp; its hex is asked then. */
export interface Summon {
  kind: 'summon';
  card: shell.CardId;
}

/** This relic takes the damage first. */
export interface TakeWith {
  kind: 'take-with';
  relic: shell.ThingId;
}

/** Tap a creature, a relic or a building for its ability. */
export interface Tap {
  kind: 'tap';
  id: shell.ThingId;
}

/** The terrain of this hex rolls next. */
export interface TerrainFirst {
  kind: 'terrain-first';
  at: HexPlace;
}

/** Use a card with multiple uses between activations. */
export interface Use {
  kind: 'use';
  id: shell.ThingId;
}

/** Use a special ability on this creature. */
export interface UseOn {
  kind: 'use-on';
  ability: AbilityId;
  target: shell.ThingId;
}

/** Use the text of this creature or card. */
export interface UseText {
  kind: 'use-text';
  id: shell.ThingId;
}

/** The new relic is worn besides the others. */
export interface WearBoth {
  kind: 'wear-both';
}

/** Do it. */
export interface Yes {
  kind: 'yes';
}

/** A creature is active; it counts as activated from now on. */
export interface ActivationBegan {
  kind: 'activation-began';
  creature: shell.ThingId;
  without_attack: boolean;
  because: RuleId[];
}

export type RuleId = string;

/** The moment at which abilities act at the end of an activation, before terrain does. */
export interface ActivationClosing {
  kind: 'activation-closing';
  creature: shell.ThingId;
  because: RuleId[];
}

/** The activation is over, and what lasted until its end with it. */
export interface ActivationEnded {
  kind: 'activation-ended';
  creature: shell.ThingId;
  because: RuleId[];
}

/** A stunned creature counts as activated and did nothing. */
export interface ActivationLost {
  kind: 'activation-lost';
  creature: shell.ThingId;
  because: RuleId[];
}

/** A creature does nothing in its activation, to lose its tokens. */
export interface ActivationSkipped {
  kind: 'activation-skipped';
  creature: shell.ThingId;
  because: RuleId[];
}

/** A creature got armour tokens; there is no limit. */
export interface ArmourGained {
  kind: 'armour-gained';
  creature: shell.ThingId;
  armour: Count;
  because: RuleId[];
}

/** Everything that follows from the attack is done. */
export interface AttackClosed {
  kind: 'attack-closed';
  attacker: shell.ThingId;
  target: shell.ThingId;
  because: RuleId[];
}

/** A creature attacks another, or makes a long shot at it. */
export interface AttackDeclared {
  kind: 'attack-declared';
  attacker: shell.ThingId;
  target: shell.ThingId;
  type: Word;
  special: boolean;
  counter: boolean;
  further: boolean;
  because: RuleId[];
}

/** An effect added dice to the attack that is under way. */
export interface AttackDiceAdded {
  kind: 'attack-dice-added';
  dice: DiceNames;
  extra: boolean;
  because: RuleId[];
}

/** W-ATK-10: the attack is over, and what lasted until its end with it. */
export interface AttackEnded {
  kind: 'attack-ended';
  attacker: shell.ThingId;
  target: shell.ThingId;
  because: RuleId[];
}

/** The battle deck has a new order, which nobody knows. */
export interface BattleDeckShuffled {
  kind: 'battle-deck-shuffled';
  seat: shell.Seat;
  order: DeckOrder;
  because: RuleId[];
}

export type DeckOrder = shell.CardId[];

/** A creature has had the bonus of a building in this turn. */
export interface BuildingHelped {
  kind: 'building-helped';
  creature: shell.ThingId;
  because: RuleId[];
}

/** The card of an eliminated character, or the card under it, went to its owner's History. */
export interface Buried {
  kind: 'buried';
  creature: shell.ThingId;
  seat: shell.Seat;
  card: shell.CardId;
  beneath: boolean;
  because: RuleId[];
}

/** A relic, a building or an enchantment is in play. */
export interface CardEntered {
  kind: 'card-entered';
  id: shell.ThingId;
  seat: shell.Seat;
  card: shell.CardId;
  zone: Word;
  on: shell.ThingId;
  armour: Count;
  uses: Count;
  because: RuleId[];
}

/** A relic, a building or an enchantment left play; its card lies in the History. */
export interface CardLeft {
  kind: 'card-left';
  id: shell.ThingId;
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** A support card was played from hand. */
export interface CardPlayed {
  kind: 'card-played';
  seat: shell.Seat;
  card: shell.CardId;
  type: Word;
  because: RuleId[];
}

/** A spell or a tactic has done its work and went to the History. */
export interface CardSettled {
  kind: 'card-settled';
  seat: shell.Seat;
  card: shell.CardId;
  because: RuleId[];
}

/** The moment for military feats is over. */
export interface ClaimsPassed {
  kind: 'claims-passed';
  seat: shell.Seat;
  because: RuleId[];
}

/** A player's time is over, by an agreement of the table. */
export interface ClockRanOut {
  kind: 'clock-ran-out';
  seat: shell.Seat;
  because: RuleId[];
}

/** A player gave up; that is an agreement of the table, and no rule of the book. */
export interface Conceded {
  kind: 'conceded';
  seat: shell.Seat;
  because: RuleId[];
}

/** Another player controls a creature. */
export interface ControlGained {
  kind: 'control-gained';
  creature: shell.ThingId;
  seat: shell.Seat;
  because: RuleId[];
}

/** W-ATK-10: the moment at which the crit effect does what it does after the attack. */
export interface CritFollows {
  kind: 'crit-follows';
  attacker: shell.ThingId;
  target: shell.ThingId;
  because: RuleId[];
}

/** W-ATK-05: the attacker's crit effect works in this attack. */
export interface CritWorks {
  kind: 'crit-works';
  attacker: shell.ThingId;
  target: shell.ThingId;
  because: RuleId[];
}

/** W-ATK-08: an effect raises the damage, or lowers it. */
export interface DamageRaised {
  kind: 'damage-raised';
  attacker: shell.ThingId;
  target: shell.ThingId;
  by: Count;
  because: RuleId[];
}

/** W-ATK-08: the damage that will be dealt. */
export interface DamageSettled {
  kind: 'damage-settled';
  attacker: shell.ThingId;
  target: shell.ThingId;
  damage: Count;
  because: RuleId[];
}

/** W-ATK-08: the moment at which effects raise and lower the damage. */
export interface DamageStep {
  kind: 'damage-step';
  attacker: shell.ThingId;
  target: shell.ThingId;
  damage: Count;
  because: RuleId[];
}

/** A creature took damage: armour of relics first, then its own, then wounds. */
export interface Damaged {
  kind: 'damaged';
  creature: shell.ThingId;
  damage: Count;
  type: Word;
  cause: Word;
  by: shell.Seat | null;
  relics: shell.ThingId[];
  armour: Count;
  wounds: Count;
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

export type Faces = string[];

/** All dice cards of a seat lie face down again, in a secret order. */
export interface DiceCardsShuffled {
  kind: 'dice-cards-shuffled';
  seat: shell.Seat;
  order: DeckOrder;
  because: RuleId[];
}

/** W-ATK-04: a player rerolled dice or turned them to another face. */
export interface DiceChanged {
  kind: 'dice-changed';
  attacker: shell.ThingId;
  target: shell.ThingId;
  seat: shell.Seat;
  effect: Word;
  dice: Count[];
  faces: Faces;
  because: RuleId[];
}

/** W-ATK-04: a player used the text of a card while the dice lie; each acts once an attack. */
export interface DiceEffectUsed {
  kind: 'dice-effect-used';
  attacker: shell.ThingId;
  target: shell.ThingId;
  seat: shell.Seat;
  effect: Word;
  because: RuleId[];
}

/** W-ATK-03: the dice of the attack fell. */
export interface DiceRolled {
  kind: 'dice-rolled';
  attacker: shell.ThingId;
  target: shell.ThingId;
  dice: DiceNames;
  faces: Faces;
  because: RuleId[];
}

/** A support card went from a hand to the History without being played. */
export interface Discarded {
  kind: 'discarded';
  seat: shell.Seat;
  card: shell.CardId;
  for_income: boolean;
  because: RuleId[];
}

/** A creature was moved along a way by another one, or by a card. */
export interface Dragged {
  kind: 'dragged';
  creature: shell.ThingId;
  way: HexPlace[];
  by: shell.Seat;
  because: RuleId[];
}

/** All players agreed on a draw. */
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

/** A creature left the field for good. */
export interface Eliminated {
  kind: 'eliminated';
  creature: shell.ThingId;
  card: shell.CardId;
  seat: shell.Seat;
  type: Word;
  stars: Count;
  cause: Word;
  by: shell.Seat | null;
  because: RuleId[];
}

/** A creature came into play; it counts as activated unless it is a hero before the game. */
export interface Entered {
  kind: 'entered';
  creature: shell.ThingId;
  card: shell.CardId;
  seat: shell.Seat;
  at: HexPlace;
  origin: Word;
  paid: boolean;
  beneath: shell.CardId;
  beneath_owner: shell.Seat;
  because: RuleId[];
}

/** A creature counts as activated. */
export interface Exhausted {
  kind: 'exhausted';
  creature: shell.ThingId;
  because: RuleId[];
}

/** W-ATK-06: extra dice fell, which nobody changes. */
export interface ExtraRolled {
  kind: 'extra-rolled';
  attacker: shell.ThingId;
  target: shell.ThingId;
  dice: DiceNames;
  faces: Faces;
  because: RuleId[];
}

/** W-ATK-06: the moment at which symbols are added and removed. */
export interface ExtraStep {
  kind: 'extra-step';
  attacker: shell.ThingId;
  target: shell.ThingId;
  because: RuleId[];
}

/** The feat deck has an order that nobody knows. */
export interface FeatDeckShuffled {
  kind: 'feat-deck-shuffled';
  order: DeckOrder;
  because: RuleId[];
}

/** A feat went from hand to the shared discard, for one of its effects. */
export interface FeatDiscarded {
  kind: 'feat-discarded';
  seat: shell.Seat;
  feat: shell.CardId;
  because: RuleId[];
}

/** A player took the top feat into hand. */
export interface FeatDrawn {
  kind: 'feat-drawn';
  seat: shell.Seat;
  feat: shell.CardId;
  because: RuleId[];
}

/** A feat went from hand face up into the Hall of Honour. */
export interface FeatPlayed {
  kind: 'feat-played';
  seat: shell.Seat;
  feat: shell.CardId;
  type: Word;
  points: Count;
  claim: Count;
  because: RuleId[];
}

/** The top feat went face down into a Hall of Honour; nobody looks at it. */
export interface FeatTaken {
  kind: 'feat-taken';
  seat: shell.Seat;
  feat: shell.CardId;
  points: Count;
  because: RuleId[];
}

/** The lot says who begins. */
export interface FirstPlayerDrawn {
  kind: 'first-player-drawn';
  seat: shell.Seat;
  because: RuleId[];
}

/** A creature has had its further attack in this activation. */
export interface FrenzyUsed {
  kind: 'frenzy-used';
  creature: shell.ThingId;
  because: RuleId[];
}

/** W-ATK-10: the moment for further attacks. */
export interface FurtherAttacks {
  kind: 'further-attacks';
  attacker: shell.ThingId;
  target: shell.ThingId;
  because: RuleId[];
}

/** The game is over. */
export interface GameEnded {
  kind: 'game-ended';
  outcome: Outcome;
  because: RuleId[];
}

/** A creature has abilities for a time. */
export interface Granted {
  kind: 'granted';
  creature: shell.ThingId;
  abilities: Held[];
  until: Word;
  seat: shell.Seat;
  source: shell.ThingId;
  because: RuleId[];
}

/** A player had to show the cards in hand to another. */
export interface HandShown {
  kind: 'hand-shown';
  seat: shell.Seat;
  to: shell.Seat;
  cards: shell.CardId[];
  because: RuleId[];
}

/** A creature lost wounds. */
export interface Healed {
  kind: 'healed';
  creature: shell.ThingId;
  wounds: Count;
  because: RuleId[];
}

/** A healer rolled its printed dice instead of attacking. */
export interface HealingRolled {
  kind: 'healing-rolled';
  creature: shell.ThingId;
  target: shell.ThingId;
  dice: DiceNames;
  faces: Faces;
  because: RuleId[];
}

/** A creature hooks another instead of moving. */
export interface Hooked {
  kind: 'hooked';
  creature: shell.ThingId;
  target: shell.ThingId;
  because: RuleId[];
}

/** The sum of the cards in a History is another. */
export interface IncomeChanged {
  kind: 'income-changed';
  seat: shell.Seat;
  income: Count;
  because: RuleId[];
}

/** The lot says on which map the game is played. */
export interface MapDrawn {
  kind: 'map-drawn';
  map: Word;
  terrains: LaidTerrain[];
  because: RuleId[];
}

/** A player took a minion off the field; nobody eliminated it. */
export interface MinionRemoved {
  kind: 'minion-removed';
  creature: shell.ThingId;
  because: RuleId[];
}

/** A creature moved by itself, hex by hex; the last hex of the way is its place. */
export interface Moved {
  kind: 'moved';
  creature: shell.ThingId;
  way: HexPlace[];
  run: boolean;
  stopped: boolean;
  beside: shell.ThingId[];
  because: RuleId[];
}

/** The next part of setting up. */
export interface PhaseBegan {
  kind: 'phase-began';
  phase: Word;
  because: RuleId[];
}

/** A creature was put on a hex; that is not a move (W-ACT-05). */
export interface Placed {
  kind: 'placed';
  creature: shell.ThingId;
  at: HexPlace;
  because: RuleId[];
}

/** A player takes no more turns; the player's creatures leave, and nobody has eliminated them. */
export interface PlayerOut {
  kind: 'player-out';
  seat: shell.Seat;
  because: RuleId[];
}

/** A player lost victory points. */
export interface PointsLost {
  kind: 'points-lost';
  seat: shell.Seat;
  points: Count;
  because: RuleId[];
}

/** A player gained victory points that no feat carries. */
export interface PointsScored {
  kind: 'points-scored';
  seat: shell.Seat;
  points: Count;
  because: RuleId[];
}

/** A player has more power; what would exceed the limit is lost. */
export interface PowerGained {
  kind: 'power-gained';
  seat: shell.Seat;
  power: Count;
  because: RuleId[];
}

/** A player's power became the income. */
export interface PowerRefreshed {
  kind: 'power-refreshed';
  seat: shell.Seat;
  power: Count;
  because: RuleId[];
}

/** A player paid. */
export interface PowerSpent {
  kind: 'power-spent';
  seat: shell.Seat;
  power: Count;
  because: RuleId[];
}

/** A player lost power by an effect. */
export interface PowerTaken {
  kind: 'power-taken';
  seat: shell.Seat;
  power: Count;
  because: RuleId[];
}

/** W-ATK-11: a push adds damage: nowhere to go, difficult terrain, or a creature that does not yield. */
export interface PushHurt {
  kind: 'push-hurt';
  attacker: shell.ThingId;
  target: shell.ThingId;
  damage: Count;
  because: RuleId[];
}

/** A creature was moved by one hex against its will. */
export interface Pushed {
  kind: 'pushed';
  creature: shell.ThingId;
  at: HexPlace;
  by: shell.Seat;
  because: RuleId[];
}

/** A creature may be activated again. */
export interface Readied {
  kind: 'readied';
  creature: shell.ThingId;
  because: RuleId[];
}

/** Cards of a hand went back into the battle deck. */
export interface ReturnedToDeck {
  kind: 'returned-to-deck';
  seat: shell.Seat;
  cards: shell.CardId[];
  because: RuleId[];
}

/** Two creatures changed places; both were placed. */
export interface Swapped {
  kind: 'swapped';
  one: shell.ThingId;
  other: shell.ThingId;
  because: RuleId[];
}

/** An effect added symbols to the roll or removes them. */
export interface SymbolsChanged {
  kind: 'symbols-changed';
  attacker: shell.ThingId;
  target: shell.ThingId;
  symbol: Word;
  count: Count;
  removed: boolean;
  because: RuleId[];
}

/** W-ATK-06, -07: the symbols that are left count. */
export interface SymbolsCounted {
  kind: 'symbols-counted';
  attacker: shell.ThingId;
  target: shell.ThingId;
  crits: Count;
  hits: Count;
  pushes: Count;
  because: RuleId[];
}

/** A card of the History went to its player's hand, or a character to the war camp. */
export interface TakenFromHistory {
  kind: 'taken-from-history';
  seat: shell.Seat;
  card: shell.CardId;
  to_camp: boolean;
  because: RuleId[];
}

/** A card was tapped. */
export interface Tapped {
  kind: 'tapped';
  id: shell.ThingId;
  because: RuleId[];
}

/** W-ATK-11: the attack has pushed its target. */
export interface TargetPushed {
  kind: 'target-pushed';
  attacker: shell.ThingId;
  target: shell.ThingId;
  because: RuleId[];
}

/** A player placed a unique terrain. */
export interface TerrainLaid {
  kind: 'terrain-laid';
  seat: shell.Seat;
  terrain: Word;
  at: HexPlace[];
  because: RuleId[];
}

/** A terrain acted on a creature at the end of its activation. */
export interface TerrainRolled {
  kind: 'terrain-rolled';
  creature: shell.ThingId;
  at: HexPlace;
  terrain: Word;
  faces: Faces;
  because: RuleId[];
}

/** W-WIN-05: the agreed time is up; the current turn is finished. */
export interface TimeCalled {
  kind: 'time-called';
  because: RuleId[];
}

/** A creature got a token; it has at most one of a kind. */
export interface TokenGained {
  kind: 'token-gained';
  creature: shell.ThingId;
  token: Word;
  because: RuleId[];
}

/** A creature lost a token. */
export interface TokenLost {
  kind: 'token-lost';
  creature: shell.ThingId;
  token: Word;
  because: RuleId[];
}

/** A player's turn: cards are untapped, creatures may act again, effects that end now are gone. */
export interface TurnBegan {
  kind: 'turn-began';
  seat: shell.Seat;
  turn: Count;
  because: RuleId[];
}

/** A turn is over, and what lasted until its end with it. */
export interface TurnEnded {
  kind: 'turn-ended';
  seat: shell.Seat;
  because: RuleId[];
}

/** The end phase has begun: effects that act now act. */
export interface TurnEnding {
  kind: 'turn-ending';
  seat: shell.Seat;
  because: RuleId[];
}

/** A token of multiple uses was taken off a card. */
export interface UseSpent {
  kind: 'use-spent';
  id: shell.ThingId;
  because: RuleId[];
}

/** A text that acts once a turn has acted. */
export interface UsedThisTurn {
  kind: 'used-this-turn';
  creature: shell.ThingId;
  text: Word;
  because: RuleId[];
}

/** An effect gave a creature wounds, past its armour. */
export interface Wounded {
  kind: 'wounded';
  creature: shell.ThingId;
  wounds: Count;
  cause: Word;
  by: shell.Seat | null;
  because: RuleId[];
}

export type Command =
  | Look
  | Try
  | Weigh
  ;

export type Message =
  | Reach
  | Way
  | Odds
  ;

export type Option =
  | Activate
  | AttackIt
  | DiscardFeat
  | DiscardForIncome
  | Enchant
  | EndTurn
  | GoesFirst
  | IdleFirst
  | KeepDice
  | LayTerrain
  | LeaveDice
  | LeaveMinion
  | Move
  | No
  | NoFeat
  | NoMore
  | NoTactic
  | NoTerrain
  | Pass
  | PayWith
  | PickCard
  | PickTarget
  | PickThing
  | PlaceAt
  | Play
  | PlayFeat
  | PlayTactic
  | Protect
  | Raise
  | RaiseNobody
  | RemoveMinion
  | Replace
  | RerollDice
  | ReturnCards
  | Run
  | Slash
  | StayThere
  | Summon
  | TakeWith
  | Tap
  | TerrainFirst
  | Use
  | UseOn
  | UseText
  | WearBoth
  | Yes
  ;

export type GameEvent =
  | ActivationBegan
  | ActivationClosing
  | ActivationEnded
  | ActivationLost
  | ActivationSkipped
  | ArmourGained
  | AttackClosed
  | AttackDeclared
  | AttackDiceAdded
  | AttackEnded
  | BattleDeckShuffled
  | BuildingHelped
  | Buried
  | CardEntered
  | CardLeft
  | CardPlayed
  | CardSettled
  | ClaimsPassed
  | ClockRanOut
  | Conceded
  | ControlGained
  | CritFollows
  | CritWorks
  | DamageRaised
  | DamageSettled
  | DamageStep
  | Damaged
  | DiceCardRead
  | DiceCardsShuffled
  | DiceChanged
  | DiceEffectUsed
  | DiceRolled
  | Discarded
  | Dragged
  | DrawAgreed
  | Drawn
  | Eliminated
  | Entered
  | Exhausted
  | ExtraRolled
  | ExtraStep
  | FeatDeckShuffled
  | FeatDiscarded
  | FeatDrawn
  | FeatPlayed
  | FeatTaken
  | FirstPlayerDrawn
  | FrenzyUsed
  | FurtherAttacks
  | GameEnded
  | Granted
  | HandShown
  | Healed
  | HealingRolled
  | Hooked
  | IncomeChanged
  | MapDrawn
  | MinionRemoved
  | Moved
  | PhaseBegan
  | Placed
  | PlayerOut
  | PointsLost
  | PointsScored
  | PowerGained
  | PowerRefreshed
  | PowerSpent
  | PowerTaken
  | PushHurt
  | Pushed
  | Readied
  | ReturnedToDeck
  | Swapped
  | SymbolsChanged
  | SymbolsCounted
  | TakenFromHistory
  | Tapped
  | TargetPushed
  | TerrainLaid
  | TerrainRolled
  | TimeCalled
  | TokenGained
  | TokenLost
  | TurnBegan
  | TurnEnded
  | TurnEnding
  | UseSpent
  | UsedThisTurn
  | Wounded
  ;
