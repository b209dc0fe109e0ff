import { describe, expect, test } from 'vitest';
import type { Changed, Screen } from '$protocol/shell';
import { changed, LastScreen } from './changes';

describe('a change', () => {
  test('replaces a value', () => {
    expect(changed(1, [null])).toBe(null);
    expect(changed([1], [[2, 3, 4]])).toEqual([2, 3, 4]);
  });

  test('changes, adds and removes members, and keeps the others as they are', () => {
    const before = { same: { deep: 1 }, gone: 1, list: [{ x: 1 }, { x: 2 }] };
    const after = changed(before, { gone: null, fresh: ['new'], list: { 1: { x: [3] } } }) as typeof before;
    expect(after).toEqual({ same: { deep: 1 }, fresh: 'new', list: [{ x: 1 }, { x: 3 }] });
    expect(after.same).toBe(before.same);
    expect(after.list[0]).toBe(before.list[0]);
    expect(before.list[1]).toEqual({ x: 2 });
  });

  test('replaces a part of a list', () => {
    expect(changed([1, 2, 3], [1, 1, []])).toEqual([1, 3]);
    expect(changed([1, 2], [1, 0, [8, 9]])).toEqual([1, 8, 9, 2]);
  });
});

describe('the last screen', () => {
  const screen = { serial: 4, position: 1, turn: 'ours', lines: [], anew: true } as unknown as Screen;
  const next = (serial: number): Changed => ({
    kind: 'changed',
    serial,
    lines: [],
    changes: { position: [2] },
  });

  test('is followed by the next one', () => {
    const last = new LastScreen();
    last.keep(screen);
    expect(last.next(next(5))).toEqual({ ...screen, serial: 5, position: 2, anew: false });
    expect(last.next(next(6))?.serial).toBe(6);
  });

  test('is of no use if one was missed', () => {
    const last = new LastScreen();
    expect(last.next(next(1))).toBe(null);
    last.keep(screen);
    expect(last.next(next(6))).toBe(null);
    expect(last.next(next(5))).toBe(null);
    last.keep(screen);
    expect(last.next(next(5))?.position).toBe(2);
  });
});
