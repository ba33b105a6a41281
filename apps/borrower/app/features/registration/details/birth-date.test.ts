import { describe, expect, test } from 'vitest';
import { birthDateBeside, birthDateIn } from './birth-date.ts';

const curp = 'MOTR930411HJCRMN03';

test('a complete CURP contains the birth date, however it is written', () => {
  expect([curp, 'motr-930411 hjcrmn03', curp.slice(0, 17), ''].map(birthDateIn)).toEqual([
    '04/11/1993',
    '04/11/1993',
    '',
    '',
  ]);
});

describe('the birth date beside a CURP', () => {
  test.each([
    ['fills itself once the CURP is whole', { shown: '', filled: '', curp }, '04/11/1993'],
    ['waits while it is not', { shown: '', filled: '', curp: curp.slice(0, 17) }, ''],
    ['follows a CURP that is corrected', { shown: '01/02/1985', filled: '01/02/1985', curp }, '04/11/1993'],
    ['stays while a CURP is corrected', { shown: '01/02/1985', filled: '01/02/1985', curp: 'R' }, '01/02/1985'],
    ['stays as somebody typed it', { shown: '01/03/1985', filled: '01/02/1985', curp }, '01/03/1985'],
    ['stays as it is being typed', { shown: '01', filled: '', curp }, '01'],
  ])('the birth date %s', (_, beside, shows) => {
    expect(birthDateBeside(beside)).toBe(shows);
  });
});
