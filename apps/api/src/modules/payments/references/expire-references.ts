import type { PlainDate } from '@lender/calculator';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import { type SweepReport, sweepEach } from '../../../kernel/sweep.ts';
import type { Services } from '../../../services.ts';
import { lockClient } from '../../clients/index.ts';
import type { NotifyServices } from '../../messages/index.ts';
import { notifyReferenceExpired } from './notify-reference-expired.ts';
import { LIVE_REFERENCE_STATUSES, type PaymentReference } from './payment-reference.ts';

/** Number of references that end at a time; the next poll continues with the rest. */
const BATCH = 1_000;

type ReferenceKey = Pick<PaymentReference, 'client_id' | 'id'>;

/**
 * Ends the references whose last day is over, and notifies their owners. A CLABE ends with its loan. Each has a
 * transaction of its own, so that no paying borrower waits for another's.
 */
export async function expireReferences(services: NotifyServices & Pick<Services, 'db'>): Promise<SweepReport> {
  const { today } = await services.clock.business(services.db);
  const over = await services.db
    .selectFrom('payment_reference')
    .select(['client_id', 'id'])
    .where('status', 'in', [...LIVE_REFERENCE_STATUSES])
    .where('expires_on', '<', today)
    .orderBy('expires_on')
    .limit(BATCH)
    .execute();
  const work = (key: ReferenceKey) => inTransaction(services.db, (tx) => expireOne(tx, { key, today }, services));
  return sweepEach(over, { subjectOf: ({ id }) => id, work });
}

async function expireOne(
  tx: Tx,
  { key, today }: { readonly key: ReferenceKey; readonly today: PlainDate },
  services: NotifyServices,
): Promise<void> {
  await lockClient(tx, key.client_id);
  const { now } = await services.clock.business(tx);
  const expired = await tx
    .updateTable('payment_reference')
    .set({ status: 'expired', status_since: now })
    .where('client_id', '=', key.client_id)
    .where('id', '=', key.id)
    .where('status', 'in', [...LIVE_REFERENCE_STATUSES])
    .where('expires_on', '<', today)
    .returning(['client_id', 'loan_id', 'id', 'reference', 'amount_centavos'])
    .executeTakeFirst();
  if (expired) await notifyReferenceExpired(tx, expired, services);
}
