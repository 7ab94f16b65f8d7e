import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { isNarrow } from '../ui/media';
import type { Chapter, Section } from './chapter';

interface Part {
  readonly section: Section;
  readonly inside: readonly Section[];
}

function partsOf({ sections }: Chapter): Part[] {
  const parts: { section: Section; inside: Section[] }[] = [];
  for (const section of sections) {
    const last = parts[parts.length - 1];
    if (section.level > 2 && last) last.inside.push(section);
    else parts.push({ section, inside: [] });
  }
  return parts;
}

/** What the chapter holds: beside the text, and folded above it on a phone. */
export function Contents({ chapter }: { chapter: Chapter }): JSX.Element {
  const folder = useRef<HTMLDetailsElement>(null);
  const title = t('rules:page.contents');
  const fold = (): void => {
    if (folder.current) folder.current.open = false;
  };
  return (
    <nav class="rules__contents" aria-label={title}>
      {isNarrow.value ? (
        <details ref={folder}>
          <summary>{title}</summary>
          <Entries parts={partsOf(chapter)} onFollow={fold} />
        </details>
      ) : (
        <>
          <p>{title}</p>
          <Entries parts={partsOf(chapter)} />
        </>
      )}
    </nav>
  );
}

interface EntriesProps {
  readonly parts: readonly Part[];
  readonly onFollow?: () => void;
}

function Entries({ parts, onFollow }: EntriesProps): JSX.Element {
  return (
    <ol>
      {parts.map(({ section, inside }) => (
        <li key={section.ids[0]}>
          <Entry section={section} onFollow={onFollow} />
          {inside.length > 0 && (
            <Entries parts={inside.map((one) => ({ section: one, inside: [] }))} {...(onFollow && { onFollow })} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Entry({ section, onFollow }: { section: Section; onFollow: (() => void) | undefined }): JSX.Element {
  return (
    <a href={`#${section.ids[0] ?? ''}`} onClick={onFollow}>
      {section.title}
    </a>
  );
}
