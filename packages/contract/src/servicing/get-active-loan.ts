import { HOLD_REASONS, PAYOUT_METHODS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { extension } from '../extensions/extension.ts';
import { explanation } from '../loans/explanation.ts';
import { loanPosition } from '../loans/loan-position.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';
import { whichLoan } from '../wire/which-loan.ts';
import { withdrawal } from './withdrawal.ts';

/**
 * Returns the client's loan: of the loans that are owed the one that is due first or, when none is owed, the last one.
 */
export const getActiveLoan = defineEndpoint({
  name: 'getActiveLoan',
  method: 'GET',
  path: '/web/private/client/loan/active',
  access: 'client',
  summary: "Retrieve the client's current loan",
  query: whichLoan,
  reply: lazy(() =>
    z.object({
      id: id(),
      hashedId: z.string(),
      status: loanStatus(),
      principal: money(),
      /** Total amount to be paid, as it was signed. */
      total: money(),
      startDate: plainDate(),
      /** Last day on which the next payment is in time. */
      dueDate: plainDate(),
      /** Amount that settles the loan today. */
      payoffToday: money(),
      paid: money(),
      /** Amount to pay by the due date, or now when it is late. */
      repaymentInvoice: z.object({
        amount: money(),
        /** Days from today to the due date; below zero once it is over. */
        dueDays: z.int(),
      }),
      /** Position of the loan today. */
      position: loanPosition(),
      /** Derivation of the amount that settles the loan today. */
      explanations: z.array(explanation()),
      /** Reason for which the loan is on hold, and first day of the hold; null where it is not on hold. */
      hold: z.nullable(z.object({ reason: z.enum(HOLD_REASONS), since: plainDate() })),
      withdrawal: withdrawal(),
      rollovers: z.array(extension()),
      /** Payout to an account, or in cash by a brand, which then is `method` and gave a folio. */
      payout: z.object({
        method: z.enum(PAYOUT_METHODS),
        bank: z.nullable(z.string()),
        lastFour: z.nullable(z.string()),
        trackingKey: z.nullable(z.string()),
        folio: z.nullable(z.string()),
      }),
      signedAgreementId: id(),
      payments: z.array(
        z.object({ id: z.string(), amount: money(), paidAt: instant(), paidOn: plainDate(), method: z.string() }),
      ),
    }),
  ),
  refusals: ['no_active_loan'],
});
