import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import { personName } from '../lobby/names';
import { attempt } from '../model/notices';
import type { ChatLine } from '../model/types';
import { Button } from '../ui/Button';
import { SeatMark } from '../ui/SeatMark';
import { useStayAtEnd } from '../ui/useStayAtEnd';

interface ChatPanelProps {
  readonly lines: readonly ChatLine[];
  readonly onSend: (text: string) => Promise<void>;
}

export function ChatPanel({ lines, onSend }: ChatPanelProps) {
  const draft = useSignal('');
  const list = useRef<HTMLDivElement>(null);

  const keys = keysOf(lines);
  useStayAtEnd(list, lines);

  async function say(text: string): Promise<void> {
    draft.value = '';
    try {
      await onSend(text);
    } catch (refusal) {
      // What was not taken is not lost, unless something else is being written by now.
      draft.value ||= text;
      throw refusal;
    }
  }

  function send() {
    const text = draft.value.trim();
    if (text) attempt(say(text));
  }

  return (
    <div class="chat">
      <div
        class="chat__lines"
        ref={list}
        data-testid="chat-lines"
        role="log"
        aria-label={t('game:chat')}
        data-own-keys
        // What scrolls must be reached by keys; there is nothing in it that can have the focus.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {lines.length === 0 && <p class="chat__empty">{t('game:chat_empty')}</p>}
        {lines.map((line, index) => (
          <p key={keys[index]} class="chat__line">
            {line.seat !== null && <SeatMark seat={line.seat} size={16} />}
            <b>{whoSaid(line)}</b> <span>{line.text}</span>
          </p>
        ))}
      </div>
      <form
        class="chat__form"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <input
          data-testid="chat-input"
          aria-label={t('game:chat_write')}
          placeholder={t('game:chat_write')}
          maxLength={300}
          autoComplete="off"
          value={draft.value}
          onInput={(event) => (draft.value = event.currentTarget.value)}
        />
        <Button submit testid="chat-send">
          {t('game:chat_send')}
        </Button>
      </form>
    </div>
  );
}

/** The server keeps only the last lines: a line is known by its time, not by its place, or all would seem new. */
function keysOf(lines: readonly ChatLine[]): string[] {
  const met = new Map<string, number>();
  return lines.map(({ at }) => {
    const before = met.get(at) ?? 0;
    met.set(at, before + 1);
    return `${at}/${before}`;
  });
}

function whoSaid(line: ChatLine): string {
  if (!line.from) return t('game:chat_system');
  const name = personName(line.from);
  return line.seat === null ? t('game:chat_spectator', { name }) : name;
}
