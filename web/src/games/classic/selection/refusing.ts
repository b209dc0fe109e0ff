/** Show why something that was pressed cannot be done, as the server has said it already. */
import type { Shown } from '../types';
import type { Table } from '$shell/table/table.svelte';

export function refuse(table: Table, shown: Pick<Shown, 'why' | 'cites'>, creatures: number[] = []): void {
  table.refusal = {
    kind: 'refused',
    number: 0,
    code: 'not-now',
    words: shown.why,
    cites: shown.cites,
    creatures,
    answered: 0,
  };
}
