import { XLSX_ROWS } from '@lender/contract';
import { pesosFromCentavos } from '@lender/money';
import { mexicoClock } from '../../../kernel/mexico-clock.ts';
import { drawWorkbook, type WorkbookText } from '../../documents/index.ts';
import type { ColumnKind, ExportCell } from '../table/export-table.ts';
import { exportsCopy as copy } from '../words/exports.copy.es.ts';
import type { FileParts } from './file-parts.ts';
import { momentWords } from './moment-words.ts';

/** Writes a table as a workbook: typed cells under their headings, and who asked for it on a second sheet. */
export const workbookFile = (parts: FileParts): Promise<Buffer> => drawWorkbook(toWorkbook(parts));

/** Returns the sheets of a workbook. It holds at most `XLSX_ROWS` rows, and its notes say how many more there are. */
export function toWorkbook({ title, columns, rows, mark }: FileParts): WorkbookText {
  const moment = momentWords(mark.madeAt);
  const written = rows.slice(0, XLSX_ROWS);
  const counted = { rows: written.length, left: rows.length - written.length };
  return {
    title,
    columns: columns.map(({ heading, kind }) => ({ heading, kind: kindOf(kind) })),
    rows: written.map((row) => row.map(cellOf)),
    notes: { title: copy.notes.title, lines: copy.notes.lines({ title, ...counted, mark: { ...mark, moment } }) },
  };
}

const kindOf = (kind: ColumnKind) => (kind === 'code' ? 'text' : kind);

function cellOf({ kind, value }: ExportCell): string | number | Date | null {
  if (value === null) return null;
  switch (kind) {
    case 'money':
      return pesosFromCentavos(value);
    case 'day':
      return new Date(`${value}T00:00:00Z`);
    case 'moment':
      return mexicoClock(value);
    case 'text':
    case 'code':
    case 'number':
      return value;
  }
}
