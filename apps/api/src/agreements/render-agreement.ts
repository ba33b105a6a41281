import PDFDocument from 'pdfkit';
import {
  draftNotice,
  footer,
  type Section,
  type Signature,
  sections,
  signatureSection,
  subtitle,
  title,
} from './agreement.copy.es.ts';
import type { AgreementContents } from './agreement-contents.ts';

const MARGIN = 56;
const INK = '#14211f';
const SOFT = '#4a5a57';
const GREEN = '#0b5f57';
const RULE = '#cfd6d3';

/**
 * Draws the agreement as a PDF, letter size. The text is drawn, never interpreted: a name with markup stays letters.
 *
 * @param signature - how and when it was signed; a draft without it
 */
export function renderAgreement(contents: AgreementContents, signature?: Signature): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: title, Author: 'Quincena' },
  });
  const bytes = collect(doc);

  doc.font('Helvetica-Bold').fontSize(20).fillColor(GREEN).text('Quincena');
  doc.moveDown(0.4).fontSize(16).fillColor(INK).text(title);
  doc.font('Helvetica').fontSize(10).fillColor(SOFT).text(subtitle);
  if (!signature) doc.moveDown(0.5).font('Helvetica-Oblique').text(draftNotice);
  for (const section of sections(contents)) drawSection(doc, section);
  if (signature) drawSection(doc, signatureSection(signature));
  drawFooters(doc, contents.reference);
  doc.end();
  return bytes;
}

type Pdf = PDFKit.PDFDocument;

const collect = (doc: Pdf): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });

/** Room that a heading needs with what follows it, so that none stands alone at the foot of a page. */
const HEADING_ROOM = 90;

function drawSection(doc: Pdf, { title: heading, lines = [], paragraphs = [], hasTotal = false }: Section): void {
  if (doc.y > doc.page.height - MARGIN - HEADING_ROOM) doc.addPage();
  doc.moveDown(1).font('Helvetica-Bold').fontSize(12).fillColor(GREEN).text(heading, MARGIN);
  doc.moveDown(0.3);
  for (const paragraph of paragraphs) {
    doc
      .font('Helvetica')
      .fontSize(10)
      .fillColor(INK)
      .text(paragraph, MARGIN, doc.y, { width: widthOf(doc) });
    doc.moveDown(0.3);
  }
  lines.forEach((line, index) => {
    drawLine(doc, line, hasTotal && index === lines.length - 1);
  });
}

const widthOf = (doc: Pdf): number => doc.page.width - 2 * MARGIN;

function drawLine(doc: Pdf, [label, value]: readonly [string, string], isTotal: boolean): void {
  const half = widthOf(doc) / 2;
  if (doc.y > doc.page.height - MARGIN - 30) doc.addPage();
  const top = doc.y;
  doc.font(isTotal ? 'Helvetica-Bold' : 'Helvetica').fontSize(isTotal ? 12 : 10);
  doc.fillColor(isTotal ? INK : SOFT).text(label, MARGIN, top, { width: half - 8 });
  const afterLabel = doc.y;
  doc.fillColor(INK).text(value, MARGIN + half, top, { width: half, align: 'right' });
  const bottom = Math.max(afterLabel, doc.y) + 3;
  doc
    .moveTo(MARGIN, bottom)
    .lineTo(doc.page.width - MARGIN, bottom)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  doc.x = MARGIN;
  doc.y = bottom + 4;
}

function drawFooters(doc: Pdf, reference: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // Below the margin on purpose: without this the footer would open another page.
    doc.page.margins.bottom = 0;
    const text = footer(page + 1, count, reference);
    doc
      .font('Helvetica')
      .fontSize(8)
      .fillColor(SOFT)
      .text(text, MARGIN, doc.page.height - 36, { width: widthOf(doc), align: 'center', lineBreak: false });
  }
}
