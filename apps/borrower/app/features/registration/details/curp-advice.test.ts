import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adviseCurp } from './curp-advice.ts';

const curp = 'MOTR930411HJCRMN03';
const noAccount = { givenNames: '', firstSurname: '', secondSurname: '' };

describe('a typed CURP', () => {
  test.each([curp, curp.toLowerCase(), 'MOTR 930411 HJCRMN 03', 'motr-930411-hjcrmn-03'])(
    'the typed CURP %s is accepted',
    (typed) => {
      expect(adviseCurp(typed, noAccount)).toEqual({ kind: 'fine' });
    },
  );

  test('a CURP that is too short is reported as such', () => {
    expect(adviseCurp('MOTR93', noAccount)).toEqual({
      kind: 'problem',
      fault: { sentence: 'La CURP tiene 18 caracteres, no 6.' },
    });
  });

  test('a CURP with swapped look-alike characters gets a suggestion, and is never corrected silently', () => {
    fc.assert(
      fc.property(fc.subarray([5, 6, 7, 8, 9, 17], { minLength: 1 }), (places) => {
        const swap: Record<string, string> = { '0': 'O', '1': 'I' };
        const typed = [...curp].map((sign, at) => (places.includes(at) ? (swap[sign] ?? sign) : sign)).join('');
        const expected = typed === curp ? { kind: 'fine' } : { kind: 'look_alike', suggestion: curp };
        expect(adviseCurp(typed, noAccount)).toEqual(expected);
      }),
    );
  });
});

describe('a CURP beside the names', () => {
  test('a CURP is not compared with names that were not typed', () => {
    expect(adviseCurp(curp, { ...noAccount, firstSurname: 'Moreno' })).toEqual({ kind: 'fine' });
  });

  test('a CURP that does not fit one surname raises a doubt about that name only', () => {
    const names = { ...noAccount, firstSurname: 'Álvarez', givenNames: 'Renato' };
    expect(adviseCurp(curp, names)).toEqual({ kind: 'names_differ', names: ['firstSurname'] });
  });
});
