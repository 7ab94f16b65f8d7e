import type { ApiAdminReport } from '../model/types';
import { call } from '../net/api';

/** One order of an admin; the server knows what each takes (`aude-server admin --help`). */
export function order(action: string, target = '', value = ''): Promise<ApiAdminReport> {
  return call<ApiAdminReport>('/admin', { action, target, value });
}

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, string>>;

export function rowsOf(report: ApiAdminReport): readonly Row[] {
  return report.rows.map((cells) =>
    Object.fromEntries(report.columns.map((column, index) => [column, cells[index] ?? ''])),
  );
}
