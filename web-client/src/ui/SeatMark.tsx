import { seatColour, seatInk, seatMark } from '../model/seats';

/** The colour and the shape of a seat: the shape tells seats apart where colours do not. */
export function SeatMark({ seat, size = 22 }: { seat: number; size?: number }) {
  return (
    <svg class="seat-mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" style={{ fill: seatColour(seat) }} />
      <path d={seatMark(seat)} transform="translate(5.200 5.200) scale(.85)" style={{ fill: seatInk(seat) }} />
    </svg>
  );
}
