import { drawDocument } from '../drawing/drawing-threads.ts';
import { askThread } from '../threads/ask-thread.ts';
import { createLane } from '../threads/lane.ts';
import type { PdfQuestion } from './pdf-question.ts';
import { compilePdfium } from './pdfium.ts';
import { unreadablePdfText } from './unreadable-pdf.copy.es.ts';

const PROGRAM = new URL('./picture-pdf-worker.ts', import.meta.url);
const LIMITS = { timeoutMs: 25_000, heapMb: 256 };
const lane = createLane(2);

/**
 * What a person may open in place of a PDF that somebody sent: a PDF of ours with a picture of each page. Links,
 * scripts, forms, attached files and whatever else the original may hold stay behind. Where no picture can be made, a
 * page says so.
 */
export async function inertPdf(bytes: Uint8Array, limits = LIMITS): Promise<Uint8Array> {
  const pdfium = await compilePdfium();
  const pictures = await lane.run(() =>
    askThread<PdfQuestion, Uint8Array | undefined>(PROGRAM, { bytes, pdfium }, limits),
  );
  return (pictures.ok && pictures.value) || drawDocument(unreadablePdfText);
}
