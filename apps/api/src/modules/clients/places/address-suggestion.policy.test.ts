import { expect, test } from 'vitest';
import { addressLabel, readTyped } from './address-suggestion.policy.ts';

test.each([
  ['20000', 'postalCode', '20000%'],
  ['200', 'postalCode', '200%'],
  ['123456', 'postalCode', '123456%'],
  ['Méri', 'name', 'meri%'],
  ['20 de Noviembre', 'name', '20 de noviembre%'],
  ['２００００', 'name', '２００００%'],
  ['100%', 'name', '100\\%%'],
  ['a_b', 'name', 'a\\_b%'],
])('the query %s is read as a %s', (query, kind, pattern) => {
  expect(readTyped(query)).toEqual({ kind, pattern });
});

const town = { district: 'Centro', city: 'Mérida', abbreviation: 'Yuc.', postalCode: '97000' };
test.each([
  [town, 'Centro, Mérida, Yuc. 97000'],
  [{ ...town, postalCode: null }, 'Centro, Mérida, Yuc.'],
  [{ ...town, district: null, postalCode: null }, 'Mérida, Yuc.'],
  [{ ...town, district: 'MERIDA' }, 'Mérida, Yuc. 97000'],
])('a label names each place once', (place, label) => {
  expect(addressLabel(place)).toBe(label);
});
