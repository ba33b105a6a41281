import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { contact } from './contact.ts';

/** Lists the persons whom the client named to be reached instead, in the order in which they were added. */
export const getContacts = defineEndpoint({
  name: 'getContacts',
  method: 'GET',
  path: '/web/private/client/additional/contact',
  access: 'client',
  summary: "List the client's reference contacts",
  reply: lazy(() => z.array(contact())),
  refusals: [],
});
