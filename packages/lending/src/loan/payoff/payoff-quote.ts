import type { PlainDate } from '@lender/calculator';
import type { Explanation } from '@lender/calculator/explain';
import { type Centavos, centavos, fail, ok, type Result } from '@lender/money';
import { perCharge } from '../../ledger/per-charge.ts';
import type { InstalmentComponents } from '../../payment/instalment-components.ts';
import { describePosition } from '../describe-position.ts';
import type { LoanEvent } from '../loan-event.ts';
import type { LoanState } from '../position.ts';
import { replayLoan } from '../replay/replay-loan.ts';
import type { ServicedTerms } from '../serviced-terms.ts';
import { explainPayoff } from './explain-payoff.ts';
import { paidAsAgreed } from './paid-as-agreed.ts';

/** Amount that settles a loan on a day. */
export interface PayoffQuote extends InstalmentComponents {
  readonly date: PlainDate;
  readonly totalCentavos: Centavos;
  /** Difference to what is still to be paid when each instalment is paid on its due date. */
  readonly savingCentavos: Centavos;
  /** Derivation of each figure. */
  readonly explanations: readonly Explanation[];
}

export type PayoffProblem = { readonly code: 'nothing_owed'; readonly state: LoanState };

/**
 * Returns what settles a loan on a day, to the centavo: paid on that day, in one payment or in several, it leaves
 * nothing.
 *
 * @example
 * const loan = signedLoan({ principalCentavos: centavos(300000), days: 30 });
 * const quote = payoffQuote(loan, [arrival(loan)], addDays(loan.payoutDate, 15));
 * quote.ok && quote.value.totalCentavos // → 334800
 * quote.ok && quote.value.savingCentavos // → 34800
 * quote.ok && quote.value.explanations[0].formula // → 'disbursedCentavos'
 */
export function payoffQuote(
  terms: ServicedTerms,
  events: readonly LoanEvent[],
  date: PlainDate,
): Result<PayoffQuote, PayoffProblem> {
  const book = replayLoan(terms, events, date);
  const position = describePosition(book, date);
  if (position.outstandingCentavos === 0) return fail({ code: 'nothing_owed', state: position.state });
  const totalCentavos = position.outstandingCentavos;
  const asAgreedCentavos = paidAsAgreed(book);
  return ok({
    date,
    ...perCharge(({ name }) => position.charges[name].outstanding),
    principalCentavos: position.principal.outstanding,
    totalCentavos,
    savingCentavos: centavos(asAgreedCentavos - totalCentavos),
    explanations: explainPayoff(book, { position, asAgreedCentavos }),
  });
}
