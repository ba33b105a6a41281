import { promisePayment } from '@lender/contract';
import { LOAN_STATUS, paidBetween, promiseProblem } from '@lender/lending';
import { centavos } from '@lender/money';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { lockLoan } from '../../loans/index.ts';

export const promisePaymentHandler = implement(promisePayment, async ({ params, body }, { caller, tx, services }) => {
  const loan = await lockLoan(tx, params.id);
  if (!loan.ok) return loan;
  const { record, positionOn } = loan.value;
  const { now, today } = await services.clock.business(tx);
  const { outstandingCentavos, payments } = positionOn(today);
  if (record.status !== LOAN_STATUS.active || outstandingCentavos <= 0) return refuse('nothing_to_pay');
  const { amount: amountCentavos, promisedOn, note } = body;
  const problem = promiseProblem({ madeOn: today, promisedOn, amountCentavos }, outstandingCentavos);
  if (problem) return refuse('invalid_input', { field: problem === 'amount' ? ['amount', 'amount'] : [problem] });
  const open = await tx
    .selectFrom('payment_promise')
    .select('id')
    .where('loan_id', '=', record.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (open) return refuse('promise_open');
  await tx
    .insertInto('payment_promise')
    .values({
      client_id: record.client_id,
      loan_id: record.id,
      id: services.newId(),
      made_at: now,
      made_on: today,
      promised_on: promisedOn,
      amount_centavos: amountCentavos,
      paid_before_centavos: paidBetween(payments, today, today),
      paid_centavos: centavos(0),
      state: 'open',
      note,
      made_by: caller.userId,
    })
    .execute();
  return ok({});
});
