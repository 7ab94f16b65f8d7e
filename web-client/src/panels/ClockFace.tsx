import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { minutes } from '../ui/time';

const TICK_MS = 250;
const SHORT_MS = 10_000;

interface ClockFaceProps {
  /** What the server said was left, and when (by this page's clock) it said so. */
  readonly remaining: number;
  readonly heardAt: number;
}

export function ClockFace({ remaining, heardAt }: ClockFaceProps) {
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  const left = Math.max(0, remaining - (now.value - heardAt));
  return (
    <span class={left < SHORT_MS ? 'clock clock--short' : 'clock'} role="timer">
      {minutes(left)}
    </span>
  );
}
