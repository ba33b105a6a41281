import { addDays, type PlainDate } from '@lender/calculator';
import { judgePromise } from '@lender/lending';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { NOTHING_SWEPT, type SweepReport, sweepEach, sweptBoth } from '../../../kernel/sweep.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { loanOfKey, readLoan } from '../../loans/index.ts';
import { hasOpenPromise } from './store-promise.ts';

/** Number of promises that are read at a time. */
const BATCH = 500;
/** Days after its date in which a broken promise is judged again: banks report money late. */
const LATE_REPORT_DAYS = 10;

/**
 * Judges promises to pay by what was really paid. The result follows from the events of the loan, so it makes no
 * difference how often it runs and when money is reported.
 */
export const judgePromisesJob = (services: Services) => async (): Promise<SweepReport> => {
  const { today } = await services.clock.business(services.db);
  let report = NOTHING_SWEPT;
  let keys = await promisesToJudge(services.db, today);
  while (keys.length > 0) {
    const work = (key: PromiseKey) => inTransaction(services.db, (tx) => judge(tx, key, today));
    report = sweptBoth(report, await sweepEach(keys, { subjectOf: ({ id }) => id, work }));
    keys = await promisesToJudge(services.db, today, keys.at(-1)?.id);
  }
  return report;
};

interface PromiseKey {
  readonly client_id: string;
  readonly id: string;
}

/** Condition that a payment on the loan was taken back since, however late: it kept no promise. */
const TAKEN_BACK = sql<boolean>`exists (select from loan_event event where event.client_id = payment_promise.client_id
  and event.loan_id = payment_promise.loan_id and event.kind = 'reversal' and event.known_at > payment_promise.made_at)`;

const promisesToJudge = (db: Db, today: PlainDate, after?: string): Promise<PromiseKey[]> =>
  db
    .selectFrom('payment_promise')
    .select(['client_id', 'id'])
    .where(({ and, eb, or }) =>
      or([
        eb('state', '=', 'open'),
        and([eb('state', '=', 'broken'), eb('promised_on', '>=', addDays(today, -LATE_REPORT_DAYS))]),
        and([eb('state', '=', 'kept'), TAKEN_BACK]),
      ]),
    )
    .$if(after !== undefined, (promises) => promises.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(BATCH)
    .execute();

async function judge(tx: Tx, { client_id, id }: PromiseKey, today: PlainDate): Promise<void> {
  await lockClient(tx, client_id);
  const promise = await tx
    .selectFrom('payment_promise')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const loan = await readLoan(tx, await loanOfKey(tx, { client_id, id: promise.loan_id }));
  const { state, paidCentavos } = judgePromise(
    {
      madeOn: promise.made_on,
      promisedOn: promise.promised_on,
      amountCentavos: promise.amount_centavos,
      paidBeforeCentavos: promise.paid_before_centavos,
    },
    loan.positionOn(today).payments,
    today,
  );
  if (state === promise.state && paidCentavos === promise.paid_centavos) return;
  // The promise, whose day is still to come, was kept and its money reversed, and its borrower has made another one
  // since.
  if (state === 'open' && promise.state !== 'open' && (await hasOpenPromise(tx, promise.loan_id))) return;
  await tx
    .updateTable('payment_promise')
    .set({ state, paid_centavos: paidCentavos })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .execute();
}
