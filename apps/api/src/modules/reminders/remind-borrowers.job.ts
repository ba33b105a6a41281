import { addDays, type PlainDate } from '@lender/calculator';
import { sql } from 'kysely';
import type { Db, Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { endOfDay } from '../../kernel/end-of-day.ts';
import { NOTHING_SWEPT, type SweepReport, sweepEach, sweptBoth } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';
import { lockClient } from '../clients/index.ts';
import {
  isCollected,
  isCollectionHeld,
  type LoanKey,
  type LoanRecord,
  loanOfKey,
  readLoan,
  storeReminded,
} from '../loans/index.ts';
import { notifyBorrower, REMINDER_STEPS, type ReminderStep } from '../messages/index.ts';
import { REMINDED_STATUS, reminderOf } from './reminder-of.policy.ts';

/** Number of loans read at a time. */
const BATCH = 500;

/**
 * Reminds borrowers of due dates, once for each step. The loan's present position decides whom it reminds, so the
 * result does not depend on how often it runs, on how many machines, and how many days were missed.
 */
export const remindBorrowersJob = (services: Services) => async (): Promise<SweepReport> => {
  const { today } = await services.clock.business(services.db);
  let report = NOTHING_SWEPT;
  for (const step of REMINDER_STEPS) {
    let keys = await loansToRemind(services.db, { step, today });
    while (keys.length > 0) {
      const swept = await sweepEach(keys, { subjectOf: ({ id }) => id, work: (key) => remind(key, services) });
      report = sweptBoth(report, swept);
      keys = await loansToRemind(services.db, { step, today, after: keys.at(-1) });
    }
  }
  return report;
};

interface StepOfDay {
  readonly step: ReminderStep;
  readonly today: PlainDate;
  readonly after?: LoanKey | undefined;
}

/** Finds loans whose due date puts a step in force, and whose borrower was not reminded since then. */
const loansToRemind = (db: Db, { step, today, after }: StepOfDay): Promise<LoanKey[]> =>
  db
    .selectFrom('loan')
    .select(['client_id', 'id'])
    .where('status', '=', REMINDED_STATUS)
    .where('due_date', 'in', dueDatesOf(step, today))
    // Word for word as in its index, which lists borrowers who were never reminded first.
    .where(sql<boolean>`case when reminded_due = due_date then reminded_day else -32768 end < ${step.firstDay}`)
    .where(isCollected)
    .where(
      sql<boolean>`not exists (
        select from contact_preference wish where wish.client_id = loan.client_id and not wish.reminders)`,
    )
    .$if(after !== undefined, (loans) => loans.where('id', '>', after?.id ?? ''))
    .orderBy('id')
    .limit(BATCH)
    .execute();

const dueDatesOf = ({ firstDay, lastDay }: ReminderStep, today: PlainDate): PlainDate[] =>
  Array.from({ length: lastDay - firstDay + 1 }, (_, more) => addDays(today, -(firstDay + more)));

const remind = (key: LoanKey, services: Services): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    await lockClient(tx, key.client_id);
    await remindOf(tx, await loanOfKey(tx, key), services);
  });

/** Reminds a borrower of one loan, if a reminder is due and was not sent yet. */
async function remindOf(tx: Tx, record: LoanRecord, services: Services): Promise<void> {
  const { today } = await services.clock.business(tx);
  const { positionOn } = await readLoan(tx, record);
  const reminder = reminderOf(record.status, positionOn(today));
  if (!reminder || (await isCollectionHeld(tx, record.id))) return;
  const { step, facts } = reminder;
  const { client_id: clientId, id: loanId } = record;
  await storeReminded(tx, record, { dueDate: facts.dueDate, firstDay: step.firstDay });
  await notifyBorrower(
    tx,
    {
      clientId,
      loanId,
      key: `reminder ${loanId} ${facts.dueDate} ${step.name}`,
      message: { kind: 'reminder', facts },
      staleAt: endOfDay(today),
    },
    services,
  );
}
