import { describe, expect, it } from 'vitest';
import type { Option, Shown } from '../types';
import { handAnswers } from './hands';

const shown = (option: Option, why = ''): Shown => ({ option, words: '', why, cites: [], note: '' });
const options = [
  shown({ kind: 'keep-hand' }),
  shown({ kind: 'replace-cards', cards: ['a'] }),
  shown({ kind: 'replace-cards', cards: ['a', 'b', 'b'] }),
  shown({ kind: 'discard-cards', cards: ['a'] }, 'not in this printing'),
];

describe('an opening hand', () => {
  it('is answered by the cards that are marked, in any order, copies counted', () => {
    expect(handAnswers(options, ['b', 'a', 'b']).replace).toEqual({
      kind: 'replace-cards',
      cards: ['a', 'b', 'b'],
    });
    expect(handAnswers(options, ['a', 'b']).replace).toBeUndefined();
    expect(handAnswers(options, []).replace).toBeUndefined();
  });

  it('offers discarding only where the printing allows it', () => {
    const found = handAnswers(options, ['a']);
    expect([found.replaces, found.discards, found.discard]).toEqual([true, false, undefined]);
    expect(found.keep?.option.kind).toBe('keep-hand');
  });
});
