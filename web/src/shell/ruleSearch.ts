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
  const words = wanted.split(/\s+/).filter(Boolean);
  return rules.filter((one) => {
    const text = fold(`${one.number} ${one.text} ${one.reason}`);
    return words.every((word) => text.includes(word));
  });
}
