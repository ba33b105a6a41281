/** What can be taken along as a file: the figures of a report, or rows of people and their loans. */
export const REPORT_EXPORTS = [
  'funnel',
  'rules',
  'vintages',
  'rolls',
  'cash',
  'productivity',
  'collection',
  'cat',
] as const;
/** Rows of people: identifiers are masked in them unless two people agreed to the file. */
export const MASKED_EXPORTS = ['cases', 'loans'] as const;
/**
 * What only two people take along, since nothing in it can be masked. `regulator` is what authorities are told of one
 * whole month that is over.
 */
export const PERSONAL_EXPORTS = [...MASKED_EXPORTS, 'audit', 'regulator'] as const;

/** What proves the agreement of one loan, which is asked for there: an archive. */
export const EVIDENCE_EXPORT = 'evidence';

export const EXPORT_SOURCES = [...REPORT_EXPORTS, ...PERSONAL_EXPORTS, EVIDENCE_EXPORT] as const;
export type ExportSource = (typeof EXPORT_SOURCES)[number];

/** A file for spreadsheets, or a paper to be read. What authorities are told is an archive, whatever is asked for. */
export const EXPORT_FORMATS = ['csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** So many rows are printed on a paper, which says how many more there are. */
export const PDF_ROWS = 2_000;

/**
 * `asked`: waits for a second person; `queued`: is being made; `ready`: can be downloaded until it expires; `failed`: it
 * could not be made.
 */
export const EXPORT_STATES = ['asked', 'queued', 'ready', 'failed', 'cancelled', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** For so many days a file can be downloaded. */
export const EXPORT_DAYS = 7;
