import { signal } from '@preact/signals';
import type { Chapter } from './chapter';

export const CHAPTERS = ['base', 'rivers', 'ferries'] as const;

/** `overview` is the page that leads to the chapters. */
export type ChapterName = 'overview' | (typeof CHAPTERS)[number];

/** Rules are read now and then: each chapter is a file of its own that is loaded when it is wanted. */
const loaders: Readonly<Record<ChapterName, () => Promise<{ default: Chapter }>>> = {
  overview: () => import('../../../docs/rules/README.md'),
  base: () => import('../../../docs/rules/base.md'),
  rivers: () => import('../../../docs/rules/rivers.md'),
  ferries: () => import('../../../docs/rules/ferries.md'),
};

const loaded = signal<Partial<Record<ChapterName, Chapter | 'failed'>>>({});
const asked = new Set<ChapterName>();

/** The chapter, `undefined` until it is there, or `failed` when the server cannot be reached. */
export function chapterOf(name: ChapterName): Chapter | 'failed' | undefined {
  return loaded.value[name];
}

export async function loadChapter(name: ChapterName): Promise<void> {
  if (asked.has(name)) return;
  asked.add(name);
  try {
    const { default: chapter } = await loaders[name]();
    loaded.value = { ...loaded.value, [name]: chapter };
  } catch {
    asked.delete(name);
    loaded.value = { ...loaded.value, [name]: 'failed' };
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
