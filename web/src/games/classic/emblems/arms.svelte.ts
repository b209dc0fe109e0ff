/** The arms of the cards that are loaded: made once for each. */
import { cards } from '../cards/cards.svelte';
import type { Arms } from '$shell/emblems/arms';
import { arms, marks, type Bearer } from './emblems';

const marked = $derived(marks(cards.faces.values()));
const made = $derived.by(() => {
  void cards.faces;
  return new Map<string, Arms>();
});

/** The data of a miniature whose card is not in the list, as in a scenario. */
export type Known = Partial<Bearer> & { id: string };

/** The arms of a card; for an unlisted card, those from the data of its miniature. */
export function armsOf(card: string | Known): Arms {
  const id = typeof card === 'string' ? card : card.id;
  const kept = made.get(id);
  if (kept) return kept;
  const plain: Bearer = {
    id,
    type: 'character',
    faction: '',
    strength: 1,
    base: 32,
    of_class: '',
    keywords: [],
  };
  const face = cards.face(id) ?? (typeof card === 'string' ? plain : { ...plain, ...card });
  const drawn = arms(face, marked.get(id) ?? 0);
  made.set(id, drawn);
  return drawn;
}
