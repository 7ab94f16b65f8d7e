import type { JSX } from 'preact';
import type { SceneCell, Side, Verdict } from './scene';

const YES = '#2a7a41';
const NO = '#b1322a';
const GREY = '#8a8069';
const WATER = '#2f7fb0';

interface At {
  readonly x: number;
  readonly y: number;
}

export function Mark({ x, y, verdict }: At & { verdict: Verdict }): JSX.Element {
  const sign = verdict === 'yes' ? 'M-6 0.5L-1.800 5L6.500-5' : 'M-5-5L5 5M5-5L-5 5';
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={13} fill={verdict === 'yes' ? YES : NO} stroke="#fff" stroke-width={2.2} />
      <path d={sign} fill="none" stroke="#fff" stroke-width={3.4} stroke-linecap="round" stroke-linejoin="round" />
    </g>
  );
}

export function Empty({ x, y, verdict }: SceneCell): JSX.Element {
  const colour = verdict === 'yes' ? YES : verdict === 'no' ? NO : GREY;
  return (
    <g transform={`translate(${x * 100} ${y * 100})`}>
      <rect x={4} y={4} width={92} height={92} rx={6} fill={colour} fill-opacity={0.1} stroke={colour} stroke-width={2.4} stroke-dasharray="7 5" />
      {verdict && <Mark x={50} y={50} verdict={verdict} />}
    </g>
  );
}

export function Numeral({ x, y, text }: At & { text: string }): JSX.Element {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={11.5} fill="#fffdf8" stroke="#24211b" stroke-width={1.8} />
      <text y={5.6} fill="#24211b" font-family="system-ui, sans-serif" font-size={16} font-weight={700} text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

const HEADING: Readonly<Record<Side, { x: number; y: number; angle: number }>> = {
  n: { x: 50, y: -13, angle: -90 },
  e: { x: 113, y: 50, angle: 0 },
  s: { x: 50, y: 113, angle: 90 },
  w: { x: -13, y: 50, angle: 180 },
};

/** An arrow beyond an open end: this way the river goes on. */
export function End({ x, y, side }: At & { side: Side }): JSX.Element {
  const to = HEADING[side];
  return (
    <path
      transform={`translate(${x * 100 + to.x} ${y * 100 + to.y}) rotate(${to.angle})`}
      d="M-8-4H0V-10L11 0L0 10V4H-8Z"
      fill={WATER}
      stroke="#fff"
      stroke-width={1.6}
      stroke-linejoin="round"
    />
  );
}

/** From one board to what comes of it. */
export function Onward({ x, y }: At): JSX.Element {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M-17 0H14M4-10L15 0L4 10"
      fill="none"
      stroke={GREY}
      stroke-width={5}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
}
