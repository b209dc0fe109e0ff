import { describe, expect, it } from 'vitest';
import { drawn, isInside, kept, laid, meant, nextTowards, outline, regionEdge, way } from './geometry';
import type { Point } from '../../types';

const SQUARE: Point[][] = [
  [
    [0, 0],
    [10000, 0],
    [10000, 10000],
    [0, 10000],
  ],
];
const HOLED: Point[][] = [
  ...SQUARE,
  [
    [4000, 4000],
    [6000, 4000],
    [6000, 6000],
    [4000, 6000],
  ],
];

describe('the drawing', () => {
  it('has the own edge below, for every seat', () => {
    expect(drawn([30000, 1600], 0)).toEqual([300, 584]);
    expect(drawn([1600, 30000], 90)).toEqual([300, 584]);
    expect(drawn([30000, 58400], 180)).toEqual([300, 584]);
    expect(drawn([58400, 30000], 270)).toEqual([300, 584]);
  });
  it('is turned for other seats and not mirrored', () => {
    expect(drawn([10000, 0], 0)).toEqual([100, 600]);
    expect(drawn([10000, 0], 90)).toEqual([600, 500]);
    expect(drawn([10000, 0], 180)).toEqual([500, 0]);
    expect(drawn([10000, 0], 270)).toEqual([0, 100]);
  });
  it('leads back to the table', () => {
    for (const edge of [0, 90, 180, 270] as const)
      expect(meant(drawn([12345, 54321], edge), edge)).toEqual([12345, 54321]);
  });
});

describe('paths', () => {
  it('go round a centre to the left as the table has it', () => {
    const piece = { start: [1000, 0], end: [0, 1000], turn: 1, centre: [0, 0] } as const;
    expect(way([{ ...piece, start: [1000, 0], end: [0, 1000], centre: [0, 0] }], 0)).toBe(
      'M10 600A10 10 0 0 0 0 590',
    );
  });
  it('take the long way round where the turn does', () => {
    expect(way([{ start: [1000, 0], end: [0, -1000], turn: 1, centre: [0, 0] }], 0)).toContain('0 1 0');
  });
  it('close outlines', () => {
    expect(outline(SQUARE, 0)).toBe('M0 600L100 600L100 500L0 500Z');
  });
});

describe('a held place', () => {
  it('stays where it is inside', () => {
    expect(kept([5000, 5000], SQUARE)).toEqual([5000, 5000]);
  });
  it('stops at the nearest edge outside, and at that of a hole', () => {
    expect(kept([12000, 5000], SQUARE)).toEqual([10000, 5000]);
    expect(isInside([5000, 5000], HOLED)).toBe(false);
    expect(kept([4200, 5000], HOLED)).toEqual([4000, 5000]);
  });
  it('goes straight to the edge', () => {
    const [x, y] = regionEdge([1000, 5000], [1, 0], HOLED);
    expect(x).toBeGreaterThan(3800);
    expect(x).toBeLessThan(4001);
    expect(y).toBe(5000);
  });
});

describe('a template', () => {
  it('is turned to the left, as the server turns it', () => {
    expect(laid([[-5500, -1000]], 15, [11338, 29611])).toEqual([[6284, 27222]]);
  });
});

describe('arrows', () => {
  const others = [
    { id: 'above', at: [300, 200] as Point },
    { id: 'right', at: [400, 310] as Point },
    { id: 'far', at: [590, 300] as Point },
  ];
  it('lead to the nearest in their direction', () => {
    expect(nextTowards([300, 300], [1, 0], others)?.id).toBe('right');
    expect(nextTowards([300, 300], [0, -1], others)?.id).toBe('above');
    expect(nextTowards([300, 300], [-1, 0], others)).toBeUndefined();
  });
});
