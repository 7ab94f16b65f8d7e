import { effect, signal } from '@preact/signals';
import { connection } from '../session';

/** A newer build has come while this page was open. */
export const renewed = signal(false);

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Keeps the page for times without a network. Without a secure connection there is no such thing. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => {
    // The new worker has a cache of its own, in which nothing is yet of this page.
    serviceWorker.controller?.postMessage({ keep: loadedFiles() });
    void lookWhetherRenewed();
  });
  try {
    const registration = await serviceWorker.register('/sw.js');
    const { active } = await serviceWorker.ready;
    active?.postMessage({ keep: loadedFiles() });
    lookForNewer(registration);
  } catch {
    // The page works without it; only not without a network.
  }
}

/** Another worker comes with another build; but this page may have been of that build already. */
async function lookWhetherRenewed(): Promise<void> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const page = await (await fetch('/', { cache: 'no-cache' })).text();
    if (own && page.includes('<script') && !page.includes(`"${own}"`)) renewed.value = true;
  } catch {
    // Without a network there is nothing newer to load.
  }
}

function loadedFiles(): string[] {
  return performance.getEntriesByType('resource').map((entry) => entry.name);
}

/** A page may be open for days; and a server that was away may have come back with a newer one. */
function lookForNewer(registration: ServiceWorkerRegistration): void {
  let looked = Date.now();
  const look = (): void => {
    looked = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - looked > HOUR_MS) look();
  });
  let wasAway = false;
  let returned = -Infinity;
  effect(() => {
    if (connection.state.value === 'waiting') wasAway = true;
    if (connection.state.value !== 'open' || !wasAway) return;
    wasAway = false;
    // On a bad line a page comes back every few seconds.
    if (Date.now() - returned < MINUTE_MS) return;
    returned = Date.now();
    look();
  });
}
