import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { Page } from '../ui/Page';
import type { Chapter } from './chapter';
import { CHAPTERS, loadChapter, pathOfChapter, type ChapterName } from './chapters';
import { Contents } from './Contents';
import { Missing } from './Missing';
import { Prose, SectionText } from './Prose';
import { useChapter } from './useChapter';
import './rules.css';

/** A chapter of the rules, or the page that leads to them. */
export function RulesPage({ chapter: name }: { chapter: ChapterName }): JSX.Element {
  const chapter = useChapter(name);
  const text = chapter === 'failed' ? undefined : chapter;
  useLandingPlace(text);
  return (
    <Page title={text?.title ?? t('rules:page.title')}>
      <div class="rules">
        <nav class="rules__chapters" aria-label={t('rules:page.chapters')}>
          {(['overview', ...CHAPTERS] as const).map((one) => (
            <a key={one} href={pathOfChapter(one)} aria-current={one === name ? 'page' : undefined}>
              {t(`rules:page.chapter.${one}`)}
            </a>
          ))}
          <a href="/learn">{t('tutorial:title')}</a>
        </nav>
        {text ? (
          <ChapterText chapter={text} />
        ) : (
          <Missing failed={chapter === 'failed'} onAgain={() => void loadChapter(name)} />
        )}
      </div>
    </Page>
  );
}

function ChapterText({ chapter }: { chapter: Chapter }): JSX.Element {
  return (
    <div class="rules__columns">
      <Contents chapter={chapter} />
      <article class="rules__text">
        <h1>{chapter.title}</h1>
        <Prose html={chapter.intro} />
        {chapter.sections.map((section) => (
          <SectionText key={section.ids[0]} section={section} />
        ))}
      </article>
    </div>
  );
}

/** The address may name a section that was not there yet when the browser looked for it. */
function useLandingPlace(chapter: Chapter | undefined): void {
  useEffect(() => {
    if (!chapter) return;
    const id = decodeURIComponent(location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, [chapter]);
}
