import { addDays } from '@lender/calculator';
import { LOAN_STATUS } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { type LoanRecord, readLoan } from '../../loans/index.ts';
import { openTask } from '../../tasks/index.ts';
import { eachLoan } from './each-loan.ts';

/**
 * Number of days late after which staff are asked whether to write a loan off; they are asked again a month after they
 * declined.
 */
const LATE_DAYS = 180;
const AGAIN_MS = 30 * 86_400_000;

/** Asks staff about loans that are very late. Writes nothing off. */
export async function proposeWriteOffs(services: Services): Promise<void> {
  const { db, clock } = services;
  const { now, today } = await clock.business(db);
  const keys = await db
    .selectFrom('loan')
    .select(['client_id', 'id'])
    .where('status', '=', LOAN_STATUS.active)
    .where('due_date', '<=', addDays(today, -LATE_DAYS))
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('staff_task')
            .select('staff_task.id')
            .where('kind', '=', 'write_off_proposed')
            .whereRef('subject', '=', (eb) => eb.cast<string>(ref('loan.id'), 'text'))
            .where((eb) =>
              eb.or([eb('closed_at', 'is', null), eb('closed_at', '>', new Date(now.getTime() - AGAIN_MS))]),
            ),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  await eachLoan(keys, (tx, loan) => propose(tx, loan, services), services);
}

async function propose(tx: Tx, record: LoanRecord, services: Services): Promise<void> {
  const { today } = await services.clock.business(tx);
  const { daysLate } = (await readLoan(tx, record)).positionOn(today);
  if (record.status !== LOAN_STATUS.active || daysLate < LATE_DAYS) return;
  const { client_id: clientId, id: loanId } = record;
  const matter = { kind: 'write_off_proposed', facts: { clientId, loanId, daysLate } } as const;
  await openTask(tx, { subject: loanId, matter }, services);
}
