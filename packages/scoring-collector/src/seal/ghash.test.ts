import { expect, test } from 'vitest';
import { bytesOfBlock, ghash } from './ghash.ts';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const key = bytes('66e94bd4ef8a2c3b884cfa59ca342b2e');

// McGrew and Viega, The Galois/Counter Mode of Operation, appendix B, test cases 1 and 2.
test.each([
  ['', '', '00000000000000000000000000000000'],
  ['', '0388dace60b6a392f328c2b971b2fe78', 'f38cbb1ad69223dcc3457ae5b6b0f885'],
])('the GHASH of %s and %s is %s', (authenticated, encrypted, expected) => {
  expect(bytesOfBlock(ghash(key, bytes(authenticated), bytes(encrypted)))).toEqual(bytes(expected));
});
