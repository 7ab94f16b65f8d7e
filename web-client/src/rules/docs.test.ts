import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allLayouts, setsOf } from '../catalogue/catalogue';
import { t } from '../i18n';
import base from '../../../docs/rules/base.md';
import ferries from '../../../docs/rules/ferries.md';
import overview from '../../../docs/rules/README.md';
import rivers from '../../../docs/rules/rivers.md';
import { sectionsOf, type Chapter } from './chapter';
import { chapterFor, pathOfChapter, type ChapterName } from './chapters';
import { rulesFor } from './tileFacts';

const CHAPTERS: Readonly<Record<ChapterName, Chapter>> = { overview, base, rivers, ferries };
const DOCS = '../docs/rules';
const PICTURES = `${DOCS}/pictures`;
const LARGEST_PICTURE = 20 * 1024;

/** The options as the rules core lists them: `{"farmers", kFarmersValues}` beside the lists of values. */
const SOURCES = [
  'game/rules.cpp',
  'expansions/river/options.cpp',
  'expansions/ferries/module.cpp',
  'expansions/crop_circles/module.cpp',
];

function optionsOfTheCore(): [id: string, values: string[]][] {
  return SOURCES.flatMap((file) => {
    const text = readFileSync(`../shared/${file}`, 'utf8');
    const lists = new Map(
      [...text.matchAll(/std::array (k\w+)\{((?:"\w+"sv(?:, )?)+)\}/g)].map(([, name = '', list = '']) => [
        name,
        [...list.matchAll(/"(\w+)"/g)].map(([, value = '']) => value),
      ]),
    );
    return [...text.matchAll(/\{"(\w+)", (k\w+)[,}]/g)].map(([, id = '', list = '']): [string, string[]] => [
      id,
      lists.get(list) ?? [],
    ]);
  });
}

const options = optionsOfTheCore();

function bodyOf(html: string): HTMLElement {
  const body = document.createElement('div');
  body.innerHTML = html;
  return body;
}

function wholeText(chapter: Chapter): string {
  return chapter.intro + chapter.sections.map((section) => section.html).join('');
}

test('the options of the core are found', () => {
  expect(options).toHaveLength(18);
  expect(options.every(([, values]) => values.length > 1)).toBe(true);
});

describe.each(options)('option %s', (id, values) => {
  const section = sectionsOf(CHAPTERS[chapterFor(id)], id)[0];

  test('has a section that begins with the sentence of the set-up', () => {
    expect(section?.title).toBe(t(`rules:option.${id}.name`));
    const first = bodyOf(section?.html ?? '').querySelector('p');
    expect(first?.textContent).toBe(t(`rules:option.${id}.about`));
  });

  test('has a line for every value, by the name that the set-up gives it', () => {
    const cells = [...bodyOf(section?.html ?? '').querySelectorAll('td:first-child')];
    expect(cells.map((cell) => cell.textContent)).toEqual(
      values.map((value) => t(`rules:option.${id}.value.${value}.name`)),
    );
  });
});

test.each(setsOf().map((set) => set.id))('the box %s has a section and a name', (id) => {
  expect(sectionsOf(CHAPTERS[chapterFor(id)], id)).not.toHaveLength(0);
  expect(t(`rules:set.${id}.name`)).not.toContain(id);
});

const drawn = readdirSync(PICTURES);

test('every picture is shown, with words for those who cannot see it', () => {
  const shown = Object.values(CHAPTERS).flatMap((chapter) => [...bodyOf(wholeText(chapter)).querySelectorAll('img')]);
  expect(shown.every((image) => image.alt.length > 20 && Number(image.getAttribute('width')) > 0)).toBe(true);
  const written = readdirSync(DOCS)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(`${DOCS}/${file}`, 'utf8').matchAll(/\(pictures\/([\w-]+\.svg)\)/g)])
    .map(([, file]) => file);
  expect([...new Set(written)].sort()).toEqual([...drawn].sort());
});

test.each(drawn)('%s stands on its own and is small', (file) => {
  const svg = readFileSync(`${PICTURES}/${file}`, 'utf8');
  expect(svg).not.toMatch(/var\(|class=|style=|<style|https?:\/\/(?!www\.w3\.org)/);
  expect(svg.length).toBeLessThan(LARGEST_PICTURE);
});

test('every link inside the rules arrives', () => {
  const places = new Set(
    Object.entries(CHAPTERS).flatMap(([name, { sections }]) => {
      const path = pathOfChapter(name as ChapterName);
      return [path, ...sections.flatMap(({ ids }) => ids.map((id) => `${path}#${id}`))];
    }),
  );
  const inside = Object.entries(CHAPTERS).flatMap(([name, chapter]) =>
    [...bodyOf(wholeText(chapter)).querySelectorAll('a')].map((link) => {
      const href = link.getAttribute('href') ?? '';
      return href.startsWith('#') ? pathOfChapter(name as ChapterName) + href : href;
    }),
  );
  const fromTiles = allLayouts().flatMap((layout) => rulesFor(layout).map((place) => place.href));
  expect([...inside, ...fromTiles].filter((href) => !places.has(href))).toEqual([]);
});

test('no two sections of a chapter have the same name', () => {
  for (const { sections } of Object.values(CHAPTERS)) {
    const ids = sections.flatMap((section) => section.ids);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
