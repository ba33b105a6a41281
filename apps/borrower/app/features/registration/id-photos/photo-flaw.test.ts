import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Pixels, photoFlaw } from './photo-flaw.ts';

const WIDTH = 160;
const HEIGHT = 120;

/** Makes a picture with the given lightness for each point. */
function pictureOf(light: (x: number, y: number) => number): Pixels {
  const data = Array.from({ length: WIDTH * HEIGHT }, (_, point) => {
    const value = Math.max(0, Math.min(255, light(point % WIDTH, Math.floor(point / WIDTH))));
    return [value, value, value, 255];
  }).flat();
  return { width: WIDTH, height: HEIGHT, data };
}

/** Draws print on a card, whose edges take so many points from dark to light. */
const print = (edge: number, { paper = 220, ink = 40 } = {}) =>
  pictureOf((x) => {
    const fromEdge = 20 - Math.abs((x % 80) - 40);
    const share = Math.max(0, Math.min(1, 0.5 + fromEdge / edge));
    return paper + (ink - paper) * share;
  });

describe('a photo that can be read', () => {
  test.each([1, 2, 4])('a photo with edges of %i points has no flaw', (edge) => {
    expect(photoFlaw(print(edge))).toBeUndefined();
  });

  test('a readable photo may show a dark table, and be faint', () => {
    const onTable = pictureOf((x, y) => (x > 40 && x < 120 && y > 30 && y < 90 ? (x % 8 < 4 ? 60 : 200) : 15));
    expect(photoFlaw(onTable)).toBeUndefined();
    expect(photoFlaw(print(1, { paper: 140, ink: 100 }))).toBeUndefined();
  });

  test('a photo of one plain colour is left to a person', () => {
    expect(photoFlaw(pictureOf(() => 128))).toBeUndefined();
  });
});

describe('a photo that cannot be read', () => {
  test.each([12, 20])('a photo with edges of %i points is blurry', (edge) => {
    expect(photoFlaw(print(edge))).toBe('photo_blurry');
    expect(photoFlaw(print(edge, { paper: 150, ink: 90 }))).toBe('photo_blurry');
  });

  test('a photo on which nothing is light is dark, whether it is sharp or not', () => {
    expect(photoFlaw(print(1, { paper: 60, ink: 5 }))).toBe('photo_dark');
    expect(photoFlaw(pictureOf(() => 0))).toBe('photo_dark');
  });
});

test('a sharp photo is never called blurry, whatever its light and contrast', () => {
  const lights = fc.record({ ink: fc.integer({ min: 0, max: 100 }), contrast: fc.integer({ min: 40, max: 150 }) });
  fc.assert(
    fc.property(lights, fc.integer({ min: 1, max: 4 }), ({ ink, contrast }, edge) => {
      expect(photoFlaw(print(edge, { ink, paper: ink + contrast }))).not.toBe('photo_blurry');
    }),
    { numRuns: 40 },
  );
});
