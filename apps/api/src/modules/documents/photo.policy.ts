import type { IdPhotoMime } from '@lender/contract';
import { startsWith, textAt, viewOf } from './bytes.ts';
import { heicSize } from './heic/heic.policy.ts';
import { isSane, type PictureSize } from './picture-size.ts';

/** Whole photo: its kind, and the size that it declares. */
export interface Photo {
  readonly mime: IdPhotoMime;
  readonly size: PictureSize;
}

/**
 * Returns the kind of a photo, judged by its bytes alone; names and declared types are ignored.
 *
 * @returns undefined for a file that is not of our kinds, that was cut off, or that has no plausible picture in it
 */
export function photoOf(bytes: Uint8Array): Photo | undefined {
  if (startsWith(bytes, JPEG_START)) return photo('image/jpeg', jpegSize(bytes));
  if (startsWith(bytes, PNG_SIGNATURE)) return photo('image/png', pngSize(bytes));
  return photo('image/heic', heicSize(bytes));
}

const photo = (mime: IdPhotoMime, size: PictureSize | undefined): Photo | undefined => size && { mime, size };

const JPEG_START = [0xff, 0xd8, 0xff];
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Walks the chunks of a PNG: first a header with a sane size, at last an end. */
function pngSize(bytes: Uint8Array): PictureSize | undefined {
  const view = viewOf(bytes);
  let at = PNG_SIGNATURE.length;
  if (at + 16 > bytes.length || textAt(bytes, at + 4) !== 'IHDR') return undefined;
  const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
  if (!isSane(size)) return undefined;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (textAt(bytes, at + 4) === 'IEND') return end <= bytes.length ? size : undefined;
    at = end;
  }
  return undefined;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Walks the segments of a JPEG from a frame with a sane size, over its scans, to the end of the image. */
function jpegSize(bytes: Uint8Array): PictureSize | undefined {
  const view = viewOf(bytes);
  let size: PictureSize | undefined;
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === END_OF_IMAGE) return size;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (at + 9 > bytes.length) return undefined;
    if (isStartOfFrame(marker)) {
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      if (!isSane(size)) return undefined;
    }
    at += 2 + view.getUint16(at + 2);
    if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
  }
  return undefined;
}

/** In a scan, `ff` is followed by 0 when it is data and by `d0` to `d7` when the decoder restarts. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
