import { describe, expect, it } from 'vitest';
import { bestLanguage, COMPLETE, LANGUAGE_IDS, type Language } from './languages';
import { byNamespace } from './namespaces';

const files = import.meta.glob<Record<string, unknown>>('./*/*.json', { eager: true, import: 'default' });

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text of a language by "namespace:path". */
function textsOf(language: Language): Map<string, string> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`));
  const texts = new Map<string, string>();
  const collect = (key: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(key, value);
    else for (const [name, child] of Object.entries(value as object)) collect(`${key}.${name}`, child);
  };
  for (const [namespace, tree] of Object.entries(byNamespace(Object.fromEntries(own)))) {
    for (const [name, child] of Object.entries(tree)) collect(`${namespace}:${name}`, child);
  }
  return texts;
}

const english = textsOf('en');
const isPlural = (key: string): boolean => PLURAL.test(key) && english.has(key.replace(PLURAL, '_other'));
const stem = (key: string): string => (isPlural(key) ? key.replace(PLURAL, '') : key);
const stemsOf = (texts: ReadonlyMap<string, string>): Set<string> => new Set([...texts.keys()].map(stem));

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name).sort();

describe.each(LANGUAGE_IDS)('the texts in %s', (language) => {
  const texts = textsOf(language);
  const stems = stemsOf(texts);

  it.runIf(COMPLETE.includes(language))('are all there', () => {
    expect([...stemsOf(english)].filter((key) => !stems.has(key))).toEqual([]);
  });

  it.runIf(COMPLETE.includes(language))('are texts of the English ones', () => {
    expect([...stems].filter((key) => !stemsOf(english).has(key))).toEqual([]);
  });

  it('have the forms for numbers that the language has', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const wrong = [...stems]
      .filter((key) => english.has(`${key}_other`))
      .filter((key) => {
        const own = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => texts.has(`${key}_${form}`));
        return own.toSorted().join() !== forms.join();
      });
    expect(wrong).toEqual([]);
  });

  it('put in the same values as the English ones', () => {
    const wrong = [...texts].filter(([key, text]) => {
      const wanted = placeholders(english.get(isPlural(key) ? `${stem(key)}_other` : key) ?? '');
      const own = placeholders(text);
      if (own.join() === wanted.join()) return false;
      // "the tile" may say that it is one; but what is said of many says how many.
      return !(key.endsWith('_one') && [...own, 'count'].sort().join() === wanted.join());
    });
    expect(wrong).toEqual([]);
  });

  it('say something, without stray spaces', () => {
    const wrong = [...texts].filter(([, text]) => text === '' || text !== text.trim());
    expect(wrong).toEqual([]);
  });
});

describe('the choice of a language', () => {
  it('takes the first wanted one that there is', () => {
    expect(bestLanguage(['pt-BR', 'fr-CA', 'de'])).toBe('fr');
    expect(bestLanguage(['de-AT'])).toBe('de');
    expect(bestLanguage(['ja'])).toBe('en');
    expect(bestLanguage([])).toBe('en');
  });
});
