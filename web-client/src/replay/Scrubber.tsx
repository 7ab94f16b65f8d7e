import { memo } from 'preact/compat';
import { t } from '../i18n';
import { seatColour } from '../model/seats';
import './replay.css';
import { marksOf, type MoveMarks, type Replay } from './replayModel';
import type { ReplayStore } from './replayStore';

interface ScrubberProps {
  readonly store: ReplayStore;
  readonly names: readonly string[];
}

/** The track of a game: how the points grew, where they came from, and the move that is shown. */
export function Scrubber({ store, names }: ScrubberProps) {
  const replay = store.replay.value;
  if (!replay) return null;
  const at = store.at.value;
  const last = store.last.value;
  const scores = replay.moves[at]?.view.scores ?? [];
  const spoken = [
    t('replay:position', { at, last }),
    ...scores.map((score, seat) => t('replay:score', { name: names[seat] ?? '', count: score })),
  ].join(', ');
  return (
    <div class="scrubber" data-testid="scrubber">
      <ScoreGraph replay={replay} at={at} />
      <Marks replay={replay} />
      <input
        class="scrubber__slider"
        data-testid="replay-slider"
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t('replay:slider')}
        aria-valuetext={spoken}
        onInput={(event) => store.go(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Every seat a line: strong as far as the replay has come, faint beyond. */
function ScoreGraph({ replay, at }: { replay: Replay; at: number }) {
  const last = Math.max(1, replay.moves.length - 1);
  return (
    <svg
      class="scrubber__graph"
      viewBox={`0 0 ${last} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-testid="score-graph"
    >
      <Lines replay={replay} to={replay.moves.length - 1} kind="coming" />
      <Lines replay={replay} to={at} kind="past" />
    </svg>
  );
}

interface LinesProps {
  readonly replay: Replay;
  readonly to: number;
  readonly kind: 'past' | 'coming';
}

const Lines = memo(function Lines({ replay, to, kind }: LinesProps) {
  const seats = replay.moves[0]?.view.scores.length ?? 0;
  const most = Math.max(1, ...replay.moves.flatMap((move) => move.view.scores));
  return (
    <g class={`scrubber__lines scrubber__lines--${kind}`}>
      {Array.from({ length: seats }, (_, seat) => (
        <polyline
          key={seat}
          points={replay.moves
            .slice(0, to + 1)
            .map(({ view }, move) => `${move},${(100 - (100 * (view.scores[seat] ?? 0)) / most).toFixed(1)}`)
            .join(' ')}
          style={{ stroke: seatColour(seat) }}
        />
      ))}
    </g>
  );
});

const DOT = 3;
const LANE = 11;

/** Dots where seats got points, small hulls where a ferry went. */
const Marks = memo(function Marks({ replay }: { replay: Replay }) {
  const last = Math.max(1, replay.moves.length - 1);
  return (
    <svg class="scrubber__marks" aria-hidden="true">
      {marksOf(replay).map((mark) => (
        <Mark key={mark.move} mark={mark} left={`${((100 * mark.move) / last).toFixed(2)}%`} />
      ))}
    </svg>
  );
});

function Mark({ mark, left }: { mark: MoveMarks; left: string }) {
  return (
    <svg x={left} overflow="visible" data-mark={mark.move}>
      {mark.seats.map((seat, index) => (
        <circle key={seat} cy={DOT + 1 + index * 4} r={DOT} style={{ fill: seatColour(seat) }} />
      ))}
      {mark.ferry && <path class="scrubber__ferry" d={`M-6 ${LANE}h12l-3 5h-6zM0 ${LANE - 1}v-6l4 5z`} />}
    </svg>
  );
}
