import type { ApiRules } from '../model/types';
import { fitted, type Draft } from './setupModel';

const KEY = 'aude.setup';

const LEVEL_KEY = 'aude.bot';
const USUAL_LEVEL = 'normal';

/** The bot that was last played against on this device. */
export function rememberedLevel(): string {
  try {
    return localStorage.getItem(LEVEL_KEY) ?? USUAL_LEVEL;
  } catch {
    return USUAL_LEVEL;
  }
}

export function rememberLevel(level: string): void {
  try {
    localStorage.setItem(LEVEL_KEY, level);
  } catch {
    // As below: then the next visit starts from the usual one.
  }
}

/** The last table that was set up on this device, as far as it can be played now. */
export function rememberedDraft(rules: ApiRules): Draft | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : fitted(JSON.parse(text) as Draft, rules);
  } catch {
    // Nothing is kept, or it is of another version of this page.
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
