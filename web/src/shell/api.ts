// The server's API, as docs/api.md describes it.
import type { Move } from '../games/drawing';
import type {
  AnswerTaken,
  DrawsShown,
  FaredShown,
  GameShown,
  HintShown,
  LessonListed,
  LessonShown,
  LogRow,
  PreviewsShown,
  NearbyShown,
  PaceShown,
  PassageShown,
  PuzzleListed,
  PuzzleReply,
  PuzzleShown,
  ReplayHead,
  ReplayStep,
  ReviewShown,
  RuleShown,
  Snapshot,
  TableListed,
  TablesHeld,
  VisitorShown,
  Why,
} from './api.types';
import { overHttp, transport, type Method } from './transport';
import type { Words } from './words';

export type * from './api.types'; // what the server tells has its types from Python

/** The rules that explain a thing on the table: its name -> their numbers. */
export type Explains = Readonly<Record<string, readonly string[]>>;

export type NewSeat = { kind: 'you' | 'open' | 'bot'; name?: string; bot?: string; colour?: number };

export interface NewTable {
  game: string;
  seats: NewSeat[];
  variants?: Record<string, string>;
  edition?: string;
  edition_text?: string;
  public?: boolean;
  seal?: string; // of this browser's word
  pace?: PaceShown | null;
  hints?: boolean; // agreed on among people
}

/** From which step of a record to play on, usually its last, and with whom. */
export interface PlayOn {
  step?: number;
  seats: NewSeat[];
  public?: boolean;
  seal?: string; // of this browser's word
  pace?: PaceShown | null;
  hints?: boolean; // agreed on among people
}

const ELSEWHERE = ['no-hint', 'mail-down']; // who does not answer is somebody whom the server has asked

/** A refusal or failure, with the sentence to be shown and the rule that says so. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly title: string,
    detail: string,
    readonly rule: string | null = null,
  ) {
    super(detail);
  }

  /** The server could not be reached at all. */
  get away(): boolean {
    return [0, 502, 503].includes(this.status) && !ELSEWHERE.includes(this.title);
  }
}

/** What went wrong, as a sentence: the server's own, or that it cannot be reached. */
export function sentenceOf(error: unknown, words: Words): string {
  return error instanceof Problem && !error.away ? error.message : words.text('web-away');
}

let lang = 'en';

/** The language in which the server answers. */
export function speak(language: string): void {
  lang = language;
}

async function problem(answer: Response): Promise<Problem> {
  try {
    const body = (await answer.json()) as { title?: string; detail?: unknown; rule?: string };
    const detail = typeof body.detail === 'string' ? body.detail : (body.title ?? answer.statusText);
    return new Problem(answer.status, body.title ?? '', detail, body.rule ?? null);
  } catch {
    return new Problem(answer.status, answer.statusText, answer.statusText || String(answer.status));
  }
}

const JSON_TYPE = 'application/json';
const RECORD_TYPE = 'application/x-ndjson';

/** One request; raises Problem. */
export async function request(
  method: Method,
  path: string,
  body?: unknown,
  type = JSON_TYPE,
  signal: AbortSignal | null = null,
  through = transport,
): Promise<Response> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await through.request({ method, path, lang, body: text, type, signal });
  } catch {
    throw new Problem(0, 'away', '');
  }
  if (!answer.ok) throw await problem(answer);
  return answer;
}

async function get<T>(path: string, query: Record<string, string | number | null | undefined> = {}): Promise<T> {
  const given = Object.entries({ ...query, lang }).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return (await (await request('GET', `${path}?${search}`)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}, type = JSON_TYPE, through = transport): Promise<T> {
  const answer = await request('POST', `${path}?lang=${lang}`, body, type, null, through);
  const text = await answer.text();
  return (text ? JSON.parse(text) : {}) as T;
}

const at = (table: string, call = ''): string => `/api/tables/${table}${call && '/'}${call}`;

let told: Promise<GameShown[]> | null = null;

/** What the server tells of its games, in its order; asked once. */
function games(): Promise<GameShown[]> {
  if (told === null) {
    told = get<GameShown[]>('/api/games');
    told.catch(() => (told = null));
  }
  return told;
}

export const api = {
  games,
  game: async (name: string) => (await games()).find((game) => game.name === name),
  rules: (game: string) => get<RuleShown[]>(`/api/games/${game}/rules`),
  course: (game: string) => get<LessonListed[]>(`/api/games/${game}/lessons`),
  /** Where somebody stands in a lesson who has answered so. */
  lesson: (game: string, lesson: string, answers: readonly string[]) =>
    post<LessonShown>(`/api/games/${game}/lessons/${lesson}`, { answers }),
  whyInLesson: (game: string, lesson: string, answers: readonly string[], touch: readonly string[]) =>
    post<Why>(`/api/games/${game}/lessons/${lesson}/why`, { answers, touch }),
  /** The puzzles of a game, the easiest first. */
  puzzles: (game: string) => get<PuzzleListed[]>(`/api/games/${game}/puzzles`),
  puzzle: (game: string, puzzle: string) => get<PuzzleShown>(`/api/games/${game}/puzzles/${puzzle}`),
  answerPuzzle: (game: string, puzzle: string, notations: readonly string[]) =>
    post<PuzzleReply>(`/api/games/${game}/puzzles/${puzzle}/answer`, { do: notations }),
  whyInPuzzle: (game: string, puzzle: string, touch: readonly string[]) =>
    post<Why>(`/api/games/${game}/puzzles/${puzzle}/why`, { touch }),
  nearby: () => get<NearbyShown>('/api/nearby'),
  tables: () => get<TableListed[]>('/api/tables'),
  mine: (finished: number, before = '') => get<TablesHeld>('/api/tables/mine', { finished, before: before || null }),
  me: () => get<VisitorShown>('/api/me'),
  keepMe: (name: string, colour: number | null) => post('/api/me', { name, colour }),
  passage: () => post<{ link: string; seconds: number }>('/api/me/passage'),
  lookThrough: (word: string) => post<PassageShown>('/api/me/look', { word }),
  arrive: (word: string, join: boolean) => post('/api/me/arrive', { word, join }),
  beAlone: () => post('/api/me/renew'),
  fared: () => get<FaredShown[]>('/api/me/history'),
  forgetMe: () => post('/api/me/erase'),
  exportAddress: '/api/me/export',
  make: (table: NewTable) => post<{ table: string }>('/api/tables', table),
  snapshot: (table: string, seat: number | null) => get<Snapshot>(at(table), { seat }),
  /** The last rows before one: a page of the log. */
  log: (table: string, seat: number | null, before: number) => get<LogRow[]>(at(table, 'log'), { before, seat }),
  join: (table: string, name: string, seal: string, colour: number | null, seat: number | null = null) =>
    post<{ seat: number }>(at(table, 'join'), { name, seal, colour, seat }),
  giveWord: (table: string, word: string) => post(at(table, 'word'), { word }),
  start: (table: string, bot: string) => post(at(table, 'start'), { bot }),
  leave: (table: string, seat: number) => post(at(table, 'leave'), { seat }),
  handToBot: (table: string, seat: number, bot: string | null) => post(at(table, 'bot'), { seat, bot }),
  resign: (table: string, seat: number) => post(at(table, 'resign'), { seat }),
  link: (table: string, seat: number, share: boolean) => post<{ link: string }>(at(table, 'link'), { seat, share }),
  renew: (table: string, seat: number) => post(at(table, 'renew'), { seat }),
  claim: (table: string, secret: string, seal: string) => post<{ seat?: number }>(at(table, 'claim'), { secret, seal }),
  rematch: (table: string, seal: string) => post<{ table: string }>(at(table, 'rematch'), { seal }),
  answer: (table: string, seat: number, decision: number, notation: string | readonly string[]) =>
    post<AnswerTaken>(at(table, 'answer'), { seat, decision, do: notation }),
  why: async (table: string, seat: number, touched: readonly string[]) => {
    const search = new URLSearchParams([['seat', String(seat)], ['lang', lang], ...touched.map((id) => ['touch', id])]);
    return (await (await request('GET', `${at(table, 'why')}?${search}`)).json()) as Why;
  },
  previews: (table: string, seat: number, decision: number) =>
    get<PreviewsShown>(at(table, 'previews'), { seat, decision }),
  /** What the coach would answer; it thinks for a moment, and whoever does not want to wait breaks it off. */
  hint: async (table: string, seat: number, decision: number, signal: AbortSignal) => {
    const path = `${at(table, 'hint')}?lang=${lang}`;
    return (await (await request('POST', path, { seat, decision }, JSON_TYPE, signal)).json()) as HintShown;
  },
  undo: (table: string, seat: number) => request('POST', `${at(table, 'undo')}?lang=${lang}`, { seat }),
  consent: (table: string, seat: number, agree: boolean) => post(at(table, 'consent'), { seat, agree }),
  chat: (table: string, seat: number | null, text: string) =>
    post(at(table, 'chat'), seat === null ? { text } : { seat, text }),
  edition: (base: string) => get<Record<string, unknown>>(`${base}/edition`),
  draws: (base: string) => get<DrawsShown>(`${base}/draws`),
  points: (base: string) => get<[number, number[]][]>(`${base}/points`),
  review: (base: string) => get<ReviewShown>(`${base}/review`),
  beginReview: (base: string) => post<ReviewShown>(`${base}/review`),
  recordAddress: (table: string) => `${at(table, 'record')}`,
  record: async (table: string) => (await request('GET', at(table, 'record'))).text(),
  upload: (record: string) => post<{ replay: string }>('/api/replays', record, RECORD_TYPE),
  /** Make a table at which the game of a record goes on. */
  playOn: (replay: string, wish: PlayOn) => post<{ table: string }>(`/api/replays/${replay}/play`, wish),
  /** The same at the server the page came from, wherever the record is kept. */
  playOnAtServer: async (record: string, wish: PlayOn) => {
    const { replay } = await post<{ replay: string }>('/api/replays', record, RECORD_TYPE, overHttp);
    return post<{ table: string }>(`/api/replays/${replay}/play`, wish, JSON_TYPE, overHttp);
  },
  replay: (base: string) => get<ReplayHead>(base),
  /** The table after each of these steps; at most a page comes. */
  replaySteps: (base: string, from: number, to: number, seat: number | null) =>
    get<ReplayStep[]>(`${base}/steps`, { from, to, seat }),
  /** What was told in the steps after one; at most a page comes. */
  replayLog: (base: string, after: number, seat: number | null) => get<LogRow[]>(`${base}/log`, { after, seat }),
  replayStep: (base: string, step: number, seat: number | null) => get<ReplayStep>(`${base}/${step}`, { seat }),
};

/** The moves among what was told. */
export function movesOf(rows: readonly LogRow[]): Move[] {
  return rows
    .flatMap((row) => row.told)
    .filter((told) => told.event === 'move')
    .map((told) => ({
      from: String(told.from),
      to: String(told.to),
      kind: String(told.kind ?? ''),
      count: Number(told.count ?? 1),
    }));
}
