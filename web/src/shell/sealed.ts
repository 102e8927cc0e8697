// Words that this browser seals before a game, so that nobody can choose the draws: docs/fair-draws.md has the bytes.
import { api, type DrawsShown, type NewSeat, type NewTable, type PlayOn, type Snapshot } from './api';
import { sha256 } from './sha256';
import { sitter } from './sitter';

const PLACE = 'fairwind-words';
const MOST = 300; // tables that are remembered

/** What this browser knows of a table's draws: the words it has sealed, and what everybody had sealed then. */
export interface Noted {
  words: string[];
  house: string;
  seals: string[];
}

const known = new Map<string, Noted>(read());
const given = new Set<string>(); // words on their way

function read(): [string, Noted][] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as [string, Noted][];
  } catch {
    return [];
  }
}

function keep(table: string, noted: Noted): void {
  known.delete(table); // the latest stands last
  known.set(table, noted);
  for (const oldest of [...known.keys()].slice(0, -MOST)) known.delete(oldest);
  try {
    localStorage.setItem(PLACE, JSON.stringify([...known]));
  } catch {
    // A browser without storage remembers until the page is closed.
  }
}

export const notedOf = (table: string): Noted | undefined => known.get(table);

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (text: string): number[] => (text.match(/../g) ?? []).map((pair) => parseInt(pair, 16));

/** A word that nobody can guess: 32 bytes in hexadecimal digits. */
export function newWord(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is shown of a word before the game. */
export function sealOf(word: string): string {
  const before = new TextEncoder().encode('fairwind/draws/1/word\0');
  return hex(sha256(new Uint8Array([...before, ...bytesOf(word)])));
}

function remember(table: string, word: string): void {
  const noted = known.get(table) ?? { words: [], house: '', seals: [] };
  keep(table, { ...noted, words: [...noted.words, word] });
}

/** Sit down somewhere with a sealed word; give it at once if nobody else is awaited, so that the game has begun. */
async function sitDown(sit: (seal: string) => Promise<string>): Promise<string> {
  const word = newWord();
  const table = await sit(sealOf(word));
  remember(table, word);
  sitter.onSeated();
  await api
    .snapshot(table, null)
    .then(giveWords)
    .catch(() => undefined); // the table's own page tries again
  return table;
}

export const makeTable = (wish: NewTable): Promise<string> =>
  sitDown(async (seal) => (await api.make({ ...wish, seats: wish.seats.map(coloured), seal })).table);

/** The first person's seat of a new table, with the colour that is wished for in this browser. */
const coloured = (seat: NewSeat, number: number, seats: readonly NewSeat[]): NewSeat =>
  sitter.colour !== null && number === seats.findIndex((one) => one.kind === 'you')
    ? { ...seat, colour: sitter.colour }
    : seat;

/** A table at which the game of a record goes on. */
export const playOn = (replay: string, wish: PlayOn): Promise<string> =>
  sitDown(async (seal) => (await api.playOn(replay, { ...wish, seats: wish.seats.map(coloured), seal })).table);

/** The same at the server, from a page without one: the table's own page, which is the server's, gives the word. */
export async function playOnAtServer(record: string, wish: PlayOn): Promise<string> {
  const word = newWord();
  const { table } = await api.playOnAtServer(record, { ...wish, seats: wish.seats.map(coloured), seal: sealOf(word) });
  remember(table, word);
  return table;
}

export const joinTable = (table: string, name: string, seat: number | null = null): Promise<string> =>
  sitDown(async (seal) => (await api.join(table, name, seal, sitter.colour, seat), table));

export const claimSeat = (table: string, secret: string): Promise<string> =>
  sitDown(async (seal) => (await api.claim(table, secret, seal), table));

export const playAgain = (table: string): Promise<string> =>
  sitDown(async (seal) => (await api.rematch(table, seal)).table);

/** Take note of what everybody has sealed; and once all are there, give the words of this browser. */
export async function giveWords(now: Snapshot): Promise<void> {
  const noted = known.get(now.id);
  if (!noted || !now.seals) return;
  if (!noted.house) keep(now.id, { ...noted, house: now.seals.house });
  const { awaited, words: seals } = now.seals;
  if (!now.mine.some((seat) => awaited.includes(seat))) return;
  const first = known.get(now.id) ?? noted;
  if (first.seals.length === 0) keep(now.id, { ...first, seals });
  const own = now.mine.map((seat) => seals[seat]);
  for (const word of noted.words) {
    if (!own.includes(sealOf(word)) || given.has(word)) continue;
    given.add(word);
    await api.giveWord(now.id, word).catch(() => given.delete(word));
  }
}

/** How the draws of a finished game compare with what this browser noted before it: a message, and a seat's number. */
export function compare(
  noted: Noted | undefined,
  shown: DrawsShown,
): { message: string; wrong: boolean; seat?: number } {
  if (!noted?.house) return { message: 'web-draws-not-noted', wrong: false };
  if (noted.house !== shown.commitment) return { message: 'web-draws-other-house', wrong: true };
  const other = noted.seals.findIndex(
    (seal, seat) => seal !== (shown.words.find((word) => word.seat === seat)?.commitment ?? ''),
  );
  if (other >= 0) return { message: 'web-draws-other-word', wrong: true, seat: other };
  const own = noted.words.filter((word) => noted.seals.includes(sealOf(word)));
  if (own.some((word) => !shown.words.some((each) => each.word === word)))
    return { message: 'web-draws-own-missing', wrong: true };
  return { message: own.length > 0 ? 'web-draws-noted' : 'web-draws-noted-house', wrong: false };
}
