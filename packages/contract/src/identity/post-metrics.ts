import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** Takes measurements of a page: names and numbers, nothing about the person. They are written to the log. */
export const postMetrics = defineEndpoint({
  name: 'postMetrics',
  method: 'POST',
  path: '/web/private/client/logger/metrics',
  access: 'client',
  summary: 'Send page metrics',
  body: lazy(() =>
    z.strictObject({
      metrics: z
        .array(
          z.strictObject({
            name: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_.-]{0,39}$/)),
            value: z.number().check(z.minimum(-1_000_000_000_000), z.maximum(1_000_000_000_000)),
          }),
        )
        .check(z.minLength(1), z.maxLength(50)),
    }),
  ),
  reply: lazy(() =>
    z.object({
      /** Number of measurements that are kept: the web vitals and the timings of a page. */
      accepted: z.int(),
    }),
  ),
  refusals: ['rate_limited'],
  repeat: 'never',
});
