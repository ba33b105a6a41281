import { defineEndpoint } from '../endpoint.ts';
import { application } from './application.ts';

/** Returns the client's latest application. */
export const getActualApplication = defineEndpoint({
  name: 'getActualApplication',
  method: 'GET',
  path: '/web/private/client/application/actual',
  access: 'client',
  summary: "Retrieve the client's latest application",
  reply: application,
  refusals: ['not_found'],
});
