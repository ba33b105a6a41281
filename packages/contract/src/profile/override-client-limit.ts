import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';
import { line } from '../wire/text.ts';

/** Longest time that a limit waits for an application, in days. */
export const MAX_OVERRIDE_DAYS = 90;

/**
 * Asks a second person to let a client owe up to an amount, whatever the client's history says, with the next
 * application that they open within some days. Income and the product limit it as always.
 */
export const overrideClientLimit = defineEndpoint({
  name: 'overrideClientLimit',
  method: 'POST',
  path: '/web/private/back-office/client/{id}/limit',
  access: 'staff',
  permission: 'client.limit',
  approval: 'four-eyes',
  summary: 'Request another limit for a client',
  params: idParams,
  body: lazy(() =>
    z.strictObject({
      amount: positiveMoney(),
      /** Number of days from the second person's approval in which an application may use it. */
      days: z.int().check(z.minimum(1), z.maximum(MAX_OVERRIDE_DAYS)),
      note: line(500),
    }),
  ),
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: ['not_found', 'amount_out_of_limits', 'approval_pending'],
  repeat: 'key',
});
