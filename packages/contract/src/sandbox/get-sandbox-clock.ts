import { defineEndpoint } from '../endpoint.ts';
import { sandboxClock } from './sandbox-clock.ts';

/** Reads the business clock. */
export const getSandboxClock = defineEndpoint({
  name: 'getSandboxClock',
  method: 'GET',
  path: '/web/private/back-office/sandbox/clock',
  access: 'staff',
  permission: 'sandbox.read',
  summary: 'Retrieve the business clock',
  reply: sandboxClock,
  refusals: ['sandbox_off'],
});
