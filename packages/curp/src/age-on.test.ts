import { expect, test } from 'vitest';
import { ageOn } from './age-on.ts';

test.each([
  ['1993-04-11', '2026-04-10', 32],
  ['1993-04-11', '2026-04-11', 33],
  ['2008-11-22', '2026-11-21', 17],
  ['2000-02-29', '2018-02-28', 17],
  ['2000-02-29', '2018-03-01', 18],
  ['2000-02-29', '2020-02-29', 20],
  ['2026-11-22', '2026-11-21', -1],
])('a person born on %s is, on %s, %i years old', (birthDate, day, years) => {
  expect(ageOn(birthDate, day)).toBe(years);
});
