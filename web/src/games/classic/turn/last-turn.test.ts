import { describe, expect, it } from 'vitest';
import type { Line } from '../types';
import { lastTurn, shortened, turnsOfOthers } from './last-turn';

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
  it('is told turn by turn since our own, where several others play', () => {
    const shoots = line('shoots', { kind: 'hurt' });
    const earlier = [turn(2), line('long ago', { kind: 'built' }), turn(0)];
    const turns = turnsOfOthers([...earlier, ...theirs, turn(2), shoots], 0);
    expect(turns.map(({ seat, running }) => [seat, running])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(turns.flatMap(({ lines }) => lines.map(({ words }) => words))).toEqual([
      'builds',
      'moves',
      'shoots',
    ]);
    expect(turnsOfOthers([...earlier, ...theirs, turn(2), shoots, turn(0)], 0)).toHaveLength(2);
  });
  it('leaves small things out where it is long', () => {
    const moves = Array.from({ length: 5 }, () => line('moves', { kind: 'moved' }));
    expect(shortened([...moves, line('shoots', { kind: 'hurt' })], 4)).toEqual(['shoots']);
    expect(shortened(moves, 4)).toEqual(['moves', 'moves', 'moves', 'moves']);
  });
});
