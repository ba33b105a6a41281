import { defineEndpoint } from '../endpoint.ts';
import { clientProfile } from './client-profile.ts';

/** Returns the signed-in client. */
export const getClient = defineEndpoint({
  name: 'getClient',
  method: 'GET',
  path: '/web/private/client',
  access: 'client',
  summary: 'Retrieve the signed-in client',
  reply: clientProfile,
  refusals: [],
});
