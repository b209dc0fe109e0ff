import { describe, expect, it } from 'vitest';
import type { SeatShown } from '$protocol/shell';
import { angleOf, areHostile, fromTop, hasTeams, othersOf, seatOfToken } from './seats';

const seats = (...sides: number[]) => sides.map((side, seat) => ({ seat, side }) as SeatShown);

describe('seats round a table', () => {
  it('lie opposite for two, and by angle for more, the own one below', () => {
    expect(angleOf(1, 2, 0)).toBe(180);
    expect([1, 2].map((seat) => angleOf(seat, 3, 0))).toEqual([120, 240]);
    expect([3, 0, 1].map((seat) => angleOf(seat, 4, 2))).toEqual([90, 180, 270]);
  });
  it('are named clockwise from the own one', () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
    expect(othersOf(2, 1)).toEqual([0]);
    expect(othersOf(1, 0)).toEqual([]);
  });
  it('stand on the page from the top, the own one last', () => {
    expect(fromTop(2, 1)).toEqual([0, 1]);
    expect(fromTop(3, 0)).toEqual([1, 2, 0]);
    expect(fromTop(4, 0)).toEqual([2, 1, 3, 0]);
  });
});

describe('sides', () => {
  it('are teams where one has several seats', () => {
    expect(hasTeams(seats(0, 1, 0))).toBe(true);
    expect(hasTeams(seats(0, 1, 2))).toBe(false);
  });
  it('tell who plays against whom', () => {
    const [one, two, three] = seats(0, 1, 0);
    expect([areHostile(one, two), areHostile(one, three), areHostile(one, one)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('knows the seat of a token', () => {
  expect([seatOfToken('room-3-secret'), seatOfToken('room-w-secret')]).toEqual([3, null]);
});
