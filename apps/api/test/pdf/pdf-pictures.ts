import jpeg from 'jpeg-js';

interface Picture {
  readonly width: number;
  readonly height: number;
  /**
   * Returns the brightness of a point, from 0 (black) to 255. Its place is given as parts of the whole, from the upper
   * left.
   */
  brightness(right: number, down: number): number;
}

/** Lists the pictures in one of our PDFs, in order. */
export function pdfPictures(pdf: Uint8Array): readonly Picture[] {
  const bytes = Buffer.from(pdf);
  const pictures: Picture[] = [];
  for (let at = bytes.indexOf('ffd8ff', 0, 'hex'); at >= 0; at = bytes.indexOf('ffd8ff', at + 3, 'hex')) {
    const { width, height, data } = jpeg.decode(bytes.subarray(at, bytes.indexOf('endstream', at)));
    const brightness = (right: number, down: number) =>
      data[4 * (Math.floor(down * height) * width + Math.floor(right * width)) + 1] ?? Number.NaN;
    pictures.push({ width, height, brightness });
  }
  return pictures;
}
