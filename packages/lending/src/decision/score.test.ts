import { describe, expect, it } from 'vitest';
import { MX_STL_POLICY_2 } from './mx-stl-2.data.ts';
import { bandOf, scoreOf } from './score.ts';

const { scorecard, bands } = MX_STL_POLICY_2;
const points = (variable: string, value: number | null) =>
  scoreOf(scorecard, { [variable]: value }).score - scorecard.base;

describe('scoreOf', () => {
  it.each([
    ['employmentMonths', 12, 40],
    ['employmentMonths', 11, 20],
    ['employmentMonths', 5, 0],
    ['employmentMonths', 2, -20],
    ['closedLoans', 0, 0],
    ['closedLoans', 1, 30],
    ['closedLoans', 2, 50],
    ['closedLoans', 9, 70],
    ['maxDaysLate', 0, 40],
    ['maxDaysLate', 3, 0],
    ['maxDaysLate', 15, -40],
    ['maxDaysLate', 16, -120],
    ['extensionsOfLastLoan', 0, 10],
    ['extensionsOfLastLoan', 1, 0],
    ['extensionsOfLastLoan', 2, -30],
    ['daysSincePhoneVerified', 91, 20],
    ['daysSincePhoneVerified', 90, 0],
    ['daysSincePhoneVerified', null, 0],
    ['overdrafts', 0, 0],
  ])('%s of %j gives %i points', (variable, value, expected) => {
    expect(points(variable, value)).toBe(expected);
  });
  it('a score names the attributes that were not collected', () => {
    const { score, parts } = scoreOf(scorecard, { closedLoans: 1 });
    expect(score).toBe(430);
    expect(parts).toContainEqual({ variable: 'closedLoans', result: 'scored', value: 1, points: 30 });
    expect(parts).toContainEqual({ variable: 'maxDaysLate', result: 'skipped', value: null, points: 0 });
  });
});

describe('bandOf', () => {
  it.each([
    [640, 'A'],
    [639, 'B'],
    [560, 'B'],
    [559, 'C'],
    [420, 'C'],
    [419, undefined],
  ])('a score of %i is in band %s', (score, band) => {
    expect(bandOf(bands, score)?.band).toBe(band);
  });
});
