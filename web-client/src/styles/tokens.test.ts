import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Every file that may set a custom property or use one. */
const texts = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));

function found(pattern: RegExp): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? '')));
}

it('uses no colour or size that nothing defines', () => {
  const defined = found(/(?<![\w-])(--[a-z0-9-]+)['"]?\s*[:,]/g);
  const used = [...found(/var\((--[a-z0-9-]*[a-z0-9])/g)];
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});
