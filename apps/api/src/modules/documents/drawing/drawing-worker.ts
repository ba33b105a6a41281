import { documentPdf } from './document-pdf.ts';
import type { Drawing } from './drawing.ts';
import { tablePdf } from './table-pdf.ts';

/**
 * Draws what a thread of the pool is asked for, and returns the bytes of the PDF or the workbook. The writer of workbooks
 * is loaded when it is needed, so a signature does not wait for it.
 */
export default async function draw(drawing: Drawing): Promise<Uint8Array> {
  switch (drawing.kind) {
    case 'document':
      return documentPdf(drawing.text, drawing.letterhead);
    case 'table':
      return tablePdf(drawing.table, drawing.letterhead);
    case 'workbook':
      return (await import('./workbook.ts')).workbook(drawing.workbook);
  }
}
