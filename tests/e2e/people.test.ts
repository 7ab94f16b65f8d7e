import { afterEach, expect, test } from 'vitest';
import { admin } from '../support/admin.ts';
import { Server } from '../support/server.ts';
import { lookAt } from './support/looks.ts';
import { CLIENT, useStage } from './support/stage.ts';
import type { Visitor } from './support/visitor.ts';

const stage = useStage();

const PASSWORD = 'seven green bridges';

/** A server that does not let everybody in. */
let other: Server | null = null;
afterEach(async () => {
  await other?.stop();
  other = null;
});

async function fillInAndSend(visitor: Visitor, form: string, words: Record<string, string>) {
  for (const [field, text] of Object.entries(words)) await visitor.part(field).fill(text);
  await visitor.part(form).locator('button[type="submit"]').click();
}

async function register(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.goto('/account');
  await fillInAndSend(visitor, 'register', {
    'register-name': name,
    'register-password': PASSWORD,
  });
  await visitor.part('change-password').waitFor();
}

async function logIn(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.goto('/account');
  await fillInAndSend(visitor, 'log-in', { 'log-in-name': name, 'log-in-password': PASSWORD });
  await nameIs(visitor, name);
}

const nameIs = (visitor: Visitor, name: string) =>
  visitor.page.locator('.head__me', { hasText: name }).waitFor();

/** Nobody of this name is logged in here any more: there is a new guest. */
const isGuest = (visitor: Visitor, name: string) =>
  visitor.page.locator('.head__me').filter({ hasNotText: name }).filter({ hasText: 'Guest' }).waitFor();

const isLoggedOut = (visitor: Visitor) =>
  visitor.page.locator('.link-band', { hasText: 'logged out' }).waitFor();

/** The one complaint that is in its place; any other one stays. */
function forgive(visitor: Visitor, complaint: RegExp): void {
  const others = visitor.problems.filter((problem) => !complaint.test(problem));
  expect(visitor.problems.length).toBeGreaterThan(others.length);
  visitor.problems.splice(0, visitor.problems.length, ...others);
}

test('an account is made, entered from elsewhere, left everywhere, and deleted', async () => {
  const ada = await stage.visitor('Ada');
  await ada.page.goto('/account');
  await ada.part('register').waitFor();
  const findings = await lookAt(ada, 'account-guest');
  await register(ada, 'Ada Bridge');
  await nameIs(ada, 'Ada Bridge');
  await ada.click('remove-ask');
  await ada.part('remove-password').waitFor();
  findings.push(...(await lookAt(ada, 'account-registered')));

  await ada.click('log-out');
  await isGuest(ada, 'Ada');
  await logIn(ada, 'ada  bridge');

  const phone = await stage.visitor('Phone');
  await phone.page.goto('/account');
  await fillInAndSend(phone, 'log-in', {
    'log-in-name': 'Ada Bridge',
    'log-in-password': 'not her password',
  });
  await phone.page.getByRole('alert').filter({ hasText: 'Name or password is wrong.' }).waitFor();
  forgive(phone, /403/);
  await logIn(phone, 'Ada Bridge');

  // The other window is told at once, and does not come back by itself.
  await phone.page.goto('/account');
  await phone.click('log-out-everywhere');
  await isGuest(phone, 'Ada');
  await isLoggedOut(ada);

  await ada.page.goto('/account');
  await ada.part('log-in').waitFor();
  await logIn(ada, 'Ada Bridge');
  await ada.page.goto('/account');
  await ada.click('remove-ask');
  await fillInAndSend(ada, 'remove', { 'remove-password': PASSWORD });
  await isGuest(ada, 'Ada');
  await ada.page.goto('/account');
  await fillInAndSend(ada, 'log-in', {
    'log-in-name': 'Ada Bridge',
    'log-in-password': PASSWORD,
  });
  await ada.page.getByRole('alert').filter({ hasText: 'Name or password is wrong.' }).waitFor();
  forgive(ada, /403/);
  expect(findings).toEqual([]);
});

test('who looks after the server finds people and tables on a page, and others do not', async () => {
  const ben = await stage.visitor('Ben');
  await register(ben, 'Ben');
  await ben.page.goto('/admin');
  await ben.page.getByText('for people who look after the server').waitFor();
  expect((await admin(stage.server, 'make-admin', 'Ben')).code).toBe(0);

  const cleo = await stage.visitor('Cleo');
  await cleo.introduce();
  await ben.page.goto('/account');
  await ben.page.getByRole('link', { name: 'Administration' }).click();
  const row = ben.part('admin-who').locator('li', { hasText: /Cleo|Chloe/ });
  await row.waitFor();
  const findings = await lookAt(ben, 'admin');
  await row.getByTestId('admin-rename').click();
  await row.locator('input').fill('Chloe');
  await row.getByRole('button', { name: 'Rename' }).click();
  await row.filter({ hasText: 'Chloe' }).waitFor();
  await cleo.page.reload();
  await nameIs(cleo, 'Chloe');

  await ben.part('admin-views').getByRole('radio', { name: 'Log' }).check();
  await ben.part('admin-log').locator('li', { hasText: 'rename' }).waitFor();
  findings.push(...(await lookAt(ben, 'admin-log')));

  await ben.part('admin-views').getByRole('radio', { name: 'Connected' }).check();
  await ben.part('admin-who').locator('li', { hasText: 'Chloe' }).getByTestId('admin-ban').click();
  await isLoggedOut(cleo);
  expect(findings).toEqual([]);
});

test('a server for invited people opens its door to a code', async () => {
  other = await Server.start({ options: ['--static', CLIENT, '--access', 'invite'] });
  const dana = await stage.visitor('Dana', { baseURL: other.url });
  await dana.page.goto('/new');
  await dana.part('invitation').waitFor();
  const findings = await lookAt(dana, 'door');
  await fillInAndSend(dana, 'invitation', { 'invitation-code': 'no such code' });
  await dana.page.getByRole('alert').filter({ hasText: 'wrong or used up' }).waitFor();
  forgive(dana, /40[13]/);

  const { output } = await admin(other, 'invite');
  await fillInAndSend(dana, 'invitation', { 'invitation-code': output.trim() });
  // The page that she came for.
  await dana.page.locator('.head__me', { hasText: 'Guest' }).waitFor();
  expect(new URL(dana.page.url()).pathname).toBe('/new');
  dana.mayLoseTheServer();
  expect(findings).toEqual([]);
});
