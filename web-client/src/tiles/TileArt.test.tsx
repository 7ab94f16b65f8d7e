import { render } from 'preact';
import { describe, expect, it } from 'vitest';
import { allLayouts } from '../catalogue/catalogue';
import { TileArt } from './TileArt';

function drawn(layout: string, turns: number): HTMLElement {
  const root = document.createElement('div');
  render(<TileArt layout={layout} turns={turns} />, root);
  return root;
}

describe('the picture of a tile', () => {
  it.each(allLayouts().map((layout) => [layout.id, layout] as const))(
    '%s shows every segment in all turns',
    (id, layout) => {
      for (const turns of [0, 1, 2, 3]) {
        const root = drawn(id, turns);
        for (const segment of layout.segments.keys()) {
          expect(root.querySelector(`[data-segment="${segment}"]`), `segment ${segment}`).not.toBeNull();
        }
        expect(root.innerHTML).not.toContain('NaN');
      }
    },
  );

  it('is the same every time', () => {
    expect(drawn('base.D', 1).innerHTML).toBe(drawn('base.D', 1).innerHTML);
  });

  it('is empty for a layout that this client does not know', () => {
    expect(drawn('unknown.Z', 0).querySelectorAll('path')).toHaveLength(0);
  });
});
