import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Pixels, photoFlaw } from './photo-flaw.ts';

const WIDTH = 160;
const HEIGHT = 120;

/** A picture of the lightness that is told for each point. */
function pictureOf(light: (x: number, y: number) => number): Pixels {
  const data = Array.from({ length: WIDTH * HEIGHT }, (_, point) => {
    const value = Math.max(0, Math.min(255, light(point % WIDTH, Math.floor(point / WIDTH))));
    return [value, value, value, 255];
  }).flat();
  return { width: WIDTH, height: HEIGHT, data };
}

/** Lines of print on a card, whose edges take so many points from dark to light. */
const print = (edge: number, { paper = 220, ink = 40 } = {}) =>
  pictureOf((x) => {
    const fromEdge = 20 - Math.abs((x % 80) - 40);
    const share = Math.max(0, Math.min(1, 0.5 + fromEdge / edge));
    return paper + (ink - paper) * share;
  });

describe('a photo that can be read', () => {
  test.each([1, 2, 4])('has nothing wrong with edges of %i points', (edge) => {
    expect(photoFlaw(print(edge))).toBeUndefined();
  });

  test('may lie on a dark table, and be faint', () => {
    const onTable = pictureOf((x, y) => (x > 40 && x < 120 && y > 30 && y < 90 ? (x % 8 < 4 ? 60 : 200) : 15));
    expect(photoFlaw(onTable)).toBeUndefined();
    expect(photoFlaw(print(1, { paper: 140, ink: 100 }))).toBeUndefined();
  });

  test('and a plain one is left to people', () => {
    expect(photoFlaw(pictureOf(() => 128))).toBeUndefined();
  });
});

describe('a photo that cannot be read', () => {
  test.each([12, 20])('is blurry with edges of %i points', (edge) => {
    expect(photoFlaw(print(edge))).toBe('photo_blurry');
    expect(photoFlaw(print(edge, { paper: 150, ink: 90 }))).toBe('photo_blurry');
  });

  test('is dark where nothing on it is light, sharp or not', () => {
    expect(photoFlaw(print(1, { paper: 60, ink: 5 }))).toBe('photo_dark');
    expect(photoFlaw(pictureOf(() => 0))).toBe('photo_dark');
  });
});

test('whatever the light and the contrast, the sharpest of two photos is never the blurry one', () => {
  const lights = fc.record({ ink: fc.integer({ min: 0, max: 100 }), contrast: fc.integer({ min: 40, max: 150 }) });
  fc.assert(
    fc.property(lights, fc.integer({ min: 1, max: 4 }), ({ ink, contrast }, edge) => {
      expect(photoFlaw(print(edge, { ink, paper: ink + contrast }))).not.toBe('photo_blurry');
    }),
    { numRuns: 40 },
  );
});
