import { addDays, type PlainDate } from '@lender/calculator';
import type { getVintageReport, Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { ReportPeriod } from '../report-period.policy.ts';
import { loansInPages } from './loans-in-pages.ts';
import { type AgedLoan, ageOf, vintagesOf } from './vintages.policy.ts';

/** How many days money may be on its way after the day that was signed. */
const UNTIL_ARRIVAL = 45;

interface Aging {
  readonly today: PlainDate;
  /** Later than so many days. */
  readonly daysLate: number;
}

/** How the loans aged whose money arrived in a period. */
export async function readVintages(
  tx: Tx,
  period: ReportPeriod,
  { today, daysLate }: Aging,
): Promise<Reply<typeof getVintageReport>> {
  const aged: AgedLoan[] = [];
  const begun = loansInPages(tx, (loans) =>
    loans.where('start_date', '>=', addDays(period.from, -UNTIL_ARRIVAL)).where('start_date', '<=', period.to),
  );
  for await (const page of begun)
    for (const { positionOn } of page) {
      const { startDate } = positionOn(today);
      if (startDate) aged.push(ageOf({ startDate, today, moreThan: daysLate, positionOn }));
    }
  return { ...period, daysLate, months: vintagesOf(aged, { ...period, today }) };
}
