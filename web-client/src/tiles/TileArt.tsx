import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { layoutOf } from '../catalogue/catalogue';
import { boxOfScene, sceneOf, type Scene } from './art/scene';
import { Cities } from './city';
import { FerryLakeArt } from './ferry';
import { FieldDecor, FieldGround } from './field';
import { geometryOf, type Geometry } from './geometry';
import { MarksArt } from './marks';
import './palette.css';
import { Remembered } from './remember';
import { Rivers } from './river';
import { Roads } from './road';

/** Looks of one layout that differ in what grows on its fields. */
export const VARIANTS = 3;

export interface TileArtProps {
  readonly layout: string;
  readonly turns?: number;
  /** Edge of one cell in CSS pixels. */
  readonly size?: number;
  readonly seed?: number;
  /** What a screen reader says; without it the picture is decoration. */
  readonly label?: string;
}

/** A tile as a picture of its own: for hands, lists and the set-up screen. */
export const TileArt = memo(function TileArt(props: TileArtProps): JSX.Element {
  const { layout, turns = 0, size = 100, seed = 0, label } = props;
  const scene = sceneFor(layout, turns, seed % VARIANTS);
  const box = scene ? boxOfScene(scene) : { x: 0, y: 0, width: 100, height: 100 };
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg
      class="tile-art"
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={(size * box.width) / 100}
      height={(size * box.height) / 100}
      data-layout={layout}
      {...naming}
    >
      {scene && <TilePicture scene={scene} />}
    </svg>
  );
});

const scenes = new Remembered<Geometry, Scene>();

/** The same scene for the same tile, so that its picture is made once. */
export function sceneFor(layout: string, turns: number, variant: number): Scene | null {
  const geometry = layoutOf(layout) && geometryOf(layout);
  if (!geometry) return null;
  return scenes.get(geometry, `${turns}/${variant}`, () => sceneOf(geometry, turns, variant));
}

/** Everything on a tile, from the ground up. */
export const TilePicture = memo(function TilePicture({ scene }: { scene: Scene }): JSX.Element {
  return (
    <>
      <FieldGround scene={scene} />
      <FieldDecor scene={scene} />
      <Rivers scene={scene} />
      <FerryLakeArt scene={scene} />
      <Roads scene={scene} />
      <Cities scene={scene} />
      <MarksArt scene={scene} />
    </>
  );
});
