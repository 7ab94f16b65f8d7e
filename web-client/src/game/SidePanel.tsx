import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import type { GameStore } from '../model/game';
import type { Table } from '../model/types';
import { ChatPanel } from '../panels/ChatPanel';
import { LogPanel, type LogPanelProps } from '../panels/LogPanel';
import { Unread, useUnread } from './unread';

/** What the moves and the chat need. */
export interface TalkProps extends LogPanelProps {
  readonly game: GameStore;
  readonly table: Table;
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
            {one === 'chat' && <Unread count={unread} />}
          </button>
        ))}
      </div>
      <div class="side__body" id="talk" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value === 'log' ? <LogPanel {...props} /> : <Talk {...props} />}
      </div>
    </section>
  );
}

export function Talk({ game, table }: TalkProps) {
  return <ChatPanel lines={table.chat} onSend={(text) => game.send({ t: 'chat', text })} />;
}
