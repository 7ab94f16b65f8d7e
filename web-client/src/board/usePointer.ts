import { useEffect } from 'preact/hooks';
import { pickAt, type Picked } from './pick';
import type { BoardProps } from './types';

/** Says what the pointer rests on and what a tap meant, save on buttons of the board. */
export function usePointer(
  props: BoardProps,
  svg: { readonly current: SVGSVGElement | null },
  world: { readonly current: SVGGElement | null },
): void {
  const { view, onPoint, onPick } = props;
  useEffect(() => {
    const board = svg.current;
    if (!board || !onPoint || !onPick) return;
    const pick = (event: MouseEvent): Picked | null => {
      const matrix = world.current?.getScreenCTM();
      if (!matrix) return null;
      const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
      return pickAt(view.tiles, { x, y });
    };
    let last = '';
    const onMove = (event: PointerEvent): void => {
      // A finger has no way to point without tapping; a pressed button drags.
      if (event.pointerType === 'touch' || event.buttons !== 0) return;
      const picked = pick(event);
      const key = JSON.stringify(picked);
      if (key === last) return;
      last = key;
      onPoint(picked);
    };
    const onLeave = (): void => {
      last = '';
      onPoint(null);
    };
    const onClick = (event: MouseEvent): void => {
      const button = event.target instanceof Element && event.target.closest('[role="button"]');
      const picked = button ? null : pick(event);
      if (picked) onPick(picked);
    };
    board.addEventListener('pointermove', onMove);
    board.addEventListener('pointerleave', onLeave);
    board.addEventListener('click', onClick);
    return () => {
      board.removeEventListener('pointermove', onMove);
      board.removeEventListener('pointerleave', onLeave);
      board.removeEventListener('click', onClick);
    };
  }, [view.tiles, onPoint, onPick, svg, world]);
}
