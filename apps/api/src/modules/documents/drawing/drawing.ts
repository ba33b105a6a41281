import type { DocumentText, Letterhead } from './document-text.ts';
import type { TableText } from './table-pdf.ts';

/** Request to a drawing thread: plain data, which can be sent to it. */
export type Drawing = { readonly letterhead: Letterhead } & (
  | { readonly kind: 'document'; readonly text: DocumentText }
  | { readonly kind: 'table'; readonly table: TableText }
);
