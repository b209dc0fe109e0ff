import { describe, expect, it } from 'vitest';
import { HALF, Picture, sameHex } from './geometry';
import type { BoardShown, HexPlace } from '../types';

const W = 2598;
const S = 1500;
const hex = (row: number, place: number, x: number, y: number) => ({
  at: [row, place] as HexPlace,
  x,
  y,
  terrain: '',
  zone: null,
  mark: false,
  words: '',
});

const board: BoardShown = {
  width: 6 * W,
  height: 7 * S,
  corners: [
    [W, -S],
    [W, S],
    [0, 2 * S],
    [-W, S],
    [-W, -S],
    [0, -2 * S],
  ],
  hexes: [hex(1, 1, W, 5 * S), hex(1, 2, 3 * W, 5 * S), hex(2, 1, 2 * W, 2 * S), hex(2, 2, 4 * W, 2 * S)],
};

describe('the picture of a board', () => {
  it('shows hexes side by side', () => {
    const picture = new Picture(board, false);
    expect(picture.middle([1, 2]).x - picture.middle([1, 1]).x).toBeCloseTo(2 * HALF);
  });

  it('is turned by half a turn for the second seat', () => {
    const [straight, turned] = [new Picture(board, false), new Picture(board, true)];
    const [one, other] = [straight.middle([1, 1]), turned.middle([1, 1])];
    expect(one.x + other.x).toBeCloseTo(straight.width);
    expect(one.y + other.y).toBeCloseTo(straight.height);
  });

  it('finds the hex under a pointer, and none beside the board', () => {
    const picture = new Picture(board, false);
    const { x, y } = picture.middle([2, 1]);
    expect(picture.hexAt({ x: x + 4, y: y - 3 }, board)).toEqual([2, 1]);
    expect(picture.hexAt({ x: -40, y: -40 }, board)).toBeNull();
  });

  it('goes to the neighbour that an arrow points at', () => {
    const picture = new Picture(board, false);
    expect(picture.towards([1, 1], { x: 2 * HALF, y: 0 }, board)).toEqual([1, 2]);
    expect(picture.towards([1, 1], { x: -2 * HALF, y: 0 }, board)).toBeNull();
  });

  it('compares hexes by row and place', () => {
    expect(sameHex([1, 2], [1, 2])).toBe(true);
    expect(sameHex([1, 2], null)).toBe(false);
  });
});
