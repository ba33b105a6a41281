import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { ownPhone, provenEmail } from '../clients/index.ts';
import { queueEmail, queueSms } from '../messages/index.ts';

interface ComplaintMessage {
  /** Null when the complainant is not a client. */
  readonly clientId: string | null;
  readonly sms: string;
  readonly email: { readonly subject: string; readonly text: string };
}

/** Notifies a client about their complaint. The message is an answer to them, so it may be sent at any hour. */
export async function notifyOfComplaint(
  tx: Tx,
  { clientId, sms, email }: ComplaintMessage,
  services: Pick<Services, 'jobs' | 'vault'>,
): Promise<void> {
  if (clientId === null) return;
  await queueSms(tx, { phone: await ownPhone(tx, clientId, services.vault), text: sms }, services);
  const to = await provenEmail(tx, clientId, services);
  if (to !== undefined) await queueEmail(tx, { to, ...email }, services);
}
