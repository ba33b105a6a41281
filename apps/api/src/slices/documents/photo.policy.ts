import type { IdPhotoMime } from '@lender/contract';

/** A photo must have been taken this recently, when the rule is on. */
const MAX_AGE_MS = 120_000;
/** A phone's clock may run a little ahead of ours. */
const CLOCK_SLACK_MS = 60_000;

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * What kind of photo these bytes are, by what they say themselves; names and declared types are not asked.
 *
 * @returns undefined for anything that is not one of ours, that was cut off, or that has no sane picture in it
 */
export function photoMimeOf(bytes: Uint8Array): IdPhotoMime | undefined {
  if (startsWith(bytes, JPEG_START)) return isWholeJpeg(bytes) ? 'image/jpeg' : undefined;
  if (startsWith(bytes, PNG_SIGNATURE)) return isWholePng(bytes) ? 'image/png' : undefined;
  return isWholeHeic(bytes) ? 'image/heic' : undefined;
}

const JPEG_START = [0xff, 0xd8, 0xff];
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);
const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Larger than any phone's camera: a picture that is made to eat memory when it is opened. */
const MAX_SIDE = 20_000;
const MAX_PIXELS = 120_000_000;

interface Size {
  readonly width: number;
  readonly height: number;
}

const sane = ({ width, height }: Size): boolean =>
  width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Walks the chunks of a PNG: a header with a sane size first, an end that is there. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = PNG_SIGNATURE.length;
  if (at + 16 > bytes.length || textAt(bytes, at + 4) !== 'IHDR') return false;
  if (!sane({ width: view.getUint32(at + 8), height: view.getUint32(at + 12) })) return false;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (textAt(bytes, at + 4) === 'IEND') return end <= bytes.length;
    at = end;
  }
  return false;
}

/** Walks the boxes of a HEIC: its brand first, its description and its data inside the file. */
function isWholeHeic(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  const seen = new Set<string>();
  let at = 0;
  while (at + 16 <= bytes.length) {
    const type = textAt(bytes, at + 4);
    if (at === 0 && (type !== 'ftyp' || !HEIC_BRANDS.has(textAt(bytes, 8)))) return false;
    seen.add(type);
    const size = boxSize(view, at);
    if (size < 8 || at + size > bytes.length) return false;
    at += size;
  }
  return at === bytes.length && seen.has('meta') && seen.has('mdat');
}

/** 0 means to the end of the file, 1 that the size follows in eight bytes. */
function boxSize(view: DataView, at: number): number {
  const size = view.getUint32(at);
  if (size === 0) return view.byteLength - at;
  return size === 1 ? Number(view.getBigUint64(at + 8)) : size;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Walks the segments of a JPEG from a frame with a sane size, over its scans, to the end of the image. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let hasFrame = false;
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    if (marker === END_OF_IMAGE) return hasFrame;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (at + 9 > bytes.length) return false;
    if (isStartOfFrame(marker)) {
      if (!sane({ height: view.getUint16(at + 5), width: view.getUint16(at + 7) })) return false;
      hasFrame = true;
    }
    at += 2 + view.getUint16(at + 2);
    if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
  }
  return false;
}

/** In a scan `ff` is followed by 0 when it is data and by `d0` to `d7` when the decoder restarts. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Was the photo changed recently enough? Without a time there is nothing to say yes to. */
export function isFreshPhoto(modifiedAt: string | undefined, wallNow: Date): boolean {
  if (modifiedAt === undefined) return false;
  const ageMs = wallNow.getTime() - Number(modifiedAt);
  return ageMs <= MAX_AGE_MS && ageMs >= -CLOCK_SLACK_MS;
}
