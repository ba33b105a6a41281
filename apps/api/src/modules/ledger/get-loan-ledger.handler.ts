import { getLoanLedger } from '@lender/contract';
import { LEDGER_ACCOUNTS } from '@lender/lending';
import { centavos } from '@lender/money';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { loanBalances } from './loan-balances.ts';

export const getLoanLedgerHandler = implement(getLoanLedger, async ({ params, query: { asOf } }, { tx }) => {
  const loan = await tx.selectFrom('loan').selectAll().where('id', '=', params.id).executeTakeFirst();
  if (!loan?.due_date || loan.total_centavos === null) return refuse('not_found');
  const entries = await tx
    .selectFrom('ledger_entry')
    .selectAll()
    .where('client_id', '=', loan.client_id)
    .where('loan_id', '=', loan.id)
    .where((eb) => (asOf === undefined ? eb.lit(true) : eb('business_date', '<=', asOf)))
    .orderBy('sequence')
    .execute();
  const postings = await tx
    .selectFrom('ledger_posting')
    .selectAll()
    .where('client_id', '=', loan.client_id)
    .where('entry_id', 'in', entries.length > 0 ? entries.map(({ id }) => id) : [loan.id])
    .orderBy('line')
    .execute();
  const balances = await loanBalances(tx, { clientId: loan.client_id, loanId: loan.id, asOf });
  return ok({
    loan: {
      id: loan.id,
      hashedId: loan.hashed_id,
      status: loan.status,
      dueDate: loan.due_date,
      principal: loan.principal_centavos,
      total: loan.total_centavos,
    },
    entries: entries.map((entry) => ({
      id: entry.id,
      kind: entry.kind,
      businessDate: entry.business_date,
      postedAt: entry.posted_at.toISOString(),
      postings: postings
        .filter(({ entry_id }) => entry_id === entry.id)
        .map(({ account, amount_centavos }) => ({ account, amount: amount_centavos })),
    })),
    balances: LEDGER_ACCOUNTS.map((account) => ({ account, amount: centavos(balances[account]) })),
  });
});
