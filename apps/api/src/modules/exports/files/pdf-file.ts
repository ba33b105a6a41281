import { formatPlainDate } from '@lender/calculator';
import { PDF_ROWS } from '@lender/contract';
import { formatPesos } from '@lender/money';
import { drawTable } from '../../documents/index.ts';
import type { ExportCell, ExportRow } from '../table/export-table.ts';
import { exportsCopy as copy } from '../words/exports.copy.es.ts';
import type { FileParts } from './file-parts.ts';
import { momentWords } from './moment-words.ts';

/** Codes are for programs: a page has their words only. */
const isRead = ({ kind }: Pick<ExportCell, 'kind'>): boolean => kind !== 'code';

/** Draws a table as a PDF, which holds as many rows as a person reads, and states how many more there are. */
export function pdfFile({ title, columns, rows, mark }: FileParts): Promise<Buffer> {
  const left = rows.length - PDF_ROWS;
  return drawTable({
    title,
    watermark: copy.watermark({ ...mark, moment: momentWords(mark.madeAt) }),
    headings: columns.filter(isRead).map(({ heading }) => heading),
    rows: rows.slice(0, PDF_ROWS).map(textsOf),
    ...(left > 0 && { note: copy.more(left) }),
    footer: copy.footer,
  });
}

const textsOf = (row: ExportRow): readonly string[] => row.filter(isRead).map(textOf);

function textOf({ kind, value }: ExportCell): string {
  if (value === null) return '';
  switch (kind) {
    case 'money':
      return formatPesos(value);
    case 'day':
      return formatPlainDate(value);
    case 'moment':
      return momentWords(value);
    case 'text':
    case 'code':
    case 'number':
      return String(value);
  }
}
