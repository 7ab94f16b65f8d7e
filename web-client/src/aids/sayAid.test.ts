import { expect, it } from 'vitest';
import { chooseLanguage } from '../i18n';
import type { AidFeature, ServerAid } from '../model/types';
import { chanceText, sayAid } from './sayAid';

const road: AidFeature = {
  kind: 'road',
  complete: false,
  tiles: 2,
  open: 1,
  points: 2,
  completed: 3,
  holders: [{ seat: 1, followers: 1 }],
  segments: [[0, 1]],
  gaps: [[2, 0]],
  stuck: false,
};
const answer = { t: 'aid', game: 'g', id: 1 } as unknown as ServerAid;
const names = ['Ada', 'Ben'];
const target = { kind: 'feature', tile: 0, segment: 1 } as const;

it('says of a feature who holds it and what it is worth', () => {
  const said = sayAid({ target, aid: { ...answer, features: [road] } }, names, 0);
  expect(said).toBe('road, Ben: 1, now 2 points, completed at least 3, open to 1 cell');
});

it('says nothing of points on a river', () => {
  const river: AidFeature = { ...road, kind: 'river', holders: [], points: 0, completed: 0 };
  expect(sayAid({ target, aid: { ...answer, features: [river] } }, names, 0)).toBe('river, open to 1 cell');
});

it('says what a placement completes, and for whom', () => {
  const placement = { features: [{ ...road, complete: true, gaps: [] }], gains: [0, 3] };
  const said = sayAid({ target: { kind: 'placement', ask: 1, option: 0 }, aid: { ...answer, placement } }, names, 0);
  expect(said).toBe('Completes 1 feature. Ben 3 points. road, Ben: 1, now 2 points, finished');
});

it('writes a chance as the language does, and calls none impossible that is not', async () => {
  expect([0, 0.004, 0.25].map(chanceText)).toEqual(['0%', '<1%', '25%']);
  await chooseLanguage('fr');
  expect(chanceText(0.25)).toMatch(/^25\s%$/);
  await chooseLanguage('en');
});
