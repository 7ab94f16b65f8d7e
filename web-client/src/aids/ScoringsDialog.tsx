import { useSignal } from '@preact/signals';
import { factText, worthText } from '../game/logText';
import { t } from '../i18n';
import type { PlacedTile } from '../model/types';
import { TileThumb } from '../tiles/paint/TileThumb';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { SeatPoints } from '../ui/SeatPoints';
import type { AidStore } from './aidStore';
import { ScoreDialog } from './ScoreDialog';
import { chosenFrom, pointsFor, type ScoredLine, type Scorings } from './scorings';
import './aids.css';

interface ScoringsDialogProps {
  readonly which: Scorings;
  /** Every score up to the position that is looked at. */
  readonly scored: readonly ScoredLine[];
  readonly aids: AidStore;
  readonly tiles: readonly PlacedTile[];
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** Where points came from: each score is a button that tells why it was made. */
export function ScoringsDialog({ which, scored, aids, tiles, names, onClose }: ScoringsDialogProps) {
  const why = useSignal<ScoredLine | null>(null);
  const chosen = chosenFrom(scored, which);
  const rows = { tiles, names, seat: which.of === 'seat' ? which.seat : null };
  const inPlay = chosen.filter((line) => !line.final);
  const atEnd = chosen.filter((line) => line.final);
  return (
    <>
      <Dialog title={titleOf(which, chosen, names)} onClose={onClose} kind="sheet" testid="scorings">
        {chosen.length === 0 && <p>{t('game:why.no_points')}</p>}
        {inPlay.length > 0 && atEnd.length > 0 && <h3>{t('game:final.during')}</h3>}
        <Rows lines={inPlay} {...rows} onWhy={(line) => (why.value = line)} />
        {atEnd.length > 0 && <h3>{t('game:final.at_end')}</h3>}
        <Rows lines={atEnd} {...rows} onWhy={(line) => (why.value = line)} />
      </Dialog>
      {why.value && (
        <ScoreDialog line={why.value} aids={aids} tiles={tiles} names={names} onClose={() => (why.value = null)} />
      )}
    </>
  );
}

function titleOf(which: Scorings, chosen: readonly ScoredLine[], names: readonly string[]): string {
  if (which.of === 'last') return t('game:why.last');
  const { seat, feature } = which;
  const count = chosen.reduce((sum, line) => sum + pointsFor(line, seat), 0);
  const text = t('log:said_points', { name: names[seat] ?? '', count });
  return feature === undefined ? text : t('common:labelled', { label: t(`game:final.${feature}`), text });
}

interface RowsProps {
  readonly lines: readonly ScoredLine[];
  readonly tiles: readonly PlacedTile[];
  readonly names: readonly string[];
  /** Whose points are told; null for everyone's. */
  readonly seat: number | null;
  readonly onWhy: (line: ScoredLine) => void;
}

function Rows({ lines, tiles, names, seat, onWhy }: RowsProps) {
  if (lines.length === 0) return null;
  return (
    <ul class="scorings">
      {lines.map((line) => {
        const tile = tiles[line.tile];
        const shares = line.seats.filter((one) => one.points > 0 && (seat === null || one.seat === seat));
        return (
          <li key={line.id}>
            <button
              type="button"
              class="scorings__one"
              aria-haspopup="dialog"
              data-testid="scoring"
              onClick={() => onWhy(line)}
            >
              {tile && <TileThumb layout={tile.layout} turns={tile.turns} size={34} />}
              <span class="scorings__words">
                <b>{factText(line)}</b>
                <small>{worthText(line)}</small>
              </span>
              {shares.map((share) => (
                <SeatPoints key={share.seat} seat={share.seat} points={share.points} name={names[share.seat]} size={18} />
              ))}
              <Icon name="chevron" size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
