import { PAYOUT_METHODS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { positiveMoney } from '../wire/money.ts';
import { payCycle } from '../wire/pay-cycle.ts';
import { foreignText } from '../wire/text.ts';
import { application } from './application.ts';

/**
 * Opens the one application that a client may have. Beside an open loan it is one for an additional loan; where there can
 * be none, `details.reason` says why.
 */
export const createApplication = defineEndpoint({
  name: 'createApplication',
  method: 'POST',
  path: '/web/private/client/application',
  access: 'client',
  summary: 'Create a loan application',
  body: lazy(() =>
    z.strictObject({
      salaryCycle: payCycle(),
      payDates: z.strictObject({ first_repayment_option: plainDate(), second_repayment_option: plainDate() }),
      loanAmount: positiveMoney(),
      paymentMethod: z.optional(z.enum(PAYOUT_METHODS)),
      /** True when the borrower wants to know of a larger offer. */
      largerOfferWelcome: z.optional(z.boolean()),
      /** Token that the captcha gave the borrower's browser for this very form. */
      captcha: z.optional(z.strictObject({ token: foreignText(4096) })),
      iovation: z.optional(z.strictObject({ ioBB: foreignText(8192) })),
      affiliate: z.optional(
        z.strictObject({
          partner: z.optional(foreignText(128)),
          code: z.optional(foreignText(128)),
          campaign: z.optional(foreignText(128)),
          source: z.optional(foreignText(128)),
          optionalParam: z.optional(foreignText(128)),
        }),
      ),
      hotjarUserId: z.optional(foreignText(64)),
      juicySessionId: z.optional(foreignText(100)),
    }),
  ),
  reply: application,
  status: 201,
  refusals: [
    'application_already_open',
    'client_cannot_apply',
    'details_missing',
    'additional_loan_refused',
    'amount_out_of_limits',
    'cost_above_cap',
    'pay_dates_invalid',
    'payout_method_not_offered',
    'consent_missing',
    'rate_limited',
  ],
  repeat: 'key',
  messageOf500: 'ERP failed to create application',
});
