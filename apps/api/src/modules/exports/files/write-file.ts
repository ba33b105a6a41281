import { EVIDENCE_EXPORT } from '@lender/contract';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import type { Services } from '../../../services.ts';
import { makeEvidence } from '../../legal-desk/index.ts';
import { makePack } from '../../regulator/index.ts';
import { EXPORT_TABLES } from '../sources/export-tables.ts';
import { exportsCopy as copy } from '../words/exports.copy.es.ts';
import { csvFile } from './csv-file.ts';
import type { FileParts } from './file-parts.ts';
import { pdfFile } from './pdf-file.ts';
import { workbookFile } from './workbook-file.ts';

type ExportFile = Selectable<Database['export_file']>;
type Tabled = keyof typeof EXPORT_TABLES;

/** Bytes of a file, and the number of its rows. */
interface Written {
  readonly bytes: Uint8Array;
  readonly rows: number;
}

const WRITE = { xlsx: workbookFile, csv: csvFile, pdf: pdfFile } as const;

/** Writes a file of data that were true at one moment: reads in one transaction, which writes nothing. */
export async function writeFile(file: ExportFile, services: Services): Promise<Written> {
  const { reading, storage, vault } = services;
  if (file.source === 'regulator') return reading((tx) => makePack(tx, file.first_day.slice(0, 7), vault));
  if (file.source === EVIDENCE_EXPORT) {
    const { loan_id: loanId } = file;
    if (loanId === null) throw new Error('evidence is asked for of no loan');
    return reading((tx) => makeEvidence(tx, { loanId }, { storage, vault }));
  }
  const { source } = file;
  const parts = await reading((tx) => readParts(tx, { ...file, source }, services));
  return { bytes: await WRITE[file.format](parts), rows: parts.rows.length };
}

async function readParts(
  tx: Tx,
  {
    source,
    staff_id,
    first_day: from,
    last_day: to,
    is_personal: isPersonal,
  }: ExportFile & { readonly source: Tabled },
  { clock, vault }: Services,
): Promise<FileParts> {
  const { today } = await clock.business(tx);
  const { name } = await tx
    .selectFrom('staff_user')
    .select('name')
    .where('id', '=', staff_id)
    .executeTakeFirstOrThrow();
  const { columns, read } = EXPORT_TABLES[source];
  const rows = await read({ tx, period: { from, to }, today, isPersonal, vault });
  return { title: copy.titles[source], columns, rows, mark: { name, madeAt: clock.wall(), from, to, isPersonal } };
}
