import { addDays } from '@lender/calculator';
import { LOAN_STATUS } from '@lender/lending';
import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { type SweepReport, sweepEach } from '../../../kernel/sweep.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import { isCollected, isCollectionHeld } from '../../loans/index.ts';
import { notifyBorrower } from '../../messages/index.ts';
import { liveMandate } from '../mandate-record.ts';
import { announceDebit } from './announce-debit.ts';

/** Number of loans examined in one batch; the next one continues where it ended. */
const BATCH = 500;

/**
 * Notifies borrowers on the eve of a due date of the amount to be debited. The present positions of the loans decide
 * which borrowers.
 */
export async function announceDebits(services: Services): Promise<SweepReport> {
  const { db, clock } = services;
  const { today } = await clock.business(db);
  const loans = await db
    .selectFrom('loan')
    .innerJoin('mandate', 'mandate.client_id', 'loan.client_id')
    .select(['loan.client_id', 'loan.id'])
    .where('mandate.status', '=', 'active')
    .where('mandate.ends_on', '>=', today)
    .where('loan.status', '=', LOAN_STATUS.active)
    .where('loan.due_date', '<=', addDays(today, 1))
    .where(isCollected)
    // A loan that was asked about twice, or refused, is not read every minute; its row shows what moved the due date.
    .where(
      sql<boolean>`not exists (select from debit where debit.client_id = loan.client_id and debit.loan_id = loan.id
        and (debit.status in ('announced', 'sending', 'waiting')
          or debit.due_on = loan.due_date and (debit.number = 2 or debit.status in ('debited', 'objected', 'refused'))))`,
    )
    .orderBy('loan.id')
    .limit(BATCH)
    .execute();
  return sweepEach(loans, { subjectOf: ({ id }) => id, work: (loan) => announce(loan, services) });
}

const announce = (loan: { readonly client_id: string; readonly id: string }, services: Services): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    await lockClient(tx, loan.client_id);
    if (await isCollectionHeld(tx, loan.id)) return;
    const mandate = await liveMandate(tx, loan.client_id);
    const debit = mandate && (await announceDebit(tx, { mandate, loan }, services));
    if (!debit) return;
    const facts = { amountCentavos: debit.amount_centavos, lastFour: mandate.last_four, on: debit.charge_on };
    await notifyBorrower(
      tx,
      {
        clientId: loan.client_id,
        loanId: loan.id,
        key: `debit ${debit.id}`,
        message: { kind: 'debit_announced', facts },
      },
      services,
    );
  });
