import { getPaymentClabe } from '@lender/contract';
import type { Centavos } from '@lender/money';
import { ok } from '@lender/result';
import { implementWithProvider } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { issueClabe } from './ask-provider.ts';
import { owedLoan } from './payable.ts';
import type { PaymentReference } from './payment-reference.ts';
import { requestLoanClabe } from './request-reference.ts';

/** Issues the loan's own CLABE. Its row is committed before the provider is asked. */
export const getPaymentClabeHandler = implementWithProvider(
  getPaymentClabe,
  async ({ body: { loanId } }, { caller: { clientId }, services, log }) => {
    const wanted = await inTransaction(services.db, (tx) => rowFor(tx, { clientId, loanId }, services));
    if (!wanted) return refuse('no_active_loan');
    const issued = await issueClabe(wanted.row, { services, log });
    if (!issued) return refuse('provider_unavailable', { retryAfterSeconds: 5 });
    const { today } = await services.clock.business(services.db);
    const { clabe, bank, reference } = issued;
    return ok({ clabe, bank, reference, payoff: wanted.payoffCentavos, validOn: today });
  },
);

async function rowFor(
  tx: Tx,
  own: { clientId: string; loanId: string | undefined },
  services: Services,
): Promise<{ row: PaymentReference; payoffCentavos: Centavos } | undefined> {
  await lockClient(tx, own.clientId);
  const loan = await owedLoan(tx, own);
  if (!loan) return undefined;
  const { today } = await services.clock.business(tx);
  const { outstandingCentavos: payoffCentavos, nextDue } = loan.positionOn(today);
  if (payoffCentavos <= 0) return undefined;
  const dueDate = nextDue?.date ?? loan.terms.endDates[0];
  const wanted = { loan: loan.record, amountCentavos: payoffCentavos, dueDate };
  return { row: await requestLoanClabe(tx, wanted, services), payoffCentavos };
}
