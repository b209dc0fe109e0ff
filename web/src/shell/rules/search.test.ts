import { expect, it } from 'vitest';
import type { RuleShown } from '$protocol/shell';
import { find, parts } from './search';

const rule = (id: string, title: string, text: string, holds = true): RuleShown =>
  ({ id, title, text, chapter: 'melee', figure: '', ruling: '', holds }) as RuleShown;
const RULES = [
  rule('C-MEL-03', 'Assigning dice, defender first', 'Each side splits its strength dice.'),
  rule('C-MEL-05', 'Attack dice', 'All attack dice of both sides are rolled.'),
  rule('A-STAMINA', 'Stamina', 'Splits its dice freely.'),
  rule('X-OLD', 'Attack of old', 'Not in this printing.', false),
];

it('cuts a text where it names rules', () => {
  expect(parts('As in C-MEL-03, save for A-STAMINA.')).toEqual([
    { text: 'As in ', link: false },
    { text: 'C-MEL-03', link: true },
    { text: ', save for ', link: false },
    { text: 'A-STAMINA', link: true },
    { text: '.', link: false },
  ]);
  expect(parts('Sizes S to XL, a die-roll.')).toHaveLength(1);
});

it('finds rules by number, title and text', () => {
  expect(find(RULES, 'c-mel-05')[0]?.id).toBe('C-MEL-05');
  expect(find(RULES, 'splits dice').map((one) => one.id)).toEqual(['C-MEL-03', 'A-STAMINA']);
  expect(find(RULES, 'STÁMINA')[0]?.id).toBe('A-STAMINA');
});

it('puts titles before texts and what the printing lacks last', () => {
  expect(find(RULES, 'attack').map((one) => one.id)).toEqual(['C-MEL-05', 'X-OLD']);
});

it('finds nothing for nothing', () => {
  expect(find(RULES, '  ')).toEqual([]);
});
