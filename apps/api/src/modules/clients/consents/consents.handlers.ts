import { createCollectorReference, getConsents, updateConsent } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { recordHistory } from '../../history/index.ts';
import { lockClient } from '../lock-client.ts';
import { endReferences, issueReference } from './collector-reference.ts';
import { readConsent, readConsents, recordConsent } from './consents.ts';

export const getConsentsHandler = implement(getConsents, async (_, { caller, tx }) =>
  ok(await readConsents(tx, caller.clientId)),
);

export const updateConsentHandler = implement(updateConsent, async ({ params, body }, { caller, tx, services }) => {
  const { clientId } = caller;
  const { kind } = params;
  const { granted } = body;
  await lockClient(tx, clientId);
  await recordConsent(tx, { clientId, kind, granted }, services);
  if (kind === 'tracking' && !granted) await endReferences(tx, clientId, services);
  const event = { name: 'client.consent', facts: { kind, granted } } as const;
  await recordHistory(tx, services, { clientId, actor: 'client', event });
  return ok(await readConsent(tx, { clientId, kind }));
});

export const createCollectorReferenceHandler = implement(
  createCollectorReference,
  async (_, { caller, tx, services }) => {
    const { clientId } = caller;
    // A consent that is taken back at this moment ends this reference too.
    await lockClient(tx, clientId);
    const { granted, kind } = await readConsent(tx, { clientId, kind: 'tracking' });
    if (!granted) return refuse('consent_missing', { facts: { kind } });
    const { referenceNumber, expiresAt } = await issueReference(tx, clientId, services);
    return ok({ referenceNumber, expiresAt: expiresAt.toISOString() });
  },
  { limits: ['collector-references'] },
);
