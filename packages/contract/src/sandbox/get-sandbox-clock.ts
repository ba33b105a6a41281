import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/scalars.ts';

/** The business clock: its day, its moment, and how far ahead of the wall it runs. */
export const sandboxClock = lazy(() => z.object({ businessDate: plainDate(), now: instant(), offsetDays: z.int() }));

/** Reads the business clock. */
export const getSandboxClock = defineEndpoint({
  name: 'getSandboxClock',
  method: 'GET',
  path: '/web/private/back-office/sandbox/clock',
  access: 'user',
  summary: 'The business clock',
  reply: sandboxClock,
  refusals: ['sandbox_off'],
});
