import type { DocumentText, Letterhead } from './document-text.ts';
import type { TableText } from './table-pdf.ts';
import type { WorkbookText } from './workbook.ts';

/** Request to a drawing thread: plain data, which can be sent to it. */
export type Drawing =
  | { readonly kind: 'document'; readonly text: DocumentText; readonly letterhead: Letterhead }
  | { readonly kind: 'table'; readonly table: TableText; readonly letterhead: Letterhead }
  | { readonly kind: 'workbook'; readonly workbook: WorkbookText };
