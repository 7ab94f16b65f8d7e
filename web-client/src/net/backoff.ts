const FIRST_MS = 400;
const LONGEST_MS = 15_000;

/**
 * How long to wait before attempt number `attempt` (from 0) to connect again. Doubles up to a bound;
 * half of it is left to chance so that a restarted server does not meet everyone at once.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10));
  return whole / 2 + (random() * whole) / 2;
}
