import type { ComponentChildren } from 'preact';
import { useSignal, type Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../i18n';
import { refusalText } from '../model/notices';
import { asRefusal } from '../net/refusal';
import { Button } from '../ui/Button';

interface FieldProps {
  readonly label: string;
  /** What stands in it. */
  readonly text: Signal<string>;
  readonly kind?: 'text' | 'email' | 'password';
  readonly autoComplete: string;
  readonly note?: string;
  readonly minLength?: number;
  readonly maxLength: number;
  readonly required?: boolean;
  readonly testid: string;
}

export function Field({
  label,
  text,
  kind = 'text',
  note,
  testid,
  required = true,
  ...rest
}: FieldProps) {
  const id = useId();
  const attributes = {
    id,
    value: text.value,
    required,
    'data-testid': testid,
    'aria-describedby': note ? `${id}-note` : undefined,
    onInput: (event: { currentTarget: HTMLInputElement }) => {
      text.value = event.currentTarget.value;
    },
    ...rest,
  };
  return (
    <div class="account-field">
      <label for={id}>{label}</label>
      {kind === 'password' && <input type="password" {...attributes} />}
      {kind === 'email' && <input type="email" {...attributes} />}
      {kind === 'text' && <input type="text" {...attributes} />}
      {note && (
        <p class="card__note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  );
}

interface KnownFieldProps {
  readonly text: Signal<string>;
  readonly testid: string;
  readonly label?: string;
}

const LONGEST_NAME = 24;
const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 256;

export function NameField({ text, testid, label = t('account:name') }: KnownFieldProps) {
  return <Field label={label} text={text} autoComplete="username" maxLength={LONGEST_NAME} testid={testid} />;
}

/** The password that somebody has. */
export function PasswordField({ text, testid, label = t('account:password') }: KnownFieldProps) {
  return (
    <Field
      label={label}
      kind="password"
      text={text}
      autoComplete="current-password"
      maxLength={LONGEST_PASSWORD}
      testid={testid}
    />
  );
}

/** A password to be, with what makes one. */
export function NewPasswordField({ text, testid, label = t('account:password') }: KnownFieldProps) {
  return (
    <Field
      label={label}
      kind="password"
      text={text}
      autoComplete="new-password"
      note={t('account:password_note', { least: SHORTEST_PASSWORD })}
      minLength={SHORTEST_PASSWORD}
      maxLength={LONGEST_PASSWORD}
      testid={testid}
    />
  );
}

interface AccountCardProps {
  readonly title: string;
  readonly text: string;
  /** In a row at the end. */
  readonly buttons: ComponentChildren;
  readonly children?: ComponentChildren;
  readonly testid?: string;
}

/** What is decided by a press alone. */
export function AccountCard({ title, text, buttons, children, testid }: AccountCardProps) {
  return (
    <section class="card account-form" data-testid={testid}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
      <div class="button-row">{buttons}</div>
    </section>
  );
}

interface AccountFormProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly submit: string;
  readonly tone?: 'primary' | 'plain' | 'danger';
  readonly testid: string;
  /** Beside the button that sends it. */
  readonly more?: ComponentChildren;
  readonly onSubmit: () => Promise<void>;
}

/** A form that says below its fields why the server said no, until it is sent again. */
export function AccountForm(props: AccountFormProps) {
  const { title, children, submit, tone, testid, more, onSubmit } = props;
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
        {more}
      </div>
    </form>
  );
}
