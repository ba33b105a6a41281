/**
 * Returns a small PDF of one page, complete by its own declaration.
 *
 * @param more - objects besides the page, as they are written
 */
export const pdfOf = (more = '', trailer = ''): Uint8Array<ArrayBuffer> =>
  bytesOf(`%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R >> endobj
4 0 obj << /Length 44 >>
stream
BT /F1 24 Tf 20 100 Td (Estado de cuenta) Tj ET
endstream endobj
${more}
trailer << /Root 1 0 R ${trailer} >>
startxref
9
%%EOF
`);

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'latin1'));

/** PDF without anything harmful or broken. */
export const PDF = pdfOf();
