// What an option would bring, in words: its price and its gain, what is asked next, and why one should think twice.
import type { OptionPreview } from './api';
import type { Option } from './controller';
import { verbOf, type Words } from './words';

const signed = (count: number, words: Words): string => `${count > 0 ? '+' : '−'}${words.number(Math.abs(count))}`;

/** So many of a thing, as the game calls it: "-1 coin". */
function counted(thing: string, count: number, words: Words, its: Words): string {
  const message = `brings-${thing}`;
  const called = its.has(message) ? its.text(message, { count: Math.abs(count) }) : its.word(thing);
  return `${signed(count, words)} ${called}`;
}

/** Points of an item: "+3 points (colonists)". */
function scored(item: string, count: number, words: Words, its: Words): string {
  const called = its.has(`score-${item}`) ? its.text(`score-${item}`) : its.word(item);
  return `${signed(count, words)} ${words.text('web-brings-points', { count: Math.abs(count) })} (${called})`;
}

/** Why one should think twice, as a sentence; nothing for what needs no second thought. */
export function warning(preview: OptionPreview | undefined, words: Words, its: Words): string {
  if (!preview?.weight) return '';
  if (!preview.ends) return words.text(`web-weighs-${preview.weight}`);
  const message = `ends-${preview.ends.what}`;
  return its.has(message) ? its.text(message, preview.ends.facts) : words.text('web-weighs-ends');
}

/** What an option would bring, in a few words; nothing if that is not known or goes without saying. */
export function brings(preview: OptionPreview | undefined, words: Words, its: Words): string {
  if (!preview) return '';
  const gains = [...preview.gains].sort(([, one], [, other]) => Number(one > 0) - Number(other > 0)); // prices first
  const told = gains.map(([thing, count]) => counted(thing, count, words, its));
  for (const [item, count] of preview.points) told.push(scored(item, count, words, its));
  const then = preview.then ? `then-${preview.then.what}` : '';
  if (then && its.has(then)) told.push(its.text(then, preview.then?.facts));
  if (preview.weight && !preview.ends) told.push(words.text(`web-brings-${preview.weight}`));
  return told.join(', ');
}

/** An option with what it alone does. */
export interface ExplainedOption {
  option: Option;
  means: string;
}

/** Options of one sort that stand together, with what all of them do. */
export interface OptionGroup {
  options: ExplainedOption[];
  means: string;
}

/** A text sentence by sentence. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=\S)/u).filter(Boolean);

/** What is true of all is said once; what differs stands with its option. */
function told(options: readonly Option[], texts: readonly string[]): OptionGroup {
  const sentences = texts.map(sentencesOf);
  const shared = (sentences[0] ?? []).filter((one) => sentences.every((all) => all.includes(one)));
  const own = (all: readonly string[]): string => all.filter((one) => !shared.includes(one)).join(' ');
  return {
    options: options.map((option, i) => ({ option, means: own(sentences[i] ?? []) })),
    means: shared.join(' '),
  };
}

/** Options in their order, those of one sort that stand together in one group. */
export function grouped(
  options: readonly Option[],
  previews: ReadonlyMap<string, OptionPreview>,
  its: Words,
  names: readonly string[],
): OptionGroup[] {
  const meant = (option: Option): string => {
    const preview = previews.get(option.do);
    return preview ? its.meaning(option.do, preview.means, names, option.details) : '';
  };
  const sortOf = (option: Option): string => `${verbOf(option.do)} ${previews.get(option.do)?.means.case ?? ''}`;
  const runs: Option[][] = [];
  for (const option of options) {
    const last = runs.at(-1);
    if (last?.[0] && sortOf(last[0]) === sortOf(option)) last.push(option);
    else runs.push([option]);
  }
  return runs.map((run) => told(run, run.map(meant)));
}
