import { t } from '../i18n';
import type { Clock, TimeOut } from '../model/types';
import { daysText, secondsText } from './names';

const SECONDS = [30, 60, 120, 300];
const BANK_SECONDS = [180, 300, 600, 900, 1800];
const INCREMENTS = [0, 5, 10, 20, 30];
const DAYS = [1, 2, 3, 7, 14];
const KINDS = ['none', 'turn', 'bank', 'days'] as const;
const TIME_OUTS: readonly TimeOut[] = ['bot', 'skip', 'resign'];

interface ClockFieldProps {
  readonly clock: Clock;
  readonly onChange: (clock: Clock) => void;
}

export function ClockField({ clock, onChange }: ClockFieldProps) {
  return (
    <div class="field clock-field">
      <Pick
        id="clock"
        label={t('setup:clock')}
        values={KINDS}
        value={clock.kind}
        textOf={(kind) => t(`setup:clock_kind.${kind}`)}
        onChange={(kind) => onChange(clockOf(kind, clock))}
      />
      <small>{t(`setup:clock_about.${clock.kind}`)}</small>
      {clock.kind !== 'none' && (
        <div class="clock-field__parts">
          {timesOf(clock, onChange).map((part) => (
            <span key={part.id} class="clock-field__part">
              <Pick {...part} />
            </span>
          ))}
          <span class="clock-field__part clock-field__part--late">
            <Pick
              id="clock-time-out"
              label={t('setup:time_out')}
              values={TIME_OUTS}
              value={clock.time_out ?? 'bot'}
              textOf={(value) => t(`setup:time_out_value.${value}`)}
              onChange={(value) => onChange(withTimeOut(clock, value))}
            />
          </span>
        </div>
      )}
    </div>
  );
}

type Timed = Exclude<Clock, { kind: 'none' }>;

/** What there is to choose about the times of a clock. */
function timesOf(clock: Timed, onChange: (clock: Clock) => void): PickProps<number>[] {
  switch (clock.kind) {
    case 'turn':
      return [
        {
          id: 'clock-seconds',
          label: t('setup:clock_turn'),
          values: SECONDS,
          value: clock.seconds,
          textOf: secondsText,
          onChange: (seconds) => onChange({ ...clock, seconds }),
        },
      ];
    case 'bank':
      return [
        {
          id: 'clock-bank',
          label: t('setup:clock_bank'),
          values: BANK_SECONDS,
          value: clock.seconds,
          textOf: secondsText,
          onChange: (seconds) => onChange({ ...clock, seconds }),
        },
        {
          id: 'clock-increment',
          label: t('setup:clock_increment'),
          values: INCREMENTS,
          value: clock.increment,
          textOf: secondsText,
          onChange: (increment) => onChange({ ...clock, increment }),
        },
      ];
    case 'days':
      return [
        {
          id: 'clock-days',
          label: t('setup:clock_turn'),
          values: DAYS,
          value: clock.days,
          textOf: daysText,
          onChange: (days) => onChange({ ...clock, days }),
        },
      ];
  }
}

interface PickProps<T extends string | number> {
  readonly id: string;
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  readonly textOf: (value: T) => string;
  readonly onChange: (value: T) => void;
}

/** One of a list, with its name above. */
function Pick<T extends string | number>({ id, label, values, value, textOf, onChange }: PickProps<T>) {
  // A table of another client may have a time that is not among ours.
  const offered = values.includes(value) ? values : [...values, value];
  return (
    <>
      <label for={id}>{label}</label>
      <select
        id={id}
        value={String(value)}
        onChange={(event) => {
          const chosen = offered.find((one) => String(one) === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {offered.map((one) => (
          <option key={one} value={String(one)}>
            {textOf(one)}
          </option>
        ))}
      </select>
    </>
  );
}

/** The usual times of a kind; what becomes of a late turn stays as it was chosen. */
function clockOf(kind: Clock['kind'], before: Clock): Clock {
  const late = before.kind !== 'none' && before.time_out ? { time_out: before.time_out } : {};
  switch (kind) {
    case 'turn':
      return { kind, seconds: 60, ...late };
    case 'bank':
      return { kind, seconds: 600, increment: 10, ...late };
    case 'days':
      return { kind, days: 3, ...late };
    case 'none':
      return { kind };
  }
}

/** A bot is what the server takes without being told. */
function withTimeOut(clock: Timed, value: TimeOut): Clock {
  const times = { ...clock };
  delete times.time_out;
  return value === 'bot' ? times : { ...times, time_out: value };
}
