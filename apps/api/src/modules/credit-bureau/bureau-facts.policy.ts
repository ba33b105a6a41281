import { daysBetween, type PlainDate } from '@lender/calculator';
import { type Centavos, sumCentavos } from '@lender/money';
import type { BureauAnswer } from '../../providers/bureau/port.ts';

/**
 * Facts from a credit history that a decision may use. For a person who is unknown to the bureau, they are all null or
 * zero.
 */
export interface BureauFacts {
  /** `null`: asked for, but there is none. */
  readonly bureauScore: number | null;
  readonly bureauOpenCredits: number;
  readonly bureauOverdueCentavos: Centavos;
  readonly bureauWorstMissedPayments: number;
  readonly bureauInquiriesIn30Days: number;
}

const INQUIRY_DAYS = 30;

/**
 * Returns the facts of an answer, as of the day on which it was given.
 *
 * @example
 * bureauFacts({ isKnown: false }, plainDate('2026-03-02')).bureauScore // → null
 */
export function bureauFacts(answer: BureauAnswer, today: PlainDate): BureauFacts {
  const { score, credits, inquiries } = answer.isKnown ? answer : { score: null, credits: [], inquiries: [] };
  return {
    bureauScore: score,
    bureauOpenCredits: credits.filter(({ isOpen }) => isOpen).length,
    bureauOverdueCentavos: sumCentavos(credits.map(({ overdueCentavos }) => overdueCentavos)),
    bureauWorstMissedPayments: Math.max(0, ...credits.map(({ worstMissedPayments }) => worstMissedPayments)),
    bureauInquiriesIn30Days: inquiries.filter((day) => daysBetween(day, today) < INQUIRY_DAYS).length,
  };
}
