import type { JSX } from 'preact';
import { Painted } from './art/Painted';
import { oval, tree, type Paint } from './art/buildings';
import { boxOfScene, lie, lieLine, type Scene } from './art/scene';
import { decorOf } from './decor';
import { pathOf } from './points';

/** The ground under everything and the fields as the roads, rivers and cities split them. */
export function FieldGround({ scene }: { scene: Scene }): JSX.Element {
  const { fields } = scene.geometry;
  return (
    <>
      {/* Just the cells: a neighbour's road that runs on over the border must not be covered. */}
      <rect class="t-ground" {...boxOfScene(scene, 0)} />
      {fields.map((field) => (
        <path
          key={field.segment}
          class="t-field"
          data-segment={field.segment}
          fill-rule="evenodd"
          d={field.loops.map((loop) => pathOf(lieLine(scene, loop), true)).join('')}
        />
      ))}
    </>
  );
}

/** Patches, parcels and trees: what makes a field look like one. */
export function FieldDecor({ scene }: { scene: Scene }): JSX.Element {
  const decor = decorOf(scene.geometry, scene.seed);
  const patches = (deep: boolean): string =>
    decor.patches
      .filter((patch) => patch.deep === deep)
      .map((patch) => {
        const { x, y } = lie(scene, patch.at);
        return scene.turns % 2 === 0 ? oval(x, y, patch.rx, patch.ry) : oval(x, y, patch.ry, patch.rx);
      })
      .join('');
  const parcels = (wheat: boolean): string =>
    decor.parcels
      .filter((parcel) => parcel.wheat === wheat)
      .map((parcel) => pathOf(lieLine(scene, parcel.shape), true))
      .join('');
  const furrows = (wheat: boolean): string =>
    decor.parcels
      .filter((parcel) => parcel.wheat === wheat)
      .flatMap((parcel) => parcel.furrows.map((furrow) => pathOf(lieLine(scene, furrow))))
      .join('');
  const hedges = decor.parcels.map(({ hedge }) => pathOf(lieLine(scene, hedge))).join('');
  const tufts = decor.tufts
    .map((tuft) => {
      const { x, y } = lie(scene, tuft);
      return `M${x.toFixed(1)} ${y.toFixed(1)}l-1.2-2.2m1.2 2.2v-2.6m0 2.6l1.2-2.2`;
    })
    .join('');
  const paint: Paint = {};
  const trees = decor.trees.map((one) => ({ ...one, at: lie(scene, one.at) }));
  for (const one of trees.sort((a, b) => a.at.y - b.at.y)) tree(paint, one.at, one.size, one.kind);
  return (
    <>
      <path class="t-patch-light" d={patches(false)} />
      <path class="t-patch-deep" d={patches(true)} />
      <path class="t-parcel" d={parcels(false)} />
      <path class="t-parcel-wheat" d={parcels(true)} />
      <path class="t-furrow" d={furrows(false)} />
      <path class="t-furrow-wheat" d={furrows(true)} />
      <path class="t-hedge-shade" d={hedges} />
      <path class="t-hedge" d={hedges} />
      <path class="t-hedge-light" d={hedges} />
      <path class="t-tuft" d={tufts} />
      <Painted paint={paint} />
    </>
  );
}
