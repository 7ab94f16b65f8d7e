import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { language, t } from '../i18n';
import { attempt, notify } from '../model/notices';
import type { ApiMail } from '../model/types';
import { Button } from '../ui/Button';
import { OnOff } from '../ui/Choice';
import { accountApi } from './accountApi';
import { AccountCard, AccountForm, Field } from './Fields';
import { inTurn, type InTurn } from './inTurn';

const LONGEST_ADDRESS = 254;
const LONGEST_CODE = 16;

/**
 * The address at which somebody wants to hear that it is his move in a game with days a turn. Nothing
 * where the server sends no mails.
 */
export function MailForm() {
  const mail = useSignal<ApiMail | null>(null);
  useEffect(() => {
    attempt(accountApi.mail().then((known) => (mail.value = known)));
  }, [mail]);
  const press = useMemo(() => inTurn<ApiMail>((next) => (mail.value = next)), [mail]);
  const known = mail.value;
  if (!known?.available) return null;

  const onChange = (next: ApiMail) => (mail.value = next);
  if (known.address === null) return <AddressForm onChange={onChange} />;
  return known.confirmed ? (
    <SwitchCard address={known.address} wanted={known.wanted} press={press} />
  ) : (
    <CodeForm address={known.address} onChange={onChange} press={press} />
  );
}

interface PartProps {
  readonly onChange: (mail: ApiMail) => void;
}

interface PressProps {
  readonly press: InTurn<ApiMail>;
}

function AddressForm({ onChange }: PartProps) {
  const address = useSignal('');
  return (
    <AccountForm
      title={t('account:mail.title')}
      submit={t('account:mail.send_code')}
      tone="plain"
      testid="mail"
      onSubmit={async () => onChange(await accountApi.setMail(address.value.trim(), language()))}
    >
      <p>{t('account:mail.text')}</p>
      <Field
        label={t('account:mail.address')}
        kind="email"
        text={address}
        autoComplete="email"
        maxLength={LONGEST_ADDRESS}
        testid="mail-address"
      />
    </AccountForm>
  );
}

function CodeForm({ address, onChange, press }: PartProps & PressProps & { address: string }) {
  const code = useSignal('');
  return (
    <AccountForm
      title={t('account:mail.title')}
      submit={t('account:mail.confirm')}
      testid="mail-confirm"
      more={<RemoveButton press={press} />}
      onSubmit={async () => {
        onChange(await accountApi.confirmMail(code.value.trim()));
        notify(t('account:mail.confirmed'), 'good');
      }}
    >
      <p>{t('account:mail.code_text', { address })}</p>
      <Field
        label={t('account:mail.code')}
        text={code}
        autoComplete="one-time-code"
        maxLength={LONGEST_CODE}
        testid="mail-code"
      />
    </AccountForm>
  );
}

function SwitchCard({ address, wanted, press }: PressProps & { address: string; wanted: boolean }) {
  return (
    <AccountCard
      title={t('account:mail.title')}
      text={t('account:mail.goes_to', { address })}
      buttons={<RemoveButton press={press} />}
      testid="mail-switch"
    >
      <OnOff
        label={t('account:mail.title')}
        name="mail"
        on={wanted}
        onChange={(on) => attempt(press(() => accountApi.switchMail(on)))}
        testid="mail-wanted"
      />
    </AccountCard>
  );
}

function RemoveButton({ press }: PressProps) {
  return (
    <Button testid="mail-remove" onClick={() => attempt(press(accountApi.removeMail))}>
      {t('account:mail.remove')}
    </Button>
  );
}
