import type { Permission } from '@lender/lending';

/** Sources of an export: the figures of a report, the lender's books, or rows of people and their loans. */
export const REPORT_EXPORTS = [
  'portfolio',
  'funnel',
  'rules',
  'vintages',
  'rolls',
  'cash',
  'productivity',
  'collection',
  'cat',
] as const;
/** Exports of the lender's books, which name no person: each entry of the ledger, posting by posting. */
export const BOOK_EXPORTS = ['ledger'] as const;
/**
 * Exports with rows of people: identifiers are masked, and what a person wrote is left out, unless two people agreed to
 * the file.
 */
export const MASKED_EXPORTS = [
  'cases',
  'loans',
  'clients',
  'payments',
  'payouts',
  'complaints',
  'contacts',
  'promises',
] as const;
/**
 * Exports that take two people where nothing in them can be masked. `regulator` is what is reported to authorities for
 * one whole month that is over.
 */
export const PERSONAL_EXPORTS = [...MASKED_EXPORTS, 'audit', 'regulator'] as const;

/** Archive that proves the agreement of one loan; it is asked for at the loan. */
export const EVIDENCE_EXPORT = 'evidence';

export const EXPORT_SOURCES = [...REPORT_EXPORTS, ...BOOK_EXPORTS, ...PERSONAL_EXPORTS, EVIDENCE_EXPORT] as const;
export type ExportSource = (typeof EXPORT_SOURCES)[number];

/** Permission to read the same rows on their own page: a role exports only what it may read. */
export const EXPORT_PERMISSIONS = {
  portfolio: 'report.read',
  funnel: 'report.read',
  rules: 'report.read',
  vintages: 'report.read',
  rolls: 'report.read',
  cash: 'report.read',
  productivity: 'report.read',
  collection: 'report.read',
  cat: 'report.read',
  ledger: 'ledger.read',
  cases: 'case.read',
  loans: 'loan.read',
  clients: 'case.read',
  payments: 'loan.read',
  payouts: 'payout.read',
  complaints: 'complaint.read',
  contacts: 'collection.read',
  promises: 'collection.read',
  audit: 'audit.read',
  regulator: 'report.read',
  evidence: 'loan.read',
} as const satisfies Readonly<Record<ExportSource, Permission>>;

/**
 * Formats of an export. `xlsx` is for people: typed cells, words beside codes, and notes on a sheet of their own. `csv`
 * is for programs: the names of the columns first, ISO dates, amounts with two decimals. `pdf` is a document to be
 * read. Reports to authorities and evidence are an archive, whatever is asked for.
 */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Largest number of rows printed in a PDF, which says how many more there are. */
export const PDF_ROWS = 2_000;

/** Largest number of rows in a workbook, which says how many more there are. */
export const XLSX_ROWS = 20_000;

/**
 * `asked`: waits for a second person; `queued`: is being made; `ready`: can be downloaded until it expires; `failed`:
 * could not be made.
 */
export const EXPORT_STATES = ['asked', 'queued', 'ready', 'failed', 'cancelled', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Number of days for which a file can be downloaded. */
export const EXPORT_DAYS = 7;
