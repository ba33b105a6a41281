/** Twice 72 dots an inch: the small print of a bank statement stays readable. */
const DOTS_PER_POINT = 2;
/** Pixel limit; a sheet of letter size has two million. */
const MAX_PIXELS = 4_000_000;
const MAX_SIDE = 20_000;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of the picture of a page, in pixels, within limits; the size that a page states may be anything. */
export function pictureSize({ width, height }: Size): Size {
  const fits = Math.min(Math.sqrt(MAX_PIXELS / (width * height)), MAX_SIDE / Math.max(width, height));
  const scale = Math.min(DOTS_PER_POINT, fits);
  const pixels = (points: number) => Math.max(1, Math.round(points * scale));
  return { width: pixels(width), height: pixels(height) };
}

/** Returns the size of a picture on its page, in points. */
export const sheetSize = ({ width, height }: Size): Size => ({
  width: width / DOTS_PER_POINT,
  height: height / DOTS_PER_POINT,
});
