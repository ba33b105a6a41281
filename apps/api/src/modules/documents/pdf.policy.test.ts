import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PDF, packed, pdfOf } from '../../../test/pdf.ts';
import { termsText } from '../agreements/index.ts';
import { drawDocument } from './drawing/draw-document.ts';
import { isPlainPdf } from './pdf.policy.ts';

const text = (content: string) => Uint8Array.from(Buffer.from(content, 'latin1'));
const source = Buffer.from(PDF).toString('latin1');
const ACTION = '5 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj';

test('takes a PDF that only shows something', () => {
  expect(isPlainPdf(PDF)).toBe(true);
});

test('takes a PDF as programs write it, with what is packed in it', async () => {
  expect(isPlainPdf(await drawDocument(termsText))).toBe(true);
  expect(isPlainPdf(pdfOf(packed('1 0 << /Type /Font >>')))).toBe(true);
});

test('takes letters of a picture for nothing but letters', () => {
  expect(isPlainPdf(pdfOf('5 0 obj << /Length 9 >>\nstream\nab /JS cd\nendstream endobj'))).toBe(true);
});

test.each([
  ['nothing', new Uint8Array()],
  ['the first bytes alone', text('%PDF-1.7\n')],
  ['a page that says to be one', text('%PDF-1.7\n<script>alert(1)</script>')],
  ['one that starts later', text(`GIF89a${source}`)],
  ['one without an end', text(source.replace('%%EOF', ''))],
  ['one that goes on after its end', text(`${source}<script>alert(1)</script>`)],
  ['one without a table', text(source.replace('startxref', 'start'))],
  ['one that is locked', pdfOf('', '/Encrypt 8 0 R')],
  ['a script', pdfOf(ACTION)],
  ['a script that is spelt in numbers', pdfOf('5 0 obj << /S /J#61vaScript >> endobj')],
  ['a script’s name alone, in numbers', pdfOf('5 0 obj << /#4aS (x) >> endobj')],
  ['a script that runs when it is opened', pdfOf('5 0 obj << /OpenAction << /S /JavaScript /JS (x) >> >> endobj')],
  ['a program to launch', pdfOf('5 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
  ['a file inside', pdfOf('5 0 obj << /Type /EmbeddedFile >> endobj')],
  ['a script in a pack', pdfOf(packed(`1 0 ${ACTION}`))],
  ['a script between what looks like a stream', pdfOf(`(>>\nstream\n) ${ACTION} (endstream)`)],
  ['a pack that cannot be opened', pdfOf('9 0 obj << /Type /ObjStm >>\nstream\nnot packed\nendstream endobj')],
  ['a pack that grows without end', pdfOf(packed(' '.repeat(40 * 1024 * 1024)))],
  ['a stream that never ends', pdfOf('9 0 obj << >>\nstream\nabc')],
])('refuses %s', (_, bytes) => {
  expect(isPlainPdf(bytes)).toBe(false);
});

test('refuses one that was cut off anywhere', () => {
  for (let length = 0; length < PDF.length - 2; length += 5)
    expect(isPlainPdf(PDF.subarray(0, length)), `${length} of ${PDF.length} bytes`).toBe(false);
});

test('never breaks, whatever comes', () => {
  const noise = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(noise, (garbage) => {
      expect(typeof isPlainPdf(pdfOf(garbage))).toBe('boolean');
    }),
  );
});

test.each(['>>stream\n', '<<', '/ObjStm >> stream\n', '/a', '/#4a', 'endstream'])(
  'reads 8 MB of %j in no time',
  (piece) => {
    const start = performance.now();
    isPlainPdf(pdfOf(piece.repeat((8 * 1024 * 1024) / piece.length)));
    expect(performance.now() - start).toBeLessThan(3_000);
  },
);
