import { describe, expect, it } from 'vitest';
import type { Line } from '../../types';
import { lastWay, theirWays } from './trails';

const line = (...events: object[]): Line => ({ words: '', cites: [], events: events as Line['events'] });
const turn = (seat: number) => line({ kind: 'turn-began', seat, turn: 1 });
const moved = (creature: number, ...way: string[]) => line({ kind: 'moved', creature, way });
const built = line({ kind: 'built' });

describe('where the other side went', () => {
  const theirs = [turn(1), moved(7, 'a'), moved(8, 'b'), moved(7, 'c')];
  it('is seen in the own turn, each creature with all of its way', () => {
    expect(theirWays([turn(0), moved(1, 'mine'), ...theirs, turn(0), built], 0)).toEqual([['a', 'c'], ['b']]);
  });
  it('is that of all others, where several play', () => {
    expect(theirWays([turn(0), ...theirs, turn(2), moved(9, 'd'), turn(0)], 0)).toEqual([
      ['a', 'c'],
      ['b'],
      ['d'],
    ]);
  });
  it("is seen no more when somebody of one's own is activated", () => {
    expect(theirWays([...theirs, turn(0), built, line({ kind: 'activated', creature: 1 })], 0)).toEqual([]);
  });
  it('is not there while they go, nor before anybody did', () => {
    expect(theirWays(theirs, 0)).toEqual([]);
    expect(theirWays([turn(0)], 0)).toEqual([]);
    expect(theirWays([], 0)).toEqual([]);
  });
});

describe('where nothing glides', () => {
  it('the last way is seen until the next event', () => {
    expect(lastWay([moved(7, 'a')])).toEqual([['a']]);
    expect(lastWay([moved(7, 'a'), built])).toEqual([]);
  });
});
