import { describe, expect, it } from 'vitest';
import type { Line } from '../types';
import { lastTurn } from './last-turn';

const line = (words: string, ...events: object[]): Line => ({
  words,
  cites: [],
  events: events as Line['events'],
});
const turn = (seat: number) => line(`turn of ${seat}`, { kind: 'turn-began', seat, turn: 1 });

describe('what the other player did', () => {
  const theirs = [
    turn(1),
    line('draws', { kind: 'drawn' }),
    line('builds', { kind: 'built' }),
    line('rolls', { kind: 'rolled' }),
    line('moves', { kind: 'moved' }),
  ];
  const told = (lines: Line[]) => (lastTurn(lines, 0)?.lines ?? []).map((one) => one.words);

  it('is told without what every turn brings', () => {
    expect(
      told([turn(0), line('mine', { kind: 'moved' }), ...theirs, turn(0), line('now', { kind: 'built' })]),
    ).toEqual(['builds', 'moves']);
  });
  it('grows while that turn goes on, and is empty before the first', () => {
    expect(told(theirs)).toEqual(['builds', 'moves']);
    expect(told([turn(0), line('mine', { kind: 'moved' })])).toEqual([]);
  });
  it('is that of the seat before, where several others play', () => {
    expect(lastTurn([...theirs, turn(2), line('shoots', { kind: 'hurt' }), turn(0)], 0)?.seat).toBe(2);
  });
});
