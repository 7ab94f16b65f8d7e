import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import { IconButton } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { LogPanel } from '../panels/LogPanel';
import { Talk, type TalkProps } from './SidePanel';
import { Unread, useUnread } from './unread';

export type Sheet = 'log' | 'chat' | null;

/** On a phone, moves and chat come up as sheets from these buttons. */
export function GameTools(props: TalkProps) {
  const sheet = useSignal<Sheet>(null);
  const unread = useUnread(props.table.chat, sheet.value === 'chat');
  const { onJump } = props;
  // Who jumps to a move wants to see the board, which the sheet hides.
  const moves: TalkProps = onJump
    ? {
        ...props,
        onJump: (turn) => {
          sheet.value = null;
          onJump(turn);
        },
      }
    : props;
  return (
    <div class="tools">
      <IconButton
        icon="list"
        label={t('game:log')}
        testid="open-log"
        onClick={() => (sheet.value = 'log')}
      />
      <IconButton
        icon="chat"
        label={t('game:chat')}
        testid="open-chat"
        onClick={() => (sheet.value = 'chat')}
      >
        <Unread count={unread} />
      </IconButton>
      {sheet.value !== null && (
        <Dialog
          title={t(`game:${sheet.value}`)}
          kind="sheet"
          onClose={() => (sheet.value = null)}
        >
          {sheet.value === 'log' ? <LogPanel {...moves} /> : <Talk {...props} />}
        </Dialog>
      )}
    </div>
  );
}

