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
  const [sheep, vineyard] = [at(marks.sheep), at(marks.vineyard)];
  const lake = plan.layout.volcano ? plan.rivers.find((river) => river.pool)?.pool : undefined;
  return (
    <>
      {plan.monastery && <Monastery segment={plan.monastery.segment} at={lie(scene, plan.monastery.at)} />}
      {crop && <CropCircle at={crop} />}
      {garden && <Garden at={garden} />}
      {herd && <Herd at={herd} />}
      {vineyard && <Vineyard at={vineyard} />}
      {sheep && <Sheep at={sheep} count={plan.layout.sheep ?? 1} />}
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

/** `large` is how much larger than its own units the mark is drawn, so that it can be read on a small tile. */
function shiftLarge(at: Point, large: number): string {
  return `${shift(at)} scale(${large})`;
}

function Monastery({ segment, at }: { segment: number; at: Point }): JSX.Element {
  const paint: Paint = {};
  church(paint, { x: 0, y: 2 });
  return (
    <g data-segment={segment}>
      <g transform={shiftLarge(at, 1.25)}>
        <path class="t-yard" d={oval(0, 4.5, 17, 12)} />
        <Painted paint={paint} />
      </g>
    </g>
  );
}

function Shield({ at }: { at: Point }): JSX.Element {
  return (
    <g transform={shiftLarge(at, 1.3)}>
      <path class="t-shield-rim" d="M-7.4-8.4H7.4V0Q7.4 6.4 0 9.8Q-7.4 6.4-7.4 0Z" />
      <path class="t-shield" d="M-6-7H6V0Q6 5 0 8Q-6 5-6 0Z" />
      <path class="t-gold" d="M-6-7H0V.6L-6 .6ZM0 .6H5.9Q5.6 5.2 0 8Z" />
    </g>
  );
}

function Garden({ at }: { at: Point }): JSX.Element {
  const blooms = (points: readonly (readonly [number, number])[]): string =>
    points.map(([x, y]) => disc(x, y, 1.6)).join('');
  return (
    <g transform={shiftLarge(at, 1.25)}>
      <rect class="t-garden" x={-8.5} y={-7} width={17} height={14} rx={2.5} />
      <path class="t-bloom-a" d={blooms([[-4.8, -3.2], [0, -3.2], [4.8, 3.4]])} />
      <path class="t-bloom-b" d={blooms([[4.8, -3.2], [-4.8, 3.4], [0, 0.2]])} />
      <path class="t-bloom-c" d={blooms([[-4.8, 0.1], [4.8, 0.1], [0, 3.6]])} />
    </g>
  );
}

function Herd({ at }: { at: Point }): JSX.Element {
  const pig = (x: number, y: number): string =>
    oval(x, y, 4.4, 3) + disc(x + 4.4, y - 0.8, 2.1) + poly([x + 3.4, y - 2.2], [x + 3.8, y - 4.4], [x + 5.2, y - 2.6]);
  return (
    <g transform={shiftLarge(at, 1.25)}>
      <path class="t-mud" d={oval(-0.5, 2, 11, 8.5)} />
      <path class="t-pig" d={pig(-4, -3) + pig(3, 1.8) + pig(-5, 5.6)} />
    </g>
  );
}

const FLOCK = [
  [-4.5, -3],
  [4, 0],
  [-4, 5],
  [4, 7],
] as const;

function Sheep({ at, count }: { at: Point; count: number }): JSX.Element {
  const flock = FLOCK.slice(0, Math.max(1, count));
  const wool = flock.map(([x, y]) => disc(x - 2, y, 2.6) + disc(x + 1.4, y - 0.6, 2.9) + disc(x, y + 1, 2.6)).join('');
  const faces = flock.map(([x, y]) => oval(x + 4.4, y - 0.6, 1.5, 1.9)).join('');
  const legs = flock.map(([x, y]) => `M${x - 2} ${y + 3}v2.4M${x + 1.6} ${y + 3}v2.4`).join('');
  return (
    <g transform={shiftLarge(at, 1.2)}>
      <path class="t-outline" d={legs} />
      <path class="t-wool-edge" d={wool} />
      <path class="t-wool" d={wool} />
      <path class="t-dark" d={faces} />
    </g>
  );
}

/** Rows of vines on bare earth. */
function Vineyard({ at }: { at: Point }): JSX.Element {
  const rows = [-6, -2, 2, 6];
  const leaves = rows.flatMap((y) => [-6.6, -2.2, 2.2, 6.6].map((x) => disc(x, y - 0.4, 1.9))).join('');
  const grapes = rows.flatMap((y) => [-4.4, 0, 4.4].map((x) => disc(x, y + 0.6, 1.1))).join('');
  return (
    <g transform={shiftLarge(at, 1.2)}>
      <rect class="t-soil" x={-10} y={-9} width={20} height={18} rx={2} />
      <path class="t-tree" d={leaves} />
      <path class="t-grape" d={grapes} />
    </g>
  );
}

/** A house with a sign that hangs out over the road. */
function Inn({ at }: { at: Point }): JSX.Element {
  const paint: Paint = {};
  house(paint, { x: -1, y: 0 }, 15, 5);
  return (
    <g transform={shift(at)}>
      <path class="t-yard" d={oval(0, 2.5, 11.5, 7.5)} />
      <Painted paint={paint} />
      <path class="t-plank-line" d="M7.5 6V-7H12" />
      <path class="t-sign" d="M8.600-6.500h6.400v7h-6.400Z" />
    </g>
  );
}

function CropCircle({ at }: { at: Point }): JSX.Element {
  return (
    <g transform={shiftLarge(at, 1.2)}>
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
