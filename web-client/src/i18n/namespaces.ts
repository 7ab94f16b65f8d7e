/** The texts of one language: by namespace, which is the name of their file. */
export type Texts = Readonly<Record<string, Record<string, unknown>>>;

export function byNamespace(files: Readonly<Record<string, unknown>>): Texts {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [
      path.replace(/^.*\/(.+)\.json$/, '$1'),
      texts as Record<string, unknown>,
    ]),
  );
}
