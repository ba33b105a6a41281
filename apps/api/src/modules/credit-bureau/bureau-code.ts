import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import type { CodeAddress } from '../access/index.ts';
import { readContacts } from '../clients/index.ts';
import type { QueryKey } from './bureau-query.ts';

/** Returns the address, purpose and subject of the code that authorises a query for one application. */
export async function bureauCode(
  tx: Tx,
  { clientId, applicationId }: QueryKey,
  services: Pick<Services, 'vault'>,
): Promise<{ readonly to: CodeAddress; readonly phoneLastFour: string }> {
  const { phone, phoneLastFour } = await readContacts(tx, clientId, services);
  const asker = { clientId };
  return { to: { channel: 'sms', address: phone, purpose: 'bureau', subject: applicationId, asker }, phoneLastFour };
}
