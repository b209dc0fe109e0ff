import { describe, expect, it } from 'vitest';
import type { GameEvent, Line } from '../types';
import { lessonsDone, nextLesson } from './lessons';

const lines = (...events: object[]): Line[] =>
  events.map(
    (event) => ({ words: 'told', cites: [], things: [], events: [event as GameEvent] }) as unknown as Line,
  );
const ours = (id: number) => id < 10;

describe('the guided first game', () => {
  it('teaches in order, and only counts deeds of the player', () => {
    expect(nextLesson(lessonsDone([], 0, ours))).toBe('move');
    const moved = lines({ kind: 'moved', creature: 11 }, { kind: 'moved', creature: 1 });
    expect([...lessonsDone(moved, 0, ours)]).toEqual(['move']);
    const theirs = lines({ kind: 'discarded', seat: 1, for_income: true });
    expect(lessonsDone(theirs, 0, ours).size).toBe(0);
  });
  it('ends when all is known', () => {
    const all = lines(
      { kind: 'moved', creature: 1 },
      { kind: 'attack-declared', attacker: 1 },
      { kind: 'card-played', seat: 0, type: 'tactic' },
      { kind: 'discarded', seat: 0, for_income: true },
      { kind: 'feat-played', seat: 0 },
    );
    expect(nextLesson(lessonsDone(all, 0, ours))).toBeNull();
  });
});
