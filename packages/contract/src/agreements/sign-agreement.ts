import * as z from 'zod/mini';
import { application } from '../applications/application.ts';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { smsCode } from '../wire/text.ts';

/**
 * Signs the agreement with the code. Refused as `offer_changed` when the figures have changed since the code was sent.
 */
export const signAgreement = defineEndpoint({
  name: 'signAgreement',
  method: 'POST',
  path: '/web/private/client/application/agreement/{id}',
  access: 'client',
  summary: 'Sign the agreement with a code',
  params: idParams,
  body: lazy(() => z.strictObject({ otp: smsCode() })),
  reply: application,
  refusals: [
    'not_found',
    'illegal_transition',
    'code_wrong',
    'code_expired',
    'offer_changed',
    'rate_limited',
    'client_cannot_apply',
    'consent_missing',
    'additional_loan_refused',
  ],
  repeat: 'key',
});
