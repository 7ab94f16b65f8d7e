import { canBeHeld } from '../catalogue/kinds';
import { listText, percentText, t } from '../i18n';
import type { AidFeature, AidFits, AidPlacement } from '../model/types';
import type { Shown } from './aidStore';

/** In a sentence or two what the panel shows, for who hears the game; `seat` is whose chance is told. */
export function sayAid({ target, aid }: Shown, names: readonly string[], seat: number | null): string {
  const said: string[] = [];
  if (target.kind === 'seat' && aid.features?.length === 0) {
    said.push(t('game:aid.nothing_held', { name: names[target.seat] ?? '' }));
  }
  for (const feature of aid.features ?? []) said.push(sayFeature(feature, names));
  if (aid.cell) said.push(sayFits(aid.cell, names, seat));
  if (aid.placement) said.push(...sayPlacement(aid.placement, names));
  return said.join('. ');
}

function sayFeature({ kind, holders, complete, points, completed, gaps, stuck }: AidFeature, names: readonly string[]): string {
  const held = holders.map(({ seat, followers }) =>
    t('game:preview.holder', { name: names[seat] ?? '', count: followers }),
  );
  const name = t(`board:segment.${kind}`);
  const open = gaps.length > 0 && t('game:aid.gaps', { count: gaps.length });
  if (!canBeHeld(kind)) return [name, open].filter((part) => part !== false).join(', ');
  const grows = kind !== 'field';
  return [
    name,
    held.length > 0 ? listText(held) : t('game:preview.nobody'),
    t('game:aid.now', { count: points }),
    grows && !complete && t('game:aid.completed', { count: completed }),
    grows && complete && t('game:preview.complete'),
    open,
    stuck && t('game:aid.stuck'),
  ]
    .filter((part) => part !== false)
    .join(', ');
}

function sayFits({ left, hand, next, seats }: AidFits, names: readonly string[], seat: number | null): string {
  const mine = seats.find((one) => one.seat === seat);
  return [
    left > 0 ? t('game:aid.fits', { count: left }) : t('game:aid.fits_none'),
    hand && t('game:aid.hand'),
    left > 0 && t('game:aid.next', { chance: chanceText(next) }),
    left > 0 && mine && sayChance(mine, names),
  ]
    .filter((part) => part !== false && part !== undefined)
    .join(', ');
}

/** How likely a seat draws something that fits. */
export function sayChance({ seat, chance, draws }: AidFits['seats'][number], names: readonly string[]): string {
  return t('game:aid.chance', { name: names[seat] ?? '', chance: chanceText(chance), count: draws });
}

function sayPlacement({ features, gains }: AidPlacement, names: readonly string[]): string[] {
  const done = features.filter((feature) => feature.complete);
  const open = features.filter((feature) => !feature.complete && feature.holders.length > 0);
  const won = gains.flatMap((points, seat) =>
    points === 0 ? [] : [t('log:said_points', { name: names[seat] ?? '', count: points })],
  );
  return [
    done.length > 0 ? t('game:aid.placement', { count: done.length }) : t('game:aid.placement_none'),
    ...won,
    ...[...done, ...open].map((feature) => sayFeature(feature, names)),
  ];
}

/** What is hardly likely is not called impossible. */
export function chanceText(chance: number): string {
  return chance > 0 && chance < 0.01 ? `<${percentText(0.01)}` : percentText(chance);
}
