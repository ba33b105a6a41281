import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { personName, phoneNumber } from '../wire/person.ts';
import { referral } from './referral.ts';

/** Refers a friend: makes the code that the friend registers with. No message is sent. */
export const createReferral = defineEndpoint({
  name: 'createReferral',
  method: 'POST',
  path: '/web/private/client/referrals',
  access: 'client',
  summary: 'Create a referral',
  body: lazy(() => z.strictObject({ name: personName(), phone: phoneNumber() })),
  reply: referral,
  status: 201,
  refusals: ['not_unique', 'invalid_input', 'limit_reached'],
  repeat: 'key',
});
