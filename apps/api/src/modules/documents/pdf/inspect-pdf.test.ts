import { expect, test } from 'vitest';
import { CROWDED_PDF, ODD_PDFS } from '../../../../test/pdf/hostile-pdf.ts';
import { PDF } from '../../../../test/pdf/pdf.ts';
import { inspectPdf } from './inspect-pdf.ts';

test('a PDF that can be opened is accepted, however odd', async () => {
  for (const bytes of [PDF, ...Object.values(ODD_PDFS)]) expect(await inspectPdf(bytes)).toMatchObject({ ok: true });
});

test('a refusal of a PDF gives its reason', async () => {
  expect(await inspectPdf(Buffer.from('%PDF-1.7 and nothing'))).toEqual({ ok: false, problem: 'unreadable' });
  expect(await inspectPdf(CROWDED_PDF)).toEqual({ ok: false, problem: 'too_many_pages' });
});

test('two PDFs are inspected at once and sixteen wait; a further one is refused at once, and is accepted later', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => inspectPdf(PDF)));
  expect(answers.map((answer) => answer.ok)).toEqual([...Array(18).fill(true), false, false]);
  expect(answers[19]).toEqual({ ok: false, problem: 'busy' });
  expect(await inspectPdf(PDF)).toMatchObject({ ok: true });
});

test('a machine that has no time for a PDF reports that it is busy, not that the file is wrong', async () => {
  expect(await inspectPdf(PDF, { cpuMs: 600_000, heapMb: 64, waitMs: 0 })).toEqual({ ok: false, problem: 'busy' });
});
