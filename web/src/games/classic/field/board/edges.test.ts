import { describe, expect, it } from 'vitest';
import { alongEdge, directionOn, edgeOf, fromEdge, seenFrom, SIDE } from './edges';

describe('the edges of the field', () => {
  it('lie opposite for two, and round the field for more', () => {
    expect([0, 1].map((seat) => edgeOf(seat, 2))).toEqual([0, 180]);
    expect([0, 1, 2].map((seat) => edgeOf(seat, 3))).toEqual([0, 90, 270]);
    expect([0, 1, 2, 3].map((seat) => edgeOf(seat, 4))).toEqual([0, 90, 180, 270]);
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
