import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { countInQuery } from '../wire/number-in-text.ts';

/**
 * Returns the notices that providers sent to the server, newest first: what each is about, and the code by which a
 * provider verifies us. Of those that come after a page at most a thousand are counted.
 */
export const listNotices = defineEndpoint({
  name: 'listNotices',
  method: 'GET',
  path: '/web/private/back-office/notice',
  access: 'staff',
  permission: 'notice.read',
  summary: 'List the notices of providers',
  query: lazy(() =>
    z.object({
      /** The provider's id of a payment or payout. */
      transactionId: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
      page: z.optional(countInQuery(10_000)),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.array(
      z.object({
        id: id(),
        provider: z.string(),
        type: z.string(),
        transactionId: z.nullable(z.string()),
        orderId: z.nullable(z.string()),
        /** The provider's id of the subject, where that is no money. */
        subject: z.nullable(z.string()),
        verificationCode: z.nullable(z.string()),
        receivedAt: instant(),
      }),
    ),
  ),
  refusals: [],
  paginated: true,
});
