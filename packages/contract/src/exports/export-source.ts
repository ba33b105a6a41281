/** Sources of an export: the figures of a report, or rows of people and their loans. */
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
/** Exports with rows of people: identifiers are masked unless two people agreed to the file. */
export const MASKED_EXPORTS = ['cases', 'loans'] as const;
/**
 * Exports that take two people where nothing in them can be masked. `regulator` is what is reported to authorities for
 * one whole month that is over.
 */
export const PERSONAL_EXPORTS = [...MASKED_EXPORTS, 'audit', 'regulator'] as const;

/** Archive that proves the agreement of one loan; it is asked for at the loan. */
export const EVIDENCE_EXPORT = 'evidence';

export const EXPORT_SOURCES = [...REPORT_EXPORTS, ...PERSONAL_EXPORTS, EVIDENCE_EXPORT] as const;
export type ExportSource = (typeof EXPORT_SOURCES)[number];

/**
 * Formats of an export: a file for spreadsheets, or a document to be read. Reports to authorities are an archive,
 * whatever is asked for.
 */
export const EXPORT_FORMATS = ['csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Largest number of rows printed in a PDF, which says how many more there are. */
export const PDF_ROWS = 2_000;

/**
 * `asked`: waits for a second person; `queued`: is being made; `ready`: can be downloaded until it expires; `failed`:
 * could not be made.
 */
export const EXPORT_STATES = ['asked', 'queued', 'ready', 'failed', 'cancelled', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Number of days for which a file can be downloaded. */
export const EXPORT_DAYS = 7;
