import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import type { Ask, View } from '../model/types';
import { TileArt } from '../tiles/TileArt';
import { Button } from '../ui/Button';
import { SeatMark } from '../ui/SeatMark';
import { sameCell, type AskingGame, type ChoiceStore } from './choice';
import { NamedActions } from './NamedActions';
import { askText, passText, plainOption, waitText } from './questions';

interface HandBarProps {
  readonly game: AskingGame;
  readonly choice: ChoiceStore;
  readonly view: View;
  readonly names: readonly string[];
  /** Tells about the tile in hand. */
  readonly onTile: (layout: string) => void;
  /** A bot has the turn: three dots say that something goes on. */
  readonly thinking?: boolean;
  /** More buttons at the end of the row, on a phone. */
  readonly children?: ComponentChildren;
}

/** The tile in hand, what is asked, and the answers that have no place on the board. */
export function HandBar({ game, choice, view, names, thinking = false, onTile, children }: HandBarProps) {
  const ask = game.question.value;
  const mine = view.asked !== null && view.asked === game.you.value.seat;
  const option = choice.option;
  const held = t(mine ? 'game:hand.yours' : 'game:hand.other');
  return (
    <div
      class={handClass(game.you.value.seat !== null, mine)}
      data-testid="hand"
      data-turn={view.turn}
      data-ask={ask?.ask}
      data-step={ask?.step}
    >
      <div class="hand__row">
        {view.tile !== null && (
          <button
            type="button"
            class="hand__tile"
            title={held}
            aria-label={held}
            aria-haspopup="dialog"
            data-testid="hand-tile"
            data-layout={view.tile}
            onClick={() => onTile(view.tile ?? '')}
          >
            <TileArt layout={view.tile} turns={option?.place?.turns ?? 0} size={72} />
          </button>
        )}
        <div class="hand__words">
          <TurnIndicator view={view} names={names} mine={mine} thinking={thinking} />
          <span class="hand__prompt">{promptText(view, ask, mine, choice.selected)}</span>
        </div>
        {children}
        {ask && <Actions ask={ask} choice={choice} />}
      </div>
    </div>
  );
}

function handClass(player: boolean, mine: boolean): string {
  return `hand${player ? ' hand--player' : ''}${mine ? ' hand--mine' : ''}`;
}

interface TurnIndicatorProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly mine: boolean;
  readonly thinking: boolean;
}

function TurnIndicator({ view, names, mine, thinking }: TurnIndicatorProps) {
  const seat = view.asked ?? view.seat;
  return (
    <b class="hand__turn" data-testid="turn-indicator" data-seat={seat ?? ''}>
      {seat !== null && <SeatMark seat={seat} size={18} />}
      {mine && t('game:turn.yours')}
      {!mine && seat !== null && t('game:turn.other', { name: names[seat] ?? '' })}
      {seat === null && t('game:turn.over')}
      {thinking && <Thinking />}
    </b>
  );
}

function Thinking() {
  return (
    <span class="thinking" role="img" aria-label={t('game:turn.thinking')} data-testid="thinking">
      <i />
      <i />
      <i />
    </span>
  );
}

function promptText(view: View, ask: Ask | null, mine: boolean, selected: number | null): string {
  if (!mine) return view.asked === null ? '' : waitText(view.step);
  if (!ask) return t('game:ask.sent');
  if (ask.step === 'place' && selected !== null) {
    const turnable = sameCell(ask, selected).length > 1;
    return t(turnable ? 'game:ask.place_selected' : 'game:ask.place_only');
  }
  return askText(ask);
}

function Actions({ ask, choice }: { ask: Ask; choice: ChoiceStore }) {
  const { selected } = choice;
  const pass = plainOption(ask, 'pass');
  const endTurn = plainOption(ask, 'end_turn');
  const turns = selected === null ? 0 : sameCell(ask, selected).length;
  return (
    <div class="hand__actions">
      {ask.can_undo && (
        <Button icon="undo" testid="undo" aria-keyshortcuts="U" onClick={choice.undo}>
          {t('game:action.undo')}
        </Button>
      )}
      {turns > 1 && (
        <Button icon="rotate" testid="rotate" aria-keyshortcuts="R" onClick={choice.turn}>
          {t('game:action.rotate')}
        </Button>
      )}
      <NamedActions ask={ask} choice={choice} />
      {pass >= 0 && (
        <Button testid="pass" aria-keyshortcuts="S" onClick={() => choice.choose(pass)}>
          {passText(ask.step)}
        </Button>
      )}
      {selected !== null && (
        <Done testid="confirm" text={t('game:action.confirm')} onClick={() => choice.choose(selected)} />
      )}
      {endTurn >= 0 && (
        <Done testid="end-turn" text={t('game:action.end_turn')} onClick={() => choice.choose(endTurn)} />
      )}
    </div>
  );
}

/** The answer that most people want to give. */
function Done({ testid, text, onClick }: { testid: string; text: string; onClick: () => void }) {
  return (
    <Button tone="primary" icon="check" testid={testid} aria-keyshortcuts="Enter" onClick={onClick}>
      {text}
    </Button>
  );
}
