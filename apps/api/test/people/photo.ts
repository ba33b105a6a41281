import { crc32, deflateSync } from 'node:zlib';

export { photoOf } from '../../src/modules/documents/photo.policy.ts';

/** Real JPEG, 480 by 300 grey pixels: enough for an identification, too few for a page. */
export const PHOTO: Uint8Array<ArrayBuffer> = Uint8Array.from(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAALCAEsAeABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/9k=',
    'base64',
  ),
);

/** Returns the same photo as a phone held upright writes it: turned by its EXIF, with the given number of bytes. */
export function largeRotatedPhoto(bytes: number): Uint8Array<ArrayBuffer> {
  const turned = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');
  const photo = Buffer.alloc(bytes);
  Buffer.concat([PHOTO.subarray(0, 2), turned, PHOTO.subarray(2)]).copy(photo);
  return Uint8Array.from(photo);
}

const chunk = (type: string, data: Buffer): Buffer => {
  const name = Buffer.from(type, 'latin1');
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(Buffer.concat([name, data])));
  return Buffer.concat([length, name, data, sum]);
};

/** Returns a PNG that states the given size, with the picture of only one line. */
export function pngOf({ width, height }: { width: number; height: number }): Uint8Array<ArrayBuffer> {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const picture = deflateSync(Buffer.alloc(width > 1_000 ? 1 : (width + 1) * height));
  return Uint8Array.from(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', picture), chunk('IEND', Buffer.alloc(0))]),
  );
}

/** Real PNG, 320 by 240 pixels. */
export const PNG = pngOf({ width: 320, height: 240 });

const box = (type: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8, type.padStart(8, '\0'), 'latin1');
  head.writeUInt32BE(8 + content.length);
  return Buffer.concat([head, content]);
};

/** Returns the boxes of a HEIC that states the given size, without a picture that a decoder would accept. */
export const heicOf = ({ width, height }: { width: number; height: number }): Uint8Array<ArrayBuffer> => {
  const size = Buffer.alloc(12);
  size.writeUInt32BE(width, 4);
  size.writeUInt32BE(height, 8);
  const boxes = [
    box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')),
    box('meta', Buffer.concat([Buffer.alloc(4), box('iprp', box('ipco', box('ispe', size)))])),
    box('mdat', Buffer.alloc(60)),
  ];
  return Uint8Array.from(Buffer.concat(boxes));
};

export const BROKEN_HEIC = heicOf({ width: 640, height: 480 });

/** Real HEIC of 640 by 512 pixels, in four colours; drawn for these tests and encoded with libheif. */
export const HEIC: Uint8Array<ArrayBuffer> = Uint8Array.from(
  Buffer.from(
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFkAAEAAAAAAAAAqAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwGlwcnAAAACiaXBjbwAAAHZodmNDAQNwAAAAAAAAAAAAWvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAWroCQCEAAQApQgEBA3AAAAMAkAAAAwAAAwBaoAUCAIBZbqSSmubAgAAAAwCAAAADAIQiAAEAB0QBwXKwYkAAAAAUaXNwZQAAAAAAAAKAAAACAAAAABBwaXhpAAAAAAMICAgAAAAWaXBtYQAAAAAAAAABAAEDgQKDAAAAsG1kYXQAAACkKAGvGRBqjyy5ySb3fIU3//bMx/uoL/hAFeKz/LGyjzqAcIcW///6NzO6Uw/20ncAAAMAACigprc6gHqFaQRqiQAAAwC8gJMFqOAAB8pZAAANeIcAAAMAB8mSAAB+QCq9VBvN/RQHfz8s/xPEAAADAAAl11tCzv/7xmlnzJ79X9s2wAAAy4AAAAMAA3/0AAFRAAADABr8WAAPaAAAAwBNrcAAQ8A=',
    'base64',
  ),
);
