import { describe, expect, it } from 'vitest';
import { ago } from './moments';

describe('how long ago', () => {
  const now = Date.parse('2026-01-10T12:00:00Z');
  const cases: [string, string][] = [
    ['2026-01-10T11:59:40Z', 'now'],
    ['2026-01-10T11:58:00Z', '2 minutes ago'],
    ['2026-01-10T09:00:00Z', '3 hours ago'],
    ['2026-01-09T11:00:00Z', 'yesterday'],
    ['2026-01-01T11:00:00Z', '9 days ago'],
    ['2026-01-10T12:00:30Z', 'now'], // a clock that is wrong
  ];
  it.each(cases)('%s is %s', (moment, said) => expect(ago(moment, 'en', now)).toBe(said));
});
