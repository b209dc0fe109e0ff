import { describe, expect, it } from 'vitest';
import { glued, pieces } from './text';

const shooting = { id: 'A-SHOOTING', words: 'Shooting 2' };
const contract = { id: 'A-CONTRACT', words: 'Contract: +1 strength' };

describe('the text of a card', () => {
  it('opens a rule at each keyword and loses no word', () => {
    const line = 'Shooting 2. Quick Shooter.';
    const found = pieces(line, [shooting, { id: 'A-QUICK-SHOOTER', words: 'Quick Shooter' }]);
    expect(found.map((one) => one.rule)).toEqual(['A-SHOOTING', '', 'A-QUICK-SHOOTER', '']);
    expect(found.map((one) => one.words).join('')).toBe(line);
  });

  it('keeps a full stop with the keyword before it', () => {
    const line = 'Shooting 2. Slow.';
    const found = glued(pieces(line, [shooting, { id: 'A-SLOW', words: 'Slow' }]));
    expect(found.map((one) => one.words + one.tail)).toEqual(['Shooting 2.', ' ', 'Slow.', '']);
  });

  it('takes only the name of a keyword that has a text of its own', () => {
    expect(pieces('Contract: +1 strength.', [contract])[0]).toEqual({
      words: 'Contract',
      rule: 'A-CONTRACT',
    });
  });

  it('marks what begins a sentence with a colon', () => {
    const found = pieces('First word: you draw 1 card.', []);
    expect(found).toEqual([
      { words: 'First word:', rule: '', strong: true },
      { words: ' you draw 1 card.', rule: '' },
    ]);
  });

  it.each([
    'Zahle 1 Prosperitätspunkt:',
    'Sacrifiez une de vos autres créatures à M ou moins de cette créature\u00a0:',
    'Нанесите этому существу 1 рану:',
  ])('marks a long price: %s', (price) => {
    expect(pieces(`${price} ...`, [])[0]).toEqual({ words: price, rule: '', strong: true });
  });

  it('marks nothing before a colon within quotation marks', () => {
    const line = 'Dein Held hat +1 Kraft und „Stachel: 1 Schaden“.';
    expect(pieces(line, [])).toEqual([{ words: line, rule: '' }]);
  });

  it('leaves a line without keywords as it is', () => {
    expect(pieces('Your hero has Reach.', [shooting])).toEqual([{ words: 'Your hero has Reach.', rule: '' }]);
  });
});
