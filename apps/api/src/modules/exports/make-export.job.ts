import { formatPlainDate, mexicoDate } from '@lender/calculator';
import { EVIDENCE_EXPORT, type ExportSource, PDF_ROWS } from '@lender/contract';
import type { Selectable } from 'kysely';
import { type CsvTable, csvOf } from '../../kernel/csv.policy.ts';
import type { Database } from '../../kernel/database/schema.ts';
import type { Services } from '../../services.ts';
import { drawTable } from '../documents/index.ts';
import { makeEvidence } from '../legal-desk/index.ts';
import { makePack } from '../regulator/index.ts';
import { exportsCopy as copy } from './exports.copy.es.ts';
import { auditRows } from './sources/audit-rows.ts';
import { caseRows } from './sources/case-rows.ts';
import type { ExportAsked, ExportRow } from './sources/export-asked.ts';
import { loanRows } from './sources/loan-rows.ts';
import { REPORT_ROWS } from './sources/report-rows.ts';

const ROWS: Readonly<Record<Tabled, (asked: ExportAsked) => Promise<readonly ExportRow[]>>> = {
  ...REPORT_ROWS,
  cases: caseRows,
  loans: loanRows,
  audit: auditRows,
};

/** Makes a file that was requested. A file that was cancelled meanwhile is not kept. */
export const makeExportJob =
  (services: Services) =>
  async ({ exportId }: { readonly exportId: string }): Promise<void> => {
    const { db, storage } = services;
    const file = await db
      .selectFrom('export_file')
      .selectAll()
      .where('id', '=', exportId)
      .where('state', 'in', ['queued', 'failed'])
      .executeTakeFirst();
    if (!file) return;
    const settle = (change: Partial<Pick<ExportFile, 'state' | 'rows' | 'size_bytes' | 'storage_key'>>) =>
      db
        .updateTable('export_file')
        .set(change)
        .where('id', '=', exportId)
        .where('state', 'in', ['queued', 'failed'])
        .execute();
    try {
      const { bytes, rows } = await writeFile(file, services);
      const storage_key = await storage.put(bytes);
      await settle({ state: 'ready', rows, size_bytes: bytes.length, storage_key });
    } catch (error) {
      await settle({ state: 'failed' });
      throw error;
    }
  };

type ExportFile = Selectable<Database['export_file']>;

/** Writes a file of data that were true at one moment: reads in one transaction, which writes nothing. */
const writeFile = (
  file: ExportFile,
  { reading, clock, storage, vault }: Services,
): Promise<{ readonly bytes: Buffer; readonly rows: number }> =>
  reading(async (tx) => {
    if (file.source === 'regulator') {
      const { bytes, rows } = await makePack(tx, file.first_day.slice(0, 7), vault);
      return { bytes: Buffer.from(bytes), rows };
    }
    if (file.source === EVIDENCE_EXPORT) {
      if (file.loan_id === null) throw new Error('evidence is asked for of no loan');
      const { bytes, rows } = await makeEvidence(tx, { loanId: file.loan_id }, { storage, vault });
      return { bytes: Buffer.from(bytes), rows };
    }
    const { today } = await clock.business(tx);
    const { name } = await tx
      .selectFrom('staff_user')
      .select('name')
      .where('id', '=', file.staff_id)
      .executeTakeFirstOrThrow();
    const period = { from: file.first_day, to: file.last_day };
    const rows = await ROWS[file.source]({ tx, period, today, isPersonal: file.is_personal, vault });
    const days = copy.days(formatPlainDate(period.from), formatPlainDate(period.to));
    const made = formatPlainDate(mexicoDate(clock.wall().getTime()));
    const watermark = copy.watermark(name, made, days, file.is_personal);
    const table = { headings: copy.headings[file.source], rows };
    const bytes =
      file.format === 'pdf' ? await pdfOf(file.source, watermark, table) : Buffer.from(csvOf(watermark, table));
    return { bytes, rows: rows.length };
  });

type Tabled = Exclude<ExportSource, 'regulator' | typeof EVIDENCE_EXPORT>;

/** Draws the same table as a PDF, which holds as many rows as a person reads, and states how many more there are. */
function pdfOf(source: Tabled, watermark: string, { headings, rows }: CsvTable): Promise<Buffer> {
  const left = rows.length - PDF_ROWS;
  return drawTable({
    title: copy.titles[source],
    watermark,
    headings,
    rows: rows.slice(0, PDF_ROWS).map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
    ...(left > 0 && { note: copy.more(left) }),
    footer: copy.footer,
  });
}
