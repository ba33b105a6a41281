import { updateConsent } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { lockClient, readConsent, recordConsent } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { forgetWhatWasAllowed } from './forget-what-was-allowed.ts';

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
