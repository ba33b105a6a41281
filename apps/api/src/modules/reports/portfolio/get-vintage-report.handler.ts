import { addDays } from '@lender/calculator';
import { getVintageReport } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readOnly } from '../read-only.ts';
import { isReportPeriod, reportPeriodOf } from '../report-period.policy.ts';
import { loansInPages } from './loans-in-pages.ts';
import { type AgedLoan, ageOf, vintagesOf } from './vintages.policy.ts';

/** How many days money may be on its way after the day that was signed. */
const UNTIL_ARRIVAL = 45;

/** A year and a bit, so that whole years can be compared. */
const DAYS = 365;

export const getVintageReportHandler = implement(getVintageReport, async ({ query }, { tx, services }) => {
  const { today } = await services.clock.business(tx);
  await readOnly(tx);
  const period = reportPeriodOf(query, { today, days: DAYS });
  if (!isReportPeriod(period)) return refuse('invalid_input', { field: ['from'] });
  const { daysLate = 7 } = query;
  const aged: AgedLoan[] = [];
  const begun = loansInPages(tx, (loans) =>
    loans.where('start_date', '>=', addDays(period.from, -UNTIL_ARRIVAL)).where('start_date', '<=', period.to),
  );
  for await (const page of begun)
    for (const { positionOn } of page) {
      const { startDate } = positionOn(today);
      if (startDate) aged.push(ageOf({ startDate, today, moreThan: daysLate, positionOn }));
    }
  return ok({ ...period, daysLate, months: vintagesOf(aged, { ...period, today }) });
});
