/** Where the creatures are on the drawing: on their hexes, or on their way between two. */
import type { WarseerTable } from '../table.svelte';
import type { CreatureView } from '../types';
import type { Picture, Point } from './geometry';

export function placeOf(table: WarseerTable, picture: Picture, one: CreatureView): Point {
  const spot = table.stage.moved.get(one.id);
  if (!spot) return picture.middle(one.at);
  const [from, to] = [picture.middle(spot.from), picture.middle(spot.to)];
  return { x: from.x + (to.x - from.x) * spot.part, y: from.y + (to.y - from.y) * spot.part };
}
