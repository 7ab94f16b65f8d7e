import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Board } from '../../board/Board';
import type { BoardEffect } from '../../model/effects';
import type { BoardPosition, FeatureSummary, Option } from '../../model/types';
import { grownBoard } from './grown';
import sample from './sample.json';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Fay'];

const grownTo = Number(new URLSearchParams(location.search).get('grown') ?? 0);
const grown = grownTo > 0 ? grownBoard(grownTo) : null;

const view: BoardPosition = grown?.view ?? {
  tiles: sample.tiles,
  figures: sample.figures,
  joins: sample.joins,
  lastPlaced: sample.tiles.length - 1,
};

function optionsOf(step: string): Option[] {
  if (step === 'place' && grown) return grown.places;
  if (step === 'place') return sample.places.map((place) => ({ action: 'place', place }));
  if (step === 'follower') {
    const tile = sample.tiles.findIndex((one) => one.layout === 'ferries.city-landings');
    return [0, 1, 2, 3, 4, 5, 6].map((segment) => ({ action: 'follower', segment: { tile, segment } }));
  }
  if (step === 'ferries.link') {
    const tile = sample.tiles.findIndex((one) => one.layout === 'ferries.four-landings');
    return pairs(tile, [0, 1, 2, 3]);
  }
  if (step === 'ferries.move') {
    return sample.joins.flatMap(({ tile }) => pairs(tile, [1, 2, 3]));
  }
  return [];
}

function pairs(tile: number, roads: readonly number[]): Option[] {
  return roads.flatMap((a) =>
    roads.filter((b) => b > a).map((b) => ({ action: 'ferries', join: { tile, a, b } })),
  );
}

const highlight: FeatureSummary[] = sample.figures.slice(0, 3).map((figure, index) => ({
  kind: 'city',
  complete: index % 2 === 0,
  tiles: 1,
  open: 0,
  points: 4,
  holders: [],
  segments: [[figure.tile, figure.segment]],
}));

/** The board with a sample position; `?step=place` and so on in the address asks a question. */
export function SampleBoard({ step }: { step: string }): JSX.Element {
  const [selected, select] = useState<number | null>(null);
  const [effects, setEffects] = useState<readonly BoardEffect[]>([]);
  const score = (): void => {
    const [first, second] = sample.figures;
    if (!first || !second) return;
    const id = Date.now();
    setEffects([
      { id, kind: 'score', seat: first.seat, points: 9, tile: first.tile, segment: first.segment },
      { id: id + 1, kind: 'score', seat: second.seat, points: 12, tile: second.tile, segment: second.segment },
    ]);
  };
  return (
    <div class="gallery-board">
      <Board
        view={view}
        hand={step === 'place' ? sample.hand : null}
        options={optionsOf(step)}
        step={step}
        selected={selected}
        onSelect={select}
        onChoose={score}
        effects={effects}
        highlight={step === 'highlight' ? highlight : []}
        seatNames={NAMES}
        seat={1}
      />
    </div>
  );
}
