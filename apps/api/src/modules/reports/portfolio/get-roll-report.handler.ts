import { addDays } from '@lender/calculator';
import { getRollReport } from '@lender/contract';
import { OPEN_LOAN_STATUSES } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { endOfDay } from '../../../kernel/end-of-day.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readOnly } from '../read-only.ts';
import { isReportPeriod, reportPeriodOf } from '../report-period.policy.ts';
import { loansInPages } from './loans-in-pages.ts';
import { movesOf, type Roll, rollOf } from './rolls.policy.ts';

/** The first and the last day of a month are thirty days apart. */
const DAYS = 31;

export const getRollReportHandler = implement(getRollReport, async ({ query }, { tx, services }) => {
  const { today } = await services.clock.business(tx);
  await readOnly(tx);
  const period = reportPeriodOf(query, { today, days: DAYS });
  if (!isReportPeriod(period)) return refuse('invalid_input', { field: ['from'] });
  const { from, to } = period;
  const rolls: Roll[] = [];
  // What ended before the first day was not owed on it, whenever that came to be known.
  const owed = loansInPages(tx, (loans) =>
    loans
      .where('start_date', '<=', from)
      .where((eb) =>
        eb.or([eb('status', 'in', [...OPEN_LOAN_STATUSES]), eb('status_since', '>=', endOfDay(addDays(from, -1)))]),
      ),
  );
  for await (const page of owed)
    for (const { positionOn } of page) {
      const roll = rollOf(positionOn(from), positionOn(to));
      if (roll) rolls.push(roll);
    }
  return ok({ from, to, moves: movesOf(rolls) });
});
