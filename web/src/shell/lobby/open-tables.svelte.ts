/** The tables that anybody may join or watch, as the server lists them. */
import type { OpenTable } from '$protocol/shell';
import { gameNamed } from '../games';
import { joinTable, openTables, Refusal } from '../net/http';
import { tableHash } from '../route';
import { router } from '../route.svelte';
import { joined, say, words } from '../words/words.svelte';
import { keepTable } from './kept-tables';

export class OpenTableList {
  tables = $state.raw<readonly OpenTable[]>([]);
  isLoaded = $state(false);
  #joining = false;

  async load(): Promise<void> {
    if (document.hidden) return;
    this.tables = await openTables(words.language).catch(() => this.tables);
    this.isLoaded = true;
  }

  /** Take a free seat and go there; else the reason why not. */
  async join({ table }: OpenTable): Promise<string> {
    // A second press while the first is on its way would take a second seat.
    if (this.#joining) return '';
    this.#joining = true;
    try {
      const { token } = await joinTable(table, words.language);
      keepTable({ table, tokens: [token], at: Date.now() });
      router.go(tableHash([token]));
      return '';
    } catch (why) {
      await this.load();
      return why instanceof Refusal ? why.message : say('server-away');
    } finally {
      this.#joining = false;
    }
  }
}

/** Those who sit at a table. */
export const namesAt = (table: OpenTable) => joined(table.names.map((name) => name || say('a-guest')));

/** A table in a few words: game, printing, seats, clock. */
export const about = (table: OpenTable) =>
  [
    gameNamed(table.game).title(),
    gameNamed(table.game).editions.name(table.edition),
    table.seats > 2 ? say('open-seats', { free: table.free, seats: table.seats }) : '',
    table.minutes ? say('clock-minutes', { minutes: table.minutes, increment: table.increment }) : '',
    table.packs ? say('open-packs') : '',
  ]
    .filter(Boolean)
    .join(' · ');
