import { expect, test } from 'vitest';
import { clockText, minutesOf } from './told';

test('hours are written as a clock shows them, and read back', () => {
  expect(clockText(22 * 60 + 5)).toBe('22:05');
  expect(minutesOf('22:05')).toBe(22 * 60 + 5);
  expect(minutesOf('08:00:00')).toBe(480);
  expect(minutesOf('24:00')).toBe(0);
  expect(minutesOf('')).toBeNull();
});
