import type { JSX } from 'preact';
import { disc } from './art/buildings';
import { isOnBorder, lie, lieLine, run, type Scene } from './art/scene';
import { along, distance, lengthOf, pathOf, point, type Line, type Point } from './points';
import { randomFrom } from './random';
import type { Pool } from './plan/waters';

export function Rivers({ scene }: { scene: Scene }): JSX.Element {
  return (
    <>
      {scene.geometry.plan.rivers.map((river) => {
        const course = river.lines.map((line) => pathOf(run(scene, line))).join('');
        const shape = river.pool ? pathOf(lieLine(scene, river.pool.shape), true) : null;
        return (
          <g key={river.segment} data-segment={river.segment}>
            <path class="t-bank" d={course} />
            {shape && <path class="t-shore" d={shape} />}
            <path class="t-water-edge" d={course} />
            {shape && <path class="t-pool" d={shape} />}
            <path class="t-water-line" d={course} />
            {shape && <path class="t-pool-fill" d={shape} />}
            <path class="t-ripple" d={river.lines.map((line) => current(scene, line)).join('')} />
            {river.pool && <PoolArt scene={scene} pool={river.pool} />}
          </g>
        );
      })}
    </>
  );
}

function PoolArt({ scene, pool }: { scene: Scene; pool: Pool }): JSX.Element {
  const at = lie(scene, pool.centre);
  if (pool.kind === 'spring') return <SpringArt at={at} seed={scene.seed} />;
  return <path class="t-ripple" d={ripples(at, pool.radius)} />;
}

/** Rings of rising water and the rocks that it rises between. */
function SpringArt({ at, seed }: { at: Point; seed: number }): JSX.Element {
  const random = randomFrom(seed);
  const rocks = Array.from({ length: 7 }, (_, i) => {
    const angle = -Math.PI * (0.05 + (0.9 * i) / 6);
    const p = point(at.x + 11.5 * Math.cos(angle), at.y + 10.5 * Math.sin(angle));
    return disc(p.x, p.y, 1.8 + random() * 1.6);
  });
  return (
    <>
      <path class="t-ripple" d={disc(at.x, at.y, 2.6) + disc(at.x, at.y, 5.6)} />
      <path class="t-rock" d={rocks.join('')} />
    </>
  );
}

/** Light on the water, as one path. */
export function glintsOf(scene: Scene): string {
  return scene.geometry.plan.rivers
    .flatMap((river) => [
      ...river.lines.map((line) => current(scene, line)),
      river.pool ? ripples(lie(scene, river.pool.centre), river.pool.radius) : '',
    ])
    .join('');
}

/** Wavelets along a river, by turns to its left and right. */
function current(scene: Scene, line: Line): string {
  const { plan } = scene.geometry;
  const [source] = line;
  // The rounded corners of a fork have no current of their own.
  if (!source || !isOnBorder(source, plan.width)) return '';
  const length = lengthOf(line);
  const waves: string[] = [];
  for (let at = 6, side = 1; at < length - 8; at += 11, side = -side) {
    const middle = along(line, at / length).at;
    if (plan.rivers.some((river) => river.pool && distance(river.pool.centre, middle) < river.pool.radius)) break;
    const wave = [-2.6, 0, 2.6].map((by, i) => {
      const { at: p, direction } = along(line, (at + by) / length);
      const aside = side * 3 + (i === 1 ? 0.9 : -0.3);
      return lie(scene, point(p.x - direction.y * aside, p.y + direction.x * aside));
    });
    const [a, b, c] = wave;
    if (a && b && c) waves.push(`M${text(a)}Q${text(b)} ${text(c)}`);
  }
  return waves.join('');
}

function text({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A few short waves on still water. */
export function ripples(at: Point, radius: number): string {
  const places = [
    [-0.45, -0.35],
    [0.3, -0.5],
    [-0.1, 0.05],
    [0.45, 0.2],
    [-0.4, 0.5],
    [0.12, 0.6],
  ] as const;
  return places
    .map(([dx, dy]) => {
      const [x, y] = [at.x + dx * radius - 3, at.y + dy * radius];
      return `M${x.toFixed(1)} ${y.toFixed(1)}q1.5-1.6 3 0t3 0`;
    })
    .join('');
}
