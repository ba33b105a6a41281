import type { DocumentText, Letterhead } from './document-text.ts';
import type { TableText } from './table-pdf.ts';

/** What a drawing thread is asked for: plain data, which can be sent to it. */
export type Drawing = { readonly letterhead: Letterhead } & (
  | { readonly kind: 'document'; readonly text: DocumentText }
  | { readonly kind: 'table'; readonly table: TableText }
);
