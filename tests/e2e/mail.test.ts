import { expect, test } from 'vitest';
import { Mailbox } from '../support/mailbox.ts';
import { Server } from '../support/server.ts';
import { lookAt } from './support/looks.ts';
import { CLIENT, useStage } from './support/stage.ts';

const stage = useStage();

test('an address is left on the account page, confirmed, switched off from a mail, and removed', async () => {
  const box = await Mailbox.open();
  const sends = ['--mail-server', box.url, '--mail-tls', 'optional', '--mail-from', 'aude@example.org'];
  const server = await Server.start({
    options: ['--static', CLIENT, '--public-url', 'http://127.0.0.1', ...sends],
  });
  try {
    const eve = await stage.visitor('Eve', { baseURL: server.url, locale: 'nl' });
    await eve.page.goto('/account');
    await eve.part('mail-address').fill('eve@example.org');
    await eve.part('mail-address').press('Enter');
    await eve.part('mail-code').waitFor();
    const findings = await lookAt(eve, 'account-mail-code');
    const mail = await box.next();
    expect(mail.subject).toMatch(/^Je code: \d{8}$/);
    await eve.part('mail-code').fill(` ${mail.subject.slice(-8)} `);
    await eve.part('mail-code').press('Enter');
    const isOn = eve.part('mail-wanted').getByRole('radio', { name: 'Aan' });
    await isOn.waitFor();
    expect(await isOn.isChecked()).toBe(true);
    findings.push(...(await lookAt(eve, 'account-mail')));

    const link = /\/api\/mail\/stop\?\S+/.exec(mail.text)?.[0] ?? '';
    await eve.page.goto(link);
    findings.push(...(await lookAt(eve, 'mail-stop')));
    await eve.page.getByRole('button', { name: 'Geen mails meer' }).click();
    await eve.page.getByText('Je krijgt geen mails meer.').waitFor();
    await eve.page.goto('/account');
    const isOff = eve.part('mail-wanted').getByRole('radio', { name: 'Uit' });
    await isOff.waitFor();
    expect(await isOff.isChecked()).toBe(true);
    await eve.click('mail-remove');
    await eve.part('mail-address').waitFor();
    expect(findings).toEqual([]);
  } finally {
    await server.stop();
    await box.close();
  }
});
