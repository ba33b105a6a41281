import { addDays, type PlainDate } from '@lender/calculator';
import { balancesOf, isLoanOpen, OPEN_LOAN_STATUSES } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { postDifference } from '../../ledger/index.ts';
import { followPosition, type LoanRecord, readLoan } from '../../loans/index.ts';
import { eachLoan, type LoanKey } from './each-loan.ts';

const BATCH = 200;

/**
 * Books what every open loan has earned, day by day, up to yesterday. It takes up where it was left: a loan's row says
 * up to which day its books go, and each day has a key of its own. Balances change nowhere by it: what is owed is known
 * without any job.
 */
export async function closeDays(services: Services): Promise<void> {
  const { today } = await services.clock.business(services.db);
  const yesterday = addDays(today, -1);
  let after: string | undefined;
  for (;;) {
    const keys = await loansToClose(services, { yesterday, after });
    await eachLoan(keys, (tx, loan) => closeLoan(tx, { loan, yesterday }, services), services);
    after = keys.at(-1)?.id;
    if (keys.length < BATCH) return;
  }
}

/** In the order of their ids, so that one which fails is passed over until the next turn. */
const loansToClose = (
  { db }: Services,
  { yesterday, after }: { yesterday: PlainDate; after: string | undefined },
): Promise<LoanKey[]> =>
  db
    .selectFrom('loan')
    .select(['client_id', 'id'])
    .where('status', 'in', [...OPEN_LOAN_STATUSES])
    .where('booked_on', '<', yesterday)
    .$if(after !== undefined, (loans) => loans.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(BATCH)
    .execute();

async function closeLoan(
  tx: Tx,
  { loan: record, yesterday }: { loan: LoanRecord; yesterday: PlainDate },
  services: Services,
): Promise<void> {
  if (!isLoanOpen(record.status) || record.booked_on === null || record.booked_on >= yesterday) return;
  const { positionOn } = await readLoan(tx, record);
  for (let day = addDays(record.booked_on, 1); day <= yesterday; day = addDays(day, 1)) {
    const target = balancesOf(positionOn(day));
    const key = `accrual:${record.id}:${day}`;
    await postDifference(tx, { loan: record, kind: 'accrual', key, businessDate: day, target }, services);
  }
  const position = positionOn(yesterday);
  await followPosition(tx, { loan: record, position, actor: 'timer', by: 'system' }, services);
}
