import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A real JPEG, as a phone would send it. */
export const photoFile = () => ({
  name: 'IMG_2031.JPG',
  mimeType: 'image/jpeg',
  buffer: readFileSync(path.join(import.meta.dirname, 'photo.jpg')),
});
