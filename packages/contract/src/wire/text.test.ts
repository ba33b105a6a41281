import { expect, test } from 'vitest';
import { decodeWire } from '../codec.ts';
import { line, smsCode } from './text.ts';

test('a line is one line without space around it', () => {
  for (const text of ['a', 'Calle 5 de Mayo', 'ñ', 'a\u00a0b']) expect(decodeWire(line(20), text).ok).toBe(true);
  for (const text of ['', ' ', ' a', 'a ', 'a\nb', 'a\u0000', 'x'.repeat(21)])
    expect(decodeWire(line(20), text).ok).toBe(false);
});

test('a code has three to eight digits', () => {
  for (const code of ['123', '12345678']) expect(decodeWire(smsCode(), code).ok).toBe(true);
  for (const code of ['12', '123456789', '12a', '']) expect(decodeWire(smsCode(), code).ok).toBe(false);
});
