import type { JSX } from 'preact';
import { seatColour, seatInk, seatMark } from '../model/seats';

/** A wooden figure in a cloak, its middle at (0, 0), 24 units tall. */
const CLOAK =
  'M0-12.5a4.3 4.3 0 0 1 3.3 7c4.3 1 6.2 4.2 6.9 9.2.2 1.4-1.7 2-2.7 1l-1.6-1.7c.2 2.9.9 4.9 2.3 6.8.8 1.1.1 2.2-1.2 2.2h-14c-1.3 0-2-1.1-1.2-2.2 1.4-1.9 2.1-3.9 2.3-6.8l-1.6 1.7c-1 1-2.9.4-2.7-1 .7-5 2.6-8.2 6.9-9.2a4.3 4.3 0 0 1 3.3-7z';

export interface FollowerProps {
  readonly seat: number | null;
  /** Farmers lie on their field. */
  readonly lying?: boolean;
}

/** A follower in its seat's colour, with the seat's shape on the cloak. */
export function Follower({ seat, lying = false }: FollowerProps): JSX.Element {
  const style = seat === null ? undefined : { fill: seatColour(seat) };
  return (
    <g class={seat === null ? 'follower follower--open' : 'follower'} transform={lying ? 'rotate(-78)' : undefined}>
      <path class="follower__halo" d={CLOAK} />
      <path class="follower__body" d={CLOAK} style={style} />
      <path class="follower__shade" d="M3.300-5.500c4.300 1 6.200 4.200 6.900 9.200.2 1.400-1.700 2-2.700 1l-1.600-1.700c.2 2.900.9 4.900 2.300 6.800.8 1.100.1 2.200-1.200 2.200h-4.500c2-3.500 2.200-11 .8-17.500z" />
      <path class="follower__gleam" d="M-2.6-9.6a2.9 2.9 0 0 1 2.4-1.5M-6.3-1.2q.9-2.4 2.8-3.3" />
      {seat !== null && (
        <g transform={lying ? 'translate(0 4.2) rotate(78) scale(.56) translate(-8 -8)' : 'translate(0 4.2) scale(.56) translate(-8 -8)'}>
          <path d={seatMark(seat)} style={{ fill: seatInk(seat) }} />
        </g>
      )}
    </g>
  );
}
