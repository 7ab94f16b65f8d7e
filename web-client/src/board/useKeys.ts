import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { cellToward, isArrow, stepOf, type Arrow } from './arrows';
import { boardOptions, cellKey, cellsOf, firstWay, nextWay, stepThrough } from './options';
import { stepFrom } from './explore';
import type { BoardApi, BoardProps } from './types';

/** The board's keys work wherever the focus is, save where text is written or a button is pressed. */
export function useKeys(props: BoardProps, api: { readonly current: BoardApi | null }): void {
  // A key that comes right after another must already see what that one changed.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isElsewhere(event.target)) return;
      const { key, shiftKey, target } = event;
      const done =
        shiftKey && isArrow(key)
          ? explore(key, latest.current)
          : act(key, latest.current, api.current, isControl(target));
      if (done) event.preventDefault();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [api]);
}

/** Where keys mean something else; what scrolls says so by data-own-keys. */
const ELSEWHERE =
  'input, textarea, select, dialog, [role="tablist"], [role="dialog"], [data-own-keys]';

function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest(ELSEWHERE) !== null;
}

/** Enter on a control means that control. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;
}

function act(key: string, props: BoardProps, api: BoardApi | null, onControl: boolean): boolean {
  switch (key) {
    case '+':
    case '=':
      api?.zoomBy(1.25);
      return true;
    case '-':
      api?.zoomBy(0.8);
      return true;
    case '0':
      api?.fit();
      return true;
  }
  const { options, selected, onSelect, onChoose } = props;
  if (isArrow(key)) return arrow(key, props);
  if (key === 'Enter' && !onControl && takeExplored(props)) return true;
  if (selected === null) return false;
  if (key === 'Escape') {
    onSelect(null);
    return true;
  }
  if (key === 'r' || key === 'R') {
    if (!options[selected]?.place) return false;
    onSelect(nextWay(options, selected));
    return true;
  }
  if (key === 'Enter' && !onControl) {
    onChoose(selected);
    return true;
  }
  return false;
}

/** With Shift the arrows walk over all cells, not only those that are offered. */
function explore(key: Arrow, { view, aids, onExplore }: BoardProps): boolean {
  if (!onExplore) return false;
  const last = view.lastPlaced === null ? undefined : view.tiles[view.lastPlaced];
  const [dx, dy] = aids?.cursor ? stepOf(key) : [0, 0];
  onExplore(stepFrom(view, aids?.cursor ?? last ?? { x: 0, y: 0 }, dx, dy));
  return true;
}

/** Enter on an explored cell chooses it, if the tile may lie there and is not previewed there yet. */
function takeExplored({ options, selected, aids, onSelect }: BoardProps): boolean {
  const cursor = aids?.cursor;
  const cell = cursor && cellsOf(options).get(cellKey(cursor.x, cursor.y));
  const place = selected === null ? undefined : options[selected]?.place;
  if (!cell || (place?.x === cell.x && place.y === cell.y)) return false;
  onSelect(firstWay(cell, place?.turns ?? 0));
  return true;
}

function arrow(key: Arrow, props: BoardProps): boolean {
  const { options, selected, view, onSelect } = props;
  if (boardOptions(options).length === 0) return explore(key, props);
  const cells = [...cellsOf(options).values()];
  if (cells.length === 0) {
    const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
    const next = stepThrough(boardOptions(options), selected, by);
    if (next !== null) onSelect(next);
    return next !== null;
  }
  const place = selected === null ? undefined : options[selected]?.place;
  const last = view.lastPlaced === null ? undefined : view.tiles[view.lastPlaced];
  const from = place ?? last ?? view.tiles[0] ?? { x: 0, y: 0 };
  const cell = cellToward(cells, from, key) ?? (place ? null : (cells[0] ?? null));
  if (cell) onSelect(firstWay(cell, place?.turns ?? 0));
  return true;
}
