import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { ferryWay } from './geometry';
import { lie, lieLine, type Scene } from './art/scene';
import { along, pathOf, turnedLine, type Line } from './points';
import { ripples } from './river';

/** The lake of a ferry tile; its landings belong to the roads. */
export function FerryLakeArt({ scene }: { scene: Scene }): JSX.Element | null {
  const { lake } = scene.geometry.plan;
  if (!lake) return null;
  const shape = pathOf(lieLine(scene, lake.shape), true);
  return (
    <>
      <path class="t-shore" d={shape} />
      <path class="t-pool" d={shape} />
      <path class="t-ripple" d={ripples(lie(scene, lake.centre), lake.radius)} />
    </>
  );
}

/** A ferry between two landings of a tile that lies at (0, 0). */
export function Ferry({
  layout,
  turns,
  a,
  b,
}: {
  layout: string;
  turns: number;
  a: number;
  b: number;
}): JSX.Element | null {
  const laid = useRef<{ data: string; before: boolean } | null>(null);
  const way: Line = turnedLine(ferryWay(layout, a, b), turns);
  if (way.length === 0) return null;
  const { at, direction } = along(way, 0.5);
  // Between -90 and 90 degrees, since a boat may as well go the other way: so it never turns far.
  const angle = (Math.atan(direction.y / (direction.x || 1e-9)) * 180) / Math.PI;
  const data = pathOf(way);
  // Once it has led elsewhere every deck is a new one, also one that leads where the first did.
  if (laid.current?.data !== data) laid.current = { data, before: laid.current !== null };
  const moved = laid.current.before;
  return (
    <g class="t-ferry-link">
      {/* A deck that leads elsewhere is another one: it comes into sight while the boat turns. */}
      <g key={data} class={moved ? 't-deck t-deck--laid' : 't-deck'}>
        <path class="t-ferry-edge" d={data} />
        <path class="t-ferry" d={data} />
        <path class="t-ferry-planks" d={data} />
      </g>
      <g
        class="t-boat"
        transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${angle.toFixed(0)})`}
        // The style sheet can move a boat to its new place only by this property.
        style={{ transform: `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px) rotate(${angle.toFixed(0)}deg)` }}
      >
        <path class="t-hull" d="M-9-5H7q5 1.5 6 5q-1 3.5-6 5H-9q-2-5 0-10Z" />
        <path class="t-plank" d="M-6-3H5q3 1 3.6 3q-.6 2-3.6 3H-6Z" />
      </g>
    </g>
  );
}
