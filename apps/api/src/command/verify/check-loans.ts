import { balancesOf, LEDGER_ACCOUNTS } from '@lender/lending';
import { sql } from 'kysely';
import { batchesOf } from '../../kernel/database/batches-of.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { balancesByLoan } from '../../modules/ledger/index.ts';
import { isPaper, readLoans, type ServicedLoan } from '../../modules/loans/index.ts';
import { type Checked, findings } from './finding.ts';

/** Checks that each loan's books hold what its events amount to, replayed from the first. */
export async function checkLoans(tx: Tx): Promise<Checked> {
  const broken = findings();
  let loans = 0;
  const booked = sql<{ client_id: string; id: string }>`
    select client_id, id from loan where booked_on is not null order by client_id, id`;
  for await (const keys of batchesOf(tx, booked)) {
    loans += keys.length;
    for (const finding of await differing(tx, keys)) broken.add(finding);
  }
  return { looked: `loans: ${loans} with books`, broken: broken.all() };
}

async function differing(tx: Tx, keys: readonly { client_id: string; id: string }[]): Promise<readonly string[]> {
  const clientIds = keys.map(({ client_id }) => client_id);
  const records = await tx
    .selectFrom('loan')
    .selectAll()
    .where('client_id', 'in', clientIds)
    .where(
      'id',
      'in',
      keys.map(({ id }) => id),
    )
    .execute();
  const books = await balancesByLoan(tx, clientIds);
  const unreadable = records.filter((record) => !isPaper(record)).map(({ id }) => `loan ${id}: its terms are no offer`);
  const loans = await readLoans(tx, records.filter(isPaper));
  return [...unreadable, ...loans.flatMap((loan) => differences(loan, books.get(loan.record.id)))];
}

function differences({ record, positionOn }: ServicedLoan, books: Readonly<Record<string, number>> = {}): string[] {
  if (record.booked_on === null) return [];
  const target = balancesOf(positionOn(record.booked_on));
  return LEDGER_ACCOUNTS.filter((account) => (books[account] ?? 0) !== target[account]).map(
    (account) =>
      `loan ${record.id}: ${account} holds ${books[account] ?? 0} centavos, its events come to ${target[account]}`,
  );
}
