import { SPEEDS, type ReplayStore } from './replayStore';

/** Whether a key may be meant for the replay: not what is written into a field or asked of a dialog. */
export function wantsKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  const { target } = event;
  if (!(target instanceof Element)) return true;
  if (target.matches('input[type="range"]')) return event.key === ' ' || /^\d$/.test(event.key);
  return target.closest('input, textarea, select, dialog') === null;
}

/** Whether the key was one of the replay's. */
export function keyed(store: ReplayStore, event: KeyboardEvent): boolean {
  switch (event.key) {
    case 'ArrowLeft':
      if (event.shiftKey) store.stepToScoring(-1);
      else store.step(-1);
      return true;
    case 'ArrowRight':
      if (event.shiftKey) store.stepToScoring(1);
      else store.step(1);
      return true;
    case 'Home':
      store.go(0);
      return true;
    case 'End':
      store.toFront();
      return true;
    case ' ':
      // What has the focus is pressed by the space bar; it keeps that.
      if (event.target instanceof Element && event.target.closest('button, summary, [role="button"]')) return false;
      store.toggle();
      return true;
    default:
      return chooseSpeed(store, event.key);
  }
}

function chooseSpeed(store: ReplayStore, key: string): boolean {
  const speed = /^[1-9]$/.test(key) ? SPEEDS[Number(key) - 1] : undefined;
  if (speed === undefined) return false;
  store.setSpeed(speed);
  return true;
}
