import { thingNamed } from '../../kernel/database/external-ids.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { JobData } from '../../kernel/outbox.ts';
import type { Services } from '../../services.ts';
import { takeAnswer } from './take-answer.ts';

/** Asks the provider for the status of a check, and stores it. When the status is unknown, the job asks again. */
export const askIdentityCheckJob =
  (services: Services) =>
  async ({ sessionId }: JobData['ask-identity-check']): Promise<void> => {
    const { db, clock, log, veriff } = services;
    const check = await thingNamed(db, 'identity_session', sessionId);
    // A session without a check: one that was opened while its answer was lost.
    if (!check) return;
    const askedAt = clock.wall();
    const state = await veriff.readSession(sessionId);
    if (!state) return log.warn({ event: 'identity_check.unknown' });
    await inTransaction(db, (tx) =>
      takeAnswer(tx, { clientId: check.client_id, id: check.id, state, askedAt }, services),
    );
  };
