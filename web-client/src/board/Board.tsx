import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n';
import './board.css';
import './effects.css';
import type { Land } from './land/land';
import { useLand } from './land/useLand';
import { land as arrive, useFlights, type Place } from './flights';
import { sayCellAt } from './explore';
import { Aids } from './layers/Aids';
import { Effects } from './layers/Effects';
import { Figures } from './layers/Figures';
import { Highlight } from './layers/Highlight';
import { Hint } from './layers/Hint';
import { JoinChoices } from './layers/JoinChoices';
import { Joins } from './layers/Joins';
import { PlaceChoices, SentTile } from './layers/PlaceChoices';
import { SegmentChoices } from './layers/SegmentChoices';
import { Shimmer } from './layers/Shimmer';
import { LastPlaced } from './layers/Tiles';
import type { Point } from '../tiles/points';
import { sayOption } from './say';
import type { BoardApi, BoardProps } from './types';
import { useCamera } from './useCamera';
import { useKeys } from './useKeys';
import { usePreview } from './usePreview';
import { usePointer } from './usePointer';

export type { BoardApi, BoardProps } from './types';

/** The table with the land on it. It knows no rules: it draws the view and offers the options. */
export function Board(props: BoardProps): JSX.Element {
  const { view, hand, options, step, selected, onSelect, onChoose } = props;
  const svg = useRef<SVGSVGElement | null>(null);
  const world = useRef<SVGGElement | null>(null);
  const api = useRef<BoardApi | null>(null);
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const land = useRef<Land | null>(null);
  const help = useId();
  const { sent, wasShown } = usePreview(props);
  useLand(canvas, land, view.tiles, wasShown);
  const { lost, sight } = useCamera(props, { svg, world, api, land });
  useKeys(props, api);
  useFlights(props.effects, view.tiles, (p) => placeInWindow(world.current, p), props.onScore);
  useFinishing(land);
  usePointer(props, svg, world);

  const option = selected === null ? undefined : options[selected];
  const last = view.lastPlaced === null ? undefined : view.tiles[view.lastPlaced];
  const choose = { options, selected, sight, onSelect, onChoose };
  return (
    <div class="board">
      <canvas ref={canvas} class="board__land" aria-hidden="true" />
      <svg
        ref={svg}
        class="board__svg"
        role="group"
        aria-label={t('board:label', { count: view.tiles.length })}
        aria-describedby={help}
        data-testid="board"
        data-tiles={view.tiles.length}
      >
        <g ref={world} class="board__world">
          <Shimmer tiles={view.tiles} />
          <LastPlaced tile={last} />
          {props.aids && <Aids tiles={view.tiles} aids={props.aids} />}
          <Highlight tiles={view.tiles} features={props.highlight} />
          <Joins tiles={view.tiles} joins={view.joins} moving={option?.join?.tile ?? null} />
          <Figures tiles={view.tiles} figures={view.figures} seatNames={props.seatNames} />
          <Effects tiles={view.tiles} effects={props.effects} names={props.seatNames} onScore={props.onScore} />
          {step === 'place' && hand !== null && (
            <PlaceChoices hand={hand} tileNumber={view.tiles.length} {...choose} />
          )}
          {sent && <SentTile tile={sent} tileNumber={view.tiles.length} />}
          <SegmentChoices
            view={view}
            options={options}
            selected={selected}
            seat={props.seat ?? null}
            onChoose={onChoose}
          />
          <JoinChoices view={view} {...choose} />
          <Hint view={view} option={options[props.hint ?? -1]} />
        </g>
      </svg>
      {lost.value && (
        <button type="button" class="button button--primary board__lost" data-testid="show-places" onClick={() => api.current?.showPlaces()}>
          {t('board:show_places')}
        </button>
      )}
      <p id={help} class="board__said">
        {t('board:help')}
      </p>
      <p class="board__said" aria-live="polite">
        {option && sayOption(option, view)}
      </p>
      <p class="board__said" aria-live="polite" data-testid="explored">
        {props.aids?.cursor && sayCellAt(view, options, props.seatNames, props.aids.cursor)}
      </p>
    </div>
  );
}

function placeInWindow(world: SVGGElement | null, { x, y }: Point): Place | null {
  const matrix = world?.getScreenCTM();
  return matrix ? { x: matrix.a * x + matrix.e, y: matrix.d * y + matrix.f, scale: matrix.a } : null;
}

/** Nobody has to wait for a movement: a press ends all of them. */
function useFinishing(land: { readonly current: Land | null }): void {
  useEffect(() => {
    const finish = (event: PointerEvent): void => {
      land.current?.finish();
      arrive(event.target);
    };
    window.addEventListener('pointerdown', finish, true);
    return () => window.removeEventListener('pointerdown', finish, true);
  }, [land]);
}
