import PDFDocument from 'pdfkit';
import { collectBytes } from './collect-bytes.ts';
import { type DocumentText, footerOf, type Letterhead, type Section } from './document-text.ts';
import { drawBoxes } from './draw-boxes.ts';
import { drawLine } from './draw-line.ts';
import { FONT, registerFonts } from './fonts.ts';
import { INK, MARGIN, type Pdf, SOFT, widthOf } from './page.ts';

/**
 * Draws a document as a PDF, letter size. The text is drawn, never interpreted: markup in a name stays plain letters.
 */
export function documentPdf(
  { title, subtitle, notice, sections, keywords, footer }: DocumentText,
  letterhead: Letterhead,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    // No default font: everything drawn below sets its own.
    font: '',
    bufferPages: true,
    info: { Title: title, Author: letterhead.name, ...(keywords !== undefined && { Keywords: keywords }) },
  });
  registerFonts(doc);
  const bytes = collectBytes(doc);

  doc.font(FONT.bold).fontSize(20).fillColor(letterhead.tint).text(letterhead.name);
  doc.moveDown(0.4).fontSize(16).fillColor(INK).text(title);
  doc.font(FONT.regular).fontSize(10).fillColor(SOFT).text(subtitle);
  if (notice !== undefined) doc.moveDown(0.5).font(FONT.italic).text(notice);
  for (const section of sections) drawSection(doc, section, letterhead);
  drawFooters(doc, footer);
  doc.end();
  return bytes;
}

/** Height that a heading needs with what follows it, so that none is left alone at the foot of a page. */
const HEADING_ROOM = 90;

function drawSection(
  doc: Pdf,
  { title, boxes = [], lines = [], paragraphs = [], hasTotal = false }: Section,
  { tint }: Letterhead,
): void {
  if (doc.y > doc.page.height - MARGIN - HEADING_ROOM) doc.addPage();
  doc.moveDown(1).font(FONT.bold).fontSize(12).fillColor(tint).text(title, MARGIN);
  doc.moveDown(0.3);
  drawBoxes(doc, boxes);
  for (const paragraph of paragraphs) {
    doc
      .font(FONT.regular)
      .fontSize(10)
      .fillColor(INK)
      .text(paragraph, MARGIN, doc.y, { width: widthOf(doc) });
    doc.moveDown(0.3);
  }
  lines.forEach((line, index) => {
    drawLine(doc, line, hasTotal && index === lines.length - 1);
  });
}

function drawFooters(doc: Pdf, footer: DocumentText['footer']): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // The footer is below the margin on purpose: without this it would open another page.
    doc.page.margins.bottom = 0;
    doc
      .font(FONT.regular)
      .fontSize(8)
      .fillColor(SOFT)
      .text(footerOf(footer, { page: page + 1, pages: count }), MARGIN, doc.page.height - 36, {
        width: widthOf(doc),
        align: 'center',
        lineBreak: false,
      });
  }
}
