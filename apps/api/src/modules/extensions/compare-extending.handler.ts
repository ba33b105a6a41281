import { compareExtending } from '@lender/contract';
import { compareExtending as waysToPay } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { chosenLoan, readLoan } from '../loans/index.ts';

export const compareExtendingHandler = implement(compareExtending, async ({ query }, { caller, tx, services }) => {
  const record = await chosenLoan(tx, { clientId: caller.clientId, loanId: query.loanId });
  if (!record) return refuse('no_active_loan');
  const { terms, events } = await readLoan(tx, record);
  const { today } = await services.clock.business(tx);
  return ok(
    waysToPay(terms, events, today).map(({ kind, nowCentavos, principalCentavos, later, ...way }) => ({
      ...{ kind, now: nowCentavos, toPrincipal: principalCentavos, principalPercent: way.principalPercent },
      later: later ? { days: later.days, dueDate: later.dueDate, amount: later.amountCentavos } : null,
      total: way.totalCentavos,
    })),
  );
});
