import { JPEG } from './photo.data.ts';

/** Returns a photo that no other upload has: the same picture, with a comment of its own. */
export function photoOf(owner: string): Blob {
  const picture = Uint8Array.from(atob(JPEG), (letter) => letter.charCodeAt(0));
  const comment = new TextEncoder().encode(owner.slice(0, 200));
  const head = Uint8Array.of(0xff, 0xfe, 0, comment.length + 2);
  return new Blob([picture.slice(0, 2), head, comment, picture.slice(2)], { type: 'image/jpeg' });
}
