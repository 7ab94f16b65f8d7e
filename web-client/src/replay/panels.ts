import type { ComponentType } from 'preact';
import type { Table } from '../model/types';
import { lazy } from '../ui/lazy';
import type { ReplayStore } from './replayStore';

export interface ReplayPanelProps {
  readonly store: ReplayStore;
  readonly table: Table;
}

/**
 * What stands beside the graph of a replay. A panel renders nothing as long as it has nothing to say;
 * one that is large loads itself with `lazy`.
 */
export const REPLAY_PANELS: readonly ComponentType<ReplayPanelProps>[] = [
  lazy(async () => (await import('../analysis/AnalysisPanel')).AnalysisPanel),
];
