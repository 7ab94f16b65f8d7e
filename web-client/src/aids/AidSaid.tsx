import type { AidStore } from './aidStore';
import { sayAid } from './sayAid';

interface AidSaidProps {
  readonly aids: AidStore;
  readonly names: readonly string[];
  readonly seat: number | null;
}

/**
 * Says what the panel shows to who hears the game: what was asked for and what a previewed tile would do,
 * but not whatever a pointer passes over. It is there before it has something to say, or nothing would be.
 */
export function AidSaid({ aids, names, seat }: AidSaidProps) {
  const told = aids.told.value;
  return (
    <p class="visually-hidden" aria-live="polite" data-testid="aid-said">
      {told && sayAid(told, names, seat)}
    </p>
  );
}
