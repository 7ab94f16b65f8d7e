import { useSignal } from '@preact/signals';
import { language, t, tOr } from '../i18n';
import { attempt, notify } from '../model/notices';
import { me } from '../session';
import { Button, ButtonLink } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { Page } from '../ui/Page';
import { order, type Row } from './adminApi';
import { PersonActions } from './PersonActions';
import { useRows } from './useRows';
import './admin.css';

const VIEWS = ['who', 'tables', 'accounts', 'log'] as const;
type View = (typeof VIEWS)[number];

export function AdminPage() {
  const view = useSignal<View>('who');
  const isAdmin = me.value?.admin === true;
  const { rows, reload } = useRows(view.value, isAdmin);

  if (me.value && !isAdmin) {
    return (
      <Page title={t('admin:title')}>
        <h1>{t('admin:title')}</h1>
        <p>{t('admin:not_yours')}</p>
      </Page>
    );
  }
  return (
    <Page title={t('admin:title')}>
      <div class="title-row">
        <h1>{t('admin:title')}</h1>
        <Button testid="admin-invite" onClick={() => attempt(invite().then(reload))}>
          {t('admin:invite')}
        </Button>
      </div>
      <Choice
        label={t('admin:view')}
        name="admin-view"
        values={VIEWS}
        value={view.value}
        textOf={(one) => t(`admin:views.${one}`)}
        onChange={(one) => (view.value = one)}
        testid="admin-views"
      />
      <List view={view.value} rows={rows} onChange={reload} />
    </Page>
  );
}

async function invite() {
  const { note } = await order('invite', '1');
  notify(t('admin:invited', { code: note }), 'good');
}

interface ListProps {
  readonly view: View;
  readonly rows: readonly Row[] | null;
  readonly onChange: () => void;
}

function List({ view, rows, onChange }: ListProps) {
  if (rows === null) return <p class="admin__none">{t('common:loading')}</p>;
  if (rows.length === 0) return <p class="admin__none">{t('admin:none')}</p>;
  return (
    <ul class="admin" data-testid={`admin-${view}`}>
      {rows.map((row, index) => (
        <li key={row['id'] ?? index} class="admin__row">
          <dl class="admin__cells">
            {Object.entries(row).map(([column, cell]) => (
              <div key={column} class={`admin__cell admin__cell--${column}`}>
                <dt>{t(`admin:columns.${column}`)}</dt>
                <dd>{textOf(column, cell)}</dd>
              </div>
            ))}
          </dl>
          {view === 'tables' && <TableActions row={row} onChange={onChange} />}
          {(view === 'who' || view === 'accounts') && (
            <PersonActions row={row} onChange={onChange} />
          )}
        </li>
      ))}
    </ul>
  );
}

const TIMES = new Set(['seen', 'since', 'at']);

function textOf(column: string, cell: string): string {
  if (TIMES.has(column)) return new Date(cell).toLocaleString(language());
  if (column === 'status') return tOr(`admin:status.${cell}`, cell);
  if (column === 'standing') {
    const each = cell.split(', ').map((one) => tOr(`admin:standing.${one}`, one));
    return each.join(', ');
  }
  return cell || '–';
}

function TableActions({ row, onChange }: { row: Row; onChange: () => void }) {
  const id = row['id'] ?? '';
  async function end() {
    await order('end', id);
    notify(t('admin:done'), 'good');
    onChange();
  }
  return (
    <div class="button-row">
      <ButtonLink href={`/g/${id}`}>{t('admin:look')}</ButtonLink>
      <Button tone="danger" onClick={() => attempt(end())} testid="admin-end">
        {t('admin:end')}
      </Button>
    </div>
  );
}
