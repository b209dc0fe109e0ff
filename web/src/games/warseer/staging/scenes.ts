/** The scenes of Warseer: the dice that lie after an event, who acts, and how long a scene takes. */
import type { GameEvent, Line } from '../types';

type Kind = GameEvent['kind'];
export type Of<K extends Kind> = Extract<GameEvent, { kind: K }>;
export type Thrown = Of<'dice-rolled' | 'dice-changed' | 'extra-rolled'>;

/** A die of the running attack; a fresh one has just been thrown. */
export interface LyingDie {
  die: string;
  face: string;
  extra: boolean;
  fresh: boolean;
}

/** Milliseconds at full speed: an attack takes about a second and a half. */
export const AIM = 200;
export const TUMBLE = 400;
export const REROLL = 220;
export const HIT = 480;
/** A player looks for the result of an own deed, so it is seen at once; the log keeps it. */
const OWN_HIT = 320;
export const FALL = 160;
const STEP = 110;
const LONGEST_WALK = 560;
const ARRIVE = 260;
const READ = 220;

const THROWN: ReadonlySet<string> = new Set<Kind>(['dice-rolled', 'dice-changed', 'extra-rolled']);
const ARRIVING: ReadonlySet<string> = new Set<Kind>(['entered', 'placed', 'swapped', 'terrain-laid']);
const HARMING: ReadonlySet<string> = new Set<Kind>(['damaged', 'wounded']);
/** Events that every player wants to read when another seat causes them. */
const TELLING: ReadonlySet<string> = new Set<Kind>([
  'card-played',
  'discarded',
  'feat-played',
  'feat-discarded',
  'points-scored',
  'healed',
  'token-gained',
  'tapped',
]);

export const eventsIn = (lines: readonly Line[]): GameEvent[] => lines.flatMap((line) => line.events);
export const isThrown = (event: GameEvent): event is Thrown => THROWN.has(event.kind);

/** The dice after a throw. */
export function lying(before: readonly LyingDie[], event: Thrown): LyingDie[] {
  if (event.kind === 'dice-changed') {
    const faces = new Map(event.dice.map((place, at) => [place - 1, event.faces[at]]));
    return before.map((one, at) => ({ ...one, face: faces.get(at) ?? one.face, fresh: faces.has(at) }));
  }
  const extra = event.kind === 'extra-rolled';
  const thrown = event.dice.map((die, at) => ({ die, face: event.faces[at] ?? 'blank', extra, fresh: true }));
  return extra ? [...before.map((one) => ({ ...one, fresh: false })), ...thrown] : thrown;
}

/** Whether somebody is wounded or falls. */
export const harms = (lines: readonly Line[]): boolean =>
  eventsIn(lines).some(({ kind }) => HARMING.has(kind) || kind === 'eliminated');

export const throwTime = (event: Thrown): number => (event.kind === 'dice-rolled' ? TUMBLE : REROLL);

/** How long a creature walks that many hexes. */
export const walkTime = (steps: number): number => Math.min(LONGEST_WALK, STEP * steps);

/** The seat whose deed a scene is, as far as its events say. */
export function actorOf(
  lines: readonly Line[],
  seatOf: (creature: number) => number | undefined,
): number | null {
  for (const event of eventsIn(lines)) {
    if (event.kind === 'attack-declared') return seatOf(event.attacker) ?? null;
    if ('by' in event) {
      if (event.by !== null) return event.by;
    } else if ('seat' in event && typeof event.seat === 'number') return event.seat;
    else if ('creature' in event && typeof event.creature === 'number') return seatOf(event.creature) ?? null;
  }
  return null;
}

/** How long a scene stays after it was played; own deeds that need no look stay no longer than they take. */
export function lingerOf(lines: readonly Line[], own: boolean): number {
  const kinds = eventsIn(lines).map((event) => event.kind);
  const hit = own ? OWN_HIT : HIT;
  if (kinds.includes('eliminated')) return hit + FALL;
  if (kinds.some((kind) => HARMING.has(kind) || THROWN.has(kind))) return hit;
  if (kinds.some((kind) => ARRIVING.has(kind))) return ARRIVE;
  if (own || !lines.some((line) => line.words)) return 0;
  return kinds.some((kind) => TELLING.has(kind)) ? READ : 0;
}

/** How long a scene takes in all. */
export function timeOf(lines: readonly Line[], own: boolean): number {
  let time = lingerOf(lines, own);
  for (const event of eventsIn(lines)) {
    if (event.kind === 'attack-declared') time += AIM;
    else if (isThrown(event)) time += throwTime(event);
    else if (event.kind === 'moved' || event.kind === 'dragged') time += walkTime(event.way.length);
    else if (event.kind === 'pushed') time += walkTime(1);
  }
  return time;
}
