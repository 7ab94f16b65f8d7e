const FIRST_MS = 400;
const SOON_MS = 600;
const LONGEST_MS = 15_000;

/** Half a minute: who comes back from a tunnel or a restart of the server is to be back at once. */
const ATTEMPTS_SOON = 60;

/**
 * How long to wait before attempt number `attempt` (from 0) to connect again: so short at first that
 * somebody is back within a second of the line, then longer and longer up to a bound. Half of it is left to chance so that a restarted
 * server does not meet everyone at once.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const late = attempt - ATTEMPTS_SOON;
  const whole =
    late < 0
      ? Math.min(SOON_MS, FIRST_MS * 2 ** Math.min(attempt, 10))
      : Math.min(LONGEST_MS, SOON_MS * 2 ** Math.min(late, 10));
  return whole / 2 + (random() * whole) / 2;
}
