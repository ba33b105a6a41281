/** Size that a picture declares, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Larger than any phone's camera: such a picture is made to exhaust memory when it is opened. */
const MAX_SIDE = 20_000;
const MAX_PIXELS = 120_000_000;

export const isSane = ({ width, height }: PictureSize): boolean =>
  width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_PIXELS;
