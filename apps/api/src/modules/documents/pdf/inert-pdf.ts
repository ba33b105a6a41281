import { fail, ok, type Result } from '@lender/result';
import { drawDocument } from '../drawing/drawing-threads.ts';
import { askThread } from '../threads/ask-thread.ts';
import { createLane } from '../threads/lane.ts';
import type { PdfQuestion } from './pdf-question.ts';
import { compilePdfium } from './pdfium.ts';
import { unreadablePdfText } from './unreadable-pdf.copy.es.ts';

const PROGRAM = new URL('./picture-pdf-worker.ts', import.meta.url);
const LIMITS = { cpuMs: 25_000, heapMb: 256, waitMs: 300_000 };
const lane = createLane(2);
/** Largest queue: waiting files are held in memory. */
const MAX_WAITING = 8;

/**
 * Returns a PDF of ours that staff may open in place of an uploaded one, with a picture of each page. Links, scripts,
 * forms, attached files and everything else in the original are left out. When no picture can be made, a page says so.
 *
 * @returns `busy` when too many wait, or the machine had no time for it
 */
export async function inertPdf(bytes: Uint8Array, limits = LIMITS): Promise<Result<Uint8Array, 'busy'>> {
  const pdfium = await compilePdfium();
  if (lane.waiting >= MAX_WAITING) return fail('busy');
  const pictures = await lane.run(() =>
    askThread<PdfQuestion, Uint8Array | undefined>(PROGRAM, { bytes, pdfium }, limits),
  );
  if (!pictures.ok && pictures.problem === 'late') return fail('busy');
  return ok((pictures.ok && pictures.value) || (await drawDocument(unreadablePdfText)));
}
