import { crc32 } from 'node:zlib';
import jpeg from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { heicOf, PHOTO, PNG } from '../../../test/people/photo.ts';
import { barePhoto } from './bare-photo.policy.ts';
import { bareHeic } from './heic/bare-heic.policy.ts';
import { photoOf } from './photo.policy.ts';

const SECRET = 'GPS 19.4326N 99.1332W iPhone de Ana';
const segment = (marker: number, content: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};
/** Builds an EXIF in either byte order: the orientation, a pointer to a position, and the position. */
function exif(turned: number, isLittle: boolean): Buffer {
  const tiff = Buffer.alloc(38);
  const short = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(isLittle ? 'II' : 'MM', 'latin1');
  short(42, 2);
  long(8, 4);
  short(2, 8);
  for (const [at, tag, kind, value] of [
    [10, 0x0112, 3, turned],
    [22, 0x8825, 4, 34],
  ] as const) {
    short(tag, at);
    short(kind, at + 2);
    long(1, at + 4);
    if (kind === 3) short(value, at + 8);
    else long(value, at + 8);
  }
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(SECRET)]));
}
const photoWith = (...segments: Buffer[]) =>
  Uint8Array.from(Buffer.concat([PHOTO.subarray(0, 2), ...segments, PHOTO.subarray(2)]));
const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1');
const pixelsOf = (bytes: Uint8Array | undefined) =>
  Buffer.from(jpeg.decode(bytes ?? new Uint8Array()).data).toString('hex');

describe('a JPEG', () => {
  const dirty = Uint8Array.from(
    Buffer.concat([
      photoWith(
        exif(6, true),
        segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x>${SECRET}</x>`)),
        segment(0xe2, Buffer.from(`MPF\0${SECRET}`)),
        segment(0xed, Buffer.from(`Photoshop 3.0\0${SECRET}`)),
        segment(0xef, Buffer.from(SECRET)),
        segment(0xfe, Buffer.from(SECRET)),
      ),
      Buffer.from(`${SECRET}, a second picture: `),
      PHOTO,
    ]),
  );

  test('a JPEG loses position, device, comments and any bytes behind its end, and shows the same picture', () => {
    const bare = barePhoto(dirty);
    expect(textOf(dirty).match(/GPS 19/g)?.length).toBe(7);
    expect(textOf(bare)).not.toContain('GPS');
    expect(textOf(bare)).not.toContain('iPhone');
    expect(bare?.length).toBeLessThanOrEqual(PHOTO.length + 36);
    expect(photoOf(bare ?? new Uint8Array())).toEqual(photoOf(PHOTO));
    expect(pixelsOf(bare)).toBe(pixelsOf(PHOTO));
  });

  test.each([
    [3, true],
    [6, false],
    [8, true],
  ])('a JPEG with the orientation %i keeps it, in either byte order', (turned, isLittle) => {
    const bare = Buffer.from(barePhoto(photoWith(exif(turned, isLittle))) ?? []);
    const at = bare.indexOf('Exif\0\0');
    expect(bare.readUInt16LE(at + 6 + 18)).toBe(turned);
    expect(bare.indexOf('Exif', at + 1)).toBe(-1);
    expect(bare.toString('latin1')).not.toContain('GPS');
  });

  test('an upright JPEG has no EXIF left, and is the same when it is cleaned twice', () => {
    const bare = barePhoto(photoWith(exif(1, true))) ?? new Uint8Array();
    expect(textOf(bare)).not.toContain('Exif');
    expect(Buffer.from(barePhoto(dirty) ?? [])).toEqual(Buffer.from(barePhoto(barePhoto(dirty) ?? dirty) ?? []));
  });

  test('a JPEG that is cut off anywhere, or has any byte changed, breaks nothing and lets no byte behind the end of a whole photo through', () => {
    for (let length = 3; length < dirty.length; length += 7) expect(barePhoto(dirty.subarray(0, length))).toBeDefined();
    for (let at = 3; at < 400; at++) {
      const broken = Uint8Array.from(dirty);
      broken[at] = 0xff - (broken[at] ?? 0);
      if (photoOf(broken)) expect(textOf(barePhoto(broken))).not.toContain('a second picture');
    }
  });
});

test('a PNG loses its texts, its EXIF, its time and any bytes behind its end', () => {
  const chunk = (type: string, data: string) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = 8 + 25;
  const extra = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'prVt'].map((type) => chunk(type, SECRET));
  const dirty = Buffer.concat([PNG.subarray(0, head), ...extra, PNG.subarray(head), Buffer.from(SECRET)]);
  expect(Buffer.from(barePhoto(Uint8Array.from(dirty)) ?? [])).toEqual(Buffer.from(PNG));
});

test('a file that is neither a JPEG nor a PNG is treated as a HEIC', () => {
  const heic = heicOf({ width: 10, height: 10 });
  expect(barePhoto(heic)).toEqual(bareHeic(heic));
});
