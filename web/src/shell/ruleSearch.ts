// Finds rules by their number or by words, whatever their case and accents.

/** What is looked at of a rule. */
export interface RuleText {
  number: string;
  text: string;
  reason: string;
}

/** A rule's number as people type it: "SM-5.4", "sm 5.4", "5.4". */
const NUMBER = /^(?:([a-z]+)[ -]?)?(\d+)(\.\d+)?$/;

/** Small letters without accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (wanted: string): string[] => wanted.split(/\s+/).filter(Boolean);

/** The rules that are meant by a number, with all of a chapter if it is one; nothing for what is no number of a rule. */
function byNumber<Rule extends RuleText>(rules: readonly Rule[], wanted: string): Rule[] {
  const [, letters = '', chapter = '', rule = ''] = NUMBER.exec(wanted) ?? [];
  if (!chapter || (!letters && !rule)) return []; // a number alone is more often one in a text
  return rules.filter((one) => {
    const [book = '', number = ''] = fold(one.number).split('-');
    const same = number === chapter + rule || (!rule && number.startsWith(`${chapter}.`));
    return same && (!letters || book === letters);
  });
}

/** The rules whose number is meant, or that hold every word; all of them if nothing is looked for. */
export function foundRules<Rule extends RuleText>(rules: readonly Rule[], search: string): Rule[] {
  const wanted = fold(search).trim();
  const numbered = byNumber(rules, wanted);
  if (numbered.length > 0) return numbered;
  const words = wordsOf(wanted);
  return rules.filter((one) => {
    const text = fold(`${one.number} ${one.text} ${one.reason}`);
    return words.every((word) => text.includes(word));
  });
}

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** A text without case and accents, and where each of its letters stands in the text itself. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  let [folded, at] = ['', 0];
  const places: number[] = [];
  for (const letter of text) {
    const plain = fold(letter);
    for (let i = 0; i < plain.length; i += 1) places.push(at);
    folded += plain;
    at += letter.length;
  }
  return { folded, places: [...places, at] };
}

/** A text in pieces: every place where a word that is looked for stands is one of its own. */
export function marked(text: string, search: string): Piece[] {
  const wanted = fold(search).trim();
  const [, letters = '', chapter = '', rule = ''] = NUMBER.exec(wanted) ?? [];
  const words = letters || rule ? [chapter + rule] : wordsOf(wanted);
  if (words.length === 0) return [{ text, hit: false }];
  const { folded, places } = foldedWithPlaces(text);
  const hits = new Set<number>();
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      for (let i = places[at] ?? 0; i < (places[at + word.length] ?? 0); i += 1) hits.add(i);
  const pieces: Piece[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const last = pieces.at(-1);
    if (last?.hit === hits.has(i)) last.text += text[i] ?? '';
    else pieces.push({ text: text[i] ?? '', hit: hits.has(i) });
  }
  return pieces;
}
