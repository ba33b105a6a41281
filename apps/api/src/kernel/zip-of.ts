import { promisify } from 'node:util';
import { type AsyncZipOptions, type AsyncZippable, zip } from 'fflate';

/** The earliest moment that an archive can name. */
const NO_MOMENT = new Date(1980, 0, 1);

const pack = promisify<AsyncZippable, AsyncZipOptions, Uint8Array<ArrayBuffer>>(zip);

/**
 * Packs files into a ZIP archive. Large files are compressed in threads, so that the event loop stays free. The archive
 * names no moment, so that the same files are the same bytes whenever they are packed.
 */
export const zipOf = (
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): Promise<Uint8Array<ArrayBuffer>> =>
  pack(Object.fromEntries(files.map(({ name, bytes }) => [name, new Uint8Array(bytes)])), { mtime: NO_MOMENT });
