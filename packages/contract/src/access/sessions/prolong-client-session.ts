import { defineEndpoint } from '../../endpoint.ts';
import { authorization } from '../../wire/authorization.ts';

/**
 * Extends a session to twelve hours from now, and never to more than a day in all. Only a person asks for it, never a
 * timer.
 */
export const prolongClientSession = defineEndpoint({
  name: 'prolongClientSession',
  method: 'POST',
  path: '/web/private/client/session/prolong',
  access: 'client',
  summary: "Extend the client's session",
  reply: authorization,
  refusals: [],
  repeat: 'never',
});
