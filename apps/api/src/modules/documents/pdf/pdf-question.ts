/** What a thread needs to look at a PDF. */
export interface PdfQuestion {
  readonly bytes: Uint8Array;
  readonly pdfium: WebAssembly.Module;
}

/** As many as the statements of half a year have; each takes a tenth of a second and more. */
export const MAX_PAGES = 60;
