/** A link to a seat. Its table is there once the server has said which game it leads to, and that is loaded. */
import type { Message, Welcome } from '$protocol/shell';
import type { TableParts } from '../game';
import { gameNamed } from '../games';
import { Connection } from '../net/connection.svelte';
import { words } from '../words/words.svelte';
import { loadFor } from './late-parts';
import type { Table } from './table.svelte';

export class TableLink {
  readonly connection: Connection;
  table = $state.raw<Table | null>(null);
  /** How the table is shown. */
  View = $state.raw<TableParts['View'] | null>(null);
  /** Messages that came before the table was there. */
  #early: Message[] = [];
  #loading = false;

  constructor(
    readonly token: string,
    private readonly opened: (table: Table) => void,
  ) {
    this.connection = new Connection(token, words.language, (message) => this.#hear(message));
  }

  close(): void {
    this.connection.close();
    this.table?.close();
  }

  #hear(message: Message): void {
    if (this.table) {
      this.table.hear(message);
      return;
    }
    this.#early.push(message);
    if (message.kind === 'welcome' && !this.#loading) void this.#load(message);
  }

  async #load(welcome: Welcome): Promise<void> {
    this.#loading = true;
    try {
      const game = gameNamed(welcome.game);
      const [{ open, View }] = await Promise.all([
        game.atTable.load(),
        game.ready?.(welcome),
        loadFor(welcome),
      ]);
      if (this.connection.state === 'ended') return;
      this.View = View;
      this.table = open(this.connection, welcome);
      this.opened(this.table);
      for (const message of this.#early.splice(0)) this.table.hear(message);
    } catch {
      // The server has other pages now, or the network is gone: a new page has all parts of one version.
      location.reload();
    }
  }
}
