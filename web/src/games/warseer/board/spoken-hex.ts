/** A hex in words, as it is spoken: its place, who stands there, and what can be done with it. */
import type { WarseerTable } from '../table.svelte';
import type { HexShown } from '../types';
import { say } from '../words';
import { keyOf } from './geometry';

export function hexWords(table: WarseerTable, hex: HexShown): string {
  const standing = table.standingOn(hex.at);
  const target = standing ? table.targets.find((one) => one.creature === standing.id) : undefined;
  const place = table.places.get(keyOf(hex.at));
  const parts = [
    standing ? (table.named(standing.id)?.words ?? '') : hex.words,
    target ? target.why || target.words : '',
    table.reachedHex(hex.at)?.words ?? '',
    place ? [say('hex-offered'), place.note].filter(Boolean).join(', ') : '',
  ];
  return parts.filter(Boolean).join('. ');
}
