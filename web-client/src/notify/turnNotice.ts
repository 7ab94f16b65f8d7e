import { wish } from './permission';

let shown: Notification | null = null;

/** Says outside the page whose turn it is; nothing while the page can be seen. */
export function showNotice(title: string, body: string): void {
  hideNotice();
  if (wish.value !== 'yes' || !('Notification' in window) || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible') return;
  const worker = workerAtWork();
  if (worker) {
    // On a phone only the worker may show notices; a press on one comes to it as well.
    worker.postMessage({ notice: { title, body, path: location.pathname } });
    return;
  }
  try {
    const notice = new Notification(title, { body, tag: 'aude-turn', icon: '/icon-192.png' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    shown = notice;
  } catch {
    // A browser that shows none after all has the title and the icon.
  }
}

export function hideNotice(): void {
  shown?.close();
  shown = null;
  workerAtWork()?.postMessage({ notice: null });
}

function workerAtWork(): ServiceWorker | null {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
}

/** The icon of the page, with a dot while somebody is waited for. */
export function badgeIcon(waiting: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = waiting ? '/favicon-turn.svg' : '/favicon.svg';
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}
