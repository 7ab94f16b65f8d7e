/** Colour as eyes see it, for tests: CIE Lab, and the distance CIEDE2000. */
export type Lab = readonly [number, number, number];

const SAME = [1, 0, 0, 0, 1, 0, 0, 0, 1];

function linear(byte: number): number {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** "#rrggbb" through a matrix over linear light: what eyes of that kind see. */
export function labOf(hex: string, eyes: readonly number[] = SAME): Lab {
  const light = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16)));
  const seen = (row: number): number => {
    const sum = light.reduce((total, value, i) => total + value * (eyes[row * 3 + i] ?? 0), 0);
    return Math.min(1, Math.max(0, sum));
  };
  const [r, g, b] = [seen(0), seen(1), seen(2)];
  const bent = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const DEGREE = Math.PI / 180;

function hue(b: number, a: number): number {
  return a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / DEGREE + 360) % 360;
}

/** CIEDE2000 with all weights 1 (Sharma, Wu, Dalal 2005): about 1 is just to be seen. */
export function colourDistance([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [hue(b1, x1), hue(b2, x2)];
  const grey = c1 * c2 === 0;
  let turn = grey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  const far = Math.abs(h1 - h2) > 180;
  const middle = grey ? h1 + h2 : far ? (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2 : (h1 + h2) / 2;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * Math.cos((middle - 30) * DEGREE) +
    0.24 * Math.cos(2 * middle * DEGREE) +
    0.32 * Math.cos((3 * middle + 6) * DEGREE) -
    0.2 * Math.cos((4 * middle - 63) * DEGREE);
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const saturation = (c2 - c1) / (1 + 0.045 * c);
  const colour = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE)) / (1 + 0.015 * c * t);
  const bend =
    -Math.sin(60 * Math.exp(-(((middle - 275) / 25) ** 2)) * DEGREE) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt(lightness ** 2 + saturation ** 2 + colour ** 2 + bend * saturation * colour);
}
