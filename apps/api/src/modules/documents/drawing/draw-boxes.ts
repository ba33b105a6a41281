import type { Box } from './document-text.ts';
import { FONT } from './fonts.ts';
import { INK, MARGIN, type Pdf, RULE, SOFT, widthOf } from './page.ts';

const GAP = 8;
const PADDING = 8;
const NOTE_SIZE = 8;
const VALUE_SIZE = 16;

/** Draws figures side by side, each in its frame, all as high as the highest. */
export function drawBoxes(doc: Pdf, boxes: readonly Box[]): void {
  if (boxes.length === 0) return;
  const width = (widthOf(doc) - GAP * (boxes.length - 1)) / boxes.length;
  const heights = boxes.map((box) => heightOf(doc, box, width - 2 * PADDING));
  const height = Math.max(...heights) + 2 * PADDING;
  const top = doc.y;
  boxes.forEach((box, index) => {
    const left = MARGIN + index * (width + GAP);
    doc.rect(left, top, width, height).lineWidth(0.8).strokeColor(RULE).stroke();
    drawBox(doc, box, { left: left + PADDING, top: top + PADDING, width: width - 2 * PADDING });
  });
  doc.x = MARGIN;
  doc.y = top + height + GAP;
}

function heightOf(doc: Pdf, { label, value, note }: Box, width: number): number {
  const small = doc.font(FONT.regular).fontSize(NOTE_SIZE);
  const words = small.heightOfString(label, { width }) + (note ? small.heightOfString(note, { width }) + 3 : 0);
  return words + 3 + doc.font(FONT.bold).fontSize(VALUE_SIZE).heightOfString(value, { width });
}

function drawBox(
  doc: Pdf,
  { label, value, note }: Box,
  { left, top, width }: { left: number; top: number; width: number },
): void {
  doc.font(FONT.regular).fontSize(NOTE_SIZE).fillColor(SOFT).text(label, left, top, { width });
  doc
    .font(FONT.bold)
    .fontSize(VALUE_SIZE)
    .fillColor(INK)
    .text(value, left, doc.y + 3, { width });
  if (note)
    doc
      .font(FONT.regular)
      .fontSize(NOTE_SIZE)
      .fillColor(SOFT)
      .text(note, left, doc.y + 3, { width });
}
