/** A page of the players' rules, made from its Markdown file when the client is built. */

export interface Section {
  /** The first is the section's own; the others are more names by which it is found. */
  readonly ids: readonly string[];
  readonly level: number;
  readonly title: string;
  readonly html: string;
}

export interface Chapter {
  readonly title: string;
  /** What stands above the first section. */
  readonly intro: string;
  readonly sections: readonly Section[];
}

/** The section of that name, with the smaller sections inside it. */
export function sectionsOf(chapter: Chapter, id: string): readonly Section[] {
  const start = chapter.sections.findIndex((section) => section.ids.includes(id));
  const first = chapter.sections[start];
  if (!first) return [];
  const after = chapter.sections.slice(start + 1).findIndex((section) => section.level <= first.level);
  return chapter.sections.slice(start, after < 0 ? undefined : start + 1 + after);
}
