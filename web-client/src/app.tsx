import { t } from './i18n';
import { LobbyPage } from './lobby/LobbyPage';
import { RenewedBand } from './offline/RenewedBand';
import { route, type Route } from './router';
import { door } from './session';
import { Notices } from './ui/Notices';
import { lazy } from './ui/lazy';
import { NothingHere } from './ui/NothingHere';

/** Most people come to the lobby first; every other page is a file of its own. */
export const PAGES = {
  new: lazy(async () => (await import('./lobby/SetupPage')).SetupPage),
  games: lazy(async () => (await import('./lobby/GamesPage')).GamesPage),
  game: lazy(async () => (await import('./game/GamePage')).GamePage),
  embed: lazy(async () => (await import('./embed/EmbedPage')).EmbedPage),
  learn: lazy(async () => (await import('./tutorial/LessonScreen')).LessonScreen),
  rules: lazy(async () => (await import('./rules/RulesPage')).RulesPage),
  account: lazy(async () => (await import('./account/AccountPage')).AccountPage),
  admin: lazy(async () => (await import('./admin/AdminPage')).AdminPage),
  door: lazy(async () => (await import('./account/DoorPage')).DoorPage),
};

export function App() {
  return (
    <>
      {door.value && route.value.page !== 'rules' ? (
        <PAGES.door door={door.value} />
      ) : (
        <Current route={route.value} />
      )}
      <Notices />
      <RenewedBand />
    </>
  );
}

function Current({ route: current }: { route: Route }) {
  switch (current.page) {
    case 'lobby':
      return <LobbyPage />;
    case 'new':
      return <PAGES.new />;
    case 'learn':
      return <PAGES.learn />;
    case 'games':
      return <PAGES.games mine={current.mine} />;
    case 'game':
      return <PAGES.game key={current.id} id={current.id} />;
    case 'embed':
      return <PAGES.embed key={current.id} id={current.id} />;
    case 'rules':
      return <PAGES.rules chapter={current.chapter} />;
    case 'account':
      return <PAGES.account />;
    case 'admin':
      return <PAGES.admin />;
    case 'unknown':
      return current.table ? (
        <NothingHere title={t('common:unknown.table_title')} text={t('common:unknown.table')} />
      ) : (
        <NothingHere title={t('common:unknown.title')} text={t('common:unknown.text')} />
      );
  }
}
