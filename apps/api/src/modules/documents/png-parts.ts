import { textAt, viewOf } from './bytes.ts';

const PNG_HEAD = 8;
/**
 * Chunks that a PNG needs to look the same: the picture, its colours and its transparency; nothing about its origin.
 */
const PNG_KEPT = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT'];

/** Returns the parts of a PNG without what is not its picture. */
export function pngParts(bytes: Uint8Array): Uint8Array[] {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, PNG_HEAD)];
  for (let at = PNG_HEAD; at + 12 <= bytes.length; ) {
    const [type, end] = [textAt(bytes, at + 4), at + 12 + view.getUint32(at)];
    if (PNG_KEPT.includes(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return parts;
    at = end;
  }
  return parts;
}
