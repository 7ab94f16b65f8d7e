import { expect, it } from 'vitest';
import type { Event } from '../model/types';
import { soundsOf } from './soundsOf';

const placed: Event = { e: 'placed', tile: 1, layout: 'base.D', x: 1, y: 0, turns: 0 };
const figure: Event = { e: 'figure', seat: 1, figure: 'follower', tile: 1, segment: 0 };

it('hears the tile, the follower, and whose turn comes', () => {
  const events: Event[] = [placed, figure, { e: 'turn', turn: 2, seat: 0 }];
  expect(soundsOf(events, 0)).toEqual(['tile', 'follower', 'turn']);
  expect(soundsOf(events, 1)).toEqual(['tile', 'follower']);
  expect(soundsOf(events, null)).toEqual(['tile', 'follower']);
});

it('hears each sound once, and only the end of the game at its end', () => {
  expect(soundsOf([placed, placed], 0)).toEqual(['tile']);
  const ended: Event = { e: 'ended', final: { totals: [3, 1], places: [1, 2], reason: 'played', seed: 's' } };
  expect(soundsOf([placed, ended], 0)).toEqual(['over']);
});
