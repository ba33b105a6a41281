import { pesosFromCentavos } from '@lender/money';
import { csvText } from '../../../kernel/csv.policy.ts';
import type { ExportCell } from '../table/export-table.ts';
import type { FileParts } from './file-parts.ts';

/** Names of the columns that end each row: no sentence stands above the header, so each row says whose it is. */
const MARK_COLUMNS = ['exportedBy', 'exportedAt'] as const;

/**
 * Writes a table for programs: UTF-8 without a mark, RFC 4180, the names of the columns first, ISO dates, moments in
 * UTC, and amounts in pesos with two decimals. Each row ends with the person who asked for it and the moment.
 */
export function csvFile({ columns, rows, mark }: Omit<FileParts, 'title'>): Buffer {
  const end = [csvText(mark.name), mark.madeAt.toISOString()];
  const header = [...columns.map(({ name }) => name), ...MARK_COLUMNS];
  const lines = [header, ...rows.map((row) => [...row.map(cellOf), ...end])];
  return Buffer.from(lines.map((cells) => `${cells.join(',')}\r\n`).join(''));
}

function cellOf({ kind, value }: ExportCell): string {
  if (value === null) return '';
  switch (kind) {
    case 'money':
      return pesosFromCentavos(value).toFixed(2);
    case 'moment':
      return value.toISOString();
    case 'text':
    case 'code':
    case 'number':
    case 'day':
      return typeof value === 'number' ? String(value) : csvText(value);
  }
}
