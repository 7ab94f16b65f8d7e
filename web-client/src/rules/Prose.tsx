import type { JSX } from 'preact';
import type { Section } from './chapter';
import './rules.css';

/** Text of our own Markdown files, made into HTML when the client was built. */
export function Prose({ html }: { html: string }): JSX.Element {
  return <div class="rules__prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

interface SectionArtProps {
  readonly section: Section;
  /** In a dialog the section's title is the dialog's, and no address leads there. */
  readonly bare?: boolean;
}

export function SectionText({ section, bare = false }: SectionArtProps): JSX.Element {
  const { ids, level, title, html } = section;
  const [id, ...others] = ids;
  const Title = level === 2 ? 'h2' : 'h3';
  if (bare) return <Prose html={html} />;
  return (
    <section class={`rules__section rules__section--${level}`} aria-labelledby={id}>
      {others.map((other) => (
        <span key={other} id={other} class="rules__anchor" />
      ))}
      <Title id={id}>
        {title}
        <a class="rules__here" href={`#${id ?? ''}`} aria-hidden="true" tabIndex={-1}>
          #
        </a>
      </Title>
      <Prose html={html} />
    </section>
  );
}
