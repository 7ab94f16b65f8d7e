import { canBeHeld } from '../catalogue/kinds';
import { t } from '../i18n';
import type { AidFeature, AidFits, AidPlacement, View } from '../model/types';
import { Holders } from '../panels/Holders';
import { TileArt } from '../tiles/TileArt';
import { Button, IconButton } from '../ui/Button';
import { SeatPoints } from '../ui/SeatPoints';
import type { AidStore } from './aidStore';
import { chanceText, sayChance } from './sayAid';
import './aids.css';

interface AidPanelProps {
  readonly aids: AidStore;
  readonly view: View;
  readonly names: readonly string[];
  /** Whose chance is told first: the person's own seat, else that of the turn. */
  readonly seat: number | null;
  readonly onTile: (layout: string) => void;
  /** Somebody wants to know where a seat's points came from. */
  readonly onWhy: (seat: number) => void;
}

/** What is told about the thing that is pointed at. */
export function AidPanel({ aids, view, names, seat, onTile, onWhy }: AidPanelProps) {
  const shown = aids.shown.value;
  if (!shown) return null;
  const { target, aid } = shown;
  const layout = target.kind === 'feature' ? view.tiles[target.tile]?.layout : undefined;
  return (
    <section class="aid" data-over-board aria-label={t('game:aid.title')} data-testid="aid">
      <div class="aid__body">
        {target.kind === 'seat' && (view.scores[target.seat] ?? 0) > 0 && (
          <p>
            <Button testid="aid-why" aria-haspopup="dialog" onClick={() => onWhy(target.seat)}>
              {t('common:labelled', {
                label: t('log:said_points', { name: names[target.seat] ?? '', count: view.scores[target.seat] ?? 0 }),
                text: t('game:why.title'),
              })}
            </Button>
          </p>
        )}
        {target.kind === 'seat' && aid.features?.length === 0 && (
          <p>{t('game:aid.nothing_held', { name: names[target.seat] ?? '' })}</p>
        )}
        {aid.features?.map((feature) => (
          <FeatureLine key={feature.segments.join(' ')} feature={feature} names={names} />
        ))}
        {aid.cell && <CellLines cell={aid.cell} names={names} seat={seat} />}
        {aid.placement && <PlacementLines placement={aid.placement} names={names} />}
      </div>
      {layout !== undefined && (
        <button
          type="button"
          class="rule-link"
          aria-label={t('rules:tile.title')}
          title={t('rules:tile.title')}
          onClick={() => onTile(layout)}
        >
          ?
        </button>
      )}
      {aids.isPinned.value && (
        <IconButton icon="close" label={t('common:close')} onClick={() => void aids.pin(null)} />
      )}
    </section>
  );
}

function FeatureLine({ feature, names }: { feature: AidFeature; names: readonly string[] }) {
  const { kind, gaps } = feature;
  return (
    <p class="aid__line">
      <b>{t(`board:segment.${kind}`)}</b>
      {canBeHeld(kind) && <Worth feature={feature} names={names} />}
      {gaps.length > 0 && <span>{t('game:aid.gaps', { count: gaps.length })}</span>}
      {feature.stuck && <span class="aid__stuck">{t('game:aid.stuck')}</span>}
    </p>
  );
}

function Worth({ feature, names }: { feature: AidFeature; names: readonly string[] }) {
  const { kind, complete, points, completed } = feature;
  return (
    <>
      <Holders holders={feature.holders} names={names} />
      <span>{t('game:aid.now', { count: points })}</span>
      {!complete && kind !== 'field' && (
        <span>{t('game:aid.completed', { count: completed })}</span>
      )}
      {complete && kind !== 'field' && <span class="preview__done">{t('game:preview.complete')}</span>}
    </>
  );
}

function CellLines({ cell, names, seat }: { cell: AidFits; names: readonly string[]; seat: number | null }) {
  const mine = cell.seats.find((one) => one.seat === seat);
  return (
    <>
      <p class="aid__line">
        <b>{cell.left > 0 ? t('game:aid.fits', { count: cell.left }) : t('game:aid.fits_none')}</b>
        {cell.hand && <span class="preview__done">{t('game:aid.hand')}</span>}
        {cell.left > 0 && <span>{t('game:aid.next', { chance: chanceText(cell.next) })}</span>}
        {mine && cell.left > 0 && <span>{sayChance(mine, names)}</span>}
      </p>
      {cell.fits.length > 0 && (
        <ul class="aid__tiles">
          {cell.fits.map(({ layout, left }) => (
            <li key={layout}>
              <TileArt layout={layout} size={30} />
              {left}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function PlacementLines({ placement, names }: { placement: AidPlacement; names: readonly string[] }) {
  const done = placement.features.filter((feature) => feature.complete);
  const open = placement.features.filter((feature) => !feature.complete && feature.holders.length > 0);
  return (
    <>
      <p class="aid__line">
        <b>
          {done.length > 0
            ? t('game:aid.placement', { count: done.length })
            : t('game:aid.placement_none')}
        </b>
        {placement.gains.map((points, seat) =>
          points === 0 ? null : <SeatPoints key={seat} seat={seat} points={points} name={names[seat]} />,
        )}
      </p>
      {[...done, ...open].map((feature) => (
        <FeatureLine key={feature.segments.join(' ')} feature={feature} names={names} />
      ))}
    </>
  );
}
