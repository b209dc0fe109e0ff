import { describe, expect, it } from 'vitest';
import { round, settle, shorten, shortNames, type Wish } from './labels';

const ALL = { left: 0, top: 0, right: 600, bottom: 600 };
const name = (id: string, at: [number, number], radius = 16): Wish => ({
  id,
  width: 40,
  height: 10,
  places: round(at, radius, 40, 10),
});

describe('names on the field', () => {
  it('stand below their miniature', () => {
    expect(settle([name('a', [300, 300])], [{ at: [300, 300], radius: 16 }], ALL).get('a')).toEqual([
      300, 322,
    ]);
  });
  it('go to the right where somebody stands below', () => {
    const discs = [
      { at: [300, 300] as [number, number], radius: 16 },
      { at: [300, 332] as [number, number], radius: 16 },
    ];
    expect(settle([name('a', [300, 300])], discs, ALL).get('a')).toEqual([338, 300]);
  });
  it('stay inside the field at its lower edge', () => {
    const place = settle([name('a', [300, 584])], [{ at: [300, 584], radius: 16 }], ALL).get('a');
    expect(place?.[1]).toBeLessThanOrEqual(595);
  });
  it('do not cover each other, however close the miniatures are', () => {
    const at: [number, number][] = [
      [300, 300],
      [334, 300],
      [317, 330],
      [351, 330],
    ];
    const wishes = at.map((one, index) => name(String(index), one));
    const found = [
      ...settle(
        wishes,
        at.map((one) => ({ at: one, radius: 16 })),
        ALL,
      ).values(),
    ];
    for (const [index, one] of found.entries())
      for (const other of found.slice(index + 1))
        expect(Math.abs(one[0] - other[0]) >= 39 || Math.abs(one[1] - other[1]) >= 9).toBe(true);
  });
});

describe('short names', () => {
  const short = (...names: string[]) => [...shortNames(new Map(names.map((one, at) => [at, one]))).values()];
  it('leave out what only describes', () => {
    expect(
      short(
        'Greer the Stubborn',
        'Brissa de Molforn',
        'Kena, Sorceress of Ice',
        'Captain Iron Hand',
        'Capitaine Main de Fer',
        'Рохан палач',
        'Шагающий холм',
        'La grande ourse',
      ),
    ).toEqual([
      'Greer',
      'Brissa',
      'Kena',
      'Captain Iron Hand',
      'Capitaine Main de Fer',
      'Рохан',
      'Шагающий холм',
      'La grande ourse',
    ]);
  });
  it('stay whole where two would be called the same', () => {
    expect(short('Order of One', 'Order of Two')).toEqual(['Order of One', 'Order of Two']);
  });
});

describe('words with short names', () => {
  it('name each as the field does', () => {
    const names = new Map([
      [1, 'Greer the Stubborn'],
      [2, 'Kena, Sorceress of Ice'],
      [3, 'Goliath'],
    ]);
    expect(
      shorten(
        'Greer the Stubborn attacks Kena, Sorceress of Ice; Goliath looks on.',
        names,
        shortNames(names),
      ),
    ).toBe('Greer attacks Kena; Goliath looks on.');
  });
});
