import { fail, ok, type Result } from '@lender/result';
import { askThread } from '../threads/ask-thread.ts';
import { createLane } from '../threads/lane.ts';
import { MAX_PAGES, type PdfQuestion } from './pdf-question.ts';
import { compilePdfium } from './pdfium.ts';

const PROGRAM = new URL('./inspect-pdf-worker.ts', import.meta.url);
const LIMITS = { cpuMs: 5_000, heapMb: 64, waitMs: 30_000 };
const lane = createLane(2);
/** Largest queue: waiting files are held in memory. */
const MAX_WAITING = 16;

/**
 * Checks that a PDF can be opened without a password, and has pages but not too many.
 *
 * @returns `unreadable` for a file that cannot be opened or costs too much to open, however busy the machine is; `busy`
 *   when the machine had no time for it, so that the same file may be sent again
 */
export async function inspectPdf(
  bytes: Uint8Array,
  limits = LIMITS,
): Promise<Result<undefined, 'busy' | 'unreadable' | 'too_many_pages'>> {
  const pdfium = await compilePdfium();
  if (lane.waiting >= MAX_WAITING) return fail('busy');
  const counted = await lane.run(() => askThread<PdfQuestion, number | undefined>(PROGRAM, { bytes, pdfium }, limits));
  if (!counted.ok) return fail(counted.problem === 'late' ? 'busy' : 'unreadable');
  if (!counted.value) return fail('unreadable');
  return counted.value > MAX_PAGES ? fail('too_many_pages') : ok(undefined);
}
