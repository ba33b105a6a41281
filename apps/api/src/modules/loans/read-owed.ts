import type { Offer, PlainDate } from '@lender/calculator';
import { PRINCIPAL_ACCOUNT } from '@lender/lending';
import { centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import { loanBalances } from '../ledger/index.ts';
import type { LoanRecord } from './loan-record.ts';
import { signedOffer } from './loan-terms.ts';
import { type Owed, owedOn, type PrincipalRepayment } from './owed.ts';

/** What was signed, and what the loan owes on any date by its books of now. */
export interface LoanPosition {
  readonly offer: Offer;
  readonly owedOn: (date: PlainDate) => Owed;
}

/** A loan's position, from one reading of its ledger. */
export async function readPosition(tx: Tx, loan: LoanRecord): Promise<LoanPosition> {
  const offer = signedOffer(loan);
  const balances = await loanBalances(tx, { clientId: loan.client_id, loanId: loan.id });
  const repayments = await principalRepayments(tx, loan);
  return { offer, owedOn: (onDate) => owedOn({ terms: offer.terms, balances, repayments, onDate }) };
}

/** What a loan owes on one date. */
export const readOwed = async (tx: Tx, loan: LoanRecord, onDate: PlainDate): Promise<Owed> =>
  (await readPosition(tx, loan)).owedOn(onDate);

async function principalRepayments(tx: Tx, loan: LoanRecord): Promise<PrincipalRepayment[]> {
  const rows = await tx
    .selectFrom('ledger_entry')
    .innerJoin('ledger_posting', 'ledger_posting.entry_id', 'ledger_entry.id')
    .select(['ledger_entry.business_date', 'ledger_posting.amount_centavos'])
    .where('ledger_entry.client_id', '=', loan.client_id)
    .where('ledger_entry.loan_id', '=', loan.id)
    .where('ledger_entry.kind', '=', 'payment')
    .where('ledger_posting.account', '=', PRINCIPAL_ACCOUNT)
    .execute();
  return rows.map(({ business_date, amount_centavos }) => ({
    date: business_date,
    principalCentavos: centavos(-amount_centavos),
  }));
}
