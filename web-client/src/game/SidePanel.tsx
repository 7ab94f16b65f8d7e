import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import type { GameStore } from '../model/game';
import type { Table } from '../model/types';
import { ChatPanel } from '../panels/ChatPanel';
import { LogPanel, type LogPanelProps } from '../panels/LogPanel';
import { Tabs } from '../ui/Tabs';
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
      <Tabs
        values={['log', 'chat'] as const}
        value={tab.value}
        panel="talk"
        contentOf={(one) => (
          <>
            {t(`game:${one}`)}
            {one === 'chat' && <Unread count={unread} />}
          </>
        )}
        onChange={(one) => (tab.value = one)}
      />
      <div class="side__body" id="talk" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
        {tab.value === 'log' ? <LogPanel {...props} /> : <Talk {...props} />}
      </div>
    </section>
  );
}

export function Talk({ game, table }: TalkProps) {
  return <ChatPanel lines={table.chat} onSend={(text) => game.send({ t: 'chat', text })} />;
}
