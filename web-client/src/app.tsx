import { t } from './i18n';
import { GamePage } from './game/GamePage';
import { GamesPage } from './lobby/GamesPage';
import { LobbyPage } from './lobby/LobbyPage';
import { SetupPage } from './lobby/SetupPage';
import { route, type Route } from './router';
import { RulesPage } from './rules/RulesPage';
import { Notices } from './ui/Notices';
import { Page } from './ui/Page';

export function App() {
  return (
    <>
      <Current route={route.value} />
      <Notices />
    </>
  );
}

function Current({ route: current }: { route: Route }) {
  switch (current.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'new':
      return <SetupPage />;
    case 'games':
      return <GamesPage mine={current.mine} />;
    case 'game':
      return <GamePage key={current.id} id={current.id} />;
    case 'rules':
      return <RulesPage chapter={current.chapter} />;
    case 'unknown':
      return <Unknown />;
  }
}

function Unknown() {
  return (
    <Page title={t('common:unknown.title')}>
      <h1>{t('common:unknown.title')}</h1>
      <p>{t('common:unknown.text')}</p>
      <a class="button button--primary" href="/">
        <span>{t('common:unknown.home')}</span>
      </a>
    </Page>
  );
}
