import { signal } from '@preact/signals';
import { language } from '../i18n';
import type { Language } from '../i18n/languages';
import type { Chapter } from './chapter';

export const CHAPTERS = ['base', 'rivers', 'ferries'] as const;

/** `overview` is the page that leads to the chapters. */
export type ChapterName = 'overview' | (typeof CHAPTERS)[number];

const FOLDER = '../../../docs/rules';
const FILES: Readonly<Record<ChapterName, string>> = {
  overview: 'README.md',
  base: 'base.md',
  rivers: 'rivers.md',
  ferries: 'ferries.md',
};

/** Rules are read now and then: each chapter is a file of its own that is loaded when it is wanted. */
const loaders = import.meta.glob<Chapter>(
  ['../../../docs/rules/*.md', '../../../docs/rules/*/*.md'],
  { import: 'default' },
);

/** Where the chapter stands in this language; in English as long as it has not been translated. */
export function fileOf(name: ChapterName, language: Language): string {
  const translated = `${FOLDER}/${language}/${FILES[name]}`;
  return translated in loaders ? translated : `${FOLDER}/${FILES[name]}`;
}

const loaded = signal<Readonly<Record<string, Chapter | 'failed'>>>({});
const asked = new Set<string>();

/** The chapter, `undefined` until it is there, or `failed` when the server cannot be reached. */
export function chapterOf(name: ChapterName): Chapter | 'failed' | undefined {
  return loaded.value[fileOf(name, language())];
}

export async function loadChapter(name: ChapterName): Promise<void> {
  const file = fileOf(name, language());
  if (asked.has(file)) return;
  asked.add(file);
  try {
    const chapter = await loaders[file]?.();
    if (chapter) loaded.value = { ...loaded.value, [file]: chapter };
  } catch {
    asked.delete(file);
    loaded.value = { ...loaded.value, [file]: 'failed' };
  }
}

export function pathOfChapter(name: ChapterName): string {
  return name === 'overview' ? '/rules' : `/rules/${name}`;
}

const OF_BASE = ['first_player', 'tiny_city', 'farmers', 'field_scoring', 'base-c1', 'base-c2'];
const OF_FERRIES = ['ferry_placement', 'ferries_crop_circle', 'ferries', 'ferries-crop-circle'];

/** In which chapter an option or a box of tiles has its section; most are about rivers. */
export function chapterFor(id: string): ChapterName {
  if (OF_BASE.includes(id)) return 'base';
  if (OF_FERRIES.includes(id)) return 'ferries';
  return 'rivers';
}
