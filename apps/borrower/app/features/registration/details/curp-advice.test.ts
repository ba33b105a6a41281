import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adviseCurp } from './curp-advice.ts';

const curp = 'MOTR930411HJCRMN03';
const nobody = { givenNames: '', firstSurname: '', secondSurname: '' };

describe('a typed CURP', () => {
  test.each([curp, curp.toLowerCase(), 'MOTR 930411 HJCRMN 03', 'motr-930411-hjcrmn-03'])('%s is fine', (typed) => {
    expect(adviseCurp(typed, nobody)).toEqual({ kind: 'fine' });
  });

  test('that is short says so', () => {
    expect(adviseCurp('MOTR93', nobody)).toEqual({
      kind: 'problem',
      fault: { sentence: 'La CURP tiene 18 caracteres, no 6.' },
    });
  });

  test('with signs swapped that look alike is put right in words, never by itself', () => {
    fc.assert(
      fc.property(fc.subarray([5, 6, 7, 8, 9, 17], { minLength: 1 }), (places) => {
        const swap: Record<string, string> = { '0': 'O', '1': 'I' };
        const typed = [...curp].map((sign, at) => (places.includes(at) ? (swap[sign] ?? sign) : sign)).join('');
        const expected = typed === curp ? { kind: 'fine' } : { kind: 'look_alike', suggestion: curp };
        expect(adviseCurp(typed, nobody)).toEqual(expected);
      }),
    );
  });
});

describe('beside the names', () => {
  test('names that were not typed say nothing', () => {
    expect(adviseCurp(curp, { ...nobody, firstSurname: 'Moreno' })).toEqual({ kind: 'fine' });
  });

  test('a surname of somebody else is a doubt about that name only', () => {
    const names = { ...nobody, firstSurname: 'Álvarez', givenNames: 'Renato' };
    expect(adviseCurp(curp, names)).toEqual({ kind: 'names_differ', names: ['firstSurname'] });
  });
});
