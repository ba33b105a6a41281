import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { ownPhone } from '../clients/index.ts';
import { recordHistory } from '../history/index.ts';
import { copy } from './message.copy.es.ts';
import { queueSms } from './queue-message.ts';

/** Notifies a client by phone that the e-mail which the account never proved now signs in to another account. */
export async function notifyDisplaced(
  tx: Tx,
  displaced: string | undefined,
  services: Pick<Services, 'clock' | 'jobs' | 'newId' | 'vault'>,
): Promise<void> {
  if (displaced === undefined) return;
  const phone = await ownPhone(tx, displaced, services.vault);
  await queueSms(tx, { phone, text: copy.emailDisplaced }, services);
  await recordHistory(tx, services, {
    clientId: displaced,
    actor: 'system',
    event: { name: 'client.email_displaced' },
  });
}
