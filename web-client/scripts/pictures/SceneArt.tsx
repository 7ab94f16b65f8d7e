import type { JSX } from 'preact';
import { cellsOf, layoutOf } from '../../src/catalogue/catalogue';
import { boxOf } from '../../src/tiles/art/scene';
import { Ferry } from '../../src/tiles/ferry';
import { Follower } from '../../src/tiles/figure';
import { anchorOf } from '../../src/tiles/geometry';
import { symbolKey, TileSymbols, TileUse } from '../../src/tiles/symbols';
import { Empty, End, Mark, Numeral, Onward } from './signs';
import type { Picture, SceneBoard, SceneTile, Side } from './scene';

const CELL = 100;
const MARGIN = 5;
/** Room for the arrow at an open end. */
const END = 26;
const GAP = { arrow: 64, gap: 34 };
const NOWHERE = { x: 0, y: 0 };
const MONK = { x: 24, y: 10 };
/** CSS pixels for a unit: seven tiles beside each other fit into a column of text. */
const SCALE = 0.86;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function SceneArt({ picture }: { picture: Picture }): JSX.Element {
  const { boards, between = 'gap' } = picture;
  const boxes = boards.map(boxOfBoard);
  // Arrows above or below one board leave the same room at all: the boards stay level.
  const [above, below] = (['n', 's'] as const).map((side) => (boards.some((board) => hasEnd(board, side)) ? END : 0));
  const height =
    Math.max(...boxes.map((box) => box.bottom - box.top)) + 2 * MARGIN + (above ?? 0) + (below ?? 0);
  const starts: number[] = [];
  let width = MARGIN;
  for (const box of boxes) {
    starts.push(width);
    width += box.right - box.left + GAP[between];
  }
  width += MARGIN - GAP[between];
  const size = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) };
  const keys = boards.flatMap((board) => board.tiles.map(keyOf));
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} {...size}>
      <TileSymbols keys={keys} />
      {boards.map((board, index) => {
        const [box, start] = [boxes[index], starts[index]];
        if (!box || start === undefined) return null;
        const x = start - box.left;
        const y = (height + (above ?? 0) - (below ?? 0) - box.bottom - box.top) / 2;
        return (
          <g key={index}>
            {index > 0 && between === 'arrow' && (
              <Onward x={start - GAP.arrow / 2} y={height / 2} />
            )}
            <g transform={`translate(${x} ${y})`}>
              <BoardArt board={board} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** The same look for the same tile: a picture holds each only once. */
function keyOf(one: SceneTile): ReturnType<typeof symbolKey> {
  return symbolKey(one.layout, one.turns, 0);
}

function tileBox({ layout, turns, x, y }: SceneTile): Box {
  const known = layoutOf(layout);
  const box = boxOf(known ? cellsOf(known) : 1, turns, 0);
  const [left, top] = [x * CELL + box.x, y * CELL + box.y];
  return { left, top, right: left + box.width, bottom: top + box.height };
}

function hasEnd({ ends = [] }: SceneBoard, side: Side): boolean {
  return ends.some((end) => end.side === side);
}

function boxOfBoard({ tiles, cells = [], ends = [] }: SceneBoard): Box {
  const cellBoxes = cells.map(({ x, y }) => ({
    left: x * CELL,
    top: y * CELL,
    right: (x + 1) * CELL,
    bottom: (y + 1) * CELL,
  }));
  const all = [...tiles.map(tileBox), ...cellBoxes];
  const room = (side: string, edge: (box: Box) => number, extreme: number): number =>
    ends.some((end) => {
      const one = tiles[end.tile];
      return end.side === side && one !== undefined && edge(tileBox(one)) === extreme;
    })
      ? END
      : 0;
  const left = Math.min(...all.map((box) => box.left));
  const right = Math.max(...all.map((box) => box.right));
  return {
    left: left - room('w', (box) => box.left, left),
    top: Math.min(...all.map((box) => box.top)),
    right: right + room('e', (box) => box.right, right),
    bottom: Math.max(...all.map((box) => box.bottom)),
  };
}

function BoardArt({ board }: { board: SceneBoard }): JSX.Element {
  const { tiles, cells = [], followers = [], ferries = [], numbers = [], marks = [], ends = [] } = board;
  const at = (index: number): SceneTile => {
    const found = tiles[index];
    if (!found) throw new Error(`no tile ${index} in the scene`);
    return found;
  };
  const spot = (index: number, segment: number): { x: number; y: number } => {
    const one = at(index);
    const anchor = anchorOf(one.layout, segment, one.turns);
    return { x: one.x * CELL + anchor.x, y: one.y * CELL + anchor.y };
  };
  const crowd = new Map<string, number>();
  return (
    <>
      {cells.map((cell) => (
        <Empty key={`${cell.x}/${cell.y}`} {...cell} />
      ))}
      {tiles.map((one, index) => (
        <TileUse key={index} symbol={keyOf(one)} x={one.x * CELL} y={one.y * CELL} />
      ))}
      {tiles.map((one, index) => (
        <Edge key={index} box={tileBox(one)} strong={one.fresh === true} />
      ))}
      {ferries.map(({ tile, a, b }) => {
        const one = at(tile);
        return (
          <g key={tile} transform={`translate(${one.x * CELL} ${one.y * CELL})`}>
            <Ferry layout={one.layout} turns={one.turns} a={a} b={b} />
          </g>
        );
      })}
      {numbers.map(({ tile, segment, text }) => (
        <Numeral key={`${tile}/${segment}`} {...spot(tile, segment)} text={text} />
      ))}
      {followers.map(({ tile, segment, seat }, index) => {
        const { x, y } = spot(tile, segment);
        const place = `${tile}/${segment}`;
        const before = crowd.get(place) ?? 0;
        crowd.set(place, before + 1);
        const kind = layoutOf(at(tile).layout)?.segments[segment]?.kind;
        // In a picture the monastery itself has to be seen, too.
        const aside = kind === 'monastery' ? MONK : NOWHERE;
        return (
          <g key={index} transform={`translate(${x + aside.x + before * 17} ${y + aside.y}) scale(1.2)`}>
            <Follower seat={seat} lying={kind === 'field'} />
          </g>
        );
      })}
      {ends.map(({ tile, side }) => (
        <End key={`${tile}${side}`} x={at(tile).x} y={at(tile).y} side={side} />
      ))}
      {marks.map(({ tile, verdict }) => (
        <Mark key={tile} x={tileBox(at(tile)).right - 15} y={tileBox(at(tile)).top + 15} verdict={verdict} />
      ))}
    </>
  );
}

function Edge({ box, strong }: { box: Box; strong: boolean }): JSX.Element {
  const size = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
  return strong ? (
    <>
      <rect {...size} rx={2} fill="none" stroke="#2b2300" stroke-width={5.5} />
      <rect {...size} rx={2} fill="none" stroke="#ffd02e" stroke-width={3.5} />
    </>
  ) : (
    <rect {...size} fill="none" stroke="#4a3f2a" stroke-opacity={0.45} stroke-width={1} />
  );
}
