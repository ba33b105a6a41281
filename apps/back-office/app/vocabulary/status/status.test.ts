import { APPLICATION_STATUSES, LOAN_STATUS, LOAN_STATUSES } from '@lender/lending';
import { expect, test } from 'vitest';
import { applicationStatusWords } from './application-status.copy.es.ts';
import { loanBadge, loanStatusWords } from './loan-status.copy.es.ts';

test.each([
  ['application', APPLICATION_STATUSES, applicationStatusWords],
  ['loan', LOAN_STATUSES, loanStatusWords],
])('every status of an %s has a label of its own', (_, statuses, words) => {
  expect(Object.keys(words).map(Number).sort()).toEqual([...statuses].sort());
  expect(new Set(Object.values(words).map(({ label }) => label)).size).toBe(statuses.length);
});

test.each([
  [LOAN_STATUS.active, 0, { label: 'Activo', tone: 'info' }],
  [LOAN_STATUS.active, 1, { label: 'Vencido · 1 día', tone: 'danger' }],
  [LOAN_STATUS.active, 57, { label: 'Vencido · 57 días', tone: 'danger' }],
  [LOAN_STATUS.writeOff, 120, loanStatusWords[LOAN_STATUS.writeOff]],
  [LOAN_STATUS.onHold, 3, loanStatusWords[LOAN_STATUS.onHold]],
] as const)('a loan in status %i that is %i days late has a badge that says how late it is', (status, days, badge) => {
  expect(loanBadge(status, days)).toEqual(badge);
});
