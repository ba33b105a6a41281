import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { spanOfTime } from '../wire/duration.ts';
import { id } from '../wire/id.ts';
import { sandboxClock } from './sandbox-clock.ts';

/** Ways to move the clock, one at a time; 400 days ahead at most. */
const WAYS = {
  /** Day to which the clock moves, at the same time of day. */
  businessDate: () => plainDate(),
  /** Number of days by which the clock moves ahead. */
  days: () => z.int().check(z.positive()),
  /** Span of time by which the clock moves ahead: `PT36H`. */
  span: spanOfTime,
  /** Id of a loan to whose next due date the clock moves. */
  dueDateOf: id,
} as const;

/** Moves the business clock forward, and runs every due moment on the way in order. */
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
