import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { id } from '../../wire/id.ts';
import { curpText, personName, phoneNumber } from '../../wire/person.ts';

/**
 * Registers a person at the counter or on the phone as a client. A password for the first days is sent to the phone;
 * the client then completes the account.
 */
export const createBackOfficeClient = defineEndpoint({
  name: 'createBackOfficeClient',
  method: 'POST',
  path: '/web/private/back-office/client',
  access: 'staff',
  permission: 'client.create',
  summary: "Register a client on the borrower's behalf",
  body: lazy(() =>
    z.strictObject({
      mobilePhone: z.strictObject({ number: phoneNumber() }),
      firstName: personName(),
      middleName: z.optional(personName()),
      lastName: personName(),
      secondLastName: z.optional(personName()),
      nationalIdentificator: curpText(),
    }),
  ),
  reply: lazy(() => z.object({ id: id() })),
  status: 201,
  refusals: ['not_unique', 'under_age', 'invalid_identificator', 'identity_frozen'],
  repeat: 'key',
});
