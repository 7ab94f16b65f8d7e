import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import { attempt, notify } from '../model/notices';
import { NameForm } from '../lobby/NameForm';
import { me } from '../session';
import { Button, ButtonLink } from '../ui/Button';
import { Page } from '../ui/Page';
import { accountApi, startAfresh } from './accountApi';
import { LogInForm, RegisterForm } from './EnterForms';
import { AccountCard, AccountForm, NewPasswordField, PasswordField } from './Fields';
import { MailForm } from './MailForm';
import './account.css';

export function AccountPage() {
  const person = me.value;
  if (!person) {
    return (
      <Page title={t('account:title')}>
        <p>{t('common:loading')}</p>
      </Page>
    );
  }
  return (
    <Page title={t('account:title')}>
      <div class="account">
        <h1>{t('account:title')}</h1>
        <p class="account__intro">
          {t(person.registered ? 'account:intro_registered' : 'account:intro_guest', {
            name: person.name,
          })}
        </p>
        {person.admin && (
          <ButtonLink href="/admin">{t('account:to_admin')}</ButtonLink>
        )}
        <div class="card account-form">
          <NameForm />
        </div>
        <MailForm />
        {person.registered ? <OfRegistered /> : <OfGuest />}
        <RemoveForm registered={person.registered} />
      </div>
    </Page>
  );
}

function OfGuest() {
  return (
    <>
      <RegisterForm />
      <LogInForm />
    </>
  );
}

function OfRegistered() {
  return (
    <>
      <PasswordForm />
      <AccountCard
        title={t('account:log_out.title')}
        text={t('account:log_out.text')}
        buttons={
          <>
            <LogOutButton testid="log-out" text={t('account:log_out.here')} logOut={accountApi.logOut} />
            <LogOutButton
              testid="log-out-everywhere"
              text={t('account:log_out.everywhere')}
              logOut={accountApi.logOutEverywhere}
            />
          </>
        }
      />
    </>
  );
}

function LogOutButton({ testid, text, logOut }: { testid: string; text: string; logOut: () => Promise<unknown> }) {
  return (
    <Button testid={testid} onClick={() => attempt(logOut().then(() => startAfresh()))}>
      {text}
    </Button>
  );
}

function PasswordForm() {
  const before = useSignal('');
  const after = useSignal('');
  return (
    <AccountForm
      title={t('account:change.title')}
      submit={t('account:change.submit')}
      tone="plain"
      testid="change-password"
      onSubmit={async () => {
        await accountApi.changePassword(before.value, after.value);
        before.value = '';
        after.value = '';
        notify(t('account:change.done'), 'good');
      }}
    >
      <PasswordField label={t('account:change.old')} text={before} testid="old-password" />
      <NewPasswordField label={t('account:change.new')} text={after} testid="new-password" />
    </AccountForm>
  );
}

/** Asked for first, done second: nothing brings an account back. */
function RemoveForm({ registered }: { registered: boolean }) {
  const asked = useSignal(false);
  const password = useSignal('');
  if (!asked.value) {
    return (
      <div class="button-row">
        <Button tone="quiet" testid="remove-ask" onClick={() => (asked.value = true)}>
          {t('account:remove.ask')}
        </Button>
      </div>
    );
  }
  return (
    <AccountForm
      title={t('account:remove.title')}
      submit={t('account:remove.submit')}
      tone="danger"
      testid="remove"
      onSubmit={async () => {
        await accountApi.remove(password.value);
        startAfresh();
      }}
    >
      <p>{t('account:remove.text')}</p>
      {registered && <PasswordField text={password} testid="remove-password" />}
    </AccountForm>
  );
}
