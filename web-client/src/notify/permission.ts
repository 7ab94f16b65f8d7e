import { signal } from '@preact/signals';

const KEY = 'aude.notify';

/** What the person has said: `unasked` until they were offered it once. */
export type Wish = 'unasked' | 'yes' | 'no';

function stored(): Wish {
  try {
    const wish = localStorage.getItem(KEY);
    return wish === 'yes' || wish === 'no' ? wish : 'unasked';
  } catch {
    return 'unasked';
  }
}

export const wish = signal<Wish>(stored());

/** Whether this browser can show notifications, and has not been told never to. */
export function canNotify(): boolean {
  return 'Notification' in window && Notification.permission !== 'denied';
}

export function decide(value: Exclude<Wish, 'unasked'>): void {
  wish.value = value;
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // Without storage the answer lasts as long as the page.
  }
}

/** To be called from a click: browsers ask the person only then. */
export async function allowNotices(): Promise<void> {
  const answer = await Notification.requestPermission();
  decide(answer === 'granted' ? 'yes' : 'no');
}
