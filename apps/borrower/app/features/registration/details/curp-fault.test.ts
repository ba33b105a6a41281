import { parseCurp } from '@lender/curp';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curpFault } from './curp-fault.ts';

const good = 'MOTR930411HJCRMN03';
const faultOf = (text: string) => {
  const parsed = parseCurp(text);
  if (parsed.ok) throw new Error(`${text} is a CURP`);
  return curpFault(text, parsed.problem);
};

test.each([
  ['a digit among the letters', 'M0TR930411HJCRMN03', { place: 'letter', facts: { place: 2, sign: '0' } }],
  ['a letter in the date', 'MOTR93O411HJCRMN03', { place: 'digit', facts: { place: 7, sign: 'O' } }],
  ['a sign before the last digit', 'MOTR930411HJCRMN-3', { place: 'either', facts: { place: 17, sign: '-' } }],
  ['a day that is on no calendar', 'MOTR930231HJCRMN03', { place: 'date', facts: { place: 5, sign: '930231' } }],
  ['a state that there is not', 'MOTR930411HZZRMN03', { place: 'state', facts: { place: 12, sign: 'ZZ' } }],
  ['another last digit', 'MOTR930411HJCRMN04', { place: 'sum', facts: { place: 18, sign: '4' } }],
])('%s in a CURP is located by its position', (_, text, fault) => {
  expect(faultOf(text)).toEqual(fault);
});

test('a CURP that is too short is reported with its length', () => {
  expect(faultOf('MOTR93')).toEqual({ sentence: 'La CURP tiene 18 caracteres, no 6.' });
});

test('a single character of the wrong kind is located wherever it is', () => {
  fc.assert(
    fc.property(fc.nat({ max: 17 }), (at) => {
      const text = `${good.slice(0, at)}%${good.slice(at + 1)}`;
      expect(faultOf(text)).toMatchObject({ facts: { place: at + 1, sign: '%' } });
    }),
  );
});
