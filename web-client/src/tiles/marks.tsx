import type { JSX } from 'preact';
import { Painted } from './art/Painted';
import { church, disc, house, oval, poly, type Paint } from './art/buildings';
import { lie, type Scene } from './art/scene';
import type { Point } from './points';

/** Everything that stands for a rule: monastery, shields, gardens, herds, the volcano. */
export function MarksArt({ scene }: { scene: Scene }): JSX.Element {
  const { plan, marks } = scene.geometry;
  const at = (p: Point | null): Point | null => (p ? lie(scene, p) : null);
  const [garden, herd, inn, crop] = [at(marks.garden), at(marks.herd), at(marks.inn), at(marks.cropCircle)];
  const lake = plan.layout.volcano ? plan.rivers.find((river) => river.pool)?.pool : undefined;
  return (
    <>
      {plan.monastery && <Monastery segment={plan.monastery.segment} at={lie(scene, plan.monastery.at)} />}
      {crop && <CropCircle at={crop} />}
      {garden && <Garden at={garden} />}
      {herd && <Herd at={herd} />}
      {inn && <Inn at={inn} />}
      {lake && <Volcano at={lie(scene, lake.centre)} />}
      {marks.pennants.map((pennant) => {
        const place = lie(scene, pennant);
        return <Shield key={`${place.x} ${place.y}`} at={place} />;
      })}
    </>
  );
}

function shift({ x, y }: Point): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

function Monastery({ segment, at }: { segment: number; at: Point }): JSX.Element {
  const paint: Paint = {};
  church(paint, { x: at.x, y: at.y + 3 });
  return (
    <g data-segment={segment}>
      <path class="t-yard" d={oval(at.x, at.y + 5, 17, 12)} />
      <Painted paint={paint} />
    </g>
  );
}

function Shield({ at }: { at: Point }): JSX.Element {
  return (
    <g transform={shift(at)}>
      <path class="t-shield" d="M-6-7H6V0Q6 5 0 8Q-6 5-6 0Z" />
      <path class="t-gold" d="M-4.8-1.5L0-4.5L4.8-1.5V1.3L0-1.6L-4.8 1.3Z" />
    </g>
  );
}

function Garden({ at }: { at: Point }): JSX.Element {
  const blooms = (points: readonly (readonly [number, number])[]): string =>
    points.map(([x, y]) => disc(x, y, 1.3)).join('');
  return (
    <g transform={shift(at)}>
      <rect class="t-garden" x={-8} y={-6.5} width={16} height={13} rx={2.5} />
      <path class="t-bloom-a" d={blooms([[-4.5, -3], [0.3, -3], [4.8, 3]])} />
      <path class="t-bloom-b" d={blooms([[4.8, -3], [-4.5, 3], [0.3, 0.2]])} />
      <path class="t-bloom-c" d={blooms([[-4.5, 0.1], [4.8, 0.1], [0.3, 3.3]])} />
    </g>
  );
}

function Herd({ at }: { at: Point }): JSX.Element {
  const pig = (x: number, y: number): string =>
    oval(x, y, 4, 2.7) + disc(x + 4, y - 0.8, 1.9) + poly([x + 3, y - 2], [x + 3.4, y - 3.8], [x + 4.6, y - 2.4]);
  return (
    <g transform={shift(at)}>
      <path class="t-pig" d={pig(-4, -3) + pig(3.5, 2) + pig(-5, 5)} />
    </g>
  );
}

function Inn({ at }: { at: Point }): JSX.Element {
  const paint: Paint = {};
  house(paint, at, 11, 2);
  return (
    <>
      <Painted paint={paint} />
      <path class="t-gold" d={disc(at.x + 7.5, at.y - 1, 1.8)} />
    </>
  );
}

function CropCircle({ at }: { at: Point }): JSX.Element {
  return (
    <g transform={shift(at)}>
      <path class="t-parcel-wheat" d={disc(0, 0, 10)} />
      <path class="t-crop" d={disc(0, 0, 8) + disc(0, 0, 5) + disc(0, 0, 2)} />
      <path class="t-crop" d="M-10 0H10M0-10V10" />
    </g>
  );
}

function Volcano({ at }: { at: Point }): JSX.Element {
  return (
    <g transform={shift(at)}>
      <path class="t-smoke" d={disc(1, -19, 3.5) + disc(5, -23, 4.5) + disc(-1.5, -25, 3)} />
      <path class="t-basalt" d="M-18 11Q-8 6-5-13Q0-10 5-13Q8 6 18 11Q0 17-18 11Z" />
      <path class="t-basalt-light" d="M-14.5 10.5Q-7 5-4.4-11L-1.5-10Q-4 6-5 12.8Q-10 12.5-14.5 10.5Z" />
      <path class="t-lava" d="M-4.6-12Q0-9 4.6-12Q5-7 3.5-1Q2.5 1 3 5Q1 6.5 .8 1Q.5-3-1-3Q-2.5-3-3 1Q-4.5 1-4.3-4Z" />
    </g>
  );
}
