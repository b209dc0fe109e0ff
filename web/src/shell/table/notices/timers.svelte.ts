/** Notices that pass by themselves: a turn that began, a connection that came back, time that runs. */
import { untrack } from 'svelte';
import type { Table } from '../table.svelte';

const YOUR_TURN = 5000;
const BACK = 6000;

export class NoticeTimers {
  /** A second hand, running only while a message counts. */
  now = $state(Date.now());
  /** Your turn has just begun. */
  yourTurn = $state(false);
  /** The connection is back since a moment. */
  back = $state(false);
  /** When the computer began to think, by this browser's clock; 0 while it does not. */
  thinkingSince = $state(0);
  /** The server's clock less this browser's. */
  ahead = $state(0);

  #turn = '';
  #lost = false;

  /** To be made while a component is: it watches the table that is shown as long as that component lives. */
  constructor(shown: () => Table) {
    $effect(() => {
      const { asked, ownTurn } = shown();
      const turn = asked ? ownTurn : '';
      if (turn && turn !== this.#turn) {
        this.#turn = turn;
        this.yourTurn = true;
        setTimeout(() => (this.yourTurn = false), YOUR_TURN);
      }
    });
    $effect(() => {
      if (shown().sending) this.yourTurn = false;
    });
    $effect(() => {
      const { state } = shown().connection;
      if (state === 'open' && this.#lost) {
        this.back = true;
        setTimeout(() => (this.back = false), BACK);
      }
      if (state !== 'connecting') this.#lost = state === 'lost';
    });
    $effect(() => {
      this.thinkingSince = shown().thinking ? untrack(() => this.thinkingSince) || Date.now() : 0;
    });
    const away = () => shown().seats.some((one) => one.away_since > 0 && !one.here);
    $effect(() => {
      if (!away()) return;
      void this.#compareClocks(shown());
    });
    $effect(() => {
      const { connection, thinking } = shown();
      if (connection.state === 'open' && !thinking && !away()) return;
      this.now = Date.now();
      const timer = setInterval(() => (this.now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }

  async #compareClocks(table: Table): Promise<void> {
    const reply = await table.ask({ kind: 'ping' });
    if (reply?.kind === 'pong') this.ahead = reply.now - Date.now();
  }
}
