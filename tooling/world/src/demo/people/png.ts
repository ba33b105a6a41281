import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Eight bits for each of red, green, blue and opacity. */
const [BITS, RGBA] = [8, 6];
const PIXEL_BYTES = 4;

interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Writes a picture as PNG: drawings have few colours, so PNG is smaller than a photo format, and quick to make. */
export function encodePng({ data, width, height }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, RGBA], 8);
  const row = width * PIXEL_BYTES;
  const rows = Buffer.alloc(height * (row + 1)); // each row begins with a 0: its values are as they are, not differences
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  const body = deflateSync(rows, { level: 3 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
}

/** Returns the same picture as another file, with a comment. */
export function commented(png: Uint8Array, comment: string): Uint8Array<ArrayBuffer> {
  const afterHeader = SIGNATURE.length + 25;
  const text = chunk('tEXt', Buffer.from(`Comment\0${comment}`, 'latin1'));
  return Uint8Array.from(Buffer.concat([png.subarray(0, afterHeader), text, png.subarray(afterHeader)]));
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
