import { textAt, viewOf } from '../bytes.ts';
import { isSane, type PictureSize } from '../picture-size.ts';

const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Reads the size of a HEIC: its brand first, a description with a sane size and the data inside the file. */
export function heicSize(bytes: Uint8Array): PictureSize | undefined {
  const view = viewOf(bytes);
  const seen = new Set<string>();
  let size: PictureSize | undefined;
  let at = 0;
  while (at + 16 <= bytes.length) {
    const type = textAt(bytes, at + 4);
    if (at === 0 && (type !== 'ftyp' || !BRANDS.has(textAt(bytes, 8)))) return undefined;
    seen.add(type);
    const length = boxLength(view, at);
    if (length < 8 || at + length > bytes.length) return undefined;
    if (type === 'meta') size = largestSize(bytes.subarray(at, at + length));
    at += length;
  }
  return at === bytes.length && seen.has('mdat') && size && isSane(size) ? size : undefined;
}

/** Returns a length: 0 means to the end of the file, 1 that it follows in eight bytes. */
function boxLength(view: DataView, at: number): number {
  const length = view.getUint32(at);
  if (length === 0) return view.byteLength - at;
  return length === 1 ? Number(view.getBigUint64(at + 8)) : length;
}

/** Returns the picture's size: of the `ispe` boxes of the picture, its tiles and its thumbnail, the largest. */
function largestSize(meta: Uint8Array): PictureSize | undefined {
  const bytes = Buffer.from(meta.buffer, meta.byteOffset, meta.byteLength);
  let largest: PictureSize | undefined;
  for (let at = bytes.indexOf('ispe'); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf('ispe', at + 4)) {
    const size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
