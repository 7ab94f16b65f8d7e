import { lazy } from '../ui/lazy';

/** Dialogs that are opened now and then, each in a file of its own. */
export const ShareDialog = lazy(async () => (await import('../share/ShareDialog')).ShareDialog);

export const PlayOnDialog = lazy(async () => (await import('../replay/PlayOnDialog')).PlayOnDialog);

export const StatisticsDialog = lazy(
  async () => (await import('../statistics/StatisticsDialog')).StatisticsDialog,
);
