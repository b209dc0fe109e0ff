import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import {
  arms,
  buildingGlyph,
  chargeOf,
  divisionOf,
  dieGlyph,
  isCreature,
  marks,
  typeGlyph,
  type Bearer,
} from './emblems';

const bearer = (more: Partial<Bearer>): Bearer => ({
  id: 'somebody',
  type: 'character',
  faction: 'vallor',
  strength: 1,
  base: 32,
  of_class: '',
  keywords: [],
  ...more,
});

/** Every card that is shipped, as the server tells of it. */
function shipped(): (Bearer & { relic: string })[] {
  const repository = new URL('../../../../..', import.meta.url);
  const told = execFileSync('.venv/bin/python', ['-m', 'tests.web.shipped_cards'], {
    cwd: repository,
    maxBuffer: 1 << 24,
  });
  return JSON.parse(new TextDecoder().decode(told)) as (Bearer & { relic: string })[];
}

describe('the charge', () => {
  it('is what the creature does, by the order of the list and not of the card', () => {
    expect(chargeOf(bearer({ keywords: [{ id: 'A-SHOOTING' }, { id: 'A-STEAM-ENGINE' }] }))).toBe('wheel');
  });
  it('is one sword for the weak and two for the strong who do nothing else', () => {
    expect(chargeOf(bearer({ strength: 2 }))).toBe('sword');
    expect(chargeOf(bearer({ strength: 3 }))).toBe('swords');
  });
});

describe('the division', () => {
  it('tells the class, else the size', () => {
    expect(divisionOf(bearer({ of_class: 'guild-of-shadows', base: 50 }))).toBe('chevron');
    expect(divisionOf(bearer({ base: 50 }))).toBe('quarter');
    expect(divisionOf(bearer({}))).toBe('plain');
  });
});

describe('arms', () => {
  it('are told apart by a mark where two cards would carry the same', () => {
    const both = [bearer({ id: 'b' }), bearer({ id: 'a' })];
    const marked = marks(both);
    expect(marked.get('a')).toBe(0);
    expect(marked.get('b')).toBe(1);
    expect(arms(bearer({ id: 'b' }), 1).colour).toBe(arms(bearer({ id: 'a' })).dark);
  });

  const all = shipped();
  it('of all cards that are shipped differ', () => {
    const bearers = all.filter((card) => card.type !== 'building');
    const marked = marks(bearers);
    const looks = bearers.map((card) => JSON.stringify(arms(card, marked.get(card.id))));
    expect(bearers.length).toBeGreaterThan(100);
    expect(new Set(looks).size).toBe(looks.length);
  });
  it('of all cards of decks differ without a mark', () => {
    const marked = marks(all.filter((card) => !/^(building|quest|overlord)/.test(card.type)));
    expect([...marked].filter(([, mark]) => mark)).toEqual([]);
  });
  it('have an outline for every faction that is shipped', () => {
    const disc = arms(bearer({ faction: '' })).outline;
    for (const card of all) if (card.faction) expect(arms(card).outline, card.faction).not.toBe(disc);
  });
  it('stand beside a glyph of its own for every building, and one for every type of card and slot of relic', () => {
    const other = buildingGlyph('there is none');
    for (const card of all) {
      if (card.type === 'building') expect(buildingGlyph(card.id), card.id).not.toBe(other);
      else if (!isCreature(card.type))
        expect(typeGlyph(card.type, card.relic), card.id).not.toBe(typeGlyph('none'));
    }
  });
});

it('each face of a die has its symbol', () => {
  for (const face of ['bullseye', 'axe', 'shield']) expect(dieGlyph(face)).not.toEqual([]);
});
