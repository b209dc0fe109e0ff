/** The lessons of the guided first game, and which of them the player has done. */
import type { GameEvent, Line } from '../types';

export const LESSONS = ['move', 'attack', 'tactic', 'income', 'feat'] as const;
export type Lesson = (typeof LESSONS)[number];

/** The lesson that an event of a seat shows, if any. */
function shownBy(event: GameEvent, seat: number, owns: (creature: number) => boolean): Lesson | null {
  switch (event.kind) {
    case 'moved':
      return owns(event.creature) ? 'move' : null;
    case 'attack-declared':
      return owns(event.attacker) ? 'attack' : null;
    case 'card-played':
      return event.seat === seat && event.type === 'tactic' ? 'tactic' : null;
    case 'discarded':
      return event.seat === seat && event.for_income ? 'income' : null;
    case 'feat-played':
      return event.seat === seat ? 'feat' : null;
    default:
      return null;
  }
}

/** What a seat has done so far. */
export function lessonsDone(
  lines: readonly Line[],
  seat: number,
  owns: (creature: number) => boolean,
): ReadonlySet<Lesson> {
  const done = new Set<Lesson>();
  for (const event of lines.flatMap((line) => line.events)) {
    const lesson = shownBy(event, seat, owns);
    if (lesson) done.add(lesson);
  }
  return done;
}

/** The lesson that comes next; nothing when all are done. */
export const nextLesson = (done: ReadonlySet<Lesson>): Lesson | null =>
  LESSONS.find((one) => !done.has(one)) ?? null;
