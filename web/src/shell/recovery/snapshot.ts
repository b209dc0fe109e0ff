/** What belongs to a person in this browser, as one object; and two of them made one. */

/** For each kind of thing, by its id. */
export type Snapshot = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Kind {
  /** Where the browser keeps it. */
  key: string;
  /** Things by their ids, from the text that is kept. */
  read(text: string): Record<string, unknown>;
  write(things: Record<string, unknown>): string;
}

const listed = (key: string, id: string, newest: boolean): Kind => ({
  key,
  read: (text) =>
    Object.fromEntries(
      (JSON.parse(text) as Record<string, unknown>[]).map((one) => [String(one[id]), one] as const),
    ),
  write: (things) => {
    const all = Object.values(things) as { at?: number }[];
    return JSON.stringify(newest ? all.sort((one, other) => (other.at ?? 0) - (one.at ?? 0)) : all);
  },
});

const KINDS: Readonly<Record<string, Kind>> = {
  tables: listed('tables', 'table', true),
  decks: listed('decks', 'id', false),
  name: {
    key: 'name',
    read: (text) => ({ name: text }),
    write: ({ name }) => (typeof name === 'string' ? name : ''),
  },
  lessons: {
    key: 'lessons',
    read: (text) => JSON.parse(text) as Record<string, unknown>,
    write: (things) => JSON.stringify(things),
  },
  puzzles: {
    key: 'puzzles-solved',
    read: (text) => Object.fromEntries((JSON.parse(text) as string[]).map((one) => [one, true])),
    write: (things) => JSON.stringify(Object.keys(things)),
  },
};

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

export function taken(from: Kept): Snapshot {
  const found: Record<string, Record<string, unknown>> = {};
  for (const [name, kind] of Object.entries(KINDS)) {
    const text = from.getItem(kind.key);
    try {
      found[name] = text ? kind.read(text) : {};
    } catch {
      found[name] = {};
    }
  }
  return found;
}

export function put(snapshot: Snapshot, into: Kept): void {
  for (const [name, kind] of Object.entries(KINDS)) {
    const things = snapshot[name];
    if (things && typeof things === 'object') into.setItem(kind.key, kind.write({ ...things }));
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Two snapshots as one. `base` is what both had when they last agreed: what one of them lacks since then was
 * deleted there, and what one of them changed is taken from it.
 */
export function merged(base: Snapshot, ours: Snapshot, theirs: Snapshot): Snapshot {
  const all: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(KINDS)) {
    const [was, mine, other] = [base[name] ?? {}, ours[name] ?? {}, theirs[name] ?? {}];
    const things: Record<string, unknown> = {};
    for (const id of new Set([...Object.keys(mine), ...Object.keys(other)])) {
      const isOurs = id in mine;
      const isTheirs = id in other;
      if (isOurs && isTheirs) things[id] = same(mine[id], was[id]) ? other[id] : mine[id];
      else if (!(id in was)) things[id] = isOurs ? mine[id] : other[id];
    }
    all[name] = things;
  }
  return all;
}
