import { parentPort, workerData } from 'node:worker_threads';
import type { PDFiumDocument } from '@hyzyla/pdfium';
import jpeg from 'jpeg-js';
import PDFDocument from 'pdfkit';
import { collectBytes } from '../drawing/collect-bytes.ts';
import { openPdf } from './open-pdf.ts';
import { pictureSize, sheetSize } from './page-size.ts';
import { MAX_PAGES, type PdfQuestion } from './pdf-question.ts';

const QUALITY = 80;

interface Picture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Makes a picture of each page; undefined for a PDF that cannot be opened or breaks while it is drawn. */
async function picturePages({ bytes, pdfium }: PdfQuestion): Promise<Picture[] | undefined> {
  try {
    const document = await openPdf(bytes, pdfium);
    const pages = document.getPageCount();
    if (pages > MAX_PAGES) return undefined;
    const pictures: Picture[] = [];
    for (let page = 0; page < pages; page++) pictures.push(await picturePage(document, page));
    return pictures;
  } catch {
    return undefined;
  }
}

async function picturePage(document: PDFiumDocument, index: number): Promise<Picture> {
  const page = document.getPage(index);
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  const { data, ...size } = await page.render({ ...pictureSize({ width, height }), scale: 1, render: 'bitmap' });
  const picture = { width: size.width, height: size.height };
  return { ...picture, jpeg: jpeg.encode({ data, ...picture }, QUALITY).data };
}

/** Creates a PDF of pictures, one on each page, and nothing else. */
function bind(pictures: readonly Picture[]): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false, font: '', margin: 0 });
  const bytes = collectBytes(document);
  for (const picture of pictures) {
    const { width, height } = sheetSize(picture);
    document.addPage({ size: [width, height] }).image(picture.jpeg, 0, 0, { width, height });
  }
  document.end();
  return bytes;
}

const question: PdfQuestion = workerData;
const pictures = await picturePages(question);
parentPort?.postMessage(pictures && (await bind(pictures)));
