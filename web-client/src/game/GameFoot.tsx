import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { seatNames } from '../lobby/names';
import type { GameStore } from '../model/game';
import type { Table, View } from '../model/types';
import { NoticeOffer } from '../notify/NoticeOffer';
import { FeaturePreview } from '../panels/FeaturePreview';
import { ProposalBar } from '../panels/ProposalBar';
import { ReplacedBar } from '../panels/ReplacedBar';
import { LookingBack } from '../replay/LookingBack';
import { ReplayControls } from '../replay/ReplayControls';
import type { ReplayStore } from '../replay/replayStore';
import { Sounds } from '../sound/Sounds';
import { IconButton } from '../ui/Button';
import { LinkBand } from '../ui/LinkBadge';
import type { ChoiceStore } from './choice';
import { HandBar } from './HandBar';
import { NextGame } from './NextGame';
import type { Open } from './useFinalSheet';

interface GameFootProps {
  readonly game: GameStore;
  readonly table: Table;
  readonly view: View;
  readonly choice: ChoiceStore;
  readonly replay: ReplayStore;
  readonly open: { value: Open };
  /** Buttons of a phone, for what stands beside the board elsewhere. */
  readonly tools: ComponentChildren;
  /** What is told about the place that is pointed at. */
  readonly aid: ComponentChildren;
  readonly onTile: (layout: string) => void;
}

function botIsAsked(table: Table, view: View): boolean {
  const seat = view.asked === null ? undefined : table.seats[view.asked];
  return seat !== undefined && seat.bot !== null;
}

/** Below the board: the hand of a game in play, the track of one that is over or looked back upon. */
export function GameFoot({ game, table, view, choice, replay, open, tools, aid, onTile }: GameFootProps) {
  const names = seatNames(table.seats);
  const finished = table.status === 'finished';
  const back = !replay.front.value;
  const preview = choice.option?.preview ?? [];
  return (
    <div class="game__foot">
      <div class="game__over">
        <LinkBand />
        {aid}
        {!finished && back && <LookingBack store={replay} asked={game.question.value !== null} />}
        {!finished && !back && preview.length > 0 && <FeaturePreview features={preview} names={names} />}
      </div>
      {!finished && (
        <div class="game__asks">
          <ReplacedBar game={game} table={table} />
          <ProposalBar game={game} table={table} />
          <NoticeOffer game={game} />
          <Sounds game={game} />
        </div>
      )}
      {!finished && !back && (
        <HandBar
          game={game}
          choice={choice}
          view={view}
          names={names}
          thinking={botIsAsked(table, view)}
          onTile={onTile}
        >
          {game.you.value.seat !== null && (
            <NextGame table={table} mine={view.asked === game.you.value.seat} />
          )}
          {tools}
        </HandBar>
      )}
      {(finished || back) && (
        <ReplayControls store={replay} table={table}>
          <ReplayTools finished={finished} over={replay.front.value} open={open} />
          {tools}
        </ReplayControls>
      )}
      {!finished && !back && game.you.value.seat === null && replay.replay.value && (
        <ReplayControls store={replay} table={table} small>
          <span class="live-badge">{t('replay:live')}</span>
        </ReplayControls>
      )}
    </div>
  );
}

interface ReplayToolsProps {
  readonly finished: boolean;
  /** The end of the game is shown: there is nothing to play on from. */
  readonly over: boolean;
  readonly open: { value: Open };
}

function ReplayTools({ finished, over, open }: ReplayToolsProps) {
  return (
    <>
      <IconButton
        icon="share"
        label={t('share:title')}
        testid="open-share"
        onClick={() => (open.value = 'share')}
      />
      {finished && (
        <>
          <IconButton
            icon="branch"
            label={t(over ? 'replay:play_on.over' : 'replay:play_on.title')}
            testid="open-play-on"
            disabled={over}
            onClick={() => (open.value = 'play_on')}
          />
          <IconButton
            icon="chart"
            label={t('statistics:title')}
            testid="open-statistics"
            onClick={() => (open.value = 'statistics')}
          />
          <IconButton
            icon="trophy"
            label={t('game:final.title')}
            testid="open-final"
            onClick={() => (open.value = 'final')}
          />
        </>
      )}
    </>
  );
}
