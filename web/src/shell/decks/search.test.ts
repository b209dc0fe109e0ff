import { describe, expect, it } from 'vitest';
import type { PoolCard } from './parts';
import { costIn, counts, NO_FILTERS, passes } from './search';

const garrus: PoolCard = {
  id: 'garrus',
  name: 'Garrus the Crossbowman',
  type: 'character',
  typeWords: 'Character',
  faction: 'vallor',
  factionWords: 'Vallor',
  cost: 2,
  needs: ['shooting-range'],
  keywords: [{ id: 'A-SHOOTING', words: 'Shooting' }],
  text: ['Shooting 2.'],
  part: 'cards',
};

describe('the pool of cards', () => {
  it.each(['', 'garrus', 'SHOOTING', 'cost 2', 'crossbowman cost 1-3', 'Kosten 2', 'цена 2', 'vallor'])(
    'finds a card by %j',
    (wanted) => expect(passes(garrus, { ...NO_FILTERS, wanted })).toBe(true),
  );
  it.each(['brissa', 'cost 3', 'garrus cost 0-1'])('does not find it by %j', (wanted) =>
    expect(passes(garrus, { ...NO_FILTERS, wanted })).toBe(false),
  );
  it('is narrowed by pills', () => {
    expect(passes(garrus, { ...NO_FILTERS, types: ['spell'] })).toBe(false);
    expect(passes(garrus, { ...NO_FILTERS, types: ['spell', 'character'], needs: ['shooting-range'] })).toBe(
      true,
    );
    expect(passes(garrus, { ...NO_FILTERS, costs: ['5+'] })).toBe(false);
    expect(passes(garrus, { ...NO_FILTERS, keywords: ['A-SHOOTING'] })).toBe(true);
  });
  it('reads a cost out of other words', () => {
    expect(costIn('wall cost 2-4 dice')).toEqual({ words: ['wall', 'dice'], least: 2, most: 4 });
    expect(costIn('costly').most).toBe(Infinity);
  });
  it('counts pills', () => {
    expect(counts([garrus, garrus], (card) => card.keywords)).toEqual([
      { id: 'A-SHOOTING', words: 'Shooting', count: 2 },
    ]);
  });
});
