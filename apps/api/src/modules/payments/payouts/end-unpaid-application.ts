import { APPLICATION_STATUS, type TransitionActor } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { activeApplication, moveApplication } from '../../applications/index.ts';
import { recordHistory } from '../../history/index.ts';
import { cashPayout } from './cash-payout.ts';
import { takeBackCash } from './take-back-cash.ts';

interface Ending {
  readonly clientId: string;
  readonly actor: TransitionActor;
  /** `system`, or the id of a member of staff. */
  readonly by: string;
}

/**
 * Ends a signed application of a client who may no longer borrow: a payout that was not sent is cancelled. Money that
 * is on its way or arrived stays unchanged, and is owed. The caller has locked the client.
 */
export async function endUnpaidApplication(
  tx: Tx,
  { clientId, actor, by }: Ending,
  services: Pick<Services, 'clock' | 'newId' | 'randomInt' | 'jobs' | 'vault'>,
): Promise<void> {
  const record = await activeApplication(tx, clientId);
  if (record?.status !== APPLICATION_STATUS.accepted) return;
  const isCancelled = await cancelQueued(tx, { clientId, applicationId: record.id }, services);
  if (await hasMoneyLeft(tx, { clientId, applicationId: record.id })) return;
  if (isCancelled)
    await recordHistory(tx, services, {
      clientId,
      applicationId: record.id,
      actor: by,
      event: { name: 'payout.cancelled' },
    });
  const moved = await moveApplication(tx, { record, to: APPLICATION_STATUS.canceled, actor, by }, services);
  if (!moved.ok) throw new Error(`application ${record.id}: ${actor} may not end it before its payout is sent`);
}

/** Cancels an application's payout, unless it was handed to the provider or collected at the counter. */
export async function cancelQueued(
  tx: Tx,
  { clientId, applicationId }: { readonly clientId: string; readonly applicationId: string },
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<boolean> {
  const { now } = await services.clock.business(tx);
  const cancelled = await tx
    .updateTable('payout')
    .set({ status: 'cancelled', status_since: now })
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .where('status', '=', 'queued')
    .returningAll()
    .execute();
  for (const payout of cancelled) {
    const cash = cashPayout(payout);
    if (cash) await takeBackCash(tx, cash, services);
  }
  return cancelled.length > 0;
}

/** Tells whether money of an application is with the provider, or arrived. */
export async function hasMoneyLeft(
  tx: Tx,
  { clientId, applicationId }: { readonly clientId: string; readonly applicationId: string },
): Promise<boolean> {
  const payout = await tx
    .selectFrom('payout')
    .select('id')
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .where('status', 'in', ['sending', 'sent', 'settled'])
    .executeTakeFirst();
  return payout !== undefined;
}
