import type { PlainDate } from '@lender/calculator';
import type { getClientFile, Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import { paidOutLoans, readLoans } from '../../loans/index.ts';

/** Reads a client's loans with their position on a day, the newest first. */
export async function readLoansOf(
  tx: Tx,
  { clientId, today }: { readonly clientId: string; readonly today: PlainDate },
): Promise<Reply<typeof getClientFile>['loans']> {
  const loans = await readLoans(tx, await paidOutLoans(tx, clientId));
  return loans.toReversed().map(({ record, offer, positionOn }) => {
    const { outstandingCentavos, nextDue, daysLate, worstDaysLate } = positionOn(today);
    return {
      ...{ id: record.id, hashedId: record.hashed_id, status: record.status },
      principal: offer.principalCentavos,
      outstanding: outstandingCentavos,
      dueDate: nextDue?.date ?? null,
      ...{ daysLate, worstDaysLate },
    };
  });
}
