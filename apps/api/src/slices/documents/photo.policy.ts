import type { IdPhotoMime } from '@lender/contract';

/** A photo must have been taken this recently, when the rule is on. */
const MAX_AGE_MS = 120_000;
/** A phone's clock may run a little ahead of ours. */
const CLOCK_SLACK_MS = 60_000;

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * What kind of photo these bytes are, by what they say themselves; names and declared types are not asked.
 *
 * @returns undefined for anything that is not one of ours, and for a photo with no picture in it
 */
export function photoMimeOf(bytes: Uint8Array): IdPhotoMime | undefined {
  const starts = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes.length < 64) return undefined;
  if (starts(0xff, 0xd8, 0xff)) return hasJpegFrame(bytes) ? 'image/jpeg' : undefined;
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))
    return text(12, 16) === 'IHDR' && sane(pngSize(bytes)) ? 'image/png' : undefined;
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.has(text(8, 12))) return 'image/heic';
  return undefined;
}

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

const pngSize = (bytes: Uint8Array): Size => ({
  width: viewOf(bytes).getUint32(16),
  height: viewOf(bytes).getUint32(20),
});

const START_OF_SCAN = 0xda;
const isStartOfFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Walks the segments of a JPEG up to the frame, which tells how large the picture is. */
function hasJpegFrame(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    if (isStartOfFrame(marker)) return sane({ height: view.getUint16(at + 5), width: view.getUint16(at + 7) });
    if (marker === START_OF_SCAN) return false;
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return false;
}

/** Was the photo changed recently enough? Without a time there is nothing to say yes to. */
export function isFreshPhoto(modifiedAt: string | undefined, wallNow: Date): boolean {
  if (modifiedAt === undefined) return false;
  const ageMs = wallNow.getTime() - Number(modifiedAt);
  return ageMs <= MAX_AGE_MS && ageMs >= -CLOCK_SLACK_MS;
}
