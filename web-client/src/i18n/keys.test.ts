import { describe, expect, it } from 'vitest';

const texts = import.meta.glob<Record<string, unknown>>('./en/*.json', {
  eager: true,
  import: 'default',
});
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const namespaceOf = (path: string) => path.replace(/^.*\/(.+)\.json$/, '$1');
const namespaces = Object.keys(texts).map(namespaceOf);

/** Plural forms of one key count as that key. */
function keysOf(value: unknown, path: string): string[] {
  if (typeof value === 'string') return [path.replace(/_(zero|one|two|few|many|other)$/, '')];
  return Object.entries(value as Record<string, unknown>).flatMap(([name, child]) =>
    keysOf(child, path.endsWith(':') ? `${path}${name}` : `${path}.${name}`),
  );
}

const defined = new Set(
  Object.entries(texts).flatMap(([path, value]) => keysOf(value, `${namespaceOf(path)}:`)),
);

/** Every "namespace:path" in the sources; what is put in at run time stands as ${...}. */
function usedIn(source: string): string[] {
  const found = source.matchAll(/['"`](\w+):([\w.-]+(?:\$\{[^}]+\}[\w.-]*)*|\$\{[^}]+\})['"`]/g);
  return [...found]
    .filter(([, namespace]) => namespaces.includes(namespace ?? ''))
    .map(([text]) => text.slice(1, -1));
}

const used = [...new Set(Object.values(sources).flatMap(usedIn))];
const fixed = used.filter((key) => !key.includes('${'));
const patterns = used
  .filter((key) => key.includes('${'))
  .map((key) => {
    const parts = key.split(/\$\{[^}]+\}/).map((part) => part.replaceAll('.', '\\.'));
    return { key, regex: new RegExp(`^${parts.join('[\\w-]+')}$`) };
  });

describe('texts', () => {
  it('has every key that the sources name', () => {
    expect(fixed.filter((key) => !defined.has(key))).toEqual([]);
  });

  it('has a text for every key that the sources build', () => {
    const empty = patterns.filter(({ regex }) => ![...defined].some((key) => regex.test(key)));
    expect(empty.map(({ key }) => key)).toEqual([]);
  });

  it('has no text that nothing uses', () => {
    const unused = [...defined].filter(
      (key) => !fixed.includes(key) && !patterns.some(({ regex }) => regex.test(key)),
    );
    expect(unused).toEqual([]);
  });
});
