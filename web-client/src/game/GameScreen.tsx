import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Board, type BoardApi } from '../board/Board';
import { t } from '../i18n';
import { seatNames } from '../lobby/names';
import type { GameStore } from '../model/game';
import { endTurnsAlone } from '../model/preferences';
import { attempt } from '../model/notices';
import type { FeatureSummary, Segments, Table, View } from '../model/types';
import { FeaturePreview } from '../panels/FeaturePreview';
import { LiveRegion } from '../panels/LiveRegion';
import { Piles } from '../panels/Piles';
import { ProposalBar } from '../panels/ProposalBar';
import { ReplacedBar } from '../panels/ReplacedBar';
import { Scores } from '../panels/Scores';
import { TilesDialog } from '../panels/TilesDialog';
import { ReplayControls } from '../replay/ReplayControls';
import { moveOfHash, moveOfTurn } from '../replay/replayModel';
import { ReplayStore } from '../replay/replayStore';
import { IconButton } from '../ui/Button';
import { LinkBand } from '../ui/LinkBadge';
import { isNarrow } from '../ui/media';
import { useTitle } from '../ui/Page';
import { BoardTools } from './BoardTools';
import { ChoiceStore } from './choice';
import { FinalDialog } from './FinalDialog';
import { GameHead } from './GameHead';
import { GameMenu } from './GameMenu';
import { GameTools } from './GameTools';
import { HandBar } from './HandBar';
import { useActionKeys } from './keys';
import { SidePanel, type TalkProps } from './SidePanel';

type Open = 'menu' | 'tiles' | 'final' | null;

interface GameScreenProps {
  readonly game: GameStore;
  readonly table: Table;
  readonly view: View;
}

/** One screen for the game in play and for its replay, so that the board stays where it is. */
export function GameScreen({ game, table, view: latest }: GameScreenProps) {
  const choice = useMemo(() => new ChoiceStore(game), [game]);
  const replay = useReplay(game.id, table.status === 'finished');
  const board = useRef<BoardApi | null>(null);
  const open = useSignal<Open>(null);
  const pointed = useSignal<Segments | null>(null);
  useActionKeys(game, choice);
  useFinalSheet(game, open);
  useRiverInSight(table, latest, board);
  useTitle(table.status === 'finished' ? t('replay:title') : t('game:title'));
  useSignalEffect(() => {
    const ask = game.question.value;
    if (ask && endTurnsAlone.value) choice.answerAlone(ask);
  });

  const move = replay?.move.value ?? null;
  const view = move?.view ?? latest;
  const names = seatNames(table.seats);
  const ask = replay ? null : game.question.value;
  const { option, selected } = choice;
  const talk: TalkProps = {
    game,
    table,
    names,
    lines: replay?.replay.value?.lines ?? game.log.value.lines,
    onPoint: (segments) => (pointed.value = segments),
    ...(replay && move
      ? {
          current: move.turn,
          onJump: (turn) => replay.replay.value && replay.go(moveOfTurn(replay.replay.value, turn)),
        }
      : {}),
  };

  const tools = isNarrow.value ? <GameTools {...talk} /> : null;

  return (
    <div class={replay ? 'game game--replay' : 'game'}>
      <h1 class="visually-hidden">{t(replay ? 'replay:title' : 'game:title')}</h1>
      <div class="game__top">
        <GameHead table={table} onMenu={() => (open.value = 'menu')} />
        <Scores table={table} view={view} you={game.you.value} clockHeardAt={game.clockHeardAt.value} />
        <Piles view={view} onOpen={() => (open.value = 'tiles')} />
      </div>
      <main class="game__board" aria-label={t('game:board')}>
        <Board
          view={{
            tiles: view.tiles,
            figures: view.figures,
            joins: view.joins,
            lastPlaced: view.tiles.length > 0 ? view.tiles.length - 1 : null,
          }}
          hand={ask?.step === 'place' ? view.tile : null}
          options={ask?.options ?? []}
          step={ask?.step ?? null}
          selected={selected}
          onSelect={choice.select}
          onChoose={choice.choose}
          effects={replay ? replay.effects.value : game.effects.value}
          highlight={outlined(option?.preview, pointed.value)}
          seatNames={names}
          seat={game.you.value.seat}
          apiRef={board}
        />
        <BoardTools board={board} />
      </main>
      <div class="game__foot">
        <div class="game__over">
          <LinkBand />
          {!replay && (
            <>
              <ReplacedBar game={game} table={table} />
              <ProposalBar game={game} table={table} />
              {option?.preview && option.preview.length > 0 && (
                <FeaturePreview features={option.preview} names={names} />
              )}
            </>
          )}
        </div>
        {replay ? (
          <ReplayControls store={replay}>
            <IconButton
              icon="trophy"
              label={t('game:final.title')}
              testid="open-final"
              onClick={() => (open.value = 'final')}
            />
            {tools}
          </ReplayControls>
        ) : (
          <HandBar game={game} choice={choice} view={view} names={names}>
            {tools}
          </HandBar>
        )}
      </div>
      {!isNarrow.value && <SidePanel {...talk} />}
      <LiveRegion game={game} names={names} />
      {open.value === 'menu' && (
        <GameMenu game={game} table={table} view={latest} onClose={() => (open.value = null)} />
      )}
      {open.value === 'tiles' && <TilesDialog view={view} onClose={() => (open.value = null)} />}
      {open.value === 'final' && (
        <FinalDialog
          game={game}
          table={table}
          view={latest}
          onClose={() => (open.value = null)}
          onReplay={() => {
            open.value = null;
            replay?.go(0);
          }}
        />
      )}
    </div>
  );
}

/** Option river_recentre: once the river lies, the whole of it comes into sight. */
function useRiverInSight(table: Table, view: View, board: { current: BoardApi | null }): void {
  const wanted = table.setup.options['river_recentre'] === 'on';
  const river = view.piles.find((pile) => pile.name === 'river')?.left ?? 0;
  const before = useRef(river);
  useEffect(() => {
    if (wanted && before.current > 0 && river === 0) board.current?.fit();
    before.current = river;
  }, [wanted, river, board]);
}

const FINAL_DELAY_MS = 2500;

/** The scores open by themselves when the game ends, after the board has shown what scored; and for
 * who comes later, unless the address names a move. */
function useFinalSheet(game: GameStore, open: { value: Open }): void {
  const finished = game.position.value?.table.status === 'finished';
  const sawItPlayed = useRef(false);
  useEffect(() => {
    if (!finished) {
      sawItPlayed.current = true;
      return;
    }
    if (moveOfHash(location.hash, Infinity) !== null) return;
    const timer = setTimeout(() => (open.value = 'final'), sawItPlayed.current ? FINAL_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [finished, open]);
}

function useReplay(id: string, finished: boolean): ReplayStore | null {
  const replay = useMemo(() => (finished ? new ReplayStore(id) : null), [id, finished]);
  useEffect(() => {
    if (replay) attempt(replay.load());
  }, [replay]);
  return replay;
}

function outlined(
  preview: readonly FeatureSummary[] | undefined,
  pointed: Segments | null,
): readonly FeatureSummary[] {
  if (preview) return preview;
  if (!pointed) return [];
  return [
    { kind: 'road', complete: true, tiles: 0, open: 0, points: 0, holders: [], segments: pointed },
  ];
}
