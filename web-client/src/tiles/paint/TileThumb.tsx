import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { cellsOf, layoutOf } from '../../catalogue/catalogue';
import { boxOf } from '../art/scene';
import { symbolKey } from '../symbols';
import { bitmapAt, levelFor, makeBitmap, whenForgotten } from './bitmaps';
import { soon } from './soon';

interface TileThumbProps {
  readonly layout: string;
  readonly turns: number;
  /** Edge of one cell in CSS pixels. */
  readonly size: number;
}

/** A small picture of a tile, copied from one that all of its kind share: for long lists. */
export const TileThumb = memo(function TileThumb({ layout, turns, size }: TileThumbProps): JSX.Element {
  const ref = useRef<HTMLCanvasElement>(null);
  const known = layoutOf(layout);
  const box = boxOf(known ? cellsOf(known) : 1, turns, 0);
  const [width, height] = [(size * box.width) / 100, (size * box.height) / 100];

  useEffect(() => {
    let callOff = (): void => undefined;
    const draw = (): void => {
      callOff = soon(() => copy(ref.current, layout, turns, size));
    };
    const unlisten = whenForgotten(draw);
    draw();
    return () => {
      unlisten();
      callOff();
    };
  }, [layout, turns, size]);

  return <canvas ref={ref} class="tile-thumb" style={{ width, height }} aria-hidden="true" data-layout={layout} />;
});

function copy(canvas: HTMLCanvasElement | null, layout: string, turns: number, size: number): void {
  const ctx = canvas?.getContext('2d');
  if (!canvas || !ctx) return;
  const dots = window.devicePixelRatio || 1;
  const key = symbolKey(layout, turns, 0);
  const level = levelFor(size * dots);
  const bitmap = bitmapAt(key, level) ?? makeBitmap(key, level);
  if (!bitmap) return;
  canvas.width = Math.round((bitmap.width / level) * size * dots);
  canvas.height = Math.round((bitmap.height / level) * size * dots);
  ctx.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
