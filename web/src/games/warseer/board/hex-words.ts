/** A hex in words, as it is spoken: its place, who stands there, and what can be done with it. */
import type { WarseerTable } from '../table.svelte';
import type { HexShown } from '../types';
import { keyOf } from './geometry';

export function hexWords(table: WarseerTable, hex: HexShown): string {
  const standing = table.standingOn(hex.at);
  const target = standing ? table.targets.find((one) => one.creature === standing.id) : undefined;
  const place = table.places.get(keyOf(hex.at));
  const parts = [
    standing ? (table.named(standing.id)?.words ?? '') : hex.words,
    target ? target.why || target.words : '',
    table.reachedHex(hex.at)?.words ?? '',
    place ? [place.words, place.note].filter(Boolean).join(', ') : '',
  ];
  return parts.filter(Boolean).join('. ');
}

const LONGEST = 11;

/** A name as it stands on the field: its first word, shortened if it is long. */
export function shortName(name: string): string {
  const first = name.split(/[,\s]/)[0] ?? '';
  return first.length > LONGEST ? `${first.slice(0, LONGEST - 1)}…` : first;
}
