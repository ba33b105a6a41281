export type Pdf = PDFKit.PDFDocument;

export const MARGIN = 56;
export const INK = '#14211f';
export const SOFT = '#4a5a57';
export const RULE = '#cfd6d3';

/** Returns the width of the text area of a page. */
export const widthOf = (doc: Pdf): number => doc.page.width - 2 * MARGIN;
