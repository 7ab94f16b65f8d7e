import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { BoardAids } from '../board/types';
import { layoutOf } from '../catalogue/catalogue';
import type { GameStore } from '../model/game';
import type { AidCell, AidFeature, Ask, View } from '../model/types';
import { AidStore, type AidTarget } from './aidStore';
import { tileAt, type Picked } from '../board/pick';

const NO_FEATURES: readonly AidFeature[] = [];
const NO_CELLS: readonly AidCell[] = [];

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The aids of one game's screen, and what its board needs of them. */
export function useAids(game: GameStore, view: View, move: number | undefined, ask: Ask | null, selected: number | null) {
  const aids = useMemo(() => new AidStore(game), [game]);
  const cursor = useSignal<Cell | null>(null);
  useEffect(() => aids.look(view, move), [aids, view, move]);
  useEffect(() => () => aids.close(), [aids]);

  const placing = ask?.step === 'place' && selected !== null ? ask.ask : null;
  useEffect(() => {
    if (placing === null || selected === null) return;
    aids.point({ kind: 'placement', ask: placing, option: selected });
    return () => aids.point(null);
  }, [aids, placing, selected]);

  const hand = useMemo(() => {
    const onPoint = (picked: Picked | null): void => {
      // A previewed tile is what counts; passing over the land must not hide what it would do.
      if (placing === null) aids.point(targetOf(picked));
    };
    const onPick = (picked: Picked): void => {
      const target = targetOf(picked);
      // What is shown may only be pointed at; a second press puts away what was asked for.
      const known = JSON.stringify(aids.asked.value) === JSON.stringify(target);
      void aids.pin(known ? null : target);
    };
    return { onPoint, onPick };
  }, [aids, placing]);

  return {
    aids,
    ...hand,
    onExplore: (cell: Cell) => (cursor.value = cell),
    /** Tells about the explored cell, and each time about the next thing on it. */
    tell: () => {
      cursor.value ??= view.tiles.at(-1) ?? null;
      if (cursor.value) void aids.pin(nextOn(view, cursor.value, aids.asked.value));
    },
    clear: () => {
      cursor.value = null;
      void aids.pin(null);
    },
    board: {
      features: aids.shown.value?.aid.features ?? NO_FEATURES,
      fields: aids.fields.value ?? NO_FEATURES,
      dead: (aids.on.value ? aids.position.value?.dead : null) ?? NO_CELLS,
      cursor: cursor.value,
    } satisfies BoardAids,
  };
}

function targetOf(picked: Picked | null): AidTarget | null {
  if (!picked) return null;
  return picked.kind === 'cell' ? picked : { ...picked, kind: 'feature' };
}

function nextOn(view: View, { x, y }: Cell, before: AidTarget | null): AidTarget {
  const tile = tileAt(view.tiles, x, y);
  const segments = layoutOf(view.tiles[tile]?.layout ?? '')?.segments.length ?? 0;
  if (segments === 0) return { kind: 'cell', x, y };
  const last = before?.kind === 'feature' && before.tile === tile ? before.segment : -1;
  return { kind: 'feature', tile, segment: (last + 1) % segments };
}
