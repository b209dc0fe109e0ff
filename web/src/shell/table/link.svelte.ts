/** A link to a seat. Its table is there once the server has said which game it leads to. */
import type { Message } from '$protocol/shell';
import { gameNamed } from '../games';
import { Connection } from '../net/connection.svelte';
import { words } from '../words/words.svelte';
import type { Table } from './table.svelte';

export class TableLink {
  readonly connection: Connection;
  table = $state.raw<Table | null>(null);

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
    if (!this.table && message.kind === 'welcome') {
      this.table = gameNamed(message.game).open(this.connection, message);
      this.opened(this.table);
    }
    this.table?.hear(message);
  }
}
