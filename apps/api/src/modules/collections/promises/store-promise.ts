import type { PlainDate } from '@lender/calculator';
import { LOAN_STATUS, paidBetween, promiseProblem } from '@lender/lending';
import { type Centavos, centavos } from '@lender/money';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import type { ServicedLoan } from '../../loans/index.ts';
import { activeProduct } from '../../pricing/index.ts';

/** Promise to pay that a borrower makes now. */
export interface NewPromise {
  readonly loan: ServicedLoan;
  /** Member of staff to whom it is made. */
  readonly by: string;
  readonly amountCentavos: Centavos;
  readonly promisedOn: PlainDate;
  readonly note: string;
  /** Path of the promise in the body, where it is a part of it. @default the body itself */
  readonly path?: readonly string[];
}

type PromiseRefused = Refusal<'nothing_to_pay' | 'promise_open' | 'invalid_input'>;

/** Stores a promise to pay of a loan whose client is locked, or refuses it. */
export async function storePromise(
  tx: Tx,
  { loan, by, amountCentavos, promisedOn, note, path = [] }: NewPromise,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<Result<undefined, PromiseRefused>> {
  const { record, positionOn } = loan;
  const { now, today } = await clock.business(tx);
  const { outstandingCentavos: owedCentavos, payments } = positionOn(today);
  if (record.status !== LOAN_STATUS.active || owedCentavos <= 0) return refuse('nothing_to_pay');
  const { promiseDays: longestDays } = await activeProduct(tx, now);
  const problem = promiseProblem({ madeOn: today, promisedOn, amountCentavos }, { owedCentavos, longestDays });
  if (problem) {
    const part = problem === 'amount' ? ['amount', 'amount'] : [problem];
    return refuse('invalid_input', { field: [...path, ...part] });
  }
  if (await hasOpenPromise(tx, record.id)) return refuse('promise_open');
  await tx
    .insertInto('payment_promise')
    .values({
      client_id: record.client_id,
      loan_id: record.id,
      id: newId(),
      made_at: now,
      made_on: today,
      promised_on: promisedOn,
      amount_centavos: amountCentavos,
      paid_before_centavos: paidBetween(payments, today, today),
      paid_centavos: centavos(0),
      state: 'open',
      note,
      made_by: by,
    })
    .execute();
  return ok(undefined);
}

/** Tells whether a loan has a promise whose day is not over. */
export async function hasOpenPromise(tx: Tx, loanId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('payment_promise')
    .select('id')
    .where('loan_id', '=', loanId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return open !== undefined;
}
