import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import errors from '../i18n/en/errors.json';

const PROTOCOL = readFileSync('../docs/protocol.md', 'utf8');

/** What the client says of its own accord. */
const OWN = ['other', 'unreachable'];

/** The codes in the first column of the table below a heading. */
function codesUnder(heading: string): string[] {
  const section = PROTOCOL.split(`\n### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  const cells = [...section.matchAll(/^\| (`[^|]*) \|/gm)].map((row) => row[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([a-z_]+)`/g)].map((code) => code[1] ?? ''));
}

describe('refusals', () => {
  const documented = codesUnder('Refusals of the WebSocket');

  it('have a sentence for each code that the protocol names', () => {
    expect(documented.length).toBeGreaterThan(20);
    expect(documented.filter((code) => !(code in errors))).toEqual([]);
  });

  it('have a sentence for no code that the protocol does not name', () => {
    const known = [...PROTOCOL.matchAll(/`([a-z_]+)`/g)].map((code) => code[1]);
    expect(Object.keys(errors).filter((code) => !OWN.includes(code) && !known.includes(code))).toEqual([]);
  });
});
