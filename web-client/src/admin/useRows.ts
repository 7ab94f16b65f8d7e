import { useSignal } from '@preact/signals';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { attempt } from '../model/notices';
import { connection } from '../session';
import { order, rowsOf, type Row } from './adminApi';

/** How often a list that can be seen is asked for again. */
export const REFRESH_MS = 10_000;

interface Rows {
  /** Null until the first of them have come. */
  readonly rows: readonly Row[] | null;
  /** After something has been done. */
  readonly reload: () => void;
}

/** One list of the server's, as fresh as somebody who looks at it needs. */
export function useRows(list: string, may: boolean): Rows {
  const loaded = useSignal<{ readonly list: string; readonly rows: readonly Row[] } | null>(null);
  const asked = useRef(0);
  const load = useCallback(async () => {
    const number = ++asked.current;
    const rows = rowsOf(await order(list));
    // An answer that was overtaken says what was.
    if (number === asked.current) loaded.value = { list, rows };
  }, [list, loaded]);

  useEffect(() => {
    if (!may) return;
    attempt(load());
    const refresh = (): void => {
      // What fails now is asked for again; what is shown stays.
      if (document.visibilityState === 'visible') load().catch(() => undefined);
    };
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    window.addEventListener('focus', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      window.removeEventListener('focus', refresh);
    };
  }, [may, load]);

  // Whoever is connected is in the list of who is: this page, too, once it is.
  const open = connection.state.value === 'open';
  useEffect(() => {
    if (may && open) load().catch(() => undefined);
  }, [may, open, load]);

  return {
    rows: loaded.value?.list === list ? loaded.value.rows : null,
    reload: () => attempt(load()),
  };
}
