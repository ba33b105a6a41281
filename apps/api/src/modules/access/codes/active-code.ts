import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { addressHash, type CodeAddress, type CodePlace } from './code-address.ts';
import { codeRules } from './code-rules.ts';

type Deps = Pick<Services, 'clock' | 'env' | 'vault'>;

/** Returns the subject of the active code of an address, if there is one; this costs no guess. */
export async function codeSubject(
  tx: Tx,
  address: Pick<CodeAddress, 'channel' | 'address' | 'purpose'>,
  services: Deps,
): Promise<string | undefined> {
  const row = await activeCodes(tx, address, services).where('purpose', '=', address.purpose).executeTakeFirst();
  return row?.subject;
}

/** Returns the code of one purpose that was sent to an address and can still be used. */
export async function pendingCode(
  tx: Tx,
  address: Pick<CodeAddress, 'channel' | 'address' | 'purpose' | 'subject'>,
  services: Deps,
): Promise<{ readonly digits: number; readonly expiresAt: string } | undefined> {
  const { tries, digits } = codeRules(address.channel, services.env);
  const row = await activeCodes(tx, address, services)
    .where('purpose', '=', address.purpose)
    .where('subject', '=', address.subject)
    .where('tries', '<', tries)
    .executeTakeFirst();
  return row && { digits, expiresAt: row.expires_at.toISOString() };
}

/** Returns the moment at which the active code of an address was sent, by the wall clock. */
export async function codeSentAt(
  tx: Tx,
  address: Pick<CodeAddress, 'channel' | 'address' | 'purpose'>,
  services: Deps,
): Promise<string | null> {
  const row = await activeCodes(tx, address, services).where('purpose', '=', address.purpose).executeTakeFirst();
  return row?.sent_at.toISOString() ?? null;
}

/** Finds the code that was sent last to an address and can still be typed, whatever its purpose. */
export async function newestCode(tx: Tx, address: CodePlace, services: Deps) {
  const rules = codeRules(address.channel, services.env);
  const row = await activeCodes(tx, address, services)
    .where('tries', '<', rules.tries)
    .orderBy('sent_at', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    purpose: row.purpose,
    sentAt: row.sent_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    resendAt: new Date(row.sent_at.getTime() + rules.resendSeconds * 1000).toISOString(),
    triesLeft: rules.tries - row.tries,
  };
}

const activeCodes = (tx: Tx, address: CodePlace, { clock, vault }: Deps) =>
  tx
    .selectFrom('one_time_code')
    .select(['purpose', 'subject', 'sent_at', 'expires_at', 'tries'])
    .where('channel', '=', address.channel)
    .where('address_hash', '=', addressHash(vault, address))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.wall());
