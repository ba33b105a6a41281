import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { copy, queueEmail, queueSms } from '../../messages/index.ts';
import type { CodePurpose } from '../tables.ts';
import type { NewCode } from './store-code.ts';

const MINUTE_MS = 60_000;

/**
 * Queues the message with a code. With `isWithheld` everything happens but the delivery: the address has no owner, or
 * enough messages were sent, and neither must show.
 */
export async function deliverCode(
  tx: Tx,
  { to, code, sentAt, expiresAt }: NewCode,
  services: Pick<Services, 'env' | 'jobs' | 'vault'>,
  { isWithheld = false } = {},
): Promise<void> {
  const address = isWithheld ? undefined : to.address;
  const minutes = (expiresAt.getTime() - sentAt.getTime()) / MINUTE_MS;
  const words = wordsFor(to.purpose);
  const site = new URL(services.env.BORROWER_URL).hostname;
  if (to.channel === 'sms') await queueSms(tx, { phone: address, text: words.sms(code, minutes, site) }, services);
  else await queueEmail(tx, { to: address, ...words.email(code, minutes) }, services);
}

function wordsFor(purpose: CodePurpose) {
  if (purpose === 'recovery') return copy.recoveryCode;
  return purpose === 'staff_contact' ? copy.staffContactCode : copy.code;
}
