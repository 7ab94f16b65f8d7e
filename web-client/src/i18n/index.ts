import i18next from 'i18next';

const files = import.meta.glob<Record<string, unknown>>('./en/*.json', {
  eager: true,
  import: 'default',
});

const namespaces = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/(.+)\.json$/, '$1'), texts]),
);

const i18n = i18next.createInstance();

// With the resources at hand, init() finishes before it returns.
void i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: namespaces },
  ns: Object.keys(namespaces),
  defaultNS: 'common',
  // Preact escapes what it renders.
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** The text of a key "namespace:path.to.text"; the namespace is the name of a file in `en/`. */
export function t(key: string, values?: Record<string, string | number>): string {
  return i18n.t(key, values ?? {});
}

/** The text of a key when there is one: for names that the server may add before the client does. */
export function tOr(key: string, fallback: string, values?: Record<string, string | number>): string {
  return i18n.exists(key, values ?? {}) ? t(key, values) : fallback;
}
