/** The scenes of the classic game: the lines that are seen together, who acts in them, and how long they take. */
import type { GameEvent, Line } from '../types';

type Kind = GameEvent['kind'];
type Of<K extends Kind> = Extract<GameEvent, { kind: K }>;
export type Thrown = Of<'rolled' | 'rerolled'>;

/** Milliseconds at full speed. */
export const AIM = 200;
/** So long the path and the aim of an Overlord's creature are seen before it goes. */
export const INTEND = 500;
export const TUMBLE = 420;
/** From the landing of a die to that of the next one to its right. */
export const LAND = 60;
export const REROLL = 260;
export const HIT = 480;
/** A player looks for the result of an own deed, so it is seen at once; the log and the tray keep it. */
const OWN_HIT = 320;
export const FALL = 160;
const ARRIVE = 260;
const READ = 220;
const WENT = 160;
const WALK = { eachCm: 30, shortest: 180, longest: 600 };

const ARRIVING: ReadonlySet<string> = new Set(['summoned', 'hero-placed', 'placed', 'terrain-laid']);
/** What every turn brings, or what is seen elsewhere: nobody has to wait for it. */
const PASSING: ReadonlySet<string> = new Set([
  'turn-ending',
  'turn-ended',
  'phase-began',
  'stage-began',
  'refreshed',
  'drawn',
  'prospered',
  'tapped',
  'activated',
  'activation-ended',
  'move-declared',
  'moved',
  'passed',
  'expired',
  'deck-shuffled',
  'dice-split',
]);

export const has = (lines: readonly Line[], kind: Kind): boolean =>
  lines.some((line) => line.events.some((event) => event.kind === kind));
export const eventsOf = <K extends Kind>(lines: readonly Line[], ...kinds: K[]): Of<K>[] =>
  lines.flatMap((line) =>
    line.events.filter((event): event is Of<K> => (kinds as string[]).includes(event.kind)),
  );

/** The seat whose deed a scene is, as far as its events say. */
export function actorOf(
  lines: readonly Line[],
  seatOf: (creature: number) => number | undefined,
): number | null {
  for (const event of lines.flatMap((line) => line.events)) {
    if (event.kind === 'attack-declared') return seatOf(event.attacker) ?? null;
    if (event.kind === 'turn-began') return event.seat;
    if (event.kind === 'hurt' || event.kind === 'eliminated') {
      if (event.by !== null) return seatOf(event.by) ?? null;
    } else if ('seat' in event && typeof event.seat === 'number') return event.seat;
    else if ('creature' in event && typeof event.creature === 'number') return seatOf(event.creature) ?? null;
  }
  return null;
}

/** How long a miniature walks. */
export const walkTime = (length: number): number =>
  Math.max(WALK.shortest, Math.min(WALK.longest, (length / 1000) * WALK.eachCm));

/** How long dice roll: those of all throws together. */
export const rollTime = (throws: readonly { faces: readonly unknown[] }[]): number =>
  throws.length ? TUMBLE + LAND * Math.max(0, ...throws.map((one) => one.faces.length - 1)) : 0;

/** How long a scene stays after it was played; own deeds that need no look stay no longer than they take. */
export function lingerOf(lines: readonly Line[], own: boolean): number {
  const hit = own ? OWN_HIT : HIT;
  if (has(lines, 'eliminated')) return hit + FALL;
  if (has(lines, 'hurt') || eventsOf(lines, 'rolled', 'rerolled').length) return hit;
  const kinds = lines.flatMap((line) => line.events.map((event) => event.kind));
  if (kinds.some((kind) => ARRIVING.has(kind))) return ARRIVE;
  if (!own && kinds.includes('moved')) return WENT;
  if (own || !lines.some((line) => line.words)) return 0;
  return kinds.every((kind) => PASSING.has(kind)) ? 0 : READ;
}

/** How long a scene takes in all. */
export function timeOf(lines: readonly Line[], own: boolean): number {
  const walks = eventsOf(lines, 'moved').reduce((sum, { length }) => sum + walkTime(length), 0);
  const aims = eventsOf(lines, 'attack-declared').length * AIM;
  const rerolls = eventsOf(lines, 'rerolled').length ? REROLL : 0;
  const intents = eventsOf(lines, 'behaved').length * INTEND;
  return walks + aims + intents + rollTime(eventsOf(lines, 'rolled')) + rerolls + lingerOf(lines, own);
}
