import { expect, it } from 'vitest';
import { timeLeft } from './time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [0, '0:00'],
  [1, '0:01'],
  [65_000, '1:05'],
  [HOUR - 1000, '59:59'],
  [HOUR, '1 h'],
  [3 * HOUR + 20 * MINUTE, '3 h 20 min'],
  [24 * HOUR, '1 d'],
  [51 * HOUR + 59 * MINUTE, '2 d 3 h'],
])('%i milliseconds are %s', (ms, text) => {
  expect(timeLeft(ms)).toBe(text);
});
