import type { Line } from './document-text.ts';
import { FONT } from './fonts.ts';
import { INK, MARGIN, type Pdf, RULE, SOFT, widthOf } from './page.ts';

/** Draws a line of a table: the label on the left, the value on the right, a rule below. */
export function drawLine(doc: Pdf, [label, value]: Line, isTotal: boolean): void {
  const half = widthOf(doc) / 2;
  doc.font(isTotal ? FONT.bold : FONT.regular).fontSize(isTotal ? 12 : 10);
  const height = Math.max(doc.heightOfString(label, { width: half - 8 }), doc.heightOfString(value, { width: half }));
  if (doc.y + height > doc.page.height - MARGIN) doc.addPage();
  const top = doc.y;
  doc.fillColor(isTotal ? INK : SOFT).text(label, MARGIN, top, { width: half - 8 });
  doc.fillColor(INK).text(value, MARGIN + half, top, { width: half, align: 'right' });
  const bottom = top + height + 3;
  doc
    .moveTo(MARGIN, bottom)
    .lineTo(doc.page.width - MARGIN, bottom)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke();
  doc.x = MARGIN;
  doc.y = bottom + 4;
}
