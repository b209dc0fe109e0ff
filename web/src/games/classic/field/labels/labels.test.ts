import { describe, expect, it } from 'vitest';
import { boxAt, farther, leader, round, settle, shorten, shortNames, type Wish } from './labels';

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

describe('names in a crowd', () => {
  const at = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((one): [number, number] => [
    250 + (one % 4) * 32 + (one > 7 ? 32 : 0),
    280 + Math.floor(one / 4) * 32,
  ]);
  const discs = at.map((one) => ({ at: one, radius: 16 }));
  const wishes = at.map((one, index) => ({
    ...name(String(index), one),
    places: [...round(one, 20, 40, 10), ...farther(one, 20, 40, 10)],
  }));
  const places = settle(wishes, discs, ALL);
  it('cover no miniature', () => {
    for (const [index, wish] of wishes.entries()) {
      const box = boxAt(places.get(String(index)) ?? [0, 0], wish);
      for (const disc of discs) {
        const dx = Math.max(box.left - disc.at[0], 0, disc.at[0] - box.right);
        const dy = Math.max(box.top - disc.at[1], 0, disc.at[1] - box.bottom);
        expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(disc.radius - 0.5);
      }
    }
  });
  it('are joined to theirs by a line where they stand apart', () => {
    const box = { left: 340, top: 295, right: 380, bottom: 305 };
    expect(leader([300, 300], 16, box, 8)).toEqual([
      [316, 300],
      [340, 300],
    ]);
    expect(leader([300, 300], 16, { ...box, left: 320 }, 8)).toBeNull();
  });
});

describe('short names', () => {
  const short = (...names: string[]) => [
    ...shortNames(new Map(names.map((name, at) => [at, { name }]))).values(),
  ];
  it('leave out what only describes', () => {
    expect(
      short(
        'Greer the Stubborn',
        'Brissa de Molforn',
        'Kena, Sorceress of Ice',
        'Captain Iron Hand',
        'Capitaine Main de Fer',
        'Рохан палач',
        'Люс, мастер пистолета',
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
      'Люс',
      'Шагающий холм',
      'La grande ourse',
    ]);
  });
  it('stay whole where two would be called the same', () => {
    expect(short('Order of One', 'Order of Two')).toEqual(['Order of One', 'Order of Two']);
  });
  it('keep the number of the second of a name', () => {
    expect(short('Greer the Stubborn', 'Greer the Stubborn 2')).toEqual(['Greer', 'Greer 2']);
  });
  it('are those that the server knows', () => {
    const names = new Map([
      [1, { name: 'Роланд Гордый', short: 'Роланд' }],
      [2, { name: 'Бретёр Амори', short: 'Амори' }],
      [3, { name: 'Сестра Амалия', short: '' }],
    ]);
    expect([...shortNames(names).values()]).toEqual(['Роланд', 'Амори', 'Сестра Амалия']);
  });
});

describe('words with short names', () => {
  it('name each as the field does', () => {
    const names = new Map([
      [1, { name: 'Greer the Stubborn' }],
      [2, { name: 'Kena, Sorceress of Ice' }],
      [3, { name: 'Goliath' }],
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
