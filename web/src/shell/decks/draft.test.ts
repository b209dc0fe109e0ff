import { describe, expect, it } from 'vitest';
import { after, begun, copies, counted, EMPTY, linked, unlinked, withCard, withoutCard } from './draft';

describe('a deck in the making', () => {
  it('gains and loses single copies', () => {
    const two = withCard(withCard(EMPTY, 'cards', 'a'), 'cards', 'a');
    expect(copies(two, 'cards', 'a')).toBe(2);
    expect(counted(withCard(two, 'cards', 'b'), 'cards')).toEqual([
      { id: 'a', count: 2 },
      { id: 'b', count: 1 },
    ]);
    expect(copies(withoutCard(two, 'cards', 'a'), 'cards', 'a')).toBe(1);
    expect(withoutCard(EMPTY, 'cards', 'a').parts).toEqual({ cards: [] });
  });

  it('follows a way out', () => {
    const way = { words: '', part: 'hero', adds: 'brissa', removes: '' };
    expect(after(EMPTY, way).hero).toBe('brissa');
    const gone = { words: '', part: 'cards', adds: '', removes: 'a' };
    expect(after(withCard(EMPTY, 'cards', 'a'), gone).parts.cards).toEqual([]);
  });

  it('begins with what every deck may have, beside what it has', () => {
    const draft = { hero: 'brissa', name: '', parts: { cards: ['a'], terrains: ['web'], buildings: [] } };
    const basics = { buildings: ['tavern', 'arena'], terrains: ['forest'] };
    const parts = { cards: ['a'], terrains: ['web'], buildings: ['tavern', 'arena'] };
    expect(begun(draft, basics)).toEqual({ ...draft, parts });
  });

  it.each(['Hero: brissa\n1 garrus\n', '# Брисса 🏹\nHero: x\n', ''])('survives a link: %j', (code) => {
    expect(unlinked(linked(code))).toBe(code);
    expect(linked(code)).toMatch(/^[\w-]*$/);
  });

  it.each(['%%%', 'ÿÿ', '_w'])('is not found in %j', (text) => expect(unlinked(text)).toBeNull());
});
