import { expect, test } from 'vitest';
import { districtsPath } from './districts-path.ts';

test('districts are searched for by a whole postal code, by a city, or by both', () => {
  expect(districtsPath({ postalCode: '44100', city: '' })).toBe('/catalogues/districts?postalCode=44100');
  expect(districtsPath({ postalCode: '441', city: '39' })).toBe('/catalogues/districts?city=39');
  expect(districtsPath({ postalCode: '44100', city: '39' })).toBe('/catalogues/districts?postalCode=44100&city=39');
  expect(districtsPath({ postalCode: '441', city: '' })).toBeUndefined();
});
