import { describe, expect, it } from 'vitest';
import {
  alongEdge,
  directionOn,
  edgeOf,
  endsOf,
  fromEdge,
  offeredSides,
  seenFrom,
  SIDE,
  sideFrom,
} from './edges';

describe('the edges of the field', () => {
  it('are those on which the borders of the seats lie', () => {
    const border = (side: number) => ({ side, low: 0, high: SIDE });
    expect([0, 1, 2, 3].map((side) => edgeOf(border(side)))).toEqual([0, 270, 180, 90]);
  });

  it('run XL from a corner towards a neighbouring one', () => {
    expect(sideFrom(0, 3)).toEqual({ side: 3, low: SIDE - 25_000, high: SIDE });
    expect(sideFrom(1, 2)).toEqual({ side: 1, low: 0, high: 25_000 });
    const option = { kind: 'pick-corner', corner: 2, towards: 3 } as const;
    expect(offeredSides([{ option, words: '', note: '' }] as never)).toEqual([
      { border: sideFrom(2, 3), option },
    ]);
  });

  it('hold borders from end to end, as the seat below sees them', () => {
    const part = { side: 1, low: 0, high: 20_000 };
    expect(endsOf(part, 0, 600, 3)).toEqual([
      [597, 596],
      [597, 400],
    ]);
    expect(endsOf(part, 270, 600, 3)).toEqual([
      [4, 597],
      [200, 597],
    ]);
  });

  it('turn with the seat that looks at them', () => {
    expect(seenFrom(180, 0)).toBe(180);
    expect(seenFrom(0, 90)).toBe(270);
    expect(seenFrom(90, 90)).toBe(0);
  });

  it('measure from themselves and from their left corner', () => {
    expect([fromEdge([100, 200], 0), alongEdge([100, 200], 0)]).toEqual([200, 100]);
    expect([fromEdge([100, 200], 180), alongEdge([100, 200], 180)]).toEqual([SIDE - 200, SIDE - 100]);
    expect([fromEdge([100, 200], 90), alongEdge([100, 200], 90)]).toEqual([100, SIDE - 200]);
    expect([fromEdge([100, 200], 270), alongEdge([100, 200], 270)]).toEqual([SIDE - 100, 200]);
  });

  it('turn a direction of the drawing', () => {
    const up: [number, number] = [0, -1];
    expect(directionOn(up, 0).map((one) => one + 0)).toEqual([0, 1]);
    expect(directionOn(up, 90).map((one) => one + 0)).toEqual([1, 0]);
    expect(directionOn(up, 180).map((one) => one + 0)).toEqual([0, -1]);
    expect(directionOn(up, 270).map((one) => one + 0)).toEqual([-1, 0]);
  });
});
