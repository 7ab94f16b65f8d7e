import { t } from '../i18n';
import { Dialog } from '../ui/Dialog';
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
  ['fields', ['F']],
  ['tiles', ['T']],
  ['zoom', ['+', '−', '0']],
  ['help', ['?']],
];

/** Every key of the game. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('game:keys.title')} onClose={onClose} testid="keys">
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
