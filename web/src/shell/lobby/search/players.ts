/**
 * Players as the search of the first page finds them: only by names that this visitor sees anyway, at open tables, at
 * tables to watch and in games of this browser. What is typed is compared here and never sent.
 */
import type { OpenTable } from '$protocol/shell';
import { gameNamed } from '../../games';
import { tableHash } from '../../route';
import { joined } from '../../words/words.svelte';
import { namesAt } from '../open-tables.svelte';
import { addressOf, opponents, type OwnGame } from '../own-games.svelte';
import type { Entry } from './entries';

/** The players of own games, then of the other tables that the server lists. */
export function playerEntries(
  own: readonly OwnGame[],
  tables: readonly OpenTable[],
  join: (table: OpenTable) => Promise<string>,
): Entry[] {
  const known = new Set(own.map(({ kept }) => kept.table));
  const others = tables.filter(({ table }) => !known.has(table));
  return [...own.map(ofOwnGame), ...others.flatMap((table) => ofTable(table, join))];
}

function ofOwnGame(game: OwnGame): Entry {
  const { kept, found, client } = game;
  const names = found.seats.flatMap(({ name }) => (name ? [name] : []));
  return {
    kind: found.finished ? 'replay' : 'playing',
    title: kept.tokens.length > 1 && names.length ? joined(names) : opponents(game),
    about: names.join(' '),
    detail: detailed(client.title(), found.words),
    hash: addressOf(game),
  };
}

function ofTable(table: OpenTable, join: (table: OpenTable) => Promise<string>): Entry[] {
  const shown = {
    title: namesAt(table),
    about: '',
    detail: detailed(gameNamed(table.game).title(), table.words),
  };
  if (table.free) return [{ ...shown, kind: 'join', take: () => join(table) }];
  return table.watch ? [{ ...shown, kind: 'watch', hash: tableHash([table.watch]) }] : [];
}

const detailed = (...parts: string[]) => parts.filter(Boolean).join(' · ');
