import { fail, ok, type Result } from '@lender/money';
import { askThread } from '../threads/ask-thread.ts';
import { createLane } from '../threads/lane.ts';
import { MAX_PAGES, type PdfQuestion } from './pdf-question.ts';
import { compilePdfium } from './pdfium.ts';

const PROGRAM = new URL('./inspect-pdf-worker.ts', import.meta.url);
const LIMITS = { timeoutMs: 5_000, heapMb: 64 };
const lane = createLane(2);
/** Each file that waits is held in memory. */
const MAX_WAITING = 16;

/** Can this PDF be opened, without a password, and has it pages but not too many? */
export async function inspectPdf(
  bytes: Uint8Array,
): Promise<Result<undefined, 'busy' | 'unreadable' | 'too_many_pages'>> {
  const pdfium = await compilePdfium();
  if (lane.waiting >= MAX_WAITING) return fail('busy');
  const counted = await lane.run(() => askThread<PdfQuestion, number | undefined>(PROGRAM, { bytes, pdfium }, LIMITS));
  if (!counted.ok || !counted.value) return fail('unreadable');
  return counted.value > MAX_PAGES ? fail('too_many_pages') : ok(undefined);
}
