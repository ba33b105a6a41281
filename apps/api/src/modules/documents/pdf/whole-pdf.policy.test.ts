import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PDF } from '../../../../test/pdf/pdf.ts';
import { isWholePdf } from './whole-pdf.policy.ts';

const text = (content: string) => Uint8Array.from(Buffer.from(content, 'latin1'));
const source = Buffer.from(PDF).toString('latin1');

test('a PDF that has its beginning and its end is accepted', () => {
  expect(isWholePdf(PDF)).toBe(true);
});

test.each([
  ['nothing', new Uint8Array()],
  ['the first bytes alone', text('%PDF-1.7\n')],
  ['a page that says to be one', text('%PDF-1.7\n<script>alert(1)</script>')],
  ['one that starts later', text(`GIF89a${source}`)],
  ['one without an end', text(source.replace('%%EOF', ''))],
  ['one that goes on after its end', text(`${source}<script>alert(1)</script>`)],
  ['one without a table', text(source.replace('startxref', 'start'))],
])('a file that is %s is refused', (_, bytes) => {
  expect(isWholePdf(bytes)).toBe(false);
});

test('a PDF that was cut off anywhere is refused', () => {
  for (let length = 0; length < PDF.length - 2; length += 5)
    expect(isWholePdf(PDF.subarray(0, length)), `${length} of ${PDF.length} bytes`).toBe(false);
});

test('the check for a whole PDF never throws, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2_000 }), (garbage) => {
      expect(isWholePdf(garbage)).toBe(false);
    }),
  );
});
