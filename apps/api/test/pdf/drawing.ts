/** Fonts of the server's documents, and its way to turn a page into pixels: for pictures that a test draws. */
export { collectBytes } from '../../src/modules/documents/drawing/collect-bytes.ts';
export { FONT, registerFonts } from '../../src/modules/documents/drawing/fonts.ts';
export { openPdf } from '../../src/modules/documents/pdf/open-pdf.ts';
export { compilePdfium } from '../../src/modules/documents/pdf/pdfium.ts';
