import { look } from '@lender/brand/look';

export type Pdf = PDFKit.PDFDocument;

export const MARGIN = 56;
export const INK = '#14211f';
export const SOFT = '#4a5a57';
/** Paper is drawn in the colours of the light. */
export const TINT = look.light.primary;
export const RULE = '#cfd6d3';

/** How wide the text of a page is. */
export const widthOf = (doc: Pdf): number => doc.page.width - 2 * MARGIN;
