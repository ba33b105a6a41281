import { expect, test } from 'vitest';
import { documentMime } from './document-bytes.ts';

test.each([
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe1, 0], 'image/jpeg'],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'image/png'],
  ['a HEIC', [0, 0, 0, 24, ...Buffer.from('ftypheic')], 'image/heic'],
  ['a page', [...Buffer.from('<html>')], undefined],
  ['a PDF', [...Buffer.from('%PDF-1.7')], 'application/pdf'],
  ['nothing', [], undefined],
])('the format of %s is recognised by its first bytes', (_, bytes, mime) => {
  expect(documentMime(Uint8Array.from(bytes))).toBe(mime);
});
