import type { Signal } from '@preact/signals';
import { KeysDialog } from '../aids/KeysDialog';
import { ScoreDialog } from '../aids/ScoreDialog';
import { scoredBy } from '../aids/scorings';
import { ScoringsDialog } from '../aids/ScoringsDialog';
import type { AidStore } from '../aids/aidStore';
import { seatNames } from '../lobby/names';
import type { GameStore } from '../model/game';
import type { Table, View } from '../model/types';
import { TilesDialog } from '../panels/TilesDialog';
import { resignedBy } from '../replay/replayModel';
import type { ReplayStore } from '../replay/replayStore';
import { TileHelpDialog } from '../rules/TileHelp';
import { FinalDialog } from './FinalDialog';
import { GameMenu } from './GameMenu';
import { PlayOnDialog, ShareDialog, StatisticsDialog } from './lazyDialogs';
import type { Open } from './useFinalSheet';

interface GameDialogsProps {
  readonly open: Signal<Open>;
  readonly game: GameStore;
  readonly table: Table;
  /** As the game stands. */
  readonly latest: View;
  /** As it is looked at. */
  readonly view: View;
  readonly replay: ReplayStore;
  readonly aids: AidStore;
}

/** Whatever lies over the game screen; one at a time. */
export function GameDialogs({ open, game, table, latest, view, replay, aids }: GameDialogsProps) {
  const names = seatNames(table.seats);
  const close = () => (open.value = null);
  const show = (what: Open) => (open.value = what);
  const goTo = (move: number) => {
    close();
    replay.go(move);
  };
  const told = { aids, tiles: latest.tiles, names };
  const shown = open.value;
  if (typeof shown === 'object') {
    if (!shown) return null;
    if ('tile' in shown) return <TileHelpDialog layout={shown.tile} onClose={close} />;
    if ('scorings' in shown) {
      const scored = scoredBy(game.log.value.lines, view);
      return <ScoringsDialog which={shown.scorings} scored={scored} {...told} onClose={close} />;
    }
    return <ScoreDialog line={shown.why} {...told} onClose={close} />;
  }
  const finished = table.status === 'finished';
  switch (shown) {
    case 'menu':
      return <GameMenu game={game} table={table} view={latest} onShare={() => show('share')} onClose={close} />;
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'tiles':
      return <TilesDialog view={view} onClose={close} />;
    case 'final':
      return (
        <FinalDialog
          game={game}
          table={table}
          view={latest}
          aids={aids}
          onClose={close}
          onReplay={() => goTo(0)}
          onOpen={show}
        />
      );
    case 'share':
      return (
        <ShareDialog
          table={table}
          view={view}
          move={finished && !replay.front.value ? replay.at.value : null}
          onClose={close}
        />
      );
    case 'play_on':
      return (
        <PlayOnDialog
          table={table}
          view={view}
          answers={replay.move.value?.answers ?? 0}
          resigned={replay.replay.value ? resignedBy(replay.replay.value, replay.at.value) : []}
          seat={game.you.value.seat}
          onClose={close}
        />
      );
    case 'statistics':
      return (
        <StatisticsDialog
          id={game.id}
          replay={replay.replay.value}
          names={names}
          onMove={goTo}
          onClose={close}
        />
      );
  }
}
