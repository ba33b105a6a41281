import { promisify } from 'node:util';
import { type AsyncZipOptions, type AsyncZippable, zip } from 'fflate';

/** Earliest moment that an archive can hold. */
const NO_MOMENT = new Date(1980, 0, 1);

const pack = promisify<AsyncZippable, AsyncZipOptions, Uint8Array<ArrayBuffer>>(zip);

/**
 * Packs files into a ZIP archive. Large files are compressed in threads, so that the event loop stays free. The archive
 * holds no moment, so the same files always give the same bytes.
 */
export const zipOf = (
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): Promise<Uint8Array<ArrayBuffer>> =>
  pack(Object.fromEntries(files.map(({ name, bytes }) => [name, new Uint8Array(bytes)])), { mtime: NO_MOMENT });
