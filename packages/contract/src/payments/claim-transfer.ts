import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { positiveMoney } from '../wire/money.ts';
import { transferClaim } from './transfer-claim.ts';

/**
 * Claims that a transfer was sent to the loan's own CLABE. Banco de México's proof of it is looked for. Once that is
 * found, the transfer counts from its own day, and only once, even if it is reported from elsewhere too. The same data
 * is the same claim.
 */
export const claimTransfer = defineEndpoint({
  name: 'claimTransfer',
  method: 'POST',
  path: '/web/private/client/transfer-claim',
  access: 'client',
  summary: 'Claim a transfer',
  body: lazy(() =>
    z.strictObject({
      /** One of the client's own loans. @default the loan that `getActiveLoan` shows */
      loanId: z.optional(id()),
      /** SPEI's clave de rastreo, as the sending bank shows it. */
      trackingKey: z.string().check(z.regex(/^[0-9A-Za-z]{1,30}$/)),
      /** The day of the transfer. */
      sentOn: plainDate(),
      /** Sending bank: the first three digits of its CLABEs, as `getBanks` lists them. */
      senderBank: z.string().check(z.regex(/^[0-9]{3}$/)),
      amount: positiveMoney(),
    }),
  ),
  reply: transferClaim,
  refusals: ['no_active_loan', 'account_unknown', 'invalid_input', 'rate_limited'],
  repeat: 'key',
});
