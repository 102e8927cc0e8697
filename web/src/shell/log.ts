// The log in words: what was told, as sentences.
import type { LogRow, Told } from './api';
import { botName } from './botWish';
import { verbOf, type Facts, type Words } from './words';

export interface LogLine {
  n: number;
  by: number | null;
  kind: 'answer' | 'happened' | 'chat' | 'undo' | 'people' | 'over';
  text: string;
  /** Whether it was taken back. */
  undone?: boolean;
}

const PEOPLE = new Set(['seat', 'joined', 'left', 'started']);

// A row is put into words once for each language and reader: a long log grows by one row at a time.
const known = new WeakMap<Words, Map<string, WeakMap<LogRow, LogLine[]>>>();

/** What the rows say to this seat; the same sentence is not said twice in a row. */
export function lines(rows: readonly LogRow[], words: Words, names: readonly string[], seat: number | null): LogLine[] {
  const readers = known.get(words) ?? new Map<string, WeakMap<LogRow, LogLine[]>>();
  known.set(words, readers);
  const reader = `${seat} ${names.join('\n')}`;
  const told = readers.get(reader) ?? new WeakMap<LogRow, LogLine[]>();
  readers.set(reader, told);
  const found: LogLine[] = [];
  const gone = undoneRows(rows);
  for (const row of rows) {
    const said = told.get(row) ?? linesOf(row, words, names, seat);
    told.set(row, said);
    const undone = gone.has(row.n);
    for (const line of said)
      if (line.kind === 'chat' || found.at(-1)?.text !== line.text || (found.at(-1)?.undone ?? false) !== undone)
        found.push(undone ? { ...line, undone } : line);
  }
  return found;
}

/** The rows that were taken back. */
export function undoneRows(rows: readonly LogRow[]): Set<number> {
  const found = new Set<number>();
  for (const row of rows)
    for (const told of row.told) if (told.event === 'undo') for (const n of rowsOf(told)) found.add(n);
  return found;
}

const rowsOf = (told: Told): number[] => (Array.isArray(told['rows']) ? (told['rows'] as number[]) : []);

function linesOf(row: LogRow, words: Words, names: readonly string[], seat: number | null): LogLine[] {
  const teller = new RowTeller(row, words, names, seat);
  for (const event of row.told) teller.hear(event);
  teller.finish();
  return gathered(teller.said, words);
}

/** Each line once, with how often it was said. */
function gathered(said: readonly LogLine[], words: Words): LogLine[] {
  const times = new Map<string, number>();
  for (const line of said) times.set(line.text, (times.get(line.text) ?? 0) + 1);
  const firsts = said.filter(
    (line, i) => line.kind === 'chat' || said.findIndex((each) => each.text === line.text) === i,
  );
  return firsts.map((line) => {
    const count = line.kind === 'chat' ? 1 : (times.get(line.text) ?? 1);
    return count === 1 ? line : { ...line, text: words.text('table-times', { sentence: line.text, count }) };
  });
}

/**
 * Puts one row into words: what chance brought one after the other is told together, and what came to light is gathered
 * by where it went. What has an empty text is told by what follows from it.
 */
class RowTeller {
  readonly said: LogLine[] = [];
  private readonly named: ReadonlySet<string>; // by an open answer of this row: it is not told again
  private outcomes: string[] = []; // of one kind, not told yet
  private readonly carried = new Map<string, Map<string, number>>();

  constructor(
    private readonly row: LogRow,
    private readonly words: Words,
    private readonly names: readonly string[],
    private readonly seat: number | null,
  ) {
    const answers = row.told.filter((told) => told.event === 'answer' && !told['sealed']);
    this.named = new Set(
      answers.flatMap((told) => [...String(told['do'] ?? '').split(' '), ...Object.values(told['details'] ?? {})]),
    );
  }

  hear(event: Told): void {
    if (event.event === 'outcome') this.hearOutcome(String(event['do']));
    else {
      this.tellOutcomes();
      if (event.event === 'move') this.carry(event);
      else tellOne(event, this.words, this.names, this.say);
    }
  }

  finish(): void {
    this.tellOutcomes();
    this.tellCarried();
  }

  private hearOutcome(notation: string): void {
    if (this.outcomes[0] !== undefined && verbOf(this.outcomes[0]) !== verbOf(notation)) this.tellOutcomes();
    this.outcomes.push(notation);
  }

  private tellOutcomes(): void {
    const gathered = this.outcomes;
    this.outcomes = [];
    if (gathered.length === 0) return;
    for (const line of this.words.outcomes(gathered, this.names)) this.say('happened', line, null);
  }

  private readonly say: Say = (kind, text, by = this.row.by) => {
    if (!text) return;
    this.tellCarried();
    this.said.push({ n: this.row.n, by, kind, text });
  };

  /** Remember what came to light, if no answer has named it. */
  private carry(event: Told): void {
    const kind = String(event['kind'] ?? '');
    if (!kind || this.named.has(kind) || event['shown_by'] === undefined) return;
    const way = `${event['shown_by'] ?? ''} ${event['to']}`;
    const kinds = this.carried.get(way) ?? new Map<string, number>();
    kinds.set(kind, (kinds.get(kind) ?? 0) + Number(event['count'] ?? 1));
    this.carried.set(way, kinds);
  }

  private tellCarried(): void {
    const gathered = [...this.carried];
    this.carried.clear();
    for (const [way, kinds] of gathered) this.say('happened', this.toldThings(way, kinds), null);
  }

  private toldThings(way: string, kinds: ReadonlyMap<string, number>): string {
    const { words } = this;
    const [shownBy = '', to = ''] = way.split(' ');
    const things = [...kinds]
      .map(([kind, n]) => (n === 1 ? words.word(kind) : `${n} × ${words.word(kind)}`))
      .join(', ');
    const [place = '', owner] = to.split('/');
    const mine = owner !== undefined && Number(owner) === this.seat;
    if (shownBy && !(mine && Number(shownBy) !== this.seat)) {
      return words.text('table-shown', { seat: Number(shownBy), things, place: placeWord(words, place) }, this.names);
    }
    if (owner !== undefined) return mine ? words.text('table-you-get', { things }) : '';
    return words.text('table-laid-out', { things, place: placeWord(words, place) });
  }
}

type Say = (kind: LogLine['kind'], text: string, by?: number | null) => void;

function placeWord(words: Words, place: string): string {
  return words.has(`place-${place}`) ? words.text(`place-${place}`) : words.word(place);
}

function tellOne(event: Told, words: Words, names: readonly string[], say: Say): void {
  const seat = typeof event['seat'] === 'number' ? event['seat'] : null;
  const who = seat === null ? '' : (names[seat] ?? String(seat + 1));
  switch (event.event) {
    case 'answer': {
      const notation = String(event['do'] ?? '');
      say(
        'answer',
        notation && seat !== null
          ? words.answer(notation, seat, names, event['details'] as Facts | undefined)
          : words.text('table-has-chosen', { seat }, names),
        seat,
      );
      break;
    }
    case 'chat':
      say('chat', `${who}: ${event['removed'] ? words.text('web-chat-removed') : String(event['text'])}`, seat);
      break;
    case 'undo':
      say('undo', words.text('table-took-back', { seat }, names), seat);
      break;
    case 'over':
      say('over', words.text('web-log-over'), null);
      break;
    default:
      if (PEOPLE.has(event.event) && !words.has(`log-${event.event}`)) {
        const kind = String(event['kind'] ?? '');
        const name = String(event['name'] ?? who);
        const open = name ? 'web-log-kept' : 'web-log-free'; // whoever leaves takes the name along
        const message = kind === 'bot' ? 'web-log-bot' : kind === 'open' ? open : 'web-log-sits';
        const plays = botName(words, String(event['bot'] ?? ''));
        say('people', words.text(message, { name, who: plays, number: (seat ?? 0) + 1 }), seat);
      } else if (words.has(`log-${event.event}`)) {
        const { event: name, ...facts } = event;
        say('happened', words.text(`log-${name}`, facts as Facts, names), seat);
      }
  }
}
