import { describe, expect, test } from 'vitest';
import type { Ask, HintFact, Option, ServerHint } from '../model/types';
import { viewOf } from '../testing/samples';
import { hintText } from './hintText';

type Kind = NonNullable<HintFact['kind']>;

const NAMES = ['Ana', 'Bot'];
const VIEW = viewOf({
  tiles: [
    { layout: 'base.D', x: 0, y: 0, turns: 0 },
    { layout: 'ferries.city-landings', x: 1, y: 0, turns: 0 },
  ],
});
const PLACE: Ask = {
  ask: 9,
  seat: 0,
  step: 'place',
  can_undo: false,
  options: [{ action: 'place', place: { x: 1, y: 0, turns: 2 } }],
};

function told(facts: readonly HintFact[], ask: Ask = PLACE): string[] {
  const hint: ServerHint = { t: 'hint', id: 'h', game: 'ABCDEFGHIJKL', seq: 4, ask: 9, option: 0, facts: [...facts] };
  return hintText(hint, ask, NAMES, VIEW).slice(1);
}

describe('a hint in words', () => {
  test('says what a turn closes, for whom, and that the farmer is safe', () => {
    expect(
      told([
        { what: 'closes', kind: 'city', points: 12, completed: 12, seats: [0] },
        { what: 'field', kind: 'field', points: 6, completed: 6, seats: [0] },
      ]),
    ).toEqual(['Closes your city for 12.', 'Your farmer is safe: 6 as the field lies.']);
    expect(told([{ what: 'closes', kind: 'road', points: 4, completed: 4, seats: [1] }])).toEqual([
      'Closes a road for Bot: 4.',
    ]);
    expect(told([{ what: 'closes', kind: 'city', points: 8, completed: 8, seats: [0, 1] }])).toEqual([
      'Closes the city: 8 each for Ana, Bot.',
    ]);
    expect(told([{ what: 'closes', kind: 'road', points: 2, completed: 2, seats: [] }])).toEqual([]);
  });

  test('tells a follower who stays from one who comes home at once', () => {
    expect(told([{ what: 'follower', kind: 'city', points: 3, completed: 8, seats: [0] }])).toEqual([
      'A follower in the city: 3 now, at least 8 when closed.',
    ]);
    expect(told([{ what: 'follower', kind: 'road', points: 3, completed: 3, seats: [0] }])).toEqual([
      'A follower on the road, who comes home at once.',
    ]);
    expect(told([{ what: 'keeps', count: 3 }])).toEqual(['No follower; in hand: 3.']);
  });

  test('a new farmer is told of once, and one in the minority is no comfort', () => {
    const field = { kind: 'field', points: 6, completed: 6, seats: [0] } as const;
    expect(told([{ what: 'follower', ...field, seats: [0] }, { what: 'field', ...field, seats: [0] }])).toHaveLength(1);
    expect(told([{ what: 'field', ...field, seats: [1] }])).toEqual(['Your farmer is outnumbered on a field.']);
    expect(told([{ what: 'grows', kind: 'city', points: 5, completed: 8, seats: [1] }])).toEqual([]);
  });

  test('begins with what to do', () => {
    const lead = (option: Option, step = 'place') =>
      hintText(
        { t: 'hint', id: 'h', game: 'ABCDEFGHIJKL', seq: 4, ask: 9, option: 0, facts: [] },
        { ...PLACE, step, options: [option] },
        NAMES,
        VIEW,
      );
    const road = { tile: 1, segment: 1 };
    expect(lead({ action: 'place', place: { x: 1, y: 0, turns: 2 } })).toEqual(['Lay the tile on the marked cell.']);
    expect(lead({ action: 'pass' }, 'follower')).toEqual(['Choose “No follower”.']);
    expect(lead({ action: 'pass' }, 'ferries.move')).toEqual(['Choose “Leave the ferries”.']);
    expect(lead({ action: 'follower', segment: road })).toEqual(['Put a follower where it is marked.']);
    // What expansions ask is said as their buttons say it.
    expect(lead({ action: 'crop_circles.add' })).toEqual(['Choose “Add a follower”.']);
    expect(lead({ action: 'crop_circles.take', segment: road })).toEqual([
      'Choose what is marked: Take the follower on the road back.',
    ]);
    expect(lead({ action: 'ferries.move', join: { tile: 1, a: 1, b: 3 } })).toEqual([
      'Choose what is marked: Ferry between east and west.',
    ]);
  });

  test('has words for every reason that there is, whoever it is about', () => {
    const closable: readonly Kind[] = ['city', 'road', 'monastery'];
    // The tests of the server make sure that no hint has another kind.
    const kinds: Record<HintFact['what'], readonly Kind[]> = {
      closes: closable,
      grows: closable,
      follower: [...closable, 'field'],
      keeps: ['field'],
      field: ['field'],
    };
    for (const [what, some] of Object.entries(kinds) as [HintFact['what'], readonly Kind[]][]) {
      for (const kind of some) {
        for (const seats of [[0], [0, 1], [1]]) {
          for (const completed of [4, 8]) {
            const said = told([{ what, kind, points: 4, completed, seats, count: 3 }]);
            const nothing = what === 'grows' && !seats.includes(0);
            expect(said, `${what} ${kind}`).toHaveLength(nothing ? 0 : 1);
            for (const sentence of said) expect(sentence).toMatch(/^[A-Z][^{}]*\.$/);
          }
        }
      }
    }
  });
});
