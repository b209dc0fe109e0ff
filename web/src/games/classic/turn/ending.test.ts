import { expect, it } from 'vitest';
import type { Option, Shown } from '../types';
import { endingOf } from './ending';

const shown = (option: Option, why = ''): Shown => ({ option, words: '', why, cites: [], note: '' });

it('ends at once where everybody has been activated', () => {
  expect(endingOf([shown({ kind: 'end-turn' })])).toEqual({
    options: [{ kind: 'end-turn' }],
    idle: 0,
    overlords: false,
  });
});

it('lets those that are left pass first, and says how many they are', () => {
  const options = [
    shown({ kind: 'activate', creature: 1 }),
    shown({ kind: 'activate', creature: 2 }),
    shown({ kind: 'pass-rest' }),
  ];
  expect(endingOf(options)).toEqual({
    options: [{ kind: 'pass-rest' }, { kind: 'end-turn' }],
    idle: 2,
    overlords: false,
  });
});

it("lets all of the Overlord's creatures act", () => {
  const options = [shown({ kind: 'act-in-order' }), shown({ kind: 'activate', creature: 1 })];
  expect(endingOf(options)).toEqual({ options: [{ kind: 'act-in-order' }], idle: 0, overlords: true });
});

it('is not there while something else is asked', () => {
  expect(endingOf([shown({ kind: 'pass' })])).toBeNull();
});
