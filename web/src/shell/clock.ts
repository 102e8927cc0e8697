// Clocks: what a seat has left, counted down here from what the server said it was.
import type { ClockShown, PaceShown, Snapshot } from './api';
import type { Words } from './words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// When the clocks of a snapshot came: it may be shown later, or for long.
const came = new WeakMap<readonly ClockShown[], number>();

/** Take note of when a snapshot came. */
export function noteClocks(snapshot: Pick<Snapshot, 'clocks'>): void {
  if (snapshot.clocks) came.set(snapshot.clocks, Date.now());
}

/** What a seat has left now, in milliseconds: of its turn, then of the reserve. */
export function leftOf(clocks: readonly ClockShown[], who: number, now: number): { turn: number; reserve: number } {
  const clock = clocks[who];
  if (!clock) return { turn: 0, reserve: 0 };
  const gone = clock.runs ? Math.max(0, now - (came.get(clocks) ?? now)) : 0;
  const over = Math.max(0, gone - clock.turn);
  return { turn: Math.max(0, clock.turn - gone), reserve: Math.max(0, clock.reserve - over) };
}

/** How often a clock with so much left is to be looked at. */
export const tickOf = (left: number): number => (left > 2 * HOUR ? MINUTE / 2 : SECOND / 2);

/** So much time, as a clock shows it. */
export function clockText(words: Words, ms: number): string {
  const whole = (unit: number): number => Math.floor(ms / unit);
  if (ms >= 2 * DAY) return words.text('web-clock-days', { days: whole(DAY), hours: whole(HOUR) % 24 });
  if (ms >= 2 * HOUR) return words.text('web-clock-hours', { hours: whole(HOUR), minutes: whole(MINUTE) % 60 });
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function span(words: Words, seconds: number): string {
  if (seconds % 86_400 === 0) return words.text('web-pace-count-days', { count: seconds / 86_400 });
  if (seconds % 60 === 0) return words.text('web-pace-count-minutes', { count: seconds / 60 });
  return words.text('web-pace-count-seconds', { count: seconds });
}

/** What was agreed on. */
export function paceText(words: Words, pace: PaceShown | null): string {
  if (!pace) return words.text('web-pace-none');
  const turn = span(words, pace.turn);
  if (pace.reserve === 0) return words.text('web-pace-is-plain', { turn });
  return words.text('web-pace-is-live', { turn, reserve: span(words, pace.reserve) });
}
