import type { PlainDate } from '@lender/calculator';
import type { getVintageReport, Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { ReportPeriod } from '../report-period.policy.ts';
import { arrivedInPages } from './loans-in-pages.ts';
import { type AgedLoan, ageOf, vintagesOf } from './vintages.policy.ts';

interface Aging {
  readonly today: PlainDate;
  /** Loans later than this number of days. */
  readonly daysLate: number;
}

/** Reads the ageing of the loans whose money arrived in a period. */
export async function readVintages(
  tx: Tx,
  period: ReportPeriod,
  { today, daysLate }: Aging,
): Promise<Reply<typeof getVintageReport>> {
  const aged: AgedLoan[] = [];
  for await (const page of arrivedInPages(tx, { ...period, today }))
    for (const { loan, arrivedOn } of page)
      aged.push(ageOf({ startDate: arrivedOn, today, moreThan: daysLate, positionOn: loan.positionOn }));
  return { ...period, daysLate, months: vintagesOf(aged, { ...period, today }) };
}
