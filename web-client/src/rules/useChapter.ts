import { useEffect } from 'preact/hooks';
import { language } from '../i18n';
import type { Chapter } from './chapter';
import { chapterOf, loadChapter, type ChapterName } from './chapters';

/** The chapter, which is loaded on first use. */
export function useChapter(name: ChapterName): Chapter | 'failed' | undefined {
  const shown = language();
  useEffect(() => void loadChapter(name), [name, shown]);
  return chapterOf(name);
}
