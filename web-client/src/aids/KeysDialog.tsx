import { Fragment } from 'preact';
import { t } from '../i18n';
import { Dialog } from '../ui/Dialog';
import { isTouched } from '../ui/media';
import './aids.css';

/** Names of keys are the same in every language; what they do is a text. */
const KEYS: readonly (readonly [string, readonly string[]])[] = [
  ['choose', ['←', '↑', '→', '↓']],
  ['turn', ['R']],
  ['confirm', ['Enter']],
  ['clear', ['Esc']],
  ['undo', ['U']],
  ['skip', ['S']],
  ['explore', ['Shift', '+', '←', '↑', '→', '↓']],
  ['tell', ['I']],
  ['why', ['W']],
  ['hint', ['H']],
  ['fields', ['F']],
  ['tiles', ['T']],
  ['zoom', ['+', '−', '0']],
  ['help', ['?']],
];

/** What a finger does, where there is one: a tap, a press on a button of the board, a drag, two fingers. */
const TOUCHES = ['preview', 'again', 'look', 'points', 'drag', 'pinch'] as const;

/** Every key of the game, and what a finger does. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('game:keys.title')} onClose={onClose} testid="keys">
      {isTouched.value && (
        <dl class="keys keys--touch">
          {TOUCHES.map((what) => (
            <Fragment key={what}>
              <dt>{t(`game:touch.${what}`)}</dt>
              <dd>{t(`game:touch.${what}_about`)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <dl class="keys">
        {KEYS.map(([what, keys]) => (
          <Fragment key={what}>
            <dt>
              {keys.map((key) => (key === '+' && what === 'explore' ? ' + ' : <kbd key={key}>{key}</kbd>))}
            </dt>
            <dd>{t(`game:keys.${what}`)}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
