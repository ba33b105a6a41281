import PDFDocument from 'pdfkit';
import { collectBytes } from './collect-bytes.ts';
import { type Footer, footerOf, type Letterhead } from './document-text.ts';
import { FONT, registerFonts } from './fonts.ts';
import { INK, type Pdf, RULE, SOFT } from './page.ts';

export interface TableText {
  readonly title: string;
  /** Text on every page, such as the name of the person who received it. */
  readonly watermark: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Text below the last row, about what is missing. */
  readonly note?: string;
  readonly footer: Footer;
}

const MARGIN = 36;
const FOOT = 48;
const SIZE = 8;
const GAP = 8;
/** Number of rows by which the columns are measured: longer text further down wraps. */
const MEASURED = 200;
const WIDEST = 180;

/** Draws a table as a PDF, letter size on its side, with its headings and its watermark on every page. */
export function tablePdf(
  { title, watermark, headings, rows, note, footer }: TableText,
  letterhead: Letterhead,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'LETTER',
    layout: 'landscape',
    margin: MARGIN,
    // No default font: everything drawn below sets its own.
    font: '',
    bufferPages: true,
    info: { Title: title, Author: letterhead.name },
  });
  registerFonts(doc);
  const bytes = collectBytes(doc);
  doc.font(FONT.bold).fontSize(14).fillColor(letterhead.tint).text(`${letterhead.name} · ${title}`, MARGIN, MARGIN);
  const widths = columnWidths(doc, [headings, ...rows.slice(0, MEASURED)]);
  beginPage(doc, { watermark, headings, widths });
  for (const row of rows) {
    doc.font(FONT.regular).fontSize(SIZE);
    if (doc.y + heightOf(doc, row, widths) > doc.page.height - FOOT) {
      doc.addPage();
      beginPage(doc, { watermark, headings, widths });
    }
    drawRow(doc, row, widths);
  }
  if (note !== undefined) doc.moveDown(1).font(FONT.italic).fontSize(SIZE).fillColor(SOFT).text(note, MARGIN);
  drawFooters(doc, footer);
  doc.end();
  return bytes;
}

interface Head extends Pick<TableText, 'watermark' | 'headings'> {
  readonly widths: readonly number[];
}

function beginPage(doc: Pdf, { watermark, headings, widths }: Head): void {
  doc.font(FONT.italic).fontSize(SIZE).fillColor(SOFT).text(watermark, MARGIN, doc.y);
  doc.moveDown(0.8).font(FONT.bold).fontSize(SIZE);
  drawRow(doc, headings, widths);
}

/** Returns column widths that fit the texts, and together the width of the page. */
function columnWidths(doc: Pdf, rows: readonly (readonly string[])[]): number[] {
  doc.font(FONT.bold).fontSize(SIZE);
  const [headings = []] = rows;
  const wanted = headings.map((_, column) =>
    Math.min(WIDEST, Math.max(...rows.map((row) => doc.widthOfString(row[column] ?? ''))) + GAP),
  );
  const total = wanted.reduce((sum, width) => sum + width, 0);
  const room = doc.page.width - 2 * MARGIN;
  return wanted.map((width) => (width * room) / total);
}

const heightOf = (doc: Pdf, row: readonly string[], widths: readonly number[]): number =>
  Math.max(...widths.map((width, column) => doc.heightOfString(row[column] || ' ', { width: width - GAP }))) + 4;

function drawRow(doc: Pdf, row: readonly string[], widths: readonly number[]): void {
  const top = doc.y;
  const height = heightOf(doc, row, widths);
  let left = MARGIN;
  doc.fillColor(INK);
  widths.forEach((width, column) => {
    doc.text(row[column] ?? '', left, top, { width: width - GAP });
    left += width;
  });
  doc
    .moveTo(MARGIN, top + height - 2)
    .lineTo(doc.page.width - MARGIN, top + height - 2)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  doc.y = top + height;
}

function drawFooters(doc: Pdf, footer: TableText['footer']): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // The footer is below the margin on purpose: without this it would open another page.
    doc.page.margins.bottom = 0;
    doc
      .font(FONT.regular)
      .fontSize(SIZE)
      .fillColor(SOFT)
      .text(footerOf(footer, { page: page + 1, pages: count }), MARGIN, doc.page.height - 30, {
        width: doc.page.width - 2 * MARGIN,
        align: 'center',
        lineBreak: false,
      });
  }
}
