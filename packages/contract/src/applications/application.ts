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
    /** What the client asked for. */
    desiredLoanAmount: money(),
    /** What is lent at least: the amount asked for, until a smaller or another one is offered. */
    principalAmount: money(),
    /** What stands now: of a larger offer the amount that is offered, or chosen of it. */
    loanAmount: money(),
    /** The most that is offered: of a larger offer, whatever was chosen of it. */
    offeredAmount: z.optional(money()),
    /** How the client is paid, as they said when they applied. */
    salaryCycle: z.optional(payCycle()),
    payDates: z.optional(z.object({ first_repayment_option: plainDate(), second_repayment_option: plainDate() })),
    /** Days from today's payout to the repayment, while there is a price; the signed term once it was signed. */
    term: z.nullable(
      z.object({
        /** Days. */
        value: z.int(),
        unit: z.literal('day'),
      }),
    ),
    /** To the account, or in cash by a brand. */
    paymentMethod: z.enum(PAYOUT_METHODS),
    hotjarUserId: z.nullable(z.string()),
    juicySessionId: z.nullable(z.string()),
    /** Why it was reduced or refused: codes, worded by the site. */
    reasons: z.array(z.string()),
    createdAt: instant(),
    /** When and why it ended without a loan; absent while it goes on, once it was paid out, and of one that was rejected. */
    ended: z.optional(
      z.object({
        on: plainDate(),
        /** `null` of one that ended before reasons were kept. */
        why: z.nullable(z.enum(APPLICATION_ENDINGS)),
      }),
    ),
  }),
);
