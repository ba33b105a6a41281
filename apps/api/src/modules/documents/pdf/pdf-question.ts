/** Input of a thread that inspects or draws a PDF. */
export interface PdfQuestion {
  readonly bytes: Uint8Array;
  readonly pdfium: WebAssembly.Module;
}

/** Largest number of pages: as many as the statements of half a year have; each takes a tenth of a second or more. */
export const MAX_PAGES = 60;
