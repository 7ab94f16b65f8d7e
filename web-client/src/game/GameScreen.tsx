import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { AidPanel } from '../aids/AidPanel';
import { AidSaid } from '../aids/AidSaid';
import type { AidStore } from '../aids/aidStore';
import { AidTools } from '../aids/AidTools';
import { useAids } from '../aids/useAids';
import type { BoardApi } from '../board/Board';
import { HintButton } from '../hint/HintButton';
import { HintPanel } from '../hint/HintPanel';
import { useHint } from '../hint/useHint';
import { t } from '../i18n';
import { seatNames } from '../lobby/names';
import type { GameStore } from '../model/game';
import { endTurnsAlone } from '../model/preferences';
import type { FeatureSummary, Segments, Table, View } from '../model/types';
import { useYourTurn } from '../notify/useYourTurn';
import { LiveRegion } from '../panels/LiveRegion';
import { Piles } from '../panels/Piles';
import { Scores } from '../panels/Scores';
import { useReplay } from '../replay/useReplay';
import { IconButton } from '../ui/Button';
import { isLow, isNarrow } from '../ui/media';
import { BoardTools } from './BoardTools';
import { ChoiceStore } from './choice';
import { GameBoard } from './GameBoard';
import { GameDialogs } from './GameDialogs';
import { GameFoot } from './GameFoot';
import { GameHead } from './GameHead';
import { GameTools } from './GameTools';
import { useActionKeys, useScreenKeys } from './keys';
import { SidePanel, type TalkProps } from './SidePanel';
import { useFinalSheet, type Open } from './useFinalSheet';
import { useWhy } from './useWhy';

interface GameScreenProps {
  readonly game: GameStore;
  readonly table: Table;
  readonly view: View;
}

/** One screen for the game in play and for its replay, so that the board stays where it is. */
export function GameScreen({ game, table, view: latest }: GameScreenProps) {
  const choice = useMemo(() => new ChoiceStore(game), [game]);
  const replay = useReplay(game);
  const board = useRef<BoardApi | null>(null);
  const open = useSignal<Open>(null);
  const pointed = useSignal<Segments | null>(null);
  const finished = table.status === 'finished';
  const front = replay.front.value;
  useActionKeys(game, choice, replay.front);
  useFinalSheet(game, open);
  useRiverInSight(table, latest, board);
  useYourTurn(game, finished ? t('replay:title') : t('game:title'));
  useSignalEffect(() => {
    const ask = game.question.value;
    if (ask && endTurnsAlone.value) choice.answerAlone(ask);
  });

  // The front of a game is what the server says it is; only the way back is worked out here.
  const view = front ? latest : (replay.move.value?.view ?? latest);
  const names = seatNames(table.seats);
  const ask = front ? game.question.value : null;
  const effects = finished || !front ? replay.effects.value : game.effects.value;
  const at = front ? undefined : replay.move.value?.answers;
  const { aids, board: told, ...hands } = useAids(game, view, at, ask, ask ? choice.selected : null);
  const hint = useHint(game, ask, choice);
  const on = aids.on.value;
  const why = useWhy(open, game.log.value.lines, view);
  useTileInSight(aids, board);
  useScreenKeys({
    fields: aids.toggleFields,
    tiles: () => (open.value = 'tiles'),
    help: () => (open.value = 'keys'),
    why: why.ofLast,
    tell: hands.tell,
    hint: () => {
      if (ask && game.you.value.hints) game.hints.ask(ask);
    },
    clear: hands.clear,
  });
  const talk: TalkProps = {
    game,
    table,
    names,
    lines: game.log.value.lines,
    onPoint: (segments) => (pointed.value = segments),
    ...(finished || !front ? { current: view.turn } : {}),
    ...(replay.replay.value ? { onJump: (turn) => replay.goToTurn(turn) } : {}),
    onWhy: why.ofLine,
  };

  const beside = !isNarrow.value && !isLow.value;
  return (
    <div class={finished ? 'game game--replay' : 'game'}>
      <h1 class="visually-hidden">{t(finished ? 'replay:title' : 'game:title')}</h1>
      <div class="game__top">
        <GameHead table={table} onMenu={() => (open.value = 'menu')} />
        <Scores
          table={table}
          view={view}
          you={game.you.value}
          clockHeardAt={game.clockHeardAt.value}
          onWhy={why.ofSeat}
          ended={on && !view.final ? aids.position.value?.totals : undefined}
          {...(on
            ? {
                onPoint: (seat) => aids.point(seat === null ? null : { kind: 'seat', seat }),
                onPick: (seat) => void aids.pin({ kind: 'seat', seat }),
              }
            : {})}
        />
        <Piles view={view} onOpen={() => (open.value = 'tiles')} />
      </div>
      <main class="game__board" aria-label={t('game:board')}>
        <GameBoard
          view={view}
          ask={ask}
          choice={choice}
          effects={effects}
          onScore={why.ofEffect}
          highlight={outlined(ask ? choice.option?.preview : undefined, pointed.value)}
          seatNames={names}
          seat={game.you.value.seat}
          hint={hint}
          aids={told}
          {...(finished || !front ? {} : { onExplore: hands.onExplore })}
          {...(on ? { onPoint: hands.onPoint, onPick: hands.onPick } : {})}
          apiRef={board}
        />
        <BoardTools board={board}>
          <HintButton hints={game.hints} offered={game.you.value.hints === true} ask={ask} />
          <AidTools aids={aids} onKeys={() => (open.value = 'keys')} />
          {!finished && front && game.you.value.seat !== null && replay.last.value > 0 && (
            <IconButton
              icon="history"
              label={t('replay:look_back')}
              testid="look-back"
              onClick={() => replay.step(-1)}
            />
          )}
        </BoardTools>
      </main>
      <GameFoot
        game={game}
        table={table}
        view={latest}
        choice={choice}
        replay={replay}
        open={open}
        aid={
          <>
            <HintPanel hints={game.hints} ask={ask} names={names} view={view} />
            <AidPanel
              aids={aids}
              view={view}
              names={names}
              seat={game.you.value.seat ?? view.seat}
              onTile={(layout) => (open.value = { tile: layout })}
              onWhy={why.ofSeat}
            />
          </>
        }
        onTile={(layout) => (open.value = { tile: layout })}
        tools={beside ? null : <GameTools {...talk} />}
      />
      {beside && <SidePanel {...talk} />}
      <LiveRegion game={game} names={names} />
      <AidSaid aids={aids} names={names} seat={game.you.value.seat ?? view.seat} />
      <GameDialogs
        open={open}
        game={game}
        table={table}
        latest={latest}
        view={view}
        replay={replay}
        aids={aids}
      />
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

/** What is told about a previewed tile must not lie over it. */
function useTileInSight(aids: AidStore, board: { current: BoardApi | null }): void {
  const shown = aids.shown.value;
  useEffect(() => {
    const panel = shown?.target.kind === 'placement' ? document.querySelector('.aid') : null;
    if (panel) board.current?.uncover(panel.getBoundingClientRect());
  }, [shown, board]);
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
