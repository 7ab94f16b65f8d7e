import { signal } from '@preact/signals';

const KEY = 'aude.lesson';

/** How many steps of the lesson are done; `over` for who has seen its end or does not want it. */
export type Progress = number | 'over';

function stored(): Progress {
  try {
    const text = localStorage.getItem(KEY);
    if (text === 'over') return text;
    return Math.max(0, Number.parseInt(text ?? '0', 10) || 0);
  } catch {
    return 0;
  }
}

export const progress = signal<Progress>(stored());

export function keepProgress(next: Progress): void {
  progress.value = next;
  try {
    localStorage.setItem(KEY, String(next));
  } catch {
    // Without storage the lesson begins anew next time.
  }
}
