import { createCollectorReference, getConsents } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { lockClient } from '../lock-client.ts';
import { issueReference } from './collector-reference.ts';
import { hasConsent, readConsents } from './consents.ts';

export const getConsentsHandler = implement(getConsents, async (_, { caller, tx, services }) =>
  ok(await readConsents(tx, caller.clientId, services)),
);

export const createCollectorReferenceHandler = implement(
  createCollectorReference,
  async (_, { caller, tx, services }) => {
    const { clientId } = caller;
    // The lock lets a concurrent withdrawal of the consent end this reference too.
    await lockClient(tx, clientId);
    const kind = 'tracking';
    if (!(await hasConsent(tx, { clientId, kind }))) return refuse('consent_missing', { facts: { kind } });
    const { referenceNumber, expiresAt } = await issueReference(tx, clientId, services);
    return ok({ referenceNumber, expiresAt: expiresAt.toISOString() });
  },
  { limits: ['collector-references'] },
);
