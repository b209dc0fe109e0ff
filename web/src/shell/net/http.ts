/** The few questions that are asked by HTTP; an error says what to do. */
import type {
  Analysis,
  BackupRead,
  DeckAsked,
  DeckExampleShown,
  DeckRead,
  DeckReport,
  GameShown,
  GoOn,
  Invitation,
  LessonListed,
  Line,
  NewLesson,
  NewTable,
  NewPuzzle,
  NamedBackup,
  OpenTable,
  PuzzleHelp,
  PuzzleList,
  PuzzleVerdict,
  PositionAsked,
  PositionRead,
  PositionShown,
  ReplayPlayers,
  ReplayShown,
  ReportAsked,
  RequestError,
  RuleCompared,
  RuleShowings,
  RuleShown,
  SaveBackup,
  ScenarioShown,
  SeatLink,
  Screen,
  TableMade,
  TakeSeat,
  TestHand,
  TryPosition,
} from '$protocol/shell';

export class Refusal extends Error {
  constructor(
    words: string,
    /** The error code; empty where the answer did not come from our server. */
    readonly code: string,
  ) {
    super(words);
  }
}

async function answered(path: string, request: RequestInit = {}): Promise<Response> {
  // Errors come in the language of the page, which need not be the browser's.
  const headers = { 'accept-language': document.documentElement.lang || 'en', ...request.headers };
  const answer = await fetch(path, { ...request, headers });
  if (answer.ok) return answer;
  const error = (await answer.json().catch(() => null)) as RequestError | null;
  throw new Refusal(error?.words ?? `${answer.status}`, error?.code ?? '');
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Get the data at an address of the server. */
export async function get<T>(path: string, values: Record<string, string>): Promise<T> {
  return (await (await answered(`${path}?${query(values)}`)).json()) as T;
}

async function send(path: string, body: unknown, token = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && bearing(token).headers) };
  return answered(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

const post = async <T>(path: string, body: unknown, token = ''): Promise<T> =>
  (await (await send(path, body, token)).json()) as T;

/** A token travels in a header, because proxies log addresses. */
const bearing = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });

export const makeTable = (wanted: NewTable) => post<TableMade>('/api/tables', wanted);
export const takeSeat = (wanted: TakeSeat) => post<Invitation>('/api/seats', wanted);
export const invitation = async (token: string, language: string) =>
  (await (await answered(`/api/invitation?${query({ language })}`, bearing(token))).json()) as Invitation;
/** The record of a game that is over, as a file. */
export const record = async (token: string, language: string) =>
  (await answered(`/api/record?${query({ language })}`, bearing(token))).blob();
const values = (given: Record<string, string | number | null>) =>
  query(
    Object.fromEntries(
      Object.entries(given).flatMap(([key, one]) => (one === null ? [] : [[key, `${one}`]])),
    ),
  );
/** Every step of a game that is over, as a seat sees it; without a seat, as those who watch. */
export const replay = async (token: string, seat: number | null, language: string) =>
  (await (await answered(`/api/replay?${values({ seat, language })}`, bearing(token))).json()) as ReplayShown;
/** The lines of the log that came with some steps, a list for each. */
export const replayLines = async (
  token: string,
  first: number,
  count: number,
  seat: number | null,
  language: string,
) =>
  (await (
    await answered(`/api/replay/lines?${values({ first, count, seat, language })}`, bearing(token))
  ).json()) as Line[][];
/** The screen of a step, without its log. */
export const replayStep = async (token: string, step: number, seat: number | null, language: string) =>
  (await (
    await answered(`/api/replay/${step}?${values({ since: step, seat, language })}`, bearing(token))
  ).json()) as Screen;
/** All hands at a step of a game that is over, and the luck of the dice. */
export const replayPlayers = async (token: string, step: number, language: string) =>
  (await (
    await answered(`/api/replay/${step}/players?${values({ language })}`, bearing(token))
  ).json()) as ReplayPlayers;
/** The chances to win at each turn of a game that is over; they are searched for if that is wanted. */
export const replayChances = async (token: string, begin: boolean, language: string) =>
  (await (
    await answered(`/api/replay/chances?${values({ begin: `${begin}`, language })}`, bearing(token))
  ).json()) as Analysis;
/** A new game that goes on from a step of one that is over. */
export const goOn = (wanted: GoOn) => post<TableMade>('/api/replay', wanted);
/** A moment of a game as a scenario file: a step of one that is over, else the present as the seat knows it. */
export const positionOf = async (token: string, step: number | null, language: string) =>
  (await (
    await answered(`/api/position?${values({ step, language })}`, bearing(token))
  ).json()) as PositionShown;
/** A scenario file as the server reads it, and what is wrong with it. */
export const readPosition = (asked: PositionAsked) => post<PositionRead>('/api/position', asked);
/** A table whose game begins from a position. */
export const tryPosition = (wanted: TryPosition) => post<TableMade>('/api/position/table', wanted);
/** The file of a bug report. */
export const reportOf = (token: string, asked: ReportAsked) =>
  post<PositionShown>('/api/report', asked, token);
export const rule = (game: string, id: string, edition: string, language: string) =>
  get<RuleShown>(`/api/rules/${id}`, { game, edition, language });
export const rules = (game: string, edition: string, language: string) =>
  get<RuleShown[]>('/api/rules', { game, edition, language });
/** What the cards of every game have. */
export interface CardListed {
  id: string;
  name: string;
  type_words: string;
  text: string[];
}
export const cardsOf = (game: string, language: string) =>
  get<CardListed[]>('/api/cards', { game, language, brief: 'true' });
/** The lessons of a game. */
export const lessons = (game: string, language: string) =>
  get<LessonListed[]>('/api/lessons', { game, language });
/** A table at which a lesson is taught. */
export const beginLesson = (wanted: NewLesson, language: string) =>
  post<TableMade>(`/api/lessons?${query({ language })}`, wanted);
/** The rules in which the printings of a game differ. */
export const comparedRules = (game: string, language: string) =>
  get<RuleCompared[]>('/api/rules/compared', { game, language });
/** How many scenarios show each rule. */
/** How many positions and decks show each rule. */
export const ruleShowings = (game: string) => get<RuleShowings>('/api/rules/showings', { game });
/** The decks that show a rule. */
export const ruleDecks = (game: string, rule: string, language: string) =>
  get<DeckExampleShown[]>('/api/rules/decks', { game, rule, language });
export const scenariosOf = (game: string, rule: string, language: string) =>
  get<ScenarioShown[]>('/api/scenarios', { game, rule, language });
/** The worked examples of the rulebooks. */
export const examples = (game: string, language: string) =>
  get<ScenarioShown[]>('/api/examples', { game, language });
/** Every step of a scenario, and the screen of one, as for a game that is over. */
export const scenarioReplay = (name: string, edition: string, seat: number | null, language: string) =>
  answered(`/api/scenarios/replay?${values({ name, edition, seat, language })}`).then(
    (answer) => answer.json() as Promise<ReplayShown>,
  );
export const scenarioStep = (
  name: string,
  edition: string,
  step: number,
  seat: number | null,
  language: string,
) =>
  answered(`/api/scenarios/replay/${step}?${values({ name, edition, since: step, seat, language })}`).then(
    (answer) => answer.json() as Promise<Screen>,
  );
export const puzzles = (game: string, language: string) =>
  get<PuzzleList>('/api/puzzles', { game, language });
/** A table at which a puzzle is solved. */
export const newPuzzle = (wanted: NewPuzzle) => post<TableMade>('/api/puzzles', wanted);
/** A hint to the puzzle of a table, and its solution. */
export const puzzleHelp = async (token: string, language: string) =>
  (await (await answered(`/api/puzzles/help?${query({ language })}`, bearing(token))).json()) as PuzzleHelp;
/** How the answer at the table of a puzzle is judged. */
export const puzzleVerdict = async (token: string, language: string) =>
  (await (
    await answered(`/api/puzzles/verdict?${query({ language })}`, bearing(token))
  ).json()) as PuzzleVerdict;
/** The games that the server has. */
export const games = () => get<GameShown[]>('/api/games', {});
/** The backup of a recovery phrase: sealed in the browser before it is sent. */
export const readBackup = (wanted: NamedBackup) => post<BackupRead>('/api/backup/read', wanted);
export const saveBackup = (wanted: SaveBackup) => send('/api/backup', wanted);
export const deleteBackup = (wanted: NamedBackup) => send('/api/backup/delete', wanted);
/** The cards of packs; the error names every mistake in them. */
export const packCards = (asked: DeckAsked) => post<unknown[]>('/api/deck/cards', asked);
export const deckReport = (asked: DeckAsked) => post<DeckReport>('/api/deck', asked);
export const deckRead = (asked: DeckAsked) => post<DeckRead>('/api/deck/read', asked);
/** The cards of the packs or the position of a link's table. */
export const tableCards = async (token: string, language: string) =>
  (await (await answered(`/api/packs?${query({ language })}`, bearing(token))).json()) as unknown[];
export const deckHand = (asked: DeckAsked) => post<TestHand>('/api/deck/hand', asked);
/** Tables that anybody may join or watch. */
export const openTables = (language: string) => get<OpenTable[]>('/api/open', { language });
/** Take a free seat; its link is given once. */
export const joinTable = (table: string, language: string) =>
  post<SeatLink>(`/api/open?${query({ language })}`, { table });
