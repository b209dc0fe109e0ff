/** The few questions that are asked by HTTP; a mishap says what to do. */
import type { CardFace, DeckShown, Invitation, Mishap, NewTable, RuleShown, TableMade, TakeSeat } from './protocol';

export class Refusal extends Error {}

async function asked<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) {
    const mishap = (await answer.json().catch(() => null)) as Mishap | null;
    throw new Refusal(mishap?.words ?? `${answer.status}`);
  }
  return (await answer.json()) as T;
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

export const makeTable = (wanted: NewTable) => asked<TableMade>('/api/tables', wanted);
export const takeSeat = (wanted: TakeSeat) => asked<Invitation>('/api/seats', wanted);
export const invitation = (token: string, language: string) =>
  asked<Invitation>(`/api/invitation?${query({ token, language })}`);
export const decks = (language: string) => asked<DeckShown[]>(`/api/decks?${query({ language })}`);
export const rule = (id: string, edition: string, language: string) =>
  asked<RuleShown>(`/api/rules/${id}?${query({ edition, language })}`);
export const rules = (edition: string, language: string) =>
  asked<RuleShown[]>(`/api/rules?${query({ edition, language })}`);
export const recordLink = (token: string) => `/api/record?${query({ token })}`;

const loaded = new Map<string, Promise<Map<string, CardFace>>>();

/** Every card in a language, asked for once. */
export function cards(language: string): Promise<Map<string, CardFace>> {
  let found = loaded.get(language);
  if (!found) {
    found = asked<CardFace[]>(`/api/cards?${query({ language })}`).then(
      (list) => new Map(list.map((card) => [card.id, card])),
    );
    found.catch(() => loaded.delete(language));
    loaded.set(language, found);
  }
  return found;
}
