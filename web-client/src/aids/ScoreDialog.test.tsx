import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { chooseLanguage } from '../i18n';
import type { ServerAid } from '../model/types';
import { LogPanel } from '../panels/LogPanel';
import { place } from '../testing/place';
import { CITY_SCORES } from '../testing/samples';
import { ScoreDialog } from './ScoreDialog';
import type { ScoredLine } from './scorings';

afterEach(async () => {
  await chooseLanguage('en');
  localStorage.clear();
});

const NAMES = ['Ana', 'Bo'];
const { complete, final, points, parts, seats, tile, segment, segments } = CITY_SCORES;
const CITY: ScoredLine = {
  ...{ kind: 'scored', feature: 'city', id: 0, turn: 3, seat: null, turnSeat: 0 },
  ...{ complete, final, points, parts, seats, tile, segment, segments },
};
/** A field beside which no city was finished. */
const FIELD: ScoredLine = {
  ...CITY,
  ...{ feature: 'field', final: true, points: 0, parts: [] },
  seats: [
    { seat: 0, followers: 1, points: 0 },
    { seat: 1, followers: 1, points: 0 },
  ],
};

async function show(line: ScoredLine, lines: NonNullable<ServerAid['score']>['lines']): Promise<void> {
  const score = { ...CITY_SCORES, turn: 3, lines } as unknown as NonNullable<ServerAid['score']>;
  const aids = { why: () => Promise.resolve({ t: 'aid', id: 'a', game: 'ABCDEFGHIJKL', seq: 1, score } as ServerAid) };
  await act(() => render(<ScoreDialog line={line} aids={aids} tiles={[]} names={NAMES} onClose={() => undefined} />, place));
}

const sum = () => place.querySelector('.dialog__body p')?.textContent;

it('says how points came about as each language puts it together', async () => {
  const lines = [{ what: 'tile', pennants: 1, points: 4 }] as const;
  await show(CITY, [...lines]);
  expect(sum()).toBe('4 points: 2 tiles × 2');
  expect(place.querySelector('.why__what')?.textContent).toBe('Tile and 1 pennant');
  render(null, place);
  await chooseLanguage('fr');
  await show(CITY, [...lines]);
  expect(sum()).toBe('4 points\u202f: 2 tuiles × 2');
  expect(place.querySelector('.why__what')?.textContent).toBe('Tuile et 1 blason');
});

it('says in words that something is worth nothing, without a table of nothing', async () => {
  await show(FIELD, []);
  expect(sum()).toBe('It brings nobody points, not even with the majority.');
  expect(place.querySelector('[data-testid="why-lines"]')).toBeNull();
  expect(place.querySelectorAll('[data-testid="majority"] tbody tr')).toHaveLength(2);
});

it('lists nobody with +0 among the moves', async () => {
  await act(() => render(<LogPanel lines={[FIELD]} names={NAMES} onPoint={() => undefined} />, place));
  expect(place.querySelector('.log__line')?.textContent).toBe('Fieldno points');
});
