/** Shapes that tell the seats apart without colour, drawn in a box of 16 by 16. */
const SEAT_MARKS = [
  'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2z',
  'M8 1l7 7-7 7-7-7z',
  'M8 1.800l7 12.400H1z',
  'M2.500 2.500h11v11h-11z',
  'M8 .8l2.200 4.700 5 .7-3.600 3.600.9 5.100L8 12.500l-4.500 2.400.9-5.100L.8 6.200l5-.7z',
  'M5.500 1.500h5v4h4v5h-4v4h-5v-4h-4v-5h4z',
] as const;

export function seatMark(seat: number): string {
  return SEAT_MARKS[seat % SEAT_MARKS.length] ?? SEAT_MARKS[0];
}

/** Custom properties of styles/tokens.css: the seat's colour, and what is written upon it. */
export function seatColour(seat: number): string {
  return `var(--seat-${String(seat % SEAT_MARKS.length)})`;
}

export function seatInk(seat: number): string {
  return `var(--seat-${String(seat % SEAT_MARKS.length)}-ink)`;
}
