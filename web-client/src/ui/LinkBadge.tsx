import { t } from '../i18n';
import { connection } from '../session';

/** Whether the page is in touch with the server; says more only when it is not. */
export function LinkBadge() {
  const state = connection.state.value;
  return (
    <span
      class={`link-badge link-badge--${state}`}
      data-testid="connection-state"
      data-state={state}
      role="status"
      title={linkText()}
    >
      <span class="link-badge__dot" aria-hidden="true" />
      {/* While the band is there it is what speaks. */}
      <span class="visually-hidden">{isBandShown() ? '' : linkText()}</span>
    </span>
  );
}

function linkText(): string {
  const state = connection.state.value;
  const closing = connection.closing.value;
  if (state === 'stopped') return stoppedText(closing);
  if (state === 'waiting') {
    if (!navigator.onLine) return t('common:link.offline');
    return t(closing === 'restarting' ? 'common:link.restarting' : 'common:link.waiting');
  }
  return t(state === 'open' ? 'common:link.open' : 'common:link.connecting');
}

function stoppedText(closing: string | null): string {
  if (closing === 'protocol') return t('common:link.protocol');
  if (closing === 'logged_out' || closing === 'banned') return t('common:link.logged_out');
  return t('common:link.stopped');
}

function isBandShown(): boolean {
  return connection.state.value === 'waiting' || connection.state.value === 'stopped';
}

/** A band across the page while there is no connection. */
export function LinkBand() {
  const state = connection.state.value;
  if (!isBandShown()) return null;
  const outdated = connection.closing.value !== 'replaced';
  return (
    <div class="link-band" role="alert">
      <span>{linkText()}</span>
      {state === 'stopped' && (
        <button
          type="button"
          class="link-band__button"
          onClick={() => (outdated ? location.reload() : connection.restart())}
        >
          {t(outdated ? 'common:link.reload' : 'common:link.again')}
        </button>
      )}
    </div>
  );
}
