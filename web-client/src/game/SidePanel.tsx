import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import type { GameStore } from '../model/game';
import type { LogLine } from '../model/log';
import type { ScoredLine } from '../aids/scorings';
import type { Segments, Table } from '../model/types';
import { ChatPanel } from '../panels/ChatPanel';
import { LogPanel } from '../panels/LogPanel';
import { unreadText, useUnread } from './unread';

export interface TalkProps {
  readonly game: GameStore;
  readonly table: Table;
  readonly lines: readonly LogLine[];
  readonly names: readonly string[];
  readonly current?: number;
  readonly onJump?: (turn: number) => void;
  readonly onPoint: (segments: Segments | null) => void;
  readonly onWhy?: (line: ScoredLine) => void;
}

/** Moves and chat beside the board. */
export function SidePanel(props: TalkProps) {
  const tab = useSignal<'log' | 'chat'>('log');
  const unread = useUnread(props.table.chat, tab.value === 'chat');
  return (
    <section class="side">
      <div class="tabs" role="tablist">
        {(['log', 'chat'] as const).map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            class="tabs__tab"
            data-testid={`tab-${one}`}
            aria-selected={tab.value === one}
            aria-controls="talk"
            onClick={() => (tab.value = one)}
          >
            {t(`game:${one}`)}
            {one === 'chat' && unread > 0 && (
              <span class="badge" title={unreadText(unread)}>
                {unread}
              </span>
            )}
          </button>
        ))}
      </div>
      <div class="side__body" id="talk" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value === 'log' ? <Moves {...props} /> : <Talk {...props} />}
      </div>
    </section>
  );
}

export function Moves({ lines, names, current, onJump, onPoint, onWhy }: TalkProps) {
  return (
    <LogPanel
      lines={lines}
      names={names}
      onPoint={onPoint}
      {...(current === undefined ? {} : { current })}
      {...(onJump ? { onJump } : {})}
      {...(onWhy ? { onWhy } : {})}
    />
  );
}

export function Talk({ game, table }: TalkProps) {
  return <ChatPanel lines={table.chat} onSend={(text) => game.send({ t: 'chat', text })} />;
}
