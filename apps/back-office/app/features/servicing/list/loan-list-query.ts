import { LOAN_STATUS, type LoanStatus } from '@lender/lending';
import { screenPath } from '../../../screens.ts';
import { defineList } from '../../../shell/list/define-list.ts';
import { idParameter, numberParameter } from '../../../shell/list/list-parameter.ts';

/** Statuses by which loans are filtered: those of loans whose money was paid out. */
export const LISTED_STATUSES: readonly LoanStatus[] = [
  LOAN_STATUS.active,
  LOAN_STATUS.onHold,
  LOAN_STATUS.paid,
  LOAN_STATUS.writeOff,
  LOAN_STATUS.soldDebt,
  LOAN_STATUS.terminated,
];

/** Selection of loans, and the loan below which the page begins; all of it is kept in the address. */
export interface LoanListQuery {
  readonly status?: LoanStatus;
  /** Id of the last row of the previous page; absent on the first page. */
  readonly before?: string;
}

/** Address of the loans. */
export const loanList = defineList<LoanListQuery>({
  path: () => screenPath('loans', {}),
  parameters: {
    status: numberParameter('estado', LISTED_STATUSES),
    before: idParameter('desde'),
  },
  place: 'before',
});

export const { parse: parseLoanListQuery } = loanList;
