import * as z from 'zod/mini';
import { CONSENT_KINDS, consent } from '../clients/consent.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** Gives or withdraws a consent. Each answer is kept with its moment and the version of the text. */
export const updateConsent = defineEndpoint({
  name: 'updateConsent',
  method: 'PUT',
  path: '/web/private/client/consents/{kind}',
  access: 'client',
  summary: 'Give or withdraw a consent',
  params: lazy(() => z.object({ kind: z.enum(CONSENT_KINDS) })),
  body: lazy(() => z.strictObject({ granted: z.boolean() })),
  reply: consent,
  refusals: [],
});
