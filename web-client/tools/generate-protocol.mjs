// Types of the wire from shared/protocol/schema.json, the one contract of server and client.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const schemaUrl = new URL('../../shared/protocol/schema.json', import.meta.url);
const outUrl = new URL('../src/generated/protocol.ts', import.meta.url);

const schema = JSON.parse(await readFile(schemaUrl, 'utf8'));

// Equal bounds make a tuple, as [during, final] of a score sheet. Other bounds would make unions of
// tuples that are awkward to build, so they are left to the server to judge.
const isOpenArray = (value) => value?.type === 'array' && value.minItems !== value.maxItems;
const relaxed = JSON.parse(
  JSON.stringify(schema, (_key, value) =>
    isOpenArray(value) ? { ...value, minItems: undefined, maxItems: undefined } : value,
  ),
);

const text = await compile(relaxed, 'Protocol', {
  additionalProperties: false,
  bannerComment: '/* Generated from shared/protocol/schema.json by `npm run generate`. */',
  style: { singleQuote: true, printWidth: 100 },
  unreachableDefinitions: true,
});

await mkdir(new URL('.', outUrl), { recursive: true });
await writeFile(outUrl, text);
