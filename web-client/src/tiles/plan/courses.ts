import { cubic, distance, mix, point, type Line, type Point } from '../points';
import { inwards, midpointOf, type Side } from '../sides';

/** A line between two sides that leaves both at a right angle; `bend` swings a straight one. */
export function bentLine(a: Side, b: Side, bend: number): Line {
  const [from, to] = [midpointOf(a), midpointOf(b)];
  const span = distance(from, to);
  const straight = from.x === to.x || from.y === to.y;
  if (straight && a.cell === b.cell) {
    return Array.from({ length: 25 }, (_, i) => {
      const t = i / 24;
      const swing = bend * Math.sin(Math.PI * t) ** 2;
      const p = mix(from, to, t);
      return point(
        p.x - ((to.y - from.y) / span) * swing,
        p.y + ((to.x - from.x) / span) * swing,
      );
    });
  }
  const reach = span * 0.3905;
  return cubic(from, inwards(a, from, reach), inwards(b, to, reach), to, 24);
}

/** A line from a side to a point inside the tile. */
export function courseTo(side: Side, to: Point): Line {
  const from = midpointOf(side);
  const reach = distance(from, to) * 0.5;
  return cubic(from, inwards(side, from, reach), mix(from, to, 0.7), to, 16);
}
