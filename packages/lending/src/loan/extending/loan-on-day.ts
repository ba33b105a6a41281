import type { PlainDate } from '@lender/calculator';
import type { LoanEvent } from '../loan-event.ts';
import type { CostCaps } from '../policy/servicing-policy.ts';
import type { LoanBook } from '../replay/loan-book.ts';
import { replayLoan } from '../replay/replay-loan.ts';
import type { ServicedTerms } from '../serviced-terms.ts';

/** A loan brought forward to a day, with its caps and without them. */
export interface LoanOnDay {
  readonly date: PlainDate;
  readonly book: LoanBook;
  readonly uncapped: LoanBook;
}

export const loanOnDay = (terms: ServicedTerms, events: readonly LoanEvent[], date: PlainDate): LoanOnDay => ({
  date,
  book: replayLoan(terms, events, date),
  uncapped: replayLoan(withoutCaps(terms), events, date),
});

/** Returns the same terms with caps that no charge reaches. */
export const withoutCaps = (terms: ServicedTerms): ServicedTerms => ({
  ...terms,
  policy: { ...terms.policy, caps: NO_CAPS },
});

const NO_CAPS: CostCaps = { totalShare: '1000', dailyShare: '1000' };
