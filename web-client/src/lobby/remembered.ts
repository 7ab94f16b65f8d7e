import type { Draft } from './setupModel';

const KEY = 'aude.setup';

/** The last table that was set up on this device. */
export function rememberedDraft(): Draft | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : (JSON.parse(text) as Draft);
  } catch {
    return null;
  }
}

export function remember(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A browser may forbid storage; then the next table starts from the standard.
  }
}
