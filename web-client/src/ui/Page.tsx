import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n';
import { door, me } from '../session';
import { route } from '../router';
import { Icon } from './Icon';
import { LanguageChoice } from './LanguageChoice';
import { SettingsButton } from '../settings/SettingsButton';
import { LinkBadge, LinkBand } from './LinkBadge';

interface PageProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A page outside a game: the head with the ways to go, and the content below. */
export function Page({ title, children }: PageProps) {
  useTitle(title);
  const { page } = route.value;
  return (
    <div class="page">
      <a class="skip-link" href="#content">
        {t('common:skip')}
      </a>
      <header class="head">
        <a class="brand" href="/">
          <img src="/favicon.svg" alt="" width="28" height="28" />
          {t('common:title')}
        </a>
        <nav class="head__nav" aria-label={t('common:nav.label')}>
          <a href="/" aria-current={page === 'lobby' ? 'page' : undefined}>
            {t('common:nav.play')}
          </a>
          <a href="/games?mine=1" aria-current={page === 'games' ? 'page' : undefined}>
            {t('common:nav.games')}
          </a>
          <a href="/rules" aria-current={page === 'rules' ? 'page' : undefined}>
            {t('common:nav.rules')}
          </a>
        </nav>
        <div class="head__end">
          {!door.value && <LinkBadge />}
          <LanguageChoice short />
          <SettingsButton />
          {me.value && (
            <a class="head__me" href="/account" data-testid="to-account">
              <Icon name="person" />
              <span>{me.value.name}</span>
            </a>
          )}
        </div>
      </header>
      <LinkBand />
      <main id="content" class="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${t('common:title')}`;
  }, [title]);
}
