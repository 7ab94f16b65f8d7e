import type { AidFeature } from '../model/types';

/** Nobody stands on a river, and it brings nothing. */
export function canBeHeld(kind: AidFeature['kind']): boolean {
  return kind !== 'river';
}
