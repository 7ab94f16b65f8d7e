import { expect, it } from 'vitest';
import { viewOf } from '../testing/samples';
import { tilesLeft } from './TilesDialog';

it('counts what nobody has seen yet', () => {
  const view = viewOf({
    in_play: { 'base.D': 4, 'base.V': 2, 'base.E': 1 },
    tiles: [{ layout: 'base.D', x: 0, y: 0, turns: 0 }],
    discarded: ['base.E'],
    tile: 'base.V',
  });
  expect(tilesLeft(view)).toEqual({ 'base.D': 3, 'base.V': 1 });
});
