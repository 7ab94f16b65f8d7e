import { signal, type ReadonlySignal } from '@preact/signals';

export function mediaSignal(query: string): ReadonlySignal<boolean> {
  const list = window.matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => (matches.value = list.matches));
  return matches;
}

/** Fingers are what this device is used with, at least mostly. */
export const isTouched = mediaSignal('(pointer: coarse)');

/** The width from which on the panels stand beside the board; styles/game.css has it too. */
export const isNarrow = mediaSignal('(max-width: 767px)');

/** A phone held sideways; styles/landscape.css has it too. */
export const isLow = mediaSignal('(max-height: 479px)');
