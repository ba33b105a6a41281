import { describe, expect, test } from 'vitest';
import { HEIC, PHOTO, PNG, pngOf } from '../../../test/people/photo.ts';
import { photoOf } from './photo.policy.ts';
import { fileChangedAt, isFreshUpload } from './upload-age.policy.ts';

const NOW = new Date('2026-11-21T18:00:00Z');
const ago = (seconds: number) => String(NOW.getTime() - seconds * 1000);
const text = (content: string) => new TextEncoder().encode(content.padEnd(200));

describe('the kind of a photo', () => {
  test.each([
    ['image/jpeg', PHOTO],
    ['image/png', PNG],
    ['image/heic', HEIC],
  ])('a photo is %s by its bytes', (mime, bytes) => {
    expect(photoOf(bytes)?.mime).toBe(mime);
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a drawing', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', text('GIF89a')],
    ['a PDF', text('%PDF-1.7')],
    ['a program', text('MZ\u0090\u0000')],
    ['an archive', text('PK\u0003\u0004')],
    ['a JPEG’s first bytes and a page', Uint8Array.from([0xff, 0xd8, 0xff, ...text('<script>')])],
    ['a PNG’s first bytes and a page', Uint8Array.from([...PNG.subarray(0, 8), ...text('<script>')])],
    ['a PNG of 50,000 by 50,000 points', pngOf({ width: 50_000, height: 50_000 })],
    ['a PNG with no width', pngOf({ width: 0, height: 10 })],
  ])('a file that is %s is not a photo', (_, bytes) => {
    expect(photoOf(bytes)).toBeUndefined();
  });

  test.each([
    ['JPEG', PHOTO],
    ['PNG', PNG],
    ['HEIC', HEIC],
  ])('a %s that was cut off anywhere is not a photo', (_, bytes) => {
    for (let length = 0; length < bytes.length; length += 7)
      expect(photoOf(bytes.subarray(0, length)), `${length} of ${bytes.length} bytes`).toBeUndefined();
  });

  test('a photo is recognised although a phone wrote something after the picture', () => {
    expect(photoOf(Uint8Array.from([...PHOTO, ...text('trailer')]))?.mime).toBe('image/jpeg');
  });
});

describe('the age of a photo', () => {
  test.each([0, 119, 120, -59])('a photo is fresh %i seconds after it was changed', (seconds) => {
    expect(isFreshUpload(ago(seconds), NOW)).toBe(true);
  });
  test.each([121, 3_600, -61])('a photo is not fresh %i seconds after it was changed', (seconds) => {
    expect(isFreshUpload(ago(seconds), NOW)).toBe(false);
  });
  test('a photo is not fresh when the time of its last change is unknown', () => {
    expect(isFreshUpload(undefined, NOW)).toBe(false);
  });
});

describe('the time of a file', () => {
  test.each([0, 3_600, 86_400 * 365, -59])('the time of a file is taken from its device, %i seconds ago', (seconds) => {
    expect(fileChangedAt(ago(seconds), NOW)).toEqual(new Date(NOW.getTime() - seconds * 1000));
  });
  test.each([ago(-61), '999999999999999', undefined])(
    'the time of a file is unknown when the device sends %s',
    (reported) => {
      expect(fileChangedAt(reported, NOW)).toBeNull();
    },
  );
});
