import type { getRollReport, Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { ReportPeriod } from '../report-period.policy.ts';
import { owedInPages } from './owed-in-pages.ts';
import { movesOf, type Roll, rollOf } from './rolls.policy.ts';

/** Reads the lateness of the loans owed on the first day of a period, on that day and on the last. */
export async function readRolls(tx: Tx, { from, to }: ReportPeriod): Promise<Reply<typeof getRollReport>> {
  const rolls: Roll[] = [];
  for await (const page of owedInPages(tx, from))
    for (const { positionOn } of page) {
      const roll = rollOf(positionOn(from), positionOn(to));
      if (roll) rolls.push(roll);
    }
  return { from, to, moves: movesOf(rolls) };
}
