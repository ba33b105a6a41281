import { textAt, viewOf } from './bytes.ts';

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;

/** Returns the parts of a JPEG without what is not its picture; its colours and its orientation stay. */
export function jpegParts(bytes: Uint8Array): Uint8Array[] {
  const view = viewOf(bytes);
  const turned = orientationOf(bytes);
  const parts = [bytes.subarray(0, 2), ...(turned === undefined ? [] : [exifTurned(turned)])];
  for (let at = 2; at + 2 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) return [...parts, bytes.subarray(at, at + 2)];
    if (at + 4 > bytes.length) return parts;
    let end = at + 2 + view.getUint16(at + 2);
    if (marker === START_OF_SCAN) end = endOfScan(bytes, end);
    if (isKept(bytes, marker, at)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return parts;
}

/**
 * True for the frame, its tables and scans; of added data only for what colours depend on: a profile, and Adobe's
 * marker.
 */
function isKept(bytes: Uint8Array, marker: number, at: number): boolean {
  if (marker === APP2) return textAt(bytes, at + 4) === 'ICC_';
  return marker === APP14 || (marker >= 0xc0 && marker <= 0xdf);
}

function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const ORIENTATION = 0x0112;

/** Returns the orientation of a JPEG, 2 to 8, from its first EXIF; nothing when it is upright. */
function orientationOf(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes);
  for (let at = 2; at + 18 <= bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return undefined;
    if (marker === APP1 && textAt(bytes, at + 4) === 'Exif')
      return turnedBy(bytes.subarray(at + 10, at + 2 + view.getUint16(at + 2)));
  }
  return undefined;
}

function turnedBy(tiff: Uint8Array): number | undefined {
  const view = viewOf(tiff);
  const isLittle = tiff[0] === 0x49;
  const first = tiff.length >= 8 ? view.getUint32(4, isLittle) : 0;
  if (first < 8 || first + 2 > tiff.length) return undefined;
  const entries = view.getUint16(first, isLittle);
  for (let each = 0; each < entries; each++) {
    const at = first + 2 + 12 * each;
    if (at + 12 > tiff.length) return undefined;
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const turned = view.getUint16(at + 8, isLittle);
    return turned >= 2 && turned <= 8 ? turned : undefined;
  }
  return undefined;
}

/** Returns an EXIF with the orientation only. */
const exifTurned = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...[0xff, APP1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0],
    ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0],
  ]);
