import { effect, signal } from '@preact/signals';

const KEY = 'aude.end_turns';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'auto';
  } catch {
    return false;
  }
}

/** End a turn by itself once nothing is left to decide; then it cannot be undone. */
export const endTurnsAlone = signal(stored());

effect(() => {
  try {
    localStorage.setItem(KEY, endTurnsAlone.value ? 'auto' : 'ask');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
});
