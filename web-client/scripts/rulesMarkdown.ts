import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Chapter, Section } from '../src/rules/chapter';

const RULES = /\/docs\/rules\/(?:[a-z]{2}\/)?[\w-]+\.md$/;

/** Turns the players' rules into modules: Markdown is read when the client is built, not when it runs. */
export function rulesMarkdown(): Plugin {
  return {
    name: 'rules-markdown',
    enforce: 'pre',
    transform(text, id) {
      if (!RULES.test(id)) return null;
      const pictures = new Map<string, string>();
      const chapter = chapterFrom(text, (path) => pictureAt(path, id, pictures));
      return { code: moduleOf(chapter, pictures), map: null };
    },
  };
}

/** A picture is imported like any other asset, so that its address holds a hash of its content. */
function pictureAt(path: string, document: string, pictures: Map<string, string>): PictureTag {
  const file = resolve(dirname(document), path);
  const name = pictures.get(file) ?? `picture${pictures.size}`;
  pictures.set(file, name);
  const [, width = '', height = ''] = /width="(\d+)" height="(\d+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  return { src: `@@${name}@@`, width, height };
}

function moduleOf(chapter: Chapter, pictures: ReadonlyMap<string, string>): string {
  const imports = [...pictures].map(([file, name]) => `import ${name} from ${JSON.stringify(`${file}?url`)};`);
  const body = JSON.stringify(chapter).replaceAll(/@@(\w+)@@/g, (_, name: string) => `" + ${name} + "`);
  return `${imports.join('\n')}\nexport default ${body};\n`;
}

interface PictureTag {
  readonly src: string;
  readonly width: string;
  readonly height: string;
}

export function chapterFrom(text: string, picture: (path: string) => PictureTag): Chapter {
  const marked = new Marked({
    renderer: {
      image({ href, text: alt }) {
        const { src, width, height } = picture(href);
        return `<img src="${src}" alt="${escaped(alt)}" width="${width}" height="${height}" loading="lazy">`;
      },
      link({ href, tokens }) {
        return `<a href="${addressOf(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  const render = (tokens: Token[]): string => bodyOf(marked, tokens);
  let title = '';
  let intro = '';
  const sections: Section[] = [];
  let heading: Tokens.Heading | null = null;
  let below: Token[] = [];
  const close = (): void => {
    const html = render(below);
    if (!heading || heading.depth === 1) intro += html;
    else sections.push({ ...namesOf(heading), level: heading.depth, html });
    below = [];
  };
  for (const token of marked.lexer(text)) {
    if (token.type !== 'heading') {
      below.push(token);
      continue;
    }
    close();
    heading = token as Tokens.Heading;
    if (heading.depth === 1) title = namesOf(heading).title;
  }
  close();
  return { title, intro, sections };
}

/** Pictures get the italic line below them as their caption, tables a frame in which they can slide. */
function bodyOf(marked: Marked, tokens: Token[]): string {
  const solid = tokens.filter((token) => token.type !== 'space');
  let html = '';
  for (let at = 0; at < solid.length; at += 1) {
    const token = solid[at];
    if (!token) break;
    if (!isOnly(token, 'image')) {
      const part = marked.parser([token]);
      html += token.type === 'table' ? tableFrame(token as Tokens.Table, part) : part;
      continue;
    }
    const next = solid[at + 1];
    const hasCaption = next !== undefined && isOnly(next, 'em');
    if (hasCaption) at += 1;
    const caption = hasCaption ? `<figcaption>${inner(marked.parser([next]))}</figcaption>` : '';
    html += `<figure>${inner(marked.parser([token]))}${caption}</figure>`;
  }
  return html;
}

/** The wide ones can be slid with the keyboard, too. */
function tableFrame(table: Tokens.Table, html: string): string {
  const wide = table.header.length > 4;
  const sliding = wide ? ` tabindex="0" role="region" aria-label="${escaped(table.header[0]?.text ?? '')}"` : '';
  return `<div class="rules__table${wide ? ' rules__table--wide' : ''}"${sliding}>${html}</div>`;
}

function isOnly(token: Token, type: string): boolean {
  if (token.type !== 'paragraph') return false;
  const [only, ...rest] = (token as Tokens.Paragraph).tokens;
  return only?.type === type && rest.length === 0;
}

/** The paragraph's content, and what an italic paragraph is made of. */
function inner(html: string): string {
  return html.trim().replace(/^<p>(?:<em>)?/, '').replace(/(?:<\/em>)?<\/p>$/, '');
}

/** Anchors stand in the heading as `<a id>`, which also works where the Markdown itself is shown. */
function namesOf(heading: Tokens.Heading): { ids: string[]; title: string } {
  const ids = [...heading.text.matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, id = '']) => id);
  const title = heading.text.replaceAll(/<[^>]+>/g, '').trim();
  return { ids: ids.length > 0 ? ids : [slugOf(title)], title };
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}

function addressOf(href: string): string {
  const [, file, hash = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
  if (file === undefined) return escaped(href);
  return `${file === 'README' ? '/rules' : `/rules/${file}`}${hash}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
