import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

test('whatever is typed is read back from the address', () => {
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

test('a hash of somebody else is no address of ours', () => {
  expect(readAddress('#content')).toBeUndefined();
  expect(readAddress('')).toBeUndefined();
  expect(readAddress('#/')).toEqual({ section: '', values: {} });
});
