import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BROKEN_HEIC, HEIC } from '../../../../test/people/photo.ts';
import { bareHeic } from './bare-heic.policy.ts';
import { heicToJpeg } from './heic-to-jpeg.ts';

const SECRET = 'GPS 19.4326N 99.1332W iPhone de Ana';
const box = (type: string, content: Uint8Array): Buffer => {
  const head = Buffer.alloc(8, type.padStart(8, '\0'), 'latin1');
  head.writeUInt32BE(8 + content.length);
  return Buffer.concat([head, content]);
};
const numbers = (...bytes: number[]) => Buffer.from(bytes);
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const item = (id: number, type: string) =>
  box('infe', Buffer.concat([numbers(2, 0, 0, 0, 0, id, 0, 0), Buffer.from(`${type}\0`, 'latin1')]));

interface Place {
  readonly id: number;
  readonly from: number;
  readonly length: number;
  /** 0: in the file; 1: in the `idat` box. */
  readonly method: number;
}
const places = (...of: Place[]) =>
  box(
    'iloc',
    Buffer.concat([
      numbers(1, 0, 0, 0, 0x44, 0, 0, of.length),
      ...of.map(({ id, from, length, method }) =>
        Buffer.concat([numbers(0, id, 0, method, 0, 0, 0, 1), uint32(from), uint32(length)]),
      ),
    ]),
  );

/** Builds a file with a picture, an EXIF and an XMP in the data, and one more of them in the description. */
function photo(at = { picture: 0, exif: 0 }): Uint8Array {
  const picture = Buffer.from('PICTURE-PICTURE-PICTURE');
  const secret = Buffer.from(SECRET);
  const description = [
    box('pitm', numbers(0, 0, 0, 0, 0, 1)),
    box('iinf', Buffer.concat([numbers(0, 0, 0, 0, 0, 3), item(1, 'hvc1'), item(2, 'Exif'), item(3, 'mime')])),
    places(
      { id: 1, from: at.picture, length: picture.length, method: 0 },
      { id: 2, from: at.exif, length: secret.length, method: 0 },
      { id: 3, from: 0, length: secret.length, method: 1 },
    ),
    box('idat', secret),
    box('uuid', secret),
  ];
  const head = Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
    box('meta', Buffer.concat([numbers(0, 0, 0, 0), ...description])),
  ]);
  const file = Buffer.concat([head, box('mdat', Buffer.concat([picture, secret, secret])), box('free', secret)]);
  const begin = head.length + 8;
  return at.picture === begin ? file : photo({ picture: begin, exif: begin + picture.length });
}

describe('a HEIC', () => {
  test('a HEIC keeps its picture and loses position and device, wherever they are stored', () => {
    const dirty = photo();
    const bare = Buffer.from(bareHeic(dirty)).toString('latin1');
    expect(Buffer.from(dirty).toString('latin1').match(/GPS/g)?.length).toBe(5);
    expect(bare).toContain('PICTURE-PICTURE-PICTURE');
    expect(bare).not.toContain('GPS');
    expect(bare).not.toContain('iPhone');
    expect(bare.length).toBe(dirty.length);
  });

  test('a HEIC of a phone keeps the same picture', async () => {
    const [whole, bare] = [await heicToJpeg(HEIC), await heicToJpeg(bareHeic(HEIC))];
    expect(whole.ok && bare.ok && Buffer.compare(whole.value, bare.value)).toBe(0);
  });

  test('a HEIC whose parts cannot be distinguished is left without a picture', () => {
    expect(bareHeic(BROKEN_HEIC)).toHaveLength(BROKEN_HEIC.length);
    const cut = Buffer.concat([HEIC.subarray(0, 28), Buffer.from(SECRET)]);
    expect(Buffer.from(bareHeic(cut)).toString('latin1')).not.toContain('GPS');
  });

  test('a HEIC is read to its end whatever it contains', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(HEIC.length), (noise, from) => {
        const hostile = Uint8Array.from(HEIC);
        hostile.set(noise.subarray(0, HEIC.length - from), from);
        expect(bareHeic(hostile)).toHaveLength(HEIC.length);
      }),
    );
  });
});
