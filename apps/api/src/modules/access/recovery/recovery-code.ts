import type { Tx } from '../../../kernel/database/database.ts';
import { countHits, type Hit, takeBackHits } from '../../../kernel/rate-limit.ts';
import type { Services } from '../../../services.ts';
import type { CodeAddress } from '../codes/code-address.ts';
import { deliverCode } from '../codes/deliver-code.ts';
import { newCode, storeCode } from '../codes/store-code.ts';
import type { CodeChannel } from '../tables.ts';
import type { Recoverable } from './recoverable-account.ts';

/**
 * Returns the address of a recovery code. Each name and source that asks has its own: what a stranger asks for or gets
 * wrong changes nothing for the owner, and an e-mail and a phone answer alike whether or not they belong together.
 */
export const recoveryCode = ({ name, source, ...account }: Recoverable, channel: CodeChannel): CodeAddress => ({
  channel,
  address: channel === 'sms' ? account.phone : account.email,
  purpose: 'recovery',
  subject: 'recovery',
  asker: { source },
  scope: [name.kind, name.value, source],
});

/** Sends one, unless one was sent a moment ago or there were enough. Which it was is not said. */
export async function sendRecoveryCode(
  tx: Tx,
  { account, channel }: { account: Recoverable; channel: CodeChannel },
  services: Services,
): Promise<void> {
  const made = newCode(recoveryCode(account, channel), services);
  const hits = budgets(made.to, account);
  let isWithheld = account.clientId === undefined;
  // Each is counted whatever the others return: one statement less would show in the response time.
  for (const hit of hits) if (!(await countHits([hit], services)).ok) isWithheld = true;
  if (await storeCode(tx, made, services)) await deliverCode(tx, made, services, { isWithheld });
  else await takeBackHits(hits, services);
}

/**
 * Returns the limits that a message counts against. Sources that signed in before and codes without a receiver have
 * budgets of their own, which strangers cannot use up; they are counted all the same, for one statement less would show
 * in the response time.
 */
function budgets(
  { channel, address, purpose }: CodeAddress,
  { clientId, isKnownSource, source }: Recoverable,
): readonly Hit[] {
  const kind = clientId === undefined ? 'nobody' : isKnownSource ? 'known source' : 'stranger';
  return [
    { limit: 'recovery-codes', who: isKnownSource ? [channel, address, source] : [channel, address] },
    { limit: 'visitor-codes', who: [channel, purpose, kind] },
  ];
}
