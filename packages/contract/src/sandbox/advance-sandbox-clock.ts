import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { sandboxClock } from './sandbox-clock.ts';

/** Moves the business clock forward to a day, living every due moment on the way. */
export const advanceSandboxClock = defineEndpoint({
  name: 'advanceSandboxClock',
  method: 'POST',
  path: '/web/private/back-office/sandbox/clock',
  access: 'staff',
  permission: 'sandbox.advance',
  summary: 'Move the business clock forward',
  body: lazy(() => z.strictObject({ businessDate: plainDate() })),
  reply: sandboxClock,
  refusals: ['sandbox_off', 'clock_backwards', 'invalid_input'],
  repeat: 'key',
});
