import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { fullName, phoneNumber, relationship } from '../wire/person.ts';
import { contact } from './contact.ts';

/** Adds a person who may be reached if the client is not: at most five, none with the client's own phone. */
export const addContact = defineEndpoint({
  name: 'addContact',
  method: 'POST',
  path: '/web/private/client/additional/contact',
  access: 'client',
  summary: 'Add a reference contact',
  body: lazy(() => z.strictObject({ fullName: fullName(), phone: phoneNumber(), relationship: relationship() })),
  reply: contact,
  status: 201,
  refusals: ['limit_reached', 'not_unique', 'invalid_input'],
  repeat: 'key',
});
