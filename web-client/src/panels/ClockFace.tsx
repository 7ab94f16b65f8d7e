import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { timeLeft } from '../ui/time';

const TICK_MS = 250;
const SLOW_TICK_MS = 10_000;
const HOUR_MS = 3_600_000;
const SHORT_MS = 10_000;
const SHORT_OF_DAYS_MS = 6 * HOUR_MS;

interface ClockFaceProps {
  /** What the server said was left, and when (by this page's clock) it said so. */
  readonly remaining: number;
  readonly heardAt: number;
  /** With days a turn hours are short. */
  readonly slow: boolean;
}

/** Time that runs down. */
export function ClockFace({ remaining, heardAt, slow }: ClockFaceProps) {
  const now = useSignal(Date.now());
  const left = Math.max(0, remaining - (now.value - heardAt));
  const tick = left > HOUR_MS ? SLOW_TICK_MS : TICK_MS;
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), tick);
    return () => clearInterval(timer);
  }, [now, tick]);
  const short = left < (slow ? SHORT_OF_DAYS_MS : SHORT_MS);
  return (
    <>
      <span
        class={short ? 'clock clock--short' : 'clock'}
        role="timer"
        aria-label={t('game:clock.left', { time: timeLeft(left) })}
      >
        {timeLeft(left)}
      </span>
      {short && (
        <span class="visually-hidden" role="alert">
          {t('game:clock.short')}
        </span>
      )}
    </>
  );
}

/** What a seat has in its bank while another one thinks. */
export function StillClock({ left }: { left: number }) {
  return (
    <span class="clock clock--still" aria-label={t('game:clock.left', { time: timeLeft(left) })}>
      {timeLeft(left)}
    </span>
  );
}
