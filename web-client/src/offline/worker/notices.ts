declare const self: ServiceWorkerGlobalScope;

/** What a page wants to be shown outside of it. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** The address of the game. */
  readonly path: string;
}

interface Origin {
  readonly path: string;
  /** The page that asked for it. Its address does not tell: it changes without a load. */
  readonly client: string;
}

/** Of several games and windows, one notice at a time. */
const TAG = 'aude-turn';

let work: Promise<void> = Promise.resolve();

/** Shows a notice, or puts it away; one after the other, as they came. */
export function tell(notice: Notice | null, client: string): Promise<void> {
  work = work.then(() => (notice ? show(notice, client) : putAway())).catch(() => undefined);
  return work;
}

function show({ title, body, path }: Notice, client: string): Promise<void> {
  const data: Origin = { path, client };
  return self.registration.showNotification(title, { body, tag: TAG, icon: '/icon-192.png', data });
}

async function putAway(): Promise<void> {
  for (const notice of await self.registration.getNotifications({ tag: TAG })) notice.close();
}

/** A press on a notice leads to its game: to the page that waits there, else to a new one. */
export async function comeBack(notice: Notification): Promise<void> {
  notice.close();
  const { path, client } = notice.data as Origin;
  const page = client === '' ? undefined : await self.clients.get(client);
  if (page instanceof WindowClient) await page.focus();
  else await self.clients.openWindow(path);
}
