import { expect, it } from 'vitest';
import { taskRows } from './task-rows';

const verbs = (shape: string, selected = false, hasCards = false) =>
  taskRows(shape, selected, hasCards).map(([verb]) => verb);

it('tells the keys of the open question', () => {
  expect(verbs('turn')).toEqual(['next', 'hexes', 'confirm', 'end-turn']);
  expect(verbs('turn', false, true)).toContain('card');
  expect(verbs('turn', true)).toEqual(['hexes', 'confirm', 'pass', 'escape']);
  expect(verbs('dice')).toContain('choose-die');
  expect(verbs('place')).toEqual(['hexes', 'confirm']);
  expect(verbs('list')).toEqual(['tab', 'confirm']);
  expect(verbs('')).toEqual([]);
});
