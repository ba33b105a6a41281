import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { fullName, phoneNumber, relationship } from '../wire/person.ts';
import { line } from '../wire/text.ts';
import { clientProfile } from './client-profile.ts';

const address = lazy(() =>
  z.strictObject({
    regionId: z.int(),
    cityId: z.int(),
    /** Colonia. */
    district: line(80),
    street: line(120),
    exteriorNumber: line(20),
    interiorNumber: z.optional(line(20)),
    postalCode: z.string().check(z.regex(/^[0-9]{5}$/)),
  }),
);

const reference = lazy(() =>
  z.strictObject({
    fullName: fullName(),
    phone: phoneNumber(),
    relationship: relationship(),
  }),
);

/** Step four of the registration: address, reference, or both; what is absent stays as it is. */
export const completeStepFour = defineEndpoint({
  name: 'completeStepFour',
  method: 'PUT',
  path: '/web/private/client/complete-step-four',
  access: 'client',
  summary: 'Save address and reference',
  body: lazy(() =>
    z
      .strictObject({ address: z.optional(address()), reference: z.optional(reference()) })
      .check(z.refine((body) => body.address !== undefined || body.reference !== undefined, 'address or reference')),
  ),
  reply: clientProfile,
  refusals: ['illegal_transition', 'invalid_input'],
});
