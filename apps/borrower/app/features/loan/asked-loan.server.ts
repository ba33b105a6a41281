import { decodeWire, getActiveLoan, type Reply } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { LOAN_PARAMETER, LOAN_PATHS, loanPath } from '../../vocabulary/loan-paths.ts';

type Loan = Reply<typeof getActiveLoan>;

/** Returns the query for the loan that an address names; for the one that is due first where it names none. */
export function askedLoan(url: string): { readonly loanId?: string | undefined } {
  const named = new URL(url).searchParams.get(LOAN_PARAMETER);
  const query = decodeWire(getActiveLoan.query(), named === null ? {} : { loanId: named });
  return query.ok ? query.value : {};
}

/** Reads the loan that a page is about; undefined for a client who has none. */
export async function readLoan(call: Call, url: string): Promise<Loan | undefined> {
  const answer = await call(getActiveLoan, { query: askedLoan(url) });
  return answer.ok ? answer.data : undefined;
}

/** Returns the path of the loan that an address names. */
export function loanAt(url: string): string {
  const { loanId } = askedLoan(url);
  return loanId === undefined ? LOAN_PATHS.loan : loanPath('loan', loanId);
}
