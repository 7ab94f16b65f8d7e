import { setTimeout as sleep } from 'node:timers/promises';

const BETWEEN_LOOKS_MS = 50;
const PATIENCE_MS = 30_000;

/**
 * Looks again and again until there is something to see. Only for what comes about with no message
 * that could be awaited: answers of the HTTP interface that a client, too, has to look up again.
 */
export async function lookUntil<T>(look: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error('looked in vain');
    await sleep(BETWEEN_LOOKS_MS);
  }
}
