import { describe, expect, it, vi } from 'vitest';
import { clockText, leftOf, noteClocks, paceText } from './clock';
import type { Words } from './words';

const words = {
  text: (message: string, facts: Record<string, unknown> = {}) => [message, ...Object.values(facts)].join(' '),
} as unknown as Words;

describe('a clock', () => {
  it('counts down from what the server said, first the turn, then the reserve', () => {
    vi.useFakeTimers();
    const clocks = [
      { turn: 60_000, reserve: 30_000, runs: true },
      { turn: 60_000, reserve: 30_000, runs: false },
    ];
    noteClocks({ clocks });
    const came = Date.now();
    vi.advanceTimersByTime(20_000); // it may be shown later than it came
    expect(leftOf(clocks, 0, Date.now())).toEqual({ turn: 40_000, reserve: 30_000 });
    expect(leftOf(clocks, 0, came + 70_000)).toEqual({ turn: 0, reserve: 20_000 });
    expect(leftOf(clocks, 0, came + 700_000)).toEqual({ turn: 0, reserve: 0 });
    expect(leftOf(clocks, 1, came + 70_000)).toEqual({ turn: 60_000, reserve: 30_000 });
    vi.useRealTimers();
  });

  it('shows as much as one wants to know', () => {
    expect(clockText(words, 0)).toBe('0:00');
    expect(clockText(words, 59_001)).toBe('1:00');
    expect(clockText(words, 5_400_000)).toBe('90:00');
    expect(clockText(words, 3 * 3_600_000 + 60_000)).toBe('web-clock-hours 3 1');
    expect(clockText(words, 50 * 3_600_000)).toBe('web-clock-days 2 2');
  });

  it('says what was agreed on', () => {
    expect(paceText(words, null)).toBe('web-pace-none');
    expect(paceText(words, { turn: 259_200, reserve: 0 })).toBe('web-pace-is-plain web-pace-count-days 3');
    expect(paceText(words, { turn: 120, reserve: 600 })).toBe(
      'web-pace-is-live web-pace-count-minutes 2 web-pace-count-minutes 10',
    );
  });
});
