import { signal } from '@preact/signals';
import type { ApiMe, ApiRules } from './model/types';
import { showRefusal } from './model/notices';
import { api } from './net/api';
import { asRefusal } from './net/refusal';
import { Connection, socketUrl, wakeWithThePage } from './net/connection';

export const me = signal<ApiMe | null>(null);
export const rules = signal<ApiRules | null>(null);

export const connection = new Connection({
  url: socketUrl(location),
  onMe: (player) => {
    me.value = { registered: false, admin: false, ...me.value, ...player };
  },
});

/** Why the server does not let us in, if it does not: pages give way to the one at the door. */
export type Door = 'invitation_needed' | 'login_needed' | 'banned';
export const door = signal<Door | null>(null);

const DOORS: readonly string[] = ['invitation_needed', 'login_needed', 'banned'];

/**
 * The first request gives a new guest the cookie that the socket needs. It does not wait for the texts; only
 * what there is to say does. What can be played is fetched along with it: nearly every page asks for it.
 */
export async function startSession(texts: Promise<unknown>): Promise<void> {
  // Whoever needs it asks again, and is told then why it does not come.
  fetchRules().catch(() => undefined);
  try {
    me.value = await api.me();
  } catch (error) {
    const { code } = asRefusal(error);
    if (DOORS.includes(code)) {
      door.value = code as Door;
      return;
    }
    await texts.catch(() => undefined);
    showRefusal(error);
  }
  connection.start();
  wakeWithThePage(connection);
}

let rulesOnTheWay: Promise<ApiRules> | null = null;

function fetchRules(): Promise<ApiRules> {
  rulesOnTheWay ??= api
    .rules()
    .then((found) => (rules.value = found))
    .finally(() => (rulesOnTheWay = null));
  return rulesOnTheWay;
}

/** What can be played does not change while the page is open: asked once, when first needed. */
export async function loadRules(): Promise<ApiRules | null> {
  try {
    if (!rules.value) await fetchRules();
  } catch (error) {
    showRefusal(error);
  }
  return rules.value;
}

export async function rename(name: string): Promise<void> {
  me.value = await api.rename(name);
}
