import { addDays } from '@lender/calculator';
import type { getRollReport, Reply } from '@lender/contract';
import { OPEN_LOAN_STATUSES } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { endOfDay } from '../../../kernel/end-of-day.ts';
import type { ReportPeriod } from '../report-period.policy.ts';
import { loansInPages } from './loans-in-pages.ts';
import { movesOf, type Roll, rollOf } from './rolls.policy.ts';

/** Reads the lateness of the loans owed on the first day of a period, on that day and on the last. */
export async function readRolls(tx: Tx, { from, to }: ReportPeriod): Promise<Reply<typeof getRollReport>> {
  const rolls: Roll[] = [];
  // A loan that ended before the first day was not owed on it, whenever that was reported.
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
  return { from, to, moves: movesOf(rolls) };
}
