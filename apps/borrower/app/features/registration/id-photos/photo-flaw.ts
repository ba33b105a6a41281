/** Picture as a canvas returns it: four bytes for each point. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** Flaw for which a photo is refused before it is uploaded; both are codes of the page's problems. */
export type PhotoFlaw = 'photo_dark' | 'photo_blurry';

/** Lightness below which nothing on a photo can be read, compared with its lightest twentieth. */
const DARK_BELOW = 70;
/** Least contrast: points that differ by less in all are one colour, so sharpness cannot be judged. */
const LEAST_CONTRAST = 24;
/** Limit for an edge that takes more than about eight points from dark to light: letters blur together. */
const BLURRY_BELOW = 0.12;

/**
 * Returns what makes a photo of about 640 points certainly impossible to read: a doubt is no flaw, since a person looks
 * at the photos too.
 */
export function photoFlaw(picture: Pixels): PhotoFlaw | undefined {
  const light = lightnessOf(picture);
  const [darkest, lightest] = [shareOf(light, 0.05), shareOf(light, 0.95)];
  if (lightest < DARK_BELOW) return 'photo_dark';
  const contrast = lightest - darkest;
  if (contrast < LEAST_CONTRAST) return undefined;
  return sharpestStep(light, picture.width) / contrast < BLURRY_BELOW ? 'photo_blurry' : undefined;
}

/** Returns each point's perceived lightness, 0 to 255. */
function lightnessOf({ width, height, data }: Pixels): Uint8Array {
  const at = (point: number, colour: number) => data[4 * point + colour] ?? 0;
  return Uint8Array.from(
    { length: width * height },
    (_, point) => 0.299 * at(point, 0) + 0.587 * at(point, 1) + 0.114 * at(point, 2),
  );
}

/**
 * Returns how far neighbouring points differ where the picture is sharpest, leaving out single points, which may be
 * noise.
 */
function sharpestStep(light: Uint8Array, width: number): number {
  const step = (point: number, other: number) => Math.abs((light[point] ?? 0) - (light[other] ?? 0));
  const steps = light.map((_, point) =>
    point >= width + 1 ? Math.max(step(point, point - 1), step(point, point - width)) : 0,
  );
  return shareOf(steps, 0.998);
}

/** Returns the value that this share of all values does not exceed. */
const shareOf = (values: Uint8Array, share: number): number =>
  values.slice().sort()[Math.floor(share * (values.length - 1))] ?? 0;
