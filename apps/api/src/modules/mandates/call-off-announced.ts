import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import type { MandateRecord } from './mandate-record.ts';

interface CalledOff {
  readonly mandate: Pick<MandateRecord, 'client_id' | 'id'>;
  readonly cause: 'mandate_over' | 'mandate_paused';
}

/** Calls off the announced debits of a mandate; its bank was not asked for them yet. The client is locked. */
export async function callOffAnnounced(
  tx: Tx,
  { mandate, cause }: CalledOff,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  await tx
    .updateTable('debit')
    .set({ status: 'called_off', status_since: now, cause })
    .where('client_id', '=', mandate.client_id)
    .where('mandate_id', '=', mandate.id)
    .where('status', '=', 'announced')
    .execute();
}
