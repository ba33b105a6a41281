import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';
import { line } from '../wire/text.ts';

const count = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

/** Asks a second person to approve other thresholds for later alerts; always. Earlier alerts stay. */
export const changeAmlThresholds = defineEndpoint({
  name: 'changeAmlThresholds',
  method: 'POST',
  path: '/web/private/back-office/aml-thresholds',
  access: 'staff',
  permission: 'aml.handle',
  approval: 'four-eyes',
  summary: 'Request new alert thresholds',
  body: lazy(() =>
    z.strictObject({
      cash: positiveMoney(),
      splitPayments: count(2, 50),
      splitDays: count(1, 31),
      split: positiveMoney(),
      payoffPercent: count(1, 100),
      sharedClients: count(2, 100),
      note: line(500),
    }),
  ),
  reply: lazy(() => z.object({ approvalId: id() })),
  refusals: ['approval_pending'],
  repeat: 'key',
});
