import { zipSync } from 'fflate';

/** The earliest moment that an archive can name. */
const NO_MOMENT = new Date(1980, 0, 1);

/** Files as a ZIP archive. It names no moment, so that the same files are the same bytes whenever they are packed. */
export const zipOf = (
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, new Uint8Array(bytes)])), { mtime: NO_MOMENT });
