// What happened at a table, turn by turn: who did what, what it brought, and which part of the game began by it.
import type { ChapterMark, LogRow, Told } from './api';
import { lines, undoneRows, type LogLine } from './log';
import type { Facts, Words } from './words';

/** A part of the game that began: a round, a year, a phase. */
export interface Chapter {
  /** The row that tells of it. */
  n: number;
  /** 0 is the greatest: a phase is less than its round. */
  level: number;
  text: string;
  short: string;
  /** What each seat gained since the last part that was as great; nothing where points are hidden. */
  gained: readonly number[];
}

/** What one seat did until another's turn came. */
export interface Turn {
  seat: number;
  first: number;
  last: number;
  lines: readonly LogLine[];
  gained: readonly number[];
  /** Whether the reader lost something by it. */
  hurts: boolean;
  chapters: number;
}

const answerOf = (row: LogRow): boolean => row.by !== null && row.told.some((told) => told.event === 'answer');

const difference = (after: readonly number[] = [], before: readonly number[] = []): number[] =>
  before.length === 0 ? [] : after.map((points, seat) => points - (before[seat] ?? 0));

/** Whether something of a seat's went to somebody else, or points of theirs were lost. */
function hurts(row: LogRow, gained: readonly number[], me: number | null): boolean {
  if (me === null || row.by === me) return false;
  const away = (told: Told): boolean =>
    told.event === 'move' && String(told['from']).endsWith(`/${me}`) && /\/\d+$/.test(String(told['to']));
  return (gained[me] ?? 0) < 0 || row.told.some((told) => away(told) && !String(told['to']).endsWith(`/${me}`));
}

/** The turns that stand, in their order. */
export function turns(
  rows: readonly LogRow[],
  words: Words,
  names: readonly string[],
  me: number | null,
  chapters: readonly string[],
): Turn[] {
  const undone = undoneRows(rows);
  const found: Turn[] = [];
  let before: readonly number[] | undefined;
  for (const row of rows) {
    if (answerOf(row) && !undone.has(row.n)) {
      const gained = row.points && before ? difference(row.points, before) : [];
      const part: Turn = {
        seat: row.by ?? 0,
        first: row.n,
        last: row.n,
        lines: lines([row], words, names, me),
        gained,
        hurts: hurts(row, gained, me),
        chapters: row.told.filter((told) => chapters.includes(told.event)).length,
      };
      const open = found.at(-1);
      if (open?.seat === part.seat) found[found.length - 1] = joined(open, part);
      else found.push(part);
    }
    before = row.points ?? before;
  }
  return found;
}

function joined(one: Turn, other: Turn): Turn {
  const seats = Math.max(one.gained.length, other.gained.length);
  return {
    ...one,
    last: other.last,
    lines: [...one.lines, ...other.lines],
    gained: Array.from({ length: seats }, (_, seat) => (one.gained[seat] ?? 0) + (other.gained[seat] ?? 0)),
    hurts: one.hurts || other.hurts,
    chapters: one.chapters + other.chapters,
  };
}

/** How much a turn matters to the reader: what was taken from them, points, and parts of the game that began. */
export function weight(turn: Turn): number {
  const points = Math.max(0, ...turn.gained.map((gain) => Math.abs(gain)));
  return (turn.hurts ? 1000 : 0) + points * 10 + turn.chapters * 15 + Math.min(9, turn.lines.length);
}

/** What others did since a row, the weightiest first; one's own turns are not among them. */
export function since(all: readonly Turn[], row: number, me: number | null): Turn[] {
  return all
    .filter((turn) => turn.seat !== me && turn.last > row)
    .map((turn, i) => ({ turn, i }))
    .sort((a, b) => weight(b.turn) - weight(a.turn) || a.i - b.i)
    .map(({ turn }) => turn);
}

/** The parts of the game that began, with what each seat gained in the one before. */
export function chaptersOf(
  rows: readonly LogRow[],
  words: Words,
  names: readonly string[],
  chapters: readonly string[],
): Chapter[] {
  const undone = undoneRows(rows);
  const found: Chapter[] = [];
  const began: (readonly number[] | undefined)[] = []; // the points with which the part of each level began
  for (const row of rows) {
    if (undone.has(row.n)) continue;
    for (const told of row.told) {
      const level = chapters.indexOf(told.event);
      if (level < 0) continue;
      const { event, ...facts } = told;
      const gained = difference(row.points, began[level]);
      found.push({ n: row.n, level, gained, ...chapterWords(event, facts as Facts, words, names) });
      for (let lower = level; lower < chapters.length; lower++) began[lower] = row.points;
    }
  }
  return found;
}

/** A part of the game in words: a sentence, and a name short enough for an axis. */
export function chapterWords(
  event: string,
  facts: Facts,
  words: Words,
  names: readonly string[],
): { text: string; short: string } {
  const text = words.has(`log-${event}`) ? words.text(`log-${event}`, facts, names) : words.word(event);
  const short = words.has(`chapter-${event}`) ? words.text(`chapter-${event}`, facts, names) : text;
  return { text, short };
}

/** Points won or lost, as one says it; nothing for none. */
export function gainText(points: number, words: Words): string {
  if (points === 0) return '';
  return words.text(points > 0 ? 'web-gained' : 'web-lost', { points: Math.abs(points) });
}

/** Something that stands out in a plot, on the line of a seat. */
export interface PlotDot {
  step: number;
  seat: number;
  value: number;
  /** In pixels. */
  size: number;
}

/** A part of the game on the axis of a plot. */
export interface PlotMark {
  step: number;
  level: number;
  text: string;
  short: string;
}

/** The parts of a finished game, for its plot and for jumps in its replay. */
export function plotMarks(
  marks: readonly ChapterMark[],
  chapters: readonly string[],
  words: Words,
  names: readonly string[],
): PlotMark[] {
  return marks.map(({ step, event, facts }) => ({
    step,
    level: Math.max(0, chapters.indexOf(event)),
    ...chapterWords(event, facts as Facts, words, names),
  }));
}
