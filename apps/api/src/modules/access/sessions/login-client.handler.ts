import { loginClient } from '@lender/contract';
import { mayClientSignIn } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refused, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { findClient, lockClient, readSignInName, type SignInName } from '../../clients/index.ts';
import { countAttempt, countOnAccount } from './count-attempt.ts';
import { openSession } from './open-session.ts';

export const loginClientHandler = implement(loginClient, async ({ body }, { tx, services, source, log }) => {
  const { clock, passwords } = services;
  const name = readSignInName(body.username);
  const attempt = { account: `client:${name.value}`, source };
  const limited = (refused: Refused<'rate_limited'>) => {
    log.warn({ event: 'login.limited', accountType: 'client' });
    return refused;
  };
  const counted = await countAttempt(attempt, services);
  if (!counted.ok) return limited(counted);
  const found = await findClient(tx, name, services);
  const byAccount = await countOnAccount(tx, { ...attempt, accountId: found?.client_id }, services);
  if (!byAccount.ok) return limited(byAccount);
  const matches = await passwords.matches(body.password, found?.password_hash);
  const client = found && matches ? await unchanged(tx, { name, found }, services) : undefined;
  const until = client?.temporary_password_until ?? null;
  const isOver = until !== null && until <= clock.wall();
  if (!client || isOver) {
    log.warn({ event: 'login.failed', accountType: 'client' });
    return refuse('credentials_wrong');
  }
  // That the account is blocked is shown only after the right password.
  if (!mayClientSignIn(client.status)) {
    log.warn({ event: 'login.blocked', accountType: 'client' });
    return refuse('client_blocked');
  }
  log.info({ event: 'login.ok', accountType: 'client' });
  return ok({
    Authorization: await openSession(tx, { accountId: client.client_id, accountType: 'client', source }, services),
  });
});

type Found = NonNullable<Awaited<ReturnType<typeof findClient>>>;

/**
 * Reads the client again and returns it if the name still leads to it and the password that was right still belongs to
 * it. Comparing takes a while, and a change of either ends the open sessions: a session opened by what was right before
 * would outlive that.
 */
async function unchanged(
  tx: Tx,
  { name, found }: { readonly name: SignInName; readonly found: Found },
  services: Pick<Services, 'clock' | 'vault'>,
): Promise<Found | undefined> {
  await lockClient(tx, found.client_id);
  const client = await findClient(tx, name, services);
  const isSame = client?.client_id === found.client_id && client.password_hash === found.password_hash;
  return isSame ? client : undefined;
}
