import { CLEARING_ACCOUNTS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nonNegativeMoney, positiveMoney } from '../wire/money.ts';
import { foreignText, line } from '../wire/text.ts';
import { bankLine } from './bank-line.ts';

/**
 * States what a line is that no rule recognises: something already in the books, the settlement of a provider, a
 * payment of a loan, money without an owner, a fee or interest of the bank, or nothing for the books. A capital movement
 * is asked for by `recordCapital`.
 */
export const resolveBankLine = defineEndpoint({
  name: 'resolveBankLine',
  method: 'POST',
  path: '/web/private/back-office/bank-line/{id}/resolve',
  access: 'staff',
  permission: 'payment.match',
  summary: 'Classify a line of a bank statement',
  params: idParams,
  body: lazy(() =>
    z.strictObject({
      /** Decision on the bank line. */
      as: z.discriminatedUnion('deed', [
        /** One candidate of the line. */
        z.strictObject({ deed: z.literal('candidate'), ref: foreignText(200) }),
        /** Booked as the line's own reference names it. `gross` less the fee is the line's amount. */
        z.strictObject({
          deed: z.literal('settlement'),
          account: z.enum(CLEARING_ACCOUNTS),
          gross: positiveMoney(),
          fee: nonNegativeMoney(),
          feeIva: nonNegativeMoney(),
        }),
        /** Asks a second person to book it as a payment of this loan, of the line's day. */
        z.strictObject({ deed: z.literal('loan'), number: z.string().check(z.regex(/^[2-9A-HJKMNP-Z]{10}$/)) }),
        /**
         * Money that came in and waits for its owner; the member of staff who imported the statement does not name the
         * owner.
         */
        z.strictObject({ deed: z.literal('suspense') }),
        /** Fee of the lender's own bank, or one that it gives back. `feeIva` is the IVA in the line's amount. */
        z.strictObject({ deed: z.literal('bank_fee'), feeIva: nonNegativeMoney() }),
        /** Interest that the lender's own bank pays. */
        z.strictObject({ deed: z.literal('bank_interest') }),
        z.strictObject({ deed: z.literal('aside'), note: line(500) }),
      ]),
    }),
  ),
  reply: bankLine,
  refusals: [
    'not_found',
    'bank_line_settled',
    'receipt_settled',
    'amount_out_of_limits',
    'approval_pending',
    'invalid_input',
  ],
  repeat: 'key',
});
