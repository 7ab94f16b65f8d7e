import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n';
import { symbolKey, TileSymbols, TileUse } from '../../tiles/symbols';
import { CELL } from '../camera';
import { cellKey, cellsOf, firstWay, nextWay, type CellChoice } from '../options';
import { sayPlace } from '../explore';
import { sayCell } from '../say';
import type { Choosing } from '../types';
import type { Preview } from '../usePreview';
import { BoardButton, ConfirmButton } from './Controls';
import { cardOf } from './Tiles';

interface PlaceChoicesProps extends Choosing {
  readonly hand: string;
  readonly tileNumber: number;
}

const WHEEL_PAUSE_MS = 140;

/** The legal cells and the drawn tile on the one that is looked at. */
export function PlaceChoices(props: PlaceChoicesProps): JSX.Element {
  const { hand, tileNumber, options, selected, sight, onSelect, onChoose } = props;
  const cells = cellsOf(options);
  const place = selected === null ? undefined : options[selected]?.place;
  const under = place && cells.get(cellKey(place.x, place.y));
  return (
    <g>
      {[...cells.values()].map((cell) => {
        if (cell === under) return null;
        return <LegalCell key={cellKey(cell.x, cell.y)} cell={cell} turns={place?.turns ?? 0} onSelect={onSelect} />;
      })}
      {selected !== null && place && under && (
        <Ghost
          hand={hand}
          tileNumber={tileNumber}
          place={place}
          turnable={under.ways.length > 1}
          selected={selected}
          sight={sight}
          onTurn={() => onSelect(nextWay(options, selected))}
          onChoose={onChoose}
        />
      )}
    </g>
  );
}

interface LegalCellProps {
  readonly cell: CellChoice;
  readonly turns: number;
  readonly onSelect: (option: number | null) => void;
}

function LegalCell({ cell, turns, onSelect }: LegalCellProps): JSX.Element {
  const { x, y } = cell;
  return (
    <BoardButton
      label={t('board:open_cell', { place: sayPlace(cell) })}
      onPress={() => onSelect(firstWay(cell, turns))}
      class="board__cell"
      tabbable={false}
      data-cell={cellKey(x, y)}
    >
      <rect class="board__reach" x={x * CELL} y={y * CELL} width={CELL} height={CELL} />
      <rect class="board__open" x={x * CELL + 5} y={y * CELL + 5} width={CELL - 10} height={CELL - 10} rx={9} />
      <path d={`M${x * CELL + 50} ${y * CELL + 40}v20m-10-10h20`} />
    </BoardButton>
  );
}

/** The tile that has been placed here, until the server says so. */
export function SentTile({ tile, tileNumber }: { tile: Preview; tileNumber: number }): JSX.Element {
  const symbol = symbolKey(tile.hand, tile.turns, tileNumber);
  const card = cardOf({ layout: tile.hand, ...tile });
  return (
    <g class="board__ghost" aria-hidden="true" data-sent={cellKey(tile.x, tile.y)}>
      <TileSymbols keys={[symbol]} />
      <TileUse symbol={symbol} x={tile.x * CELL} y={tile.y * CELL} />
      <rect class="board__ghost-edge" {...card} rx={3} />
      <rect class="board__ghost-line" {...card} rx={3} />
    </g>
  );
}

interface GhostProps extends Pick<PlaceChoicesProps, 'hand' | 'tileNumber' | 'sight' | 'onChoose'> {
  readonly place: { readonly x: number; readonly y: number; readonly turns: number };
  readonly turnable: boolean;
  readonly selected: number;
  readonly onTurn: () => void;
}

function Ghost({ hand, tileNumber, place, turnable, selected, sight, onTurn, onChoose }: GhostProps): JSX.Element {
  const { x, y, turns } = place;
  const symbol = symbolKey(hand, turns, tileNumber);
  const card = cardOf({ layout: hand, ...place });
  const wheeled = useRef(0);
  // A double click means what was shown before its first click turned the tile.
  const shownBefore = useRef<number | null>(null);
  // Two quick taps of a finger are two taps: whoever turns the tile twice does not want to place it.
  const pointer = useRef('mouse');
  const onClick = (event: MouseEvent): void => {
    if (event.detail > 1 && pointer.current === 'mouse') return;
    shownBefore.current = selected;
    onTurn();
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (event.timeStamp - wheeled.current < WHEEL_PAUSE_MS) return;
    wheeled.current = event.timeStamp;
    onTurn();
  };
  return (
    <g>
      <TileSymbols keys={[symbol]} />
      <g
        class={turnable ? 'board__ghost board__ghost--turnable' : 'board__ghost'}
        role="button"
        tabIndex={-1}
        aria-label={sayCell(x, y, turns)}
        data-ghost={cellKey(x, y)}
        data-cell={cellKey(x, y)}
        data-turns={turns}
        onPointerDown={(event) => (pointer.current = event.pointerType)}
        onClick={onClick}
        onDblClick={() => pointer.current === 'mouse' && onChoose(shownBefore.current ?? selected)}
        onWheel={onWheel}
        onKeyDown={(event) => {
          if (event.key === ' ') onTurn();
        }}
      >
        <TileUse symbol={symbol} x={x * CELL} y={y * CELL} />
        <rect class="board__ghost-edge" {...card} rx={3} />
        <rect class="board__ghost-line" {...card} rx={3} />
      </g>
      <ConfirmButton tile={card} sight={sight} onPress={() => onChoose(selected)} />
    </g>
  );
}
