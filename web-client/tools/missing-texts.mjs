// Prints what is still to be translated: "de lobby:games.title = Games", one line a text.
import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../src/i18n/', import.meta.url);
const PLURAL = /_(zero|one|two|few|many|other)$/;

function textsOf(language) {
  const texts = new Map();
  const collect = (key, value) => {
    if (typeof value === 'string') texts.set(key, value);
    else for (const [name, child] of Object.entries(value)) collect(`${key}.${name}`, child);
  };
  const folder = new URL(`${language}/`, ROOT);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const tree = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    for (const [name, child] of Object.entries(tree)) collect(`${file.slice(0, -5)}:${name}`, child);
  }
  return texts;
}

/** The English texts as this language needs them: a form for each of its kinds of numbers. */
function wantedOf(english, language) {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [...english].flatMap(([key, text]) => {
    const stem = key.replace(PLURAL, '');
    if (stem === key || !english.has(`${stem}_other`)) return [[key, text]];
    return key.endsWith('_other') ? forms.map((form) => [`${stem}_${form}`, text]) : [];
  });
}

const english = textsOf('en');
const asked = process.argv.slice(2);
const languages = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map((entry) => entry.name)
  .filter((name) => asked.length === 0 || asked.includes(name));
for (const language of languages) {
  const own = textsOf(language);
  for (const [key, text] of wantedOf(english, language)) {
    if (!own.has(key)) console.log(`${language} ${key} = ${text}`);
  }
}
