import { t } from '../i18n';
import { TileArt } from '../tiles/TileArt';
import { ButtonLink } from './Button';
import { Page } from './Page';

const SIZE = 84;

interface NothingHereProps {
  readonly title: string;
  readonly text: string;
}

/** In place of a page that there is not: what was not found, and the way to the lobby. */
export function NothingHere({ title, text }: NothingHereProps) {
  return (
    <Page title={title}>
      <div class="nothing" data-testid="nothing-here">
        <div class="nothing__land" aria-hidden="true">
          <TileArt layout="base.U" size={SIZE} />
          <span class="nothing__gap">?</span>
          <TileArt layout="base.V" size={SIZE} />
        </div>
        <h1>{title}</h1>
        <p>{text}</p>
        <div class="button-row">
          <ButtonLink tone="primary" href="/">
            {t('common:unknown.home')}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
