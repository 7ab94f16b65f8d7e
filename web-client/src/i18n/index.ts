import { signal } from '@preact/signals';
import i18next, { type FormatterModule } from 'i18next';
import { COMPLETE, LANGUAGE_IDS, bestLanguage, type Language } from './languages';
import type { Texts } from './namespaces';

/** Each language is a file of its own, and only the one that is shown is loaded. */
const loaders: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  nl: () => import('./nl'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ro: () => import('./ro'),
};

const KEY = 'aude.language';

/** Numbers inside texts are written as the language writes them. */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, locale) =>
    typeof value === 'number' ? numberText(value, locale) : String(value),
};
const i18n = i18next.createInstance().use(numbers);
const loaded = new Set<Language>();
const shown = signal<Language>('en');

// Without resources to wait for, init() finishes before it returns.
void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: {},
  defaultNS: 'common',
  interpolation: {
    // Preact escapes what it renders.
    escapeValue: false,
    alwaysFormat: true,
  },
  initAsync: false,
});

/** The language that is shown. Whoever reads it while rendering is rendered again when it changes. */
export function language(): Language {
  return shown.value;
}

/** The text of a key "namespace:path.to.text"; the namespace is the name of a file in `en/`. */
export function t(key: string, values?: Record<string, string | number>): string {
  void shown.value;
  return i18n.t(key, values ?? {});
}

/** The text of a key when there is one: for names that the server may add before the client does. */
export function tOr(key: string, fallback: string, values?: Record<string, string | number>): string {
  void shown.value;
  return i18n.exists(key, values ?? {}) ? t(key, values) : fallback;
}

/** "1,234.5" as this language writes it. */
export function numberText(value: number, locale: string = shown.value): string {
  return new Intl.NumberFormat(locale).format(value);
}

/** "12%" of a share from 0 to 1, as this language writes it. */
export function percentText(share: number): string {
  return new Intl.NumberFormat(shown.value, { style: 'percent' }).format(share);
}

/** "Ada, Ben and Cleo" */
export function listText(parts: readonly string[]): string {
  return new Intl.ListFormat(shown.value, { type: 'conjunction' }).format(parts);
}

/** Shows the page in the language chosen before, else in the best one that the browser asks for. */
export async function startLanguage(): Promise<void> {
  await show(remembered() ?? bestLanguage(navigator.languages));
}

/** Loads the language, shows the page in it, and remembers that. Rejects if it cannot be loaded. */
export async function chooseLanguage(next: Language): Promise<void> {
  if (!(await show(next))) return;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

let asked = 0;

/** Whether it is shown: not if another one was chosen while it was on its way. */
async function show(next: Language): Promise<boolean> {
  const number = ++asked;
  await Promise.all([load(next), ...(COMPLETE.includes(next) ? [] : [load('en')])]);
  if (number !== asked) return false;
  await i18n.changeLanguage(next);
  document.documentElement.lang = next;
  shown.value = next;
  return true;
}

async function load(wanted: Language): Promise<void> {
  if (loaded.has(wanted)) return;
  const { default: texts } = await loaders[wanted]();
  for (const [namespace, bundle] of Object.entries(texts)) i18n.addResourceBundle(wanted, namespace, bundle);
  loaded.add(wanted);
}

function remembered(): Language | null {
  try {
    const stored = localStorage.getItem(KEY);
    return LANGUAGE_IDS.find((one) => one === stored) ?? null;
  } catch {
    return null;
  }
}
