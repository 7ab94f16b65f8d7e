import type { JSX } from 'preact';
import type { Paint } from './buildings';

/** Colours from the bottom to the top. */
const ORDER = [
  'yard',
  'tree-shade',
  'tree',
  'tree-light',
  'facade',
  'slate',
  'slate-deep',
  'roof-a',
  'roof-b',
  'roof-c',
  'tower',
  'tower-side',
  'outline',
  'dark',
];

export function Painted({ paint }: { paint: Paint }): JSX.Element {
  return (
    <>
      {ORDER.map((colour) => paint[colour] && <path key={colour} class={`t-${colour}`} d={paint[colour]} />)}
    </>
  );
}
