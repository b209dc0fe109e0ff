/** The last attack as the log has it: its dice as they lie at the end, and the lines that tell its result. */
import { eventsIn, isThrown, lying, type LyingDie } from '../staging/scenes';
import type { GameEvent, Line } from '../types';

export interface PastAttack {
  dice: LyingDie[];
  lines: Line[];
}

const RESULTS: ReadonlySet<string> = new Set<GameEvent['kind']>([
  'damaged',
  'wounded',
  'pushed',
  'eliminated',
]);
const has = (line: Line, kind: GameEvent['kind']): boolean =>
  line.events.some((event) => event.kind === kind);

/** Nothing before the first dice of a game. While dice may still be changed only the attack is told. */
export function lastAttack(lines: readonly Line[]): PastAttack | null {
  const rolled = lastWith(lines, 'dice-rolled');
  if (rolled < 0) return null;
  const declared = lines[lastWith(lines.slice(0, rolled + 1), 'attack-declared')];
  const end = lines.findIndex((line, at) => at >= rolled && has(line, 'attack-ended'));
  const after = lines.slice(rolled, end < 0 ? undefined : end + 1);
  const dice = eventsIn(after)
    .filter(isThrown)
    .reduce<LyingDie[]>((before, event) => lying(before, event), []);
  const results = after.filter((line) => line.words && line.events.some(({ kind }) => RESULTS.has(kind)));
  return { dice, lines: results.length ? results : declared?.words ? [declared] : [] };
}

/** The place of the last line with such an event; -1 if there is none. */
const lastWith = (lines: readonly Line[], kind: GameEvent['kind']): number =>
  lines.reduce((found, line, at) => (has(line, kind) ? at : found), -1);
