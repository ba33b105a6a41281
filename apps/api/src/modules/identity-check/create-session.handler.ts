import { createVeriffSession } from '@lender/contract';
import { ok } from '@lender/result';
import { implementWithProvider } from '../../implement.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { errorText } from '../../kernel/error-text.policy.ts';
import { refuse } from '../../kernel/refusal.ts';
import { toSessionReply } from './check-record.ts';
import { keepSession, mayOpenSession } from './open-session.ts';

/** Only one session of an application is open at a time; a second call returns the same one. */
export const createVeriffSessionHandler = implementWithProvider(
  createVeriffSession,
  async (_, { caller: { clientId }, services, log }) => {
    const { db, veriff, vault } = services;
    const wanted = await inTransaction(db, (tx) => mayOpenSession(tx, clientId, services));
    if (!wanted.ok) return wanted;
    if ('check' in wanted.value) return ok(toSessionReply(wanted.value.check, vault));
    const { applicationId, session: asked } = wanted.value;
    const session = await veriff.createSession(asked).catch((error: unknown) => {
      log.warn({ event: 'identity_check.not_opened', err: { message: errorText(error) } });
      return undefined;
    });
    if (!session) return refuse('provider_unavailable', { retryAfterSeconds: 10 });
    const opened = { clientId, applicationId, reference: asked.reference, session };
    return ok(toSessionReply(await inTransaction(db, (tx) => keepSession(tx, opened, services)), vault));
  },
);
