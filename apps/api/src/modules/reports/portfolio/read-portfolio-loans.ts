import { addDays, type PlainDate, plainDate } from '@lender/calculator';
import { LOAN_STATUS, OPEN_LOAN_STATUSES } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { endOfDay } from '../../../kernel/end-of-day.ts';
import type { LoanRecord } from '../../loans/index.ts';
import { applicationsOf, type SoldBy } from './applications-of.ts';
import { loansInPages } from './loans-in-pages.ts';
import type { GroupedLoan } from './portfolio-figures.policy.ts';
import { toPortfolioLoan } from './portfolio-loan.policy.ts';

/** Loan of the portfolio, and its row. */
export interface PortfolioRow extends GroupedLoan {
  readonly record: LoanRecord;
}

/** Returns the first day of the month of a day. */
export const monthOf = (date: PlainDate): PlainDate => plainDate(`${date.slice(0, 7)}-01`);

/**
 * Reads the loans that the portfolio of a day can count, page after page, the oldest first: those open on it, those that
 * ended in its month or later, and those that were written off, of which a payment is still collected.
 */
export async function* readPortfolioLoans(
  tx: Tx,
  { date, after }: { readonly date: PlainDate; readonly after?: string | undefined },
): AsyncGenerator<readonly PortfolioRow[]> {
  const from = monthOf(date);
  const pages = loansInPages(tx, (loans) => {
    const counted = loans
      .where('start_date', '<=', date)
      .where((eb) =>
        eb.or([
          eb('status', 'in', [...OPEN_LOAN_STATUSES, LOAN_STATUS.writeOff]),
          eb('status_since', '>=', endOfDay(addDays(from, -1))),
        ]),
      );
    return after === undefined ? counted : counted.where('id', '>', after);
  });
  for await (const page of pages) {
    const applications = await applicationsOf(tx, page);
    yield page.flatMap(({ record, terms, positionOn }) => {
      const loan = toPortfolioLoan({ payments: terms.dueDates.length, positionOn }, { from, to: date });
      if (!loan) return [];
      return [{ ...loan, record, groups: groupsOf(loan.arrivedOn, applications.get(record.application_id)) }];
    });
  }
}

const groupsOf = (arrivedOn: PlainDate, soldBy: SoldBy | undefined): GroupedLoan['groups'] => ({
  product: String(soldBy?.productVersion ?? 0),
  vintage: arrivedOn.slice(0, 7),
  channel: soldBy?.partner === undefined ? 'direct' : `partner:${soldBy.partner}`,
});
