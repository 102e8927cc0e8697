// The log in words: what was told, as sentences.
import type { LogRow, Told } from './api';
import type { Facts, Words } from './words';

export interface LogLine {
  n: number;
  by: number | null;
  kind: 'answer' | 'happened' | 'chat' | 'undo' | 'people' | 'over';
  text: string;
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
  for (const row of rows) {
    const said = told.get(row) ?? linesOf(row, words, names, seat);
    told.set(row, said);
    for (const line of said) if (line.kind === 'chat' || found.at(-1)?.text !== line.text) found.push(line);
  }
  return found;
}

function linesOf(row: LogRow, words: Words, names: readonly string[], seat: number | null): LogLine[] {
  const said: LogLine[] = [];
  tellRow(row, words, names, seat, (kind, text, by = row.by) => {
    if (text) said.push({ n: row.n, by, kind, text });
  });
  return said;
}

type Say = (kind: LogLine['kind'], text: string, by?: number | null) => void;

function tellRow(row: LogRow, words: Words, names: readonly string[], seat: number | null, say: Say): void {
  const named = new Set(
    row.told.filter((told) => told.event === 'answer').flatMap((told) => String(told['do'] ?? '').split(' ')),
  );
  const others = row.told.filter((told) => !['answer', 'outcome', 'move'].includes(told.event)).length;
  const carried = new Map<string, Map<string, number>>();
  const flush = (): void => {
    for (const [to, kinds] of carried) say('happened', told(to, kinds), null);
    carried.clear();
  };
  const told = (to: string, kinds: Map<string, number>): string => {
    const things = [...kinds]
      .map(([kind, n]) => (n === 1 ? words.word(kind) : `${n} × ${words.word(kind)}`))
      .join(', ');
    const [place = '', owner] = to.split('/');
    if (owner !== undefined && Number(owner) === seat) return words.text('table-you-get', { things });
    if (owner !== undefined) return '';
    return words.text('table-laid-out', { things, place: placeWord(words, place) });
  };
  for (const event of row.told) {
    if (event.event === 'move') {
      carry(carried, event, named);
      continue;
    }
    if (event.event === 'outcome' && (others > 0 || row.told.some((one) => one.event === 'move'))) continue;
    flush();
    tellOne(event, words, names, say);
  }
  flush();
}

/** Remember what came to light that nobody had seen; what an answer names itself is not told again. */
function carry(carried: Map<string, Map<string, number>>, event: Told, named: ReadonlySet<string>): void {
  const kind = String(event['kind'] ?? '');
  if (!kind || named.has(kind) || !('shown_by' in event) || event['shown_by'] !== null) return;
  const to = String(event['to']);
  const kinds = carried.get(to) ?? new Map<string, number>();
  kinds.set(kind, (kinds.get(kind) ?? 0) + Number(event['count'] ?? 1));
  carried.set(to, kinds);
}

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
        notation ? `${who}: ${words.action(notation, names)}` : words.text('table-has-chosen', { seat }, names),
        seat,
      );
      break;
    }
    case 'outcome':
      say('happened', words.outcome(String(event['do']), names), null);
      break;
    case 'chat':
      say('chat', `${who}: ${String(event['text'])}`, seat);
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
        const message = kind === 'bot' ? 'web-log-bot' : kind === 'open' ? 'web-log-left' : 'web-log-sits';
        say('people', words.text(message, { name: `${name}` }), seat);
      } else if (words.has(`log-${event.event}`)) {
        const { event: name, ...facts } = event;
        say('happened', words.text(`log-${name}`, facts as Facts, names), seat);
      }
  }
}
