import type { PlainDate } from '@lender/calculator';
import type { CandidateReason } from '@lender/contract';
import { isLoanOpen, LOAN_STATUS, type LoanStatus } from '@lender/lending';

/** What is known of a loan that a payment may be for. */
export interface CandidateFacts {
  readonly loanId: string;
  readonly number: string;
  readonly status: LoanStatus;
  /** Amount that settles the loan today, in centavos. */
  readonly owed: number;
  readonly daysLate: number;
  /** The borrower reported a transfer with the payment's clave de rastreo. */
  readonly isClaimed: boolean;
  /** The sender wrote the number of the loan. */
  readonly isNamed: boolean;
  /** Day of the last payment of the borrower from the same account. */
  readonly paidFromSameOn: PlainDate | null;
  /** The account is the one to which the borrower's money is paid out. */
  readonly isPayoutAccount: boolean;
  /** The amount is what settled the loan on the day of the payment. */
  readonly isPayoff: boolean;
  /** The amount is what was due on that day, or the next instalment. */
  readonly isInstalment: boolean;
  readonly isSameName: boolean;
}

export interface RankedCandidate<Facts extends CandidateFacts> {
  readonly facts: Facts;
  /** The strongest first; never empty. */
  readonly reasons: readonly { readonly kind: CandidateReason; readonly on: PlainDate | null }[];
}

/** Each reason and when it holds, the strongest first. A reason outweighs all weaker ones together. */
const REASONS: readonly (readonly [kind: CandidateReason, holds: (facts: CandidateFacts) => boolean])[] = [
  ['claimed', ({ isClaimed }) => isClaimed],
  ['named', ({ isNamed }) => isNamed],
  ['same_account', ({ paidFromSameOn }) => paidFromSameOn !== null],
  ['payout_account', ({ isPayoutAccount }) => isPayoutAccount],
  ['settles', ({ isPayoff }) => isPayoff],
  ['instalment', ({ isInstalment, isPayoff }) => isInstalment && !isPayoff],
  ['same_name', ({ isSameName }) => isSameName],
];

const MOST_CANDIDATES = 5;

/**
 * Returns the loans that a payment may be for, the likeliest first, five at most. A loan without a reason, or one that
 * cannot take money, is not proposed. Of equally likely loans the later one comes first, then the lower number, so that
 * the order does not depend on that of the input.
 */
export const rankCandidates = <Facts extends CandidateFacts>(
  loans: readonly Facts[],
): readonly RankedCandidate<Facts>[] =>
  loans
    .filter(takesMoney)
    .map((facts) => ({ facts, reasons: reasonsOf(facts), weight: weightOf(facts) }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.weight - a.weight || byUrgency(a.facts, b.facts))
    .slice(0, MOST_CANDIDATES)
    .map(({ facts, reasons }) => ({ facts, reasons }));

/** True for a loan on which something is owed to the lender itself. */
const takesMoney = ({ status, owed }: CandidateFacts): boolean =>
  owed > 0 && (isLoanOpen(status) || status === LOAN_STATUS.writeOff);

const reasonsOf = (facts: CandidateFacts) =>
  REASONS.filter(([, holds]) => holds(facts)).map(([kind]) => ({
    kind,
    on: kind === 'same_account' ? facts.paidFromSameOn : null,
  }));

const weightOf = (facts: CandidateFacts): number =>
  REASONS.reduce((weight, [, holds]) => weight * 2 + (holds(facts) ? 1 : 0), 0);

const byUrgency = (a: CandidateFacts, b: CandidateFacts): number =>
  b.daysLate - a.daysLate || compare(a.number, b.number) || compare(a.loanId, b.loanId);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
