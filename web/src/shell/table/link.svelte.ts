/** A link to a seat. Its table is there once the server has said which game it leads to, and that is loaded. */
import type { Message, Welcome } from '$protocol/shell';
import type { TableParts } from '../game';
import { gameNamed } from '../games';
import { Connection } from '../net/connection.svelte';
import { late, type LatePart } from '../parts/late.svelte';
import { words } from '../words/words.svelte';
import { loadFor } from './late-parts';
import type { Table } from './table.svelte';

export class TableLink {
  readonly connection: Connection;
  table = $state.raw<Table | null>(null);
  /** How the table is shown. */
  View = $state.raw<TableParts['View'] | null>(null);
  /** The table, being loaded since the server has said which game it is. */
  opening = $state.raw<LatePart<void> | null>(null);
  /** Messages that came before the table was there. */
  #early: Message[] = [];

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
    if (message.kind !== 'welcome' || this.opening) return;
    this.opening = late(() => this.#open(message));
    this.opening.show();
  }

  async #open(welcome: Welcome): Promise<void> {
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
  }
}
