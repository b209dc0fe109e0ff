import { describe, expect, it } from 'vitest';
import type { RuleShown } from '$protocol/shell';
import { abilitiesIn, keywordIn } from './keywords';

const rule = (id: string, title: string, holds = true) => ({ id, title, holds }) as RuleShown;

describe('keywords in scenario files', () => {
  it('are the abilities that a printing has and that need no text', () => {
    const rules = [
      rule('A-BERSERK', 'Berserker X'),
      rule('A-AGILE', 'Flinkheit'),
      rule('A-AURA', 'Aura X: [Text]'),
      rule('A-OLD', 'Alt', false),
      rule('A-HEALING', 'Heilung X'),
      rule('C-MEL-01', 'Nahkampf'),
    ];
    expect(abilitiesIn(rules, { prefix: 'A-', without: ['healing'] })).toEqual([
      { word: 'berserk', title: 'Berserker', figure: true },
      { word: 'agile', title: 'Flinkheit', figure: false },
    ]);
  });
  it('have a figure or none', () => {
    expect(keywordIn('agile')).toEqual({ word: 'agile', figure: '' });
    expect(keywordIn({ berserk: '2' })).toEqual({ word: 'berserk', figure: '2' });
  });
});
