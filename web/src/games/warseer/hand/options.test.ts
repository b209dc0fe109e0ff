import { expect, it } from 'vitest';
import type { Asked, Option } from '../types';
import { optionsOf } from './options';

const shown = (option: Option) => ({ option, words: '', why: '', cites: [], note: '' });
const asked = {
  options: [
    shown({ kind: 'play', card: 'axe' }),
    shown({ kind: 'discard', card: 'axe' }),
    shown({ kind: 'play-feat', feat: 'axe' }),
    shown({ kind: 'summon', card: 'axe' }),
    shown({ kind: 'play', card: 'bow' }),
  ],
} as unknown as Asked;

it('finds what can be done with a card', () => {
  expect(optionsOf(asked, 'axe').map(({ option }) => option.kind)).toEqual(['play', 'discard', 'play-feat']);
  expect(optionsOf(null, 'axe')).toEqual([]);
});
