import type { recoverPassword } from '@lender/contract';
import { ok } from '@lender/result';
import type { Context } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { countHits } from '../../../kernel/rate-limit.ts';
import type { Counted } from '../../../kernel/rate-limited.ts';
import type { SignInName } from '../../clients/index.ts';
import type { CodeChannel } from '../tables.ts';
import { findRecoverable } from './recoverable-account.ts';
import { sendRecoveryCode } from './recovery-code.ts';

/**
 * Sends the codes of an account to its owner. The answer follows only from the typed name and the source: it never says
 * whether there is an account or what was sent to it before.
 */
export async function askToRecover(
  { name, channels }: { name: SignInName; channels: readonly CodeChannel[] },
  { tx, services, source, log }: Pick<Context<typeof recoverPassword>, 'services' | 'source' | 'log'> & { tx: Tx },
): Promise<Counted> {
  const counted = await countHits(
    [
      { limit: 'recovery-asks', who: [name.value, source] },
      { limit: 'recovery-asks-of-source', who: [source] },
    ],
    services,
  );
  if (!counted.ok) {
    log.warn({ event: 'recovery.limited' });
    return counted;
  }
  const account = await findRecoverable(tx, { name, source }, services);
  for (const channel of channels) await sendRecoveryCode(tx, { account, channel }, services);
  log.info({ event: 'recovery.asked' });
  return ok(undefined);
}
