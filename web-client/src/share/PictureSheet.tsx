import { cellsOf, layoutOf } from '../catalogue/catalogue';
import { boundsOf, CELL } from '../board/camera';
import { Figures } from '../board/layers/Figures';
import { Joins } from '../board/layers/Joins';
import { cardOf } from '../board/layers/Tiles';
import { t } from '../i18n';
import { seatNames } from '../lobby/names';
import { seatColour, seatMark } from '../model/seats';
import type { FeatureKind, PlacedTile, Table, View } from '../model/types';
import { symbolKey, TileSymbols, TileUse } from '../tiles/symbols';

const KINDS: readonly FeatureKind[] = ['city', 'road', 'monastery', 'field'];
const MARGIN = 50;
const LEAST_WIDTH = 1060;
const COLUMN = 150;
const ROW = 62;
const HEAD = 70;

interface PictureProps {
  readonly table: Table;
  readonly view: View;
}

/** Width and height of the picture in its own units. */
export function sizeOf({ table, view }: PictureProps): { width: number; height: number } {
  const land = landOf(view);
  const width = Math.max(LEAST_WIDTH, land.width) + 2 * MARGIN;
  return { width, height: land.height + HEAD + table.seats.length * ROW + 3 * MARGIN };
}

function landOf(view: View): { left: number; top: number; width: number; height: number } {
  // A tile of two cells reaches beyond the cell that names its place.
  const corners = view.tiles.flatMap((tile) => {
    const { x, y, width, height } = cardOf(tile);
    const cells = cellsOf(layoutOf(tile.layout) ?? { id: '', sides: '', segments: [] });
    return cells === 1
      ? [tile]
      : [
          { x: x / CELL, y: y / CELL },
          { x: (x + width) / CELL - 1, y: (y + height) / CELL - 1 },
        ];
  });
  const { left, top, right, bottom } = boundsOf(corners);
  return { left, top, width: right - left, height: bottom - top };
}

/** The board with its figures, and the points of every seat below: one SVG that needs nothing else. */
export function Picture({ table, view }: PictureProps) {
  const { width, height } = sizeOf({ table, view });
  const land = landOf(view);
  const names = seatNames(table.seats);
  const shift = `translate(${(width - land.width) / 2 - land.left} ${MARGIN - land.top})`;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      class="picture"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <rect class="picture__ground" width={width} height={height} />
      <g transform={shift}>
        <Land tiles={view.tiles} />
        <Joins tiles={view.tiles} joins={view.joins} moving={null} />
        <Figures tiles={view.tiles} figures={view.figures} seatNames={names} />
      </g>
      <g transform={`translate(${MARGIN} ${land.height + 2 * MARGIN})`}>
        <Sheet table={table} view={view} width={width - 2 * MARGIN} />
      </g>
    </svg>
  );
}

/** The board itself has its land on a canvas; here every tile stays a drawing. */
function Land({ tiles }: { tiles: readonly PlacedTile[] }) {
  const keys = tiles.map((tile, index) => symbolKey(tile.layout, tile.turns, index));
  return (
    <>
      <TileSymbols keys={keys} />
      {/* Closes the hairlines between cards. */}
      <g class="picture__under">
        {tiles.map((tile, index) => (
          <rect key={index} {...cardOf(tile, 0.6)} />
        ))}
      </g>
      {keys.map((symbol, index) => (
        <TileUse key={index} symbol={symbol} x={(tiles[index]?.x ?? 0) * CELL} y={(tiles[index]?.y ?? 0) * CELL} />
      ))}
    </>
  );
}

function Sheet({ table, view, width }: PictureProps & { width: number }) {
  const names = seatNames(table.seats);
  const columns = [...KINDS.map((kind) => t(`game:final.${kind}`)), t('game:final.total')];
  const right = (column: number): number => width - 20 - (columns.length - 1 - column) * COLUMN;
  const order = names.map((_, seat) => seat);
  const places = view.final?.places;
  if (places) order.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return (
    <g class="picture__sheet">
      <rect class="picture__paper" width={width} height={HEAD + table.seats.length * ROW} rx={18} />
      {columns.map((column, index) => (
        <text key={index} class="picture__head" x={right(index)} y={44}>
          {column}
        </text>
      ))}
      {order.map((seat, row) => (
        <g key={seat} transform={`translate(0 ${HEAD + row * ROW})`}>
          <path d={seatMark(seat)} transform="translate(22 8) scale(2)" style={{ fill: seatColour(seat) }} />
          <text class="picture__name" x={70} y={36}>
            {shortened(names[seat] ?? '')}
          </text>
          {KINDS.map((kind, index) => {
            const [during, atEnd] = view.sheet[seat]?.[kind] ?? [0, 0];
            return (
              <text key={kind} class="picture__figure" x={right(index)} y={36}>
                {during + atEnd}
              </text>
            );
          })}
          <text class="picture__total" x={right(KINDS.length)} y={36}>
            {view.scores[seat]}
          </text>
        </g>
      ))}
    </g>
  );
}

const LONGEST_NAME = 12;

function shortened(name: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name;
}
