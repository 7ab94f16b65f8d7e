import { wish } from './permission';

let shown: Notification | null = null;

/** Says outside the page whose turn it is; nothing while the page can be seen. */
export function showNotice(title: string, body: string): void {
  hideNotice();
  if (wish.value !== 'yes' || !('Notification' in window) || Notification.permission !== 'granted') return;
  if (document.visibilityState === 'visible') return;
  try {
    // The same tag: of several games and windows, one notice at a time.
    const notice = new Notification(title, { body, tag: 'aude-turn', icon: '/icon-192.png' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    shown = notice;
  } catch {
    // On a phone only a service worker may show notices; the title and the icon say it as well.
  }
}

export function hideNotice(): void {
  shown?.close();
  shown = null;
}

/** The icon of the page, with a dot while somebody is waited for. */
export function badgeIcon(waiting: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = waiting ? '/favicon-turn.svg' : '/favicon.svg';
  if (link && link.getAttribute('href') !== href) link.setAttribute('href', href);
}
