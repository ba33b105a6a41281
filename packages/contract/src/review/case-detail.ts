import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { offer } from '../pricing/offer.ts';
import { applicationStatus } from '../wire/application-status.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';
import { payCycle } from '../wire/pay-cycle.ts';
import { caseDocument } from './case-document.ts';

/** Inputs and results of the decision engine, for the person who reviews. */
const decision = lazy(() =>
  z.object({
    /** Id by which the decision is replayed. */
    id: id(),
    decidedAt: instant(),
    kind: z.enum(['engine', 'manual']),
    policy: z.string(),
    outcome: applicationStatus(),
    /** Result of the scorecard; `null` where none was read. */
    score: z.nullable(z.int()),
    band: z.nullable(z.string()),
    limit: z.nullable(money()),
    reasons: z.array(z.string()),
    trace: z.array(z.object({ rule: z.string(), result: z.enum(['fired', 'not_fired', 'skipped']) })),
    /** Base to which the parts are added; `null` where no scorecard was read. */
    scoreBase: z.nullable(z.int()),
    scoreParts: z.array(
      z.object({
        attribute: z.string(),
        /** Points that it adds to the score; a negative number reduces it. */
        points: z.int(),
      }),
    ),
    decidedBy: z.nullable(z.string()),
    note: z.nullable(z.string()),
  }),
);

/** Everything that the decision on one application needs, on one screen. Identifiers are masked. */
export const caseDetail = lazy(() =>
  z.object({
    id: id(),
    hashedId: z.string(),
    status: applicationStatus(),
    /** Statuses to which staff may move it. */
    permitted: z.array(applicationStatus()),
    desiredLoanAmount: money(),
    principalAmount: money(),
    payCycle: payCycle(),
    payDates: z.array(plainDate()),
    createdAt: instant(),
    /** Number of full minutes of the business clock that it has been in its status. */
    waitingMinutes: z.int(),
    /** Minutes within which a person should have looked at it; `null` where it does not wait for staff. */
    goalMinutes: z.nullable(z.int()),
    offer: z.nullable(offer()),
    loanId: z.nullable(id()),
    client: z.object({
      id: id(),
      name: z.string(),
      birthDate: z.nullable(plainDate()),
      ageYears: z.nullable(z.int()),
      curpMasked: z.nullable(z.string()),
      phoneMasked: z.string(),
      emailMasked: z.nullable(z.string()),
      clabeMasked: z.nullable(z.string()),
      bank: z.nullable(z.string()),
      employment: z.nullable(
        z.object({
          status: z.string(),
          position: z.string(),
          companyName: z.string(),
          employedSince: plainDate(),
          seniorityMonths: z.int(),
          monthlyIncome: money(),
          monthlyObligations: money(),
        }),
      ),
      address: z.nullable(
        z.object({
          region: z.string(),
          city: z.string(),
          district: z.string(),
          street: z.string(),
          exteriorNumber: z.string(),
          interiorNumber: z.nullable(z.string()),
          postalCode: z.string(),
        }),
      ),
      reference: z.nullable(z.object({ fullName: z.string(), phoneMasked: z.string(), relationship: z.string() })),
    }),
    documents: z.array(caseDocument()),
    decisions: z.array(decision()),
    /** True when an approval would depart from the engine, so that it needs a note. */
    approvalNeedsNote: z.boolean(),
  }),
);
