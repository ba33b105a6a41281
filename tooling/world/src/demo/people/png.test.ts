import { inflateSync } from 'node:zlib';
import { photoOf } from '@lender/api/test/people/photo';
import { expect, test } from 'vitest';
import { commented, encodePng } from './png.ts';

const data = Uint8Array.of(...[255, 0, 0, 255], ...[0, 255, 0, 255], ...[0, 0, 255, 255], ...[9, 9, 9, 255]);
const png = encodePng({ data, width: 2, height: 2 });

test('a picture is a PNG of its size, and keeps every pixel', () => {
  expect(photoOf(png)).toEqual({ mime: 'image/png', size: { width: 2, height: 2 } });
  const body = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(body, png.indexOf('IEND') - 8));
  expect([...rows]).toEqual([0, ...data.subarray(0, 8), 0, ...data.subarray(8)]);
});

test('a picture with a comment is another file and the same picture', () => {
  const other = commented(png, 'MUESTRA 1');
  expect(Buffer.from(other).includes('MUESTRA 1')).toBe(true);
  expect(photoOf(other)).toEqual(photoOf(png));
});
