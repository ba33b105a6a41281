import { plainDate } from '@lender/calculator';
import { expect, test } from 'vitest';
import { checkBirthDate } from './birth-date.policy.ts';

const curp = 'MOTR930411HJCRMN03';
const today = plainDate('2026-11-25');
const reported = (birthDate: string | undefined, of = curp) =>
  checkBirthDate({ birthDate: birthDate === undefined ? undefined : plainDate(birthDate), curp: of, today });

test.each([
  ['the day of the CURP', '1993-04-11', curp],
  ['the day of the CURP in small letters', '1993-04-11', curp.toLowerCase()],
  ['no day at all', undefined, curp],
  ['any day beside a CURP that is none, which is refused elsewhere', '1993-04-12', 'MOTR93'],
])('a birth date is accepted: %s', (_, birthDate, of) => {
  expect(reported(birthDate, of).ok).toBe(true);
});

test.each([
  ['1993-04-12', 'differs'],
  ['1993-11-04', 'differs'],
  ['2026-11-25', 'differs'],
  ['2026-11-26', 'in_future'],
])('the birth date %s is refused with the reason %s', (birthDate, reason) => {
  expect(reported(birthDate)).toMatchObject({
    ok: false,
    problem: {
      code: 'birth_date_invalid',
      facts: { reason },
      violations: [{ propertyPath: 'children[birthDate].data' }],
    },
  });
});
