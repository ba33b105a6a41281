import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/**
 * Begins a login with another company, which states that a person is known there and nothing else. The visitor is sent
 * to the address, and comes back with a code and a state within ten minutes. Only the newest login that was begun
 * counts.
 */
export const startExternalLogin = defineEndpoint({
  name: 'startExternalLogin',
  method: 'POST',
  path: '/web/private/client/external-login/start',
  access: 'client',
  summary: 'Start an external login',
  reply: lazy(() => z.object({ url: z.url() })),
  refusals: ['illegal_transition', 'provider_unavailable', 'rate_limited'],
  repeat: 'never',
});
