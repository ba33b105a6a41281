import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';

const MEMORY_BYTES = 512 * 1024 * 1024;
const WASM_PAGE_BYTES = 64 * 1024;

/**
 * Opens a PDF with PDFium, the library of Chromium, compiled to WebAssembly and without its JavaScript and XFA: it has
 * no access to files or network, and ends when it runs out of memory. One file for each instance, inside a thread.
 *
 * @throws when it is not a PDF, or opens only with a password
 */
export async function openPdf(bytes: Uint8Array, pdfium: WebAssembly.Module): Promise<PDFiumDocument> {
  const library = await PDFiumLibrary.init({
    instantiateWasm: (imports, onReady: (instance: WebAssembly.Instance) => void) => {
      const instance = new WebAssembly.Instance(pdfium, imports);
      Object.values(instance.exports).forEach(limitMemory);
      onReady(instance);
      return instance.exports;
    },
  });
  return library.loadDocument(bytes);
}

/** Limits memory: PDFium's build takes up to 2 GiB by itself. */
function limitMemory(exported: WebAssembly.ExportValue): void {
  if (!(exported instanceof WebAssembly.Memory)) return;
  const grow = exported.grow.bind(exported);
  exported.grow = (pages) => {
    if (exported.buffer.byteLength + pages * WASM_PAGE_BYTES > MEMORY_BYTES) throw new RangeError('out of memory');
    return grow(pages);
  };
}
