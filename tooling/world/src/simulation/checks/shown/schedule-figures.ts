import type { getPaymentSchedule, Reply } from '@lender/contract';
import { asAgreed } from '../../independent-replay/as-agreed.ts';
import { type Figures, figuresOn } from '../../independent-replay/figures.ts';
import type { Happening, Paper } from '../../independent-replay/paper.ts';
import { type Compared, grossOf, rowByRow, sumOf } from './sums.ts';

/** Loan on a day, for the replay. */
export interface OnDay {
  readonly terms: Paper;
  readonly events: readonly Happening[];
  readonly today: string;
}

/** Compares every row of a schedule: what was agreed, what it amounts to by the last due date, and its state today. */
export function scheduleFigures(rows: Reply<typeof getPaymentSchedule>, { terms, events, today }: OnDay): Compared {
  const now = figuresOn(terms, events, today);
  const lastDue = String(now[`instalment ${terms.dueDates.length} due`]);
  const then = lastDue > today ? figuresOn(terms, events, lastDue) : now;
  const reported = rows.map((row) => ({
    ...{ lastDay: row.dueDate, due: row.interestUntil, status: row.status },
    ...{ principal: row.principal, interest: row.interest.amount_without_vat, ivaOfInterest: row.interest.vat },
    ...{ fees: row.fees.amount_without_vat, ivaOfFees: row.fees.vat, total: row.total },
    ...{ charged: row.charged, outstanding: row.outstanding, lateCharge: row.lateCharge.amount },
  }));
  const replayed = asAgreed(terms).instalments.map((agreed, index) => {
    const name = `instalment ${index + 1}`;
    const [outstanding, lastDay] = [sumOf(then, `${name} outstanding`), String(then[`${name} last day`])];
    return {
      ...agreed,
      ...{ total: Object.values(agreed).reduce((sum, part) => sum + part, 0), due: then[`${name} due`], lastDay },
      ...{ charged: sumOf(then, `${name} charged`), outstanding },
      lateCharge: grossOf(then, `${name} charged`, 'lateCharge'),
      status: statusOf({ outstanding, lastDay, today, now }),
    };
  });
  return { shown: rowByRow(reported), replayed: rowByRow(replayed) };
}

interface Status {
  readonly outstanding: number;
  readonly lastDay: string;
  readonly today: string;
  readonly now: Figures;
}

function statusOf({ outstanding, lastDay, today, now }: Status): string {
  if (now.state === 'pending') return 'upcoming';
  if (outstanding === 0) return 'paid';
  if (lastDay < today) return 'overdue';
  return lastDay === today ? 'due' : 'upcoming';
}
