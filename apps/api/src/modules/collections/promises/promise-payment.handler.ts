import { promisePayment } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { lockLoan } from '../../loans/index.ts';
import { storePromise } from './store-promise.ts';

export const promisePaymentHandler = implement(promisePayment, async ({ params, body }, { caller, tx, services }) => {
  const loan = await lockLoan(tx, params.id);
  if (!loan.ok) return loan;
  const { amount: amountCentavos, promisedOn, note } = body;
  const promise = { loan: loan.value, by: caller.userId, amountCentavos, promisedOn, note };
  const stored = await storePromise(tx, promise, services);
  return stored.ok ? ok({}) : stored;
});
