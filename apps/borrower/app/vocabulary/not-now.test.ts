import { plainDate } from '@lender/calculator';
import { CLIENT_STATUS } from '@lender/lending';
import { expect, test } from 'vitest';
import { notNow } from './not-now.ts';

const on = '21.12.2026';
const of = (...reasons: string[]) =>
  notNow({ status: CLIENT_STATUS.active, rejection: { reasons, applyAgainOn: plainDate('2026-12-21') } });

test('a client who may borrow sees no notice', () => {
  expect(notNow({ status: CLIENT_STATUS.active, rejection: null })).toBeNull();
});

test('a rejected client sees from when they may apply, and what else it depends on', () => {
  expect(of('CAPACITY')).toEqual({ kind: 'later', on });
  expect(of('SCORE_LOW', 'OWN_ARREARS')).toEqual({ kind: 'afterPaying', on });
  expect(of('AGE', 'OWN_ARREARS')).toEqual({ kind: 'atAge', on });
});

test('a client sees no day where the policy names none', () => {
  expect(notNow({ status: CLIENT_STATUS.active, rejection: { reasons: [], applyAgainOn: null } })).toEqual({
    kind: 'asking',
  });
});

test('a blocked client sees that they are blocked, whatever was decided', () => {
  const rejection = { reasons: ['CAPACITY'], applyAgainOn: plainDate('2026-12-21') };
  expect(notNow({ status: CLIENT_STATUS.blacklisted, rejection })).toEqual({ kind: 'barred' });
});
