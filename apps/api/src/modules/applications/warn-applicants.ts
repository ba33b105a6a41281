import { APPLICATION_STATUS } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { NOTHING_SWEPT, type SweepReport, sweepEach, sweptBoth } from '../../kernel/sweep.ts';
import type { Services } from '../../services.ts';
import { lockClient } from '../clients/index.ts';
import type { LoanMessage } from '../messages/index.ts';
import { deadlineOf } from './application-deadline.ts';
import { type ApplicationRecord, findApplication } from './application-record.ts';
import { readFlowState } from './flow/flow-state.ts';
import { LATE_BATCH, type Late, lateAfter, lateSince } from './late-applications.ts';
import { askedOf, notifyOfApplication, waitingOf } from './notify-of-move.ts';

/**
 * Warns each client once whose application ends soon unless they act, and apologises to clients whose review took
 * longer than promised.
 */
export async function warnApplicants(services: Services): Promise<SweepReport> {
  const { now } = await services.clock.business(services.db);
  const work = (one: Late) => inTransaction(services.db, (tx) => warn(tx, { ...one, now }, services));
  let swept = NOTHING_SWEPT;
  for (const { status, until } of await lateSince(now, services)) {
    let last: Late | undefined;
    do {
      const late = await lateAfter(services.db, { status, until, last });
      swept = sweptBoth(swept, await sweepEach(late, { subjectOf: ({ applicationId }) => applicationId, work }));
      last = late.length < LATE_BATCH ? undefined : late.at(-1);
    } while (last);
  }
  return swept;
}

async function warn(
  tx: Tx,
  { clientId, applicationId, status, since, now }: Late & { readonly now: Date },
  services: Services,
): Promise<void> {
  await lockClient(tx, clientId);
  const record = await findApplication(tx, { clientId, applicationId });
  if (record?.status !== status || record.status_since.getTime() !== since.getTime()) return;
  await tx
    .updateTable('application')
    .set({ warned_since: record.status_since })
    .where('client_id', '=', clientId)
    .where('id', '=', applicationId)
    .execute();
  const staleAt = deadlineOf({ status, since });
  if (!staleAt || staleAt <= now) return;
  const message = await warningOf(tx, record, services);
  if (message) await notifyOfApplication(tx, { record, message, staleAt }, services);
}

/** Returns the warning for a client; undefined where all that is missing is the lender's to do. */
async function warningOf(tx: Tx, record: ApplicationRecord, { clock }: Services): Promise<LoanMessage | undefined> {
  const { status, client_id: clientId } = record;
  if (status === APPLICATION_STATUS.manualVerification) return { kind: 'review_delayed', facts: askedOf(record) };
  const waits = await waitingOf(tx, record);
  const reported = (todo: 'sign' | 'answer' | 'complete'): LoanMessage => ({
    kind: 'time_running_out',
    facts: { ...waits, todo },
  });
  if (status === APPLICATION_STATUS.signing) return reported('sign');
  if (status !== APPLICATION_STATUS.new && status !== APPLICATION_STATUS.verification) return reported('answer');
  const { needs } = await readFlowState(tx, clientId, clock.wall());
  return needs.open.length > 0 ? reported('complete') : undefined;
}
