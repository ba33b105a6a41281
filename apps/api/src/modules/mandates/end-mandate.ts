import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { callOffAnnounced } from './call-off-announced.ts';
import { reopenConsentNeed } from './consent-need.ts';
import { LIVE_STATUSES, type MandateMove, moveMandate } from './mandate-record.ts';

type Ending = MandateMove & { readonly to: 'cancelled' | 'failed'; readonly cause: string };

/**
 * Ends a mandate at once: announced debits are cancelled, and a job notifies the provider, however long it is
 * unavailable. Its client is locked. Doing it again changes nothing.
 */
export async function endMandate(
  tx: Tx,
  ending: Ending,
  services: Pick<Services, 'clock' | 'newId'> & { readonly jobs: Pick<Services['jobs'], 'enqueue'> },
): Promise<void> {
  const { mandate } = ending;
  if (!LIVE_STATUSES.includes(mandate.status)) return;
  await moveMandate(tx, ending, services);
  if (ending.to === 'cancelled') await reopenConsentNeed(tx, mandate.client_id, services);
  await callOffAnnounced(tx, { mandate, cause: 'mandate_over' }, services);
  await services.jobs.enqueue(tx, 'end-mandate', { clientId: mandate.client_id, mandateId: mandate.id });
}
