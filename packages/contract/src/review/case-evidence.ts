import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { IDENTITY_CHECK_STATUSES } from '../identity-check/identity-session.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';

/** States of the question to a provider. */
export const EVIDENCE_STATES = ['not_asked', 'waiting', 'answered', 'unanswered'] as const;

/** Declares what one provider reported about an applicant, and when; nothing until it answered. */
const reportedBy = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.object({
    state: z.enum(EVIDENCE_STATES),
    asOf: z.nullable(instant()),
    found: z.nullable(z.object(shape)),
  });

/** Reports of each provider about an applicant, as a person reads them. People's numbers are masked. */
export const caseEvidence = lazy(() =>
  z.object({
    bank: reportedBy({
      institution: z.nullable(z.string()),
      /** Full names of the owners, as the bank has them. */
      owners: z.array(z.string()),
      accounts: z.int(),
      balance: money(),
      monthlyIncome: money(),
      incomeRegularCycles: z.int(),
      /** `null`: the bank reports no balances. */
      overdrafts: z.nullable(z.int()),
      /** `null`: the bank names no owner. */
      isApplicant: z.nullable(z.boolean()),
    }),
    identity: reportedBy({
      status: z.enum(IDENTITY_CHECK_STATUSES),
      /** Reason in the provider's words. */
      reason: z.nullable(z.string()),
      resubmissions: z.int(),
      name: z.nullable(z.string()),
      birthDate: z.nullable(plainDate()),
      numberMasked: z.nullable(z.string()),
      documentType: z.nullable(z.string()),
      validUntil: z.nullable(plainDate()),
    }),
    bureau: reportedBy({
      /** Score; `null` where there is none. */
      score: z.nullable(z.int()),
      openCredits: z.int(),
      overdue: money(),
      worstMissedPayments: z.int(),
      inquiriesIn30Days: z.int(),
    }),
    device: reportedBy({ isDenied: z.boolean(), clients: z.nullable(z.int()) }),
    captcha: reportedBy({ score: z.number() }),
    collector: reportedBy({ isComplete: z.boolean() }),
  }),
);

/** Reports of each provider about an applicant. */
export type CaseEvidence = z.output<ReturnType<typeof caseEvidence>>;
