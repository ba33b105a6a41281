import { PAYOUT_METHODS } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { applicationStatus } from '../wire/application-status.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { payCycle } from '../wire/pay-cycle.ts';
import { APPLICATION_ENDINGS } from './application-ending.ts';

/** A loan application as its borrower sees it. */
export const application = lazy(() =>
  z.object({
    id: id(),
    /** Short public reference. */
    hashedId: z.string(),
    status: applicationStatus(),
    /** Amount that the client asked for. */
    desiredLoanAmount: money(),
    /** Smallest amount that is lent: the amount asked for, until a smaller or another one is offered. */
    principalAmount: money(),
    /** Current amount: of a larger offer the amount that is offered, or chosen from it. */
    loanAmount: money(),
    /** Largest amount that is offered: of a larger offer, whatever was chosen from it. */
    offeredAmount: z.optional(money()),
    /** Pay cycle, as the client gave it when they applied. */
    salaryCycle: z.optional(payCycle()),
    payDates: z.optional(z.object({ first_repayment_option: plainDate(), second_repayment_option: plainDate() })),
    /** Days from a payout today to the repayment, while there is a price; the signed term after the signature. */
    term: z.nullable(
      z.object({
        /** Days. */
        value: z.int(),
        unit: z.literal('day'),
      }),
    ),
    /** Payout method: to the account, or in cash by a brand. */
    paymentMethod: z.enum(PAYOUT_METHODS),
    hotjarUserId: z.nullable(z.string()),
    juicySessionId: z.nullable(z.string()),
    /** Reasons why it was reduced or refused: codes, with texts on the site. */
    reasons: z.array(z.string()),
    createdAt: instant(),
    /**
     * Day and reason of an end without a loan; absent while the application is under way, once it was paid out, and
     * when it was rejected.
     */
    ended: z.optional(
      z.object({
        on: plainDate(),
        /** `null` when it ended before reasons were kept. */
        why: z.nullable(z.enum(APPLICATION_ENDINGS)),
      }),
    ),
  }),
);
