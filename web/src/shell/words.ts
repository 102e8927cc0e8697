// The words of the page, from the same Fluent files as everybody else's; facts are put into words as in Python.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api, type MeaningShown } from './api';
import { folder, keptHere } from './place';
import { transport } from './transport';

export const LANGUAGES = ['en', 'fr', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
};

export type Fact = string | number | boolean | null | readonly Fact[];
/** What the words of a game say of what its edition prints, such as a price. */
export type PrintedFacts = Readonly<Record<string, number | string>>;
/** What the words of each notation are called: of answers and of outcomes, by verb. */
export type Parts = Readonly<Record<'do' | 'out', Readonly<Record<string, readonly string[]>>>>;
export type Facts = Readonly<Record<string, Fact | undefined>>;

/** Facts that name a seat: they are told as the player's name. */
const SEAT_FACTS = new Set('seat by to from giver receiver holder owner other winner player target victim'.split(' '));
/** Facts that are said already: they are told as they are. */
const SAID_FACTS = new Set(['name', 'sentence', 'things', 'who']);
/** What the texts of words call what stands behind a word. */
const BEHIND = ['one', 'two', 'three'];
type Given = readonly [name: string, value: FluentVariable];
type Pattern = Parameters<FluentBundle['formatPattern']>[0];
const NO_PARTS: Parts = { do: {}, out: {} };

/** What is said in one language, at the table of one game or at none; every text may speak of what is printed. */
export class Words {
  readonly problems: string[] = [];
  private readonly bundle: FluentBundle;
  private readonly numbers: Intl.NumberFormat;
  private readonly printed: Record<string, FluentVariable> = {};

  constructor(
    readonly lang: Language,
    readonly game: string,
    texts: readonly string[],
    printed: PrintedFacts = {},
    private readonly parts: Parts = NO_PARTS,
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.numbers = new Intl.NumberFormat(lang);
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    for (const [name, value] of Object.entries(printed)) this.printed[name] = this.fact(name, value, []);
  }

  has(message: string, attribute = ''): boolean {
    const found = this.bundle.getMessage(message);
    return found !== undefined && (attribute ? attribute in found.attributes : found.value !== null);
  }

  /** A text with its facts filled in; a missing text is told by its name. */
  text(message: string, facts: Facts = {}, names: readonly string[] = [], attribute = ''): string {
    const found = this.bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (pattern === undefined || pattern === null) {
      this.problems.push(`${this.lang}: no text ${message} ${attribute}`.trimEnd());
      return message;
    }
    if (typeof pattern === 'string') return pattern; // with nothing to fill in
    const errors: Error[] = [];
    const given = Object.entries(facts).map(([name, value]): Given => [name, this.fact(name, value, names)]);
    const told = this.filled(pattern, given, errors);
    for (const error of errors) this.problems.push(`${this.lang}: ${message}: ${error.message}`);
    return told;
  }

  /**
   * A text with what is printed and these facts. Hundreds are told at every answer, and an edition prints hundreds of
   * facts: they are not copied each time, but lent to Fluent with the others among them.
   */
  private filled(pattern: Pattern, given: readonly Given[], errors: Error[]): string {
    const before = given.map(([name]) => this.printed[name]);
    for (const [name, value] of given) this.printed[name] = value;
    const told = this.bundle.formatPattern(pattern, this.printed, errors);
    given.forEach(([name], i) => {
      const printed = before[i];
      if (printed === undefined) delete this.printed[name];
      else this.printed[name] = printed;
    });
    return told;
  }

  /** A fact as a person says it: seats by name, words translated, numbers as numbers. */
  private fact(name: string, value: Fact | undefined, names: readonly string[]): FluentVariable {
    let said: Fact = value ?? '';
    if (SAID_FACTS.has(name) && typeof said === 'string') return said;
    if (typeof said === 'string' && /^-?\d+$/.test(said)) said = Number(said);
    if (typeof said === 'number') return SEAT_FACTS.has(name) ? (names[said] ?? String(said + 1)) : said;
    if (typeof said === 'string') return this.word(said);
    if (typeof said === 'boolean') return String(said);
    return (said as readonly Fact[]).map((item) => String(this.fact(name, item, names))).join(', ');
  }

  /**
   * What the edition calls this, or a word of the game; what is no word stays as it is. A word may have a value behind
   * it (`caravel-card 12`), or several, which its text calls one, two and three; several words may be joined
   * (`blue+red`), or one of them be meant (`wood|gem`); and what ends in a number may have one text for all of them
   * (`regions-7` is `word-regions-n`).
   */
  word(value: string): string {
    const called = this.printed[`word-${value}`];
    if (called !== undefined) return String(called);
    const [word = '', ...rest] = value.split(' ');
    if (rest.length > 0 && this.has(`word-${word}`)) {
      const behind = Object.fromEntries(rest.slice(0, BEHIND.length).map((one, i) => [BEHIND[i], one]));
      return this.text(`word-${word}`, { value: rest.join(' '), ...behind });
    }
    const all = (between: string): string[] => value.split(between).map((one) => this.word(one));
    if (value.includes('+')) return all('+').join(', ');
    if (value.includes('|')) return all('|').reduceRight((who, things) => this.text('table-or', { things, who }));
    if (this.has(`word-${word}`)) return this.text(`word-${word}`, { value: '' });
    const [, name = '', number = ''] = /^(.+)-(\d+)$/.exec(value) ?? [];
    return this.has(`word-${name}-n`) ? this.text(`word-${name}-n`, { n: Number(number) }) : value;
  }

  /** A thing on the table, by its id. */
  thing(id: string, names: readonly string[]): string {
    const parts = id.split('/');
    const last = parts.at(-1) ?? id;
    if (parts[0] === 'seat') return names[Number(last)] ?? last;
    const [kind = id] = parts;
    if (this.has(`thing-${kind}`)) return this.text(`thing-${kind}`, { it: last });
    const isSeats = parts.length === 2 && /^\d+$/.test(last) && this.has(`word-${kind}`); // what a seat has
    return this.word(isSeats ? kind : last);
  }

  /** What hovering over a thing tells: its name, and a sentence if there is one. */
  explain(value: string): { name: string; help: string } {
    const message = [`help-${this.game}-${value}`, `help-${value}`].find((name) => this.has(name));
    const help = message === undefined ? '' : this.text(message);
    return { name: this.word(value), help };
  }

  /** A rule by its number, in our own words; the title of a chapter by that of the chapter. */
  rule(number: string): string {
    return this.text(messageOf(number));
  }

  /** Whether there is a text under this number: of a rule, or of a chapter. */
  hasRule(number: string): boolean {
    return this.has(messageOf(number));
  }

  /** Why a ruling was made; nothing for a rule that is printed. */
  reason(number: string): string {
    const message = messageOf(number);
    return this.has(message, 'reason') ? this.text(message, {}, [], 'reason') : '';
  }

  /** What a decision asks; there may be another text for just these sorts of options. */
  question(ask: string, facts: Facts, options: readonly { do: string }[], names: readonly string[]): string {
    const verbs = new Set(options.map((option) => verbOf(option.do)));
    const ofASort = [ask, ...[...verbs].sort()].join('-');
    return this.text(this.has(ofASort) ? ofASort : ask, facts, names);
  }

  /** What an answer does, from its notation; `details` are those of the game, at this table. */
  action(notation: string, names: readonly string[], details?: Facts): string {
    const message = `do-${verbOf(notation)}`;
    return this.has(message) ? this.atTable(message, this.partsOf('do', notation), names, details) : notation;
  }

  /** What an answer is for, in a sentence or two, with the rules of what it names; empty if the game says nothing of it. */
  meaning(notation: string, means: MeaningShown, names: readonly string[], details: Facts = {}): string {
    const message = ['does', verbOf(notation), ...(means.case ? [means.case] : [])].join('-');
    const facts = { ...this.partsOf('do', notation), ...details, ...means.facts };
    const told = this.has(message) ? [this.text(message, facts, names)] : [];
    return [...told, ...means.rules.map((number) => this.rule(number))].join(' ');
  }

  /** What a seat did, as a sentence; empty if what follows from it tells it all. */
  answer(notation: string, by: number, names: readonly string[], details?: Facts): string {
    const message = `did-${verbOf(notation)}`;
    if (!this.has(message)) return `${names[by] ?? by + 1}: ${this.action(notation, names, details)}`;
    return this.atTable(message, { ...this.partsOf('do', notation), by }, names, details);
  }

  /** A text, or what it says where the game has told more than its parts. */
  private atTable(message: string, facts: Facts, names: readonly string[], details: Facts = {}): string {
    const more = Object.keys(details).length > 0 && this.has(message, 'here');
    return this.text(message, { ...facts, ...details }, names, more ? 'here' : '');
  }

  /** What came out by chance; empty if what follows from it tells it all. */
  outcome(notation: string, names: readonly string[]): string {
    return this.outcomes([notation], names).join(', ');
  }

  /** What came out, of one kind and one after the other: in one sentence if there is one for several. */
  outcomes(notations: readonly string[], names: readonly string[]): string[] {
    const message = `out-${verbOf(notations[0] ?? '')}`;
    if (!this.has(message)) return [...notations];
    const told = (attribute: string) => (notation: string) =>
      this.text(message, this.partsOf('out', notation), names, attribute);
    if (!this.has(message, 'thing')) return [...new Set(notations.map(told('')))].filter((line) => line !== '');
    const things = notations.map(told('thing')).join('; ');
    return [this.text(message, { things, count: notations.length })];
  }

  /** The words of a notation behind its verb, by what they are called. */
  private partsOf(kind: 'do' | 'out', notation: string): Facts {
    const [verb = '', ...values] = notation.split(' ');
    return Object.fromEntries((this.parts[kind][verb] ?? []).map((field, i) => [field, values[i]]));
  }

  number(value: number): string {
    return this.numbers.format(value);
  }
}

/** The first word of a notation. */
export function verbOf(notation: string): string {
  return notation.split(' ', 1)[0] ?? '';
}

/** A rule's text has its number as its name. */
function messageOf(number: string): string {
  return number.toLowerCase().replaceAll('.', '-');
}

const texts = new Map<string, Promise<string>>();

function load(lang: Language, file: string): Promise<string> {
  const path = `locale/${lang}/${file}.ftl`;
  let text = texts.get(path);
  if (text === undefined) {
    text = fetchText(path);
    text.catch(() => texts.delete(path));
    texts.set(path, text);
  }
  return text;
}

/** A file of words; the engine in this browser has them all, should their host be away. */
async function fetchText(path: string): Promise<string> {
  const far = (): Promise<Response> => fetch(folder + path);
  const near = (): Promise<Response> => transport.request({ method: 'GET', path: `/${path}`, lang: '', type: '' });
  const answer = await far().catch((error: unknown) => {
    if (!keptHere) throw error;
    return near();
  });
  if (answer.ok) return answer.text();
  if (answer.status === 404) return '';
  throw new Error(`${path}: ${answer.status}`);
}

/** The files of words that were read in a language; those of the lobby are, from here on. */
export async function readTexts(lang: Language): Promise<string[]> {
  await Promise.all([loadWords(lang), ...(await api.games()).map(({ name }) => loadCover(lang, name))]);
  return [...texts.keys()].filter((path) => path.startsWith(`locale/${lang}/`));
}

/** What is said of a game before one plays it, which is a tenth of its words. */
export async function loadCover(lang: Language, game: string): Promise<Words> {
  const [its, text] = await Promise.all([api.game(game), load(lang, `cover/${game}`)]);
  return new Words(lang, game, [text], its?.printed_facts, its?.parts);
}

/** The words of a language, with those of a game if one is named, which speak of what its edition prints. */
export async function loadWords(lang: Language, game = '', printed?: PrintedFacts): Promise<Words> {
  const files = ['kernel', 'table', 'web', ...(game ? ['coach', game] : [])];
  const [its, ...spoken] = await Promise.all([
    game ? api.game(game) : undefined,
    ...files.map((file) => load(lang, file)),
  ]);
  return new Words(lang, game, spoken, printed ?? its?.printed_facts, its?.parts);
}
