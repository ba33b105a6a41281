import { addDays, type PlainDate } from '@lender/calculator';
import { balancesOf, isLoanOpen } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { Services } from '../../../services.ts';
import { lockFreeClients } from '../../clients/index.ts';
import { type Difference, postDifferences } from '../../ledger/index.ts';
import {
  followPositions,
  type LoanKey,
  type LoanRecord,
  type LoanToClose,
  loansOfKeys,
  loansToClose,
  readLoans,
  type ServicedLoan,
} from '../../loans/index.ts';
import { eachLoan } from './each-loan.ts';

/**
 * Number of loans that are closed together; their clients wait for as long as that takes, a few hundredths of a second.
 */
const BATCH = 200;

/**
 * Books the charges that every open loan has earned, day by day, up to yesterday. It continues where it stopped: the
 * row of a loan holds the last day that is booked, and each day has a key of its own. No balance changes by it: what is
 * owed is known without any job.
 */
export async function closeDays(services: Services): Promise<void> {
  const { today } = await services.clock.business(services.db);
  const yesterday = addDays(today, -1);
  let after: LoanToClose | undefined;
  for (;;) {
    // A loan that fails is skipped until the next turn.
    const keys = await loansToClose(services.db, { yesterday, after, limit: BATCH });
    const left = await closeTogether(keys, yesterday, services);
    await eachLoan(left, (tx, loan) => closeLoans(tx, { records: [loan], yesterday }, services), services);
    after = keys.at(-1);
    if (keys.length < BATCH) return;
  }
}

/**
 * Closes loans in one transaction, which waits for no busy client.
 *
 * @returns the loans that are left: those whose client is busy, or all of them where one fails, since only closing each
 *   by itself shows which
 */
async function closeTogether(
  keys: readonly LoanKey[],
  yesterday: PlainDate,
  services: Services,
): Promise<readonly LoanKey[]> {
  try {
    return await inTransaction(services.db, async (tx) => {
      const free = await lockFreeClients(
        tx,
        keys.map(({ client_id }) => client_id),
      );
      const records = await loansOfKeys(
        tx,
        keys.filter(({ client_id }) => free.has(client_id)),
      );
      await closeLoans(tx, { records, yesterday }, services);
      return keys.filter(({ client_id }) => !free.has(client_id));
    });
  } catch {
    return keys;
  }
}

/** Closes loans whose clients are locked; leaves those that another process closed meanwhile as they are. */
async function closeLoans(
  tx: Tx,
  { records, yesterday }: { readonly records: readonly LoanRecord[]; readonly yesterday: PlainDate },
  services: Services,
): Promise<void> {
  const loans = await readLoans(
    tx,
    records.filter(({ status, booked_on }) => isLoanOpen(status) && booked_on !== null && booked_on < yesterday),
  );
  await postDifferences(
    tx,
    loans.flatMap((loan) => daysToBook(loan, yesterday)),
    services,
  );
  const all = loans.map(({ record: loan, positionOn }) => ({
    loan,
    position: positionOn(yesterday),
    actor: 'timer' as const,
    by: 'system',
  }));
  await followPositions(tx, { on: yesterday, all }, services);
}

function daysToBook({ record: loan, positionOn }: ServicedLoan, yesterday: PlainDate): Difference[] {
  const days: Difference[] = [];
  if (loan.booked_on === null) return days;
  for (let day = addDays(loan.booked_on, 1); day <= yesterday; day = addDays(day, 1)) {
    const key = `accrual:${loan.id}:${day}`;
    days.push({ loan, kind: 'accrual', key, businessDate: day, target: balancesOf(positionOn(day)) });
  }
  return days;
}
