/** Media types that a case's documents may have. */
export type DocumentMime = 'image/jpeg' | 'image/png' | 'image/heic' | 'application/pdf';

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0): boolean =>
  signature.every((byte, index) => bytes[from + index] === byte);

/**
 * Returns the media type of a document by its first bytes; `undefined` for any other, which must not reach a browser.
 *
 * @example
 * documentMime(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)) // → 'image/jpeg'
 */
export function documentMime(bytes: Uint8Array): DocumentMime | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0x66, 0x74, 0x79, 0x70], 4)) return 'image/heic';
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'application/pdf';
  return undefined;
}
