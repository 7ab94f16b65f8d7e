import { t } from '../i18n';
import { passText } from '../game/questions';
import type { LessonStep } from './lesson';
import type { Astray } from './lessonStore';

interface LessonWordsProps {
  readonly step: LessonStep;
  readonly at: number;
  readonly last: number;
  readonly astray: Astray | null;
}

/** What is to do and why; read aloud when it changes. */
export function LessonWords({ step, at, last, astray }: LessonWordsProps) {
  return (
    <section class="lesson__words" aria-live="polite" data-testid="lesson-words">
      <p class="lesson__at">
        <progress value={at} max={last} aria-hidden="true" />
        {t('tutorial:progress', { at: at + 1, last })}
      </p>
      {astray !== null && (
        <p class="lesson__astray" data-testid="lesson-astray">
          {t(`tutorial:astray.${astray}`, { turn: t('game:action.rotate') })}
        </p>
      )}
      <p>
        {t(`tutorial:step.${step.name}`, {
          confirm: t('game:action.confirm'),
          pass: passText(step.ask.step),
          end_turn: t('game:action.end_turn'),
          turn: t('game:action.rotate'),
        })}
      </p>
    </section>
  );
}
