import { describe, expect, it } from 'vitest';
import { LANGUAGE_IDS, RULES_COMPLETE, type Language } from '../i18n/languages';
import type { Chapter } from './chapter';
import { CHAPTERS, fileOf } from './chapters';

const pages = import.meta.glob<Chapter>(['../../../docs/rules/*.md', '../../../docs/rules/*/*.md'], {
  eager: true,
  import: 'default',
});

const NAMES = ['overview', ...CHAPTERS] as const;
const TRANSLATED = LANGUAGE_IDS.filter((language) => language !== 'en');

/** What must be the same in every language: which elements, pictures and addresses, in which order. */
function bonesOf(html: string): string[] {
  const body = document.createElement('div');
  body.innerHTML = html;
  const parts = [...body.querySelectorAll('p, li, ol, ul, tr, td, th, figure, figcaption, blockquote, img, a')];
  return parts.map((part) => {
    const address = part.getAttribute('href') ?? part.getAttribute('src') ?? '';
    return `${part.localName} ${address}`.trim();
  });
}

function pageOf(name: (typeof NAMES)[number], language: Language): Chapter {
  const page = pages[fileOf(name, language)];
  if (!page) throw new Error(`${language} has no ${name}`);
  return page;
}

it('every chapter is there in the languages that are said to have them all', () => {
  const missing = RULES_COMPLETE.flatMap((language) =>
    NAMES.filter((name) => language !== 'en' && fileOf(name, language) === fileOf(name, 'en')),
  );
  expect(missing).toEqual([]);
});

describe.each(TRANSLATED)('the rules in %s', (language) => {
  it.each(NAMES)('are built like the English ones: %s', (name) => {
    const own = pageOf(name, language);
    const english = pageOf(name, 'en');
    const shape = ({ sections }: Chapter) => sections.map(({ ids, level }) => ({ ids, level }));
    expect(shape(own)).toEqual(shape(english));
    expect(bonesOf(own.intro)).toEqual(bonesOf(english.intro));
    for (const [at, section] of own.sections.entries()) {
      expect(bonesOf(section.html), section.title).toEqual(bonesOf(english.sections[at]?.html ?? ''));
    }
  });

  it.each(NAMES)('have words for every picture: %s', (name) => {
    const { intro, sections } = pageOf(name, language);
    const body = document.createElement('div');
    body.innerHTML = intro + sections.map((section) => section.html).join('');
    const images = [...body.querySelectorAll('img')];
    expect(images.filter((image) => image.alt.length < 20).map((image) => image.src)).toEqual([]);
  });
});
