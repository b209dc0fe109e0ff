/** Changes of a deck in the making. Nothing here knows what is legal: the server tells that of every draft. */
import type { DeckDraft, WayOut } from '$protocol/shell';

export const HERO = 'hero';
export const EMPTY: DeckDraft = { hero: '', name: '', parts: {} };

export const copies = (draft: DeckDraft, part: string, card: string): number =>
  (draft.parts[part] ?? []).filter((one) => one === card).length;

export function withCard(draft: DeckDraft, part: string, card: string): DeckDraft {
  if (part === HERO) return { ...draft, hero: card };
  return { ...draft, parts: { ...draft.parts, [part]: [...(draft.parts[part] ?? []), card] } };
}

/** The draft without the last copy of a card. */
export function withoutCard(draft: DeckDraft, part: string, card: string): DeckDraft {
  const cards = [...(draft.parts[part] ?? [])];
  const at = cards.lastIndexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return { ...draft, parts: { ...draft.parts, [part]: cards } };
}

export const after = (draft: DeckDraft, way: WayOut): DeckDraft =>
  way.adds ? withCard(draft, way.part, way.adds) : withoutCard(draft, way.part, way.removes);

/** A draft that has got its first hero: parts that are empty have what every deck may have. */
export function begun(draft: DeckDraft, basics: Readonly<Record<string, readonly string[]>>): DeckDraft {
  const empty = Object.entries(basics).filter(([part]) => !draft.parts[part]?.length);
  return {
    ...draft,
    parts: { ...draft.parts, ...Object.fromEntries(empty.map(([part, ids]) => [part, [...ids]])) },
  };
}

/** The cards of a part, each once with its copies, in the order in which they were added. */
export function counted(draft: DeckDraft, part: string): { id: string; count: number }[] {
  const found = new Map<string, number>();
  for (const id of draft.parts[part] ?? []) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found].map(([id, count]) => ({ id, count }));
}

/** A deck as the end of a link: its code in letters that an address may have. */
export function linked(code: string): string {
  const bytes = new TextEncoder().encode(code);
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The code in a link; nothing if it is no such link. */
export function unlinked(text: string): string | null {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(letters, (one) => one.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}
