import { useSignal } from '@preact/signals';
import { t } from '../i18n';
import { notify } from '../model/notices';
import type { Table, View } from '../model/types';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { CopyField } from './CopyField';
import { embedCode, gameLink } from './links';
import { pictureOf, pngOf, saveAs } from './picture';
import { RecordLink } from './RecordLink';
import './share.css';

interface ShareDialogProps {
  readonly table: Table;
  /** The position that is on the screen. */
  readonly view: View;
  /** Its move, when a link to it makes sense. */
  readonly move: number | null;
  readonly onClose: () => void;
}

export function ShareDialog({ table, view, move, onClose }: ShareDialogProps) {
  const { origin } = location;
  return (
    <Dialog title={t('share:title')} onClose={onClose} testid="share">
      <CopyField
        label={t('share:link')}
        value={gameLink(origin, table.id)}
        note={t('share:link_about')}
        testid="share-game"
      />
      {move !== null && (
        <CopyField
          label={t('share:move', { move })}
          value={gameLink(origin, table.id, move)}
          testid="share-move"
        />
      )}
      <CopyField
        label={t('share:embed')}
        value={embedCode(origin, table.id, move)}
        note={t('share:embed_about')}
        testid="share-embed"
      />
      <Picture table={table} view={view} />
      {table.status === 'finished' && (
        <div class="share-file">
          <b>{t('share:record')}</b>
          <RecordLink id={table.id} text={t('share:download')} testid="share-record" />
          <small>{t('share:record_about')}</small>
        </div>
      )}
    </Dialog>
  );
}

function Picture({ table, view }: { table: Table; view: View }) {
  const busy = useSignal(false);

  async function save(kind: 'svg' | 'png') {
    busy.value = true;
    try {
      const picture = pictureOf(table, view);
      const file = kind === 'svg' ? picture.file : await pngOf(picture);
      saveAs(file, `aude-${table.id}-${view.turn}.${kind}`);
    } catch {
      notify(t('share:picture_failed'), 'bad');
    } finally {
      busy.value = false;
    }
  }

  return (
    <div class="share-file">
      <b>{t('share:picture')}</b>
      {(['svg', 'png'] as const).map((kind) => (
        <Button
          key={kind}
          icon="picture"
          testid={`picture-${kind}`}
          disabled={busy.value}
          onClick={() => void save(kind)}
        >
          {t(`share:${kind}`)}
        </Button>
      ))}
      <small>{t('share:picture_about')}</small>
    </div>
  );
}
