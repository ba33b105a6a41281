import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { spanOfTime } from '../wire/duration.ts';
import { id } from '../wire/id.ts';
import { sandboxClock } from './sandbox-clock.ts';

/** Where the clock goes, one of these; 400 days ahead at most. */
const WAYS = {
  /** To the same time of that day. */
  businessDate: () => plainDate(),
  /** So many days on. */
  days: () => z.int().check(z.positive()),
  /** So much time on: `PT36H`. */
  span: spanOfTime,
  /** To the day on which a loan, by its id, is due next. */
  dueDateOf: id,
} as const;

/** Moves the business clock forward, living every due moment on the way in its order. */
export const advanceSandboxClock = defineEndpoint({
  name: 'advanceSandboxClock',
  method: 'POST',
  path: '/web/private/back-office/sandbox/clock',
  access: 'staff',
  permission: 'sandbox.advance',
  summary: 'Move the business clock forward',
  body: lazy(() =>
    z
      .strictObject({
        businessDate: z.optional(WAYS.businessDate()),
        days: z.optional(WAYS.days()),
        span: z.optional(WAYS.span()),
        dueDateOf: z.optional(WAYS.dueDateOf()),
      })
      .check(z.refine((ways) => Object.values(ways).filter((way) => way !== undefined).length === 1, 'not one way')),
  ),
  reply: sandboxClock,
  refusals: ['sandbox_off', 'clock_backwards', 'invalid_input', 'not_found'],
  repeat: 'key',
});
