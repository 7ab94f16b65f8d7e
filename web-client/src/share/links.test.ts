import { expect, it } from 'vitest';
import { embedCode, gameLink } from './links';

it('names a game and a move of it', () => {
  expect(gameLink('https://aude.example', 'ABCDEFGHIJKL')).toBe('https://aude.example/g/ABCDEFGHIJKL');
  expect(gameLink('https://aude.example', 'ABCDEFGHIJKL', 7)).toBe(
    'https://aude.example/g/ABCDEFGHIJKL#move=7',
  );
});

it('makes a frame of the page that may be framed', () => {
  const code = embedCode('https://aude.example', 'ABCDEFGHIJKL', 7);
  expect(code).toContain('src="https://aude.example/embed/ABCDEFGHIJKL#move=7"');
  expect(code.startsWith('<iframe ')).toBe(true);
});
