import { brand } from '@lender/brand';
import { look } from '@lender/brand/look';
import type { DocumentText, Letterhead } from './document-text.ts';
import type { Drawing } from './drawing.ts';
import { createReaderDrawings } from './reader-drawings.ts';
import type { TableText } from './table-pdf.ts';
import type { WorkbookText } from './workbook.ts';

/** Documents are printed in the colours of the light theme. */
const LETTERHEAD: Letterhead = { name: brand.name, tint: look.light.primary };

/** Milliseconds after which a drawing, its wait included, is broken off and its thread replaced. */
const TIMEOUT_MS = 60_000;

/**
 * Opens the threads that draw, at the first drawing. A contract takes a quarter of a second of processor time, which the
 * event loop must not spend. Two, so that a signature never waits behind documents that are only read: readers use one
 * at a time (reader-drawings.ts). An idle thread ends after half a minute.
 */
async function openThreads() {
  const { Piscina } = await import('piscina');
  return new Piscina<Drawing, Uint8Array>({
    filename: new URL('./drawing-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
}

let opened: ReturnType<typeof openThreads> | undefined;

async function draw(drawing: Drawing): Promise<Buffer> {
  opened ??= openThreads();
  const threads = await opened;
  const { buffer, byteOffset, byteLength } = await threads.run(drawing, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  return Buffer.from(buffer, byteOffset, byteLength);
}

/**
 * Draws a document as a PDF, letter size, in a thread.
 *
 * @throws when the drawing takes longer than a minute, or the thread runs out of memory
 */
export const drawDocument = (text: DocumentText): Promise<Buffer> =>
  draw({ kind: 'document', text, letterhead: LETTERHEAD });

/**
 * Draws a table as a PDF, letter size on its side, in a thread.
 *
 * @throws when the drawing takes longer than a minute, or the thread runs out of memory
 */
export const drawTable = (table: TableText): Promise<Buffer> => draw({ kind: 'table', table, letterhead: LETTERHEAD });

/**
 * Writes a workbook (XLSX), in a thread: twenty thousand rows take three seconds of processor time.
 *
 * @throws when it takes longer than a minute, or the thread runs out of memory
 */
export const drawWorkbook = (workbook: WorkbookText): Promise<Buffer> => draw({ kind: 'workbook', workbook });

const MEBIBYTE = 1024 * 1024;

/** Draws documents for readers: one at a time, so that a thread stays free for signatures. */
export const drawForReader = createReaderDrawings(drawDocument, {
  atOnce: 1,
  waiting: 16,
  ofOne: 4,
  keptBytes: 16 * MEBIBYTE,
});
