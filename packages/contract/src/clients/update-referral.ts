import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { personName } from '../wire/person.ts';
import { referral } from './referral.ts';

/** Renames or withdraws a referral; a friend who has registered stays registered. */
export const updateReferral = defineEndpoint({
  name: 'updateReferral',
  method: 'PATCH',
  path: '/web/private/client/referrals/{id}',
  access: 'client',
  summary: 'Rename or withdraw a referral',
  params: idParams,
  body: lazy(() =>
    z
      .strictObject({ name: z.optional(personName()), status: z.optional(z.literal('withdrawn')) })
      .check(z.refine((body) => Object.keys(body).length > 0, 'nothing to change')),
  ),
  reply: referral,
  refusals: ['not_found', 'illegal_transition'],
});
