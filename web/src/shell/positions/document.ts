/** A scenario file as plain data, and changes of it that leave the rest as it is. */

export type Value = string | Value[] | { [key: string]: Value };
export type Mapping = { [key: string]: Value };

export const SEATS = ['first', 'second', 'third', 'fourth'] as const;

export const isMapping = (value: Value | undefined): value is Mapping =>
  typeof value === 'object' && !Array.isArray(value);

/** The value at a path of keys; undefined where nothing is written. */
export function at(value: Value | undefined, ...path: string[]): Value | undefined {
  return path.reduce<Value | undefined>((found, key) => (isMapping(found) ? found[key] : undefined), value);
}

/** The text at a path; empty where none is written. */
export function textAt(value: Value | undefined, ...path: string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** A copy with another value at a path; without a value the key is left out. */
export function changed(value: Mapping, path: readonly string[], by: Value | undefined): Mapping {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = value[key];
  const next = rest.length ? changed(isMapping(inner) ? inner : {}, rest, by) : by;
  const copy = { ...value };
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
}

export interface Standing {
  path: string[];
  name: string;
  seat: number;
  value: Mapping;
}

/** The seats that a file has, in their order. */
export const seatsOf = (document: Mapping): string[] =>
  SEATS.filter((name) => at(document, 'seats', name) !== undefined);

/** Everybody on the board: the heroes and the creatures of each seat. */
export function standing(document: Mapping): Standing[] {
  return seatsOf(document).flatMap((name, seat) => {
    const hero = at(document, 'seats', name, 'hero');
    const others = at(document, 'seats', name, 'creatures');
    const found: Standing[] = [];
    if (isMapping(hero)) {
      const called = typeof hero.called === 'string' ? hero.called : `${name}-hero`;
      found.push({ path: ['seats', name, 'hero'], name: called, seat, value: hero });
    }
    for (const [key, value] of Object.entries(isMapping(others) ? others : {}))
      if (isMapping(value)) found.push({ path: ['seats', name, 'creatures', key], name: key, seat, value });
    return found;
  });
}

/** A name that nothing in the file has yet. */
export function freeName(document: Mapping, wanted: string): string {
  const taken = new Set([...SEATS, 'game', ...standing(document).map(({ name }) => name)]);
  for (const key of Object.keys((at(document, 'terrains') ?? {}) as Mapping)) taken.add(key);
  for (const seat of seatsOf(document))
    for (const zone of ['city', 'relics', 'tactics', 'buildings'])
      for (const card of (at(document, 'seats', seat, zone) ?? []) as Value[]) taken.add(cardOf(card));
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = `${wanted}-${number}`;
  return name;
}

/** The card of an item of a list: a name, or a mapping with one. */
export const cardOf = (item: Value): string => (typeof item === 'string' ? item : textAt(item, 'card'));

/** The names of all creatures or terrains on the board. */
export const thingsOf = (document: Mapping, what: 'creatures' | 'terrains'): string[] =>
  what === 'creatures'
    ? standing(document).map(({ name }) => name)
    : Object.keys(isMapping(document.terrains) ? document.terrains : {});

/** Put a creature without a card on the board. */
export function withOwnCreature(
  document: Mapping,
  seat: string,
  figures: Mapping,
  place: Value,
): { document: Mapping; path: string[] } {
  const path = ['seats', seat, 'creatures', freeName(document, 'creature')];
  return { document: changed(document, path, { ...figures, at: place }), path };
}

/** Put a card's creature on the board; the hero of a seat that has none stands under its own key. */
export function withCreature(
  document: Mapping,
  seat: string,
  card: { id: string; type: string },
  place: Value,
): { document: Mapping; path: string[] } {
  const written: Mapping = { card: card.id, at: place };
  const isHero = card.type === 'hero' && !isMapping(at(document, 'seats', seat, 'hero'));
  const path = isHero ? ['seats', seat, 'hero'] : ['seats', seat, 'creatures', freeName(document, card.id)];
  return { document: changed(document, path, written), path };
}

/** Without a thing, and without what only its number said of it. */
export function without(document: Mapping, path: readonly string[]): Mapping {
  const value = at(document, ...path);
  const number = isMapping(value) && typeof value.number === 'string' ? value.number : '';
  let left = changed(document, path, undefined);
  for (const zone of ['creatures', 'terrains'])
    if (number && at(left, 'details', 'state', zone, number) !== undefined)
      left = changed(left, ['details', 'state', zone, number], undefined);
  return left;
}

/** A creature under another seat's control; its owner stays. */
export function controlledBy(
  document: Mapping,
  path: readonly string[],
  seat: string,
): { document: Mapping; path: string[] } {
  const value = at(document, ...path);
  const [, from] = path;
  if (!isMapping(value) || from === seat || from === undefined) return { document, path: [...path] };
  const owner = typeof value.owner === 'string' ? value.owner : from;
  const name = path.length === 4 ? String(path[3]) : freeName(document, cardOf(value) || 'creature');
  const left = changed(document, path, undefined);
  const next = owner === seat ? changed(value, ['owner'], undefined) : { ...value, owner };
  const to = ['seats', seat, 'creatures', name];
  return { document: changed(left, to, next), path: to };
}

/** `turn` as a mapping, however it is written. */
export function turnOf(document: Mapping, active: string): Mapping {
  const turn = document.turn;
  if (isMapping(turn)) return turn;
  if (typeof turn === 'string' && turn !== 'setup') return { [active]: turn };
  return { [active]: 'first' };
}

/** With as many seats as a mode has. */
export function seated(document: Mapping, count: number): Mapping {
  const seats: Mapping = {};
  for (const name of SEATS.slice(0, count)) seats[name] = at(document, 'seats', name) ?? {};
  return { ...document, seats };
}
