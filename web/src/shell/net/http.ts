/** The few questions that are asked by HTTP; a mishap says what to do. */
import type {
  CardFace,
  DeckShown,
  Invitation,
  Mishap,
  NewTable,
  RuleShown,
  TableMade,
  TakeSeat,
} from '$protocol/classic';

export class Refusal extends Error {
  constructor(
    words: string,
    /** A short name for what is wrong; empty where the answer was not the server's own. */
    readonly code: string,
  ) {
    super(words);
  }
}

async function answered(path: string, request: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, request);
  if (answer.ok) return answer;
  const mishap = (await answer.json().catch(() => null)) as Mishap | null;
  throw new Refusal(mishap?.words ?? `${answer.status}`, mishap?.code ?? '');
}

async function asked<T>(path: string, body?: unknown): Promise<T> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  return (await (await answered(path, body === undefined ? {} : request)).json()) as T;
}

/** Whoever holds a link shows its word in a header: addresses are written down by proxies. */
const showing = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

export const makeTable = (wanted: NewTable) => asked<TableMade>('/api/tables', wanted);
export const takeSeat = (wanted: TakeSeat) => asked<Invitation>('/api/seats', wanted);
export const invitation = async (token: string, language: string) =>
  (await (await answered(`/api/invitation?${query({ language })}`, showing(token))).json()) as Invitation;
/** The record of a game that is over, as a file. */
export const record = async (token: string, language: string) =>
  (await answered(`/api/record?${query({ language })}`, showing(token))).blob();
export const decks = (language: string) => asked<DeckShown[]>(`/api/decks?${query({ language })}`);
export const rule = (id: string, edition: string, language: string) =>
  asked<RuleShown>(`/api/rules/${id}?${query({ edition, language })}`);
export const rules = (edition: string, language: string) =>
  asked<RuleShown[]>(`/api/rules?${query({ edition, language })}`);

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
