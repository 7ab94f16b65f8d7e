import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import { openGameWithBot } from '../lobby/openTable';
import { attempt } from '../model/notices';
import { navigate } from '../router';
import { loadRules } from '../session';
import { Button, ButtonLink } from '../ui/Button';
import { Dialog } from '../ui/Dialog';

/** What has been learnt, what is left to know, and the way to a real game. */
export function LessonEnd({ points, onAgain }: { points: number; onAgain: () => void }) {
  const busy = useSignal(false);

  async function play(): Promise<void> {
    if (busy.value) return;
    busy.value = true;
    try {
      const rules = await loadRules();
      // Bots are listed the weakest first.
      const [gentle] = rules?.bots ?? [];
      if (rules && gentle) await openGameWithBot(rules, gentle.id);
    } finally {
      busy.value = false;
    }
  }

  return (
    <Dialog title={t('tutorial:end.title')} onClose={() => navigate('/')} testid="lesson-end">
      <p>{t('tutorial:end.points', { count: points })}</p>
      <p>{t('tutorial:end.fields')}</p>
      <p>{t('tutorial:end.more')}</p>
      <div class="lesson__ways">
        <Button tone="primary" icon="bot" testid="lesson-bot" disabled={busy.value} onClick={() => attempt(play())}>
          {t('lobby:quick_bot')}
        </Button>
        <ButtonLink href="/rules">{t('common:nav.rules')}</ButtonLink>
        <Button testid="lesson-again" onClick={onAgain}>
          {t('tutorial:end.again')}
        </Button>
      </div>
    </Dialog>
  );
}
