import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beyondAddress, LONGEST_VALUE, readAddress, writeAddress } from './address.ts';

test('typed values are read back from the address', () => {
  const values = fc.dictionary(fc.stringMatching(/^[a-z][a-z-]*$/), fc.string({ unit: 'grapheme' }), {
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(values, (typed) => {
      const address = { section: 'scoring-collector', values: typed };
      expect(readAddress(writeAddress(address))).toEqual(address);
    }),
  );
});

test('a hash from elsewhere is no address of ours', () => {
  expect(readAddress('#content')).toBeUndefined();
  expect(readAddress('')).toBeUndefined();
  expect(readAddress('#/')).toEqual({ section: '', values: {} });
});

test('a value that is too long for an address is in none, and is reported', () => {
  const values = { fits: 'a'.repeat(LONGEST_VALUE), 'does-not': '🙂'.repeat(LONGEST_VALUE) };
  expect(readAddress(writeAddress({ section: 'clabe', values }))?.values).toEqual({ fits: values.fits });
  expect(beyondAddress(values)).toEqual({ 'does-not': values['does-not'] });
});
