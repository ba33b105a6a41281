import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { findClient, openPersonal, type SignInName } from '../../clients/index.ts';
import { isKnownSource } from '../sessions/known-source.ts';

/** Attempt to recover a password: the name that was typed, and the source of the request. */
export interface Recovering {
  readonly name: SignInName;
  readonly source: string;
}

export interface Recoverable extends Recovering {
  /** Undefined where there is no account: everything is done with a phone and a mailbox that do not exist. */
  readonly clientId: string | undefined;
  readonly phone: string;
  readonly email: string;
  /** True when the account was signed in to from there before. */
  readonly isKnownSource: boolean;
}

/**
 * Finds the account whose owner can prove phone and e-mail. An account without an e-mail is treated as if there were
 * none. The same statements run either way: another one for an existing account would show in the response time.
 */
export async function findRecoverable(tx: Tx, recovering: Recovering, services: Services): Promise<Recoverable> {
  const { name, source } = recovering;
  const client = await findClient(tx, name, services);
  const isKnown = await isKnownSource(tx, { accountId: client?.client_id, source }, services);
  const noAccount = `nobody ${name.value}`;
  if (!client?.recovery_email_sealed)
    return { ...recovering, clientId: undefined, phone: noAccount, email: noAccount, isKnownSource: isKnown };
  const { client_id: clientId, recovery_phone_sealed, recovery_email_sealed } = client;
  return {
    ...recovering,
    clientId,
    phone: openPersonal(services.vault, 'phone', { clientId, sealed: recovery_phone_sealed }),
    email: openPersonal(services.vault, 'email', { clientId, sealed: recovery_email_sealed }),
    isKnownSource: isKnown,
  };
}
