import { createCollectorReference, getConsents, updateConsent } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { recordHistory } from '../../history/index.ts';
import { lockClient } from '../lock-client.ts';
import { issueReference } from './collector-reference.ts';
import { hasConsent, readConsent, readConsents } from './consents.ts';
import { forgetWhatWasAllowed } from './forget-what-was-allowed.ts';
import { recordConsent } from './record-consent.ts';

export const getConsentsHandler = implement(getConsents, async (_, { caller, tx, services }) =>
  ok(await readConsents(tx, caller.clientId, services)),
);

export const updateConsentHandler = implement(updateConsent, async ({ params, body }, context) => {
  const { caller, tx, services, device, source, requestId } = context;
  const { clientId } = caller;
  const { kind } = params;
  const { granted } = body;
  await lockClient(tx, clientId);
  await recordConsent(tx, { clientId, kind, granted, origin: { device, source, requestId } }, services);
  if (!granted) await forgetWhatWasAllowed(tx, { clientId, kind }, services);
  const event = { name: 'client.consent', facts: { kind, granted } } as const;
  await recordHistory(tx, services, { clientId, actor: 'client', event });
  return ok(await readConsent(tx, { clientId, kind }, services));
});

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
