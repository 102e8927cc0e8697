// Which rules explain a thing that one hovers over: their texts are the explanation.
import type { Words } from '../../shell/words';

const RULES: Readonly<Record<string, string>> = {
  land: '3-1 3-2',
  sea: '3-1 3-2',
  man: '4-1 4-2',
  woman: '4-1 4-2',
  helper: '5-1',
  temple: '6-2 6-3',
  build: '7-1 7-2 7-3',
  fishing: '9-1',
  lower: '2-4',
  'two-actions': '2-5',
  A: '2-2 2-3',
  B: '11-1 11-2',
  C: '12-1 12-3 12-6 12-8',
  blue: '13-7',
  white: '13-8',
  red: '13-11',
  green: '13-12',
  yellow: '13-16',
  pay: '13-1 13-5',
  pair: '13-3',
  'god-tile': '13-5 14-3',
  card: '13-18',
  offering: '13-1',
  shell: '12-6',
  status: '12-1 12-2',
  priest: '12-3 12-4',
  points: '14-13',
  'kind-land': '11-4',
  'kind-sea': '11-4',
  'kind-woman': '11-5',
  'kind-man': '11-5',
  'kind-build': '11-6',
  'kind-material': '11-7',
  'kind-hut': '11-8',
  'kind-points': '11-9',
  'kind-card': '11-10',
  'kind-offering': '11-11',
  'kind-status': '11-11',
  'kind-shell': '11-11',
  'shift-man': '5-2',
  'shift-woman': '5-3',
  space: '4-2 4-3',
  'take-hut': '3-5 3-6',
  'space-12': '5-8',
  material: '3-9',
  beside: '3-10',
  fire: '8-1 8-2',
  fish: '14-4 13-11',
  task: '12-8 12-9',
  box: '12-10',
  jewelry: '12-6 14-5',
  'all-tasks': '14-6',
  'all-jewelry': '14-7',
  'all-spaces': '14-8',
  'all-buildings': '14-9',
  'all-huts': '14-10',
  'all-people': '14-11',
};

/** The sentences that explain these things. */
export function told(words: Words, ...things: string[]): string {
  return things
    .flatMap((thing) =>
      (RULES[thing] ?? '')
        .split(' ')
        .filter(Boolean)
        .map((rule) => words.text(`bb-${rule}`)),
    )
    .join(' ');
}
