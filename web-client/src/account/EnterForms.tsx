import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import { me } from '../session';
import { accountApi, startAfresh } from './accountApi';
import { AccountForm, Field } from './Fields';

const LONGEST_NAME = 24;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 256;

/** Where to go once somebody is somebody: the page he came for, if he was stopped at the door. */
function afterwards(): string {
  return location.pathname === '/account' ? '/' : location.pathname + location.search;
}

export function LogInForm({ name: known = '' }: { name?: string }) {
  const name = useSignal(known);
  const password = useSignal('');
  return (
    <AccountForm
      title={t('account:log_in.title')}
      submit={t('account:log_in.submit')}
      testid="log-in"
      onSubmit={async () => {
        await accountApi.logIn(name.value.trim(), password.value);
        startAfresh(afterwards());
      }}
    >
      <Field
        label={t('account:name')}
        value={name.value}
        onValue={(value) => (name.value = value)}
        autoComplete="username"
        maxLength={LONGEST_NAME}
        testid="log-in-name"
      />
      <Field
        label={t('account:password')}
        secret
        value={password.value}
        onValue={(value) => (password.value = value)}
        autoComplete="current-password"
        maxLength={LONGEST_PASSWORD}
        testid="log-in-password"
      />
    </AccountForm>
  );
}

export function RegisterForm() {
  const name = useSignal(me.value?.name ?? '');
  const password = useSignal('');
  return (
    <AccountForm
      title={t('account:register.title')}
      submit={t('account:register.submit')}
      testid="register"
      onSubmit={async () => {
        me.value = await accountApi.register(name.value.trim(), password.value);
      }}
    >
      <p>{t('account:register.text')}</p>
      <Field
        label={t('account:name')}
        value={name.value}
        onValue={(value) => (name.value = value)}
        autoComplete="username"
        maxLength={LONGEST_NAME}
        testid="register-name"
      />
      <Field
        label={t('account:password')}
        secret
        value={password.value}
        onValue={(value) => (password.value = value)}
        autoComplete="new-password"
        note={t('account:password_note', { least: SHORTEST_PASSWORD })}
        minLength={SHORTEST_PASSWORD}
        maxLength={LONGEST_PASSWORD}
        testid="register-password"
      />
    </AccountForm>
  );
}

export function InvitationForm() {
  const code = useSignal('');
  return (
    <AccountForm
      title={t('account:invitation.title')}
      submit={t('account:invitation.submit')}
      testid="invitation"
      onSubmit={async () => {
        await accountApi.acceptInvitation(code.value.trim());
        startAfresh(afterwards());
      }}
    >
      <Field
        label={t('account:invitation.code')}
        value={code.value}
        onValue={(value) => (code.value = value)}
        autoComplete="off"
        maxLength={64}
        testid="invitation-code"
      />
    </AccountForm>
  );
}
