import { describe, expect, it } from 'vitest';
import { fittedSize, parts } from './fitting';

const measure = (text: string): number => text.length * 0.5;
const box = { width: 60, lines: 3, most: 12, least: 8 };

describe('a name in a narrow box', () => {
  it('keeps the largest size where it fits', () => {
    expect(fittedSize('Hunting Bow', box, measure)).toBe(12);
  });
  it('shrinks until the longest word is whole', () => {
    const size = fittedSize('Garrus the Crossbowman', box, measure);
    expect(size).toBeLessThan(12);
    expect(size * measure('Crossbowman')).toBeLessThanOrEqual(60);
    expect((size + 0.25) * measure('Crossbowman') * 1.01).toBeGreaterThan(60);
  });
  it('shrinks until there are lines enough', () => {
    const name = 'one two three four five six';
    expect(fittedSize(name, { ...box, lines: 2 }, measure)).toBeLessThan(fittedSize(name, box, measure));
  });
  it('stops at the smallest size', () => {
    expect(fittedSize('Donaudampfschifffahrtsgesellschaft', box, measure)).toBe(8);
  });
  it('may end a line behind a hyphen', () => {
    expect(parts('Жан-Луи из леса')).toEqual(['Жан-', 'Луи', ' из', ' леса']);
  });
});
