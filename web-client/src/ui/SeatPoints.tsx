import { SeatMark } from './SeatMark';

interface SeatPointsProps {
  readonly seat: number;
  readonly points: number;
  readonly name: string | undefined;
  readonly size?: number;
}

/** So many points for a player: by the mark for who sees it, by the name for who does not. */
export function SeatPoints({ seat, points, name, size = 16 }: SeatPointsProps) {
  return (
    <span class="seat-points" title={name}>
      <SeatMark seat={seat} size={size} />
      <span class="visually-hidden">{name}</span>
      <b>{`+${points}`}</b>
    </span>
  );
}
