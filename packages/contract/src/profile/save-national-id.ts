import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { curpText } from '../wire/person.ts';

/**
 * Corrects the CURP of a client whose names are known, while nothing depends on it. A birth date that is sent has to be
 * that of the CURP.
 */
export const saveNationalId = defineEndpoint({
  name: 'saveNationalId',
  method: 'PUT',
  path: '/web/private/client/save/nationalIdentificator',
  access: 'client',
  summary: 'Correct the CURP',
  body: lazy(() => z.strictObject({ nationalIdentificator: curpText(), birthDate: z.optional(plainDate()) })),
  reply: lazy(() => z.object({ birthDate: plainDate() })),
  refusals: [
    'not_unique',
    'under_age',
    'invalid_identificator',
    'birth_date_invalid',
    'details_missing',
    'illegal_transition',
    'identity_frozen',
  ],
});
