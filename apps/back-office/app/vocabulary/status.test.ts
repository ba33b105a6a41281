import { APPLICATION_STATUSES, LOAN_STATUSES } from '@lender/lending';
import { expect, test } from 'vitest';
import { applicationStatusWords } from './application-status.copy.es.ts';
import { loanStatusWords } from './loan-status.copy.es.ts';

test.each([
  ['application', APPLICATION_STATUSES, applicationStatusWords],
  ['loan', LOAN_STATUSES, loanStatusWords],
])('every status of an %s has a label of its own', (_, statuses, words) => {
  expect(Object.keys(words).map(Number).sort()).toEqual([...statuses].sort());
  expect(new Set(Object.values(words).map(({ label }) => label)).size).toBe(statuses.length);
});
