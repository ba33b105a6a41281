import { addDays } from '@lender/calculator';
import { LOAN_STATUS, loanStatusAfter } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { type LoanRecord, loansOnHold, moveLoan, readLoan, recordLoanEvent } from '../../loans/index.ts';
import { openTask } from '../../tasks/index.ts';
import { currentHold } from '../own/current-hold.ts';
import { eachLoan } from './each-loan.ts';

/** Number of days before the end of a hold at which staff are asked to look at it. */
const NOTICE_DAYS = 3;

/** Ends the holds of loans that are to be reviewed by now, and of those whose borrower kept the money after all. */
export async function endHolds(services: Services): Promise<void> {
  const keys = await loansOnHold(services.db);
  await eachLoan(keys, (tx, loan) => endHold(tx, loan, services), services);
}

async function endHold(tx: Tx, record: LoanRecord, services: Services): Promise<void> {
  if (record.status !== LOAN_STATUS.onHold) return;
  const { now, today } = await services.clock.business(tx);
  const loan = await readLoan(tx, record);
  const position = loan.positionOn(today);
  const hold = position.isOnHold ? currentHold(loan.events) : undefined;
  if (!hold) {
    const to = loanStatusAfter(position, record.status);
    if (to !== record.status) await moveLoan(tx, { loan: record, to, actor: 'timer' }, services);
    return;
  }
  const reviewOn = await reviewDay(tx, record, hold.id);
  if (reviewOn === undefined || today < addDays(reviewOn, -NOTICE_DAYS)) return;
  const { client_id: clientId, id: loanId } = record;
  if (today < reviewOn) {
    const matter = { kind: 'hold_review', facts: { clientId, loanId, reviewOn } } as const;
    return openTask(tx, { subject: hold.id, matter, dueAt: now }, services);
  }
  const event = { id: `hold_end:${hold.id}`, kind: 'hold_end', valueDate: today, at: now.toISOString() } as const;
  await recordLoanEvent(tx, { loan: record, event, actor: 'timer' }, services);
}

async function reviewDay(tx: Tx, { client_id, id }: LoanRecord, key: string) {
  const row = await tx
    .selectFrom('loan_hold')
    .select('review_on')
    .where('client_id', '=', client_id)
    .where('loan_id', '=', id)
    .where('event_key', '=', key)
    .executeTakeFirst();
  return row?.review_on;
}
