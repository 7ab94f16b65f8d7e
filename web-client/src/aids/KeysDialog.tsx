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
            <>
              <dt key={`${what}-touch`}>{t(`game:touch.${what}`)}</dt>
              <dd key={what}>{t(`game:touch.${what}_about`)}</dd>
            </>
          ))}
        </dl>
      )}
      <dl class="keys">
        {KEYS.map(([what, keys]) => (
          <>
            <dt key={`${what}-keys`}>
              {keys.map((key) => (key === '+' && what === 'explore' ? ' + ' : <kbd key={key}>{key}</kbd>))}
            </dt>
            <dd key={what}>{t(`game:keys.${what}`)}</dd>
          </>
        ))}
      </dl>
    </Dialog>
  );
}
