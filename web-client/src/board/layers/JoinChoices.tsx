import type { JSX } from 'preact';
import { t } from '../../i18n';
import type { BoardPosition, Option, PlacedTile } from '../../model/types';
import { ferryWay, geometryOf } from '../../tiles/geometry';
import { pathOf, turned, turnedLine, type Point } from '../../tiles/points';
import { CELL } from '../camera';
import { joinOptions, nextJoin, type JoinChoice } from '../options';
import { sayOption } from '../say';
import type { Choosing } from '../types';
import { BoardButton, ConfirmButton } from './Controls';
import { handleOf } from '../handles';
import { PlacedFerry } from './Joins';
import { cardOf } from './Tiles';

interface JoinChoicesProps extends Choosing {
  readonly view: BoardPosition;
}

/** Ferries to place or to move, and the preview of the one that is looked at. */
export function JoinChoices(props: JoinChoicesProps): JSX.Element {
  const { view, options, selected, sight, onSelect, onChoose } = props;
  const join = selected === null ? undefined : options[selected]?.join;
  const tile = join && view.tiles[join.tile];
  return (
    <g>
      {join && tile && (
        <g class="board__ferry-ghost" aria-hidden="true">
          <PlacedFerry tile={tile} a={join.a} b={join.b} />
        </g>
      )}
      {[...joinOptions(options)].map(([number, choices]) => {
        const lake = view.tiles[number];
        if (!lake) return null;
        const shared = { view, options, lake, choices, selected, onSelect, onChoose };
        // What has a ferry already may move it; what has none gets one.
        return view.joins.some((one) => one.tile === number) ? (
          <MovableFerry key={number} {...shared} />
        ) : (
          <Pairs key={number} {...shared} />
        );
      })}
      {tile && selected !== null && (
        <ConfirmButton tile={cardOf(tile)} sight={sight} onPress={() => onChoose(selected)} />
      )}
    </g>
  );
}

interface LakeProps {
  readonly view: BoardPosition;
  readonly options: readonly Option[];
  readonly lake: PlacedTile;
  readonly choices: readonly JoinChoice[];
  readonly selected: number | null;
  readonly onSelect: (option: number | null) => void;
  readonly onChoose: (option: number) => void;
}

/** One handle for each pair of landings; a second press on the previewed one confirms. */
function Pairs({ view, options, lake, choices, selected, onSelect, onChoose }: LakeProps): JSX.Element {
  const ways = choices
    .map(({ a, b }) => pathOf(turnedLine(ferryWay(lake.layout, a, b), lake.turns)))
    .join('');
  return (
    <g transform={`translate(${lake.x * CELL} ${lake.y * CELL})`}>
      {selected === null && <path class="board__pair-way" d={ways} />}
      {choices.map(({ option, a, b }) => {
        const { at, icon } = handleOf(lake.layout, a, b);
        const place = turned(at, lake.turns);
        const shown = option === selected;
        const said = options[option];
        return (
          <BoardButton
            key={option}
            label={said ? sayOption(said, view) : ''}
            onPress={() => (shown ? onChoose(option) : onSelect(option))}
            class={shown ? 'board__pair board__pair--shown' : 'board__pair'}
            pressed={shown}
            data-join-option={option}
          >
            <circle class="board__reach" cx={place.x} cy={place.y} r={11} />
            <circle class="board__pair-disc" cx={place.x} cy={place.y} r={9.5} />
            <path class="board__pair-icon" d={pathOf(turnedAbout(icon, place, lake.turns))} />
          </BoardButton>
        );
      })}
    </g>
  );
}

/** Puts a small drawing made round (0, 0) at a place, turned like the tile. */
function turnedAbout(line: readonly Point[], at: Point, turns: number): Point[] {
  const middle = turned({ x: 0, y: 0 }, turns);
  return turnedLine(line, turns).map((p) => ({ x: p.x - middle.x + at.x, y: p.y - middle.y + at.y }));
}

/** A ring round a ferry that may move; each press previews its next pair of landings. */
function MovableFerry({ lake, choices, selected, onSelect }: LakeProps): JSX.Element {
  const at = turned(geometryOf(lake.layout)?.plan.lake?.centre ?? { x: 50, y: 50 }, lake.turns);
  const next = nextJoin(choices, selected);
  const shown = choices.some((choice) => choice.option === selected);
  return (
    <g transform={`translate(${lake.x * CELL + at.x} ${lake.y * CELL + at.y})`}>
      <BoardButton
        label={t('board:next_ferry')}
        onPress={() => onSelect(next)}
        class={shown ? 'board__mover board__mover--shown' : 'board__mover'}
        pressed={shown}
        data-join-option={next ?? undefined}
      >
        <circle class="board__reach board__reach--mover" />
        <circle class="board__mover-ring" r={27} />
        <path class="board__mover-arrows" d="M-19.1-19.1A27 27 0 0 1 19.1-19.1M19.1 19.1A27 27 0 0 1-19.1 19.1" />
      </BoardButton>
    </g>
  );
}
