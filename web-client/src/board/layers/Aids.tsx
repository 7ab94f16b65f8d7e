import type { JSX } from 'preact';
import { memo } from 'preact/compat';
import { seatColour } from '../../model/seats';
import type { AidCell, AidFeature, PlacedTile } from '../../model/types';
import { CELL } from '../camera';
import type { BoardAids } from '../types';
import { FeatureOutline } from './Highlight';

/** What the server tells about the table, drawn over the land. */
export const Aids = memo(function Aids({ tiles, aids }: { tiles: readonly PlacedTile[]; aids: BoardAids }): JSX.Element {
  return (
    <g aria-hidden="true" class="board__aids">
      {aids.dead.map((cell) => (
        <Dead key={cell.join()} cell={cell} />
      ))}
      {aids.fields.map((field) => (
        <Owned key={field.segments.join(' ')} tiles={tiles} feature={field} />
      ))}
      {aids.features.map((feature) => (
        <g key={feature.segments.join(' ')}>
          <Owned tiles={tiles} feature={feature} />
          {feature.gaps.map(([x, y]) => (
            <circle
              key={`${x},${y}`}
              class={feature.stuck ? 'board__gap board__gap--stuck' : 'board__gap'}
              cx={(x + 0.5) * CELL}
              cy={(y + 0.5) * CELL}
              r={11}
            />
          ))}
        </g>
      ))}
      {aids.cursor && (
        <g class="board__cursor">
          <rect class="board__cursor-edge" x={aids.cursor.x * CELL + 2} y={aids.cursor.y * CELL + 2} width={CELL - 4} height={CELL - 4} rx={5} />
          <rect class="board__cursor-line" x={aids.cursor.x * CELL + 2} y={aids.cursor.y * CELL + 2} width={CELL - 4} height={CELL - 4} rx={5} />
        </g>
      )}
    </g>
  );
});

/** A feature in the colour of whoever has the majority; without one in no colour. */
function Owned({ tiles, feature }: { tiles: readonly PlacedTile[]; feature: AidFeature }): JSX.Element {
  const most = Math.max(0, ...feature.holders.map((holder) => holder.followers));
  const owner = feature.holders.find((holder) => holder.followers === most)?.seat;
  const style = owner === undefined ? undefined : { '--owner': seatColour(owner) };
  return (
    <g class={owner === undefined ? 'board__owned board__owned--nobody' : 'board__owned'} style={style}>
      <FeatureOutline tiles={tiles} segments={feature.segments} complete={feature.complete} />
    </g>
  );
}

/** A cell that stays empty is struck out. */
function Dead({ cell: [x, y] }: { cell: AidCell }): JSX.Element {
  const [left, top] = [x * CELL + 22, y * CELL + 22];
  return (
    <g class="board__dead" data-dead={`${x},${y}`}>
      <path d={`M${left} ${top}l56 56M${left + 56} ${top}l-56 56`} />
    </g>
  );
}
