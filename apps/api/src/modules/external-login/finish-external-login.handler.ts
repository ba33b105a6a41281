import { finishExternalLogin } from '@lender/contract';
import { implementWithProvider } from '../../implement.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { refuse } from '../../kernel/refusal.ts';
import { backTo } from './back-to.ts';
import { confirmLogin, findBegun } from './confirm-login.ts';

/**
 * A started login is consumed only once the client was confirmed, so that an unavailable provider costs no client
 * theirs.
 */
export const finishExternalLoginHandler = implementWithProvider(
  finishExternalLogin,
  async ({ body: { code, state } }, { caller: { clientId }, services, log }) => {
    const begun = await inTransaction(services.db, (tx) => findBegun(tx, { clientId, state }, services));
    if (!begun.ok) return begun;
    const came = { code, verifier: begun.value.verifier, backTo: backTo(services.env) };
    const identity = await services.externalLogin.exchange(came).catch((error: unknown) => {
      log.error({ event: 'external-login', err: { message: error instanceof Error ? error.message : 'unknown' } });
    });
    if (!identity) return refuse('provider_unavailable', { retryAfterSeconds: 5 });
    if (!identity.isConfirmed) return refuse('external_login_invalid');
    const { subject } = identity;
    return inTransaction(services.db, (tx) => confirmLogin(tx, { clientId, state, subject }, services));
  },
  { limits: ['external-logins'] },
);
