import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colourDistance, labOf } from '../testing/colours';
import { MATRICES } from '../tiles/gallery/eyes';
import { seatMark } from './seats';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const seats = [0, 1, 2, 3, 4, 5];
const colours = seats.map((seat) => new RegExp(`--seat-${seat}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '');
const inks = seats.map((seat) => new RegExp(`--seat-${seat}-ink: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '');

/** The least distance between two of the seats' colours, as those eyes see them. */
function least(eyes?: readonly number[]): number {
  const seen = colours.map((colour) => labOf(colour, eyes));
  return Math.min(...seen.flatMap((one, i) => seen.slice(i + 1).map((other) => colourDistance(one, other))));
}

describe('the colours of the seats', () => {
  it('measures as the reference data of CIEDE2000 do', () => {
    expect(colourDistance([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
    expect(colourDistance([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 3);
  });

  it('are far apart for eyes that see all colours', () => {
    expect(least()).toBeGreaterThan(20);
  });

  it.each(Object.entries(MATRICES))('are far apart for %s eyes', (_, eyes) => {
    expect(least(eyes)).toBeGreaterThan(20);
  });

  it('carry their mark in an ink that stands out', () => {
    for (const seat of seats) {
      expect(colourDistance(labOf(colours[seat] ?? ''), labOf(inks[seat] ?? ''))).toBeGreaterThan(40);
    }
  });

  it('each have a shape of their own beside the colour', () => {
    expect(new Set(seats.map(seatMark)).size).toBe(6);
  });
});
