import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { BoardApi } from '../board/Board';
import { BoardTools } from '../game/BoardTools';
import { ChoiceStore } from '../game/choice';
import { GameBoard } from '../game/GameBoard';
import { HandBar } from '../game/HandBar';
import { HomeLink } from '../game/HomeLink';
import { useActionKeys } from '../game/keys';
import { t } from '../i18n';
import { FeaturePreview } from '../panels/FeaturePreview';
import { Piles } from '../panels/Piles';
import { Scores } from '../panels/Scores';
import { TilesDialog } from '../panels/TilesDialog';
import { TileHelpDialog } from '../rules/TileHelp';
import { me } from '../session';
import { Icon } from '../ui/Icon';
import { useTitle } from '../ui/Page';
import { LESSON } from './lesson';
import { LessonEnd } from './LessonEnd';
import { LessonStore } from './lessonStore';
import { LessonWords } from './LessonWords';
import { tableOfLesson } from './table';
import './lesson.css';

/** The guided game, on the board and with the bar of a real one. */
export function LessonScreen() {
  const lesson = useMemo(() => new LessonStore(tableOfLesson(me.peek()?.name ?? t('common:you'))), []);
  const choice = useMemo(() => new ChoiceStore(lesson), [lesson]);
  const board = useRef<BoardApi | null>(null);
  const open = useSignal<'tiles' | { readonly tile: string } | null>(null);
  useActionKeys(lesson, choice, lesson.running);
  useTitle(t('tutorial:title'));

  const { table, view } = lesson.position.value;
  const step = lesson.step.value;
  const ask = lesson.question.value;
  const names = table.seats.map((seat) => seat.player?.name ?? '');
  const { option, selected } = choice;
  if (!view) return null;
  const close = () => (open.value = null);
  const found = step !== null && selected === step.option;
  return (
    <div class={`game lesson ${glowOf(ask?.options[step?.option ?? -1]?.action, found)}`} data-step={step?.name}>
      <h1 class="visually-hidden">{t('tutorial:title')}</h1>
      <div class="game__top">
        <header class="game-head">
          <HomeLink />
          <a class="icon-button lesson__leave" href="/" aria-label={t('tutorial:leave')} title={t('tutorial:leave')} data-testid="leave-lesson">
            <Icon name="close" />
          </a>
        </header>
        <Scores table={table} view={view} you={lesson.you.value} clockHeardAt={0} />
        <Piles view={view} onOpen={() => (open.value = 'tiles')} />
      </div>
      <main class="game__board" aria-label={t('game:board')}>
        <GameBoard
          view={view}
          ask={ask}
          choice={choice}
          effects={lesson.effects.value}
          highlight={option?.preview ?? []}
          seatNames={names}
          seat={0}
          hint={found ? null : (step?.option ?? null)}
          apiRef={board}
        />
        <BoardTools board={board} />
      </main>
      <div class="game__foot">
        <div class="game__over">
          {option?.preview && option.preview.length > 0 && (
            <FeaturePreview features={option.preview} names={names} />
          )}
          {step && <LessonWords step={step} at={lesson.at.value} last={LESSON.steps.length} astray={lesson.astray.value} />}
        </div>
        <HandBar
          game={lesson}
          choice={choice}
          view={view}
          names={names}
          onTile={(layout) => (open.value = { tile: layout })}
        />
      </div>
      {open.value === 'tiles' && <TilesDialog view={view} onClose={close} />}
      {typeof open.value === 'object' && open.value && <TileHelpDialog layout={open.value.tile} onClose={close} />}
      {!step && <LessonEnd points={view.scores[0] ?? 0} onAgain={lesson.restart} />}
    </div>
  );
}

/** Which button shall be pressed, where it is none of the board's. */
function glowOf(action: string | undefined, found: boolean): string {
  if (found) return 'lesson--confirm';
  if (action === 'pass') return 'lesson--pass';
  return action === 'end_turn' ? 'lesson--end' : '';
}
