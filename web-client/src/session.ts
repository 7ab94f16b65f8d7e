import { signal } from '@preact/signals';
import type { ApiRules, PlayerRef } from './model/types';
import { showRefusal } from './model/notices';
import { api } from './net/api';
import { Connection, socketUrl, wakeWithThePage } from './net/connection';

export const me = signal<PlayerRef | null>(null);
export const rules = signal<ApiRules | null>(null);

export const connection = new Connection({
  url: socketUrl(location),
  onMe: (player) => {
    me.value = player;
  },
});

/** The first request gives a new guest the cookie that the socket needs. */
export async function startSession(): Promise<void> {
  try {
    me.value = await api.me();
  } catch (error) {
    showRefusal(error);
  }
  connection.start();
  wakeWithThePage(connection);
}

/** What can be played does not change while the page is open: asked once, when first needed. */
export async function loadRules(): Promise<ApiRules | null> {
  try {
    rules.value ??= await api.rules();
  } catch (error) {
    showRefusal(error);
  }
  return rules.value;
}

export async function rename(name: string): Promise<void> {
  me.value = await api.rename(name);
}
