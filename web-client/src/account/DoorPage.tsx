import { t } from '../i18n';
import type { Door } from '../session';
import { Page } from '../ui/Page';
import { InvitationForm, LogInForm } from './EnterForms';
import './account.css';

/** Instead of every page, for somebody whom the server does not let in yet. */
export function DoorPage({ door }: { door: Door }) {
  return (
    <Page title={t(`account:door.${door}.title`)}>
      <div class="account">
        <h1>{t(`account:door.${door}.title`)}</h1>
        <p class="account__intro">{t(`account:door.${door}.text`)}</p>
        {door === 'invitation_needed' && <InvitationForm />}
        {door !== 'banned' && <LogInForm />}
      </div>
    </Page>
  );
}
