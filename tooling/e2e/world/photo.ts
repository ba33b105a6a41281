import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns a real JPEG, as a phone would send it. */
export const photoFile = () => ({
  name: 'IMG_2031.JPG',
  mimeType: 'image/jpeg',
  buffer: readFileSync(path.join(import.meta.dirname, 'photo.jpg')),
});

/** Returns the photo as long as phones make it: a JPEG may hold comments before its picture. */
export const longPhotoFile = () => {
  const { buffer, ...file } = photoFile();
  const comment = Buffer.alloc(65_537);
  comment.writeUInt32BE(0xff_fe_ff_ff);
  const beginning = 2;
  return {
    ...file,
    buffer: Buffer.concat([buffer.subarray(0, beginning), ...Array(6).fill(comment), buffer.subarray(beginning)]),
  };
};
