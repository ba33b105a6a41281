import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readClientKey } from './client-key.policy.ts';

describe('a phone', () => {
  test.each([
    '5512345678',
    '+525512345678',
    '+52 (55) 1234-5678',
    '525512345678',
    ' 55 1234 5678 ',
    '５５１２３４５６７８',
  ])('a phone is the same in each spelling: %s', (typed) => expect(readClientKey('phone', typed)).toBe('5512345678'));
  test.each(['551234567', '0512345678', '+15512345678', '', 'hola', '5512345678 ext 1'])(
    'text that is no phone is refused: %j',
    (typed) => {
      expect(readClientKey('phone', typed)).toBeUndefined();
    },
  );
});

describe('an e-mail', () => {
  test('an e-mail has one spelling', () => expect(readClientKey('email', ' Ana@Example.COM ')).toBe('ana@example.com'));
  test.each(['ana', 'ana@', '@example.com', 'a b@example.com', 'a@b@c'])(
    'text that is no e-mail is refused: %j',
    (typed) => {
      expect(readClientKey('email', typed)).toBeUndefined();
    },
  );
});

test('a normalized key is read as itself', () => {
  fc.assert(
    fc.property(fc.constantFrom('email', 'phone'), fc.oneof(fc.string(), fc.emailAddress()), (kind, typed) => {
      const key = readClientKey(kind, typed);
      if (key !== undefined) expect(readClientKey(kind, key)).toBe(key);
    }),
  );
});
