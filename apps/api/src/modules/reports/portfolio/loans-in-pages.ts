import { addDays, type PlainDate } from '@lender/calculator';
import type { Tx } from '../../../kernel/database/database.ts';
import { LENT_LOAN_STATUSES, readLoans, type ServicedLoan } from '../../loans/index.ts';
import type { ReportPeriod } from '../report-period.policy.ts';

/** Number of loans read at a time: other requests are served between two pages. */
const PAGE = 500;

const lent = (tx: Tx) =>
  tx
    .selectFrom('loan')
    .selectAll()
    .where('status', 'in', [...LENT_LOAN_STATUSES])
    .where('start_date', 'is not', null);
type Lent = ReturnType<typeof lent>;

/** Reads loans that were paid out, with all their events, page after page; loans with a void contract are included. */
export async function* loansInPages(tx: Tx, narrow: (loans: Lent) => Lent): AsyncGenerator<readonly ServicedLoan[]> {
  const ordered = narrow(lent(tx)).orderBy('id').limit(PAGE);
  for (let last: string | undefined; ; ) {
    const after = last;
    const records = await (after === undefined ? ordered : ordered.where('id', '>', after)).execute();
    if (records.length > 0) yield await readLoans(tx, records);
    if (records.length < PAGE) return;
    last = records.at(-1)?.id;
  }
}

/** Largest number of days between the signed payout day and the arrival of the money. */
const UNTIL_ARRIVAL = 45;

interface ArrivedLoan {
  readonly loan: ServicedLoan;
  readonly arrivedOn: PlainDate;
}

/** Reads the loans whose money arrived in a period, as known today, page after page. */
export async function* arrivedInPages(
  tx: Tx,
  { from, to, today }: ReportPeriod & { readonly today: PlainDate },
): AsyncGenerator<readonly ArrivedLoan[]> {
  const signed = loansInPages(tx, (loans) =>
    loans.where('start_date', '>=', addDays(from, -UNTIL_ARRIVAL)).where('start_date', '<=', to),
  );
  for await (const page of signed)
    yield page.flatMap((loan) => {
      const arrivedOn = loan.positionOn(today).startDate;
      return arrivedOn !== undefined && arrivedOn >= from && arrivedOn <= to ? [{ loan, arrivedOn }] : [];
    });
}
