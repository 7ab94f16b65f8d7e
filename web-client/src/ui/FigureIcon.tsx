import { Follower } from '../tiles/figure';

/** A follower from a seat's supply. */
export function FigureIcon({ seat, size = 18 }: { seat: number; size?: number }) {
  return (
    <svg class="figure-icon" width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true">
      <Follower seat={seat} />
    </svg>
  );
}
