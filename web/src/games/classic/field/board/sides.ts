/** The names of the seats whose sides lie below, where more than two have sides of the field. */
import type { ClassicTable } from '../../table.svelte';
import { say } from '../../words';
import { endsOf, seenFrom } from './edges';
import { SIZE } from './geometry';

export function namedSides(table: ClassicTable): { at: number; words: string }[] {
  if (table.seats.length < 3) return [];
  return table.borders.flatMap((border, seat) => {
    if (!border || seenFrom(table.edgeOf(seat), table.edge) !== 0) return [];
    const [[from], [to]] = endsOf(border, table.edge, SIZE, 0);
    const own = seat === table.seat && !table.welcome.shared;
    const words = own ? say('field-own-side') : say('field-side-of', { name: table.seatName(seat) });
    return [{ at: (from + to) / 2, words }];
  });
}
