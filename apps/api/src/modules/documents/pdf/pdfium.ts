import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles PDFium once for all threads. */
export function compilePdfium(): Promise<WebAssembly.Module> {
  compiled ??= readFile(resolve('@hyzyla/pdfium/pdfium.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
