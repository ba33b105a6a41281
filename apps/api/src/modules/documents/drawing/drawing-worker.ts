import { documentPdf } from './document-pdf.ts';
import type { Drawing } from './drawing.ts';
import { tablePdf } from './table-pdf.ts';

/** Draws what a thread of the pool is asked for, and returns the bytes of the PDF. */
export default function draw(drawing: Drawing): Promise<Uint8Array> {
  return drawing.kind === 'table'
    ? tablePdf(drawing.table, drawing.letterhead)
    : documentPdf(drawing.text, drawing.letterhead);
}
