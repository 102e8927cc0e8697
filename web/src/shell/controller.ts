// Touch narrowing: from the options of a decision and what was touched so far to what can be touched next.
// Pure functions; no rule of any game.

export interface Option {
  do: string;
  touch: readonly string[];
  /** What its words say beside its notation. */
  details?: Readonly<Record<string, string | number>>;
}

function startsWith(path: readonly string[], start: readonly string[]): boolean {
  return start.length <= path.length && start.every((id, i) => path[i] === id);
}

/** The options that what was touched can still mean. */
export function narrow(options: readonly Option[], touched: readonly string[]): Option[] {
  return options.filter((option) => option.touch.length > 0 && startsWith(option.touch, touched));
}

/** The things that can be touched next. */
export function nextTouches(options: readonly Option[], touched: readonly string[]): Set<string> {
  const next = new Set<string>();
  for (const option of narrow(options, touched)) {
    const id = option.touch[touched.length];
    if (id !== undefined) next.add(id);
  }
  return next;
}

/** The option that was touched to its end, if there is one. No path begins another, so there is at most one. */
export function chosen(options: readonly Option[], touched: readonly string[]): Option | null {
  if (touched.length === 0) return null;
  return narrow(options, touched).find((option) => option.touch.length === touched.length) ?? null;
}

/** What has no place on the table: plain buttons, offered while nothing is touched. */
export function buttons(options: readonly Option[]): Option[] {
  return options.filter((option) => option.touch.length === 0);
}

/** What follows of itself: while only one thing can be touched next, it is touched. The first touch is always the player's. */
export function settle(options: readonly Option[], touched: readonly string[]): string[] {
  const path = [...touched];
  if (path.length === 0) return path;
  for (;;) {
    const next = nextTouches(options, path);
    const [only] = next;
    if (next.size !== 1 || only === undefined) return path;
    path.push(only);
  }
}

export type Touch =
  | { kind: 'path'; touched: string[] } // narrowed, or taken back
  | { kind: 'chosen'; touched: string[]; option: Option } // an option was touched to its end
  | { kind: 'again'; option: Option } // the last thing of a finished path was touched once more: it is meant
  | { kind: 'refused'; touched: string[]; id: string }; // not allowed: ask why

/** What a touch means after what was touched so far. */
export function touch(options: readonly Option[], touched: readonly string[], id: string): Touch {
  const finished = chosen(options, touched);
  if (touched.at(-1) === id) {
    if (finished) return { kind: 'again', option: finished };
    return { kind: 'path', touched: touched.slice(0, -1) };
  }
  // Forward if it can be next; else another choice for one of the earlier steps, the latest first.
  for (let kept = touched.length; kept >= 0; kept -= 1) {
    const start = touched.slice(0, kept);
    if (nextTouches(options, start).has(id)) {
      const path = settle(options, [...start, id]);
      const option = chosen(options, path);
      return option ? { kind: 'chosen', touched: path, option } : { kind: 'path', touched: path };
    }
  }
  return { kind: 'refused', touched: [...touched], id };
}

export const CONFIRMINGS = ['weight', 'always', 'never'] as const;
export type Confirming = (typeof CONFIRMINGS)[number];

/** Whether an answer is confirmed first: where its preview says why one should think twice, or as the player wants it. */
export function needsConfirming(weight: string, confirming: Confirming): boolean {
  return confirming === 'always' || (confirming === 'weight' && weight !== '');
}

/** The only option, if there is nothing to choose. */
export function forced(options: readonly Option[]): Option | null {
  return options.length === 1 ? (options[0] ?? null) : null;
}

/** The chain that accepts all offered options of one verb, in order; empty if there are fewer than two. */
export function chain(options: readonly Option[], verb: string): string[] {
  if (!verb) return [];
  const all = options.map((option) => option.do).filter((notation) => notation.split(' ', 1)[0] === verb);
  return all.length > 1 ? all : [];
}
