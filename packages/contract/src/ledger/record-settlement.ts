import { CLEARING_ACCOUNTS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { nonNegativeMoney, positiveMoney } from '../wire/money.ts';
import { line } from '../wire/text.ts';

/** Books that a provider handed over to the lender's bank what it had received, less its fee. Each reference is booked once. */
export const recordSettlement = defineEndpoint({
  name: 'recordSettlement',
  method: 'POST',
  path: '/web/private/back-office/ledger/settlement',
  access: 'staff',
  permission: 'payment.match',
  summary: "Record a provider's settlement",
  body: lazy(() =>
    z.strictObject({
      account: z.enum(CLEARING_ACCOUNTS),
      /** The provider's own reference of this settlement. */
      reference: line(60),
      /** Day on which the bank received it; not in the future. */
      date: plainDate(),
      /** Amount that borrowers paid through the provider, before it took its fee. */
      gross: positiveMoney(),
      fee: nonNegativeMoney(),
      feeIva: nonNegativeMoney(),
    }),
  ),
  /** `booked` is false when this settlement was booked before: then this call does nothing. */
  reply: lazy(() => z.object({ booked: z.boolean() })),
  refusals: ['amount_out_of_limits', 'invalid_input'],
  repeat: 'key',
});
