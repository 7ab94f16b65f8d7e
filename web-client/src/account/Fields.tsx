import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { refusalText } from '../model/notices';
import { asRefusal } from '../net/refusal';
import { Button } from '../ui/Button';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly secret?: boolean;
  readonly autoComplete: string;
  readonly note?: string;
  readonly minLength?: number;
  readonly maxLength: number;
  readonly required?: boolean;
  readonly testid: string;
}

export function Field({
  label,
  value,
  onValue,
  secret = false,
  note,
  testid,
  required = true,
  ...rest
}: FieldProps) {
  const id = useId();
  const attributes = {
    id,
    value,
    required,
    'data-testid': testid,
    'aria-describedby': note ? `${id}-note` : undefined,
    onInput: (event: { currentTarget: HTMLInputElement }) => onValue(event.currentTarget.value),
    ...rest,
  };
  return (
    <div class="account-field">
      <label for={id}>{label}</label>
      {secret ? <input type="password" {...attributes} /> : <input type="text" {...attributes} />}
      {note && (
        <p class="card__note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

interface AccountFormProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly submit: string;
  readonly tone?: 'primary' | 'plain' | 'danger';
  readonly testid: string;
  readonly onSubmit: () => Promise<void>;
}

/** A form that says below its fields why the server said no, until it is sent again. */
export function AccountForm({ title, children, submit, tone, testid, onSubmit }: AccountFormProps) {
  const refusal = useSignal<string | null>(null);
  const busy = useSignal(false);

  async function send() {
    if (busy.value) return;
    busy.value = true;
    refusal.value = null;
    try {
      await onSubmit();
    } catch (error) {
      refusal.value = refusalText(asRefusal(error).code);
    } finally {
      busy.value = false;
    }
  }

  return (
    <form
      class="card account-form"
      data-testid={testid}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{title}</h2>
      {children}
      <p class="account-form__refusal" role="alert">
        {refusal.value}
      </p>
      <div class="button-row">
        <Button submit tone={tone ?? 'primary'} disabled={busy.value}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
