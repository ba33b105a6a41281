import { startsWith } from './bytes.ts';
import { bareHeic } from './heic/bare-heic.policy.ts';
import { jpegParts } from './jpeg-parts.ts';
import { pngParts } from './png-parts.ts';

/**
 * Returns a photo without anything but its picture: no position, time, device, comment or thumbnail beside it, and no
 * bytes behind its end. A JPEG keeps its colours and its orientation. For a photo that is cut off it returns the part
 * that is there. A file that is neither a JPEG nor a PNG is treated as a HEIC.
 */
export function barePhoto(bytes: Uint8Array): Uint8Array {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return joined(jpegParts(bytes));
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return joined(pngParts(bytes));
  return bareHeic(bytes);
}

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));
