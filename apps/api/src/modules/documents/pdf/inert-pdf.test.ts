import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { ACTING_PDFS, BOMBS, ODD_PDFS, SLOW_PDF } from '../../../../test/pdf/hostile-pdf.ts';
import { pdfActions } from '../../../../test/pdf/pdf-actions.ts';
import { pdfPictures } from '../../../../test/pdf/pdf-pictures.ts';
import { pdfText } from '../../../../test/pdf/pdf-text.ts';
import { collectBytes } from '../drawing/collect-bytes.ts';
import { inertPdf } from './inert-pdf.ts';

/** Returns the file that staff get, on a machine that has time for it. */
async function inertBytes(...asked: Parameters<typeof inertPdf>): Promise<Uint8Array> {
  const inert = await inertPdf(...asked);
  if (!inert.ok) throw new Error(inert.problem);
  return inert.value;
}

const PATIENT = { cpuMs: 600_000, heapMb: 256, waitMs: 600_000 };
const UNREADABLE = 'Este archivo no se puede mostrar';
const draw = (options: PDFKit.PDFDocumentOptions, pages = 1): Promise<Uint8Array> => {
  const document = new PDFDocument({ ...options, autoFirstPage: false });
  const bytes = collectBytes(document);
  for (let page = 1; page <= pages; page++)
    document
      .addPage({ size: [300, 200] })
      .rect(0, 0, page * 20, 200)
      .fill();
  document.end();
  return bytes;
};

describe('a PDF without active content', () => {
  test('an inert PDF looks the same as its original, page by page', async () => {
    const pictures = pdfPictures(await inertBytes(await draw({}, 3)));
    expect(pictures.map(({ width, height }) => [width, height])).toEqual(Array(3).fill([600, 400]));
    expect(
      pictures.map((picture) => [0.03, 0.1, 0.17, 0.5].map((right) => picture.brightness(right, 0.5) < 128)),
    ).toEqual([
      [true, false, false, false],
      [true, true, false, false],
      [true, true, true, false],
    ]);
  });

  test('an inert PDF is a picture: none of its letters are left as text', async () => {
    const document = new PDFDocument();
    const bytes = collectBytes(document);
    document.text('Estado de cuenta').end();
    expect(await pdfText(await bytes)).toContain('Estado de cuenta');
    expect(await pdfText(await inertBytes(await bytes))).toBe('');
  });

  test('a PDF of sixty pages is shown whole, and one with another page is not shown at all', async () => {
    expect(pdfPictures(await inertBytes(await draw({}, 60)))).toHaveLength(60);
    expect(await pdfText(await inertBytes(await draw({}, 61)))).toContain(UNREADABLE);
  });
});

describe('a PDF with active content', () => {
  test.each(Object.entries(ACTING_PDFS))('a PDF with %s keeps only its visible content', async (_, bytes) => {
    expect(await pdfActions(bytes)).not.toEqual([]);
    const inert = await inertBytes(bytes);
    expect(await pdfActions(inert)).toEqual([]);
    const [page] = pdfPictures(inert);
    expect([page?.width, page?.height]).toEqual([600, 400]);
    expect(page?.brightness(0.25, 0.75)).toBeLessThan(50);
    expect(page?.brightness(0.75, 0.25)).toBeGreaterThan(200);
  });
});

describe('a PDF that cannot be shown', () => {
  test.each<[string, () => Promise<Uint8Array>]>([
    ['is none', async () => Uint8Array.from(Buffer.from('%PDF-1.7\nnothing\nstartxref\n9\n%%EOF'))],
    ['is empty', async () => new Uint8Array()],
    ['opens with a password only', () => draw({ userPassword: 'secret' })],
    ...Object.entries(BOMBS).map(([name, bytes]): [string, () => Promise<Uint8Array>] => [
      `is ${name}`,
      async () => bytes,
    ]),
  ])('a PDF that cannot be shown because it %s is replaced by a page that says so', async (_, make) => {
    const inert = await inertBytes(await make(), { ...PATIENT, cpuMs: 2_000 });
    expect(await pdfText(inert)).toContain(UNREADABLE);
    expect(await pdfActions(inert)).toEqual([]);
  });

  test('a PDF whose rendering never ends is replaced by a page that says so', async () => {
    expect(await pdfText(await inertBytes(SLOW_PDF, { ...PATIENT, cpuMs: 500 }))).toContain(UNREADABLE);
  });
});

test('a PDF that uses all its time does not delay another one', async () => {
  const slow = inertBytes(SLOW_PDF, { ...PATIENT, cpuMs: 5_000 }).then(() => 'slow');
  const quick = inertBytes(await draw({})).then(() => 'quick');
  expect(await Promise.race([slow, quick])).toBe('quick');
  await slow;
});

test.each(Object.entries(ODD_PDFS))('a PDF with %s becomes pictures of a limited size', async (_, bytes) => {
  const pictures = pdfPictures(await inertBytes(bytes));
  expect(pictures.length).toBeGreaterThan(0);
  for (const { width, height } of pictures) expect(width * height).toBeLessThanOrEqual(4_100_000);
});

test('a PDF that its author protected against changes, not against reading, is shown', async () => {
  const locked = await draw({ ownerPassword: 'secret', permissions: { modifying: false } });
  expect(pdfPictures(await inertBytes(locked))).toHaveLength(1);
});

test('a PDF for which the machine has no time is not called unreadable', async () => {
  expect(await inertPdf(await draw({}), { ...PATIENT, waitMs: 0 })).toEqual({ ok: false, problem: 'busy' });
});
