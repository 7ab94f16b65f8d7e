import { row, type Picture } from '../scene';

function box(name: string, layouts: readonly string[]): Picture {
  return { name, boards: [{ tiles: row(layouts) }] };
}

/** What makes each box different from the others. */
export const riverBoxPictures: readonly Picture[] = [
  box('box-river-1', ['river.A', 'river.H', 'river.B', 'river.L']),
  box('box-river-1-c2', ['river.J']),
  box('box-river-3', [
    'river-3.sheep-straight',
    'river-3.sheep-bend',
    'river-3.vineyard-road',
    'river-3.vineyard-city',
  ]),
  box('box-river-c3', ['river-c3.A', 'river-c3.L']),
  box('box-river-2', [
    'river-2.river-fork',
    'river-2.city-bridge',
    'river-2.inn-bridge',
    'river-2.pig-bend',
    'river-2.city-lake',
    'river-2.volcano-lake',
  ]),
  {
    name: 'box-river-20',
    boards: [{ tiles: row(['river-20.Q']) }, { tiles: row(['river-20.A', 'river-20.L']) }],
  },
  box('box-gq11-river', ['gq11-river.road-spring', 'gq11-river.twin-cities']),
  box('box-cut-river', ['cut-river.02', 'cut-river.06', 'cut-river.09']),
];
