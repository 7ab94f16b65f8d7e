import { useEffect } from 'preact/hooks';
import type { Chapter } from './chapter';
import { chapterOf, loadChapter, type ChapterName } from './chapters';

/** The chapter, which is loaded on first use. */
export function useChapter(name: ChapterName): Chapter | 'failed' | undefined {
  useEffect(() => void loadChapter(name), [name]);
  return chapterOf(name);
}
