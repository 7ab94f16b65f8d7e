import { signal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { Button } from './Button';

/**
 * A component in a file of its own, which is loaded when it is first shown. `load` is also there to fetch
 * it ahead of time.
 */
export function lazy<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P> & { load: () => Promise<void> } {
  const loaded = signal<{ readonly component: FunctionComponent<P> } | 'failed' | null>(null);
  let asked: Promise<void> | null = null;

  function start(): Promise<void> {
    asked ??= load().then(
      (component) => {
        loaded.value = { component };
      },
      () => {
        asked = null;
        loaded.value = 'failed';
      },
    );
    return asked;
  }

  function Lazy(props: P): JSX.Element {
    const state = loaded.value;
    useEffect(() => void start(), []);
    if (state === 'failed') return <Failed />;
    if (!state) return <p class="lazy">{t('common:loading')}</p>;
    const Component = state.component;
    return <Component {...props} />;
  }
  return Object.assign(Lazy, { load: start });
}

/** Without the network, or after the server got a newer client, whose files have other names. */
function Failed() {
  return (
    <div class="lazy" role="alert">
      <p>{t('common:lazy.failed')}</p>
      <Button onClick={() => location.reload()}>{t('common:link.reload')}</Button>
    </div>
  );
}
