import { parentPort, workerData } from 'node:worker_threads';
import { openPdf } from './open-pdf.ts';
import type { PdfQuestion } from './pdf-question.ts';

/** Counts the pages of a PDF; undefined when it cannot be opened. */
async function countPages({ bytes, pdfium }: PdfQuestion): Promise<number | undefined> {
  try {
    return (await openPdf(bytes, pdfium)).getPageCount();
  } catch {
    return undefined;
  }
}

const question: PdfQuestion = workerData;
parentPort?.postMessage(await countPages(question));
