import { type PhotoFlaw, photoFlaw } from './photo-flaw.ts';

/** Width that shows flaws, and is small enough for a small phone. */
const WIDTH = 640;

/** Returns what is wrong with a photo, before it is sent; nothing where this browser cannot draw it, as with HEIC. */
export async function lookAtPhoto(file: File): Promise<PhotoFlaw | undefined> {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' });
    const { width, height } = picture;
    const drawing = new OffscreenCanvas(width, height).getContext('2d');
    drawing?.drawImage(picture, 0, 0);
    picture.close();
    return drawing ? photoFlaw(drawing.getImageData(0, 0, width, height)) : undefined;
  } catch {
    return undefined;
  }
}
