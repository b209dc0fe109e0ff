import { expect, it } from 'vitest';
import type { Shown } from '../types';
import { undoneIn } from './ending';

const shown = (kind: string, why = '') => ({ option: { kind }, why }) as unknown as Shown;

it('asks about creatures that could act and about income', () => {
  expect(
    undoneIn([shown('end-turn'), shown('activate'), shown('activate'), shown('discard', 'done')]),
  ).toEqual({
    idle: 2,
    income: false,
  });
  expect(undoneIn([shown('end-turn'), shown('discard')])).toEqual({ idle: 0, income: true });
});

it('asks nothing where all is done, or the turn cannot end', () => {
  expect(undoneIn([shown('end-turn'), shown('activate', 'stunned')])).toBeNull();
  expect(undoneIn([shown('activate')])).toBeNull();
});
