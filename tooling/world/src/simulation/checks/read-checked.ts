import type { Db } from '@lender/api/kernel/database/database';
import { type LoanRecord, readLoans, type ServicedLoan } from '@lender/api/modules/loans';
import { sql } from 'kysely';
import type { LoanBalances } from './check-loan.ts';

export interface CheckedLoan {
  readonly loan: ServicedLoan;
  readonly booked: LoanBalances;
}

const BATCH = 200;

/** Reads signed loans by their ids, with all their events and their balances in the ledger. */
export async function* readChecked(db: Db, ids: readonly string[]): AsyncGenerator<CheckedLoan> {
  for (let at = 0; at < ids.length; at += BATCH) {
    const records = await db
      .selectFrom('loan')
      .selectAll()
      .where('id', 'in', ids.slice(at, at + BATCH))
      .where('terms', 'is not', null)
      .execute();
    const booked = await balancesOfLoans(db, records);
    for (const loan of await readLoans(db, records))
      yield { loan, booked: booked.get(loan.record.id) ?? new Map<string, number>() };
  }
}

/** Reads balances, summed from the lines by the database alone. */
async function balancesOfLoans(db: Db, records: readonly LoanRecord[]): Promise<Map<string, LoanBalances>> {
  const clients = records.map(({ client_id }) => client_id);
  const { rows } = await sql<{ loan_id: string; account: string; balance: string }>`
    select loan_id, account, sum(amount_centavos)::text as balance
    from ledger_entry join ledger_posting using (client_id)
    where entry_id = id and client_id = any(${clients}::uuid[]) and loan_id is not null
    group by loan_id, account`.execute(db);
  const grouped = Map.groupBy(rows, ({ loan_id }) => loan_id);
  return new Map(
    [...grouped].map(([id, own]) => [id, new Map(own.map(({ account, balance }) => [account, Number(balance)]))]),
  );
}
