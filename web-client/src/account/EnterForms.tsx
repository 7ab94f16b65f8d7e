import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import { me } from '../session';
import { accountApi, startAfresh } from './accountApi';
import { AccountForm, Field, NameField, NewPasswordField, PasswordField } from './Fields';

/** Where to go once somebody is somebody: the page he came for, if he was stopped at the door. */
function afterwards(): string {
  return location.pathname === '/account' ? '/' : location.pathname + location.search;
}

export function LogInForm() {
  const name = useSignal('');
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
      <NameField text={name} testid="log-in-name" />
      <PasswordField text={password} testid="log-in-password" />
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
      <NameField text={name} testid="register-name" />
      <NewPasswordField text={password} testid="register-password" />
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
        text={code}
        autoComplete="off"
        maxLength={64}
        testid="invitation-code"
      />
    </AccountForm>
  );
}
