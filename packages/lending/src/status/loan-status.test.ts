import { describe, expect, it } from 'vitest';
import { isLoanOpen, isLoanStatus, LOAN_STATUSES } from './loan-status.ts';

describe('loan statuses', () => {
  it('loan statuses are the nine numbers of the wire, without 7', () => {
    expect(LOAN_STATUSES).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10]);
    expect(isLoanStatus(7)).toBe(false);
  });
  it('a loan is open while the client owes the lender: active and on hold', () => {
    expect(LOAN_STATUSES.filter(isLoanOpen)).toEqual([4, 6]);
  });
});
