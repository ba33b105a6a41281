import type { PayoutRow } from './payout-row.ts';

/** Payout of a loan: the database guarantees that it has an owner. */
export interface LoanPayout extends PayoutRow {
  readonly clientId: string;
  readonly applicationId: string;
  readonly loanId: string;
}

/** @throws for a payout that lends nothing */
export function loanPayout(row: PayoutRow): LoanPayout {
  const { client_id: clientId, application_id: applicationId, loan_id: loanId } = row;
  if (row.purpose !== 'loan' || applicationId === null || loanId === null)
    throw new Error(`payout ${row.id} lends nothing`);
  return { ...row, clientId, applicationId, loanId };
}
