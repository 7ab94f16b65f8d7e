import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t, tOr } from '../i18n';
import { Dialog } from '../ui/Dialog';
import { sectionsOf } from './chapter';
import { chapterFor, loadChapter, pathOfChapter } from './chapters';
import { Missing } from './Missing';
import { SectionText } from './Prose';
import { useChapter } from './useChapter';
import './rules.css';

/** A question mark beside a rule option: opens what the rules say about it, if they know it. */
export function RuleLink({ option }: { option: string }): JSX.Element | null {
  const [open, setOpen] = useState(false);
  const name = tOr(`rules:option.${option}.name`, '');
  if (name === '') return null;
  const label = t('rules:page.about_option', { name });
  return (
    <>
      <button
        type="button"
        class="rule-link"
        aria-label={label}
        title={tOr(`rules:option.${option}.about`, label)}
        aria-haspopup="dialog"
        data-testid={`rule-${option}`}
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      {open && <RuleDialog id={option} onClose={() => setOpen(false)} />}
    </>
  );
}

/** One section of the rules, over whatever the person is doing. */
function RuleDialog({ id, onClose }: { id: string; onClose: () => void }): JSX.Element {
  const name = chapterFor(id);
  const chapter = useChapter(name);
  const sections = chapter && chapter !== 'failed' ? sectionsOf(chapter, id) : [];
  const [first, ...inside] = sections;
  return (
    <Dialog
      title={first?.title ?? t(`rules:option.${id}.name`)}
      onClose={onClose}
      kind="sheet"
      testid="rule-dialog"
    >
      {first ? (
        <div class="rules__text rules__text--dialog">
          <SectionText section={first} bare />
          {inside.map((section) => (
            <SectionText key={section.ids[0]} section={section} />
          ))}
        </div>
      ) : (
        <Missing failed={chapter === 'failed'} onAgain={() => void loadChapter(name)} />
      )}
      <a class="rules__onward" href={`${pathOfChapter(name)}#${id}`}>
        {t('rules:page.onward', { chapter: t(`rules:page.chapter.${name}`) })}
      </a>
    </Dialog>
  );
}
