/** The languages of the client, each by its own name. docs/translating.md says how to add one. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  es: 'Español',
  fr: 'Français',
  ro: 'Română',
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_IDS = Object.keys(LANGUAGES) as readonly Language[];

/**
 * The languages that have every text, which a test holds them to. The others are shown with English
 * where a text is missing, and English is loaded for that.
 */
export const COMPLETE: readonly Language[] = ['en', 'de', 'nl', 'es', 'fr', 'ro'];

/** The languages that have every chapter of the rules; in the others some are shown in English. */
export const RULES_COMPLETE: readonly Language[] = ['en', 'de', 'nl', 'es', 'fr', 'ro'];

/** The first of the wanted languages ("de-AT", "fr") that there is, in the order of liking. */
export function bestLanguage(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return LANGUAGE_IDS.find((id) => id === known.find((one) => LANGUAGE_IDS.some((has) => has === one))) ?? 'en';
}
