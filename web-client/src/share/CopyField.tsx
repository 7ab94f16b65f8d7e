import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { notify } from '../model/notices';
import { Button } from '../ui/Button';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly testid: string;
}

/** A line of text that others shall get, with a button to take it. */
export function CopyField({ label, value, note, testid }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    // Without a secure connection there is no clipboard: then the text is at least marked.
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      notify(t('share:copied'), 'good');
    } catch {
      field.current?.focus();
    }
  }

  return (
    <div class="copy-field">
      <label>
        <b>{label}</b>
        <input
          ref={field}
          type="text"
          readOnly
          value={value}
          data-testid={testid}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <Button icon="copy" testid={`${testid}-copy`} onClick={() => void copy()}>
        {t('share:copy')}
      </Button>
      {note !== undefined && <small>{note}</small>}
    </div>
  );
}
